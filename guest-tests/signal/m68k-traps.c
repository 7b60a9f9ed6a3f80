// Instructions of the 68040 that trap, or that have an operand and do nothing: which signal, its code, and where its pc and address are.
// only: m68k
// qemu: no, other codes of SIGILL, no FDBcc, PACK, UNPK
#define _GNU_SOURCE
#include <signal.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>
#include "check.h"

static char *volatile here, *volatile after;
static int signals;

static void on_signal(int number, siginfo_t *info, void *context)
{
    ucontext_t *u = context;
    char *pc = (char *)u->uc_mcontext.gregs[R_PC];
    printf(" signal %d code %d pc +%d addr +%d", number, info->si_code, (int)(pc - here), (int)((char *)info->si_addr - here));
    signals++;
    u->uc_mcontext.gregs[R_PC] = (int)after;
}

// d0 is 0, d1 is 5, fp0 is 1, fp1 is a NaN; `before` sets conditions.
#define RUN(before, instruction) \
    do { \
        printf("%s; %s:", before, instruction); \
        fflush(stdout); \
        register int d0 __asm__("d0") = 0; \
        register int d1 __asm__("d1") = 5; \
        __asm__ volatile("move.l #1f,%2\n\tmove.l #2f,%3\n\tfmove.l #1,%%fp0\n\tfmove.l #0,%%fp1\n\tfdiv.x %%fp1,%%fp1\n\t" before \
                         "\n1:\t" instruction "\n2:\tnop" \
                         : "+d"(d0), "+d"(d1), "=m"(here), "=m"(after) \
                         : \
                         : "fp0", "fp1", "d2", "d3", "a0", "memory", "cc"); \
        printf(" d0 %d d1 %d\n", d0, d1); \
    } while (0)

#define CONDITIONS(F) \
    F("t") F("f") F("hi") F("ls") F("cc") F("cs") F("ne") F("eq") F("vc") F("vs") F("pl") F("mi") F("ge") F("lt") F("gt") F("le")
#define INTEGER(c) RUN("move.w #0,%%ccr", "trap" c);
#define INTEGER_WORD(c) RUN("move.w #9,%%ccr", "trap" c ".w #0x4e75");
#define INTEGER_LONG(c) RUN("move.w #6,%%ccr", "trap" c ".l #0x4e754e75");

#define FP_CONDITIONS(F) \
    F("f") F("eq") F("ogt") F("oge") F("olt") F("ole") F("ogl") F("or") F("un") F("ueq") F("ugt") F("uge") F("ult") F("ule") F("ne") F("t") \
    F("sf") F("seq") F("gt") F("ge") F("lt") F("le") F("gl") F("gle") F("ngle") F("ngl") F("nle") F("nlt") F("nge") F("ngt") F("sne") F("st")
#define FP_NUMBER(c) RUN("ftst.x %%fp0", "ftrap" c);
#define FP_NAN(c) RUN("ftst.x %%fp1", "ftrap" c ".w #0x4e75");
#define FP_LONG(c) RUN("fcmp.l #2,%%fp0", "ftrap" c ".l #0x4e754e75");

static void run_others(void)
{
    RUN("", "trap #1");
    RUN("", "trap #14");
    RUN("", "trap #15");
    RUN("move.w #2,%%ccr", "trapv");
    RUN("move.w #0,%%ccr", "trapv");
    RUN("moveq #4,%%d2", "chk.w %%d2,%%d1");
    RUN("moveq #4,%%d2", "chk.l %%d2,%%d1");
    RUN("moveq #6,%%d2", "chk.w %%d2,%%d1");
    RUN("", "divu.w %%d0,%%d1");
    RUN("", "divs.l %%d0,%%d1");
    RUN("", "illegal");
    RUN("", "bkpt #3");
    RUN("", "reset");
    RUN("moveq #3,%%d0", "fdbeq %%d0,.");
    RUN("moveq #3,%%d0; ftst.x %%fp1", "fdbun %%d0,.");
    RUN("moveq #0x12,%%d0", "unpk %%d0,%%d1,#0x3030");
    RUN("move.w #0x3938,%%d0", "pack %%d0,%%d1,#0");
    RUN("pea 2f; move.w #31,-(%%sp)", "rtr");
}

