// vfork: the parent waits until the child leaves, and sees what it wrote.
// qemu: no, its vfork is fork
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

int main(int argc, char **argv)
{
    if (argc > 1)
        return atoi(argv[1]);
    volatile int shared = 1;
    int status;
    pid_t child = vfork();
    if (child == 0) {
        shared = 5;
        _exit(17);
    }
    waitpid(child, &status, 0);
    printf("%d %d\n", shared, WEXITSTATUS(status));
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
5 17
40
41
42
*/
