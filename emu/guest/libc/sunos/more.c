/* more.c - functions that System V and SunOS have beside the usual ones: signals, users, numbers, the machine. */
#include "directories.h"
#include "libc.h"

char *getcwd(char *out, size_t size);
char *getlogin(void);
char *ttyname(int fd);
char *ctermid(char *out);
int setitimer(int which, const void *value, void *old);
long long gethrtime(void);

/* ---- names into a buffer of the caller's: the older forms, whose result is the buffer -------------------------------------- */

static char *copy_name(const char *name, char *to, size_t n)
{
    if (!name)
        return NULL;
    if (strlen(name) >= n) {
        errno = ERANGE;
        return NULL;
    }
    return strcpy(to, name);
}

char *getlogin_r(char *to, int n)
{
    return copy_name(getlogin(), to, (size_t)n);
}

char *ttyname_r(int fd, char *to, int n)
{
    return copy_name(ttyname(fd), to, (size_t)n);
}

char *ctermid_r(char *to)
{
    return to ? ctermid(to) : NULL;
}

/* POSIX' forms, whose result is the error number. */
int __posix_getlogin_r(char *to, size_t n)
{
    const char *name = getlogin();

    return !name ? ESRCH : copy_name(name, to, n) ? 0 : ERANGE;
}

int __posix_ttyname_r(int fd, char *to, size_t n)
{
    const char *name = ttyname(fd);

    return !name ? errno : copy_name(name, to, n) ? 0 : ERANGE;
}

/* The older forms have a third argument, which is not needed. */
struct tm;
char *asctime_r(const struct tm *time, char *to);
char *ctime_r(const long *time, char *to);

char *__posix_asctime_r(const struct tm *time, char *to)
{
    return asctime_r(time, to);
}

char *__posix_ctime_r(const long *time, char *to)
{
    return ctime_r(time, to);
}

/* Users and groups: POSIX' forms, those of other files, and SunOS' older ones. */
struct passwd;
struct group;
#define ENTRY(name, type, key)                                                            \
    int __posix_##name(key what, struct type *out, char *room, size_t n, struct type **); \
    struct type *(name)(key what, struct type * out, char *room, int n)                   \
    {                                                                                     \
        struct type *found = NULL;                                                        \
        const int error = __posix_##name(what, out, room, (size_t)n, &found);             \
                                                                                          \
        if (error)                                                                        \
            errno = error;                                                                \
        return error ? NULL : found;                                                      \
    }
#undef getpwnam_r
#undef getpwuid_r
#undef getgrnam_r
#undef getgrgid_r
ENTRY(getpwnam_r, passwd, const char *)
ENTRY(getpwuid_r, passwd, int)
ENTRY(getgrnam_r, group, const char *)
ENTRY(getgrgid_r, group, int)

int next_user_r(struct passwd *out, char *room, int n, void *state);
int next_group_r(struct group *out, char *room, int n, void *state);
#undef getpwent_r
#undef getgrent_r

struct passwd *getpwent_r(struct passwd *out, char *room, int n)
{
    return next_user_r(out, room, n, NULL) ? NULL : out;
}

struct group *getgrent_r(struct group *out, char *room, int n)
{
    return next_group_r(out, room, n, NULL) ? NULL : out;
}

/* The current folder in a buffer of PATH_MAX bytes. */
char *getwd(char *out)
{
    return getcwd(out, 1024);
}

/* Reads a line from the terminal, without its echo. getpass(3C) */
int tcgetattr(int fd, void *to);
int tcsetattr(int fd, int when, const void *from);

char *getpass(const char *prompt)
{
    enum { ECHO = 010, PASS = 256, TCSAFLUSH = 'T' << 8 | 16 };
    static char text[PASS + 1];
    struct {
        unsigned input, output, control, local;
        unsigned char characters[20];
    } settings, quiet;
    const int fd = open("/dev/tty", O_RDWR);
    int n = 0;
    char c;

    if (fd < 0)
        return NULL;
    const int is_terminal = !tcgetattr(fd, &settings);

    if (is_terminal) {
        quiet = settings;
        quiet.local &= ~(unsigned)ECHO;
        tcsetattr(fd, TCSAFLUSH, &quiet);
    }
    write(fd, prompt, strlen(prompt));
    while (read(fd, &c, 1) == 1 && c != '\n')
        if (n < PASS)
            text[n++] = c;
    text[n] = 0;
    write(fd, "\n", 1);
    if (is_terminal)
        tcsetattr(fd, TCSAFLUSH, &settings);
    close(fd);
    return text;
}

/* ---- signals, timers ------------------------------------------------------------------------------------------------------ */

