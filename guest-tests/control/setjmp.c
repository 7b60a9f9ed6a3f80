// setjmp and longjmp: over several frames, with volatile locals, return values, nested buffers, and from a callback of qsort.
#include <setjmp.h>
#include "check.h"

static jmp_buf outer, inner;
static int calls;

static void dive(int n)
{
    char space[100];
    memset(space, n, sizeof space);
    if (n == 0)
        longjmp(outer, 42);
    dive(n - 1);
    calls += space[5];
}

static int bail(const void *a, const void *b)
{
    (void)a, (void)b;
    if (++calls == 5)
        longjmp(inner, 7);
    return 0;
}

int main(void)
{
    volatile int local = 1;
    double volatile d = 1.5;
    int v = setjmp(outer);
    if (v == 0) {
        local = 2;
        d *= 2;
        dive(50);
    }
    printf("%d %d %g %d\n", v, local, d, calls);
    if (setjmp(outer) == 0)
        longjmp(outer, 0);
    else
        printf("zero becomes one\n");
    int numbers[20] = {0};
    if (setjmp(inner) == 0)
        qsort(numbers, 20, sizeof *numbers, bail);
    else
        printf("out of qsort after %d\n", calls);
    volatile int rounds = 0;
    int k = setjmp(inner);
    rounds++;
    if (k < 200)
        longjmp(inner, k + 1);
    printf("%d rounds\n", rounds);
}

/* stdout:
42 2 3 0
zero becomes one
out of qsort after 5
201 rounds
*/
