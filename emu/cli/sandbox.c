/* sandbox.c - see sandbox.h. docs/security.md says what the restrictions prevent. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "emu/cli/sandbox.h"

/* ---- files: Landlock -------------------------------------------------------------------------- */

/* Access rights, by their bits; each version of the interface (ABI) adds some. The headers of older hosts lack the later ones. */
enum {
    WRITE_FILE = 1 << 1,
    READ_FILE = 1 << 2,
    READ_DIR = 1 << 3,
    TRUNCATE = 1 << 14, /* ABI 3 */
    /* Below a place everything but executing (bit 0) and making devices (bits 6 and 11). */
    NEVER = 1 << 0 | 1 << 6 | 1 << 11,
};

enum { CREATE_RULESET = 444, ADD_RULE, RESTRICT_SELF, QUERY_ABI = 1, PATH_BENEATH = 1 };

struct ruleset {
    uint64_t files, network, scopes;
};

struct path_rule {
    uint64_t allowed;
    int32_t fd;
} __attribute__((packed));

/* What the ABI can restrict. */
static struct ruleset everything(long abi)
{
    static const unsigned char file_rights[] = {13, 14, 15, 15, 16}; /* by ABI, from 1 on */
    enum { NEWEST = sizeof file_rights, NETWORK_ABI = 4, SCOPE_ABI = 6 };
    unsigned rights = file_rights[(abi < NEWEST ? abi : NEWEST) - 1];
    return (struct ruleset){(1ull << rights) - 1, abi >= NETWORK_ABI ? 3 : 0, abi >= SCOPE_ABI ? 3 : 0};
}

/* Older hosts reject sizes that they do not know, even of zeros in some versions: only the members that they have are passed. */
static size_t ruleset_size(const struct ruleset *r)
{
    return r->scopes ? sizeof *r : r->network ? 2 * sizeof r->files : sizeof r->files;
}

static int allow(int rules, int fd, uint64_t rights)
{
    struct path_rule rule = {rights, fd};
    return (int)syscall(ADD_RULE, rules, PATH_BENEATH, &rule, 0);
}

/* A standard stream's file can be opened again through /proc/self/fd. Pipes and sockets are not Landlock's. */
static void allow_stream(int rules, int fd, uint64_t handled)
{
    struct stat st;
    int flags = fcntl(fd, F_GETFL);
    if (flags < 0 || flags & O_PATH || fstat(fd, &st) || S_ISDIR(st.st_mode))
        return;
    uint64_t rights = (flags & O_ACCMODE) == O_WRONLY ? 0 : READ_FILE;
    if ((flags & O_ACCMODE) != O_RDONLY)
        rights |= WRITE_FILE | TRUNCATE;
    if (rights & handled)
        (void)allow(rules, fd, rights & handled);
}

/* A copy reads which memory and descriptors it shares with the original. */
static bool allow_proc(int rules)
{
    int fd = open("/proc", O_PATH | O_CLOEXEC);
    bool ok = fd >= 0 && !allow(rules, fd, READ_FILE | READ_DIR);
    if (fd >= 0)
        close(fd);
    return ok;
}

#ifdef PRECIS_COVERAGE
/* gcov writes its counts at exit: below $GCOV_PREFIX, or beside the object files. */
static bool allow_counts(int rules, uint64_t handled)
{
    static const char *const places[] = {PRECIS_COVERAGE "/coverage", PRECIS_COVERAGE "/build"};
    bool ok = true;
    for (unsigned i = 0; i < 2; i++) {
        int fd = open(places[i], O_PATH | O_CLOEXEC);
        ok = ok && fd >= 0 && !allow(rules, fd, handled & ~(uint64_t)NEVER);
        close(fd);
    }
    return ok;
}
#endif

static const char *restrict_files(const struct sandbox *s)
{
    long abi = syscall(CREATE_RULESET, NULL, 0, QUERY_ABI);
    if (abi < 1)
        return NULL;
    struct ruleset all = everything(abi);
    int rules = (int)syscall(CREATE_RULESET, &all, ruleset_size(&all), 0);
    if (rules < 0)
        return "Landlock";
    bool ok = true;
    for (size_t i = 0; i < s->nplaces; i++)
        ok = ok && !allow(rules, s->places[i], all.files & ~(uint64_t)NEVER);
    for (int fd = 0; fd < 3 && s->nplaces; fd++)
        allow_stream(rules, fd, all.files);
    if (s->copies)
        ok = ok && allow_proc(rules);
#ifdef PRECIS_COVERAGE
    ok = ok && allow_counts(rules, all.files);
#endif
    ok = ok && !syscall(RESTRICT_SELF, rules, 0);
    int error = errno;
    close(rules);
    errno = error;
    return ok ? NULL : "Landlock";
}

/* ---- system calls: seccomp -------------------------------------------------------------------- */

