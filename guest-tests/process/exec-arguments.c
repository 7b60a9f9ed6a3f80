// execve's limits: a string of 128 KiB, all strings with their pointers a quarter of RLIMIT_STACK, at least 128 KiB and at most 6 MiB.
// qemu: no, it hands arguments to the host, whose words and limits are others
#include <sys/resource.h>
#include <sys/wait.h>
#include "check.h"

enum { STRING = 131072, MIB = 1 << 20 };
static char *list[2 * MIB], text[STRING + 2];
static const char *self;

/* The child's exit status: what execve gave, or the number of arguments that the program got, in hundreds. */
static int run(char **argv, char **envp)
{
    fflush(stdout);
    pid_t pid = fork();
    int status = 0;

    if (!pid) {
        execve(self, argv, envp);
        _exit(errno == E2BIG ? 101 : errno == EFAULT ? 102 : 103);
    }
    waitpid(pid, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

static void say(const char *what, int status)
{
    printf("%s: %s\n", what, status == 101 ? "E2BIG" : status == 102 ? "EFAULT" : status < 100 && status >= 0 ? "runs" : "?");
}

/* n pointers to one string of len bytes. */
static int repeated(size_t n, size_t len)
{
    memset(text, 'x', len);
    text[len] = 0;
    for (size_t i = 1; i <= n; i++)
        list[i] = text;
    list[0] = "child";
    list[n + 1] = NULL;
    return run(list, (char *[]){NULL});
}

static void limit(rlim_t bytes)
{
    struct rlimit r;

    getrlimit(RLIMIT_STACK, &r);
    r.rlim_cur = bytes;
    CHECK(setrlimit(RLIMIT_STACK, &r) == 0);
}

int main(int argc, char **argv)
{
    if (!strcmp(argv[0], "child"))
        return argc / 1000 % 100;
    self = argv[0];
    say("a string of 131071 bytes", repeated(1, STRING - 1));
    say("a string of 131072 bytes", repeated(1, STRING));
    say("1.9 MiB", repeated(19, MIB / 10));
    say("2.1 MiB", repeated(21, MIB / 10));
    say("100000 short ones", repeated(100000, 1));
    limit(RLIM_INFINITY);
    say("5.9 MiB", repeated(59, MIB / 10));
    say("6.1 MiB", repeated(61, MIB / 10));
    say("16000 times 128 KiB", repeated(16000, STRING - 1));
    say("400000 short ones", repeated(400000, 3));
    say("arguments and environment", (repeated(31, MIB / 10), run(list, list)));
    limit(256 << 10);
    say("120 KiB", repeated(120, 1000));
    say("132 KiB", repeated(132, 1030));
    list[1] = (char *)-4096;
    list[2] = NULL;
    say("a bad pointer", run(list, (char *[]){NULL}));
    return 0;
}

/* stdout:
a string of 131071 bytes: runs
a string of 131072 bytes: E2BIG
1.9 MiB: runs
2.1 MiB: E2BIG
100000 short ones: runs
yes setrlimit(RLIMIT_STACK, &r) == 0
5.9 MiB: runs
6.1 MiB: E2BIG
16000 times 128 KiB: E2BIG
400000 short ones: runs
arguments and environment: E2BIG
yes setrlimit(RLIMIT_STACK, &r) == 0
120 KiB: runs
132 KiB: E2BIG
a bad pointer: EFAULT
*/
