// vfork: the parent waits until the child leaves.
// qemu: no, it starts no guest programs on its own
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

int main(int argc, char **argv)
{
    if (argc > 1)
        return atoi(argv[1]);
    int status;
    pid_t child = vfork();
    if (child == 0) {
        _exit(17);
    }
    waitpid(child, &status, 0);
    printf("%d\n", WEXITSTATUS(status));
    for (int i = 0; i < 3; i++) {
        char number[4];
        snprintf(number, sizeof number, "%d", 40 + i);
        child = vfork();
        if (child == 0) {
            execl("/proc/self/exe", argv[0], number, (char *)NULL);
            _exit(1);
        }
        waitpid(child, &status, 0);
        printf("%d\n", WEXITSTATUS(status));
    }
}

/* stdout:
17
40
41
42
*/
