// Memory after fork: private pages are copied at the first write on either side, shared ones are not.
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { SIZE = 1 << 20 };
static char data[SIZE];

int main(void)
{
    char *heap = (char *)malloc(SIZE), *shared = (char *)mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    char local[5000];
    memset(data, 1, SIZE);
    memset(heap, 2, SIZE);
    memset(shared, 3, SIZE);
    memset(local, 4, sizeof local);
    for (int generation = 0; generation < 4; generation++) {
        pid_t child = fork();
        if (child == 0) {
            for (int i = generation * 1000; i < SIZE; i += 4096)
                data[i]++, heap[i]++, shared[i]++;
            local[generation]++;
            int sum = data[generation * 1000] + heap[generation * 1000] * 10 + local[generation] * 100;
            _exit(sum & 0xff);
        }
        int status;
        waitpid(child, &status, 0);
        printf("child %d, parent %d %d %d %d\n", WEXITSTATUS(status), data[generation * 1000], heap[generation * 1000], shared[generation * 1000], local[generation]);
        data[generation * 1000] += 10;
    }
    printf("%08x %08x %08x\n", checksum(data, SIZE), checksum(heap, SIZE), checksum(shared, SIZE));
}

/* stdout:
child 20, parent 1 2 4 4
child 20, parent 1 2 4 4
child 20, parent 1 2 4 4
child 20, parent 1 2 4 4
e129ea65 d11c9dc5 21c4bdc5
*/
