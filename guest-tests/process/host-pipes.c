// Programs of the host and pipes: input that they do not read, dialogues, full pipes, readers that end, three programs in a row, late output.
// stats: no, the pieces in which output comes are a matter of the host
#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include "check.h"

static pid_t start(int in, int out, char **argv)
{
    pid_t pid = must(fork(), "fork");
    if (pid)
        return pid;
    dup2(in, 0);
    dup2(out, 1);
    for (int fd = 3; fd < 20; fd++)
        close(fd);
    execv(argv[0], argv);
    _exit(127);
}

static pid_t shell(int in, int out, char *text)
{
    return start(in, out, (char *[]){"/bin/sh", "-c", text, NULL});
}

static int status_of(pid_t pid)
{
    int status;
    must(waitpid(pid, &status, 0), "waitpid");
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

/* The parent waits for a program that does not read, and writes then. */
static void unread(void)
{
    int ends[2];
    must(pipe(ends), "pipe");
    pid_t pid = start(ends[0], 1, (char *[]){"/bin/true", NULL});
    close(ends[0]);
    printf("true %d\n", status_of(pid));
    signal(SIGPIPE, SIG_IGN);
    errno = 0;
    ssize_t n = write(ends[1], "x", 1);
    printf("write %zd %d\n", n, errno == EPIPE);
    signal(SIGPIPE, SIG_DFL);
    close(ends[1]);
}

/* What one program leaves is the next one's. */
static void shared_input(void)
{
    int ends[2];
    char rest[20] = "";
    must(pipe(ends), "pipe");
    must(write(ends[1], "one\ntwo\nthree\n", 14), "write");
    close(ends[1]);
    for (int i = 0; i < 2; i++)
        printf("read %d\n", status_of(shell(ends[0], 1, "read line; echo \"line $line\"")));
    must(read(ends[0], rest, sizeof rest - 1), "read");
    printf("rest %s", rest);
    close(ends[0]);
}

static void dialogue(const char *name, int to, int from, pid_t pid)
{
    char line[32], answer[64];
    for (int i = 0; i < 3; i++) {
        snprintf(line, sizeof line, "question %d\n", i);
        must(write(to, line, strlen(line)), "write");
        ssize_t n = must(read(from, answer, sizeof answer - 1), "read");
        answer[n] = 0;
        printf("%s: %s", name, answer);
    }
    shutdown(to, SHUT_WR);
    close(to);
    ssize_t n = must(read(from, answer, 1), "read");
    printf("%s: end %zd, status %d\n", name, n, status_of(pid));
}

static void dialogues(void)
{
    int in[2], out[2], pair[2];
    for (int i = 0; i < 2; i++) {
        must(pipe(in), "pipe");
        must(pipe(out), "pipe");
        pid_t pid = i ? shell(in[0], out[1], "while read line; do echo \"<$line>\"; done; exit 4")
                      : start(in[0], out[1], (char *[]){"/bin/cat", NULL});
        close(in[0]);
        close(out[1]);
        dialogue(i ? "sh" : "cat", in[1], out[0], pid);
        close(out[0]);
    }
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), "socketpair");
    pid_t pid = start(pair[1], pair[1], (char *[]){"/bin/cat", NULL});
    close(pair[1]);
    dialogue("socket", dup(pair[0]), pair[0], pid);
    close(pair[0]);
}

/* More than pipes hold, through three programs. */
static void three(void)
{
    int a[2], b[2], c[2];
    char buf[4096];
    long bytes = 0, sum = 0;
    must(pipe(a), "pipe");
    must(pipe(b), "pipe");
    must(pipe(c), "pipe");
    pid_t first = shell(0, a[1], "i=0; while [ $i -lt 5 ]; do head -c 100000 /dev/zero; i=$((i + 1)); done");
    close(a[1]);
    pid_t second = start(a[0], b[1], (char *[]){"/usr/bin/tr", "\\0", "a", NULL});
    close(a[0]);
    close(b[1]);
    pid_t third = start(b[0], c[1], (char *[]){"/bin/cat", NULL});
    close(b[0]);
    close(c[1]);
    for (ssize_t n; (n = must(read(c[0], buf, sizeof buf), "read")) > 0; bytes += n)
        for (ssize_t i = 0; i < n; i++)
            sum += buf[i] == 'a';
    int one = status_of(first), two = status_of(second), three = status_of(third);
    printf("%ld bytes, %ld a, status %d %d %d\n", bytes, sum, one, two, three);
    close(c[0]);
}

static void reader_ends(void)
{
    int ends[2];
    char buf[4];
    must(pipe(ends), "pipe");
    pid_t pid = start(0, ends[1], (char *[]){"/usr/bin/yes", NULL});
    close(ends[1]);
    must(read(ends[0], buf, 4), "read");
    close(ends[0]);
    printf("yes %d\n", status_of(pid) == -SIGPIPE);
}

static void late(void)
{
    char line[20];
    FILE *f = popen("(sleep 1; echo late) & echo early", "r");
    while (fgets(line, sizeof line, f))
        printf("%s", line);
    printf("pclose %d\n", pclose(f));
}

static void other_descriptors(void)
{
    int ends[2], fd = must(open("host-pipes.tmp", O_RDWR | O_CREAT | O_TRUNC, 0600), "open");
    char text[20] = "";
    must(pipe(ends), "pipe");
    dup2(ends[1], 8);
    dup2(ends[0], 9);
    dup2(fd, 7);
    must(write(ends[1], "from nine\n", 10), "write");
    system("read line <&9; echo \"$line\" >&7; echo to eight >&8");
    must(pread(fd, text, 10, 0), "pread");
    printf("%s", text);
    ssize_t n = must(read(ends[0], text, sizeof text - 1), "read");
    text[n] = 0;
    printf("%s", text);
    fcntl(8, F_SETFD, FD_CLOEXEC);
    printf("closed %d\n", WEXITSTATUS(system("{ echo x >&8; } 2>/dev/null || exit 3")));
    unlink("host-pipes.tmp");
}

int main(void)
{
    setvbuf(stdout, NULL, _IONBF, 0);
    unread();
    shared_input();
    dialogues();
    three();
    reader_ends();
    late();
    other_descriptors();
    return 0;
}

/* stdout:
true 0
write -1 1
line one
read 0
line two
read 0
rest three
cat: question 0
cat: question 1
cat: question 2
cat: end 0, status 0
sh: <question 0>
sh: <question 1>
sh: <question 2>
sh: end 0, status 4
socket: question 0
socket: question 1
socket: question 2
socket: end 0, status 0
500000 bytes, 500000 a, status 0 0 0
yes 1
early
late
pclose 0
from nine
to eight
closed 3
*/
