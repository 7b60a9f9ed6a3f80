/*
 * ptrace(2): requests of a tracer. core/trace.c has the stops; linux/ARCH-trace.c the registers.
 *
 * Sources: ptrace(2); Linux's kernel/ptrace.c and include/uapi/linux/ptrace.h (numbers, struct ptrace_syscall_info).
 */
#include <string.h>
#include <sys/mman.h>

#include "emu/kernel/core/access.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/cpu/isa.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/memory/memory.h"
#include "emu/mem/mem.h"

/* Linux's numbers, on all machines. */
enum {
    REQUEST_TRACEME = 0,
    REQUEST_PEEKTEXT = 1,
    REQUEST_PEEKDATA = 2,
    REQUEST_PEEKUSER = 3,
    REQUEST_POKETEXT = 4,
    REQUEST_POKEDATA = 5,
    REQUEST_POKEUSER = 6,
    REQUEST_CONT = 7,
    REQUEST_KILL = 8,
    REQUEST_SINGLESTEP = 9,
    REQUEST_ATTACH = 16,
    REQUEST_DETACH = 17,
    REQUEST_OLDSETOPTIONS = 21,
    REQUEST_SYSCALL = 24,
    REQUEST_SETOPTIONS = 0x4200,
    REQUEST_GETEVENTMSG = 0x4201,
    REQUEST_GETSIGINFO = 0x4202,
    REQUEST_SETSIGINFO = 0x4203,
    REQUEST_GETREGSET = 0x4204,
    REQUEST_SETREGSET = 0x4205,
    REQUEST_SEIZE = 0x4206,
    REQUEST_INTERRUPT = 0x4207,
    REQUEST_LISTEN = 0x4208,
    REQUEST_PEEKSIGINFO = 0x4209,
    REQUEST_GETSIGMASK = 0x420a,
    REQUEST_SETSIGMASK = 0x420b,
    REQUEST_GET_SYSCALL_INFO = 0x420e,
};
enum { NOTE_PRSTATUS = 1, NOTE_PRFPREG = 2 };

/* ---- memory ------------------------------------------------------------------------------------------------------ */

static int64_t deliver(struct thread *t, uint64_t value, uint64_t to)
{
    const struct trace_abi *a = t->p->abi->trace;

    if (!a || !a->peeked)
        return put_word(t, to, value);
    a->peeked(t, value);
    return SYS_NO_RESULT;
}

/* Gets or sets what of [va, va+len) is in registers: of a register stack. */
static void on_chip(const struct thread *c, uint64_t va, uint8_t *bytes, size_t len, bool set)
{
    if (cpu_isa(c->cpu)->debug.cached_memory)
        cpu_isa(c->cpu)->debug.cached_memory(c->cpu, va, bytes, len, set);
}

/* Returns whether the tracer may access the memory, which may have become that of another program: Linux's ptrace_access_vm(). */
static bool may_access_memory(const struct thread *c)
{
    return c->p->mm->dumpable == DUMPABLE_BY_USER || c->trace.privileged;
}

static int64_t peek(struct thread *t, const struct thread *c, uint64_t va, uint64_t to)
{
    const unsigned size = t->p->abi->word;
    uint8_t bytes[8];

    if (!may_access_memory(c) || mm_peek(c->p->mm, va, bytes, size) != size)
        return -EIO;
    on_chip(c, va, bytes, size, false);
    int64_t value;

    unpack_struct(t->p->abi, false, "L", bytes, &value);
    return deliver(t, (uint64_t)value, to);
}

static int64_t poke(struct thread *t, const struct thread *c, uint64_t va, uint64_t value)
{
    const unsigned size = t->p->abi->word;
    uint8_t bytes[8], before[8];

    pack_struct(t->p->abi, false, "L", (const int64_t[]){(int64_t)value}, bytes);
    if (!may_access_memory(c) || mm_peek(c->p->mm, va, before, size) != size || mm_poke(c->p->mm, va, bytes, size) != size)
        return -EIO;
    on_chip(c, va, bytes, size, true);
    cpu_invalidate_code(c->cpu, va, size);
    return 0;
}

