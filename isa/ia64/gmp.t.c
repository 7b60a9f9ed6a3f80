/*
 * gmp.t.c - compares integer instructions that Ski lacks, interpreted and translated, with what the GMP library computes: random and corner
 * operands. Each micro-operation of an encoding is changed in turn, too, and the comparison must notice.
 */
#include <gmp.h>
#include <unistd.h>
#include "emu/engine/mutant.t.h"
#include "isa/ia64/cases.t.h"

enum { ENCODINGS = 20, OPERANDS = 200 };

struct gmp_line {
    const char *name;
    void (*compute)(mpz_t result, mpz_t a, mpz_t b);
};

static void low_half(mpz_t v)
{
    mpz_fdiv_r_2exp(v, v, 32);
}

/* The unsigned product of the low halves. */
static void mpy4(mpz_t result, mpz_t a, mpz_t b)
{
    low_half(a);
    low_half(b);
    mpz_mul(result, a, b);
}

/* The high half of a times the low half of b, in the high half. */
static void mpyshl4(mpz_t result, mpz_t a, mpz_t b)
{
    mpz_fdiv_q_2exp(a, a, 32);
    low_half(b);
    mpz_mul(result, a, b);
    mpz_mul_2exp(result, result, 32);
    mpz_fdiv_r_2exp(result, result, 64);
}

static void clz(mpz_t result, mpz_t a, mpz_t b)
{
    mpz_set_ui(result, mpz_sgn(b) ? 64 - mpz_sizeinbase(b, 2) : 64);
    (void)a;
}

static const struct gmp_line lines[] = {{"mpy4", mpy4}, {"mpyshl4", mpyshl4}, {"clz", clz}};

struct gmp_case {
    struct test *t;
    const struct names *n;
    const struct gmp_line *line;
    struct model_state *states;
};

static uint64_t expected(const struct gmp_case *c, const struct model_state *s)
{
    mpz_t result, a, b;
    mpz_init(result);
    mpz_init_set_ui(a, s->r[bits(s->x, 13, 7)]);
    mpz_init_set_ui(b, s->r[bits(s->x, 20, 7)]);
    c->line->compute(result, a, b);
    uint64_t v = mpz_get_ui(result);
    mpz_clears(result, a, b, NULL);
    return v;
}

/* Returns whether the state's result is the library's. One with a NaT, or without a target, is not compared. */
static bool agrees(const struct gmp_case *c, unsigned engine, const struct model_state *s)
{
    unsigned target = (unsigned)bits(s->x, 6, 7);
    struct machine *m = &c->t->engine[engine];
    run(c->n, m, s);
    if (!s->p[s->x & 63] || fault_of(m) != 0 || cpu_reg_get(m->cpu, c->n->nat[target]))
        return true;
    return cpu_reg_get(m->cpu, c->n->r[target]) == expected(c, s);
}

static bool all_agree(const struct gmp_case *c, unsigned engine)
{
    for (unsigned k = 0; k < OPERANDS; k++)
        if (!agrees(c, engine, &c->states[k]))
            return false;
    return true;
}

static bool survives(void *ctx)
{
    return all_agree(ctx, 0);
}

static bool test_line(struct gmp_case *c)
{
    struct mutant_count mutants = {0};
    for (unsigned e = 0; e < ENCODINGS; e++) {
        c->t->ip = MODEL_CODE + 0x8000 + 16 * below(0x800);
        if (!encode(c->t))
            return false;
        for (unsigned k = 0; k < OPERANDS; k++)
            random_state_of(c->t, &c->states[k]);
        for (unsigned engine = 0; engine < c->t->engines; engine++) {
            if (!all_agree(c, engine)) {
                printf("%s [%011llx]: engine %u differs from GMP\n", c->line->name, (unsigned long long)c->t->x, engine);
                return false;
            }
        }
        mutants_of(c->t->engine[0].cpu, c->t->ip + c->t->slot, 1, survives, c, &mutants);
    }
    printf("%s: %u mutants killed, %u survived\n", c->line->name, mutants.killed, mutants.survived);
    return mutants.killed != 0;
}

int main(void)
{
    static struct test t;
    static struct names n;
    unsigned bad = 0, found = 0;
    start(&t);
    find_all(&n);
    struct gmp_case c = {&t, &n, NULL, calloc(OPERANDS, sizeof *c.states)};
    for (unsigned k = 0; k < ia64_line_count(); k++) {
        t.line = &ia64_lines()[k];
        for (unsigned l = 0; l < sizeof lines / sizeof *lines; l++) {
            c.line = &lines[l];
            if (strcmp(t.line->name, c.line->name) != 0)
                continue;
            found++;
            bad += !test_line(&c);
        }
    }
    stop(&t);
    free(c.states);
    return bad || found != sizeof lines / sizeof *lines;
}
