/* schedule.c - see schedule.h. */
#include "emu/debug/schedule.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/debug/code_text.h"
#include "emu/load/symbols.h"
#include "emu/report/json.h"

/* ---- lines and blocks ------------------------------------------------------------------------------ */

static const uint8_t *bytes_at(const struct schedule *s, uint64_t va)
{
    uint64_t unit = s->isa->sample_bytes;
    return s->section->bytes + ((va & ~(unit - 1)) - s->section->address);
}

/* Returns how many bytes of the section follow there. */
static size_t bytes_from(const struct schedule *s, uint64_t va)
{
    return s->section->size - (size_t)(bytes_at(s, va) - s->section->bytes);
}

void schedule_text(const struct schedule *s, uint64_t va, char *text, size_t cap)
{
    unsigned into = (unsigned)(va % s->isa->sample_bytes);
    s->isa->disassemble(va, bytes_at(s, va) + into, bytes_from(s, va) - into, text, cap);
}

/* Returns the bytes of the entry mask at an address of the section, or 0. */
static unsigned entry_at(const struct schedule *s, uint64_t va)
{
    char text[256];

    return code_entry(s->isa, s->symbols, va, bytes_at(s, va), bytes_from(s, va), text, sizeof text);
}

static bool read_lines(struct schedule *s)
{
    uint64_t unit = s->isa->sample_bytes, end = s->section->address + s->section->size / unit * unit;
    s->lines = calloc(s->section->size / unit * 3 + 1, sizeof *s->lines);
    if (!s->lines)
        return false;
    for (uint64_t va = s->section->address; va < end;) {
        unsigned entry = entry_at(s, va);
        if (entry && va + entry >= end)
            break;
        va += entry;
        struct schedule_line *x = &s->lines[s->n++];
        *x = (struct schedule_line){.va = va, .leader = entry};
        va += isa_timing_insn(s->isa, va, bytes_at(s, va), bytes_from(s, va), &x->insn);
    }
    return true;
}

static struct schedule_line *line_at(const struct schedule *s, uint64_t va)
{
    size_t low = 0, high = s->n;
    while (high - low > 1) {
        size_t mid = (low + high) / 2;
        if (s->lines[mid].va <= va)
            low = mid;
        else
            high = mid;
    }
    return s->n && s->lines[low].va == va ? &s->lines[low] : NULL;
}

const struct schedule_line *schedule_line_at(const struct schedule *s, uint64_t va)
{
    bool inside = va >= s->section->address && va - s->section->address < s->section->size;

    return inside ? line_at(s, va + entry_at(s, va)) : NULL;
}

/* Returns the line that a direct branch, not a call, jumps to, or NULL if none is in this section. */
static struct schedule_line *target_of(const struct schedule *s, const struct schedule_line *branch)
{
    char text[256];
    if (!(branch->insn.flags & TIMING_IS_BRANCH) || branch->insn.flags & (TIMING_IS_INDIRECT | TIMING_IS_CALL))
        return NULL;
    schedule_text(s, branch->va, text, sizeof text);
    const char *number = code_target(s->isa, text);
    return number ? line_at(s, strtoull(number, NULL, 16)) : NULL;
}

static void mark(struct schedule_line *line)
{
    if (line)
        line->leader = true;
}

static void mark_leaders(struct schedule *s, uint64_t start)
{
    size_t n;
    const struct symbol *all = symbols_all(s->symbols, &n);
    for (size_t k = 0; k < n; k++)
        mark(line_at(s, all[k].start));
    mark(line_at(s, start));
    for (size_t k = 0; k < s->n; k++) {
        unsigned flags = s->lines[k].insn.flags;
        size_t next = k + 1 + ((flags & TIMING_IS_DELAYED) != 0);
        if (flags & TIMING_IS_BRANCH && next < s->n)
            s->lines[next].leader = true;
        mark(target_of(s, &s->lines[k]));
    }
}

