/*
 * truncated.c - mapped files that another host process shortens.
 *
 * What the guest itself does to a file uninstalls the file's pages (space_file_resized()). What others do is not announced: the host raises
 * SIGBUS in translated code, which cannot be undone. The access then gets a page of zeros, and the run ends with the fault at the end of
 * its block.
 */
#define _GNU_SOURCE
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "isa/unicorn/engine.h"

enum { PAGE = 4096 };

static _Thread_local struct unicorn_engine *running; /* in this host thread */
static struct sigaction previous;

static bool takes_zeros(struct unicorn_engine *e, const siginfo_t *info)
{
    uint64_t va;
    if (!e || info->si_code != BUS_ADRERR || !space_address(e->space, info->si_addr, &va))
        return false;
    void *page = (void *)((uintptr_t)info->si_addr & ~(uintptr_t)(PAGE - 1));
    if (mmap(page, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED)
        return false;
    e->truncated = va;
    e->is_truncated = true;
    uc_emu_stop(e->uc);
    return true;
}

static void on_bus(int sig, siginfo_t *info, void *context)
{
    mem_recover(info);
    if (takes_zeros(running, info))
        return;
    if (previous.sa_flags & SA_SIGINFO)
        previous.sa_sigaction(sig, info, context);
    else
        sigaction(sig, &previous, NULL); /* then the access is retried */
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

void truncated_watch(struct unicorn_engine *e)
{
    if (e)
        catch_bus();
    running = e;
}

/* Uninstalls the pages of the file at va. */
static void forget_file(struct space *s, uint64_t va)
{
    struct mem_map map;
    struct stat st;
    if (space_next_map(s, va, &map) && map.start <= va && map.fd >= 0 && !fstat(map.fd, &st))
        space_file_resized(s, st.st_dev, st.st_ino);
}

bool truncated_stop(struct unicorn_engine *e, struct cpu_stop *why)
{
    if (!e->is_truncated)
        return false;
    e->is_truncated = false;
    forget_file(e->space, e->truncated);
    *why = (struct cpu_stop){.reason = CPU_FAULT, .addr = e->truncated, .access = MEM_READ, .fault = MEM_FAULT_BUS, .size = 1};
    return true;
}
