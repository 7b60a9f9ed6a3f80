/* Dispatch of system calls: argument kinds, cost, blocking, restart. */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "emu/kernel/core/access.h"
#include "emu/kernel/core/debugger.h"
#include "emu/kernel/core/event.h"
#include "emu/kernel/core/group_list.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/seccomp.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/charge.h"

static const struct syscall_line *line_of(const struct kernel *k, const struct abi *abi, unsigned number)
{
    for (unsigned i = 0; i < ABI_CALL_TABLES && abi->calls[i]; i++) {
        unsigned index = number - abi->calls[i]->first;

        if (index < abi->calls[i]->count && abi->calls[i]->lines[index].name)
            return &abi->calls[i]->lines[index];
    }
    return k->ops->profil_line(number - abi->profil_calls);
}

/* Return the host's number of SIG_BLOCK and its relatives, and of a resource limit. */
static int sighow(const struct abi *abi, int how)
{
    if (!abi->sighow_bits)
        return how;
    return how == 1 ? SIG_BLOCK : how == 2 ? SIG_UNBLOCK : how == 4 ? SIG_SETMASK : -1;
}

static uint32_t limit_number(const struct abi *abi, uint32_t which)
{
    return abi->nofile_first && (which == RLIMIT_NOFILE || which == RLIMIT_NPROC) ? which ^ 1 : which;
}

static uint64_t widen(const struct abi *abi, char kind, uint64_t raw)
{
    switch (kind) {
    case 'f':
    case 'd':
    case 'Y':
    case 'D':
    case 'm':
    case 'w':
    case 'F':
    case 'X':
    case 'c':
    case 'h': return (uint64_t)(int64_t)(int32_t)raw;
    case 'j': return (uint64_t)(int64_t)sighow(abi, (int32_t)raw);
    case 'S': return (uint64_t)(int64_t)sig_host(abi, (int32_t)raw);
    case 'u':
    case 'x':
    case 'o':
    case 'a':
    case '5':
    case 'A':
    case 'e':
    case 'P':
    case 'M':
    case 'C':
    case 'g':
    case 'N':
    case 'y':
    case 'R': return (uint32_t)raw;
    case 'L': return limit_number(abi, (uint32_t)raw);
    case 'i': return !abi->ids16 ? (uint32_t)raw : (uint16_t)raw == UINT16_MAX ? UINT32_MAX : (uint16_t)raw;
    case 'l': return abi->word == 4 ? (uint64_t)(int64_t)(int32_t)raw : raw;
    case 'z': return abi->word == 4 ? (uint32_t)raw : raw;
    case 'O':
    case 'W': return raw;
    default: /* pointers */ return abi_address(abi, raw);
    }
}

/* Returns whether a 64-bit argument is in two registers. Where pointers are swizzled, registers have 64 bits. */
static bool is_joined(const struct abi *abi, char kind)
{
    return abi->word == 4 && !abi->swizzled && (kind == 'O' || kind == 'W');
}

/* Joins two argument registers, from *in on, to 64 bits. */
static uint64_t join(const struct call *c, char kind, const struct register_pairs *pairs, unsigned *in)
{
    bool low_first = kind == 'W' || pairs->low_first;

    if (kind == 'O' && pairs->even)
        *in += *in & 1;
    uint64_t first = (uint32_t)c->raw[*in], second = (uint32_t)c->raw[*in + 1];

    *in += 2;
    return low_first ? second << 32 | first : first << 32 | second;
}

static uint64_t constant(char kind)
{
    switch (kind) {
    case '@': return (uint64_t)AT_FDCWD;
    case '~': return AT_SYMLINK_NOFOLLOW;
    case '^': return AT_REMOVEDIR;
    default: return 0;
    }
}

static void widen_arguments(struct thread *t)
{
    const struct abi *abi = t->p->abi;
    struct call *c = &t->call;
    unsigned in = 0, out = 0;

    for (const char *kind = c->line->kinds; *kind && in < 7 && out < 8; kind++) {
        if (strchr(KINDS_CONSTANT, *kind)) {
            c->arg[out++] = constant(*kind);
        } else if (is_joined(abi, *kind)) {
            c->arg[out++] = join(c, *kind, &abi->pairs, &in);
        } else {
            c->arg[out++] = widen(abi, *kind, c->raw[in++]);
            in += *kind == 'W'; /* pos_h */
        }
    }
}

void call_keep(struct thread *t, void *data, void (*data_free)(void *data))
{
    struct call *c = &t->call;
    if (c->data_free)
        c->data_free(c->data);
    else
        mem_free(c->data);
    c->data = data;
    c->data_free = data_free;
}

static void call_reset(struct thread *t)
{
    struct call *c = &t->call;
    call_keep(t, NULL, NULL);
    if (c->held)
        c->held_free(c->held);
    c->held = NULL;
    c->active = c->again = false;
    c->restart = 0;
}

void syscall_abandon(struct thread *t)
{
    call_reset(t);
}

static bool is_restart(int64_t result)
{
    return result == -ERESTARTSYS || result == -ERESTARTNOINTR || result == -ERESTARTNOHAND || result == -ERESTART_RESTARTBLOCK;
}

static void report_call(const struct thread *t, int64_t result)
{
    const struct call *c = &t->call;
    const struct kernel_event e = {.kind = KERNEL_EVENT_CALL,
                                   .name = c->line ? c->line->name : NULL,
                                   .number = c->number,
                                   .result = result == SYS_NO_RESULT ? 0 : result};

    event_report(t, &e, c->entered);
}

