/*
 * The memory of a new program: the stack with its arguments, and the u area above it (sys/sys/kern_exec.c, sys/vax/vmparam.h).
 *
 * The strings end 4 bytes below the stack's end. Below them are argc, argv[], 0, envp[] and 0, and the stack pointer points to argc.
 */
#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/process.h"
#include "emu/mem/mem.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* The kernel's code to which handlers return: calls $4 to a function that calls the handler, and sigreturn(2). */
static const uint8_t trampoline[] = {
    0xfb, 0x04, 0xaf, 0x08, /* calls $4, 8(pc) */
    0xd0, 0x5e, 0x5c,       /* movl sp, ap */
    0xbc, 0x8f, 0x67, 0x00, /* chmk $103 */
    0x00,                   /* halt */
    0x3f, 0x00,             /* entry mask: r0 to r5 */
    0xfa, 0x6c, 0xbc, 0x10, /* callg (ap), *16(ap) */
    0x04,                   /* ret */
};

int bsd43_vax_layout(struct mm *mm, uint64_t stack_limit, uint64_t data_end, struct exec_layout *out)
{
    enum { HALF = 0x40000000 };
    const struct mem_file name = {.fd = -1, .name = "[u]"};
    const int error = space_map(mm->space, BSD43_STACK_PAGE, BSD43_MEMORY_END - BSD43_STACK_PAGE, MEM_R | MEM_X, 0, &name);

    (void)stack_limit, (void)data_end;
    if (error)
        return error;
    mem_poke(mm->space, BSD43_TRAMPOLINE, trampoline, sizeof trampoline);
    mm->sigreturn = BSD43_TRAMPOLINE;
    out->stack_base = HALF;
    out->stack_end = BSD43_STACK_PAGE;
    mm->mmap_base = mm->mmap_limit = HALF;
    return 0;
}

struct list {
    size_t count, bytes;
};

static struct list measure(char *const *strings)
{
    struct list l = {0};

    for (; strings[l.count]; l.count++)
        l.bytes += strlen(strings[l.count]) + 1;
    return l;
}

static void put(uint8_t *at, uint64_t value)
{
    for (unsigned i = 0; i < 4; i++)
        at[i] = (uint8_t)(value >> 8 * i);
}

/* Copies the strings to `to`, whose address is *va, and their addresses to `pointers`. Returns the end of the strings. */
static uint8_t *put_strings(char *const *strings, uint8_t *pointers, uint8_t *to, uint64_t *va)
{
    for (; *strings; strings++, pointers += 4) {
        const size_t bytes = strlen(*strings) + 1;

        put(pointers, *va);
        memcpy(to, *strings, bytes);
        to += bytes;
        *va += bytes;
    }
    return to;
}

int bsd43_vax_make_stack(struct mm *mm, const struct stack_request *r, struct exec_layout *out)
{
    enum { PAGE = 4096, SLACK = 128 << 10 };
    const struct list argv = measure(r->argv), envp = measure(r->envp);
    const size_t strings = (argv.bytes + envp.bytes + 3) & ~(size_t)3, pointers = 4 * (argv.count + envp.count + 3);
    const size_t size = (strings + 4 + pointers + r->multiple - 1) / r->multiple * r->multiple;
    const uint64_t sp = BSD43_STACK_TOP - size, low = (sp - SLACK) & ~(uint64_t)(PAGE - 1);
    const struct mem_file name = {.fd = -1, .name = "[stack]"};
    int error = space_map(mm->space, low, BSD43_STACK_PAGE - low, MEM_R | MEM_W | MEM_X, MAP_KIND_GROWSDOWN, &name);
    uint8_t *bytes = error ? NULL : calloc(1, size);

    if (error || !bytes)
        return error ? error : -ENOMEM;
    uint64_t va = BSD43_STACK_TOP - 4 - strings;
    uint8_t *to = bytes + (va - sp);

    put(bytes, argv.count);
    mm->arg_start = va;
    to = put_strings(r->argv, bytes + 4, to, &va);
    mm->arg_end = mm->env_start = va;
    put_strings(r->envp, bytes + 4 * (argv.count + 2), to, &va);
    mm->env_end = va;
    mm->start_stack = out->sp = out->argc_at = sp;
    out->argc = argv.count;
    if (mem_poke(mm->space, sp, bytes, size) != size)
        error = -ENOMEM;
    free(bytes);
    return error;
}
