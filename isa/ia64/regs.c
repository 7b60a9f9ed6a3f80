/* regs.c - the description of the Itanium for the engine (struct isa): registers by name, reset, program counter; also the functions of
 * ia64.h that a kernel uses. */
#include <stdlib.h>
#include <string.h>
#include "emu/engine/engine.h"
#include "isa/ia64/check.h"
#include "isa/ia64/emit.h"
#include "isa/ia64/ia64.h"
#include "isa/ia64/lower.h"
#include "isa/ia64/timing.h"

// clang-format off
#define UP_TO_15(X) \
    X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15)
#define FROM_16_TO_31(X) \
    X(16) X(17) X(18) X(19) X(20) X(21) X(22) X(23) X(24) X(25) X(26) X(27) X(28) X(29) X(30) X(31)
#define FROM_32_TO_63(X) \
    X(32) X(33) X(34) X(35) X(36) X(37) X(38) X(39) X(40) X(41) X(42) X(43) X(44) X(45) X(46) X(47) X(48) X(49) \
    X(50) X(51) X(52) X(53) X(54) X(55) X(56) X(57) X(58) X(59) X(60) X(61) X(62) X(63)
#define FROM_64_TO_127(X) \
    X(64) X(65) X(66) X(67) X(68) X(69) X(70) X(71) X(72) X(73) X(74) X(75) X(76) X(77) X(78) X(79) X(80) \
    X(81) X(82) X(83) X(84) X(85) X(86) X(87) X(88) X(89) X(90) X(91) X(92) X(93) X(94) X(95) X(96) X(97) \
    X(98) X(99) X(100) X(101) X(102) X(103) X(104) X(105) X(106) X(107) X(108) X(109) X(110) X(111) X(112) \
    X(113) X(114) X(115) X(116) X(117) X(118) X(119) X(120) X(121) X(122) X(123) X(124) X(125) X(126) X(127)
// clang-format on
#define UP_TO_31(X)       UP_TO_15(X) FROM_16_TO_31(X)
#define FROM_32_TO_127(X) FROM_32_TO_63(X) FROM_64_TO_127(X)
#define UP_TO_127(X)      UP_TO_31(X) FROM_32_TO_127(X)

/* Numbers of GDB's ia64 target: r0 is 0, f0 128, p0 256, b0 320, ip 331, psr 332, cfm 333, ar0 334, nat0 462. */
enum { GDB_IP = 331, GDB_PSR, GDB_CFM, GDB_AR0 };

enum computed {
    REG_IP,
    REG_RI,
    REG_CFM,
    REG_PSR_UM,
    REG_PR,
    REG_STRICT,
    REG_NDIRTY,
    REG_BSP,
    REG_BSPSTORE,
    REG_FPSR,
    REG_LC,
    REG_EC,
    REG_NAT0,
    REG_F0_SIG = REG_NAT0 + 128,
    REG_P16 = REG_F0_SIG + 256,
    REG_R32 = REG_P16 + 48
};

// clang-format off
#define COMPUTED(name, width, gdb) {name, width, gdb, CPU_REG_COMPUTED}
#define AR(name, number, slot) {"ar." name, 64, GDB_AR0 + (number), slot}
// clang-format on

