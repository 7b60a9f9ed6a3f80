/* call.h - HP-UX's system calls, without a C library: emu/guest/hpux/MACHINE has hpux_call(). */
#ifndef CALL_H
#define CALL_H

/* The results of a call; value is minus the error number if it failed. */
struct call_result {
#ifdef __hppa__
    long value, second;
#else
    long long value, second;
#endif
};
struct call_result hpux_call(long number, ...);

static inline long call_value(struct call_result r)
{
    return (long)r.value;
}
#define CALL(...) call_value(hpux_call(__VA_ARGS__))

enum {
    EXIT = 1,
    FORK = 2,
    READ = 3,
    WRITE = 4,
    OPEN = 5,
    CLOSE = 6,
    UNLINK = 10,
    BRK = 17,
    LSEEK = 19,
    GETPID = 20,
    ALARM = 27,
    PAUSE = 29,
    KILL = 37,
    PIPE = 42,
    PROFIL = 44,
    IOCTL = 54,
    UTSSYS = 57,
    FCNTL = 62,
    MMAP = 71,
    MUNMAP = 73,
    DUP2 = 90,
    FSTAT = 92,
    MKDIR = 136,
    RMDIR = 137,
    SYSCONF = 132,
    GETRLIMIT = 144,
    SIGPROCMASK = 185,
    SIGPENDING = 186,
    SIGACTION = 188,
    WAITPID = 200,
    GETDENTS = 356,
    FSTAT64 = 361,
    LSEEK64 = 365,
    SPROFIL = 540
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
    CALL(WRITE, 1, s, length(s));
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

#endif
