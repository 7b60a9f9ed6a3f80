/* measure.c - see measure.h. */
#define _GNU_SOURCE
#include "emu/cli/scale/measure.h"

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/cpu/isa.h"
#include "emu/kernel/kernel.h"
#include "emu/cli/scale/self_profile.h"
#include "profil/profil.h"
#include "emu/report/must.h"

enum { BUFFER = 0x10000, LEAD = 64, MOST_TICKS = 16 };

/* A program: the profiling call, then nops, with LEAD additional ones before and after those that count, or checksum(); then exit(0). */
struct program {
    struct scale_program file;
    uint64_t counted;  /* address of the first instruction that counts */
    uint64_t *ticks;   /* of the bytes from there on; NULL: the caller needs none */
    size_t tick_bytes; /* their number */
};

static void put_words(struct scale_program *p, const struct self_profile_words *w)
{
    for (size_t i = 0; i < w->count; i++)
        scale_put(&p->text, p->isa, w->words[i], p->code->word_bytes);
}

/* Puts the profiling call for counters of `element` bytes. */
static void put_call(struct scale_program *p, unsigned element)
{
    const struct self_profile *c = p->code;
    const uint64_t flags = c->system->sprofil ? (uint64_t)(element / 2) << c->flags_shift : 0;

    for (size_t i = 0; i < c->call.count; i++)
        scale_put(&p->text, p->isa, c->call.words[i] | (i == c->flags_word ? flags : 0), c->word_bytes);
}

static void make_nops(struct program *p, unsigned element, size_t count)
{
    struct scale_program *file = &p->file;

    put_call(file, element);
    for (size_t i = 0; i < LEAD; i++)
        put_words(file, &file->code->nop);
    p->counted = file->code->text + file->text.size;
    for (size_t i = 0; i < count + LEAD; i++)
        put_words(file, &file->code->nop);
    put_words(file, &file->code->leave);
}

static void make_function(struct program *p, unsigned element)
{
    struct scale_program *file = &p->file;

    put_call(file, element);
    put_words(file, &file->code->enter);
    put_words(file, &file->code->leave);
    p->counted = file->code->text + file->text.size;
    put_words(file, &file->code->function);
}

/* Writes the program to a temporary file; path is a template for mkstemp(). */
static bool write_program(const struct scale_program *p, char *path)
{
    struct scale_bytes file = {0};
    int fd = mkstemp(path);
    bool good;

    if (fd < 0) {
        fprintf(stderr, "precis scale: %s: %m\n", path);
        return false;
    }
    p->code->system->file(&file, p);
    good = write(fd, file.at, file.size) == (ssize_t)file.size && fchmod(fd, 0700) == 0;
    if (!good)
        fprintf(stderr, "precis scale: %s: %m\n", path);
    free(file.at);
    close(fd);
    return good;
}

/* ---- runs ----------------------------------------------------------------------------------------- */

static void add_tick(void *ctx, int pid, int tid, uint64_t pc, bool in_kernel, uint64_t cycle)
{
    struct program *p = ctx;

    (void)pid, (void)tid, (void)in_kernel, (void)cycle;
    if (pc - p->counted < p->tick_bytes)
        p->ticks[pc - p->counted]++;
}

/* Runs the file with a tick every `period` cycles; *csv becomes the contents of the program's buffer. */
static bool run_file(struct program *p, const char *path, unsigned period, char **csv)
{
    struct kernel_options o = KERNEL_OPTIONS_DEFAULT;
    struct profil_dialect dialect;
    size_t size;
    char *why = NULL, *argv[] = {(char *)path, NULL}, *envp[] = {NULL};
    struct kernel *k;
    bool good;

    profil_dialect_parse(p->file.code->system->dialect, &dialect, NULL, 0);
    o.dialect = &dialect;
    o.mhz = period;
    o.hz = 1000000;
    if (p->ticks)
        o.listener = (struct kernel_listener){.ctx = p, .tick = add_tick};
    o.dump_profil = must(open_memstream(csv, &size));
    k = kernel_new(&o, &why);
    good = k && kernel_start(k, path, argv, envp, &why) == 0 && kernel_run(k) == 0;
    kernel_free(k);
    fclose(o.dump_profil);
    if (!good)
        fprintf(stderr, "precis scale: the measuring program: %s\n", why ? why : "ended early");
    free(why);
    return good;
}

/* Runs the program with one region of `size` bytes from p->counted on; *csv becomes the contents of its buffer, to free(). Frees the
 * program's contents. */
static bool run_program(struct program *p, uint64_t size, unsigned long scale, unsigned period, char **csv)
{
    const struct scale_region region = {.buffer = p->file.code->data + BUFFER, .size = size, .offset = p->counted, .scale = scale};
    char path[] = "/tmp/precis-scale-XXXXXX";
    bool good;

    *csv = NULL;
    p->file.code->system->arguments(&p->file.data, p->file.isa, &region);
    good = write_program(&p->file, path) && run_file(p, path, period, csv);
    unlink(path);
    free(p->file.data.at);
    free(p->file.text.at);
    return good;
}

