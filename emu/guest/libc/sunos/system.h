/*
 * system.h - SunOS 5.10 for the C library: system calls, numbers, streams. The other files of this folder need SunOS' calls or layouts.
 *
 * Sources: SunOS' manual pages, sections 2 and 3; the SPARC Compliance Definition; numbers of the calls as OpenSolaris' first release has
 * them; programs, for what their inlined macros do.
 */
#ifndef SYSTEM_H
#define SYSTEM_H

/* ---- the machine: a system call's result, or minus the error number ---- */

struct call_result {
    long value, second;
};
struct call_result system_call(long number, ...);

enum {
    SYS_exit = 1,
    SYS_read = 3,
    SYS_write = 4,
    SYS_open = 5,
    SYS_close = 6,
    SYS_link = 9,
    SYS_unlink = 10,
    SYS_chdir = 12,
    SYS_time = 13,
    SYS_mknod = 14,
    SYS_chmod = 15,
    SYS_chown = 16,
    SYS_brk = 17,
    SYS_stat = 18,
    SYS_lseek = 19,
    SYS_getpid = 20,
    SYS_setuid = 23,
    SYS_getuid = 24,
    SYS_alarm = 27,
    SYS_fstat = 28,
    SYS_pause = 29,
    SYS_utime = 30,
    SYS_access = 33,
    SYS_nice = 34,
    SYS_sync = 36,
    SYS_kill = 37,
    SYS_pgrpsys = 39,
    SYS_dup = 41,
    SYS_pipe = 42,
    SYS_times = 43,
    SYS_profil = 44,
    SYS_setgid = 46,
    SYS_getgid = 47,
    SYS_ioctl = 54,
    SYS_fdsync = 58,
    SYS_execve = 59,
    SYS_umask = 60,
    SYS_chroot = 61,
    SYS_fcntl = 62,
    SYS_ulimit = 63,
    SYS_pcsample = 26,
    SYS_rmdir = 79,
    SYS_mkdir = 80,
    SYS_getdents = 81,
    SYS_poll = 87,
    SYS_lstat = 88,
    SYS_symlink = 89,
    SYS_readlink = 90,
    SYS_setgroups = 91,
    SYS_getgroups = 92,
    SYS_fchmod = 93,
    SYS_fchown = 94,
    SYS_sigprocmask = 95,
    SYS_sigsuspend = 96,
    SYS_sigaltstack = 97,
    SYS_sigaction = 98,
    SYS_sigpendsys = 99,
    SYS_context = 100,
    SYS_statvfs = 103,
    SYS_fstatvfs = 104,
    SYS_waitsys = 107,
    SYS_pathconf = 113,
    SYS_mmap = 115,
    SYS_mprotect = 116,
    SYS_munmap = 117,
    SYS_fpathconf = 118,
    SYS_vfork = 119,
    SYS_fchdir = 120,
    SYS_readv = 121,
    SYS_writev = 122,
    SYS_setrlimit = 128,
    SYS_getrlimit = 129,
    SYS_lchown = 130,
    SYS_memcntl = 131,
    SYS_rename = 134,
    SYS_uname = 135,
    SYS_setegid = 136,
    SYS_sysconfig = 137,
    SYS_systeminfo = 139,
    SYS_seteuid = 141,
    SYS_fork1 = 143,
    SYS_sigtimedwait = 144,
    SYS_yield = 146,
    SYS_utimes = 154,
    SYS_gettimeofday = 156,
    SYS_getitimer = 157,
    SYS_setitimer = 158,
    SYS_lwp_self = 164,
    SYS_pread = 173,
    SYS_pwrite = 174,
    SYS_llseek = 175,
    SYS_rusagesys = 181,
    SYS_acl = 185,
    SYS_sigqueue = 190,
    SYS_clock_gettime = 191,
    SYS_clock_settime = 192,
    SYS_clock_getres = 193,
    SYS_nanosleep = 199,
    SYS_setreuid = 202,
    SYS_setregid = 203,
#ifdef __LP64__ /* offsets and sizes have 64 bits in all calls */
    SYS_getdents64 = SYS_getdents,
    SYS_mmap64 = SYS_mmap,
    SYS_stat64 = SYS_stat,
    SYS_lstat64 = SYS_lstat,
    SYS_fstat64 = SYS_fstat,
    SYS_statvfs64 = SYS_statvfs,
    SYS_fstatvfs64 = SYS_fstatvfs,
    SYS_setrlimit64 = SYS_setrlimit,
    SYS_getrlimit64 = SYS_getrlimit,
    SYS_pread64 = SYS_pread,
    SYS_pwrite64 = SYS_pwrite,
    SYS_open64 = SYS_open,
#else
    SYS_getdents64 = 213,
    SYS_mmap64 = 214,
    SYS_stat64 = 215,
    SYS_lstat64 = 216,
    SYS_fstat64 = 217,
    SYS_statvfs64 = 218,
    SYS_fstatvfs64 = 219,
    SYS_setrlimit64 = 220,
    SYS_getrlimit64 = 221,
    SYS_pread64 = 222,
    SYS_pwrite64 = 223,
    SYS_open64 = 225,
#endif
    SYS_getcwd = 229,
    SYS_so_socket = 230,
    SYS_so_socketpair = 231,
    SYS_bind = 232,
    SYS_listen = 233,
    SYS_accept = 234,
    SYS_connect = 235,
    SYS_shutdown = 236,
    SYS_recv = 237,
    SYS_recvfrom = 238,
    SYS_recvmsg = 239,
    SYS_send = 240,
    SYS_sendmsg = 241,
    SYS_sendto = 242,
    SYS_getpeername = 243,
    SYS_getsockname = 244,
    SYS_getsockopt = 245,
    SYS_setsockopt = 246
};

