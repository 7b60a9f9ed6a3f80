/* machine.c - see machine.h. */
#include "emu/panel/machine.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>

#include "emu/cpu/isa.h"
#include "emu/debug/code_text.h"
#include "emu/kernel/kernel.h"
#include "emu/load/symbols.h"
#include "emu/os/log.h"

enum { PCS_AT_FIRST = 1024, PCS_MOST = 1 << 20 };

/* A pc that ticks have found, and how often. */
struct pc_count {
    uint64_t pc, count; /* count 0: a free place */
};

/* Host time between snapshots: more often costs the machine speed, less often makes the first step back slow. */
enum { SNAPSHOTS_MS = 1000 };

/* While the machine runs, the cycles by cause are as old as this at most: to add them up takes a millisecond. */
enum { CAUSES_MS = 250 };

struct panel_machine {
    bool shows_only; /* the control is not its own */
    struct control *control;
    struct travel *travel; /* NULL: it does not go back */
    struct kernel *kernel;
    const struct kernel_options *options;
    struct symbols *symbols; /* of the first program, or NULL */
    const char *program, *model, *hold;
    struct control_stop stop;
    bool over, in_call, fault, profil_off;
    struct pc_count *pcs; /* a hash table of a power of two places */
    size_t places, used;
    uint64_t tick_pc, ticks_seen, ticks_shown, causes_ms;
    struct panel_causes causes;
    char note[64];
    struct panel_state last; /* of the process that was shown, when it ended: the processor, and its buffer */
    const struct isa *last_isa;
    const struct cpu *running; /* the processor of the shown process's running thread; NULL if another process runs */
    uint64_t last_bias;        /* of its program */
};

/* ---- ticks ------------------------------------------------------------------------------------ */

static struct pc_count *place_of(struct pc_count *pcs, size_t places, uint64_t pc)
{
    size_t at = (size_t)((pc >> 2) * 0x9e3779b97f4a7c15u >> 20) & (places - 1);
    while (pcs[at].count && pcs[at].pc != pc)
        at = (at + 1) & (places - 1);
    return &pcs[at];
}

/* Makes room; when there is none, further pcs are not collected. */
static bool grow(struct panel_machine *m)
{
    size_t places = m->places ? 2 * m->places : PCS_AT_FIRST;
    struct pc_count *pcs = places <= PCS_MOST ? calloc(places, sizeof *pcs) : NULL;
    if (!pcs)
        return false;
    for (size_t n = 0; n < m->places; n++)
        if (m->pcs[n].count)
            *place_of(pcs, places, m->pcs[n].pc) = m->pcs[n];
    free(m->pcs);
    m->pcs = pcs;
    m->places = places;
    return true;
}

static void add_ticks(struct panel_machine *m, uint64_t pc, uint64_t count)
{
    m->tick_pc = pc;
    m->ticks_seen += count;
    if (m->used >= m->places / 2 && !grow(m))
        return;
    struct pc_count *p = place_of(m->pcs, m->places, pc);
    m->used += !p->count;
    *p = (struct pc_count){pc, p->count + count};
}

static void at_tick(void *ctx, int pid, int tid, uint64_t pc, uint64_t cost_pc, bool in_kernel, struct cpu *cpu, uint64_t cycle)
{
    (void)pid, (void)tid, (void)cost_pc, (void)in_kernel, (void)cpu, (void)cycle;
    add_ticks(ctx, pc, 1);
}

static void keep_buffer(struct panel_machine *m, const struct profil_state *state, const struct profil_memory *memory);
static void keep_processor(struct panel_machine *m);

static void at_release(void *ctx, int pid, uint64_t cycle, const struct profil_state *state, const struct profil_memory *memory,
                       enum profil_reason reason)
{
    struct panel_machine *m = ctx;
    (void)cycle;
    if (pid == m->stop.pid && reason == PROFIL_EXIT)
        keep_buffer(m, state, memory);
    m->profil_off = reason == PROFIL_FAULTED || reason == PROFIL_FILLED;
    if (m->profil_off)
        snprintf(m->note, sizeof m->note, "%s: profiling is off", reason == PROFIL_FAULTED ? "counter not writable" : "counter full");
}

/* Copies of the process report it again, each to its own panel_machine. */
static void at_exit(void *ctx, int pid, int status)
{
    struct panel_machine *m = ctx;
    if (pid == m->stop.pid)
        keep_processor(m);
    if (!WIFSIGNALED(status))
        return;
    m->fault = true;
    snprintf(m->note, sizeof m->note, "process %d: killed by signal %d", pid, WTERMSIG(status));
}

/* When a process ends it has no threads any more, but its last one's processor is still there. */
static void at_thread(void *ctx, const struct kernel_thread_event *e)
{
    struct panel_machine *m = ctx;
    if (e->kind == KERNEL_THREAD_RUNS)
        m->running = e->pid == m->stop.pid ? e->cpu : NULL;
    else if (e->kind == KERNEL_THREAD_PAUSES)
        m->running = NULL;
}

/* ---- life ------------------------------------------------------------------------------------- */

