/*
 * inject.c - part of the command precis-exhaust (see exhaust): each call of the host can fail.
 *
 * Allocations are counted by functions that stand in for the C library's. System calls, also those that the C library makes by itself,
 * raise SIGSYS (prctl PR_SET_SYSCALL_USER_DISPATCH), whose handler counts and executes them. At a call that the plan names, the process
 * forks once for each error that the call can have. The copy shares no memory and no file with the original, gets the error and goes on;
 * the original waits for its end, logs it, and goes on without an error.
 *
 *   EXHAUST_PLAN=CLASS:FIRST:STEP,...   the calls of a class (memory, mapping, file, process) that fail: to FIRST, then each STEP-th
 *   EXHAUST_PLACES=N                    further calls that fail: the first N of each class with the same call stack
 *   EXHAUST_KNOWN=FILE                  ... but not at the call stacks that are in FILE, to which this run adds its own
 *   EXHAUST_STAYS=1                     what is exhausted stays so: all later calls of the class that can have the error have it
 *   EXHAUST_NAMED=1                     the host has no files without a name (O_TMPFILE)
 *   EXHAUST_WORK=DIR                    the folder that holds all files the run writes; a copy has its own in this place
 *   EXHAUST_RESULTS=DIR                 has the log, and the copies' folders
 *   EXHAUST_ONE=CLASS:N:ERRNO           instead: call N of the class fails in this process
 *
 * The variables are removed before main(). The file DIR/strace of the work folder is the harness' own: calls for it do not count.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

#include "emu/os/separate.h"

enum { MOST_ERRORS = 5, MOST_FRAMES = 40, SECONDS = 60, PATH_ROOM = 512, MOST_PLACES = 1 << 16, PLACE_FRAMES = 16, MOST_IDLE = 5 };
enum calls { MEMORY, MAPPING, HOST_FILE, PROCESS, CLASSES };

static const char *const class_names[CLASSES] = {"memory", "mapping", "file", "process"};

/* The errors of a system call. */
struct rule {
    long number;
    enum calls calls;
    int errors[MOST_ERRORS];
};

#define OPENS                              \
    {                                      \
        EMFILE, ENOMEM, EINTR, EIO, ENOSPC \
    }
static const struct rule rules[] = {
    {SYS_mmap, MAPPING, {ENOMEM}},
    {SYS_mremap, MAPPING, {ENOMEM}},
    {SYS_mprotect, MAPPING, {ENOMEM}},
    {SYS_munmap, MAPPING, {ENOMEM}},
    {SYS_open, HOST_FILE, OPENS},
    {SYS_openat, HOST_FILE, OPENS},
    {SYS_openat2, HOST_FILE, OPENS},
    {SYS_memfd_create, HOST_FILE, {EMFILE, ENOMEM}},
    {SYS_read, HOST_FILE, {EIO, EINTR, ENOMEM}},
    {SYS_pread64, HOST_FILE, {EIO, EINTR, ENOMEM}},
    {SYS_readv, HOST_FILE, {EIO, EINTR}},
    {SYS_write, HOST_FILE, {ENOSPC, EIO, EINTR}},
    {SYS_pwrite64, HOST_FILE, {ENOSPC, EIO, EINTR}},
    {SYS_writev, HOST_FILE, {ENOSPC, EIO, EINTR}},
    {SYS_close, HOST_FILE, {EIO, EINTR}},
    {SYS_ftruncate, HOST_FILE, {ENOSPC, EIO, EINTR}},
    {SYS_fallocate, HOST_FILE, {ENOSPC, EIO, EINTR}},
    {SYS_fsync, HOST_FILE, {EIO, ENOSPC}},
    {SYS_fdatasync, HOST_FILE, {EIO, ENOSPC}},
    {SYS_stat, HOST_FILE, {ENOMEM, EIO}},
    {SYS_lstat, HOST_FILE, {ENOMEM, EIO}},
    {SYS_fstat, HOST_FILE, {ENOMEM, EIO}},
    {SYS_newfstatat, HOST_FILE, {ENOMEM, EIO}},
    {SYS_readlink, HOST_FILE, {ENOMEM, EIO}},
    {SYS_readlinkat, HOST_FILE, {ENOMEM, EIO}},
    {SYS_getdents64, HOST_FILE, {ENOMEM, EIO}},
    {SYS_rename, HOST_FILE, {ENOSPC, EIO, ENOMEM}},
    {SYS_renameat2, HOST_FILE, {ENOSPC, EIO, ENOMEM}},
    {SYS_unlinkat, HOST_FILE, {EIO, ENOMEM}},
    {SYS_mkdirat, HOST_FILE, {ENOSPC, EIO}},
    {SYS_linkat, HOST_FILE, {ENOSPC, EIO}},
    {SYS_symlinkat, HOST_FILE, {ENOSPC, EIO}},
    {SYS_dup, HOST_FILE, {EMFILE}},
    {SYS_fcntl, HOST_FILE, {EMFILE}}, /* F_DUPFD */
    {SYS_dup3, HOST_FILE, {EMFILE, EINTR}},
    {SYS_pipe2, HOST_FILE, {EMFILE}},
    {SYS_socketpair, HOST_FILE, {EMFILE, ENOMEM}},
    {SYS_eventfd2, HOST_FILE, {EMFILE, ENOMEM}},
    {SYS_inotify_init1, HOST_FILE, {EMFILE, ENOMEM}},
    {SYS_poll, HOST_FILE, {EINTR, ENOMEM}},
    {SYS_ppoll, HOST_FILE, {EINTR, ENOMEM}},
    {SYS_clone, PROCESS, {EAGAIN, ENOMEM}},
    {SYS_clone3, PROCESS, {EAGAIN, ENOMEM}},
    {SYS_fork, PROCESS, {EAGAIN, ENOMEM}},
    {SYS_vfork, PROCESS, {EAGAIN, ENOMEM}},
};
static const struct rule memory_rule = {-1, MEMORY, {ENOMEM}};

