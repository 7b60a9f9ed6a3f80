/* progress.c - see progress.h. */
#include "emu/cli/progress.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "emu/kernel/kernel.h"

enum { EVERY_NS = 500000000, NS_PER_S = 1000000000 };

static uint64_t host_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * NS_PER_S + (uint64_t)now.tv_nsec;
}

static void on_tick(void *ctx, uint64_t cycles, uint64_t instructions)
{
    struct progress *p = ctx;
    uint64_t now = host_ns(), since = now - p->last_ns;
    if (since < EVERY_NS)
        return;
    fprintf(stderr, PROGRESS_ERASE "%.2f s virtual, %.1f s host, %.1f million instructions per second",
            (double)cycles / ((double)p->mhz * 1e6), (double)(now - p->start_ns) / NS_PER_S,
            (double)(instructions - p->last_instructions) * 1e3 / (double)since);
    fflush(stderr);
    p->shown = true;
    p->last_ns = now;
    p->last_instructions = instructions;
}

static void erase(void *ctx)
{
    struct progress *p = ctx;
    if (!p->shown)
        return;
    fputs(PROGRESS_ERASE, stderr);
    fflush(stderr);
    p->shown = false;
}

bool progress_is_shown(void)
{
    const char *terminal = getenv("TERM");
    return isatty(STDERR_FILENO) && terminal && strcmp(terminal, "dumb") != 0;
}

void progress_begin(struct progress *p, struct kernel_options *k)
{
    *p = (struct progress){.on = progress_is_shown(), .mhz = k->mhz};
    if (!p->on)
        return;
    p->start_ns = p->last_ns = host_ns();
    k->progress = (struct kernel_progress){.ctx = p, .tick = on_tick, .output = erase};
}

void progress_end(struct progress *p)
{
    erase(p);
}
