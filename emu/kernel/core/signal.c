/*
 * Signals: queues, generation, and delivery on the return to user code. Frames are the personality's (linux/ARCH-signal.c). Numbers are the
 * host's throughout.
 */
#include <stdlib.h>
#include <string.h>

#include "emu/kernel/core/access.h"
#include "emu/fatal/fatal.h"
#include "emu/kernel/core/debugger.h"
#include "emu/kernel/core/event.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/charge.h"

struct sighand {
    unsigned refs;
    struct ksigaction action[KSIG_MAX + 1];
};

enum { HANDLER_DEFAULT = 0, HANDLER_IGNORE = 1 };
enum { LIMIT_CORE = 4, LIMIT_SIGPENDING = 11 }; /* Linux's RLIMIT_ numbers */

#define STOP_SIGNALS    (ksigbit(SIGSTOP) | ksigbit(SIGTSTP) | ksigbit(SIGTTIN) | ksigbit(SIGTTOU))
#define DEFAULT_IGNORED (ksigbit(SIGCHLD) | ksigbit(SIGCONT) | ksigbit(SIGURG) | ksigbit(SIGWINCH))
#define DEFAULT_DUMPS_CORE                                                                                                             \
    (ksigbit(SIGQUIT) | ksigbit(SIGILL) | ksigbit(SIGTRAP) | ksigbit(SIGABRT) | ksigbit(SIGFPE) | ksigbit(SIGSEGV) | ksigbit(SIGBUS) | \
     ksigbit(SIGSYS) | ksigbit(SIGXCPU) | ksigbit(SIGXFSZ))
/* Synchronous signals are delivered first, as in Linux. */
#define SYNCHRONOUS (ksigbit(SIGSEGV) | ksigbit(SIGBUS) | ksigbit(SIGILL) | ksigbit(SIGTRAP) | ksigbit(SIGFPE) | ksigbit(SIGSYS))
#define UNBLOCKABLE (ksigbit(SIGKILL) | ksigbit(SIGSTOP))

/* ---- actions ----------------------------------------------------------------------------------------------- */

struct sighand *sighand_new(struct kernel *k)
{
    struct sighand *s = mem_new_always(k->memory, sizeof *s);

    if (!s)
        kernel_no_memory();
    s->refs = 1;
    return s;
}

struct sighand *sighand_copy(struct kernel *k, const struct sighand *s)
{
    struct sighand *n = sighand_new(k);

    memcpy(n->action, s->action, sizeof n->action);
    return n;
}

struct sighand *sighand_ref(struct sighand *s)
{
    s->refs++;
    return s;
}

void sighand_unref(struct sighand *s)
{
    if (s && --s->refs == 0)
        mem_free(s);
}

struct ksigaction *sighand_action(struct process *p, int sig)
{
    return &p->sighand->action[sig];
}

void sighand_exec(struct process *p)
{
    struct sighand *mine = p->sighand->refs > 1 ? sighand_copy(p->k, p->sighand) : sighand_ref(p->sighand);

    sighand_unref(p->sighand);
    p->sighand = mine;
    for (int sig = 1; sig <= KSIG_MAX; sig++) {
        bool ignored = mine->action[sig].handler == HANDLER_IGNORE;

        mine->action[sig] = (struct ksigaction){.handler = ignored ? HANDLER_IGNORE : HANDLER_DEFAULT};
    }
}

static ksigset default_ignored(const struct process *p)
{
    return DEFAULT_IGNORED | p->abi->system->ignored;
}

bool signal_is_ignored(const struct process *p, int sig)
{
    uint64_t handler = p->sighand->action[sig].handler;

    return handler == HANDLER_IGNORE || (handler == HANDLER_DEFAULT && (default_ignored(p) & ksigbit(sig)));
}

/* ---- queues --------------------------------------------------------------------------------------------------- */

void pending_flush(struct pending *q, ksigset set)
{
    struct queued_signal **at = &q->first;

    q->last = NULL;
    while (*at) {
        struct queued_signal *s = *at;

        if (set & ksigbit(s->info.sig)) {
            *at = s->next;
            mem_free(s);
        } else {
            q->last = s;
            at = &s->next;
        }
    }
    q->set &= ~set;
}