/* ---- registers ---------------------------------------------------------------------------------------------------- */

static int64_t peek_user(struct thread *t, struct thread *c, uint64_t offset, uint64_t to)
{
    const struct trace_abi *a = c->p->abi->trace;
    uint64_t value = 0;

    if (!a || a->peek_user(c, offset, &value))
        return -EIO;
    return deliver(t, value, to);
}

static int64_t poke_user(struct thread *c, uint64_t offset, uint64_t value)
{
    const struct trace_abi *a = c->p->abi->trace;

    return a ? a->poke_user(c, offset, value) : -EIO;
}

/* Copies `len` bytes of a set to or from the tracer's memory. */
static int64_t copy_set(struct thread *t, struct thread *c, unsigned set, uint64_t at, uint64_t len, bool write)
{
    const struct trace_abi *a = c->p->abi->trace;
    uint8_t bytes[TRACE_SET_MAX] = {0};

    a->get_set(c, set, bytes);
    if (!write)
        return copy_out(t, at, bytes, len);
    if (copy_in(t, bytes, at, len))
        return -EFAULT;
    a->put_set(c, set, bytes);
    return 0;
}

/* PTRACE_GETREGSET and PTRACE_SETREGSET: the tracer names a set and passes a struct iovec, which receives the length. */
static int64_t regset(struct thread *t, struct thread *c, uint64_t type, uint64_t iov_at, bool write)
{
    const struct trace_abi *a = c->p->abi->trace;
    const unsigned set = type == NOTE_PRFPREG;
    int64_t v[2];

    if (get_struct(t, iov_at, "pL", v))
        return -EFAULT;
    if (!a || (type != NOTE_PRSTATUS && type != NOTE_PRFPREG))
        return -EINVAL;
    uint64_t len = (uint64_t)v[1], word = c->p->abi->word;

    if (len % word)
        return -EINVAL;
    len = len < a->set_bytes[set] ? len : a->set_bytes[set];
    int64_t error = copy_set(t, c, set, abi_address(t->p->abi, (uint64_t)v[0]), len, write);

    return error ? error : put_word(t, iov_at + word, len);
}

/* The machine's own requests for whole sets. Returns false if `request` is none. */
static bool own_request(struct thread *t, struct thread *c, int64_t request, uint64_t data, int64_t *result)
{
    const struct trace_abi *a = c->p->abi->trace;

    for (unsigned i = 0; a && i < 2; i++) {
        if (!a->get_request[i] || (request != a->get_request[i] && request != a->set_request[i]))
            continue;
        *result = copy_set(t, c, i + 2, data, a->request_bytes[i], request == a->set_request[i]);
        return true;
    }
    return false;
}

/* ---- signals and calls -------------------------------------------------------------------------------------------- */

static bool has_info(const struct thread *c)
{
    return c->trace.stop != TRACE_GROUP || c->trace.seized;
}

static int64_t set_siginfo(struct thread *t, struct thread *c, uint64_t from)
{
    struct ksiginfo info = c->trace.info;

    if (!has_info(c))
        return -EINVAL;
    if (get_siginfo_like(t, from, &info))
        return -EFAULT;
    c->trace.info = info;
    return 0;
}

/* PTRACE_PEEKSIGINFO: { u64 off; u32 flags; s32 nr } at args. Returns the number of signals copied. */
static int64_t peek_siginfo(struct thread *t, const struct thread *c, uint64_t args, uint64_t to)
{
    enum { SHARED = 1, SIGINFO_SIZE = 128 };
    int64_t v[3], done = 0;

    if (get_struct(t, args, "QIi", v))
        return -EFAULT;
    if ((v[1] & ~SHARED) || v[2] < 0)
        return -EINVAL;
    const struct queued_signal *s = v[1] & SHARED ? c->p->pending.first : c->pending.first;

    for (uint64_t skip = (uint64_t)v[0]; s && skip; skip--)
        s = s->next;
    for (; s && done < v[2]; s = s->next, done++)
        if (put_siginfo(t, to + (uint64_t)done * SIGINFO_SIZE, &s->info))
            return done ? done : -EFAULT;
    return done;
}

