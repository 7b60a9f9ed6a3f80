// execve of itself with other arguments and environment, of a script, and of what cannot be executed.
// qemu: no, it starts no guest programs on its own
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static int status_of(pid_t child)
{
    int status;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "again") == 0) {
        printf("again: %d arguments, %s, X=%s, PATH %s\n", argc, argv[0], getenv("X"), getenv("PATH") ? "set" : "unset");
        char c;
        CHECK(read(50, &c, 1) == -1 && errno == EBADF);
        CHECK(read(51, &c, 1) == 1 && c == 'k');
        return 21;
    }
    int p[2];
    must(pipe(p), "pipe");
    must(write(p[1], "k", 1), "write");
    must(dup2(p[0], 50), "dup2");
    must(dup2(p[0], 51), "dup2");
    fcntl(50, F_SETFD, FD_CLOEXEC);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        char *arguments[] = {(char *)"name", (char *)"again", (char *)"third", NULL}, *environment[] = {(char *)"X=1", NULL};
        execve("/proc/self/exe", arguments, environment);
        _exit(99);
    }
    printf("%d\n", status_of(child));
    char *none[] = {(char *)"x", NULL};
    CHECK(execv("/no/such/file", none) == -1 && errno == ENOENT);
    CHECK(execv("/", none) == -1 && errno == EACCES);
    int fd = open("plain", O_CREAT | O_WRONLY, 0644);
    must(write(fd, "just text\n", 10), "write");
    close(fd);
    CHECK(execv("./plain", none) == -1 && errno == EACCES);
    chmod("plain", 0755);
    CHECK(execv("./plain", none) == -1 && errno == ENOEXEC);
    unlink("plain");
}

/* stdout:
again: 3 arguments, name, X=1, PATH unset
yes read(50, &c, 1) == -1 && errno == EBADF
yes read(51, &c, 1) == 1 && c == 'k'
21
yes execv("/no/such/file", none) == -1 && errno == ENOENT
yes execv("/", none) == -1 && errno == EACCES
yes execv("./plain", none) == -1 && errno == EACCES
yes execv("./plain", none) == -1 && errno == ENOEXEC
*/
