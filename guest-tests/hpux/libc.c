// The C library: formats with floating arguments, streams, sorting, environment, jumps.
// args: one "two words"
// status: 3
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int order(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

/* Floating arguments in registers of both kinds and on the stack. */
static __attribute__((noinline, noclone)) double mixed(int a, double b, float c, int d, double e, float f, long long g)
{
    return a + b * 10 + c * 100 + d * 1000 + e * 10000 + f * 100000 + (double)g * 1000000;
}

static double sum(int n, ...)
{
    double total = 0;
    va_list args;

    va_start(args, n);
    while (n--)
        total += va_arg(args, double);
    va_end(args);
    return total;
}

static void streams(void)
{
    FILE *f = fopen("/tmp/precis-hpux-libc", "w+");
    char line[32];
    int c, n = 0;

    for (int i = 0; i < 3000; i++)
        putc('a' + i % 26, f);
    fprintf(f, "\nlast %d\n", 7);
    fseek(f, 0, SEEK_SET);
    while ((c = getc(f)) != '\n')
        n += c == 'z';
    printf("%d z, ", n);
    printf("then %s", fgets(line, sizeof line, f));
    printf("at the end: %d, ", getc(f));
    printf("%ld bytes\n", ftell(f));
    fclose(f);
    remove("/tmp/precis-hpux-libc");
    const int opened = fopen("/tmp/precis-hpux-libc", "r") != NULL;

    printf("again: %s, errno %d\n", opened ? "opened" : "not there", errno);
}

static void last(void)
{
    puts("the end");
}

int main(int argc, char **argv)
{
    int numbers[] = {5, -3, 99, 0, 12, 7};
    double (*volatile indirect)(int, double, float, int, double, float, long long) = mixed;
    jmp_buf env;
    volatile int jumps = 0;
    double d;
    int i;
    char word[16];

    atexit(last);
    for (i = 1; i < argc; i++)
        printf("argument %s\n", argv[i]);
    printf("%d|%5d|%-5d|%05d|%x|%#o|%c|%s|%.2s|%lld\n", -1, 42, 42, 42, 255, 8, 'c', "text", "text", 1LL << 40);
    printf("%f %e %g %.3f %10.2f %g %g\n", 3.25, 12345.678, 1e-7, 2.0 / 3, -1.5, 1e100, 0.1);
    printf("mixed %.0f %.0f, varied %g\n", mixed(1, 2, 3, 4, 5, 6, 7), indirect(1, 2, 3, 4, 5, 6, 7), sum(4, 0.5, 1.25, -3.0, 1e3));
    qsort(numbers, 6, sizeof *numbers, order);
    for (i = 0; i < 6; i++)
        printf("%d ", numbers[i]);
    i = 12;
    printf("found %d\n", (int)((int *)bsearch(&i, numbers, 6, sizeof *numbers, order) - numbers));
    printf("scanned %d:", sscanf("17 word 2.5", "%d %15s %lf", &i, word, &d));
    printf(" %d %s %g; %g %ld %lu\n", i, word, d, strtod("1e3x", NULL), strtol("-0x1f", NULL, 0), strtoul("777", NULL, 8));
    streams();
    putenv("PRECIS=yes");
    printf("PRECIS=%s NOT=%s\n", getenv("PRECIS"), getenv("NOT_SET") ? "set" : "not set");
    if (setjmp(env) < 3)
        longjmp(env, ++jumps);
    printf("%d jumps\n", jumps);
    return 3;
}
/* stdout:
argument one
argument two words
-1|   42|42   |00042|ff|010|c|text|te|1099511627776
3.250000 1.234568e+04 1e-07 0.667      -1.50 1e+100 0.1
mixed 7654321 7654321, varied 998.75
-3 0 5 7 12 99 found 4
scanned 3: 17 word 2.5; 1000 -31 511
115 z, then last 7
at the end: -1, 3008 bytes
again: not there, errno 2
PRECIS=yes NOT=not set
3 jumps
the end
*/
