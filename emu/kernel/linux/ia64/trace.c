/*
 * Registers of Itanium for ptrace(2). r32 on are in memory, in the backing store, which ends at PT_AR_BSP; a tracer's accesses there reach
 * the registers that are on chip (struct isa_debug).
 *
 * Sources: the kernel's asm/ptrace.h, asm/ptrace_offsets.h for ia64 (struct user, struct pt_all_user_regs), asm/elf.h (elf_gregset_t),
 * linux/audit.h.
 */
#include "emu/kernel/core/trace.h"
#include "emu/kernel/linux/ia64/ia64.h"
#include "emu/kernel/machine/ia64.h"

#include "isa/ia64/ia64.h"

/* What a word of a structure is. REG: index is an offset in struct ia64_regs. FR: index is 2 * number, + 1 for sign and exponent. */
enum kind { NOTHING, GR, BR, FR, NATS, IP, PSR, CFM, BSP, REG };
struct place {
    enum kind kind;
    unsigned index;
};

/* GDB's numbers of what its interface knows: the frame as it would be in memory. */
enum { GDB_PSR = 332, GDB_CFM = 333, GDB_BSP = 334 + 17 };
enum { WORD = 8, NOTE_WORDS = 128, FR_WORDS = 256, ALL_GR = 5, ALL_AR = 45, ALL_FR = 174, ALL_BYTES = 3440 };
enum { REQUEST_GETREGS = 18, REQUEST_SETREGS = 19 };
/* ic, i, dt, rt, cpl 3, it, bn: the state of a user program. */
static const uint64_t PSR_OF_USER = 1ull << 13 | 1ull << 14 | 1ull << 17 | 1ull << 27 | 3ull << 32 | 1ull << 36 | 1ull << 44;
static const uint64_t PSR_SETTABLE = 63 | 3ull << 41; /* user mask, slot */

#define AT(name)                              \
    {                                         \
        REG, offsetof(struct ia64_regs, name) \
    }

/* ---- one word ---------------------------------------------------------------------------------------------------------- */

static int index_at(size_t offset)
{
    return *(const int *)((const char *)ia64_registers() + offset);
}

static uint64_t get_gdb(struct thread *t, unsigned n)
{
    uint64_t value = 0;

    if (!ia64_isa.gdb->get(t->cpu, n, &value))
        value = cpu_reg_get(t->cpu, ia64_registers()->cfm);
    return value;
}

static uint64_t get_nats(const struct thread *t)
{
    uint64_t nats = 0;

    for (unsigned n = 1; n < 32; n++)
        nats |= cpu_reg_get(t->cpu, ia64_registers()->nat[n]) << n;
    return nats;
}

static uint64_t get_fr(struct thread *t, unsigned part)
{
    uint64_t fr[1][2];

    ia64_get_frs(t->cpu, part / 2, 1, fr);
    return fr[0][part % 2];
}

static uint64_t get(struct thread *t, struct place p)
{
    const struct ia64_regs *r = ia64_registers();

    switch (p.kind) {
    case NOTHING: return 0;
    case GR: return cpu_reg_get(t->cpu, r->gr[p.index]);
    case BR: return cpu_reg_get(t->cpu, r->br[p.index]);
    case FR: return get_fr(t, p.index);
    case NATS: return get_nats(t);
    case IP: return cpu_reg_get(t->cpu, r->ip);
    case PSR: return get_gdb(t, GDB_PSR) | PSR_OF_USER;
    case CFM: return get_gdb(t, GDB_CFM);
    case BSP: return get_gdb(t, GDB_BSP);
    case REG: return cpu_reg_get(t->cpu, index_at(p.index));
    }
    return 0;
}

static void put_fr(struct thread *t, unsigned part, uint64_t value)
{
    uint64_t fr[1][2];

    ia64_get_frs(t->cpu, part / 2, 1, fr);
    fr[0][part % 2] = value;
    ia64_set_frs(t->cpu, part / 2, 1, fr);
}