static unsigned queue_length(const struct pending *q)
{
    unsigned n = 0;

    for (struct queued_signal *s = q->first; s; s = s->next)
        n++;
    return n;
}

static void enqueue(struct kernel *k, struct pending *q, const struct ksiginfo *info)
{
    struct queued_signal *s = mem_new_always(k->memory, sizeof *s);

    if (!s)
        kernel_no_memory();
    s->info = *info;
    if (q->last)
        q->last->next = s;
    else
        q->first = s;
    q->last = s;
    q->set |= ksigbit(info->sig);
}

/* Dequeues the first entry of sig; further ones remain (real-time signals). */
static void dequeue(struct pending *q, int sig, struct ksiginfo *out)
{
    struct queued_signal *prev = NULL, *found = NULL;
    bool more = false;

    *out = (struct ksiginfo){.sig = sig, .code = SI_USER, .layout = KSI_KILL};
    for (struct queued_signal *s = q->first, *before = NULL; s; before = s, s = s->next) {
        if (s->info.sig != sig)
            continue;
        if (found) {
            more = true;
            break;
        }
        found = s;
        prev = before;
    }
    if (found) {
        *(prev ? &prev->next : &q->first) = found->next;
        if (q->last == found)
            q->last = prev;
        *out = found->info;
        mem_free(found);
    }
    if (!more)
        q->set &= ~ksigbit(sig);
}

static int first_in_guest_order(const struct abi *abi, ksigset set)
{
    for (int n = 1; n <= KSIG_MAX; n++)
        if (abi->sig_to_host[n] && (set & ksigbit(abi->sig_to_host[n])))
            return abi->sig_to_host[n];
    return 0;
}

static int first_signal(const struct abi *abi, ksigset set)
{
    if (abi->system->one_handler)
        return first_in_guest_order(abi, set);
    if (set & SYNCHRONOUS)
        set &= SYNCHRONOUS;
    return set ? __builtin_ctzll(set) + 1 : 0;
}

static bool is_of_timer(const struct queued_signal *s, int id)
{
    return s->info.layout == KSI_TIMER && s->info.timer_id == id;
}

static bool has_timer(const struct pending *q, int id)
{
    for (const struct queued_signal *s = q->first; s; s = s->next)
        if (is_of_timer(s, id))
            return true;
    return false;
}

bool signal_has_timer(const struct process *p, int id)
{
    bool has = has_timer(&p->pending, id);

    for (const struct thread *t = p->threads; t && !has; t = t->next)
        has = has_timer(&t->pending, id);
    return has;
}

static void drop_timer(struct pending *q, int id)
{
    ksigset gone = 0, left = 0;

    q->last = NULL;
    for (struct queued_signal **at = &q->first, *s; (s = *at);) {
        if (is_of_timer(s, id)) {
            gone |= ksigbit(s->info.sig);
            *at = s->next;
            mem_free(s);
        } else {
            left |= ksigbit(s->info.sig);
            q->last = s;
            at = &s->next;
        }
    }
    q->set &= ~(gone & ~left);
}

void signal_drop_timer(struct process *p, int id)
{
    drop_timer(&p->pending, id);
    for (struct thread *t = p->threads; t; t = t->next)
        drop_timer(&t->pending, id);
}

bool signal_take(struct thread *t, ksigset set, struct ksiginfo *out)
{
    int sig = first_signal(t->p->abi, t->pending.set & set);

    if (sig) {
        dequeue(&t->pending, sig, out);
    } else {
        sig = first_signal(t->p->abi, t->p->pending.set & set);
        if (!sig)
            return false;
        dequeue(&t->p->pending, sig, out);
        if (sig == SIGALRM)
            t->k->ops->alarm_delivered(t->p);
    }
    if (out->layout == KSI_TIMER)
        t->k->ops->timer_delivered(t->p, out);
    return true;
}

ksigset signal_pending_in(const struct thread *t, ksigset set)
{
    return (t->pending.set | t->p->pending.set) & set;
}

bool signal_pending(const struct thread *t)
{
    return signal_pending_in(t, ~t->mask) != 0;
}

