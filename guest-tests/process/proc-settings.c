// Settings of a process in /proc as a user without capabilities: what they take, and what another process's take.
// qemu: no, it is the host's process
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { USER = 1001 };
static char text[100];

static const char *put(const char *node, const char *value)
{
    int fd = open(node, O_RDWR);
    if (fd < 0)
        return "cannot be opened";
    ssize_t n = write(fd, value, strlen(value));
    const char *result = n < 0 ? strerror(errno) : "";
    lseek(fd, 0, SEEK_SET);
    n = read(fd, text, sizeof text - 1);
    text[n < 0 ? 0 : n] = 0;
    close(fd);
    return result;
}

static void show(const char *node, const char *value)
{
    const char *result = put(node, value);
    printf("%s of '%s' %s: '%s'\n", strrchr(node, '/') + 1, value, *result ? result : "is set", text);
}

int main(void)
{
    char node[60];
    if (!getuid() && (setresgid(USER, USER, USER) || setresuid(USER, USER, USER) || prctl(PR_SET_DUMPABLE, 1L)))
        return 1;
    show("/proc/self/comm", "name");
    show("/proc/self/comm", "line\n");
    show("/proc/self/comm", "longer than it can be");
    const char *const scores[] = {"100", "50", "0x20", " 7 ", "0", "-1", "1001", "many", "1 2"};
    for (size_t i = 0; i < sizeof scores / sizeof *scores; i++)
        show("/proc/self/oom_score_adj", scores[i]);
    put("/proc/self/oom_score_adj", "9");
    pid_t child = fork();
    if (!child)
        for (;;)
            pause();
    snprintf(node, sizeof node, "/proc/%d/oom_score_adj", (int)child);
    show(node, "8");
    snprintf(node, sizeof node, "/proc/%d/comm", (int)child);
    printf("another's comm: %s\n", put(node, "other"));
    snprintf(node, sizeof node, "/proc/%d/timerslack_ns", (int)child);
    printf("another's timerslack_ns: %s\n", put(node, "1"));
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    show("/proc/self/oom_score_adj", "9");
    return 0;
}

/* stdout:
comm of 'name' is set: 'name
'
comm of 'line
' is set: 'line

'
comm of 'longer than it can be' is set: 'longer than it 
'
oom_score_adj of '100' is set: '100
'
oom_score_adj of '50' is set: '50
'
oom_score_adj of '0x20' is set: '32
'
oom_score_adj of ' 7 ' is set: '7
'
oom_score_adj of '0' is set: '0
'
oom_score_adj of '-1' Permission denied: '0
'
oom_score_adj of '1001' Invalid argument: '0
'
oom_score_adj of 'many' Invalid argument: '0
'
oom_score_adj of '1 2' Invalid argument: '0
'
oom_score_adj of '8' is set: '8
'
another's comm: Invalid argument
another's timerslack_ns: Operation not permitted
oom_score_adj of '9' is set: '9
'
*/
