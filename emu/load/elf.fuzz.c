/* elf.fuzz.c - fuzzer: arbitrary bytes as an ELF file are read, mapped into both kinds of address space, and searched for symbols. With
 * FUZZ_SOM as a SOM file and with FUZZ_AOUT as an a.out file, whose first word they get. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "emu/load/image.h"
#include "emu/load/demangle.h"
#include "emu/load/symbols.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static unsigned on_inlined(void *ctx, const struct source_inline *call)
{
    unsigned *calls = ctx;
    if (!call->name || !call->linkage || !call->call_file || call->parent > *calls)
        abort();
    free(demangle(call->linkage));
    return ++*calls;
}

static void on_lines(void *ctx, const struct source_lines *l)
{
    const unsigned *calls = ctx;
    if (!l->file || l->low >= l->high || l->inlined > *calls)
        abort();
}

/* Reads the source of the first functions, and the file's id. */
static void read_source(struct symbols *y)
{
    enum { MOST = 20 };
    unsigned calls = 0;
    size_t n;
    char id[FILE_ID_BYTES];
    const struct symbol *all = symbols_all(y, &n);
    struct source *source = symbols_source(y);
    const struct source_visitor visitor = {&calls, on_inlined, on_lines};
    symbols_id(y, id);
    for (size_t i = 0; i < n && i < MOST; i++) {
        const char *file;
        unsigned line;
        free(demangle(all[i].name));
        if (!source)
            continue;
        source_visit(source, all[i].start, all[i].end, &visitor);
        source_line(source, all[i].start, &file, &line);
        source_declaration(source, all[i].start, &file, &line);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct space_config configs[] = {{12, 32, 0, false}, {14, 36, 3, false}};
    int fd = memfd_create("fuzz", MFD_CLOEXEC);
    if (fd < 0 || write(fd, data, size) != (ssize_t)size)
        abort();
#ifdef FUZZ_SOM
    static const uint8_t magic[] = {0x02, 0x10, 0x01, 0x08};
    if (pwrite(fd, magic, sizeof magic, 0) != sizeof magic)
        abort();
#endif
#ifdef FUZZ_AOUT
    const uint8_t magic[] = {(const uint8_t[]){7, 8, 11, 11}[size & 3], 1, 0, 0};
    if (pwrite(fd, magic, sizeof magic, 0) != sizeof magic)
        abort();
#endif
    struct elf_image image;
    char *why = NULL;
    int rc = image_read(fd, "fuzz", &image, &why);
    if (!rc != !why)
        abort(); /* a message if and only if it failed */
    free(why);
    for (unsigned i = 0; !rc && i < 2; i++) {
        struct space *s = space_new(&configs[i]);
        struct mem_file file = {.fd = fd, .name = "fuzz", .dev = 1, .ino = 1};
        struct elf_loaded loaded;
        char byte;
        if (!image_map_file(s, &file, &image, image.dynamic ? 0x40000000 : 0, &loaded))
            mem_read(s, loaded.entry, &byte, 1);
        space_unref(s);
    }
    elf_image_free(&image);
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    struct symbols *y = symbols_open(path, NULL);
    if (y) {
        size_t n;
        symbols_code(y, &n);
        symbols_find(y, 0x10000);
        read_source(y);
    }
    symbols_free(y);
    close(fd);
    return 0;
}
