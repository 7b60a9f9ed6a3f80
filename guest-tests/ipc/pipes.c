// Pipes: a chain of processes, capacity, non-blocking ends, end of file, sizes.
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static void stage(int in, int out, int add)
{
    unsigned char b[777];
    ssize_t n;
    while ((n = read(in, b, sizeof b)) > 0) {
        for (ssize_t i = 0; i < n; i++)
            b[i] = (unsigned char)(b[i] + add);
        for (ssize_t done = 0; done < n;)
            done += must(write(out, b + done, (size_t)(n - done)), "write");
    }
    _exit(0);
}

int main(void)
{
    int p[5][2];
    for (int i = 0; i < 5; i++)
        must(pipe(p[i]), "pipe");
    for (int i = 0; i < 4; i++)
        if (fork() == 0) {
            for (int j = 0; j < 5; j++) {
                if (j != i)
                    close(p[j][0]);
                if (j != i + 1)
                    close(p[j][1]);
            }
            stage(p[i][0], p[i + 1][1], i + 1);
        }
    if (fork() == 0) {
        for (int j = 0; j < 5; j++)
            close(p[j][0]);
        unsigned char b[1000];
        for (int i = 0; i < 300; i++) {
            for (int k = 0; k < 1000; k++)
                b[k] = (unsigned char)(i * k);
            for (int done = 0; done < 1000;)
                done += (int)must(write(p[0][1], b + done, (size_t)(1000 - done)), "write");
        }
        _exit(0);
    }
    for (int i = 0; i < 5; i++) {
        close(p[i][1]);
        if (i != 4)
            close(p[i][0]);
    }
    unsigned char b[4096];
    uint32_t h = 0, total = 0;
    ssize_t n;
    while ((n = read(p[4][0], b, sizeof b)) > 0) {
        for (ssize_t i = 0; i < n; i++)
            h = h * 31 + b[i];
        total += (uint32_t)n;
    }
    while (wait(NULL) > 0)
        ;
    printf("%u %08x\n", total, h);
    int q[2];
    CHECK(pipe2(q, O_NONBLOCK) == 0);
    CHECK(read(q[0], b, 10) == -1 && errno == EAGAIN);
    int filled = 0;
    while ((n = write(q[1], b, 4096)) > 0)
        filled += (int)n;
    CHECK(n == -1 && errno == EAGAIN && filled >= 4096);
    int waiting;
    CHECK(ioctl(q[0], FIONREAD, &waiting) == 0 && waiting == filled);
    CHECK(lseek(q[0], 0, SEEK_SET) == -1 && errno == ESPIPE);
    close(q[1]);
    while (read(q[0], b, 4096) > 0)
        ;
    CHECK(read(q[0], b, 4096) == 0);
}

/* stdout:
300000 6cf498a8
yes pipe2(q, O_NONBLOCK) == 0
yes read(q[0], b, 10) == -1 && errno == EAGAIN
yes n == -1 && errno == EAGAIN && filled >= 4096
yes ioctl(q[0], FIONREAD, &waiting) == 0 && waiting == filled
yes lseek(q[0], 0, SEEK_SET) == -1 && errno == ESPIPE
yes read(q[0], b, 4096) == 0
*/
