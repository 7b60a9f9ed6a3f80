/* compat.c - second names of functions: those of programs compiled for large files, and of releases of HP-UX. */
#include "libc.h"

int atexit(void (*f)(void));
FILE *freopen(const char *path, const char *mode, FILE *f);
FILE *fdopen(int fd, const char *mode);
int unlink(const char *path);
int fcntl(int fd, int command, ...);
int __ftruncate64(int fd, off64 size);

int __sys_atexit(void (*f)(void))
{
    return atexit(f);
}

unsigned long long __strtoull(const char *s, char **end, int base)
{
    return strtoull(s, end, base);
}

long long __strtoll(const char *s, char **end, int base)
{
    return strtoll(s, end, base);
}

int __tolower(int c)
{
    return tolower(c);
}

int __toupper(int c)
{
    extern int toupper(int c);

    return toupper(c);
}

/* Programs that test which functions a release has call sysconf() by these names. */
long sysconf(int name);

long ___sysconf(int name)
{
    return sysconf(name);
}

long __sysconf(int name)
{
    return sysconf(name);
}

/* ---- numbers in the network's order: HP-UX's ---------------------------------------------------------------------- */

unsigned htonl(unsigned v)
{
    return v;
}

unsigned ntohl(unsigned v)
{
    return v;
}

unsigned short htons(unsigned short v)
{
    return v;
}

unsigned short ntohs(unsigned short v)
{
    return v;
}

/* ---- what the macros isnan() and others of <math.h> call --------------------------------------------------------------- */

enum { FP_NORMAL_, FP_ZERO_, FP_INFINITE_, FP_SUBNORMAL_, FP_NAN_ };

/* The kind of a number whose exponent has so many bits below the sign. */
static int classify(unsigned long long bits, int exponent_at, unsigned exponent_mask)
{
    const unsigned exponent = (unsigned)(bits >> exponent_at) & exponent_mask;
    const int has_fraction = (bits & ((1ull << exponent_at) - 1)) != 0;

    if (exponent == exponent_mask)
        return has_fraction ? FP_NAN_ : FP_INFINITE_;
    return exponent ? FP_NORMAL_ : has_fraction ? FP_SUBNORMAL_ : FP_ZERO_;
}

static unsigned long long bits_of(double v)
{
    unsigned long long bits;

    memcpy(&bits, &v, sizeof bits);
    return bits;
}

static unsigned bits_of_float(float v)
{
    unsigned bits;

    memcpy(&bits, &v, sizeof bits);
    return bits;
}

int _Fpclassify(double v)
{
    return classify(bits_of(v), 52, 0x7ff);
}

int _Fpclassifyf(float v)
{
    return classify(bits_of_float(v), 23, 0xff);
}

#define CLASS(name, expression)           \
    int _##name(double v)                 \
    {                                     \
        const int kind = _Fpclassify(v);  \
        return expression;                \
    }                                     \
    int _##name##f(float v)               \
    {                                     \
        const int kind = _Fpclassifyf(v); \
        return expression;                \
    }

CLASS(Isnan, kind == FP_NAN_)
CLASS(Isinf, kind == FP_INFINITE_)
CLASS(Isfinite, kind != FP_NAN_ && kind != FP_INFINITE_)
CLASS(Isnormal, kind == FP_NORMAL_)

int _Signbit(double v)
{
    return (int)(bits_of(v) >> 63);
}

int _Signbitf(float v)
{
    return (int)(bits_of_float(v) >> 31);
}

/* ---- streams of large files ------------------------------------------------------------------------------------------- */

FILE *__freopen64(const char *path, const char *mode, FILE *f)
{
    return freopen(path, mode, f);
}

int __fgetpos64(FILE *f, off64 *out)
{
    *out = __ftello64(f);
    return *out < 0 ? -1 : 0;
}

int __fsetpos64(FILE *f, const off64 *at)
{
    return __fseeko64(f, *at, SEEK_SET);
}

/* A file without a name. */
FILE *__tmpfile64(void)
{
    char path[32];

    for (unsigned i = 0;; i++) {
        snprintf(path, sizeof path, "/tmp/tmp%d.%u", getpid(), i);
        int fd = open(path, O_RDWR | O_CREAT | O_EXCL, 0600);

        if (fd >= 0) {
            unlink(path);
            return fdopen(fd, "w+");
        }
        if (errno != EEXIST)
            return NULL;
    }
}

