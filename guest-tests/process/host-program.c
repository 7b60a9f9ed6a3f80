// system, popen and exec of programs that the sysroot does not have: the host runs its own.
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

/* The program does not read its input: the pipe's next reader finds it whole. */
static void input_is_left(void)
{
    int in[2];
    char rest[16] = "";
    must(pipe(in), "pipe");
    must(write(in[1], "a b", 3), "write");
    close(in[1]);
    dup2(in[0], 0);
    if (system("true"))
        printf("true is false\n");
    must(read(0, rest, sizeof rest - 1), "read");
    printf("left %s\n", rest);
}

int main(void)
{
    char line[32];
    setvbuf(stdout, NULL, _IONBF, 0);
    int status = system("echo hi; exit 3");
    printf("system %d\n", WEXITSTATUS(status));
    FILE *sort = popen("sort -r", "w");
    fputs("a\nb\nc\n", sort);
    status = pclose(sort);
    printf("pclose %d\n", status);
    FILE *echo = popen("echo one; echo two", "r");
    while (fgets(line, sizeof line, echo))
        printf("read %s", line);
    pclose(echo);
    input_is_left();
    if (fork() == 0) {
        execl("/bin/echo", "echo", "executed", NULL);
        _exit(9);
    }
    wait(&status);
    printf("status %x\n", status);
    return 0;
}

/* stdout:
hi
system 3
c
b
a
pclose 0
read one
read two
left a b
executed
status 0
*/