struct panel_machine *panel_machine_new(struct kernel_options *options, const char *program, const char *model, const char *hold)
{
    struct panel_machine *m = calloc(1, sizeof *m);
    struct control *c = m ? control_new() : NULL;
    if (!c) {
        free(m);
        return NULL;
    }
    m->control = c;
    m->options = options;
    m->program = program;
    m->model = model;
    m->hold = hold;
    m->symbols = symbols_open(program, NULL);
    options->debugger = control_debugger(c);
    options->hooks.ctx = m;
    options->hooks.tick = at_tick;
    options->hooks.released = at_release;
    options->hooks.exit = at_exit;
    options->hooks.thread = at_thread;
    options->died = NULL;
    return m;
}

void panel_machine_attach(struct panel_machine *m, struct kernel *k)
{
    m->kernel = k;
    control_attach(m->control, k);
    control_set_events(m->control, 0);
    m->travel = os_log_current() ? travel_new(m->control) : NULL;
    if (m->travel)
        travel_every(m->travel, SNAPSHOTS_MS);
    m->stop.tid = control_current(m->control);
    m->stop.pid = control_pid_of(m->control, m->stop.tid);
}

void panel_machine_free(struct panel_machine *m)
{
    if (!m)
        return;
    travel_free(m->travel);
    if (!m->shows_only)
        control_free(m->control);
    symbols_free(m->symbols);
    free(m->pcs);
    free(m);
}

struct control *panel_machine_control(struct panel_machine *m)
{
    return m->control;
}

/* ---- running ---------------------------------------------------------------------------------- */

/* The program is where its file says, unless it is position-independent: then the lowest mapping is its beginning. */
static uint64_t bias_of(const struct panel_machine *m, int pid)
{
    struct mem_map map;
    const struct symbol *all;
    size_t count;
    if (!m->symbols || !(all = symbols_all(m->symbols, &count)) || !count || !control_space(m->control, pid))
        return 0;
    if (!space_next_map(control_space(m->control, pid), 0, &map) || all[0].start >= map.start)
        return 0;
    return map.start;
}

/* Returns the first instruction of the function at `pc`, which the file has at `in_file`: after its entry mask, if it has one. */
static uint64_t after_entry_mask(const struct panel_machine *m, uint64_t pc, uint64_t in_file)
{
    uint8_t bytes[ISA_MOST_BYTES];
    char text[sizeof((struct panel_code_line *)NULL)->text];
    const struct cpu *cpu = control_cpu(m->control, m->stop.tid);
    size_t n = control_read(m->control, m->stop.pid, pc, bytes, sizeof bytes);
    return cpu ? pc + code_entry(cpu_isa(cpu), m->symbols, in_file, bytes, n, text, sizeof text) : pc;
}

/* The pc of the function that panel_machine_enter() runs to. */
static bool find_entry(const struct panel_machine *m, uint64_t *pc)
{
    const struct symbol *f = m->hold && m->symbols ? symbols_named(m->symbols, m->hold) : NULL;
    if (f)
        *pc = after_entry_mask(m, f->start + bias_of(m, m->stop.pid), f->start);
    return f;
}

/* Removes the breakpoint at the function: a copy of the process gets it from the one that went back. */
static void forget_entry(struct panel_machine *m)
{
    uint64_t pc;
    if (find_entry(m, &pc))
        control_break(m->control, m->stop.pid, pc, false);
}

/* Takes over why the machine stopped. */
static void arrive(struct panel_machine *m, const struct control_stop *s)
{
    forget_entry(m);
    if (s->reason == CONTROL_INTERRUPTED && !s->tid)
        return; /* it is where it was */
    m->over = s->reason == CONTROL_OVER;
    m->in_call = s->reason == CONTROL_CALL;
    if (m->over) {
        m->stop.status = s->status;
        snprintf(m->note, sizeof m->note, "the program has ended with status %d", s->status);
        return;
    }
    int tid = control_current(m->control) ? control_current(m->control) : s->tid;
    if (!tid)
        return;
    m->stop.tid = tid;
    m->stop.pid = control_pid_of(m->control, tid);
}

bool panel_machine_run(struct panel_machine *m, const struct control_request *r)
{
    struct control_stop s = {.reason = CONTROL_INTERRUPTED};
    if (m->over)
        return false;
    if (m->travel)
        travel_run(m->travel, m->control, r, &s);
    else
        control_run(m->control, r, &s);
    arrive(m, &s);
    return !m->over;
}

bool panel_machine_back(struct panel_machine *m, enum travel_unit unit, bool at_entry)
{
    struct control_stop s = {.reason = CONTROL_INTERRUPTED};
    uint64_t pc;
    at_entry = at_entry && !m->over; /* without the process, it has no breakpoints */
    if (!m->travel || (at_entry && (!find_entry(m, &pc) || !control_break(m->control, m->stop.pid, pc, true))))
        return false;
    bool good = at_entry ? travel_run_back(m->travel, m->control, &s) : travel_back(m->travel, m->control, unit, &s);
    arrive(m, &s);
    return good;
}

