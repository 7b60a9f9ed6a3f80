/* pipeline_excerpt.c - see pipeline_excerpt.h. */
#define _GNU_SOURCE
#include "emu/debug/pipeline_excerpt.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/kernel/kernel.h"
#include "emu/report/json.h"

/* A recorded instruction. */
struct entry {
    uint64_t number;      /* in the run */
    uint64_t pc;          /* of a bundle: with the slot number */
    uint64_t fetched;     /* the first cycle of its wait; without a wait, the cycle of issue */
    uint64_t issue, left; /* cycle of issue; last cycle in which it blocks the pipeline */
    int pid, tid;
    struct timing_charge charge;
    char *text;
};

struct pipeline_excerpt {
    struct pipeline_excerpt_options o;
    uint64_t seen, cycle; /* instructions and cycles so far */
    uint64_t last_issue;
    bool open; /* the excerpt has started */
    struct entry *entries;
    size_t n, room, group; /* group: index of the first entry with the same issue cycle as the last */
    const struct timing_model *model;
    const struct isa *isa;
    /* the current instruction */
    struct cpu *cpu;
    uint64_t pc;
    int pid, tid;
};

struct pipeline_excerpt *pipeline_excerpt_new(const struct pipeline_excerpt_options *o)
{
    struct pipeline_excerpt *w = calloc(1, sizeof *w);
    if (w)
        w->o = *o;
    return w;
}

uint64_t pipeline_excerpt_size(const struct pipeline_excerpt *w)
{
    return w->n;
}

void pipeline_excerpt_free(struct pipeline_excerpt *w)
{
    for (size_t k = 0; w && k < w->n; k++)
        free(w->entries[k].text);
    if (w)
        free(w->entries);
    free(w);
}

/* ---- recording -------------------------------------------------------------------------------------- */

static char *text_at(const struct pipeline_excerpt *w)
{
    uint8_t code[ISA_MOST_BYTES + 16] = {0}; /* a bundle is disassembled from its slot on */
    char text[160] = "";
    unsigned most = isa_most_bytes(w->isa), slot = w->isa->sample_bytes > 4 ? (unsigned)(w->pc % w->isa->sample_bytes) : 0;
    size_t got = mem_peek(cpu_space(w->cpu), w->pc - slot, code, most);
    if (got)
        w->isa->disassemble(w->pc, code + slot, isa_lengths_vary(w->isa) ? got : most, text, sizeof text);
    return strdup(text);
}

static void add(struct pipeline_excerpt *w, const struct entry *e)
{
    if (w->n == w->room) {
        size_t room = w->room ? 2 * w->room : 1024;
        struct entry *more = realloc(w->entries, room * sizeof *more);
        if (!more)
            return;
        w->entries = more;
        w->room = room;
    }
    if (!w->n || w->entries[w->n - 1].issue != e->issue)
        w->group = w->n;
    w->entries[w->n] = *e;
    w->entries[w->n++].text = text_at(w);
    /* M-unit instructions may be reassigned to other ports until the cycle is full. */
    unsigned ports = e->charge.m_count;
    for (size_t k = w->n; ports && k-- > w->group;)
        if (w->entries[k].charge.m_count)
            w->entries[k].charge.port = e->charge.m_ports[--ports];
}

/* The group that issued last waits for an operand of its next instruction, so it issues that many cycles later. */
static void hold_group(struct pipeline_excerpt *w, uint64_t cycles)
{
    for (size_t k = w->n; k-- > w->group && w->entries[k].issue == w->last_issue;) {
        w->entries[k].issue += cycles;
        w->entries[k].left += cycles;
    }
    w->last_issue += cycles;
}

