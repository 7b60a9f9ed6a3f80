/*
 * random.t.c - runs random programs, legal or not: invariants hold, and all engines compute the same registers.
 *
 *     ia64_random.t [FIRST [COUNT]]     cases by number; default 0 300
 *
 * Each case has 128 bundles of random instructions with random fields, and random registers, some of which point to memory. Faulting
 * instructions are stepped over.
 *
 * Timed cases follow, as many: a random timing model, few registers, and a third run that steps each instruction through the scoreboard
 * (cpu_timing_reference()), and three with the consumer (cpu_timing_consumer()). All have the same cycles, by cause, and misses.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "emu/fp/random.t.h"
#include "isa/ia64/ia64.h"
#include "isa/ia64/insns.h"
#include "isa/ia64/state.h"
#include "isa/ia64/timing.h"
#include "emu/timing/cache.h"

#define CODE  0x4000000000000000ull
#define DATA  0x6000000000000000ull
#define STACK 0x6000000000100000ull
enum { BUNDLES = 128, BUDGET = 2000, STOPS = 60, SLICES = 300, TIMED_BUDGET = 6000, FEW = 4 };

/* A run of a case. model: NULL for a case that is not timed. */
struct how {
    enum cpu_engine engine;
    const struct timing_model *model;
    bool reference;
    unsigned entries; /* of the consumer's queue; 0: there is none */
};

/* Returns the instruction with its three register fields, if it has them, within FEW registers from r8, f8, p8 on. */
static uint64_t with_few_registers(uint64_t x, uint64_t fixed)
{
    for (unsigned at = 6; at <= 20; at += 7)
        x = (x & ~((UINT64_C(128) - FEW) << at & ~fixed)) | (UINT64_C(8) << at & ~fixed);
    return x;
}

/* Returns whether the line suits a timed case: it rarely faults, and a branch goes to the program's text. */
static bool is_plain(const struct ia64_line *line)
{
    if (line->unit == IA64_B)
        return !strncmp(line->name, "br.cond", 7) && !strcmp(line->operands, "{tgt25c}");
    return line->unit != IA64_M && !strstr(line->name, "mov");
}

static uint64_t random_slot(enum ia64_unit unit, bool few)
{
    for (;;) {
        const struct ia64_line *line = &ia64_lines()[below(ia64_line_count())];
        bool fits = line->unit == unit || (line->unit == IA64_A && (unit == IA64_M || unit == IA64_I));
        if (unit == IA64_L)
            return random64() >> 23;
        if (!fits || line->attributes & IA64_PRIV || (few && below(16) && !is_plain(line)))
            continue;
        uint64_t x = (random64() >> 23 & ~line->mask) | line->value;
        if (few)
            x = with_few_registers(x, line->mask);
        if (below(3) == 0)
            x &= ~63ull; /* no qualifying predicate */
        else if (few)
            x = (x & ~52ull) | 8;             /* p8 to p11 */
        if (strstr(line->operands, "tgt25c")) /* a near target */
            x = (x & ~(0xfffffull << 13 | 1ull << 36)) | (uint64_t)below(32) << 13;
        return x;
    }
}

static void random_program(struct space *space, bool few)
{
    uint64_t code[BUNDLES][2];
    for (unsigned k = 0; k < BUNDLES; k++) {
        unsigned tmpl;
        do
            tmpl = below(32);
        while (ia64_templates[tmpl].unit[0] == IA64_NO_UNIT);
        uint64_t slot[3];
        for (unsigned i = 0; i < 3; i++)
            slot[i] = random_slot(ia64_templates[tmpl].unit[i], few);
        code[k][0] = tmpl | slot[0] << 5 | slot[1] << 46;
        code[k][1] = slot[1] >> 18 | slot[2] << 23;
    }
    mem_poke(space, CODE, code, sizeof code);
}

static uint64_t random_value(void)
{
    switch (below(6)) {
    case 0: return random64();
    case 1: return DATA + (random64() & 0x3ff8);
    case 2: return STACK + (random64() & 0x1ffff);
    case 3: return below(128);
    case 4: return CODE + (random64() & 0x7f0);
    default: return random64() >> 32;
    }
}

static void set(struct cpu *c, const char *name, uint64_t value)
{
    cpu_reg_set(c, cpu_reg_find(&ia64_isa, name), value);
}