static int64_t signal_mask(struct thread *t, struct thread *c, uint64_t size, uint64_t at, bool write)
{
    ksigset set;

    if (size != 8)
        return -EINVAL;
    if (!write)
        return put_sigset(t, at, size, c->restore_mask ? c->saved_mask : c->mask);
    int error = get_sigset(t, at, size, &set);

    if (error)
        return error;
    signal_set_mask(c, set);
    c->restore_mask = false;
    return 0;
}

/* PTRACE_GET_SYSCALL_INFO. Returns the size of what there is to say. */
static int64_t call_info(struct thread *t, struct thread *c, uint64_t size, uint64_t to)
{
    enum { OP_NONE, OP_ENTRY, OP_EXIT, HEAD_BYTES = 24, ENTRY_BYTES = 80, EXIT_BYTES = 33, FAILED = 32 };
    const struct abi *abi = c->p->abi;
    const struct call *call = &c->call;
    uint8_t bytes[ENTRY_BYTES] = {0};
    int64_t v[16] = {OP_NONE, abi->trace ? abi->trace->audit_arch : abi->elf_machine, (int64_t)cpu_pc_slot(c->cpu),
                     (int64_t)abi->stack_pointer(c)};
    size_t n = HEAD_BYTES;

    if (c->trace.stop == TRACE_CALL_ENTRY) {
        v[0] = OP_ENTRY;
        v[4] = call->number;
        for (unsigned i = 0; i < 6; i++)
            v[5 + i] = (int64_t)call->raw[i];
        n = ENTRY_BYTES;
    } else if (c->trace.stop == TRACE_CALL_EXIT) {
        const int64_t r = c->trace.result;
        const bool failed = r < 0 && r >= -4095;

        v[0] = OP_EXIT;
        v[4] = failed ? -abi_errno(abi, (int)-r) : r;
        n = EXIT_BYTES;
        bytes[FAILED] = failed;
    }
    const bool failed = bytes[FAILED];

    pack_struct(t->p->abi, false,
                n == ENTRY_BYTES  ? "B3BI9Q"
                : n == EXIT_BYTES ? "B3BI3Q"
                                  : "B3BI2Q",
                (const int64_t[]){v[0], 0, 0, 0, v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10]}, bytes);
    if (n == EXIT_BYTES)
        bytes[FAILED] = failed;
    int error = copy_out(t, to, bytes, size < n ? size : n);

    return error ? error : (int64_t)n;
}

/* ---- attaching ------------------------------------------------------------------------------------------------------ */

static int64_t trace_me(struct thread *t)
{
    struct process *parent = t->p->parent;
    struct thread *tracer = thread_find(t->k, t->p->parent_tid);

    if (t->trace.tracer || t->trace.by_init || !parent)
        return -EPERM;
    if (parent == t->k->init) {
        t->trace.by_init = true; /* which lets every stop go on at once */
        return 0;
    }
    if (!parent->threads)
        return -EPERM;
    tracer = tracer && tracer->p == parent ? tracer : parent->threads;
    if (!parent_may_trace(tracer, t))
        return -EPERM;
    trace_attach(t, tracer, 0, false, process_can(t->p, CAP_SYS_PTRACE)); /* by the credentials of t, as Linux */
    return 0;
}

static int64_t attach(struct thread *t, int tid, bool seize, uint64_t addr, uint64_t options)
{
    struct thread *c = thread_find(t->k, tid);

    if (!c && !process_find(t->k, tid))
        return -ESRCH;
    if (seize && (addr || (options & ~(uint64_t)TRACE_OPTIONS)))
        return -EIO;
    if (!c)
        return -EPERM;
    if (c->p == t->p || c->trace.tracer || c->trace.by_init || !task_access(t, &(struct task){c->p, c}, ACCESS_REAL_IDS))
        return -EPERM;
    trace_attach(c, t, seize ? (unsigned)options : 0, seize, process_can(t->p, CAP_SYS_PTRACE));
    if (!seize)
        trace_send_stop(c);
    return 0;
}

/* ---- requests ------------------------------------------------------------------------------------------------------- */

