// Variable arguments: integers, long long, double, structures, va_copy, and vprintf below one's own function.
#include <stdarg.h>
#include "check.h"

struct pair {
    int a;
    double b;
};

static void walk(const char *kinds, ...)
{
    va_list ap;
    va_start(ap, kinds);
    for (const char *k = kinds; *k; k++)
        switch (*k) {
        case 'i': printf("%d ", va_arg(ap, int)); break;
        case 'l': printf("%lld ", va_arg(ap, long long)); break;
        case 'd': printf("%g ", va_arg(ap, double)); break;
        case 's': printf("%s ", va_arg(ap, char *)); break;
        case 'p': {
            struct pair p = va_arg(ap, struct pair);
            printf("{%d %g} ", p.a, p.b);
            break;
        }
        }
    va_end(ap);
    printf("\n");
}

static int sum_twice(int n, ...)
{
    va_list a, b;
    int s = 0;
    va_start(a, n);
    va_copy(b, a);
    for (int i = 0; i < n; i++)
        s += va_arg(a, int);
    for (int i = 0; i < n; i++)
        s += va_arg(b, int) * 100;
    va_end(a);
    va_end(b);
    return s;
}

static int format(char *out, size_t size, const char *f, ...)
{
    va_list ap;
    va_start(ap, f);
    int n = vsnprintf(out, size, f, ap);
    va_end(ap);
    return n;
}

int main(void)
{
    struct pair p = {7, 1.5};
    walk("iiii", 1, 2, 3, 4);
    walk("ldidls", 1LL << 40, 2.5, 3, 4.25, -5LL, "six");
    walk("iliilidd", 1, 2LL, 3, 4, 5LL, 6, 7.0, 8.0);
    walk("ipipidpl", 1, p, 2, p, 3, 0.125, p, 9LL);
    walk("dddddddddd", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10.);
    printf("%d\n", sum_twice(6, 1, 2, 3, 4, 5, 6));
    char text[16];
    int n = format(text, sizeof text, "%s-%d-%lld-%g", "long", 12, 34LL, 5.5);
    printf("%d '%s'\n", n, text);
    n = format(text, sizeof text, "%.*f|%*d|%c%%", 3, 3.14159, 8, 42, 'x');
    printf("%d '%s'\n", n, text);
}

/* stdout:
1 2 3 4 
1099511627776 2.5 3 4.25 -5 six 
1 2 3 4 5 6 7 8 
1 {7 1.5} 2 {7 1.5} 3 0.125 {7 1.5} 9 
1 2 3 4 5 6 7 8 9 10 
2121
14 'long-12-34-5.5'
17 '3.142|      42|'
*/