bool scale_can_measure(const struct isa *isa, unsigned element)
{
    const struct self_profile *code = self_profile_for(isa->elf_machine, isa->long_bits == 64);

    return code && element <= code->system->most_element;
}

const char *scale_note(const struct isa *isa)
{
    const struct self_profile *code = self_profile_for(isa->elf_machine, isa->long_bits == 64);

    return code ? code->system->note : NULL;
}

/* A program of the machine without contents. Its code is NULL after an error message. */
static struct program program_for(const struct isa *isa)
{
    struct program p = {.file = {.isa = isa, .code = self_profile_for(isa->elf_machine, isa->long_bits == 64)}};

    if (!p.file.code)
        fprintf(stderr, "precis scale: %s: has no program that could be measured\n", isa->long_name);
    return p;
}

/* Computes the instructions per counter from the counts of `count` instructions. Every instruction takes the same whole number of cycles.
 * Returns false if instructions are missing or the counters differ. */
static bool read_counts(const char *csv, size_t counters, size_t count, unsigned period, double *instructions)
{
    uint64_t sum = 0, one, first = 0;
    size_t seen = 0;
    bool equal = true;

    for (const char *line = strchr(csv, '\n'); line && line[1]; line = strchr(line + 1, '\n')) {
        if (sscanf(line + 1, "%*d,%*u,%*u,%*[^,],%*[^,],%" SCNu64, &one) != 1)
            return false;
        first = seen++ ? first : one;
        sum += one;
        equal &= one == first;
    }
    sum *= period;
    if (!sum || sum % count || !equal || seen != (count < counters ? count : counters))
        return false;
    *instructions = (double)sum / (double)(sum / count) / (double)counters;
    return true;
}

bool scale_measure(const struct isa *isa, unsigned element, unsigned long scale, double *bytes)
{
    struct program p = program_for(isa);
    const struct self_profile *code = p.file.code;
    char *csv;
    double instructions = 0;

    if (!code)
        return false;
    unsigned nop_bytes = (unsigned)code->nop.count * code->word_bytes;
    double formula = element * 65536.0 / (double)(scale * nop_bytes);
    size_t counters = formula >= 1 ? 3 : (size_t)(12 / formula), count = (size_t)((double)counters * formula);
    make_nops(&p, element, count);
    /* A counter's cycles are a multiple of the period, so all counters get the same number of ticks. */
    unsigned period = formula > MOST_TICKS ? (unsigned)(formula / MOST_TICKS) : 1;
    bool good = run_program(&p, counters * element, scale, period, &csv);
    if (good && !read_counts(csv, counters, count, period, &instructions)) {
        fprintf(stderr, "precis scale: the counters of the measuring program differ:\n%s", csv);
        good = false;
    }
    *bytes = instructions * nop_bytes;
    free(csv);
    return good;
}

/* ---- checksum() ----------------------------------------------------------------------------------- */

static size_t function_bytes(const struct program *p)
{
    return p->file.code->function.count * p->file.code->word_bytes;
}

uint8_t *scale_function(const struct isa *isa, size_t *size, uint64_t *va)
{
    struct program p = program_for(isa);
    struct scale_bytes *text = &p.file.text;

    if (!p.file.code)
        return NULL;
    make_function(&p, 0);
    *size = function_bytes(&p);
    *va = p.counted | p.file.code->entry_bits;
    memmove(text->at, text->at + text->size - *size, *size);
    return text->at;
}

uint64_t *scale_function_ticks(const struct isa *isa)
{
    struct program p = program_for(isa);
    char *csv;

    if (!p.file.code)
        return NULL;
    make_function(&p, 2);
    p.tick_bytes = function_bytes(&p);
    p.ticks = must(calloc(p.tick_bytes, sizeof *p.ticks));
    if (!run_program(&p, 2, 2, 1, &csv)) {
        free(p.ticks);
        p.ticks = NULL;
    }
    free(csv);
    return p.ticks;
}

uint64_t *scale_measure_function(const struct isa *isa, unsigned element, unsigned long scale, size_t *counters)
{
    struct program p = program_for(isa);
    uint64_t *counts, element_number, count;
    char *csv;

    if (!p.file.code)
        return NULL;
    make_function(&p, element);
    *counters = (function_bytes(&p) - 1) * scale / 65536 / element + 1;
    counts = must(calloc(*counters, sizeof *counts));
    bool good = run_program(&p, *counters * element, scale, 1, &csv);
    for (const char *line = good ? strchr(csv, '\n') : NULL; line && line[1] && good; line = strchr(line + 1, '\n')) {
        good = sscanf(line + 1, "%*d,%*u,%" SCNu64 ",%*[^,],%*[^,],%" SCNu64, &element_number, &count) == 2 && element_number < *counters;
        if (good)
            counts[element_number] = count;
    }
    if (!good) {
        free(counts);
        counts = NULL;
    }
    free(csv);
    return counts;
}
