/* execve: loads a program and sets the process to its first instruction. */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/kernel/core/access.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/process/exec.h"
#include "emu/kernel/core/debugger.h"
#include "emu/kernel/core/event.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/group_list.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/process/exit.h"
#include "emu/kernel/process/futex.h"
#include "emu/kernel/process/hostexec.h"
#include "emu/kernel/process/program.h"
#include "emu/kernel/process/string_list.h"
#include "emu/kernel/profil/profil.h"
#include "emu/kernel/time/timers.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/inode.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"
#include "emu/load/elf.h"
#include "emu/os/log.h"
#include "emu/os/os.h"

enum {
    ARG_MAX_STRING = 131072, /* MAX_ARG_STRLEN: 32 pages of 4 KiB */
    LIMIT_STACK = 3,
};

/* ---- arguments --------------------------------------------------------------------------------------------------------------- */

/* Returns the limit of an execve's strings and the pointers to them: bprm_stack_limits() in Linux's fs/exec.c. */
static uint64_t argument_limit(const struct process *p)
{
    const uint64_t least = ARG_MAX_STRING, most = 6 << 20, quarter = p->rlimits[LIMIT_STACK].cur / 4;

    if (p->abi->system->arg_max)
        return p->abi->system->arg_max;
    return quarter < least ? least : quarter > most ? most : quarter;
}

/* Copies one string from guest memory; subtracts its length, its NUL and a pointer from *room. NULL with -EFAULT, -E2BIG or -ENOMEM in
 * *error. */
static char *string_from_guest(struct thread *t, uint64_t va, char *buffer, uint64_t *room, int *error)
{
    ssize_t len = copy_in_string(t, buffer, va, ARG_MAX_STRING);
    uint64_t takes = (uint64_t)len + 1 + t->p->abi->word;

    *error = -ENOMEM;
    if (len < 0)
        *error = len == -ENAMETOOLONG ? -E2BIG : (int)len;
    else if (takes > *room)
        *error = -E2BIG;
    if (*error != -ENOMEM)
        return NULL;
    *room -= takes;
    return strdup(buffer);
}

/* Copies an array of strings from guest memory. NULL with -EFAULT, -E2BIG or -ENOMEM in *error. */
static char **strings_from_guest(struct thread *t, uint64_t va, uint64_t *room, int *error)
{
    size_t n = 0, places = 16;
    char **list = calloc(places, sizeof *list), *buffer = malloc(ARG_MAX_STRING);
    bool more = va;

    *error = list && buffer ? 0 : -ENOMEM;
    for (uint64_t p = 0; more && !*error; va += t->p->abi->word) {
        if (n + 1 == places) {
            char **grown = realloc(list, 2 * places * sizeof *list);

            *error = grown ? 0 : -ENOMEM;
            list = grown ? grown : list;
            places *= 2;
        }
        if (!*error && get_word(t, va, &p))
            *error = -EFAULT;
        more = !*error && p;
        if (more && (list[n] = string_from_guest(t, p, buffer, room, error)) != NULL)
            list[++n] = NULL, *error = 0;
    }
    free(buffer);
    if (!*error)
        return list;
    if (list)
        list[n] = NULL;
    strings_free(list);
    return NULL;
}
/* ---- replacing the program ------------------------------------------------------------------------------------------------ */

/* Returns whether a program may not have more privilege than the one before: its tracer could use that, or a process that shares its
 * working directory could lead it astray. Linux's LSM_UNSAFE_ flags. */
static bool is_observed(const struct thread *t)
{
    const struct process *p = t->p;

    return p->no_new_privs || p->fs->refs > 1 || (t->trace.tracer && !t->trace.privileged);
}

/* Gives t's process the ids and capabilities that it has with the program g. */
static void take_identity(struct thread *t, const struct program *g)
{
    struct process *p = t->p;
    const struct credentials old = p->credentials;
    const struct exec_file *f = &g->file;

    if (!p->no_new_privs && (f->mode & S_ISUID))
        p->euid = f->uid;
    if (!p->no_new_privs && (f->mode & S_ISGID) && (f->mode & S_IXGRP))
        p->egid = f->gid;
    const bool set_id = p->euid != old.uid || p->egid != old.gid;

    capabilities_exec(p, set_id, is_observed(t), &old);
    p->suid = p->fsuid = p->euid;
    p->sgid = p->fsgid = p->egid;
}

