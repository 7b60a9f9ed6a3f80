/* som.c - reads the headers of SOM executables. */
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/load/som.h"

/* The header: system id and magic number in the first word, then words. */
enum {
    HEADER_WORDS = 32,
    H_AUX_LOCATION = 7,
    H_AUX_SIZE = 8,
    AUX_MOST = 1 << 20, /* bytes of auxiliary headers */
};

enum {
    MAGIC_LIBRARY = 0x104,
    MAGIC_RELOCATABLE = 0x106,
    MAGIC_EXEC = 0x107,   /* text is writable */
    MAGIC_SHARE = 0x108,  /* text is read-only */
    MAGIC_DEMAND = 0x10b, /* the same, loaded by page */
    MAGIC_DL = 0x10d,
    MAGIC_SHL = 0x10e,
};

/* The HP-UX auxiliary header: its identifier, then these words. */
enum { AUX_HPUX = 4, AUX_ID_BYTES = 8 };
enum { X_TSIZE, X_TMEM, X_TFILE, X_DSIZE, X_DMEM, X_DFILE, X_BSIZE, X_ENTRY, X_WORDS };

enum { PAGE = 4096 };

struct reader {
    int fd;
    const char *name;
    char **why;
    uint64_t size; /* of the file */
};

__attribute__((format(printf, 2, 3))) static int bad(const struct reader *r, const char *format, ...)
{
    if (!r->why)
        return -ENOEXEC;
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (asprintf(r->why, "%s: %s", r->name, text) < 0)
        *r->why = NULL;
    return -ENOEXEC;
}

/* Reads n words at an offset of the file. False: it ends before that (errno is 0), or the host cannot read it. */
static bool read_words(int fd, uint64_t offset, uint32_t *words, unsigned n)
{
    uint8_t bytes[HEADER_WORDS * 4];
    ssize_t got;
    do
        got = pread(fd, bytes, n * 4, (off_t)offset);
    while (got < 0 && errno == EINTR);
    if (got >= 0)
        errno = 0;
    if (got != (ssize_t)(n * 4))
        return false;
    for (unsigned i = 0; i < n; i++)
        words[i] = (uint32_t)bytes[4 * i] << 24 | bytes[4 * i + 1] << 16 | bytes[4 * i + 2] << 8 | bytes[4 * i + 3];
    return true;
}

static bool is_system(uint32_t first)
{
    uint32_t id = first >> 16;
    return id == EFA_PARISC_1_0 || id == EFA_PARISC_1_1 || id == EFA_PARISC_2_0;
}

bool som_is(int fd)
{
    uint32_t first;
    return read_words(fd, 0, &first, 1) && is_system(first) && (first & 0xffff) >= MAGIC_LIBRARY && (first & 0xffff) <= MAGIC_SHL;
}

static int check_magic(const struct reader *r, unsigned magic)
{
    switch (magic) {
    case MAGIC_EXEC:
    case MAGIC_SHARE:
    case MAGIC_DEMAND: return 0;
    case MAGIC_RELOCATABLE: return bad(r, "an object file, not linked to a program (SOM, magic number 0x%x)", magic);
    case MAGIC_DL:
    case MAGIC_SHL: return bad(r, "a shared library, not a program (SOM, magic number 0x%x)", magic);
    default: return bad(r, "not a program (SOM, magic number 0x%x)", magic);
    }
}

/* Finds the HP-UX auxiliary header. */
static int read_aux(const struct reader *r, const uint32_t *header, uint32_t aux[X_WORDS])
{
    uint64_t at = header[H_AUX_LOCATION], end = at + header[H_AUX_SIZE];
    if (header[H_AUX_SIZE] > AUX_MOST || end > r->size)
        return bad(r, "truncated or damaged: auxiliary headers at offset 0x%llx of %u bytes, but the file has %llu bytes",
                   (unsigned long long)at, header[H_AUX_SIZE], (unsigned long long)r->size);
    while (end - at >= AUX_ID_BYTES) {
        uint32_t id[2];
        if (!read_words(r->fd, at, id, 2))
            return errno ? -errno : bad(r, "truncated: no auxiliary header at offset 0x%llx", (unsigned long long)at);
        at += AUX_ID_BYTES;
        if ((id[0] & 0xffff) == AUX_HPUX && id[1] >= X_WORDS * 4 && read_words(r->fd, at, aux, X_WORDS))
            return 0;
        if ((id[0] & 0xffff) == AUX_HPUX)
            return id[1] >= X_WORDS * 4 && errno
                       ? -errno
                       : bad(r, "damaged: the HP-UX auxiliary header has %u bytes, at least %u expected", id[1], X_WORDS * 4);
        if (id[1] > end - at)
            break;
        at += id[1];
    }
    return bad(r, "not a program: the SOM file has no HP-UX auxiliary header, which says where it is loaded");
}

