/* call.h - SunOS's system calls, without a C library: start.S. */
#ifndef CALL_H
#define CALL_H

/* The result of a call, or minus the error number; %o1 after it. */
long sunos_call(long number, ...);
extern long sunos_second;
/* The fast traps. */
unsigned long long sunos_gethrtime(void); /* of 32-bit programs of SPARC, and of x86 */
long sunos_gethrestime(void);             /* nanoseconds */

enum {
    EXIT = 1,
    READ = 3,
    WRITE = 4,
    OPEN = 5,
    CLOSE = 6,
    WAIT = 7,
    LINK = 9,
    UNLINK = 10,
    BRK = 17,
    STAT = 18,
    LSEEK = 19,
    GETPID = 20,
    GETUID = 24,
    PCSAMPLE = 26,
    ALARM = 27,
    FSTAT = 28,
    PAUSE = 29,
    UTIME = 30,
    ACCESS = 33,
    KILL = 37,
    PGRPSYS = 39,
    DUP = 41,
    PIPE = 42,
    TIMES = 43,
    PROFIL = 44,
    IOCTL = 54,
    EXECVE = 59,
    FCNTL = 62,
    RMDIR = 79,
    MKDIR = 80,
    GETDENTS = 81,
    SIGPROCMASK = 95,
    SIGSUSPEND = 96,
    SIGALTSTACK = 97,
    SIGACTION = 98,
    SIGPENDING = 99,
    CONTEXT = 100,
    WAITID = 107,
    MMAP = 115,
    MPROTECT = 116,
    MUNMAP = 117,
    GETRLIMIT = 129,
    UNAME = 135,
    SYSCONFIG = 137,
    SYSTEMINFO = 139,
    FORK1 = 143,
    LWP_SELF = 164,
    CLOCK_GETTIME = 191,
    RESOLVEPATH = 209,
    GETDENTS64 = 213,
    FSTAT64 = 217,
    GETCWD = 229,
};

static inline unsigned length(const char *s)
{
    unsigned n = 0;

    while (s[n])
        n++;
    return n;
}

static inline void say(const char *s)
{
    sunos_call(WRITE, 1, s, length(s));
}

/* Writes "what value" as a line. */
static inline void show(const char *what, long value)
{
    char digits[24];
    int at = sizeof digits - 1;
    unsigned long v = value < 0 ? -(unsigned long)value : (unsigned long)value;

    digits[at] = 0;
    do
        digits[--at] = (char)('0' + v % 10);
    while (v /= 10);
    if (value < 0)
        digits[--at] = '-';
    say(what);
    say(" ");
    say(digits + at);
    say("\n");
}

#define WIDE (sizeof(long) == 8)
#ifdef __sparc__
#define BIG      1
#define PAGE     8192
#define MACHINE  "sun4u"
#define PLATFORM "SUNW,Ultra-5_10"
/* struct ucontext, and indexes in its registers. */
enum { UC_BYTES = WIDE ? 736 : 448, GREGS_AT = WIDE ? 64 : 40 };
enum { REG_PC = 1, REG_NPC, REG_G1 = 4, REG_G7 = 10, REG_O0, REG_O1, REG_SP = 17 };
#else
#define BIG      0
#define PAGE     4096
#define MACHINE  "i86pc"
#define PLATFORM "i86pc"
enum { UC_BYTES = WIDE ? 864 : 512, GREGS_AT = WIDE ? 64 : 36 };
enum { REG_ESP = 7, REG_DI = 8, REG_SI, REG_PC = WIDE ? 17 : 14, REG_SP = WIDE ? 20 : 17, REG_FSBASE = 26 };
#endif

/* A field of a structure. */
static inline unsigned long field(const void *structure, unsigned at, unsigned bytes)
{
    const unsigned char *p = (const unsigned char *)structure + at;
    unsigned long v = 0;

    for (unsigned i = 0; i < bytes; i++)
        v = v << 8 | p[BIG ? i : bytes - 1 - i];
    return v;
}

#endif
