/* cache.t.c - unit test: host code's routines and emu/timing/cache.c change caches and TLBs in the same way, access by access. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "emu/engine/engine.h"
#include "emu/fp/random.t.h"
#include "emu/x64/cache/cache_emit.h"
#include "isa/hppa/hppa.h"
#include "isa/ia64/ia64.h"

enum { PAGES = 256, ACCESSES = 400000, CODE = 1 << 16, BASE = 1 << 20, PLENTY = 1 << 20 };

/* A cpu whose host code has the routines, and caches of the same geometry that only C accesses. */
struct pair {
    struct cpu *cpu;
    const struct host_code *hc;
    struct caches *host, *c;
    struct pipeline pipeline; /* accesses `c` */
    struct side_exit point;   /* of the accesses, in a block of one instruction */
    struct ir_block block;
    struct ir_insn insn;
};

/* Calls a routine as translated code does: rbp, r14 and [rsp] are set as in x64.h. Returns the remaining budget. */
uint64_t call_routine(const uint8_t *routine, void *rbp, uint64_t left, uint64_t *word, uint64_t rax, uint64_t rdx);
__asm__(".text\n"
        "call_routine:\n"
        "    push %rbp\n    push %rbx\n    push %r12\n    push %r14\n    push %rcx\n"
        "    mov %rdi, %rbx\n    mov %rsi, %rbp\n    mov %rdx, %r14\n    mov %r8, %rax\n    mov %r9, %rdx\n"
        "    mov %rcx, %r12\n    sub $8, %rsp\n    push (%rcx)\n"
        "    call *%rbx\n"
        "    pop (%r12)\n    add $8, %rsp\n    mov %r14, %rax\n"
        "    pop %rcx\n    pop %r14\n    pop %r12\n    pop %rbx\n    pop %rbp\n    ret\n");

/* Returns what the access costs in host code: the stall cycles, or the pipeline state with the pending miss. */
static uint64_t by_host(struct pair *p, const uint8_t *routine, uint64_t rax, uint64_t line)
{
    const uint64_t left = (uint64_t)PLENTY << clock_shift(p->cpu);
    uint64_t word = 0;
    uint64_t now = call_routine(routine, (char *)p->cpu->slot + SLOT_BIAS, left, &word, rax, line);
    return p->host->shape.blocking_miss ? (left - now) >> clock_shift(p->cpu) : word;
}

/* With a map: as the code that calls the routines. */
static uint64_t by_host_mapped(struct pair *p, enum cache_access kind, uint32_t address, uint32_t pc)
{
    const struct cache_last *l = &p->host->last[caches_side(p->host, kind)];
    uint32_t line = address >> l->shift, page = address >> p->host->page_shift;
    uint64_t stall = 0;
    if (kind == CACHE_FETCH && p->host->dtlb.executed[page] != CACHE_REFERENCED)
        stall += by_host(p, p->hc->cache_execute, page, 0);
    if (l->map[line] == CACHE_LOOK_UP)
        stall += by_host(p, p->hc->cache[kind], kind == CACHE_FETCH ? page : pc >> p->host->page_shift, line);
    if (l->recent)
        l->recent[line & l->mask] = cache_tag_byte(l, line);
    return stall;
}

/* A fetch of a listed line: as the code that calls the routines. Returns whether the line is listed. */
static bool stamp_listed(struct caches *k, uint64_t line)
{
    const struct cache_last *l = &k->last[CACHE_SIDE_FETCH];
    if (!l->listed || l->listed[line & l->listed_mask] != line)
        return false;
    l->line[line & l->mask] = line;
    l->stamp[line & l->listed_mask] = k->now--;
    return true;
}

/* A store of a line in `around`: as the code that calls the routines. Returns whether the line is there. */
static bool store_around(struct caches *k, uint64_t line)
{
    if (!k->around || k->around[line & k->last[CACHE_SIDE_DATA].mask] != line)
        return false;
    k->data.misses++;
    return true;
}

