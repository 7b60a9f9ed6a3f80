/* <ucontext.h> of SunOS on 32-bit SPARC. */
#ifndef _UCONTEXT_INCLUDED
#define _UCONTEXT_INCLUDED
#include <signal.h>

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
typedef struct ucontext {
    unsigned long uc_flags;
    struct ucontext *uc_link;
    sigset_t uc_sigmask;
    stack_t uc_stack;
    mcontext_t uc_mcontext;
    long uc_filler[23];
} ucontext_t;

int getcontext(ucontext_t *) __attribute__((returns_twice));
void makecontext(ucontext_t *, void (*)(void), int, ...);
int setcontext(const ucontext_t *), swapcontext(ucontext_t *, const ucontext_t *);
#endif
