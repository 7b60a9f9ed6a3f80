// A mapped file becomes shorter and longer again: pages beyond its end are SIGBUS, for the kernel EFAULT.
// qemu: not sparc sparc64, which copy such a page without a signal
#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { SIZE = 65536, KEPT = 16384, LOST = 32768 };

static sigjmp_buf back;
static volatile int caught;

static void handler(int sig)
{
    caught = sig;
    siglongjmp(back, 1);
}

static void touch(const char *what, volatile char *at)
{
    if (!sigsetjmp(back, 1))
        printf("%s: %d\n", what, *at);
    else
        printf("%s: %s\n", what, caught == SIGBUS ? "SIGBUS" : "SIGSEGV");
}

int main(void)
{
    char name[] = "/tmp/file-shrinks-XXXXXX";
    char name_of_fd[40];
    int fd = mkstemp(name), again;
    if (fd < 0 || ftruncate(fd, SIZE))
        return 1;
    char *shared = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    shared[0] = 1;
    shared[LOST] = 2;
    char *own = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, 0);
    own[LOST] = 3;
    signal(SIGBUS, handler);
    signal(SIGSEGV, handler);
    touch("before", shared + LOST);
    if (ftruncate(fd, KEPT))
        return 1;
    touch("kept", shared);
    touch("lost", shared + LOST);
    touch("lost copy", own + LOST);
    touch("kept copy", own);
    ssize_t written = write(fd, shared + LOST, 1);
    printf("write: %zd %s\n", written, strerror(errno));
    if (truncate(name, SIZE))
        return 1;
    touch("longer", shared + LOST);
    touch("longer copy", own + LOST);
    again = open(name, O_RDWR | O_TRUNC);
    touch("emptied", shared);
    close(again);
    if (ftruncate(fd, SIZE))
        return 1;
    touch("anew", shared + LOST);
    touch("anew copy", own + LOST);
    snprintf(name_of_fd, sizeof name_of_fd, "/proc/self/fd/%d", fd);
    again = open(name_of_fd, O_RDWR | O_TRUNC);
    touch("emptied by its number", shared + LOST);
    touch("emptied by its number, copy", own + LOST);
    close(again);
    unlink(name);
    return 0;
}

/* stdout:
before: 2
kept: 1
lost: SIGBUS
lost copy: SIGBUS
kept copy: 1
write: -1 Bad address
longer: 0
longer copy: 0
emptied: SIGBUS
anew: 0
anew copy: 0
emptied by its number: SIGBUS
emptied by its number, copy: SIGBUS
*/
