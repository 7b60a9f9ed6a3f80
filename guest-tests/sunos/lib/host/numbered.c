// Conversions that name their arguments by number, of all families.
#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>

#include <stdio.h>
#include <wchar.h>

static void narrow(const wchar_t *s)
{
    for (; *s; s++)
        if (*s < 128)
            putchar((int)*s);
        else
            printf("<%x>", (unsigned)*s);
    putchar('\n');
}

static int to_text(char *to, size_t size, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    const int n = vsnprintf(to, size, format, args);

    va_end(args);
    return n;
}

/* Prints with both families. */
#define BOTH(format, ...)                                                 \
    do {                                                                  \
        static wchar_t wide_[1000];                                       \
        static char text_[1000];                                          \
        const int n_ = to_text(text_, sizeof text_, format, __VA_ARGS__); \
                                                                          \
        printf("%d %s\n", n_, text_);                                     \
        printf("%d ", swprintf(wide_, 1000, L##format, __VA_ARGS__));     \
        narrow(wide_);                                                    \
    } while (0)

static void print(void)
{
    BOTH("%2$s %1$s", "one", "two");
    BOTH("%1$d %1$5d %1$-5d| %1$05d %1$+d %1$x %1$#o", 42);
    BOTH("100%% %3$c%2$c%1$c %%d", 'a', 'b', 'c');
    BOTH("%3$.*1$f|%3$*2$.*1$f|%3$-*2$.1e|", 2, 9, 3.14159);
    BOTH("%2$*1$d|%2$-*1$d|%2$*3$d|", 6, 7, -6);
    BOTH("%4$lld %3$ld %2$hd %1$hhd", 300, 70000, -5L, -6000000000LL);
    BOTH("%5$s %4$g %3$lld %2$g %1$d", 1, 2.5, 3LL, -4e100, "last");
    BOTH("%2$Lf %1$d %3$Lg %4$s", 1, 2.5L, -0.125L, "after");
    BOTH("%3$s %1$d", 1, 2, "the second one is not named");
    BOTH("%2$lc %1$ls", L"wide", (wint_t)'w');
    BOTH("%12$d %11$s %10$d %9$g %8$d %7$d %6$g %5$d %4$s %3$lld %2$d %1$d", 1, 2, 3LL, "4", 5, 6.0, 7, 8, 9.5, 10, "11", 12);
    BOTH("%1$s %2$.2s %2$5.1s|", "", "text");
    BOTH("a text of more than sixty-two characters, so that it is written in parts: %% %% %% %% %% %2$s %% and again, a long, long text "
         "after the "
         "conversion, %1$s",
         "first", "second");
    int before = 0;
    char text[40];

    printf("%d %s", to_text(text, sizeof text, "abc%2$s%1$n%2$s", &before, "xyz"), text);
    printf(" %d\n", before);
    printf("%d %s\n", to_text(text, 6, "%2$s-%1$s", "one", "two"), text);
    printf("%2$s, %1$s!\n", "world", "hello");
    fprintf(stdout, "%3$d %2$d %1$d\n", 1, 2, 3);
}

static void scan(void)
{
    char word[20] = "", set[20] = "", c[3] = "";
    wchar_t wide[20] = L"";
    int a = 0, b = 0, n = 0;
    double d = 0;
    long long big = 0;

    printf("%d ", sscanf("12 abc 3.5", "%3$d %1$s %2$lf", word, &d, &a));
    printf("%s %g %d\n", word, d, a);
    printf("%d ", sscanf("key=value;9", "%2$[^=]=%1$[a-z];%3$n%4$d", word, set, &n, &a));
    printf("%s %s %d %d\n", word, set, n, a);
    printf("%d ", sscanf("1 2 3 x]y", "%2$d %*d %1$d %3$[]x]%4$1c", &a, &b, set, c));
    printf("%d %d %s %c\n", a, b, set, c[0]);
    printf("%d ", sscanf("50% -7000000000 tail", "%2$d%% %1$lld %3$3s", &big, &a, word));
    printf("%lld %d %s\n", big, a, word);
    printf("%d ", swscanf(L"wide 77", L"%2$ls %1$d", &a, wide));
    printf("%d ", a);
    narrow(wide);
    printf("%d\n", sscanf("", "%1$d", &a));
    printf("%d\n", sscanf("x", "%1$d", &a));
}

int main(void)
{
    print();
    scan();
    return 0;
}
