// Twenty processes at once, in a ring of pipes: a token goes round, each adds its share.
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { N = 20, ROUNDS = 30 };

int main(void)
{
    int ring[N + 1][2];
    for (int i = 0; i <= N; i++)
        must(pipe(ring[i]), "pipe");
    for (int i = 0; i < N; i++)
        if (fork() == 0) {
            unsigned token;
            for (int j = 0; j <= N; j++) {
                if (j != i)
                    close(ring[j][0]);
                if (j != i + 1)
                    close(ring[j][1]);
            }
            while (read(ring[i][0], &token, sizeof token) == sizeof token) {
                token = token * 3 + (unsigned)i;
                must(write(ring[i + 1][1], &token, sizeof token), "write");
            }
            _exit(i);
        }
    unsigned token = 1;
    for (int i = 0; i <= N; i++) {
        if (i != N)
            close(ring[i][0]);
        if (i != 0)
            close(ring[i][1]);
    }
    for (int r = 0; r < ROUNDS; r++) {
        must(write(ring[0][1], &token, sizeof token), "write");
        must(read(ring[N][0], &token, sizeof token), "read");
    }
    close(ring[0][1]);
    int sum = 0, status;
    while (wait(&status) > 0)
        sum += WEXITSTATUS(status);
    printf("%u %d\n", token, sum);
}

/* stdout:
2761464653 190
*/
