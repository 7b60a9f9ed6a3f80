/*
 * Linux/sparc64: 64-bit programs.
 *
 * Sources: arch/sparc/include/asm/processor_64.h, elf_64.h. Linux has mappings above the hole in the middle of the address space; here
 * everything is in its lowest 4 GiB.
 */
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/linux/sparc/sparc.h"

#include <elf.h>
#include <sys/mman.h>

#include "isa/sparc/sparc.h"

#define SYSCALL_TABLE  "emu/kernel/linux/syscalls/linux.def"
#define SYSCALL_COLUMN COLUMN_sparc64
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

static const uint64_t TASK_SIZE64 = 1ull << 32;

/* From the end of the address space downwards: the stack, mappings. Position-independent programs are in the lower half. */
static int layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    const struct generic_layout memory = {.stack_end = TASK_SIZE64 - 0x10000,
                                          .stack_least = 128 << 20,
                                          .stack_most = 1 << 30,
                                          .gap = 0x10000,
                                          .mmap_limit = TASK_SIZE64,
                                          .dyn_base = 0x70000000};

    (void)data_end;
    generic_layout(&memory, stack_limit, mm, out);
    return 0;
}

const struct abi linux_sparc64 = {
    LINUX_SPARC, LINUX_PARTS(sparc64),    .name = "Linux/sparc64", .machine = "sparc64", .elf_machine = EM_SPARCV9,
    .word = 8,   .task_size = 1ull << 32, .usec_is_int = true,     .band_is_int = true,  .layout = layout,
};
