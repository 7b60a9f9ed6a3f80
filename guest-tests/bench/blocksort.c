// A block-sorting compressor's transforms and back: suffix sorting, move to front, run lengths.
// bench: 150
#include "bench.h"

enum { SIZE = 40000 };
static unsigned char text[SIZE], last[SIZE], moved[SIZE], runs[SIZE * 2], again[SIZE];
static int order[SIZE], rank[SIZE], next_rank[SIZE], count[SIZE + 257], scratch[SIZE];

static void write_text(void)
{
    uint32_t seed = 99;
    static const char *const parts[] = {"if (", "x", " < ", "limit", ") {\n", "    ", "x = ", "next", "(x, ", "limit", ");\n", "}\n", "return ", "0;\n"};
    for (int n = 0; n < SIZE;)
        for (const char *p = parts[next_random(&seed) % 14]; *p && n < SIZE; p++)
            text[n++] = (unsigned char)*p;
}

/* Sort positions by rank of what is `by` further on, stably, then by their own rank: rotations of the text, by doubling. */
static int sort_rotations(void)
{
    int kinds = 256;
    memset(count, 0, sizeof count);
    for (int i = 0; i < SIZE; i++)
        count[text[i] + 1]++;
    for (int i = 0; i < 256; i++)
        count[i + 1] += count[i];
    for (int i = 0; i < SIZE; i++)
        order[count[text[i]]++] = i;
    for (int i = 0; i < SIZE; i++)
        rank[i] = text[i];
    for (int by = 1;; by *= 2) {
        for (int i = 0; i < SIZE; i++)
            scratch[i] = order[i] >= by ? order[i] - by : order[i] - by + SIZE;
        memset(count, 0, (size_t)(kinds + 1) * sizeof *count);
        for (int i = 0; i < SIZE; i++)
            count[rank[i] + 1]++;
        for (int i = 0; i < kinds; i++)
            count[i + 1] += count[i];
        for (int i = 0; i < SIZE; i++)
            order[count[rank[scratch[i]]]++] = scratch[i];
        next_rank[order[0]] = 0;
        for (int i = 1; i < SIZE; i++) {
            int a = order[i - 1], b = order[i];
            int differ = rank[a] != rank[b] || rank[(a + by) % SIZE] != rank[(b + by) % SIZE];
            next_rank[b] = next_rank[a] + differ;
        }
        memcpy(rank, next_rank, sizeof rank);
        kinds = rank[order[SIZE - 1]] + 1;
        if (kinds == SIZE || by * 2 >= SIZE)
            return rank[0];
    }
}

static void to_front(void)
{
    unsigned char list[256];
    for (int i = 0; i < 256; i++)
        list[i] = (unsigned char)i;
    for (int i = 0; i < SIZE; i++) {
        int k = 0;
        while (list[k] != last[i])
            k++;
        moved[i] = (unsigned char)k;
        for (; k > 0; k--)
            list[k] = list[k - 1];
        list[0] = last[i];
    }
}

static void from_front(void)
{
    unsigned char list[256];
    for (int i = 0; i < 256; i++)
        list[i] = (unsigned char)i;
    for (int i = 0; i < SIZE; i++) {
        int k = moved[i];
        unsigned char c = list[k];
        for (; k > 0; k--)
            list[k] = list[k - 1];
        list[0] = last[i] = c;
    }
}

/* Zeros are followed by how many more there are. */
static int shorten(void)
{
    int n = 0;
    for (int i = 0; i < SIZE;) {
        int k = 0;
        runs[n++] = moved[i];
        if (moved[i++])
            continue;
        while (i < SIZE && !moved[i] && k < 255)
            i++, k++;
        runs[n++] = (unsigned char)k;
    }
    return n;
}

static void lengthen(int n)
{
    int at = 0;
    for (int i = 0; i < n; i++) {
        moved[at++] = runs[i];
        if (runs[i] == 0)
            for (int k = runs[++i]; k > 0; k--)
                moved[at++] = 0;
    }
}

static void unsort(int row)
{
    memset(count, 0, sizeof count);
    for (int i = 0; i < SIZE; i++)
        count[last[i] + 1]++;
    for (int i = 0; i < 256; i++)
        count[i + 1] += count[i];
    for (int i = 0; i < SIZE; i++)
        scratch[i] = count[last[i]]++;
    for (int i = SIZE - 1; i >= 0; i--) {
        again[i] = last[row];
        row = scratch[row];
    }
}

int main(int argc, char **argv)
{
    int n = 0, row = 0;
    write_text();
    for (int r = rounds(argc, argv); r > 0; r--) {
        text[0] = (unsigned char)('a' + r % 7);
        row = sort_rotations();
        for (int i = 0; i < SIZE; i++)
            last[i] = text[(order[i] + SIZE - 1) % SIZE];
        to_front();
        n = shorten();
        memset(moved, 1, sizeof moved);
        memset(last, 1, sizeof last);
        lengthen(n);
        from_front();
        unsort(row);
        if (memcmp(text, again, SIZE) != 0) {
            printf("not the same\n");
            return 1;
        }
    }
    unsigned h = 0;
    for (int i = 0; i < n; i++)
        h = h * 31 + runs[i];
    printf("%d %d %08x\n", row, n, h);
}

/* stdout:
19553 22869 05bfd23d
*/