static void random_registers(struct cpu *c)
{
    uint64_t *s = cpu_slots(c);
    ia64_set_backing_store(c, STACK + (random64() & 0x1fff8));
    ia64_set_cfm(c, below(3) ? 96 | 48 << 7 | below(7) << 14 | random64() << 18 : random64());
    for (unsigned k = 1; k < 128; k++)
        s[S_GR + k] = random_value();
    for (unsigned k = 1; k < 64; k++)
        put_pr(s, k, below(2));
    for (unsigned k = 0; k < 8; k++)
        s[S_BR + k] = CODE + 16 * below(BUNDLES);
    for (unsigned k = 4; k < 256; k++)
        s[S_FR + k] = k & 1 ? random64() & 0x3ffff : random64();
    s[S_PFS] = below(2) ? random64() & 0x3fffffffff : below(2) ? 32 | 16 << 7 : 0;
    s[S_LC] = below(20);
    s[S_EC] = below(9);
    s[S_RSC] = below(2) ? 0xc : 0xf;
    if (below(8) == 0)
        set(c, "ar.fpsr", 0x9804c0270033f & ~(uint64_t)below(64));
    for (unsigned k = 0; k < 8; k++)
        if (below(8) == 0)
            cpu_reg_set(c, cpu_reg_find(&ia64_isa, "r5.nat") + (int)below(60), 1);
    cpu_set_pc(c, CODE);
}

/* Steps over the instruction that stopped; continues anywhere in the program if it has been left. */
static void step_over(struct cpu *c)
{
    uint64_t *s = cpu_slots(c), pc = s[S_PC];
    if (pc - CODE >= 16 * BUNDLES)
        s[S_PC] = CODE + 16 * below(BUNDLES);
    else
        s[S_PC] = (pc & 15) >= 2 ? (pc & ~15ull) + 16 : pc + 1;
}

static bool invariants_hold(struct cpu *c, unsigned number)
{
    const uint64_t *s = cpu_slots(c);
    bool constants = s[S_GR] == 0 && s[S_PR] == 1 && !s[S_FR] && !s[S_FR + 1] && s[S_FR + 2] == 1ull << 63 && s[S_FR + 3] == 0xffff;
    bool room = rse_below(c) + mode_sof(s[S_MODE]) <= RSE_PHYSICAL;
    bool nats = s[S_MODE] & MODE_NAT || !(s[S_NAT] | s[S_NAT_HIGH] | s[S_STACK_NATS]);
    if (constants && room && nats)
        return true;
    printf("case %u: constants %d, room %d, nats %d\n", number, constants, room, nats);
    return false;
}

/* ---- timing ---- */

static const char *one_of(const char *const *words, unsigned n)
{
    return words[below(n)];
}
#define ONE_OF(...) one_of((const char *const[]){__VA_ARGS__}, sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))

/* A random model; timing_text_free() frees it. */
static struct timing_text *random_model(unsigned number)
{
    static const char *const classes[] = {"IALU", "ICMP", "FCMP", "LD",   "FLD",  "FMAC",  "XMA",  "ISHF",
                                          "FRPR", "TOBR", "MM",   "TOFR", "FRFR", "FMISC", "ILOG", "TBIT"};
    char text[2048], why[TIMING_TEXT_WHY];
    const struct timing_text *base = NULL;
    random_state = number * 0x9e3779b97f4a7c15ull + 1;
    const char *name = ONE_OF("itanium2", "mckinley");
    for (unsigned k = 0; strcmp(ia64_timing_model(k)->name, name) || !(base = ia64_timing_text(k)); k++)
        ;
    int n = snprintf(text, sizeof text,
                     "based on %s\npredictor direction %s history %u returns %u targets %u\nbranch mispredict %u indirect %u\n", name,
                     ONE_OF("dynamic", "hint", "taken", "not-taken"), (unsigned)below(5), 1u << below(4), 1u << below(5),
                     (unsigned)below(9), (unsigned)below(3));
    if (below(2)) /* results that are pending for a cycle after the next one, and others that are never waited for */
        n += snprintf(text + n, sizeof text - (size_t)n, "latency ALL to ALL cycles 2\n");
    for (unsigned k = 0; k < sizeof classes / sizeof *classes; k++)
        if (below(2) == 0)
            n += snprintf(text + n, sizeof text - (size_t)n, "latency %s to ALL cycles %s\n", classes[k],
                          ONE_OF("0", "0", "2", "2", "1", "3", "9"));
    struct timing_text *t = timing_text_read(timing_text_machine(base), base, "random", text, (size_t)n, why);
    if (!t) {
        printf("%s%s\n", text, why);
        exit(1);
    }
    return t;
}

static uint64_t hash_timing(const struct cpu_timing *t, uint64_t hash)
{
    struct cpu_timing_totals totals;
    struct cache_figures figures;
    cpu_timing_totals(t, &totals);
    for (unsigned k = 0; k < TIMING_CAUSES; k++)
        hash = hash * 1099511628211ull ^ totals.cycles[k];
    for (unsigned k = 0; cpu_timing_cache(t, k, &figures); k++)
        hash = hash * 1099511628211ull ^ figures.misses;
    return hash;
}

