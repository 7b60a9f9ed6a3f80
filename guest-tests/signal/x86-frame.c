// All registers in a handler's frame, those of the x87 and SSE included, and what the program has of the handler's changes.
// flags: -no-pie -fno-pie
// only: i386 x86_64
// qemu: no, its frame of a 32-bit program has no SSE state
#include <signal.h>
#include <ucontext.h>
#include "check.h"

#ifdef __x86_64__
enum { GENERAL = 14, VECTORS = 16, REG_PC = REG_RIP };
static const int places[GENERAL] = {REG_RAX, REG_RBX, REG_RCX, REG_RDX, REG_RSI, REG_RDI, REG_R8, REG_R9, REG_R10, REG_R11, REG_R12, REG_R13, REG_R14, REG_R15};
#else
enum { GENERAL = 6, VECTORS = 8, REG_PC = REG_EIP };
static const int places[GENERAL] = {REG_EAX, REG_EBX, REG_ECX, REG_EDX, REG_ESI, REG_EDI};
#endif

struct state {
    long general[GENERAL];
    unsigned char vector[VECTORS][16] __attribute__((aligned(16)));
    unsigned char st[3][16];
    unsigned short control, status;
    unsigned mxcsr;
    long flags;
} in, out;

// The FXSAVE image in the frame.
static unsigned char *image_of(const ucontext_t *u)
{
    return (unsigned char *)u->uc_mcontext.fpregs + (sizeof(long) == 4 ? 112 : 0);
}

static void show_bytes(const char *what, int n, const unsigned char *bytes, int count)
{
    printf("%s%d ", what, n);
    for (int i = 0; i < count; i++)
        printf("%02x", bytes[i]);
    printf("\n");
}

static void handler(int sig, siginfo_t *info, void *context)
{
    ucontext_t *u = context;
    unsigned char *image = image_of(u);
    unsigned short control, status;
    unsigned mxcsr, mask;
    long *flags = (long *)&u->uc_mcontext.gregs[REG_EFL];
    (void)info;
    printf("signal %d, trap %ld, error %ld\n", sig, (long)u->uc_mcontext.gregs[REG_TRAPNO], (long)u->uc_mcontext.gregs[REG_ERR]);
    for (int i = 0; i < GENERAL; i++)
        if ((long)u->uc_mcontext.gregs[places[i]] != in.general[i])
            printf("general %d is %lx\n", i, (long)u->uc_mcontext.gregs[places[i]]);
    memcpy(&control, image, 2), memcpy(&status, image + 2, 2), memcpy(&mxcsr, image + 24, 4), memcpy(&mask, image + 28, 4);
    printf("control %04x, status %04x, tags %02x, mxcsr %04x, mask %d, flags %03lx\n", control, status, image[4], mxcsr, (mask & 0xffbf) == 0xffbf, *flags & 0xcd5);
    for (int i = 0; i < 3; i++)
        show_bytes("st", i, image + 32 + 16 * i, 10);
    for (int i = 0; i < VECTORS; i++)
        if (i < 8 || memcmp(image + 160 + 16 * i, in.vector[i], 16))
            show_bytes("xmm", i, image + 160 + 16 * i, 16);
#ifndef __x86_64__
    const struct _libc_fpstate *f = u->uc_mcontext.fpregs;
    if ((f->cw & 0xffff) != control || (f->sw & 0xffff) != status || (f->tag & 0xffff) != 0x03ff)
        printf("control %04lx, status %04lx, tags %04lx\n", f->cw & 0xffff, f->sw & 0xffff, f->tag & 0xffff);
    for (int i = 0; i < 3; i++)
        if (memcmp(&f->_st[i], in.st[i], 10))
            show_bytes("st", i, (const unsigned char *)&f->_st[i], 10);
    for (int i = 0; i < 3; i++) // they are those that the kernel loads
        u->uc_mcontext.fpregs->_st[i].significand[0] ^= (unsigned short)(i + 1), u->uc_mcontext.fpregs->_st[i].exponent ^= 0x8000;
    u->uc_mcontext.fpregs->cw ^= 0x400, u->uc_mcontext.fpregs->sw ^= 0x4100;
#else
    for (int i = 0; i < 3; i++)
        image[32 + 16 * i] ^= (unsigned char)(i + 1), image[32 + 16 * i + 9] ^= 0x80;
    control ^= 0x400, status ^= 0x4100;
    memcpy(image, &control, 2), memcpy(image + 2, &status, 2);
#endif
    for (int i = 0; i < GENERAL; i++)
        u->uc_mcontext.gregs[places[i]] ^= 0x1111 * (i + 1);
    for (int i = 0; i < VECTORS; i++)
        for (int k = 0; k < 16; k++)
            image[160 + 16 * i + k] ^= (unsigned char)(16 * i + k);
    mxcsr ^= 0x6000;
    memcpy(image + 24, &mxcsr, 4);
    *flags ^= 0x8d5;
    u->uc_mcontext.gregs[REG_PC] += 2; // the instruction after ud2
}

