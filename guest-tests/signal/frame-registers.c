// All registers in the frame of a handler, those of floating point and the conditions included, the stack and the mask there, and what the program
// has of the handler's changes. The frames of handlers with SA_SIGINFO and, on machines that have others, without it. It prints what is wrong.
// flags: -no-pie -fno-pie
// only: arm aarch64 riscv64 m68k ppc
// qemu: not aarch64 m68k, registers of SVE count for the one, the other's frames lack some of floating point
#define _GNU_SOURCE
#include <signal.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>
#include "check.h"

// What raise_with() loads into the registers from `in`, and stores to `out` after kill().
struct state {
    unsigned long general[32];
    unsigned char fp[32][16];
    unsigned long control[8];
} in, out;

void raise_with(void);
extern char after_call[];

#define REPEAT(F) \
    F(0) F(1) F(2) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11) F(12) F(13) F(14) F(15) F(16) F(17) F(18) F(19) F(20) F(21) F(22) F(23) F(24) F(25) \
        F(26) F(27) F(28) F(29) F(30) F(31)

#if defined __arm__
// r13 is the stack pointer, r14 the return address; flags, FPSCR.
enum { GENERAL = 15, FP = 32, FP_BYTES = 8, CONTROLS = 2, NUMBER = 7, FIRST = 0, RESULT = 0, OLD = 1 };
#define LEFT_OUT (1u << 0 | 1u << 13)
static const unsigned long control_in[] = {0xa0000000, 0x00c00010}, control_out[] = {0x50000000, 0x00400001}, control_mask[] = {0xf8000000, ~0ul};
static void *general(void *u, int n)
{
    return &((ucontext_t *)u)->uc_mcontext.arm_r0 + n;
}
static void *fp(void *u, int n)
{
    return (char *)((ucontext_t *)u)->uc_regspace + 8 + 8 * n;
}
static void *control(void *u, int n)
{
    return n ? fp(u, 32) : (void *)&((ucontext_t *)u)->uc_mcontext.arm_cpsr;
}
static unsigned long pc(void *u)
{
    return ((ucontext_t *)u)->uc_mcontext.arm_pc;
}
__asm__(".syntax unified; .arm; .fpu neon; .global raise_with; .type raise_with, %function\n"
        "raise_with: push {r4-r11, lr}; vpush {d8-d15}; ldr r12, =in; add r0, r12, #128\n"
#define LOAD(n) "vldr d" #n ", [r0, #16 * " #n "]\n"
        REPEAT(LOAD)
        "ldr r0, [r12, #644]; vmsr fpscr, r0; ldr r0, [r12, #640]; msr CPSR_f, r0; ldr lr, [r12, #56]; ldm r12, {r0-r12}; svc 0\n"
        ".global after_call\nafter_call: ldr r0, =out; stmib r0, {r1-r12}; str lr, [r0, #56]; mrs r1, cpsr; str r1, [r0, #640]; vmrs r1, fpscr\n"
        "str r1, [r0, #644]; add r0, r0, #128\n"
#define STORE(n) "vstr d" #n ", [r0, #16 * " #n "]\n"
        REPEAT(STORE) "vpop {d8-d15}; pop {r4-r11, pc}\n"
        ".global old_entry; .type old_entry, %function\nold_entry: mov r1, sp; ldr r12, =on_old; bx r12; .ltorg; .thumb\n");
void old_entry(int);
#define old_mask(u) (&((ucontext_t *)(u))->uc_mcontext.oldmask)

