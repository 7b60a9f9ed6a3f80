// Calls of i386 and amd64: the ways into the kernel, arguments of 64 bits, fast traps, bases of segments, structures.
// only: i386 x86_64
#include "call.h"

enum { XSTAT = 123, LXSTAT, FXSTAT, SYSI86 = 50, LWP_PRIVATE = 166, MMAP64 = 214, PREAD = 173, PREAD64 = 222, LLSEEK = 175 };
enum { O_RDWR = 2, O_CREAT = 0x100, O_TRUNC = 0x200 };
static unsigned char buffer[4096];

#ifdef __x86_64__
/* int $0x91 enters the kernel in 64-bit programs, too. */
static void ways(void)
{
    long by_int, third = 0;

    __asm__ volatile("int $0x91" : "=a"(by_int) : "a"(GETPID) : "rdx", "rcx", "r11", "memory");
    show("int", by_int == sunos_call(GETPID));
    __asm__ volatile("stc\n\tsyscall\n\tsbbl %%ecx, %%ecx\n\tmovslq %%ecx, %0" : "=r"(third) : "a"(GETPID) : "rdx", "rcx", "r11", "memory");
    show("carry", third);
    __asm__ volatile("syscall\n\tsbbl %%ecx, %%ecx\n\tmovslq %%ecx, %0" : "=r"(third) : "a"(1000) : "rdx", "rcx", "r11", "memory");
    show("failure", third);
    show("syscall", 1);
    show("sysenter", 1);
    show("0x27", 1);
}
#else
static void ways(void)
{
    const long pid = sunos_call(GETPID);
    long result, carry;

    __asm__ volatile("int $0x91" : "=a"(result) : "a"(GETPID) : "edx", "ecx", "memory");
    show("int", result == pid);
    __asm__ volatile("stc\n\tlcall $7, $0x1234\n\tsbbl %%ecx, %%ecx\n\tmovl %%ecx, %0" : "=r"(carry) : "a"(GETPID) : "edx", "ecx", "memory");
    show("carry", carry);
    __asm__ volatile("lcall $7, $0\n\tsbbl %%ecx, %%ecx\n\tmovl %%ecx, %0" : "=r"(carry) : "a"(1000) : "edx", "ecx", "memory");
    show("failure", carry);
    __asm__ volatile("syscall" : "=a"(result) : "a"(GETPID) : "edx", "ecx", "memory");
    show("syscall", result == pid);
    __asm__ volatile("movl %%esp, %%ecx\n\tmovl $1f, %%edx\n\tsysenter\n\tud2\n1:" : "=a"(result) : "a"(GETPID) : "edx", "ecx", "memory");
    show("sysenter", result == pid);
    __asm__ volatile("lcall $0x27, $0" : "=a"(result) : "a"(GETPID) : "edx", "ecx", "memory");
    show("0x27", result == pid);
}
#endif

static void offsets(void)
{
    long fd = sunos_call(OPEN, "/tmp/file", O_CREAT | O_TRUNC | O_RDWR, 0644);

    sunos_call(WRITE, fd, "0123456789", 10);
    if (WIDE) {
        show("lseek", sunos_call(LSEEK, fd, 0x123456789, 0) == 0x123456789);
        show("high", 1);
        show("pread", sunos_call(PREAD, fd, buffer, 4, 3l));
        show("large", sunos_call(PREAD64, fd, buffer, 4, 3l, 0));
        show("mmap", 1);
    } else {
        const long low = sunos_call(LLSEEK, fd, 0x23456789, 1, 0), high = sunos_second;

        show("lseek", low == 0x23456789);
        show("high", high);
        show("pread", sunos_call(PREAD64, fd, buffer, 4, 3, 0));
        show("large", sunos_call(PREAD64, fd, buffer, 4, 3, 1) ? -1 : -89);
        const unsigned char *at = (const unsigned char *)sunos_call(MMAP64, 0, 4096, 1, (int)0x80000001, fd, 0, 0);

        show("mmap", at[9] == '9');
    }
    show("xstat", sunos_call(XSTAT, 2, "/tmp/file", buffer) == (WIDE ? -89 : 0));
    show("size", WIDE ? 10 : field(buffer, 48, 4));
    show("fxstat", sunos_call(FXSTAT, 2, fd, buffer) == (WIDE ? -89 : 0));
    show("version", sunos_call(LXSTAT, 1, "/tmp/file", buffer) == (WIDE ? -89 : -22));
    show("sysi86", sunos_call(SYSI86, 40, buffer));
    show("387", field(buffer, 0, 4));
    show("none", sunos_call(SYSI86, 1, buffer));
}

static void bases(void)
{
    static long words[2] = {11, 22};
    long selector = sunos_call(LWP_PRIVATE, 0, !WIDE, words), value = 0, base = 0;

#ifdef __x86_64__
    __asm__ volatile("movq %%fs:8, %0" : "=r"(value));
#else
    __asm__ volatile("movl %%gs:4, %0" : "=r"(value));
    __asm__ volatile("movw %w1, %%gs\n\tmovl %%gs:4, %0" : "=r"(value) : "r"(selector));
#endif
    show("selector", selector > 0 && (selector & 7) == 3);
    show("value", value);
    show("get", sunos_call(LWP_PRIVATE, 1, !WIDE, &base));
    show("same", base == (long)words);
    show("other", sunos_call(LWP_PRIVATE, 1, WIDE, &base));
    show("which", sunos_call(LWP_PRIVATE, 0, 2, words));
    const long child = sunos_call(FORK1);

    if (sunos_second) {
#ifdef __x86_64__
        __asm__ volatile("movq %%fs:0, %0" : "=r"(value));
#else
        __asm__ volatile("movl %%gs:0, %0" : "=r"(value));
#endif
        sunos_call(EXIT, value);
    }
    show("child", child > 0 && sunos_second == 0);
    sunos_call(WAIT);
    show("has it", sunos_second >> 8);
}

/* A far call elsewhere, and an int of no use, are protection faults: status 11. */
static void faults(void)
{
    for (int n = 0; n < 3; n++) {
        sunos_call(FORK1);
        if (sunos_second) {
            if (n == 0)
                __asm__ volatile("int $0x92");
            else if (n == 1)
                __asm__ volatile("movl $77, %%eax\n\tint $0xd2" : : : "eax");
            else
#ifdef __x86_64__
                __asm__ volatile("int $0x80");
#else
                __asm__ volatile("lcall $0x17, $0");
#endif
            sunos_call(EXIT, 0);
        }
        sunos_call(WAIT);
        show("fault", sunos_second & 0x7f);
    }
}

int start(void)
{
    ways();
    offsets();
    bases();
    faults();
    const unsigned long long before = sunos_gethrtime();

    sunos_call(GETPID);
    show("time", sunos_gethrtime() > before);
    return 0;
}

/* stdout:
int 1
carry 0
failure -1
syscall 1
sysenter 1
0x27 1
lseek 1
high 1
pread 4
large -89
mmap 1
xstat 1
size 10
fxstat 1
version 1
sysi86 0
387 3
none -22
selector 1
value 22
get 0
same 1
other -22
which -48
child 1
has it 11
fault 11
fault 11
fault 11
time 1
*/
