// mremap: lengths of 0, overlaps, ranges that wrap, several mappings, MREMAP_FIXED and MREMAP_DONTUNMAP; what is mapped after each.
// qemu: no, its mremap checks less, and knows no MREMAP_DONTUNMAP
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef MREMAP_DONTUNMAP
#define MREMAP_DONTUNMAP 4
#endif
#define U 65536ul /* a multiple of each machine's pages */
enum { UNITS = 16, MOVE = MREMAP_MAYMOVE, FIXED = MREMAP_MAYMOVE | MREMAP_FIXED, KEEP = MREMAP_MAYMOVE | MREMAP_DONTUNMAP };

/* Beyond what a process can have. SPARC's 32-bit programs have all but the last 8 KiB. */
#if defined __sparc__ && !defined __arch64__
#define NEARLY_ALL ~0ul
#else
#define NEARLY_ALL -U
#endif

static char *base; /* of UNITS units, which begin unmapped */
static int fd;
static sigjmp_buf back;

static void handler(int sig)
{
    siglongjmp(back, sig);
}

/* A letter for each unit: '-' not mapped, '!' SIGBUS, '0' zero, else its first byte. */
static void show(const char *from, int units)
{
    for (int i = 0; i < units; i++) {
        const volatile char *p = from + i * U;
        int sig = sigsetjmp(back, 1);
        putchar(sig == SIGBUS ? '!' : sig ? '-' : *p ? *p : '0');
    }
}

static void map(int at, int units, int flags, int file, const char *letters)
{
    char *p = mmap(base + at * U, units * U, PROT_READ | PROT_WRITE, flags | MAP_FIXED | (file ? 0 : MAP_ANONYMOUS), file ? fd : -1, 0);
    if (p == MAP_FAILED)
        exit(1);
    for (int i = 0; letters && letters[i]; i++)
        p[i * U] = letters[i];
}

static void clear(void)
{
    char bytes[6] = "uvwxyz";
    munmap(base, UNITS * U);
    for (int i = 0; i < 6; i++)
        if (pwrite(fd, bytes + i, 1, i * U) != 1)
            exit(1);
    if (ftruncate(fd, 6 * U))
        exit(1);
}

static char *at(long units)
{
    return base + units * (long)U;
}

static void remap(const char *what, char *from, unsigned long old_len, unsigned long new_len, int flags, char *to)
{
    errno = 0;
    char *r = (char *)syscall(SYS_mremap, from, old_len, new_len, flags, to);
    printf("%s: ", what);
    if (r == MAP_FAILED) {
        printf("%s, ", strerror(errno));
    } else if (r >= base && r < base + UNITS * U) {
        printf("unit %d, ", (int)((r - base) / U));
    } else {
        printf("elsewhere ");
        show(r, (int)((new_len + U - 1) / U) < 6 ? (int)((new_len + U - 1) / U) : 6);
        printf(", ");
        munmap(r, new_len);
    }
    show(base, UNITS);
    printf("\n");
    clear();
}

#define ANON(n, letters) map(0, n, MAP_PRIVATE, 0, letters)
#define SHARED(n, letters) map(0, n, MAP_SHARED, 0, letters)
#define FILE_SHARED(n) map(0, n, MAP_SHARED, 1, NULL)
#define FILE_PRIVATE(n, letters) map(0, n, MAP_PRIVATE, 1, letters)

