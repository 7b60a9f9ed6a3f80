// posix_spawn with file actions, popen and system's failure without a shell left out.
// qemu: no, it starts no guest programs on its own
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

extern char **environ;

int main(int argc, char **argv)
{
    if (argc > 1) {
        char text[32] = "";
        ssize_t n = read(0, text, sizeof text - 1);
        printf("child %s read %d: %s\n", argv[1], (int)n, text);
        return 5;
    }
    int in[2], out[2];
    must(pipe(in), "pipe");
    must(pipe(out), "pipe");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], 0);
    posix_spawn_file_actions_adddup2(&actions, out[1], 1);
    posix_spawn_file_actions_addclose(&actions, in[1]);
    char *arguments[] = {argv[0], (char *)"spawned", NULL};
    pid_t child;
    CHECK(posix_spawn(&child, "/proc/self/exe", &actions, NULL, arguments, environ) == 0);
    close(out[1]);
    must(write(in[1], "through the pipe", 16), "write");
    char text[100] = "";
    int n = 0, got;
    while ((got = (int)read(out[0], text + n, sizeof text - 1 - (size_t)n)) > 0)
        n += got;
    printf("%s", text);
    int status;
    waitpid(child, &status, 0);
    printf("%d\n", WEXITSTATUS(status));
    CHECK(posix_spawn(&child, "/no/such", NULL, NULL, arguments, environ) == ENOENT);
}

/* stdout:
yes posix_spawn(&child, "/proc/self/exe", &actions, NULL, arguments, environ) == 0
child spawned read 16: through the pipe
5
yes posix_spawn(&child, "/no/such", NULL, NULL, arguments, environ) == ENOENT
*/
