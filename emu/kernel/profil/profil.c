/*
 * profil.c - profil() and sprofil() of guest programs: connects the library in profil/ to processes, threads and guest memory.
 *
 * The library decides the effect of a call and of a tick in the machine's dialect. This file provides the state of processes and threads,
 * access to guest memory (under the guest's protection, so that profiling faults where the program would), and the handling of errors and
 * signals.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <sys/time.h>
#include "emu/kernel/profil/profil.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/time/timers.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"
#include "profil/profil.h"
#include "emu/report/printable.h"

/* One profiling state: a process's, or in a dialect with a state per thread, a thread's. */
struct profiled {
    struct profiled *next;
    int tid; /* 0: the process */
    struct profil_state *state;
};

struct kprofil {
    struct profiled *first;
    const struct abi *abi; /* whose default the dialect is, without --dialect */
    struct profil_dialect dialect;
    uint64_t tick_pc;    /* kernel_options.retiring: what that tick counts for; 0 if none is pending */
    bool tick_in_kernel; /* whether the tick whose SIGPROF is pending fell into the kernel */
    /* Saved when a C library's profil() is switched on, restored when it is switched off. */
    struct ksigaction saved_action;
    int64_t saved_value, saved_interval; /* of ITIMER_PROF, ns */
};

/* ---- guest memory --------------------------------------------------------------------------------- */

/* Returns whether every byte permits the access. Nothing is read or written: an access across a page boundary must not be done in part. */
static bool allowed(struct space *s, uint64_t va, uint64_t size, unsigned need, enum mem_access access)
{
    uint64_t page = (uint64_t)1 << s->page_shift;
    uint64_t last = va + size - 1;

    if (last < va)
        return false;
    for (uint64_t at = va;; at = (at | (page - 1)) + 1) {
        if (!mem_host(s, at, need) && mem_fault(s, at, 1, access) != MEM_OK)
            return false;
        if ((at | (page - 1)) >= last)
            return true;
    }
}

/* Addresses are pointers as the program passed them. */
static uint64_t address_of(const struct process *p, uint64_t pointer)
{
    return p->abi->swizzled ? abi_address(p->abi, pointer) : pointer;
}

static bool read_guest(void *context, uint64_t va, void *bytes, size_t size)
{
    const struct process *p = context;
    const uint64_t at = address_of(p, va);

    return allowed(p->mm->space, at, size, MEM_R, MEM_READ) && mem_read(p->mm->space, at, bytes, size) == size;
}

static bool write_guest(void *context, uint64_t va, const void *bytes, size_t size)
{
    const struct process *p = context;
    const uint64_t at = address_of(p, va);

    return allowed(p->mm->space, at, size, MEM_W, MEM_WRITE) && mem_write(p->mm->space, at, bytes, size) == size;
}

static bool writable_guest(void *context, uint64_t va, uint64_t size)
{
    const struct process *p = context;

    return allowed(p->mm->space, address_of(p, va), size, MEM_W, MEM_WRITE);
}

static struct profil_memory memory_of(struct process *p)
{
    return (struct profil_memory){p, read_guest, write_guest, writable_guest};
}

/* ---- --dump-profil -------------------------------------------------------------------------------- */

static void dump_region(FILE *out, int pid, unsigned number, const struct profil_state *state, const struct profil_memory *memory,
                        const struct profil_region *r, const char *why)
{
    uint64_t elements = r->overflow ? 1 : profil_elements(profil_dialect_of(state), &r->mapping);

    for (uint64_t i = 0; i < elements; i++) {
        uint64_t count, first = 0, last = UINT64_MAX;

        /* A buffer may extend beyond its mapped memory. */
        if (!profil_counter(state, memory, r, i, &count))
            break;
        if (!count)
            continue;
        if (!r->overflow && !profil_span(profil_dialect_of(state), &r->mapping, i * r->mapping.element, &first, &last))
            continue; /* the program's own value, in an element that no pc maps to */
        if (profil_abi_of(state)->pointer_bytes == 4)
            last = last > UINT32_MAX ? UINT32_MAX : last;
        fprintf(out, "%d,%u,%" PRIu64 ",0x%" PRIx64 ",0x%" PRIx64 ",%" PRIu64 ",%s\n", pid, number, i, first, last, count, why);
    }
}

