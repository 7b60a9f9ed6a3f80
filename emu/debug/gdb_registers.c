/* gdb_registers.c - see gdb_registers.h. */
#include "emu/debug/gdb_registers.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- isa_gdb.registers ------------------------------------------------------------------------- */

/* A word of the list: registers NAME or NAMEfirst ... NAMElast. */
struct entry {
    char name[64], type[32];
    unsigned first, last, bits;
    bool many, is_feature;
};

/* Reads the next entry at *at and moves on. *number is changed by "@N". false: the end, or wrong. */
static bool next_entry(const char **at, struct entry *e, unsigned *number)
{
    int used = 0;
    *e = (struct entry){0};
    while (sscanf(*at, " @%u%n", number, &used) == 1 && used)
        *at += used, used = 0;
    if (sscanf(*at, " feature %63s%n", e->name, &used) == 1 && used) {
        *at += used;
        e->is_feature = true;
        return true;
    }
    e->many = sscanf(*at, " %63[^:* ]* %u-%u:%u%n", e->name, &e->first, &e->last, &e->bits, &used) == 4 && used;
    if (!e->many && !(sscanf(*at, " %63[^:* ]:%u%n", e->name, &e->bits, &used) == 2 && used))
        return false;
    *at += used;
    used = 0;
    if (sscanf(*at, ":%31[^ ]%n", e->type, &used) == 1 && used)
        *at += used;
    return e->last >= e->first && e->last - e->first < GDB_REGISTERS && e->bits && e->bits <= 8 * GDB_REGISTER_BYTES;
}

static int find(const struct isa *isa, unsigned n)
{
    for (unsigned i = 0; i < isa->nregs; i++)
        if (isa->regs[i].gdb == (int)n)
            return (int)i;
    return -1;
}

bool gdb_registers_of(struct gdb_registers *r, const struct isa *isa)
{
    struct entry e;
    unsigned n = 0;
    *r = (struct gdb_registers){.isa = isa};
    for (const char *at = isa->gdb ? isa->gdb->registers : ""; next_entry(&at, &e, &n);) {
        for (unsigned k = e.first; !e.is_feature && k <= e.last && n < GDB_REGISTERS; k++, n++) {
            r->bytes[n] = (uint8_t)(e.bits / 8);
            r->reg[n] = (int16_t)find(isa, n);
            r->count = n >= r->count ? n + 1 : r->count;
        }
    }
    return r->count;
}

/* The type of a register of 16 bytes that has none: its elements. */
static void describe_vectors(struct gdb_text *out)
{
    static const char *const of[][2] = {{"ieee_single", "4"}, {"ieee_double", "2"}, {"int8", "16"},
                                        {"int16", "8"},       {"int32", "4"},       {"int64", "2"}};
    for (unsigned k = 0; k < sizeof of / sizeof *of; k++)
        gdb_print(out, "<vector id=\"v_%s\" type=\"%s\" count=\"%s\"/>\n", of[k][0], of[k][0], of[k][1]);
    gdb_print(out, "<union id=\"vec128\">\n");
    for (unsigned k = 0; k < sizeof of / sizeof *of; k++)
        gdb_print(out, "<field name=\"%s\" type=\"v_%s\"/>\n", of[k][0], of[k][0]);
    gdb_print(out, "<field name=\"uint128\" type=\"uint128\"/>\n</union>\n");
}

static void describe(const struct entry *e, unsigned *number, struct gdb_text *out)
{
    bool vector = e->bits == 128 && !*e->type;
    if (vector)
        describe_vectors(out);
    for (unsigned k = e->first; k <= e->last; k++, ++*number) {
        char suffix[12] = "";
        if (e->many)
            snprintf(suffix, sizeof suffix, "%u", k);
        gdb_print(out, "<reg name=\"%s%s\" bitsize=\"%u\" regnum=\"%u\"", e->name, suffix, e->bits, *number);
        if (vector || *e->type)
            gdb_print(out, " type=\"%s\"", vector ? "vec128" : e->type);
        gdb_print(out, "/>\n");
    }
}

void gdb_registers_describe(const struct isa *isa, struct gdb_text *out)
{
    struct entry e;
    unsigned n = 0;
    bool inside = false;
    for (const char *at = isa->gdb->registers; next_entry(&at, &e, &n);) {
        if (e.is_feature) {
            gdb_print(out, "%s<feature name=\"%s\">\n", inside ? "</feature>\n" : "", e.name);
            inside = true;
        } else if (inside) {
            describe(&e, &n, out);
        }
    }
    if (inside)
        gdb_print(out, "</feature>\n");
}

/* ---- values -------------------------------------------------------------------------------------- */

/* A wide register is two of the cpu's: the low part, and the next in the list. */
static bool is_wide(const struct gdb_registers *r, unsigned n)
{
    int i = r->reg[n];
    return r->bytes[n] > 8 && i >= 0 && (unsigned)i + 1 < r->isa->nregs && r->isa->regs[i + 1].gdb == -1;
}

unsigned gdb_register_get(const struct gdb_registers *r, struct cpu *c, unsigned n, uint8_t bytes[GDB_REGISTER_BYTES])
{
    uint64_t part[2] = {0};
    if (n >= r->count || !r->bytes[n])
        return 0;
    if (!(r->isa->gdb->get && r->isa->gdb->get(c, n, &part[0])) && r->reg[n] >= 0)
        part[0] = cpu_reg_get(c, r->reg[n]);
    if (is_wide(r, n))
        part[1] = cpu_reg_get(c, r->reg[n] + 1);
    for (unsigned k = 0, size = r->bytes[n]; k < size; k++)
        bytes[r->isa->big_endian ? size - 1 - k : k] = (uint8_t)(part[k / 8] >> 8 * (k % 8));
    return r->bytes[n];
}

unsigned gdb_register_set(const struct gdb_registers *r, struct cpu *c, unsigned n, const uint8_t bytes[GDB_REGISTER_BYTES])
{
    uint64_t part[2] = {0};
    if (n >= r->count || !r->bytes[n])
        return 0;
    for (unsigned k = 0, size = r->bytes[n]; k < size; k++)
        part[k / 8] |= (uint64_t)bytes[r->isa->big_endian ? size - 1 - k : k] << 8 * (k % 8);
    bool done = r->isa->gdb->set && r->isa->gdb->set(c, n, part[0]);
    if (!done && r->reg[n] >= 0)
        cpu_reg_set(c, r->reg[n], part[0]);
    if (!done && is_wide(r, n))
        cpu_reg_set(c, r->reg[n] + 1, part[1]);
    return r->bytes[n];
}
