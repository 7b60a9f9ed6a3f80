/* sampler.c - see sampler.h. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/cpu/exact.h"
#include "emu/debug/call_counter.h"
#include "emu/debug/callers.h"
#include "emu/debug/names.h"
#include "emu/debug/sampler.h"
#include "emu/debug/timeline.h"
#include "emu/os/host_error.h"
#include "emu/load/symbols.h"
#include "emu/report/colour.h"
#include "emu/report/must.h"

/* A process and its program. The program has a further image if what is mapped somewhere has been replaced by another file. */
struct running {
    int pid;
    struct profile_image *image; /* the current one of images[] */
    struct profile_image **images;
    size_t nimages;
    struct account *account; /* of the current image; NULL at first */
    uint64_t removals;       /* space_removals() when the image was checked last, and … */
    bool missing;            /* … whether one of its modules was not mapped then */
};

/* What the instructions of an image cost, as cpus keep it. */
struct account {
    struct sampler *sampler;
    struct profile_image *image;
    struct cpu_exact *exact;
    struct account *next;
    uint64_t noted;                /* the page looked up last */
    struct profile_module *mapped; /* what was mapped where code ran, or was about to; paths belong to objects */
    size_t nmapped;
};

struct sampler {
    struct profile *profile;
    struct running *running;
    size_t nrunning;
    struct names_file *object;
    size_t nobjects;
    uint64_t samples, in_kernel;
    bool stacks;
    struct cpu_timing *timing;            /* of the accounts; NULL before there are any or after it has been freed … */
    char *class_name[TIMING_MAX_CLASSES]; /* … and of its model */
    struct cpu_exact_index *index;        /* of the accounts; NULL if not needed yet */
    struct account *accounts;
    struct names_options names; /* without files */
    /* Indices of causes in the profile, plus one; 0 if not yet named. */
    unsigned cause[TIMING_CAUSES], stall[TIMING_MAX_CLASSES], kernel_cause;
    unsigned count[EXACT_FIGURES - EXACT_READS]; /* of accesses and misses */
    bool counts_named;
    bool named;                 /* functions have been added to the profile */
    struct call_counter *calls; /* NULL: calls are not counted */
    struct call_counter_source calls_source;
};

enum { SMALLEST_PAGE = 12 /* bits */ };

/* Grow the array by one element; exits if out of memory, as profile.c does. */
static void *grown(void *array, size_t n, size_t size)
{
    void *p = realloc(array, (n + 1) * size);
    if (!p)
        out_of_memory();
    return p;
}

static unsigned cause_number(struct sampler *sp, unsigned *number, const char *name, const char *of)
{
    char text[64];
    if (!*number) {
        snprintf(text, sizeof text, "%s%s%s", name, of ? ":" : "", of ? of : "");
        *number = profile_cause(sp->profile, text) + 1;
    }
    return *number - 1;
}

/* Name the causes in a fixed order. Stalls are named by the producer's class, when they first occur. */
static void name_causes(struct sampler *sp)
{
    for (unsigned k = 0; k < TIMING_CAUSES; k++)
        if (k != TIMING_STALL)
            cause_number(sp, &sp->cause[k], timing_cause_name(k), NULL);
    cause_number(sp, &sp->kernel_cause, "kernel", NULL);
}

struct sampler *sampler_new(const struct profile_machine *machine)
{
    struct sampler *sp = calloc(1, sizeof *sp);
    if (!sp)
        return NULL;
    sp->profile = profile_new(machine);
    if (machine->exact)
        name_causes(sp);
    return sp;
}

static void free_account(struct sampler *sp, struct account *a)
{
    struct account **at = &sp->accounts;
    while (*at != a)
        at = &(*at)->next;
    *at = a->next;
    cpu_exact_free(a->exact);
    free(a->mapped);
    free(a);
}

void sampler_free(struct sampler *sp)
{
    if (!sp)
        return;
    call_counter_free(sp->calls);
    for (size_t i = 0; i < sp->nobjects; i++) {
        free(sp->object[i].guest_path);
        free(sp->object[i].host_path);
        symbols_free(sp->object[i].symbols);
    }
    while (sp->accounts)
        free_account(sp, sp->accounts);
    cpu_exact_index_free(sp->index);
    for (unsigned k = 0; k < TIMING_MAX_CLASSES; k++)
        free(sp->class_name[k]);
    profile_free(sp->profile);
    for (size_t i = 0; i < sp->nrunning; i++)
        free(sp->running[i].images);
    free(sp->object);
    free(sp->running);
    free(sp);
}

