// Standard I/O on files: buffering, seeking, pushing back, scanf, formatted and binary data, temporary files, memory streams.
#include <unistd.h>
#include "check.h"

int main(void)
{
    FILE *f = fopen("data", "w+");
    for (int i = 0; i < 1000; i++)
        fprintf(f, "%d %x %s\n", i * i, i, i & 1 ? "odd" : "even");
    printf("%ld\n", ftell(f));
    rewind(f);
    int a, lines = 0;
    unsigned b;
    char word[16];
    long sum = 0;
    while (fscanf(f, "%d %x %15s", &a, &b, word) == 3) {
        lines++;
        sum += a % 97 + (long)b + word[0];
    }
    printf("%d %ld %d %d\n", lines, sum, feof(f) != 0, ferror(f));
    fseek(f, 100, SEEK_SET);
    int c = fgetc(f);
    ungetc('Z', f);
    printf("%c ", c);
    c = fgetc(f);
    printf("%c %ld\n", c, ftell(f));
    fseek(f, -20, SEEK_END);
    char line[64];
    while (fgets(line, sizeof line, f))
        printf("> %s", line);
    clearerr(f);
    fseek(f, 0, SEEK_SET);
    fputs("overwritten", f);
    fflush(f);
    fseek(f, 0, SEEK_SET);
    printf("%s", fgets(line, sizeof line, f));
    CHECK(freopen("data", "r", f) == f);
    CHECK(fputc('x', f) == EOF && ferror(f));
    fclose(f);
    f = fopen("data", "a");
    fprintf(f, "appended\n");
    printf("%ld\n", ftell(f));
    fclose(f);
    CHECK(remove("data") == 0);
    CHECK(fopen("data", "r") == NULL && errno == ENOENT);
    int n_read;
    double numbers[50], back[50];
    for (int i = 0; i < 50; i++)
        numbers[i] = i / 7.0;
    f = tmpfile();
    printf("%d\n", (int)fwrite(numbers, sizeof *numbers, 50, f));
    rewind(f);
    n_read = (int)fread(back, sizeof *back, 60, f);
    printf("%d %d\n", n_read, memcmp(numbers, back, sizeof back));
    fclose(f);
    char *text = NULL;
    size_t length = 0;
    f = open_memstream(&text, &length);
    fprintf(f, "%s %d", "stream", 5);
    fclose(f);
    printf("%s %d\n", text, (int)length);
    f = fmemopen(text, length, "r");
    int got = fscanf(f, "%15s %d", word, &a);
    printf("%d %s %d\n", got, word, a);
    fclose(f);
    int n = -1;
    got = sscanf("12:34:56 abc", "%d:%d:%*d %3[a-b]%n", &a, (int *)&b, word, &n);
    printf("%d %d %n", got, a, &lines);
    printf("%u %s %d %d\n", b, word, n, lines);
    setvbuf(stdout, NULL, _IONBF, 0);
    printf("unbuffered\n");
    char *input = NULL;
    size_t room = 0;
    printf("%d\n", (int)getline(&input, &room, stdin));
}

/* stdout:
14765
1000 653340 1 0
n Z 101
> even
> 998001 3e7 odd
overwritten1 odd
yes freopen("data", "r", f) == f
yes fputc('x', f) == EOF && ferror(f)
14774
yes remove("data") == 0
yes fopen("data", "r") == NULL && errno == ENOENT
50
50 0
stream 5 8
2 stream 5
3 12 34 ab 11 5
unbuffered
-1
*/
