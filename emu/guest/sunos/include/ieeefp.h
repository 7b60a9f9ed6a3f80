/* <ieeefp.h> of SunOS. */
#ifndef _IEEEFP_INCLUDED
#define _IEEEFP_INCLUDED
#define fp_except int
#ifdef __sparc__
typedef enum { FP_RN, FP_RZ, FP_RP, FP_RM } fp_rnd;
#define FP_X_INV 0x10
#define FP_X_OFL 8
#define FP_X_UFL 4
#define FP_X_DZ  2
#define FP_X_IMP 1
#else
typedef enum { FP_RN, FP_RM, FP_RP, FP_RZ } fp_rnd;
#define FP_X_INV  1
#define FP_X_DNML 2
#define FP_X_DZ   4
#define FP_X_OFL  8
#define FP_X_UFL  0x10
#define FP_X_IMP  0x20
#endif

fp_rnd fpgetround(void), fpsetround(fp_rnd);
fp_except fpgetmask(void), fpsetmask(fp_except), fpgetsticky(void), fpsetsticky(fp_except);
#endif
