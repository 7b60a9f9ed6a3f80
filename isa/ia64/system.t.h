/*
 * system.t.h - for ski.t.c: states with frames, dirty registers, ALAT entries and faults, as system_cases.S reads and writes them, a kernel
 * in Ski's system mode.
 */
#ifndef PRECIS_ISA_IA64_SYSTEM_T_H
#define PRECIS_ISA_IA64_SYSTEM_T_H

#include "isa/ia64/cases.t.h"

enum { STATICS = 7, STACKED = 96, STACK_WORDS = 768, BEFORE_SYSTEM = 48, SETUP_DIRTY = 1, SETUP_FRAME = 2, LAZY_AT_3 = 3 << 2 };
#define STACK_START (STACK + 0x800)
static const uint8_t statics[STATICS] = {1, 2, 3, 8, 9, 10, 11};

/* Stacked and rotating registers are in physical order. `bsp` to `alat`, `flushed` and `stack` after a case are results. */
struct system_record {
    uint64_t ip, um, cfm, rsc, bsp, bspstore, rnat, setup, trap, isr, iim, alat, pr, b[8], unat, ccv, csd, lc, ec, fpsr, pfs;
    uint64_t r[STATICS], nat /* bit 28 + k is that of r[k] */, unused[28];
    uint64_t frame[STACKED], frame_nat[2], unused1[30];
    uint64_t dirty[STACKED], dirty_nat[2], unused2[30];
    struct {
        uint64_t sig, exp;
    } f[128];
    uint8_t memory[MODEL_MEMORY];
    uint64_t stack[STACK_WORDS];   /* at STACK */
    uint64_t flushed[STACK_WORDS]; /* there after the registers that are dirty, and the frame, were stored; all else is 0 */
};
_Static_assert(sizeof(struct system_record) == 2240 * 8, "the layout of system_cases.S");

struct system_state {
    struct model_state s;
    uint64_t dirty[STACKED], stack[STACK_WORDS], rsc, rnat, start;
    bool dirty_nat[STACKED];
    unsigned setup;
};

/* ---- rotation: the physical place of a name, of `count` rotating registers from `first` on */

static unsigned place_of(unsigned n, unsigned first, unsigned count, uint64_t rrb)
{
    return n < first || n >= first + count ? n : first + (unsigned)((n - first + rrb) % count);
}

static unsigned gr_place(unsigned n, uint64_t cfm)
{
    return place_of(n, 32, 8 * (unsigned)bits(cfm, 14, 4), bits(cfm, 18, 7));
}

static unsigned fr_place(unsigned n, uint64_t cfm)
{
    return place_of(n, 32, 96, bits(cfm, 25, 7));
}

static unsigned pr_place(unsigned n, uint64_t cfm)
{
    return place_of(n, 16, 48, bits(cfm, 32, 6));
}

/* ---- states */

static bool is_frame_line(const struct ia64_line *line)
{
    static const char *const names[] = {"alloc", "cover", "clrrrb", "flushrs", "loadrs"};
    for (unsigned k = 0; k < sizeof names / sizeof *names; k++)
        if (!strncmp(line->name, names[k], strlen(names[k])))
            return true;
    return false;
}

static bool is_rse_line(const struct ia64_line *line)
{
    return !strcmp(line->name, "flushrs") || !strcmp(line->name, "loadrs");
}

/* Returns whether the line is about the ALAT. */
static bool is_alat_line(const struct ia64_line *line)
{
    static const char *const names[] = {"chk.a", "invala", "ld", "st", "cmpxchg", "cmp8xchg", "xchg", "fetchadd"};
    if (!strncmp(line->name, "ldf.fill", 8) || !strncmp(line->name, "loadrs", 6))
        return false;
    for (unsigned k = 0; k < sizeof names / sizeof *names; k++)
        if (!strncmp(line->name, names[k], strlen(names[k])))
            return true;
    return false;
}