void body(void);
#ifdef __x86_64__
__asm__(".globl body\nbody: push %rbx; push %rbp; push %r12; push %r13; push %r14; push %r15\n"
        "fninit; fldt in+400; fldt in+384; fldt in+368; fldcw in+416; ldmxcsr in+420\n"
        ".irp n,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\nmovups in+112+16*\\n, %xmm\\n\n.endr\n"
        "push in+424; popf\n"
        "mov in, %rax; mov in+8, %rbx; mov in+16, %rcx; mov in+24, %rdx; mov in+32, %rsi; mov in+40, %rdi; mov in+48, %r8; mov in+56, %r9\n"
        "mov in+64, %r10; mov in+72, %r11; mov in+80, %r12; mov in+88, %r13; mov in+96, %r14; mov in+104, %r15\n"
        "ud2\n"
        "mov %rax, out; mov %rbx, out+8; mov %rcx, out+16; mov %rdx, out+24; mov %rsi, out+32; mov %rdi, out+40; mov %r8, out+48; mov %r9, out+56\n"
        "mov %r10, out+64; mov %r11, out+72; mov %r12, out+80; mov %r13, out+88; mov %r14, out+96; mov %r15, out+104\n"
        "pushf; pop out+424; cld; push $0x202; popf\n"
        ".irp n,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\nmovups %xmm\\n, out+112+16*\\n\n.endr\n"
        "fnstcw out+416; fnstsw out+418; stmxcsr out+420; fstpt out+368; fstpt out+384; fstpt out+400; fninit; ldmxcsr normal\n"
        "pop %r15; pop %r14; pop %r13; pop %r12; pop %rbp; pop %rbx; ret\n.data\nnormal: .long 0x1f80\n.text\n");
#else
__asm__(".globl body\nbody: push %ebx; push %ebp; push %esi; push %edi\n"
        "fninit; fldt in+192; fldt in+176; fldt in+160; fldcw in+208; ldmxcsr in+212\n"
        ".irp n,0,1,2,3,4,5,6,7\nmovups in+32+16*\\n, %xmm\\n\n.endr\n"
        "push in+216; popf\n"
        "mov in, %eax; mov in+4, %ebx; mov in+8, %ecx; mov in+12, %edx; mov in+16, %esi; mov in+20, %edi\n"
        "ud2\n"
        "mov %eax, out; mov %ebx, out+4; mov %ecx, out+8; mov %edx, out+12; mov %esi, out+16; mov %edi, out+20\n"
        "pushf; pop out+216; cld; push $0x202; popf\n"
        ".irp n,0,1,2,3,4,5,6,7\nmovups %xmm\\n, out+32+16*\\n\n.endr\n"
        "fnstcw out+208; fnstsw out+210; stmxcsr out+212; fstpt out+160; fstpt out+176; fstpt out+192; fninit; ldmxcsr normal\n"
        "pop %edi; pop %esi; pop %ebp; pop %ebx; ret\n.data\nnormal: .long 0x1f80\n.text\n");
#endif

int main(void)
{
    struct sigaction a = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO};
    const long double values[3] = {1.5L, -3e300L, 0x1.23456789abcdep-1000L};
    sigaction(SIGILL, &a, NULL);
    for (int i = 0; i < GENERAL; i++)
        in.general[i] = (long)0x9abcdef013572468ul * (i + 3);
    for (int i = 0; i < VECTORS; i++)
        for (int k = 0; k < 16; k++)
            in.vector[i][k] = (unsigned char)(i * 37 + k * 11 + 1);
    for (int i = 0; i < 3; i++)
        memcpy(in.st[i], values + i, 10);
    in.control = 0x0b7f, in.mxcsr = 0x3f80, in.flags = 0x246;
    body();
    for (int i = 0; i < GENERAL; i++)
        if (out.general[i] != (in.general[i] ^ 0x1111 * (i + 1)))
            printf("general %d is %lx\n", i, out.general[i]);
    printf("control %04x, status %04x, mxcsr %04x, flags %03lx\n", out.control, out.status, out.mxcsr, out.flags & 0xcd5);
    for (int i = 0; i < 3; i++)
        show_bytes("st", i, out.st[i], 10);
    for (int i = 0; i < VECTORS; i++) {
        for (int k = 0; k < 16; k++)
            in.vector[i][k] ^= (unsigned char)(16 * i + k);
        if (i < 8 || memcmp(out.vector[i], in.vector[i], 16))
            show_bytes("xmm", i, out.vector[i], 16);
    }
    return 0;
}

/* stdout:
signal 4, trap 6, error 0
control 0b7f, status 2800, tags e0, mxcsr 3f80, mask 1, flags 044
st0 00000000000000c0ff3f
st1 e2a5c102306b598fe5c3
st2 00f0e6d5c4b3a291173c
xmm0 010c17222d38434e59646f7a85909ba6
xmm1 26313c47525d68737e89949faab5c0cb
xmm2 4b56616c77828d98a3aeb9c4cfdae5f0
xmm3 707b86919ca7b2bdc8d3dee9f4ff0a15
xmm4 95a0abb6c1ccd7e2edf8030e19242f3a
xmm5 bac5d0dbe6f1fc07121d28333e49545f
xmm6 dfeaf5000b16212c37424d58636e7984
xmm7 040f1a25303b46515c67727d88939ea9
control 0f7f, status 6900, mxcsr 5f80, flags 891
st0 01000000000000c0ffbf
st1 e0a5c102306b598fe543
st2 03f0e6d5c4b3a29117bc
xmm0 010d1521293d4549516d6571899d95a9
xmm1 36202e5446487e6466908e84b6a8ded4
xmm2 6b77434f53a7abbf8b8793efe3f7cbdf
xmm3 404ab4a2a892848af0eae4d2c8c2342a
xmm4 d5e1e9f5858991a5a5b1494555696175
xmm5 ea948288b2a4aa504a44726862140a00
xmm6 bf8b97636f73474b5f2b27330f0317eb
xmm7 747e6856444e3026241e0806f4eee0d6
*/
