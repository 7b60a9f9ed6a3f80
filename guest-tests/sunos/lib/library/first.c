/* first.c - a shared library: data that the program copies, functions that the program has, too. */
#include <stdio.h>

int first_counter = 5;
int first_table[3] = {1, 2, 3};
static __thread int own = 7;
extern int shared_name(void);

void first_init(void)
{
    first_counter++;
    puts("first begins");
}

int first_next(void)
{
    return ++first_counter + own++;
}

int *first_address(void)
{
    return &first_counter;
}

int shared_name(void)
{
    return 1;
}

int first_calls(void)
{
    return shared_name();
}

static void end(void) __attribute__((destructor));
static void end(void)
{
    puts("first ends");
}