/* Dumps a buffer of pcsample: each stored pc counts once. */
static void dump_samples(FILE *out, int pid, const struct profil_state *state, const struct profil_memory *memory, uint64_t stored,
                         const char *why)
{
    for (uint64_t i = 0, pc; i < stored && profil_counter(state, memory, profil_region_at(state, 0), i, &pc); i++)
        fprintf(out, "%d,0,%" PRIu64 ",0x%" PRIx64 ",0x%" PRIx64 ",1,%s\n", pid, i, pc, pc, why);
}

/* Returns the dump file, after its header is written, or NULL. */
static FILE *dump_file(struct kernel *k)
{
    FILE *out = k->options.dump_profil;

    if (out && !k->profil_dumped)
        fputs("process,region,element,first,last,count,event\n", out);
    k->profil_dumped = true;
    return out;
}

static void dump(void *context, const struct profil_state *state, const struct profil_memory *memory, enum profil_reason reason)
{
    struct process *p = context;
    const struct kernel_hooks *h = &p->k->options.hooks;
    FILE *out = dump_file(p->k);
    uint64_t stored;

    if (h->released)
        h->released(h->ctx, p->pid, p->k->clock.now, state, memory, reason);
    if (!out)
        return;
    if (profil_samples(state, &stored)) {
        dump_samples(out, p->pid, state, memory, stored, profil_reason_name(reason));
        return;
    }
    for (unsigned i = 0; i < profil_regions(state); i++)
        dump_region(out, p->pid, i, state, memory, profil_region_at(state, i), profil_reason_name(reason));
}

/* ---- failed ticks --------------------------------------------------------------------------------- */

static const char *why_failed(struct process *p, const struct profil_failure *f)
{
    static const char *const texts[] = {[MEM_OK] = "no access",
                                        [MEM_FAULT_UNMAPPED] = "not mapped",
                                        [MEM_FAULT_PROT] = "no permission to read and write",
                                        [MEM_FAULT_BUS] = "beyond the end of the mapped file",
                                        [MEM_FAULT_ALIGN] = "misaligned",
                                        [MEM_FAULT_NOMEM] = "no memory left"};
    struct space *s = p->mm->space;
    enum mem_fault_kind kind = MEM_OK;

    if (f->why != PROFIL_NO_ACCESS)
        return f->why == PROFIL_FULL ? "full" : "misaligned";
    for (unsigned i = 0; i < f->size && kind == MEM_OK; i++)
        for (enum mem_access access = MEM_READ; access <= MEM_WRITE && kind == MEM_OK; access++)
            kind = mem_fault(s, address_of(p, f->address + i), 1, access);
    return texts[kind];
}

static void print_failure(struct process *p, const struct profil_failure *f, const char *then)
{
    fprintf(stderr, "precis: cycle %" PRIu64 ": process %d (", p->k->clock.now, p->pid);
    put_printable(p->comm, stderr);
    fprintf(stderr, "): profil counter %" PRIu64 " of region %u, at 0x%" PRIx64 ", pc 0x%" PRIx64 ": %s; %s\n", f->element, f->region,
            f->address, f->pc, why_failed(p, f), then);
}

/* Reports a failed tick to the user, because the program does not notice it: a line on stderr, and one in the dump for the counter
 * without a count. */