/* ---- files and their symbols ------------------------------------------------------------------ */

/* The file that was mapped under this name, or NULL. */
static struct names_file *object_named(const struct sampler *sp, const char *guest_path)
{
    for (size_t i = 0; i < sp->nobjects; i++)
        if (!strcmp(sp->object[i].guest_path, guest_path))
            return &sp->object[i];
    return NULL;
}

/* The file of a mapping: the mapped file itself, even if the name now refers to another. */
static struct names_file *object_of(struct sampler *sp, const struct mem_map *map)
{
    struct names_file *known = object_named(sp, map->name);
    if (known)
        return known;
    sp->object = grown(sp->object, sp->nobjects, sizeof *sp->object);
    struct names_file *o = &sp->object[sp->nobjects++];
    o->guest_path = must(strdup(map->name));
    o->host_path = map->fd >= 0 ? names_host_path(map->fd) : must(strdup(""));
    o->symbols = map->fd >= 0 ? symbols_open_file(map->fd, map->name, NULL) : NULL;
    if (map->fd >= 0 && !o->symbols && is_host_error(errno))
        cannot_read(map->name, errno);
    return o;
}

/* ---- hooks ------------------------------------------------------------------------------------ */

static struct running *running_of(struct sampler *sp, int pid)
{
    for (size_t i = 0; i < sp->nrunning; i++)
        if (sp->running[i].pid == pid)
            return &sp->running[i];
    sp->running = grown(sp->running, sp->nrunning, sizeof *sp->running);
    struct running *r = &sp->running[sp->nrunning++];
    *r = (struct running){.pid = pid};
    return r;
}

static void close_account(struct sampler *sp, struct account *a);

/* Make an image current, which is one of the program's images or becomes one. */
static void set_image(struct sampler *sp, struct running *r, struct profile_image *image, bool new)
{
    close_account(sp, r->account);
    r->account = NULL;
    r->image = image;
    if (!new)
        return;
    r->images = grown(r->images, r->nimages, sizeof(struct profile_image *));
    r->images[r->nimages++] = image;
}

static struct running *begin_image(struct sampler *sp, int pid, const char *program)
{
    struct running *r = running_of(sp, pid);
    r->nimages = 0;
    r->missing = true; /* not yet checked */
    set_image(sp, r, profile_image(sp->profile, pid, program), true);
    return r;
}

static void copy_strings(struct profile_image *to, const struct profile_image *from)
{
    for (unsigned i = 0; i < from->argument_count; i++)
        profile_argument(to, from->arguments[i]);
    for (unsigned i = 0; i < from->environment_count; i++)
        profile_environment(to, from->environment[i]);
}

static void copy_names(struct profile_image *to, const struct profile_image *from)
{
    for (size_t i = 0; i < from->thread_count; i++)
        if (*from->threads[i].name)
            profile_thread_name(to, profile_thread(to, from->threads[i].tid), from->threads[i].name);
}

static void on_exec(void *ctx, int pid, const char *guest_path, struct space *space)
{
    struct sampler *sp = ctx;
    (void)space;
    begin_image(sp, pid, guest_path);
    if (sp->calls)
        call_counter_exec(sp->calls, pid);
}

static void on_fork(void *ctx, int parent, int child)
{
    struct sampler *sp = ctx;
    const struct profile_image *image = running_of(sp, parent)->image;
    struct profile_image *copy = begin_image(sp, child, image ? image->program : "?")->image;
    if (image)
        copy_strings(copy, image);
    if (sp->calls)
        call_counter_fork(sp->calls, child);
}

/* Returns the process with its image. Cycles before the first exec belong to the start of the program. */
static struct running *with_image(struct sampler *sp, int pid)
{
    struct running *r = running_of(sp, pid);
    return r->image ? r : begin_image(sp, pid, "?");
}

