// A handler that computes with every kind of register leaves the interrupted program's registers as they were.
// native: no, its contexts have other registers
// qemu: no, unreliable signals
#include <math.h>
#include <signal.h>
#include <sys/time.h>
#include "check.h"

static volatile int ticks;
static volatile double waste;

static void handler(int number)
{
    unsigned a = (unsigned)number, b = 3, c = 5, d = 7, e = 11, f = 13;
    double x = 1.1, y = 2.2, z = 3.3;
    for (int i = 0; i < 10; i++) {
        a = a * b + c;
        b ^= d << (a & 15);
        c += e / (f | 1);
        d = d * 69069 + a % 1000003;
        e ^= c;
        f -= b;
        x = x * y - z;
        y = y / 1.5 + (double)(a & 7);
        z = sqrt(fabs(x));
    }
    waste = x + y + z + a + b + c + d + e + f;
    ticks++;
}

static unsigned work(unsigned rounds, double *out)
{
    unsigned v[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    double x[6] = {1, 2, 3, 4, 5, 6};
    for (unsigned i = 0; i < rounds; i++) {
        for (int j = 0; j < 8; j++)
            v[j] = v[j] * 1664525 + v[(j + 3) & 7] / (i % 7 + 1);
        for (int j = 0; j < 6; j++)
            x[j] = x[j] * 0.75 + x[(j + 1) % 6] * 0.5 - (double)(i % 5);
    }
    *out = x[0] + x[1] * 3 + x[5];
    return v[0] ^ v[3] ^ v[7];
}

int main(void)
{
    double quiet, disturbed;
    unsigned a = work(100000, &quiet);
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
    sigaction(SIGALRM, &action, NULL);
    struct itimerval t = {{0, 10000}, {0, 10000}}, off = {{0, 0}, {0, 0}};
    setitimer(ITIMER_REAL, &t, NULL);
    unsigned b = work(100000, &disturbed);
    setitimer(ITIMER_REAL, &off, NULL);
    CHECK(a == b);
    CHECK(memcmp(&quiet, &disturbed, sizeof quiet) == 0);
    CHECK(ticks > 0);
}

/* stdout:
yes a == b
yes memcmp(&quiet, &disturbed, sizeof quiet) == 0
yes ticks > 0
*/
