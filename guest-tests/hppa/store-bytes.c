// STBY: each part of a word, each form, with and without modification; and a word that can not be written.
// only: hppa
#include <signal.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

static unsigned char words[16] __attribute__((aligned(8)));
static sigjmp_buf back;

#define FORM(name, completer)                                                                   \
    static unsigned long name(unsigned char *at, unsigned value)                                \
    {                                                                                           \
        register unsigned long p asm("r20") = (unsigned long)at;                                \
        asm volatile("stby," completer " %1,%2(%0)" : "+r"(p) : "r"(value), "i"(DISP) : "memory"); \
        return p - (unsigned long)words;                                                        \
    }
#define DISP 0
FORM(begin_here, "b")
FORM(end_here, "e")
#undef DISP
#define DISP 5
FORM(begin_beyond, "b")
FORM(end_beyond, "e")
FORM(begin_after, "b,m")
FORM(end_after, "e,m")
#undef DISP
#define DISP -3
FORM(begin_back, "b,m")
FORM(end_back, "e,m")

static void show(const char *name, unsigned long (*form)(unsigned char *, unsigned), unsigned offset)
{
    memset(words, 0x55, sizeof words);
    printf("%-12s %u:", name, offset);
    printf(" base %lu,", form(words + 4 + offset, 0xa1b2c3d4));
    for (unsigned i = 0; i < sizeof words; i++)
        printf(" %02x", words[i]);
    putchar('\n');
}

static void fault(int signal, siginfo_t *info, void *context)
{
    (void)context;
    printf("signal %d at %lu\n", signal, (unsigned long)info->si_addr & 4095);
    siglongjmp(back, 1);
}

static void refuse(unsigned char *page, unsigned long (*form)(unsigned char *, unsigned), unsigned offset)
{
    if (!sigsetjmp(back, 1))
        form(page + offset, 0xa1b2c3d4);
}

int main(void)
{
    struct sigaction action = {.sa_sigaction = fault, .sa_flags = SA_SIGINFO};
    unsigned char *page = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    for (unsigned i = 0; i < 4; i++) {
        show("begin", begin_here, i);
        show("end", end_here, i);
        show("begin beyond", begin_beyond, i);
        show("end beyond", end_beyond, i);
        show("begin after", begin_after, i);
        show("end after", end_after, i);
        show("begin back", begin_back, i);
        show("end back", end_back, i);
    }
    sigaction(SIGSEGV, &action, NULL);
    mprotect(page + 4096, 4096, PROT_READ);
    for (unsigned i = 0; i < 4; i++)
        refuse(page, begin_here, 4096 + i);
    for (unsigned i = 1; i < 4; i++)
        refuse(page, end_here, 4096 + i);
    refuse(page, end_here, 4096); /* stores nothing */
    puts("done");
    return 0;
}

/* stdout:
begin        0: base 4, 55 55 55 55 a1 b2 c3 d4 55 55 55 55 55 55 55 55
end          0: base 4, 55 55 55 55 55 55 55 55 55 55 55 55 55 55 55 55
begin beyond 0: base 4, 55 55 55 55 55 55 55 55 55 b2 c3 d4 55 55 55 55
end beyond   0: base 4, 55 55 55 55 55 55 55 55 a1 55 55 55 55 55 55 55
begin after  0: base 8, 55 55 55 55 a1 b2 c3 d4 55 55 55 55 55 55 55 55
end after    0: base 8, 55 55 55 55 55 55 55 55 55 55 55 55 55 55 55 55
begin back   0: base 0, 55 55 55 55 a1 b2 c3 d4 55 55 55 55 55 55 55 55
end back     0: base 0, 55 55 55 55 55 55 55 55 55 55 55 55 55 55 55 55
begin        1: base 5, 55 55 55 55 55 b2 c3 d4 55 55 55 55 55 55 55 55
end          1: base 5, 55 55 55 55 a1 55 55 55 55 55 55 55 55 55 55 55
begin beyond 1: base 5, 55 55 55 55 55 55 55 55 55 55 c3 d4 55 55 55 55
end beyond   1: base 5, 55 55 55 55 55 55 55 55 a1 b2 55 55 55 55 55 55
begin after  1: base 8, 55 55 55 55 55 b2 c3 d4 55 55 55 55 55 55 55 55
end after    1: base 8, 55 55 55 55 a1 55 55 55 55 55 55 55 55 55 55 55
begin back   1: base 0, 55 55 55 55 55 b2 c3 d4 55 55 55 55 55 55 55 55
end back     1: base 0, 55 55 55 55 a1 55 55 55 55 55 55 55 55 55 55 55
begin        2: base 6, 55 55 55 55 55 55 c3 d4 55 55 55 55 55 55 55 55
end          2: base 6, 55 55 55 55 a1 b2 55 55 55 55 55 55 55 55 55 55
begin beyond 2: base 6, 55 55 55 55 55 55 55 55 55 55 55 d4 55 55 55 55
end beyond   2: base 6, 55 55 55 55 55 55 55 55 a1 b2 c3 55 55 55 55 55
begin after  2: base 8, 55 55 55 55 55 55 c3 d4 55 55 55 55 55 55 55 55
end after    2: base 8, 55 55 55 55 a1 b2 55 55 55 55 55 55 55 55 55 55
begin back   2: base 0, 55 55 55 55 55 55 c3 d4 55 55 55 55 55 55 55 55
end back     2: base 0, 55 55 55 55 a1 b2 55 55 55 55 55 55 55 55 55 55
begin        3: base 7, 55 55 55 55 55 55 55 d4 55 55 55 55 55 55 55 55
end          3: base 7, 55 55 55 55 a1 b2 c3 55 55 55 55 55 55 55 55 55
begin beyond 3: base 7, 55 55 55 55 55 55 55 55 55 55 55 55 a1 b2 c3 d4
end beyond   3: base 7, 55 55 55 55 55 55 55 55 55 55 55 55 55 55 55 55
begin after  3: base 12, 55 55 55 55 55 55 55 d4 55 55 55 55 55 55 55 55
end after    3: base 12, 55 55 55 55 a1 b2 c3 55 55 55 55 55 55 55 55 55
begin back   3: base 4, 55 55 55 55 55 55 55 d4 55 55 55 55 55 55 55 55
end back     3: base 4, 55 55 55 55 a1 b2 c3 55 55 55 55 55 55 55 55 55
signal 11 at 0
signal 11 at 1
signal 11 at 2
signal 11 at 3
signal 11 at 0
signal 11 at 0
signal 11 at 0
signal 11 at 0
done
*/