struct schedule *schedule_new(const struct isa *isa, struct timing_model *model, const struct code_section *section,
                              struct symbols *symbols, uint64_t start)
{
    struct schedule *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    *s = (struct schedule){.isa = isa, .model = model, .section = section, .symbols = symbols};
    if (!read_lines(s)) {
        free(s);
        return NULL;
    }
    mark_leaders(s, start);
    return s;
}

void schedule_free(struct schedule *s)
{
    if (s)
        free(s->lines);
    free(s);
}

size_t schedule_block_end(const struct schedule *s, size_t k, uint64_t stop)
{
    size_t end = k + 1;
    while (end < s->n && !s->lines[end].leader && end - k < SCHEDULE_MAX_BLOCK && s->lines[end].va < stop)
        end++;
    return end;
}

bool schedule_is_loop(const struct schedule *s, size_t k, size_t end)
{
    size_t branch = end - 1;
    if (branch > k && s->lines[branch - 1].insn.flags & TIMING_IS_DELAYED)
        branch--;
    return target_of(s, &s->lines[branch]) == &s->lines[k];
}

/* ---- time ---------------------------------------------------------------------------------------------- */

static const struct schedule_row *find_producer(const struct schedule_row *rows, size_t at)
{
    if (!rows[at].charge.cycles[TIMING_STALL])
        return NULL;
    for (size_t k = at; k--;)
        for (unsigned w = 0; w < rows[k].line->insn.nwrites; w++)
            if (rows[k].line->insn.writes[w].reg == rows[at].charge.stall_reg)
                return &rows[k];
    return NULL;
}

/* Rows, and the first one in the cycle of the last. */
struct progress {
    struct schedule_row *rows;
    size_t n, group;
    uint64_t now;
};

/* taken: the branch of this line is; redirects: the next line is its target. */
static void issue(const struct schedule *s, struct timing_state *state, struct progress *p, const struct schedule_line *line, bool taken,
                  bool redirects)
{
    struct schedule_row *x = &p->rows[p->n];
    struct timing_insn insn = line->insn;
    struct timing_event event = TIMING_EXECUTED;
    event.taken = redirects;
    event.odd = timing_is_odd(s->model, line->va);
    if (!taken)
        insn.flags &= (uint16_t) ~(TIMING_PREDICT_TAKEN | TIMING_IS_INDIRECT);
    *x = (struct schedule_row){.line = line};
    x->cost = timing_step(s->model, state, &insn, &event, &x->charge);
    uint32_t after = x->charge.after;
    bool held = s->model->issue == TIMING_ISSUE_BUNDLES && x->cost > after && !x->charge.cycles[TIMING_ISSUE];
    if ((x->cost > after && !held) || !p->n)
        p->group = p->n;
    p->now += x->cost;
    x->cycle = p->now - after - 1;
    for (size_t j = p->group; held && j < p->n; j++)
        p->rows[j].cycle = x->cycle;
    if (x->cost == after && p->n > p->group)
        x->cycle = p->rows[p->group].cycle;
    x->producer = find_producer(p->rows, p->n);
    /* The ports of earlier M instructions of a cycle depend on the later ones. */
    for (size_t j = p->group, number = 0; x->charge.m_count && j <= p->n; j++)
        if (p->rows[j].charge.m_count)
            p->rows[j].charge.port = x->charge.m_ports[number++];
    p->n++;
}

uint64_t schedule_run(const struct schedule *s, size_t k, size_t end, unsigned iterations, struct schedule_row *rows)
{
    struct timing_state state;
    struct progress p = {.rows = rows};
    timing_reset(&state);
    for (unsigned i = 1; i <= iterations; i++)
        for (size_t j = k; j < end; j++) {
            bool last = j == end - 1, delayed = s->lines[j].insn.flags & TIMING_IS_DELAYED;
            issue(s, &state, &p, &s->lines[j], i < iterations && (last || delayed), i < iterations && last);
        }
    return p.now;
}