static const struct cpu_reg registers[] = {
    /* computed registers first, in the order of enum computed */
    COMPUTED("ip", 64, GDB_IP),
    COMPUTED("ri", 2, -1),
    COMPUTED("cfm", 38, GDB_CFM),
    COMPUTED("psr.um", 6, GDB_PSR),
    COMPUTED("pr", 64, 330),
    COMPUTED("strict_alignment", 1, -1),
    COMPUTED("ndirty", 7, -1),
    COMPUTED("ar.bsp", 64, GDB_AR0 + 17),
    COMPUTED("ar.bspstore", 64, GDB_AR0 + 18),
    COMPUTED("ar.fpsr", 64, GDB_AR0 + 40),
    COMPUTED("ar.lc", 64, GDB_AR0 + 65),
    COMPUTED("ar.ec", 64, GDB_AR0 + 66),
#define X(n) COMPUTED("r" #n ".nat", 1, 462 + (n)),
    UP_TO_127(X)
#undef X
#define X(n) COMPUTED("f" #n ".sig", 64, 128 + (n)), COMPUTED("f" #n ".exp", 18, -1),
        UP_TO_127(X)
#undef X
#define X(n) COMPUTED("p" #n, 1, 256 + (n)),
    // clang-format off
    FROM_16_TO_31(X) FROM_32_TO_63(X)
#undef X
#define X(n) COMPUTED("r" #n, 64, n),
    FROM_32_TO_127(X)
#undef X
#define X(n) {"r" #n, 64, n, S_GR + (n)},
    UP_TO_31(X)
#undef X
#define X(n) {"p" #n, 1, 256 + (n), S_PR + (n)},
    UP_TO_15(X)
#undef X
#define X(n) {"b" #n, 64, 320 + (n), S_BR + (n)},
    X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7)
#undef X
#define X(n) AR("k" #n, n, S_K0 + (n)),
    X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7)
#undef X
    AR("rsc", 16, S_RSC), AR("rnat", 19, S_RNAT),
    AR("fcr", 21, S_FCR), AR("eflag", 24, S_EFLAG), AR("csd", 25, S_CSD), AR("ssd", 26, S_SSD),
    AR("cflg", 27, S_CFLG), AR("fsr", 28, S_FSR), AR("fir", 29, S_FIR), AR("fdr", 30, S_FDR), AR("ccv", 32, S_CCV),
    AR("unat", 36, S_UNAT), AR("pfs", 64, S_PFS),
    // clang-format on
    {"isr", 64, -1, S_ISR},
};

static uint64_t mode(struct cpu *c)
{
    return cpu_slots(c)[S_MODE];
}

/* Applies completed iterations of an unrolled loop, so that registers have their architectural values. */
static void settle(struct cpu *c)
{
    apply_iterations_now(c, mode_sor(mode(c)));
}

static uint64_t reg_get(struct cpu *c, int reg)
{
    uint64_t *s = cpu_slots(c);
    settle(c);
    switch (reg) {
    case REG_IP: return s[S_PC] & ~15ull;
    case REG_RI: return s[S_PC] & 3;
    case REG_CFM: return cfm_of(s, mode(c));
    case REG_PSR_UM: return (mode(c) & MODE_BE ? 2u : 0u) | s[S_UP] << 2 | (mode(c) & MODE_AC ? 8u : 0u) | s[S_MFL] << 4 | s[S_MFH] << 5;
    case REG_PR: return predicates_get(s);
    case REG_STRICT: return (mode(c) & MODE_STRICT) != 0;
    case REG_NDIRTY: return rse_dirty(c);
    case REG_BSP: return rse_bsp(c);
    case REG_BSPSTORE: return s[S_BSPSTORE];
    case REG_FPSR: return s[S_FPSR];
    case REG_LC: return s[S_LC];
    case REG_EC: return s[S_EC];
    default: break;
    }
    if (reg < REG_F0_SIG)
        return get_nat(s, (unsigned)(reg - REG_NAT0));
    if (reg >= REG_R32) {
        gr_to_name_order(c, mode_sor(mode(c)));
        cpu_set_window(c, false);
        return s[S_GR + 32 + (reg - REG_R32)];
    }
    if (reg >= REG_P16)
        return get_pr(s, (unsigned)(reg - REG_P16) + 16);
    rotate_pending_fr(s);
    struct ia64_fr f = get_fr(s, (unsigned)(reg - REG_F0_SIG) / 2);
    return (reg - REG_F0_SIG) & 1 ? f.exp : f.sig;
}

static void set_mode_bit(uint64_t *s, uint64_t bit, bool on)
{
    s[S_MODE] = on ? s[S_MODE] | bit : s[S_MODE] & ~bit;
}

