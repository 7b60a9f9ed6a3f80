// Processes: children that do a little work with most of the program's code and end.
// bench: 30
#include "bench.h"
#include <sys/wait.h>
#include <unistd.h>

enum { CHILDREN = 12 };

static int compare(const void *a, const void *b)
{
    return *(const int *)a < *(const int *)b ? -1 : 1;
}

static int work(int seed)
{
    char line[64];
    int numbers[40], sum = 0;
    for (int i = 0; i < 40; i++)
        numbers[i] = (seed + i * 37) % 101 * 64 + i;
    qsort(numbers, 40, sizeof numbers[0], compare);
    for (int i = 0; i < 40; i++) {
        snprintf(line, sizeof line, "%d: %05d %s", i, numbers[i], i % 2 ? "odd" : "even");
        sum += atoi(strchr(line, ' ')) ^ (int)strlen(line);
    }
    return sum & 63;
}

int main(int argc, char **argv)
{
    unsigned h = 0;
    for (int r = rounds(argc, argv); r > 0; r--) {
        for (int i = 0; i < CHILDREN; i++) {
            int status;
            pid_t child = (pid_t)must(fork(), "fork");
            if (child == 0)
                _exit(work(i));
            must(waitpid(child, &status, 0), "waitpid");
            h = h * 31 + (unsigned)WEXITSTATUS(status);
        }
    }
    printf("%08x\n", h);
}

/* stdout:
52091be0
*/