FILE *tmpfile(void)
{
    return __tmpfile64();
}

/* Makes an empty file larger. */
int __prealloc64(int fd, off64 size)
{
    if (__lseek64(fd, 0, SEEK_END) == 0)
        return __ftruncate64(fd, size);
    errno = EINVAL;
    return -1;
}

/* 0 F_ULOCK, 1 F_LOCK, 2 F_TLOCK, 3 F_TEST: a lock from the file's position on. */
int __lockf64(int fd, int function, off64 size)
{
    enum { F_GETLK64 = 8, F_SETLK64 = 9, F_SETLKW64 = 10, F_WRLCK = 2, F_UNLCK = 3 };
    struct {
        short type, whence;
        off64 start, length;
        int pid;
    } lock = {(short)(function ? F_WRLCK : F_UNLCK), SEEK_CUR, 0, size, 0};

    if (function != 3)
        return fcntl(fd, function == 1 ? F_SETLKW64 : F_SETLK64, &lock);
    if (fcntl(fd, F_GETLK64, &lock))
        return -1;
    if (lock.type == F_UNLCK || lock.pid == getpid())
        return 0;
    errno = EACCES;
    return -1;
}

/* ---- older calls ------------------------------------------------------------------------------------------------- */

long tell(int fd)
{
    return lseek(fd, 0, SEEK_CUR);
}

/* Long integers as four bytes, the highest first. sputl(3X) */
void sputl(long v, char *to)
{
    for (int i = 0; i < 4; i++)
        to[i] = (char)(v >> (24 - 8 * i));
}

long sgetl(const char *from)
{
    int v = 0;

    for (int i = 0; i < 4; i++)
        v = (int)((unsigned)v << 8 | (unsigned char)from[i]);
    return v;
}

/* The last place of a text within another one. string(3C) */
char *strrstr(const char *s, const char *part)
{
    const size_t n = strlen(part);

    for (const char *at = s + strlen(s); at >= s; at--)
        if (!strncmp(at, part, n))
            return (char *)at;
    return NULL;
}

/* Microseconds. ualarm(2) */
unsigned ualarm(unsigned value, unsigned interval)
{
    extern int setitimer(int which, const void *value, void *old);
    const struct timeval timer[2] = {{(long)interval / 1000000, (long)interval % 1000000}, {(long)value / 1000000, (long)value % 1000000}};
    struct timeval old[2];

    if (setitimer(0, timer, old))
        return 0;
    return (unsigned)(old[1].sec * 1000000 + old[1].usec);
}

/* The lowest bit that is set, from 1 on. string(3C) */
int ffs(int v)
{
    return __builtin_ffs(v);
}

int ttyname_r(int fd, char *out, size_t size)
{
    extern char *ttyname(int fd);
    const char *name = ttyname(fd);

    if (!name || strlen(name) >= size)
        return name ? ERANGE : errno;
    strcpy(out, name);
    return 0;
}

int getlogin_r(char *out, size_t size)
{
    extern char *getlogin(void);
    const char *name = getlogin();

    if (!name || strlen(name) >= size)
        return name ? ERANGE : ENOENT;
    strcpy(out, name);
    return 0;
}

int vasprintf(char **out, const char *format, va_list args)
{
    va_list again;

    va_copy(again, args);
    const int n = vsnprintf(NULL, 0, format, args);

    *out = n < 0 ? NULL : malloc((size_t)n + 1);
    const int written = *out ? vsnprintf(*out, (size_t)n + 1, format, again) : -1;

    va_end(again);
    return written;
}

int asprintf(char **out, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    const int n = vasprintf(out, format, args);

    va_end(args);
    return n;
}

/* ---- character sets: there is one ------------------------------------------------------------------------------ */

void *iconv_open(const char *to, const char *from)
{
    errno = EINVAL;
    return (void *)-1;
}

size_t iconv(void *conversion, const char **in, size_t *in_left, char **out, size_t *out_left)
{
    errno = EBADF;
    return (size_t)-1;
}

int iconv_close(void *conversion)
{
    errno = EBADF;
    return -1;
}