static void report_failure(void *context, const struct profil_state *state, const struct profil_failure *f)
{
    static const char *const then[] = {
        [PROFIL_STOPPED] = "profiling is off", [PROFIL_LOST] = "the tick is lost", [PROFIL_SIGSEGV] = "SIGSEGV"};
    static const char *const events[] = {[PROFIL_STOPPED] = "fault", [PROFIL_LOST] = "lost", [PROFIL_SIGSEGV] = "sigsegv"};
    struct process *p = context;
    const struct profil_region *r = profil_region_at(state, f->region);
    FILE *out = dump_file(p->k);
    uint64_t first = f->pc, last = f->pc, stored;

    if (out || p->k->options.verbose_faults)
        print_failure(p, f, then[f->then]);
    if (!out || f->why == PROFIL_FULL)
        return; /* saturated counters are dumped with the others */
    if (!profil_samples(state, &stored) && !r->overflow)
        profil_span(profil_dialect_of(state), &r->mapping, f->element * f->size, &first, &last);
    fprintf(out, "%d,%u,%" PRIu64 ",0x%" PRIx64 ",0x%" PRIx64 ",0,%s\n", p->pid, f->region, f->element, first, last, events[f->then]);
}

static struct profil_watch watch_of(struct process *p)
{
    return (struct profil_watch){p, dump, report_failure};
}

/* ---- states --------------------------------------------------------------------------------------- */

static struct profil_abi abi_of(const struct process *p)
{
    return (struct profil_abi){(uint8_t)p->abi->word, p->abi->big_endian};
}

static void *must(void *p)
{
    if (!p)
        kernel_no_memory();
    return p;
}

static struct kprofil *kprofil_new(const struct process *p)
{
    struct kprofil *kp = must(mem_new_always(p->k->memory, sizeof *kp));

    kp->abi = p->abi;
    if (p->k->options.dialect)
        kp->dialect = *p->k->options.dialect;
    else
        profil_dialect_parse(p->abi->dialect ? p->abi->dialect : "hpux", &kp->dialect, NULL, 0);
    return kp;
}

static int scope_of(const struct kprofil *kp, const struct thread *t)
{
    return kp->dialect.threads == PROFIL_THREADS_THREAD ? t->tid : 0;
}

static struct profil_state *find(const struct kprofil *kp, int tid)
{
    for (struct profiled *f = kp ? kp->first : NULL; f; f = f->next)
        if (f->tid == tid)
            return f->state;
    return NULL;
}

static void add(const struct process *p, int tid, struct profil_state *state)
{
    struct kprofil *kp = p->profil;
    struct profiled *f = must(mem_new_always(p->k->memory, sizeof *f));

    f->tid = tid;
    f->state = state;
    f->next = kp->first;
    kp->first = f;
}

static void free_kprofil(struct kprofil *kp)
{
    struct profiled *next;

    for (struct profiled *f = kp ? kp->first : NULL; f; f = next) {
        next = f->next;
        profil_free(f->state);
        mem_free(f);
    }
    mem_free(kp);
}

/* Returns the state that a call of t refers to; creates it if needed. */
static struct profil_state *state_for_call(struct thread *t)
{
    struct process *p = t->p;
    struct profil_abi abi = abi_of(p);
    struct profil_state *state;

    if (p->profil && p->profil->abi != p->abi) { /* since exec the process is of another machine, whose default may be another dialect */
        free_kprofil(p->profil);
        p->profil = NULL;
    }
    if (!p->profil)
        p->profil = kprofil_new(p);
    state = find(p->profil, scope_of(p->profil, t));
    if (!state) {
        struct profil_watch watch = watch_of(p);

        state = must(profil_new(&p->profil->dialect, &abi, &watch));
        profil_limits(state, p->k->options.profil_max ? p->k->options.profil_max : PROFIL_SC_PROFIL_MAX,
                      (unsigned)(1000000 / p->k->clock.hz));
        add(p, scope_of(p->profil, t), state);
    }
    return state;
}

/* ---- calls ---------------------------------------------------------------------------------------- */

