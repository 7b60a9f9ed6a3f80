// The five exception flags: which operation raises which; testing, clearing, saving and raising them.
// except: i386 x86_64 m68k ppc, libunicorn records no floating-point exceptions, or few; on ppc no invalid comparisons
// flags: -frounding-math
#include <fenv.h>
#include <math.h>
#include "check.h"

static void show(const char *what)
{
    int f = fetestexcept(FE_ALL_EXCEPT);
    printf("%-28s %s%s%s%s%s\n", what, f & FE_INVALID ? "V" : "-", f & FE_DIVBYZERO ? "Z" : "-", f & FE_OVERFLOW ? "O" : "-", f & FE_UNDERFLOW ? "U" : "-",
           f & FE_INEXACT ? "I" : "-");
    feclearexcept(FE_ALL_EXCEPT);
}

#define TRY(type, a, op, b)                                                                                                            \
    do {                                                                                                                               \
        volatile type x_ = (a), y_ = (b), z_;                                                                                          \
        z_ = x_ op y_;                                                                                                                 \
        (void)z_;                                                                                                                      \
        show(#type " " #a " " #op " " #b);                                                                                            \
    } while (0)

int main(void)
{
    TRY(double, 1.0, +, 2.0);
    TRY(double, 1.0, /, 3.0);
    TRY(double, 1.0, /, 0.0);
    TRY(double, 0.0, /, 0.0);
    TRY(double, 1e308, *, 10.0);
    TRY(double, 1e-308, *, 1e-10);
    TRY(double, 4.9e-324, /, 3.0);
    TRY(double, 4.9e-324, +, 0.0);
    TRY(double, INFINITY, -, INFINITY);
    TRY(double, INFINITY, *, 0.0);
    TRY(double, NAN, +, 1.0);
    TRY(float, 1.0f, /, 3.0f);
    TRY(float, 1e38f, *, 10.0f);
    TRY(float, 1e-38f, *, 1e-10f);
    TRY(float, 1.0f, /, 0.0f);
    volatile double d = -1, r;
    r = sqrt(d);
    show("sqrt -1");
    volatile double big = 1e300, small = 1e-300, nan = NAN;
    volatile float f = (float)big;
    show("1e300 to float");
    f = (float)small;
    show("1e-300 to float");
    volatile int i = (int)nan;
    feclearexcept(FE_ALL_EXCEPT);
    volatile double part = 1.5;
    i = (int)part;
    show("1.5 to int");
    volatile int less = nan < 1.0;
    show("NaN < 1");
    volatile int equal = nan == 1.0;
    show("NaN == 1");
    volatile int quiet = isless(nan, 1.0);
    show("isless NaN 1");
    (void)r, (void)f, (void)i, (void)less, (void)equal, (void)quiet;
    feraiseexcept(FE_OVERFLOW | FE_INVALID);
    fexcept_t saved;
    fegetexceptflag(&saved, FE_ALL_EXCEPT);
    printf("%d\n", fetestexcept(FE_INVALID | FE_DIVBYZERO) == FE_INVALID);
    fenv_t env;
    feholdexcept(&env);
    printf("%d\n", fetestexcept(FE_ALL_EXCEPT));
    feraiseexcept(FE_DIVBYZERO);
    feupdateenv(&env);
    printf("%d %d\n", fetestexcept(FE_DIVBYZERO) != 0, fetestexcept(FE_INVALID) != 0);
}

/* stdout:
double 1.0 + 2.0             -----
double 1.0 / 3.0             ----I
double 1.0 / 0.0             -Z---
double 0.0 / 0.0             V----
double 1e308 * 10.0          --O-I
double 1e-308 * 1e-10        ---UI
double 4.9e-324 / 3.0        ---UI
double 4.9e-324 + 0.0        -----
double INFINITY - INFINITY   V----
double INFINITY * 0.0        V----
double NAN + 1.0             -----
float 1.0f / 3.0f            ----I
float 1e38f * 10.0f          --O-I
float 1e-38f * 1e-10f        ---UI
float 1.0f / 0.0f            -Z---
sqrt -1                      V----
1e300 to float               --O-I
1e-300 to float              ---UI
1.5 to int                   ----I
NaN < 1                      V----
NaN == 1                     -----
isless NaN 1                 -----
1
0
1 1
*/
