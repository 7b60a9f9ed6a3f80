/* <ucontext.h> of SunOS on 32-bit SPARC and i386. */
#ifndef _UCONTEXT_INCLUDED
#define _UCONTEXT_INCLUDED
#include <signal.h>

#ifdef __i386__
enum { GS, FS, ES, DS, EDI, ESI, EBP, ESP, EBX, EDX, ECX, EAX, TRAPNO, ERR, EIP, CS, EFL, UESP, SS, NGREG, REG_PC = EIP, REG_SP = UESP };
typedef int greg_t;
typedef greg_t gregset_t[NGREG];
typedef struct {
    gregset_t gregs;
    unsigned fpregs[95];
} mcontext_t;
#else
enum {
    REG_PSR,
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
    NGREG
};
typedef int greg_t;
typedef greg_t gregset_t[NGREG];
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
typedef struct ucontext {
    unsigned long uc_flags;
    struct ucontext *uc_link;
    sigset_t uc_sigmask;
    stack_t uc_stack;
    mcontext_t uc_mcontext;
#ifdef __i386__
    long uc_filler[5];
#else
    long uc_filler[23];
#endif
} ucontext_t;

int getcontext(ucontext_t *) __attribute__((returns_twice));
void makecontext(ucontext_t *, void (*)(void), int, ...);
int setcontext(const ucontext_t *), swapcontext(ucontext_t *, const ucontext_t *);
#endif
