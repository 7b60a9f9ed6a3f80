// A program of the host, such as the shell, executes programs of the machine.
// qemu: no, its guests are unknown to the shell of the host
// link: static
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

/* What the program does when it is executed again: prints its arguments, its directory and a variable. */
static int show(int argc, char **argv)
{
    char cwd[256] = "";
    for (int i = 2; i < argc; i++)
        printf("<%s> ", argv[i]);
    must(getcwd(cwd, sizeof cwd) != NULL ? 0 : -1, "getcwd");
    printf("in %s, variable %s\n", cwd, getenv("VARIABLE"));
    return 5;
}

/* Copies its input, every line with a number. */
static int count(void)
{
    char line[64];
    for (int i = 1; fgets(line, sizeof line, stdin); i++)
        printf("%d %s", i, line);
    return 0;
}

static int again(int argc, char **argv)
{
    if (!strcmp(argv[1], "show"))
        return show(argc, argv);
    if (!strcmp(argv[1], "count"))
        return count();
    if (!strcmp(argv[1], "abort"))
        abort();
    printf("system %d\n", WEXITSTATUS(system("\"$SELF\" show deep; exit $?")));
    return 0;
}

int main(int argc, char **argv)
{
    static char self[4096];
    char line[64];
    setvbuf(stdout, NULL, _IONBF, 0);
    if (argc > 1)
        return again(argc, argv);
    ssize_t n = must(readlink("/proc/self/exe", self, sizeof self - 1), "readlink");
    self[n] = 0;
    setenv("SELF", self, 1);
    setenv("VARIABLE", "a b", 1);
    must(chdir("/"), "chdir");
    int status = system("\"$SELF\" show 'an argument' \"\"; echo status $?; exit 3");
    printf("system %d\n", WEXITSTATUS(status));
    FILE *p = popen("sort | \"$SELF\" count | sort -r", "w");
    fputs("y\nx\n", p);
    printf("pclose %d\n", pclose(p));
    p = popen("echo one | \"$SELF\" count; VARIABLE=c \"$SELF\" show", "r");
    while (fgets(line, sizeof line, p))
        printf("read %s", line);
    printf("pclose %d\n", WEXITSTATUS(pclose(p)));
    printf("system %d\n", WEXITSTATUS(system("(exec 2>/dev/null; \"$SELF\" abort; exit $?) 2>/dev/null")));
    printf("system %d\n", WEXITSTATUS(system("\"$SELF\" deeper")));
    return 0;
}

/* stdout:
<an argument> <> in /, variable a b
status 5
system 3
2 y
1 x
pclose 0
read 1 one
read in /, variable c
pclose 5
system 134
<deep> in /, variable a b
system 5
system 0
*/
