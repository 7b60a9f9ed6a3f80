// Quad moves and signs: no processor has them, and Linux emulates them when they trap.
// qemu: no, an illegal instruction
// only: hppa
#include "check.h"

typedef unsigned long long ull;

// A quad is in two registers, its upper half in the even one: the operation is of fr4, its target fr8. GNU as lacks two of the four.
#define QUAD(name, word, high, low)                               \
    do {                                                          \
        ull in_[2] = {high, low}, out_[2] = {1, 2};               \
        __asm__ volatile("fldds 0(%0),%%fr4\n\t"                  \
                         "fldds 8(%0),%%fr5\n\t"                  \
                         ".word " #word "\n\t"                    \
                         "fstds %%fr8,0(%1)\n\t"                  \
                         "fstds %%fr9,8(%1)"                      \
                         :                                        \
                         : "r"(in_), "r"(out_)                    \
                         : "fr4", "fr5", "fr8", "fr9", "memory"); \
        printf("%s: %016llx %016llx\n", name, out_[0], out_[1]);  \
    } while (0)

static void signs(ull high, ull low)
{
    QUAD("fcpy", 0x30805808, high, low);
    QUAD("fabs", 0x30807808, high, low);
    QUAD("fneg", 0x3080d808, high, low);
    QUAD("fnegabs", 0x3080f808, high, low);
}

int main(void)
{
    signs(0x3fff000000000000, 0);                  // 1
    signs(0xc000921fb54442d1, 0x8469898cc51701b8); // -pi
    signs(0xffff000000000000, 1);                  // a NaN
    return 0;
}

/* stdout:
fcpy: 3fff000000000000 0000000000000000
fabs: 3fff000000000000 0000000000000000
fneg: bfff000000000000 0000000000000000
fnegabs: bfff000000000000 0000000000000000
fcpy: c000921fb54442d1 8469898cc51701b8
fabs: 4000921fb54442d1 8469898cc51701b8
fneg: 4000921fb54442d1 8469898cc51701b8
fnegabs: c000921fb54442d1 8469898cc51701b8
fcpy: ffff000000000000 0000000000000001
fabs: 7fff000000000000 0000000000000001
fneg: 7fff000000000000 0000000000000001
fnegabs: ffff000000000000 0000000000000001
*/
