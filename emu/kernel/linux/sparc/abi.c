/*
 * Linux/sparc: 32-bit programs (V8, V8+) on a 64-bit kernel.
 *
 * Sources: arch/sparc/include/asm/processor_64.h, elf_64.h.
 */
#include "emu/kernel/linux/generic.h"
#include "emu/kernel/linux/sparc/sparc.h"

#include <elf.h>
#include <sys/mman.h>

#include "isa/sparc/sparc.h"

#define SYSCALL_TABLE  "emu/kernel/linux/syscalls/linux.def"
#define SYSCALL_COLUMN COLUMN_sparc
#define SYSCALL_CALLS  calls
#define SYSCALL_FIRST  0
#include "emu/kernel/linux/syscalls/table.h"

static const uint64_t TASK_SIZE = 0xffffe000; /* STACK_TOP32 */

/* From the end of the address space downwards: the stack, mappings. */
static int layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    const struct generic_layout memory = {.stack_end = TASK_SIZE,
                                          .stack_least = 128 << 20,
                                          .stack_most = 1 << 30,
                                          .gap = 0x10000,
                                          .mmap_limit = TASK_SIZE,
                                          .dyn_base = 0x70000000};

    (void)data_end;
    generic_layout(&memory, stack_limit, mm, out);
    return 0;
}

const struct abi linux_sparc = {
    LINUX_SPARC,
    LINUX_PARTS(sparc),
    .name = "Linux/sparc",
    .machine = "sparc",
    .elf_machine = EM_SPARC32PLUS,
    .word = 4,
    .task_size = 0xffffe000,
    .ids16 = true,
    .limit_infinity = 0x7fffffff,
    .layout = layout,
    .sigreturn_old = sparc_sigreturn_old,
};
