/*
 * system.h - HP-UX for the C library: system calls, numbers, streams. The other files of this folder need HP-UX's calls or layouts.
 *
 * Sources: HP-UX's manual pages; binutils' and GCC's hpux configurations; programs, for what their inlined macros do.
 */
#ifndef SYSTEM_H
#define SYSTEM_H

/* ---- the machine: a system call's result, or minus the error number ---- */

#ifdef __hppa__
struct call_result {
    long value, second;
};
#else
struct call_result {
    long long value, second;
};
#endif
struct call_result hpux_call(long number, ...);
#define system_call hpux_call

enum {
    SYS_exit = 1,
    SYS_fork = 2,
    SYS_read = 3,
    SYS_write = 4,
    SYS_open = 5,
    SYS_close = 6,
    SYS_creat = 8,
    SYS_link = 9,
    SYS_unlink = 10,
    SYS_chdir = 12,
    SYS_time = 13,
    SYS_mknod = 14,
    SYS_chmod = 15,
    SYS_chown = 16,
    SYS_brk = 17,
    SYS_lseek = 19,
    SYS_getpid = 20,
    SYS_setuid = 23,
    SYS_getuid = 24,
    SYS_alarm = 27,
    SYS_pause = 29,
    SYS_utime = 30,
    SYS_access = 33,
    SYS_nice = 34,
    SYS_sync = 36,
    SYS_kill = 37,
    SYS_stat = 38,
    SYS_lstat = 40,
    SYS_dup = 41,
    SYS_pipe = 42,
    SYS_times = 43,
    SYS_profil = 44,
    SYS_setgid = 46,
    SYS_getgid = 47,
    SYS_ioctl = 54,
    SYS_symlink = 56,
    SYS_utssys = 57,
    SYS_readlink = 58,
    SYS_execve = 59,
    SYS_umask = 60,
    SYS_chroot = 61,
    SYS_fcntl = 62,
    SYS_ulimit = 63,
    SYS_vfork = 66,
    SYS_mmap = 71,
    SYS_munmap = 73,
    SYS_mprotect = 74,
    SYS_madvise = 75,
    SYS_setpgrp2 = 82,
    SYS_getgroups = 79,
    SYS_setgroups = 80,
    SYS_getpgrp2 = 81,
    SYS_setpgid = 82,
    SYS_setitimer = 83,
    SYS_wait3 = 84,
    SYS_getitimer = 86,
    SYS_dup2 = 90,
    SYS_fstat = 92,
    SYS_select = 93,
    SYS_fsync = 95,
    SYS_setpriority = 96,
    SYS_getpriority = 100,
    SYS_sigvector = 108,
    SYS_sigblock = 109,
    SYS_sigsetmask = 110,
    SYS_sigpause = 111,
    SYS_gettimeofday = 116,
    SYS_getrusage = 117,
    SYS_readv = 120,
    SYS_writev = 121,
    SYS_settimeofday = 122,
    SYS_fchown = 123,
    SYS_fchmod = 124,
    SYS_setresuid = 126,
    SYS_setresgid = 127,
    SYS_rename = 128,
    SYS_truncate = 129,
    SYS_ftruncate = 130,
    SYS_mkdir = 136,
    SYS_rmdir = 137,
    SYS_getrlimit = 144,
    SYS_setrlimit = 145,
    SYS_semget = 156,
    SYS_semop = 158,
    SYS_msgget = 159,
    SYS_msgsnd = 161,
    SYS_msgrcv = 162,
    SYS_shmget = 163,
    SYS_shmat = 165,
    SYS_shmdt = 166,
    SYS_sigprocmask = 185,
    SYS_sigpending = 186,
    SYS_sigsuspend = 187,
    SYS_sigaction = 188,
    SYS_statfs = 196,
    SYS_fstatfs = 197,
    SYS_waitpid = 200,
    SYS_pstat = 239,
    SYS_getnumfds = 268,
    SYS_poll = 269,
    SYS_fchdir = 272,
    SYS_accept = 275,
    SYS_bind = 276,
    SYS_connect = 277,
    SYS_getpeername = 278,
    SYS_getsockname = 279,
    SYS_getsockopt = 280,
    SYS_listen = 281,
    SYS_recv = 282,
    SYS_recvfrom = 283,
    SYS_send = 285,
    SYS_sendto = 287,
    SYS_setsockopt = 288,
    SYS_shutdown = 289,
    SYS_socket = 290,
    SYS_socketpair = 291,
    SYS_semctl = 312,
    SYS_msgctl = 313,
    SYS_shmctl = 314,
    SYS_msync = 320,
    SYS_statvfs = 330,
    SYS_fstatvfs = 331,
    SYS_lchown = 332,
    SYS_getsid = 333,
    SYS_sched_setparam = 337,
    SYS_sched_getparam = 338,
    SYS_sched_setscheduler = 339,
    SYS_sched_getscheduler = 340,
    SYS_sched_yield = 341,
    SYS_sched_rr_get_interval = 344,
    SYS_clock_settime = 345,
    SYS_clock_gettime = 346,
    SYS_clock_getres = 347,
    SYS_timer_create = 348,
    SYS_timer_delete = 349,
    SYS_timer_settime = 350,
    SYS_timer_gettime = 351,
    SYS_timer_getoverrun = 352,
    SYS_nanosleep = 353,
    SYS_getdents = 356,
    SYS_fcntl64 = 359,
    SYS_ftruncate64 = 360,
    SYS_fstat64 = 361,
    SYS_getrlimit64 = 363,
    SYS_lseek64 = 365,
    SYS_lstat64 = 366,
    SYS_mmap64 = 367,
    SYS_setrlimit64 = 368,
    SYS_stat64 = 369,
    SYS_truncate64 = 370,
    SYS_pread = 372,
    SYS_pwrite = 374,
    SYS_pread64 = 376,
    SYS_pwrite64 = 378,
    SYS_sigaltstack = 381,
    SYS_waitid = 382,
    SYS_setpgrp = 383,
    SYS_recvmsg2 = 384,
    SYS_sendmsg2 = 385,
    SYS_mlock = 421,
    SYS_munlock = 422,
    SYS_mlockall = 423,
    SYS_munlockall = 424,
    SYS_sigqueue = 427,
    SYS_sigwaitinfo = 428,
    SYS_sigtimedwait = 429,
    SYS_sigwait = 430,
    SYS_mq_open = 439,
    SYS_mq_close = 440,
    SYS_mq_unlink = 441,
    SYS_mq_send = 442,
    SYS_mq_receive = 443,
    SYS_mq_notify = 444,
    SYS_mq_setattr = 445,
    SYS_mq_getattr = 446,
    SYS_statvfs64 = 475,
    SYS_fstatvfs64 = 476,
    SYS_sprofil = 540
};