#elif defined __aarch64__
// NZCV, FPSR, FPCR.
enum { GENERAL = 31, FP = 32, FP_BYTES = 16, CONTROLS = 3, NUMBER = 8, FIRST = 0, RESULT = 0, OLD = 0 };
#define LEFT_OUT (1u << 0)
static const unsigned long control_in[] = {0xa0000000, 0x08000011, 0x00c00000}, control_out[] = {0x50000000, 0x00000002, 0x01400000}, control_mask[] = {0xf0000000, ~0u, ~0u};
static void *general(void *u, int n)
{
    return &((ucontext_t *)u)->uc_mcontext.regs[n];
}
static void *fp(void *u, int n)
{
    return &((struct fpsimd_context *)((ucontext_t *)u)->uc_mcontext.__reserved)->vregs[n];
}
static void *control(void *u, int n)
{
    struct fpsimd_context *f = (struct fpsimd_context *)((ucontext_t *)u)->uc_mcontext.__reserved;
    return n == 0 ? (void *)&((ucontext_t *)u)->uc_mcontext.pstate : n == 1 ? &f->fpsr : &f->fpcr;
}
static unsigned long pc(void *u)
{
    return ((ucontext_t *)u)->uc_mcontext.pc;
}
#define LOAD(n)    "ldr q" #n ", [x30, #256 + 16 * " #n "]\n"
#define STORE(n)   "str q" #n ", [x0, #256 + 16 * " #n "]\n"
#define GENERALS(F) F(1) F(2) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11) F(12) F(13) F(14) F(15) F(16) F(17) F(18) F(19) F(20) F(21) F(22) F(23) \
        F(24) F(25) F(26) F(27) F(28) F(29)
#define LOAD_X(n)  "ldr x" #n ", [x30, #8 * " #n "]\n"
#define STORE_X(n) "str x" #n ", [x0, #8 * " #n "]\n"
__asm__(".global raise_with\nraise_with: sub sp, sp, #192; stp x19, x20, [sp]; stp x21, x22, [sp, #16]; stp x23, x24, [sp, #32]; stp x25, x26, [sp, #48]\n"
        "stp x27, x28, [sp, #64]; stp x29, x30, [sp, #80]; stp d8, d9, [sp, #96]; stp d10, d11, [sp, #112]; stp d12, d13, [sp, #128]\n"
        "stp d14, d15, [sp, #144]; str x18, [sp, #160]; adrp x30, in; add x30, x30, :lo12:in\n" REPEAT(LOAD)
        "ldr x0, [x30, #768]; msr nzcv, x0; ldr x0, [x30, #776]; msr fpsr, x0; ldr x0, [x30, #784]; msr fpcr, x0\n" LOAD_X(0) GENERALS(LOAD_X) LOAD_X(30)
        "svc 0\n.global after_call\nafter_call: adrp x0, out; add x0, x0, :lo12:out\n" GENERALS(STORE_X) STORE_X(30)
        "mrs x1, nzcv; str x1, [x0, #768]; mrs x1, fpsr; str x1, [x0, #776]; mrs x1, fpcr; str x1, [x0, #784]\n" REPEAT(STORE)
        "msr fpcr, xzr; ldp x19, x20, [sp]; ldp x21, x22, [sp, #16]; ldp x23, x24, [sp, #32]; ldp x25, x26, [sp, #48]; ldp x27, x28, [sp, #64]\n"
        "ldp x29, x30, [sp, #80]; ldp d8, d9, [sp, #96]; ldp d10, d11, [sp, #112]; ldp d12, d13, [sp, #128]; ldp d14, d15, [sp, #144]\n"
        "ldr x18, [sp, #160]; add sp, sp, #192; ret\n");

#elif defined __riscv
// x2 is the stack pointer, x3 the global pointer, x4 the thread pointer. FCSR.
enum { GENERAL = 32, FP = 32, FP_BYTES = 8, CONTROLS = 1, NUMBER = 17, FIRST = 10, RESULT = 10, OLD = 0 };
#define LEFT_OUT (1u << 0 | 1u << 2 | 1u << 3 | 1u << 4 | 1u << 10)
static const unsigned long control_in[] = {0x6a}, control_out[] = {0x95 & 0x7f}, control_mask[] = {0xff};
static void *general(void *u, int n)
{
    return &((ucontext_t *)u)->uc_mcontext.__gregs[n];
}
static void *fp(void *u, int n)
{
    return &((ucontext_t *)u)->uc_mcontext.__fpregs.__d.__f[n];
}
static void *control(void *u, int n)
{
    return n ? NULL : (void *)&((ucontext_t *)u)->uc_mcontext.__fpregs.__d.__fcsr;
}
static unsigned long pc(void *u)
{
    return ((ucontext_t *)u)->uc_mcontext.__gregs[0];
}
#define LOAD(n)    "fld f" #n ", 256 + 16 * " #n "(x5)\n"
#define STORE(n)   "fsd f" #n ", 256 + 16 * " #n "(x10)\n"
#define GENERALS(F) F(1) F(6) F(7) F(8) F(9) F(11) F(12) F(13) F(14) F(15) F(16) F(17) F(18) F(19) F(20) F(21) F(22) F(23) F(24) F(25) F(26) F(27) F(28) F(29) \
        F(30) F(31)
