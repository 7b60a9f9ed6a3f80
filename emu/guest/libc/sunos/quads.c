/*
 * quads.c - long doubles: the functions that compilers call, by the names of the SPARC Compliance Definition. Arguments are passed by
 * address; results as structures. Rounding is to the nearest, and no exception is raised.
 */
#include "quad.h"

#include "libc.h"

struct quad _U_Qfadd(struct quad a, struct quad b);
struct quad _U_Qfsub(struct quad a, struct quad b);
struct quad _U_Qfmpy(struct quad a, struct quad b);
struct quad _U_Qfdiv(struct quad a, struct quad b);
int _U_Qfcmp(struct quad a, struct quad b, int condition);
struct quad _U_Qfcnvff_dbl_to_quad(double v);
struct quad _U_Qfcnvff_sgl_to_quad(float v);
struct quad _U_Qfcnvxf_sgl_to_quad(int v);
struct quad _U_Qfcnvxf_dbl_to_quad(long long v);
int _U_Qfcnvfxt_quad_to_sgl(struct quad q);
long long _U_Qfcnvfxt_quad_to_dbl(struct quad q);
double _U_Qfcnvff_quad_to_dbl(struct quad q);
float _U_Qfcnvff_quad_to_sgl(struct quad q);
struct quad sqrtl(struct quad q);

#define ARITHMETIC(name, function)                               \
    struct quad name(const struct quad *a, const struct quad *b) \
    {                                                            \
        return function(*a, *b);                                 \
    }
ARITHMETIC(_Q_add, _U_Qfadd)
ARITHMETIC(_Q_sub, _U_Qfsub)
ARITHMETIC(_Q_mul, _U_Qfmpy)
ARITHMETIC(_Q_div, _U_Qfdiv)

struct quad _Q_neg(const struct quad *a)
{
    return (struct quad){a->high ^ QUAD_SIGN, a->low};
}

struct quad _Q_sqrt(const struct quad *a)
{
    return sqrtl(*a);
}

enum { GREATER = 16, LESS = 8, EQUAL = 4, UNORDERED = 2 };
#define COMPARISON(name, condition)                      \
    int name(const struct quad *a, const struct quad *b) \
    {                                                    \
        return _U_Qfcmp(*a, *b, condition);              \
    }
COMPARISON(_Q_feq, EQUAL)
COMPARISON(_Q_fne, GREATER | LESS | UNORDERED)
COMPARISON(_Q_flt, LESS)
COMPARISON(_Q_fle, LESS | EQUAL)
COMPARISON(_Q_fgt, GREATER)
COMPARISON(_Q_fge, GREATER | EQUAL)

/* As the processor's condition: 0 equal, 1 less, 2 greater, 3 unordered. */
int _Q_cmp(const struct quad *a, const struct quad *b)
{
    return _Q_feq(a, b) ? 0 : _Q_flt(a, b) ? 1 : _Q_fgt(a, b) ? 2 : 3;
}

int _Q_cmpe(const struct quad *a, const struct quad *b)
{
    return _Q_cmp(a, b);
}

struct quad _Q_itoq(int v)
{
    return _U_Qfcnvxf_sgl_to_quad(v);
}

struct quad _Q_utoq(unsigned v)
{
    return _U_Qfcnvxf_dbl_to_quad(v);
}

struct quad _Q_lltoq(long long v)
{
    return _U_Qfcnvxf_dbl_to_quad(v);
}

struct quad _Q_stoq(float v)
{
    return _U_Qfcnvff_sgl_to_quad(v);
}

struct quad _Q_dtoq(double v)
{
    return _U_Qfcnvff_dbl_to_quad(v);
}

/* 2^63, which no signed integer reaches. */
static const struct quad HALF_RANGE = {(u64)(QUAD_BIAS + 63) << 48, 0};

struct quad _Q_ulltoq(unsigned long long v)
{
    return v >> 63 ? _U_Qfadd(_U_Qfcnvxf_dbl_to_quad((long long)(v & ~(1ull << 63))), HALF_RANGE) : _U_Qfcnvxf_dbl_to_quad((long long)v);
}

int _Q_qtoi(const struct quad *q)
{
    return _U_Qfcnvfxt_quad_to_sgl(*q);
}

unsigned _Q_qtou(const struct quad *q)
{
    return (unsigned)_U_Qfcnvfxt_quad_to_dbl(*q);
}

long long _Q_qtoll(const struct quad *q)
{
    return _U_Qfcnvfxt_quad_to_dbl(*q);
}

unsigned long long _Q_qtoull(const struct quad *q)
{
    if (!_Q_fge(q, &HALF_RANGE))
        return (unsigned long long)_U_Qfcnvfxt_quad_to_dbl(*q);
    return (unsigned long long)_U_Qfcnvfxt_quad_to_dbl(_U_Qfsub(*q, HALF_RANGE)) | 1ull << 63;
}

float _Q_qtos(const struct quad *q)
{
    return _U_Qfcnvff_quad_to_sgl(*q);
}

double _Q_qtod(const struct quad *q)
{
    return _U_Qfcnvff_quad_to_dbl(*q);
}