static struct {
    bool counts; /* main() has begun, and the process is not in the harness itself */
    bool allocates;
    bool lacks_nameless; /* the host's file system */
    bool has_failed;     /* a copy, or the one call has failed: nothing more fails */
    unsigned idle;       /* polls of nothing in a row, by which a machine waits whose threads all wait */
    uint64_t n[CLASSES], first[CLASSES], step[CLASSES];
    unsigned places;
    uint64_t one[CLASSES];
    int one_error;
    bool stays;
    enum calls staying; /* the class whose calls keep failing, */
    int stays_error;    /* with this error; 0: none */
    char work[PATH_ROOM], results[PATH_ROOM];
    int strace; /* descriptor; -1 */
    int log, known;
} plan = {.strace = -1, .log = -1, .known = -1};

/* ---- calls that do not raise SIGSYS ---------------------------------------------------------------- */

static volatile char selector = SYSCALL_DISPATCH_FILTER_ALLOW;

long exhaust_call(long number, long a, long b, long c, long d, long e, long f);
void exhaust_return(void);
extern const char exhaust_begin, exhaust_end;

/* exhaust_return has the bytes by which debuggers and unwinders know the end of a signal's handler. */
__asm__(".text\n"
        ".globl exhaust_begin, exhaust_end, exhaust_call, exhaust_return\n"
        "exhaust_begin:\n"
        "exhaust_call:\n"
        "  mov %rdi, %rax\n"
        "  mov %rsi, %rdi\n"
        "  mov %rdx, %rsi\n"
        "  mov %rcx, %rdx\n"
        "  mov %r8, %r10\n"
        "  mov %r9, %r8\n"
        "  mov 8(%rsp), %r9\n"
        "  syscall\n"
        "  ret\n"
        "  nop\n"
        "exhaust_return:\n"
        "  mov $15, %rax\n"
        "  syscall\n"
        "  nop\n" /* the address that the host compares is that after the call */
        "exhaust_end:\n");

static void dispatch(bool on)
{
    if (prctl(PR_SET_SYSCALL_USER_DISPATCH, on ? PR_SYS_DISPATCH_ON : PR_SYS_DISPATCH_OFF, on ? &exhaust_begin : NULL,
              on ? &exhaust_end - &exhaust_begin : 0, on ? &selector : NULL)) {
        static const char text[] = "exhaust: the host cannot dispatch system calls to the program\n";
        (void)!write(2, text, sizeof text - 1);
        _exit(77);
    }
}