void panel_machine_leave(struct panel_machine *m)
{
    if (m->travel)
        travel_leave(m->travel, false);
}

bool panel_machine_is_over(const struct panel_machine *m, int *status)
{
    *status = m->stop.status;
    return m->over;
}

bool panel_machine_enter(struct panel_machine *m)
{
    uint64_t pc;
    const struct cpu *cpu = control_cpu(m->control, m->stop.tid);
    if (m->over || !find_entry(m, &pc))
        return false;
    if (cpu && cpu_pc(cpu) == pc) { /* after going back the stop there is new to the machine */
        struct control_request step = CONTROL_UNTIL_EVENT;
        step.steps = 1;
        panel_machine_run(m, &step);
    }
    if (m->over || !control_break(m->control, m->stop.pid, pc, true))
        return false;
    return panel_machine_run(m, &CONTROL_UNTIL_EVENT);
}

/* ---- a machine that others run ---------------------------------------------------------------- */

struct panel_machine *panel_show_new(const char *program, const char *model)
{
    struct panel_machine *m = calloc(1, sizeof *m);
    if (!m)
        return NULL;
    m->shows_only = true;
    m->program = program;
    m->model = model;
    m->symbols = symbols_open(program, NULL);
    return m;
}

void panel_show_ticks(struct panel_machine *m, uint64_t pc, uint64_t count)
{
    add_ticks(m, pc, count);
}

void panel_show_again(struct panel_machine *m)
{
    free(m->pcs);
    m->pcs = NULL;
    m->places = m->used = 0;
    m->tick_pc = m->ticks_seen = m->ticks_shown = 0;
}

void panel_show_at(struct panel_machine *m, struct control *c, struct kernel *k, const struct kernel_options *options, bool over,
                   int status)
{
    m->control = c;
    m->kernel = k;
    m->options = options;
    m->over = over;
    m->note[0] = 0;
    if (over) {
        m->stop.status = status;
        snprintf(m->note, sizeof m->note, "the program has ended with status %d", status);
        return;
    }
    m->stop.tid = control_current(c);
    m->stop.pid = control_pid_of(c, m->stop.tid);
    if (m->stop.pid)
        m->last_bias = bias_of(m, m->stop.pid);
}

/* ---- what the panel shows --------------------------------------------------------------------- */

static void fill_head(const struct panel_machine *m, const struct isa *isa, struct panel_head *h)
{
    const char *name = strrchr(m->program, '/');
    snprintf(h->machine, sizeof h->machine, "%.31s", isa ? isa->long_name : "");
    snprintf(h->model, sizeof h->model, "%.23s", m->model);
    snprintf(h->program, sizeof h->program, "%.47s", name ? name + 1 : m->program);
    snprintf(h->dialect, sizeof h->dialect, "%.23s",
             m->options->dialect ? m->options->dialect->name
             : isa               ? kernel_default_dialect(isa)
                                 : "");
    h->mhz = (uint32_t)m->options->mhz;
    h->hz = (uint32_t)m->options->hz;
    h->pid = m->stop.pid;
}

static void add_row(struct panel_registers *r, const struct cpu *cpu, const char *label, const char *name, unsigned bits,
                    const char *fields)
{
    int reg = cpu_reg_find(cpu_isa(cpu), name);
    unsigned row = 0;
    while (row < PANEL_ROWS && r->row[row].bits)
        row++;
    if (reg < 0 || row == PANEL_ROWS)
        return;
    unsigned width = cpu_isa(cpu)->regs[reg].width;
    r->row[row] = (struct panel_row){.value = cpu_reg_get(cpu, reg), .bits = (uint8_t)(bits && bits < width ? bits : width)};
    snprintf(r->row[row].fields, sizeof r->row[row].fields, "%s", fields);
    snprintf(r->row[row].name, sizeof r->row[row].name, "%s", label);
    if (r->row[row].bits < 64)
        r->row[row].value &= ((uint64_t)1 << r->row[row].bits) - 1;
}

static bool has_bundles(const struct isa *isa)
{
    return isa->sample_bytes == 16;
}

struct register_row {
    const char *label, *name, *fields; /* fields: a letter for each bit, ' ' for one without a name */
};
/* Registers by the roles that the ABIs give them. The first list whose first register the machine has is the machine's. */
static const struct register_row roles[][6] = {
    {{"PSL", "psl", "ct  fimmpp lllll        DUITNZVC"},
     {"AP", "ap", ""},
     {"FP", "fp", ""},
     {"SP", "sp", ""},
     {"r0 RET", "r0", ""},
     {"r1", "r1", ""}},
    {{"PSW", "psw", "YZ  WESTHLNXBCVMccccccccOGFRQPDI"},
     {"GR2 RP", "r2", ""},
     {"GR30 SP", "r30", ""},
     {"GR28 RET", "r28", ""},
     {"GR26 ARG", "r26", ""}},
    {{"CFM", "cfm", "ppppppfffffffgggggggrrrrlllllllsssssss"}, /* rrb.pr, rrb.fr, rrb.gr, sor, sol, sof */
     {"PR", "pr", ""},
     {"r1 GP", "r1", ""},
     {"r8 RET", "r8", ""},
     {"r12 SP", "r12", ""},
     {"BSP", "ar.bsp", ""}},
    {{"PSR", "psr", "iiiivvvvNZVC      efppppSPTwwwww"},
     {"o7 RP", "o7", ""},
     {"o6 SP", "o6", ""},
     {"o0 ARG", "o0", ""},
     {"i0 RET", "i0", ""}},
};

