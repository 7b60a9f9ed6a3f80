// 2000 children that live at once: each writes to its memory, waits for all others, computes and tells.
// seconds: 240
// slow: m68k ppc i386 x86_64 arm aarch64 riscv64, each process translates its code anew
#include <sys/mman.h>
#include <sys/wait.h>
#include "check.h"

enum { CHILDREN = 2000, PAGE = 16384 };
static unsigned data[PAGE];

static unsigned work(unsigned n)
{
    unsigned v = n;

    for (unsigned i = 0; i < 2000; i++)
        v = v * 1103515245 + 12345;
    return v ^ n;
}

static void child(unsigned n, int go, int out)
{
    unsigned stack[512];
    char c;

    data[n % PAGE] = work(n);
    for (unsigned i = 0; i < 512; i++)
        stack[i] = n + i;
    if (read(go, &c, 1)) /* until all are there */
        _exit(1);
    struct { unsigned n, value; } answer = {n, data[n % PAGE] + stack[n % 512]};

    _exit(write(out, &answer, sizeof answer) != sizeof answer);
}

int main(void)
{
    int go[2], back[2], alive = 0, good = 0, ended = 0, status;
    struct { unsigned n, value; } answer;

    CHECK(pipe(go) == 0 && pipe(back) == 0);
    for (unsigned n = 0; n < CHILDREN; n++) {
        pid_t pid = fork();

        if (!pid) {
            close(go[1]);
            child(n, go[0], back[1]);
        }
        alive += pid > 0;
    }
    printf("%d live\n", alive);
    close(go[1]);
    close(back[1]);
    while (read(back[0], &answer, sizeof answer) == sizeof answer)
        good += answer.value == work(answer.n) + answer.n + answer.n % 512;
    while (wait(&status) > 0)
        ended += status == 0;
    printf("%d answers are right, %d ended well\n", good, ended);
    return 0;
}

/* stdout:
yes pipe(go) == 0 && pipe(back) == 0
2000 live
2000 answers are right, 2000 ended well
*/
