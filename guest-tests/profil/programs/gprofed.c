// Three functions whose shares of the time are known: for gprof, with the program's own gmon.out and with ours.
#include <stdio.h>

static volatile unsigned long sink;

__attribute__((noinline, noclone)) void three_quarters(unsigned long n)
{
    for (unsigned long i = 0; i < n; i++)
        sink += i * i;
}

__attribute__((noinline, noclone)) void a_quarter(unsigned long n)
{
    for (unsigned long i = 0; i < n; i++)
        sink += i * i;
}

int main(void)
{
    for (int i = 0; i < 20; i++) {
        three_quarters(300011);
        a_quarter(100003);
    }
    printf("%lu\n", sink & 0xffff);
    return 0;
}
