/*
 * System calls of both SPARC personalities: clone, and the calls that differ from other machines.
 *
 * Sources: arch/sparc/kernel/process_64.c (clone), syscalls.S, sys_sparc_64.c, sys_sparc32.c.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/syscall.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/sparc/sparc.h"
#include "emu/kernel/linux/syscalls/calls.h"

/* ---- clone ------------------------------------------------------------------------------------------------------ */

enum { MOST_FRAME = 1 << 20 }; /* bytes: of clone()'s caller in libc, which has about 200 */

/* Returns the size of the frame from %sp to %fp, or a large number. */
static uint64_t frame_bytes(const struct thread *t)
{
    return sparc_stack_address(t, sparc_get(t, SPARC_R_FP)) - sparc_stack_pointer(t);
}

/* Returns the address at which a stack with a copied frame ends. */
static uint64_t end_of(const struct thread *t, uint64_t sp)
{
    return sparc_stack_address(t, sp) & ~(uint64_t)15;
}

/* Copies the frame of t that has `bytes` to the end of the new stack at `sp`. 0 or -EFAULT. */
static int copy_frame(struct thread *t, uint64_t sp, uint64_t bytes)
{
    const uint64_t from = sparc_stack_pointer(t), to = end_of(t, sp) - bytes;
    uint8_t part[512];

    for (uint64_t at = 0; at < bytes; at += sizeof part) {
        const size_t n = bytes - at < sizeof part ? bytes - at : sizeof part;

        if (copy_in(t, part, from + at, n) || copy_out(t, to + at, part, n))
            return -EFAULT;
    }
    return 0;
}

/* The child's window belongs to the new stack. */
static void move_stack(struct thread *child, uint64_t sp)
{
    const uint64_t bias = sparc_stack_address(child, 0), end = end_of(child, sp), bytes = frame_bytes(child);

    sparc_set(child, SPARC_R_SP, end - bytes - bias);
    sparc_set(child, SPARC_R_FP, end - bias);
    sparc_save_windows(child);
}

/* The child's results are its parent's number and 1. */
void sparc_clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    (void)sp_size;
    sparc_call_result(child, child->p->parent_tid);
    sparc_call_second_result(child, 1);
    if (sp && sp != sparc_get(child, SPARC_R_SP))
        move_stack(child, sp);
    if (set_tls)
        sparc_set(child, SPARC_R_G7, tls);
}

int64_t sys_sparc_fork(struct thread *t)
{
    sparc_prepare_clone(t);
    return sys_fork(t);
}

int64_t sys_sparc_vfork(struct thread *t)
{
    sparc_prepare_clone(t);
    return sys_vfork(t);
}

int64_t sys_sparc_clone(struct thread *t, unsigned flags, uint64_t stack, uint64_t parent_tid, uint64_t tls, uint64_t child_tid)
{
    const uint64_t bytes = frame_bytes(t);

    sparc_prepare_clone(t);
    /* The parent copies its frame, as Linux' copy_thread() does. */
    if (stack && stack != sparc_get(t, SPARC_R_SP) && !t->call.again && (bytes > MOST_FRAME || copy_frame(t, stack, bytes)))
        return -EFAULT;
    return sys_clone_backwards(t, flags, stack, parent_tid, tls, child_tid);
}

/* ---- other calls -------------------------------------------------------------------------------------------------- */

/* The range in the file may not wrap, even if there is no file. */
int64_t sys_sparc_mmap(struct thread *t, uint64_t addr, uint64_t len, unsigned prot, unsigned flags, int fd, uint64_t offset)
{
    const uint64_t mask = ((uint64_t)1 << t->p->abi->page_shift) - 1, rounded = (len + mask) & ~mask;

    return offset + rounded < offset ? -EINVAL : sys_mmap(t, addr, len, prot, flags, fd, offset);
}

/* The offset is in units of 4 KiB, whatever the size of a page. */
int64_t sys_sparc_mmap2(struct thread *t, uint64_t addr, uint64_t len, unsigned prot, unsigned flags, int fd, uint64_t pgoffset)
{
    return sys_sparc_mmap(t, addr, len, prot, flags, fd, pgoffset << 12);
}

/* rt_sigaction() with the address that handlers return to, less 8, as a fourth argument. */
int64_t sys_sparc_rt_sigaction(struct thread *t, int sig, uint64_t act, uint64_t old, uint64_t restorer, uint64_t size)
{
    const int64_t result = sys_rt_sigaction(t, sig, act, old, size);

    if (!result && act)
        sighand_action(t->p, sig)->restorer = restorer;
    return result;
}

/* The number is negative: programs of SunOS had positive ones. */
int64_t sys_sparc_sigaction(struct thread *t, int sig, uint64_t act, uint64_t old)
{
    if (sig >= 0 || sig < -KSIG_MAX)
        return -EINVAL;
    const int host = sig_host(t->p->abi, -sig);
    const int64_t result = sys_sigaction(t, host, act, old);

    if (!result && act)
        sighand_action(t->p, host)->restorer = 0;
    return result;
}

/* KERN_FEATURE_MIXED_MODE_STACK: windows are stored by the kind of their stack pointer. */
int64_t sys_sparc_kern_features(struct thread *t)
{
    return 1;
}

/* PSTATE.MM: total store order, partial, relaxed; memory is sequentially consistent here. */
int64_t sys_sparc_memory_ordering(struct thread *t, uint64_t model)
{
    return model < 3 ? 0 : -EINVAL;
}
