/*
 * cache_site.c - accesses that often are not MRU hits (cache_emit.h).
 *
 * The idea: where a host mispredicts the branch of the MRU check, that costs more than always doing, without a branch,
 * what an access changes that is not an MRU hit. So a site counts its calls of the routine. When they are many, all
 * accesses of the site are sampled for a while. Then either the comparison is restored, or the block is left and
 * retranslated with branchless code in place of the comparison.
 */
#include "emu/x64/cache/cache_emit.h"
#include "emu/x64/clock/version.h"

enum {
    FEW = 4096, /* calls of the routine before sampling begins */
    SAMPLES = 32,
    APART = 16,              /* the number of samples; calls from one to the next */
    RECENT = 4,              /* outcomes from which the host is assumed to predict the next one */
    MAX_UNPREDICTABLE = 128, /* instructions */
    MAX_IN_PLACE = 64
}; /* copies of the routine: more would thrash the host's instruction cache */

/* The cost of an access, in fractions of a nanosecond: branchless; by the routine; added if the host mispredicts. */
enum { WITHOUT_BRANCH = 30, ROUTINE_COST = 20, MISPREDICT_COST = 80 };

/* The samples of a site. */
struct sample {
    uint64_t history; /* the last 64 accesses, the latest in bit 0; 1: not an MRU hit */
    uint32_t executions;
    uint32_t seen[1 << RECENT][2]; /* by the RECENT outcomes before: how many were MRU hits, how many not */
};

/* An access that is counted. Offsets are from the start of the code buffer. */
struct host_site {
    uint32_t check, back; /* the comparison; the code after it */
    uint32_t call, after; /* where its jump leads, to the call of the routine; the code after the call */
    uint32_t page;        /* the page of the instruction */
    uint32_t pc;          /* the address of the instruction */
    struct ir_block *block;
    int32_t least;  /* the least r14 with which the block may continue */
    uint32_t leave; /* where control goes with less */
    uint32_t left;
    uint32_t samples; /* still to be taken; 0 if there is no sampling */
    struct sample *sample;
    uint8_t kind;         /* enum cache_access */
    int8_t scratch[2];    /* of the cache_site */
    bool looks, compares; /* lines must be looked at afterwards; `least` is valid */
};

struct host_site *x64_cache_new_sites(struct x64 *x)
{
    unsigned n = 0;
    for (unsigned i = 0; i < x->cache.nsites; i++)
        n += x->cache.sites[i].kind != CACHE_FETCH;
    struct host_site *s = n && x->hc->counts_sites ? arena_take(&x->hc->sites, n * sizeof *s) : NULL;
    if (s)
        memset(s, 0, n * sizeof *s);
    return s;
}

enum { CALL_SIZE = 15 };

/* Emits the call of the counting routine, which goes on to the look-up. */
static void emit_counted_call(struct emitter *e, const struct host_code *hc, struct host_site *s)
{
    rex(e, 1, 0, 0, RAX, false); /* mov rax, */
    byte(e, 0xb8);
    imm64(e, (uint64_t)(uintptr_t)s);
    call_to(e, hc->cache_counted[s->kind] - hc->exec + hc->write);
}

static void emit_uncounted_call(struct emitter *e, const struct host_code *hc, const struct host_site *s)
{
    x64_clock_nops(e, 5);
    mov_imm(e, RAX, s->page);
    call_to(e, hc->cache[s->kind] - hc->exec + hc->write);
}

void x64_cache_call_counted(struct x64 *x, struct host_site *sites, unsigned n, const struct cache_site *s)
{
    const uint8_t *start = x->hc->write;
    const struct line_plan *p = &x->cache.lines;
    int64_t least = x64_clock_least_left(x);
    sites[n] = (struct host_site){.check = (uint32_t)(s->check - start),
                                  .back = (uint32_t)(s->back - start),
                                  .call = (uint32_t)(x->e.p - start),
                                  .after = (uint32_t)(x->e.p + CALL_SIZE - start),
                                  .page = (uint32_t)x->b->pc >> caches_of(x->c)->page_shift,
                                  .pc = (uint32_t)x->b->insns[ir_insn_of_op(x->b, s->op)].pc,
                                  .block = x64_base_of(x->b),
                                  .compares = least >= INT32_MIN && least <= INT32_MAX,
                                  .least = (int32_t)least,
                                  .leave = (uint32_t)(x->start + s->point->stub - start),
                                  .left = FEW,
                                  .kind = (uint8_t)s->kind,
                                  .scratch = {s->scratch[0], s->scratch[1]},
                                  .looks = s->look < p->nlooks && p->looks[s->look].op == s->op};
    emit_counted_call(&x->e, x->hc, &sites[n]);
}

static void emit_check(struct emitter *e, const struct host_code *hc, const struct cache_view *v, const struct host_site *s)
{
    test_mark(e, v->last->map, RDX);
    jcc_to(e, CC_E, hc->write + s->call);
}

static void count_all(struct host_code *hc, const struct cache_view *v, struct host_site *s)
{
    struct emitter e = at_end(hc), check = {.p = hc->write + s->check, .limit = hc->write + s->back};
    const uint8_t *piece = e.p;
    if (!s->sample)
        s->sample = arena_take(&hc->sites, sizeof *s->sample);
    s->left = UINT32_MAX;
    if (!s->sample)
        return;
    memset(s->sample, 0, sizeof *s->sample);
    mov_imm(&e, RAX, (uint64_t)(uintptr_t)s->sample);
    alu_mi(&e, ALU_ADD, 0, RAX, offsetof(struct sample, executions), 1);
    compare_byte(&e, CACHE_LOOK_UP + 1, v->last->map, RDX);        /* carry: not an MRU hit */
    op_mem(&e, 1, 0xd1, 2, RAX, offsetof(struct sample, history)); /* rcl */
    emit_check(&e, hc, v, s);
    jmp_to(&e, hc->write + s->back);
    if (e.full)
        return;
    keep(hc, &e);
    jmp_to(&check, piece);
    s->samples = SAMPLES;
    s->left = APART;
}

