// wordexp(): quotes, parameters, arithmetic, patterns, tildes, errors.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wordexp.h>

static const char *error_name(int e)
{
    return !e                  ? "ok"
           : e == WRDE_BADCHAR ? "BADCHAR"
           : e == WRDE_BADVAL  ? "BADVAL"
           : e == WRDE_CMDSUB  ? "CMDSUB"
           : e == WRDE_SYNTAX  ? "SYNTAX"
                               : "?";
}

static void show(const char *text, int flags)
{
    wordexp_t w;

    memset(&w, 0, sizeof w);
    const int error = wordexp(text, &w, flags);

    printf("{%s} %s", text, error_name(error));
    if (!error) {
        for (size_t i = 0; i < w.we_wordc; i++)
            printf(" [%s]", w.we_wordv[i]);
        if (w.we_wordv[w.we_wordc])
            printf(" no end");
        wordfree(&w);
    }
    printf("\n");
}

int main(void)
{
    static const char *const texts[] = {
        "",
        "  ",
        "one",
        " one  two\tthree ",
        "'a b' \"c d\"",
        "a\\ b",
        "'it'\"'\"'s'",
        "\"\"",
        "''",
        "a''b",
        "$EMPTY",
        "x$EMPTY",
        "$TWO",
        "\"$TWO\"",
        "$TWO$TWO",
        "a${TWO}b",
        "${NONE}",
        "${NONE:-default}",
        "${NONE-default}",
        "${EMPTY:-default}",
        "${EMPTY-default}",
        "${TWO:+set}",
        "${NONE:+set}",
        "${NONE:=assigned} $NONE",
        "${#TWO}",
        "${PATH_%/*}",
        "\"${NONE2:-$TWO}\"",
        "$((1 + 2 * 3))",
        "$(( (1 + 2) * 3 ))",
        "$((7 / 2)) $((-7 / 2))",
        "x$((10 - 4 - 3))y",
        "~",
        "~/x",
        "a~",
        "'~'",
        "\\$TWO",
        "\"\\$TWO \\\" \\\\ \\a\"",
        "\"a'b'c\"",
        "'$TWO'",
        "a|b",
        "a&",
        ";",
        "<x",
        "a>b",
        "(",
        "a{b",
        "'open",
        "\"open",
        "${TWO",
        "$(echo",
        "'|&;'",
        "\\|",
        "${ARRAY!}",
        "$",
        "a$",
        "$ a",
        "f*",
        "'f'*",
        "f?.x",
        "[ab]*.x",
        "nothing*",
        "\"f*\"",
        "f\\*",
        "\"$STAR\"",
        "fa.x f*",
        "$(echo a b)",
        "x\"$(echo a  b)\"y",
        "`echo \\`echo in\\``",
        "$(echo; echo a; echo)",
        "$(printf '%s' \"$TWO\")",
        "$(exit 3)z",
    };

    char folder[] = "/tmp/precis-words-XXXXXX";

    if (!mkdtemp(folder) || chdir(folder))
        return 1;
    static const char *const files[] = {"fa.x", "fb.x", "a.x", "b.x", ".hidden"};

    for (int i = 0; i < 5; i++)
        fclose(fopen(files[i], "w"));
    putenv((char *)"EMPTY=");
    putenv((char *)"TWO=one two");
    putenv((char *)"PATH_=/usr/local/bin");
    putenv((char *)"HOME=/home/me");
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        show(texts[i], 0);
    show("$NOWHERE", WRDE_UNDEF);
    show("`echo`", WRDE_NOCMD);
    show("$(echo)", WRDE_NOCMD);
    putenv((char *)"IFS=:");
    putenv((char *)"LIST=a:b::c d");
    show("$LIST", 0);
    wordexp_t w;

    w.we_offs = 2;
    wordexp("a b", &w, WRDE_DOOFFS);
    wordexp("c", &w, WRDE_DOOFFS | WRDE_APPEND);
    printf("%d: %d %d %s %s %s %d\n", (int)w.we_wordc, w.we_wordv[0] == NULL, w.we_wordv[1] == NULL, w.we_wordv[2], w.we_wordv[3],
           w.we_wordv[4], w.we_wordv[5] == NULL);
    printf("error %s", error_name(wordexp("a (", &w, WRDE_DOOFFS | WRDE_APPEND)));
    printf(" %d\n", (int)w.we_wordc);
    wordexp("d", &w, WRDE_DOOFFS | WRDE_REUSE);
    printf("%d %s\n", (int)w.we_wordc, w.we_wordv[2]);
    wordfree(&w);
    for (int i = 0; i < 5; i++)
        unlink(files[i]);
    rmdir(folder);
    return 0;
}