static void random_stack(const struct test *t, struct system_state *st)
{
    bool frame = is_frame_line(t->line);
    unsigned word = below(64);
    for (unsigned k = 0; k < STACKED; k++) {
        st->dirty[k] = random64();
        st->dirty_nat[k] = below(4) == 0;
        if (frame) {
            st->s.r[32 + k] = random64();
            st->s.nat[32 + k] = below(4) == 0;
            st->s.f[32 + k] = random_fr();
        }
    }
    for (unsigned k = 0; k < STACK_WORDS; k++)
        st->stack[k] = random64();
    st->start = STACK_START + 8 * (word == 63 ? 0 : word);
    st->rnat = random64() >> 1;
    st->setup = SETUP_FRAME | ((frame || !strncmp(t->line->name, "br.ia", 5)) && below(2) ? SETUP_DIRTY : 0);
    st->rsc = LAZY_AT_3;
    if (!strcmp(t->line->name, "loadrs")) {
        unsigned bytes = 8 * below(140);
        st->rsc |= below(8) ? (uint64_t)bytes << 16 : 0;
        st->setup = SETUP_DIRTY;
        st->s.cfm = below(8) ? 0 : STACKED;
        memcpy(st->s.r + 32, st->dirty, sizeof st->dirty); /* they are the frame if there is one */
        memcpy(st->s.nat + 32, st->dirty_nat, sizeof st->dirty_nat);
    }
    st->s.bsp = st->start;
}

/* Addresses of the advanced loads (r11) and the store (r10) before the instruction: often its own. */
static void random_advanced(const struct test *t, struct system_state *st)
{
    struct model_state *s = &st->s;
    unsigned base = (unsigned)bits(t->x, 20, 7), offset = 8 * below(4), same = below(4), from = 64 + 16 * below(40);
    uint64_t address = MODEL_DATA + from;
    if (strchr(t->line->operands, '[') && base && s->r[base] >= MODEL_DATA && s->r[base] < MODEL_DATA + MODEL_MEMORY - 64 && same)
        address = s->r[base] & ~15ull;
    s->nat[10] = s->nat[11] = false;
    if (base != 11)
        s->r[11] = address;
    if (base != 10)
        s->r[10] = below(2) ? MODEL_DATA + 8 * below(100) : s->r[11] + offset;
    s->r[10] = s->r[10] & ~15ull;
    s->r[11] = s->r[11] & ~15ull;
    for (unsigned k = 10; k < 12; k++)
        if (s->r[k] < MODEL_DATA || s->r[k] >= MODEL_DATA + MODEL_MEMORY)
            s->r[k] = MODEL_DATA + from;
}

static void system_state_of(struct test *t, struct system_state *st)
{
    memset(st, 0, sizeof *st);
    arithmetic_state_of(t, &st->s);
    random_stack(t, st);
    if (!strcmp(t->line->name, "epc"))
        st->s.pfs = (st->s.pfs & 0x3f) | (uint64_t)below(4) << 62;
    if (is_alat_line(t->line))
        random_advanced(t, st);
}

/* ---- the state before a case */

static void input_of_system(const struct system_state *st, struct system_record *to)
{
    const struct model_state *s = &st->s;
    memset(to, 0, sizeof *to);
    to->ip = s->ip - BEFORE_SYSTEM;
    to->um = s->um;
    to->cfm = s->cfm;
    to->rsc = st->rsc;
    to->bspstore = st->start;
    to->rnat = st->rnat;
    to->setup = st->setup;
    for (unsigned k = 0; k < 64; k++)
        to->pr |= (uint64_t)s->p[k] << pr_place(k, s->cfm);
    memcpy(to->b, s->b, sizeof to->b);
    to->unat = s->unat;
    to->ccv = s->ccv;
    to->csd = s->csd;
    to->lc = s->lc;
    to->ec = s->ec;
    to->fpsr = s->fpsr;
    to->pfs = s->pfs;
    for (unsigned k = 0; k < STATICS; k++) {
        to->r[k] = s->r[statics[k]];
        to->nat |= (uint64_t)s->nat[statics[k]] << (28 + k);
    }
    for (unsigned k = 0; k < STACKED; k++) {
        unsigned place = gr_place(32 + k, s->cfm) - 32;
        to->frame[place] = s->r[32 + k];
        to->frame_nat[place / 64] |= (uint64_t)s->nat[32 + k] << place % 64;
        to->dirty[k] = st->dirty[k];
        to->dirty_nat[k / 64] |= (uint64_t)st->dirty_nat[k] << k % 64;
    }
    for (unsigned k = 2; k < 128; k++) {
        unsigned place = fr_place(k, s->cfm);
        to->f[place].sig = s->f[k].sig;
        to->f[place].exp = s->f[k].exp;
    }
    memcpy(to->memory, s->memory, sizeof to->memory);
    memcpy(to->stack, st->stack, sizeof to->stack);
}

