// qsort, bsearch, hsearch, tsearch, lfind, insque: the searching and sorting families.
#include <search.h>
#include "check.h"

struct record {
    int key;
    char name[12];
};
static int by_key(const void *a, const void *b) { return ((const struct record *)a)->key - ((const struct record *)b)->key; }
static int by_name(const void *a, const void *b) { return strcmp(((const struct record *)a)->name, ((const struct record *)b)->name); }
static int by_int(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int down(const void *a, const void *b, void *calls)
{
    ++*(int *)calls;
    return by_int(b, a);
}

static int depth, nodes;
static void visit(const void *node, VISIT which, int level)
{
    (void)node;
    if (which == preorder || which == leaf) {
        nodes++;
        depth = level > depth ? level : depth;
    }
}

int main(void)
{
    struct record r[200];
    uint32_t seed = 21;
    for (int i = 0; i < 200; i++) {
        r[i].key = (int)(next_random(&seed) % 10000);
        snprintf(r[i].name, sizeof r[i].name, "n%u", next_random(&seed) % 1000);
    }
    qsort(r, 200, sizeof *r, by_key);
    printf("%d %s %d %s\n", r[0].key, r[0].name, r[199].key, r[199].name);
    qsort(r, 200, sizeof *r, by_name);
    printf("%s %s\n", r[0].name, r[199].name);
    int v[100], calls = 0;
    for (int i = 0; i < 100; i++)
        v[i] = i * 37 % 101;
    qsort_r(v, 100, sizeof *v, down, &calls);
    printf("%d %d %d\n", v[0], v[99], calls > 300);
    size_t count = 100;
    int key = 55, missing = 1000;
    printf("%d %d\n", lfind(&key, v, &count, sizeof *v, by_int) != NULL, lfind(&missing, v, &count, sizeof *v, by_int) != NULL);
    hcreate(300);
    for (int i = 0; i < 100; i++) {
        char *name = (char *)malloc(10);
        snprintf(name, 10, "key%d", i);
        hsearch((ENTRY){name, (void *)(intptr_t)(i * i)}, ENTER);
    }
    ENTRY *e = hsearch((ENTRY){(char *)"key77", NULL}, FIND);
    printf("%d %d\n", (int)(intptr_t)e->data, hsearch((ENTRY){(char *)"nokey", NULL}, FIND) == NULL);
    void *tree = NULL;
    static int keys[1000];
    for (int i = 0; i < 1000; i++) {
        keys[i] = i;
        tsearch(&keys[i], &tree, by_int);
    }
    twalk(tree, visit);
    printf("%d %d\n", nodes, depth < 20);
    for (int i = 0; i < 1000; i += 2)
        tdelete(&keys[i], &tree, by_int);
    nodes = 0;
    twalk(tree, visit);
    printf("%d %d\n", nodes, tfind(&keys[500], &tree, by_int) == NULL);
}

/* stdout:
8 n954 9920 n301
n0 n990
100 0 1
1 0
5929 1
1000 1
500 1
*/
