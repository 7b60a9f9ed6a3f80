/*
 * system.c - models of the instructions on the register frame, the user mask and the processor's identification, and of probes, at the
 * least privileged level, 3.
 */
#include <stddef.h>
#include <string.h>
#include "isa/ia64/model/model.h"

enum { USER_MASK = 0x3e /* be, up, ac, mfl, mfh */, UP = 4 };

/* Returns whether r1 is r0, which is not writable. */
static bool is_illegal(struct model_state *s)
{
    if (r1_of(s) == 0)
        s->fault = MODEL_ILLEGAL;
    return s->fault;
}

/* Returns whether the register is a NaT, which may not be consumed. */
static bool consumes_nat(struct model_state *s, unsigned n)
{
    if (s->nat[n])
        s->fault = MODEL_NAT;
    return s->nat[n];
}

/* ---- the user mask */

static uint64_t imm24(const struct model_state *s)
{
    return bits(s->x, 36, 1) << 23 | bits(s->x, 31, 2) << 21 | bits(s->x, 6, 21);
}

static void set_um(struct model_state *s, uint64_t named, uint64_t um)
{
    s->checks_um = true;
    if (named & ~(uint64_t)USER_MASK)
        s->fault = MODEL_RESERVED;
    else
        s->um = (s->um & UP) | (um & ~(uint64_t)UP); /* psr.sp is 1: performance monitors are secure */
}

static void sum(struct model_state *s)
{
    set_um(s, imm24(s), s->um | imm24(s));
}

static void rum(struct model_state *s)
{
    set_um(s, imm24(s), s->um & ~imm24(s));
}

static void mov_to_um(struct model_state *s)
{
    uint64_t v = s->r[r2_of(s)];
    if (!consumes_nat(s, r2_of(s)))
        set_um(s, v, v);
}

static void mov_from_um(struct model_state *s)
{
    set_gr(s, r1_of(s), s->um, false);
}

/* ---- the frame: CFM has sof, sol, sor in units of 8, and the rotations of general, fp and predicate registers */

static uint64_t frame(unsigned sof, unsigned sol, unsigned sor)
{
    return sof | sol << 7 | sor << 14;
}

static void alloc(struct model_state *s)
{
    unsigned sof = (unsigned)bits(s->x, 13, 7), sol = (unsigned)bits(s->x, 20, 7), sor = (unsigned)bits(s->x, 27, 4);
    bool rotated = s->cfm >> 18 != 0;
    if (sof > 96 || sol > sof || 8 * sor > sof || r1_of(s) >= 32 + sof || r1_of(s) == 0) {
        s->fault = MODEL_ILLEGAL;
        return;
    }
    if (rotated && sor != bits(s->cfm, 14, 4)) {
        s->fault = MODEL_RESERVED;
        return;
    }
    s->cfm = (s->cfm >> 18 << 18) | frame(sof, sol, sor);
    set_gr(s, r1_of(s), s->pfs, false);
}

/* The register named n of `count` rotating ones is the one at place (n + rotation) mod count. */
static unsigned name_at(unsigned place, uint64_t rotation, unsigned count)
{
    return (unsigned)((place + count - rotation) % count);
}

static void clear_predicates(struct model_state *s)
{
    struct model_state old = *s;
    for (unsigned k = 0; k < 48; k++)
        s->p[16 + k] = old.p[16 + name_at(k, bits(s->cfm, 32, 6), 48)];
    s->cfm &= (1ull << 32) - 1;
}

static void clrrrb(struct model_state *s)
{
    struct model_state old = *s;
    unsigned rotating = 8 * (unsigned)bits(s->cfm, 14, 4);
    for (unsigned k = 0; k < rotating; k++) {
        unsigned from = 32 + name_at(k, bits(s->cfm, 18, 7), rotating);
        s->r[32 + k] = old.r[from];
        s->nat[32 + k] = old.nat[from];
    }
    for (unsigned k = 0; k < 96; k++)
        s->f[32 + k] = old.f[32 + name_at(k, bits(s->cfm, 25, 7), 96)];
    clear_predicates(s);
    s->cfm = bits(s->cfm, 0, 18);
}

