/* hooks.c - libprecis: what the caller is told during a run. */
#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/lib/internal.h"

/* A hook has returned `stop`, or a call that it made has broken the machine. */
static void after_hook(struct precis *m, int stop)
{
    m->tid = 0; /* its selection of a thread ends with it */
    if (m->broken)
        fatal(2, "a hook has broken the machine: %s", m->message);
    if (stop)
        control_end_run(m->now->control);
}

static void on_tick(void *machine, int pid, int tid, uint64_t pc, bool in_kernel, uint64_t cycle)
{
    struct precis *m = machine;
    const struct precis_tick t = {sizeof t, pid, tid, in_kernel, cycle, pc};
    if (m->travels)
        return;
    after_hook(m, m->on_tick(m->tick_ctx, &t));
}

static uint64_t number_of(const uint8_t *bytes, size_t size, bool big_endian)
{
    uint64_t n = 0;
    for (size_t i = 0; i < size; i++)
        n = n << 8 | bytes[big_endian ? i : size - 1 - i];
    return n;
}

static void on_count(void *machine, int pid, uint64_t pc, uint64_t address, const uint8_t *bytes, size_t size)
{
    struct precis *m = machine;
    const struct precis_count c = {sizeof c, pid, pc, address, number_of(bytes, size, m->now->isa->big_endian), (uint32_t)size};
    if (m->travels)
        return;
    after_hook(m, m->on_count(m->count_ctx, &c));
}

static void on_output(void *machine, int pid, int stream, const void *bytes, size_t size)
{
    struct precis *m = machine;
    (void)pid;
    if (m->now == &m->front) /* not repeated */
        m->on_output(m->output_ctx, stream, bytes, size);
    after_hook(m, 0);
}

void hooks_install(struct precis *m, struct run *r)
{
    struct kernel_listener *l = &r->options.kernel.listener;
    *l = (struct kernel_listener){.ctx = m};
    l->tick = m->on_tick ? on_tick : NULL;
    l->counted = m->on_count ? on_count : NULL;
    l->output = m->on_output ? on_output : NULL;
}

int precis_on_tick(precis *m, int (*hook)(void *ctx, const struct precis_tick *tick), void *ctx)
{
    CALL(m, CALL_SETS);
    m->on_tick = hook;
    m->tick_ctx = ctx;
    RETURN(0);
}

int precis_on_count(precis *m, int (*hook)(void *ctx, const struct precis_count *count), void *ctx)
{
    CALL(m, CALL_SETS);
    m->on_count = hook;
    m->count_ctx = ctx;
    RETURN(0);
}

int precis_on_output(precis *m, void (*hook)(void *ctx, int stream, const void *bytes, size_t size), void *ctx)
{
    CALL(m, CALL_SETS);
    m->on_output = hook;
    m->output_ctx = ctx;
    RETURN(0);
}
