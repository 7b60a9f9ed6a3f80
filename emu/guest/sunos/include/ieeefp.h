/* <ieeefp.h> of SunOS. */
#ifndef _IEEEFP_INCLUDED
#define _IEEEFP_INCLUDED
typedef enum { FP_RN, FP_RZ, FP_RP, FP_RM } fp_rnd;
#define fp_except int
#define FP_X_INV  0x10
#define FP_X_OFL  8
#define FP_X_UFL  4
#define FP_X_DZ   2
#define FP_X_IMP  1

fp_rnd fpgetround(void), fpsetround(fp_rnd);
fp_except fpgetmask(void), fpsetmask(fp_except), fpgetsticky(void), fpsetsticky(fp_except);
#endif
