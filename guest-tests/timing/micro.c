// Microbenchmarks of a timing model: prints a name and hundredths of cycles a line. check-micro holds them to the models' tables.
//
// Each body stands 32 and 64 times in a loop; the difference is what 32 of them cost, without the loop. Time is the machine's own
// counter, CR16 or ar.itc.
#include "machine.h"

#ifdef __ia64__
#define NEXT_ITERATION "br.cloop.sptk.few 1b\n;;\n"
#define CLOBBERED "r14", "r15", "r16", "r17", "r18", "r19", "r20", "r21", "f6", "f7", "f8", "f9", "f10", "p6", "p7", "b6", "ar.lc", "memory"
#define LOOP(times, setup, body) \
    __asm__ volatile("mov ar.lc=%0\n" setup "\n;;\n1:\n.rept " times "\n" body "\n.endr\n" NEXT_ITERATION ::"r"(ITERATIONS - 1), "r"(buffer) : CLOBBERED)
#else
#define CLOBBERED "r19", "r20", "r21", "r22", "fr4", "fr5", "fr6", "fr7", "fr8", "fr9", "fr22", "fr23", "memory"
#define LOOP(times, setup, body)                                                                                                        \
    do {                                                                                                                                \
        long n_ = ITERATIONS;                                                                                                           \
        __asm__ volatile(setup "\n1:\n.rept " times "\n" body "\n.endr\naddib,> -1,%0,1b\nnop\n" : "+r"(n_) : "r"(buffer) : CLOBBERED); \
    } while (0)
#endif

enum { ITERATIONS = 200, BUFFER = 8 << 20 };
static char buffer[BUFFER] __attribute__((aligned(65536)));

static void print(const char *name, const char *detail, unsigned long hundredths)
{
    char digits[24];
    print_line((const char *const[]){name, detail, " ", number(hundredths, digits)}, 4);
}

// The loops run once before they are measured: caches and predictors are warm.
#define MEASURE(name, setup, body)                       \
    do {                                                 \
        unsigned long t_[3] = {0, 0, 0};                 \
        for (int k_ = 0; k_ < 2; k_++) {                 \
            t_[0] = now();                               \
            LOOP("32", setup, body);                     \
            t_[1] = now();                               \
            LOOP("64", setup, body);                     \
            t_[2] = now();                               \
        }                                                \
        long more_ = (long)(t_[2] - t_[1]) - (long)(t_[1] - t_[0]); \
        print(name, "", ((unsigned long)more_ * 100 + 16 * ITERATIONS) / (32 * ITERATIONS)); \
    } while (0)

// A chain of pointers through `count` places, `stride` bytes apart: cycles a load.
static void chase(const char *name, unsigned long count, unsigned long stride, unsigned long shown)
{
    void **p = (void **)buffer;
    char text[24];
    unsigned long steps = count < 4096 ? 8192 : count * 2, begin;
    for (unsigned long k = 0; k < count; k++)
        *(void **)(buffer + k * stride) = buffer + (k + 1) % count * stride;
    for (unsigned long k = 0; k < 2 * count; k++)
        p = *(void **volatile *)p;
    p = (void **)buffer;
    begin = now();
    for (unsigned long k = 0; k < steps; k += 16)
#ifdef __ia64__
        __asm__ volatile(";;\n.rept 16\nld8 %0=[%0]\n;;\n.endr" : "+r"(p)::"memory");
#else
        __asm__ volatile(".rept 16\nldw 0(%0),%0\n.endr" : "+r"(p)::"memory");
#endif
    begin = now() - begin;
    print(name, number(shown, text), (begin * 100 + steps / 2) / steps);
}

#ifdef __ia64__
// A level of calls has 10 registers that the next one's frame does not share.
long descend(long depth);
__asm__(".text\n.global descend\n.proc descend\ndescend:\n"
        "alloc r33=ar.pfs,1,9,1,0\nmov r34=b0\ncmp.eq p6,p7=0,r32\nadds r42=-1,r32\n;;\n"
        "(p7) br.call.dptk.many b0=descend\n;;\nmov b0=r34\nmov ar.pfs=r33\n;;\nbr.ret.sptk.many b0\n;;\n.endp descend\n");

