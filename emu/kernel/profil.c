/*
 * profil.c - profil() and sprofil() of the running programs: the library in profil/ joined to processes,
 * threads and guest memory.
 *
 * The library decides what a call and a tick mean in the machine's dialect. Here stands what it cannot know:
 * whose state it is, how guest memory is reached (by the guest's own protection, so that what faults for the
 * program faults for its profile), and what becomes of an error or a signal.
 */
#include <inttypes.h>
#include <stdlib.h>
#include "emu/kernel/internal.h"
#include "profil/profil.h"

/* One profiling state: the process's, or in a dialect where each thread has its own, a thread's. */
struct profiled {
    struct profiled *next;
    int tid; /* 0: the process */
    struct profil *state;
};

struct kprofil {
    struct profiled *first;
    struct profil_dialect dialect;
};

/* ---- guest memory --------------------------------------------------------------------------------- */

/* May every byte be accessed so? Nothing is read or written: an access across a page border must not be done
 * by halves. */
static bool allowed(struct space *s, uint64_t va, uint64_t size, unsigned need, enum mem_access access)
{
    uint64_t page = (uint64_t)1 << s->page_shift;
    uint64_t last = va + size - 1;

    if (last < va)
        return false;
    for (uint64_t at = va;; at = (at | (page - 1)) + 1) {
        if (!(space_page_flags(s, at) & need) && mem_fault(s, at, 1, access) != MEM_OK)
            return false;
        if ((at | (page - 1)) >= last)
            return true;
    }
}

static bool read_guest(void *context, uint64_t va, void *bytes, size_t size)
{
    return allowed(context, va, size, MEM_R, MEM_READ) && mem_read(context, va, bytes, size) == size;
}

static bool write_guest(void *context, uint64_t va, const void *bytes, size_t size)
{
    return allowed(context, va, size, MEM_W, MEM_WRITE) && mem_write(context, va, bytes, size) == size;
}

static bool writable_guest(void *context, uint64_t va, uint64_t size)
{
    return allowed(context, va, size, MEM_W, MEM_WRITE);
}

static struct profil_memory memory_of(struct process *p)
{
    return (struct profil_memory){p->mm->space, read_guest, write_guest, writable_guest};
}

/* ---- --dump-profil -------------------------------------------------------------------------------- */

static void dump_region(FILE *out, int pid, unsigned number, const struct profil *state,
                        const struct profil_memory *memory, const struct profil_region *r, const char *why)
{
    uint64_t elements = r->overflow ? 1 : profil_elements(profil_dialect(state), &r->mapping);

    for (uint64_t i = 0; i < elements; i++) {
        uint64_t count, first = 0, last = UINT64_MAX;

        /* A buffer may be far larger than the memory behind it. */
        if (!profil_counter(state, memory, r, i, &count))
            break;
        if (!count)
            continue;
        if (!r->overflow &&
            !profil_span(profil_dialect(state), &r->mapping, i * r->mapping.element, &first, &last))
            continue; /* the program's own number in an element that no pc reaches */
        if (profil_abi(state)->pointer_bytes == 4)
            last = last > UINT32_MAX ? UINT32_MAX : last;
        fprintf(out, "%d,%u,%" PRIu64 ",0x%" PRIx64 ",0x%" PRIx64 ",%" PRIu64 ",%s\n", pid, number, i, first,
                last, count, why);
    }
}

static void dump(void *context, const struct profil *state, const struct profil_memory *memory,
                 enum profil_reason reason)
{
    struct process *p = context;
    FILE *out = p->k->options.dump_profil;

    if (!out)
        return;
    if (!p->k->profil_dumped)
        fputs("process,region,element,first,last,count,event\n", out);
    p->k->profil_dumped = true;
    for (unsigned i = 0; i < profil_regions(state); i++)
        dump_region(out, p->pid, i, state, memory, profil_region(state, i), profil_reason_name(reason));
}

/* ---- states --------------------------------------------------------------------------------------- */

static struct profil_abi abi_of(const struct process *p)
{
    return (struct profil_abi){(uint8_t)p->abi->word, p->abi->big_endian};
}

static void *must(void *p)
{
    if (!p)
        abort();
    return p;
}

static struct kprofil *kprofil_new(struct kernel *k)
{
    struct kprofil *kp = must(calloc(1, sizeof *kp));

    if (k->options.dialect)
        kp->dialect = *k->options.dialect;
    else
        profil_dialect_parse("hpux", &kp->dialect, NULL, 0);
    return kp;
}

static int scope_of(const struct kprofil *kp, const struct thread *t)
{
    return kp->dialect.threads == PROFIL_THREADS_THREAD ? t->tid : 0;
}

static struct profil *find(const struct kprofil *kp, int tid)
{
    for (struct profiled *f = kp ? kp->first : NULL; f; f = f->next)
        if (f->tid == tid)
            return f->state;
    return NULL;
}

