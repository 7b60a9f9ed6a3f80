// Numbers as text and text as numbers.
#include "library.h"

static double any_double(unsigned long long *state)
{
    union {
        unsigned long long u;
        double d;
    } raw = {next_random(state)};

    return raw.d;
}

static void print_doubles(void)
{
    static const char *const formats[] = {"%e", "%.0e", "%.17g", "%g", "%G", "%#g", "%.3f", "%.0f", "%+.20e", "%020.5g", "%-12.2e|", "% g"};
    static const double values[] = {0, -0.0, 0.5, 1.5, 2.5, 9.5, 0.1, 1e23, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 123456, 1234567, 0.0001, 0.00001, 99999.95};
    unsigned long long state = 1;

    for (size_t f = 0; f < COUNT(formats); f++) {
        for (size_t v = 0; v < COUNT(values); v++) {
            printf(formats[f], values[v]);
            putchar('\n');
        }
        for (int i = 0; i < 100; i++) {
            const double v = any_double(&state);

            if (v == v) /* the sign of a NaN that was printed is the machine's */
                printf(formats[f], v);
            putchar('\n');
        }
    }
    printf("%.400f\n%.60f\n", 1e-300, 0.1);
}

static void print_integers(void)
{
    static const char *const formats[] = {"%d", "%u", "%x", "%#X", "%#o", "%08d", "%-8d|", "%+d", "% d", "%.5d", "%8.3d", "%hd", "%hhd", "%.0d", "%c"};
    static const int values[] = {0, 1, -1, 65, 255, 65535, -32768, INT_MAX, INT_MIN};

    for (size_t f = 0; f < COUNT(formats); f++)
        for (size_t v = 0; v < COUNT(values); v++) {
            if (f == COUNT(formats) - 1 && (values[v] < 32 || values[v] > 126))
                continue;
            printf(formats[f], values[v]);
            putchar('\n');
        }
    printf("%lld %llu %llx %lld\n", LLONG_MIN, ULLONG_MAX, ULLONG_MAX, LLONG_MAX);
    printf("%*d|%-*d|%.*f|%.*s|%5s|%-5s|%%\n", 6, 42, 6, 42, 2, 3.14159, 3, "abcdef", "ab", "ab");
    printf("%d\n", snprintf(NULL, 0, "%s %d", "hello", 12345));
}

static void read_doubles(void)
{
    static const char *const texts[] = {"1", " -2.5e3x", "1e", "1e+", ".5", "5.", ".", "-", "+.e1", "1e400", "-1e400", "1e-400", "4.9e-324", "2.4703282292062328e-324",
                                        "0x1p4", "0x1.8p-1", "0x", "inf", "-Infinity", "infx", "9007199254740993", "1.7976931348623159e308", "00000000000000000000000000000001",
                                        "0.1e-6", "123456789012345678901234567890", "8.5e22", "2.2250738585072011e-308"};
    unsigned long long state = 7;
    char text[64], *end;

    for (size_t i = 0; i < COUNT(texts); i++) {
        errno = 0;
        const double v = strtod(texts[i], &end);

        /* Whether a subnormal number is an error is left open. */
        printf("%s: %.17g, %d, error %d\n", texts[i], v, (int)(end - texts[i]), v * 2 == v && errno == ERANGE);
    }
    for (int i = 0; i < 500; i++) {
        const double v = any_double(&state);

        snprintf(text, sizeof text, "%.17g", v);
        const double back = strtod(text, &end);

        if (v == v && (back != v || *end))
            printf("%s is read as %.17g\n", text, back);
        const int exponent = (int)(next_random(&state) % 600) - 300;

        snprintf(text, sizeof text, "%llue%d", next_random(&state), exponent);
        printf("%.17g\n", strtod(text, NULL));
    }
}

static void read_integers(void)
{
    static const char *const texts[] = {"0", " 42", "-42x", "0x1F", "0x", "077", "08", "z", "+9", "2147483647", "-2147483648", "- 1", "", "ffff"};
    static const int bases[] = {0, 10, 16, 8, 36, 2};
    char *end;

    for (size_t t = 0; t < COUNT(texts); t++)
        for (size_t b = 0; b < COUNT(bases); b++) {
            const long v = strtol(texts[t], &end, bases[b]);
            const long long wide = strtoll(texts[t], NULL, bases[b]);

            if (wide == (int)wide) /* long has 32 or 64 bits */
                printf("%ld ", v);
            printf("%lld %d\n", wide, (int)(end - texts[t]));
        }
    errno = 0;
    printf("%lld", strtoll("99999999999999999999", &end, 10));
    printf(" %d %d\n", *end, errno == ERANGE);
    printf("%d %g\n", atoi("12abc"), atof("1.25e2"));
    printf("%ld %s\n", a64l("zzzz"), l64a(1234567));
}

static void draw_numbers(void)
{
    srand48(42);
    for (int i = 0; i < 9; i++)
        if (i % 2)
            printf("%.15f\n", drand48());
        else
            printf("%ld\n", lrand48());
}

int main(void)
{
    print_doubles();
    print_integers();
    read_doubles();
    read_integers();
    draw_numbers();
    return 0;
}