static void lengths(void)
{
    ANON(4, "abcd"), remap("private, old 0", at(0), 0, U, MOVE, 0);
    ANON(4, "abcd"), remap("private, old 0, fixed", at(0), 0, U, FIXED, at(8));
    ANON(4, "abcd"), remap("old 0, to itself", at(0), 0, U, FIXED, at(0));
    SHARED(4, "abcd"), remap("shared, old 0", at(1), 0, 2 * U, MOVE, 0);
    SHARED(4, "abcd"), remap("shared, old 0, fixed", at(1), 0, 3 * U, FIXED, at(8));
    SHARED(4, "abcd"), remap("shared, old 0, beyond", at(1), 0, 5 * U, FIXED, at(8));
    SHARED(4, "abcd"), remap("shared, old 0, to itself", at(0), 0, 2 * U, FIXED, at(0));
    SHARED(4, "abcd"), remap("shared, old 0, over itself", at(2), 0, 3 * U, FIXED, at(0));
    SHARED(4, "abcd"), remap("shared, old 0, over its rest", at(0), 0, 3 * U, FIXED, at(2));
    SHARED(4, "abcd"), remap("shared, old 0, in place", at(0), 0, 2 * U, 0, 0);
    FILE_SHARED(4), remap("file, old 0", at(1), 0, 2 * U, MOVE, 0);
    FILE_SHARED(4), remap("file, old 0, fixed, beyond", at(3), 0, 5 * U, FIXED, at(8));
    FILE_SHARED(4), remap("file, old 0, to itself", at(0), 0, U, FIXED, at(0));
    FILE_PRIVATE(4, "ab"), remap("private file, old 0", at(0), 0, 2 * U, MOVE, 0);
    ANON(4, "abcd"), remap("new 0", at(0), U, 0, MOVE, 0);
    ANON(4, "abcd"), remap("both 0", at(0), 0, 0, MOVE, 0);
    ANON(4, "abcd"), remap("old 1", at(3), 1, 2, MOVE, 0);
    ANON(4, "abcd"), remap("equal", at(0), 2 * U, 2 * U, 0, 0);
    ANON(4, "abcd"), remap("shrinks", at(0), 4 * U, U, 0, 0);
    ANON(4, "abcd"), remap("shrinks by a byte", at(0), 4 * U, 4 * U - 1, 0, 0);
    ANON(4, "abcd"), map(5, 2, MAP_PRIVATE, 0, "ef"), remap("shrinks over others", at(0), 8 * U, U, 0, 0);
    ANON(4, "abcd"), remap("shrinks in the middle", at(1), 2 * U, U, 0, 0);
    ANON(4, "abcd"), remap("old all", at(0), ~0ul, U, 0, 0);
    ANON(4, "abcd"), remap("old nearly all", at(0), -U, U, 0, 0);
    ANON(4, "abcd"), remap("old half", at(0), ~0ul / 2 + 1, U, MOVE, 0);
    ANON(4, "abcd"), remap("new all", at(0), U, ~0ul, MOVE, 0);
    ANON(4, "abcd"), remap("new nearly all", at(0), 4 * U, NEARLY_ALL, MOVE, 0);
    FILE_SHARED(4), remap("file, new nearly all", at(3), U, NEARLY_ALL, MOVE, 0);
}

static void growth(void)
{
    ANON(4, "abcd"), remap("grows in place", at(0), 4 * U, 6 * U, 0, 0);
    ANON(4, "abcd"), map(5, 1, MAP_PRIVATE, 0, "e"), remap("has no room", at(0), 4 * U, 6 * U, 0, 0);
    ANON(4, "abcd"), map(5, 1, MAP_PRIVATE, 0, "e"), remap("moves", at(0), 4 * U, 6 * U, MOVE, 0);
    ANON(4, "abcd"), remap("part grows in place", at(2), 2 * U, 4 * U, 0, 0);
    ANON(4, "abcd"), remap("middle", at(1), 2 * U, 4 * U, 0, 0);
    ANON(4, "abcd"), remap("middle moves", at(1), 2 * U, 4 * U, MOVE, 0);
    ANON(4, "abcd"), remap("too long", at(2), 3 * U, 4 * U, MOVE, 0);
    SHARED(2, "ab"), remap("shared", at(0), 2 * U, 4 * U, 0, 0);
    FILE_SHARED(4), remap("file", at(2), 2 * U, 5 * U, 0, 0);
    FILE_PRIVATE(4, "abcd"), remap("private file", at(2), 2 * U, 5 * U, 0, 0);
    FILE_PRIVATE(4, "abcd"), remap("private file moves", at(1), 2 * U, 5 * U, MOVE, 0);
    remap("nothing", at(1), U, 2 * U, MOVE, 0);
    ANON(1, "a"), remap("nothing there", at(1), U, 2 * U, MOVE, 0);
    ANON(4, "abcd"), remap("not aligned", at(1) + 1, U, 2 * U, MOVE, 0);
}