/* Record the current instruction, which has issued. */
static void note(struct pipeline_excerpt *w)
{
    struct entry e = {.number = w->seen, .pc = w->pc, .pid = w->pid, .tid = w->tid};
    uint64_t total = 0;
    if (!cpu_last_charge(w->cpu, &e.charge))
        return;
    for (unsigned x = 0; x < TIMING_CAUSES; x++)
        total += e.charge.cycles[x];
    /* Microcoded instructions follow one another, also those that have no cycle of decoding. */
    bool opens = e.charge.cycles[TIMING_ISSUE] != 0 || (cpu_model(w->cpu)->issue == TIMING_ISSUE_MICROCODE && total > e.charge.after);
    if (!opens && total > e.charge.after)
        hold_group(w, total - e.charge.after);
    e.issue = opens ? w->cycle + total - e.charge.after - 1 : w->last_issue;
    e.fetched = opens ? w->cycle : e.issue;
    e.left = e.issue + e.charge.after;
    w->last_issue = e.issue;
    w->open |= w->o.at ? w->pc == w->o.address : w->seen >= w->o.from;
    if (!w->open || w->n == w->o.count)
        return;
    w->model = cpu_model(w->cpu);
    w->isa = cpu_isa(w->cpu);
    add(w, &e);
}

/* The number of instructions that can run without a call of on_trace(). */
static uint64_t uninteresting(const struct pipeline_excerpt *w)
{
    enum { BEFORE = 64 /* the first may issue in a cycle with earlier ones */ };
    if (w->n == w->o.count)
        return w->o.ends ? KERNEL_OVER : KERNEL_NO_TRACE;
    return !w->o.at && w->seen + BEFORE < w->o.from ? w->o.from - w->seen - BEFORE : 0;
}

static uint64_t on_trace(void *ctx, int pid, int tid, struct cpu *cpu)
{
    struct pipeline_excerpt *w = ctx;
    w->cpu = cpu;
    w->pid = pid;
    w->tid = tid;
    w->pc = cpu_pc_slot(cpu);
    return uninteresting(w);
}

static void on_ran(void *ctx, uint64_t instructions, uint64_t cycles)
{
    struct pipeline_excerpt *w = ctx;
    if (instructions == 1) /* 0: it did not execute, because of a fault or a gateway */
        note(w);
    w->seen += instructions;
    w->cycle += cycles;
}

void pipeline_excerpt_hooks(struct pipeline_excerpt *w, struct kernel_hooks *hooks)
{
    hooks->ctx = w;
    hooks->trace = on_trace;
    hooks->ran = on_ran;
}

/* ---- as text ------------------------------------------------------------------------------------------- */

/* The causes of its cycles except issue: "stall 3 LOAD r4, dcache 25". */
static void reasons(const struct pipeline_excerpt *w, const struct entry *e, char *text, size_t cap)
{
    const struct timing_charge *c = &e->charge;
    size_t at = 0;
    char reg[16] = "";
    text[0] = 0;
    for (unsigned x = 0; x < TIMING_CAUSES && at < cap; x++) {
        if (x == TIMING_ISSUE || !c->cycles[x])
            continue;
        at += (size_t)snprintf(text + at, cap - at, "%s%s %u", at ? ", " : "", timing_cause_name(x), c->cycles[x]);
        if (x != TIMING_STALL || c->stall_class >= w->model->nclasses || at >= cap)
            continue;
        if (w->isa->timing.reg_name)
            w->isa->timing.reg_name(c->stall_reg, reg, sizeof reg);
        at += (size_t)snprintf(text + at, cap - at, " %s%s%s", w->model->classes[c->stall_class].name, *reg ? " " : "", reg);
    }
}

enum { LANE = 32, LONG = 8 /* cycles of a wait that is folded */ };

/* The columns of cycles: what folding has removed so far. */
struct columns {
    uint64_t first, removed;
    bool fold;
};

/* Draws cycles [from, to) as `letter`; if there are many, as the letter, "x", their number, the letter. Long rows wrap. */
static void draw(struct columns *c, uint64_t from, uint64_t to, char letter, char *lane)
{
    char text[32];
    int n = 0;
    if (c->fold && to > from && to - from >= LONG)
        n = snprintf(text, sizeof text, "%cx%" PRIu64 "%c", letter, to - from, letter);
    for (int k = 0; k < n; k++)
        lane[(from + (uint64_t)k - c->first - c->removed) % LANE] = text[k];
    if (n) {
        c->removed += to - from - (uint64_t)n;
        return;
    }
    for (uint64_t at = from; at < to; at++)
        lane[(at - c->first - c->removed) % LANE] = letter;
}

