/*
 * number.h - floating-point numbers as text: what printf, ecvt() and their like use.
 *
 *     struct shown text;
 *
 *     if (show_double(&text, v, 'e', 6, 0)) ...     no memory
 *     text.pieces[0] to text.pieces[text.n - 1]
 *     forget_shown(&text);
 */
#ifndef NUMBER_H
#define NUMBER_H

#include "quad.h"

#include <stddef.h>

/* The digits of a finite number, without zeros at the end: digits[0] has the weight 10^(point - 1). Zero has none. */
enum { DIGITS_OWN = 800 }; /* more than a double has */
struct decimal {
    int point;
    int n;
    char *digits; /* own, or from malloc() */
    char own[DIGITS_OWN];
};

/* What precedes the zeros of padding is `prefix`, after the sign. */
enum { PIECES = 8 };
struct piece {
    const char *text; /* null: zeros */
    int n;
};
struct shown {
    int negative, is_finite, n;
    const char *prefix;
    struct piece pieces[PIECES];
    char exponent[8];
    struct decimal decimal;
};

/* In the manner of printf's conversion: e, f, g, a or upper case. precision -1: none. 0, or -1: no memory. */
int show_double(struct shown *out, double v, char conversion, int precision, int alternative);
int show_quad(struct shown *out, struct quad v, char conversion, int precision, int alternative);
void forget_shown(struct shown *s);

/* Exact: so many digits in all, or (after_point) after the point, rounded to nearest. 0, or -1: no memory. */
void double_decimal(struct decimal *out, double v, int digits, int after_point);
int quad_decimal(struct decimal *out, struct quad v, int digits, int after_point);
void forget_decimal(struct decimal *d);

#endif
