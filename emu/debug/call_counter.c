/* call_counter.c - see call_counter.h. */
#include "emu/debug/call_counter.h"
#include "emu/fatal/fatal.h"

#include <stdio.h>
#include <stdlib.h>

/* The calls of a program. */
struct program {
    struct call_counter *counter;
    void *key;
    struct calls *calls; /* from the first thread on */
    struct calls_functions functions;
    unsigned nthreads;
    const void *origin;    /* the key of the program that it was forked from, or NULL */
    const void *like;      /* the key of the program whose calls it takes over */
    struct calls *retired; /* of a program that was forked from it and has ended, for the next one, or NULL */
    const void *retired_key;
    struct program *next, *same_slot; /* same_slot: in a list of by_key */
};

struct thread {
    int pid, tid;
    struct program *program;
    struct calls_thread *stack;
    uint64_t cycles; /* when it last paused */
    uint64_t note;   /* of the interruption that a handler follows */
    bool over;       /* its process has ended */
    struct thread *next;
};

struct site {
    uint64_t from, to;
    uint32_t number; /* 0: free */
};

enum { KNOWN_FUNCTIONS = 4096 };

/* A function that function_at() has looked up. */
struct known_function {
    const struct program *program;
    uint64_t pc;
    unsigned turn; /* call_counter.turn; otherwise a library may have been replaced since */
    struct calls_function function;
};

struct call_counter {
    const struct call_counter_source *source;
    struct cpu_transfers transfers;
    struct program *programs; /* the last one first */
    struct program **by_key;  /* hash table of lists: a run may have a program for each of many processes */
    size_t nprograms, key_slots;
    struct thread *threads;
    struct thread *current;     /* the running thread, or NULL */
    struct calls_thread *stack; /* its stack */
    struct shadow_stack *shadow;
    struct cpu *cpu;       /* the current thread's */
    struct thread *paused; /* the last current thread */
    int execed;            /* the process that has just executed a program, when its thread had spent `execed_at` cycles */
    uint64_t execed_at;
    struct site *site; /* hash table of site_number() */
    size_t nsites, site_slots;
    struct known_function known[KNOWN_FUNCTIONS];
    unsigned turn; /* how often a thread has begun to run */
    /* The last function that crosses() has looked up, in `near_in`. */
    struct program *near_in;
    struct calls_function near;
};

static void *zeroed(size_t size)
{
    void *p = calloc(1, size);
    if (!p)
        fatal(2, "out of memory for calls");
    return p;
}

/* ---- programs --------------------------------------------------------------------------------- */

static struct calls_function function_at(void *ctx, uint64_t pc)
{
    struct program *p = ctx;
    struct call_counter *cc = p->counter;
    struct known_function *known = &cc->known[pc / 4 % KNOWN_FUNCTIONS];
    if (known->program != p || known->pc != pc || known->turn != cc->turn)
        *known = (struct known_function){p, pc, cc->turn, cc->source->function(cc->source->ctx, p->key, cpu_space(cc->cpu), pc)};
    return known->function;
}

static bool same_code(void *ctx, uint64_t pc)
{
    struct program *p = ctx;
    const struct call_counter_source *source = p->counter->source;
    return source->same(source->ctx, p->key, p->like, cpu_space(p->counter->cpu), pc);
}

static struct program **slot_of(struct call_counter *cc, const void *key)
{
    return &cc->by_key[((uintptr_t)key * 0x9e3779b97f4a7c15u >> 32) & (cc->key_slots - 1)];
}

static void enter_program(struct call_counter *cc, struct program *p)
{
    struct program **slot = slot_of(cc, p->key);
    p->same_slot = *slot;
    *slot = p;
}

static void grow_programs(struct call_counter *cc)
{
    free(cc->by_key);
    cc->key_slots = cc->key_slots ? 2 * cc->key_slots : 16;
    cc->by_key = zeroed(cc->key_slots * sizeof *cc->by_key);
    for (struct program *p = cc->programs; p; p = p->next)
        enter_program(cc, p);
}

/* May be NULL. */
static struct program *find_program(struct call_counter *cc, const void *key)
{
    struct program *p = cc->key_slots ? *slot_of(cc, key) : NULL;
    while (p && p->key != key)
        p = p->same_slot;
    return p;
}

