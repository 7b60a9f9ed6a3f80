/* live.c - see live.h. */
#include <emscripten.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/asm/asm.h"
#include "emu/cpu/isa.h"
#include "emu/lib/internal.h"
#include "emu/load/symbols.h"
#include "emu/machines.h"
#include "emu/page/live/live.h"
#include "profil/profil.h"

enum { TICKS = 1 << 15, REGIONS = 16, COUNTERS = 1 << 16 };

/* A region of profil() or sprofil(), for the page: numbers only. */
struct live_region {
    uint64_t offset, size, scale, element, sprofil, overflow, elements;
    uint64_t counter; /* the address of its counters, uint64_t each; up to COUNTERS */
};

struct live {
    precis *machine;
    bool waits; /* for input */
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

EMSCRIPTEN_KEEPALIVE void live_free(struct live *l)
{
    precis_free(l->machine);
    forget_regions(l);
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

/* Returns the name of the machine's instruction set and its traits, or "": name, bytes of a sample, bits of an address. */
EMSCRIPTEN_KEEPALIVE const char *live_isa(const struct live *l)
{
    const struct run *r = l->machine->now;
    static char text[120];
    text[0] = 0;
    if (r && r->isa)
        snprintf(text, sizeof text, "%s %u %u %s", r->isa->name, r->isa->sample_bytes, r->isa->long_bits, r->isa->long_name);
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
