/* The machine: options, the first program, what a cpu stopped for, figures. */
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "emu/kernel/core/internal.h"
#include "profil/report/printable.h"

enum { FIRST_PID = 1000 };

void kernel_no_memory(void)
{
    static const char text[] = "precis: out of memory\n";

    (void)!write(STDERR_FILENO, text, sizeof text - 1);
    _exit(2); /* as every message to the user */
}

static char *message(const char *text)
{
    return strdup(text);
}

/* The processes' common ancestor: it has no program, and reaps whoever lost its parent. */
static struct process *make_init(struct kernel *k)
{
    struct process *p = process_new(k, NULL);

    p->uid = p->euid = p->suid = p->fsuid = getuid();
    p->gid = p->egid = p->sgid = p->fsgid = getgid();
    p->sighand = sighand_new();
    snprintf(p->comm, sizeof p->comm, "init");
    k->totals.processes = 0;
    return p;
}

struct kernel *kernel_new(const struct kernel_options *options, char **why)
{
    struct kernel *k = calloc(1, sizeof *k);

    if (!k) {
        *why = message("out of memory");
        return NULL;
    }
    k->options = *options;
    if (!k->options.mhz || !k->options.hz || k->options.hz > k->options.mhz * 1000000) {
        *why = message("--mhz and --hz must be at least 1, and a tick at least one cycle");
        free(k);
        return NULL;
    }
    clock_init(&k->clock, k->options.mhz, k->options.hz);
    k->random = k->options.seed;
    k->first_status = -1;
    k->last_pid = FIRST_PID - 1;
    process_ids_init(k);
    futex_init(k);
    k->shelf = cpu_shelf_new();
    k->memory = mem_account_new();
    if (!k->memory)
        kernel_no_memory();
    k->init = make_init(k);
    if (fs_kernel_init(k, why)) {
        kernel_free(k);
        return NULL;
    }
    return k;
}

int kernel_start(struct kernel *k, const char *path, char *const argv[], char *const envp[], char **why)
{
    struct process *p = process_new(k, k->init);
    struct thread *t;

    process_set_group(p, p->pid, p->sid);
    p->sighand = sighand_new();
    p->fds = fdtable_new_initial(k);
    p->fs = fs_context_new_initial(k, why);
    time_process_init(p);
    t = thread_new(p, NULL);
    k->first = p;
    int error = !p->fs ? -EINVAL : exec_program_why(t, -100 /* AT_FDCWD */, path, 0, (char **)argv, (char **)envp, why);

    if (error) {
        if (!*why && asprintf(why, "%s: %s", path, strerror(-error)) < 0)
            *why = NULL;
        p->exiting = p->zombie = true;
        p->threads = NULL;
        free(t);
        time_process_exit(p);
        fdtable_unref(p->fds);
        fs_context_unref(p->fs);
        return -1;
    }
    k->init->abi = p->abi; /* for those that look at it */
    sched_add(t);
    return 0;
}

static int by_number(const void *a, const void *b)
{
    const struct kernel_process_figures *f = a, *g = b;

    return f->pid != g->pid ? f->pid - g->pid : f->start_cycle < g->start_cycle ? -1 : f->start_cycle > g->start_cycle;
}

int kernel_run(struct kernel *k)
{
    sched_run(k);
    if (k->ended_count)
        qsort(k->ended, k->ended_count, sizeof *k->ended, by_number);
    int status = k->first_status;

    if (status < 0)
        return 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + sig_guest(k->first_abi, WTERMSIG(status));
}

static void free_figures(struct kernel *k)
{
    for (size_t i = 0; i < k->ended_count; i++)
        free((char *)k->ended[i].program);
    free(k->ended);
}

void kernel_free(struct kernel *k)
{
    if (!k)
        return;
    process_free_all(k);
    cpu_shelf_free(k->shelf);
    ipc_fini(k);
    fs_kernel_fini(k);
    mem_account_unref(k->memory);
    futex_fini(k);
    free_figures(k);
    clock_fini(&k->clock);
    free(k->ids);
    free(k);
}

void kernel_host_signal(struct kernel *k, int host_signal)
{
    if (host_signal < 1 || host_signal > KSIG_MAX)
        return;
    k->host_signals[host_signal] = 1;
    if (host_signal == SIGTSTP)
        k->host_stop = true;
    k->host_signal_any = 1;
}

struct cpu *kernel_current(const struct kernel *k, int *pid, const char **program)
{
    if (!k->current)
        return NULL;
    *pid = k->current->p->pid;
    *program = k->current->p->comm;
    return k->current->cpu;
}

