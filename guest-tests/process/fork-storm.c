// A tree of forks until fork gives an error, or it is large: then all end, and as many can be made again.
// seconds: 120
// slow: m68k ppc i386 x86_64 arm aarch64 riscv64, each process translates its code anew
#include <sys/mman.h>
#include <sys/wait.h>
#include "check.h"

enum { DEPTH = 14, MOST = 400 };
struct shared { volatile int live, refused, other; };
static int written[4096];

/* Each process forks once for each level below it, as long as there is room; it ends when `go` does. */
static void grow(int depth, struct shared *s, int go)
{
    char c;

    for (int i = depth; i > 0 && s->live < MOST && !s->refused; i--) {
        pid_t pid = fork();

        if (pid < 0) {
            s->refused += errno == EAGAIN || errno == ENOMEM;
            s->other += errno != EAGAIN && errno != ENOMEM;
            break;
        }
        if (pid == 0) {
            s->live++;
            written[depth * 100] = depth;
            grow(i - 1, s, go);
            _exit(written[depth * 100] != depth);
        }
    }
    if (read(go, &c, 1))
        _exit(2);
    for (int status; wait(&status) > 0;)
        if (status)
            _exit(3);
}

int main(void)
{
    int now[2];
    struct shared *s = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    for (int round = 0; round < 2; round++) {
        int go[2], status = 0;

        s->live = s->refused = 0;
        CHECK(pipe(go) == 0);
        fflush(stdout);
        pid_t pid = fork();
        if (pid == 0) {
            close(go[1]);
            grow(DEPTH, s, go[0]);
            _exit(0);
        }
        close(go[0]);
        while (s->live < MOST && !s->refused)
            usleep(10000);
        close(go[1]);
        CHECK(waitpid(pid, &status, 0) == pid && status == 0);
        printf("%s, %d other errors\n", s->live >= MOST ? "enough" : s->refused && s->live > 3 ? "refused" : "?", s->other);
        now[round] = s->live >= MOST ? MOST : s->live;
    }
    printf("as many again: %s\n", now[1] >= now[0] - 4 ? "yes" : "no");
    return 0;
}

/* stdout:
yes pipe(go) == 0
yes waitpid(pid, &status, 0) == pid && status == 0
enough, 0 other errors
yes pipe(go) == 0
yes waitpid(pid, &status, 0) == pid && status == 0
enough, 0 other errors
as many again: yes
*/