static void on_process_exit(void *ctx, int pid, int status)
{
    struct sampler *sp = ctx;
    struct running *r = running_of(sp, pid);
    (void)status;
    if (sp->calls)
        call_counter_exit(sp->calls, pid);
    close_account(sp, r->account);
    free(r->images);
    *r = sp->running[--sp->nrunning];
}

static const struct profile_module *module_at(const struct profile_module *modules, size_t count, uint64_t pc)
{
    for (size_t i = 0; i < count; i++)
        if (pc >= modules[i].low && pc < modules[i].high)
            return &modules[i];
    return NULL;
}

/* Looks up what is mapped at pc. out->path belongs to an object, or is a constant. Returns false if nothing is. */
static bool find_mapped(struct sampler *sp, struct space *space, uint64_t pc, struct profile_module *out)
{
    struct mem_map map;
    uint64_t address;
    if (!space_next_map(space, pc, &map) || map.start > pc)
        return false;
    struct names_file *o = object_of(sp, &map);
    bool known = o->symbols && symbols_address_of(o->symbols, pc - map.start + map.offset, &address);
    char *name = map.kind & MAP_KIND_GATEWAY ? "[gateway]" : *map.name ? o->guest_path : "[anonymous]";
    *out = (struct profile_module){.low = map.start, .high = map.end, .bias = known ? pc - address : 0, .path = name};
    return true;
}

/* Returns whether no part of a module has code of another file now. Adds to *missing if a part has no code. */
static bool module_fits(struct sampler *sp, struct space *space, const struct profile_module *module, bool *missing)
{
    struct profile_module now;
    struct mem_map map;
    for (uint64_t at = module->low; at < module->high; at = map.end) {
        bool any = space_next_map(space, at, &map) && map.start < module->high;
        *missing |= !any || map.start > at || !(map.prot & MEM_X);
        if (!any)
            return true;
        if (!(map.prot & MEM_X))
            continue;
        if (find_mapped(sp, space, map.start > at ? map.start : at, &now) &&
            (now.bias != module->bias || strcmp(now.path, module->path) != 0))
            return false;
    }
    return true;
}

static bool modules_fit(struct sampler *sp, struct space *space, const struct profile_module *modules, size_t count, bool *missing)
{
    for (size_t i = 0; i < count; i++)
        if (!module_fits(sp, space, &modules[i], missing))
            return false;
    return true;
}

/* Another image of the program for what is mapped now: the first whose modules fit, or a new one. */
static void change_image(struct sampler *sp, struct running *r, struct space *space)
{
    close_account(sp, r->account); /* adds its modules to the image */
    r->account = NULL;
    for (size_t i = 0; i < r->nimages; i++)
        if (modules_fit(sp, space, r->images[i]->modules, r->images[i]->module_count, &r->missing)) {
            set_image(sp, r, r->images[i], false);
            return;
        }
    struct profile_image *image = profile_image(sp->profile, r->pid, r->image->program);
    copy_strings(image, r->image);
    copy_names(image, r->image);
    set_image(sp, r, image, true);
}

/* Returns the process with the image for what is mapped now. A file can only have been replaced if a mapping was removed since the last
 * call, or if one was missing then. */
static struct running *with_mapped(struct sampler *sp, int pid, struct space *space)
{
    struct running *r = with_image(sp, pid);
    const struct account *a = r->account;
    if (!r->missing && r->removals == space_removals(space))
        return r;
    r->removals = space_removals(space);
    r->missing = false;
    if (!modules_fit(sp, space, r->image->modules, r->image->module_count, &r->missing) ||
        (a && !modules_fit(sp, space, a->mapped, a->nmapped, &r->missing)))
        change_image(sp, r, space);
    return r;
}

/* Add the mapping at pc as a module, unless it is one already. Returns NULL if nothing is mapped there. */
static const struct profile_module *note_module(struct sampler *sp, struct profile_image *image, struct space *space, uint64_t pc)
{
    const struct profile_module *known = module_at(image->modules, image->module_count, pc);
    struct profile_module m;
    if (known || !find_mapped(sp, space, pc, &m))
        return known;
    profile_module(image, m.low, m.high, m.bias, m.path);
    return &image->modules[image->module_count - 1];
}

/* Context of file_at(). */
struct lookup {
    struct sampler *sp;
    struct profile_image *image;
    struct space *space;
};