/* All registers of the frame go to the backing store, with a collection of NaT bits in place of each 64th word. Nothing rotates. */
static void cover(struct model_state *s)
{
    for (unsigned k = 0; k < bits(s->cfm, 0, 7); k++) {
        s->bsp += 8;
        if (bits(s->bsp, 3, 6) == 63)
            s->bsp += 8;
    }
    clrrrb(s);
    s->cfm = 0;
}

/* ---- probes: MODEL_DATA is readable and writable, MODEL_UNMAPPED neither */

static bool accessible(const struct model_state *s)
{
    uint64_t address = s->r[r3_of(s)];
    return address >= MODEL_DATA && address < MODEL_DATA + MODEL_MEMORY;
}

static void probe(struct model_state *s)
{
    bool by_register = bits(s->x, 32, 1);
    if (!is_illegal(s) && !consumes_nat(s, r3_of(s)) && !(by_register && consumes_nat(s, r2_of(s))))
        set_gr(s, r1_of(s), accessible(s), false);
}

static void probe_fault(struct model_state *s)
{
    if (!consumes_nat(s, r3_of(s)) && !accessible(s))
        s->fault = MODEL_PAGE;
}

/* ---- identification, and what users may not see */

static void cpuid(struct model_state *s)
{
    static const uint64_t registers[] = {0x49656e69756e6547 /* GenuineI */, 0x6c65746e /* ntel */, 0};
    uint64_t index = bits(s->r[r3_of(s)], 0, 8);
    if (is_illegal(s) || consumes_nat(s, r3_of(s)))
        return;
    if (index > 4)
        s->fault = MODEL_RESERVED;
    else /* a Madison; brl, atomic operations on 16 bytes, and the two features of s->cpuid4 */
        set_gr(s, r1_of(s), index < 3 ? registers[index] : index == 3 ? 0x1f010504 : s->cpuid4 | 4, false);
}

static void zero(struct model_state *s)
{
    if (!is_illegal(s) && !consumes_nat(s, r3_of(s)))
        set_gr(s, r1_of(s), 0, false);
}

/* Depends on the page table, which users do not have; of a NaT it is a NaT. */
static void hash(struct model_state *s)
{
    unsigned n = r1_of(s);
    set_gr(s, n, 0, s->nat[r3_of(s)]);
    s->unused_r[n] = true;
}

/* ---- faults */

static void privileged(struct model_state *s)
{
    s->fault = MODEL_PRIVILEGED_OPERATION;
}

/* A target register that is not writable comes first. */
static void privileged_read(struct model_state *s)
{
    if (!is_illegal(s))
        s->fault = MODEL_PRIVILEGED_OPERATION;
}

/* The non-access code shows which instruction it was. */
static void tak(struct model_state *s)
{
    if (!is_illegal(s))
        s->fault = MODEL_PRIVILEGED_TAK;
}

/* Insertions of translations take their operands from interruption registers, which are not accessible while interruptions are
 * collected: users have psr.ic = 1. */
static void insertion(struct model_state *s)
{
    s->fault = MODEL_ILLEGAL;
}

enum { FIRST_OF_INTERRUPTION = 16, LAST_OF_INTERRUPTION = 27, IVR = 65, IRR0 = 68, IRR3 = 71 };

/* Reserved numbers, and registers of interruptions, which are not accessible with psr.ic = 1. */
static bool is_inaccessible_cr(unsigned n)
{
    static const uint8_t others[] = {0, 1, 2, 8, 64, IVR, 66, 67, IRR0, 69, 70, IRR3, 72, 73, 74, 80, 81};
    return (n >= FIRST_OF_INTERRUPTION && n <= LAST_OF_INTERRUPTION) || !memchr(others, (int)n, sizeof others);
}

static void mov_to_cr(struct model_state *s)
{
    unsigned n = r3_of(s);
    bool read_only = n == IVR || (n >= IRR0 && n <= IRR3);
    s->fault = is_inaccessible_cr(n) || read_only ? MODEL_ILLEGAL : MODEL_PRIVILEGED_OPERATION;
}

