/* elf.fuzz.c - fuzzer: arbitrary bytes as an ELF file are read, mapped into both kinds of address space, and searched for symbols. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "emu/load/elf.h"
#include "emu/load/symbols.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct space_config configs[] = {{12, 32, 0}, {14, 36, 3}};
    int fd = memfd_create("fuzz", MFD_CLOEXEC);
    if (fd < 0 || write(fd, data, size) != (ssize_t)size)
        abort();
    struct elf_image image;
    char *why = NULL;
    int rc = elf_read(fd, "fuzz", &image, &why);
    if (!rc != !why)
        abort(); /* a message if and only if it failed */
    free(why);
    for (unsigned i = 0; !rc && i < 2; i++) {
        struct space *s = space_new(&configs[i]);
        struct mem_file file = {.fd = fd, .name = "fuzz", .dev = 1, .ino = 1};
        struct elf_loaded loaded;
        char byte;
        if (!elf_map(s, &file, &image, image.dynamic ? 0x40000000 : 0, &loaded))
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
    }
    symbols_free(y);
    close(fd);
    return 0;
}
