// Every floating-point instruction over corner operands in all rounding modes: digests of results and status.
// flags: -mpa-risc-2-0
// only: hppa
// native: no, it has other instructions
#include <stdint.h>
#include <stdio.h>

struct registers {
    uint64_t status, a, b, c, result, none;
};

#define INSTRUCTIONS(I)                                                                                                                    \
    I(fadd_sgl, "fadd,sgl %%fr22,%%fr23,%%fr25") I(fsub_sgl, "fsub,sgl %%fr22,%%fr23,%%fr25") I(fmpy_sgl, "fmpy,sgl %%fr22,%%fr23,%%fr25") \
    I(fdiv_sgl, "fdiv,sgl %%fr22,%%fr23,%%fr25") I(fadd_dbl, "fadd,dbl %%fr22,%%fr23,%%fr25") I(fsub_dbl, "fsub,dbl %%fr22,%%fr23,%%fr25") \
    I(fmpy_dbl, "fmpy,dbl %%fr22,%%fr23,%%fr25") I(fdiv_dbl, "fdiv,dbl %%fr22,%%fr23,%%fr25")                                              \
    I(fadd_right, "fadd,sgl %%fr22R,%%fr23R,%%fr25R") I(fmpy_mixed, "fmpy,sgl %%fr22R,%%fr23,%%fr25R")                                     \
    I(fsqrt_sgl, "fsqrt,sgl %%fr22,%%fr25") I(fsqrt_dbl, "fsqrt,dbl %%fr22,%%fr25") I(frnd_sgl, "frnd,sgl %%fr22,%%fr25")                  \
    I(frnd_dbl, "frnd,dbl %%fr22,%%fr25") I(fcpy_sgl, "fcpy,sgl %%fr22,%%fr25") I(fcpy_dbl, "fcpy,dbl %%fr22,%%fr25")                      \
    I(fabs_sgl, "fabs,sgl %%fr22,%%fr25") I(fabs_dbl, "fabs,dbl %%fr22,%%fr25") I(fneg_sgl, "fneg,sgl %%fr22,%%fr25")                      \
    I(fneg_dbl, "fneg,dbl %%fr22,%%fr25") I(fnegabs_sgl, "fnegabs,sgl %%fr22,%%fr25") I(fnegabs_dbl, "fnegabs,dbl %%fr22,%%fr25")          \
    I(xmpyu, "xmpyu %%fr22R,%%fr23L,%%fr25")

/* NaN operands are left out of these: which one is returned, and what integer it becomes, QEMU does not do as HP's code does. */
#define NUMERIC_INSTRUCTIONS(I)                                                                                                            \
    I(fmpyfadd_sgl, "fmpyfadd,sgl %%fr22,%%fr23,%%fr24,%%fr25") I(fmpyfadd_dbl, "fmpyfadd,dbl %%fr22,%%fr23,%%fr24,%%fr25")                \
    I(fmpynfadd_sgl, "fmpynfadd,sgl %%fr22,%%fr23,%%fr24,%%fr25") I(fmpynfadd_dbl, "fmpynfadd,dbl %%fr22,%%fr23,%%fr24,%%fr25")            \
    I(fcnvff_sd, "fcnvff,sgl,dbl %%fr22,%%fr25") I(fcnvff_ds, "fcnvff,dbl,sgl %%fr22,%%fr25") I(fcnvxf_ss, "fcnvxf,sgl,sgl %%fr22,%%fr25") \
    I(fcnvxf_sd, "fcnvxf,sgl,dbl %%fr22,%%fr25") I(fcnvxf_ds, "fcnvxf,dbl,sgl %%fr22,%%fr25") I(fcnvxf_dd, "fcnvxf,dbl,dbl %%fr22,%%fr25") \
    I(fcnvfx_ss, "fcnvfx,sgl,sgl %%fr22,%%fr25") I(fcnvfx_sd, "fcnvfx,sgl,dbl %%fr22,%%fr25") I(fcnvfx_ds, "fcnvfx,dbl,sgl %%fr22,%%fr25") \
    I(fcnvfx_dd, "fcnvfx,dbl,dbl %%fr22,%%fr25") I(fcnvfxt_ss, "fcnvfxt,sgl,sgl %%fr22,%%fr25")                                            \
    I(fcnvfxt_sd, "fcnvfxt,sgl,dbl %%fr22,%%fr25") I(fcnvfxt_ds, "fcnvfxt,dbl,sgl %%fr22,%%fr25")                                          \
    I(fcnvfxt_dd, "fcnvfxt,dbl,dbl %%fr22,%%fr25") I(fcnv_uw_s, "fcnv,uw,sgl %%fr22,%%fr25") I(fcnv_uw_d, "fcnv,uw,dbl %%fr22,%%fr25")     \
    I(fcnv_udw_s, "fcnv,udw,sgl %%fr22,%%fr25") I(fcnv_udw_d, "fcnv,udw,dbl %%fr22,%%fr25") I(fcnv_s_uw, "fcnv,sgl,uw %%fr22,%%fr25")      \
    I(fcnv_d_uw, "fcnv,dbl,uw %%fr22,%%fr25") I(fcnv_s_udw, "fcnv,sgl,udw %%fr22,%%fr25") I(fcnv_d_udw, "fcnv,dbl,udw %%fr22,%%fr25")      \
    I(fcnvt_s_uw, "fcnv,t,sgl,uw %%fr22,%%fr25") I(fcnvt_d_uw, "fcnv,t,dbl,uw %%fr22,%%fr25")                                              \
    I(fcnvt_s_udw, "fcnv,t,sgl,udw %%fr22,%%fr25") I(fcnvt_d_udw, "fcnv,t,dbl,udw %%fr22,%%fr25")