#ifdef __SANITIZE_ADDRESS__ /* the sanitizer's runtime uses other calls */
#define FILTERS 0
#elif defined __x86_64__
#define FILTERS   1
#define HOST_ARCH AUDIT_ARCH_X86_64
#else
#define FILTERS 0
#endif

#if FILTERS
/* What precis and the C library use while a machine runs, and to write results after it. No new process or program, no socket, no
 * mount, no other process. */
static const uint16_t allowed_calls[] = {
    /* memory: mmap and mprotect are below */
    SYS_brk, SYS_madvise, SYS_mremap, SYS_munmap, SYS_msync, SYS_mincore, SYS_memfd_create,
    /* open files */
    SYS_read, SYS_write, SYS_pread64, SYS_pwrite64, SYS_readv, SYS_writev, SYS_preadv, SYS_pwritev, SYS_preadv2, SYS_pwritev2, SYS_lseek,
    SYS_close, SYS_close_range, SYS_dup, SYS_dup2, SYS_dup3, SYS_fcntl, SYS_flock, SYS_fsync, SYS_fdatasync, SYS_ftruncate, SYS_fallocate,
    SYS_fstat, SYS_fstatfs, SYS_fchmod, SYS_fchown, SYS_getdents64, SYS_copy_file_range, SYS_sendfile, SYS_fadvise64, SYS_pipe2,
    SYS_sync_file_range,
    /* paths, which Landlock restricts */
    SYS_open, SYS_openat, SYS_openat2, SYS_stat, SYS_lstat, SYS_newfstatat, SYS_statx, SYS_statfs, SYS_access, SYS_faccessat,
    SYS_faccessat2, SYS_readlink, SYS_readlinkat, SYS_truncate, SYS_chmod, SYS_fchmodat, 452 /* fchmodat2 */, SYS_fchownat, SYS_utimensat,
    SYS_mkdirat, SYS_mkdir, SYS_mknodat, SYS_symlinkat, SYS_linkat, SYS_unlink, SYS_unlinkat, SYS_rmdir, SYS_rename, SYS_renameat,
    SYS_renameat2, SYS_getcwd, SYS_chdir, SYS_fchdir, SYS_umask, SYS_getxattr, SYS_lgetxattr, SYS_fgetxattr, SYS_setxattr, SYS_lsetxattr,
    SYS_fsetxattr, SYS_listxattr, SYS_llistxattr, SYS_flistxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr,
    /* waiting, time */
    SYS_inotify_init1, SYS_inotify_add_watch, SYS_inotify_rm_watch, SYS_poll, SYS_ppoll, SYS_select, SYS_pselect6, SYS_nanosleep,
    SYS_clock_nanosleep, SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday, SYS_time, SYS_times, SYS_futex, SYS_sched_yield, SYS_pause,
    SYS_setitimer, SYS_timer_settime,
    /* signals of this process: kill and tgkill are below */
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_rt_sigpending, SYS_rt_sigsuspend, SYS_sigaltstack, SYS_restart_syscall,
    /* a debugger's connection, which is open */
    SYS_accept, SYS_accept4, SYS_recvfrom, SYS_recvmsg, SYS_sendto, SYS_sendmsg, SYS_shutdown, SYS_getsockopt, SYS_setsockopt,
    SYS_getsockname, SYS_getpeername,
    /* this process */
    SYS_exit, SYS_exit_group, SYS_getpid, SYS_gettid, SYS_getppid, SYS_getpgrp, SYS_getpgid, SYS_getsid, SYS_getuid, SYS_geteuid,
    SYS_getgid, SYS_getegid, SYS_getgroups, SYS_getrlimit, SYS_setrlimit, SYS_getrusage, SYS_uname, SYS_sysinfo, SYS_getrandom,
    SYS_arch_prctl, SYS_set_robust_list, 334 /* rseq */, SYS_set_tid_address, SYS_membarrier, SYS_sched_getaffinity, SYS_getcpu};

enum { ROOM = 2 * sizeof allowed_calls / sizeof *allowed_calls + 96 };

struct filter {
    struct sock_filter code[ROOM];
    unsigned short length;
};

#define REFUSE(error) (SECCOMP_RET_ERRNO | (error))
#define FIELD(member) ((uint32_t)offsetof(struct seccomp_data, member))

static void emit(struct filter *f, struct sock_filter insn)
{
    f->code[f->length++] = insn;
}

static void load(struct filter *f, uint32_t offset)
{
    emit(f, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset));
}

