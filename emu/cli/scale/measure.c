/* measure.c - see scale_measure.h. */
#define _GNU_SOURCE
#include "emu/cli/scale/measure.h"

#include <elf.h>
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

struct bytes {
    unsigned char *at;
    size_t size, room;
};

enum { TEXT_OFFSET = 0x10000, DATA_SIZE = 0x20000, BUFFER = 0x10000, LEAD = 64, MOST_TICKS = 16 };

/* A program: sprofil(DATA, 1, NULL, flags), then nops, with LEAD additional ones before and after those that count, or checksum(); then
 * exit(0). */
struct program {
    const struct isa *isa;
    const struct self_profile *code;
    struct bytes text;
    uint64_t counted; /* address of the first instruction that counts */
};

static void append(struct bytes *b, const void *data, size_t size)
{
    if (b->size + size > b->room) {
        b->room = 2 * (b->size + size);
        b->at = must(realloc(b->at, b->room));
    }
    memcpy(b->at + b->size, data, size);
    b->size += size;
}

/* Appends a number in the machine's byte order. */
static void put(struct bytes *b, const struct isa *isa, uint64_t value, unsigned size)
{
    for (unsigned i = 0; i < size; i++)
        append(b, &(uint8_t){(uint8_t)(value >> 8 * (isa->big_endian ? size - 1 - i : i))}, 1);
}

static void put_words(struct program *p, const struct self_profile_words *w)
{
    for (size_t i = 0; i < w->count; i++)
        put(&p->text, p->isa, w->words[i], p->code->word_bytes);
}

static void put_call(struct program *p, unsigned flags)
{
    const struct self_profile *c = p->code;
    for (size_t i = 0; i < c->call.count; i++)
        put(&p->text, p->isa, c->call.words[i] | (i == c->flags_word ? (uint64_t)flags << c->flags_shift : 0), c->word_bytes);
}

static void make_nops(struct program *p, unsigned flags, size_t count)
{
    put_call(p, flags);
    for (size_t i = 0; i < LEAD; i++)
        put_words(p, &p->code->nop);
    p->counted = p->code->text + p->text.size;
    for (size_t i = 0; i < count + LEAD; i++)
        put_words(p, &p->code->nop);
    put_words(p, &p->code->leave);
}

static void make_function(struct program *p, unsigned flags)
{
    put_call(p, flags);
    put_words(p, &p->code->enter);
    put_words(p, &p->code->leave);
    p->counted = p->code->text + p->text.size;
    put_words(p, &p->code->function);
}

/* ---- files ---------------------------------------------------------------------------------------- */

/* Appends a program header; the order of its members depends on the ELF class. */
static void put_segment(struct bytes *out, const struct isa *isa, unsigned flags, uint64_t offset, uint64_t address, uint64_t in_file,
                        uint64_t in_memory)
{
    unsigned word = isa->long_bits / 8;
    const uint64_t members[] = {offset, address, 0, in_file, in_memory};
    put(out, isa, PT_LOAD, 4);
    if (word == 8)
        put(out, isa, flags, 4);
    for (unsigned i = 0; i < 5; i++)
        put(out, isa, members[i], word);
    if (word == 4)
        put(out, isa, flags, 4);
    put(out, isa, UINT64_C(1) << isa->space.page_shift, word);
}

/* Appends the ELF header and two program headers, for text and data. */
static void put_headers(struct bytes *out, const struct program *p, size_t data_offset)
{
    const struct isa *isa = p->isa;
    unsigned word = isa->long_bits / 8, header = word == 8 ? sizeof(Elf64_Ehdr) : sizeof(Elf32_Ehdr);
    const uint8_t ident[EI_NIDENT] = {0x7f,
                                      'E',
                                      'L',
                                      'F',
                                      word == 8 ? ELFCLASS64 : ELFCLASS32,
                                      isa->big_endian ? ELFDATA2MSB : ELFDATA2LSB,
                                      EV_CURRENT,
                                      p->code->elf_osabi};
    const struct {
        uint64_t value;
        unsigned size;
    } members[] = {{ET_EXEC, 2},
                   {isa->elf_machine, 2},
                   {EV_CURRENT, 4},
                   {p->code->text | p->code->entry_bits, word},
                   {header, word},
                   {0, word},
                   {p->code->elf_flags, 4},
                   {header, 2},
                   {word == 8 ? sizeof(Elf64_Phdr) : sizeof(Elf32_Phdr), 2},
                   {2, 2},
                   {0, 2},
                   {0, 2},
                   {0, 2}};
    append(out, ident, sizeof ident);
    for (size_t i = 0; i < sizeof members / sizeof *members; i++)
        put(out, isa, members[i].value, members[i].size);
    put_segment(out, isa, PF_R | PF_X, TEXT_OFFSET, p->code->text, p->text.size, p->text.size);
    put_segment(out, isa, PF_R | PF_W, data_offset, p->code->data, 32, DATA_SIZE);
}

static bool write_at(int fd, const struct bytes *b, size_t offset)
{
    return pwrite(fd, b->at, b->size, (off_t)offset) == (ssize_t)b->size;
}

