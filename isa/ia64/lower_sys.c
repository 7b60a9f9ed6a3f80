/* lower_sys.c - application registers, the user mask, breaks, probes, cache control, CPUID, and privileged instructions. */
#include "isa/ia64/lower.h"

SEM(nop)
{
}
SEM(srlz_i)
{
}
SEM(priv)
{
    ia64_trap(t, VECTOR_GENERAL, CODE_PRIVILEGED);
}
/* The insertion of translations is illegal while psr.ic is 1, as it is for users. */
SEM(priv_ic)
{
    ia64_illegal(t);
}
SEM(priv_tak)
{
    ia64_trap(t, VECTOR_GENERAL, CODE_PRIVILEGED | CODE_TAK);
}

/* Returns whether a control register does not exist, cannot be written, or belongs to interruptions and psr.ic is 1. */
static bool cr_illegal(unsigned cr, bool written)
{
    switch (cr) {
    case 0: /* dcr, itm, iva, pta, lid, tpr, eoi */
    case 1:
    case 2:
    case 8:
    case 64:
    case 66:
    case 67:
    case 72: /* itv, pmv, cmcv, lrr0, lrr1 */
    case 73:
    case 74:
    case 80:
    case 81: return false;
    default: return written || !(cr == 65 || (cr >= 68 && cr <= 71)); /* ivr, irr0 to irr3 */
    }
}

SEM(priv_to_cr)
{
    if (cr_illegal((unsigned)OPERAND(cr3), true))
        ia64_illegal(t);
    else
        ia64_trap(t, VECTOR_GENERAL, CODE_PRIVILEGED);
}
SEM(priv_from_cr)
{
    if (cr_illegal((unsigned)OPERAND(cr3), false))
        ia64_illegal(t);
    else
        ia64_trap(t, VECTOR_GENERAL, CODE_PRIVILEGED);
}

/* epc raises the privilege level only on pages that the kernel marks for it. Elsewhere it only checks that ar.pfs was not written by
 * more privileged code. */
SEM(epc)
{
    ir_label fine = ir_skip_if_nonzero(b, ir_eqi(b, ir_extract(b, ir_get(b, S_PFS), 62, 2), 3));
    ia64_illegal(t);
    t->ended = false;
    ir_land(b, fine);
}

/* ---- break ---- */

enum { BREAK_SYSCALL = 0x100000 };

SEM(brk)
{
    uint64_t imm = i->line->unit == IA64_X ? (uint64_t)OPERAND(immu62) : (uint64_t)OPERAND(immu21);
    imm &= 0x1fffff; /* of break.x cr.iim gets as many bits as of the others */
    if (i->line->unit == IA64_B)
        imm = 0; /* of break.b none */
    if (imm == BREAK_SYSCALL) {
        if (t->mode & MODE_ALAT) { /* a cheap place to leave the mode when the ALAT is empty */
            ir_label some = ir_skip_if_nonzero(b, ir_get(b, S_ALAT_COUNT));
            ir_stop_after(b, CPU_SYSCALL, imm, t->next, t->mode & ~(uint64_t)MODE_ALAT);
            ir_land(b, some);
        }
        ir_stop_after(b, CPU_SYSCALL, imm, t->next, t->mode);
    } else {
        ir_set_const(b, S_ISR, 0);
        ir_trap(b, VECTOR_BREAK, imm);
    }
    t->ended = true;
}

/* ---- application registers ---- */

enum ar {
    AR_K0,
    AR_K7 = 7,
    AR_RSC = 16,
    AR_BSP,
    AR_BSPSTORE,
    AR_RNAT,
    AR_FCR = 21,
    AR_EFLAG = 24,
    AR_CSD,
    AR_SSD,
    AR_CFLG,
    AR_FSR,
    AR_FIR,
    AR_FDR,
    AR_CCV = 32,
    AR_UNAT = 36,
    AR_FPSR = 40,
    AR_ITC = 44,
    AR_RUC,
    AR_PFS = 64,
    AR_LC,
    AR_EC
};

