// ld16, st16 and cmp8xchg16 in both byte orders: the register is always at the lower address, ar.csd at the higher one; and the
// instructions on integers that came after Itanium 2: clz, mpy4, mpyshl4, tf. Expectations are the manual's text.
// only: ia64
#include <setjmp.h>
#include <signal.h>
#include <sys/mman.h>
#include "check.h"

static unsigned char bytes[32] __attribute__((aligned(16)));
static sigjmp_buf back;

/* psr.be: accesses that follow are big-endian */
#define LITTLE ""
#define BIG "sum 2;;\n\t"
#define DONE ";;\n\trum 2;;"

#define ORDER(name, order)                                                                                                \
    static void store_##name(void *at, uint64_t low, uint64_t high)                                                       \
    {                                                                                                                     \
        __asm__ volatile("mov ar.csd=%2;;\n\t" order "st16 [%0]=%1,ar.csd" DONE ::"r"(at), "r"(low), "r"(high) : "memory"); \
    }                                                                                                                     \
    static void load_##name(const void *at, uint64_t *low, uint64_t *high)                                                \
    {                                                                                                                     \
        __asm__ volatile(order "ld16 %0,ar.csd=[%2]" DONE "\n\tmov %1=ar.csd" : "=&r"(*low), "=r"(*high) : "r"(at) : "memory"); \
    }                                                                                                                     \
    static uint64_t exchange_##name(void *at, uint64_t expected, uint64_t low, uint64_t high)                             \
    {                                                                                                                     \
        uint64_t old;                                                                                                     \
        __asm__ volatile("mov ar.ccv=%2\n\tmov ar.csd=%4;;\n\t" order "cmp8xchg16.acq %0=[%1],%3,ar.csd,ar.ccv" DONE      \
                         : "=&r"(old) : "r"(at), "r"(expected), "r"(low), "r"(high) : "memory");                          \
        return old;                                                                                                       \
    }
ORDER(little, LITTLE)
ORDER(big, BIG)

static void show(const char *what)
{
    printf("%-8s", what);
    for (int i = 0; i < 16; i++)
        printf(" %02x", bytes[i]);
    putchar('\n');
}

static const uint64_t first = 0x0102030405060708, second = 0x1112131415161718;

static void sixteen(const char *name, void (*store)(void *, uint64_t, uint64_t), void (*load)(const void *, uint64_t *, uint64_t *),
                    uint64_t (*exchange)(void *, uint64_t, uint64_t, uint64_t))
{
    uint64_t low = 0, high = 0;
    puts(name);
    store(bytes, first, second);
    show("stored");
    load(bytes, &low, &high);
    CHECK(low == first && high == second);
    CHECK(exchange(bytes, first + 1, 5, 6) == first);
    load(bytes, &low, &high);
    CHECK(low == first && high == second);
    CHECK(exchange(bytes, first, second, first) == first);
    show("changed");
    CHECK(exchange(bytes + 8, first, ~first, ~second) == first); /* the upper half decides, both are written */
    show("changed");
}

static void on_fault(int number, siginfo_t *info, void *context)
{
    (void)context;
    printf("%s, at %ld\n", number == SIGBUS ? "SIGBUS" : "SIGSEGV", (long)((uintptr_t)info->si_addr & 4095));
    siglongjmp(back, 1);
}