/* The splitmix64 sequence. */
uint64_t kernel_random(struct kernel *k)
{
    k->random_count++;
    uint64_t z = k->random + k->random_count * 0x9e3779b97f4a7c15u;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* ---- what the cpu stopped for ------------------------------------------------------------------------------- */

static void send_fault(struct thread *t, int sig, int code, uint64_t addr, const struct cpu_stop *why)
{
    struct ksiginfo info = {.sig = sig, .code = code, .layout = KSI_FAULT, .addr = addr, .isr = why->isr};

    if (t->k->options.verbose_faults) {
        fprintf(stderr, "precis: process %d (", t->p->pid);
        put_printable(t->p->comm, stderr);
        fprintf(stderr, "): signal %d, code %d at pc 0x%llx, address 0x%llx\n", sig, code, (unsigned long long)cpu_pc(t->cpu),
                (unsigned long long)addr);
    }
    kernel_charge(t, KERNEL_SIGNAL_CYCLES);
    signal_force(t, &info);
}

void kernel_fault_signal(struct thread *t, int sig, int code, uint64_t addr, const struct cpu_stop *why)
{
    send_fault(t, sig, code, addr, why);
}

/* The machine's memory, or the host's, is used up: Linux' OOM killer would say so on the console. */
static void kill_without_memory(struct thread *t)
{
    fputs("precis: ", stderr);
    put_printable(t->p->comm, stderr);
    fprintf(stderr, " (pid %d) killed: ", t->p->pid);
    if (mem_account_is_full(t->k->memory))
        fprintf(stderr, "all processes together use the %llu GiB of memory that a machine has: use less, or run fewer processes\n",
                MEM_ACCOUNT_BYTES >> 30);
    else
        fputs("the host refuses memory for a page: free some, or raise ulimit -v and vm.max_map_count\n", stderr);
    signal_send_process(t->p, SIGKILL, NULL);
}

static void memory_fault(struct thread *t, const struct cpu_stop *why)
{
    switch (why->fault) {
    case MEM_OK:
    case MEM_FAULT_UNMAPPED: send_fault(t, SIGSEGV, SEGV_MAPERR, why->addr, why); break;
    case MEM_FAULT_PROT: send_fault(t, SIGSEGV, SEGV_ACCERR, why->addr, why); break;
    case MEM_FAULT_BUS: send_fault(t, SIGBUS, BUS_ADRERR, why->addr, why); break;
    case MEM_FAULT_ALIGN: /* Linux carries out misaligned accesses of programs */
        kernel_charge(t, KERNEL_SIGNAL_CYCLES);
        cpu_allow_unaligned_once(t->cpu);
        break;
    case MEM_FAULT_NOMEM:
        kill_without_memory(t);
        break;
    }
}

void kernel_stop(struct thread *t, const struct cpu_stop *why)
{
    if (why->reason == CPU_SYSCALL) {
        syscall_enter(t);
        return;
    }
    if (t->p->abi->trap(t, why))
        return;
    if (why->reason == CPU_FAULT)
        memory_fault(t, why);
    else if (why->reason != CPU_BREAK)
        send_fault(t, SIGILL, ILL_ILLOPC, cpu_pc(t->cpu), why);
}

/* ---- figures --------------------------------------------------------------------------------------------------- */

void kernel_totals(const struct kernel *k, struct kernel_totals *out)
{
    *out = k->totals;
    out->cycles = k->clock.now;
    out->ticks = k->clock.ticks;
}

void process_figures(const struct process *p, struct kernel_process_figures *out)
{
    int status = p->exit_status;

    *out = (struct kernel_process_figures){.pid = p->pid,
                                           .parent = p->parent ? p->parent->pid : 0,
                                           .program = p->exe,
                                           .instructions = p->instructions,
                                           .user_cycles = p->user_cycles,
                                           .system_cycles = p->system_cycles,
                                           .ticks = p->ticks,
                                           .syscalls = p->syscalls,
                                           .signals = p->signals,
                                           .threads = p->threads_made,
                                           .exit_status = -1,
                                           .start_cycle = p->start_cycle};
    if (p->exiting)
        out->exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + sig_guest(p->abi, WTERMSIG(status));
}

void kernel_each_process(const struct kernel *k, void (*fn)(void *ctx, const struct kernel_process_figures *f), void *ctx)
{
    const struct kernel_process_figures *gone = k->ended, *end = gone + k->ended_count;
    struct kernel_process_figures f;

    for (const struct process *p = k->processes; p; p = p->next) {
        if (p == k->init || p->zombie)
            continue;
        for (; gone < end && gone->pid < p->pid; gone++)
            fn(ctx, gone);
        process_figures(p, &f);
        f.end_cycle = k->clock.now;
        fn(ctx, &f);
    }
    for (; gone < end; gone++)
        fn(ctx, gone);
}

uint64_t process_peak_kb(const struct process *p)
{
    uint64_t resident = 0, mapped;

    if (p->mm)
        space_usage(p->mm->space, &resident, &mapped);
    return resident >> 10;
}