#define LOAD_X(n)  "ld x" #n ", 8 * " #n "(x5)\n"
#define STORE_X(n) "sd x" #n ", 8 * " #n "(x10)\n"
#define SAVED(F)   F(8, 0) F(9, 1) F(18, 2) F(19, 3) F(20, 4) F(21, 5) F(22, 6) F(23, 7) F(24, 8) F(25, 9) F(26, 10) F(27, 11)
#define SAVE(n, i) "sd x" #n ", 16 * " #i "(sp); fsd f" #n ", 16 * " #i " + 8(sp)\n"
#define LOAD_SAVED(n, i) "ld x" #n ", 16 * " #i "(sp); fld f" #n ", 16 * " #i " + 8(sp)\n"
__asm__(".global raise_with\nraise_with: addi sp, sp, -256; sd ra, 200(sp)\n" SAVED(SAVE) "lla x5, in\n" REPEAT(LOAD)
        "ld x6, 768(x5); fscsr x6; ld x10, 80(x5)\n" GENERALS(LOAD_X) LOAD_X(5) "ecall\n.global after_call\nafter_call: lla x10, out\n" STORE_X(5) GENERALS(STORE_X)
        "frcsr x5; sd x5, 768(x10)\n" REPEAT(STORE) SAVED(LOAD_SAVED) "fscsr x0; ld ra, 200(sp); addi sp, sp, 256; ret\n");

#elif defined __m68k__
// d0 to d7, a0 to a6. The conditions, FPCR, FPSR. FPIAR is always 0 in libunicorn.
enum { GENERAL = 15, FP = 8, FP_BYTES = 12, CONTROLS = 3, NUMBER = 0, FIRST = 1, RESULT = 0, OLD = 1 };
#define LEFT_OUT (1u << 0)
static const unsigned long control_in[] = {0x15, 0x30, 0x04005508}, control_out[] = {0x0a, 0x20, 0x0a00aa10}, control_mask[] = {0x1f, ~0ul, ~0ul};
static void *old; // a frame without SA_SIGINFO
static struct sigcontext *const *const old_context = (struct sigcontext *const *)&old;
static void *general(void *u, int n)
{
    struct sigcontext *s = *old_context;
    if (!s)
        return &((ucontext_t *)u)->uc_mcontext.gregs[n];
    return n < 2 ? (void *)(&s->sc_d0 + n) : n == 8 || n == 9 ? (void *)(&s->sc_a0 + n - 8) : NULL;
}
static void *fp(void *u, int n)
{
    if (!old)
        return &((ucontext_t *)u)->uc_mcontext.fpregs.f_fpregs[n];
    return n < 2 ? &(*old_context)->sc_fpregs[3 * n] : NULL;
}
static void *control(void *u, int n)
{
    static unsigned long sr[2];
    if (old)
        return n ? (void *)&(*old_context)->sc_fpcntl[n - 1] : (sr[0] = (*old_context)->sc_sr, (void *)sr);
    return n ? (void *)(&((ucontext_t *)u)->uc_mcontext.fpregs.f_pcr + n - 1) : (void *)&((ucontext_t *)u)->uc_mcontext.gregs[R_PS];
}
static unsigned long pc(void *u)
{
    return old ? (*old_context)->sc_pc : (unsigned long)((ucontext_t *)u)->uc_mcontext.gregs[R_PC];
}
#define FPS(F)   F(0) F(1) F(2) F(3) F(4) F(5) F(6) F(7)
#define LOAD(n)  "fmovem.x in + 128 + 16 * " #n ", %fp" #n "\n"
#define STORE(n) "fmovem.x %fp" #n ", out + 128 + 16 * " #n "\n"
__asm__(".global raise_with\nraise_with: movem.l %d2-%d7/%a2-%a6, -(%sp); fmovem.x %fp2-%fp7, -(%sp)\n" FPS(LOAD)
        "fmove.l in + 644, %fpcr; fmove.l in + 648, %fpsr; move.w in + 642, %ccr; movem.l in, %d0-%d7/%a0-%a6; trap #0\n"
        ".global after_call\nafter_call: move.w %ccr, out + 642; movem.l %d0-%d7/%a0-%a6, out; fmove.l %fpcr, out + 644; fmove.l %fpsr, out + 648\n"
        "moveq #0, %d0; fmove.l %d0, %fpcr\n" FPS(STORE) "fmovem.x (%sp)+, %fp2-%fp7; movem.l (%sp)+, %d2-%d7/%a2-%a6; rts\n");

