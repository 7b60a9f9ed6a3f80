// Addresses and lengths of mmap, munmap, mprotect, madvise, msync, mincore and mlock: 0, beyond the address space, wrapping, over holes.
// qemu: no, it has the page size of the host
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#define U 65536ul /* a multiple of each machine's pages */
#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ 22
#define MADV_POPULATE_WRITE 23
#endif

static char *base; /* four units: mapped, a hole, mapped and only to be read, a hole */

static void print(const char *what, long result)
{
    printf("%s: %s\n", what, result == -1 ? strerror(errno) : result ? "an address" : "0");
}

#define CALL(what, call) errno = 0, print(what, (call))

/* The result of a call that SPARC's own mmap() refuses with EINVAL, as other machines have it: an errno, or 0 for an address. It does not
 * accept that length and offset wrap, nor half a page as the offset of a 32-bit program, which counts units of 4 KiB. */
static long unless_sparc(long result, int error)
{
#ifdef __sparc__
    errno = result == -1 && errno == EINVAL ? error : EPERM;
    return error || errno ? -1 : 1;
#else
    return result;
#endif
}

#if defined __sparc__ && !defined __arch64__
#define unless_sparc64(result, error) (result)
#else
#define unless_sparc64 unless_sparc
#endif

/* f(addr, len) with all kinds of ranges. */
#define RANGES(name, f)                                               \
    do {                                                              \
        CALL(name ", nothing", f(base, 0));                           \
        CALL(name ", nothing at a hole", f(base + U, 0));             \
        CALL(name ", a byte", f(base, 1));                            \
        CALL(name ", a unit", f(base, U));                            \
        CALL(name ", a unit to be read", f(base + 2 * U, U));         \
        CALL(name ", a hole", f(base + U, U));                        \
        CALL(name ", and a hole", f(base, 2 * U));                    \
        CALL(name ", over a hole", f(base, 3 * U));                   \
        CALL(name ", from a hole", f(base + U, 2 * U));               \
        CALL(name ", not aligned", f(base + 1, U));                   \
        CALL(name ", not aligned, nothing", f(base + 1, 0));          \
        CALL(name ", length -1", f(base, -1ul));                      \
        CALL(name ", length -U", f(base, -U));                        \
        CALL(name ", to the end", f(base, -(uintptr_t)base));         \
        CALL(name ", at the end", f((char *)-U, U));                  \
        CALL(name ", at the end, wrapping", f((char *)-U, 2 * U));    \
        CALL(name ", at the end, nothing", f((char *)-U, 0));         \
    } while (0)

static unsigned char vector[64];

#define MPROTECT(at, len) syscall(SYS_mprotect, at, len, (char *)(at) == base + 2 * U ? PROT_READ : PROT_READ | PROT_WRITE)
#define MPROTECT_ODD(at, len) syscall(SYS_mprotect, at, len, 0x70)
#define NORMAL(at, len) syscall(SYS_madvise, at, len, MADV_NORMAL)
#define DONTFORK(at, len) syscall(SYS_madvise, at, len, MADV_DONTFORK)
#define DONTNEED(at, len) syscall(SYS_madvise, at, len, MADV_DONTNEED)
#define FREE(at, len) syscall(SYS_madvise, at, len, MADV_FREE)
#define POPULATE(at, len) syscall(SYS_madvise, at, len, MADV_POPULATE_WRITE)
#define NO_ADVICE(at, len) syscall(SYS_madvise, at, len, 99)
#define MSYNC(at, len) syscall(SYS_msync, at, len, MS_SYNC)
#define MINCORE(at, len) syscall(SYS_mincore, at, len, vector)
#define MUNLOCK(at, len) syscall(SYS_munlock, at, len)

static long map(char *at, unsigned long len, int flags, int fd, long offset)
{
    char *p = mmap(at, len, PROT_READ, flags, fd, offset);
    if (p != MAP_FAILED)
        munmap(p, len);
    return (long)p;
}