/* An interrupted call is not resumed at another address. */
static void put_ip(struct thread *t, uint64_t value)
{
    const int ip = ia64_registers()->ip;

    if ((value & ~(uint64_t)15) == cpu_reg_get(t->cpu, ip))
        return;
    trace_abandon_call(t);
    cpu_reg_set(t->cpu, ip, value);
}

static void put(struct thread *t, struct place p, uint64_t value)
{
    const struct ia64_regs *r = ia64_registers();

    switch (p.kind) {
    case NOTHING: break;
    case GR:
        if (p.index)
            cpu_reg_set(t->cpu, r->gr[p.index], value);
        break;
    case BR: cpu_reg_set(t->cpu, r->br[p.index], value); break;
    case FR: put_fr(t, p.index, value); break;
    case NATS:
        for (unsigned n = 1; n < 32; n++)
            cpu_reg_set(t->cpu, r->nat[n], value >> n & 1);
        break;
    case IP: put_ip(t, value); break;
    case PSR: ia64_isa.gdb->set(t->cpu, GDB_PSR, value & PSR_SETTABLE); break;
    case CFM: ia64_isa.gdb->set(t->cpu, GDB_CFM, value & ((1ull << 38) - 1)); break;
    case BSP: ia64_isa.gdb->set(t->cpu, GDB_BSP, value); break;
    case REG: /* bspstore follows from bsp; programs run at the lowest privilege */
        if (p.index == offsetof(struct ia64_regs, rsc))
            value |= 3 << 2;
        if (p.index != offsetof(struct ia64_regs, bspstore))
            cpu_reg_set(t->cpu, index_at(p.index), value);
        break;
    }
}

/* ---- struct user --------------------------------------------------------------------------------------------------------- */

/* Runs of words: up to which offset, the place of the first word at `from`. Places count up by words. */
struct run {
    unsigned from, end;
    struct place first;
};

// clang-format off
static const struct run user[] = {
    {0x000, 0x600, {FR, 64}},  {0x600, 0x608, {NATS, 0}}, {0x610, 0x650, {FR, 4}},   {0x650, 0x7b0, {FR, 20}}, {0x7b0, 0x7d0, {GR, 4}},
    {0x7d8, 0x800, {BR, 1}},   {0x800, 0x808, AT(ec)},    {0x808, 0x810, AT(lc)},    {0x830, 0x838, {PSR, 0}}, {0x838, 0x840, {IP, 0}},
    {0x840, 0x848, {CFM, 0}},  {0x848, 0x850, AT(unat)},  {0x850, 0x858, AT(pfs)},   {0x858, 0x860, AT(rsc)},  {0x860, 0x868, AT(rnat)},
    {0x868, 0x870, AT(bspstore)}, {0x870, 0x878, AT(pr)}, {0x878, 0x880, {BR, 6}},   {0x880, 0x888, {BSP, 0}}, {0x888, 0x8a0, {GR, 1}},
    {0x8a0, 0x8c0, {GR, 12}},  {0x8c0, 0x8e0, {GR, 8}},   {0x8e0, 0x960, {GR, 16}},  {0x960, 0x968, AT(ccv)},  {0x968, 0x970, AT(fpsr)},
    {0x970, 0x978, {BR, 0}},   {0x978, 0x980, {BR, 7}},   {0x980, 0x9c0, {FR, 12}},  {0x9c0, 0x9c8, AT(csd)},  {0x9c8, 0x9d0, AT(ssd)},
};
/* elf_gregset_t and the head of struct pt_all_user_regs, in bytes. */
static const struct run general[] = {
    {0, 256, {GR, 0}},     {256, 264, {NATS, 0}}, {264, 272, AT(pr)},  {272, 336, {BR, 0}},    {336, 344, {IP, 0}},  {344, 352, {CFM, 0}},
    {352, 360, {PSR, 0}},  {360, 368, AT(rsc)},   {368, 376, {BSP, 0}}, {376, 384, AT(bspstore)}, {384, 392, AT(rnat)}, {392, 400, AT(ccv)},
    {400, 408, AT(unat)},  {408, 416, AT(fpsr)},  {416, 424, AT(pfs)}, {424, 432, AT(lc)},     {432, 440, AT(ec)},   {440, 448, AT(csd)},
    {448, 456, AT(ssd)},
};
#define AR(n) (ALL_AR + (n)) * WORD, (ALL_AR + (n) + 1) * WORD
static const struct run all[] = {
    {0, 8, {NATS, 0}},      {8, 16, {IP, 0}},     {16, 24, {CFM, 0}},       {24, 32, {PSR, 0}},     {32, 40, AT(pr)},
    {40, 296, {GR, 0}},     {296, 360, {BR, 0}},  {AR(16), AT(rsc)},        {AR(17), {BSP, 0}},     {AR(18), AT(bspstore)},
    {AR(19), AT(rnat)},     {AR(25), AT(csd)},    {AR(26), AT(ssd)},        {AR(32), AT(ccv)},      {AR(36), AT(unat)},
    {AR(40), AT(fpsr)},     {AR(64), AT(pfs)},    {AR(65), AT(lc)},         {AR(66), AT(ec)},       {ALL_FR * WORD, ALL_BYTES, {FR, 0}},
};
// clang-format on

