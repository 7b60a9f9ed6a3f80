// Code that the program writes: seen after fdc, sync, fic; rewritten a thousand times; in place and through mprotect.
// only: hppa
#include <sys/mman.h>
#include "check.h"

static void flush(void *p, int bytes)
{
    for (int i = 0; i < bytes; i += 16)
        __asm__ volatile("fdc %%r0(%0)\n\tsync\n\tfic %%r0(%%sr4,%0)\n\tsync" : : "r"((char *)p + i) : "memory");
    __asm__ volatile("nop\n\tnop\n\tnop\n\tnop\n\tnop\n\tnop\n\tnop");
}

static int call(unsigned *code)
{
    int r;
    __asm__ volatile("ble 0(%%sr4,%1)\n\tcopy %%r31,%%r2\n\tcopy %%r28,%0" : "=r"(r) : "r"(code) : "r2", "r31", "r28", "r1", "memory");
    return r;
}

static unsigned ldi(int value) { return 0x34000000 | 28 << 16 | ((unsigned)value & 0x1fff) << 1; } // ldo value(r0),r28

int main(void)
{
    unsigned *code = (unsigned *)mmap(NULL, 65536, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    code[0] = 0xe840c000; // bv r0(r2)
    code[1] = ldi(42);
    flush(code, 8);
    printf("%d\n", call(code));
    int sum = 0;
    for (int i = 0; i < 1000; i++) {
        code[1] = ldi(i);
        flush(code, 8);
        sum += call(code);
    }
    printf("%d\n", sum);
    // Two pages, alternately written and run.
    unsigned *other = code + 4096 / 4;
    memcpy(other, code, 8);
    for (int i = 0; i < 100; i++) {
        unsigned *p = i & 1 ? code : other;
        p[1] = ldi(i * 2);
        flush(p, 8);
        sum += call(code) - call(other);
    }
    printf("%d\n", sum);
    mprotect(code, 65536, PROT_READ | PROT_EXEC);
    sum = call(code);
    mprotect(code, 65536, PROT_READ | PROT_WRITE);
    code[1] = ldi(77);
    mprotect(code, 65536, PROT_READ | PROT_EXEC);
    flush(code, 8);
    printf("%d %d\n", sum, call(code));
    // Fresh code where old code was mapped.
    munmap(code, 65536);
    code = (unsigned *)mmap(code, 65536, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    code[0] = 0xe840c000;
    code[1] = ldi(11);
    flush(code, 8);
    printf("%d\n", call(code));
}

/* stdout:
42
499500
500501
198 77
11
*/