/* Sets who may look into the program's memory, before its process takes over the new credentials: Linux's begin_new_exec(). */
static void set_dumpable(const struct thread *t, const struct program *g, struct mm *mm)
{
    const struct credentials *old = &t->credentials;
    const bool hidden = g->file.unreadable || g->interp_file.unreadable || old->euid != old->uid || old->egid != old->gid;

    mm->dumpable = hidden ? t->k->suid_dumpable : DUMPABLE_BY_USER;
}

/* Discards the old program: the point of no return. */
static void leave_old_program(struct thread *t, const struct program *g)
{
    struct process *p = t->p;

    const int old_tid = t->tid;

    process_end_other_threads(t);
    thread_set_id(t, p->pid);
    process_set_leader_tracer(p, 0);
    trace_executed(t, old_tid);
    p->main_thread_exited = false;
    sighand_exec(p);
    if (p->mm) {
        kprofil_exec(p);
        futex_thread_exit(t);
        process_release_memory(p);
    }
    fdtable_exec(p);
    time_process_exec(p);
    t->altstack_base = t->altstack_size = 0; /* as on Linux, the flags remain */
    t->clear_child_tid = t->robust_list = t->tls = 0;
    memset(t->abi_state, 0, sizeof t->abi_state);
    mem_free(p->abi_data);
    p->abi_data = NULL;
    mem_free(p->exe);
    p->exe = mem_text_always(p->k->memory, g->file.guest_path);
    if (!p->exe)
        kernel_no_memory();
    memset(p->comm, 0, sizeof p->comm);
    snprintf(p->comm, sizeof p->comm, "%.15s", g->comm);
    memcpy(t->comm, p->comm, sizeof t->comm);
    t->named = false;
}

/* Returns the inode number on the host. */
static uint64_t file_number(int host_fd)
{
    struct stat st;

    return os_fstat(host_fd, &st) ? 0 : (uint64_t)st.st_ino + (uint64_t)st.st_dev * 0x9e3779b97f4a7c15;
}

/* Tells the observer about the new program. */
static void report_exec(struct thread *t)
{
    const struct process *p = t->p;
    const struct kernel_hooks *h = &p->k->options.hooks;
    const struct kernel_strings s = {p->mm->arg_start, p->mm->arg_end, p->mm->env_start, p->mm->env_end};

    if (h->exec)
        h->exec(h->ctx, p->pid, p->exe, p->mm->space);
    if (h->strings)
        h->strings(h->ctx, p->pid, &s, p->mm->space);
    event_report(t, &(struct kernel_event){.kind = KERNEL_EVENT_EXEC, .name = p->exe}, p->k->clock.now);
}

static void become(struct thread *t, struct program *g, struct loading *l)
{
    struct process *p = t->p;

    leave_old_program(t, g);
    p->mm = l->mm;
    p->abi = g->abi;
    set_dumpable(t, g, p->mm);
    credentials_commit(t);
    p->personality_flags &= ~(uint64_t)PERSONALITY_READ_IMPLIES_EXEC;
    p->personality_flags |= l->reads_imply_exec ? PERSONALITY_READ_IMPLIES_EXEC : 0;
    p->did_exec = true;
    if (program_is_secure(p))
        p->pdeathsig = 0;
    if (t->cpu && cpu_isa(t->cpu) == g->abi->isa) {
        cpu_reset(t->cpu, p->mm->space);
    } else {
        if (t->cpu)
            cpu_free(t->cpu);
        t->cpu = cpu_new(g->abi->isa, p->mm->space);
        t->instructions_seen = 0;
        if (t->cpu && !cpu_set_timing(t->cpu, p->k->options.timing))
            kernel_no_memory();
    }
    if (!t->cpu)
        kernel_no_memory();
    if (!cpu_set_engine(t->cpu, p->k->options.engine))
        cpu_set_engine(t->cpu, CPU_ENGINE_INTERP);
    if (p->k->options.isa_level)
        (void)cpu_set_level(t->cpu, p->k->options.isa_level - 1); /* false: a machine with one level */
    if (p->k->options.hooks.transfers)
        cpu_watch_transfers(t->cpu, p->k->options.hooks.transfers);
    cpu_begin_program(t->cpu, &p->k->retired, file_number(g->file.host_fd));
    g->abi->start(t, &l->layout);
    kernel_report_thread(t, KERNEL_THREAD_PAUSES);
    report_exec(t);
    kernel_report_thread(t, KERNEL_THREAD_RUNS);
    if (p->k->options.debugger)
        p->k->options.debugger->executed(p->k->options.debugger->ctx, t);
}

