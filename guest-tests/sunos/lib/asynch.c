// Asynchronous input and output of SunOS' own functions.
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/asynch.h>
#include <unistd.h>

static volatile int signals;

static void on_signal(int sig)
{
    (void)sig;
    signals++;
}

int main(void)
{
    char name[] = "/tmp/asynch-XXXXXX", text[] = "abcdefgh", got[16] = "";
    const int fd = mkstemp(name);
    aio_result_t a = {AIO_INPROGRESS, 0}, b = a, c = a;

    unlink(name);
    printf("none %d", aiowait(NULL) == (aio_result_t *)-1);
    printf(" %d\n", errno == EINVAL);
    printf("write %d", aiowrite(fd, text, 8, 0, SEEK_SET, &a));
    printf(", %d", aiowrite(fd, text, 3, 0, SEEK_END, &b));
    signal(SIGIO, on_signal);
    lseek(fd, 2, SEEK_SET);
    printf(", read %d", aioread(fd, got, 15, 1, SEEK_CUR, &c));
    printf(", signals %d, at %d\n", signals, (int)lseek(fd, 0, SEEK_CUR));
    printf("results %d %d %d, %s\n", (int)a.aio_return, (int)b.aio_return, (int)c.aio_return, got);
    printf("cancel %d", aiocancel(&b));
    printf(" %d\n", errno == EACCES);
    printf("wait %d", aiowait(NULL) == &a);
    printf(" %d", aiowait(NULL) == &b);
    printf(" %d", aiowait(NULL) == &c);
    printf(" %d\n", aiowait(NULL) == (aio_result_t *)-1);
    printf("cancel %d", aiocancel(&b));
    printf(" %d\n", errno == EINVAL);
    const int readonly = open("/dev/zero", O_RDONLY);

    printf("write %d", aiowrite(readonly, text, 8, 0, SEEK_SET, &a));
    printf(", wait %d: %d %d\n", aiowait(NULL) == &a, (int)a.aio_return, a.aio_errno == EBADF);
    close(readonly);
    printf("closed %d", aioread(readonly, text, 8, 0, SEEK_SET, &a));
    printf(" %d", errno == EBADF);
    printf(", place %d", aioread(fd, text, 8, 0, 7, &a));
    printf(" %d\n", errno == EINVAL);
    return 0;
}

/* stdout:
none 1 1
write 0, 0, read 0, signals 1, at 2
results 8 3 8, defghabc
cancel -1 1
wait 1 1 1 1
cancel -1 1
write 0, wait 1: -1 1
closed -1 1, place -1 1
*/
