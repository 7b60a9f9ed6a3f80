/*
 * What each register of each machine holds: the bits that can be set, those that are always 1, the registers that change with it, its value
 * after a reset, and that GDB gets and sets the same bytes. registers.txt has these facts; the manuals of the architectures are their
 * source. A line is for all registers with the same facts, # is a register's own number. With an argument the program prints the lines of
 * this build's machines.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "emu/cpu/cpu.h"
#include "emu/debug/gdb_registers.h"
#include "emu/debug/recorded.t.h"
#include "emu/mem/mem.h"

enum { FACT_BYTES = 4096 };

static struct cpu *new_cpu(const struct isa *isa, struct space *space)
{
    struct cpu *c = cpu_new(isa, space);
    const int frame = cpu_reg_find(isa, "cfm");

    assert_non_null(c);
    if (frame >= 0)
        cpu_reg_set(c, frame, 96 | 8 << 7); /* all stacked registers are there */
    return c;
}

static void add(char *text, const char *format, ...)
{
    const size_t length = strlen(text);
    va_list rest;

    va_start(rest, format);
    vsnprintf(text + length, FACT_BYTES - length, format, rest);
    va_end(rest);
}

/* Returns the first number in a name; -1: there is none. */
static int number_of(const char *name)
{
    name += strcspn(name, "0123456789");
    return *name ? atoi(name) : -1;
}

static void add_name(char *text, const char *name, int number)
{
    const size_t head = strcspn(name, "0123456789");

    if (number >= 0 && number_of(name) == number)
        add(text, " %.*s#%s", (int)head, name, name + head + strspn(name + head, "0123456789"));
    else
        add(text, " %s", name);
}

/* Registers that differ between a and b, but `but`; of many, the first and their number. */
static void add_changes(char *text, const struct cpu *a, const struct cpu *b, unsigned but)
{
    const struct isa *isa = cpu_isa(a);
    unsigned count = 0, first = 0;

    for (unsigned i = 0; i < isa->nregs; i++)
        if (i != but && cpu_reg_get(a, (int)i) != cpu_reg_get(b, (int)i)) {
            first = count++ ? first : i;
            if (count <= 3)
                add_name(text, isa->regs[i].name, but < isa->nregs ? number_of(isa->regs[but].name) : -1);
        }
    if (count > 3)
        add(text, " (%u)", count);
}

/* GDB's bytes are the register's, and setting them sets it. Returns what is wrong, "" if nothing is. */
static const char *gdb_difference(struct cpu *c, const struct gdb_registers *g, unsigned reg)
{
    const struct cpu_reg *r = &g->isa->regs[reg];
    uint8_t bytes[GDB_REGISTER_BYTES] = {0};
    uint64_t value = 0;

    if (r->gdb < 0 || r->gdb >= (int)g->count || g->reg[r->gdb] != (int)reg)
        return "";
    const unsigned n = gdb_register_get(g, c, (unsigned)r->gdb, bytes);

    if (!n || n > 8)
        return n ? " gdb: long" : " gdb: none";
    for (unsigned i = 0; i < n; i++)
        value |= (uint64_t)bytes[i] << 8 * (g->isa->big_endian ? n - 1 - i : i);
    const uint64_t own = cpu_reg_get(c, (int)reg);

    if (value != (n < 8 ? own & ((UINT64_C(1) << 8 * n) - 1) : own))
        return " gdb: another value";
    cpu_reg_set(c, (int)reg, 0);
    if (gdb_register_set(g, c, (unsigned)r->gdb, bytes) != n)
        return " gdb: not set";
    return cpu_reg_get(c, (int)reg) == own ? "" : " gdb: sets another value";
}