static int64_t result_of(enum profil_status status)
{
    static const int errors[] = {[PROFIL_OK] = 0,          [PROFIL_E2BIG] = E2BIG,   [PROFIL_EFAULT] = EFAULT,
                                 [PROFIL_EINVAL] = EINVAL, [PROFIL_ENOMEM] = ENOMEM, [PROFIL_ENOSYS] = ENOSYS};

    return -errors[status];
}

/* ---- a C library's profil(): ITIMER_PROF and a handler of SIGPROF ----
 *
 * The program can set both itself, and so replaces profiling. A forked child has the handler but not the timer, a new program the timer
 * but not the handler. The handler is an address that no program has; the emulator handles it. */

static uint64_t handler_address(const struct process *p)
{
    return p->abi->word == 4 ? 0xfffff0f0 : 0xe0000000000000f0;
}

static bool by_itimer(const struct kprofil *kp)
{
    return kp && kp->dialect.timer == PROFIL_TIMER_ITIMER;
}

static void start_timer(struct process *p)
{
    uint64_t tick = 1000000000 / p->k->clock.hz;

    time_set_itimer(p, ITIMER_PROF, tick, tick);
}

static void install_handler(struct process *p)
{
    *sighand_action(p, SIGPROF) = (struct ksigaction){
        .handler = handler_address(p), .flags = (int)(SA_RESTART | SA_SIGINFO), .mask = ~(ksigbit(SIGKILL) | ksigbit(SIGSTOP))};
}

/* Stops the timer before the handler is removed: signals sent until then are handled. */
static void forget_signal(struct thread *t)
{
    if (t->mask & ksigbit(SIGPROF))
        return;
    pending_flush(&t->pending, ksigbit(SIGPROF));
    pending_flush(&t->p->pending, ksigbit(SIGPROF));
}

/* Called after a call that may have switched profiling on or off. */
static void set_timer(struct thread *t, bool was_on, bool is_on)
{
    struct process *p = t->p;
    struct kprofil *kp = p->profil;

    if (!by_itimer(kp) || (!is_on && !was_on))
        return;
    if (!is_on) {
        if (sighand_action(p, SIGPROF)->handler == handler_address(p))
            forget_signal(t);
        *sighand_action(p, SIGPROF) = kp->saved_action;
        time_set_itimer(p, ITIMER_PROF, (uint64_t)kp->saved_value, (uint64_t)kp->saved_interval);
        return;
    }
    if (!was_on) {
        kp->saved_action = *sighand_action(p, SIGPROF);
        time_get_itimer(p, ITIMER_PROF, &kp->saved_value, &kp->saved_interval);
    }
    install_handler(p);
    start_timer(p);
}

static int64_t called(struct thread *t, const struct profil_state *state, bool was_on, enum profil_status status)
{
    if (status == PROFIL_OK)
        set_timer(t, was_on, profil_is_on(state));
    return result_of(status);
}

int64_t sys_profil(struct thread *t, uint64_t buffer, uint64_t size, uint64_t offset, unsigned scale)
{
    struct profil_memory memory = memory_of(t->p);
    struct profil_state *state = state_for_call(t);
    bool was_on = profil_is_on(state);

    return called(t, state, was_on, profil_call(state, &memory, buffer, size, offset, scale));
}

/* The library writes a struct timeval of two longs. 0 or -EFAULT. */
static int narrow_microseconds(struct thread *t, uint64_t tvp)
{
    int64_t v[2];

    return get_struct(t, tvp, "ll", v) || put_struct(t, tvp, "lu", v) ? -EFAULT : 0;
}

int64_t sys_sprofil(struct thread *t, uint64_t profp, int profcnt, uint64_t tvp, unsigned flags)
{
    struct profil_memory memory = memory_of(t->p);
    struct profil_state *state = state_for_call(t);
    bool was_on = profil_is_on(state);

    const int64_t result = called(t, state, was_on, profil_scall(state, &memory, profp, profcnt, tvp, flags));

    return result || !tvp || !t->p->abi->usec_is_int ? result : narrow_microseconds(t, tvp);
}