static int add_segment(const struct reader *r, struct elf_image *im, const char *what, struct elf_segment g)
{
    unsigned long long va = g.vaddr;
    if (!g.memsz)
        return 0;
    if (g.memsz > UINT32_MAX - g.vaddr)
        return bad(r, "damaged: the %s at 0x%llx of 0x%llx bytes extends beyond the end of memory", what, va, (unsigned long long)g.memsz);
    if (g.offset > r->size || g.filesz > r->size - g.offset)
        return bad(r, "truncated: the %s at 0x%llx needs the file up to offset %llu, but it has %llu bytes", what, va,
                   (unsigned long long)(g.offset + g.filesz), (unsigned long long)r->size);
    if (g.filesz && (g.vaddr ^ g.offset) % PAGE)
        return bad(r, "the %s at 0x%llx is at offset 0x%llx of the file, which is at another place of its page", what, va,
                   (unsigned long long)g.offset);
    im->segments[im->nsegments++] = g;
    return 0;
}

static int fill(const struct reader *r, struct elf_image *im, const uint32_t *header, const uint32_t *x)
{
    const unsigned text_prot = MEM_R | MEM_X | ((header[0] & 0xffff) == MAGIC_EXEC ? MEM_W : 0);
    im->machine = EM_PARISC;
    im->bits = 32;
    im->big_endian = true;
    im->osabi = ELFOSABI_HPUX;
    im->flags = header[0] >> 16;
    im->entry = x[X_ENTRY] & ~(uint32_t)3; /* the low bits are a privilege level */
    im->segments = calloc(2, sizeof *im->segments);
    if (!im->segments)
        return -ENOMEM;
    int rc = add_segment(r, im, "text", (struct elf_segment){x[X_TMEM], x[X_TSIZE], x[X_TFILE], x[X_TSIZE], text_prot});
    if (rc)
        return rc;
    const uint64_t data_size = (uint64_t)x[X_DSIZE] + x[X_BSIZE];
    rc = add_segment(r, im, "data", (struct elf_segment){x[X_DMEM], data_size, x[X_DFILE], x[X_DSIZE], MEM_R | MEM_W | MEM_X});
    if (rc)
        return rc;
    if (im->entry < x[X_TMEM] || im->entry - x[X_TMEM] >= x[X_TSIZE])
        return bad(r, "damaged: the program's first instruction, at 0x%llx, is outside of its text", (unsigned long long)im->entry);
    im->start_code = x[X_TMEM];
    im->end_code = (uint64_t)x[X_TMEM] + x[X_TSIZE];
    im->start_data = x[X_DMEM];
    im->end_data = (uint64_t)x[X_DMEM] + x[X_DSIZE];
    im->low = x[X_TMEM] < x[X_DMEM] || !data_size ? x[X_TMEM] : x[X_DMEM];
    const uint64_t data_end = x[X_DMEM] + data_size;
    im->high = data_size && data_end > im->end_code ? data_end : im->end_code;
    uint32_t version;
    im->maps_loader =
        x[X_TSIZE] && read_words(r->fd, x[X_TFILE], &version, 1) && (version == SOM_DL_VERSION_1 || version == SOM_DL_VERSION_2);
    return 0;
}

int som_read(int fd, const char *name, struct elf_image *out, char **why)
{
    struct reader r = {.fd = fd, .name = name, .why = why};
    uint32_t header[HEADER_WORDS], aux[X_WORDS];
    struct stat st;
    *out = (struct elf_image){0};
    if (fstat(fd, &st))
        return -errno;
    r.size = st.st_size > 0 ? (uint64_t)st.st_size : 0;
    if (!read_words(fd, 0, header, HEADER_WORDS))
        return errno ? -errno : bad(&r, "truncated SOM header: the file has %llu bytes", (unsigned long long)r.size);
    int rc = is_system(header[0]) ? check_magic(&r, header[0] & 0xffff) : bad(&r, "not a SOM file");
    if (!rc)
        rc = read_aux(&r, header, aux);
    if (!rc)
        rc = fill(&r, out, header, aux);
    if (rc)
        elf_image_free(out);
    return rc;
}
