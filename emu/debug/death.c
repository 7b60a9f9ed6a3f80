/* death.c - see death.h. */
#define _GNU_SOURCE /* sigabbrev_np, TRAP_BRKPT */
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/debug/callers.h"
#include "emu/debug/death.h"
#include "emu/os/host_error.h"
#include "emu/load/symbols.h"
#include "emu/report/must.h"
#include "emu/report/printable.h"

/* Addresses below are those of members of an object at NULL. */
enum { NULL_BYTES = 4096 };

/* ---- what happened ------------------------------------------------------------------------------ */

static const char *text_of_code(int sig, int code)
{
    static const struct {
        int sig, code;
        const char *text;
    } codes[] = {
        {SIGFPE, FPE_INTDIV, "integer division by zero"},
        {SIGFPE, FPE_INTOVF, "integer overflow"},
        {SIGFPE, FPE_FLTDIV, "floating-point division by zero"},
        {SIGFPE, FPE_FLTOVF, "floating-point overflow"},
        {SIGFPE, FPE_FLTUND, "floating-point underflow"},
        {SIGFPE, FPE_FLTRES, "inexact floating-point result"},
        {SIGFPE, FPE_FLTINV, "invalid floating-point operation"},
        {SIGILL, ILL_ILLOPC, "illegal instruction"},
        {SIGILL, ILL_ILLOPN, "illegal operand"},
        {SIGILL, ILL_PRVOPC, "privileged instruction"},
        {SIGILL, ILL_PRVREG, "privileged register"},
        {SIGBUS, BUS_ADRALN, "misaligned access"},
        {SIGTRAP, TRAP_BRKPT, "breakpoint"},
        {SIGTRAP, TRAP_TRACE, "single step"},
    };
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
        if (codes[i].sig == sig && codes[i].code == code)
            return codes[i].text;
    return NULL;
}

static void print_access(const struct kernel_death *d, FILE *out)
{
    static const char *const verbs[] = {[MEM_READ] = "read", [MEM_WRITE] = "write", [MEM_EXEC] = "jump"};
    static const char *const reasons[] = {[MEM_FAULT_PROT] = "the page does not permit that",
                                          [MEM_FAULT_BUS] = "beyond the end of the mapped file",
                                          [MEM_FAULT_ALIGN] = "misaligned"};
    const char *reason = d->refusal < sizeof reasons / sizeof *reasons ? reasons[d->refusal] : NULL;
    if (d->address < NULL_BYTES)
        reason = "a null pointer";
    fprintf(out, ": %s", verbs[d->access]);
    if (d->access != MEM_EXEC && d->size)
        fprintf(out, " of %u byte%s", d->size, d->size == 1 ? "" : "s");
    fprintf(out, " %s 0x%" PRIx64 ", %s", d->access == MEM_EXEC ? "to" : "at", d->address, reason ? reason : "where nothing is mapped");
}

static void print_cause(const struct kernel_death *d, FILE *out)
{
    const char *text = text_of_code(d->sig, d->code);
    if (d->of_access)
        print_access(d, out);
    else if (d->of_fault && text)
        fprintf(out, ": %s", text);
    if (d->sender && d->sender != d->pid)
        fprintf(out, " from process %d", d->sender);
}

void death_print_cause(const struct ksiginfo *info, int pid, FILE *out)
{
    print_cause(&(struct kernel_death){.pid = pid,
                                       .sig = info->sig,
                                       .code = info->code,
                                       .sender = info->layout == KSI_KILL || info->layout == KSI_RT ? info->pid : 0,
                                       .of_fault = info->layout == KSI_FAULT,
                                       .address = info->addr,
                                       .of_access = info->of_access,
                                       .access = info->access,
                                       .refusal = info->refusal,
                                       .size = info->size},
                out);
}

static void print_signal(const struct kernel_death *d, FILE *out)
{
    const char *name = sigabbrev_np(d->sig);
    if (name)
        fprintf(out, "killed by SIG%s", name);
    else
        fprintf(out, "killed by signal %d", d->sig);
    print_cause(d, out);
}

/* ---- where -------------------------------------------------------------------------------------- */

/* A file that is mapped where the thread was. */
struct mapped {
    struct mapped *next;
    char *name;
    struct symbols *symbols; /* or NULL */
    int error;               /* errno of the host, which could not read them, or 0 */
};

struct files {
    struct space *space;
    struct mapped *first;
};

static struct mapped *file_of(struct files *files, const struct mem_map *map)
{
    struct mapped *f = files->first;
    while (f && strcmp(f->name, map->name))
        f = f->next;
    if (f)
        return f;
    f = must(calloc(1, sizeof *f));
    f->name = must(strdup(map->name));
    f->symbols = map->fd >= 0 ? symbols_open_file(map->fd, map->name, NULL) : NULL;
    f->error = map->fd >= 0 && !f->symbols && is_host_error(errno) ? errno : 0;
    f->next = files->first;
    files->first = f;
    return f;
}