/* Returns the slot of an application register, or 0. */
static unsigned ar_slot(unsigned ar)
{
    if (ar <= AR_K7)
        return S_K0 + ar;
    switch (ar) {
    case AR_RSC: return S_RSC;
    case AR_BSPSTORE: return S_BSPSTORE;
    case AR_RNAT: return S_RNAT;
    case AR_FCR: return S_FCR;
    case AR_EFLAG: return S_EFLAG;
    case AR_CSD: return S_CSD;
    case AR_SSD: return S_SSD;
    case AR_CFLG: return S_CFLG;
    case AR_FSR: return S_FSR;
    case AR_FIR: return S_FIR;
    case AR_FDR: return S_FDR;
    case AR_CCV: return S_CCV;
    case AR_UNAT: return S_UNAT;
    case AR_FPSR: return S_FPSR;
    case AR_PFS: return S_PFS;
    case AR_LC: return S_LC;
    case AR_EC: return S_EC;
    default: return 0;
    }
}

static bool ar_ignored(unsigned ar)
{
    return (ar >= 48 && ar <= 63) || ar >= 112;
}

/* Returns whether i's unit may access the application register: M for 0 to 63, I for the others, both for ignored ones. */
static bool ar_in_unit(const struct ia64_insn *i, unsigned ar)
{
    bool either = ar_ignored(ar);
    return either || (i->line->unit == IA64_M) == (ar < 64);
}

/* Accesses to ar.bspstore and ar.rnat are illegal unless the RSE is in enforced lazy mode. */
static uint64_t do_need_lazy(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    (void)x, (void)y, (void)z;
    if (cpu_slots(c)[S_RSC] & 3)
        ia64_raise_trap(c, VECTOR_GENERAL, CODE_ILLEGAL);
    return 0;
}

static void need_lazy(struct translation *t, unsigned ar)
{
    val none = ir_const(t->b, 0);
    if (ar == AR_BSPSTORE || ar == AR_RNAT)
        ir_call(t->b, do_need_lazy, IR_CALL_READS | IR_CALL_MAY_STOP, none, none, none);
}

static uint64_t do_bsp(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    (void)x, (void)y, (void)z;
    return rse_bsp(c);
}

SEM(mov_from_ar)
{
    unsigned ar = (unsigned)OPERAND(ar3), slot = ar_slot(ar);
    if (!ar_in_unit(i, ar) || (!slot && ar != AR_BSP && ar != AR_ITC && ar != AR_RUC && !ar_ignored(ar))) {
        ia64_illegal(t);
        return;
    }
    need_lazy(t, ar);
    if (ar == AR_BSP) {
        val none = ir_const(b, 0);
        set_gr(t, R1, ir_call(b, do_bsp, IR_CALL_READS, none, none, none));
        return;
    }
    set_gr(t, R1, ar == AR_ITC || ar == AR_RUC ? ir_cycles(b) : slot ? ir_get(b, slot) : ir_const(b, 0));
}

static uint64_t do_set_bspstore(struct cpu *c, uint64_t value, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    rse_set_bspstore(c, value);
    return 0;
}

/* Raises a Reserved Register/Field fault if a bit of mask is set in v. */
static void check_reserved(struct translation *t, val v, uint64_t mask)
{
    ir_label fine = ir_skip_if_zero(t->b, ir_andi(t->b, v, mask));
    ia64_trap(t, VECTOR_GENERAL, CODE_RESERVED);
    t->ended = false;
    ir_land(t->b, fine);
}

static uint64_t do_check_fpsr(struct cpu *c, uint64_t value, uint64_t mode, uint64_t z)
{
    (void)z;
    if (ia64_fpsr_reserved(value))
        ia64_raise_trap(c, VECTOR_GENERAL, CODE_RESERVED);
    else
        ia64_flags_change(c, value);
    return mode_of_fpsr(mode, value);
}

static void set_fpsr(struct translation *t, val v)
{
    struct ir_builder *b = t->b;
    val mode = ir_call(b, do_check_fpsr, IR_CALL_READS | IR_CALL_MAY_STOP, v, ir_const(b, t->mode), ir_const(b, 0));
    ir_set(b, S_FPSR, v);
    ir_goto_dyn_mode(b, ir_const(b, t->next), mode);
    t->ended = true;
}