static struct symbols *file_at(void *ctx, uint64_t pc, uint64_t *bias)
{
    const struct lookup *l = ctx;
    const struct profile_module *m = note_module(l->sp, l->image, l->space, pc);
    *bias = m ? m->bias : 0;
    const struct names_file *o = m ? object_named(l->sp, m->path) : NULL;
    return o ? o->symbols : NULL;
}

/* Returns the number of the stack for profile_tick(). */
static unsigned note_stack(struct sampler *sp, struct profile_image *image, struct cpu *cpu)
{
    struct lookup l = {sp, image, cpu_space(cpu)};
    uint64_t pcs[CALLERS_MAX];
    unsigned depth = callers_of(cpu, file_at, &l, pcs);
    for (unsigned k = 0; k < depth; k++)
        note_module(sp, image, l.space, pcs[k]);
    return profile_stack(image, pcs, depth, 1, 0);
}

static void on_tick(void *ctx, int pid, int tid, uint64_t continues, uint64_t pc, bool in_kernel, struct cpu *cpu, uint64_t cycle)
{
    struct sampler *sp = ctx;
    (void)continues;
    const struct running *r = with_mapped(sp, pid, cpu_space(cpu));
    sp->samples++;
    sp->in_kernel += in_kernel;
    note_module(sp, r->image, cpu_space(cpu), pc);
    profile_sample(r->image, pc, 1, 0, 0);
    unsigned stack = sp->stacks ? note_stack(sp, r->image, cpu) : 0;
    struct profile_tick t = {
        .cycle = cycle, .count = 1, .pc = pc, .thread = profile_thread(r->image, tid), .stack = stack, .in_kernel = in_kernel};
    profile_tick(sp->profile, r->image, &t);
}

static void on_strings(void *ctx, int pid, const struct kernel_strings *strings, struct space *space)
{
    timeline_strings(with_image(ctx, pid)->image, strings, space);
}

static void on_event(void *ctx, const struct kernel_event *event)
{
    struct sampler *sp = ctx;
    timeline_event(sp->profile, with_image(sp, event->pid)->image, event);
}

static void on_named(void *ctx, int pid, int tid, const char *name)
{
    struct profile_image *image = with_image(ctx, pid)->image;
    profile_thread_name(image, profile_thread(image, tid), name);
}

static void on_released(void *ctx, int pid, uint64_t cycle, const struct profil_state *state, const struct profil_memory *memory,
                        enum profil_reason reason)
{
    timeline_buffers(with_image(ctx, pid)->image, cycle, state, memory, reason);
}

static void note_causes(struct sampler *sp, struct profile_image *image, const struct kernel_charge_event *s)
{
    if (s->in_kernel)
        profile_part(image, s->pc, cause_number(sp, &sp->kernel_cause, "kernel", NULL), s->cycles);
    else if (!s->charge) /* models without charges: the cycle of issue */
        profile_part(image, s->pc, cause_number(sp, &sp->cause[TIMING_ISSUE], timing_cause_name(TIMING_ISSUE), NULL), s->cycles);
    for (unsigned k = 0; s->charge && k < TIMING_CAUSES; k++) {
        unsigned class = s->charge->stall_class;
        bool by_class = k == TIMING_STALL && class < s->model->nclasses;
        if (s->charge->cycles[k])
            profile_part(image, timing_is_fetch(k) ? s->fetched : s->pc,
                         cause_number(sp, by_class ? &sp->stall[class] : &sp->cause[k], timing_cause_name(k),
                                      by_class ? s->model->classes[class].name : NULL),
                         s->charge->cycles[k]);
    }
}

/* The cycles that count for the address of the fetch. */
static uint64_t fetch_cycles(const struct kernel_charge_event *s)
{
    uint64_t sum = 0;
    for (unsigned k = 0; s->charge && k < TIMING_CAUSES; k++)
        sum += timing_is_fetch(k) ? s->charge->cycles[k] : 0;
    return sum;
}