/* Says which names are missing because the host cannot read a file. */
static void print_missing(const struct files *files, FILE *out)
{
    for (const struct mapped *f = files->first; f; f = f->next) {
        int error = f->symbols ? symbols_error(f->symbols) : f->error;
        if (!error)
            continue;
        fputs("; cannot read ", out);
        put_printable(f->name, out);
        fprintf(out, ": %s", strerror(error));
    }
}

static void files_free(struct files *files)
{
    for (struct mapped *f = files->first, *next; f; f = next) {
        next = f->next;
        symbols_free(f->symbols);
        free(f->name);
        free(f);
    }
}

static bool map_at(const struct files *files, uint64_t pc, struct mem_map *map)
{
    return space_next_map(files->space, pc, map) && map->start <= pc;
}

/* callers_file() */
static struct symbols *symbols_at(void *ctx, uint64_t pc, uint64_t *bias)
{
    struct files *files = ctx;
    struct mem_map map;
    uint64_t address;
    if (!map_at(files, pc, &map))
        return NULL;
    struct mapped *f = file_of(files, &map);
    if (!f->symbols || !symbols_address_of(f->symbols, pc - map.start + map.offset, &address))
        return NULL;
    *bias = pc - address;
    return f->symbols;
}

/* main+0x1c (prog.c:5) [prog]; the line is that of the instruction that has the byte at `last`. */
static void print_place(struct files *files, uint64_t pc, uint64_t last, FILE *out)
{
    uint64_t bias = 0;
    struct mem_map map;
    const char *file;
    int line;
    struct symbols *y = symbols_at(files, pc, &bias);
    const struct symbol *s = y ? symbols_find(y, pc - bias) : NULL;
    fprintf(out, "0x%" PRIx64, pc);
    if (s) {
        fputs(" ", out);
        put_printable(s->name, out);
        fprintf(out, "+0x%" PRIx64, pc - bias - s->start);
    }
    if (y && symbols_line(y, last - bias, &file, &line)) {
        fputs(" (", out);
        put_printable(file, out);
        fprintf(out, ":%d)", line);
    }
    if (map_at(files, pc, &map) && *map.name) {
        const char *slash = strrchr(map.name, '/');
        fputs(" [", out);
        put_printable(slash ? slash + 1 : map.name, out);
        fputc(']', out);
    }
}

/* The place of a call, which is the last instruction of its bundle that executes. */
static void print_call(struct files *files, const struct isa *isa, uint64_t pc, FILE *out)
{
    print_place(files, pc, pc + isa->sample_bytes - 1, out);
}

static void print_stack(struct files *files, const struct isa *isa, const uint64_t *pcs, unsigned depth, FILE *out)
{
    for (unsigned k = 0; k < depth; k++) {
        fprintf(out, "%5s%-3u", "#", k);
        if (k > 0)
            print_call(files, isa, pcs[k], out);
        else
            print_place(files, pcs[k], pcs[k], out);
        fputc('\n', out);
    }
    if (!isa->unwind.caller)
        fprintf(out, "     callers are not known: precis has no unwinder for %s\n", isa->long_name);
}

void death_print_stack(struct cpu *cpu, FILE *out)
{
    struct files files = {cpu_space(cpu), NULL};
    uint64_t pcs[CALLERS_MAX];
    unsigned depth = callers_of(cpu, symbols_at, &files, pcs);
    print_stack(&files, cpu_isa(cpu), pcs, depth, out);
    files_free(&files);
}

/* ---- the report --------------------------------------------------------------------------------- */

static bool is_wanted(const struct death_report *r, const struct kernel_death *d)
{
    return r->all || r->stacks || (d->is_first && d->sig != SIGINT && d->sig != SIGPIPE);
}

void death_report(void *ctx, const struct kernel_death *d)
{
    const struct death_report *r = ctx;
    if (!is_wanted(r, d))
        return;
    struct files files = {cpu_space(d->cpu), NULL};
    uint64_t pcs[CALLERS_MAX];
    unsigned depth = callers_of(d->cpu, symbols_at, &files, pcs);
    struct mem_map map;
    bool jumped = depth > 1 && (!map_at(&files, pcs[0], &map) || (map.kind & MAP_KIND_GATEWAY));
    fputs("precis: ", r->out);
    put_printable(d->program, r->out);
    fprintf(r->out, " (pid %d) ", d->pid);
    print_signal(d, r->out);
    fputs("; pc ", r->out);
    print_place(&files, pcs[0], pcs[0], r->out);
    if (jumped) { /* the caller says more than the target */
        fputs(", called at ", r->out);
        print_call(&files, cpu_isa(d->cpu), pcs[1], r->out);
    }
    print_missing(&files, r->out);
    fputc('\n', r->out);
    if (r->stacks)
        print_stack(&files, cpu_isa(d->cpu), pcs, depth, r->out);
    files_free(&files);
}