static void mmaps(int fd)
{
    enum { ANON = MAP_PRIVATE | MAP_ANONYMOUS };
    CALL("mmap, nothing", map(0, 0, ANON, -1, 0));
    CALL("mmap, length -1", map(0, -1ul, ANON, -1, 0));
    CALL("mmap, length -U", map(0, -U, ANON, -1, 0));
    CALL("mmap, hint not aligned", map(base + 1, U, ANON, -1, 0));
    CALL("mmap, hint at the end", map((char *)-U, U, ANON, -1, 0));
    CALL("mmap, hint beyond 64 GiB", map((char *)(uintptr_t)0x1122000000, U, ANON, -1, 0));
    CALL("mmap, fixed, not aligned", map(base + 1, U, ANON | MAP_FIXED, -1, 0));
    CALL("mmap, fixed at the end", map((char *)-U, U, ANON | MAP_FIXED, -1, 0));
    CALL("mmap, fixed, wrapping", map((char *)-U, 2 * U, ANON | MAP_FIXED, -1, 0));
    CALL("mmap, no type", map(0, U, MAP_ANONYMOUS, -1, 0));
    CALL("mmap, bad file", map(0, U, MAP_SHARED, 99, 0));
    CALL("mmap, offset not aligned", map(0, U, MAP_SHARED, fd, 1));
    CALL("mmap, beyond the file", map(0, U, MAP_SHARED, fd, 16 * U));
    CALL("mmap, length wraps the offset", unless_sparc64(map(0, -U, MAP_SHARED, fd, 16 * U), ENOMEM));
#ifdef SYS_mmap2 /* its offset counts pages */
    CALL("mmap, offset wraps", unless_sparc(syscall(SYS_mmap2, 0, 2 * U, PROT_READ, MAP_SHARED, fd, -1ul), EOVERFLOW));
#else
    CALL("mmap, offset wraps", unless_sparc(syscall(SYS_mmap, 0, 2 * U, PROT_READ, MAP_SHARED, fd, -U), EOVERFLOW));
#endif
    CALL("mmap, offset wraps, no file", unless_sparc64((long)mmap(0, 2 * U, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, -(long)U), 0));
}