/* ---- a copy ----------------------------------------------------------------------------------------- */

static _Noreturn void give_up(const char *what)
{
    dprintf(plan.log, "harness %s: %s\n", what, strerror(errno));
    _exit(99);
}

static void copy_work(const char *to)
{
    char from[PATH_ROOM + 2];
    char *const argv[] = {"cp", "-a", from, (char *)to, NULL}, *const none[] = {NULL}; /* a replay changes environ */
    int status;
    pid_t pid;
    snprintf(from, sizeof from, "%s/.", plan.work);
    if (posix_spawn(&pid, "/bin/cp", NULL, NULL, argv, none) || waitpid(pid, &status, 0) != pid || status)
        give_up("cp");
}

static void write_text(const char *path, const char *text)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    if (fd < 0 || write(fd, text, strlen(text)) < 0)
        give_up(path);
    close(fd);
}

/* Only this process sees `to` as the work folder from now on. */
static void show_as_work(const char *to)
{
    unsigned user = getuid(), group = getgid();
    char map[2][40], here[PATH_ROOM];
    snprintf(map[0], sizeof map[0], "%u %u 1", user, user);
    snprintf(map[1], sizeof map[1], "%u %u 1", group, group);
    if (unshare(CLONE_NEWNS)) {
        if (unshare(CLONE_NEWUSER | CLONE_NEWNS))
            give_up("unshare");
        write_text("/proc/self/setgroups", "deny");
        write_text("/proc/self/uid_map", map[0]);
        write_text("/proc/self/gid_map", map[1]);
    }
    if (!getcwd(here, sizeof here) || mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) || mount(to, plan.work, NULL, MS_BIND, NULL) ||
        chdir(here))
        give_up("mount");
}

/* Returns a file without a name and with the contents of one; -1 if that fails. */
static int copy_nameless(int fd, int flags)
{
    struct stat st;
    off_t from = 0;
    char link[40];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    int contents = open(link, O_RDONLY), own = open(plan.work, O_TMPFILE | O_RDWR, 0600);
    while (own >= 0 && fstat(contents, &st) == 0 && from < st.st_size)
        if (copy_file_range(contents, &from, own, NULL, (size_t)(st.st_size - from), 0) <= 0)
            return -1;
    close(contents);
    snprintf(link, sizeof link, "/proc/self/fd/%d", own);
    return open(link, flags);
}

static int open_descriptors(int *fds, size_t room)
{
    DIR *dir = opendir("/proc/self/fd");
    int n = 0;
    if (!dir)
        give_up("/proc/self/fd");
    for (struct dirent *e; (e = readdir(dir)) != NULL && (size_t)n < room;)
        if (e->d_name[0] != '.' && atoi(e->d_name) != dirfd(dir))
            fds[n++] = atoi(e->d_name);
    closedir(dir);
    return n;
}

/* Opens files and folders again: descriptors would share the position with the original's. os_separate() does it for memory. */
static void open_again(void)
{
    static const char deleted[] = " (deleted)";
    int fds[1024], n_fds = open_descriptors(fds, sizeof fds / sizeof *fds);
    for (int i = 0; i < n_fds; i++) {
        int fd = fds[i];
        char link[40], path[PATH_ROOM];
        struct stat st;
        snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
        ssize_t n = readlink(link, path, sizeof path - 1);
        path[n > 0 ? n : 0] = 0;
        if (n <= 0 || fd == plan.log || fd == plan.known || fstat(fd, &st) || !(S_ISREG(st.st_mode) || S_ISDIR(st.st_mode)) ||
            !strncmp(path, "/memfd:", 7))
            continue;
        int flags = fcntl(fd, F_GETFL) & (O_ACCMODE | O_APPEND | O_NONBLOCK | O_PATH), closes = fcntl(fd, F_GETFD);
        off_t at = lseek(fd, 0, SEEK_CUR);
        bool nameless = (size_t)n > sizeof deleted && !strcmp(path + n - sizeof deleted + 1, deleted);
        if (nameless && S_ISDIR(st.st_mode))
            continue;
        int own = nameless ? copy_nameless(fd, flags) : open(path, flags);
        if (own < 0 || dup3(own, fd, closes & FD_CLOEXEC ? O_CLOEXEC : 0) < 0)
            give_up(path);
        close(own);
        if (at > 0)
            lseek(fd, at, SEEK_SET);
    }
}

