// Which undefined instructions are breakpoints: one of 32 bits in each state, and one of Thumb's 16 bits (arch/arm/kernel/ptrace.c).
// only: arm
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>

extern void arm_break(void), arm_undefined(void), thumb_break(void), thumb_wide(void), thumb_undefined(void), thumb_other(void);
__asm__(".text\n\t.syntax unified\n\t.arm\n\t.align 2\n"
        ".type arm_break, %function\narm_break: .word 0xe7f001f0\n\tbx lr\n"
        ".type arm_undefined, %function\narm_undefined: .word 0xe7f001f1\n\tbx lr\n\t.thumb\n"
        ".type thumb_break, %function\nthumb_break: .short 0xde01\n\tbx lr\n"
        ".type thumb_wide, %function\nthumb_wide: .short 0xf7f0, 0xa000\n\tbx lr\n"
        ".type thumb_undefined, %function\nthumb_undefined: .short 0xde02\n\tbx lr\n"
        ".type thumb_other, %function\nthumb_other: .short 0xf7f0, 0xa001\n\tbx lr\n"
#ifdef __thumb__
        ".thumb\n"
#else
        ".arm\n"
#endif
);

static sigjmp_buf place;

static void handler(int sig)
{
    siglongjmp(place, sig);
}

static void try(const char *name, void (*f)(void))
{
    const int sig = sigsetjmp(place, 1);

    if (!sig)
        f();
    printf("%s: %s\n", name, sig == SIGTRAP ? "SIGTRAP" : sig == SIGILL ? "SIGILL" : "none");
}

int main(void)
{
    signal(SIGTRAP, handler);
    signal(SIGILL, handler);
    try("e7f001f0", arm_break);
    try("e7f001f1", arm_undefined);
    try("de01", thumb_break);
    try("f7f0a000", thumb_wide);
    try("de02", thumb_undefined);
    try("f7f0a001", thumb_other);
    return 0;
}
/* stdout:
e7f001f0: SIGTRAP
e7f001f1: SIGILL
de01: SIGTRAP
f7f0a000: SIGTRAP
de02: SIGILL
f7f0a001: SIGILL
*/
