// Five ways to sort the same numbers, and binary search in the result.
#include "check.h"

enum { N = 3000 };
static int work[N], copy[N], scratch[N];

static void insertion(int *a, int n)
{
    for (int i = 1; i < n; i++) {
        int v = a[i], j = i;
        for (; j > 0 && a[j - 1] > v; j--)
            a[j] = a[j - 1];
        a[j] = v;
    }
}

static void quick(int *a, int n)
{
    if (n < 8) {
        insertion(a, n);
        return;
    }
    int pivot = a[n / 2], i = 0, j = n - 1;
    for (;; i++, j--) {
        while (a[i] < pivot)
            i++;
        while (a[j] > pivot)
            j--;
        if (i >= j)
            break;
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }
    quick(a, i);
    quick(a + i, n - i);
}

static void merge(int *a, int n)
{
    if (n < 2)
        return;
    int m = n / 2;
    merge(a, m);
    merge(a + m, n - m);
    memcpy(scratch, a, (size_t)m * sizeof *a);
    for (int i = 0, j = m, k = 0; i < m; k++)
        a[k] = j < n && a[j] < scratch[i] ? a[j++] : scratch[i++];
}

static void heap(int *a, int n)
{
    for (int end = n, start = n / 2; end > 1;) {
        int root, v;
        if (start > 0) {
            v = a[--start];
        } else {
            v = a[--end];
            a[end] = a[0];
        }
        for (root = start;;) {
            int child = 2 * root + 1;
            if (child >= end)
                break;
            if (child + 1 < end && a[child + 1] > a[child])
                child++;
            if (a[child] <= v)
                break;
            a[root] = a[child];
            root = child;
        }
        a[root] = v;
    }
}

static int compare(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static void library(int *a, int n)
{
    qsort(a, (size_t)n, sizeof *a, compare);
}

int main(void)
{
    static void (*const ways[])(int *, int) = {insertion, quick, merge, heap, library};
    uint32_t seed = 7;
    for (int i = 0; i < N; i++)
        work[i] = (int)(next_random(&seed) % 5000) - 2500;
    for (int w = 0; w < 5; w++) {
        memcpy(copy, work, sizeof copy);
        ways[w](copy, N);
        int inversions = 0;
        long long weighted = 0;
        for (int i = 0; i < N; i++) {
            inversions += i && copy[i - 1] > copy[i];
            weighted += (long long)i * copy[i];
        }
        printf("%d %d %d %d %lld\n", inversions, copy[0], copy[N / 2], copy[N - 1], weighted);
    }
    int found = 0;
    for (int v = -2500; v < 2500; v++)
        found += bsearch(&v, copy, N, sizeof *copy, compare) != NULL;
    printf("%d\n", found);
}

/* stdout:
0 -2491 -13 2498 3740605212
0 -2491 -13 2498 3740605212
0 -2491 -13 2498 3740605212
0 -2491 -13 2498 3740605212
0 -2491 -13 2498 3740605212
2211
*/