static void register_stack(void)
{
    static const unsigned char depths[] = {4, 8, 24, 40};
    unsigned long t[4];
    char text[24];
    for (int round = 0; round < 3; round++)
        for (int k = 0; k < 4; k++) {
            descend(60); // the stack's end is the same for all of them
            t[k] = now();
            descend(depths[k]);
            t[k] = now() - t[k];
        }
    print("call-depth-", number(4, text), (t[1] - t[0]) * 100 / 4);
    print("call-depth-", number(24, text), (t[3] - t[2]) * 100 / 16);
}

// A taken branch that rotates registers.
#define ROTATE "(p6) br.wtop.sptk.few 2f ;;\n}\n{ .mmi\nnop.m 0\nnop.m 0\nnop.i 0 ;;\n}\n2:"

static void classes(void)
{
#define BASE "mov r14=%1\nmov r15=%1\nmov r16=0\nmov f6=f1\nmov f7=f1\n"
    MEASURE("integer-chain", BASE, "add r16=1,r16\n;;");
    MEASURE("integer-six", BASE, "{ .mmi\nadds r16=1,r16\nadds r17=1,r17\nadds r18=1,r18\n}\n{ .mmi\nadds r19=1,r19\nadds r20=1,r20\nadds r21=1,r21 ;;\n}");
    MEASURE("shift-chain", BASE, "shl r16=r16,3\n;;");
    MEASURE("variable-shift-chain", BASE, "shl r16=r16,r17\n;;");
    MEASURE("multimedia-chain", BASE, "padd4 r16=r16,r17\n;;");
    MEASURE("multimedia-integer", BASE, "padd4 r16=r17,r18\n;;\nadd r17=r16,r18\n;;");
    MEASURE("load-chain", BASE ";;\nst8 [r14]=r14\n;;", "ld8 r14=[r14]\n;;");
    MEASURE("load-use", BASE, "ld8 r16=[r14]\n;;\nadd r17=r16,r17\n;;");
    MEASURE("loads-four", BASE, "{ .mmi\nld8 r16=[r14]\nld8 r17=[r14]\nnop.i 0\n}\n{ .mmi\nld8 r18=[r14]\nld8 r19=[r14]\nnop.i 0 ;;\n}");
    MEASURE("stores-two", BASE, "{ .mmi\nst8 [r14]=r16\nst8 [r15]=r16\nnop.i 0 ;;\n}");
    MEASURE("fma-chain", BASE, "fma.d f6=f6,f7,f6\n;;");
    MEASURE("fma-two", BASE, "{ .mfi\nnop.m 0\nfma.d f8=f6,f7,f6\nnop.i 0\n}\n{ .mfi\nnop.m 0\nfma.d f9=f6,f7,f6\nnop.i 0 ;;\n}");
    MEASURE("xma-chain", BASE, "xma.l f6=f6,f7,f6\n;;");
    MEASURE("fp-load-use", BASE ";;\nstfd [r14]=f6\n;;", "ldfd f6=[r14]\n;;\nfadd.d f8=f6,f7\n;;");
    MEASURE("setf-getf", BASE, "setf.sig f6=r16\n;;\ngetf.sig r16=f6\n;;");
    MEASURE("to-branch-register", BASE, "mov b6=r16\n;;\nmov r16=b6\n;;");
    MEASURE("predicate", BASE, "cmp.eq p6,p7=r16,r0\n;;\n(p6) add r16=0,r16\n;;");
    MEASURE("branch-predicted", BASE, "{ .mib\ncmp.eq p6,p7=r0,r0\nnop.i 0\n(p6) br.cond.sptk.few 2f ;;\n}\n{ .mmi\nnop.m 0\nnop.m 0\nnop.i 0 ;;\n}\n2:");
    MEASURE("branch-mispredicted", BASE, "{ .mib\ncmp.eq p6,p7=r0,r0\nnop.i 0\n(p6) br.cond.spnt.few 2f ;;\n}\n{ .mmi\nnop.m 0\nnop.m 0\nnop.i 0 ;;\n}\n2:");
    MEASURE("nop-b-two", BASE, "{ .mib\nnop.m 0\nadds r16=1,r16\nnop.b 0\n}\n{ .mib\nnop.m 0\nadds r17=1,r17\nnop.b 0 ;;\n}");
    MEASURE("rotation-old-name", BASE "cmp.eq p6,p7=r0,r0\n", "{ .mfb\nnop.m 0\nxma.lu f36=f36,f6,f7\n" ROTATE);
    MEASURE("rotation-new-name", BASE "cmp.eq p6,p7=r0,r0\n", "{ .mfb\nnop.m 0\nxma.lu f36=f37,f6,f7\n" ROTATE);
    MEASURE("predicated-off", BASE "cmp.eq p6,p7=r0,r0\n", "setf.sig f6=r16\n;;\n(p7) getf.sig r17=f6\n;;");
    MEASURE("predicated-pair", BASE "cmp.eq p6,p7=r0,r0\n", ".pred.rel \"mutex\",p6,p7\n{ .mmi\n(p6) adds r16=1,r16\n(p7) adds r16=2,r16\nnop.i 0 ;;\n}");
    __asm__ volatile("{ .mib\nnop.m 0\nnop.i 0\nclrrrb ;;\n}");
    register_stack();
}
enum { LINE = 128, PAGE = 16384 };
#else
static void classes(void)
{
#define BASE "copy %1,%%r19\ncopy %%r0,%%r20\ncopy %%r0,%%r21\nfcpy,dbl %%fr0,%%fr4\nfcpy,dbl %%fr0,%%fr5\nfcpy,dbl %%fr0,%%fr6\n"
    MEASURE("integer-chain", BASE, "ldo 1(%%r20),%%r20");
    MEASURE("integer-two", BASE, "ldo 1(%%r20),%%r20\nldo 1(%%r21),%%r21");
    MEASURE("shift-chain", BASE, "zdep %%r20,30,31,%%r20");
    MEASURE("shifts-two", BASE, "zdep %%r20,30,31,%%r20\nzdep %%r21,30,31,%%r21");
    MEASURE("shift-integer", BASE, "zdep %%r20,30,31,%%r20\nldo 1(%%r21),%%r21");
    MEASURE("shift-load", BASE, "zdep %%r20,30,31,%%r20\nldw 0(%%r19),%%r21");
    MEASURE("load-shift", BASE, "ldw 0(%%r19),%%r21\nzdep %%r20,30,31,%%r20");
    MEASURE("carry-chain", BASE, "addc %%r20,%%r21,%%r22");
    MEASURE("load-chain", BASE "stw %%r19,0(%%r19)", "ldw 0(%%r19),%%r19");
    MEASURE("load-use", BASE, "ldw 0(%%r19),%%r20\nadd %%r20,%%r21,%%r21");
    MEASURE("loads", BASE, "ldw 0(%%r19),%%r20");
    MEASURE("stores", BASE, "stw %%r20,0(%%r19)");
    MEASURE("fadd-chain", BASE, "fadd,dbl %%fr4,%%fr5,%%fr4");
    MEASURE("fadd-load", BASE, "fadd,dbl %%fr4,%%fr5,%%fr6\nldw 0(%%r19),%%r20");
    MEASURE("fmpy-single-chain", BASE, "fmpy,sgl %%fr4,%%fr5,%%fr4");
    MEASURE("fmpy-double-chain", BASE, "fmpy,dbl %%fr4,%%fr5,%%fr4");
    MEASURE("fmpy-doubles", BASE, "fmpy,dbl %%fr4,%%fr5,%%fr6");
    MEASURE("xmpyu-chain", BASE, "xmpyu %%fr4,%%fr5,%%fr4");
    MEASURE("fdiv-single-chain", BASE, "fdiv,sgl %%fr4,%%fr5,%%fr4");
    MEASURE("fdiv-double-chain", BASE, "fdiv,dbl %%fr4,%%fr5,%%fr4");
    MEASURE("fp-load-use", BASE, "fldws 0(%%r19),%%fr4\nfadd,sgl %%fr4,%%fr5,%%fr6");
    MEASURE("fp-load-store", BASE, "fldws 0(%%r19),%%fr4\nfstws %%fr4,0(%%r19)");
    MEASURE("branch-not-taken", BASE, "comb,<> %%r0,%%r0,.+12\nnop\nnop");
    MEASURE("branch-predicted", BASE, "b .+12\nnop\nnop");
    MEASURE("branch-mispredicted", BASE, "comb,= %%r0,%%r0,.+12\nnop\nnop");
}
enum { LINE = 32, PAGE = 4096 };
#endif

int main(void)
{
    classes();
    for (unsigned long size = 4096; size <= BUFFER; size *= 2)
        chase("chase-KB-", size / LINE, LINE, size / 1024);
    for (unsigned long pages = 16; pages <= 256; pages *= 2) // on different lines of the caches
        chase("chase-pages-", pages, PAGE + LINE, pages);
    return 0;
}
