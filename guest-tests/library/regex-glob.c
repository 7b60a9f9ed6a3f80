// Regular expressions, fnmatch, glob in an own folder, and word expansion.
#include <fcntl.h>
#include <fnmatch.h>
#include <glob.h>
#include <regex.h>
#include <unistd.h>
#include <wordexp.h>
#include "check.h"

static void match(const char *pattern, const char *text)
{
    regex_t re;
    regmatch_t m[4];
    int error = regcomp(&re, pattern, REG_EXTENDED);
    if (error) {
        char message[80];
        regerror(error, &re, message, sizeof message);
        printf("%s: %s\n", pattern, message);
        return;
    }
    printf("%s on %s:", pattern, text);
    if (regexec(&re, text, 4, m, 0) == 0)
        for (int i = 0; i < 4 && m[i].rm_so >= 0; i++)
            printf(" [%.*s]", (int)(m[i].rm_eo - m[i].rm_so), text + m[i].rm_so);
    printf("\n");
    regfree(&re);
}

int main(void)
{
    match("([a-z]+)@([a-z]+)\\.com", "mail bob@example.com now");
    match("^(a|ab)(c|bcd)(d*)$", "abcd");
    match("x{2,3}y?", "wxxxxz");
    match("[[:digit:]]+(\\.[[:digit:]]+)?", "pi is 3.14159");
    match("(.)(.)\\2\\1", "noon abba");
    match("a(b", "");
    match("nothing", "here");
    printf("%d %d %d %d\n", fnmatch("*.c", "main.c", 0), fnmatch("[a-c]?z*", "bxz", 0), fnmatch("*", ".hidden", FNM_PERIOD) != 0, fnmatch("a/*", "a/b/c", FNM_PATHNAME) != 0);
    static const char *const files[] = {"b.txt", "a.txt", "c.dat", ".hid.txt"};
    for (int i = 0; i < 4; i++)
        close((int)must(open(files[i], O_CREAT | O_WRONLY, 0644), files[i]));
    glob_t g;
    printf("%d", glob("*.txt", 0, NULL, &g));
    for (size_t i = 0; i < g.gl_pathc; i++)
        printf(" %s", g.gl_pathv[i]);
    globfree(&g);
    printf(" %d\n", glob("*.none", 0, NULL, &g) == GLOB_NOMATCH);
    wordexp_t w;
    setenv("COLOUR", "blue", 1);
    printf("%d", wordexp("a 'b c' $COLOUR ${NONE:-green} *.dat", &w, 0));
    for (size_t i = 0; i < w.we_wordc; i++)
        printf(" [%s]", w.we_wordv[i]);
    printf("\n");
    for (int i = 0; i < 4; i++)
        unlink(files[i]);
}

/* stdout:
([a-z]+)@([a-z]+)\.com on mail bob@example.com now: [bob@example.com] [bob] [example]
^(a|ab)(c|bcd)(d*)$ on abcd: [abcd] [a] [bcd] []
x{2,3}y? on wxxxxz: [xxx]
[[:digit:]]+(\.[[:digit:]]+)? on pi is 3.14159: [3.14159] [.14159]
(.)(.)\2\1 on noon abba: [noon] [n] [o]
a(b: Unmatched ( or \(
nothing on here:
0 0 1 1
0 a.txt b.txt 1
0 [a] [b c] [blue] [green] [c.dat]
*/