/* Returns whether the signal ends t's process, and no tracer has a say: such signals wake whom others do not. */
static bool is_fatal(const struct thread *t, int sig)
{
    const bool stops = (default_ignored(t->p) | STOP_SIGNALS) & ksigbit(sig);

    return sig == SIGKILL || (sighand_action(t->p, sig)->handler == HANDLER_DEFAULT && !stops && !t->trace.tracer);
}

bool signal_fatal_pending(const struct thread *t)
{
    ksigset set = signal_pending_in(t, ~t->mask | ksigbit(SIGKILL));

    while (set) {
        const int sig = __builtin_ctzll(set) + 1;

        if (is_fatal(t, sig))
            return true;
        set &= set - 1;
    }
    return false;
}

struct wait_queue *signal_queue_of(struct process *p)
{
    return &p->signal_wait;
}

/* ---- sending ---------------------------------------------------------------------------------------------------- */

/* A stop signal discards pending SIGCONT and vice versa, when it is generated (signal(7)). */
static void cancel_opposites(struct process *p, int sig)
{
    ksigset gone = 0;

    if (STOP_SIGNALS & ksigbit(sig))
        gone = ksigbit(SIGCONT);
    else if (sig == SIGCONT)
        gone = STOP_SIGNALS;
    if (!gone)
        return;
    pending_flush(&p->pending, gone);
    for (struct thread *t = p->threads; t; t = t->next)
        pending_flush(&t->pending, gone);
    if (sig == SIGCONT)
        process_continue(p);
}

static bool wants(const struct thread *t, int sig)
{
    return t->state != THREAD_DEAD && !(t->mask & ksigbit(sig)) && (!t->killable || is_fatal(t, sig));
}

static void wake_for(struct thread *t, int sig)
{
    if (t->parked && sig == SIGKILL) {
        t->parked = false;
        sched_add(t);
    }
    if (sig == SIGKILL)
        trace_kill(t);
    if (wants(t, sig) || (t->real_mask_wait & ksigbit(sig)))
        wake_thread(t);
}

static int send(struct process *p, struct thread *only, int sig, const struct ksiginfo *info)
{
    struct ksiginfo kernel_made = {.sig = sig, .code = SI_KERNEL, .layout = KSI_KILL};
    struct pending *q = only ? &only->pending : &p->pending;
    struct thread *who = only ? only : p->threads;

    if (!sig || p->zombie || !p->threads || p == p->k->ending)
        return 0;
    cancel_opposites(p, sig);
    if (p->host_program) {
        p->signals++;
        p->k->totals.signals++;
        p->k->ops->host_program_signal(p, sig);
        return 0;
    }
    if (signal_is_ignored(p, sig) && (!who->trace.tracer || sig == SIGKILL) && !(who->mask & ksigbit(sig)) &&
        !(who->real_mask_wait & ksigbit(sig)))
        return 0;
    const bool of_timer = info && info->layout == KSI_TIMER; /* each timer has one entry: send_sigqueue() in Linux */
    if (!of_timer && sig < KSIG_RTMIN && (q->set & ksigbit(sig)))
        return 0;
    const bool full = !of_timer && sig >= KSIG_RTMIN && queue_length(q) >= p->rlimits[LIMIT_SIGPENDING].cur;

    if (full && info && info->code < 0)
        return -EAGAIN;
    if (info)
        kernel_made = *info;
    kernel_made.sig = sig;
    if (full)
        q->set |= ksigbit(sig); /* pending once, without siginfo */
    else
        enqueue(p->k, q, &kernel_made);
    p->signals++;
    p->k->totals.signals++;
    wake_all(&p->signal_wait);
    if (only) {
        wake_for(only, sig);
        return 0;
    }
    if (sig == SIGKILL || (STOP_SIGNALS & ksigbit(sig))) {
        for (struct thread *t = p->threads; t; t = t->next)
            wake_for(t, sig);
        return 0;
    }
    for (struct thread *t = p->threads; t; t = t->next) {
        if (wants(t, sig) || (t->state == THREAD_BLOCKED && (t->real_mask_wait & ksigbit(sig)))) {
            wake_thread(t);
            break;
        }
    }
    return 0;
}

int signal_send_process(struct process *p, int sig, const struct ksiginfo *info)
{
    return send(p, NULL, sig, info);
}