#else
// r1 is the stack pointer, r2 the thread pointer, r13 of the small data. LR, CTR, XER, CR, FPSCR.
enum { GENERAL = 32, FP = 32, FP_BYTES = 8, CONTROLS = 5, NUMBER = 0, FIRST = 3, RESULT = 3, OLD = 1 };
#define LEFT_OUT (1u << 1 | 1u << 2 | 1u << 3 | 1u << 13)
static const unsigned long control_in[] = {0x12345678, 0x9abcdef0, 0xa000007f, 0x2a6c35f9, 0x00000002}, control_out[] = {0xfedcba98, 0x76543210, 0x40000011, 0x8531fc24, 0x00000001},
                           control_mask[] = {~0ul, ~0ul, 0xe000007f, 0x0fffffff, 3};
static struct pt_regs *old;
static unsigned long *words(void *u)
{
    return old ? (unsigned long *)old : (unsigned long *)((ucontext_t *)u)->uc_mcontext.uc_regs->gregs;
}
static void *general(void *u, int n)
{
    return words(u) + n;
}
static void *fp(void *u, int n)
{
    return (double *)(words(u) + 48) + n;
}
static void *control(void *u, int n)
{
    return n == 4 ? (char *)fp(u, 32) + 4 : (void *)(words(u) + (const int[]){36, 35, 37, 38}[n]);
}
static unsigned long pc(void *u)
{
    return words(u)[32];
}
#define LOAD(n)  "lfd " #n ", 128 + 16 * " #n "(3)\n"
#define STORE(n) "stfd " #n ", 128 + 16 * " #n "(3)\n"
#define SAVED(F) F(14) F(15) F(16) F(17) F(18) F(19) F(20) F(21) F(22) F(23) F(24) F(25) F(26) F(27) F(28) F(29) F(30) F(31)
#define SAVE(n)  "stfd " #n ", 8 * " #n "(1)\n"
#define LOAD_SAVED(n) "lfd " #n ", 8 * " #n "(1)\n"
__asm__(".global raise_with\nraise_with: mflr 0; stw 0, 4(1); stwu 1, -272(1); stmw 14, 24(1); mfcr 0; stw 0, 20(1); stwu 1, -272(1)\n" SAVED(SAVE)
        "lis 3, in@ha; la 3, in@l(3); stw 13, 52(3); lfd 0, 128 + 16 * 31 + 16 + 12(3); mtfsf 255, 0\n" REPEAT(LOAD)
        "lwz 4, 640(3); mtlr 4; lwz 4, 644(3); mtctr 4; lwz 4, 648(3); mtxer 4; lwz 4, 652(3); mtcr 4; lwz 0, 0(3); lmw 4, 16(3); lwz 3, 12(3); sc\n"
        ".global after_call\nafter_call: lis 3, out@ha; la 3, out@l(3); stmw 4, 16(3); stw 0, 0(3); mflr 4; stw 4, 640(3); mfctr 4; stw 4, 644(3)\n"
        "mfxer 4; stw 4, 648(3); mfcr 4; stw 4, 652(3)\n" REPEAT(STORE) "mffs 0; stfd 0, 664(3); lwz 4, 668(3); stw 4, 656(3)\n" SAVED(LOAD_SAVED)
        "addi 1, 1, 272; lwz 0, 20(1); mtcr 0; lmw 14, 24(1); addi 1, 1, 272; lwz 0, 4(1); mtlr 0; blr\n");
