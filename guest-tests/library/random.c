// rand, random, drand48 with fixed seeds; their sequences are the C library's own.
#include "check.h"

int main(void)
{
    srand(1);
    int a = rand(), b = rand();
    printf("%d %d\n", a, b);
    srandom(42);
    long c = random(), d = random();
    printf("%ld %ld\n", c, d);
    srand48(7);
    double e = drand48();
    c = lrand48();
    d = mrand48();
    printf("%.10f %ld %ld\n", e, c, d);
    unsigned seed = 5;
    a = rand_r(&seed);
    printf("%d %u\n", a, seed);
    char state[128];
    initstate(9, state, sizeof state);
    printf("%ld\n", random());
    unsigned short x[3] = {1, 2, 3};
    e = erand48(x);
    printf("%.10f %ld\n", e, nrand48(x));
}

/* stdout:
1804289383 846930886
71876166 708592740
0.2664441968 1464659504 1140273416
234104184 695785320
444454915
0.4419963227 565063343
*/