static void fixed(void)
{
    ANON(4, "abcd"), remap("to the same", at(0), 4 * U, 4 * U, FIXED, at(0));
    ANON(4, "abcd"), remap("up by one", at(0), 4 * U, 4 * U, FIXED, at(1));
    ANON(4, "abcd"), remap("down by one", at(1), 2 * U, 2 * U, FIXED, at(0));
    ANON(4, "abcd"), remap("next to it", at(0), 2 * U, 2 * U, FIXED, at(2));
    ANON(4, "abcd"), remap("grows over others", at(0), U, 3 * U, FIXED, at(1));
    ANON(4, "abcd"), remap("longer, over the rest", at(0), U, 3 * U, FIXED, at(2));
    ANON(4, "abcd"), map(8, 4, MAP_SHARED, 0, "efgh"), remap("over another", at(0), 2 * U, 3 * U, FIXED, at(9));
    ANON(4, "abcd"), remap("shorter", at(0), 4 * U, 2 * U, FIXED, at(8));
    ANON(4, "abcd"), remap("shorter in the middle", at(1), 2 * U, U, FIXED, at(8));
    ANON(4, "abcd"), remap("longer than it is", at(2), 3 * U, 4 * U, FIXED, at(8));
    ANON(4, "abcd"), remap("fixed alone", at(0), U, U, MREMAP_FIXED, at(8));
    ANON(4, "abcd"), remap("unknown flag", at(0), U, U, MOVE | 8, 0);
    ANON(4, "abcd"), remap("target not aligned", at(0), U, U, FIXED, at(8) + 1);
    ANON(4, "abcd"), remap("target at the end", at(0), U, 2 * U, FIXED, (char *)-U);
    ANON(4, "abcd"), remap("old wraps", at(0), -U, U, FIXED, at(8));
    ANON(4, "abcd"), remap("new wraps", at(0), U, -U, FIXED, at(8));
    FILE_SHARED(4), remap("file", at(1), 2 * U, 5 * U, FIXED, at(8));
    FILE_PRIVATE(4, "abcd"), remap("private file", at(1), 2 * U, 6 * U, FIXED, at(8));
    SHARED(4, "abcd"), remap("shared", at(1), 2 * U, 5 * U, FIXED, at(8));
    ANON(2, "ab"), map(2, 2, MAP_SHARED, 0, "cd"), remap("two, longer", at(0), 4 * U, 6 * U, FIXED, at(8));
}

static void kept(void)
{
    ANON(4, "abcd"), remap("kept", at(1), 2 * U, 2 * U, KEEP, 0);
    ANON(4, "abcd"), remap("kept, fixed", at(1), 2 * U, 2 * U, KEEP | MREMAP_FIXED, at(8));
    ANON(4, "abcd"), remap("kept, hint", at(1), 2 * U, 2 * U, KEEP, at(8));
    SHARED(4, "abcd"), remap("kept, shared", at(1), 2 * U, 2 * U, KEEP | MREMAP_FIXED, at(8));
    FILE_SHARED(4), remap("kept, file", at(1), 2 * U, 2 * U, KEEP | MREMAP_FIXED, at(8));
    FILE_PRIVATE(4, "abcd"), remap("kept, private file", at(1), 2 * U, 2 * U, KEEP | MREMAP_FIXED, at(8));
    ANON(4, "abcd"), remap("kept, to itself", at(1), 2 * U, 2 * U, KEEP | MREMAP_FIXED, at(1));
    ANON(4, "abcd"), remap("kept, overlaps", at(1), 2 * U, 2 * U, KEEP | MREMAP_FIXED, at(2));
    ANON(4, "abcd"), remap("kept, longer", at(1), 2 * U, 3 * U, KEEP, 0);
    ANON(4, "abcd"), remap("kept, shorter", at(1), 2 * U, U, KEEP, 0);
    ANON(4, "abcd"), remap("kept, 0", at(1), 0, 0, KEEP, 0);
    ANON(4, "abcd"), remap("kept, in place", at(1), U, U, MREMAP_DONTUNMAP, 0);
    ANON(4, "abcd"), remap("kept, too long", at(3), 2 * U, 2 * U, KEEP, 0);
}