static void mov_from_cr(struct model_state *s)
{
    s->fault = is_inaccessible_cr(r3_of(s)) || r1_of(s) == 0 ? MODEL_ILLEGAL : MODEL_PRIVILEGED_OPERATION;
}

/* Illegal if the caller's level, in ar.pfs, is more privileged than the current one. No page of the test promotes. */
static void epc(struct model_state *s)
{
    if (s->pfs >> 62 < 3)
        s->fault = MODEL_ILLEGAL;
}

/* Cases end at a break. This is one. */
static void break_instruction(struct model_state *s)
{
    s->next = s->ip;
}

static void nothing(struct model_state *s)
{
    (void)s;
}

const struct model_line model_system[] = {
    {"sum", NULL, sum},
    {"rum", NULL, rum},
    {"mov", "psr.um={r2}", mov_to_um},
    {"mov", "{r1}=psr.um", mov_from_um},
    {"alloc", NULL, alloc},
    {"cover", NULL, cover},
    {"clrrrb", NULL, clrrrb},
    {"clrrrb.pr", NULL, clear_predicates},
    {"probe{rw}", NULL, probe},
    {"probe.rw.fault", NULL, probe_fault},
    {"probe.r.fault", NULL, probe_fault},
    {"probe.w.fault", NULL, probe_fault},
    {"fc", NULL, probe_fault},
    {"fc.i", NULL, probe_fault},
    {"mov", "{r1}=cpuid[{r3}]", cpuid},
    {"mov", "{r1}=pmd[{r3}]", zero},
    {"mov", "{r1}=dahr[{r3}]", zero},
    {"mov", "{dahr}={immu16}", nothing},
    {"lfetch.count{lfh3}", NULL, nothing},
    {"thash", NULL, hash},
    {"ttag", NULL, hash},
    {"break.i", NULL, break_instruction},
    {"break.m", NULL, break_instruction},
    {"break.b", NULL, break_instruction},
    {"break.f", NULL, break_instruction},
    {"break.x", NULL, break_instruction},
    {"ssm", NULL, privileged},
    {"rsm", NULL, privileged},
    {"mov", "psr.l={r2}", privileged},
    {"mov", "{r1}=psr", privileged_read},
    {"mov", "rr[{r3}]={r2}", privileged},
    {"mov", "dbr[{r3}]={r2}", privileged},
    {"mov", "ibr[{r3}]={r2}", privileged},
    {"mov", "pkr[{r3}]={r2}", privileged},
    {"mov", "pmc[{r3}]={r2}", privileged},
    {"mov", "pmd[{r3}]={r2}", privileged},
    {"mov", "{r1}=rr[{r3}]", privileged_read},
    {"mov", "{r1}=dbr[{r3}]", privileged_read},
    {"mov", "{r1}=ibr[{r3}]", privileged_read},
    {"mov", "{r1}=pkr[{r3}]", privileged_read},
    {"mov", "{r1}=pmc[{r3}]", privileged_read},
    {"ptc.l", NULL, privileged},
    {"ptc.g", NULL, privileged},
    {"ptc.ga", NULL, privileged},
    {"ptc.e", NULL, privileged},
    {"mov", "{cr3}={r2}", mov_to_cr},
    {"mov", "{r1}={cr3}", mov_from_cr},
    {"itc.d", NULL, insertion},
    {"itc.i", NULL, insertion},
    {"itr.d", NULL, insertion},
    {"itr.i", NULL, insertion},
    {"tak", NULL, tak},
    {"epc", NULL, epc},
    {"ptr.d", NULL, privileged},
    {"ptr.i", NULL, privileged},
    {"tpa", NULL, privileged_read},
    {"rfi", NULL, privileged},
    {"bsw.0", NULL, privileged},
    {"bsw.1", NULL, privileged},
    {"vmsw.0", NULL, privileged},
    {"vmsw.1", NULL, privileged},
    {NULL, NULL, NULL},
};
