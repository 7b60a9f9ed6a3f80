// An import that no library has: the program runs up to its call, which ends it.
// status: 127
#include <stdio.h>
#include <unistd.h>

extern int no_such_function(int v);

int main(int argc, char **argv)
{
    (void)argv;
    puts("before");
    fflush(stdout);
    if (argc)
        printf("%d\n", no_such_function(argc));
    puts("after");
    return 0;
}
/* stdout:
before
*/
