/* frame.c - see frame.h. */
#include "emu/kernel/linux/frame.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/mem.h"

uint64_t frame_address(const struct thread *t, const struct ksigaction *sa, uint64_t sp, uint64_t size, uint64_t align)
{
    const uint64_t nowhere = UINT64_MAX - align + 1;

    if (on_altstack(t, sp) && !on_altstack(t, sp - size))
        return nowhere;
    if ((sa->flags & SA_ONSTACK) && t->altstack_size && !on_altstack(t, sp))
        sp = t->altstack_base + t->altstack_size;
    return sp < size ? nowhere : (sp - size) & ~(align - 1);
}

void frame_put(const struct thread *t, uint8_t *field, unsigned bytes, uint64_t value)
{
    for (unsigned i = 0; i < bytes; i++)
        field[t->p->abi->big_endian ? bytes - 1 - i : i] = (uint8_t)(value >> 8 * i);
}

uint64_t frame_get(const struct thread *t, const uint8_t *field, unsigned bytes)
{
    uint64_t value = 0;

    for (unsigned i = 0; i < bytes; i++)
        value |= (uint64_t)field[t->p->abi->big_endian ? bytes - 1 - i : i] << 8 * i;
    return value;
}

void frame_put_stack(const struct thread *t, uint8_t *field)
{
    int64_t v[3];

    altstack_save(t, v);
    pack_struct(t->p->abi, false, "piL", v, field);
}

void frame_get_stack(struct thread *t, uint64_t sp, const uint8_t *field)
{
    int64_t v[3];

    unpack_struct(t->p->abi, false, "piL", field, v);
    altstack_restore(t, sp, v);
}

int64_t frame_is_bad(struct thread *t)
{
    signal_force(t, &(struct ksiginfo){.sig = SIGSEGV, .code = SI_KERNEL, .layout = KSI_KILL});
    return SYS_NO_RESULT;
}

int frame_map_code(struct mm *mm, uint64_t va, const char *name, const void *code, size_t bytes)
{
    struct mem_file file = {.fd = -1, .name = name};
    int error = space_map(mm->space, va, bytes, MEM_R | MEM_X, 0, &file);

    if (!error && mem_poke(mm->space, va, code, bytes) != bytes)
        error = -ENOMEM;
    return error;
}