static uint64_t host_access(struct pair *p, enum cache_access kind, uint64_t address, uint64_t pc)
{
    const struct cache_last *l = &p->host->last[caches_side(p->host, kind)];
    if (l->map)
        return by_host_mapped(p, kind, (uint32_t)address, (uint32_t)pc);
    p->insn.pc = pc;
    bool hit = caches_mru_hit(p->host, kind, address) || (kind == CACHE_FETCH && stamp_listed(p->host, address >> l->shift)) ||
               (kind == CACHE_STORE && store_around(p->host, address >> l->shift));
    return hit ? 0 : by_host(p, p->hc->cache[kind], (uint64_t)(uintptr_t)&p->point, address >> l->shift);
}

static uint64_t c_access(struct pair *p, enum cache_access kind, uint64_t address, uint64_t pc)
{
    p->pipeline.state = 0;
    p->insn.pc = pc;
    p->pipeline.stall = 0;
    if (!caches_mru_hit(p->c, kind, address))
        cost_add_miss(&p->pipeline, kind, address, &p->block, 0);
    return p->c->shape.blocking_miss ? p->pipeline.stall : p->pipeline.state;
}

static void begin(struct pair *p, const struct isa *isa, const struct timing_model *model)
{
    static const uint8_t forever[2][16] = {{0xe8, 0x1f, 0x1f, 0xf7},                                /* b,n . */
                                           {0x10, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0x40}}; /* nop.m 0; nop.i 0; br . */
    struct cpu_timing *t = cpu_timing_of(isa, model);
    struct cpu_stop why;
    assert_true(cpu_timing_caches(t, true, 0)); /* before the space, which takes low memory */
    assert_true(caches_are_low(t->caches));
    struct space *s = space_new(&isa->space);
    memset(p, 0, sizeof *p);
    p->cpu = cpu_new(isa, s);
    space_unref(s);
    assert_true(cpu_set_timing(p->cpu, t));
    cpu_timing_unref(t);
    assert_true(cpu_set_engine(p->cpu, CPU_ENGINE_JIT));
    assert_int_equal(space_map(s, CODE, 1 << isa->space.page_shift, MEM_R | MEM_W | MEM_X, 0, NULL), 0);
    mem_poke(s, CODE, forever[!isa->big_endian], sizeof forever[0]);
    cpu_set_pc(p->cpu, CODE);
    cpu_run(p->cpu, 100000, &why); /* some of that in host code */
    p->hc = code_of(p->cpu)->host;
    assert_non_null(p->hc);
    p->host = t->caches;
    p->c = caches_new(&t->caches->shape, isa->space.page_shift, p->host->mapped);
    assert_non_null(p->c);
    p->pipeline = (struct pipeline){.timing = t, .caches = p->c};
    p->block.insns = &p->insn;
    p->point.at.block = &p->block;
    c_access(p, CACHE_FETCH, CODE, CODE);
}

static void end(struct pair *p)
{
    caches_free(p->c);
    cpu_free(p->cpu);
}

/* ---- states ---- */

static void compare_tlb(const struct caches *k, const struct cache_tlb *a, const struct cache_tlb *b)
{
    assert_int_equal(a->turn, b->turn);
    assert_int_equal(a->misses, b->misses);
    for (unsigned e = 1; e <= a->entries; e++) {
        assert_int_equal(a->found[e], b->found[e]);
        assert_int_equal(a->pages[e].page, b->pages[e].page);
        assert_int_equal(a->pages[e].here, b->pages[e].here);
        assert_int_equal(a->pages[e].touched, b->pages[e].touched);
        assert_int_equal(a->pages[e].fetched, b->pages[e].fetched);
        assert_memory_equal(a->pages[e].dtlb1, b->pages[e].dtlb1, sizeof a->pages[e].dtlb1);
    }
    for (unsigned n = 0; n < PAGES && k->mapped; n++) {
        unsigned page = (BASE >> k->page_shift) + n;
        assert_int_equal(a->entry_of[page], b->entry_of[page]);
        assert_int_equal(a->executed[page], b->executed[page]);
    }
}