/* Writes the program to a temporary file; path is a template for mkstemp(). */
static bool write_program(const struct program *p, const struct bytes *region, char *path)
{
    size_t data_offset = (TEXT_OFFSET + p->text.size + 0xffff) & ~(size_t)0xffff;
    struct bytes head = {0};
    int fd = mkstemp(path);
    bool good;

    if (fd < 0) {
        fprintf(stderr, "precis scale: %s: %m\n", path);
        return false;
    }
    put_headers(&head, p, data_offset);
    good = write_at(fd, &head, 0) && write_at(fd, &p->text, TEXT_OFFSET) && write_at(fd, region, data_offset) &&
           ftruncate(fd, (off_t)data_offset + 32) == 0 && fchmod(fd, 0700) == 0;
    if (!good)
        fprintf(stderr, "precis scale: %s: %m\n", path);
    free(head.at);
    close(fd);
    return good;
}

/* ---- runs ----------------------------------------------------------------------------------------- */

/* Runs the program with a tick every `period` cycles; *csv becomes the contents of its buffer. */
static bool run_file(const char *path, unsigned period, char **csv)
{
    struct kernel_options o = KERNEL_OPTIONS_DEFAULT;
    struct profil_dialect hpux;
    size_t size;
    char *why = NULL, *argv[] = {(char *)path, NULL}, *envp[] = {NULL};
    struct kernel *k;
    bool good;

    profil_dialect_parse("hpux", &hpux, NULL, 0);
    o.dialect = &hpux;
    o.mhz = period;
    o.hz = 1000000;
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

/* Runs the program with one region of `size` bytes from p->counted on; *csv becomes the contents of its buffer, to free(). */
static bool run_program(struct program *p, uint64_t size, unsigned long scale, unsigned period, char **csv)
{
    const uint64_t prof[] = {p->code->data + BUFFER, size, p->counted, scale}; /* HP-UX's struct prof */
    struct bytes region = {0};
    char path[] = "/tmp/precis-scale-XXXXXX";
    bool good;

    *csv = NULL;
    for (unsigned i = 0; i < 4; i++) { /* addresses, and 32-bit numbers, padded */
        put(&region, p->isa, prof[i], i & 1 ? 4 : p->isa->long_bits / 8);
        put(&region, p->isa, 0, i & 1 ? p->isa->long_bits / 8 - 4 : 0);
    }
    good = write_program(p, &region, path) && run_file(path, period, csv);
    unlink(path);
    free(region.at);
    return good;
}

bool scale_can_measure(const struct isa *isa)
{
    return self_profile_for(isa->elf_machine, isa->long_bits == 64) != NULL;
}

/* Returns the machine's code; NULL after an error message. */
static const struct self_profile *code_of(const struct isa *isa)
{
    const struct self_profile *code = self_profile_for(isa->elf_machine, isa->long_bits == 64);

    if (!code)
        fprintf(stderr, "precis scale: %s: its programs have no sprofil() that could be measured\n", isa->long_name);
    return code;
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
    struct program p = {.isa = isa, .code = code_of(isa)};
    char *csv;
    double instructions = 0;

    if (!p.code)
        return false;
    unsigned nop_bytes = (unsigned)p.code->nop.count * p.code->word_bytes;
    double formula = element * 65536.0 / (double)(scale * nop_bytes);
    size_t counters = formula >= 1 ? 3 : (size_t)(12 / formula), count = (size_t)((double)counters * formula);
    make_nops(&p, element / 2, count);
    /* A counter's cycles are a multiple of the period, so all counters get the same number of ticks. */
    unsigned period = formula > MOST_TICKS ? (unsigned)(formula / MOST_TICKS) : 1;
    bool good = run_program(&p, counters * element, scale, period, &csv);
    if (good && !read_counts(csv, counters, count, period, &instructions)) {
        fprintf(stderr, "precis scale: the counters of the measuring program differ:\n%s", csv);
        good = false;
    }
    *bytes = instructions * nop_bytes;
    free(csv);
    free(p.text.at);
    return good;
}

/* ---- checksum() ----------------------------------------------------------------------------------- */

uint8_t *scale_function(const struct isa *isa, size_t *size, uint64_t *va)
{
    struct program p = {.isa = isa, .code = code_of(isa)};

    if (!p.code)
        return NULL;
    make_function(&p, 0);
    *size = p.code->function.count * p.code->word_bytes;
    *va = p.counted | p.code->entry_bits;
    memmove(p.text.at, p.text.at + p.text.size - *size, *size);
    return p.text.at;
}

uint64_t *scale_measure_function(const struct isa *isa, unsigned element, unsigned long scale, size_t *counters)
{
    struct program p = {.isa = isa, .code = code_of(isa)};
    uint64_t *counts, element_number, count;
    char *csv;

    if (!p.code)
        return NULL;
    make_function(&p, element / 2);
    uint64_t last = p.code->function.count * p.code->word_bytes - 1;
    *counters = last * scale / 65536 / element + 1;
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
    free(p.text.at);
    return counts;
}