static void finish(struct thread *t, int64_t result)
{
    report_call(t, result);
    if (t->k->options.strace)
        t->k->ops->strace_call(t, result);
    call_reset(t);
    if (t->k->watches_files)
        t->k->ops->files_changed(t->k);
    if (result != SYS_NO_RESULT && t->state != THREAD_DEAD)
        t->p->abi->call_result(t, result);
    if (t->k->options.debugger && t->state != THREAD_DEAD)
        t->k->options.debugger->returned(t->k->options.debugger->ctx, t);
    if (t->restore_mask && result != -EINTR && result != SYS_NO_RESULT) {
        t->restore_mask = false;
        signal_set_mask(t, t->saved_mask);
    }
}

/* The call of t, which may have ended, has a result. */
static void end_call(struct thread *t, int64_t result)
{
    if (t->state == THREAD_DEAD)
        return;
    finish(t, result);
    sched_call_ends(t);
    if (t->trace.tracer && t->state != THREAD_DEAD)
        trace_call_ended(t, result);
}

static void run_handler(struct thread *t)
{
    struct call *c = &t->call;
    int64_t result = -ENOSYS;

    if (t->seccomp_mode && !c->again && !seccomp_permits(t, &result)) {
        end_call(t, result);
        return;
    }
    t->woken = false;
    credentials_copy(&t->p->credentials, &t->credentials);
    if (c->line && c->line->call)
        result = c->line->call(t, c->arg);
    t->cost_out = false;
    if (t->state == THREAD_DEAD)
        return;
    credentials_commit(t);
    if (result == SYS_BLOCK && t->woken) {
        wait_cancel(t); /* woken while it registered: call the handler again */
        return;
    }
    if (result == SYS_BLOCK) {
        t->p->switches_voluntary++;
        c->again = true;
        thread_block(t);
        return;
    }
    wait_cancel(t);
    if (is_restart(result)) {
        /* signal_deliver() decides: it knows whether a handler runs. */
        c->active = false;
        c->restart = result;
        if (t->trace.tracer)
            trace_call_ended(t, result);
        return;
    }
    end_call(t, result);
}

/* Resets each field: one memset() of the whole struct costs as much host time as the rest of the dispatch. */
static void call_begin(struct call *c)
{
    memset(c->raw, 0, sizeof c->raw);
    memset(c->arg, 0, sizeof c->arg);
    memset(c->s, 0, sizeof c->s);
    c->active = true;
    c->again = c->time64 = c->succeeded = c->guest_errno = false;
    c->data = NULL;
    c->data_free = NULL;
    c->held = NULL;
    c->restart = 0;
}

/* Returns whether a tracer or the debugger holds the call, which has its number. */
static bool is_held(struct thread *t)
{
    const struct kernel_debugger *d = t->k->options.debugger;

    bool is_traced = t->trace.tracer && trace_stops_for_call(t);

    t->call_held = is_traced || (d && d->call(d->ctx, t) == KERNEL_WAIT);
    if (!t->call_held)
        return false;
    t->call.active = false;
    if (!is_traced)
        kernel_pause(t->k);
    return true;
}

void syscall_enter(struct thread *t)
{
    struct call *c = &t->call;

    call_begin(c);
    t->p->abi->call_args(t);
    t->in_call = true;
    if (is_held(t))
        return;
    c->entered = t->k->clock.now;
    c->line = line_of(t->k, t->p->abi, c->number);
    if (c->line) {
        widen_arguments(t);
        c->time64 = t->p->abi->word == 4 && (strstr(c->line->name, "time64") || strchr(c->line->kinds, 'T'));
    }
    t->p->syscalls++;
    t->k->totals.syscalls++;
    kernel_charge(t, KERNEL_SYSCALL_CYCLES);
    run_handler(t);
}

int64_t syscall_nonblocking(struct thread *t, unsigned number, const struct syscall_line *line)
{
    struct call *c = &t->call;
    int64_t result = -ENOSYS;

    c->number = number;
    c->line = line;
    c->entered = t->k->clock.now;
    if (line) {
        widen_arguments(t);
        result = line->call(t, c->arg);
    }
    report_call(t, result);
    if (t->k->options.strace)
        t->k->ops->strace_call(t, result);
    return result;
}

int64_t syscall_continue_as(struct thread *t, const struct syscall_line *line)
{
    t->call.line = line;
    widen_arguments(t);
    return line->call(t, t->call.arg);
}

int64_t syscall_continue_with(struct thread *t, unsigned number)
{
    const struct syscall_line *line = line_of(t->k, t->p->abi, number);

    t->call.number = number;
    if (line && line->call)
        return syscall_continue_as(t, line);
    t->call.line = line;
    return -ENOSYS;
}

void syscall_resume(struct thread *t)
{
    t->call.again = true;
    run_handler(t);
}

/* sa: the action whose handler runs next; NULL if no handler runs. */
void syscall_finish_or_restart(struct thread *t, const struct ksigaction *sa)
{
    struct call *c = &t->call;
    int64_t code = c->restart;

    if (!code)
        return;
    c->restart = 0;
    if (!sa) {
        c->active = true; /* resume the call: deadlines and byte counts are kept */
        return;
    }
    const bool restarts = code == -ERESTARTSYS && (sa->flags & SA_RESTART);

    if (restarts && t->p->abi->system->restarts_in_library) {
        finish(t, -ERESTART);
        return;
    }
    if (code == -ERESTARTNOINTR || restarts) {
        call_reset(t);
        t->p->abi->call_rewind(t);
        return;
    }
    finish(t, -EINTR);
}