/* Draws the wait, the issue and the lock of an instruction. `after` counts what its lock removes from later cycles. */
static void lanes(const struct entry *e, struct columns *c, uint64_t *after, char *lane)
{
    struct columns later;
    memset(lane, '.', LANE);
    lane[LANE] = 0;
    draw(c, c->fold || e->issue - e->fetched < LANE ? e->fetched : e->issue - LANE + 1, e->issue, 's', lane);
    later = *c;
    draw(&later, e->issue + 1, c->fold || e->left < e->issue + LANE ? e->left + 1 : e->issue + LANE, 'l', lane);
    *after = later.removed - c->removed;
    lane[(e->issue - c->first - c->removed) % LANE] = 'X';
}

static void print_heading(const struct pipeline_excerpt *w, bool fold, FILE *out)
{
    uint64_t first = w->entries[0].fetched;
    fprintf(out, "%s, instructions %" PRIu64 " to %" PRIu64 " of the run, cycles %" PRIu64 " to %" PRIu64 "\n", w->model->long_name,
            w->entries[0].number, w->entries[w->n - 1].number, first, w->entries[w->n - 1].left);
    fprintf(out, "%s; a column is a cycle: ",
            w->model->issue == TIMING_ISSUE_MICROCODE ? "X last cycle of execution, s cycles before it, l cycles after it"
                                                      : "X issue, s stall, l lock");
    if (fold)
        fprintf(out, "column 0 is cycle %" PRIu64 ", long rows wrap, and sx25s is 25 such cycles (--unfold)\n\n", first);
    else
        fprintf(out, "column 0 is cycle %" PRIu64 " and every %d cycles after it\n\n", first, LANE);
    fprintf(out, "%10s %10s %-4s |%-*s| %*s: %-44s %s\n", "number", "cycle", "port", LANE, "", w->isa->long_bits == 64 ? 16 : 8, "address",
            "instruction", "cycles");
}

void pipeline_excerpt_text(const struct pipeline_excerpt *w, bool fold, FILE *out)
{
    struct columns c = {.first = w->n ? w->entries[0].fetched : 0, .fold = fold};
    char why[128], lane[LANE + 1];
    unsigned digits = w->isa && w->isa->long_bits == 64 ? 16 : 8;
    uint64_t after = 0;
    if (!w->n)
        return;
    print_heading(w, fold, out);
    for (size_t k = 0; k < w->n; k++) {
        const struct entry *e = &w->entries[k];
        bool other = k && (e->tid != e[-1].tid || e->pid != e[-1].pid);
        if (other)
            fprintf(out, "-- process %d, thread %d\n", e->pid, e->tid);
        if (k && e->issue != e[-1].issue) {
            c.removed += after;
            after = 0;
        }
        reasons(w, e, why, sizeof why);
        uint64_t own;
        lanes(e, &c, &own, lane);
        after = own > after ? own : after;
        fprintf(out, "%10" PRIu64 " %10" PRIu64 " %-4s |%s| %*" PRIx64 ": %-*s%s%s\n", e->number, e->issue,
                timing_port_name(w->model, e->charge.port), lane, digits, e->pc, *why ? 44 : 0, e->text ? e->text : "", *why ? " " : "",
                why);
    }
}

/* ---- as JSON --------------------------------------------------------------------------------------------- */

static json_t *entry_json(const struct pipeline_excerpt *w, const struct entry *e)
{
    const struct timing_charge *c = &e->charge;
    char reg[16] = "";
    json_t *causes = json_object();
    for (unsigned x = 0; x < TIMING_CAUSES; x++)
        if (c->cycles[x])
            json_object_set_new(causes, timing_cause_name(x), json_integer(c->cycles[x]));
    json_t *o =
        json_pack("{s:I, s:I, s:I, s:I, s:i, s:i, s:s, s:o, s:s, s:o}", "number", (json_int_t)e->number, "fetched", (json_int_t)e->fetched,
                  "cycle", (json_int_t)e->issue, "left", (json_int_t)e->left, "process", e->pid, "thread", e->tid, "port",
                  timing_port_name(w->model, c->port), "address", address_json(e->pc), "text", e->text ? e->text : "", "causes", causes);
    if (!o || !c->cycles[TIMING_STALL] || c->stall_class >= w->model->nclasses)
        return o;
    if (w->isa->timing.reg_name)
        w->isa->timing.reg_name(c->stall_reg, reg, sizeof reg);
    json_object_set_new(o, "waited_for", json_string(w->model->classes[c->stall_class].name));
    json_object_set_new(o, "register", json_string(reg));
    return o;
}

