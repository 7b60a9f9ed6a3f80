/* scale_measure.c - see scale_measure.h. */
#define _GNU_SOURCE
#include "emu/cli/scale_measure.h"

#include <elf.h>
#include <endian.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/kernel/kernel.h"
#include "profil/profil.h"

/* The program: sprofil(DATA, 1, NULL, flags), no-operations, exit(0). What stands in its text is written down here as an
 * assembler gives it, the flags being put in. */
enum { TEXT_OFFSET = 0x10000, DATA_SIZE = 0x20000, BUFFER = 0x10000, LEAD = 64 };

struct program {
    const char *isa;
    uint64_t text, data; /* addresses */
    unsigned unit;       /* bytes of an instruction, or of a bundle */
    unsigned char *bytes;
    size_t size, room;
};

static void *must(void *p)
{
    if (!p)
        abort();
    return p;
}

static void append(struct program *p, const void *data, size_t size)
{
    if (p->size + size > p->room) {
        p->room = 2 * (p->size + size);
        p->bytes = must(realloc(p->bytes, p->room));
    }
    memcpy(p->bytes + p->size, data, size);
    p->size += size;
}

static void hppa_words(struct program *p, const uint32_t *words, size_t n)
{
    for (size_t i = 0; i < n; i++)
        append(p, &(uint32_t){htobe32(words[i])}, 4);
}

/* Returns the size of the text before the no-operations that count. */
static size_t hppa_text(struct program *p, unsigned flags, size_t count)
{
    const uint32_t call[] = {
        0x23400004,              /* ldil L%0x200000,%r26 */
        0x34190002,              /* ldi 1,%r25 */
        0x34180000,              /* ldi 0,%r24 */
        0x34170000 | flags << 1, /* ldi flags,%r23 */
        0x20200801,              /* ldil L%0xc0000000,%r1 */
        0xe420e008,              /* ble 4(%sr7,%r1) */
        0x34160438,              /* ldi 540,%r22 */
    };
    const uint32_t leave[] = {
        0x341a0000, /* ldi 0,%r26 */
        0xe4008200, /* ble 0x100(%sr2,%r0) */
        0x34140002, /* ldi 1,%r20 */
    };
    const uint32_t nop = 0x08000240;
    size_t before;

    hppa_words(p, call, sizeof call / sizeof *call);
    for (unsigned i = 0; i < LEAD; i++)
        hppa_words(p, &nop, 1);
    before = p->size;
    for (size_t i = 0; i < count + LEAD; i++)
        hppa_words(p, &nop, 1);
    hppa_words(p, leave, sizeof leave / sizeof *leave);
    return before;
}

static void ia64_bundles(struct program *p, const uint64_t *words, size_t n)
{
    for (size_t i = 0; i < n; i++)
        append(p, &(uint64_t){htole64(words[i])}, 8);
}

static size_t ia64_text(struct program *p, unsigned flags, size_t count)
{
    const uint64_t call[] = {
        0x0000458000101004, 0x6000000400200000, /* alloc r2=ar.pfs,0,0,4,0; movl r32=0x2000000000400000 */
        0x0220240000050800, 0x9000000460480000 | (uint64_t)flags << 36, /* mov r33=1; mov r34=0; mov r35=flags */
        0x0000240400707808, 0x0004000000040000, /* mov r15=540;; break.m 0x100000 */
    };
    const uint64_t leave[] = {
        0x08f0240000010000, 0x0004000000481000, /* mov r32=0; mov r15=1025 */
        0x0000020000000001, 0x0004000000000200, /* break.m 0x100000;; */
    };
    const uint64_t nop[] = {0x0000000100000001, 0x0004000000000200}; /* nop.m; nop.i; nop.i;; */
    size_t before;

    ia64_bundles(p, call, sizeof call / sizeof *call);
    for (unsigned i = 0; i < LEAD; i++)
        ia64_bundles(p, nop, 2);
    before = p->size;
    for (size_t i = 0; i < count + LEAD; i++)
        ia64_bundles(p, nop, 2);
    ia64_bundles(p, leave, sizeof leave / sizeof *leave);
    return before;
}

/* ---- files ---------------------------------------------------------------------------------------- */

/* struct prof, by the ABI. */
static void put_region(unsigned char *at, bool is32, uint64_t base, uint32_t size, uint64_t offset, uint32_t scale)
{
    if (is32) {
        const uint32_t words[] = {htobe32((uint32_t)base), htobe32(size), htobe32((uint32_t)offset), htobe32(scale)};

        memcpy(at, words, sizeof words);
    } else {
        const uint64_t words[] = {htole64(base), htole64(size), htole64(offset), htole64(scale)};

        memcpy(at, words, sizeof words);
    }
}