static void compare_dtlb1(const struct cache_dtlb1 *a, const struct cache_dtlb1 *b)
{
    assert_int_equal(a->misses, b->misses);
    assert_int_equal(a->turn, b->turn);
    assert_memory_equal(a->page, b->page, sizeof a->page);
    assert_memory_equal(a->filled, b->filled, sizeof a->filled);
    assert_memory_equal(a->place, b->place, sizeof a->place);
}

static void compare_level(const struct cache_level *a, const struct cache_level *b)
{
    assert_memory_equal(a->tags, b->tags, (size_t)a->sets * a->ways * sizeof *a->tags);
}

/* Returns whether the second of the set's lines is the one used last. */
static bool is_second(const struct cache_last *l, uint64_t set)
{
    return l->recent && l->recent[set] != cache_tag_byte(l, l->used[set][0]);
}

static void compare_map(const struct cache_last *a, const struct cache_last *b, uint32_t lines)
{
    for (uint64_t set = 0; set <= a->mask; set++)
        for (unsigned k = 0; k <= a->pairs; k++)
            assert_int_equal(a->used[set][k ^ is_second(a, set)], b->used[set][k ^ is_second(b, set)]);
    for (uint32_t n = 0, line = BASE >> a->shift; n < lines; n++, line++)
        if (a->recent) /* host code may look a line up that C knows to be an MRU hit */
            assert_true(a->map[line] == CACHE_LOOK_UP || b->map[line] == CACHE_MRU_HIT);
        else
            assert_int_equal(a->map[line], b->map[line]);
}

static void compare(const struct caches *a, const struct caches *b)
{
    struct cache_figures x, y;
    for (unsigned k = 0; caches_figures(a, k, &x); k++) {
        caches_figures(b, k, &y);
        assert_int_equal(x.misses, y.misses);
    }
    compare_level(&a->fetch, &b->fetch);
    compare_level(&a->data, &b->data);
    for (unsigned k = 0; k < CACHE_MAX_OUTER && a->outer[k].tags; k++)
        compare_level(&a->outer[k], &b->outer[k]);
    if (a->itlb.entries)
        compare_tlb(a, &a->itlb, &b->itlb);
    compare_tlb(a, &a->dtlb, &b->dtlb);
    compare_dtlb1(&a->dtlb1, &b->dtlb1);
    for (enum cache_side side = 0; side < CACHE_SIDES; side++) {
        const struct cache_last *l = &a->last[side];
        if (l->map)
            compare_map(l, &b->last[side], (uint32_t)PAGES << (a->page_shift - l->shift));
        else
            assert_memory_equal(l->line, b->last[side].line, (l->mask + 1) * sizeof *l->line);
        if (l->listed)
            assert_memory_equal(l->listed, b->last[side].listed, (l->listed_mask + 1) * sizeof *l->listed);
    }
}

/* ---- accesses ---- */

/* Few pages for a while, then others; lines next to each other, and lines of one set. */
static uint64_t some_address(const struct caches *k, unsigned when)
{
    uint64_t few = 1 + (when >> 12) % 7 * 30, page = below(few) + (when >> 15) * 13 % (PAGES - few), within = random64();
    if (below(4) == 0)
        within &= 0x1c0;
    return BASE + (page << k->page_shift) + (within & ((UINT64_C(1) << k->page_shift) - 1) & ~UINT64_C(7));
}

static void run(const struct isa *isa, const struct timing_model *model, unsigned accesses)
{
    struct pair p;
    uint32_t space = 0;
    begin(&p, isa, model);
    uint64_t pc = some_address(p.c, 0);
    for (unsigned n = 0; n < accesses; n++) {
        enum cache_access kind = below(p.c->mapped ? CACHE_STORE + 1 : CACHE_FP_STORE + 1);
        uint64_t address = some_address(p.c, n);
        if (kind == CACHE_FETCH)
            pc = address;
        else
            host_access(&p, CACHE_FETCH, pc, pc), c_access(&p, CACHE_FETCH, pc, pc);
        assert_int_equal(host_access(&p, kind, address, pc), c_access(&p, kind, address, pc));
        if (n % 1000 == 0)
            compare(p.host, p.c);
        if (n % 10000 == 0) {
            space = (uint32_t)below(3);
            caches_enter(p.host, space);
            caches_enter(p.c, space);
        }
    }
    end(&p);
}