static void on_spent(void *ctx, int pid, int tid, const struct kernel_charge_event *s, struct space *space)
{
    struct sampler *sp = ctx;
    const struct running *r = with_mapped(sp, pid, space);
    (void)tid;
    uint64_t fetch = fetch_cycles(s);
    note_module(sp, r->image, space, s->pc);
    profile_sample(r->image, s->pc, 0, s->cycles - fetch, s->instructions);
    if (fetch)
        profile_sample(r->image, s->fetched, 0, fetch, 0);
    if (s->cycles)
        note_causes(sp, r->image, s);
}

/* ---- accounts --------------------------------------------------------------------------------- */

/* Code at pc may run: notes what is mapped, while it is. */
static void on_code(void *ctx, struct space *space, uint64_t pc)
{
    struct account *a = ctx;
    uint64_t page = pc >> SMALLEST_PAGE;
    struct profile_module m;
    if (a->noted == page || module_at(a->mapped, a->nmapped, pc) || !find_mapped(a->sampler, space, pc, &m))
        return;
    a->noted = page;
    a->mapped = grown(a->mapped, a->nmapped, sizeof m);
    a->mapped[a->nmapped++] = m;
}

/* Adds the module of a figure's pc to the image, unless it is one already. */
static void note_mapped(const struct account *a, uint64_t pc)
{
    const struct profile_module *m = module_at(a->mapped, a->nmapped, pc);
    if (m && !module_at(a->image->modules, a->image->module_count, pc))
        profile_module(a->image, m->low, m->high, m->bias, m->path);
}

static struct account *new_account(struct sampler *sp, struct profile_image *image)
{
    struct account *a = grown(NULL, 0, sizeof *a);
    *a = (struct account){.sampler = sp, .image = image, .noted = UINT64_MAX, .next = sp->accounts};
    a->exact = cpu_exact_new(sp->index, on_code, a);
    return sp->accounts = a;
}

static void name_count(struct sampler *sp, unsigned what, const char *name)
{
    cause_number(sp, &sp->count[what - EXACT_READS], "count", name);
}

static void name_misses(struct sampler *sp, enum exact_level level, const char *fetch, const char *read, const char *write)
{
    const char *const names[EXACT_ACCESSES] = {fetch, read, write};
    for (unsigned access = 0; access < EXACT_ACCESSES; access++)
        if (names[access])
            name_count(sp, exact_miss_figure(level, access), names[access]);
}

/* Names what the caches of the model count, in the terms of cachegrind: I1mr, D1mr, D1mw for the first level. */
static void name_counts(struct sampler *sp)
{
    struct cache_figures f;
    const char *name;
    char text[3][8];
    if (sp->counts_named)
        return;
    sp->counts_named = true;
    for (unsigned k = 0; (name = cpu_timing_cache(sp->timing, k, &f)); k++) {
        if (!k) {
            name_count(sp, EXACT_READS, "Dr");
            name_count(sp, EXACT_WRITES, "Dw");
        }
        unsigned level = 0;
        if (sscanf(name, "outer%u", &level) == 1) {
            for (unsigned access = 0; access < EXACT_ACCESSES; access++)
                snprintf(text[access], sizeof text[access], "%s", (const char *[]){"I?mr", "D?mr", "D?mw"}[access]);
            for (unsigned access = 0; access < EXACT_ACCESSES; access++)
                text[access][1] = (char)('1' + level);
            name_misses(sp, EXACT_OUTER + level - 1, text[0], text[1], text[2]);
        } else if (!strcmp(name, "fetch")) {
            name_misses(sp, EXACT_FIRST, "I1mr", NULL, NULL);
        } else if (!strcmp(name, "data")) {
            name_misses(sp, EXACT_FIRST, NULL, "D1mr", "D1mw");
        } else if (!strcmp(name, "dtlb")) {
            name_misses(sp, EXACT_TLB, "ITm", "DTmr", "DTmw");
        } else if (!strcmp(name, "dtlb1")) {
            name_misses(sp, EXACT_DTLB1, NULL, "DT1mr", "DT1mw");
        }
    }
}

static struct cpu_exact *on_account(void *ctx, int pid, struct space *space)
{
    name_counts(ctx);
    struct running *r = with_mapped(ctx, pid, space);
    if (!r->account)
        r->account = new_account(ctx, r->image);
    return r->account->exact;
}