/* Of a machine that has none of the names, the first registers. */
static void fill_registers(const struct panel_machine *m, const struct cpu *cpu, struct panel_registers *r)
{
    const struct isa *isa = cpu_isa(cpu);
    uint64_t pc = cpu_pc(cpu);
    uint8_t code[4];
    r->row[0] = (struct panel_row){.name = "PC", .value = pc, .bits = isa->long_bits};
    if (isa->sample_bytes == 4 && control_read(m->control, m->stop.pid, pc, code, sizeof code) == sizeof code) {
        uint32_t word = 0;
        for (unsigned n = 0; n < 4; n++)
            word |= (uint32_t)code[n] << 8 * (isa->big_endian ? 3 - n : n);
        r->row[1] = (struct panel_row){.name = "INSN", .value = word, .bits = 32};
    }
    for (unsigned k = 0; k < sizeof roles / sizeof *roles; k++) {
        if (cpu_reg_find(isa, roles[k][0].name) < 0)
            continue;
        for (const struct register_row *row = roles[k]; row < roles[k + 1] && row->name; row++)
            add_row(r, cpu, row->label, row->name, isa->long_bits, row->fields);
        return;
    }
    for (unsigned n = 0; n < isa->nregs; n++)
        add_row(r, cpu, isa->regs[n].name, isa->regs[n].name, isa->long_bits, "");
}

static void fill_function(const struct panel_machine *m, uint64_t pc, char *out, size_t cap)
{
    uint64_t bias = bias_of(m, m->stop.pid);
    const struct symbol *f = m->symbols && pc >= bias ? symbols_find(m->symbols, pc - bias) : NULL;
    if (f)
        snprintf(out, cap, "%.20s+0x%" PRIx64, f->name, pc - bias - f->start);
}

/* Removes the name of the bundle's template and the room for it: "[MIB] (p06) br.cond". */
static void strip_template(char *text)
{
    char *plain = strchr(text, ']') && *text == '[' ? strchr(text, ']') + 1 : text;
    plain += strspn(plain, " ");
    memmove(text, plain, strlen(plain) + 1);
}

/* As isa.disassemble(), but for the entry masks of functions. */
static unsigned text_at(const struct panel_machine *m, const struct isa *isa, uint64_t at, const uint8_t *code, size_t n, char *text,
                        size_t cap)
{
    uint64_t bias = bias_of(m, m->stop.pid);
    unsigned entry = m->symbols && at >= bias ? code_entry(isa, m->symbols, at - bias, code, n, text, cap) : 0;
    return entry ? entry : isa->disassemble(at, code, n, text, cap);
}

/* Lines of code from the current one; before it as far as instructions have one length. */
static void fill_code(const struct panel_machine *m, const struct cpu *cpu, struct panel_code *code)
{
    enum { BEFORE = 2 };
    const struct isa *isa = cpu_isa(cpu);
    uint64_t pc = isa->text_address ? isa->text_address(cpu) : cpu_pc_slot(cpu);
    bool backward = !isa_lengths_vary(isa) && !has_bundles(isa);
    uint64_t at = backward ? pc - BEFORE * isa->sample_bytes : pc & ~(uint64_t)(has_bundles(isa) ? 15 : 0);
    for (unsigned n = 0; n < PANEL_LINES; n++) {
        uint8_t bytes[ISA_MOST_BYTES];
        struct panel_code_line *l = &code->line[n];
        uint64_t base = has_bundles(isa) ? at & ~15ull : at;
        size_t got = control_read(m->control, m->stop.pid, base, bytes, isa_most_bytes(isa));
        size_t slot = (size_t)(at - base);
        unsigned used = got > slot ? text_at(m, isa, at, bytes + slot, got - slot, l->text, sizeof l->text) : 0;
        strip_template(l->text);
        l->pc = at;
        l->current = at == pc;
        l->nullified = l->current && control_is_nullified(m->control, m->stop.tid);
        if (l->current)
            fill_function(m, at, l->function, sizeof l->function);
        if (!used && !(backward && n < BEFORE))
            break;
        at += used ? used : isa->sample_bytes;
    }
}

/* Copies the value of a line "key   value" of isa->explain()'s text, from *at on. Returns false if there is none. */
static bool explained(const char **at, const char *key, char *out, size_t cap)
{
    for (const char *line = *at; line && *line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
        size_t length = strlen(key);
        if (strncmp(line, key, length) != 0 || line[length] != ' ')
            continue;
        const char *value = line + length + strspn(line + length, " ");
        size_t n = strcspn(value, "\n");
        snprintf(out, cap, "%.*s", (int)(n < cap ? n : cap - 1), value);
        *at = value + n;
        return true;
    }
    return false;
}