static struct timing_model built_in(const struct isa *isa, const char *name)
{
    struct cpu_timing *t = cpu_timing_new(isa, name);
    struct timing_model m = *cpu_timing_model(t);
    cpu_timing_unref(t);
    return m;
}

static void run_built_in(const struct isa *isa, const char *name)
{
    struct timing_model m = built_in(isa, name);
    run(isa, &m, ACCESSES);
}

static void with_a_map(void **state)
{
    (void)state;
    run_built_in(&hppa_isa, "pa7300lc");
    run_built_in(&hppa_isa, "pa7100lc");
}

static void by_table(void **state)
{
    (void)state;
    run_built_in(&ia64_isa, "itanium2");
    run_built_in(&ia64_isa, "mckinley");
}

enum { AROUND = 1, FP_SKIPS = 2, BLOCKING = 4, FIRST_TLB = 8, ONE_TLB = 16, NO_OUTER = 32, POLICIES = 64 };

/* Returns whether a model may have these policies: see check_caches() in emu/timing/model_build.c. */
static bool is_possible(unsigned policies)
{
    return !(policies & FIRST_TLB && (!(policies & AROUND) || policies & BLOCKING)) && !(policies & FP_SKIPS && policies & NO_OUTER);
}

/* Lines are at most a 64th of a page: of a wider one, C and host code note another 64th as touched. */
static struct timing_caches some_caches(unsigned policies, unsigned page_shift)
{
    uint16_t line = (uint16_t)(1u << page_shift >> (7 + below(2))), wide = (uint16_t)(line << below(2));
    struct timing_caches k = {
        .fetch = {.bytes = 8192, .ways = (uint16_t)(1 << below(3)), .line = line},
        .data = {.bytes = 4096u << below(3), .ways = (uint16_t)(1 << below(3)), .line = line},
        .memory_cycles = 70,
        .dtlb = {.bytes = 24},
        .tlb_cycles = 11,
        .fp_skips_first = policies & FP_SKIPS,
        .write_around = policies & AROUND,
        .blocking_miss = policies & BLOCKING,
    };
    if (!(policies & ONE_TLB))
        k.itlb.bytes = 16;
    if (policies & FIRST_TLB)
        k.dtlb1 = (struct cache_shape){.bytes = 8, .line = (uint16_t)(1u << page_shift >> 2)}, k.dtlb1_cycles = 3;
    for (unsigned n = 0; n < CACHE_MAX_OUTER - below(CACHE_MAX_OUTER) && !(policies & NO_OUTER); n++) {
        k.outer[n] = (struct cache_shape){.bytes = 32768u << n, .ways = (uint16_t)(1 << below(4)), .line = n ? wide : (uint16_t)(line * 2)};
        k.outer_cycles[n] = (uint16_t)(6 + 13 * n);
        wide = (uint16_t)(line * 2);
    }
    return k;
}

/* Every combination of policies, on both machines. */
static void with_every_policy(void **state)
{
    const struct timing_model base[] = {built_in(&hppa_isa, "pa7300lc"), built_in(&ia64_isa, "itanium2")};
    (void)state;
    for (unsigned policies = 0; policies < POLICIES; policies++)
        for (unsigned n = 0; n < 2 && is_possible(policies); n++) {
            struct timing_model m = base[n];
            const struct timing_caches k = some_caches(policies, (n ? &ia64_isa : &hppa_isa)->space.page_shift);
            m.caches = &k;
            run(n ? &ia64_isa : &hppa_isa, &m, ACCESSES / 20);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(with_a_map), cmocka_unit_test(by_table), cmocka_unit_test(with_every_policy)};
    if (!engine_translator.supported())
        return 0;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
