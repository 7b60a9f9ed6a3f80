/*
 * fp_approx.c - frcpa, frsqrta and their parallel forms: exact reference functions on registers, fast functions on doubles.
 *
 * The approximations are architected. They have 11 bits: 1/x and 1/sqrt(x) at the middle of the operand's 8-bit (7-bit and exponent
 * parity) interval, rounded to nearest (volume 3, fp_ieee_recip and fp_ieee_recip_sqrt).
 */
#include "emu/fp/statusless.h"
#include "isa/ia64/fp_priv.h"
#include "isa/ia64/fp_default.h"

typedef const struct ia64_operand *operand;

static struct ia64_fr approximation(bool sign, int32_t exp, uint64_t sig)
{
    uint32_t biased = (uint32_t)(exp + IA64_FR_BIAS) & IA64_FR_EXP_MASK;
    return (struct ia64_fr){sig, biased | (sign ? IA64_FR_SIGN : 0)};
}

/* round(2^11 / m), where m is the middle of interval i of [1, 2): 1 + (i + 1/2) / 256. */
#define MIDDLE(i)     (513 + 2 * (i)) /* times 512 */
#define ONE(i)        ((1 << 21) + MIDDLE(i)) / (2 * MIDDLE(i)),
#define FOUR(i)       ONE(i) ONE((i) + 1) ONE((i) + 2) ONE((i) + 3)
#define SIXTEEN(i)    FOUR(i) FOUR((i) + 4) FOUR((i) + 8) FOUR((i) + 12)
#define SIXTY_FOUR(i) SIXTEEN(i) SIXTEEN((i) + 16) SIXTEEN((i) + 32) SIXTEEN((i) + 48)
static const uint16_t reciprocal_bits[256] = {SIXTY_FOUR(0) SIXTY_FOUR(64) SIXTY_FOUR(128) SIXTY_FOUR(192)};

/* round(2^11 / sqrt(m)), where m is the middle of interval i of [1, 2) or, in the second row (odd exponents), of [2, 4). */
static const uint16_t reciprocal_sqrt_bits[2][128] = {
    {
        2044, 2036, 2028, 2021, 2013, 2005, 1998, 1991, 1983, 1976, 1969, 1962, 1955, 1948, 1941, 1934, 1928, 1921, 1914, 1908, 1901, 1895,
        1889, 1882, 1876, 1870, 1864, 1858, 1852, 1846, 1840, 1835, 1829, 1823, 1818, 1812, 1807, 1801, 1796, 1790, 1785, 1780, 1774, 1769,
        1764, 1759, 1754, 1749, 1744, 1739, 1734, 1729, 1725, 1720, 1715, 1710, 1706, 1701, 1697, 1692, 1688, 1683, 1679, 1674, 1670, 1666,
        1661, 1657, 1653, 1649, 1645, 1640, 1636, 1632, 1628, 1624, 1620, 1616, 1612, 1609, 1605, 1601, 1597, 1593, 1589, 1586, 1582, 1578,
        1575, 1571, 1568, 1564, 1560, 1557, 1553, 1550, 1546, 1543, 1540, 1536, 1533, 1529, 1526, 1523, 1520, 1516, 1513, 1510, 1507, 1503,
        1500, 1497, 1494, 1491, 1488, 1485, 1482, 1479, 1476, 1473, 1470, 1467, 1464, 1461, 1458, 1455, 1452, 1450,
    },
    {
        1445, 1440, 1434, 1429, 1423, 1418, 1413, 1408, 1402, 1397, 1392, 1387, 1382, 1377, 1373, 1368, 1363, 1358, 1354, 1349, 1344, 1340,
        1336, 1331, 1327, 1322, 1318, 1314, 1310, 1306, 1301, 1297, 1293, 1289, 1285, 1281, 1277, 1274, 1270, 1266, 1262, 1258, 1255, 1251,
        1247, 1244, 1240, 1237, 1233, 1230, 1226, 1223, 1219, 1216, 1213, 1209, 1206, 1203, 1200, 1197, 1193, 1190, 1187, 1184, 1181, 1178,
        1175, 1172, 1169, 1166, 1163, 1160, 1157, 1154, 1151, 1149, 1146, 1143, 1140, 1137, 1135, 1132, 1129, 1127, 1124, 1121, 1119, 1116,
        1114, 1111, 1108, 1106, 1103, 1101, 1098, 1096, 1093, 1091, 1089, 1086, 1084, 1082, 1079, 1077, 1075, 1072, 1070, 1068, 1065, 1063,
        1061, 1059, 1056, 1054, 1052, 1050, 1048, 1046, 1044, 1041, 1039, 1037, 1035, 1033, 1031, 1029, 1027, 1025,
    },
};

uint64_t ia64_reciprocal_sig(uint64_t sig)
{
    return (uint64_t)reciprocal_bits[sig >> 55 & 0xff] << 53;
}

