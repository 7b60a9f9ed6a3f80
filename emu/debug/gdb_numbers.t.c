/*
 * The descriptions that GDB gets name the registers that it then asks for by number: a register of the description and the cpu's register
 * of that name have one number, and no two registers have the same.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "emu/debug/gdb_registers.h"
#include "emu/machines.h"

static void check_described(const struct isa *isa, const struct gdb_registers *r, unsigned n, const char *name, unsigned bits)
{
    assert_true(n < r->count);
    assert_int_equal(r->bytes[n], bits / 8);
    for (unsigned i = 0; i < isa->nregs; i++)
        if (!strcmp(isa->regs[i].name, name) && isa->regs[i].gdb != (int)n)
            fail_msg("%s: %s has number %d, in the description %u", isa->name, name, isa->regs[i].gdb, n);
}

static void check_numbers(const struct isa *isa, const struct gdb_registers *r)
{
    for (unsigned i = 0; i < isa->nregs; i++) {
        const struct cpu_reg *own = &isa->regs[i];
        if (own->gdb < 0 || own->gdb >= (int)r->count) /* none, or GDB computes it: a NaT bit */
            continue;
        if (!r->bytes[own->gdb])
            fail_msg("%s: %s has number %d, which the description lacks", isa->name, own->name, own->gdb);
        if (r->reg[own->gdb] != (int)i)
            fail_msg("%s: %s and %s have number %d", isa->name, own->name, isa->regs[r->reg[own->gdb]].name, own->gdb);
    }
}

static void numbers_are_those_of_the_description(void **state)
{
    const struct isa *isa;
    (void)state;
    for (unsigned m = 0; (isa = machine_by_index(m)); m++) {
        struct gdb_text text = {0};
        struct gdb_registers r;
        unsigned bits, n, described = 0;
        char name[64];
        if (!isa->gdb)
            continue;
        assert_true(gdb_registers_of(&r, isa));
        check_numbers(isa, &r);
        gdb_registers_describe(isa, &text);
        gdb_add(&text, "", 1);
        for (const char *at = text.at; (at = strstr(at, "<reg ")); at++, described++) {
            assert_int_equal(sscanf(at, "<reg name=\"%63[^\"]\" bitsize=\"%u\" regnum=\"%u\"", name, &bits, &n), 3);
            check_described(isa, &r, n, name, bits);
        }
        assert_true(described > 15 || !strstr(isa->gdb->registers, "feature"));
        gdb_text_free(&text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(numbers_are_those_of_the_description)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
