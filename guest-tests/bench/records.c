// The classic mix of a systems program: assignments of records, string copies and comparisons, small procedures, few loops.
// bench: 5000
#include "bench.h"

enum kind { FIRST, SECOND, THIRD };
struct record {
    struct record *other;
    enum kind kind;
    int number;
    char text[31];
};

static struct record *shared, *spare;
static int global, array1[50], array2[50][50];
static char letter1, letter2;

static __attribute__((noinline)) enum kind pick(char a, char b)
{
    char c = a;
    if (c != b)
        return FIRST;
    letter1 = c;
    return SECOND;
}

static __attribute__((noinline)) int same(const char *a, const char *b)
{
    int at = 2;
    while (at <= 2)
        if (pick(a[at], b[at + 1]) == FIRST)
            at++;
        else
            break;
    if (strcmp(a, b) > 0) {
        global = at + 7;
        return 1;
    }
    return 0;
}

static __attribute__((noinline)) void turn(enum kind in, enum kind *out)
{
    switch (in) {
    case FIRST: *out = FIRST; break;
    case SECOND: *out = global > 100 ? FIRST : THIRD; break;
    case THIRD: *out = SECOND; break;
    }
}

static __attribute__((noinline)) void fill(int *one, int two[50][50], int a, int b)
{
    int at = a + 5;
    one[at] = b;
    one[at + 1] = one[at];
    one[at + 30] = at;
    for (int i = at; i <= at + 1; i++)
        two[at][i] = at;
    two[at][at - 1]++;
    two[at + 20 < 50 ? at + 20 : 49][at] = one[at];
    global = 5;
}

static __attribute__((noinline)) void chain(struct record *r)
{
    struct record *next = r->other;
    *r->other = *shared;
    r->number = 5;
    next->number = r->number;
    next->other = r->other;
    if (next->kind == FIRST) {
        next->number = 6;
        turn(r->kind, &next->kind);
        next->other = shared->other;
        next->number += 10;
    } else {
        *r = *r->other;
    }
}

int main(int argc, char **argv)
{
    shared = (struct record *)calloc(1, sizeof *shared);
    spare = (struct record *)calloc(1, sizeof *spare);
    *shared = (struct record){spare, FIRST, 40, "THE PROGRAM, SOME STRING"};
    char first[31] = "THE PROGRAM, 1'ST STRING", second[31];
    unsigned h = 0;
    int a = 0, b, c = 0;
    for (int i = 1; i <= rounds(argc, argv) * 2000; i++) {
        letter1 = 'A';
        letter2 = 'B';
        a = 2;
        strcpy(second, "THE PROGRAM, 2'ND STRING");
        enum kind k = SECOND;
        int flag = !same(first, second);
        for (b = 3; a < b; a++)
            c = 5 * a - b;
        fill(array1, array2, a, c);
        shared->other = spare;
        shared->kind = FIRST;
        chain(shared);
        for (char l = 'A'; l <= letter2; l++)
            if (k == pick(l, 'C'))
                turn(FIRST, &k);
        b = b * a;
        a = b / (c | 1);
        b = 7 * (b - c) - a;
        h = h * 31 + (unsigned)(a + b + c + flag + (int)k + spare->number + letter1);
    }
    printf("%08x %d %d %s\n", h, global, array2[8][7] & 0xff, shared->text);
}

/* stdout:
4753c800 5 208 THE PROGRAM, SOME STRING
*/