static void take_sample(struct host_site *s)
{
    uint64_t h = s->sample->history;
    for (unsigned k = 0; k < 64 - RECENT; k++, h >>= 1)
        s->sample->seen[h >> 1 & ((1 << RECENT) - 1)][h & 1]++;
    s->left = APART;
}

/* Returns whether the routine, with a branch to it, is cheaper than branchless code. */
static bool branch_is_better(const struct sample *p)
{
    uint64_t lookups = 0, wrong = 0;
    for (unsigned k = 0; k < 1u << RECENT; k++) {
        lookups += p->seen[k][1];
        wrong += p->seen[k][0] < p->seen[k][1] ? p->seen[k][0] : p->seen[k][1];
    }
    return SAMPLES * APART * (ROUTINE_COST * lookups + MISPREDICT_COST * wrong) <= WITHOUT_BRANCH * lookups * p->executions;
}

/* Emits the changes of an access that is not an MRU hit, and the jump back. Returns the jump taken if the routine must do it. */
static uint8_t *emit_in_place(struct emitter *e, const struct host_code *hc, const struct cache_view *v, const struct host_site *s)
{
    uint8_t *other = x64_cache_emit_without_branch(e, v, s->scratch, true, (unsigned)((uintptr_t)s / sizeof *s % CACHE_COUNTERS));
    if (s->looks || !s->compares) {
        jmp_to(e, hc->write + s->after);
        return other;
    }
    if (v->cycles) {
        alu_ri(e, ALU_CMP, 1, R14, s->least);
        jcc_to(e, CC_L, hc->write + s->leave);
    }
    jmp_to(e, hc->write + s->back);
    return other;
}

/* The host predicts the branch well: does the routine's work in place. */
static void do_in_place(struct host_code *hc, const struct cache_view *v, const struct host_site *s)
{
    struct emitter e = at_end(hc);
    const uint8_t *piece = e.p;
    uint8_t *other = emit_in_place(&e, hc, v, s);
    if (e.full)
        return;
    keep(hc, &e);
    hc->sites_in_place++;
    set_target(other, hc->write + s->call);
    set_target(hc->write + s->back - 4, piece);
}

/* Has the block retranslated with a branchless access. Returns false if there are too many such accesses. */
static bool retranslate(struct code *code, const struct host_site *s)
{
    if (!x64_cache_add_insn(&code->host->unpredictable, s->pc, MAX_UNPREDICTABLE))
        return false;
    code_forget_block(code, s->block);
    return true;
}

/* Ends sampling: restores the comparison and decides how accesses are done. Returns whether the block is gone and must
 * be left. */
static bool decide(struct code *code, const struct cache_view *v, struct host_site *s)
{
    struct host_code *hc = code->host;
    struct emitter check = {.p = hc->write + s->check, .limit = hc->write + s->back},
                   call = {.p = hc->write + s->call, .limit = hc->write + s->after};
    emit_uncounted_call(&call, hc, s);
    emit_check(&check, hc, v, s);
    if (!branch_is_better(s->sample))
        return retranslate(code, s);
    if (hc->sites_in_place < MAX_IN_PLACE)
        do_in_place(hc, v, s);
    return false;
}

/* A count has run out. Returns whether the block must be left before the access. */
static bool is_hot(struct cpu *c, struct host_site *s)
{
    struct code *code = code_of(c);
    struct cache_view v = x64_cache_view(c, s->kind);
    if (!s->samples) {
        count_all(code->host, &v, s);
        return false;
    }
    take_sample(s);
    return !--s->samples && decide(code, &v, s);
}

/* In: rdx: the line; rax: the site. Passes the page to the look-up routine instead. */
static void emit_counted(struct emitter *e, const struct host_code *hc, const uint8_t *look_up)
{
    op_mem(e, 0, 0x83, ALU_SUB, RAX, offsetof(struct host_site, left));
    byte(e, 1);
    uint8_t *hot = jcc(e, CC_B), *go_on = e->p;
    mov_load(e, 0, RAX, RAX, offsetof(struct host_site, page));
    jmp_to(e, look_up);
    land(e, hot);
    push(e, RAX);
    push(e, RDX);
    push_some(e, KEPT);
    lea(e, 1, RDI, RBP, -CPU_BIAS);
    mov_rr(e, 1, RSI, RAX);
    x64_cache_emit_bare_call(e, is_hot);
    test_ri(e, 0, RAX, 0xff);
    pop_some(e, KEPT);
    pop(e, RDX);
    pop(e, RAX);
    jcc_to(e, CC_E, go_on);
    alu_ri(e, ALU_ADD, 1, RSP, 8); /* drops the return address */
    mov_load(e, 0, RAX, RAX, offsetof(struct host_site, leave));
    mov_imm(e, RDX, (uint64_t)(uintptr_t)hc->exec);
    alu_rr(e, ALU_ADD, 1, RAX, RDX);
    jmp_reg(e, RAX);
}

void x64_cache_emit_counted(struct host_code *hc, struct emitter *e)
{
    for (enum cache_access kind = CACHE_LOAD; kind <= CACHE_STORE; kind++) {
        hc->cache_counted[kind] = hc->exec + (e->p - hc->write);
        emit_counted(e, hc, hc->cache[kind] - hc->exec + hc->write);
    }
    hc->counts_sites = true;
    hc->sites_in_place = 0;
    hc->unpredictable = hc->evicting = (struct host_insns){0};
}