static struct program *program_of(struct call_counter *cc, int pid)
{
    void *key = cc->source->program(cc->source->ctx, pid);
    struct program *p = find_program(cc, key);
    if (p)
        return p;
    if (cc->nprograms++ >= cc->key_slots)
        grow_programs(cc);
    p = zeroed(sizeof *p);
    p->counter = cc;
    p->key = key;
    p->functions = (struct calls_functions){p, function_at, same_code};
    p->next = cc->programs;
    cc->programs = p;
    enter_program(cc, p);
    return p;
}

/* The program has ended: keeps its calls for the next one with the same origin, which will make most of them again. */
static void retire(struct call_counter *cc, const struct program *p)
{
    struct program *origin = p->origin ? find_program(cc, p->origin) : NULL;
    if (!origin) {
        calls_free(p->calls);
        return;
    }
    calls_free(origin->retired);
    origin->retired = p->calls;
    origin->retired_key = p->key;
}

/* p has just been forked: takes over the calls of a program with the same origin that has ended. */
static void take_retired(struct program *origin, struct program *p)
{
    p->like = origin->retired_key;
    if (!origin->retired || !calls_reuse(origin->retired, &p->functions))
        return;
    p->calls = origin->retired;
    origin->retired = NULL;
}

static void need_calls(struct program *p)
{
    if (!p->calls)
        p->calls = calls_new(&p->functions);
}

/* A thread of the program has ended. */
static void unref_program(struct call_counter *cc, struct program *p)
{
    if (--p->nthreads)
        return;
    struct program **at = &cc->programs, **slot = slot_of(cc, p->key);
    while (*at != p)
        at = &(*at)->next;
    *at = p->next;
    while (*slot != p)
        slot = &(*slot)->same_slot;
    *slot = p->same_slot;
    cc->nprograms--;
    cc->near_in = cc->near_in == p ? NULL : cc->near_in;
    cc->turn++; /* the next program may have its address */
    cc->source->ended(cc->source->ctx, p->key, p->calls);
    retire(cc, p);
    calls_free(p->retired);
    free(p);
}

/* ---- transfers -------------------------------------------------------------------------------- */

static bool crosses(void *ctx, struct cpu *c, uint64_t from, uint64_t to)
{
    struct call_counter *cc = ctx;
    struct program *p = cc->current ? cc->current->program : NULL;
    if (!p)
        return false;
    if (p != cc->near_in || from < cc->near.low || from >= cc->near.high) {
        cc->near = cc->source->function(cc->source->ctx, p->key, cpu_space(c), from);
        cc->near_in = p;
    }
    return to < cc->near.low || to >= cc->near.high;
}

static struct site *site_at(struct site *table, size_t slots, uint64_t from, uint64_t to)
{
    size_t at = (from * 0x9e3779b97f4a7c15u + to * 0xc2b2ae3d27d4eb4fu) >> 24 & (slots - 1);
    while (table[at].number && (table[at].from != from || table[at].to != to))
        at = (at + 1) & (slots - 1);
    return &table[at];
}

static void grow_sites(struct call_counter *cc)
{
    size_t slots = cc->site_slots ? 2 * cc->site_slots : 256;
    struct site *table = zeroed(slots * sizeof *table);
    for (size_t i = 0; i < cc->site_slots; i++)
        if (cc->site[i].number)
            *site_at(table, slots, cc->site[i].from, cc->site[i].to) = cc->site[i];
    free(cc->site);
    cc->site = table;
    cc->site_slots = slots;
}

static uint32_t site_number(void *ctx, uint64_t from, uint64_t to)
{
    struct call_counter *cc = ctx;
    if (2 * (cc->nsites + 1) > cc->site_slots)
        grow_sites(cc);
    struct site *s = site_at(cc->site, cc->site_slots, from, to);
    if (!s->number)
        *s = (struct site){from, to, (uint32_t)++cc->nsites};
    return s->number;
}

/* ---- threads ---------------------------------------------------------------------------------- */

static struct thread *new_thread(struct call_counter *cc, int pid, int tid)
{
    struct thread *t = zeroed(sizeof *t);
    *t = (struct thread){.pid = pid, .tid = tid, .program = program_of(cc, pid), .next = cc->threads};
    cc->threads = t;
    t->program->nthreads++;
    return t;
}