static unsigned figure_cause(struct sampler *sp, const struct cpu_exact_figure *f)
{
    unsigned class = f->what - EXACT_CLASS;
    if (f->what > EXACT_INSTRUCTIONS)
        return sp->count[f->what - EXACT_READS] - 1;
    if (f->what < TIMING_CAUSES)
        return cause_number(sp, &sp->cause[f->what], timing_cause_name(f->what), NULL);
    return cause_number(sp, &sp->stall[class], timing_cause_name(TIMING_STALL), sp->class_name[class]);
}

/* Makes a sample of the figures at one pc, the first of f. Returns how many they are. */
static size_t take_sample(struct sampler *sp, const struct cpu_exact_figure *f, size_t n, struct profile_sample *s,
                          struct profile_part *parts)
{
    struct profile_sample new = {.pc = f->pc, .parts = parts, .pooled = true};
    size_t k = 0;
    for (; k < n && f[k].pc == f->pc; k++) {
        if (f[k].what == EXACT_INSTRUCTIONS) {
            new.instructions = f[k].n;
            continue;
        }
        if (f[k].what > EXACT_INSTRUCTIONS && !sp->count[f[k].what - EXACT_READS])
            continue; /* a model without caches */
        new.cycles += f[k].what < EXACT_INSTRUCTIONS ? f[k].n : 0;
        parts[new.part_count++] = (struct profile_part){figure_cause(sp, &f[k]), f[k].n};
    }
    *s = new;
    return k;
}

static size_t count_pcs(const struct cpu_exact_figure *f, size_t n, size_t *parts)
{
    size_t count = 0;
    *parts = 0;
    for (size_t k = 0; k < n; k++) {
        count += !k || f[k].pc != f[k - 1].pc;
        *parts += f[k].what != EXACT_INSTRUCTIONS;
    }
    return count;
}

/* Moves the figures of the account to its image: the program has ended. NULL: no effect. */
static void close_account(struct sampler *sp, struct account *a)
{
    size_t n = 0;
    if (!a)
        return;
    if (sp->timing)
        cpu_end_exact(sp->timing, a->exact);
    const struct cpu_exact_figure *f = cpu_exact_figures(a->exact, &n);
    struct profile_part *parts;
    size_t nparts, npcs = count_pcs(f, n, &nparts);
    struct profile_sample *samples = profile_samples_room(sp->profile, a->image, npcs, nparts, &parts);
    size_t count = 0;
    for (size_t k = 0; k < n; count++) {
        note_mapped(a, f[k].pc);
        k += take_sample(sp, &f[k], n - k, &samples[count], parts);
        parts += samples[count].part_count;
    }
    profile_samples(a->image, samples, count);
    free_account(sp, a);
}

void sampler_machine_ended(struct sampler *sp)
{
    sp->timing = NULL;
    while (sp->accounts)
        close_account(sp, sp->accounts);
}

void sampler_keep_accounts(struct sampler *sp, struct kernel_hooks *hooks, struct cpu_timing *timing)
{
    const struct timing_model *model = cpu_timing_model(timing);
    sp->timing = timing;
    sp->index = cpu_exact_index_new();
    for (unsigned k = 0; k < model->nclasses; k++)
        sp->class_name[k] = strdup(model->classes[k].name);
    hooks->account = on_account;
}

void sampler_model(struct sampler *sp, const char *name)
{
    struct profile_machine *m = &sp->profile->machine;
    snprintf(m->model, sizeof m->model, "%s", name);
}

struct profile *sampler_collected(struct sampler *sp)
{
    return sp->profile;
}

void sampler_events(struct kernel_hooks *hooks)
{
    hooks->event = on_event;
}

void sampler_names(struct sampler *sp, const struct names_options *names)
{
    sp->names = *names;
}

/* ---- calls ------------------------------------------------------------------------------------ */

static void *image_of(void *ctx, int pid)
{
    return with_image(ctx, pid)->image;
}

