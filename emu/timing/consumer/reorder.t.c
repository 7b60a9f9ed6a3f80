/* reorder.t.c - a reorder buffer, on toy models: sequences computed by hand; a simulation by cycles that remembers nothing, on random
 * models and sequences; and the consumer with queues of all sizes and few states. */
#include "emu/timing/consumer/consumer.h"
#include "emu/timing/model_text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

enum class { ALU, MUL, LOAD, STORE, BRANCH, CLASSES };

static const char text[] =
    "name toy\ntitle Toy\nicache size 1K ways 1 line 16\ndcache size 1K ways 1 line 16\nl2 none\nl3 none\nl4 none\n"
    "memory cycles 40 ns 0\nclock mhz 0\nitlb none\ndtlb entries 4\ntlb cycles 9\ndtlb1 none\n"
    "policy blocking-miss no fp-skips-first no write-around no\nbranch mispredict 5 indirect 3\n"
    "predictor direction dynamic history 0 returns 4 targets 16\n"
    "store-buffer entries 8 hit 2 miss 2\n"
    "buffer inserts 3 taken 1 stores 1 accesses 2 store 1\n"
    "queue A entries 6 launches 2 retires 2\n"
    "queue M entries 4 launches 2 retires 2\n"
    "class ALU queues A slots 1\nclass MUL queues A slots 1\nclass LOAD queues M slots 1\nclass STORE queues M slots 1\n"
    "class BRANCH queues A slots 2\n"
    "latency ALL to ALL cycles 1\nlatency LOAD data to ALL cycles 3\nlatency MUL to ALL cycles 4\n"
    "latency MUL to STORE data cycles 2\n";

static const char *const classes[] = {"ALU", "MUL", "LOAD", "STORE", "BRANCH"};
static const struct timing_model common = {.issue = TIMING_ISSUE_REORDER, .has_delayed = true};
static const struct timing_machine machine = {.name = "Toy", .common = &common, .classes = classes, .nclasses = CLASSES, .page_bytes = 512};

static struct timing_text *read_text(const struct timing_text *base, const char *lines)
{
    char why[TIMING_TEXT_WHY];
    struct timing_text *t = timing_text_read(&machine, base, "toy", lines, strlen(lines), why);
    if (!t)
        print_error("%s\n", why);
    assert_non_null(t);
    return t;
}

static uint64_t seed;

static unsigned below(unsigned n)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((seed >> 33) % n);
}

/* An instruction of a case: it reads and writes registers, 0: none. */
struct in {
    enum class cls;
    unsigned reads[2], writes;
    struct timing_event e;
};

static struct timing_insn insn_of(const struct in *in)
{
    static const unsigned flags[CLASSES] = {
        [LOAD] = TIMING_IS_LOAD, [STORE] = TIMING_IS_STORE, [BRANCH] = TIMING_IS_BRANCH | TIMING_IS_CONDITIONAL};
    struct timing_insn i = {.cls = in->cls, .flags = (uint16_t)flags[in->cls], .size = in->cls == LOAD || in->cls == STORE ? 3 : 0};
    for (unsigned k = 0; k < 2; k++)
        if (in->reads[k])
            i.reads[i.nreads++] = (struct timing_operand){.reg = in->reads[k] & 1023, .role = TIMING_DATA};
    if (in->writes)
        i.writes[i.nwrites++] = (struct timing_operand){.reg = in->writes & 1023, .role = TIMING_DATA};
    return i;
}

/* ---- by hand ---------------------------------------------------------------------------------- */

/* Returns the cycles in which the instructions retire, as text. */
static const char *retire(const char *lines, const struct in *in, unsigned n)
{
    static char out[200];
    struct timing_text *base = read_text(NULL, text), *t = read_text(base, lines);
    struct timing_model *m = timing_prepare(timing_text_model(t));
    struct timing_state s;
    uint32_t now = 0;
    timing_reset(&s);
    out[0] = 0;
    for (unsigned k = 0; k < n; k++) {
        const struct timing_insn i = insn_of(&in[k]);
        struct timing_charge c;
        unsigned sum = 0;
        uint32_t cycles = timing_step(m, &s, &i, &in[k].e, &c);
        for (unsigned cause = 0; cause < TIMING_CAUSES; cause++)
            sum += c.cycles[cause];
        assert_int_equal(sum, cycles);
        now += cycles;
        snprintf(out + strlen(out), sizeof out - strlen(out), "%s%u", k ? " " : "", now);
    }
    timing_free(m);
    timing_text_free(t);
    timing_text_free(base);
    return out;
}