/* Threads. */
enum {
    SYS_lwp_create = 389,
    SYS_lwp_kill = 397,
    SYS_ksleep,
    SYS_kwakeup,
    SYS_lwp_exit = 402,
    SYS_lwp_getscheduler = 416,
    SYS_lwp_setscheduler
};
enum { SYS_ksem_post = 450, SYS_ksem_wait, SYS_ksem_trywait = 453 };

/* ---- numbers ---- */

int *__errno(void); /* of the current thread */
#define errno (*__errno())
enum {
    EPERM = 1,
    ENOENT = 2,
    EINTR = 4,
    EIO = 5,
    EBADF = 9,
    ECHILD = 10,
    EAGAIN = 11,
    ENOMEM = 12,
    EACCES = 13,
    EFAULT = 14,
    EEXIST = 17,
    ENOTDIR = 20,
    EISDIR = 21,
    EINVAL = 22,
    EMFILE = 24,
    ENOTTY = 25,
    ESPIPE = 29,
    EPIPE = 32,
    EDOM = 33,
    ERANGE = 34,
    EILSEQ = 47,
    ENAMETOOLONG = 248,
    ENOSYS = 251
};
enum { E_BUSY = 16, E_DEADLOCK = 45, ESRCH = 3, EOVERFLOW = 72, ETIMEDOUT = 238 };
enum { SLEEP_MUTEX = 1, SLEEP_CONDITION, SLEEP_JOIN, SLEEP_ONCE, SLEEP_STREAM, SLEEP_RWLOCK, SLEEP_BARRIER }; /* ksleep's first argument */
enum { O_RDONLY = 0, O_WRONLY = 1, O_RDWR = 2, O_APPEND = 010, O_CREAT = 0400, O_TRUNC = 01000, O_EXCL = 02000 };
enum { PROT_READ = 1, PROT_WRITE = 2, MAP_PRIVATE = 2, MAP_ANONYMOUS = 0x10 };
enum { SIGABRT = 6, SIGALRM = 14, SIGCHLD = 18 };
enum { CLOCK_REALTIME = 1, CLOCK_VIRTUAL = 2, CLOCK_HIGHRES = CLOCK_REALTIME }; /* there is none that runs evenly */