/* ---- numbers ---- */

/* Each thread has its own; the first one's is `errno`. Programs have copies of that and of _environ, by the linkage editor's COPY
 * relocations. */
int *___errno(void);
#define errno   (*___errno())
#define environ _environ
enum {
    EPERM = 1,
    ENOENT = 2,
    ESRCH = 3,
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
    ENAMETOOLONG = 78,
    EOVERFLOW = 79,
    EILSEQ = 88,
    ENOSYS = 89,
    ETIMEDOUT = 145
};
enum { O_RDONLY = 0, O_WRONLY = 1, O_RDWR = 2, O_APPEND = 010, O_CREAT = 0400, O_TRUNC = 01000, O_EXCL = 02000, O_LARGEFILE = 0x2000 };
/* A call without the highest bit is one of an old program, whose address is exact. */
enum { PROT_READ = 1, PROT_WRITE = 2, PROT_EXEC = 4, MAP_PRIVATE = (int)0x80000002u, MAP_FIXED = 0x10, MAP_ANONYMOUS = 0x100 };
enum { SIGABRT = 6, SIGALRM = 14, SIGCHLD = 18 };
enum { CLOCK_VIRTUAL = 1, CLOCK_REALTIME = 3, CLOCK_HIGHRES = 4 };

/* A stream: its layout is compiled into programs (getc, putc), as are the number and the places of the first ones. */
typedef struct {
    int count;           /* bytes left to read, or room left to write, without a call */
    unsigned char *next; /* the next byte */
    unsigned char *base; /* the buffer */
    unsigned char flags, fd;
    unsigned short fd_high; /* programs do not use it */
#ifdef __LP64__
    long reserved[12]; /* programs know the size alone */
#endif
} FILE;
#ifdef __i386__
enum { STREAMS_OF_PROGRAMS = 60, STREAMS = 256 };
#else
enum { STREAMS_OF_PROGRAMS = 20, STREAMS = 256 };
#endif
enum {
    FILE_READ = 01,
    FILE_WRITE = 02,
    FILE_UNBUFFERED = 04,
    FILE_OWN_BUFFER = 010,
    FILE_EOF = 020,
    FILE_ERROR = 040,
    FILE_LINES = 0100,
    FILE_UPDATE = 0200,
    FILE_RESERVED = FILE_OWN_BUFFER /* not open yet: no buffer has this flag alone */
};
/* The program may have a copy of the first ones. */
extern FILE __iob[STREAMS_OF_PROGRAMS], __more_streams[STREAMS - STREAMS_OF_PROGRAMS];
#define STREAM(i)        ((i) < STREAMS_OF_PROGRAMS ? &__iob[i] : &__more_streams[(i)-STREAMS_OF_PROGRAMS])
#define STREAM_NUMBER(f) stream_number(f)
#define IS_STREAM(f)     ((f) != __more_streams + STREAMS - STREAMS_OF_PROGRAMS)
#define NEXT_STREAM(f)   ((f) = (f) == __iob + STREAMS_OF_PROGRAMS - 1 ? __more_streams : (f) + 1)
static inline unsigned stream_number(const FILE *f)
{
    const unsigned n = (unsigned)(f - __iob);

    return n < STREAMS_OF_PROGRAMS ? n : (unsigned)(f - __more_streams) + STREAMS_OF_PROGRAMS;
}

/* ---- formats that name their arguments by number ---- */

#include "numbered.h"

/* ---- functions of the other files that have another name here, as SunOS' own differ: more.c, threads.c, calls.c, langinfo.c ---- */

#define getpwnam_r  __posix_getpwnam_r
#define getpwuid_r  __posix_getpwuid_r
#define getgrnam_r  __posix_getgrnam_r
#define getgrgid_r  __posix_getgrgid_r
#define getpwent_r  next_user_r
#define getgrent_r  next_group_r
#define raise       raise_in_process
#define isatty      stream_is_terminal
#define nl_langinfo no_langinfo

/* ---- long doubles that the compiler does not pass as struct quad ---- */

#if defined __LP64__ || defined __i386__
#include "quad_names.h"
struct quad;
struct quad quad_words(long double v);
long double quad_value(struct quad q);
#define LONG_DOUBLE_WORDS(v) quad_words(v)
#define LONG_DOUBLE_VALUE(q) quad_value(q)
#endif

/* ---- network ---- */

enum { ENOSPC = 28, EAFNOSUPPORT = 124 };
enum { AF_UNSPEC = 0, AF_UNIX = 1, AF_INET = 2, AF_INET6 = 26 };
enum { SOCK_STREAM = 2, SOCK_DGRAM = 1, SOCK_RAW = 4 };
enum { AI_V4MAPPED = 1, AI_ALL = 2, AI_PASSIVE = 8, AI_CANONNAME = 0x10, AI_NUMERICHOST = 0x20, AI_NUMERICSERV = 0x40 };
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
    EAI_OVERFLOW = 15
};
enum { ADDRESS6_MORE = 1 }; /* words after those of RFC 2553: the number of the source address */

/* ---- glob() ---- */

enum {
    GLOB_APPEND = 0x20,
    GLOB_DOOFFS = 0x10,
    GLOB_ERR = 1,
    GLOB_MARK = 2,
    GLOB_NOCHECK = 8,
    GLOB_NOSORT = 4,
    GLOB_NOESCAPE = 0x40,
    GLOB_NOSPACE = -2,
    GLOB_ABORTED = -1,
    GLOB_NOMATCH = -3
};

#endif
