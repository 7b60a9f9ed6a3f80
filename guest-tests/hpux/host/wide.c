// Wide characters and their strings; digits of numbers; names of files.
#include "library.h"

static void show(const char *what, const wchar_t *s)
{
    char text[80] = "none";

    if (s)
        wcstombs(text, s, sizeof text);
    printf("%s: %s\n", what, text);
}

static void classes(void)
{
    static const char *const names[] = {"alpha", "upper", "lower", "digit", "xdigit", "alnum", "space", "blank", "punct", "print", "graph", "cntrl"};

    for (size_t i = 0; i < COUNT(names); i++) {
        unsigned in = 0;

        for (unsigned c = 0; c < 128; c++)
            in = in * 3 + (iswctype(c, wctype(names[i])) != 0);
        printf("%s %u\n", names[i], in);
    }
    printf("%d %d %d %c %c %d %d %d\n", iswalpha('x') != 0, iswspace('x') != 0, iswupper('X') != 0, (int)towupper('q'), (int)towlower('Q'), wcwidth('a'),
           wcwidth(7), wctob('z'));
}

static void strings(void)
{
    wchar_t text[64], copy[64], *at, *end;

    printf("%d\n", (int)mbstowcs(text, "one,two;;three", 64));
    printf("%d\n", (int)wcslen(text));
    for (wchar_t *s = wcstok(wcscpy(copy, text), L",;", &at); s; s = wcstok(NULL, L",;", &at))
        show("token", s);
    show("wcschr", wcschr(text, 't'));
    show("wcsrchr", wcsrchr(text, 't'));
    show("wcsstr", wcsstr(text, L"o;"));
    show("wcspbrk", wcspbrk(text, L";"));
    show("wcscat", wcscat(wcscpy(copy, L"abc"), L"def"));
    show("wcsncpy", wcsncpy(wmemset(copy, 'x', 10), L"ab", 3));
    printf("%d %d %d\n", wcscmp(L"a", L"b") < 0, wcscmp(L"b", L"a") > 0, wcsncmp(L"abc", L"abd", 2));
    printf("%d %d\n", (int)wcsspn(L"aab", L"a"), (int)wcscspn(L"aab", L"b"));
    printf("%ld", wcstol(L" -0x1fz", &end, 0));
    show("", end);
    printf("%g", wcstod(L"2.5e3rest", &end));
    show("", end);
}

static void digits(void)
{
    static const double values[] = {0, 1, -1.5, 123.456, 1e-5, 99999.94, 1e20};
    char text[64];

    for (size_t i = 0; i < COUNT(values); i++) {
        int point = 0, negative = 0;

        if (values[i] != 0) {
            const char *s = ecvt(values[i], 6, &point, &negative);

            printf("%s %d %d\n", s, point, negative);
        }
        printf("%s\n", gcvt(values[i], 6, text));
    }
    for (size_t i = 1; i < 4; i++) {
        int point = 0, negative = 0;
        const char *s = fcvt(values[i], 2, &point, &negative);

        printf("%s %d %d\n", s, point, negative);
    }
    printf("%ld %ld %lld %lld\n", ldiv(-17, 5).quot, ldiv(-17, 5).rem, atoll("-9000000000"), llabs(-5000000000ll));
}

static void names(void)
{
    static const char *const paths[] = {"/usr/lib", "/usr/", "usr", "/", ".", "..", "a/b/c", "a/b/"};

    for (size_t i = 0; i < COUNT(paths); i++) {
        char a[16], b[16];
        const char *folder = dirname(strcpy(a, paths[i]));

        printf("%s %s\n", folder, basename(strcpy(b, paths[i])));
    }
}

int main(void)
{
    classes();
    strings();
    digits();
    names();
    return 0;
}