static void note_place(const char *folder)
{
    extern char __executable_start;
    char path[2 * PATH_ROOM];
    void *frames[MOST_FRAMES];
    int n = backtrace(frames, MOST_FRAMES);
    snprintf(path, sizeof path, "%s/place", folder);
    int fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    for (int i = 0; i < n; i++)
        dprintf(fd, "0x%lx\n", (unsigned long)((char *)frames[i] - &__executable_start - 1));
    close(fd);
}

static void become_copy(const char *folder)
{
    if (mkdir(folder, 0777))
        give_up(folder);
    copy_work(folder);
    note_place(folder);
    show_as_work(folder);
    open_again();
    if (!os_separate(false))
        give_up("os_separate");
    dispatch(true);
}

/* Waits for the copy; returns its status as wait() gives it, or -1 if it does not end. */
static int wait_for(pid_t pid)
{
    int status = -1, poller = (int)syscall(SYS_pidfd_open, pid, 0);
    struct pollfd p = {.fd = poller, .events = POLLIN};
    bool ends = poll(&p, 1, SECONDS * 1000) == 1;
    if (!ends)
        kill(pid, SIGKILL);
    close(poller);
    while (waitpid(pid, &status, __WALL) < 0 && errno == EINTR)
        ;
    return ends ? status : -1;
}

/* ---- failing ---------------------------------------------------------------------------------------- */

/* Can the call have this error again and again? A wait for files would be repeated for ever. */
static bool can_stay(const struct rule *r, int error)
{
    if (error == EINTR || r->number == SYS_poll || r->number == SYS_ppoll)
        return false;
    for (int i = 0; i < MOST_ERRORS; i++)
        if (r->errors[i] == error)
            return true;
    return false;
}

/* This process has had the error of a call. Returns the error. */
static int failed(const struct rule *r, int error)
{
    plan.has_failed = true;
    plan.staying = r->calls;
    plan.stays_error = plan.stays ? error : 0;
    return error;
}

/* Forks for each error. Returns the error in a copy, 0 in the original. */
static int fork_at(const struct rule *r, bool creates)
{
    uint64_t n = plan.n[r->calls];
    for (int i = 0; i < MOST_ERRORS && r->errors[i]; i++) {
        char folder[PATH_ROOM + 60];
        if ((r->errors[i] == ENOSPC && r->errors[0] == EMFILE && !creates) || (plan.stays && !can_stay(r, r->errors[i])))
            continue;
        snprintf(folder, sizeof folder, "%s/%s-%lu-%d", plan.results, class_names[r->calls], (unsigned long)n, r->errors[i]);
        pid_t pid = (pid_t)exhaust_call(SYS_clone, 0, 0, 0, 0, 0, 0);
        if (pid < 0)
            give_up("clone");
        if (pid == 0) {
            become_copy(folder);
            return failed(r, r->errors[i]);
        }
        int status = wait_for(pid);
        dprintf(plan.log, "%s %lu %ld %d %d\n", class_names[r->calls], (unsigned long)n, r->number, r->errors[i], status);
    }
    return 0;
}

/* Call stacks and how often they have had a call. */
static struct known {
    uint64_t hash;
    unsigned n;
} known[MOST_PLACES];

/* Returns the entry of a call stack, or NULL: the table is full. */
static struct known *known_at(uint64_t hash)
{
    size_t at = hash >> 48;
    for (size_t tries = 0; tries < 64 && known[at].hash && known[at].hash != hash; tries++)
        at = (at + 1) % MOST_PLACES;
    if (known[at].hash && known[at].hash != hash)
        return NULL;
    known[at].hash = hash;
    return &known[at];
}

