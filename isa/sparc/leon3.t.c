/* leon3.t.c - the model `leon3` against recorded runs of LEON3's description in VHDL: leon3.txt, instruction by instruction.
 *
 *     leon3.t FILE
 *
 * A routine in FILE is its name, then a line for each instruction that retired; one that is annulled has none:
 *
 *     ADDRESS WORD CYCLES [miss]     hexadecimal, hexadecimal, decimal: cycles until the next one retired, or `-`, they are not compared;
 *                                    miss: its access misses the data cache
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/timing/cache.h"
#include "isa/sparc/insn.h"
#include "isa/sparc/timing.h"

enum { MOST = 1000, UNKNOWN = ~0u, NOP = 0x01000000 };
struct line {
    unsigned pc, word, cycles;
    bool misses;
};
static struct line lines[MOST];
static const char *path;

/* Steps `word`. Returns its cycles before and at its issue; *after: those that follow, before the next one. */
static unsigned issue(const struct timing_model *m, struct timing_state *s, unsigned word, struct timing_event e, unsigned *after)
{
    struct timing_insn i;
    struct timing_charge c;
    sparc_timing_insn(word, &i);
    timing_set_prediction(m, &i);
    unsigned cycles = timing_step(m, s, &i, &e, &c);
    *after = c.after;
    return cycles - c.after;
}

static bool is_delayed(unsigned word)
{
    struct timing_insn i;
    sparc_timing_insn(word, &i);
    return i.flags & TIMING_IS_DELAYED;
}

/* The simulated chip waits for an atomic access's memory before it retires, the model after it. */
static bool is_atomic(unsigned word)
{
    struct timing_insn i;
    sparc_timing_insn(word, &i);
    return i.cls == SPARC_CLASS_ATOMIC;
}

/* Compares n lines. Returns the number of differences. */
static unsigned compare(const struct timing_model *m, const char *name, unsigned n)
{
    struct timing_state s;
    unsigned after = 0, owed = 0, expected = UNKNOWN, bad = 0, slot = 0; /* slot: the address of the delay slot that comes next */
    timing_reset(&s);
    for (unsigned k = 0; k + 1 < n; k++) {
        const struct line *l = &lines[k];
        unsigned cycles = owed + after + (l->misses ? m->caches->memory_cycles : 0u);
        if (slot && slot != l->pc) /* annulled */
            cycles += issue(m, &s, NOP, (struct timing_event){.skipped = true, .taken = l->pc != slot + 4}, &after) + after;
        bool in_slot = slot == l->pc;
        cycles += issue(m, &s, l->word, (struct timing_event){.taken = in_slot && lines[k + 1].pc != l->pc + 4}, &after);
        slot = is_delayed(l->word) ? l->pc + 4 : 0;
        owed = is_atomic(l->word) ? cycles : 0;
        if (expected != UNKNOWN && !owed && cycles != expected) {
            print_error("%s: %04x retires %u cycles after the one before it, not %u\n", name, l->pc, cycles, expected);
            bad++;
        }
        expected = l->cycles == UNKNOWN || (owed && expected == UNKNOWN) ? UNKNOWN : l->cycles + (owed ? expected : 0);
    }
    return bad;
}

/* Returns false if the text is a name. */
static bool read_line(const char *text, struct line *l)
{
    char cycles[16];
    if (!strchr(text, ' ') || sscanf(text, "%x %x %15s", &l->pc, &l->word, cycles) != 3)
        return false;
    l->cycles = *cycles == '-' ? UNKNOWN : (unsigned)atoi(cycles);
    l->misses = strstr(text, " miss");
    return true;
}

static void routines(void **state)
{
    struct timing_model *m = timing_prepare(sparc_timing_model(2));
    char text[80], name[80] = "";
    unsigned n = 0, routines = 0, bad = 0;
    FILE *f = fopen(path, "r");
    (void)state;

    assert_non_null(f);
    assert_non_null(m);
    assert_string_equal(m->name, "leon3");
    while (fgets(text, sizeof text, f)) {
        text[strcspn(text, "\n")] = 0;
        if (*text == '#' || !*text)
            continue;
        if (read_line(text, &lines[n])) {
            assert_true(++n < MOST);
            continue;
        }
        bad += compare(m, name, n);
        routines++;
        n = 0;
        strcpy(name, text);
    }
    bad += compare(m, name, n);
    fclose(f);
    timing_free(m);
    assert_true(routines >= 50);
    assert_int_equal(bad, 0);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(routines)};
    path = argc > 1 ? argv[1] : "leon3.txt";
    return cmocka_run_group_tests(tests, NULL, NULL);
}
