/* profil() and sprofil() under one spelling, on each system that has or had them and under precis.
 *
 *     precis_profil(buffer, size, offset, scale)      0, or -1 with errno
 *     precis_sprofil(regions, count, tick, flags)     likewise; where PRECIS_HAVE_SPROFIL
 *     precis_pcsample(samples, count)                 SunOS': the samples so far, or -1; where PRECIS_HAVE_PCSAMPLE
 *     precis_text(function)                           the address of a function's code
 *
 * On Linux these are system calls that precis answers in the dialect that its --dialect names; define
 * PRECIS_USE_LIBC to have the C library's own profil() instead. The numbers are HP-UX's 44 and 540, and
 * SunOS' 26, at an offset where Linux has no numbers:
 *   hppa    0: HP-UX's gateway page, 0xc0000004, with the number in r22; with PRECIS_LINUX_NUMBERS defined,
 *           0x4000: Linux's gateway page
 *   ia64    0: break 0x100000 with the number in r15; Linux's begin at 1024
 *   others  0x4000: syscall(2)
 */
#ifndef PRECIS_GUEST_TESTS_INCLUDE_PRECIS_PROFIL_H
#define PRECIS_GUEST_TESTS_INCLUDE_PRECIS_PROFIL_H

#include <errno.h>
#include <stddef.h>
#include <sys/time.h>
#include <unistd.h>

#ifdef __GNUC__
#define PRECIS_INLINE static __inline__ /* known to every standard of C */
#else
#define PRECIS_INLINE static inline
#endif

#define PRECIS_NR_PCSAMPLE 26
#define PRECIS_NR_PROFIL 44
#define PRECIS_NR_SPROFIL 540
#define PRECIS_LINUX_PRIVATE 0x4000

#if defined __linux__ && !defined PRECIS_USE_LIBC
#define PRECIS_BY_CALL 1
#endif

/* --------------------------------------------------------------------------- where code stands */

/* A function's pointer may be that of a descriptor whose first word is the code's address. */
PRECIS_INLINE unsigned long precis_text(void (*function)(unsigned long))
{
    unsigned long p = (unsigned long)function;

#if defined __hppa__ && !defined __LP64__
    return p & 2 ? *(unsigned long *)(p & ~3ul) : p;
#elif defined __hppa__ /* the official procedure descriptor: the address is its third word */
    return ((unsigned long *)p)[2];
#elif defined __ia64__ || defined _AIX
    return *(unsigned long *)p;
#elif defined __arm__ /* bit 0 says that the code is Thumb */
    return p & ~1ul;
#else
    return p;
#endif
}

/* -------------------------------------------------------------------------- under precis: calls */

#if PRECIS_BY_CALL

struct precis_prof { /* HP-UX's struct prof, or with PRECIS_GLIBC_PROF glibc's */
    void *pr_base;
#ifdef PRECIS_GLIBC_PROF
    size_t pr_size;
    size_t pr_offset;
    unsigned long pr_scale;
#else
    unsigned int pr_size;
    void *pr_offset;
    unsigned int pr_scale;
#endif
};
#define PRECIS_HAVE_SPROFIL 1

#if defined __hppa__ || defined __ia64__
/* errno is a function call: what the registers hold is saved before it. */
PRECIS_INLINE long precis_result(long failed, long result)
{
    if (!failed)
        return result;
    errno = (int)result;
    return -1;
}
#endif