int64_t sys_pcsample(struct thread *t, uint64_t samples, int64_t nsamples)
{
    struct profil_memory memory = memory_of(t->p);
    struct profil_state *state = state_for_call(t);
    bool was_on = profil_is_on(state);
    uint64_t stored = 0;
    int64_t result = called(t, state, was_on, profil_sample(state, &memory, samples, nsamples, &stored));

    return result < 0 ? result : (int64_t)stored;
}

// clang-format off
SYSCALL_CALLER(profil, profil, ptr, size, size, hex)
SYSCALL_CALLER(sprofil, sprofil, ptr, int, ptr, hex)
SYSCALL_CALLER(pcsample, pcsample, ptr, long)
// clang-format on

const struct syscall_line *kprofil_line(unsigned number)
{
    static const struct syscall_line profil = SYSCALL_LINE(profil, NULL, ptr, size, size, hex);
    static const struct syscall_line sprofil = SYSCALL_LINE(sprofil, NULL, ptr, int, ptr, hex);
    static const struct syscall_line pcsample = SYSCALL_LINE(pcsample, NULL, ptr, long);

    switch (number) {
    case 26: return &pcsample;
    case 44: return &profil;
    case 540: return &sprofil;
    default: return NULL;
    }
}

/* ---- ticks ---------------------------------------------------------------------------------------- */

/* Memory of a process whose listener is told what a tick writes. */
struct heard_memory {
    struct process *p;
    uint64_t pc;
};

static bool read_heard(void *context, uint64_t va, void *bytes, size_t size)
{
    return read_guest(((struct heard_memory *)context)->p, va, bytes, size);
}

static bool write_heard(void *context, uint64_t va, const void *bytes, size_t size)
{
    const struct heard_memory *h = context;
    const struct kernel_listener *l = &h->p->k->options.listener;

    if (!write_guest(h->p, va, bytes, size))
        return false;
    l->counted(l->ctx, h->p->pid, h->pc, address_of(h->p, va), bytes, size);
    return true;
}

static bool writable_heard(void *context, uint64_t va, uint64_t size)
{
    return writable_guest(((struct heard_memory *)context)->p, va, size);
}

static void count(struct thread *t, uint64_t pc, bool in_kernel, unsigned ticks)
{
    struct profil_state *state = find(t->p->profil, scope_of(t->p->profil, t));
    struct profil_memory memory;
    struct heard_memory heard = {t->p, pc};

    if (!state)
        return;
    if (in_kernel && profil_dialect_of(state)->charge == PROFIL_CHARGE_USER)
        return;
    memory = t->k->options.listener.counted ? (struct profil_memory){&heard, read_heard, write_heard, writable_heard} : memory_of(t->p);
    switch (profil_tick(state, &memory, t->p->abi->swizzled ? (uint32_t)pc : pc, ticks)) {
    case PROFIL_SIGSEGV: signal_force(t, &(struct ksiginfo){.sig = SIGSEGV, .code = SEGV_MAPERR, .layout = KSI_FAULT, .addr = pc}); break;
    case PROFIL_SIGPROF: signal_send_process(t->p, SIGPROF, NULL); break;
    default: break;
    }
}

void kprofil_tick(struct thread *t, uint64_t pc, bool in_kernel)
{
    struct kprofil *kp = t->p->profil;

    if (by_itimer(kp)) { /* its SIGPROF follows */
        kp->tick_in_kernel = in_kernel;
        kp->tick_pc = t->k->options.retiring ? pc : 0;
    } else if (kp && in_kernel && t->p->abi->system->ticks_at_return) {
        t->owed_ticks++;
    } else if (kp) {
        count(t, pc, in_kernel, 1);
    }
}

void kprofil_return(struct thread *t)
{
    const unsigned ticks = t->owed_ticks;

    t->owed_ticks = 0;
    if (t->p->profil && !by_itimer(t->p->profil))
        count(t, kernel_sample_pc(t), true, ticks);
}