int main(void)
{
    char name[] = "/tmp/range-arguments-XXXXXX";
    int fd = mkstemp(name);
    unlink(name);
    base = mmap(NULL, 4 * U, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (base == MAP_FAILED || ftruncate(fd, U) || mprotect(base + 2 * U, U, PROT_READ))
        return 1;
    munmap(base + U, U);
    munmap(base + 3 * U, U);
    base[0] = 'a';
    RANGES("mprotect", MPROTECT);
    RANGES("mprotect, unknown", MPROTECT_ODD);
    RANGES("normal", NORMAL);
    RANGES("free", FREE);
    RANGES("populate", POPULATE);
    RANGES("no advice", NO_ADVICE);
    RANGES("dontfork", DONTFORK);
    RANGES("msync", MSYNC);
    RANGES("munlock", MUNLOCK);
    CALL("mincore, nothing", MINCORE(base, 0));
    CALL("mincore, a byte", MINCORE(base, 1));
    CALL("mincore, a hole", MINCORE(base + U, U));
    CALL("mincore, over a hole", MINCORE(base, 3 * U));
    CALL("mincore, not aligned", MINCORE(base + 1, U));
    CALL("mincore, length -1", MINCORE(base, -1ul));
    CALL("mincore, at the end", MINCORE((char *)-U, U));
    CALL("mincore, bad vector", syscall(SYS_mincore, base, U, base + U));
    CALL("msync, both", syscall(SYS_msync, base, U, MS_SYNC | MS_ASYNC));
    CALL("msync, unknown", syscall(SYS_msync, base, U, 8));
    CALL("mprotect, grows both ways", syscall(SYS_mprotect, base, U, PROT_READ | PROT_GROWSUP | PROT_GROWSDOWN));
    CALL("mprotect, grows, no stack", syscall(SYS_mprotect, base, U, PROT_READ | PROT_GROWSDOWN));
    mmaps(fd);
    memset(base, 'b', U);
    RANGES("dontneed", DONTNEED);
    printf("%d\n", base[0]);
    CALL("munmap, nothing", munmap(base, 0));
    CALL("munmap, not aligned", munmap(base + 1, U));
    CALL("munmap, length -1", munmap(base, -1ul));
    CALL("munmap, at the end", munmap((char *)-U, U));
    CALL("munmap, wrapping", munmap((char *)-U, 2 * U));
    CALL("munmap, a hole", munmap(base + U, U));
    CALL("munmap, all", munmap(base, 4 * U));
    CALL("munmap, again", munmap(base, 4 * U));
    return 0;
}

/* stdout:
mprotect, nothing: 0
mprotect, nothing at a hole: 0
mprotect, a byte: 0
mprotect, a unit: 0
mprotect, a unit to be read: 0
mprotect, a hole: Cannot allocate memory
mprotect, and a hole: Cannot allocate memory
mprotect, over a hole: Cannot allocate memory
mprotect, from a hole: Cannot allocate memory
mprotect, not aligned: Invalid argument
mprotect, not aligned, nothing: Invalid argument
mprotect, length -1: Cannot allocate memory
mprotect, length -U: Cannot allocate memory
mprotect, to the end: Cannot allocate memory
mprotect, at the end: Cannot allocate memory
mprotect, at the end, wrapping: Cannot allocate memory
mprotect, at the end, nothing: 0
mprotect, unknown, nothing: 0
mprotect, unknown, nothing at a hole: 0
mprotect, unknown, a byte: Invalid argument
mprotect, unknown, a unit: Invalid argument
mprotect, unknown, a unit to be read: Invalid argument
mprotect, unknown, a hole: Invalid argument
mprotect, unknown, and a hole: Invalid argument
mprotect, unknown, over a hole: Invalid argument
mprotect, unknown, from a hole: Invalid argument
mprotect, unknown, not aligned: Invalid argument
mprotect, unknown, not aligned, nothing: Invalid argument
mprotect, unknown, length -1: Cannot allocate memory
mprotect, unknown, length -U: Cannot allocate memory
mprotect, unknown, to the end: Cannot allocate memory
mprotect, unknown, at the end: Cannot allocate memory
mprotect, unknown, at the end, wrapping: Cannot allocate memory
mprotect, unknown, at the end, nothing: 0
normal, nothing: 0
normal, nothing at a hole: 0
normal, a byte: 0
normal, a unit: 0
normal, a unit to be read: 0
normal, a hole: Cannot allocate memory
normal, and a hole: Cannot allocate memory
normal, over a hole: Cannot allocate memory
normal, from a hole: Cannot allocate memory
normal, not aligned: Invalid argument
normal, not aligned, nothing: Invalid argument
normal, length -1: Invalid argument
normal, length -U: Invalid argument
normal, to the end: Invalid argument
normal, at the end: Invalid argument
normal, at the end, wrapping: Invalid argument
normal, at the end, nothing: 0
free, nothing: 0
free, nothing at a hole: 0
free, a byte: 0
free, a unit: 0
free, a unit to be read: 0
free, a hole: Cannot allocate memory
free, and a hole: Cannot allocate memory
free, over a hole: Cannot allocate memory
free, from a hole: Cannot allocate memory
free, not aligned: Invalid argument
free, not aligned, nothing: Invalid argument
free, length -1: Invalid argument
free, length -U: Invalid argument
free, to the end: Invalid argument
free, at the end: Invalid argument
free, at the end, wrapping: Invalid argument
free, at the end, nothing: 0
populate, nothing: 0
populate, nothing at a hole: 0
populate, a byte: 0
populate, a unit: 0
populate, a unit to be read: Invalid argument
populate, a hole: Cannot allocate memory
populate, and a hole: Cannot allocate memory
populate, over a hole: Cannot allocate memory
populate, from a hole: Cannot allocate memory
populate, not aligned: Invalid argument
populate, not aligned, nothing: Invalid argument
populate, length -1: Invalid argument
populate, length -U: Invalid argument
populate, to the end: Invalid argument
populate, at the end: Invalid argument
populate, at the end, wrapping: Invalid argument
populate, at the end, nothing: 0
no advice, nothing: Invalid argument
no advice, nothing at a hole: Invalid argument
no advice, a byte: Invalid argument
no advice, a unit: Invalid argument
no advice, a unit to be read: Invalid argument
no advice, a hole: Invalid argument
no advice, and a hole: Invalid argument
no advice, over a hole: Invalid argument
no advice, from a hole: Invalid argument
no advice, not aligned: Invalid argument
no advice, not aligned, nothing: Invalid argument
no advice, length -1: Invalid argument
no advice, length -U: Invalid argument
no advice, to the end: Invalid argument
no advice, at the end: Invalid argument
no advice, at the end, wrapping: Invalid argument
no advice, at the end, nothing: Invalid argument
dontfork, nothing: 0
dontfork, nothing at a hole: 0
dontfork, a byte: 0
dontfork, a unit: 0
dontfork, a unit to be read: 0
dontfork, a hole: Cannot allocate memory
dontfork, and a hole: Cannot allocate memory
dontfork, over a hole: Cannot allocate memory
dontfork, from a hole: Cannot allocate memory
dontfork, not aligned: Invalid argument
dontfork, not aligned, nothing: Invalid argument
dontfork, length -1: Invalid argument
dontfork, length -U: Invalid argument
dontfork, to the end: Invalid argument
dontfork, at the end: Invalid argument
dontfork, at the end, wrapping: Invalid argument
dontfork, at the end, nothing: 0
msync, nothing: 0
msync, nothing at a hole: 0
msync, a byte: 0
msync, a unit: 0
msync, a unit to be read: 0
msync, a hole: Cannot allocate memory
msync, and a hole: Cannot allocate memory
msync, over a hole: Cannot allocate memory
msync, from a hole: Cannot allocate memory
msync, not aligned: Invalid argument
msync, not aligned, nothing: Invalid argument
msync, length -1: 0
msync, length -U: Cannot allocate memory
msync, to the end: Cannot allocate memory
msync, at the end: Cannot allocate memory
msync, at the end, wrapping: Cannot allocate memory
msync, at the end, nothing: 0
munlock, nothing: 0
munlock, nothing at a hole: 0
munlock, a byte: 0
munlock, a unit: 0
munlock, a unit to be read: 0
munlock, a hole: Cannot allocate memory
munlock, and a hole: Cannot allocate memory
munlock, over a hole: Cannot allocate memory
munlock, from a hole: Cannot allocate memory
munlock, not aligned: Cannot allocate memory
munlock, not aligned, nothing: 0
munlock, length -1: 0
munlock, length -U: Invalid argument
munlock, to the end: Invalid argument
munlock, at the end: Invalid argument
munlock, at the end, wrapping: Invalid argument
munlock, at the end, nothing: 0
mincore, nothing: 0
mincore, a byte: 0
mincore, a hole: Cannot allocate memory
mincore, over a hole: Cannot allocate memory
mincore, not aligned: Invalid argument
mincore, length -1: Cannot allocate memory
mincore, at the end: Cannot allocate memory
mincore, bad vector: Bad address
msync, both: Invalid argument
msync, unknown: Invalid argument
mprotect, grows both ways: Invalid argument
mprotect, grows, no stack: Invalid argument
mmap, nothing: Invalid argument
mmap, length -1: Cannot allocate memory
mmap, length -U: Cannot allocate memory
mmap, hint not aligned: an address
mmap, hint at the end: an address
mmap, hint beyond 64 GiB: an address
mmap, fixed, not aligned: Invalid argument
mmap, fixed at the end: Cannot allocate memory
mmap, fixed, wrapping: Cannot allocate memory
mmap, no type: Invalid argument
mmap, bad file: Bad file descriptor
mmap, offset not aligned: Invalid argument
mmap, beyond the file: an address
mmap, length wraps the offset: Cannot allocate memory
mmap, offset wraps: Value too large for defined data type
mmap, offset wraps, no file: an address
dontneed, nothing: 0
dontneed, nothing at a hole: 0
dontneed, a byte: 0
dontneed, a unit: 0
dontneed, a unit to be read: 0
dontneed, a hole: Cannot allocate memory
dontneed, and a hole: Cannot allocate memory
dontneed, over a hole: Cannot allocate memory
dontneed, from a hole: Cannot allocate memory
dontneed, not aligned: Invalid argument
dontneed, not aligned, nothing: Invalid argument
dontneed, length -1: Invalid argument
dontneed, length -U: Invalid argument
dontneed, to the end: Invalid argument
dontneed, at the end: Invalid argument
dontneed, at the end, wrapping: Invalid argument
dontneed, at the end, nothing: 0
0
munmap, nothing: Invalid argument
munmap, not aligned: Invalid argument
munmap, length -1: Invalid argument
munmap, at the end: Invalid argument
munmap, wrapping: Invalid argument
munmap, a hole: 0
munmap, all: 0
munmap, again: 0
*/