#define RETIRE(lines, ...) retire("based on toy\n" lines, (struct in[]){__VA_ARGS__}, sizeof(struct in[]){__VA_ARGS__} / sizeof(struct in))
#define A(w, r)      \
    {                \
        ALU, {r}, w, \
        {            \
            0        \
        }            \
    }
#define L(w, r)       \
    {                 \
        LOAD, {r}, w, \
        {             \
            0         \
        }             \
    }
#define S(a, d)           \
    {                     \
        STORE, {a, d}, 0, \
        {                 \
            0             \
        }                 \
    }
#define MISS(w, r)     \
    {                  \
        LOAD, {r}, w,  \
        {              \
            .data = 40 \
        }              \
    }

/* An instruction enters in cycle 0, launches in 1, has its result in 2 and retires then. */
static void by_hand(void **state)
{
    (void)state;
    assert_string_equal(RETIRE("", A(1, 0)), "2");
    assert_string_equal(RETIRE("", A(1, 0), A(2, 0)), "2 2");                       /* a pair */
    assert_string_equal(RETIRE("", A(1, 0), A(2, 1), A(3, 2), A(4, 3)), "2 3 4 5"); /* a chain */
    assert_string_equal(RETIRE("", A(1, 0), A(1, 1), A(1, 1)), "2 3 4");            /* also through one register … */
    assert_string_equal(RETIRE("", {MUL, {0}, 1, {0}}, A(1, 0), A(2, 1)), "5 5 6"); /* … unless it is renamed: two retire a cycle */
    assert_string_equal(RETIRE("", A(1, 0), A(2, 0), A(3, 0), A(4, 0), A(5, 0)), "2 2 3 3 4"); /* two launch and retire a cycle */
    assert_string_equal(RETIRE("", L(1, 0), A(2, 1), A(3, 0)), "4 5 5");                       /* the third waits to retire only */
    assert_string_equal(RETIRE("", MISS(1, 0), A(2, 0), A(3, 1)), "44 44 45");                 /* a miss */
    assert_string_equal(RETIRE("", MISS(1, 0), MISS(2, 0), A(3, 2)), "44 44 45");              /* two at once */
    assert_string_equal(RETIRE("", MISS(1, 0), MISS(2, 1)), "44 87");                          /* one after the other */
    assert_string_equal(RETIRE("", S(0, 0), S(0, 0), S(0, 0)), "2 3 4");                       /* a store retires a cycle */
    assert_string_equal(RETIRE("buffer stores 2\n", S(0, 0), S(0, 0), S(0, 0)), "2 2 3");
    assert_string_equal(RETIRE("", {MUL, {0}, 1, {0}}, S(0, 1)), "5 5"); /* another latency */
    /* Both accesses of cycle 2 belong to the store: the load, which enters in cycle 1, launches in 3. */
    assert_string_equal(RETIRE("buffer inserts 1 store 2\n", S(0, 0), L(1, 0)), "2 6");
    assert_string_equal(RETIRE("buffer inserts 1 store 1\n", S(0, 0), L(1, 0)), "2 5");
    /* The queue of four is full until the first load retires in 44, when the fifth enters. */
    assert_string_equal(RETIRE("", MISS(1, 0), L(2, 0), L(3, 0), L(4, 0), L(5, 0)), "44 44 45 45 48");
    /* A load of what is stored two instructions before it: until 2 cycles after the store has retired, in 2. */
    assert_string_equal(RETIRE("", S(0, 0), A(1, 0), {LOAD, {0}, 2, {.store = 2}}), "2 2 7");
    /* Branches: predicted, the target enters a cycle later than the next one; mispredicted, 5 cycles after the branch is done. */
    assert_string_equal(RETIRE("", {BRANCH, {0}, 0, {0}}, A(1, 0)), "2 3");
    assert_string_equal(RETIRE("", {BRANCH, {0}, 0, {.taken = true}}, A(1, 0)), "2 4");
    assert_string_equal(RETIRE("", {BRANCH, {0}, 0, {.taken = true, .missed = true}}, A(1, 0)), "2 9");
    assert_string_equal(RETIRE("", {BRANCH, {0}, 0, {.missed = true}}, A(1, 0)), "2 9");
    /* A fetch that misses, a translation that traps. */
    assert_string_equal(RETIRE("", A(1, 0), {ALU, {0}, 2, {.fetch = 10}}), "2 12");
    assert_string_equal(RETIRE("", A(1, 0), {LOAD, {0}, 2, {.data_tlb = 9}}, A(3, 0)), "2 14 14");
    /* What is nullified has no result. */
    assert_string_equal(RETIRE("", {MUL, {0}, 1, {.skipped = true}}, A(2, 1)), "2 2");
}

