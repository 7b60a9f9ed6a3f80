/* Contexts of SunOS: what all machines have in common (uts/common/syscall/sigaltstack.c, uts/sparc and uts/intel, getcontext.c). */
#include <string.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/sunos/sunos.h"
#include "emu/mem/mem.h"

/* stack_t: ss_sp, ss_size, ss_flags. */
#define STACK "pLi"
enum { STACK_BYTES_MOST = 24 };

/* The alternate stack while it is in use, else the main thread's. */
static void stack_in_use(const struct thread *t, uint8_t *stack)
{
    struct mem_map m;

    if (t->abi_state[SUNOS_FLAGS] & SUNOS_ON_ALTSTACK)
        pack_struct(t->p->abi, false, STACK, (int64_t[]){(int64_t)t->altstack_base, (int64_t)t->altstack_size, SS_ONSTACK}, stack);
    else if (space_next_map(t->p->mm->space, t->p->mm->start_stack, &m))
        pack_struct(t->p->abi, false, STACK, (int64_t[]){(int64_t)m.start, (int64_t)(m.end - m.start), 0}, stack);
}

/* The library's stack_t, if it has registered one whose size is not 0. */
void sunos_save_stack(struct thread *t, uint8_t *stack)
{
    uint8_t bytes[STACK_BYTES_MOST];
    int64_t v[3];

    if (t->abi_state[SUNOS_USTACK] && !copy_in(t, bytes, t->abi_state[SUNOS_USTACK], 3 * t->p->abi->word) &&
        unpack_struct(t->p->abi, false, STACK, bytes, v) && v[1])
        memcpy(stack, bytes, 3 * t->p->abi->word);
    else
        stack_in_use(t, stack);
}

void sunos_restore_stack(struct thread *t, const uint8_t *stack)
{
    int64_t v[3];

    unpack_struct(t->p->abi, false, STACK, stack, v);
    if (v[2] == SS_ONSTACK) {
        t->altstack_base = (uint64_t)v[0];
        t->altstack_size = (uint64_t)v[1];
        t->altstack_flags = 0;
        t->abi_state[SUNOS_FLAGS] |= SUNOS_ON_ALTSTACK;
    } else {
        t->abi_state[SUNOS_FLAGS] &= ~(uint64_t)SUNOS_ON_ALTSTACK;
    }
    if (t->abi_state[SUNOS_USTACK])
        copy_out(t, t->abi_state[SUNOS_USTACK], stack, 3 * t->p->abi->word);
}

uint64_t sunos_frame_end(const struct thread *t, const struct ksigaction *sa, uint64_t sp, unsigned align, bool *on_altstack)
{
    const uint64_t mask = ~(uint64_t)(align - 1);

    *on_altstack = (sa->flags & SA_ONSTACK) && t->altstack_size && !(t->abi_state[SUNOS_FLAGS] & SUNOS_ON_ALTSTACK);
    return *on_altstack ? ((t->altstack_base + align - 1) & mask) + ((t->altstack_size + align - 1) & mask) - align : sp & mask;
}

void sunos_enter_altstack(struct thread *t)
{
    t->abi_state[SUNOS_FLAGS] |= SUNOS_ON_ALTSTACK;
    if (t->abi_state[SUNOS_USTACK])
        (void)PUT(t, t->abi_state[SUNOS_USTACK], STACK, (int64_t)t->altstack_base, (int64_t)t->altstack_size, SS_ONSTACK);
}

int64_t sys_sunos_context(struct thread *t, int command, uint64_t at)
{
    enum { GETCONTEXT, SETCONTEXT, GETUSTACK, SETUSTACK };
    const struct sunos_machine *machine = sunos_machine_of(t->p->abi);
    uint8_t stack[STACK_BYTES_MOST];

    switch (command) {
    case GETCONTEXT: return machine->get_context(t, at);
    case SETCONTEXT: return at ? machine->set_context(t, at) : sys_exit_group(t, 0);
    case GETUSTACK: return put_word(t, at, t->abi_state[SUNOS_USTACK]);
    case SETUSTACK:
        if (copy_in(t, stack, at, 3 * t->p->abi->word))
            return -EFAULT;
        t->abi_state[SUNOS_USTACK] = at;
        return 0;
    default: return -EINVAL;
    }
}
