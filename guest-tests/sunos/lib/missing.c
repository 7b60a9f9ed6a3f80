// An import that no library has: it is named at the start; the program runs up to its call, which ends it.
// status: 127
/* library: libgone.so gone.c gone_init gone */
#include <stdio.h>

extern int no_such_function(int v);
extern int weak_function(void) __attribute__((weak));

int main(int argc, char **argv)
{
    (void)argv;
    printf("before %d\n", weak_function != 0);
    fflush(stdout);
    if (argc)
        printf("%d\n", no_such_function(argc));
    puts("after");
    return 0;
}
/* stdout:
before 0
*/
