// Floating-point with square roots and divisions: five bodies under gravity.
// bench: 600
#include <math.h>
#include "bench.h"

enum { BODIES = 5, STEPS = 1000 };
static struct body {
    double x[3], v[3], mass;
} bodies[BODIES];

static void advance(double dt)
{
    for (int i = 0; i < BODIES; i++)
        for (int j = i + 1; j < BODIES; j++) {
            struct body *a = &bodies[i], *b = &bodies[j];
            double d[3], square = 0;
            for (int k = 0; k < 3; k++) {
                d[k] = a->x[k] - b->x[k];
                square += d[k] * d[k];
            }
            double magnitude = dt / (square * sqrt(square));
            for (int k = 0; k < 3; k++) {
                a->v[k] -= d[k] * b->mass * magnitude;
                b->v[k] += d[k] * a->mass * magnitude;
            }
        }
    for (int i = 0; i < BODIES; i++)
        for (int k = 0; k < 3; k++)
            bodies[i].x[k] += dt * bodies[i].v[k];
}

int main(int argc, char **argv)
{
    for (int i = 0; i < BODIES; i++)
        for (int k = 0; k < 3; k++) {
            bodies[i].x[k] = (i * 37 + k * 11) % 17 - 8.25;
            bodies[i].v[k] = (i * 13 + k * 29) % 7 / 64.0;
            bodies[i].mass = 1.0 / (1 + i);
        }
    for (int i = rounds(argc, argv) * STEPS; i > 0; i--)
        advance(0.001);
    double energy = 0;
    for (int i = 0; i < BODIES; i++)
        for (int k = 0; k < 3; k++)
            energy += bodies[i].v[k] * bodies[i].v[k] * bodies[i].mass / 2;
    printf("%.13g\n", energy);
}

/* stdout:
0.00893566873567
*/