static char *explanation(const struct isa *isa, uint64_t va, const uint8_t *code)
{
    char *text = NULL;
    size_t size;
    FILE *f = isa->explain ? open_memstream(&text, &size) : NULL;
    if (!f)
        return NULL;
    bool good = isa->explain(va, code, f);
    fclose(f);
    if (good)
        return text;
    free(text);
    return NULL;
}

static void fill_slots(const struct panel_machine *m, const struct cpu *cpu, const uint8_t *bytes, struct panel_word *w)
{
    const struct isa *isa = cpu_isa(cpu);
    uint64_t pc = cpu_pc(cpu) & ~15ull, at = pc;
    (void)m;
    for (unsigned n = 0; n < 3; n++) {
        struct panel_slot *s = &w->slot[n];
        char text[96] = "", stop[16] = "";
        unsigned used = isa->disassemble(at, bytes + n, 16 - n, text, sizeof text);
        char *why = explanation(isa, at, bytes);
        const char *rest = why;
        if (*text == '[')
            snprintf(w->template_name, sizeof w->template_name, "%.3s", text + 1);
        strip_template(text);
        snprintf(s->text, sizeof s->text, "%.55s", text);
        char *mark = strstr(s->text, ";;");
        s->stop = mark || (rest && explained(&rest, "stop", stop, sizeof stop) && strcmp(stop, "none") != 0);
        if (mark)
            *mark = '\0';
        s->current = at == (cpu_pc_slot(cpu));
        free(why);
        if (!used)
            break;
        at += used;
    }
}

static void fill_word(const struct panel_machine *m, const struct cpu *cpu, struct panel_word *w)
{
    const struct isa *isa = cpu_isa(cpu);
    uint8_t bytes[16];
    uint64_t pc = cpu_pc(cpu) & ~(uint64_t)(has_bundles(isa) ? 15 : 0);
    if (isa_lengths_vary(isa) || control_read(m->control, m->stop.pid, pc, bytes, isa->sample_bytes) != isa->sample_bytes)
        return;
    if (has_bundles(isa)) {
        fill_slots(m, cpu, bytes, w);
        return;
    }
    char *why = explanation(isa, pc, bytes);
    const char *rest = why;
    if (why && explained(&rest, "bits", w->bits, sizeof w->bits))
        explained(&rest, "fields", w->fields, sizeof w->fields);
    free(why);
}

static uint64_t reg(const struct cpu *cpu, const char *name)
{
    int n = cpu_reg_find(cpu_isa(cpu), name);
    return n < 0 ? 0 : cpu_reg_get(cpu, n);
}

static void fill_frame(const struct cpu *cpu, struct panel_frame *f)
{
    if (cpu_reg_find(cpu_isa(cpu), "cfm") < 0)
        return;
    uint64_t cfm = reg(cpu, "cfm"), bsp = reg(cpu, "ar.bsp"), stored = reg(cpu, "ar.bspstore");
    uint64_t below = bsp > stored ? (bsp - stored) / 8 : 0;
    *f = (struct panel_frame){.present = true,
                              .size = (uint32_t)(cfm & 127),
                              .locals = (uint32_t)(cfm >> 7 & 127),
                              .rotating = (uint32_t)(cfm >> 14 & 15) * 8,
                              .rotation = (uint32_t)(cfm >> 18 & 127),
                              .below = (uint32_t)(below < 96 ? below : 96),
                              .bsp = bsp};
}

static void add_system_cycles(void *ctx, const struct kernel_process_figures *f)
{
    *(uint64_t *)ctx += f->system_cycles;
}

static void fill_causes(const struct panel_machine *m, struct panel_causes *p)
{
    struct cpu_timing_totals t = {0};
    struct kernel_totals all;
    uint64_t system = 0, sum = 0;
    const struct timing_model *model = m->options->timing ? cpu_timing_model(m->options->timing) : NULL;
    kernel_totals(m->kernel, &all);
    kernel_each_process(m->kernel, add_system_cycles, &system);
    if (m->options->timing)
        cpu_timing_totals(m->options->timing, &t);
    for (unsigned n = 0; n < TIMING_CAUSES && p->count < PANEL_CAUSES - 2; n++) {
        if (!timing_has_cause(model, n))
            continue;
        snprintf(p->cause[p->count].name, sizeof p->cause[0].name, "%s", timing_cause_name(n));
        p->cause[p->count++].cycles = t.cycles[n];
        sum += t.cycles[n];
    }
    if (!sum)
        p->cause[0].cycles = all.instructions; /* without a model, every instruction is one cycle of issue */
    snprintf(p->cause[p->count].name, sizeof p->cause[0].name, "kernel");
    p->cause[p->count++].cycles = system;
    snprintf(p->cause[p->count].name, sizeof p->cause[0].name, "idle");
    p->cause[p->count++].cycles = all.idle_cycles;
}

