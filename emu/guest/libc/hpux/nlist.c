/*
 * nlist.c - nlist() and nlist64(): values from the symbol tables of SOM and ELF files. nlist(3C), nlist_pa(4), nlist_ia(4).
 *
 * Of an ELF symbol n_type is its type and n_scope its binding, n_info its section: assumptions.
 */
#include "libc.h"

struct nlist64 {
    char *name, *qualifier;
    unsigned short type, scope;
    unsigned long info;
    unsigned long long value;
    unsigned is_elf : 1, is_32 : 1, reserved1 : 30;
    unsigned long long reserved2, reserved3;
};
#ifdef __hppa__
struct nlist {
    char *name, *qualifier;
    unsigned short type, scope;
    unsigned info;
    unsigned long value;
};
#endif

/* A file in memory, of either byte order. */
struct image {
    const unsigned char *bytes;
    size_t n;
    int is_little;
};
struct entry {
    const char *name;
    unsigned type, scope;
    unsigned long info;
    unsigned long long value;
};
/* The symbols: where they are, their size and number, the strings. */
struct symbols {
    unsigned long long at, size, count, strings, strings_size;
    int is_elf, is_32;
};

/* Returns 0 beyond the end. */
static unsigned long long get(const struct image *f, unsigned long long at, unsigned size)
{
    unsigned long long v = 0;

    if (at > f->n || f->n - at < size)
        return 0;
    for (unsigned i = 0; i < size; i++)
        v = v << 8 | f->bytes[at + (f->is_little ? size - 1 - i : i)];
    return v;
}

static const char *string_at(const struct image *f, const struct symbols *s, unsigned long long offset)
{
    const unsigned long long at = s->strings + offset;

    if (offset >= s->strings_size || s->strings > f->n || s->strings_size > f->n - s->strings)
        return NULL;
    return memchr(f->bytes + at, 0, (size_t)(s->strings_size - offset)) ? (const char *)f->bytes + at : NULL;
}

/* ---- SOM --------------------------------------------------------------------------------------------------------------------- */

enum { SOM_SYMBOLS = 92, SOM_SYMBOL_COUNT = 96, SOM_STRINGS = 108, SOM_STRINGS_SIZE = 112, SOM_SYMBOL_BYTES = 20 };

static int is_som(const struct image *f)
{
    const unsigned magic = (unsigned)get(f, 2, 2), system = (unsigned)get(f, 0, 2);

    return (system == 0x20b || system == 0x210 || system == 0x214) && magic >= 0x104 && magic <= 0x10e;
}

static void find_som_symbols(const struct image *f, struct symbols *s)
{
    *s = (struct symbols){.at = get(f, SOM_SYMBOLS, 4),
                          .size = SOM_SYMBOL_BYTES,
                          .count = get(f, SOM_SYMBOL_COUNT, 4),
                          .strings = get(f, SOM_STRINGS, 4),
                          .strings_size = get(f, SOM_STRINGS_SIZE, 4),
                          .is_32 = 1};
}

static void read_som_symbol(const struct image *f, const struct symbols *s, unsigned long long at, struct entry *out)
{
    const unsigned flags = (unsigned)get(f, at, 4);

    *out = (struct entry){string_at(f, s, get(f, at + 4, 4)), flags >> 24 & 63, flags >> 20 & 15, (unsigned long)get(f, at + 12, 4),
                          get(f, at + 16, 4)};
}

/* ---- ELF --------------------------------------------------------------------------------------------------------------------- */

enum { SHT_SYMTAB = 2, SHT_DYNSYM = 11 };

/* Returns whether there are symbols: those of .symtab, else of .dynsym. */
static int find_elf_symbols(const struct image *f, struct symbols *out)
{
    const int is_32 = f->bytes[4] == 1;
    const unsigned long long headers = is_32 ? get(f, 32, 4) : get(f, 40, 8), header_size = get(f, is_32 ? 46 : 58, 2),
                             count = get(f, is_32 ? 48 : 60, 2);
    unsigned long long found = 0;

    for (unsigned long long i = 0; i < count; i++) {
        const unsigned type = (unsigned)get(f, headers + i * header_size + 4, 4);

        if (type == SHT_SYMTAB || (type == SHT_DYNSYM && !found))
            found = headers + i * header_size;
        if (type == SHT_SYMTAB)
            break;
    }
    if (!found)
        return 0;
#define FIELD(header, at_32, at_64) (is_32 ? get(f, (header) + (at_32), 4) : get(f, (header) + (at_64), 8))
    const unsigned long long link = headers + get(f, found + (is_32 ? 24 : 40), 4) * header_size, size = is_32 ? 16 : 24;

    *out = (struct symbols){.at = FIELD(found, 16, 24),
                            .size = size,
                            .count = FIELD(found, 20, 32) / size,
                            .strings = FIELD(link, 16, 24),
                            .strings_size = FIELD(link, 20, 32),
                            .is_elf = 1,
                            .is_32 = is_32};
    return 1;
}

