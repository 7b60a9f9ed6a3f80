// Character classes, case, multibyte conversion in the C locale, wide strings and their printf.
#include <ctype.h>
#include <locale.h>
#include <wchar.h>
#include <wctype.h>
#include "check.h"

int main(void)
{
    uint32_t h = 0;
    for (int c = 0; c < 256; c++)
        h = h * 31 + (uint32_t)((isalpha(c) != 0) | (isdigit(c) != 0) << 1 | (isspace(c) != 0) << 2 | (isupper(c) != 0) << 3 | (ispunct(c) != 0) << 4 |
                                (isxdigit(c) != 0) << 5 | (iscntrl(c) != 0) << 6) + (uint32_t)toupper(c) * 3 + (uint32_t)tolower(c) * 5;
    printf("%08x %s %s\n", h, setlocale(LC_ALL, NULL), localeconv()->decimal_point);
    wchar_t wide[64];
    size_t n = mbstowcs(wide, "wide text", 64);
    printf("%d %d %ls %d\n", (int)n, (int)wcslen(wide), wide, (int)(wcschr(wide, L't') - wide));
    for (wchar_t *p = wide; *p; p++)
        *p = (wchar_t)towupper((wint_t)*p);
    char narrow[64];
    printf("%d %s\n", (int)wcstombs(narrow, wide, 64), narrow);
    wchar_t out[64];
    swprintf(out, 64, L"%d-%s-%ls", 42, "abc", L"xyz");
    printf("%ls %ld %g\n", out, wcstol(L"-77", NULL, 10), wcstod(L"2.5e3", NULL));
    printf("%d\n", setlocale(LC_ALL, "no_SUCH.locale") == NULL);
}

/* stdout:
553782c0 C .
9 9 wide text 5
9 WIDE TEXT
42-abc-xyz -77 2500
1
*/