/* ---- by cycles -------------------------------------------------------------------------------- */

/* An instruction in the simulation by cycles: when it entered, launched and retired, or NEVER. */
enum { NEVER = 1 << 30 };
struct sim {
    const struct in *in;
    int enters, launches, done, retires;
    int producer[2]; /* indices, or -1 */
};

static int longest(const struct timing_model *m, const struct in *in)
{
    unsigned most = 1;
    for (unsigned c = 0; c < CLASSES && in->writes && !in->e.skipped; c++)
        for (unsigned role = 0; role < TIMING_ROLES; role++)
            most = timing_latency(m, in->cls, TIMING_DATA, c, role) > most ? timing_latency(m, in->cls, TIMING_DATA, c, role) : most;
    return (int)most;
}

static int miss_of(const struct in *in)
{
    return in->cls == LOAD && !in->e.skipped ? in->e.data : 0;
}

static bool is_ready(const struct timing_model *m, const struct sim *all, int k, int now)
{
    const struct sim *x = &all[k];
    if (x->enters >= now)
        return false;
    for (unsigned r = 0; r < 2 && !x->in->e.skipped; r++) {
        const struct sim *p = x->producer[r] >= 0 ? &all[x->producer[r]] : NULL;
        if (p && (p->launches == NEVER || p->launches + p->in->e.data_tlb + miss_of(p->in) +
                                                  (int)timing_latency(m, p->in->cls, TIMING_DATA, x->in->cls, TIMING_DATA) >
                                              now))
            return false;
    }
    int store = x->in->cls == LOAD && !x->in->e.skipped && x->in->e.store ? k - x->in->e.store : -1;
    if (store >= 0 && (all[store].retires == NEVER || (all[store].retires > x->enters && all[store].retires + m->stores.hit > now)))
        return false;
    return !x->in->e.data_tlb || k == 0 || all[k - 1].retires <= now;
}

/* Slots of a cycle that are left. */
struct left {
    unsigned slots[TIMING_MAX_QUEUES];
};

static bool take(struct left *left, const struct timing_class *c)
{
    for (unsigned q = 0; q < TIMING_MAX_QUEUES; q++)
        if (c->ports >> q & 1 && left->slots[q] < c->slots)
            return false;
    for (unsigned q = 0; q < TIMING_MAX_QUEUES; q++)
        left->slots[q] -= c->ports >> q & 1 ? c->slots : 0;
    return true;
}

/* Whether instruction k can enter now: `entered` have in this cycle. */
static bool enters(const struct timing_model *m, const struct sim *all, int k, int first, int now, unsigned entered)
{
    const struct timing_event *e = &all[k].in->e;
    const struct sim *last = k ? &all[k - 1] : NULL;
    unsigned n[TIMING_MAX_QUEUES] = {0};
    int front = last ? last->enters : 0, fetch = e->fetch + e->fetch_tlb;
    if (last && last->in->cls == BRANCH && last->in->e.missed) {
        if (last->launches == NEVER)
            return false;
        front = last->done + m->mispredict > front + 1 ? last->done + m->mispredict : front + 1;
    } else if (last && last->in->e.taken) {
        front += 1 + m->buffer.taken;
    }
    if (last && last->in->e.data_tlb) {
        if (last->launches == NEVER)
            return false;
        front = last->launches + last->in->e.data_tlb > front ? last->launches + last->in->e.data_tlb : front;
    }
    for (int j = first; j < k; j++)
        for (unsigned q = 0; q < m->buffer.nqueues; q++)
            n[q] += m->classes[all[j].in->cls].ports >> q & 1;
    for (unsigned q = 0; q < m->buffer.nqueues; q++)
        if (m->classes[all[k].in->cls].ports >> q & 1 && n[q] >= m->buffer.queues[q].entries)
            return false;
    return now >= front + fetch && entered < m->buffer.inserts;
}