// The trap is the last instruction of its page, and there is no page after it.
static void at_end_of_page(void)
{
    static const unsigned char traps[] = {0x70, 1, 0xf2, 0x7c, 0, 0xf}; // moveq #1,d0; ftrapt
    int size = getpagesize();
    char *p = mmap(NULL, 2 * size, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(p != MAP_FAILED && munmap(p + size, size) == 0);
    here = p + size - 4;
    memcpy(p + size - sizeof traps, traps, sizeof traps);
    p[0] = 0x4e;
    p[1] = 0x75; // rts
    after = p;
    fflush(stdout);
    ((void (*)(void))(p + size - sizeof traps))();
    putchar('\n');
}

int main(void)
{
    struct sigaction action = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO};
    int numbers[] = {SIGFPE, SIGILL, SIGTRAP, SIGBUS, SIGSEGV};
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++)
        sigaction(numbers[i], &action, NULL);
    CONDITIONS(INTEGER)
    CONDITIONS(INTEGER_WORD)
    CONDITIONS(INTEGER_LONG)
    FP_CONDITIONS(FP_NUMBER)
    FP_CONDITIONS(FP_NAN)
    FP_CONDITIONS(FP_LONG)
    run_others();
    at_end_of_page();
    printf("%d signals\n", signals);
}