bool kprofil_handles(struct thread *t, int sig, const struct ksigaction *action)
{
    struct kprofil *kp = t->p->profil;
    struct ksigaction sa = *action;

    if (sig != SIGPROF || !by_itimer(kp) || sa.handler != handler_address(t->p))
        return false;
    syscall_finish_or_restart(t, &sa);
    count(t, kp->tick_pc ? kp->tick_pc : kernel_sample_pc(t), kp->tick_in_kernel, 1);
    kp->tick_pc = 0;
    kp->tick_in_kernel = false;
    return true;
}

/* ---- fork, exec, exit ----------------------------------------------------------------------------- */

/* Returns the scope of a process's main thread, the only one after execve. */
static int first_scope(const struct kprofil *kp, const struct process *p)
{
    return kp->dialect.threads == PROFIL_THREADS_THREAD ? p->pid : 0;
}

/* A forked process has its own copy of the counters. A per-thread dialect copies the forking thread's state. The child has no thread
 * yet. */
void kprofil_fork(const struct thread *forking, struct process *child)
{
    struct kprofil *from = forking->p->profil;
    struct profil_watch watch = watch_of(child);
    struct profil_state *state = find(from, from ? scope_of(from, forking) : 0);

    if (!state)
        return;
    child->profil = kprofil_new(child);
    child->profil->saved_action = from->saved_action;
    child->profil->saved_value = from->saved_value;
    child->profil->saved_interval = from->saved_interval;
    add(child, first_scope(from, child), must(profil_fork(state, &watch)));
    if (by_itimer(from) && from->dialect.fork == PROFIL_FORK_KEEP && profil_is_on(state))
        start_timer(child);
}

/* Called when one thread is left, while the old program's memory is mapped. */
void kprofil_exec(struct process *p)
{
    struct kprofil *kp = p->profil;
    struct profil_memory memory = memory_of(p);
    struct profil_abi abi = abi_of(p);
    bool was_on = false;

    for (struct profiled *f = kp ? kp->first : NULL; f; f = f->next) {
        was_on |= profil_is_on(f->state);
        profil_exec(f->state, &memory, &abi);
        f->tid = first_scope(kp, p);
    }
    if (!by_itimer(kp) || !was_on)
        return;
    if (kp->dialect.exec == PROFIL_EXEC_KEEP)
        install_handler(p);
    else if (kp->dialect.exec == PROFIL_EXEC_OFF)
        time_set_itimer(p, ITIMER_PROF, 0, 0);
}

void kprofil_each(struct process *p, void (*fn)(void *ctx, int tid, const struct profil_state *state, const struct profil_memory *memory),
                  void *ctx)
{
    const struct profil_memory memory = memory_of(p);

    for (const struct profiled *one = p->profil ? p->profil->first : NULL; one; one = one->next)
        fn(ctx, one->tid, one->state, &memory);
}

void kprofil_thread_end(struct thread *t)
{
    struct kprofil *kp = t->p->profil;
    struct profil_memory memory;

    if (!kp || kp->dialect.threads != PROFIL_THREADS_THREAD)
        return;
    for (struct profiled **at = &kp->first; *at; at = &(*at)->next) {
        struct profiled *f = *at;

        if (f->tid != t->tid)
            continue;
        if (t->p->mm) {
            memory = memory_of(t->p);
            profil_exit(f->state, &memory);
        }
        *at = f->next;
        profil_free(f->state);
        mem_free(f);
        return;
    }
}

void kprofil_exit(struct process *p)
{
    struct profil_memory memory;

    if (!p->profil)
        return;
    if (p->mm) {
        memory = memory_of(p);
        for (struct profiled *f = p->profil->first; f; f = f->next)
            profil_exit(f->state, &memory);
    }
    free_kprofil(p->profil);
    p->profil = NULL;
}