#endif

#define WANT(x) ((x) ? 0 : printf("NO %s\n", #x))

static char stack[65536];
static int handled;
static unsigned long general_there, fp_there; // which registers the frame has

static unsigned char pattern(int n, int byte)
{
    return (unsigned char)(n * 37 + byte * 11 + 5);
}

static void show(const char *what, int n, const void *value, int size)
{
    printf("%s %d is", what, n);
    for (int i = 0; i < size; i++)
        printf(" %02x", ((const unsigned char *)value)[i]);
    printf("\n");
}

static unsigned long word_at(const void *p)
{
    unsigned long w;
    memcpy(&w, p, sizeof w);
    return w;
}

static unsigned control_at(const void *p)
{
    unsigned w;
    memcpy(&w, p, sizeof w);
    return w;
}

// Compares the frame with `in`, and changes all of it.
static void look(void *u)
{
    handled++;
    general_there = fp_there = 0;
    WANT(pc(u) == (unsigned long)after_call);
    for (int n = 0; n < GENERAL; n++) {
        void *p = general(u, n);
        if (!p || LEFT_OUT >> n & 1)
            continue;
        general_there |= 1ul << n;
        if (memcmp(p, &in.general[n], sizeof(long)) != 0)
            show("general", n, p, sizeof(long));
        const unsigned long changed = word_at(p) ^ 0x01010101ul * (unsigned long)(n + 1);
        memcpy(p, &changed, sizeof changed);
    }
    for (int n = 0; n < FP; n++) {
        unsigned char *p = fp(u, n);
        if (!p)
            continue;
        fp_there |= 1ul << n;
        if (memcmp(p, in.fp[n], FP_BYTES) != 0)
            show("fp", n, p, FP_BYTES);
        p[FP_BYTES - 1] ^= (unsigned char)(n + 1), p[0] ^= 0x80, p[FP_BYTES / 2] ^= 0x22;
    }
    for (int n = 0; n < CONTROLS; n++) {
        void *p = control(u, n);
        const unsigned mask = (unsigned)control_mask[n], changed = (control_at(p) & ~mask) | ((unsigned)control_out[n] & mask);
        if ((control_at(p) ^ control_in[n]) & mask)
            show("control", n, p, 4);
        memcpy(p, &changed, sizeof changed);
#ifdef __m68k__
        if (old && !n)
            (*old_context)->sc_sr = (unsigned short)changed;
#endif
    }
}

static void on_new(int sig, siginfo_t *info, void *context)
{
    ucontext_t *u = context;
    sigset_t wanted;
    sigemptyset(&wanted), sigaddset(&wanted, SIGUSR2), sigaddset(&wanted, SIGRTMIN + 3);
    WANT(sig == SIGUSR1 && info->si_signo == sig && info->si_code == SI_USER && info->si_pid == getpid() && !u->uc_link);
    WANT(u->uc_stack.ss_sp == stack && u->uc_stack.ss_size == sizeof stack && u->uc_stack.ss_flags == 0);
    WANT(!memcmp(&u->uc_sigmask, &wanted, 8));
    look(u);
    sigaddset(&u->uc_sigmask, SIGRTMIN + 20), sigdelset(&u->uc_sigmask, SIGUSR2), sigaddset(&u->uc_sigmask, SIGCHLD);
}

