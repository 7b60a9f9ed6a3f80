// wordexp(): what POSIX's shell does and other libraries do not; the shell gives the same words.
#include <sys/stat.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wordexp.h>

int putenv(char *);

static int number;

static void show(const char *text, int flags)
{
    wordexp_t w;
    const int error = wordexp(text, &w, flags);

    printf("%d: %d", ++number, error);
    for (size_t i = 0; !error && i < w.we_wordc; i++)
        printf(" [%s]", w.we_wordv[i]);
    if (!error)
        wordfree(&w);
    printf("\n");
}

int main(void)
{
    static const char *const texts[] = {
        "${FOLDER#*/}",
        "${FOLDER##*/}",
        "${FOLDER%/*}",
        "${FOLDER%%/*}",
        "x${FOLDER%%/*}",
        "${FOLDER#/usr}",
        "${FOLDER#local}",
        "${FOLDER##/*}",
        "\"${FOLDER##*/}\"",
        "${FOLDER%${SLASH}*}",
        "\"$EMPTY\"",
        "$STAR",
        "\"$STAR\"",
        "${NONE:-f*}",
        "${NONE?}",
        "${NONE:?message}",
        "${#NONE}",
        "${LEFT:=$FOLDER}${LEFT}",
        "$((0x10 + 010))",
        "$((1 +))",
        "$((5 / 0))",
        "$((5 % 3))",
        "$(($NUMBER * 2))",
        "${-}",
        "${a b}",
        "~nobody_of_that_name", "x$1y", "$*", "\"$*\"", "a$#$?b", "$!",
    };

    mkdir("/tmp/precis.words", 0755);
    chdir("/tmp/precis.words");
    close(open("fa", O_WRONLY | O_CREAT, 0644));
    close(open("fb", O_WRONLY | O_CREAT, 0644));
    putenv("FOLDER=/usr/local/bin");
    putenv("SLASH=/");
    putenv("EMPTY=");
    putenv("STAR=f*");
    putenv("NUMBER=21");
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        show(texts[i], 0);
    show("${NOWHERE:-x}", WRDE_UNDEF);
    show("$NOWHERE", WRDE_UNDEF);
    unlink("fa");
    unlink("fb");
    chdir("/");
    rmdir("/tmp/precis.words");
    return 0;
}
/* stdout:
1: 0 [usr/local/bin]
2: 0 [bin]
3: 0 [/usr/local]
4: 0
5: 0 [x]
6: 0 [/local/bin]
7: 0 [/usr/local/bin]
8: 0
9: 0 [bin]
10: 0 [/usr/local]
11: 0 []
12: 0 [fa] [fb]
13: 0 [f*]
14: 0 [fa] [fb]
15: 2
16: 2
17: 0 [0]
18: 0 [/usr/local/bin/usr/local/bin]
19: 0 [24]
20: 5
21: 5
22: 0 [2]
23: 0 [42]
24: 5
25: 5
26: 0 [~nobody_of_that_name]
27: 0 [xy]
28: 0
29: 0 []
30: 0 [a00b]
31: 0
32: 0 [x]
33: 2
*/
