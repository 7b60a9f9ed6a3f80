// Indirect calls from the C library: qsort of records with a comparison function.
// bench: 250
#include "bench.h"

enum { N = 10000 };
struct record {
    uint32_t key, value;
};
static struct record records[N];

static int compare(const void *a, const void *b)
{
    const struct record *x = (const struct record *)a, *y = (const struct record *)b;
    return x->key < y->key ? -1 : x->key > y->key;
}

int main(int argc, char **argv)
{
    uint32_t seed = 1, sum = 0;
    for (int r = rounds(argc, argv); r > 0; r--) {
        for (uint32_t i = 0; i < N; i++)
            records[i] = (struct record){next_random(&seed), i};
        qsort(records, N, sizeof *records, compare);
        for (uint32_t i = 0; i < N; i++)
            sum = sum * 31 + records[i].value;
    }
    printf("%08x\n", sum);
}

/* stdout:
d785cad2
*/
