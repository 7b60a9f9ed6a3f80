/* aout.c - reads the header of a.out programs. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/load/aout.h"
#include "emu/load/aout_header.h"

/* User memory ends at 1 GiB: the stack has the second one. What is in the file is smaller: 4.3BSD's kernel allows 6 MiB of text. */
#define PROGRAM_MOST (1ull << 30)
#define FILE_MOST    (64ull << 20)

struct reader {
    const char *name;
    char **why;
    uint64_t size; /* of the file */
};

__attribute__((format(printf, 2, 3))) static int bad(const struct reader *r, const char *format, ...)
{
    char text[512];
    va_list args;

    if (!r->why)
        return -ENOEXEC;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (asprintf(r->why, "%s: %s", r->name, text) < 0)
        *r->why = NULL;
    return -ENOEXEC;
}

/* Reads the first n words. False: the file is shorter (errno is 0), or the host cannot read it. */
static bool read_words(int fd, uint32_t *words, unsigned n)
{
    uint8_t bytes[AOUT_HEADER_BYTES];
    ssize_t got;

    do
        got = pread(fd, bytes, n * 4, 0);
    while (got < 0 && errno == EINTR);
    if (got >= 0)
        errno = 0;
    if (got != (ssize_t)(n * 4))
        return false;
    for (unsigned i = 0; i < n; i++)
        words[i] = aout_word(bytes + 4 * i);
    return true;
}

static bool is_magic(uint32_t first)
{
    return first == AOUT_OMAGIC || first == AOUT_NMAGIC || first == AOUT_ZMAGIC;
}

bool aout_is(int fd)
{
    uint32_t first;

    return read_words(fd, &first, 1) && is_magic(first);
}

struct aout_places aout_places_of(const uint32_t h[AOUT_WORDS])
{
    const uint64_t text = h[AOUT_TEXT], padded = (text + AOUT_PAGE - 1) & ~(uint64_t)(AOUT_PAGE - 1);
    const bool is_paged = h[AOUT_MAGIC] == AOUT_ZMAGIC;
    struct aout_places p = {.text_at = is_paged ? AOUT_PAGE : AOUT_HEADER_BYTES};

    p.data = h[AOUT_MAGIC] == AOUT_OMAGIC ? text : padded;
    p.data_at = p.text_at + (is_paged ? padded : text);
    p.symbols_at = p.text_at + text + h[AOUT_DATA] + h[AOUT_TEXT_RELOCATIONS] + h[AOUT_DATA_RELOCATIONS];
    p.strings_at = p.symbols_at + h[AOUT_SYMBOLS];
    return p;
}

static int check(const struct reader *r, const uint32_t h[AOUT_WORDS], const struct aout_places *p)
{
    const uint64_t end = p->data + h[AOUT_DATA] + h[AOUT_BSS], needed = p->data_at + h[AOUT_DATA];

    if (h[AOUT_TEXT_RELOCATIONS] || h[AOUT_DATA_RELOCATIONS])
        return bad(r, "an object file with relocations, not linked to a program (a.out, magic number 0%o)", h[AOUT_MAGIC]);
    if (!h[AOUT_TEXT])
        return bad(r, "not a program: the a.out header says that it has no text");
    if (p->text_at + h[AOUT_TEXT] > r->size || (h[AOUT_DATA] && needed > r->size))
        return bad(r, "truncated: text of %u and data of %u bytes need %llu bytes, but the file has %llu", h[AOUT_TEXT], h[AOUT_DATA],
                   (unsigned long long)needed, (unsigned long long)r->size);
    if (end > PROGRAM_MOST || p->data + h[AOUT_DATA] > FILE_MOST)
        return bad(r, "too large: text of %u, data of %u and bss of %u bytes; precis runs programs of at most %llu bytes of text and data",
                   h[AOUT_TEXT], h[AOUT_DATA], h[AOUT_BSS], FILE_MOST);
    if (h[AOUT_ENTRY] >= h[AOUT_TEXT])
        return bad(r, "damaged: the program's first function, at 0x%x, is outside of its text of 0x%x bytes", h[AOUT_ENTRY], h[AOUT_TEXT]);
    return 0;
}

bool aout_read_header(int fd, uint32_t header[AOUT_WORDS])
{
    struct stat st;
    struct reader r = {0};

    if (fstat(fd, &st) || st.st_size < 0 || !read_words(fd, header, AOUT_WORDS) || !is_magic(header[AOUT_MAGIC]))
        return false;
    r.size = (uint64_t)st.st_size;
    const struct aout_places p = aout_places_of(header);

    return !check(&r, header, &p);
}

static int fill(struct elf_image *im, const uint32_t h[AOUT_WORDS], const struct aout_places *p)
{
    const uint64_t text = h[AOUT_TEXT], data = h[AOUT_DATA], bss = h[AOUT_BSS];
    const unsigned text_prot = MEM_R | MEM_X | (h[AOUT_MAGIC] == AOUT_OMAGIC ? MEM_W : 0);

    im->segments = calloc(2, sizeof *im->segments);
    if (!im->segments)
        return -ENOMEM;
    im->machine = EM_VAX;
    im->bits = 32;
    im->is_aout = true;
    im->entry = h[AOUT_ENTRY];
    im->segments[im->nsegments++] = (struct elf_segment){0, text, p->text_at, text, text_prot};
    if (data + bss)
        im->segments[im->nsegments++] = (struct elf_segment){p->data, data + bss, p->data_at, data, MEM_R | MEM_W | MEM_X};
    im->high = data + bss ? p->data + data + bss : text;
    im->end_data = p->data + data;
    if (h[AOUT_MAGIC] != AOUT_OMAGIC) { /* whose text is data */
        im->end_code = text;
        im->start_data = p->data;
    }
    return 0;
}

int aout_read(int fd, const char *name, struct elf_image *out, char **why)
{
    struct reader r = {.name = name, .why = why};
    uint32_t header[AOUT_WORDS];
    struct stat st;

    *out = (struct elf_image){0};
    if (fstat(fd, &st))
        return -errno;
    r.size = st.st_size > 0 ? (uint64_t)st.st_size : 0;
    if (!read_words(fd, header, AOUT_WORDS))
        return errno ? -errno : bad(&r, "truncated a.out header: the file has %llu bytes", (unsigned long long)r.size);
    if (!is_magic(header[AOUT_MAGIC]))
        return bad(&r, "not an a.out file");
    const struct aout_places p = aout_places_of(header);
    int rc = check(&r, header, &p);

    if (!rc)
        rc = fill(out, header, &p);
    if (rc)
        elf_image_free(out);
    return rc;
}
