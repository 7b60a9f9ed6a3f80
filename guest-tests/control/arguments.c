// Arguments and environment as the program sees them.
// args: one "two words" '' -x=y 'ünïcode' last
// env: GREETING=hello EMPTY=
#include <sys/auxv.h>
#include "check.h"

extern char **environ;

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        printf("%d '%s'\n", i, argv[i]);
    CHECK(argv[argc] == NULL);
    printf("%s '%s' %s\n", getenv("GREETING"), getenv("EMPTY"), getenv("NOBODY") ? "set" : "unset");
    setenv("GREETING", "changed", 0);
    printf("%s\n", getenv("GREETING"));
    setenv("GREETING", "changed", 1);
    unsetenv("EMPTY");
    putenv((char *)"NEW=1");
    printf("%s %d %s\n", getenv("GREETING"), getenv("EMPTY") == NULL, getenv("NEW"));
    int found = 0;
    for (char **e = environ; *e; e++)
        found += !strcmp(*e, "NEW=1");
    printf("%d\n", found);
    CHECK(getauxval(AT_PAGESZ) > 0);
    CHECK(getauxval(AT_PHDR) != 0);
    CHECK(getauxval(AT_ENTRY) != 0);
    CHECK(getauxval(AT_RANDOM) != 0);
    CHECK(strlen(program_invocation_short_name) > 0);
}

/* stdout:
1 'one'
2 'two words'
3 ''
4 '-x=y'
5 'Ã¼nÃ¯code'
6 'last'
yes argv[argc] == NULL
hello '' unset
hello
changed 1 1
1
yes getauxval(AT_PAGESZ) > 0
yes getauxval(AT_PHDR) != 0
yes getauxval(AT_ENTRY) != 0
yes getauxval(AT_RANDOM) != 0
yes strlen(program_invocation_short_name) > 0
*/
