// Computed goto (labels as values): a threaded interpreter; and nested functions reached through trampolines.
#include "check.h"

static int interpret(const unsigned char *code)
{
    static void *const labels[] = {&&push, &&add, &&mul, &&dup, &&jnz, &&dec, &&swap, &&halt};
    int stack[32], *sp = stack;
    const unsigned char *pc = code;
#define NEXT goto *labels[*pc++]
    NEXT;
push:
    *sp++ = *pc++;
    NEXT;
add:
    sp--;
    sp[-1] += sp[0];
    NEXT;
mul:
    sp--;
    sp[-1] *= sp[0];
    NEXT;
dup:
    *sp = sp[-1];
    sp++;
    NEXT;
jnz:
    pc = sp[-1] ? code + *pc : pc + 1;
    NEXT;
dec:
    sp[-1]--;
    NEXT;
swap: {
    int t = sp[-1];
    sp[-1] = sp[-2];
    sp[-2] = t;
}
    NEXT;
halt:
    return sp[-2] * 1000 + sp[-1];
}

static int sum(int n, int (*f)(int))
{
    int s = 0;
    for (int i = 0; i < n; i++)
        s += f(i);
    return s;
}

#ifdef _PA_RISC2_0
static int factor;
static int scaled(int v) { return v * factor + 1; }
#endif

int main(void)
{
    // 1, then 100 times: swap, push 3, add, swap, dec
    static const unsigned char code[] = {0, 1, 0, 100, 6, 0, 3, 1, 6, 5, 4, 4, 7};
    printf("%d\n", interpret(code));
    for (volatile int k = 1; k < 4; k++) {
#ifdef _PA_RISC2_0 // GCC 12's trampoline for PA-RISC 2.0 reads a register that nothing has set
        factor = k;
#else
        int scaled(int v) { return v * k + 1; }
#endif
        printf("%d\n", sum(10, scaled));
    }
}

/* stdout:
301000
55
100
145
*/