static void set_um(uint64_t *s, uint64_t um)
{
    set_mode_bit(s, MODE_BE, um & 2);
    set_mode_bit(s, MODE_AC, um & 8);
    s[S_UP] = um >> 2 & 1;
    s[S_MFL] = um >> 4 & 1;
    s[S_MFH] = um >> 5 & 1;
}

/* Sets the significand (even parts) or the exponent (odd parts) of a floating-point register. f0 and f1 are constant. */
static void set_fr_part(uint64_t *s, unsigned part, uint64_t value)
{
    rotate_pending_fr(s);
    if (part < 4)
        return;
    struct ia64_fr f = get_fr(s, part / 2);
    put_fr(s, part / 2, part & 1 ? (struct ia64_fr){f.sig, value & 0x3ffff} : (struct ia64_fr){value, f.exp});
}

static void reg_set(struct cpu *c, int reg, uint64_t value)
{
    uint64_t *s = cpu_slots(c);
    settle(c);
    switch (reg) {
    case REG_IP: s[S_PC] = (value & ~15ull) | (s[S_PC] & 3); break;
    case REG_RI: s[S_PC] = (s[S_PC] & ~15ull) | (value % 3); break;
    case REG_CFM: ia64_set_cfm(c, value); break;
    case REG_PSR_UM: set_um(s, value); break;
    case REG_PR: predicates_set(s, value, ~1ull); break;
    case REG_STRICT: set_mode_bit(s, MODE_STRICT, value); break;
    case REG_NDIRTY: break;
    case REG_BSP: ia64_set_backing_store(c, value); break;
    case REG_BSPSTORE: rse_set_bspstore(c, value); break;
    case REG_FPSR:
        ia64_flags_change(c, value);
        s[S_FPSR] = value;
        s[S_MODE] = mode_of_fpsr(s[S_MODE], value);
        break;
    case REG_LC: s[S_LC] = value; break;
    case REG_EC: s[S_EC] = value & 63; break;
    default:
        if (reg >= REG_R32) {
            gr_to_name_order(c, mode_sor(mode(c)));
            cpu_set_window(c, false);
            s[S_GR + 32 + (reg - REG_R32)] = value;
            break;
        }
        if (reg >= REG_P16) {
            put_pr(s, (unsigned)(reg - REG_P16) + 16, value & 1);
            break;
        }
        if (reg >= REG_F0_SIG) {
            set_fr_part(s, (unsigned)(reg - REG_F0_SIG), value);
            break;
        }
        if (reg != REG_NAT0)
            put_nat(s, (unsigned)(reg - REG_NAT0), value);
        s[S_MODE] = mode_with_nats(c, s[S_MODE]);
    }
}

void ia64_call_registers(struct cpu *c, uint64_t *number, uint64_t args[8])
{
    const uint64_t *s = cpu_slots(c);
    unsigned frame = mode_sof(mode(c)), locals = mode_sol(mode(c)), outputs = frame - locals;
    settle(c);
    gr_to_name_order(c, mode_sor(mode(c)));
    const uint64_t *out = (cpu_window(c)->inside ? cpu_window(c)->at : s + S_GR + 32) + locals;
    *number = s[S_GR + 15];
    for (unsigned i = 0; i < 8; i++)
        args[i] = i < outputs ? out[i] : 0;
}

void ia64_set_results(struct cpu *c, uint64_t r8, uint64_t r10)
{
    uint64_t *s = cpu_slots(c);
    s[S_GR + 8] = r8;
    s[S_GR + 10] = r10;
    put_nat(s, 8, false);
    put_nat(s, 10, false);
    s[S_MODE] = mode_with_nats(c, s[S_MODE]);
}

