/* live.c - see live.h. */
#include <emscripten.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/asm/asm.h"
#include "emu/cpu/isa.h"
#include "emu/kernel/core/machine.h"
#include "emu/lib/internal.h"
#include "emu/load/symbols.h"
#include "emu/machines.h"
#include "emu/page/live/live.h"
#include "emu/panel/draw.h"
#include "emu/panel/machine.h"
#include "profil/profil.h"

enum { TICKS = 1 << 15, REGIONS = 16, COUNTERS = 1 << 16, WAITS = 1 << 12 };

/* A region of profil() or sprofil(), for the page: numbers only. */
struct live_region {
    uint64_t offset, size, scale, element, sprofil, overflow, elements;
    uint64_t counter; /* the address of its counters, uint64_t each; up to COUNTERS */
};

/* The front panel: what is drawn, and its pixels. */
struct live_panel {
    struct panel_machine *machine;
    char model[MODEL_LABEL];
    struct panel_state now, drawn;
    struct panel_canvas canvas;
    uint8_t *bytes; /* of the canvas in the order of a browser: red, green, blue, 255 */
    bool has_drawn;
};

struct live {
    precis *machine;
    struct live_panel *panel; /* NULL until it is shown */
    bool waits;               /* for input */
    uint32_t nticks, nregions;
    uint64_t tick[TICKS]; /* pcs since the page read them */
    struct live_region region[REGIONS];
    struct precis_stop stop;
};

/* The machine in live_run(). A page has one thread. */
static struct live *running;

static int on_tick(void *ctx, const struct precis_tick *tick)
{
    struct live *l = ctx;
    if (l->nticks < TICKS)
        l->tick[l->nticks++] = tick->pc;
    if (l->panel)
        panel_show_ticks(l->panel->machine, tick->pc, 1);
    return l->nticks == TICKS; /* the page reads them */
}

EMSCRIPTEN_KEEPALIVE struct live *live_new(void)
{
    struct live *l = calloc(1, sizeof *l);
    l->machine = precis_new();
    precis_on_tick(l->machine, on_tick, l);
    return l;
}

EMSCRIPTEN_KEEPALIVE precis *live_machine(struct live *l)
{
    return l->machine;
}

static void forget_regions(struct live *l)
{
    for (uint32_t i = 0; i < l->nregions; i++)
        free((void *)(uintptr_t)l->region[i].counter);
    l->nregions = 0;
}

static void forget_panel(struct live *l)
{
    if (!l->panel)
        return;
    panel_machine_free(l->panel->machine);
    free(l->panel->canvas.pixels);
    free(l->panel->bytes);
    free(l->panel);
    l->panel = NULL;
}

EMSCRIPTEN_KEEPALIVE void live_free(struct live *l)
{
    precis_free(l->machine);
    forget_regions(l);
    forget_panel(l);
    free(l);
}

/* Runs. Returns -1 after an error, 1 if the program waits for input, else 0. The ticks of before are forgotten. */
EMSCRIPTEN_KEEPALIVE int live_run(struct live *l, int until, uint64_t n)
{
    l->nticks = 0;
    l->waits = false;
    l->stop.size = sizeof l->stop;
    running = l;
    int result = precis_run(l->machine, (enum precis_until)until, n, &l->stop);
    running = NULL;
    return result ? result : l->waits;
}

void live_waits(void)
{
    if (!running)
        return;
    running->waits = true;
    precis_interrupt(running->machine);
}

bool live_may_wait(void)
{
    static uint64_t cycle;
    static unsigned waits; /* at this cycle */
    const uint64_t now = running ? running->machine->now->kernel->clock.now : 0;
    waits = now == cycle ? waits + 1 : 0;
    cycle = now;
    return running && waits < WAITS;
}

EM_JS(bool, live_has_input, (int fd), { return Module["hasInput"] ? Module["hasInput"](fd) : true; })

EMSCRIPTEN_KEEPALIVE struct precis_stop *live_stop(struct live *l)
{
    l->stop.size = sizeof l->stop;
    return &l->stop;
}

EMSCRIPTEN_KEEPALIVE uint64_t *live_ticks(struct live *l)
{
    return l->tick;
}

EMSCRIPTEN_KEEPALIVE uint32_t live_tick_count(struct live *l)
{
    return l->nticks;
}

static void add_region(struct live *l, const struct profil_state *state, const struct profil_memory *memory, const struct profil_region *r)
{
    const struct profil_dialect *dialect = profil_dialect_of(state);
    uint64_t n = profil_elements(dialect, &r->mapping);
    uint64_t *counter = calloc(n < COUNTERS ? n + 1 : COUNTERS, sizeof *counter);
    if (!counter)
        return;
    for (uint64_t k = 0; k < n && k < COUNTERS; k++)
        (void)profil_counter(state, memory, r, k, &counter[k]);
    l->region[l->nregions++] = (struct live_region){.offset = r->mapping.offset,
                                                    .size = r->mapping.size,
                                                    .scale = r->mapping.scale,
                                                    .element = r->mapping.element,
                                                    .sprofil = r->mapping.sprofil,
                                                    .overflow = r->overflow,
                                                    .elements = n < COUNTERS ? n : COUNTERS,
                                                    .counter = (uintptr_t)counter};
}