static uint64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

/* running: the causes may be somewhat older than the rest. */
static void fill_recent_causes(struct panel_machine *m, bool running, struct panel_causes *p)
{
    uint64_t now = now_ms();
    if (!running || now - m->causes_ms >= CAUSES_MS) {
        m->causes = (struct panel_causes){0};
        fill_causes(m, &m->causes);
        m->causes_ms = now;
    }
    *p = m->causes;
}

static void fill_status(const struct panel_machine *m, bool running, struct panel_status *s)
{
    struct kernel_totals all;
    kernel_totals(m->kernel, &all);
    s->run = running;
    s->tick = m->ticks_seen != m->ticks_shown;
    s->call = m->in_call;
    s->fault = m->fault;
    s->profil_off = m->profil_off;
    s->ticks = control_ticks(m->control);
    s->cycles = control_cycle(m->control);
    s->instructions = all.instructions;
    s->mhz = (uint32_t)m->options->mhz;
    bool at_beginning = m->travel && travel_at_beginning(m->travel);
    snprintf(s->note, sizeof s->note, "%s", at_beginning ? "the beginning of the run" : m->note);
}

/* ---- functions by ticks ----------------------------------------------------------------------- */

/* Adds a function to the ranking, if it is among the first. */
static void rank(struct panel_ranking *r, const char *name, uint64_t ticks)
{
    uint32_t at = r->count;
    while (at && r->function[at - 1].ticks < ticks)
        at--;
    if (at == PANEL_RANKED)
        return;
    r->count += r->count < PANEL_RANKED;
    memmove(&r->function[at + 1], &r->function[at], (r->count - 1 - at) * sizeof r->function[0]);
    memset(&r->function[at], 0, sizeof r->function[at]);
    snprintf(r->function[at].name, sizeof r->function[at].name, "%.47s", name);
    r->function[at].ticks = ticks;
}

static void fill_ranking(const struct panel_machine *m, struct panel_ranking *r)
{
    size_t count = 0;
    const struct symbol *all = m->symbols ? symbols_all(m->symbols, &count) : NULL;
    uint64_t *ticks = calloc(count + 1, sizeof *ticks), bias = m->over ? m->last_bias : bias_of(m, m->stop.pid);
    if (!ticks)
        return;
    for (size_t n = 0; n < m->places; n++) {
        const struct pc_count *p = &m->pcs[n];
        const struct symbol *f = p->count && count && p->pc >= bias ? symbols_find(m->symbols, p->pc - bias) : NULL;
        ticks[f ? (size_t)(f - all) : count] += p->count;
        r->ticks += p->count;
    }
    for (size_t n = 0; n <= count; n++)
        if (ticks[n])
            rank(r, n < count ? all[n].name : "outside of the program's functions", ticks[n]);
    free(ticks);
}

/* ---- histograms ------------------------------------------------------------------------------- */

static void add_count(struct panel_histogram *h, uint64_t element, uint64_t count, bool is_tick)
{
    if (element < h->first || element - h->first >= h->elements)
        return;
    element -= h->first;
    uint64_t bar = h->elements > h->bars ? (uint64_t)((unsigned __int128)element * h->bars / h->elements) : element;
    if (bar >= h->bars)
        return;
    h->count[bar] = count > h->count[bar] ? count : h->count[bar];
    h->most = count > h->most ? count : h->most;
    if (is_tick)
        h->pc_bar = (int32_t)bar;
}

static void set_range(struct panel_histogram *h, const struct profil_mapping *map, uint64_t elements)
{
    h->present = true;
    h->elements = elements;
    h->bars = (uint32_t)(elements < PANEL_COLUMNS ? elements : PANEL_COLUMNS);
    h->low = map->offset;
    h->high = map->offset + (map->scale ? (uint64_t)(((unsigned __int128)map->size << 16) / map->scale) : 0);
    h->scale = map->scale;
    h->element = map->element;
    h->pc_bar = -1;
}

struct own_buffer {
    const struct panel_machine *m;
    struct panel_state *out;
    bool found;
};

/* The first region with counters. */
static void see_profil(void *ctx, int tid, const struct profil_state *state, const struct profil_memory *memory)
{
    struct own_buffer *o = ctx;
    struct panel_histogram *h = &o->out->own;
    uint64_t stored;
    (void)tid;
    for (unsigned n = 0; n < profil_regions(state) && !o->found && !profil_samples(state, &stored); n++) {
        const struct profil_region *r = profil_region_at(state, n);
        if (r->overflow)
            continue;
        const struct profil_dialect *dialect = profil_dialect_of(state);
        uint64_t elements = profil_elements(dialect, &r->mapping), count;
        set_range(h, &r->mapping, elements);
        uint64_t hit = profil_locate(dialect, &r->mapping, o->m->tick_pc);
        for (uint64_t k = 0; k < elements && k < PCS_MOST; k++)
            if (profil_counter(state, memory, r, k, &count))
                add_count(h, k, count, false);
        if (o->m->ticks_seen && hit != PROFIL_MISS)
            add_count(h, hit / r->mapping.element, 0, true);
        else if (o->m->ticks_seen && n + 1 < profil_regions(state))
            o->out->status.overflow = profil_region_at(state, profil_regions(state) - 1)->overflow;
        snprintf(h->title, sizeof h->title, "PROGRAM'S  %u-byte counters, scale 0x%x", r->mapping.element, r->mapping.scale);
        o->found = true;
    }
}