static struct calls_function function_at(void *ctx, void *program, struct space *space, uint64_t pc)
{
    const struct profile_module *m = note_module(ctx, program, space, pc);
    const struct names_file *o = m ? object_named(ctx, m->path) : NULL;
    const struct sampler *sp = ctx;
    if (!m)
        return (struct calls_function){pc, pc + 1, false};
    struct symbol f = {0, UINT64_MAX, NULL};
    bool known = o && o->symbols && names_function(sp->names.isa, o->symbols, pc - m->bias, &f);
    /* Between functions, it is what is there, within the module. */
    uint64_t low = f.start + m->bias, high = f.end == UINT64_MAX ? f.end : f.end + m->bias;
    return (struct calls_function){known || low > m->low ? low : m->low, known || high < m->high ? high : m->high, known};
}

static bool same_code(void *ctx, void *program, const void *other, struct space *space, uint64_t pc)
{
    const struct profile_image *image = other;
    const struct profile_module *m = note_module(ctx, program, space, pc), *as = module_at(image->modules, image->module_count, pc);
    return m && as && m->bias == as->bias && !strcmp(m->path, as->path);
}

static void add_arc(void *ctx, const struct calls_arc *arc)
{
    profile_arc(ctx,
                &(struct profile_arc){.from = arc->from, .self = arc->self, .site = arc->site, .count = arc->count, .cycles = arc->cycles});
}

static void add_context(void *ctx, const uint64_t *pcs, unsigned depth, uint64_t cycles)
{
    profile_stack(ctx, pcs, depth, 0, cycles);
}

static void on_calls(void *ctx, void *program, const struct calls *calls)
{
    (void)ctx;
    calls_each_arc(calls, add_arc, program);
    calls_each_context(calls, add_context, program);
}

static void on_thread(void *ctx, const struct kernel_thread_event *e)
{
    call_counter_thread(((struct sampler *)ctx)->calls, e);
}

void sampler_count_calls(struct sampler *sp, struct kernel_hooks *hooks)
{
    sp->calls_source = (struct call_counter_source){sp, image_of, function_at, same_code, on_calls};
    sp->calls = call_counter_new(&sp->calls_source);
    hooks->thread = on_thread;
    hooks->transfers = call_counter_transfers(sp->calls);
}

void sampler_hooks(struct sampler *sp, struct kernel_hooks *hooks, bool stacks)
{
    sp->stacks = stacks;
    hooks->ctx = sp;
    hooks->tick = on_tick;
    hooks->spent = sp->profile->machine.exact ? on_spent : NULL;
    hooks->exec = on_exec;
    hooks->fork = on_fork;
    hooks->exit = on_process_exit;
    hooks->strings = on_strings;
    hooks->released = on_released;
    hooks->named = on_named;
}

/* ---- functions -------------------------------------------------------------------------------- */

struct profile *sampler_profile(struct sampler *sp)
{
    struct names_options o = sp->names;
    if (sp->named)
        return sp->profile;
    sp->named = true;
    if (sp->calls)
        call_counter_finish(sp->calls);
    profile_tidy_own(sp->profile);
    o.files = sp->object;
    o.nfiles = sp->nobjects;
    names_add(sp->profile, &o);
    return sp->profile;
}

/* ---- the flat list ---------------------------------------------------------------------------- */

struct line {
    const char *function, *module, *program;
    const char *inlined; /* "" or the function whose code is inlined there */
    uint64_t ticks;
    const struct line *parts; /* of a function: its inlined code, by ticks */
    size_t part_count;
};

static int by_names(const void *a, const void *b)
{
    const struct line *x = a, *y = b;
    int d = strcmp(x->function, y->function);
    d = d ? d : strcmp(x->module, y->module);
    return d ? d : strcmp(x->inlined, y->inlined);
}

static int by_ticks(const void *a, const void *b)
{
    const struct line *x = a, *y = b;
    if (x->ticks != y->ticks)
        return x->ticks > y->ticks ? -1 : 1;
    return by_names(a, b);
}

static const char *inlined_at(const struct profile *p, const struct profile_image *image, uint64_t pc)
{
    const struct profile_line *l = image->inline_count ? profile_find_line(image, pc) : NULL;
    return l && l->inlined ? p->strings[image->inlines[l->inlined - 1].name] : "";
}

