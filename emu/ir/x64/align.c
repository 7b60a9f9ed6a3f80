/*
 * align.c - misaligned accesses that the host notices by itself.
 *
 * A machine that traps them needs a test before each access whose address is not known to be aligned, some six of a hundred host instructions.
 * The host has the same check, of the same natural alignment, while EFLAGS.AC is set (and the kernel has set CR0.AM): the access then faults, and leaves
 * for the interpreter as it does where nothing is mapped. So AC is set while translated code runs, and clear in C, which the compiler
 * lets access what is not aligned. Setting or clearing it takes some thirty nanoseconds; so functions that translated code calls often, and
 * that hardly ever do such a thing, run with AC set: when they do, the signal handler clears it, and it is set again when they are done.
 *
 * A model's caches are asked before the access. Where that changes nothing the access still finds it; otherwise, which is out of line, there is a
 * test.
 */
#define _GNU_SOURCE
#include "emu/ir/x64/align.h"
#include "emu/ir/x64/translate.h"

#include <signal.h>
#include <string.h>
#include <ucontext.h>

#ifndef __SANITIZE_ADDRESS__ /* what it puts into signal handlers is not aligned */
static volatile sig_atomic_t noticed;

static void notice(int sig, siginfo_t *info, void *context)
{
    align_check_off();
    (void)sig;
    (void)info;
    noticed++;
    ((ucontext_t *)context)->uc_mcontext.gregs[REG_EFL] &= ~(greg_t)ALIGN_EFLAGS_AC; /* the access happens */
}

static bool notices_all(void)
{
    static const uint64_t words[2];
    const char *at = (const char *)words + 1;
    uint64_t v;
    noticed = 0;
#define TRY(load)                                                                                            \
    __asm__ volatile(ALIGN_SET_FLAGS load                                                                    \
                     : [v] "=&r"(v) : [flags] "i"(ALIGN_EFLAGS | ALIGN_EFLAGS_AC), [at] "r"(at) : "cc", "memory")
    TRY("movzwl (%[at]), %k[v]");
    TRY("movbe (%[at]), %k[v]");
    TRY("movbe (%[at]), %[v]");
#undef TRY
    align_check_off();
    return noticed == 3;
}
#endif

bool align_is_checked(const struct cpu *c)
{
#ifdef __SANITIZE_ADDRESS__
    (void)c;
    return false;
#else
    static enum { UNKNOWN, NO, YES } is;
    const struct caches *caches = c->timed ? c->timed->timing->caches : NULL;
    if (c->space->high_mask || c->isa->window.count || (caches && !caches->mapped))
        return false;
    if (is == UNKNOWN) {
        struct sigaction old, sa = {.sa_sigaction = notice, .sa_flags = SA_SIGINFO | SA_NODEFER};
        sigemptyset(&sa.sa_mask);
        if (sigaction(SIGBUS, &sa, &old))
            return false;
        is = notices_all() ? YES : NO;
        sigaction(SIGBUS, &old, NULL);
    }
    return is == YES;
#endif
}

void x64_emit_align_check(struct emitter *e, const struct host_code *hc, bool on)
{
    if (!hc->checks_alignment)
        return;
    byte(e, 0x68); /* push */
    imm32(e, on ? ALIGN_EFLAGS | ALIGN_EFLAGS_AC : ALIGN_EFLAGS);
    byte(e, 0x9d); /* popfq */
}

void x64_emit_align_check_again(struct emitter *e, const struct host_code *hc)
{
    if (!hc->checks_alignment)
        return;
    op_mem(e, 0, 0x80, 7, RBP, CPU_DISP(align_check_lost)); /* cmp byte [lost], 0 */
    byte(e, 0);
    uint8_t *checks = jcc(e, CC_E);
    op_mem(e, 0, 0xc6, 0, RBP, CPU_DISP(align_check_lost)); /* mov byte [lost], 0 */
    byte(e, 0);
    x64_emit_align_check(e, hc, true);
    land(e, checks);
}
