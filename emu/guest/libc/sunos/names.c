/* names.c - functions that SunOS alone has, and second names: those of programs with large files, of compilers, of the C99 library. */
#include "libc.h"

char **environ;
#undef environ
extern char **environ __attribute__((alias("_environ")));

int fseek(FILE *f, long offset, int whence);
FILE *fdopen(int fd, const char *mode);
FILE *freopen(const char *path, const char *mode, FILE *f);
int unlink(const char *path);
void *__break_now;

#define ALSO(also, name) __typeof__(name)(also) __attribute__((alias(#name)))

/* ---- streams ---------------------------------------------------------------------------------------------------------- */

FILE __more_streams[STREAMS - STREAMS_OF_PROGRAMS];

int fseeko64(FILE *f, off64 offset, int whence)
{
    return __fseeko64(f, offset, whence);
}

off64 ftello64(FILE *f)
{
    return __ftello64(f);
}

int fgetpos64(FILE *f, off64 *out)
{
    *out = __ftello64(f);
    return *out < 0 ? -1 : 0;
}

int fsetpos64(FILE *f, const off64 *at)
{
    return __fseeko64(f, *at, SEEK_SET);
}

FILE *freopen64(const char *path, const char *mode, FILE *f)
{
    return freopen(path, mode, f);
}

/* A file without a name. */
FILE *tmpfile(void)
{
    char path[32];

    for (unsigned i = 0;; i++) {
        snprintf(path, sizeof path, "/tmp/tmp%d.%u", getpid(), i);
        const int fd = open(path, O_RDWR | O_CREAT | O_EXCL, 0600);

        if (fd >= 0) {
            unlink(path);
            return fdopen(fd, "w+");
        }
        if (errno != EEXIST)
            return NULL;
    }
}
ALSO(tmpfile64, tmpfile);

/* <stdio_ext.h>: what has not been written yet, in bytes; what a stream does. */
size_t __fpending(const FILE *f)
{
    return f->flags & FILE_WRITE && f->base ? (size_t)(f->next - f->base) : 0;
}

int __freadable(const FILE *f)
{
    return (f->flags & (FILE_READ | FILE_UPDATE)) != 0;
}

int __fwritable(const FILE *f)
{
    return (f->flags & (FILE_WRITE | FILE_UPDATE)) != 0;
}

void __assert_c99(const char *text, const char *file, int line, const char *function)
{
    snprintf(NULL, 0, "%s", function);
    extern int fprintf(FILE * f, const char *format, ...);
    extern void abort(void);

    fprintf(stderr, "Assertion failed: %s, file %s, line %d, function %s\n", text, file, line, function);
    abort();
}

/* ---- numbers ------------------------------------------------------------------------------------------------------------- */

/* Reports the rounding mode: 1 is to the nearest. */
int __flt_rounds(void)
{
    return 1;
}

/* <ieeefp.h>: SPARC's %fsr has the rounding mode (two bits from 30), the mask of traps (five from 23) and the sticky exceptions (five from
 * 5). That of x86 is made of the control and status words; it has six exceptions, of which five are raised by instructions of SSE, too. */
#if defined __i386__ || defined __x86_64__
enum { EXCEPTIONS = 63 };

static unsigned __get_fsr(void)
{
    unsigned short control, status;

    __asm__("fnstcw %0\n\tfnstsw %1" : "=m"(control), "=m"(status));
    unsigned raised = status & EXCEPTIONS;
#ifdef __x86_64__
    unsigned mxcsr;

    __asm__("stmxcsr %0" : "=m"(mxcsr));
    raised |= mxcsr & EXCEPTIONS;
#endif
    return (unsigned)(control >> 10 & 3) << 30 | (~(unsigned)control & EXCEPTIONS) << 23 | raised << 5;
}

static void __set_fsr(unsigned v)
{
    const unsigned rounding = v >> 30, masked = ~(v >> 23) & EXCEPTIONS, raised = v >> 5 & EXCEPTIONS;
    struct {
        unsigned control, status, more[5];
    } x87;

    __asm__("fnstenv %0" : "=m"(x87));
    x87.control = (x87.control & ~0xc3fu) | rounding << 10 | masked;
    x87.status = (x87.status & ~(unsigned)EXCEPTIONS) | raised;
    __asm__("fldenv %0" : : "m"(x87));
#ifdef __x86_64__
    const unsigned mxcsr = rounding << 13 | masked << 7 | raised;

    __asm__("ldmxcsr %0" : : "m"(mxcsr));
#endif
}
#else
enum { EXCEPTIONS = 31 };
unsigned __get_fsr(void);
void __set_fsr(unsigned v);
#endif
#define FSR_FIELD(name, at, bits)                                                        \
    int fpget##name(void)                                                                \
    {                                                                                    \
        return (int)(__get_fsr() >> (at) & (bits));                                      \
    }                                                                                    \
    int fpset##name(int v)                                                               \
    {                                                                                    \
        const unsigned was = __get_fsr();                                                \
                                                                                         \
        __set_fsr((was & ~((unsigned)(bits) << (at))) | ((unsigned)v & (bits)) << (at)); \
        return (int)(was >> (at) & (bits));                                              \
    }
FSR_FIELD(mask, 23, EXCEPTIONS)
FSR_FIELD(sticky, 5, EXCEPTIONS)
FSR_FIELD(round, 30, 3)

/* ---- 64-bit integers: Sun's compilers call these ---------------------------------------------------------------------- */

unsigned long long __udiv64(unsigned long long a, unsigned long long b)
{
    return a / b;
}

unsigned long long __urem64(unsigned long long a, unsigned long long b)
{
    return a % b;
}

long long __div64(long long a, long long b)
{
    return a / b;
}

long long __rem64(long long a, long long b)
{
    return a % b;
}

long long __mul64(long long a, long long b)
{
    return a * b;
}
ALSO(__umul64, __mul64);

/* Beyond the range of the type: its limits. */
long long __dtoll(double v)
{
    return v >= 0x1p63 ? 0x7fffffffffffffffll : v < -0x1p63 || v != v ? -0x7fffffffffffffffll - 1 : (long long)v;
}

unsigned long long __dtoull(double v)
{
    return v >= 0x1p63 ? (unsigned long long)(long long)(v - 0x1p63) | 1ull << 63 : (unsigned long long)(long long)v;
}

long long __ftoll(float v)
{
    return __dtoll(v);
}

unsigned long long __ftoull(float v)
{
    return __dtoull(v);
}

/* ---- exceptions of C++, of GCC's and Sun's start code ---------------------------------------------------------------- */

void __register_frame_info(const void *begin, void *object)
{
}

void *__deregister_frame_info(const void *begin)
{
    return NULL;
}

void _ex_register(void *object)
{
}

void _ex_deregister(void *object)
{
}