static struct thread *thread_of(struct call_counter *cc, int pid, int tid)
{
    struct thread *t = cc->threads;
    while (t && (t->pid != pid || t->tid != tid || t->over))
        t = t->next;
    if (t)
        return t;
    t = new_thread(cc, pid, tid);
    need_calls(t->program);
    t->stack = calls_thread_new(t->program->calls, pid == cc->execed ? cc->execed_at : 0);
    cc->execed = 0;
    return t;
}

/* Frees the threads that are over, or all. */
static void drop_threads(struct call_counter *cc, bool all)
{
    for (struct thread **at = &cc->threads; *at;) {
        struct thread *t = *at;
        if (!all && (!t->over || t == cc->current)) {
            at = &t->next;
            continue;
        }
        *at = t->next;
        cc->paused = cc->paused == t ? NULL : cc->paused;
        calls_thread_free(t->stack);
        unref_program(cc, t->program);
        free(t);
    }
}

static void runs(struct call_counter *cc, const struct kernel_thread_event *e)
{
    cc->cpu = e->cpu;
    cc->turn++;
    cc->current = thread_of(cc, e->pid, e->tid);
    cc->stack = cc->current->stack;
    cc->shadow = calls_shadow(cc->stack);
    calls_runs(cc->stack, e->clock, e->cycles);
    if (!calls_is_empty(cc->current->stack))
        return;
    struct cpu_frame frame = cpu_frame(e->cpu);
    calls_begin(cc->current->stack, cpu_pc_slot(e->cpu), &frame);
}

void call_counter_thread(struct call_counter *cc, const struct kernel_thread_event *e)
{
    struct cpu_frame frame;
    if (e->kind == KERNEL_THREAD_RUNS) {
        runs(cc, e);
        return;
    }
    struct thread *t = cc->current;
    if (!t)
        return;
    calls_spent(t->stack, e->cycles);
    switch (e->kind) {
    case KERNEL_THREAD_RUNS: break;
    case KERNEL_THREAD_PAUSES:
        t->cycles = e->cycles;
        cc->paused = t;
        cc->current = NULL;
        cc->stack = NULL;
        drop_threads(cc, false);
        break;
    case KERNEL_THREAD_INTERRUPTED: t->note = cpu_interrupt_transfer(e->cpu, e->clock); break;
    case KERNEL_THREAD_HANDLES:
        frame = cpu_frame(e->cpu);
        calls_handler(t->stack, cpu_pc_slot(e->cpu), &frame, t->note);
        break;
    case KERNEL_THREAD_SIGRETURN: cpu_resume_transfer(e->cpu, calls_sigreturn(t->stack)); break;
    }
}

void call_counter_exit(struct call_counter *cc, int pid)
{
    for (struct thread *t = cc->threads; t; t = t->next)
        t->over |= t->pid == pid;
    drop_threads(cc, false);
}

void call_counter_exec(struct call_counter *cc, int pid)
{
    cc->execed = pid;
    cc->execed_at = cc->paused && cc->paused->pid == pid ? cc->paused->cycles : 0;
    call_counter_exit(cc, pid);
}

void call_counter_fork(struct call_counter *cc, int child)
{
    if (!cc->current)
        return;
    struct thread *t = new_thread(cc, child, child);
    struct program *origin = cc->current->program, *p = t->program;
    if (p != origin) {
        p->origin = origin->key;
        take_retired(origin, p);
        p->like = origin->key;
    }
    need_calls(p);
    t->stack = calls_thread_fork(cc->current->stack, p->calls);
}

/* ---- the counter ------------------------------------------------------------------------------ */

struct call_counter *call_counter_new(const struct call_counter_source *source)
{
    struct call_counter *cc = zeroed(sizeof *cc);
    cc->source = source;
    cc->transfers = (struct cpu_transfers){
        .ctx = &cc->stack,
        .transfer = calls_transfer,
        .crosses_ctx = cc,
        .crosses = crosses,
        .shadow = &cc->shadow,
        .site = site_number,
    };
    return cc;
}

const struct cpu_transfers *call_counter_transfers(struct call_counter *cc)
{
    return &cc->transfers;
}

void call_counter_finish(struct call_counter *cc)
{
    cc->current = NULL;
    cc->stack = NULL;
    drop_threads(cc, true);
}

void call_counter_free(struct call_counter *cc)
{
    if (!cc)
        return;
    call_counter_finish(cc);
    free(cc->by_key);
    free(cc->site);
    free(cc);
}