void ia64_get_frs(struct cpu *c, unsigned first, unsigned n, uint64_t (*out)[2])
{
    uint64_t *s = cpu_slots(c);
    settle(c);
    rotate_pending_fr(s);
    for (unsigned k = 0; k < n; k++) {
        struct ia64_fr f = get_fr(s, first + k);
        out[k][0] = f.sig;
        out[k][1] = f.exp;
    }
}

void ia64_set_frs(struct cpu *c, unsigned first, unsigned n, uint64_t (*from)[2])
{
    uint64_t *s = cpu_slots(c);
    settle(c);
    rotate_pending_fr(s);
    for (unsigned k = 0; k < n; k++)
        if (first + k > 1)
            put_fr(s, first + k, (struct ia64_fr){from[k][0], from[k][1] & 0x3ffff});
}

void ia64_set_cfm(struct cpu *c, uint64_t cfm)
{
    uint64_t *s = cpu_slots(c);
    settle(c);
    clear_rrb(c, mode_sor(mode(c)));
    if (!frame_possible(cfm))
        cfm = 0;
    rse_make_room(c, cfm & 127);
    s[S_MODE] = mode_with_frame(mode(c), cfm);
    set_rrb(c, cfm);
}

bool ia64_rse_flush(struct cpu *c)
{
    return rse_flush(c);
}

uint64_t ia64_cover(struct cpu *c)
{
    settle(c);
    uint64_t cfm = cfm_of(cpu_slots(c), mode(c));
    cpu_slots(c)[S_MODE] = rse_cover(c, mode(c));
    return cfm;
}

void ia64_set_backing_store(struct cpu *c, uint64_t address)
{
    rse_forget(c);
    rse_set_bspstore(c, address);
}

bool ia64_store_elsewhere(struct cpu *c, uint64_t address)
{
    rse_set_bspstore(c, address);
    cpu_slots(c)[S_RNAT] = 0;
    return rse_flush(c);
}

bool ia64_reload_from_elsewhere(struct cpu *c, uint64_t bytes, uint64_t bsp)
{
    uint64_t *s = cpu_slots(c), rsc = s[S_RSC];
    s[S_RSC] = (rsc & ~(0x3fffull << 16)) | (bytes & 0x3fff) << 16;
    bool ok = rse_loadrs(c);
    s[S_RSC] = rsc;
    if (ok)
        rse_set_bspstore(c, rse_skip(bsp, -(int64_t)rse_dirty(c)));
    return ok;
}

void ia64_uncover(struct cpu *c, uint64_t cfm)
{
    settle(c);
    cpu_slots(c)[S_MODE] = rse_uncover(c, mode(c), cfm);
}

static void reset(struct cpu *c)
{
    uint64_t *s = cpu_slots(c);
    memset(s, 0, S_COUNT * sizeof *s);
    memset(ia64_state(c), 0, sizeof(struct ia64_state));
    rse_reset(c);
    alat_clear(c);
    s[S_PR] = 1;
    put_fr(s, 0, IA64_FR_ZERO);
    put_fr(s, 1, IA64_FR_ONE);
    s[S_FPSR] = 0x9804c0270033f; /* Linux: traps disabled; sf1 with wide-range exponent; sf2 and sf3 with td set */
    s[S_RSC] = 3 << 2 | 3;       /* eager, privilege 3 */
    s[S_UP] = 0;
    s[S_MODE] = mode_of_fpsr(0, s[S_FPSR]);
}

static uint64_t pc_get(const struct cpu *c)
{
    return cpu_slots((struct cpu *)c)[S_PC] & ~15ull;
}

static void pc_set(struct cpu *c, uint64_t pc)
{
    cpu_slots(c)[S_PC] = pc & ~15ull;
}

static unsigned timing_insn(uint64_t va, const uint8_t *code, struct timing_insn *out)
{
    struct ia64_bundle b;
    unsigned slot = va & 15;
    ia64_bundle_read(&b, code);
    if (slot == 1 && b.tmpl->unit[1] == IA64_L)
        return ia64_timing_insn(&b, slot, out), 15;
    ia64_timing_insn(&b, slot, out);
    return slot == 2 ? 14 : 1;
}