static void add(struct kprofil *kp, int tid, struct profil *state)
{
    struct profiled *f = must(calloc(1, sizeof *f));

    f->tid = tid;
    f->state = state;
    f->next = kp->first;
    kp->first = f;
}

/* The state that a call of t concerns, made if there is none yet. */
static struct profil *state_for_call(struct thread *t)
{
    struct process *p = t->p;
    struct profil_abi abi = abi_of(p);
    struct profil *state;

    if (!p->profil)
        p->profil = kprofil_new(p->k);
    state = find(p->profil, scope_of(p->profil, t));
    if (!state) {
        struct profil_watch watch = {p, dump};

        state = profil_new(&p->profil->dialect, &abi, &watch);
        profil_limits(state, p->k->options.profil_max ? p->k->options.profil_max : PROFIL_SC_PROFIL_MAX,
                      (unsigned)(1000000 / p->k->clock.hz));
        add(p->profil, scope_of(p->profil, t), state);
    }
    return state;
}

static void free_kprofil(struct kprofil *kp)
{
    struct profiled *next;

    for (struct profiled *f = kp ? kp->first : NULL; f; f = next) {
        next = f->next;
        profil_free(f->state);
        free(f);
    }
    free(kp);
}

/* ---- calls ---------------------------------------------------------------------------------------- */

static int64_t result_of(enum profil_status status)
{
    static const int errors[] = {[PROFIL_OK] = 0,          [PROFIL_E2BIG] = E2BIG,   [PROFIL_EFAULT] = EFAULT,
                                 [PROFIL_EINVAL] = EINVAL, [PROFIL_ENOMEM] = ENOMEM, [PROFIL_ENOSYS] = ENOSYS};

    return -errors[status];
}

int64_t sys_profil(struct thread *t, uint64_t buffer, uint64_t size, uint64_t offset, unsigned scale)
{
    struct profil_memory memory = memory_of(t->p);

    return result_of(profil_call(state_for_call(t), &memory, buffer, size, offset, scale));
}

int64_t sys_sprofil(struct thread *t, uint64_t profp, int profcnt, uint64_t tvp, unsigned flags)
{
    struct profil_memory memory = memory_of(t->p);

    return result_of(profil_scall(state_for_call(t), &memory, profp, profcnt, tvp, flags));
}

SYSCALL_CALLER(profil, profil, ptr, size, size, hex)
SYSCALL_CALLER(sprofil, sprofil, ptr, int, ptr, hex)

const struct syscall_line *kprofil_line(unsigned number)
{
    static const struct syscall_line profil = SYSCALL_LINE(profil, CALL_FULL, NULL, ptr, size, size, hex);
    static const struct syscall_line sprofil = SYSCALL_LINE(sprofil, CALL_FULL, NULL, ptr, int, ptr, hex);

    return number == 44 ? &profil : number == 540 ? &sprofil : NULL;
}

/* ---- ticks ---------------------------------------------------------------------------------------- */

void kprofil_tick(struct thread *t, uint64_t pc, bool in_kernel)
{
    struct profil *state = t->p->profil ? find(t->p->profil, scope_of(t->p->profil, t)) : NULL;
    struct profil_memory memory;

    if (!state)
        return;
    if (in_kernel && profil_dialect(state)->charge == PROFIL_CHARGE_USER)
        return;
    memory = memory_of(t->p);
    switch (profil_tick(state, &memory, pc, 1)) {
    case PROFIL_SIGSEGV:
        signal_force(t, &(struct ksiginfo){
                            .sig = SIGSEGV, .code = SEGV_MAPERR, .layout = KSI_FAULT, .addr = pc});
        break;
    case PROFIL_SIGPROF:
        signal_send_process(t->p, SIGPROF, NULL);
        break;
    default:
        break;
    }
}

/* ---- life of a process ---------------------------------------------------------------------------- */

/* A forked process's counters are its own copies. A dialect by thread copies that of the thread that forks. */
void kprofil_fork(struct process *parent, struct process *child)
{
    const struct thread *forking = parent->k->current;
    struct profil_watch watch = {child, dump};
    struct profil *state, *copy;

    if (!parent->profil || !forking)
        return;
    state = find(parent->profil, scope_of(parent->profil, forking));
    if (!state)
        return;
    child->profil = kprofil_new(parent->k);
    copy = profil_fork(state, &watch);
    add(child->profil, child->threads ? scope_of(child->profil, child->threads) : 0, copy);
}

/* Called while the old program's memory is still there. */
void kprofil_exec(struct process *p)
{
    struct profil_memory memory = memory_of(p);
    struct profil_abi abi = abi_of(p);

    for (struct profiled *f = p->profil ? p->profil->first : NULL; f; f = f->next)
        profil_exec(f->state, &memory, &abi);
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