static void simulate(const struct timing_model *m, const struct in *in, int n, struct sim *all)
{
    int first = 0, next = 0; /* in the buffer */
    int writer[32];
    memset(writer, 0xff, sizeof writer);
    for (int k = 0; k < n; k++)
        all[k] = (struct sim){&in[k], NEVER, NEVER, NEVER, NEVER, {-1, -1}};
    for (int now = 0; first < n; now++) {
        const struct timing_buffer *b = &m->buffer;
        struct left retires, launches;
        unsigned stores = 0, accesses = b->accesses, entered = 0;
        for (unsigned q = 0; q < TIMING_MAX_QUEUES; q++)
            retires.slots[q] = b->queues[q].retires, launches.slots[q] = b->queues[q].launches;
        for (; first < next && all[first].done <= now; first++) {
            bool store = all[first].in->cls == STORE && !all[first].in->e.skipped;
            if ((store && stores == b->stores) || !take(&retires, &m->classes[all[first].in->cls]))
                break;
            stores += store;
            all[first].retires = now;
        }
        accesses = accesses > stores * b->store ? accesses - stores * b->store : 0;
        for (int k = first; k < next; k++) {
            struct sim *x = &all[k];
            bool load = x->in->cls == LOAD && !x->in->e.skipped;
            if (x->launches != NEVER || !is_ready(m, all, k, now) || (load && !accesses) || !take(&launches, &m->classes[x->in->cls]))
                continue;
            accesses -= load;
            x->launches = now;
            x->done = now + x->in->e.data_tlb + longest(m, x->in) + miss_of(x->in);
        }
        for (; next < n && enters(m, all, next, first, now, entered); entered++, next++) {
            all[next].enters = now;
            for (unsigned r = 0; r < 2; r++)
                all[next].producer[r] = in[next].reads[r] ? writer[in[next].reads[r]] : -1;
            if (in[next].writes && !in[next].e.skipped)
                writer[in[next].writes] = next;
        }
        assert_true(now < 1000 * n);
    }
}

static struct in random_insn(unsigned k)
{
    struct in in = {.cls = below(CLASSES), .reads = {below(12), below(12)}};
    if (in.cls == ALU || in.cls == MUL || in.cls == LOAD)
        in.writes = below(12);
    in.e.skipped = !below(16);
    if (!below(20))
        in.e.fetch = (uint16_t)below(50), in.e.fetch_tlb = (uint16_t)below(10);
    if (in.cls == LOAD && !below(6))
        in.e.data = (uint16_t)below(60);
    if ((in.cls == LOAD || in.cls == STORE) && !below(40) && !in.e.skipped)
        in.e.data_tlb = (uint16_t)below(20);
    if (in.cls == LOAD && !below(3) && k)
        in.e.store = (uint8_t)(1 + below(k < 12 ? k : 12));
    if (in.cls == BRANCH)
        in.e.taken = below(2), in.e.missed = !below(8);
    return in;
}

static void random_model(char *lines, size_t size)
{
    unsigned a = 2 + below(4), m = 1 + below(3);
    snprintf(lines, size,
             "based on toy\nbuffer inserts %u taken %u stores %u accesses %u store %u\nqueue A entries %u launches %u retires %u\n"
             "queue M entries %u launches %u retires %u\nbranch mispredict %u\nstore-buffer hit %u\nclass BRANCH queues A%s slots %u\n"
             "latency LOAD data to ALL cycles %u\nlatency MUL to ALL cycles %u\n",
             1 + below(5), below(3), 1 + below(2), 2 + below(2), below(3), 1 + below(20), a, 2 + below(3), 1 + below(20), m, 1 + below(3),
             below(8), 1 + below(4), m > 1 ? " M" : "", 1, below(6), below(9));
}

enum { RANDOM_MODELS = 300, LENGTH = 1500 };

static void random_sequences(void **state)
{
    static struct in in[LENGTH];
    static struct sim sim[LENGTH];
    struct timing_text *base = read_text(NULL, text);
    (void)state;
    for (seed = 1; seed <= RANDOM_MODELS;) {
        uint64_t number = seed;
        char lines[600];
        random_model(lines, sizeof lines);
        struct timing_text *t = read_text(base, lines);
        struct timing_model *m = timing_prepare(timing_text_model(t));
        struct timing_state s;
        uint32_t now = 0;
        for (unsigned k = 0; k < LENGTH; k++)
            in[k] = random_insn(k);
        simulate(m, in, LENGTH, sim);
        timing_reset(&s);
        for (unsigned k = 0; k < LENGTH; k++) {
            const struct timing_insn i = insn_of(&in[k]);
            now += timing_step(m, &s, &i, &in[k].e, NULL);
            if ((int)now != sim[k].retires)
                fail_msg("model %u, instruction %u of class %s retires in %u, not in %d\n%s", (unsigned)number, k, classes[in[k].cls], now,
                         sim[k].retires, lines);
        }
        timing_free(m);
        timing_text_free(t);
        seed = number + 1;
    }
    timing_text_free(base);
}

