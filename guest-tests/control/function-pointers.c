// Calls through pointers: tables, callbacks, comparisons of function addresses, pointers passed through void *.
#include <math.h>
#include "check.h"

typedef int (*operation)(int, int);
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static int min(int a, int b) { return a < b ? a : b; }

static operation choose(int n)
{
    static const operation all[] = {add, sub, mul, min};
    return all[n & 3];
}

static int fold(operation f, const int *v, int n, int start)
{
    for (int i = 0; i < n; i++)
        start = f(start, v[i]);
    return start;
}

static double apply(double (*f)(double), double x) { return f(x); }

struct object {
    int value;
    int (*get)(const struct object *);
    void (*set)(struct object *, int);
};
static int get(const struct object *o) { return o->value; }
static int get_twice(const struct object *o) { return o->value * 2; }
static void set(struct object *o, int v) { o->value = v; }

static int compare(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

int main(void)
{
    static const int v[] = {3, 1, 4, 1, 5, 9, 2, 6};
    for (volatile int i = 0; i < 4; i++)
        printf("%d ", fold(choose(i), v, 8, 1));
    printf("\n");
    void *p = (void *)choose(2);
    CHECK((operation)p == mul);
    CHECK(choose(0) != choose(1));
    operation volatile q = sub;
    printf("%d %d\n", q(10, 3), (*q)(3, 10));
    printf("%.6f %.6f %.6f\n", apply(sqrt, 2), apply(fabs, -3), apply(floor, -0.5));
    struct object a = {1, get, set}, b = {2, get_twice, set};
    struct object *both[] = {&a, &b};
    for (int i = 0; i < 2; i++) {
        both[i]->set(both[i], 21 + i);
        printf("%d ", both[i]->get(both[i]));
    }
    printf("\n");
    const char *names[] = {"pear", "apple", "fig", "banana", "date"};
    qsort(names, 5, sizeof *names, compare);
    for (int i = 0; i < 5; i++)
        printf("%s ", names[i]);
    int (*volatile library)(const char *, const char *) = strcmp;
    printf("\n%d\n", library("a", "a"));
}

/* stdout:
32 -30 6480 1 
yes (operation)p == mul
yes choose(0) != choose(1)
7 -7
1.414214 3.000000 -1.000000
21 44 
apple banana date fig pear 
0
*/