#define COMPARISONS(I)                                                                                                                     \
    I(c0, "false?") I(c1, "false") I(c2, "?") I(c3, "!<=>") I(c4, "=") I(c5, "=T") I(c6, "?=") I(c7, "!<>") I(c8, "!?>=") I(c9, "<")       \
    I(c10, "?<") I(c11, "!>=") I(c12, "!?>") I(c13, "<=") I(c14, "?<=") I(c15, "!>") I(c16, "!?<=") I(c17, ">") I(c18, "?>")               \
    I(c19, "!<=") I(c20, "!?<") I(c21, ">=") I(c22, "?>=") I(c23, "!<") I(c24, "!?=") I(c25, "<>") I(c26, "!=") I(c27, "!=T")              \
    I(c28, "!?") I(c29, "<=>") I(c30, "true?") I(c31, "true")

#define DEFINE(name, text)                                                                                                                 \
    static void name(struct registers *r)                                                                                                  \
    {                                                                                                                                      \
        __asm__ volatile("fldd 8(%0),%%fr22\n\tfldd 16(%0),%%fr23\n\tldo 24(%0),%%r20\n\tfldd 0(%%r20),%%fr24\n\tfldd 8(%%r20),%%fr25\n\t"  \
                         "fldd 0(%0),%%fr0\n\t" text "\n\tfstd %%fr0,0(%0)\n\tfstd %%fr25,8(%%r20)\n\tldo 16(%%r20),%%r20\n\t"             \
                         "fldd 0(%%r20),%%fr0"                                                                                             \
                         :                                                                                                                 \
                         : "r"(r)                                                                                                          \
                         : "r20", "fr22", "fr23", "fr24", "fr25", "memory");                                                               \
    }
