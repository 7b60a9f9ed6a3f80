/* shim.c - the functions of shim.h, by system calls. */
#include "shim.h"
#include "../call.h"

#include <stdarg.h>

int errno;

static long result(long r)
{
    if (r >= 0 || r < -200)
        return r;
    errno = (int)-r;
    return -1;
}

/* ---- text ------------------------------------------------------------------------------------------------------------ */

static void put_number(unsigned long v, unsigned base, int negative)
{
    char digits[24];
    int at = sizeof digits - 1;

    digits[at] = 0;
    do
        digits[--at] = "0123456789abcdef"[v % base];
    while (v /= base);
    if (negative)
        digits[--at] = '-';
    say(digits + at);
}

int printf(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    for (const char *at = format; *at; at++) {
        if (*at != '%') {
            sunos_call(WRITE, 1, at, 1);
            continue;
        }
        while ((*++at >= '0' && *at <= '9') || *at == '.')
            ;
        const int is_long = *at == 'l';

        at += is_long;
        if (*at == 's')
            say(va_arg(args, const char *));
        else if (*at == 'f')
            put_number((unsigned long)va_arg(args, double), 10, 0);
        else if (*at == 'd') {
            const long v = is_long ? va_arg(args, long) : va_arg(args, int);

            put_number(v < 0 ? -(unsigned long)v : (unsigned long)v, 10, v < 0);
        } else
            put_number(is_long ? va_arg(args, unsigned long) : va_arg(args, unsigned), *at == 'u' ? 10 : 16, 0);
    }
    va_end(args);
    return 0;
}

int fflush(FILE *file)
{
    (void)file;
    return 0;
}

void perror(const char *text)
{
    show(text, errno);
}

/* ---- strings ------------------------------------------------------------------------------------------------------------ */

void *memset(void *to, int byte, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        ((volatile char *)to)[i] = (char)byte;
    return to;
}

void *memcpy(void *to, const void *from, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        ((volatile char *)to)[i] = ((const char *)from)[i];
    return to;
}

int memcmp(const void *a, const void *b, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        if (((const unsigned char *)a)[i] != ((const unsigned char *)b)[i])
            return ((const unsigned char *)a)[i] - ((const unsigned char *)b)[i];
    return 0;
}

size_t strlen(const char *text)
{
    return length(text);
}

int strcmp(const char *a, const char *b)
{
    while (*a && *a == *b)
        a++, b++;
    return *(const unsigned char *)a - *(const unsigned char *)b;
}

char *strstr(const char *in, const char *text)
{
    for (; *in; in++)
        if (!memcmp(in, text, length(text)))
            return (char *)in;
    return NULL;
}

/* ---- processes ------------------------------------------------------------------------------------------------------------- */

static char **environment;

void _exit(int status)
{
    sunos_call(EXIT, status);
    __builtin_unreachable();
}

void exit(int status)
{
    _exit(status);
}

pid_t fork(void)
{
    const long pid = sunos_call(FORK1);

    return sunos_second ? 0 : (pid_t)result(pid);
}

pid_t getppid(void)
{
    sunos_call(GETPID);
    return (pid_t)sunos_second;
}

int execv(const char *path, char *const argv[])
{
    return (int)result(sunos_call(EXECVE, path, argv, environment));
}

/* waitid()'s siginfo as a status. */
pid_t waitpid(pid_t pid, int *status, int options)
{
    enum { PID = 0, EXITED = 1, CODE_EXITED = 1 };
    unsigned char info[256];
    const long r = result(sunos_call(WAITID, PID, pid, info, EXITED | options));

    if (r < 0)
        return -1;
    const int value = (int)field(info, WIDE ? 32 : 20, 4);

    *status = field(info, 4, 4) == CODE_EXITED ? value << 8 : value;
    return pid;
}

unsigned alarm(unsigned seconds)
{
    return (unsigned)sunos_call(ALARM, seconds);
}

clock_t times(struct tms *out)
{
    return sunos_call(TIMES, out);
}

long sysconf(int name)
{
    return sunos_call(SYSCONFIG, name == _SC_CLK_TCK ? 7 : 6);
}

int getrlimit(int which, struct rlimit *limit)
{
    return (int)result(sunos_call(GETRLIMIT, which, limit));
}