/* ---- the consumer ----------------------------------------------------------------------------- */

enum { BLOCKS = 12, MOST = 9, STEPS = 3000 };

/* A program: blocks, which end with a branch, and a random walk over them. */
struct program {
    unsigned n[BLOCKS];
    struct in in[BLOCKS][MOST];
    struct timing_insn insns[BLOCKS][MOST];
};

static uint64_t pc_of(unsigned b, unsigned i)
{
    return 0x1000 + 64 * b + 4 * i;
}

static void random_program(struct program *p)
{
    for (unsigned b = 0; b < BLOCKS; b++) {
        p->n[b] = 1 + below(MOST);
        for (unsigned i = 0; i < p->n[b]; i++) {
            struct in *in = &p->in[b][i];
            *in = random_insn(0);
            in->e = (struct timing_event){0};
            while (in->cls == BRANCH)
                in->cls = below(CLASSES);
            if (i + 1 == p->n[b])
                *in = (struct in){.cls = BRANCH, .reads = {below(12)}};
            p->insns[b][i] = insn_of(in);
        }
    }
}

/* How a program is executed. */
struct how {
    unsigned entries, most_states; /* 0: the usual ones */
    bool single, reference;        /* single: blocks of one instruction */
};

/* Returns its cycles. */
static uint64_t walk(const struct timing_model *description, const struct program *p, const struct how *how, uint64_t walk_seed,
                     struct cpu_timing_totals *totals)
{
    struct consumer *k = consumer_new(description);
    struct consumer_block *blocks[BLOCKS][MOST];
    struct consumer_cpu cpu = {0}, other = {0};
    uint64_t cycles = 0;
    assert_non_null(k);
    assert_true(consumer_configure(k, how->entries, true, true, 9, 0));
    k->reference = how->reference;
    k->most_states = how->most_states ? how->most_states : k->most_states;
    for (unsigned b = 0; b < BLOCKS; b++)
        for (unsigned at = 0, n = how->single ? 1 : p->n[b]; at < p->n[b]; at += n) {
            struct consumer_block *d = blocks[b][at] = consumer_block_new(n);
            for (unsigned i = 0; i < n; i++) {
                const struct timing_insn *t = &p->insns[b][at + i];
                bool load = t->flags & TIMING_IS_LOAD, accesses = load || t->flags & TIMING_IS_STORE;
                d->insns[i] = (struct consumer_insn){
                    .t = t, .pc = pc_of(b, at + i), .next = pc_of(b, at + i + 1), .accesses = accesses, .loads = load};
            }
            consumer_block_ready(k, d);
        }
    consumer_start(k, &other, UINT64_MAX); /* which keeps its state */
    consumer_start(k, &cpu, UINT64_MAX);
    seed = walk_seed;
    for (unsigned step = 0, b = 0, next; step < STEPS; step++, b = next) {
        next = below(3) ? (b + 1) % BLOCKS : below(BLOCKS);
        for (unsigned at = 0, n = how->single ? 1 : p->n[b]; at < p->n[b]; at += n) {
            assert_true(consumer_fits(k, blocks[b][at]));
            consumer_begin(k, blocks[b][at]);
            for (unsigned i = at; i < at + n; i++)
                if (p->insns[b][i].flags & (TIMING_IS_LOAD | TIMING_IS_STORE))
                    consumer_access(k, i - at, p->insns[b][i].flags & TIMING_IS_STORE, 0x8000 + 4 * below(below(4) ? 40 : 4000));
            uint64_t to = at + n < p->n[b] ? pc_of(b, at + n) : pc_of(next, 0);
            consumer_end(k, &(struct consumer_path){.insns = (uint8_t)n, .begun = (uint8_t)n, .next = to});
            cycles += consumer_take(k);
        }
    }
    consumer_drain(k);
    cycles += consumer_take(k);
    assert_true(k->nstates <= k->most_states + 3 * CONSUMER_ENTRIES);
    assert_int_equal(other.state, 0);
    consumer_totals(k, totals);
    consumer_end_cpu(k, &cpu);
    consumer_end_cpu(k, &other);
    for (unsigned b = 0; b < BLOCKS; b++)
        for (unsigned at = 0; at < p->n[b]; at += how->single ? 1 : p->n[b])
            consumer_block_free(k, blocks[b][at]);
    consumer_free(k);
    return cycles;
}

