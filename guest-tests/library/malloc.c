// malloc, calloc, realloc, memalign and free under a random load, with every block's contents checked.
#include <malloc.h>
#include "check.h"

enum { SLOTS = 300 };
static unsigned char *block[SLOTS];
static size_t size[SLOTS];

int main(void)
{
    uint32_t seed = 77, wrong = 0, misaligned = 0;
    for (int round = 0; round < 4000; round++) {
        unsigned i = next_random(&seed) % SLOTS;
        if (block[i])
            for (size_t k = 0; k < size[i]; k += 1 + size[i] / 7)
                wrong += block[i][k] != (unsigned char)(i + k);
        size_t n = next_random(&seed) % (round % 50 ? 600 : 200000) + 1;
        switch (next_random(&seed) % 4) {
        case 0:
            free(block[i]);
            block[i] = NULL;
            continue;
        case 1: {
            unsigned char *p = (unsigned char *)realloc(block[i], n);
            for (size_t k = 0; p && block[i] && k < (n < size[i] ? n : size[i]); k += 1 + size[i] / 5)
                wrong += p[k] != (unsigned char)(i + k);
            block[i] = p;
            break;
        }
        case 2:
            free(block[i]);
            block[i] = (unsigned char *)calloc(n, 1);
            for (size_t k = 0; k < n; k += 13)
                wrong += block[i][k] != 0;
            break;
        default:
            free(block[i]);
            block[i] = (unsigned char *)memalign(64, n);
            misaligned += ((uintptr_t)block[i] & 63) != 0;
        }
        size[i] = n;
        for (size_t k = 0; k < n; k++)
            block[i][k] = (unsigned char)(i + k);
    }
    for (int i = 0; i < SLOTS; i++)
        free(block[i]);
    printf("%u %u\n", wrong, misaligned);
    CHECK(malloc_usable_size(block[0] = (unsigned char *)malloc(100)) >= 100);
    errno = 0;
    volatile size_t huge = (size_t)-1 - 100000;
    CHECK(malloc(huge) == NULL && errno == ENOMEM);
    CHECK(calloc((size_t)-1 / 2, 3) == NULL);
    void *p = NULL;
    CHECK(posix_memalign(&p, 4096, 10000) == 0 && ((uintptr_t)p & 4095) == 0);
    CHECK(malloc(0) != NULL);
}

/* stdout:
0 0
yes malloc_usable_size(block[0] = (unsigned char *)malloc(100)) >= 100
yes malloc(huge) == NULL && errno == ENOMEM
yes calloc((size_t)-1 / 2, 3) == NULL
yes posix_memalign(&p, 4096, 10000) == 0 && ((uintptr_t)p & 4095) == 0
yes malloc(0) != NULL
*/