/* ---- memory ------------------------------------------------------------------------------------------------------------------- */

void *mmap(void *at, size_t bytes, int prot, int flags, int fd, long offset)
{
    return (void *)result(sunos_call(MMAP, at, bytes, prot, flags | (int)0x80000000, fd, offset));
}

int mprotect(void *at, size_t bytes, int prot)
{
    return (int)result(sunos_call(MPROTECT, at, bytes, prot));
}

int munmap(void *at, size_t bytes)
{
    return (int)result(sunos_call(MUNMAP, at, bytes));
}

/* ---- signals, timers -------------------------------------------------------------------------------------------------------------- */

enum { SIGNALS = 48 };
static void (*handlers[SIGNALS + 1])(int);

static void on_signal(int sig, void *info, void *context)
{
    (void)info;
    handlers[sig](sig);
    sunos_call(CONTEXT, 1, context);
}

int sigaction(int sig, const struct sigaction *action, struct sigaction *old)
{
    struct sigaction mine, was;

    if (action) {
        mine = *action;
        mine.sa_handler = (unsigned long)action->sa_handler > 1 ? (void (*)(int))on_signal : action->sa_handler;
    }
    if (result(sunos_call(SIGACTION, sig, action ? &mine : NULL, &was)) < 0)
        return -1;
    if (was.sa_handler == (void (*)(int))on_signal)
        was.sa_handler = handlers[sig];
    if (old)
        *old = was;
    if (action)
        handlers[sig] = action->sa_handler;
    return 0;
}

int sigprocmask(int how, const sigset_t *set, sigset_t *old)
{
    return (int)result(sunos_call(SIGPROCMASK, how, set, old));
}

int sigemptyset(sigset_t *set)
{
    memset(set, 0, sizeof *set);
    return 0;
}

int sigaddset(sigset_t *set, int sig)
{
    set->words[(sig - 1) / 32] |= 1u << (sig - 1) % 32;
    return 0;
}

int setitimer(int which, const struct itimerval *value, struct itimerval *old)
{
    return (int)result(sunos_call(158, which, value, old));
}

int getitimer(int which, struct itimerval *value)
{
    return (int)result(sunos_call(157, which, value));
}

/* ---- threads ----------------------------------------------------------------------------------------------------------------------- */

enum { LWPS = 4, STACK_WORDS = 4096, LWP_CREATE = 159, LWP_EXIT, LWP_WAIT = 167 };
static long stacks[LWPS][STACK_WORDS] __attribute__((aligned(16)));

static void run_thread(void *(*function)(void *), void *argument)
{
    function(argument);
    sunos_call(LWP_EXIT);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *argument)
{
    static unsigned char uc[UC_BYTES] __attribute__((aligned(8)));
    static int used;
    long *regs = (long *)(uc + GREGS_AT);

    (void)attributes;
    regs[REG_PC] = (long)run_thread;
#ifdef __sparc__
    regs[REG_NPC] = regs[REG_PC] + 4;
    regs[REG_O0] = (long)function;
    regs[REG_O1] = (long)argument;
    regs[REG_SP] = (long)(stacks[used++] + STACK_WORDS - 64) - (WIDE ? 2047 : 0);
#else
    long *const sp = stacks[used++] + STACK_WORDS - (WIDE ? 5 : 4);

    regs[REG_DI] = sp[1] = (long)function;
    regs[REG_SI] = sp[2] = (long)argument;
    regs[REG_SP] = (long)sp;
#endif
    *thread = sunos_call(LWP_CREATE, uc, 0, NULL);
    return *thread < 0 ? (int)-*thread : 0;
}

int pthread_join(pthread_t thread, void **value)
{
    (void)value;
    return (int)-sunos_call(LWP_WAIT, thread, NULL);
}

/* ---- profiling -------------------------------------------------------------------------------------------------------------------------
 */

void profil(unsigned short *buffer, size_t size, uintptr_t offset, unsigned scale)
{
    (void)result(sunos_call(PROFIL, buffer, size, offset, scale));
}

long pcsample(uintptr_t *samples, long count)
{
    return result(sunos_call(PCSAMPLE, samples, count));
}

int main(int argc, char **argv);

int start(int argc, char **argv)
{
    environment = argv + argc + 1;
    return main(argc, argv);
}