/* The call stack within the executable, the same in each run. */
static uint64_t hash_of_stack(enum calls c)
{
    extern char __executable_start, etext;
    void *frames[PLACE_FRAMES];
    uint64_t hash = c + 1;
    int n = backtrace(frames, PLACE_FRAMES);
    for (int i = 0; i < n; i++)
        if ((char *)frames[i] >= &__executable_start && (char *)frames[i] < &etext)
            hash = (hash ^ (uintptr_t)((char *)frames[i] - &__executable_start)) * 0x9e3779b97f4a7c15;
    return hash;
}

/* Has the call stack had fewer calls than the plan wants? Counts the call. */
static bool is_new_place(enum calls c)
{
    struct known *k = known_at(hash_of_stack(c));
    if (!k || k->n >= plan.places)
        return false;
    k->n++;
    return true;
}

/* The call stacks of earlier runs are those that a file names. */
static void read_known(const char *path)
{
    uint64_t hash;
    int fd = path ? open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666) : -1;
    while (fd >= 0 && read(fd, &hash, sizeof hash) == sizeof hash) {
        struct known *k = known_at(hash);
        if (k)
            k->n = plan.places + 1;
    }
    plan.known = fd < 0 ? -1 : fcntl(fd, F_DUPFD_CLOEXEC, 900);
    close(fd);
}

static void write_known(void)
{
    for (size_t i = 0; plan.known >= 0 && i < MOST_PLACES; i++)
        if (known[i].n && known[i].n <= plan.places)
            (void)!write(plan.known, &known[i].hash, sizeof known[i].hash);
}

static bool is_planned(enum calls c)
{
    uint64_t n = plan.n[c];
    return n <= plan.first[c] || (plan.step[c] && (n - plan.first[c]) % plan.step[c] == 0) || (plan.places && is_new_place(c));
}

/* Counts a call. Returns the error it shall have, or 0. */
static int count(const struct rule *r, bool creates)
{
    if (!plan.counts)
        return 0;
    if (plan.has_failed)
        return plan.stays_error && r->calls == plan.staying && can_stay(r, plan.stays_error) ? plan.stays_error : 0;
    uint64_t n = ++plan.n[r->calls];
    if (n == plan.one[r->calls])
        return failed(r, plan.one_error);
    if (plan.log < 0)
        return 0;
    char before = selector;
    int saved = errno;
    plan.counts = false;
    selector = SYSCALL_DISPATCH_FILTER_ALLOW;
    int error = is_planned(r->calls) ? fork_at(r, creates) : 0;
    selector = before;
    plan.counts = true;
    errno = saved;
    return error;
}

/* ---- allocations ------------------------------------------------------------------------------------ */

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t n, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static bool fails(void)
{
    if (!plan.counts)
        return false;
    selector = SYSCALL_DISPATCH_FILTER_BLOCK; /* which a call of clone() has ended */
    int error = count(&memory_rule, false);
    if (error)
        errno = error;
    return error != 0;
}

/* What allocating itself asks of the host does not count. */
#define ALLOCATE(call)                \
    ({                                \
        bool before = plan.allocates; \
        plan.allocates = true;        \
        void *memory = (call);        \
        plan.allocates = before;      \
        memory;                       \
    })

void *malloc(size_t size)
{
    return fails() ? NULL : ALLOCATE(__libc_malloc(size));
}

void *calloc(size_t n, size_t size)
{
    return fails() ? NULL : ALLOCATE(__libc_calloc(n, size));
}

void *realloc(void *old, size_t size)
{
    return fails() ? NULL : ALLOCATE(__libc_realloc(old, size));
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return fails() ? NULL : ALLOCATE(__libc_memalign(alignment, size));
}

int posix_memalign(void **result, size_t alignment, size_t size)
{
    void *p = aligned_alloc(alignment, size);
    if (p)
        *result = p;
    return p ? 0 : ENOMEM;
}

extern void __libc_free(void *p);
void free(void *p)
{
    bool before = plan.allocates;
    plan.allocates = true;
    __libc_free(p);
    plan.allocates = before;
}

/* ---- system calls ------------------------------------------------------------------------------------ */

struct kernel_action {
    uintptr_t handler, flags, restorer;
    uint64_t mask;
};

static const struct rule *rule_of(long number)
{
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (rules[i].number == number)
            return &rules[i];
    return NULL;
}

