// Status of a program is the low byte of exit's argument; atexit functions run in reverse order.
// status: 44
#include "check.h"

static void one(void) { printf("one\n"); }
static void two(void) { printf("two\n"); }
static __attribute__((constructor)) void early(void) { printf("constructor\n"); }
static __attribute__((destructor)) void late(void) { printf("destructor\n"); }

int main(void)
{
    atexit(one);
    atexit(two);
    printf("main\n");
    exit(300);
}

/* stdout:
constructor
main
two
one
destructor
*/
