// A filter from standard input to standard output: lines numbered and reversed.
// stdin: first line\nsecond\n\nlast without newline
// status: 4
#include "check.h"

int main(void)
{
    char line[100];
    int n = 0;
    while (fgets(line, sizeof line, stdin)) {
        size_t length = strcspn(line, "\n");
        line[length] = 0;
        printf("%2d ", ++n);
        while (length)
            putchar(line[--length]);
        putchar('\n');
    }
    return n;
}

/* stdout:
 1 enil tsrif
 2 dnoces
 3 
 4 enilwen tuohtiw tsal
*/
