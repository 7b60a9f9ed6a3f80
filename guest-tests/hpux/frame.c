// A handler uses every register that it may, and those that it must save; the program has its own after it, of all kinds: general, floating point, the
// shift amount, the carries. By kill() of oneself, in a call, and by a trap, in the code.
#include "call.h"

enum { SIGUSR1 = 16, SIGTRAP = 5, SIGFPE = 8 };

struct action {
    void (*handler)(int, int, void *);
    unsigned mask[8];
    int flags;
};

/* r1 to r31, the shift amount, the carry, and the registers of floating point. */
struct state {
    unsigned general[32];
    unsigned sar, carry, pad[2];
    unsigned fp[32][2];
};

/* What raise_with() loads, stores, and must restore. */
struct states {
    struct state in, out;
    unsigned saved[32];
    unsigned long long saved_fp[10];
    long pid;
} __attribute__((aligned(16)));

void raise_with(struct states *s, int by_trap);

#define GENERAL(F) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11) F(12) F(13) F(14) F(15) F(16) F(17) F(18)
#define MORE(F)    F(1) F(20) F(21) F(23) F(24)
#define FP(F)      F(12) F(13) F(14) F(15) F(16) F(17) F(18) F(19) F(20) F(21)
#define FP_MORE(F) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11) F(22) F(23) F(24) F(25) F(26) F(27) F(28) F(29) F(30) F(31)
#define SAVE(n)    "stw %r" #n ", 4 * " #n "(%r20)\n"
#define UNSAVE(n)  "ldw 4 * " #n "(%r20), %r" #n "\n"
#define SAVE_FP(n) "fstd,ma %fr" #n ", 8(%r21)\n"
#define UNSAVE_FP(n) "fldd,ma 8(%r21), %fr" #n "\n"
#define LOAD(n)    "ldw 4 * " #n "(%r22), %r" #n "\n"
#define STORE(n)   "stw %r" #n ", 4 * " #n "(%r22)\n"
#define LOAD_FP(n) "ldo 144 + 8 * " #n "(%r22), %r21\nfldd 0(%r21), %fr" #n "\n"
#define STORE_FP(n) "ldo 144 + 8 * " #n "(%r22), %r21\nfstd %fr" #n ", 0(%r21)\n"

/* r19, r27 and r30 are the program's; r2, r22, r25, r26, r28, r29 and r31 are those of calls. */
__asm__(".text\n.align 8\n.export raise_with, code\nraise_with: ldo 128(%r30), %r30\nldo 800(%r26), %r20\nldo 928(%r26), %r21\nstw %r20, -64(%r30)\n"
        "stw %r2, 8(%r20)\ncopy %r26, %r22\n" GENERAL(SAVE) FP(SAVE_FP) FP(LOAD_FP) FP_MORE(LOAD_FP)
        "ldw 128(%r22), %r21\nmtsar %r21\ncopy %r25, %r29\nldw 1008(%r26), %r26\nldi 16, %r25\nldi -1, %r21\nadd %r21, %r21, %r0\n" GENERAL(LOAD) MORE(LOAD)
        "comib,=,n 0, %r29, by_kill\nb,n by_trap\n"
        ".export by_kill, code\nby_kill: ldil L%0xc0000000, %r29\nble 4(%sr7, %r29)\nldi 37, %r22\nb,n back\n"
        ".export by_trap, code\nby_trap: break 0, 1\nback: ldw -64(%r30), %r22\nldo -400(%r22), %r22\n" GENERAL(STORE) MORE(STORE)
        "addc %r0, %r0, %r21\nstw %r21, 132(%r22)\nmfctl %cr11, %r21\nstw %r21, 128(%r22)\n" FP(STORE_FP) FP_MORE(STORE_FP)
        "ldo 400(%r22), %r20\nldo 528(%r22), %r21\nldw 8(%r20), %r2\n" GENERAL(UNSAVE) FP(UNSAVE_FP) "bv %r0(%r2)\nldo -128(%r30), %r30\n");

static struct states states;
static volatile int caught;

static void handler(int sig, int code, void *context)
{
    unsigned *queue = (unsigned *)((char *)context + 32 + 16 + 128 + 8);

    (void)code;
    caught = sig;
    if (sig == SIGTRAP) { /* the next instruction: the layout is precis' own */
        queue[0] = queue[1];
        queue[1] += 4;
    }
    __asm__ volatile("mtsar %0\n\tsub %%r0, %0, %%r20\n\tldi 1, %%r1\n\tldi 2, %%r21\n\tldi 3, %%r22\n\tldi 4, %%r23\n\tldi 5, %%r24\n\tldi 6, %%r28\n\tldi 7, %%r29\n\tldi 8, %%r31\n\t"
                     "fcpy,dbl %%fr0, %%fr4\n\tfcpy,dbl %%fr4, %%fr5\n\tfcpy,dbl %%fr4, %%fr6\n\tfcpy,dbl %%fr4, %%fr7\n\tfcpy,dbl %%fr4, %%fr8\n\tfcpy,dbl %%fr4, %%fr11\n\t"
                     "fcpy,dbl %%fr4, %%fr12\n\tfcpy,dbl %%fr4, %%fr21\n\tfcpy,dbl %%fr4, %%fr22\n\tfcpy,dbl %%fr4, %%fr31\n\tcopy %%r1, %%r3\n\tcopy %%r1, %%r18"
                     :
                     : "r"(9)
                     : "r1", "r20", "r21", "r22", "r23", "r24", "r28", "r29", "r31", "fr4", "fr5", "fr6", "fr7", "fr8", "fr11", "fr12", "fr21", "fr22", "fr31", "r3", "r18");
}

static void run(const char *name, int sig, int by_trap)
{
    struct action a = {handler, {0}, 0};
    struct state *const in = &states.in, *const out = &states.out;
    long wrong = 0;

    CALL(SIGACTION, sig, &a, 0);
    states.pid = CALL(GETPID);
    for (unsigned n = 0; n < 32; n++) {
        in->general[n] = 0x9abcdef0u * (n + 3);
        in->fp[n][0] = 0x3ff12345 + (n << 16), in->fp[n][1] = 0x89abcdef * (n + 1);
        out->general[n] = out->fp[n][0] = out->fp[n][1] = 0;
    }
    in->sar = 21, out->sar = out->carry = 0, caught = 0;
    raise_with(&states, by_trap);
    show(name, caught);
    for (unsigned n = 1; n < 32; n++) {
        const int of_call = n == 2 || n == 19 || n == 22 || n == 25 || n == 26 || n == 27 || n >= 28;

        if (!of_call && out->general[n] != in->general[n])
            show("general", n), wrong++;
        if (n >= 4 && (out->fp[n][0] != in->fp[n][0] || out->fp[n][1] != in->fp[n][1]))
            show("fp", n), wrong++;
    }
    show("shift amount", out->sar);
    show("carry", out->carry);
    show("wrong", wrong);
}

int main(void)
{
    run("kill", SIGUSR1, 0);
    run("trap", SIGTRAP, 1);
    return 0;
}

/* stdout:
kill 16
shift amount 21
carry 0
wrong 0
trap 5
shift amount 21
carry 1
wrong 0
*/