/* Has the host run a program at a host path; this process ends with its status. */
static int64_t exec_host_program(struct thread *t, struct program *g, const char *path, char **argv, char **envp)
{
    struct process *p = t->p;
    struct mm *mm = fdtable_unshare(p) ? mm_new(p->k, p->abi) : NULL;
    struct host_program *h;

    if (!mm)
        return -ENOMEM;
    int error = host_program_start(t, path, argv, envp, &h);
    if (error) {
        mm_unref(mm);
        return error;
    }
    leave_old_program(t, g);
    p->mm = mm;
    p->did_exec = true;
    p->pdeathsig = 0;
    cpu_reset(t->cpu, p->mm->space);
    host_program_adopt(t, h);
    return host_program_continue(t);
}

/* Returns the first open descriptor after standard error that execve keeps and that is not the host's, or -1. */
static int kept_descriptor(struct process *p)
{
    const struct fdtable *fds = p->fds;

    for (unsigned fd = 3; fd < fds->room; fd++)
        if (fds->entries[fd].file && !fds->entries[fd].cloexec && fds->entries[fd].file->host_fd < 0)
            return (int)fd;
    return -1;
}

/* Returns what another machine cannot have of the process, in text[]; NULL: nothing. */
static const char *bound_to_machine(struct process *p, char *text, size_t cap)
{
    const struct fs_machine *m = p->k->fs;
    int fd = kept_descriptor(p);

    if (p->uid != m->uid || p->euid != m->euid || p->egid != m->egid)
        return "the process has changed its user or group ids";
    if (p->fs->cwd_fd < 0)
        return "its working directory exists in this machine only";
    if (fd < 0)
        return NULL;
    snprintf(text, cap, "descriptor %d, which the program would inherit, exists in this machine only", fd);
    return text;
}

/* Has precis-unicorn run a program of its machines. Returns 0 if the program is none, or is refused. */
static int64_t exec_elsewhere(struct thread *t, struct program *g, char **envp)
{
    const struct kernel_options *o = &t->k->options;
    const struct elf_kind kind = {g->image.machine, g->image.bits, g->image.big_endian};
    char text[128];

    if (!o->elsewhere || !kind.machine)
        return 0;
    struct kernel_elsewhere e = {.kind = &kind,
                                 .path = g->file.guest_path,
                                 .fd = g->file.host_fd,
                                 .argv = g->argv,
                                 .envp = envp,
                                 .chdir = t->p->fs->cwd,
                                 .epoch = (int64_t)(kernel_realtime_ns(t->k) / 1000000000),
                                 .refused = bound_to_machine(t->p, text, sizeof text)};
    char **command = os_log_mode() == OS_LOG_REPLAYS ? NULL : o->elsewhere(o->elsewhere_ctx, &e), *no_env = NULL;
    bool runs = os_number(command != NULL, 0, 1);
    if (runs && !command)
        command = strings_copy((char *[]){"", NULL}); /* a replay runs no program */
    int64_t result = runs ? exec_host_program(t, g, command[0], command, &no_env) : 0;

    strings_free(command);
    return result;
}

/* by_guest: an image that cannot be mapped is no error, but ends the process. */
static int load(struct process *p, struct program *g, struct loading *l, char **envp, const char *execfn, bool by_guest, char **why)
{
    int error;

    l->mm = mm_new(p->k, g->abi);
    if (!l->mm) {
        char *refusal = why ? mem_refusal(cpu_addresses(g->abi->isa)) : NULL;
        if (refusal && asprintf(why, "%s: cannot map guest memory: %s", execfn, refusal) < 0)
            *why = NULL;
        free(refusal);
        return -ENOMEM;
    }
    l->mm->program = g->file.node;
    l->mm->thp_disabled = p->mm && p->mm->thp_disabled;
    inode_execute(g->file.node, g->file.host_fd);
    uint64_t limit = p->rlimits[LIMIT_STACK].cur;
    space_set_stack_limit(l->mm->space, limit < g->abi->stack_room ? g->abi->stack_room : limit);
    image_choose_rights(p, g, l);
    error = image_map(p, g, l);
    l->is_doomed = by_guest && (error == -EINVAL || error == -EFAULT || (!error && mm_exceeds_limits(p, l->mm, 0, true)));
    if (!error || l->is_doomed)
        error = image_make_stack(p, g, l, envp, p->k->options.fixed_stack ? basename(execfn) : execfn);
    if (!error && !fdtable_unshare(p))
        error = -ENOMEM;
    if (error)
        mm_unref(l->mm);
    return error;
}