/* A line for each sample's function, and another one for its inlined function. */
static struct line *list_samples(const struct profile *p, size_t *count)
{
    struct line *lines = NULL;
    size_t n = 0;
    for (size_t i = 0; i < p->image_count; i++) {
        const struct profile_image *image = p->images[i];
        for (size_t k = 0; k < image->sample_count; k++) {
            uint64_t pc = image->samples[k].pc;
            const struct profile_function *f = profile_find_function(image, pc);
            const struct profile_module *m = profile_find_module(image, pc);
            struct line l = {.function = f ? f->name : "?", .module = m ? m->path : "?", .program = image->program, .inlined = ""};
            l.ticks = image->samples[k].ticks;
            lines = grown(lines, n, sizeof *lines);
            lines[n++] = l;
            l.inlined = inlined_at(p, image, pc);
            if (!*l.inlined)
                continue;
            lines = grown(lines, n, sizeof *lines);
            lines[n++] = l;
        }
    }
    *count = n;
    return lines;
}

/* Moves the functions before their inlined code, which becomes their parts. Returns the number of functions. */
static size_t part_lines(struct line *lines, size_t n)
{
    struct line *copy = n ? must(malloc(n * sizeof *copy)) : NULL;
    size_t functions = 0, parts = n;
    if (n)
        memcpy(copy, lines, n * sizeof *copy);
    for (size_t i = n, end = n; i-- > 0;) {
        if (*copy[i].inlined)
            continue;
        size_t count = end - i - 1;
        qsort(copy + i + 1, count, sizeof *copy, by_ticks);
        parts -= count;
        memcpy(lines + parts, copy + i + 1, count * sizeof *copy);
        copy[i].parts = lines + parts;
        copy[i].part_count = count;
        end = i;
    }
    for (size_t i = 0; i < n; i++)
        if (!*copy[i].inlined)
            lines[functions++] = copy[i];
    free(copy);
    return functions;
}

/* One line per function and module, summed over all programs. */
static struct line *collect_lines(const struct profile *p, size_t *count)
{
    size_t n, kept = 0;
    struct line *lines = list_samples(p, &n);
    if (n)
        qsort(lines, n, sizeof *lines, by_names);
    for (size_t i = 0; i < n; i++)
        if (kept && !by_names(&lines[kept - 1], &lines[i]))
            lines[kept - 1].ticks += lines[i].ticks;
        else
            lines[kept++] = lines[i];
    *count = part_lines(lines, kept);
    if (*count)
        qsort(lines, *count, sizeof *lines, by_ticks);
    return lines;
}

static void print_share(const struct sampler *sp, const struct line *l, const struct profile_text *how, FILE *out)
{
    double share = 100.0 * (double)l->ticks / (double)sp->samples;
    char *name = profile_shown_name(*l->inlined ? l->inlined : l->function, how);
    const char *slash = strrchr(l->module, '/');
    fprintf(out, "%s%7.2f%%%s %10" PRIu64 "  ", colour_share(how->colours, share), share, colour_end(how->colours), l->ticks);
    if (*l->inlined)
        fprintf(out, "  %s (inlined)\n", name);
    else
        fprintf(out, "%s (%s)\n", name, slash ? slash + 1 : l->module);
    free(name);
}

void sampler_print(struct sampler *sp, FILE *out, const struct profile_text *how)
{
    const struct profile *p = sampler_profile(sp);
    bool colours = how->colours;
    size_t n;
    struct line *lines = collect_lines(p, &n);
    fprintf(out, "%" PRIu64 " samples, one every %" PRIu64 " cycles; %" PRIu64 " of them in system calls\n", sp->samples, p->machine.period,
            sp->in_kernel);
    if (!sp->samples)
        fprintf(out, "No samples: the run was shorter than one tick; try --hz=%" PRIu64 "\n",
                p->machine.hz < 10000 ? p->machine.hz * 100 : 1000000);
    if (n)
        fprintf(out, "%s%8s %10s  %s%s\n", colour_title(colours), "percent", "samples", "function", colour_end(colours));
    for (size_t i = 0; i < n && (!how->most || i < how->most); i++) {
        print_share(sp, &lines[i], how, out);
        for (size_t k = 0; k < lines[i].part_count && 100 * lines[i].parts[k].ticks >= sp->samples; k++)
            print_share(sp, &lines[i].parts[k], how, out);
    }
    if (how->most && n > how->most)
        fprintf(out, "%zu more functions; -n 0 prints them\n", n - how->most);
    free(lines);
}
