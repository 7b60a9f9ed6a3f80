/*
 * os.h - the calls of the host's operating system by which a machine reaches what is outside of it: files, terminals, host programs.
 *
 * The kernel and the loading of programs make no other calls that depend on the host or change it (scripts/check/host-calls). So a log
 * (log.h) of these calls is all that came from outside: each function does what the host's function of the same name does, and records its
 * result; or, in a replay, returns the recorded one and changes nothing. A replay's descriptors are numbers without files.
 *
 * range.def states for each call which results are possible; a replay ends if a recording has others.
 *
 * Not logged is what concerns only precis itself: memory, the descriptors of contents, output files of options.
 */
#ifndef PRECIS_EMU_OS_OS_H
#define PRECIS_EMU_OS_OS_H

#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/types.h>

/* ---- open files -------------------------------------------------------------------------------- */

int os_open(const char *path, int flags, mode_t mode);
int os_openat(int dir, const char *path, int flags, mode_t mode);
struct open_how;
int os_openat2(int dir, const char *path, const struct open_how *how);
int os_memfd_create(const char *name, unsigned flags);
int os_close(int fd);
ssize_t os_read(int fd, void *buf, size_t n);
ssize_t os_pread(int fd, void *buf, size_t n, off_t offset);
ssize_t os_write(int fd, const void *buf, size_t n);
ssize_t os_pwrite(int fd, const void *buf, size_t n, off_t offset);
ssize_t os_send(int fd, const void *buf, size_t n, int flags);
int os_shutdown(int fd, int how);
off_t os_lseek(int fd, off_t offset, int whence);
int os_fstat(int fd, struct stat *st);
int os_fcntl(int fd, int command, int argument);
int os_ftruncate(int fd, off_t size);
/* truncate() of the file of a descriptor, which need not be open for writing. */
int os_truncate(int fd, off_t size);
int os_fallocate(int fd, int mode, off_t offset, off_t size);
int os_fsync(int fd);
int os_fdatasync(int fd);
int os_poll(struct pollfd *fds, nfds_t n, int ms);
/* ioctl() whose argument is `n` bytes at `argument`, or with n = 0 the number `argument` itself. */
int os_ioctl(int fd, unsigned long request, void *argument, size_t n);
bool os_isatty(int fd);

/* ---- names -------------------------------------------------------------------------------------- */

int os_stat(const char *path, struct stat *st);
int os_lstat(const char *path, struct stat *st);
int os_fstatat(int dir, const char *path, struct stat *st, int flags);
int os_access(const char *path, int mode);
int os_faccessat(int dir, const char *path, int mode, int flags);
ssize_t os_readlink(const char *path, char *buf, size_t n);
ssize_t os_readlinkat(int dir, const char *path, char *buf, size_t n);
/* realpath(path, NULL). */
char *os_realpath(const char *path);
char *os_getcwd(char *buf, size_t n);
/* Returns the names in an open directory, which it closes, each with its NUL, and their total size, or NULL if not readable. free() it.
 * Names of more than 255 bytes, which some file systems list, are left out. */
char *os_names(int dir, size_t *size);
int os_mkdirat(int dir, const char *path, mode_t mode);
int os_mknodat(int dir, const char *path, mode_t mode, dev_t dev);
int os_linkat(int from_dir, const char *from, int dir, const char *path, int flags);
int os_symlinkat(const char *target, int dir, const char *path);
int os_unlinkat(int dir, const char *path, int flags);
int os_renameat2(int from_dir, const char *from, int dir, const char *path, unsigned flags);
int os_chmod(const char *path, mode_t mode);
int os_fchmod(int fd, mode_t mode);
int os_fchownat(int dir, const char *path, uid_t user, gid_t group, int flags);
int os_utimensat(int dir, const char *path, const struct timespec times[2], int flags);
int os_futimens(int fd, const struct timespec times[2]);
/* n = 0: the result is the size that the buffer needs. */
ssize_t os_getxattr(const char *path, const char *name, void *buf, size_t n);
ssize_t os_listxattr(const char *path, char *buf, size_t n);
int os_setxattr(const char *path, const char *name, const void *value, size_t n, int flags);
int os_removexattr(const char *path, const char *name);

/* ---- changes of files ---------------------------------------------------------------------------- */

int os_inotify_init1(int flags);
int os_inotify_add_watch(int fd, const char *path, uint32_t mask);
int os_inotify_rm_watch(int fd, int watch);

/* ---- the process ---------------------------------------------------------------------------------- */

uid_t os_getuid(void);
uid_t os_geteuid(void);
gid_t os_getgid(void);
gid_t os_getegid(void);
mode_t os_umask(mode_t mask);
int os_getrlimit(int which, struct rlimit *limit);
int os_setrlimit(int which, const struct rlimit *limit);
/* The limit of open files, sysconf(_SC_OPEN_MAX): the same in the whole run. */
long os_open_max(void);

