/* explanation.c - see explanation.h. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "emu/cli/explanation.h"
#include "emu/cpu/isa.h"
#include "emu/report/must.h"

/* ---- what is known of an instruction ------------------------------------------------------------------------- */

static json_t *registers_json(const struct isa *isa, const struct timing_operand *o, unsigned n)
{
    json_t *list = json_array();
    for (unsigned k = 0; k < n; k++) {
        char name[16];
        isa->timing.reg_name(o[k].reg, name, sizeof name);
        json_array_append_new(list, json_pack("{s:s, s:b}", "register", name, "address", o[k].role == TIMING_ADDR));
    }
    return list;
}

static unsigned longest_latency(const struct timing_model *m, const struct timing_insn *i)
{
    unsigned latency = 0;
    for (unsigned k = 0; k < i->nwrites; k++) {
        unsigned own = m->longest[i->cls * TIMING_ROLES + i->writes[k].role];
        latency = own > latency ? own : latency;
    }
    return latency;
}

/* The cycles of an instruction of microcode, and those that a branch takes more if it is taken. */
static json_t *microcode_json(const struct timing_model *m, const struct timing_insn *i)
{
    const struct timing_cost *c = &i->cost[m->microcode];
    return json_pack("{s:s, s:s, s:i, s:i, s:i, s:i, s:i, s:i, s:b}", "model", m->name, "class", m->classes[i->cls].name, "decode",
                     c->decode, "specifiers", c->specifiers, "execute", c->execute, "reads", c->reads, "writes", c->writes, "taken",
                     c->taken + c->taken_reads, "by_value", c->most > 0);
}

static json_t *cost_json(const struct timing_model *m, const struct timing_insn *i)
{
    const struct timing_class *c = &m->classes[i->cls];
    if (m->issue == TIMING_ISSUE_MICROCODE)
        return microcode_json(m, i);
    json_t *list = json_array(), *o;
    for (unsigned ports = c->ports; ports && m->port_names; ports &= ports - 1)
        json_array_append_new(list, json_string(timing_port_name(m, (uint16_t)(ports & -ports))));
    o = json_pack("{s:s, s:s, s:o, s:i}", "model", m->name, "class", c->name, "ports", list, "lock", c->lock);
    if (i->nwrites)
        json_object_set_new(o, "latency", json_integer(longest_latency(m, i)));
    if (timing_most_by_value(m, i))
        json_object_set_new(o, "by_value", json_true());
    return o;
}

static void add_model(json_t *list, const struct timing_model *m, const struct timing_insn *i)
{
    struct timing_model *prepared = timing_prepare(m);
    if (prepared)
        json_array_append_new(list, cost_json(prepared, i));
    timing_free(prepared);
}

/* The registers that the instruction reads and writes, and its class, ports and latency in each timing model, or in `only`. */
static void add_costs(json_t *o, const struct isa *isa, const struct timing_model *only, uint64_t va, const uint8_t *code)
{
    struct timing_insn i;
    const struct timing_model *m;
    json_t *list = json_array();
    isa->timing.insn(va, code, &i);
    if (only)
        add_model(list, only, &i);
    for (unsigned k = 1; !only && (m = isa->timing.model(k)); k++)
        add_model(list, m, &i);
    json_object_set_new(o, "reads", registers_json(isa, i.reads, i.nreads));
    json_object_set_new(o, "writes", registers_json(isa, i.writes, i.nwrites));
    json_object_set_new(o, "models", list);
}

/* What the table says, as lines: {table: [line, ...]}. *known: it is an instruction. */
static json_t *table_json(const struct isa *isa, uint64_t va, const uint8_t *code, bool *known)
{
    char *text = NULL, *rest;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    json_t *lines = json_array();
    if (!out)
        out_of_memory();
    *known = isa->explain(va, code, out);
    if (fclose(out) || !text)
        out_of_memory();
    for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
        json_array_append_new(lines, json_string(line));
    free(text);
    return json_pack("{s:o}", "table", lines);
}

json_t *explanation(const struct isa *isa, const struct timing_model *only, uint64_t va, const uint8_t *code)
{
    bool known;
    json_t *j = table_json(isa, va, code, &known);
    if (known && isa->timing.insn)
        add_costs(j, isa, only, va, code);
    return j;
}

/* ---- as text --------------------------------------------------------------------------------------------------- */

static void print_registers(const char *label, const json_t *list, FILE *out)
{
    size_t k;
    json_t *o;
    fprintf(out, "%-8s%s", label, json_array_size(list) ? "" : " none");
    json_array_foreach(list, k, o)
        fprintf(out, json_is_true(json_object_get(o, "address")) ? " [%s]" : " %s", json_string_value(json_object_get(o, "register")));
    putc('\n', out);
}

static void print_microcode(const json_t *m, FILE *out)
{
    static const char *const parts[] = {"decode", "specifiers", "execute", "reads", "writes"};
    int sum = 0, taken = (int)json_integer_value(json_object_get(m, "taken"));
    for (unsigned k = 0; k < sizeof parts / sizeof *parts; k++)
        sum += (int)json_integer_value(json_object_get(m, parts[k]));
    fprintf(out, "%-8s class %s, %d cycle%s:", json_string_value(json_object_get(m, "model")),
            json_string_value(json_object_get(m, "class")), sum, sum == 1 ? "" : "s");
    for (unsigned k = json_integer_value(json_object_get(m, parts[0])) ? 0 : 1, first = k; k < sizeof parts / sizeof *parts; k++)
        fprintf(out, "%s %s %d", k > first ? "," : "", parts[k], (int)json_integer_value(json_object_get(m, parts[k])));
    if (taken)
        fprintf(out, "; %d more if taken", taken);
}

static void print_in_pipeline(const json_t *m, FILE *out)
{
    const json_t *latency = json_object_get(m, "latency");
    size_t k;
    json_t *port;
    fprintf(out, "%-8s class %s", json_string_value(json_object_get(m, "model")), json_string_value(json_object_get(m, "class")));
    json_array_foreach(json_object_get(m, "ports"), k, port) fprintf(out, "%s%s", k ? "/" : ", port ", json_string_value(port));
    if (latency)
        fprintf(out, ", latency at most %d", (int)json_integer_value(latency));
    if (json_integer_value(json_object_get(m, "lock")))
        fprintf(out, ", lock %d", (int)json_integer_value(json_object_get(m, "lock")));
}

static void print_cost(const json_t *m, FILE *out)
{
    (json_object_get(m, "specifiers") ? print_microcode : print_in_pipeline)(m, out);
    fputs(json_is_true(json_object_get(m, "by_value")) ? "; and more by value\n" : "\n", out);
}

void print_explanation(const json_t *o, FILE *out)
{
    size_t k;
    json_t *part;
    json_array_foreach(json_object_get(o, "table"), k, part) fprintf(out, "%s\n", json_string_value(part));
    if (!json_object_get(o, "models"))
        return;
    print_registers("reads", json_object_get(o, "reads"), out);
    print_registers("writes", json_object_get(o, "writes"), out);
    json_array_foreach(json_object_get(o, "models"), k, part) print_cost(part, out);
}