static void read_elf_symbol(const struct image *f, const struct symbols *s, unsigned long long at, struct entry *out)
{
    const unsigned info = (unsigned)get(f, at + (s->is_32 ? 12 : 4), 1);

    *out = (struct entry){string_at(f, s, get(f, at, 4)), info & 15, info >> 4, (unsigned long)get(f, at + (s->is_32 ? 14 : 6), 2),
                          s->is_32 ? get(f, at + 4, 4) : get(f, at + 8, 8)};
}

/* ---- looking up --------------------------------------------------------------------------------------------------------------- */

/* Reads the whole file. Returns memory, or NULL. */
static unsigned char *read_file(const char *path, size_t *size)
{
    enum { FILE_MAX = 1 << 30 };
    const int fd = open(path, O_RDONLY);
    const long n = fd < 0 ? -1 : lseek(fd, 0, SEEK_END);
    unsigned char *bytes = n > 0 && n < FILE_MAX ? malloc((size_t)n) : NULL;
    long got = 0;

    if (bytes) {
        lseek(fd, 0, SEEK_SET);
        for (long more; got < n && (more = read(fd, bytes + got, (size_t)(n - got))) > 0;)
            got += more;
    }
    if (fd >= 0)
        close(fd);
    *size = (size_t)got;
    return bytes;
}

static int is_defined(const struct entry *e, const struct symbols *s)
{
    enum { SOM_NULL = 0, SOM_UNSATISFIED = 0 };

    return s->is_elf ? e->info != 0 : e->type != SOM_NULL && e->scope != SOM_UNSATISFIED;
}

/* Fills in what the file has of the name. Returns whether it has it. */
static int find(const struct image *f, const struct symbols *s, struct nlist64 *n)
{
    const unsigned long long room = s->size && s->at < f->n ? (f->n - s->at) / s->size : 0;

    for (unsigned long long i = 0; i < s->count && i < room; i++) {
        struct entry e;

        (s->is_elf ? read_elf_symbol : read_som_symbol)(f, s, s->at + i * s->size, &e);
        if (!e.name || !is_defined(&e, s) || strcmp(n->name, e.name))
            continue;
        n->type = (unsigned short)e.type;
        n->scope = (unsigned short)e.scope;
        n->info = e.info;
        n->value = e.value;
        n->is_elf = s->is_elf != 0;
        n->is_32 = s->is_32 != 0;
        return 1;
    }
    return 0;
}

/* Opens a file and finds its symbols. Returns whether it has a format that is known. */
static int open_image(const char *path, struct image *f, struct symbols *s)
{
    *f = (struct image){0};
    *s = (struct symbols){0};
    f->bytes = read_file(path, &f->n);
    if (!f->bytes || f->n < 128)
        return 0;
    if (is_som(f)) {
        find_som_symbols(f, s);
        return 1;
    }
    if (memcmp(f->bytes, "\177ELF", 4))
        return 0;
    f->is_little = f->bytes[5] == 1;
    return find_elf_symbols(f, s);
}

/* Returns how many of the names are not there, or -1. */
int nlist64(const char *path, struct nlist64 *list)
{
    struct image f;
    struct symbols s;
    const int is_known = open_image(path, &f, &s);
    int missing = 0;

    for (struct nlist64 *n = list; n->name && *n->name; n++) {
        *n = (struct nlist64){.name = n->name, .qualifier = n->qualifier};
        missing += !find(&f, &s, n);
    }
    free((void *)f.bytes);
    return is_known ? missing : -1;
}

#ifdef __hppa__
int nlist(const char *path, struct nlist *list)
{
    struct image f;
    struct symbols s;
    const int is_known = open_image(path, &f, &s);
    int missing = 0;

    for (struct nlist *n = list; n->name && *n->name; n++) {
        struct nlist64 one = {.name = n->name, .qualifier = n->qualifier};

        missing += !find(&f, &s, &one);
        *n = (struct nlist){one.name, one.qualifier, one.type, one.scope, (unsigned)one.info, (unsigned long)one.value};
    }
    free((void *)f.bytes);
    return is_known ? missing : -1;
}
#else
int nlist(const char *path, struct nlist64 *list)
{
    return nlist64(path, list);
}
#endif