json_t *pipeline_excerpt_json(const struct pipeline_excerpt *w)
{
    json_t *list = w->n ? json_array() : NULL;
    if (!list)
        return NULL;
    for (size_t k = 0; k < w->n; k++)
        json_array_append_new(list, entry_json(w, &w->entries[k]));
    return json_pack("{s:s, s:s, s:o}", "model", w->model->name, "model_name", w->model->long_name, "instructions", list);
}

/* ---- as a Kanata log ----------------------------------------------------------------------------------- */

/* The log is in the order of cycles: lines are collected with their cycle, and sorted at the end. */
struct line {
    uint64_t cycle, order;
    char *text;
};

struct lines {
    struct line *line;
    size_t n, room;
};

__attribute__((format(printf, 3, 4))) static void say(struct lines *l, uint64_t cycle, const char *format, ...)
{
    va_list args;
    char *text;
    if (l->n == l->room) {
        size_t room = l->room ? 2 * l->room : 4096;
        struct line *more = realloc(l->line, room * sizeof *more);
        if (!more)
            return;
        l->line = more;
        l->room = room;
    }
    va_start(args, format);
    int rc = vasprintf(&text, format, args);
    va_end(args);
    if (rc >= 0) {
        l->line[l->n] = (struct line){cycle, l->n, text};
        l->n++;
    }
}

static int by_cycle(const void *a, const void *b)
{
    const struct line *x = a, *y = b;
    if (x->cycle != y->cycle)
        return x->cycle < y->cycle ? -1 : 1;
    return x->order < y->order ? -1 : x->order > y->order;
}

static void stage(struct lines *l, size_t id, const char *name, uint64_t from, uint64_t to)
{
    if (from == to)
        return;
    say(l, from, "S\t%zu\t0\t%s", id, name);
    say(l, to, "E\t%zu\t0\t%s", id, name);
}

static void life(struct lines *l, const struct pipeline_excerpt *w, size_t id)
{
    const struct entry *e = &w->entries[id];
    char why[128];
    reasons(w, e, why, sizeof why);
    say(l, e->fetched, "I\t%zu\t%" PRIu64 "\t%d", id, e->number, e->tid);
    say(l, e->fetched, "L\t%zu\t0\t%" PRIx64 ": %s", id, e->pc, e->text ? e->text : "");
    say(l, e->fetched, "L\t%zu\t1\tport %s%s%s", id, timing_port_name(w->model, e->charge.port), *why ? "; " : "", why);
    stage(l, id, "S", e->fetched, e->issue);
    stage(l, id, "X", e->issue, e->issue + 1);
    stage(l, id, "L", e->issue + 1, e->left + 1);
    say(l, e->left + 1, "R\t%zu\t%zu\t0", id, id);
}

void pipeline_excerpt_kanata(const struct pipeline_excerpt *w, FILE *out)
{
    struct lines l = {0};
    for (size_t k = 0; k < w->n; k++)
        life(&l, w, k);
    if (l.n)
        qsort(l.line, l.n, sizeof *l.line, by_cycle);
    fprintf(out, "Kanata\t0004\nC=\t%" PRIu64 "\n", l.n ? l.line[0].cycle : 0);
    for (size_t k = 0; k < l.n; k++) {
        if (k && l.line[k].cycle != l.line[k - 1].cycle)
            fprintf(out, "C\t%" PRIu64 "\n", l.line[k].cycle - l.line[k - 1].cycle);
        fprintf(out, "%s\n", l.line[k].text);
        free(l.line[k].text);
    }
    free(l.line);
}
