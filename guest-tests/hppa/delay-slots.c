// Delay slots and nullification in their corners: nullified slots, branches in slots, conditional branches with ,n both ways.
// only: hppa
#include "check.h"

#define RUN(text)                                                                                                                      \
    ({                                                                                                                                 \
        int r_;                                                                                                                        \
        __asm__ volatile("ldi 0,%0\n\t" text : "=&r"(r_) : : "r1", "r31", "r22", "memory");                                          \
        r_;                                                                                                                            \
    })

int main(void)
{
    printf("%d\n", RUN("b 1f\n\tldo 1(%0),%0\n\tldo 2(%0),%0\n1:\tldo 4(%0),%0"));
    printf("%d\n", RUN("b,n 1f\n\tldo 1(%0),%0\n\tldo 2(%0),%0\n1:\tldo 4(%0),%0"));
    // Conditional, forward: ,n nullifies the slot when taken; backward: when not taken.
    printf("%d\n", RUN("cmpib,=,n 0,%0,1f\n\tldo 1(%0),%0\n\tldo 2(%0),%0\n1:\tldo 4(%0),%0"));
    printf("%d\n", RUN("cmpib,<>,n 0,%0,1f\n\tldo 1(%0),%0\n\tldo 2(%0),%0\n1:\tldo 4(%0),%0"));
    printf("%d\n", RUN("ldi 3,%%r1\n1:\tldo 10(%0),%0\n\taddib,>,n -1,%%r1,1b\n\tldo 1(%0),%0"));
    printf("%d\n", RUN("ldi 3,%%r1\n1:\tldo 10(%0),%0\n\taddib,> -1,%%r1,1b\n\tldo 1(%0),%0"));
    // An instruction that nullifies a branch, and a nullified instruction that would nullify.
    printf("%d\n", RUN("comclr,= %%r0,%%r0,%%r0\n\tb,n 1f\n\tldo 1(%0),%0\n1:\tldo 4(%0),%0"));
    printf("%d\n", RUN("comclr,= %%r0,%%r0,%%r1\n\tcomclr,= %%r0,%%r0,%%r1\n\tldo 1(%0),%0\n\tldo 2(%0),%0"));
    // A branch in a delay slot: one instruction at the first target, then the second target.
    printf("%d\n", RUN("b 1f\n\tb 2f\n\tldo 1(%0),%0\n1:\tldo 2(%0),%0\n\tldo 4(%0),%0\n2:\tldo 8(%0),%0"));
    // The slot of the second branch is the first target's instruction; a nullified one there.
    printf("%d\n", RUN("b 1f\n\tb,n 2f\n\tldo 1(%0),%0\n1:\tldo 2(%0),%0\n\tldo 4(%0),%0\n2:\tldo 8(%0),%0"));
    // A skip in a delay slot nullifies the first instruction at the target.
    printf("%d\n", RUN("b 1f\n\tcomclr,= %%r0,%%r0,%%r1\n\tldo 1(%0),%0\n1:\tldo 2(%0),%0\n\tldo 4(%0),%0"));
    // Branch and link: the link is the address after the slot.
    printf("%d\n", RUN("bl 1f,%%r31\n\tldo 1(%0),%0\n\tb,n 2f\n1:\tbv %%r0(%%r31)\n\tldo 2(%0),%0\n2:\tldo 4(%0),%0"));
    printf("%d\n", RUN("ldi 0,%%r1\n\tblr %%r1,%%r31\n\tnop\n\tb 1f\n\tldo 1(%0),%0\n\tb 1f\n\tldo 2(%0),%0\n1:\tldo 4(%0),%0"));
    printf("%d\n", RUN("ldi 1,%%r1\n\tblr %%r1,%%r31\n\tnop\n\tb 1f\n\tldo 1(%0),%0\n\tb 1f\n\tldo 2(%0),%0\n1:\tldo 4(%0),%0"));
    // movb, movib, bb, bvb-like tests on a bit.
    printf("%d\n", RUN("movib,= 0,%%r1,1f\n\tldo 1(%0),%0\n\tldo 2(%0),%0\n1:\tldo 4(%0),%0"));
    printf("%d\n", RUN("ldi 5,%%r1\n\tbb,< %%r1,31,1f\n\tldo 1(%0),%0\n\tldo 2(%0),%0\n1:\tbb,>=,n %%r1,30,2f\n\tldo 8(%0),%0\n2:\tldo 16(%0),%0"));
    printf("%d\n", RUN("ldi 7,%%r22\n\tmovb,tr %%r22,%%r1,1f\n\tldo 1(%0),%0\n\tldo 2(%0),%0\n1:\tadd %%r1,%0,%0"));
    // Extract and deposit that skip.
    printf("%d\n", RUN("ldi 6,%%r1\n\textru,od %%r1,30,1,%%r22\n\tldo 1(%0),%0\n\tdepi,ev 3,31,2,%%r1\n\tldo 2(%0),%0\n\tadd %%r1,%0,%0"));
}

/* stdout:
5
4
4
7
32
33
5
3
10
8
4
7
5
6
5
17
8
9
*/
