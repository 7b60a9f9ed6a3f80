// getopt and getopt_long, with permutation of arguments.
// args: file1 -a -b value --long=7 --flag rest -- -x
#include <getopt.h>
#include "check.h"

int main(int argc, char **argv)
{
    static int flag;
    static const struct option options[] = {{"long", required_argument, NULL, 'l'}, {"flag", no_argument, &flag, 3}, {0, 0, 0, 0}};
    int c;
    while ((c = getopt_long(argc, argv, "ab:", options, NULL)) != -1)
        printf("%d %c %s\n", c, c ? c : '-', optarg ? optarg : "-");
    printf("%d:", flag);
    for (int i = optind; i < argc; i++)
        printf(" %s", argv[i]);
    printf("\n");
}

/* stdout:
97 a -
98 b value
108 l 7
0 - -
3: file1 rest -x
*/