static void result(struct filter *f, uint32_t action)
{
    emit(f, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}

/* If the loaded word compares so with `value`, the next `count` instructions run; otherwise they are skipped. */
static void when(struct filter *f, unsigned short compare, uint32_t value, uint8_t count)
{
    emit(f, (struct sock_filter)BPF_JUMP(BPF_JMP | compare | BPF_K, value, 0, count));
}

/* No mapping is writable and executable, and none becomes executable: translated code has two mappings of one file. */
static void filter_memory(struct filter *f)
{
    when(f, BPF_JEQ, SYS_mmap, 5);
    load(f, FIELD(args[2]));
    emit(f, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, PROT_WRITE | PROT_EXEC));
    when(f, BPF_JEQ, PROT_WRITE | PROT_EXEC, 1);
    result(f, REFUSE(EPERM));
    result(f, SECCOMP_RET_ALLOW);
    when(f, BPF_JEQ, SYS_mprotect, 4);
    load(f, FIELD(args[2]));
    when(f, BPF_JSET, PROT_EXEC, 1);
    result(f, REFUSE(EPERM));
    result(f, SECCOMP_RET_ALLOW);
}

/* Signals to this process only. */
static void filter_signal(struct filter *f, uint32_t call)
{
    when(f, BPF_JEQ, call, 4);
    load(f, FIELD(args[0]));
    when(f, BPF_JEQ, (uint32_t)getpid(), 1);
    result(f, SECCOMP_RET_ALLOW);
    result(f, REFUSE(EPERM));
}

/* Limits of this process only; a terminal gets no typed characters. */
static void filter_arguments(struct filter *f)
{
    when(f, BPF_JEQ, SYS_prlimit64, 4);
    load(f, FIELD(args[0]));
    when(f, BPF_JEQ, 0, 1);
    result(f, SECCOMP_RET_ALLOW);
    result(f, REFUSE(EPERM));
    when(f, BPF_JEQ, SYS_ioctl, 4);
    load(f, FIELD(args[1]));
    when(f, BPF_JEQ, TIOCSTI, 1);
    result(f, REFUSE(EPERM));
    result(f, SECCOMP_RET_ALLOW);
}

/* Copies by fork(), which may wait for each other and end each other. Where Landlock knows no scopes, other processes, too. */
static void filter_copies(struct filter *f)
{
    static const uint16_t calls[] = {SYS_wait4, SYS_pidfd_open};
    const uint32_t fork_flags = CLONE_CHILD_CLEARTID | CLONE_CHILD_SETTID | SIGCHLD;
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        when(f, BPF_JEQ, calls[i], 1);
        result(f, SECCOMP_RET_ALLOW);
    }
    when(f, BPF_JEQ, SYS_clone, 4);
    load(f, FIELD(args[0]));
    when(f, BPF_JEQ, fork_flags, 1);
    result(f, SECCOMP_RET_ALLOW);
    result(f, REFUSE(EPERM));
    when(f, BPF_JEQ, SYS_kill, 5);
    load(f, FIELD(args[1]));
    when(f, BPF_JEQ, 0, 1);
    result(f, SECCOMP_RET_ALLOW);
    when(f, BPF_JEQ, SIGKILL, 1);
    result(f, SECCOMP_RET_ALLOW);
    load(f, FIELD(nr));
}

static void filter_build(struct filter *f, const struct sandbox *s)
{
    enum { X32 = 0x40000000 };
    load(f, FIELD(arch));
    emit(f, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, HOST_ARCH, 1, 0));
    result(f, SECCOMP_RET_KILL_PROCESS);
    load(f, FIELD(nr));
    when(f, BPF_JGE, X32, 1);
    result(f, SECCOMP_RET_KILL_PROCESS);
    if (s->writable_code) {
        for (unsigned i = 0; i < 2; i++) {
            when(f, BPF_JEQ, i ? SYS_mprotect : SYS_mmap, 1);
            result(f, SECCOMP_RET_ALLOW);
        }
    } else {
        filter_memory(f);
    }
    for (size_t i = 0; i < sizeof allowed_calls / sizeof *allowed_calls; i++) {
        when(f, BPF_JEQ, allowed_calls[i], 1);
        result(f, SECCOMP_RET_ALLOW);
    }
    if (s->copies)
        filter_copies(f);
    filter_signal(f, SYS_kill);
    filter_signal(f, SYS_tgkill);
    filter_arguments(f);
    result(f, REFUSE(ENOSYS));
}

static const char *restrict_calls(const struct sandbox *s)
{
    struct filter f = {.length = 0};
    filter_build(&f, s);
    struct sock_fprog program = {f.length, f.code};
    bool done = !prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
    return done || errno == EINVAL || errno == ENOSYS ? NULL : "a seccomp filter";
}
#else
static const char *restrict_calls(const struct sandbox *s)
{
    (void)s;
    return NULL;
}
#endif

static bool entered; /* for LeakSanitizer */

#ifdef __SANITIZE_ADDRESS__
/* LeakSanitizer asks at exit. It reads /proc, which Landlock refuses. */
__attribute__((visibility("default"))) int __lsan_is_turned_off(void);
int __lsan_is_turned_off(void)
{
    return entered;
}
#endif

const char *sandbox_enter(const struct sandbox *s)
{
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
        return "no_new_privs";
    entered = true;
    const char *refused = restrict_files(s);
    return refused ? refused : restrict_calls(s);
}
