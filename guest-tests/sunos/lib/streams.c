// Streams beyond the twenty that programs have a copy of; the macros of getc() and putc(); the table of <ctype.h>; environ and errno as copies.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern unsigned char __ctype[];
extern char **environ;

int main(void)
{
    FILE *open_files[60];
    char text[32], *with[] = {"A=1", "B=two", NULL};
    int n = 0, bytes = 0, c;

    for (; n < 60; n++) {
        if (!(open_files[n] = fopen("/tmp/file", n ? "r+" : "w+")))
            break;
        fprintf(open_files[n], "line %d\n", n);
        fflush(open_files[n]);
    }
    printf("opened %d, the last one is of %d\n", n, fileno(open_files[n - 1]));
    rewind(open_files[n - 1]);
    while ((c = getc(open_files[n - 1])) != EOF)
        bytes += c;
    printf("%d %d\n", bytes, feof(open_files[n - 1]) != 0);
    for (int i = 0; i < n; i++)
        fclose(open_files[i]);
    FILE *f = fopen("/tmp/long", "w");

    for (int i = 0; i < 20000; i++)
        putc('a' + i % 26, f);
    printf("%ld\n", ftell(f));
    fclose(f);
    f = fopen("/tmp/long", "r");
    fseek(f, 19990, SEEK_SET);
    printf("%s", fgets(text, sizeof text, f));
    printf(" %d\n", ungetc('z', f));
    printf("%d\n", getc(f));
    fclose(f);
    printf("%d %d %d\n", __ctype['A' + 1], __ctype['7' + 1], __ctype[258 + 'q']);
    environ = with;
    printf("%s %s %d\n", getenv("B"), getenv("A"), getenv("C") != NULL);
    setenv("C", "three", 1);
    printf("%s %d\n", getenv("C"), environ != with);
    errno = 0;
    printf("%d", close(99));
    printf(" %d\n", errno);
    return 0;
}
/* stdout:
opened 60, the last one is of 62
576 1
20000
wxyzabcdef 122
122
129 132 81
two 1 0
three 1
-1 9
*/