/* guest_call: not NULL if a guest executes the program; *guest_call, if not 0, is then the result of its call. */
static int exec_program_as(struct thread *t, int dirfd, const char *path, int flags, char **argv, char **envp, char **why,
                           int64_t *guest_call)
{
    struct process *p = t->p;
    struct program g = {.file = {.host_fd = -1}, .interp_file = {.host_fd = -1}};
    struct loading l = {0};
    int error;

    /* Linux gives a program without arguments an empty argv[0] (execve(2)). */
    g.argv = argv && argv[0] ? strings_copy(argv) : strings_copy((char *[]){"", NULL});
    char *name = program_name(dirfd, path);

    g.comm = strdup(basename(name));
    error = program_open(p, dirfd, path, flags, &g);
    if (!error)
        error = program_read(p, &g, why);
    if (!error) {
        const struct credentials old = p->credentials;

        take_identity(t, &g);
        error = load(p, &g, &l, envp, name, guest_call, why);
        if (error)
            p->credentials = old;
    }
    if (!error)
        become(t, &g, &l);
    if (!error && l.is_doomed)
        signal_force(t, &(struct ksiginfo){.sig = SIGSEGV, .code = SI_KERNEL, .layout = KSI_KILL});
    int of_host =
        error == -ENOEXEC && guest_call && p->k->options.host_programs && !p->fs->root ? host_program_is(p->k, g.file.host_fd) : 0;
    if (of_host < 0)
        error = of_host;
    else if (of_host)
        *guest_call = exec_host_program(t, &g, g.file.host_path, g.argv, envp);
    else if (error == -ENOEXEC && guest_call)
        *guest_call = exec_elsewhere(t, &g, envp);
    program_free(&g);
    free(name);
    return error;
}

int exec_program_why(struct thread *t, int dirfd, const char *path, int flags, char **argv, char **envp, char **why)
{
    return exec_program_as(t, dirfd, path, flags, argv, envp, why, NULL);
}

/* ---- system calls ------------------------------------------------------------------------------------------------------------ */

static int64_t guest_exec(struct thread *t, int dirfd, uint64_t path_at, uint64_t argv_at, uint64_t envp_at, int flags)
{
    char path[4096];

    if (t->call.data)
        return host_program_continue(t);

    ssize_t len = copy_in_string(t, path, path_at, sizeof path);
    int64_t host = 0;
    int error;

    if (len < 0)
        return len;
    if (!len && !(flags & AT_EMPTY_PATH))
        return -ENOENT;
    uint64_t room = argument_limit(t->p) - (uint64_t)len - 1;
    char **argv = strings_from_guest(t, argv_at, &room, &error);

    if (!argv)
        return error;
    char **envp = strings_from_guest(t, envp_at, &room, &error);

    if (!envp) {
        strings_free(argv);
        return error;
    }
    error = exec_program_as(t, dirfd, path, flags, argv, envp, NULL, &host);
    strings_free(argv);
    strings_free(envp);
    if (host)
        return host;
    return error ? error : SYS_NO_RESULT;
}

int64_t sys_execveat(struct thread *t, int dirfd, uint64_t path, uint64_t argv, uint64_t envp, unsigned flags)
{
    char name[FS_PATH_MAX];

    if (flags & ~(uint64_t)(AT_EMPTY_PATH | AT_SYMLINK_NOFOLLOW)) {
        const ssize_t n = copy_in_string(t, name, path, sizeof name);

        return n < 0 ? (int64_t)n : n || flags & AT_EMPTY_PATH ? -EINVAL : -ENOENT;
    }
    return guest_exec(t, dirfd, path, argv, envp, (int)flags);
}