#define DEFINE_COMPARISONS(name, condition)                                                                                                \
    DEFINE(name##_sgl, "fcmp,sgl," condition " %%fr22,%%fr23") DEFINE(name##_dbl, "fcmp,dbl," condition " %%fr22,%%fr23")                  \
    DEFINE(name##_array, "fcmp,dbl," condition " %%fr22,%%fr23,3")
INSTRUCTIONS(DEFINE)
NUMERIC_INSTRUCTIONS(DEFINE)
COMPARISONS(DEFINE_COMPARISONS)

/* Doubles and, in the halves, singles. The numbers come first. */
static const uint64_t operands[] = {
    0, 0x8000000000000000, 0x3ff0000000000000, 0xbff0000000000000, 0x4000000000000000, 0x3fd5555555555555, 0xc00921fb54442d18,
    0x3fe0000000000000, 0x4004000000000000, 0xc00c000000000000, 0x7fe123456789abcd, 0x7fefffffffffffff, 0x001abcdef0123456,
    0x0008000000000001, 0x8000000000000001, 0x7ff0000000000000, 0x41dfffffffe00000, 0xc1e0000000000000,
    0x43e0000000000000, 0x43f0000000000000, 0x41efffffffffffff, 0x4340000000000001, 0x3f80000040490fdb, 0xbf800000bfc00000,
    0x7f7fffff00400001, 0x3fc00000c0200000, 0x4effffff4f7fffff, 0x4f000000cf000000, 0x5f0000007f800000, 0x3eaaaaab80000001,
    0x0080000139000000, 0xff80000033800000, 0x0000000012345678, 0x80000064fffffff1, 0x3fffffff3fffffff,
    0xfff0000000000000, 0x7ff4000000000000, 0xfff4000000012345, 0x7ff8000000000001, 0x7fa000017fa00000, 0x7fc00000ffc00005, 0xffa0000080000000,
};
enum { N = sizeof operands / sizeof *operands, NUMBERS = N - 7 };

static uint64_t mix(uint64_t h, uint64_t value)
{
    h = (h ^ value) * 0x9e3779b97f4a7c15;
    return h ^ h >> 32;
}

static void digest(const char *name, void (*instruction)(struct registers *), int n)
{
    uint64_t h = 0;
    uint32_t flags = 0;

    for (uint64_t rounding = 0; rounding < 4; rounding++)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                struct registers r = {(rounding << 9 | 0x04155000) << 32, operands[i], operands[j], operands[(i * 3 + j) % 11], 0x1122334455667788, 0};
                instruction(&r);
                h = mix(mix(h, r.result), r.status >> 32);
                flags |= (uint32_t)(r.status >> 59);
            }
    printf("%s %016llx %02x\n", name, (unsigned long long)h, flags);
}

int main(void)
{
#define RUN(name, text) digest(#name, name, N);
#define RUN_NUMERIC(name, text) digest(#name, name, NUMBERS);
#define RUN_COMPARISONS(name, text) RUN(name##_sgl, text) RUN(name##_dbl, text) RUN(name##_array, text)
    INSTRUCTIONS(RUN)
    NUMERIC_INSTRUCTIONS(RUN_NUMERIC)
    COMPARISONS(RUN_COMPARISONS)
}

/* stdout:
fadd_sgl b3b26fed6d8c1b22 15
fsub_sgl 747a194d806aa817 15
fmpy_sgl f64bc8c0f822b3a0 17
fdiv_sgl f0d58b25d8132c2b 1f
fadd_dbl c73ff71860a8db5b 15
fsub_dbl 3ad39f84ae43e357 15
fmpy_dbl 671b8f53bea8cd82 17
fdiv_dbl ac0781a9f2bc535c 1f
fadd_right 673f7c21bc2a848c 11
fmpy_mixed 2a18cc936629e269 17
fsqrt_sgl c6e0675dd334c167 11
fsqrt_dbl f4adc45a789a2b57 11
frnd_sgl 497e9f1bcbafcd09 11
frnd_dbl 7d22783b5f5db584 11
fcpy_sgl 893b96315af58848 00
fcpy_dbl 7619352cebc6770f 00
fabs_sgl ff8cab416a072466 00
fabs_dbl 5c3b71a563181c38 00
fneg_sgl fd4faf87032bdcee 00
fneg_dbl d78760207d622434 00
fnegabs_sgl 15e1d5d319e144c5 00
fnegabs_dbl 95e806c0d3a1c2b1 00
xmpyu dcdaa4b2d7c06587 00
fmpyfadd_sgl 5e1cf5832a105ff6 17
fmpyfadd_dbl f65d61ec21476d6c 17
fmpynfadd_sgl 8f578f09ce05507d 17
fmpynfadd_dbl 5341d58d83f2e7a6 17
fcnvff_sd 941fd7765ef15605 10
fcnvff_ds 385c7c425954b130 07
fcnvxf_ss c0a7fb8c27e94ad8 01
fcnvxf_sd d4a78fc5b3a2cead 00
fcnvxf_ds d5d62ea2fd701c1b 01
fcnvxf_dd 925524d01affbffc 01
fcnvfx_ss 03534eede111f81f 11
fcnvfx_sd 200e0d5aa0023428 11
fcnvfx_ds 93ee5595ed675398 11
fcnvfx_dd 83b677f655b0a6f2 11
fcnvfxt_ss ce1e20fb636214af 11
fcnvfxt_sd 09e8457efb364590 11
fcnvfxt_ds c2e3ee5dd7bd8387 11
fcnvfxt_dd c7ad7e858ea4f5a3 11
fcnv_uw_s 64b63f46a74af176 01
fcnv_uw_d b2a22a00ec10c017 00
fcnv_udw_s 900531817b443c4a 01
fcnv_udw_d 629caa8b7ced5801 01
fcnv_s_uw 18d922d2a5a579e8 11
fcnv_d_uw 21752769dcec1811 11
fcnv_s_udw f7a502c5288aa3fe 11
fcnv_d_udw b02e9c943c05e66a 11
fcnvt_s_uw b7c50b1e30c59426 11
fcnvt_d_uw 65713907073a82bd 11
fcnvt_s_udw 922989c6b5d721b8 11
fcnvt_d_udw cf51d976b1fd52db 11
c0_sgl b40705fe7fc8faf0 10
c0_dbl 387d59e4a4bdfae0 10
c0_array b09e0691ff2f8853 10
c1_sgl 00799303eba4048c 10
c1_dbl 021c68b695f1eb69 10
c1_array 2835375908520b43 10
c2_sgl 0c3d2a5db337bd2c 10
c2_dbl b71b20bd5f11d8c7 10
c2_array 5c78607b7aeb18c8 10
c3_sgl 8503c6fa64adcafb 10
c3_dbl 9b04334e644b012a 10
c3_array 7f7349c0f5ef4bc5 10
c4_sgl 4e44b027ebbcb8cf 10
c4_dbl 4b6d284b43c17fc9 10
c4_array e2ffc350a2de8fa2 10
c5_sgl 7903d061d5f61b55 10
c5_dbl 4c6bee9fa95fe444 10
c5_array 347c572bc506251d 10
c6_sgl f567006847219a1c 10
c6_dbl c03fe896f3eb62ef 10
c6_array 0bcfac67066879b4 10
c7_sgl 3029a9db9a84464c 10
c7_dbl d34a69dd1173229e 10
c7_array a17c357406956658 10
c8_sgl 64f2edd682789dec 10
c8_dbl 7fec21ec5e1759a6 10
c8_array 3ef964daa7193bee 10
c9_sgl 1fd1c91d5ddaa5b8 10
c9_dbl 04ad0d02883f207a 10
c9_array ac5bbacd2d40ff97 10
c10_sgl 1944fb2c632b83ef 10
c10_dbl 48aa5daa23aa6612 10
c10_array 05274b5fbba39c8c 10
c11_sgl c42fc19763d3374b 10
c11_dbl 0e8f912953ca9a6e 10
c11_array 3eab42078dc898eb 10
c12_sgl 1e1501cfc9081a7c 10
c12_dbl 2420835d25c54441 10
c12_array 590fd05e4bf7df4b 10
c13_sgl e8a761c60a321d92 10
c13_dbl 880db2bf07a15d40 10
c13_array 90faf4510fbb277c 10
c14_sgl dea923bf57908a6a 10
c14_dbl 460c062613234498 10
c14_array 9ed44f42b08d05a5 10
c15_sgl d879975533861626 10
c15_dbl 91643b84d7510d18 10
c15_array b7a089ab1776275b 10
c16_sgl b4cc8653e05b7b65 10
c16_dbl 7b5502446dc6d2a6 10
c16_array ad999bcec77242b1 10
c17_sgl 45a5e01fc8d3837a 10
c17_dbl 1de0fc0a63d93723 10
c17_array 6d1a51fab98a2d3e 10
c18_sgl 8fbc4e6834fcae99 10
c18_dbl 3960cf102384916f 10
c18_array 2f79ff28ef6a8caa 10
c19_sgl f3d0a2b79c67a8c1 10
c19_dbl eaff8e5e6fe76dd0 10
c19_array 386e5a8ec618229b 10
c20_sgl 8ea77dcbe5ad7433 10
c20_dbl 1d45d12216e051fa 10
c20_array 22d805d385e290cc 10
c21_sgl 1ce339a3ed321573 10
c21_dbl 21611b10c8c6a41a 10
c21_array 727c639927e5fe9b 10
c22_sgl f6dd22c937dc8bd5 10
c22_dbl 5422fa7fd94d7408 10
c22_array e48da48fab161fa4 10
c23_sgl 849386ed68863371 10
c23_dbl ac481de1dd34f28e 10
c23_array 269949db54f5ce46 10
c24_sgl 109875010f5d4893 10
c24_dbl 79cbc0564d3b7749 10
c24_array 3bb817aa22fe3054 10
c25_sgl 73bbf0dd036f4769 10
c25_dbl fadd591c4a83a545 10
c25_array 86abd811a48426d2 10
c26_sgl de769d6d9f02b025 10
c26_dbl 642dcff83e047455 10
c26_array 8d7bf520e2fde8f4 10
c27_sgl 2cee35611c9cc3ef 10
c27_dbl 9d7f19d44050129f 10
c27_array 1d4618fcde7461db 10
c28_sgl 5f1d6042aec69b3c 10
c28_dbl 29744b5ed50b5b5b 10
c28_array 0c0ddd9b203f0291 10
c29_sgl ccc8adb1ef853b4d 10
c29_dbl 1d268ccdfc419c66 10
c29_array 12236bfb6465d817 10
c30_sgl 778a84cbdbc7e40d 10
c30_dbl 43bd4a4c1b8f4dbb 10
c30_array 3a9a3528196720cd 10
c31_sgl 9e24a8dd854a025b 10
c31_dbl 8cdd2c5367edc431 10
c31_array edbe638125486433 10
*/