static void see_state(void *ctx, int tid, const struct profil_state *state, const struct profil_memory *memory)
{
    struct live *l = ctx;
    uint64_t stored;
    (void)tid;
    if (profil_samples(state, &stored))
        return;
    for (unsigned i = 0; i < profil_regions(state) && l->nregions < REGIONS; i++)
        add_region(l, state, memory, profil_region_at(state, i));
}

/* Reads the program's profil() buffers. Returns the number of regions. */
EMSCRIPTEN_KEEPALIVE int live_profil(struct live *l)
{
    struct precis *m = l->machine;
    struct call c;
    forget_regions(l);
    if (!call_begin(&c, m, CALL_LOOKS))
        return -1;
    if (_setjmp(c.entry.at))
        return (int)call_failed(&c);
    control_profil(m->now->control, run_pid(m), see_state, l);
    return (int)call_end(&c, (long)l->nregions);
}

EMSCRIPTEN_KEEPALIVE struct live_region *live_regions(struct live *l)
{
    return l->region;
}

/* ---- the front panel --------------------------------------------------------------------------------- */

/* Prepares the panel. Returns false without memory, or before a program is loaded. */
EMSCRIPTEN_KEEPALIVE bool live_panel_open(struct live *l)
{
    struct precis *m = l->machine;
    if (l->panel)
        return true;
    struct live_panel *p = m->now ? calloc(1, sizeof *p) : NULL;
    if (!p)
        return false;
    l->panel = p;
    p->canvas = (struct panel_canvas){PANEL_WIDTH, PANEL_HEIGHT, calloc(PANEL_WIDTH * PANEL_HEIGHT, sizeof(uint32_t))};
    p->bytes = calloc(PANEL_WIDTH * PANEL_HEIGHT, 4);
    model_label(&m->now->options.model, p->model);
    p->machine = panel_show_new(m->now->options.program[0], p->model);
    if (p->canvas.pixels && p->bytes && p->machine)
        return true;
    forget_panel(l);
    return false;
}

/* Ticks of before the panel was opened; those of the last tick's pc come last. */
EMSCRIPTEN_KEEPALIVE void live_panel_ticks(struct live *l, uint64_t pc, uint32_t count)
{
    panel_show_ticks(l->panel->machine, pc, count);
}

/* The run begins again: the panel has no ticks. */
EMSCRIPTEN_KEEPALIVE void live_panel_again(struct live *l)
{
    if (l->panel)
        panel_show_again(l->panel->machine);
}

/* Sets what a knob shows (position: 0 to 1), and whether a switch is on. */
EMSCRIPTEN_KEEPALIVE void live_panel_knob(struct live *l, unsigned knob, const char *value, float position)
{
    struct panel_controls *c = &l->panel->now.controls;
    if (knob >= PANEL_KNOBS)
        return;
    memset(c->knob[knob].value, 0, sizeof c->knob[knob].value);
    snprintf(c->knob[knob].value, sizeof c->knob[knob].value, "%s", value);
    c->knob[knob].position = position;
}

EMSCRIPTEN_KEEPALIVE void live_panel_switch(struct live *l, unsigned button, bool on, bool disabled)
{
    struct panel_controls *c = &l->panel->now.controls;
    if (button < PANEL_SWITCHES) {
        c->button[button].on = on;
        c->button[button].disabled = disabled;
    }
}

static void fill_bytes(struct live_panel *p)
{
    uint8_t *to = p->bytes;
    for (size_t i = 0; i < (size_t)PANEL_WIDTH * PANEL_HEIGHT; i++, to += 4) {
        uint32_t pixel = p->canvas.pixels[i];
        to[0] = (uint8_t)(pixel >> 16);
        to[1] = (uint8_t)(pixel >> 8);
        to[2] = (uint8_t)pixel;
        to[3] = 255;
    }
}

/* Draws the panel. Returns the pixels if they have changed, PANEL_WIDTH * PANEL_HEIGHT * 4 bytes, else NULL. */
EMSCRIPTEN_KEEPALIVE const uint8_t *live_panel_draw(struct live *l, uint32_t scale, uint32_t element, const char *dialect, bool running)
{
    struct live_panel *p = l->panel;
    struct precis *m = l->machine;
    struct panel_trial trial = {.scale = scale, .element = (uint8_t)element};
    struct call c;
    if (!call_begin(&c, m, CALL_LOOKS))
        return NULL;
    if (_setjmp(c.entry.at)) {
        (void)call_failed(&c);
        return NULL;
    }
    if (!profil_dialect_parse(dialect, &trial.dialect, NULL, 0))
        profil_dialect_parse("hpux", &trial.dialect, NULL, 0);
    snprintf(trial.dialect_name, sizeof trial.dialect_name, "%s", dialect);
    panel_show_at(p->machine, m->now->control, m->now->kernel, &m->now->options.kernel, m->now->over, l->stop.status);
    panel_machine_state(p->machine, &trial, running, &p->now);
    unsigned parts = panel_draw(&p->canvas, 0, &p->now, p->has_drawn ? &p->drawn : NULL);
    p->drawn = p->now;
    p->has_drawn = true;
    if (parts)
        fill_bytes(p);
    (void)call_end(&c, 0);
    return parts ? p->bytes : NULL;
}