int signal_send_thread(struct thread *t, int sig, const struct ksiginfo *info)
{
    /* SIGKILL and SIGSTOP always act on the whole process. */
    if (sig && (UNBLOCKABLE & ksigbit(sig)))
        return send(t->p, NULL, sig, info);
    return send(t->p, t, sig, info);
}

int signal_send_group(struct kernel *k, int pgid, int sig, const struct ksiginfo *info)
{
    int result = -ESRCH;

    for (struct process *p = k->processes, *next; p; p = next) {
        next = p->next;
        if (p->pgid == pgid && p != k->init) {
            int r = send(p, NULL, sig, info);

            if (result != 0)
                result = r;
        }
    }
    return result;
}

void signal_send_to(struct thread *t, int sig)
{
    send(t->p, t, sig, NULL);
}

void signal_force(struct thread *t, const struct ksiginfo *info)
{
    struct ksigaction *sa = sighand_action(t->p, info->sig);

    if ((t->mask & ksigbit(info->sig)) || sa->handler == HANDLER_IGNORE) {
        sa->handler = HANDLER_DEFAULT;
        t->mask &= ~ksigbit(info->sig);
    }
    pending_flush(&t->pending, ksigbit(info->sig));
    enqueue(t->k, &t->pending, info);
    t->p->signals++;
    t->k->totals.signals++;
}

void signal_set_mask(struct thread *t, ksigset mask)
{
    t->mask = mask & ~UNBLOCKABLE;
}

void signal_temporary_mask(struct thread *t, ksigset mask)
{
    if (!t->restore_mask) {
        t->saved_mask = t->mask;
        t->restore_mask = true;
    }
    signal_set_mask(t, mask);
}

bool on_altstack(const struct thread *t, uint64_t sp)
{
    if (!t->altstack_size || (t->altstack_flags & SS_AUTODISARM))
        return false;
    if (t->p->abi->stack_grows_up)
        return sp >= t->altstack_base && sp - t->altstack_base < t->altstack_size;
    return sp > t->altstack_base && sp - t->altstack_base <= t->altstack_size;
}

/* ---- delivery ----------------------------------------------------------------------------------------------------- */

static void report_death(struct thread *t, const struct ksiginfo *info)
{
    const struct kernel_options *o = &t->k->options;

    t->p->fatal = *info;
    if (!o->died || t->p->death_reported)
        return;
    t->p->death_reported = true;
    o->died(o->died_ctx, &(struct kernel_death){
                             .pid = t->p->pid,
                             .tid = t->tid,
                             .program = t->p->comm,
                             .is_first = t->p == t->k->first,
                             .sig = info->sig,
                             .code = info->code,
                             .sender = info->layout == KSI_KILL || info->layout == KSI_RT ? info->pid : 0,
                             .of_fault = info->layout == KSI_FAULT,
                             .address = info->addr,
                             .of_access = info->of_access,
                             .access = info->access,
                             .refusal = info->refusal,
                             .size = info->size,
                             .cpu = t->cpu,
                         });
}

static void act_by_default(struct thread *t, const struct ksiginfo *info)
{
    struct process *p = t->p;
    int sig = info->sig;

    if (default_ignored(p) & ksigbit(sig))
        return;
    if (STOP_SIGNALS & ksigbit(sig)) {
        if (sig == SIGSTOP || !group_is_orphaned(t->k, p->pgid))
            process_stop(p, sig);
        return;
    }
    if (trace_stops_for_exit(t, sig_guest(p->abi, sig))) {
        t->trace.approved = t->signal_held = true; /* and is acted on again */
        t->held_signal = *info;
        return;
    }
    report_death(t, info);
    const bool core = p->abi->dump_core ? p->abi->dump_core(t, sig)
                                        : (DEFAULT_DUMPS_CORE & ksigbit(sig)) && p->rlimits[LIMIT_CORE].cur && process_may_dump(p);

    t->k->ops->process_exit(p, sig | (core ? 0x80 : 0));
}