int main(void)
{
    char name[] = "/tmp/remap-arguments-XXXXXX";
    signal(SIGSEGV, handler);
    signal(SIGBUS, handler);
    fd = mkstemp(name);
    unlink(name);
    /* Far from where mappings are put that may be anywhere. */
    char *first = mmap(NULL, U, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    char *second = mmap(NULL, U, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (fd < 0 || first == MAP_FAILED || second == MAP_FAILED)
        return 1;
    base = (char *)(((uintptr_t)first + (second > first ? 1 : -1) * (64l << 20)) & -U);
    clear();
    for (int child = 0; child < 2; child++) { /* forked memory is kept in other ways */
        if (child && fork()) {
            wait(NULL);
            return 0;
        }
        lengths();
        growth();
        fixed();
        kept();
        fflush(stdout);
    }
    _exit(0);
}

/* stdout:
private, old 0: Invalid argument, abcd------------
private, old 0, fixed: Invalid argument, abcd------------
old 0, to itself: Invalid argument, abcd------------
shared, old 0: elsewhere bc, abcd------------
shared, old 0, fixed: unit 8, abcd----bcd-----
shared, old 0, beyond: unit 8, abcd----bcd!!---
shared, old 0, to itself: Bad address, --cd------------
shared, old 0, over itself: Invalid argument, abcd------------
shared, old 0, over its rest: unit 2, ababc-----------
shared, old 0, in place: Cannot allocate memory, abcd------------
file, old 0: elsewhere vw, uvwx------------
file, old 0, fixed, beyond: unit 8, uvwx----xyz!!---
file, old 0, to itself: Bad address, -vwx------------
private file, old 0: Invalid argument, abwx------------
new 0: Invalid argument, abcd------------
both 0: Invalid argument, abcd------------
old 1: unit 3, abcd------------
equal: unit 0, abcd------------
shrinks: unit 0, a---------------
shrinks by a byte: unit 0, abcd------------
shrinks over others: unit 0, a---------------
shrinks in the middle: unit 1, ab-d------------
old all: Invalid argument, abcd------------
old nearly all: Invalid argument, abcd------------
old half: Invalid argument, abcd------------
new all: Invalid argument, abcd------------
new nearly all: Invalid argument, abcd------------
file, new nearly all: Invalid argument, uvwx------------
grows in place: unit 0, abcd00----------
has no room: Cannot allocate memory, abcd-e----------
moves: elsewhere abcd00, -----e----------
part grows in place: unit 2, abcd00----------
middle: Cannot allocate memory, abcd------------
middle moves: elsewhere bc00, a--d------------
too long: Bad address, abcd------------
shared: unit 0, ab!!------------
file: unit 2, uvwxyz!---------
private file: unit 2, abcdyz!---------
private file moves: elsewhere bcxyz, a--d------------
nothing: Bad address, ----------------
nothing there: Bad address, a---------------
not aligned: Invalid argument, abcd------------
to the same: Invalid argument, abcd------------
up by one: Invalid argument, abcd------------
down by one: Invalid argument, abcd------------
next to it: unit 2, --ab------------
grows over others: unit 1, -a00------------
longer, over the rest: unit 2, -ba00-----------
over another: unit 9, --cd----eab0----
shorter: unit 8, --------ab------
shorter in the middle: unit 8, a--d----b-------
longer than it is: Bad address, abcd------------
fixed alone: Invalid argument, abcd------------
unknown flag: Invalid argument, abcd------------
target not aligned: Invalid argument, abcd------------
target at the end: Invalid argument, abcd------------
old wraps: Invalid argument, abcd------------
new wraps: Invalid argument, abcd------------
file: unit 8, u--x----vwxyz---
private file: unit 8, a--d----bcxyz!--
shared: unit 8, a--d----bcd!!---
two, longer: Bad address, abcd------------
kept: elsewhere bc, a00d------------
kept, fixed: unit 8, a00d----bc------
kept, hint: unit 8, a00d----bc------
kept, shared: unit 8, abcd----bc------
kept, file: unit 8, uvwx----vw------
kept, private file: unit 8, avwd----bc------
kept, to itself: Invalid argument, abcd------------
kept, overlaps: Invalid argument, abcd------------
kept, longer: Invalid argument, abcd------------
kept, shorter: Invalid argument, abcd------------
kept, 0: Invalid argument, abcd------------
kept, in place: Invalid argument, abcd------------
kept, too long: Bad address, abcd------------
private, old 0: Invalid argument, abcd------------
private, old 0, fixed: Invalid argument, abcd------------
old 0, to itself: Invalid argument, abcd------------
shared, old 0: elsewhere bc, abcd------------
shared, old 0, fixed: unit 8, abcd----bcd-----
shared, old 0, beyond: unit 8, abcd----bcd!!---
shared, old 0, to itself: Bad address, --cd------------
shared, old 0, over itself: Invalid argument, abcd------------
shared, old 0, over its rest: unit 2, ababc-----------
shared, old 0, in place: Cannot allocate memory, abcd------------
file, old 0: elsewhere vw, uvwx------------
file, old 0, fixed, beyond: unit 8, uvwx----xyz!!---
file, old 0, to itself: Bad address, -vwx------------
private file, old 0: Invalid argument, abwx------------
new 0: Invalid argument, abcd------------
both 0: Invalid argument, abcd------------
old 1: unit 3, abcd------------
equal: unit 0, abcd------------
shrinks: unit 0, a---------------
shrinks by a byte: unit 0, abcd------------
shrinks over others: unit 0, a---------------
shrinks in the middle: unit 1, ab-d------------
old all: Invalid argument, abcd------------
old nearly all: Invalid argument, abcd------------
old half: Invalid argument, abcd------------
new all: Invalid argument, abcd------------
new nearly all: Invalid argument, abcd------------
file, new nearly all: Invalid argument, uvwx------------
grows in place: unit 0, abcd00----------
has no room: Cannot allocate memory, abcd-e----------
moves: elsewhere abcd00, -----e----------
part grows in place: unit 2, abcd00----------
middle: Cannot allocate memory, abcd------------
middle moves: elsewhere bc00, a--d------------
too long: Bad address, abcd------------
shared: unit 0, ab!!------------
file: unit 2, uvwxyz!---------
private file: unit 2, abcdyz!---------
private file moves: elsewhere bcxyz, a--d------------
nothing: Bad address, ----------------
nothing there: Bad address, a---------------
not aligned: Invalid argument, abcd------------
to the same: Invalid argument, abcd------------
up by one: Invalid argument, abcd------------
down by one: Invalid argument, abcd------------
next to it: unit 2, --ab------------
grows over others: unit 1, -a00------------
longer, over the rest: unit 2, -ba00-----------
over another: unit 9, --cd----eab0----
shorter: unit 8, --------ab------
shorter in the middle: unit 8, a--d----b-------
longer than it is: Bad address, abcd------------
fixed alone: Invalid argument, abcd------------
unknown flag: Invalid argument, abcd------------
target not aligned: Invalid argument, abcd------------
target at the end: Invalid argument, abcd------------
old wraps: Invalid argument, abcd------------
new wraps: Invalid argument, abcd------------
file: unit 8, u--x----vwxyz---
private file: unit 8, a--d----bcxyz!--
shared: unit 8, a--d----bcd!!---
two, longer: Bad address, abcd------------
kept: elsewhere bc, a00d------------
kept, fixed: unit 8, a00d----bc------
kept, hint: unit 8, a00d----bc------
kept, shared: unit 8, abcd----bc------
kept, file: unit 8, uvwx----vw------
kept, private file: unit 8, avwd----bc------
kept, to itself: Invalid argument, abcd------------
kept, overlaps: Invalid argument, abcd------------
kept, longer: Invalid argument, abcd------------
kept, shorter: Invalid argument, abcd------------
kept, 0: Invalid argument, abcd------------
kept, in place: Invalid argument, abcd------------
kept, too long: Bad address, abcd------------
*/