/* SIGSYS must never be blocked, and handlers return by a call that is not dispatched. */
static long set_action(const long *a)
{
    struct kernel_action own;
    if (!a[1])
        return exhaust_call(SYS_rt_sigaction, a[0], a[1], a[2], a[3], 0, 0);
    own = *(const struct kernel_action *)a[1];
    own.mask &= ~(1ull << (SIGSYS - 1));
    own.restorer = (uintptr_t)exhaust_return;
    own.flags |= 0x04000000 /* SA_RESTORER */;
    return exhaust_call(SYS_rt_sigaction, a[0], (long)&own, a[2], a[3], 0, 0);
}

static long set_mask(const long *a)
{
    uint64_t own;
    if (!a[1])
        return exhaust_call(SYS_rt_sigprocmask, a[0], a[1], a[2], a[3], 0, 0);
    own = *(const uint64_t *)a[1];
    if (a[0] != SIG_UNBLOCK)
        own &= ~(1ull << (SIGSYS - 1));
    return exhaust_call(SYS_rt_sigprocmask, a[0], (long)&own, a[2], a[3], 0, 0);
}

static bool ends_in_strace(const char *path)
{
    size_t n = strlen(path);
    return n >= 7 && !strcmp(path + n - 7, "/strace");
}

/* Is the call one for the harness' own file? */
static bool is_for_strace(long number, const long *a)
{
    switch (number) {
    case SYS_openat: return ends_in_strace((const char *)a[1]);
    case SYS_write:
    case SYS_fstat:
    case SYS_close: return a[0] == plan.strace;
    case SYS_newfstatat: return (int)a[0] == plan.strace;
    default: return false;
    }
}

static bool is_nameless(long number, const long *a)
{
    return number == SYS_openat && (a[2] & O_TMPFILE) == O_TMPFILE;
}

/* Returns whether the handler may execute the call: copies of the process begin where the call is. */
static bool is_ours_to_execute(long number)
{
    return number != SYS_clone && number != SYS_clone3 && number != SYS_vfork;
}

/* All threads of the guest wait, and nothing can wake one: says so, and ends. */
static _Noreturn void end_waiting(void)
{
    char path[PATH_ROOM + 8];
    snprintf(path, sizeof path, "%s/waits", plan.work);
    close(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666));
    dispatch(false);
    exit(1);
}

static long execute(long number, const long *a)
{
    plan.idle = number == SYS_poll && !a[1] ? plan.idle + 1 : 0;
    if (plan.has_failed && plan.idle == MOST_IDLE)
        end_waiting();
    bool own = is_for_strace(number, a);
    const struct rule *r = plan.allocates || own ? NULL : rule_of(number);
    bool creates = number == SYS_openat && ((a[2] & O_CREAT) || is_nameless(number, a));
    if (number == SYS_fcntl && a[1] != F_DUPFD && a[1] != F_DUPFD_CLOEXEC)
        r = NULL;
    if (plan.has_failed && number == SYS_write && a[0] == STDERR_FILENO)
        r = NULL; /* the message that says it */
    int error = r ? count(r, creates) : 0;
    if (!error && plan.lacks_nameless && is_nameless(number, a))
        error = EOPNOTSUPP;
    if (error && number == SYS_close)
        exhaust_call(SYS_close, a[0], 0, 0, 0, 0, 0); /* the descriptor is closed nevertheless */
    if (error)
        return -error;
    if (number == SYS_rt_sigaction)
        return set_action(a);
    if (number == SYS_rt_sigprocmask)
        return set_mask(a);
    long result = exhaust_call(number, a[0], a[1], a[2], a[3], a[4], a[5]);
    if (own && number == SYS_openat)
        plan.strace = (int)result;
    if (own && number == SYS_close)
        plan.strace = -1;
    return result;
}

