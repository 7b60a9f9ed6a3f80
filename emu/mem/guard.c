/*
 * guard.c - copies through the host window that survive truncation of a file.
 *
 * A host file that a host window maps may become shorter at any time: another host process may truncate it between any check and the
 * access that follows. The access then raises SIGBUS. Translated code handles that on its own; C code must access such pages (MEM_FILE)
 * by mem_guarded_copy() only. A SIGBUS handler aborts the copy, which then reports failure.
 */
#define _GNU_SOURCE
#include <setjmp.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>

#include "emu/mem/window.h"

/* Where to continue after a SIGBUS in this host thread's copy; NULL if no copy is running. */
static _Thread_local sigjmp_buf *recovery;
static struct sigaction previous;

void mem_recover(const siginfo_t *info)
{
    if (recovery && info->si_code == BUS_ADRERR)
        siglongjmp(*recovery, 1);
}

void mem_pass_on(const struct sigaction *to, int sig, siginfo_t *info, void *context)
{
    bool is_extended = to->sa_flags & SA_SIGINFO;
    if (to->sa_flags & SA_RESETHAND || (!is_extended && (to->sa_handler == SIG_DFL || to->sa_handler == SIG_IGN)))
        sigaction(sig, to, NULL);
    else if (is_extended)
        to->sa_sigaction(sig, info, context);
    else
        to->sa_handler(sig);
}

static void on_bus(int sig, siginfo_t *info, void *context)
{
    mem_recover(info);
    mem_pass_on(&previous, sig, info, context);
}

static void catch_bus(void)
{
    static atomic_flag done = ATOMIC_FLAG_INIT;
    struct sigaction sa = {.sa_sigaction = on_bus, .sa_flags = SA_SIGINFO | SA_NODEFER};
    if (atomic_flag_test_and_set(&done))
        return;
    sigemptyset(&sa.sa_mask);
    sigaction(SIGBUS, &sa, &previous);
}

bool mem_guarded_copy(void *to, const void *from, size_t len)
{
    sigjmp_buf here;
    catch_bus();
    if (sigsetjmp(here, 0)) {
        recovery = NULL;
        return false;
    }
    recovery = &here;
    atomic_signal_fence(memory_order_seq_cst);
    memcpy(to, from, len);
    atomic_signal_fence(memory_order_seq_cst);
    recovery = NULL;
    return true;
}