#if defined __arm__
void on_old(int sig, void *u)
{
    WANT(sig == SIGUSR1 && *old_mask(u) == 1 << (SIGUSR2 - 1));
    *old_mask(u) = 1 << (SIGCHLD - 1);
    ((ucontext_t *)u)->uc_sigmask.__val[0] = 1 << (SIGCHLD - 1);
    look(u);
}
#elif defined __m68k__
static void old_entry(int sig, int code, struct sigcontext *context)
{
    (void)code;
    WANT(sig == SIGUSR1 && context->sc_mask == 1 << (SIGUSR2 - 1));
    context->sc_mask = 1 << (SIGCHLD - 1);
    old = context;
    look(NULL);
}
#elif defined __powerpc__
static void old_entry(int sig, struct sigcontext *context)
{
    WANT(sig == SIGUSR1 && context->oldmask == 1 << (SIGUSR2 - 1));
    context->oldmask = 1 << (SIGCHLD - 1);
    WANT(context->signal == SIGUSR1 && context->handler == (unsigned long)old_entry);
    old = context->regs;
    look(NULL);
}
#endif

// What the program has after the handler.
static void compare(void)
{
    WANT(handled == 1);
    for (int n = 0; n < GENERAL; n++) {
        const unsigned long wanted = in.general[n] ^ (general_there >> n & 1 ? 0x01010101ul * (unsigned long)(n + 1) : 0);
        if (!(LEFT_OUT >> n & 1) && n != RESULT && out.general[n] != wanted)
            show("general after it", n, &out.general[n], sizeof(long));
    }
    for (int n = 0; n < FP; n++) {
        unsigned char wanted[16];
        memcpy(wanted, in.fp[n], 16);
        if (fp_there >> n & 1)
            wanted[FP_BYTES - 1] ^= (unsigned char)(n + 1), wanted[0] ^= 0x80, wanted[FP_BYTES / 2] ^= 0x22;
        if (memcmp(out.fp[n], wanted, FP_BYTES) != 0)
            show("fp after it", n, out.fp[n], FP_BYTES);
    }
    for (int n = 0; n < CONTROLS; n++)
        if ((out.control[n] ^ control_out[n]) & control_mask[n])
            show("control after it", n, &out.control[n], sizeof(long));
}

static void run(int old_frame)
{
    struct sigaction a = {.sa_sigaction = on_new, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigset_t mask;
#if defined __arm__ || defined __m68k__ || defined __powerpc__
    if (old_frame)
        a.sa_handler = (void (*)(int))old_entry, a.sa_flags = SA_ONSTACK;
#endif
    handled = 0;
    memset(&out, 0, sizeof out);
    for (int n = 0; n < 32; n++) {
        for (int i = 0; i < (int)sizeof(long); i++)
            ((unsigned char *)&in.general[n])[i] = pattern(n, i);
        for (int i = 0; i < 16; i++)
            in.fp[n][i] = (unsigned char)(pattern(n + 7, i) & (FP_BYTES == 12 && i == 0 ? 0x3f : 0xff));
        if (FP_BYTES == 12)
            in.fp[n][2] = in.fp[n][3] = 0, in.fp[n][4] |= 0x80;
    }
    memcpy(in.control, control_in, sizeof control_in);
#ifdef __powerpc__
    in.control[6] = 0, in.control[7] = control_in[4];
#endif
    in.general[NUMBER] = SYS_kill, in.general[FIRST] = (unsigned long)getpid(), in.general[FIRST + 1] = SIGUSR1;
    must(sigaction(SIGUSR1, &a, NULL), "sigaction");
    sigemptyset(&mask), sigaddset(&mask, SIGUSR2), sigaddset(&mask, SIGRTMIN + 3);
    must(sigprocmask(SIG_SETMASK, &mask, NULL), "sigprocmask");
    raise_with();
    compare();
    sigprocmask(SIG_SETMASK, NULL, &mask);
    for (int i = 1; i < SIGRTMAX; i++)
        if (sigismember(&mask, i) != (i == SIGCHLD || i == SIGRTMIN + 3 || (i == SIGRTMIN + 20 && !old_frame)))
            printf("signal %d: %d\n", i, sigismember(&mask, i));
    printf("done\n");
}

int main(void)
{
    setvbuf(stdout, NULL, _IONBF, 0);
    sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
    run(0);
    run(OLD);
}

/* stdout:
done
done
*/