static void on_call(int signal_number, siginfo_t *info, void *context)
{
    greg_t *r = ((ucontext_t *)context)->uc_mcontext.gregs;
    long a[6] = {r[REG_RDI], r[REG_RSI], r[REG_RDX], r[REG_R10], r[REG_R8], r[REG_R9]}, number = info->si_syscall;
    int saved = errno;
    (void)signal_number;
    selector = SYSCALL_DISPATCH_FILTER_ALLOW;
    if (is_ours_to_execute(number)) {
        r[REG_RAX] = execute(number, a);
        selector = SYSCALL_DISPATCH_FILTER_BLOCK;
    } else {
        int error = count(rule_of(number), false);
        r[REG_RAX] = error ? -error : number;
        r[REG_RIP] -= error ? 0 : 2; /* execute it there */
        selector = error ? SYSCALL_DISPATCH_FILTER_BLOCK : SYSCALL_DISPATCH_FILTER_ALLOW;
    }
    errno = saved;
}

static void catch_calls(void)
{
    struct kernel_action a = {(uintptr_t)on_call, SA_SIGINFO | SA_NODEFER | 0x04000000, (uintptr_t)exhaust_return, 0};
    exhaust_call(SYS_rt_sigaction, SIGSYS, (long)&a, 0, sizeof a.mask, 0, 0);
    dispatch(true);
}

/* ---- before and after main() --------------------------------------------------------------------------- */

static enum calls calls_named(const char *name, size_t n)
{
    for (int c = 0; c < CLASSES; c++)
        if (strlen(class_names[c]) == n && !strncmp(name, class_names[c], n))
            return c;
    return MEMORY;
}

static void read_plan(const char *text)
{
    for (; text && *text; text = *text ? text + 1 : text) {
        enum calls c = calls_named(text, strcspn(text, ":"));
        text += strcspn(text, ":") + 1;
        char *end;
        plan.first[c] = strtoul(text, &end, 10);
        plan.step[c] = strtoul(end + 1, &end, 10);
        text = end;
        if (!*text)
            break;
    }
}

static void read_one(const char *text)
{
    enum calls c = calls_named(text, strcspn(text, ":"));
    char *end;
    plan.one[c] = strtoul(text + strcspn(text, ":") + 1, &end, 10);
    plan.one_error = atoi(end + 1);
}

/* Logs how many calls there were. */
static void end(void)
{
    plan.counts = false;
    selector = SYSCALL_DISPATCH_FILTER_ALLOW;
    dispatch(false);
    for (int c = 0; c < CLASSES && plan.log >= 0 && !plan.has_failed; c++)
        dprintf(plan.log, "total %s %lu\n", class_names[c], (unsigned long)plan.n[c]);
    if (!plan.has_failed)
        write_known();
}

int __real_main(int argc, char **argv);
int __wrap_main(int argc, char **argv);

int __wrap_main(int argc, char **argv)
{
    const char *work = getenv("EXHAUST_WORK"), *results = getenv("EXHAUST_RESULTS"), *one = getenv("EXHAUST_ONE"),
               *places = getenv("EXHAUST_PLACES");
    char path[PATH_ROOM + 8];
    void *frame[2];
    (void)backtrace(frame, 2); /* loads its library */
    snprintf(plan.work, sizeof plan.work, "%s", work ? work : "/nowhere");
    read_plan(getenv("EXHAUST_PLAN"));
    plan.places = places ? (unsigned)atoi(places) : 0;
    if (one)
        read_one(one);
    if (results) {
        snprintf(plan.results, sizeof plan.results, "%s", results);
        snprintf(path, sizeof path, "%s/log", results);
        int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
        plan.log = fcntl(fd, F_DUPFD_CLOEXEC, 900);
        close(fd);
    }
    unsetenv("EXHAUST_WORK");
    unsetenv("EXHAUST_RESULTS");
    unsetenv("EXHAUST_PLAN");
    read_known(getenv("EXHAUST_KNOWN"));
    plan.lacks_nameless = getenv("EXHAUST_NAMED") != NULL;
    plan.stays = getenv("EXHAUST_STAYS") != NULL;
    unsetenv("EXHAUST_NAMED");
    unsetenv("EXHAUST_STAYS");
    unsetenv("EXHAUST_PLACES");
    unsetenv("EXHAUST_KNOWN");
    unsetenv("EXHAUST_ONE");
    catch_calls();
    atexit(end); /* before the program's own functions: executed last */
    plan.counts = true;
    selector = SYSCALL_DISPATCH_FILTER_BLOCK;
    return __real_main(argc, argv);
}