/* Returns the timing of a run; NULL if it is not timed. Before the run's space, which takes low memory. */
static struct cpu_timing *timing_of(const struct how *how, unsigned number)
{
    struct cpu_timing *t = !how->model    ? NULL
                           : how->entries ? cpu_timing_consumer(&ia64_isa, how->model, how->entries)
                                          : cpu_timing_of(&ia64_isa, how->model);
    if (t) {
        cpu_timing_caches(t, number & 1, 0);
        cpu_timing_reference(t, how->reference);
    }
    return t;
}

/* ---- cases ---- */

/* Runs a case. Returns a hash of the final state; 0 if an invariant does not hold. */
static uint64_t run_case(unsigned number, struct how how)
{
    struct cpu_timing *timing = timing_of(&how, number);
    struct space *space = space_new(&ia64_isa.space);
    struct cpu *c = cpu_new(&ia64_isa, space);
    struct cpu_stop why = {.reason = CPU_BUDGET};
    uint64_t used = 0, hash = 0, budget = how.model ? TIMED_BUDGET : BUDGET;
    bool fine = (!timing || cpu_set_timing(c, timing)) && cpu_set_engine(c, how.engine);

    random_state = number * 0x9e3779b97f4a7c15ull + 88172645463325252ull;
    space_map(space, CODE, 0x10000, MEM_R | MEM_W | MEM_X, 0, NULL);
    space_map(space, DATA, 0x40000, MEM_R | MEM_W, 0, NULL);
    space_map(space, STACK, 0x40000, MEM_R | MEM_W, 0, NULL);
    random_program(space, how.model);
    random_registers(c);
    bool sliced = timing && number & 2; /* each must end at the same instruction */
    for (unsigned k = 0; fine && k < (sliced ? SLICES : STOPS) && used < budget; k++) {
        uint64_t slice = 1 + k * 7919 % 160;
        used += cpu_run(c, sliced && slice < budget - used ? slice : budget - used, &why);
        hash = hash * 1099511628211ull ^ used ^ cpu_pc(c) << 20;
        fine = invariants_hold(c, number);
        if (why.reason == CPU_FAULT || why.reason == CPU_TRAP)
            step_over(c);
    }
    gr_to_name_order(c, mode_sor(cpu_slots(c)[S_MODE]));
    for (unsigned f = 0; f < 128; f++) /* convert all forms to one */
        put_fr(cpu_slots(c), f, get_fr(cpu_slots(c), f));
    for (unsigned k = 0; k < S_COUNT; k++)
        hash = hash * 1099511628211ull ^ cpu_slots(c)[k];
    if (timing)
        hash = hash_timing(timing, hash);
    hash = (hash ^ used) | 1;
    cpu_free(c);
    space_unref(space);
    cpu_timing_unref(timing);
    return fine ? hash : 0;
}

/* Returns whether all runs of the case are alike. */
static bool is_alike(unsigned number, bool jit, bool timed)
{
    struct timing_text *text = timed ? random_model(number) : NULL;
    const struct timing_model *model = text ? timing_text_model(text) : NULL;
    uint64_t interpreted = run_case(number, (struct how){CPU_ENGINE_INTERP, model, false, 0});
    uint64_t translated = jit ? run_case(number, (struct how){CPU_ENGINE_JIT, model, false, 0}) : interpreted;
    uint64_t stepped = timed ? run_case(number, (struct how){CPU_ENGINE_INTERP, model, true, 0}) : interpreted;
    uint64_t consumed = interpreted;
    static const unsigned entries[] = {1, 7, 4096};
    for (unsigned k = 0; timed && k < sizeof entries / sizeof *entries && consumed == interpreted; k++)
        consumed = run_case(number, (struct how){CPU_ENGINE_INTERP, model, false, entries[k]});
    uint64_t fed = timed && jit ? run_case(number, (struct how){CPU_ENGINE_JIT, model, false, entries[number % 3]}) : interpreted;
    bool alike = interpreted && interpreted == translated && interpreted == stepped && interpreted == consumed && interpreted == fed;
    if (!alike)
        printf("%s %u: %s\n", timed ? "timed case" : "case", number,
               !interpreted                ? "failed"
               : interpreted != consumed   ? "the consumer differs"
               : interpreted != fed        ? "the consumer, fed by translated code, differs"
               : interpreted == translated ? "the scoreboard, stepped, differs"
                                           : "the engines differ");
    timing_text_free(text);
    return alike;
}

int main(int argc, char **argv)
{
    unsigned first = argc > 1 ? (unsigned)atoi(argv[1]) : 0, count = argc > 2 ? (unsigned)atoi(argv[2]) : 300, bad = 0;
    struct space *space = space_new(&ia64_isa.space);
    struct cpu *c = cpu_new(&ia64_isa, space);
    bool jit = cpu_set_engine(c, CPU_ENGINE_JIT);
    cpu_free(c);
    space_unref(space);
    for (unsigned k = first; k < first + count; k++)
        bad += !is_alike(k, jit, false) + !is_alike(k, jit, true);
    printf("%u cases, %u failures\n", 2 * count, bad);
    return bad != 0;
}
