// Conversions of printf and scanf, of wprintf and wscanf; streams of wide characters.
#include "library.h"

static void narrow(const wchar_t *s)
{
    for (; *s; s++)
        if (*s < 128)
            putchar((int)*s);
        else
            printf("<%x>", (unsigned)*s);
    putchar('\n');
}

/* Prints with both families. */
#define BOTH(format, ...)                                                                                                  \
    do {                                                                                                                   \
        static wchar_t wide_[16000];                                                                                       \
        static char text_[16000];                                                                                          \
        const int n_ = snprintf(text_, sizeof text_, format, __VA_ARGS__);                                                 \
                                                                                                                           \
        printf("%d %s\n", n_, text_);                                                                                      \
        printf("%d ", swprintf(wide_, 16000, L##format, __VA_ARGS__));                                                     \
        narrow(wide_);                                                                                                     \
    } while (0)

static const double values[] = {0,      -0.0, 1,       -1,       0.5,      1.5,      2.5,     123.456,  -1e-5,    99999.95, 1e20,  9.9999e-5, 1e100,
                                0.0625, 1e-4, 1234567, 0.000123, 4.9e-324, 1.5e-310, 1.0 / 3, 255.9375, 65535.5, 1e15,     1e16,  -7.25};

static void floats(void)
{
    for (size_t i = 0; i < COUNT(values); i++) {
        const double v = values[i];

        BOTH("%e|%f|%g|%a", v, v, v, v);
        BOTH("%E|%F|%G|%A", v, v, v, v);
        BOTH("%.0e|%.0f|%.0g|%.0a", v, v, v, v);
        BOTH("%#.0e|%#.0f|%#.0g|%#.0a", v, v, v, v);
        BOTH("%+.3e|% .3f|%012.3g|%+020.3a", v, v, v, v);
        BOTH("%-15.1e|%-15.1f|%-15.1g|%-15.1a|", v, v, v, v);
        BOTH("%#g|%#.3g|%.17g|%.20a", v, v, v, v);
        BOTH("%.40e|%.60f|%.50g", v, v, v);
    }
    BOTH("%.1200f|%.1100e", values[17], values[17]);
    BOTH("%.3000f|%1500.2f|%-1500.2f|", 1.5, 2.5, 3.5);
    for (int i = 0; i < 3; i++) {
        const double v = i == 0 ? __builtin_inf() : i == 1 ? -__builtin_inf() : __builtin_nan("");

        BOTH("%f|%E|%010g|%-10a|%+F", v, v, v, v, v);
    }
}

static void integers(void)
{
    BOTH("%d|%5d|%-5d|%05d|%+d|% d|%.3d|%8.3d", 42, 42, 42, 42, 42, 42, 42, 42);
    BOTH("%o|%#o|%x|%#x|%X|%#X|%u", 42u, 42u, 42u, 42u, 42u, 42u, 42u);
    BOTH("%hhd|%hd|%ld|%lld", 300, 70000, -5L, -6000000000LL);
    BOTH("%*d|%-*d|%.*d", 6, 1, 6, 2, 3, 4);
    BOTH("%*d|%.*d|", -6, 1, -3, 0);
    BOTH("%%|%c|%3c|%-3c|", 'a', 'b', 'c');
    BOTH("%.0d|%.0x|%#.0o|", 0, 0u, 0u);
    BOTH("%jd|%zu|%td", (intmax_t)-7, (size_t)8, (ptrdiff_t)9);
}

static void texts(void)
{
    int n = 0;
    short h = 0;
    signed char hh = 0;

    BOTH("%s|%5s|%-5s|%.2s|%8.2s", "abc", "abc", "abc", "abc", "abc");
    BOTH("%ls|%5ls|%-5ls|%.2ls|%8.2ls", L"abc", L"abc", L"abc", L"abc", L"abc");
    BOTH("%lc|%3lc|%-3lc|%S|%C", (wint_t)'a', (wint_t)'b', (wint_t)'c', L"xyz", (wint_t)'d');
    BOTH("abc%n%d", &n, 1);
    BOTH("abcd%hn%d%hhn", &h, 1, &hh);
    printf("%d %d %d\n", n, h, hh);
}

/* Wide characters that have no byte stay in wide text, and are an error in bytes. */
static void beyond_bytes(void)
{
    wchar_t out[64];
    char text[64];

    printf("%d ", swprintf(out, 64, L"\u20ac %ls %lc|", L"\u3042b", (wint_t)0x263a));
    narrow(out);
    errno = 0;
    printf("%d", snprintf(text, sizeof text, "%ls", L"a\u20ac"));
    printf(" %d\n", errno == EILSEQ);
    errno = 0;
    printf("%d", snprintf(text, sizeof text, "%lc", (wint_t)0x20ac));
    printf(" %d\n", errno == EILSEQ);
    printf("%d %d %d\n", swprintf(out, 4, L"%d", 123), swprintf(out, 3, L"%d", 123) < 0, swprintf(out, 0, L"") < 0);
}

static void scan(const char *text, const char *format)
{
    double d[3] = {-1, -1, -1};
    const int n = sscanf(text, format, &d[0], &d[1], &d[2]);

    printf("%s %s: %d", text, format, n);
    for (int i = 0; i < 3; i++)
        if (d[i] == d[i])
            printf(" %.17g", d[i]);
        else
            printf(" nan");
    printf("\n");
}

static void scanned_floats(void)
{
    float f = 0;

    scan("1.5 -2e3 .25", "%lf%lf%lf");
    scan("inf -Infinity nan", "%lf %lf %lf");
    scan("nAn NAN INF", "%lf %lf %lf");
    scan("0x1.8p3 -0X.8 0xAp-2", "%la %le %lg");
    scan("12345678", "%3lf%2lf%lf");
    scan("1.2.3", "%lf%lf");
    scan("infx", "%lf");
    scan("infi 1", "%lf%lf");
    scan("0x", "%lf");
    scan("- 1", "%lf");
    scan("", "%lf");
    scan("  ", "%lf");
    scan("x", "%lf");
    scan("7", "%*lf%lf");
    printf("%d", sscanf("16777217.0000000001 3.4028236e38", "%f", &f));
    printf(" %.9g\n", f);
    printf("%.9g %.9g %.9g\n", strtof("1.00000017881393432617187499", NULL), strtof("1.00000017881393432617187501", NULL), strtof("1e-45", NULL));
}

static void scanned_integers(void)
{
    static const char *const texts[] = {"12 34 56", "0x1f 010 9", "12ab", "0xag", "-5 +6 --7", "", " ", "99999999999", "0", "077x", "1,2,3"};
    static const char *const formats[] = {"%d%d%d", "%i%i%i", "%x%x%x", "%o%o%o", "%u%u%u", "%2d%2d%2d", "%d,%d,%d", "%*d%d%n"};

    for (size_t t = 0; t < COUNT(texts); t++)
        for (size_t f = 0; f < COUNT(formats); f++) {
            int v[3] = {-1, -1, -1}, n;

            if (strlen(texts[t]) > 10)
                continue;
            n = sscanf(texts[t], formats[f], &v[0], &v[1], &v[2]);
            printf("%s %s: %d %d %d %d\n", texts[t], formats[f], n, v[0], v[1], v[2]);
        }
    long long ll = 0;
    short h = 0;
    signed char hh = 0;

    printf("%d", sscanf("-9000000000 70000 300", "%lld %hd %hhd", &ll, &h, &hh));
    printf(" %lld %d %d\n", ll, h, hh);
}

static void scanned_texts(void)
{
    char a[40] = "", b[40] = "", c = '?';
    wchar_t w[40] = {0}, x[40] = {0};
    int n;

    n = sscanf("hello, world", "%[a-h]%[^,], %s", a, b, (char *)w);
    printf("%d %s %s\n", n, a, b);
    n = sscanf("[x]-y", "[%[]x]%[]-]%c", a, b, &c);
    printf("%d\n", n);
    n = sscanf("a]b-c", "%[]a]%[b-]%c", a, b, &c);
    printf("%d %s %s %c\n", n, a, b, c);
    n = sscanf("100% ab", "%d%% %2c", &n, a) + 10 * n;
    printf("%d\n", n);
    n = sscanf("wide text", "%ls %3lc", w, x);
    printf("%d ", n);
    narrow(w);
    n = swscanf(L"12 0x1f 2.5 word wide [set]", L"%d %i %lf %s %ls [%[a-z]]", &n, &n, (double *)x, a, w, b);
    printf("%d %s %s ", n, a, b);
    narrow(w);
    n = swscanf(L"\u20ac5 \u3042\u3044", L"\u20ac%d %l[\u3040-\u3050]", &n, w);
    printf("%d ", n);
    narrow(w);
    n = swscanf(L"abc", L"%2s%c%c", a, b, &c);
    printf("%d %s\n", n, a);
    printf("%d %d %d\n", sscanf("", "%c", &c), sscanf("x", "y"), sscanf("", "y"));
    printf("%d %d\n", swscanf(L"", L"%d", &n), swscanf(L"x", L"%d", &n));
}

static int with_list(wchar_t *to, size_t size, const wchar_t *format, ...)
{
    va_list args;

    va_start(args, format);
    const int n = vswprintf(to, size, format, args);

    va_end(args);
    return n;
}

static int scan_with_list(const wchar_t *from, const wchar_t *format, ...)
{
    va_list args;

    va_start(args, format);
    const int n = vswscanf(from, format, args);

    va_end(args);
    return n;
}

static void streams(void)
{
    FILE *f = tmpfile();
    wchar_t line[40], word[40];
    int a = 0, b = 0;

    printf("%d", fwide(f, 0) == 0);
    printf(" %d", fwide(f, 1) > 0);
    printf(" %d\n", fwide(f, -1) > 0);
    printf("%d\n", fwprintf(f, L"%d %ls %s\n", 17, L"wide", "narrow"));
    printf("%d", fputws(L"second line\n", f) >= 0);
    printf(" %d\n", (int)fputwc(L'x', f));
    printf("%d\n", (int)putwc(L'\n', f));
    printf("%d\n", fwprintf(f, L"%5d%5d\nend", 1, 2));
    rewind(f);
    printf("%d\n", fgetws(line, 40, f) == line);
    narrow(line);
    printf("%d\n", (int)fgetwc(f));
    printf("%d\n", (int)ungetwc('S', f));
    printf("%d\n", fgetws(line, 6, f) == line);
    narrow(line);
    printf("%d\n", fwscanf(f, L" %ls x%d%d", word, &a, &b));
    narrow(word);
    printf("%d %d\n", a, b);
    printf("%d", (int)getwc(f));
    printf(" %d\n", (int)getwc(f));
    printf("%d\n", fgetws(line, 40, f) == line);
    narrow(line);
    printf("%d", fgetws(line, 40, f) == NULL);
    printf(" %d", fgetwc(f) == WEOF);
    printf(" %d\n", feof(f) != 0);
    fclose(f);
    f = tmpfile();
    printf("%d", fprintf(f, "bytes"));
    printf(" %d\n", fwide(f, 1) < 0);
    fclose(f);
    printf("%d ", with_list(line, 40, L"%d-%ls", 5, L"v"));
    narrow(line);
    printf("%d", scan_with_list(L"8/9", L"%d/%d", &a, &b));
    printf(" %d %d\n", a, b);
}

static void others(void)
{
    const struct tm t = {.tm_year = 99, .tm_mon = 11, .tm_mday = 31, .tm_hour = 23, .tm_wday = 5};
    wchar_t out[40], *end, *copy = wcsdup(L"copy");

    printf("%d ", (int)wcsftime(out, 40, L"%Y-%m-%d %H %a", &t));
    narrow(out);
    printf("%d\n", (int)wcsftime(out, 4, L"%Y-%m-%d", &t));
    printf("%d ", (int)wcsxfrm(out, L"abc", 40));
    narrow(out);
    narrow(copy);
    free(copy);
    printf("%.9g", wcstof(L"16777217.0001 x", &end));
    narrow(end);
}

int main(void)
{
    floats();
    integers();
    texts();
    beyond_bytes();
    scanned_floats();
    scanned_integers();
    scanned_texts();
    streams();
    others();
    return 0;
}