static void faults(void)
{
    uint64_t a, b;
    struct sigaction action = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO};
    sigaction(SIGBUS, &action, NULL);
    sigaction(SIGSEGV, &action, NULL);
    char *page = mmap(NULL, 16384, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    char *words = mmap(NULL, 16384, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (!sigsetjmp(back, 1))
        load_little(words + 8, &a, &b);
    if (!sigsetjmp(back, 1))
        store_little(words + 24, 1, 2);
    if (!sigsetjmp(back, 1))
        exchange_little(words + 44, 0, 1, 2);
    if (!sigsetjmp(back, 1))
        store_little(page + 48, 1, 2);
    if (!sigsetjmp(back, 1))
        exchange_little(page + 72, 1, 1, 2); /* not equal, but it asks for the right to write */
    load_little(page + 16, &a, &b);
    CHECK(a == 0 && b == 0);
    CHECK(memcmp(words, page, 4096) == 0);
}

#define TWO(insn, x, y)                                                                        \
    ({                                                                                         \
        uint64_t r;                                                                            \
        __asm__ volatile(insn " %0=%1,%2" : "=r"(r) : "r"((uint64_t)(x)), "r"((uint64_t)(y))); \
        r;                                                                                     \
    })

static unsigned leading_zeros(uint64_t x)
{
    uint64_t r;
    __asm__ volatile("clz %0=%1" : "=r"(r) : "r"(x));
    return (unsigned)r;
}

/* CPUID says that they are there. */
static int feature(void)
{
    int r;
    __asm__ volatile("tf.nz p6,p7=32;;\n\t(p6) mov %0=1\n\t(p7) mov %0=0" : "=&r"(r)::"p6", "p7");
    return r;
}

static void integers(void)
{
    if (!feature())
        return;
    printf("clz");
    for (int i = 0; i <= 64; i++)
        printf(" %u", leading_zeros(i == 64 ? 0 : (uint64_t)-1 >> i));
    printf("\n    %u %u %u\n", leading_zeros(1ull << 63), leading_zeros(1ull << 31), leading_zeros(6));
    CHECK(TWO("mpy4", -1, -1) == 0xfffffffe00000001);
    CHECK(TWO("mpy4", 0x7fffffff80000000, 0x1234567800000003) == 0x180000000);
    CHECK(TWO("mpyshl4", 0xffffffff00000000, 0xffffffff) == 0x100000000);
    CHECK(TWO("mpyshl4", 0x0000000355555555, 0x7777777780000001) == 0x8000000300000000);
    /* What they are for: the lower 64 bits of a product of two 64-bit numbers. */
    uint32_t state = 7;
    int wrong = 0;
    for (int i = 0; i < 1000; i++) {
        uint64_t x = next_random64(&state), y = next_random64(&state);
        wrong += TWO("mpy4", x, y) + TWO("mpyshl4", x, y) + TWO("mpyshl4", y, x) != x * y;
    }
    CHECK(wrong == 0);
}

int main(void)
{
    sixteen("little-endian", store_little, load_little, exchange_little);
    sixteen("big-endian", store_big, load_big, exchange_big);
    faults();
    integers();
    return 0;
}

/* stdout:
little-endian
stored   08 07 06 05 04 03 02 01 18 17 16 15 14 13 12 11
yes low == first && high == second
yes exchange(bytes, first + 1, 5, 6) == first
yes low == first && high == second
yes exchange(bytes, first, second, first) == first
changed  18 17 16 15 14 13 12 11 08 07 06 05 04 03 02 01
yes exchange(bytes + 8, first, ~first, ~second) == first
changed  f7 f8 f9 fa fb fc fd fe e7 e8 e9 ea eb ec ed ee
big-endian
stored   01 02 03 04 05 06 07 08 11 12 13 14 15 16 17 18
yes low == first && high == second
yes exchange(bytes, first + 1, 5, 6) == first
yes low == first && high == second
yes exchange(bytes, first, second, first) == first
changed  11 12 13 14 15 16 17 18 01 02 03 04 05 06 07 08
yes exchange(bytes + 8, first, ~first, ~second) == first
changed  fe fd fc fb fa f9 f8 f7 ee ed ec eb ea e9 e8 e7
SIGBUS, at 8
SIGBUS, at 24
SIGBUS, at 44
SIGSEGV, at 48
SIGSEGV, at 72
yes a == 0 && b == 0
yes memcmp(words, page, 4096) == 0
clz 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64
    0 32 61
yes TWO("mpy4", -1, -1) == 0xfffffffe00000001
yes TWO("mpy4", 0x7fffffff80000000, 0x1234567800000003) == 0x180000000
yes TWO("mpyshl4", 0xffffffff00000000, 0xffffffff) == 0x100000000
yes TWO("mpyshl4", 0x0000000355555555, 0x7777777780000001) == 0x8000000300000000
yes wrong == 0
*/