static void system_to_cpu(const struct names *n, struct machine *m, const struct system_state *st)
{
    struct cpu *c = m->cpu;
    const struct model_state *s = &st->s;
    uint64_t insertions = cpu_slots(c)[S_ALAT_NEXT];
    alat_clear(c);
    memcpy(cpu_slots(c), m->fresh, ia64_isa.ir->nslots * sizeof *m->fresh);
    cpu_slots(c)[S_ALAT_NEXT] = insertions;
    mem_write(cpu_space(c), STACK, st->stack, sizeof st->stack);
    ia64_set_cfm(c, 0);
    ia64_set_backing_store(c, st->start);
    cpu_reg_set(c, n->rnat, st->rnat);
    if (st->setup & SETUP_DIRTY) {
        ia64_set_cfm(c, STACKED);
        for (unsigned k = 0; k < STACKED; k++) {
            cpu_reg_set(c, n->r[32 + k], st->dirty[k]);
            cpu_reg_set(c, n->nat[32 + k], st->dirty_nat[k]);
        }
        if (st->setup & SETUP_FRAME || s->cfm == 0)
            ia64_cover(c);
    }
    to_cpu_registers(n, m, s);
    cpu_reg_set(c, n->rsc, st->rsc);
    cpu_set_pc(c, s->ip - BEFORE_SYSTEM);
}

/* ---- the state after it */

static uint64_t alat_of(struct cpu *c, uint64_t cfm)
{
    uint64_t valid = 0;
    unsigned sor = 8 * (unsigned)bits(cfm, 14, 4);
    for (unsigned k = 0; k < STATICS; k++)
        valid |= (uint64_t)alat_check(c, alat_word(c, false, statics[k], sor), false) << k;
    for (unsigned k = 0; k < FLOATS; k++)
        valid |= (uint64_t)alat_check(c, alat_word(c, true, float_operands[k], sor), false) << (STATICS + k);
    return valid;
}

static void trap_of(const struct machine *m, struct system_record *to)
{
    to->trap = m->why.reason == CPU_FAULT ? MODEL_PAGE : m->why.trap;
    if (m->why.reason == CPU_FAULT)
        return;
    uint64_t slot = cpu_reg_get(m->cpu, cpu_reg_find(&ia64_isa, "ri"));
    if (to->trap == VECTOR_FP_TRAP) /* of the next instruction; ISR.ei is of the one that trapped */
        slot = (slot + 2) % 3;
    to->isr = cpu_reg_get(m->cpu, cpu_reg_find(&ia64_isa, "isr")) | slot << 16;
    to->iim = m->why.trap == BREAK_VECTOR ? m->why.code : 0;
}

/* Stores all registers. */
static void flush_cpu(struct cpu *c, struct system_record *to)
{
    static const uint64_t zeros[STACK_WORDS];
    mem_read(cpu_space(c), STACK, to->stack, sizeof to->stack);
    mem_write(cpu_space(c), STACK, zeros, sizeof zeros);
    ia64_cover(c);
    ia64_rse_flush(c);
    mem_read(cpu_space(c), STACK, to->flushed, sizeof to->flushed);
}

