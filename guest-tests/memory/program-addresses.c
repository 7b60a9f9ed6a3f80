// Where /proc/self/stat says that a position-independent program's code, data, heap, stack, arguments and environment are.
// flags: -fPIE -pie
// link: dynamic
// except: ia64, its compiler makes no position-independent programs
// args: first second
// env: ONE=1 TWO=2
// qemu: no, it has few fields
#define _GNU_SOURCE
#include <link.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>
#include "check.h"

static uintptr_t bias, code = UINTPTR_MAX, code_end, data, data_end, bss_end;

/* As Linux finds them in the program headers; the program is the first object. */
static int segments(struct dl_phdr_info *o, size_t size, void *none)
{
    bias = o->dlpi_addr;
    for (int i = 0; i < o->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &o->dlpi_phdr[i];
        const uintptr_t at = p->p_vaddr + bias, end = at + p->p_filesz;
        if (p->p_type != PT_LOAD)
            continue;
        if (p->p_flags & PF_X) {
            code = at < code ? at : code;
            code_end = end > code_end ? end : code_end;
        }
        data = at > data ? at : data;
        data_end = end > data_end ? end : data_end;
        bss_end = at + p->p_memsz > bss_end ? at + p->p_memsz : bss_end;
    }
    return 1;
}

int main(int argc, char **argv, char **environment)
{
    static char text[4096];
    unsigned long long field[53] = {0};
    FILE *f = fopen("/proc/self/stat", "r");
    must(fread(text, 1, sizeof text - 1, f), "fread");
    char *at = strrchr(text, ')') + 3;
    for (int i = 4; i <= 52; i++) { /* after the state */
        at = strchr(at, ' ') + 1;
        field[i] = strtoull(at, NULL, 10);
    }
    dl_iterate_phdr(segments, NULL);
    CHECK(bias != 0);
    CHECK(field[26] == code);
    CHECK(field[27] == code_end);
    CHECK(field[45] == data);
    CHECK(field[46] == data_end);
    CHECK(field[47] >= bss_end && field[47] <= (uintptr_t)sbrk(0));
    CHECK(field[28] == (uintptr_t)argv - sizeof(long));
    CHECK(field[48] == (uintptr_t)argv[0]);
    CHECK(field[49] == (uintptr_t)argv[argc - 1] + strlen(argv[argc - 1]) + 1);
    CHECK(field[50] == (uintptr_t)environment[0]);
    char *last = environment[0];
    for (char **e = environment; *e; e++)
        last = *e;
    CHECK(field[51] == (uintptr_t)last + strlen(last) + 1);
    CHECK(field[4] == (unsigned)getppid() && field[5] == (unsigned)getpgrp() && field[6] == (unsigned)getsid(0));
    CHECK(field[18] == 20 && field[19] == 0 && field[20] == 1 && field[21] == 0);
    CHECK(field[52] == 0 && field[38] == SIGCHLD);
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    CHECK(field[10] <= (unsigned long long)u.ru_minflt && field[24] > 0 && field[23] > field[24]);
}

/* stdout:
yes bias != 0
yes field[26] == code
yes field[27] == code_end
yes field[45] == data
yes field[46] == data_end
yes field[47] >= bss_end && field[47] <= (uintptr_t)sbrk(0)
yes field[28] == (uintptr_t)argv - sizeof(long)
yes field[48] == (uintptr_t)argv[0]
yes field[49] == (uintptr_t)argv[argc - 1] + strlen(argv[argc - 1]) + 1
yes field[50] == (uintptr_t)environment[0]
yes field[51] == (uintptr_t)last + strlen(last) + 1
yes field[4] == (unsigned)getppid() && field[5] == (unsigned)getpgrp() && field[6] == (unsigned)getsid(0)
yes field[18] == 20 && field[19] == 0 && field[20] == 1 && field[21] == 0
yes field[52] == 0 && field[38] == SIGCHLD
yes field[10] <= (unsigned long long)u.ru_minflt && field[24] > 0 && field[23] > field[24]
*/
