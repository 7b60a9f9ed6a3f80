// Calls the routines of routines.h, which scripts/oracle/validate writes, and prints for each one the cycles of its calls at two sizes. The
// machine's own counter, CR16, ar.itc or %tick, is the clock.
#include <alloca.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BUFFERS = 6, BUFFER = 16384, WARM = 4, CALLS = 16, CHASE = 16 << 20, LOADS = 1 << 14, LINE = 128 };

struct routine {
    const char *name;
    long (*call)();
    const char *arguments; // a letter each: argument()
    unsigned bytes;        // of 'l', by n
    unsigned n[2];
};

#define ROUTINE(name, arguments, bytes, n1, n2) long name();
#define CHAIN(name, kb, page, lines)
#include "routines.h"
#undef ROUTINE
#undef CHAIN

static long nothing()
{
    return 0;
}

static const struct routine routines[] = {
    {"nothing", nothing, "ruvk", 0, {0, 0}},
#define ROUTINE(name, arguments, bytes, n1, n2) {#name, name, arguments, bytes, {n1, n2}},
#define CHAIN(name, kb, page, lines)
#include "routines.h"
#undef ROUTINE
#undef CHAIN
};

static const struct chain {
    const char *name;
    unsigned kb, page, lines; // KB of the array and of a page; lines visited in each page
} chains[] = {
#define ROUTINE(name, arguments, bytes, n1, n2)
#define CHAIN(name, kb, page, lines) {#name, kb, page, lines},
#include "routines.h"
    {NULL, 0, 0, 0},
};

static inline unsigned long now(void)
{
    unsigned long t;
#ifdef __ia64__
    __asm__ volatile(";;\nmov %0=ar.itc\n;;" : "=r"(t)::"memory");
#elif defined __sparc__
    __asm__ volatile("rd %%tick,%0" : "=r"(t)::"memory");
#else
    __asm__ volatile("mfctl %%cr16,%0" : "=r"(t)::"memory");
#endif
    return t;
}

// The buffers begin in different sets of the caches. GAP: in a direct-mapped cache of 16 KB they do not conflict, nor with the stack, which
// is moved down until it does not.
#ifdef __sparc__
enum { GAP = 2560, ALIGNMENT = BUFFER };
#define MOVE_STACK() __asm__ volatile("" ::"r"(alloca(((unsigned long)__builtin_frame_address(0) - (BUFFER - 1024)) & (BUFFER - 1))))
#elif defined __ia64__
enum { GAP = 528, ALIGNMENT = 4096 }; // and in different banks of the L2
#define MOVE_STACK()
#else
enum { GAP = 512, ALIGNMENT = 4096 };
#define MOVE_STACK()
#endif
static char memory[BUFFERS * (BUFFER + GAP)] __attribute__((aligned(ALIGNMENT)));
// Buffers that begin in the same set of any cache.
enum { ALIKE = 3 };
static char alike[ALIKE][BUFFER] __attribute__((aligned(BUFFER)));
static uint32_t key[61]; // an AES key: words, then the number of rounds

static unsigned long random_limb(void)
{
    static uint64_t x = 88172645463325252u;
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    return (unsigned long)x;
}

static char *buffer(unsigned k)
{
    return memory + k * (BUFFER + GAP);
}

static void fill(void)
{
    for (unsigned long *p = (unsigned long *)memory; p < (unsigned long *)(memory + sizeof memory); p++)
        *p = random_limb();
    memcpy(alike, memory, sizeof alike);
    for (unsigned k = 0; k < 60; k++)
        key[k] = (uint32_t)random_limb();
    key[60] = 10;
}

static unsigned long top_bit(void)
{
    return (unsigned long)1 << (8 * sizeof(long) - 1);
}

// r, s: results; u, v, t: operands; a, b, c: a result and operands that are alike; D: two limbs, the second normalised; k: the AES key, R:
// its rounds; n: the size; l: it in bytes; x: an odd limb; d: a normalised one; a digit: itself.
static long argument(char letter, const struct routine *r, unsigned n)
{
    switch (letter) {
    case 'r': return (long)buffer(0);
    case 's': return (long)buffer(1);
    case 'u': return (long)buffer(2);
    case 'v': return (long)buffer(3);
    case 't': return (long)buffer(4);
    case 'a':
    case 'b':
    case 'c': return (long)alike[letter - 'a'];
    case 'D': ((unsigned long *)buffer(5))[1] |= top_bit(); return (long)buffer(5);
    case 'k': return (long)key;
    case 'R': return (long)key[60];
    case 'n': return n;
    case 'l': return (long)(n * r->bytes);
    case 'x': return (long)(random_limb() | 1);
    case 'd': return (long)(random_limb() | top_bit());
    default: return letter - '0';
    }
}

static unsigned long one_call(const struct routine *r, unsigned n)
{
    long a[8] = {0};
    for (unsigned k = 0; r->arguments[k]; k++)
        a[k] = argument(r->arguments[k], r, n);
    volatile unsigned long begin = now(); // not in r6, see below
    r->call(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
    begin = now() - begin;
#ifdef __ia64__
    __asm__ volatile("" ::: "r6", "ar.lc"); // sec_tabselect changes these, which it should preserve
#endif
    return begin;
}

static unsigned long calls(const struct routine *r, unsigned n, unsigned count)
{
    unsigned long sum = 0;
    MOVE_STACK();
    for (unsigned k = 0; k < WARM; k++)
        one_call(r, n);
    for (unsigned k = 0; k < count; k++)
        sum += one_call(r, n);
    return sum;
}

#ifdef __sparc__
#define LOAD "ldn [%0],%0"
unsigned OPENSSL_sparcv9cap_P[2]; // no instruction that UltraSPARC-IIi lacks
#else
#define LOAD "ldw 0(%0),%0"
#endif

static char array[CHASE] __attribute__((aligned(65536)));

// A cycle of pointers that visits a line of every page, then the next line of every page, and so on.
static void chase(const struct chain *c)
{
    unsigned long page = c->page * 1024ul, pages = c->kb / c->page, steps = pages * c->lines, begin = 0;
    unsigned long loads = (LOADS + steps - 1) / steps * steps;
    void **p = (void **)array;
    for (unsigned long k = 0; k < steps; k++) {
        unsigned long next = (k + 1) % steps;
        *(void **)(array + k % pages * page + k / pages * LINE) = array + next % pages * page + next / pages * LINE;
    }
    for (unsigned round = 0; round < 2; round++) {
        begin = now();
        for (unsigned long k = 0; k < loads; k += 32)
#ifdef __ia64__
            __asm__ volatile(";;\n.rept 32\nld8 %0=[%0]\n;;\n.endr" : "+r"(p)::"memory");
#else
            __asm__ volatile(".rept 32\n" LOAD "\n.endr" : "+r"(p)::"memory");
#endif
        begin = now() - begin;
    }
    printf("%s %lu %lu\n", c->name, begin, loads);
}

int main(void)
{
    for (unsigned k = 0; k < sizeof routines / sizeof *routines; k++) {
        const struct routine *r = &routines[k];
        unsigned count = r->n[0] == r->n[1] ? MANY_CALLS : CALLS;
        fill();
        unsigned long first = calls(r, r->n[0], count), second = r->n[0] == r->n[1] ? 0 : calls(r, r->n[1], count);
        printf("%s %lu %lu %u\n", r->name, first, second, count);
        fflush(stdout);
    }
    for (const struct chain *c = chains; c->name; c++)
        chase(c);
    return 0;
}