static void system_record_of(const struct names *n, const struct machine *m, struct system_record *to)
{
    struct cpu *c = m->cpu;
    memset(to, 0, sizeof *to);
    uint64_t cfm = cpu_reg_get(c, n->cfm);
    to->ip = cpu_pc(c) & ~15ull;
    to->um = cpu_reg_get(c, n->um);
    to->cfm = cfm;
    to->rsc = cpu_reg_get(c, n->rsc);
    to->bsp = cpu_reg_get(c, n->bsp);
    to->bspstore = cpu_reg_get(c, n->bspstore);
    trap_of(m, to);
    to->alat = alat_of(c, cfm);
    for (unsigned k = 0; k < 64; k++)
        to->pr |= (k ? cpu_reg_get(c, n->p[k]) : 1) << pr_place(k, cfm);
    for (unsigned k = 0; k < 8; k++)
        to->b[k] = cpu_reg_get(c, n->b[k]);
    to->unat = cpu_reg_get(c, n->unat);
    to->ccv = cpu_reg_get(c, n->ccv);
    to->csd = cpu_reg_get(c, n->csd);
    to->lc = cpu_reg_get(c, n->lc);
    to->ec = cpu_reg_get(c, n->ec);
    to->fpsr = cpu_reg_get(c, n->fpsr);
    to->pfs = cpu_reg_get(c, n->pfs);
    for (unsigned k = 0; k < STATICS; k++) {
        to->r[k] = cpu_reg_get(c, n->r[statics[k]]);
        to->nat |= cpu_reg_get(c, n->nat[statics[k]]) << (28 + k);
    }
    for (unsigned k = 2; k < 128; k++) {
        to->f[fr_place(k, cfm)].sig = cpu_reg_get(c, n->sig[k]);
        to->f[fr_place(k, cfm)].exp = cpu_reg_get(c, n->exp[k]);
    }
    mem_read(cpu_space(c), MODEL_DATA, to->memory, sizeof to->memory);
    flush_cpu(c, to);
    to->rnat = cpu_reg_get(c, n->rnat);
}

/* Converts the output of Ski's kernel to the form of system_record_of(). */
static void output_of_system(struct system_record *r)
{
    static const uint16_t of_pages[] = {0x800, 0x1000, 0x1400, 0x5000, 0x5300};
    for (unsigned k = 0; k < sizeof of_pages / sizeof *of_pages; k++)
        if (r->trap == of_pages[k])
            r->trap = MODEL_PAGE;
    uint64_t code = r->trap == VECTOR_FP_FAULT ? 0xff : 0xffff; /* Ski leaves fpa in the code of a fault */
    r->isr = r->trap == MODEL_PAGE ? 0 : (r->isr & code) | (r->isr >> 41 & 3) << 16;
    r->iim = r->trap == BREAK_VECTOR ? r->iim : 0;
}

static uint64_t after_frame(uint64_t bsp, unsigned registers)
{
    for (; registers; registers--) {
        bsp += 8;
        if (rse_is_collection(bsp))
            bsp += 8;
    }
    return bsp;
}

/* Memory below ar.bspstore is what it was; the words up to the frame's end are those of the flush. */
static void join_stacks(struct system_record *r)
{
    uint64_t end = after_frame(r->bsp, (unsigned)bits(r->cfm, 0, 7));
    for (unsigned k = 0; k < STACK_WORDS; k++) {
        uint64_t at = STACK + 8 * k;
        r->stack[k] = at < r->bspstore ? r->stack[k] : at < end ? r->flushed[k] : 0;
    }
    memset(r->flushed, 0, sizeof r->flushed);
    r->rnat &= (1ull << (end >> 3 & 63)) - 1;
}

static void drop_undefined_of_system(const struct test *t, struct system_record *r)
{
    const struct ia64_line *line = t->line;
    bool hash = !strcmp(line->name, "thash") || !strcmp(line->name, "ttag");
    join_stacks(r);
    for (unsigned k = 0; k < STATICS && hash; k++)
        if (statics[k] == bits(t->x, 6, 7))
            r->r[k] = 0;
    for (unsigned k = 0; k < STATICS; k++)
        if (r->nat >> (28 + k) & 1)
            r->r[k] = 0;
    r->nat &= 0x7full << 28;
    if (!is_rse_line(line))
        r->bspstore = 0;
    r->setup = 0;
    memset(r->unused, 0, sizeof r->unused);
    memset(r->frame, 0, sizeof r->frame);
    memset(r->dirty, 0, sizeof r->dirty);
}

#endif