/* stdout:
move.w #0,%%ccr; trapt: signal 8 code 2 pc +2 addr +0 d0 0 d1 5
move.w #0,%%ccr; trapf: d0 0 d1 5
move.w #0,%%ccr; traphi: signal 8 code 2 pc +2 addr +0 d0 0 d1 5
move.w #0,%%ccr; trapls: d0 0 d1 5
move.w #0,%%ccr; trapcc: signal 8 code 2 pc +2 addr +0 d0 0 d1 5
move.w #0,%%ccr; trapcs: d0 0 d1 5
move.w #0,%%ccr; trapne: signal 8 code 2 pc +2 addr +0 d0 0 d1 5
move.w #0,%%ccr; trapeq: d0 0 d1 5
move.w #0,%%ccr; trapvc: signal 8 code 2 pc +2 addr +0 d0 0 d1 5
move.w #0,%%ccr; trapvs: d0 0 d1 5
move.w #0,%%ccr; trappl: signal 8 code 2 pc +2 addr +0 d0 0 d1 5
move.w #0,%%ccr; trapmi: d0 0 d1 5
move.w #0,%%ccr; trapge: signal 8 code 2 pc +2 addr +0 d0 0 d1 5
move.w #0,%%ccr; traplt: d0 0 d1 5
move.w #0,%%ccr; trapgt: signal 8 code 2 pc +2 addr +0 d0 0 d1 5
move.w #0,%%ccr; traple: d0 0 d1 5
move.w #9,%%ccr; trapt.w #0x4e75: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
move.w #9,%%ccr; trapf.w #0x4e75: d0 0 d1 5
move.w #9,%%ccr; traphi.w #0x4e75: d0 0 d1 5
move.w #9,%%ccr; trapls.w #0x4e75: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
move.w #9,%%ccr; trapcc.w #0x4e75: d0 0 d1 5
move.w #9,%%ccr; trapcs.w #0x4e75: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
move.w #9,%%ccr; trapne.w #0x4e75: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
move.w #9,%%ccr; trapeq.w #0x4e75: d0 0 d1 5
move.w #9,%%ccr; trapvc.w #0x4e75: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
move.w #9,%%ccr; trapvs.w #0x4e75: d0 0 d1 5
move.w #9,%%ccr; trappl.w #0x4e75: d0 0 d1 5
move.w #9,%%ccr; trapmi.w #0x4e75: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
move.w #9,%%ccr; trapge.w #0x4e75: d0 0 d1 5
move.w #9,%%ccr; traplt.w #0x4e75: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
move.w #9,%%ccr; trapgt.w #0x4e75: d0 0 d1 5
move.w #9,%%ccr; traple.w #0x4e75: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
move.w #6,%%ccr; trapt.l #0x4e754e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
move.w #6,%%ccr; trapf.l #0x4e754e75: d0 0 d1 5
move.w #6,%%ccr; traphi.l #0x4e754e75: d0 0 d1 5
move.w #6,%%ccr; trapls.l #0x4e754e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
move.w #6,%%ccr; trapcc.l #0x4e754e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
move.w #6,%%ccr; trapcs.l #0x4e754e75: d0 0 d1 5
move.w #6,%%ccr; trapne.l #0x4e754e75: d0 0 d1 5
move.w #6,%%ccr; trapeq.l #0x4e754e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
move.w #6,%%ccr; trapvc.l #0x4e754e75: d0 0 d1 5
move.w #6,%%ccr; trapvs.l #0x4e754e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
move.w #6,%%ccr; trappl.l #0x4e754e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
move.w #6,%%ccr; trapmi.l #0x4e754e75: d0 0 d1 5
move.w #6,%%ccr; trapge.l #0x4e754e75: d0 0 d1 5
move.w #6,%%ccr; traplt.l #0x4e754e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
move.w #6,%%ccr; trapgt.l #0x4e754e75: d0 0 d1 5
move.w #6,%%ccr; traple.l #0x4e754e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapf: d0 0 d1 5
ftst.x %%fp0; ftrapeq: d0 0 d1 5
ftst.x %%fp0; ftrapogt: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapoge: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapolt: d0 0 d1 5
ftst.x %%fp0; ftrapole: d0 0 d1 5
ftst.x %%fp0; ftrapogl: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapor: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapun: d0 0 d1 5
ftst.x %%fp0; ftrapueq: d0 0 d1 5
ftst.x %%fp0; ftrapugt: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapuge: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapult: d0 0 d1 5
ftst.x %%fp0; ftrapule: d0 0 d1 5
ftst.x %%fp0; ftrapne: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapt: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapsf: d0 0 d1 5
ftst.x %%fp0; ftrapseq: d0 0 d1 5
ftst.x %%fp0; ftrapgt: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapge: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftraplt: d0 0 d1 5
ftst.x %%fp0; ftraple: d0 0 d1 5
ftst.x %%fp0; ftrapgl: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapgle: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapngle: d0 0 d1 5
ftst.x %%fp0; ftrapngl: d0 0 d1 5
ftst.x %%fp0; ftrapnle: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapnlt: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapnge: d0 0 d1 5
ftst.x %%fp0; ftrapngt: d0 0 d1 5
ftst.x %%fp0; ftrapsne: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp0; ftrapst: signal 8 code 2 pc +4 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapf.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftrapeq.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftrapogt.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftrapoge.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftrapolt.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftrapole.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftrapogl.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftrapor.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftrapun.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapueq.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapugt.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapuge.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapult.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapule.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapne.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapt.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapsf.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftrapseq.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftrapgt.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftrapge.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftraplt.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftraple.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftrapgl.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftrapgle.w #0x4e75: d0 0 d1 5
ftst.x %%fp1; ftrapngle.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapngl.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapnle.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapnlt.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapnge.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapngt.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapsne.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
ftst.x %%fp1; ftrapst.w #0x4e75: signal 8 code 2 pc +6 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapf.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapeq.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapogt.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapoge.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapolt.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapole.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapogl.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapor.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapun.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapueq.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapugt.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapuge.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapult.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapule.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapne.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapt.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapsf.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapseq.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapgt.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapge.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftraplt.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftraple.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapgl.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapgle.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapngle.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapngl.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapnle.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapnlt.l #0x4e754e75: d0 0 d1 5
fcmp.l #2,%%fp0; ftrapnge.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapngt.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapsne.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
fcmp.l #2,%%fp0; ftrapst.l #0x4e754e75: signal 8 code 2 pc +8 addr +0 d0 0 d1 5
; trap #1: signal 4 code 4 pc +2 addr +2 d0 0 d1 5
; trap #14: signal 4 code 4 pc +2 addr +2 d0 0 d1 5
; trap #15: signal 5 code 1 pc +2 addr +2 d0 0 d1 5
move.w #2,%%ccr; trapv: signal 8 code 2 pc +2 addr +0 d0 0 d1 5
move.w #0,%%ccr; trapv: d0 0 d1 5
moveq #4,%%d2; chk.w %%d2,%%d1: signal 8 code 2 pc +2 addr +0 d0 0 d1 5
moveq #4,%%d2; chk.l %%d2,%%d1: signal 8 code 2 pc +2 addr +0 d0 0 d1 5
moveq #6,%%d2; chk.w %%d2,%%d1: d0 0 d1 5
; divu.w %%d0,%%d1: signal 8 code 1 pc +2 addr +0 d0 0 d1 5
; divs.l %%d0,%%d1: signal 8 code 1 pc +4 addr +0 d0 0 d1 5
; illegal: signal 4 code 1 pc +0 addr +0 d0 0 d1 5
; bkpt #3: signal 4 code 1 pc +0 addr +0 d0 0 d1 5
; reset: signal 4 code 5 pc +0 addr +0 d0 0 d1 5
moveq #3,%%d0; fdbeq %%d0,.: d0 65535 d1 5
moveq #3,%%d0; ftst.x %%fp1; fdbun %%d0,.: d0 3 d1 5
moveq #0x12,%%d0; unpk %%d0,%%d1,#0x3030: d0 18 d1 12594
move.w #0x3938,%%d0; pack %%d0,%%d1,#0: d0 14648 d1 152
pea 2f; move.w #31,-(%%sp); rtr: d0 0 d1 5
yes p != MAP_FAILED && munmap(p + size, size) == 0
 signal 8 code 2 pc +4 addr +0
84 signals
*/
