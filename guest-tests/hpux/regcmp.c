// regcmp() and regex(): results, and the same matches as regexec()'s for patterns of both.
#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern char *regcmp(const char *, ...), *regex(const char *, const char *, ...), *__loc1;

static void show(const char *pattern, const char *subject)
{
    char a[40] = "", b[40] = "", *re = regcmp(pattern, (char *)0);

    if (!re) {
        printf("%s: bad\n", pattern);
        return;
    }
    const char *end = regex(re, subject, a, b);

    printf("%s %s:", pattern, subject);
    if (end)
        printf(" at %d to %d [%s] [%s]\n", (int)(__loc1 - subject), (int)(end - subject), a, b);
    else
        printf(" none\n");
    free(re);
}

/* Random patterns and subjects; their first matches, by both functions. Groups that may be left out are not among them: regexec() takes the
 * longest match then. */
static void compare(void)
{
    static const char *const parts[] = {"a",    "b",    ".",    "[ab]",      "[^a]", "a*", "b+",
                                        "(ab)", "(a.)", "a{2}", "[bc]{1,3}", ".*",   "c",  "(b(a)*)+"};
    unsigned state = 7, same = 0, found = 0, different = 0;

    for (int i = 0; i < 3000; i++) {
        char pattern[100] = "", subject[20] = "";
        regex_t other;
        regmatch_t m;

        for (int part = 0; part < 4; part++) {
            state = state * 1103515245 + 12345;
            strcat(pattern, parts[(state >> 16) % (sizeof parts / sizeof *parts)]);
        }
        for (int c = 0; c < 12; c++) {
            state = state * 1103515245 + 12345;
            subject[c] = "abcab"[(state >> 16) % 5];
        }
        char *re = regcmp(pattern, (char *)0);
        const char *end = re ? regex(re, subject) : NULL;

        regcomp(&other, pattern, REG_EXTENDED);
        const int none = regexec(&other, subject, 1, &m, 0);

        found += !none;
        if (re && none == !end && (none || (__loc1 - subject == m.rm_so && end - subject == m.rm_eo)))
            same++;
        else if (different++ < 5)
            printf("%s %s: %d %d not %d %d\n", pattern, subject, end ? (int)(__loc1 - subject) : -1, end ? (int)(end - subject) : -1,
                   (int)m.rm_so, (int)m.rm_eo);
        regfree(&other);
        free(re);
    }
    printf("same %u, matches %u\n", same, found);
}

int main(void)
{
    show("abc", "xxabcxx");
    show("^abc", "xabc");
    show("abc$", "abcabc");
    show("a$b", "a$b");
    show("[A-Za-z][A-Za-z0-9_]{0,4}", "  name_of");
    show("([A-Za-z]+)$0=(.*)$1", "key=value");
    show("(([0-9]+)$0-)+", "1-22-333-x");
    show("a{2,}b", "abaab");
    show("a{,2}", "a");
    show("a{3,2}", "a");
    show("(ab", "ab");
    show("[a", "a");
    show("*a", "a");
    show("\\*\\.", "a*.");
    show("[]a]+", "x]a]");
    show("[^]a]+", "]xy]");
    show("(x*)$0y", "xxy");
    show("(a*)*b", "aab");
    show("", "abc");
    char *re = regcmp("a", "b", "c+", (char *)0), rest[20];

    printf("pieces: %s\n", regex(re, "xabccd"));
    free(re);
    re = regcmp("(.+)$3,", (char *)0);
    regex(re, "one,two,three", NULL, NULL, NULL, rest);
    printf("fourth: %s\n", rest);
    free(re);
    compare();
    return 0;
}
/* stdout:
abc xxabcxx: at 2 to 5 [] []
^abc xabc: none
abc$ abcabc: at 3 to 6 [] []
a$b a$b: at 0 to 3 [] []
[A-Za-z][A-Za-z0-9_]{0,4}   name_of: at 2 to 7 [] []
([A-Za-z]+)$0=(.*)$1 key=value: at 0 to 9 [key] [value]
(([0-9]+)$0-)+ 1-22-333-x: at 0 to 9 [333] []
a{2,}b abaab: at 2 to 5 [] []
a{,2}: bad
a{3,2}: bad
(ab: bad
[a: bad
*a: bad
\*\. a*.: at 1 to 3 [] []
[]a]+ x]a]: at 1 to 4 [] []
[^]a]+ ]xy]: at 1 to 3 [] []
(x*)$0y xxy: at 0 to 3 [xx] []
(a*)*b aab: at 0 to 3 [] []
 abc: at 0 to 0 [] []
pieces: d
fourth: one,two
same 3000, matches 1284
*/