static void enter_handler(struct thread *t, struct ksigaction *action, const struct ksiginfo *info)
{
    struct ksigaction sa = *action;

    if (sa.flags & SA_RESETHAND)
        action->handler = HANDLER_DEFAULT;
    t->trace.restarting = false;
    syscall_finish_or_restart(t, &sa);
    kernel_report_thread(t, KERNEL_THREAD_INTERRUPTED);
    kernel_charge(t, KERNEL_SIGNAL_CYCLES);
    kernel_copies_begin(t);
    if (!t->p->abi->signal_enter(t, &sa, info)) {
        if (kernel_copies_end(t))
            return;
        if (info->sig == SIGSEGV)
            sighand_action(t->p, SIGSEGV)->handler = HANDLER_DEFAULT;
        signal_force(t, &(struct ksiginfo){.sig = SIGSEGV, .code = SI_KERNEL, .layout = KSI_KILL});
        return;
    }
    kernel_report_thread(t, KERNEL_THREAD_HANDLES);
    if (t->trace.tracer && t->trace.mode == TRACE_STEP)
        trace_stepped(t);
    if (t->altstack_flags & SS_AUTODISARM)
        altstack_reset(t);
    t->restore_mask = false; /* the signal frame holds the mask to restore */
    signal_set_mask(t, t->mask | sa.mask | (sa.flags & SA_NODEFER ? 0 : ksigbit(info->sig)));
}

static void report_signal(const struct thread *t, int sig)
{
    char name[24] = "";
    const struct kernel_event e = {.kind = KERNEL_EVENT_SIGNAL, .name = name, .number = sig};

    if (!t->k->options.hooks.event)
        return;
    if (sig <= 31)
        snprintf(name, sizeof name, "SIG%s", sigabbrev_np(sig));
    else
        snprintf(name, sizeof name, "SIGRT%d", sig);
    event_report(t, &e, t->k->clock.now);
}

/* Returns whether a handler was entered. */
static bool act_on(struct thread *t, const struct ksiginfo *info)
{
    struct ksigaction *sa = sighand_action(t->p, info->sig);

    report_signal(t, info->sig);
    if (t->k->options.strace)
        t->k->ops->strace_signal(t, info);
    if (sa->handler == HANDLER_IGNORE)
        return false;
    if (sa->handler == HANDLER_DEFAULT)
        act_by_default(t, info);
    else if (!t->k->ops->profil_handles(t, info->sig, sa)) {
        enter_handler(t, sa, info);
        return true;
    }
    return false;
}

/* Dequeues a signal, or takes the one that the debugger holds. */
static bool next_signal(struct thread *t, struct ksiginfo *info)
{
    if (!t->signal_held)
        return signal_take(t, ~t->mask, info);
    t->signal_held = false;
    *info = t->held_signal;
    return true;
}

static enum kernel_verdict verdict(struct thread *t, struct ksiginfo *info)
{
    const struct kernel_debugger *d = t->k->options.debugger;
    enum kernel_verdict v = d ? d->signal(d->ctx, t, info) : KERNEL_ACT;

    if (v != KERNEL_WAIT)
        return v;
    t->held_signal = *info;
    t->signal_held = true;
    kernel_pause(t->k);
    return v;
}

bool signal_deliver(struct thread *t)
{
    struct ksiginfo info;

    for (;;) {
        if (t->state == THREAD_DEAD)
            return false;
        if (t->p->stopped && !t->trace.tracer && !signal_pending_in(t, ksigbit(SIGKILL))) {
            thread_block(t);
            t->parked = true;
            return false;
        }
        if (signal_pending_in(t, ksigbit(SIGKILL))) {
            if (signal_take(t, ksigbit(SIGKILL), &info))
                report_death(t, &info);
            t->k->ops->process_exit(t->p, SIGKILL);
            return false;
        }
        if (!next_signal(t, &info))
            break;
        if (t->trace.tracer && trace_stops_for_signal(t, &info))
            return false;
        enum kernel_verdict v = verdict(t, &info);
        if (v == KERNEL_WAIT)
            return false;
        const bool handles = v == KERNEL_ACT && act_on(t, &info);
        if (t->trace.tracer && t->state != THREAD_DEAD && trace_stops(t))
            return false;
        if (handles && t->p->abi->system->one_handler)
            return t->state != THREAD_DEAD;
    }
    if (t->call.restart) {
        syscall_finish_or_restart(t, NULL);
        return false;
    }
    if (t->restore_mask) {
        t->restore_mask = false;
        signal_set_mask(t, t->saved_mask);
        return signal_deliver(t);
    }
    return true;
}