/* ---- programs of the host ------------------------------------------------------------------------ */

/* A descriptor that a program gets: `fd` of precis becomes its `number`. */
struct os_passed {
    int number, fd;
};

struct os_identity {
    uid_t uid, euid, suid;
    gid_t gid, egid, sgid;
    const gid_t *groups;
    size_t ngroups;
};

struct os_program_limit {
    int which;
    uint64_t soft, hard;
};

/* A host program that a guest executes. It gets no descriptor, handler or ignored signal of precis that is not named here. */
struct os_program {
    const char *path;
    char *const *argv, *const *envp;
    const struct os_passed *passed;
    size_t npassed;
    int folder; /* the working directory; -1: the one at folder_path */
    const char *folder_path;
    mode_t mask;                           /* its umask */
    uint64_t ignored, blocked, pending;    /* sets of host signals: bit n-1 is signal n */
    int nice;                              /* added to that of precis */
    const struct os_program_limit *limits; /* values that the host does not permit become its hard limits */
    size_t nlimits;
    const struct os_identity *identity; /* NULL: that of precis */
    bool no_new_privs;
    char **supervisor; /* the command of the process that lets it execute guest programs (supervisor.h), an argv of this program; word
                          OS_SUPERVISOR_NUMBERS is filled in here; NULL if it cannot */
};

enum { OS_SUPERVISOR_NUMBERS = 2 };

struct os_running {
    int pid, end;  /* end: readable if something has happened to it, a pidfd or the supervisor's socket; -1 if the host has none */
    int copied[3]; /* [1], [2]: where its standard output and error must be read from, for those of precis (os_spawn()); -1 if they need not
                    */
};

/* Starts it. A recording needs what it writes to the standard output and error of precis: it then gets pipes instead, or terminals, and
 * the caller copies. 0, or -1 with errno: it cannot be executed. */
int os_spawn(const struct os_program *p, struct os_running *r);
/* Forgets it: it has ended, or goes on alone. !goes_on: its supervisor, if it has one, kills it with all that it has started. */
void os_leave_program(const struct os_running *r, bool goes_on);
/* Sends it a signal. */
void os_signal_program(const struct os_running *r, int sig);

/* An end of a pipe or socket pair whose other end the program has. */
struct os_end {
    int fd;
    bool is_input;  /* of the program; is_ready then: a process of it waits to read, and everything written has been read */
    bool guess;     /* input: only the latter */
    uint64_t other; /* input: st_ino of the program's end */
    bool is_ready;  /* result; output: it can be read, or the program has closed it */
};

enum os_happened {
    OS_PROGRAM_LATE,        /* the time is over */
    OS_PROGRAM_READY,       /* an end is ready */
    OS_PROGRAM_INTERRUPTED, /* *interrupt is set */
    OS_PROGRAM_STOPPED,     /* with its wait status */
    OS_PROGRAM_CONTINUED,
    OS_PROGRAM_ENDED, /* with its wait status; the ends are ready that have output */
};

enum { OS_ENDS_MOST = 64 };

struct os_await {
    struct os_end *ends;
    size_t nends; /* at most OS_ENDS_MOST */
    int ms;       /* negative: no limit */
    const volatile sig_atomic_t *interrupt;
    int status, waited; /* results; waited: milliseconds */
};

/* Waits until something happens to the program. */
enum os_happened os_await(const struct os_running *r, struct os_await *a);

/* pipe2() and socketpair(AF_UNIX, SOCK_STREAM) with O_CLOEXEC; ends[0] is for the reader. ends[mine] does not block. */
int os_pipe(int ends[2], int mine);
int os_socketpair(int ends[2], int mine);

/* Records a number that the host decides, from least to most; a replay returns the recorded one. */
int64_t os_number(int64_t n, int64_t least, int64_t most);
/* The same for n bytes at buf, which has `room` bytes. */
ssize_t os_bytes(ssize_t n, void *buf, size_t room);

/* Returns *flag, which a handler of host signals sets, and clears it. */
bool os_take_flag(bool *flag);
/* Stops precis itself until it is continued. */
void os_stop(void);

/* ---- contents ---------------------------------------------------------------------------------------- */

/* Returns a descriptor of the file's contents for mappings and loading: fd itself; in a replay, of a file in memory with the recorded
 * contents, which belongs to the log. Returns -1 if it has none. Writes to the file by the functions above change the recorded contents. */
int os_contents(int fd);
/* Replaces the numbers of a host file by those of its recorded contents. */
void os_contents_numbers(dev_t *dev, ino_t *ino);

#endif
