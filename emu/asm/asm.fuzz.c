/* asm.fuzz.c - fuzzer: arbitrary bytes as a source. The first bit chooses the machine. What is accepted can be written. */
#define _GNU_SOURCE /* memfd_create */
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "emu/asm/asm.h"
#include "emu/machines.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint64_t entry;
    if (!size)
        return 0;
    const struct isa *isa = machine_by_name(data[0] & 1 ? "ia64" : "hppa");
    struct assembly *a = assemble(isa, "fuzz.s", (const char *)data + 1, size - 1, data[0] & 2);
    if (a && !a->messages && assembly_entry(a, &entry)) {
        int fd = memfd_create("program", 0);
        if (assembly_write(a, fd))
            abort();
        close(fd);
    }
    if (a)
        assembly_free(a);
    return 0;
}