/* ---- siginfo in the guest's layout ---------------------------------------------------------------------------------- */

static const char *siginfo_fields(const struct abi *abi, const struct ksiginfo *i)
{
    switch (i->layout) {
    case KSI_NONE:
    case KSI_KILL: return "iI";
    case KSI_TIMER: return "iip";
    case KSI_RT: return "iIp";
    case KSI_CHILD: return "iIill";
    case KSI_FAULT: return abi->siginfo_fault;
    case KSI_POLL: return abi->band_is_int ? "ii" : "li";
    case KSI_SYS: return "pii";
    }
    fatal_bug(__func__);
}

static void siginfo_values(const struct abi *abi, const struct ksiginfo *i, int64_t *v)
{
    bool names_signal = i->layout == KSI_CHILD && i->code != CLD_EXITED;

    switch (i->layout) {
    case KSI_NONE:
    case KSI_KILL: memcpy(v, (int64_t[]){i->pid, i->uid}, 2 * sizeof *v); break;
    case KSI_TIMER: memcpy(v, (int64_t[]){i->timer_id, i->overrun, (int64_t)i->value}, 3 * sizeof *v); break;
    case KSI_RT: memcpy(v, (int64_t[]){i->pid, i->uid, (int64_t)i->value}, 3 * sizeof *v); break;
    case KSI_CHILD:
        memcpy(v, (int64_t[]){i->pid, i->uid, names_signal ? sig_guest(abi, i->status) : i->status, (int64_t)i->utime, (int64_t)i->stime},
               5 * sizeof *v);
        break;
    case KSI_FAULT: memcpy(v, (int64_t[]){(int64_t)i->addr, (int64_t)i->imm, (int64_t)i->flags, (int64_t)i->isr}, 4 * sizeof *v); break;
    case KSI_POLL: memcpy(v, (int64_t[]){abi_poll_events(abi, (unsigned)i->band), i->fd}, 2 * sizeof *v); break;
    case KSI_SYS: memcpy(v, (int64_t[]){(int64_t)i->addr, i->sysno, i->arch}, 3 * sizeof *v); break;
    }
}

enum { SIGINFO_BYTES = 128 };

void siginfo_pack(const struct abi *abi, const struct ksiginfo *i, uint8_t *bytes)
{
    char format[16] = "iii";
    int64_t v[8] = {sig_guest(abi, i->sig), i->err && i->layout != KSI_SYS ? abi_errno(abi, i->err) : i->err, i->code};

    if (abi->word == 8)
        strcat(format, "0");
    strcat(format, siginfo_fields(abi, i));
    siginfo_values(abi, i, v + 3);
    memset(bytes, 0, SIGINFO_BYTES);
    pack_struct(abi, false, format, v, bytes);
}

int get_siginfo_like(struct thread *t, uint64_t va, struct ksiginfo *info)
{
    const struct abi *abi = t->p->abi;
    uint8_t bytes[SIGINFO_BYTES];
    char format[16] = "iii";
    int64_t v[8] = {0};

    if (copy_in(t, bytes, va, sizeof bytes))
        return -EFAULT;
    unpack_struct(abi, false, format, bytes, v);
    if (info->code != (int)v[2])
        info->layout = KSI_RT;
    info->sig = sig_host(abi, (int)v[0]);
    info->err = (int)v[1]; /* as the guest numbers it */
    info->code = (int)v[2];
    if (info->layout != KSI_KILL && info->layout != KSI_RT)
        return 0;
    info->layout = KSI_RT;
    strcat(format, abi->word == 8 ? "0iIp" : "iIp");
    unpack_struct(abi, false, format, bytes, v);
    info->pid = (int)v[3];
    info->uid = (unsigned)v[4];
    info->value = (uint64_t)v[5];
    return 0;
}

int put_siginfo(struct thread *t, uint64_t va, const struct ksiginfo *info)
{
    uint8_t bytes[SIGINFO_BYTES];

    siginfo_pack(t->p->abi, info, bytes);
    return copy_out(t, va, bytes, sizeof bytes);
}
