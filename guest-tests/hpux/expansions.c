// wordexp(): what POSIX's shell does and other libraries do not; the shell gives the same words.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wordexp.h>

int putenv(char *);

static void show(const char *text, int flags)
{
    wordexp_t w;
    const int error = wordexp(text, &w, flags);

    printf("%s: %d", text, error);
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
        "~nobody_of_that_name",
    };

    mkdir("/tmp/words", 0755);
    chdir("/tmp/words");
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
    return 0;
}
/* stdout:
${FOLDER#*/}: 0 [usr/local/bin]
${
    FOLDER##* /}: 0 [bin]
${
    FOLDER % /*}: 0 [/usr/local]
    ${FOLDER%%/*}: 0
    x${FOLDER%%/*}: 0 [x]
    ${FOLDER#/usr}: 0 [/local/bin]
    ${FOLDER#local}: 0 [/usr/local/bin]
    ${FOLDER##/*}: 0
    "${FOLDER##*/}": 0 [bin]
${FOLDER%${SLASH}*}: 0 [/usr/local]
"$EMPTY": 0 []
$STAR: 0 [fa] [fb]
"$STAR": 0 [f*]
${
NONE:
    -f *}: 0 [fa] [fb]
${
    NONE ?}: 2
${NONE:?message}: 2
${#NONE}: 0 [0]
${
LEFT:
    = $FOLDER}${LEFT}: 0 [/usr/local/bin/usr/local/bin]
$((0x10 + 010)): 0 [24]
$((1 +)): 5
$((5 / 0)): 5
$((5 % 3)): 0 [2]
$(($NUMBER * 2)): 0 [42]
${
    -}: 5
${a b}: 5
~nobody_of_that_name: 0 [~nobody_of_that_name]
${
NOWHERE:
    -x}: 0 [x]
$NOWHERE: 2
*/