/* ---- text and JSON --------------------------------------------------------------------------------------- */

const char *schedule_producer_class(const struct schedule *s, const struct schedule_row *row)
{
    unsigned c = row->charge.stall_class;
    return row->charge.cycles[TIMING_STALL] && c < s->model->nclasses ? s->model->classes[c].name : "";
}

/* Cycles by cause, without causes that have none. */
static json_t *causes_json(const uint64_t *cycles)
{
    json_t *o = json_object();
    for (unsigned c = 0; c < TIMING_CAUSES; c++)
        if (cycles[c])
            json_object_set_new(o, timing_cause_name(c), json_integer((json_int_t)cycles[c]));
    return o;
}

static void add_wait(const struct schedule *s, const struct schedule_row *rows, const struct schedule_row *x, json_t *o)
{
    char reg[16] = "";
    if (!x->charge.cycles[TIMING_STALL])
        return;
    if (s->isa->timing.reg_name)
        s->isa->timing.reg_name(x->charge.stall_reg, reg, sizeof reg);
    json_object_set_new(o, "waited_for", json_string(schedule_producer_class(s, x)));
    json_object_set_new(o, "register", json_string(reg));
    if (x->producer)
        json_object_set_new(o, "producer", json_integer(x->producer - rows));
}

static json_t *row_json(const struct schedule *s, const struct schedule_row *rows, const struct schedule_row *x, uint64_t bias)
{
    char text[256];
    uint64_t cycles[TIMING_CAUSES];
    schedule_text(s, x->line->va, text, sizeof text);
    for (unsigned c = 0; c < TIMING_CAUSES; c++)
        cycles[c] = x->charge.cycles[c];
    json_t *o = json_pack("{s:o, s:s, s:I, s:s, s:s, s:I, s:o}", "address", address_json(x->line->va + bias), "text", text, "cycle",
                          (json_int_t)x->cycle, "port", timing_port_name(s->model, x->charge.port), "class",
                          s->model->classes[x->line->insn.cls].name, "cycles", (json_int_t)x->cost, "causes", causes_json(cycles));
    if (o)
        add_wait(s, rows, x, o);
    return o;
}

/* The names of the model's ports, in its order. */
static json_t *ports_json(const struct timing_model *m)
{
    json_t *list = json_array();
    unsigned all = 0;
    for (unsigned c = 0; m->port_names && c < m->nclasses; c++)
        all |= m->classes[c].ports;
    for (; all; all &= all - 1)
        json_array_append_new(list, json_string(timing_port_name(m, (uint16_t)(all & -all))));
    return list;
}

json_t *schedule_json(const struct schedule *s, size_t k, size_t end, uint64_t bias)
{
    bool loop = schedule_is_loop(s, k, end);
    size_t n = (end - k) * (loop ? 2 : 1);
    struct schedule_row *rows = calloc(n, sizeof *rows);
    uint64_t total[TIMING_CAUSES] = {0};
    json_t *list = json_array();
    if (!rows || !list) {
        free(rows);
        json_decref(list);
        return NULL;
    }
    uint64_t cycles = schedule_run(s, k, end, loop ? 2 : 1, rows);
    for (size_t j = 0; j < n; j++) {
        for (unsigned c = 0; c < TIMING_CAUSES; c++)
            total[c] += rows[j].charge.cycles[c];
        json_array_append_new(list, row_json(s, rows, &rows[j], bias));
    }
    free(rows);
    const struct symbol *f = symbols_find(s->symbols, s->lines[k].va);
    return json_pack("{s:s, s:s, s:o, s:o, s:o, s:b, s:I, s:o, s:o}", "model", s->model->name, "model_name", s->model->long_name, "ports",
                     ports_json(s->model), "address", address_json(s->lines[k].va + bias), "function", f ? text_json(f->name) : json_null(),
                     "loop", loop, "cycles", (json_int_t)cycles, "causes", causes_json(total), "instructions", list);
}
