/* 4.3BSD's ptrace(2) (sys/sys/sys_process.c): requests of a parent to its stopped child. core/trace.c has the stops. */
#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/bsd43/vax.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/memory/memory.h"
#include "emu/mem/mem.h"

#include <errno.h>

#include "isa/vax/vax.h"

enum request { READ_TEXT = 1, READ_DATA, READ_USER, WRITE_TEXT, WRITE_DATA, WRITE_USER, CONTINUE, KILL, STEP };
enum { LONG = 4 };

unsigned bsd43_saved_register(unsigned n)
{
    static const int8_t places[] = {-18, -17, -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -21, -20, -5};

    return (unsigned)(BSD43_USER_BYTES + LONG * places[n]);
}

/* ---- memory ---------------------------------------------------------------------------------------------------------- */

static int64_t long_at(const struct thread *c, const uint8_t *bytes)
{
    int64_t value;

    unpack_struct(c->p->abi, false, "I", bytes, &value);
    return value;
}

static int64_t read_memory(const struct thread *c, uint32_t va)
{
    uint8_t b[LONG];

    if (va > BSD43_MEMORY_END - LONG || mm_peek(c->p->mm, va, b, LONG) != LONG)
        return -EIO;
    return long_at(c, b);
}

/* Data must be writable, text is made so for the write. */
static int64_t write_memory(struct thread *c, uint32_t va, uint32_t value, bool is_text)
{
    uint8_t b[LONG];
    struct mem_map map;

    if (read_memory(c, va) < 0)
        return -EIO;
    pack_struct(c->p->abi, false, "I", (const int64_t[]){value}, b);
    for (uint64_t at = va; !is_text && at < (uint64_t)va + LONG; at += LONG - 1)
        if (!space_next_map(c->p->mm->space, at, &map) || map.start > at || !(map.prot & MEM_W))
            return -EIO;
    if (mm_poke(c->p->mm, va, b, LONG) != LONG)
        return -EIO;
    cpu_invalidate_code(c->cpu, va, LONG);
    return (int64_t)value;
}

/* ---- the u area -------------------------------------------------------------------------------------------------------- */

static int64_t read_user(const struct thread *c, uint32_t offset)
{
    uint8_t u[BSD43_USER_BYTES];

    if (offset >= BSD43_USER_BYTES)
        return -EIO;
    bsd43_user_area(c, 0, u);
    return long_at(c, u + offset / LONG * LONG);
}

/* A program's PSL stays that of user mode. Compatibility mode, which the kernel permits, does not exist here. */
static void set_psl(struct thread *c, uint32_t value)
{
    enum { SETTABLE = VAX_PSL_CC | VAX_PSL_T | VAX_PSL_IV | VAX_PSL_FU | VAX_PSL_DV | VAX_PSL_FPD | VAX_PSL_TP };

    bsd43_vax_set_psl(c, (value & SETTABLE) | VAX_PSL_USER);
}

static void move(struct thread *c, uint32_t pc)
{
    trace_abandon_call(c);
    cpu_set_pc(c->cpu, pc);
}

/* Only saved registers can be written. Returns what is then there. */
static int64_t write_user(struct thread *c, uint32_t offset, uint32_t value)
{
    offset = offset / LONG * LONG;
    if (offset == BSD43_SAVED_PSL) {
        set_psl(c, value);
        return (int64_t)bsd43_vax_psl(c);
    }
    if (offset == BSD43_SAVED_PC) {
        move(c, value);
        return (int64_t)value;
    }
    for (unsigned n = 0; n < BSD43_REGISTERS; n++) {
        if (offset == bsd43_saved_register(n)) {
            bsd43_vax_set(c, n, value);
            return (int64_t)value;
        }
    }
    return -EIO;
}

/* ---- going on ------------------------------------------------------------------------------------------------------------ */

static int64_t go_on(struct thread *c, enum request request, uint32_t pc, uint32_t sig)
{
    enum { WHERE_IT_STOPPED = 1, NSIG_BSD = 32 };
    const int host = sig < NSIG_BSD ? sig_host(c->p->abi, (int)sig) : 0;

    if (pc != WHERE_IT_STOPPED)
        move(c, pc);
    if (sig > NSIG_BSD)
        return -EIO;
    if (request == STEP)
        bsd43_vax_set_psl(c, bsd43_vax_psl(c) | VAX_PSL_T);
    trace_resume(c, TRACE_CONT, host > 0 ? host : 0);
    return (int64_t)sig;
}

/* The child ends by the signal that it stopped for. */
static void end(struct thread *c)
{
    c->p->k->ops->process_exit(c->p, c->trace.code & 0x7f);
    trace_kill(c);
}

static int64_t serve(struct thread *c, int request, uint32_t addr, uint32_t data)
{
    switch (request) {
    case READ_TEXT:
    case READ_DATA: return read_memory(c, addr);
    case READ_USER: return read_user(c, addr);
    case WRITE_TEXT:
    case WRITE_DATA: return write_memory(c, addr, data, request == WRITE_TEXT);
    case WRITE_USER: return write_user(c, addr, data);
    case CONTINUE:
    case STEP: return go_on(c, (enum request)request, addr, data);
    case KILL: end(c); return (int64_t)data;
    default: return -EIO;
    }
}

/* The child says that its parent traces it. If it outlives the parent, it is killed. */
static int64_t trace_me(struct thread *t)
{
    (void)sys_ptrace(t, 0, 0, 0, 0);
    t->trace.options = TRACE_OPTION_EXITKILL;
    return 0;
}

int64_t sys_bsd43_ptrace(struct thread *t, int request, int pid, uint64_t addr, unsigned data)
{
    if (request <= 0)
        return trace_me(t);
    struct thread *c = thread_find(t->k, pid);

    if (!c || c->trace.tracer != t || !c->trace.stop || !c->p->mm)
        return -ESRCH;
    const int64_t result = serve(c, request, (uint32_t)addr, data);

    t->call.succeeded = result >= 0;
    return result;
}