static uint64_t timing_word(uint64_t va, const uint8_t *code)
{
    struct ia64_bundle b;
    struct ia64_insn i;
    unsigned slot = va & 15;
    ia64_bundle_read(&b, code);
    return ia64_timing_word(&b, slot, slot < 3 && ia64_decode(&b, slot, &i) ? &i : NULL);
}

/* The registers that GCC's code names most often, in that order. */
static const uint16_t hot_slots[] = {S_GR + 14, S_PR + 6, S_PR + 7, S_GR + 15, S_GR + 16, S_GR + 8, S_GR + 32, S_GR + 12};

static bool group_broken(void *state, struct cpu *c, char *text, size_t cap)
{
    return ia64_group_check(state, c, text, cap);
}

static const struct ir_isa ir = {
    .nslots = S_COUNT,
    .pc_slot = S_PC,
    .mode_slot = S_MODE,
    .bundles = true,
    .isr_slot = S_ISR,
    .local_slots = {S_FR, S_FPSR},
    .cold_slots = {S_ITERATIONS, S_ITERATIONS},
    .usual_region = 3, /* Linux: data, heap, stacks */
    .hot_slots = hot_slots,
    .nhot_slots = sizeof hot_slots / sizeof *hot_slots,
    .window = {.first = S_GR + 32,
               .count = RSE_PHYSICAL,
               .stack_at = offsetof(struct ia64_state, stack),
               .beside_at = offsetof(struct ia64_state, beside),
               .stack_size = RSE_STACK},
    .state_size = sizeof(struct ia64_state),
    .reset = reset,
    .translate = ia64_translate,
    .reg_get = reg_get,
    .reg_set = reg_set,
    .pc_get = pc_get,
    .pc_set = pc_set,
    .timing = {.word = timing_word, .rotating = mode_sor},
    .transfers = {.slot = S_TRANSFER, .shift = 2, .link = 16, .sp_slot = S_GR + 12, .bsp = rse_position, .x64_bsp = IA64_EMIT(position)},
};

/* ---- the register stack as memory -------------------------------------------------------------- */

/* The word of the backing store at `at`, which is a register's or a NaT collection's. */
static uint64_t stacked_get(struct cpu *c, uint64_t at)
{
    uint64_t bsp = rse_bsp(c);
    if (rse_is_collection(at))
        return cpu_slots(c)[S_RNAT];
    if (at < bsp)
        return *rse_register(c, rse_registers_between(at, bsp));
    return reg_get(c, (int)(REG_R32 + rse_registers_between(bsp, at)));
}

static void stacked_set(struct cpu *c, uint64_t at, uint64_t value)
{
    uint64_t bsp = rse_bsp(c);
    if (rse_is_collection(at))
        cpu_slots(c)[S_RNAT] = value;
    else if (at < bsp)
        *rse_register(c, rse_registers_between(at, bsp)) = value;
    else
        reg_set(c, (int)(REG_R32 + rse_registers_between(bsp, at)), value);
}

/* Registers of the current frame and dirty ones: a debugger reads r32 on in the backing store, which ends where it would if the frame were
 * stored. */
static void cached_memory(struct cpu *c, uint64_t va, uint8_t *bytes, size_t len, bool set)
{
    settle(c);
    uint64_t bsp = rse_bsp(c), end = rse_skip(bsp, mode_sof(mode(c))), first = rse_skip(bsp, -(int64_t)(set ? rse_below(c) : rse_dirty(c)));
    for (uint64_t at = va & ~7ull; at - (va & ~7ull) < len + (va & 7); at += 8) {
        if (at < first || at >= end)
            continue;
        uint64_t word = stacked_get(c, at);
        for (unsigned k = 0; k < 8; k++) {
            if (at + k - va >= len)
                continue;
            if (set)
                word = (word & ~(0xffull << 8 * k)) | (uint64_t)bytes[at + k - va] << 8 * k;
            else
                bytes[at + k - va] = (uint8_t)(word >> 8 * k);
        }
        if (set)
            stacked_set(c, at, word);
    }
}