SEM(mov_to_ar)
{
    unsigned ar = (unsigned)OPERAND(ar3), slot = ar_slot(ar);
    bool immediate = true;
    for (unsigned k = 0; k < i->line->nuses; k++)
        immediate = immediate && i->line->uses[k].operand != IA64_OP_r2;
    val v = immediate ? ir_const(b, (uint64_t)OPERAND(imm8)) : gr(t, R2);

    if (!ar_in_unit(i, ar) || ar == AR_BSP || (!slot && ar != AR_ITC && ar != AR_RUC && !ar_ignored(ar))) {
        ia64_illegal(t);
        return;
    }
    if (ar <= AR_K7 || ar == AR_ITC || ar == AR_RUC) {
        ia64_trap(t, VECTOR_GENERAL, CODE_PRIVILEGED_REGISTER);
        return;
    }
    need_lazy(t, ar);
    switch (ar) {
    case AR_BSPSTORE: ir_call(b, do_set_bspstore, IR_CALL_READS | IR_CALL_WRITES, v, ir_const(b, 0), ir_const(b, 0)); break;
    case AR_RSC: /* pl cannot be raised above the current privilege level 3 */
        check_reserved(t, v, ~0x3fff001full);
        ir_set(b, S_RSC, ir_ori(b, v, 3 << 2));
        break;
    case AR_PFS: /* pfm 37:0, pec 57:52, ppl 63:62 */
        check_reserved(t, v, 0x3c0fffc000000000);
        ir_set(b, S_PFS, v);
        break;
    case AR_EC:
        t->loop_follows = true;
        ir_set(b, S_EC, ir_andi(b, v, 63));
        break;
    case AR_FPSR: set_fpsr(t, v); break;
    default:
        if (slot)
            ir_set(b, slot, v);
    }
}

/* ---- user mask: bits 1 be, 2 up, 3 ac, 4 mfl, 5 mfh ---- */

/* As under Linux psr.sp is 1, so users cannot change up. */
enum { UM_BE = 2, UM_AC = 8, UM_MFL = 16, UM_MFH = 32, UM_ALL = 62 };

static void change_um(struct translation *t, uint64_t mask, bool on)
{
    struct ir_builder *b = t->b;
    uint64_t bits = (mask & UM_BE ? MODE_BE : 0) | (mask & UM_AC ? MODE_AC : 0), before = t->mode;

    if (mask & ~(uint64_t)UM_ALL) {
        ia64_trap(t, VECTOR_GENERAL, CODE_RESERVED);
        return;
    }
    if (mask & UM_MFL)
        ir_set_const(b, S_MFL, on);
    if (mask & UM_MFH)
        ir_set_const(b, S_MFH, on);
    t->low_written = t->high_written = false;
    t->mode = on ? t->mode | bits : t->mode & ~bits;
    if (t->mode != before)
        go_on(t);
}

// clang-format off
SEM(sum) { change_um(t, (uint64_t)OPERAND(immu24), true); }
SEM(rum) { change_um(t, (uint64_t)OPERAND(immu24), false); }

SEM(mov_from_um)
// clang-format on
{
    uint64_t fixed = (t->mode & MODE_BE ? UM_BE : 0) | (t->mode & MODE_AC ? UM_AC : 0);
    val v = ir_deposit(b, ir_const(b, fixed), ir_get(b, S_UP), 2, 1);
    v = ir_deposit(b, v, ir_get(b, S_MFL), 4, 1);
    set_gr(t, R1, ir_deposit(b, v, ir_get(b, S_MFH), 5, 1));
}

static uint64_t do_set_um(struct cpu *c, uint64_t value, uint64_t mode, uint64_t z)
{
    uint64_t *s = cpu_slots(c);
    (void)z;
    s[S_MFL] = (value & UM_MFL) != 0;
    s[S_MFH] = (value & UM_MFH) != 0;
    mode &= ~(uint64_t)(MODE_BE | MODE_AC);
    return mode | (value & UM_BE ? MODE_BE : 0) | (value & UM_AC ? MODE_AC : 0);
}