#ifdef __hppa__
/* Every register but those below keeps its value, r19, too: the linkage table's in position-independent code. */
PRECIS_INLINE long precis_call(long number, long a, long b, long c, long d)
{
    long result, failed;
    register long r26 __asm__("r26") = a;
    register long r25 __asm__("r25") = b;
    register long r24 __asm__("r24") = c;
    register long r23 __asm__("r23") = d;
    register long r28 __asm__("r28");
#ifdef PRECIS_LINUX_NUMBERS
    register long r20 __asm__("r20") = PRECIS_LINUX_PRIVATE + number;

    __asm__ volatile("ble 0x100(%%sr2,%%r0)\n\tnop"
                     : "=r"(r28), "+r"(r20), "+r"(r26), "+r"(r25), "+r"(r24), "+r"(r23)
                     :
                     : "r1", "r2", "r21", "r22", "r29", "r31", "memory");
    result = r28;
    failed = (unsigned long)result >= -4095ul;
    if (failed)
        result = -result;
#else
    register long r22 __asm__("r22") = number;

    __asm__ volatile("ldil L%%0xc0000000,%%r1\n\tble 4(%%sr7,%%r1)\n\tnop"
                     : "=r"(r28), "+r"(r22), "+r"(r26), "+r"(r25), "+r"(r24), "+r"(r23)
                     :
                     : "r1", "r2", "r20", "r21", "r29", "r31", "memory");
    result = r28; /* or the error number, */
    failed = r22; /* if this is not 0 */
#endif
    return precis_result(failed, result);
}
#elif defined __ia64__
PRECIS_INLINE long precis_call(long number, long a, long b, long c, long d)
{
    long result, failed;
    register long r15 __asm__("r15") = number;
    register long r8 __asm__("r8");
    register long r10 __asm__("r10");
    register long o0 __asm__("out0") = a;
    register long o1 __asm__("out1") = b;
    register long o2 __asm__("out2") = c;
    register long o3 __asm__("out3") = d;

    __asm__ volatile("break 0x100000;;"
                     : "=r"(r8), "=r"(r10), "+r"(r15), "+r"(o0), "+r"(o1), "+r"(o2), "+r"(o3)
                     :
                     : "memory", "out4", "out5", "out6", "out7", "r2", "r3", "r9", "r11", "r14",
                       "r16", "r17", "r18", "r19", "r20", "r21", "r22", "r23", "r24", "r25", "r26",
                       "r27", "r28", "r29", "r30", "r31", "p6", "p7", "p8", "p9", "p10", "p11",
                       "p12", "p13", "p14", "p15", "b6", "b7");
    result = r8; /* or the error number, */
    failed = r10; /* if this is -1 */
    return precis_result(failed, result);
}
#else
PRECIS_INLINE long precis_call(long number, long a, long b, long c, long d)
{
    return syscall(PRECIS_LINUX_PRIVATE + number, a, b, c, d);
}
#endif

PRECIS_INLINE int precis_profil(void *buffer, size_t size, unsigned long offset, unsigned scale)
{
    return (int)precis_call(PRECIS_NR_PROFIL, (long)buffer, (long)size, (long)offset, (long)scale);
}

PRECIS_INLINE int precis_sprofil(struct precis_prof *regions, int count, struct timeval *tick,
                                 unsigned flags)
{
    return (int)precis_call(PRECIS_NR_SPROFIL, (long)regions, count, (long)tick, (long)flags);
}

#define PRECIS_HAVE_PCSAMPLE 1
PRECIS_INLINE long precis_pcsample(unsigned long *samples, long count)
{
    return precis_call(PRECIS_NR_PCSAMPLE, (long)samples, count, 0, 0);
}

/* -------------------------------------------------------------------------------- real systems */

#elif defined __hpux
#include <sys/profil.h>
#include <time.h>
#define precis_prof prof
#define precis_sprofil sprofil
#define PRECIS_HAVE_SPROFIL 1
PRECIS_INLINE int precis_profil(void *buffer, size_t size, unsigned long offset, unsigned scale)
{
    profil((unsigned short *)buffer, size, offset, scale);
    return 0;
}

#elif defined _AIX
#include <mon.h>
PRECIS_INLINE int precis_profil(void *buffer, size_t size, unsigned long offset, unsigned scale)
{
    errno = 0;
    profil((unsigned short *)buffer, size, offset, scale);
    return errno ? -1 : 0;
}

#elif defined __sun
#include <pcsample.h>
#define PRECIS_HAVE_PCSAMPLE 1
PRECIS_INLINE long precis_pcsample(unsigned long *samples, long count)
{
    return pcsample((uintptr_t *)samples, count);
}
PRECIS_INLINE int precis_profil(void *buffer, size_t size, unsigned long offset, unsigned scale)
{
    profil((unsigned short *)buffer, size, offset, scale);
    return 0;
}

#elif defined __linux__
#include <sys/profil.h>
#define PRECIS_HAVE_SPROFIL 1
struct precis_prof {
    void *pr_base;
    size_t pr_size;
    size_t pr_offset;
    unsigned long pr_scale;
};
PRECIS_INLINE int precis_profil(void *buffer, size_t size, unsigned long offset, unsigned scale)
{
    unsigned short *volatile any = (unsigned short *)buffer; /* NULL has a meaning, whatever the header says */

    return profil(any, size, offset, scale);
}
PRECIS_INLINE int precis_sprofil(struct precis_prof *regions, int count, struct timeval *tick,
                                 unsigned flags)
{
    struct prof *volatile any = (struct prof *)regions;

    return sprofil(any, count, tick, flags);
}

#else /* the BSDs */
PRECIS_INLINE int precis_profil(void *buffer, size_t size, unsigned long offset, unsigned scale)
{
    return profil((char *)buffer, size, offset, scale);
}
#endif

#define PRECIS_PROFIL_IS_READY
#endif