static void facts_of(const struct isa *isa, struct space *space, const struct gdb_registers *g, unsigned reg, char *text)
{
    static const uint64_t patterns[] = {0x5555555555555555, 0xaaaaaaaaaaaaaaaa, 0x0123456789abcdef, 0xfedcba9876543210};
    struct cpu *c = new_cpu(isa, space), *other = new_cpu(isa, space);
    const uint64_t at_reset = cpu_reg_get(c, (int)reg);

    text[0] = 0;
    cpu_reg_set(c, (int)reg, 0);
    const uint64_t zeros = cpu_reg_get(c, (int)reg);

    cpu_reg_set(c, (int)reg, ~UINT64_C(0));
    const uint64_t ones = cpu_reg_get(c, (int)reg);

    add(text, "%u bits, settable %llx, ones %llx, reset %llx, changes", isa->regs[reg].width, (unsigned long long)(ones ^ zeros),
        (unsigned long long)(ones & zeros), (unsigned long long)at_reset);
    add_changes(text, c, other, reg);
    for (unsigned i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        cpu_reg_set(c, (int)reg, patterns[i]);
        const uint64_t want = (patterns[i] & (ones ^ zeros)) | (ones & zeros);
        if (cpu_reg_get(c, (int)reg) != want)
            add(text, ", %llx of %llx", (unsigned long long)cpu_reg_get(c, (int)reg), (unsigned long long)patterns[i]);
    }
    const int number = number_of(isa->regs[reg].name), gdb = isa->regs[reg].gdb;

    if (gdb >= 0)
        add(text, number >= 0 ? ", gdb #%+d" : ", gdb %d", number >= 0 ? gdb - number : gdb);
    if (isa->gdb)
        add(text, "%s", gdb_difference(c, g, reg));
    cpu_free(c);
    cpu_free(other);
}

/* The program counter, and what cpu_set_pc() leaves of a delay slot or a frame. */
static void facts_of_pc(const struct isa *isa, struct space *space, char *text)
{
    struct cpu *c = new_cpu(isa, space), *other = new_cpu(isa, space);

    text[0] = 0;
    for (unsigned i = 0; i < isa->nregs; i++)
        if (strcmp(isa->regs[i].name, "cfm") != 0)
            cpu_reg_set(c, (int)i, 0x1230 + 16 * i);
    cpu_set_pc(c, 0x45670);
    cpu_set_pc(other, 0x45670);
    add(text, "%llx %llx %llx", (unsigned long long)cpu_pc(c), (unsigned long long)cpu_pc_slot(c), (unsigned long long)cpu_cost_pc(c));
    cpu_reset(c, space);
    struct cpu *fresh = cpu_new(isa, space);

    add(text, ", sets");
    add_changes(text, fresh, other, UINT32_MAX);
    add(text, ", differs after a reset:");
    add_changes(text, c, fresh, UINT32_MAX);
    cpu_free(c);
    cpu_free(other);
    cpu_free(fresh);
}

/* Calls say() for each line of a machine. */
static void each_line(const struct isa *isa, void (*say)(void *ctx, const char *line), void *ctx)
{
    static char line[RECORDED_LINE], facts[FACT_BYTES];
    struct space *space = space_new(&isa->space);
    char **all = calloc(isa->nregs, sizeof *all);
    struct gdb_registers g;

    assert_non_null(space);
    assert_non_null(all);
    assert_true(!isa->gdb || gdb_registers_of(&g, isa));
    facts_of_pc(isa, space, facts);
    snprintf(line, sizeof line, "%s: %s", isa->name, facts);
    say(ctx, line);
    for (unsigned i = 0; i < isa->nregs; i++) {
        facts_of(isa, space, &g, i, facts);
        all[i] = strdup(facts);
        assert_non_null(all[i]);
    }
    for (unsigned i = 0; i < isa->nregs; i++) {
        size_t length = (size_t)snprintf(line, sizeof line, "%s %s:", isa->name, all[i]);

        for (unsigned j = 0; j < isa->nregs; j++)
            if (j < i && !strcmp(all[j], all[i]))
                length = 0;
            else if (length && !strcmp(all[j], all[i]))
                length += (size_t)snprintf(line + length, sizeof line - length, " %s", isa->regs[j].name);
        assert_true(length < sizeof line);
        if (length)
            say(ctx, line);
    }
    for (unsigned i = 0; i < isa->nregs; i++)
        free(all[i]);
    free(all);
    space_unref(space);
}

static void show(void *ctx, const char *line)
{
    (void)ctx;
    puts(line);
}

static void facts_are_those_recorded(void **state)
{
    (void)state;
    compare_with_recorded(REGISTERS_FILE, each_line);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(facts_are_those_recorded)};
    const struct isa *isa;

    (void)argv;
    const bool prints = argc > 1;

    for (unsigned m = 0; prints && (isa = machine_by_index(m)); m++)
        each_line(isa, show, NULL);
    return prints ? 0 : cmocka_run_group_tests(tests, NULL, NULL);
}