SEM(mov_to_um)
{
    val v = gr(t, R2);
    check_reserved(t, v, ~(uint64_t)UM_ALL);
    val mode = ir_call(b, do_set_um, IR_CALL_READS | IR_CALL_WRITES, v, ir_const(b, t->mode), ir_const(b, 0));
    ir_goto_dyn_mode(b, ir_const(b, t->next), mode);
    t->ended = true;
}

/* ---- probes and caches ---- */

/* Returns whether the page allows the access. what: 1 read, 2 write, 3 both. */
static bool allowed(struct cpu *c, uint64_t address, unsigned what)
{
    struct space *s = cpu_space(c);
    return (!(what & 1) || mem_host(s, address, MEM_R) || mem_fault(s, address, 1, MEM_READ) == MEM_OK) &&
           (!(what & 2) || mem_host(s, address, MEM_W) || mem_fault(s, address, 1, MEM_WRITE) == MEM_OK);
}

static uint64_t do_probe(struct cpu *c, uint64_t address, uint64_t what, uint64_t z)
{
    (void)z;
    return allowed(c, address, (unsigned)what);
}

static uint64_t do_probe_fault(struct cpu *c, uint64_t address, uint64_t what, uint64_t z)
{
    (void)z;
    if (allowed(c, address, (unsigned)what))
        return 0;
    enum mem_access access = what & 1 && !allowed(c, address, 1) ? MEM_READ : MEM_WRITE;
    cpu_raise(c,
              &(struct cpu_stop){
                  .reason = CPU_FAULT, .addr = address, .access = access, .size = 1, .fault = mem_fault(cpu_space(c), address, 1, access)});
    return 0;
}

SEM(probe)
{
    val what = ir_const(b, COMPLETER(rw) ? 2 : 1);
    set_gr(t, R1, ir_call(b, do_probe, IR_CALL_READS, gr(t, R3), what, ir_const(b, 0)));
}

SEM(probe_fault)
{
    static const uint8_t whats[] = {0, 3, 1, 2}; /* x6 0x31 rw, 0x32 r, 0x33 w */
    val what = ir_const(b, whats[i->x >> 27 & 3]);
    ir_call(b, do_probe_fault, IR_CALL_READS | IR_CALL_MAY_STOP, gr(t, R3), what, ir_const(b, 0));
}

/* Stores to translated code discard it when they execute, so flushing a line only has to check that the page is readable. */
SEM(fc)
{
    ir_call(b, do_probe_fault, IR_CALL_READS | IR_CALL_MAY_STOP, gr(t, R3), ir_const(b, 1), ir_const(b, 0));
}

/* thash works at any privilege level. Without a page table its result is arbitrary. */
// clang-format off
SEM(thash) { set_gr(t, R1, ir_const(b, 0)); }
SEM(mov_from_dahr) { set_gr(t, R1, ir_const(b, 0)); }
SEM(mov_from_pmd) { set_gr(t, R1, ir_const(b, 0)); }
// clang-format on

/* Returns a CPUID register: those of a Madison, with features of later processors: brl, 16-byte atomics, clz, mpy4. */
static uint64_t do_cpuid(struct cpu *c, uint64_t index, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    static const uint64_t registers[] = {
        0x49656e69756e6547, /* "GenuineI" */
        0x6c65746e,         /* "ntel" */
        0,
        0x000000001f010504, /* family 31, model 1, revision 5, five registers */
        0x0000000300000005,
    };
    if ((index & 255) >= sizeof registers / sizeof *registers) {
        ia64_raise_trap(c, VECTOR_GENERAL, CODE_RESERVED);
        return 0;
    }
    return registers[index & 255];
}

SEM(mov_from_cpuid)
{
    val none = ir_const(b, 0);
    set_gr(t, R1, ir_call(b, do_cpuid, IR_CALL_READS | IR_CALL_MAY_STOP, gr(t, R3), none, none));
}