uint64_t ia64_reciprocal_sqrt_sig(uint64_t sig, bool odd)
{
    return (uint64_t)reciprocal_sqrt_bits[odd][sig >> 56 & 0x7f] << 53;
}

static struct ia64_fr reciprocal(struct fp_num a)
{
    return approximation(a.sign, -a.exp - 1, ia64_reciprocal_sig(a.sig));
}

static struct ia64_fr reciprocal_sqrt(struct fp_num a)
{
    bool odd = a.exp & 1;
    return approximation(false, -1 - (a.exp - odd) / 2, ia64_reciprocal_sqrt_sig(a.sig, odd));
}

/* -- approximations of doubles ----------------------------------------------------------------- */

static bool normal(uint64_t a)
{
    return (a >> 52 & 0x7ff) - 1 < 0x7fe;
}

static uint64_t double_approximation(uint64_t sign, int exp, unsigned eleven_bits)
{
    if (exp < -1022)
        return FP_STATUSLESS_FAILS;
    return sign | (uint64_t)(exp + FP64_BIAS) << 52 | (uint64_t)(eleven_bits & 0x3ff) << 42;
}

uint64_t ia64_double_reciprocal(uint64_t num, uint64_t den)
{
    if (!normal(num) || !normal(den))
        return FP_STATUSLESS_FAILS;
    int exp = (int)(den >> 52 & 0x7ff) - FP64_BIAS;
    return double_approximation(den & 1ull << 63, -exp - 1, reciprocal_bits[den >> 44 & 0xff]);
}

uint64_t ia64_double_reciprocal_sqrt(uint64_t a)
{
    if (!normal(a) || a >> 63)
        return FP_STATUSLESS_FAILS;
    int exp = (int)(a >> 52) - FP64_BIAS;
    bool odd = exp & 1;
    return double_approximation(0, -1 - (exp - odd) / 2, reciprocal_sqrt_bits[odd][a >> 45 & 0x7f]);
}

/* -- special operands, for scalar and parallel forms ------------------------------------------- */

/* Returns whether a NaN, infinity or zero determines the result. If both operands are NaNs, the dividend's is the result. */
static bool special_quotient(struct ia64_outcome *o, const struct ia64_control *c, operand num, operand den, struct ia64_fr *r)
{
    bool sign = num->num.sign != den->num.sign;

    if (ia64_nan_result(o, c, (operand[]){num, den}, 2, r))
        return true;
    bool num_inf = num->class == IA64_INF, den_inf = den->class == IA64_INF;
    bool num_zero = num->num.kind == FP_IS_ZERO, den_zero = den->num.kind == FP_IS_ZERO;
    if ((num_inf && den_inf) || (num_zero && den_zero)) {
        *r = ia64_invalid(o, c);
        return true;
    }
    if (den_zero && !num_inf) {
        ia64_pre_exception(o, c, IA64_FP_Z);
        *r = ia64_inf(sign);
        return true;
    }
    if (!num_inf && !num_zero && !den_inf)
        return false;
    if (num->unorm || den->unorm)
        ia64_pre_exception(o, c, IA64_FP_D);
    *r = num_inf ? ia64_inf(sign) : ia64_zero(sign);
    return true;
}

static bool special_root(struct ia64_outcome *o, const struct ia64_control *c, operand a, struct ia64_fr *r)
{
    if (ia64_nan_result(o, c, &a, 1, r))
        return true;
    if (a->num.sign && a->num.kind != FP_IS_ZERO) {
        *r = ia64_invalid(o, c);
        return true;
    }
    return false;
}

/* -- scalar ------------------------------------------------------------------------------------ */

/* Returns whether the Newton-Raphson steps after frcpa could leave the range of the register format. */
static bool out_of_reach(struct fp_num num, struct fp_num den)
{
    int estimate = num.exp - den.exp;

    return den.exp <= -65535 || den.exp >= 65533 || estimate <= -65533 || estimate >= 65535 || num.exp <= -65471;
}

static struct fp_num normal_number(struct ia64_fr a)
{
    return (struct fp_num){
        .sig = a.sig, .exp = (int)(a.exp & IA64_FR_EXP_MASK) - IA64_FR_BIAS, .kind = FP_IS_FINITE, .sign = a.exp & IA64_FR_SIGN};
}

struct ia64_fr ia64_frcpa(struct ia64_fp_env *env, unsigned sf, struct ia64_fr f2, struct ia64_fr f3, bool *p)
{
    if (!ia64_not_normal(f2) && !ia64_not_normal(f3) && !out_of_reach(normal_number(f2), normal_number(f3))) {
        *p = true;
        return reciprocal(normal_number(f3));
    }
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_operand num = ia64_classify(f2), den = ia64_classify(f3);
    struct ia64_outcome o = {0};
    struct ia64_fr r;