static struct place place_in(const struct run *runs, size_t n, uint64_t offset)
{
    for (size_t i = 0; i < n; i++)
        if (offset >= runs[i].from && offset < runs[i].end)
            return (struct place){runs[i].first.kind, runs[i].first.index + (unsigned)(offset - runs[i].from) / WORD};
    return (struct place){NOTHING, 0};
}

static int user_place(uint64_t offset, struct place *p)
{
    if (offset % WORD)
        return -EIO;
    *p = place_in(user, sizeof user / sizeof *user, offset);
    return p->kind == NOTHING ? -EIO : 0;
}

static int peek_user(struct thread *t, uint64_t offset, uint64_t *value)
{
    struct place p;

    if (user_place(offset, &p))
        return -EIO;
    *value = get(t, p);
    return 0;
}

static int poke_user(struct thread *t, uint64_t offset, uint64_t value)
{
    struct place p;

    if (user_place(offset, &p))
        return -EIO;
    put(t, p, value);
    return 0;
}

/* ---- sets ------------------------------------------------------------------------------------------------------------------ */

enum { GENERAL, FLOATING };

static struct place set_place(unsigned set, unsigned word)
{
    if (set == FLOATING)
        return (struct place){FR, word};
    if (set == GENERAL)
        return place_in(general, sizeof general / sizeof *general, word * WORD);
    return place_in(all, sizeof all / sizeof *all, word * WORD);
}

static unsigned set_words(unsigned set)
{
    return set == FLOATING ? FR_WORDS : set == GENERAL ? NOTE_WORDS : ALL_BYTES / WORD;
}

static void get_set(struct thread *t, unsigned set, uint8_t *bytes)
{
    for (unsigned w = 0; w < set_words(set); w++) {
        uint64_t value = get(t, set_place(set, w));

        for (unsigned i = 0; i < WORD; i++)
            bytes[w * WORD + i] = (uint8_t)(value >> 8 * i);
    }
}

/* The end of the backing store follows from the frame unless it is set itself: words that do not change are left alone. */
static void put_set(struct thread *t, unsigned set, const uint8_t *bytes)
{
    for (unsigned w = 0; w < set_words(set); w++) {
        struct place p = set_place(set, w);
        uint64_t value = 0;

        for (unsigned i = 0; i < WORD; i++)
            value |= (uint64_t)bytes[w * WORD + i] << 8 * i;
        if (value != get(t, p))
            put(t, p, value);
    }
}

static void peeked(struct thread *t, uint64_t value)
{
    ia64_set_results(t->cpu, value, 0);
}

const struct trace_abi linux_ia64_trace = {
    .peeked = peeked,
    .audit_arch = 0xc0000000 | 50, /* AUDIT_ARCH_IA64: 64 bits, little-endian, the ELF machine */
    .set_bytes = {NOTE_WORDS * WORD, FR_WORDS *WORD},
    .get_request = {REQUEST_GETREGS},
    .set_request = {REQUEST_SETREGS},
    .request_bytes = {ALL_BYTES},
    .peek_user = peek_user,
    .poke_user = poke_user,
    .get_set = get_set,
    .put_set = put_set,
};
