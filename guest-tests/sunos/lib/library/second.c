/* second.c - needs the first library, and is loaded by dlopen(). */
#include <stdio.h>

extern int first_next(void);
extern int program_twice(int v);
static __thread int own = 100;
__thread int second_tls[2] = {11, 12};

void second_init(void)
{
    puts("second begins");
}

int second_sum(void)
{
    return program_twice(first_next()) + own++ + second_tls[1];
}