    *p = false;
    if (num.class == IA64_NATVAL || den.class == IA64_NATVAL)
        return IA64_FR_NATVAL;
    if (!special_quotient(&o, &c, &num, &den, &r)) {
        if (num.unorm || den.unorm)
            ia64_pre_exception(&o, &c, IA64_FP_D);
        if (out_of_reach(num.num, den.num)) { /* software assistance returns the quotient */
            struct fp_exact e = fp_div(num.num, den.num);
            r = ia64_rounded(&o, &c, IA64_ROUND_DYNAMIC, &e);
        } else {
            r = reciprocal(den.num);
            *p = !o.fault;
        }
    }
    ia64_commit(env, sf, o);
    return r;
}

struct ia64_fr ia64_frsqrta(struct ia64_fp_env *env, unsigned sf, struct ia64_fr f3, bool *p)
{
    if (!ia64_not_normal(f3) && !(f3.exp & IA64_FR_SIGN) && f3.exp > IA64_FR_BIAS - 65471) {
        *p = true;
        return reciprocal_sqrt(normal_number(f3));
    }
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_operand a = ia64_classify(f3);
    struct ia64_outcome o = {0};
    struct ia64_fr r;

    *p = false;
    if (a.class == IA64_NATVAL)
        return IA64_FR_NATVAL;
    if (!special_root(&o, &c, &a, &r)) {
        if (a.unorm)
            ia64_pre_exception(&o, &c, IA64_FP_D);
        if (a.num.kind == FP_IS_FINITE && a.num.exp > -65471) {
            r = reciprocal_sqrt(a.num);
            *p = !o.fault;
        } else { /* zero and infinity; tiny numbers take software assistance */
            struct fp_exact e = fp_sqrt(a.num);
            r = ia64_rounded(&o, &c, IA64_ROUND_DYNAMIC, &e);
        }
    }
    ia64_commit(env, sf, o);
    return r;
}

/* -- parallel ---------------------------------------------------------------------------------- */

static uint32_t fprcpa_element(struct ia64_outcome *o, const struct ia64_control *c, operand num, operand den, bool *p)
{
    struct ia64_fr r;

    *p = false;
    if (special_quotient(o, c, num, den, &r))
        return ia64_fr_to_single(r);
    if (num->unorm || den->unorm)
        ia64_pre_exception(o, c, IA64_FP_D);
    if (den->unorm)
        return ia64_fr_to_single(ia64_inf(den->num.sign));
    if (den->num.exp >= 125)
        return ia64_fr_to_single(ia64_zero(den->num.sign));
    int estimate = num->num.exp - den->num.exp;
    *p = estimate < 127 && estimate > -125 && num->num.exp > -103;
    return ia64_fr_to_single(reciprocal(den->num));
}

struct ia64_fr ia64_fprcpa(struct ia64_fp_env *env, unsigned sf, struct ia64_fr f2, struct ia64_fr f3, bool *p)
{
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_operand nh = ia64_high(f2), nl = ia64_low(f2);
    struct ia64_operand dh = ia64_high(f3), dl = ia64_low(f3);
    struct ia64_outcome high = {0}, low = {0};
    bool ph, pl;

    *p = false;
    if (ia64_is_natval(f2) || ia64_is_natval(f3))
        return IA64_FR_NATVAL;
    uint32_t h = fprcpa_element(&high, &c, &nh, &dh, &ph);
    uint32_t l = fprcpa_element(&low, &c, &nl, &dl, &pl);
    ia64_commit_pair(env, sf, high, low);
    *p = ph && pl && !env->is_fault;
    return ia64_pair(h, l);
}

static uint32_t fprsqrta_element(struct ia64_outcome *o, const struct ia64_control *c, operand a, bool *p)
{
    struct ia64_fr r;

    *p = false;
    if (special_root(o, c, a, &r))
        return ia64_fr_to_single(r);
    if (a->unorm)
        ia64_pre_exception(o, c, IA64_FP_D);
    if (a->num.kind == FP_IS_INF)
        return ia64_fr_to_single(ia64_zero(false));
    if (a->num.kind == FP_IS_ZERO)
        return ia64_fr_to_single(ia64_inf(a->num.sign));
    *p = a->num.exp > -103;
    return ia64_fr_to_single(reciprocal_sqrt(a->num));
}

struct ia64_fr ia64_fprsqrta(struct ia64_fp_env *env, unsigned sf, struct ia64_fr f3, bool *p)
{
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_operand ah = ia64_high(f3), al = ia64_low(f3);
    struct ia64_outcome high = {0}, low = {0};
    bool ph, pl;

    *p = false;
    if (ia64_is_natval(f3))
        return IA64_FR_NATVAL;
    uint32_t h = fprsqrta_element(&high, &c, &ah, &ph);
    uint32_t l = fprsqrta_element(&low, &c, &al, &pl);
    ia64_commit_pair(env, sf, high, low);
    *p = ph && pl && !env->is_fault;
    return ia64_pair(h, l);
}