static void drains(void **state)
{
    static const struct how ways[] = {{.entries = 1},     {.entries = 5},      {.entries = 4096},
                                      {.most_states = 7}, {.reference = true}, {.entries = 3, .single = true, .most_states = 50}};
    struct timing_text *base = read_text(NULL, text);
    uint64_t queued = 0;
    (void)state;
    for (unsigned number = 1; number <= 4; number++) {
        struct program p;
        struct cpu_timing_totals first, totals;
        char lines[600];
        seed = number;
        random_model(lines, sizeof lines);
        random_program(&p);
        struct timing_text *t = read_text(base, lines);
        uint64_t cycles = walk(timing_text_model(t), &p, &(struct how){0}, number, &first), sum = 0;
        for (unsigned c = 0; c < TIMING_CAUSES; c++)
            sum += first.cycles[c];
        assert_int_equal(sum, cycles);
        assert_true(first.cycles[TIMING_DCACHE] && first.cycles[TIMING_BRANCH] && first.cycles[TIMING_TLB]);
        queued += first.cycles[TIMING_QUEUE];
        for (unsigned k = 0; k < sizeof ways / sizeof *ways; k++) {
            assert_int_equal(walk(timing_text_model(t), &p, &ways[k], number, &totals), cycles);
            for (unsigned c = 0; c < TIMING_CAUSES; c++)
                assert_int_equal(totals.cycles[c], first.cycles[c]);
        }
        timing_text_free(t);
    }
    assert_true(queued);
    timing_text_free(base);
}

/* ---- the format ------------------------------------------------------------------------------- */

static void format(void **state)
{
    static const struct {
        const char *line, *says;
    } wrong[] = {
        {"queue A entries 0\n", "0 is out of range; expected 1 to 63"},
        {"queue A entries 1000000000\n", "1000000000 is out of range"},
        {"queue A entries 60\n", "more than 63 entries in all"},
        {"queue B entries 5\n", "queue B launches: missing"},
        {"queue B entries 1 launches 1 retires 1\nqueue C entries 1 launches 1 retires 1\nqueue D entries 1 launches 1 retires 1\n",
         "more than 4 queues"},
        {"queue entries entries 1 launches 1 retires 1\n", "has another meaning"},
        {"queue A retires 1\n", "launches or retires fewer in a cycle"},
        {"class ALU queues B\n", "B is not a port"},
        {"class ALU queues none\n", "expected at least one queue"},
        {"class ALU slots 3\n", "launches or retires fewer in a cycle"},
        {"buffer store 3\n", "3 are more than the 2 accesses"},
        {"class ALU lock 3\n", "unknown field lock"}};
    char why[TIMING_TEXT_WHY], *printed = NULL;
    size_t size;
    struct timing_text *base = read_text(NULL, text);
    (void)state;
    for (unsigned k = 0; k < sizeof wrong / sizeof *wrong; k++) {
        char all[300];
        int n = snprintf(all, sizeof all, "based on toy\n%s", wrong[k].line);
        assert_null(timing_text_read(&machine, base, "changed", all, (size_t)n, why));
        if (!strstr(why, wrong[k].says))
            print_error("%s\n", why);
        assert_non_null(strstr(why, wrong[k].says));
    }
    FILE *out = open_memstream(&printed, &size);
    assert_non_null(out);
    timing_text_print(base, "toy", out);
    fclose(out);
    struct timing_text *again = timing_text_read(&machine, base, "again", printed, size, why);
    if (!again)
        print_error("%s\n%s\n", printed, why);
    assert_non_null(again);
    assert_memory_equal(&timing_text_model(base)->buffer, &timing_text_model(again)->buffer, sizeof(struct timing_buffer));
    assert_true(timing_text_hash(base) == timing_text_hash(again));
    timing_text_free(again);
    timing_text_free(base);
    free(printed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(by_hand), cmocka_unit_test(random_sequences), cmocka_unit_test(drains),
                                       cmocka_unit_test(format)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
