/*
 * quad_calls.c - long doubles of 64-bit programs: the functions that compilers call, by the names of SPARC V9's ABI. Numbers are passed by
 * address, results, too. Rounding is to the nearest, and no exception is raised.
 */
#include "libc.h"
#include "quad.h"

struct quad _U_Qfadd(struct quad a, struct quad b);
struct quad _U_Qfsub(struct quad a, struct quad b);
struct quad _U_Qfmpy(struct quad a, struct quad b);
struct quad _U_Qfdiv(struct quad a, struct quad b);
int _U_Qfcmp(struct quad a, struct quad b, int condition);
struct quad _U_Qfcnvff_dbl_to_quad(double v);
struct quad _U_Qfcnvff_sgl_to_quad(float v);
struct quad _U_Qfcnvxf_dbl_to_quad(long long v);
long long _U_Qfcnvfxt_quad_to_dbl(struct quad q);
double _U_Qfcnvff_quad_to_dbl(struct quad q);
float _U_Qfcnvff_quad_to_sgl(struct quad q);

#define ARITHMETIC(name, function)                                          \
    void name(struct quad *out, const struct quad *a, const struct quad *b) \
    {                                                                       \
        *out = function(*a, *b);                                            \
    }
ARITHMETIC(_Qp_add, _U_Qfadd)
ARITHMETIC(_Qp_sub, _U_Qfsub)
ARITHMETIC(_Qp_mul, _U_Qfmpy)
ARITHMETIC(_Qp_div, _U_Qfdiv)

void _Qp_neg(struct quad *out, const struct quad *a)
{
    *out = (struct quad){a->high ^ QUAD_SIGN, a->low};
}

enum { GREATER = 16, LESS = 8, EQUAL = 4, UNORDERED = 2 };
#define COMPARISON(name, condition)                      \
    int name(const struct quad *a, const struct quad *b) \
    {                                                    \
        return _U_Qfcmp(*a, *b, condition);              \
    }
COMPARISON(_Qp_feq, EQUAL)
COMPARISON(_Qp_fne, GREATER | LESS | UNORDERED)
COMPARISON(_Qp_flt, LESS)
COMPARISON(_Qp_fle, LESS | EQUAL)
COMPARISON(_Qp_fgt, GREATER)
COMPARISON(_Qp_fge, GREATER | EQUAL)

/* As the processor's condition: 0 equal, 1 less, 2 greater, 3 unordered. */
int _Qp_cmp(const struct quad *a, const struct quad *b)
{
    return _Qp_feq(a, b) ? 0 : _Qp_flt(a, b) ? 1 : _Qp_fgt(a, b) ? 2 : 3;
}
__typeof__(_Qp_cmp) _Qp_cmpe __attribute__((alias("_Qp_cmp")));

#define TO_QUAD(name, type, function)   \
    void name(struct quad *out, type v) \
    {                                   \
        *out = function(v);             \
    }
TO_QUAD(_Qp_itoq, int, _U_Qfcnvxf_dbl_to_quad)
TO_QUAD(_Qp_uitoq, unsigned, _U_Qfcnvxf_dbl_to_quad)
TO_QUAD(_Qp_xtoq, long, _U_Qfcnvxf_dbl_to_quad)
TO_QUAD(_Qp_stoq, float, _U_Qfcnvff_sgl_to_quad)
TO_QUAD(_Qp_dtoq, double, _U_Qfcnvff_dbl_to_quad)

/* ---- conversions of 64-bit integers ---- */

/* 2^63, which no signed integer reaches. */
static const struct quad HALF_RANGE = {(u64)(QUAD_BIAS + 63) << 48, 0};

void _Qp_uxtoq(struct quad *out, unsigned long v)
{
    *out = _U_Qfcnvxf_dbl_to_quad((long)(v & ~(1ul << 63)));
    if (v >> 63)
        *out = _U_Qfadd(*out, HALF_RANGE);
}

unsigned long _Qp_qtoux(const struct quad *q)
{
    if (!_Qp_fge(q, &HALF_RANGE))
        return (unsigned long)_U_Qfcnvfxt_quad_to_dbl(*q);
    return (unsigned long)_U_Qfcnvfxt_quad_to_dbl(_U_Qfsub(*q, HALF_RANGE)) | 1ul << 63;
}

#define FROM_QUAD(name, type, function) \
    type name(const struct quad *q)     \
    {                                   \
        return (type)function(*q);      \
    }
FROM_QUAD(_Qp_qtoi, int, _U_Qfcnvfxt_quad_to_dbl)
FROM_QUAD(_Qp_qtoui, unsigned, _U_Qfcnvfxt_quad_to_dbl)
FROM_QUAD(_Qp_qtox, long, _U_Qfcnvfxt_quad_to_dbl)
FROM_QUAD(_Qp_qtos, float, _U_Qfcnvff_quad_to_sgl)
FROM_QUAD(_Qp_qtod, double, _U_Qfcnvff_quad_to_dbl)