/* Returns the knob at a point of the panel, or PANEL_KNOBS and more for a switch, or -1. */
EMSCRIPTEN_KEEPALIVE int live_panel_at(const struct live *l, int x, int y)
{
    int knob, button;
    panel_at(&l->panel->canvas, x, y, &knob, &button);
    return knob >= 0 ? knob : button >= 0 ? PANEL_KNOBS + button : -1;
}

/* ---- results ------------------------------------------------------------------------------------------ */

/* Makes the data of a report page (report.html) of the run so far, whose every cycle is counted: the run is repeated. Returns its text,
 * which belongs to the machine, or NULL after an error. */
EMSCRIPTEN_KEEPALIVE const char *live_report(struct live *l)
{
    struct precis *m = l->machine;
    const char *text = NULL;
    const bool profiles = m->profiles, exact = m->exact;
    m->profiles = m->exact = true; /* of the repetition */
    if (precis_profile(m, "html", NULL, &text, NULL))
        text = NULL;
    m->profiles = profiles;
    m->exact = exact;
    return text;
}

/* Returns the name of the machine's instruction set and its traits, or "": name, bytes of a sample, bits of an address, dialect, title. */
EMSCRIPTEN_KEEPALIVE const char *live_isa(const struct live *l)
{
    const struct run *r = l->machine->now;
    static char text[120];
    text[0] = 0;
    if (r && r->isa)
        snprintf(text, sizeof text, "%s %u %u %s %s", r->isa->name, r->isa->sample_bytes, r->isa->long_bits, kernel_default_dialect(r->isa),
                 r->isa->long_name);
    return text;
}

/* Returns "low high name" of each function of a program, a line each, to free(); or NULL. */
EMSCRIPTEN_KEEPALIVE char *live_functions(const char *path)
{
    struct symbols *y = symbols_open(path, NULL);
    char *text = NULL;
    size_t size, n = 0;
    if (!y)
        return NULL;
    const struct symbol *all = symbols_all(y, &n);
    FILE *out = open_memstream(&text, &size);
    for (size_t i = 0; out && i < n; i++)
        if (!strpbrk(all[i].name, "\r\n")) /* a damaged file's */
            fprintf(out, "%llx %llx %s\n", (unsigned long long)all[i].start, (unsigned long long)all[i].end, all[i].name);
    if (out)
        fclose(out);
    symbols_free(y);
    return text;
}

/* Assembles a source into a program at `path`. Returns the messages, "line column text" each, or its rows, "line address bytes"; to free().
 * *ok: there are no messages. */
static char *assemble_text(const struct isa *isa, const char *source, const char *path, bool *ok)
{
    char *text = NULL;
    size_t size;
    struct assembly *a = assemble(isa, "program.s", source, strlen(source), false);
    FILE *out = a ? open_memstream(&text, &size) : NULL;
    if (!out) {
        if (a)
            assembly_free(a);
        return NULL;
    }
    *ok = !a->messages && !a->out_of_memory;
    for (unsigned k = 0; k < a->messages; k++) {
        const char *about = strstr(a->message[k].text, ": ");
        fprintf(out, "%u %u %s\n", a->message[k].line, a->message[k].column, about ? about + 2 : a->message[k].text);
    }
    for (unsigned k = 0; *ok && k < a->rows; k++)
        fprintf(out, "%u %llx %u\n", a->row[k].line, (unsigned long long)a->row[k].address, a->row[k].bytes);
    int fd = *ok ? open(path, O_RDWR | O_CREAT | O_TRUNC, 0755) : -1;
    const char *why = fd >= 0 ? assembly_write(a, fd) : NULL;
    if (why) {
        *ok = false;
        fprintf(out, "1 1 %s\n", why);
    }
    if (fd >= 0)
        close(fd);
    assembly_free(a);
    fclose(out);
    return text;
}

EMSCRIPTEN_KEEPALIVE char *live_assemble(const char *name, const char *source, const char *path, uint32_t *ok)
{
    const struct isa *isa;
    bool good = false;
    char *text = NULL;
    for (unsigned i = 0; (isa = machine_by_index(i)) != NULL; i++)
        if (!strcmp(isa->name, name) && isa->assembler)
            text = assemble_text(isa, source, path, &good);
    *ok = good;
    return text;
}