/* A stream: its layout is compiled into programs (getc, putc), as is the array of streams. */
typedef struct {
    int count;           /* bytes left to read, or room left to write, without a call */
    unsigned char *next; /* the next byte */
    unsigned char *base; /* the buffer */
    unsigned short flags;
    unsigned char fd, fd_high;
} FILE;
enum { STREAMS = 60, STREAMS_OF_PROGRAMS = STREAMS };
enum {
    FILE_READ = 01,
    FILE_WRITE = 02,
    FILE_UNBUFFERED = 04,
    FILE_OWN_BUFFER = 010,
    FILE_EOF = 020,
    FILE_ERROR = 040,
    FILE_LINES = 0200,
    FILE_UPDATE = 0400,
    FILE_APPEND = 01000,
    FILE_RESERVED = 02000 /* not open yet: a flag of our own */
};
extern FILE __iob[STREAMS_OF_PROGRAMS];
#define STREAM(i)        &__iob[i]
#define STREAM_NUMBER(f) f - __iob
#define IS_STREAM(f)     f < __iob + STREAMS
#define NEXT_STREAM(f)   f++

/* ---- network: EAI_, AI_, NI_ and AF_INET6 are assumptions ---- */

enum { ENOSPC = 28, EAFNOSUPPORT = 225 };
enum { AF_UNSPEC = 0, AF_UNIX = 1, AF_INET = 2, AF_INET6 = 22 };
enum { SOCK_STREAM = 1, SOCK_DGRAM = 2, SOCK_RAW = 3 };
enum { AI_PASSIVE = 1, AI_CANONNAME = 2, AI_NUMERICHOST = 4, AI_NUMERICSERV = 8, AI_ALL = 0x100, AI_V4MAPPED = 0x800 };
enum { NI_NOFQDN = 1, NI_NUMERICHOST = 2, NI_NAMEREQD = 4, NI_NUMERICSERV = 8, NI_DGRAM = 16 };
enum {
    EAI_ADDRFAMILY = 1,
    EAI_AGAIN,
    EAI_BADFLAGS,
    EAI_FAIL,
    EAI_FAMILY,
    EAI_MEMORY,
    EAI_NODATA,
    EAI_NONAME,
    EAI_SERVICE,
    EAI_SOCKTYPE,
    EAI_SYSTEM,
    EAI_OVERFLOW = 14
};
enum { ADDRESS6_MORE = 0 }; /* words after those of RFC 2553 */

/* ---- glob() ---- */

enum {
    GLOB_APPEND = 1,
    GLOB_DOOFFS = 2,
    GLOB_ERR = 4,
    GLOB_MARK = 8,
    GLOB_NOCHECK = 0x10,
    GLOB_NOSORT = 0x20,
    GLOB_NOESCAPE = 0x40,
    GLOB_NOSPACE = -1,
    GLOB_ABORTED = -2,
    GLOB_NOMATCH = -3
};

#endif