/* The text that the trial buffer covers: the program's own region, or the functions of the program. */
static struct profil_mapping trial_mapping(const struct panel_machine *m, const struct panel_trial *trial,
                                           const struct panel_histogram *own)
{
    size_t count = 0;
    const struct symbol *all = m->symbols ? symbols_all(m->symbols, &count) : NULL;
    uint64_t low = own->present ? own->low : count ? all[0].start + bias_of(m, m->stop.pid) : 0;
    uint64_t high = own->present ? own->high : count ? all[count - 1].end + bias_of(m, m->stop.pid) : 0;
    struct profil_mapping map = {
        .offset = low, .scale = trial->scale, .element = trial->element, .address_bits = 64, .sprofil = trial->element > 2};
    map.size = (uint64_t)(((unsigned __int128)(high - low) * trial->scale) >> 16);
    map.size = (map.size / trial->element + 1) * trial->element;
    return map;
}

/* Shows only the part of a sparse histogram that has counts. */
static void narrow_range(struct panel_histogram *h, const struct profil_mapping *map, const uint64_t *counts)
{
    uint64_t first = 0, end = h->elements;
    while (first < end && !counts[first])
        first++;
    while (end > first && !counts[end - 1])
        end--;
    uint64_t pad = (end - first) / 16 + 8;
    first -= first < pad ? first : pad;
    end += h->elements - end < pad ? h->elements - end : pad;
    if (end - first > h->elements / 2 || !map->scale)
        return;
    h->first = first;
    h->elements = end - first;
    h->bars = (uint32_t)(h->elements < PANEL_COLUMNS ? h->elements : PANEL_COLUMNS);
    h->low = map->offset + (uint64_t)(((unsigned __int128)first * map->element << 16) / map->scale);
    h->high = map->offset + (uint64_t)(((unsigned __int128)end * map->element << 16) / map->scale);
}

static void fill_trial(const struct panel_machine *m, const struct panel_trial *trial, struct panel_state *out)
{
    struct panel_histogram *h = &out->trial;
    struct profil_mapping map = trial_mapping(m, trial, &out->own);
    const char *why = NULL;
    snprintf(h->title, sizeof h->title, "TRIAL  %s, %u-byte counters, scale 0x%x", trial->dialect_name, trial->element, trial->scale);
    if (profil_check(&trial->dialect, &map, &why) != PROFIL_OK) {
        snprintf(h->title, sizeof h->title, "TRIAL  %s: %s", trial->dialect_name, why);
        return;
    }
    uint64_t elements = profil_elements(&trial->dialect, &map),
             *counts = elements <= PCS_MOST * 8u ? calloc(elements + 1, sizeof *counts) : NULL;
    if (!counts)
        return;
    set_range(h, &map, elements);
    for (size_t n = 0; n < m->places; n++) {
        uint64_t hit = m->pcs[n].count ? profil_locate(&trial->dialect, &map, m->pcs[n].pc) : PROFIL_MISS;
        if (hit != PROFIL_MISS && hit / map.element < elements)
            counts[hit / map.element] += m->pcs[n].count;
    }
    if (!out->own.present && m->ticks_seen)
        narrow_range(h, &map, counts);
    for (uint64_t k = 0; k < elements; k++)
        if (counts[k])
            add_count(h, k, counts[k], false);
    uint64_t hit = m->ticks_seen ? profil_locate(&trial->dialect, &map, m->tick_pc) : PROFIL_MISS;
    if (hit != PROFIL_MISS)
        add_count(h, hit / map.element, 0, true);
    free(counts);
}

static void fill_first(const struct panel_machine *m, struct panel_way *w)
{
    const char *const lines[] = {
        "RUN (r) runs the program, TICK (t) runs it to its first tick, STEP (s) executes an instruction,",
        "BACK (z) takes it back. SPEED may be an instruction a second: Tab chooses a knob, arrows turn it.",
        "At each tick the way from its pc to a counter of the trial buffer appears here.",
        "SCALE, ELEMENT and DIALECT change the trial buffer, also after the program's end.",
        "? lists all keys.",
    };
    snprintf(w->line[0], sizeof w->line[0], "no tick yet: one comes every %" PRIu64 " cycles, %" PRIu64 " in a second",
             (uint64_t)m->options->mhz * 1000000 / (m->options->hz ? m->options->hz : 1), (uint64_t)m->options->hz);
    for (unsigned n = 1; n < PANEL_STEPS; n++)
        snprintf(w->line[n], sizeof w->line[n], "%s", lines[n - 1]);
}