/* ---- GDB ------------------------------------------------------------------------------------------ */

enum { GDB_BSP = GDB_AR0 + 17, GDB_BSPSTORE, PSR_RI_SHIFT = 41 };

/* Where the backing store would end if the frame were stored, as it is when a real kernel has stopped the thread. */
static uint64_t gdb_bsp(struct cpu *c)
{
    return rse_skip(rse_bsp(c), mode_sof(mode(c)));
}

/* The frame becomes that of cfm, with the registers in memory below `end`. */
static void set_frame(struct cpu *c, uint64_t end, uint64_t cfm)
{
    ia64_cover(c);
    if (!ia64_rse_flush(c))
        return;
    ia64_set_backing_store(c, end);
    ia64_uncover(c, cfm);
}

static bool gdb_get(struct cpu *c, unsigned n, uint64_t *value)
{
    if (n == GDB_PSR)
        *value = reg_get(c, REG_PSR_UM) | reg_get(c, REG_RI) << PSR_RI_SHIFT;
    else if (n == GDB_BSP)
        *value = gdb_bsp(c);
    return n == GDB_PSR || n == GDB_BSP;
}

/* r32 on are written in memory; ar.bspstore follows from ar.bsp. */
static bool gdb_set(struct cpu *c, unsigned n, uint64_t value)
{
    settle(c);
    if (n == GDB_BSPSTORE || (n >= 32 && n < 128))
        return true;
    if (n == GDB_PSR) {
        reg_set(c, REG_PSR_UM, value & 63);
        reg_set(c, REG_RI, value >> PSR_RI_SHIFT & 3);
    } else if (n == GDB_BSP && value != gdb_bsp(c)) {
        set_frame(c, value & ~7ull, cfm_of(cpu_slots(c), mode(c)));
    } else if (n == GDB_CFM && value != cfm_of(cpu_slots(c), mode(c))) {
        set_frame(c, gdb_bsp(c), value);
    }
    return n == GDB_PSR || n == GDB_BSP || n == GDB_CFM;
}

/* The layout of GDB's own: ia64-tdep.c. */
static const struct isa_gdb gdb = {.architecture = "ia64-elf64",
                                   .registers =
                                       "r* 0-127:64 f* 0-127:128 p* 0-63:64 b* 0-7:64 x* 328-329:64 pr:64 ip:64 psr:64 cfm:64 ar* 0-127:64",
                                   .get = gdb_get,
                                   .set = gdb_set};

const struct isa ia64_isa = {
    .name = "ia64",
    .long_name = "Itanium",
    .elf_machine = 50,
    .big_endian = false,
    .long_bits = 64,
    .sample_bytes = 16,
    .sample_unit = "bundle",
    .space = {.page_shift = 14, .low_bits = 36, .region_bits = 3},
    .cross_roots = (const char *const[]){"/usr/lib/ia64-linux-gnu-toolchain/ia64-linux-gnu/sysroot", "/usr/ia64-linux-gnu", NULL},
    .regs = registers,
    .nregs = sizeof registers / sizeof *registers,
    .cpu = &engine_ops,
    .ir = &ir,
    .disassemble = ia64_disassemble,
    .assembler = &ia64_assembler,
    .explain = ia64_explain,
    .encoding = ia64_encoding,
    .timing = {.model = ia64_timing_model, .text = ia64_timing_text, .insn = timing_insn, .reg_name = ia64_timing_reg_name},
    .unwind =
        {.section = ".IA_64.unwind", .innermost = ia64_innermost, .caller = ia64_caller, .stub = ia64_stub, .range = ia64_function_range},
    .check = {.state_size = sizeof(struct ia64_group_check), .broken = group_broken},
    .debug = {.cached_memory = cached_memory},
    .gdb = &gdb,
};
