// Code in memory that several mappings share: written through another one, as a file, and by another process.
// only: hppa
// qemu: no, it does not see such writes
#define _GNU_SOURCE
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { PAGE = 4096, TIMES = 60 };

static int wrong;

// A function that returns `value`.
static void emit(void *at, int value)
{
    unsigned words[2] = {0xe840c000 /* bv r0(r2) */, 0x34000000 | 28 << 16 | ((unsigned)value & 0x1fff) << 1 /* ldo value(r0),r28 */};
    memcpy(at, words, sizeof words);
}

static void expect(char *at, int value, int times)
{
    int (*function)(void) = (int (*)(void))at;
    __asm__ volatile("fdc %%r0(%0)\n\tsync\n\tfic %%r0(%%sr4,%0)\n\tsync" : : "r"(at) : "memory");
    while (times-- > 0)
        wrong += function() != value;
}

int main(void)
{
    int fd = (int)syscall(SYS_memfd_create, "code", 0);
    if (fd < 0 || ftruncate(fd, PAGE))
        return 1;
    char *code = mmap(NULL, PAGE, PROT_READ | PROT_EXEC, MAP_SHARED, fd, 0);
    char *again = mmap(NULL, PAGE, PROT_READ | PROT_EXEC, MAP_SHARED, fd, 0);
    char *data = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0), buffer[8];
    for (int i = 0; i < TIMES; i++) { // some of it runs often
        emit(data, i);
        expect(code, i, i);
        expect(again, i, 1);
    }
    printf("through another mapping: %d wrong\n", wrong);
    for (int i = 0; i < TIMES; i++) {
        emit(buffer, i + 1000);
        pwrite(fd, buffer, sizeof buffer, 0);
        expect(code, i + 1000, i);
    }
    printf("as a file: %d wrong\n", wrong);
    for (int i = 0; i < 8; i++) {
        int status = 0;
        pid_t child = fork();
        if (child == 0) {
            emit(data, i + 2000);
            expect(code, i + 2000, TIMES);
            _exit(wrong != 0);
        }
        waitpid(child, &status, 0);
        wrong += status != 0;
        expect(code, i + 2000, TIMES);
    }
    printf("by a child: %d wrong\n", wrong);
    return 0;
}

/* stdout:
through another mapping: 0 wrong
as a file: 0 wrong
by a child: 0 wrong
*/