static void fill_end(const struct panel_machine *m, const struct panel_state *s, struct panel_way *w)
{
    uint64_t ticks = s->ranking.ticks, micros = s->status.mhz ? s->status.cycles / s->status.mhz : 0;
    char *at = w->line[2], *end = at + sizeof w->line[2];
    snprintf(w->line[0], sizeof w->line[0],
             "The program has ended with status %d, after %" PRIu64 ".%06" PRIu64 " s and %" PRIu64 " ticks.", m->stop.status,
             micros / 1000000, micros % 1000000, s->status.ticks);
    snprintf(w->line[1], sizeof w->line[1], "It has executed %" PRIu64 " instructions in %" PRIu64 " cycles: %.3f cycles per instruction.",
             s->status.instructions, s->status.cycles,
             s->status.instructions ? (double)s->status.cycles / (double)s->status.instructions : 0);
    for (uint32_t n = 0; n < s->ranking.count && end - at > 34; n++)
        at += snprintf(at, (size_t)(end - at), "%s%.16s %.1f %%", n ? ", " : "Most ticks: ", s->ranking.function[n].name,
                       100 * (double)s->ranking.function[n].ticks / (double)(ticks ? ticks : 1));
    snprintf(w->line[4], sizeof w->line[4], "BACK (z) goes back into the run. The knobs still change the trial buffer. q quits.");
}

static void fill_way(const struct panel_machine *m, const struct panel_trial *trial, const struct panel_histogram *own, struct panel_way *w)
{
    char *text = NULL;
    size_t size;
    struct profil_mapping map = trial_mapping(m, trial, own);
    FILE *f = m->ticks_seen ? open_memstream(&text, &size) : NULL;
    if (!f) {
        fill_first(m, w);
        return;
    }
    profil_explain(&trial->dialect, &map, m->tick_pc, f);
    fclose(f);
    unsigned n = 0;
    for (char *line = text, *end; line && *line && n < PANEL_STEPS; line = end ? end + 1 : NULL, n++) {
        end = strchr(line, '\n');
        snprintf(w->line[n], sizeof w->line[n], "%.*s", end ? (int)(end - line) : (int)strlen(line), line);
    }
    free(text);
}

static void keep_buffer(struct panel_machine *m, const struct profil_state *state, const struct profil_memory *memory)
{
    struct own_buffer own = {.m = m, .out = &m->last};
    m->last.own = (struct panel_histogram){0};
    see_profil(&own, 0, state, memory);
}

/* The process ends: its processor and its memory are still there. */
static void keep_processor(struct panel_machine *m)
{
    const struct cpu *cpu = m->running ? m->running : control_cpu(m->control, m->stop.tid);
    if (!cpu)
        return;
    m->last_isa = cpu_isa(cpu);
    m->last_bias = bias_of(m, m->stop.pid);
    m->last.registers = (struct panel_registers){0};
    m->last.code = (struct panel_code){0};
    m->last.word = (struct panel_word){0};
    m->last.frame = (struct panel_frame){0};
    fill_registers(m, cpu, &m->last.registers);
    fill_code(m, cpu, &m->last.code);
    fill_word(m, cpu, &m->last.word);
    fill_frame(cpu, &m->last.frame);
}

/* After the program's end: its last state. */
static void fill_last(const struct panel_machine *m, struct panel_state *out)
{
    out->registers = m->last.registers;
    out->code = m->last.code;
    out->word = m->last.word;
    out->frame = m->last.frame;
}

void panel_machine_state(struct panel_machine *m, const struct panel_trial *trial, bool running, struct panel_state *out)
{
    struct panel_controls controls = out->controls;
    memset(out, 0, sizeof *out);
    out->controls = controls;
    const struct cpu *cpu = control_cpu(m->control, m->stop.tid);
    const struct isa *isa = cpu ? cpu_isa(cpu) : control_isa(m->control, m->stop.pid);
    fill_head(m, isa ? isa : m->last_isa, &out->head);
    fill_status(m, running, &out->status);
    fill_recent_causes(m, running, &out->causes);
    struct own_buffer own = {.m = m, .out = out};
    if (control_pid_of(m->control, m->stop.tid))
        control_profil(m->control, m->stop.pid, see_profil, &own);
    else if (m->last.own.present) {
        out->own = m->last.own;
        own.found = true;
    }
    if (!own.found)
        snprintf(out->own.title, sizeof out->own.title, "PROGRAM'S  no profil() buffer: ticks by function");
    fill_trial(m, trial, out);
    fill_ranking(m, &out->ranking);
    if (m->over)
        fill_end(m, out, &out->way);
    else
        fill_way(m, trial, &out->own, &out->way);
    m->ticks_shown = m->ticks_seen;
    if (!cpu) {
        fill_last(m, out);
        return;
    }
    fill_registers(m, cpu, &out->registers);
    fill_code(m, cpu, &out->code);
    fill_word(m, cpu, &out->word);
    fill_frame(cpu, &out->frame);
    if (!m->shows_only)
        return;
    m->last = *out; /* there is no hook when the process ends */
    m->last_isa = isa;
}
