/* <ucontext.h> of SunOS on SPARC and x86. */
#ifndef _UCONTEXT_INCLUDED
#define _UCONTEXT_INCLUDED
#include <signal.h>

#if defined __x86_64__
enum {
    REG_R15,
    REG_R14,
    REG_R13,
    REG_R12,
    REG_R11,
    REG_R10,
    REG_R9,
    REG_R8,
    REG_RDI,
    REG_RSI,
    REG_RBP,
    REG_RBX,
    REG_RDX,
    REG_RCX,
    REG_RAX,
    REG_TRAPNO,
    REG_ERR,
    REG_RIP,
    REG_CS,
    REG_RFL,
    REG_RSP,
    REG_SS,
    REG_FS,
    REG_GS,
    REG_ES,
    REG_DS,
    REG_FSBASE,
    REG_GSBASE,
    NGREG,
    REG_PC = REG_RIP,
    REG_SP = REG_RSP
};
typedef long greg_t;
typedef greg_t gregset_t[NGREG];
typedef struct {
    gregset_t gregs __attribute__((aligned(16)));
    long fpregs[66];
} mcontext_t;
#elif defined __i386__
enum { GS, FS, ES, DS, EDI, ESI, EBP, ESP, EBX, EDX, ECX, EAX, TRAPNO, ERR, EIP, CS, EFL, UESP, SS, NGREG, REG_PC = EIP, REG_SP = UESP };
typedef int greg_t;
typedef greg_t gregset_t[NGREG];
typedef struct {
    gregset_t gregs;
    unsigned fpregs[95];
} mcontext_t;
#else
enum {
#ifdef __LP64__
    REG_CCR,
#else
    REG_PSR,
#endif
    REG_PC,
    REG_nPC,
    REG_Y,
    REG_G1,
    REG_G2,
    REG_G3,
    REG_G4,
    REG_G5,
    REG_G6,
    REG_G7,
    REG_O0,
    REG_O1,
    REG_O2,
    REG_O3,
    REG_O4,
    REG_O5,
    REG_O6,
    REG_O7,
#ifdef __LP64__
    REG_ASI,
    REG_FPRS,
#endif
    NGREG
};
typedef long greg_t;
typedef greg_t gregset_t[NGREG];
#ifdef __LP64__
typedef struct {
    gregset_t gregs __attribute__((aligned(16)));
    long __more[63];
} mcontext_t;
#else
typedef struct {
    gregset_t gregs;
    void *gwins;
    struct {
        double fpu_dregs[16];
        void *fpu_q;
        unsigned fpu_fsr;
        unsigned char fpu_qcnt, fpu_q_entrysize, fpu_en;
    } fpregs;
    long xrs[2], filler[19];
} mcontext_t;
#endif
#endif
typedef struct ucontext {
    unsigned uc_flags;
    struct ucontext *uc_link;
    sigset_t uc_sigmask;
    stack_t uc_stack;
    mcontext_t uc_mcontext;
#if defined __x86_64__
    long uc_filler[6];
#elif defined __i386__
    long uc_filler[5];
#elif !defined __LP64__
    long uc_filler[23];
#endif
} ucontext_t;

int getcontext(ucontext_t *) __attribute__((returns_twice));
void makecontext(ucontext_t *, void (*)(void), int, ...);
int setcontext(const ucontext_t *), swapcontext(ucontext_t *, const ucontext_t *);
#endif