/* sigsend(2): P_PID and P_PGID; a process, or a group, of 0 is the caller's. */
int sigsend(int kind, int id, int sig)
{
    enum { P_PID = 0, P_PGID = 2, P_MYID = -1 };

    if (kind == P_PID)
        return kill(id == P_MYID ? getpid() : id, sig);
    if (kind == P_PGID)
        return kill(id == P_MYID ? 0 : -id, sig);
    errno = EINVAL;
    return -1;
}

unsigned ualarm(unsigned value, unsigned interval)
{
    const struct timeval timer[2] = {{(long)interval / 1000000, (long)interval % 1000000}, {(long)value / 1000000, (long)value % 1000000}};
    struct timeval old[2];

    return setitimer(0, timer, old) ? (unsigned)-1 : (unsigned)(old[1].sec * 1000000 + old[1].usec);
}

/* Nanoseconds that this LWP has run. */
long long gethrvtime(void)
{
    extern int clock_gettime(int clock, struct timespec *out);
    struct timespec t;

    return clock_gettime(CLOCK_VIRTUAL, &t) ? -1 : t.sec * 1000000000ll + t.nsec;
}

int stime(const long *time)
{
    enum { SYS_stime = 25 };

    return (int)CALL(SYS_stime, *time);
}

/* Software signals: actions by number, from 1 to 15. ssignal(3C) */
typedef int action(int);
enum { SOFTWARE_SIGNALS = 16 };
static action *actions[SOFTWARE_SIGNALS];

action *ssignal(int sig, action *what)
{
    if (sig < 1 || sig >= SOFTWARE_SIGNALS)
        return NULL;
    action *before = actions[sig];

    actions[sig] = what;
    return before;
}

int gsignal(int sig)
{
    action *what = sig >= 1 && sig < SOFTWARE_SIGNALS ? actions[sig] : NULL;

    if (!what || what == (action *)1)
        return what != NULL;
    actions[sig] = NULL;
    return what(sig);
}

/* ---- the machine ------------------------------------------------------------------------------------------------------------ */

int sysinfo(int command, char *to, long n);

/* The number that systeminfo() gives as text. */
long gethostid(void)
{
    enum { SI_HW_SERIAL = 7 };
    char text[32];

    return sysinfo(SI_HW_SERIAL, text, sizeof text) < 0 ? 0 : strtol(text, NULL, 10);
}

int getdents(int fd, void *to, size_t n)
{
    return (int)CALL(SYS_getdents, (long)fd, to, n);
}

int memcntl(void *at, size_t size, int command, void *argument, int attributes, int mask);

int mlockall(int flags)
{
    enum { MC_LOCKAS = 5 };

    return memcntl(NULL, 0, MC_LOCKAS, (void *)(long)flags, 0, 0);
}

int munlockall(void)
{
    enum { MC_UNLOCKAS = 6 };

    return memcntl(NULL, 0, MC_UNLOCKAS, NULL, 0, 0);
}

int mincore(void *at, size_t size, char *out)
{
    enum { SYS_mincore = 114 };

    return (int)CALL(SYS_mincore, at, size, out);
}

/* A key of a file's device, node and a character. ftok(3C) */
int stat64(const char *path, void *out);

int ftok(const char *path, int id)
{
    struct status s;

    return stat64(path, &s) ? -1 : (int)((unsigned)id << 24 | ((unsigned)s.device & 0xfff) << 12 | ((unsigned)s.inode & 0xfff));
}

/* ---- numbers ------------------------------------------------------------------------------------------------------------------ */

int isnand(double v)
{
    return v != v;
}

int unordered(double a, double b)
{
    return a != a || b != b;
}

/* fpclass(3C): FP_SNAN, FP_QNAN, FP_NINF, FP_PINF, FP_NDENORM, FP_PDENORM, FP_NZERO, FP_PZERO, FP_NNORM, FP_PNORM */
int fpclass(double v)
{
    enum { SNAN, QNAN, NINF, NDENORM = 4, NZERO = 6, NNORM = 8 };
    const union {
        double v;
        unsigned long long bits;
    } u = {v};
    const unsigned exponent = (unsigned)(u.bits >> 52 & 0x7ff), positive = !(u.bits >> 63);
    const unsigned long long fraction = u.bits & 0xfffffffffffffull;

    if (exponent == 0x7ff)
        return fraction ? fraction >> 51 ? QNAN : SNAN : NINF + (int)positive;
    return (exponent ? NNORM : fraction ? NDENORM : NZERO) + (int)positive;
}

/* The end of the text of a number, before `end`. lltostr(3C) */
char *ulltostr(unsigned long long v, char *end)
{
    do
        *--end = (char)('0' + v % 10);
    while (v /= 10);
    return end;
}

char *lltostr(long long v, char *end)
{
    return ulltostr((unsigned long long)v, end);
}

char *gettxt(const char *id, const char *text)
{
    return (char *)text;
}

/* Names that libraries use, for the functions that a program may replace. */
long _write(int fd, const void *from, size_t n)
{
    return write(fd, from, n);
}
