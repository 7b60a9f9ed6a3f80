// Multiple-precision arithmetic: factorials, powers and square roots in base 10^9, checked by division.
#include "check.h"

enum { LIMBS = 300, BASE = 1000000000 };
typedef struct {
    int n;
    uint32_t d[LIMBS];
} big;

static void times(big *x, uint32_t k)
{
    uint64_t carry = 0;
    for (int i = 0; i < x->n; i++) {
        carry += (uint64_t)x->d[i] * k;
        x->d[i] = carry % BASE;
        carry /= BASE;
    }
    while (carry) {
        x->d[x->n++] = carry % BASE;
        carry /= BASE;
    }
}

static uint32_t divide(big *x, uint32_t k)
{
    uint64_t rest = 0;
    for (int i = x->n - 1; i >= 0; i--) {
        rest = rest * BASE + x->d[i];
        x->d[i] = (uint32_t)(rest / k);
        rest %= k;
    }
    while (x->n > 1 && !x->d[x->n - 1])
        x->n--;
    return (uint32_t)rest;
}

static void show(const big *x)
{
    printf("%u", x->d[x->n - 1]);
    for (int i = x->n - 2; i >= 0; i--)
        printf("%09u", x->d[i]);
    printf("\n");
}

int main(void)
{
    big x = {1, {1}};
    for (uint32_t i = 2; i <= 150; i++)
        times(&x, i);
    show(&x);
    for (uint32_t i = 150; i >= 2; i--)
        if (divide(&x, i))
            printf("remainder at %u\n", i);
    show(&x);
    for (int i = 0; i < 500; i++)
        times(&x, 2);
    show(&x);
    printf("%u\n", divide(&x, 97));
}

/* stdout:
57133839564458545904789328652610540031895535786011264182548375833179829124845398393126574488675311145377107878746854204162666250198684504466355949195922066574942592095735778929325357290444962472405416790722118445437122269675520000000000000000000000000000000000000
1
3273390607896141870013189696827599152216642046043064789483291368096133796404674554883270092325904157150886684127560071009217256545885393053328527589376
6
*/