static size_t headers32(const struct program *p, unsigned char *out, size_t data_offset)
{
    Elf32_Ehdr e = {.e_ident = {0x7f, 'E', 'L', 'F', ELFCLASS32, ELFDATA2MSB, EV_CURRENT, ELFOSABI_GNU},
                    .e_type = htobe16(ET_EXEC), .e_machine = htobe16(EM_PARISC), .e_version = htobe32(EV_CURRENT),
                    .e_entry = htobe32((uint32_t)p->text), .e_phoff = htobe32(sizeof e), .e_flags = htobe32(0x210),
                    .e_ehsize = htobe16(sizeof e), .e_phentsize = htobe16(sizeof(Elf32_Phdr)), .e_phnum = htobe16(2)};
    const Elf32_Phdr ph[2] = {
        {htobe32(PT_LOAD), htobe32(TEXT_OFFSET), htobe32((uint32_t)p->text), 0, htobe32((uint32_t)p->size),
         htobe32((uint32_t)p->size), htobe32(PF_R | PF_X), htobe32(0x1000)},
        {htobe32(PT_LOAD), htobe32((uint32_t)data_offset), htobe32((uint32_t)p->data), 0, htobe32(32), htobe32(DATA_SIZE),
         htobe32(PF_R | PF_W), htobe32(0x1000)}};

    memcpy(out, &e, sizeof e);
    memcpy(out + sizeof e, ph, sizeof ph);
    return sizeof e + sizeof ph;
}

static size_t headers64(const struct program *p, unsigned char *out, size_t data_offset)
{
    Elf64_Ehdr e = {.e_ident = {0x7f, 'E', 'L', 'F', ELFCLASS64, ELFDATA2LSB, EV_CURRENT, ELFOSABI_NONE},
                    .e_type = htole16(ET_EXEC), .e_machine = htole16(EM_IA_64), .e_version = htole32(EV_CURRENT),
                    .e_entry = htole64(p->text), .e_phoff = htole64(sizeof e), .e_flags = htole32(0x10),
                    .e_ehsize = htole16(sizeof e), .e_phentsize = htole16(sizeof(Elf64_Phdr)), .e_phnum = htole16(2)};
    const Elf64_Phdr ph[2] = {
        {htole32(PT_LOAD), htole32(PF_R | PF_X), htole64(TEXT_OFFSET), htole64(p->text), 0, htole64(p->size),
         htole64(p->size), htole64(0x10000)},
        {htole32(PT_LOAD), htole32(PF_R | PF_W), htole64(data_offset), htole64(p->data), 0, htole64(32),
         htole64(DATA_SIZE), htole64(0x10000)}};

    memcpy(out, &e, sizeof e);
    memcpy(out + sizeof e, ph, sizeof ph);
    return sizeof e + sizeof ph;
}

/* The program in a file of its own, whose name goes to path. */
static bool write_program(const struct program *p, const unsigned char region[32], char *path)
{
    size_t data_offset = (TEXT_OFFSET + p->size + 0xffff) & ~(size_t)0xffff;
    unsigned char head[TEXT_OFFSET] = {0};
    int fd = mkstemp(path);
    bool good;

    if (fd < 0) {
        fprintf(stderr, "precis scale: %s: %m\n", path);
        return false;
    }
    if (p->unit == 4)
        headers32(p, head, data_offset);
    else
        headers64(p, head, data_offset);
    good = pwrite(fd, head, sizeof head, 0) == sizeof head &&
           pwrite(fd, p->bytes, p->size, TEXT_OFFSET) == (ssize_t)p->size && pwrite(fd, region, 32, (off_t)data_offset) == 32 &&
           fchmod(fd, 0700) == 0;
    if (!good)
        fprintf(stderr, "precis scale: %s: %m\n", path);
    close(fd);
    return good;
}

/* ---- runs ----------------------------------------------------------------------------------------- */

/* Runs it with a tick each cycle; *csv is what its buffer held. */
static bool run_program(const char *path, char **csv)
{
    struct kernel_options o = KERNEL_OPTIONS_DEFAULT;
    size_t size;
    char *why = NULL, *argv[] = {(char *)path, NULL}, *envp[] = {NULL};
    struct kernel *k;
    bool good;

    o.mhz = 1;
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

/* Instructions for each counter, when `count` of them made these counts. An instruction takes a whole number of cycles
 * (the timing model knows how many), which are ticks here. False: some instructions are missing, or the counters differ
 * though each should have several. */
static bool read_counts(const char *csv, size_t counters, size_t count, double *instructions)
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
    if (!sum || sum % count || !equal || seen != (count < counters ? count : counters))
        return false;
    *instructions = (double)sum / (double)(sum / count) / (double)counters;
    return true;
}

bool scale_measure(const char *isa, unsigned element, unsigned long scale, double *instructions)
{
    bool is32 = !strcmp(isa, "hppa");
    struct program p = {.isa = isa, .unit = is32 ? 4 : 16, .text = is32 ? 0x11000 : 0x4000000000010000,
                        .data = is32 ? 0x200000 : 0x2000000000400000};
    double formula = element * 65536.0 / (double)(scale * p.unit);
    size_t counters = formula >= 1 ? 3 : (size_t)(12 / formula), count = (size_t)((double)counters * formula), before;
    unsigned char region[32] = {0};
    char path[] = "/tmp/precis-scale-XXXXXX", *csv = NULL;
    bool good;

    before = is32 ? hppa_text(&p, element / 2, count) : ia64_text(&p, element / 2, count);
    put_region(region, is32, p.data + BUFFER, (uint32_t)(counters * element), p.text + before, (uint32_t)scale);
    good = write_program(&p, region, path);
    if (good)
        good = run_program(path, &csv);
    unlink(path);
    if (good && !read_counts(csv, counters, count, instructions)) {
        fprintf(stderr, "precis scale: the counters of the measuring program are unequal:\n%s", csv);
        good = false;
    }
    free(csv);
    free(p.bytes);
    return good;
}
