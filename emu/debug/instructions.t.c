/*
 * What the tables say of each instruction of each machine: its text, the assembler's text, all that `precis explain` prints, what a
 * pipeline sees of it with the names of registers, and whether it has a delay slot. Random fields of each line of the table, and random
 * code. instructions.txt has a digest for each line, which changes with any of these; other tests compare texts with GNU objdump's and
 * cycles with published ones. With an argument the program prints the digests of this build's machines, with two all that the lines of a
 * name are about.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "emu/cpu/isa.h"
#include "emu/debug/recorded.t.h"
#include "emu/fp/random.t.h"

enum { FILLINGS = 24, RANDOM_CODES = 4000, LINE_BYTES = 256 };

static const char *shown; /* the name whose facts are printed */

/* Appends what a pipeline sees of an instruction. */
static void add_timing(const struct isa *isa, uint64_t va, const uint8_t *code, FILE *out)
{
    struct timing_insn i;
    char name[32];

    memset(&i, 0, sizeof i);
    const unsigned bytes = isa->timing.insn(va, code, &i);

    fprintf(out, "%u: class %u slot %u bundle %u counts %u itself %u memory %u annuls %u window %u size %u flags %x", bytes, i.cls, i.slot,
            i.bundle, i.counts, i.itself, i.memory, i.annuls, i.window, i.size, i.flags);
    if (isa->timing.model(1)->issue == TIMING_ISSUE_MICROCODE) {
        for (unsigned of = 0; of < TIMING_MICROCODES; of++) {
            const struct timing_cost *c = &i.cost[of];
            fprintf(out, " %u %u %u %u %u %u %u %u %u %u", c->decode, c->specifiers, c->execute, c->reads, c->writes, c->taken,
                    c->taken_reads, c->target_reads, c->refetches, c->most);
        }
        return;
    }
    for (unsigned n = 0; n < i.nreads + i.nwrites; n++) {
        const struct timing_operand *o = n < i.nreads ? &i.reads[n] : &i.writes[n - i.nreads];
        isa->timing.reg_name(o->reg, name, sizeof name);
        fprintf(out, " %s %s %u", n < i.nreads ? "reads" : "writes", name, o->role);
    }
}

/* Appends all facts of the instruction at va. */
static void add_facts(const struct isa *isa, uint64_t va, const uint8_t *code, FILE *out)
{
    char text[512];
    const unsigned slot = isa->sample_bytes == 16 ? va & 15 : 0; /* of a bundle */
    unsigned bytes = isa->disassemble(va, code + slot, isa_most_bytes(isa) - slot, text, sizeof text);
    const char *address = isa->code_address ? isa->code_address(text) : NULL;

    fprintf(out, "%u %s (%s)\n", bytes, text, address ? address : "");
    if (isa->assembler) {
        bytes = isa->assembler->text(va, code + slot, isa_most_bytes(isa) - slot, text, sizeof text);
        fprintf(out, "%u %s\n", bytes, text);
    }
    if (isa->explain)
        fprintf(out, "%d\n", isa->explain(va, code, out));
    if (isa->debug.has_slot)
        fprintf(out, "slot %d\n", isa->debug.has_slot(va, code));
    if (isa->timing.model && isa->timing.model(1) && isa->timing.insn)
        add_timing(isa, va, code, out);
    fputc('\n', out);
}

static uint64_t digest(uint64_t d, const char *text)
{
    while (*text)
        d = (d ^ (uint8_t)*text++) * 1099511628211u;
    return d;
}

static void fill(const struct isa_encoding *e, uint8_t code[ISA_MOST_BYTES])
{
    memset(code, 0, ISA_MOST_BYTES);
    memcpy(code, e->code, sizeof e->code);
    for (unsigned f = 0; f < e->field_count; f++)
        for (unsigned b = 0; b < e->field[f].width; b++) {
            const unsigned bit = e->field[f].bit[b];
            if (random64() >> 63)
                code[bit / 8] ^= (uint8_t)(1u << bit % 8);
        }
}

/* Returns the digest of the facts of random encodings; e is NULL: of random code. */
static unsigned digest_of(const struct isa *isa, const struct isa_encoding *e, uint64_t seed)
{
    uint64_t d = 14695981039346656037u;

    random_state = seed;
    for (unsigned n = 0; n < (e ? FILLINGS : RANDOM_CODES); n++) {
        uint8_t code[ISA_MOST_BYTES];
        char *text = NULL;
        size_t size;

        for (unsigned i = 0; i < sizeof code; i++)
            code[i] = (uint8_t)(random64() >> 56);
        const uint8_t rest = code[ISA_MOST_BYTES - 1];
        if (e) {
            fill(e, code);
            if (isa_lengths_vary(isa)) /* operands follow */
                for (unsigned i = sizeof e->code; i < sizeof code; i++)
                    code[i] = (uint8_t)(rest * (i + 1));
        }
        FILE *out = open_memstream(&text, &size);

        assert_non_null(out);
        add_facts(isa, 0x10000 + 16 * (random64() >> 58) + (e ? e->slot : isa->sample_bytes == 16 ? n % 3 : 0), code, out);
        fclose(out);
        d = digest(d, text);
        if (shown && e && strstr(e->name, shown))
            puts(text);
        free(text);
    }
    return (unsigned)(d ^ d >> 32);
}

/* Calls say() for each line of a machine. */
static void each_line(const struct isa *isa, void (*say)(void *ctx, const char *line), void *ctx)
{
    struct isa_encoding e = {0};
    char line[LINE_BYTES];

    snprintf(line, sizeof line, "%s: %08x", isa->name, digest_of(isa, NULL, 1));
    say(ctx, line);
    for (unsigned i = 0; isa->encoding && isa->encoding(i, &e); i++) {
        snprintf(line, sizeof line, "%s %s %08x", isa->name, e.name, digest_of(isa, &e, i + 2));
        say(ctx, line);
    }
}

static void show(void *ctx, const char *line)
{
    (void)ctx;
    if (!shown)
        puts(line);
}

static void digests_are_those_recorded(void **state)
{
    (void)state;
    compare_with_recorded(INSTRUCTIONS_FILE, each_line);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(digests_are_those_recorded)};
    const struct isa *isa;

    shown = argc > 2 ? argv[2] : NULL;
    for (unsigned m = 0; argc > 1 && (isa = machine_by_index(m)); m++)
        each_line(isa, show, NULL);
    return argc > 1 ? 0 : cmocka_run_group_tests(tests, NULL, NULL);
}