static int64_t go_on(struct thread *t, struct thread *c, int64_t request, uint64_t data)
{
    enum trace_mode mode = request == REQUEST_SYSCALL ? TRACE_CALLS : request == REQUEST_SINGLESTEP ? TRACE_STEP : TRACE_CONT;

    if (data > KSIG_MAX)
        return -EIO;
    int sig = sig_host(t->p->abi, (int)data);

    if (request == REQUEST_DETACH)
        trace_leave_stop(c, sig);
    else
        trace_resume(c, mode, sig);
    return 0;
}

static int64_t listen(struct thread *c)
{
    struct trace *x = &c->trace;

    if (!x->seized || x->code >> 8 != TRACE_STOPPED)
        return -EIO;
    x->listening = true;
    if (x->interrupt) { /* what it listens for has happened */
        x->interrupt = false;
        trace_trap_again(c);
    }
    return 0;
}

static int64_t set_options(struct thread *c, uint64_t options)
{
    if (options & ~(uint64_t)TRACE_OPTIONS)
        return -EINVAL;
    c->trace.options = (unsigned)options;
    return 0;
}

/* A request to a stopped tracee. */
static int64_t request_to(struct thread *t, struct thread *c, int64_t request, uint64_t addr, uint64_t data)
{
    int64_t result = -EIO;

    switch (request) {
    case REQUEST_PEEKTEXT:
    case REQUEST_PEEKDATA: return peek(t, c, addr, data);
    case REQUEST_POKETEXT:
    case REQUEST_POKEDATA: return poke(t, c, addr, data);
    case REQUEST_PEEKUSER: return peek_user(t, c, addr, data);
    case REQUEST_POKEUSER: return poke_user(c, addr, data);
    case REQUEST_CONT:
    case REQUEST_SINGLESTEP:
    case REQUEST_SYSCALL:
    case REQUEST_DETACH: return go_on(t, c, request, data);
    case REQUEST_OLDSETOPTIONS:
    case REQUEST_SETOPTIONS: return set_options(c, data);
    case REQUEST_GETEVENTMSG: return put_word(t, data, c->trace.message);
    case REQUEST_GETSIGINFO: return has_info(c) ? put_siginfo(t, data, &c->trace.info) : -EINVAL;
    case REQUEST_SETSIGINFO: return set_siginfo(t, c, data);
    case REQUEST_GETREGSET:
    case REQUEST_SETREGSET: return regset(t, c, addr, data, request == REQUEST_SETREGSET);
    case REQUEST_LISTEN: return listen(c);
    case REQUEST_PEEKSIGINFO: return peek_siginfo(t, c, addr, data);
    case REQUEST_GETSIGMASK:
    case REQUEST_SETSIGMASK: return signal_mask(t, c, addr, data, request == REQUEST_SETSIGMASK);
    case REQUEST_GET_SYSCALL_INFO: return call_info(t, c, addr, data);
    }
    (void)own_request(t, c, request, data, &result);
    return result;
}

int64_t sys_ptrace(struct thread *t, int64_t request, uint64_t pid, uint64_t addr, uint64_t data)
{
    const int tid = (int)pid;

    if (t->p->abi->ptrace_detach)
        request = request == t->p->abi->ptrace_detach ? REQUEST_DETACH : request == REQUEST_DETACH ? -1 : request;
    if (request == REQUEST_TRACEME)
        return trace_me(t);
    if (request == REQUEST_ATTACH || request == REQUEST_SEIZE)
        return attach(t, tid, request == REQUEST_SEIZE, addr, data);
    struct thread *c = thread_find(t->k, tid);

    if (!c || c->trace.tracer != t)
        return -ESRCH;
    if (request == REQUEST_KILL)
        return signal_send_process(c->p, SIGKILL, NULL);
    if (request == REQUEST_INTERRUPT && !c->trace.seized)
        return -EIO;
    if (request == REQUEST_INTERRUPT) {
        trace_interrupt(c);
        return 0;
    }
    if (!c->trace.stop || c->trace.listening || !c->p->mm)
        return -ESRCH;
    return request_to(t, c, request, addr, data);
}
