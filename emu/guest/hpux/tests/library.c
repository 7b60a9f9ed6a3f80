/* library.c - calls of the C library, without headers: the host's library prints the same lines. */
typedef unsigned long size;
extern int printf(const char *, ...), sscanf(const char *, const char *, ...), snprintf(char *, size, const char *, ...);
extern int setjmp(void *), strcmp(const char *, const char *), putchar(int);
extern void longjmp(void *, int);
extern double strtod(const char *, char **);
extern long strtol(const char *, char **, int);
extern char *strtok(char *, const char *), *strstr(const char *, const char *), *getenv(const char *);
extern void qsort(void *, size, size, int (*)(const void *, const void *));
extern void *malloc(size), *realloc(void *, size);
extern void free(void *);
extern int atexit(void (*)(void));

static void at_end(void)
{
    printf("at the end\n");
}

static int by_value(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

static void numbers(void)
{
    static const char *const texts[] = {
        "0.1", "1e23", "5e-324", "2.2250738585072011e-308", "123456789012345678", "-0.0", "1.7976931348623157e308"};

    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
        double v = strtod(texts[i], 0);

        printf("%.17g %e %f %g\n", v, v, v > 1e20 ? 1 / v : v, v);
    }
    printf("%5d|%-5d|%05d|%+d|%x|%#o|%lu|%lld\n", 42, 42, 42, 42, 0xbeefu, 8u, 4000000000ul, -1234567890123ll);
    printf("%10.3f|%-10.2e|%G|%.0f|%.0f\n", 3.14159, 12345.678, 1e-10, 0.5, 1.5);
    printf("%ld %ld %ld\n", strtol("0x1f", 0, 0), strtol("-077", 0, 8), strtol("zz", 0, 36));
}

static void strings(void)
{
    char text[] = "one, two,three", word[8];
    int a, b;

    for (char *t = strtok(text, ", "); t; t = strtok(0, ", "))
        printf("<%s>", t);
    printf(" %s %d\n", strstr("needle in hay", "in"), strcmp("a", "b") < 0);
    int n = sscanf("12 0x1A word", "%d %i %7s", &a, &b, word);
    printf("%d %d %d %s\n", n, a, b, word);
    n = snprintf(word, sizeof word, "longer than that");
    printf("%d %s|%5.2s|%c\n", n, word, "abc", 'x');
}

static void memory(void)
{
    int *v = malloc(100 * sizeof *v);

    for (int i = 0; i < 100; i++)
        v[i] = i * 37 % 100;
    v = realloc(v, 200000 * sizeof *v);
    qsort(v, 100, sizeof *v, by_value);
    for (int i = 0; i < 100; i++)
        if (v[i] != i)
            printf("not sorted at %d\n", i);
    printf("sorted %d %d\n", v[0], v[99]);
    free(v);
}

static long long buffer[200];

static int deep(int n)
{
    if (n)
        return deep(n - 1) + n;
    longjmp(buffer, 7);
    return 0;
}

int main(int argc, char **argv)
{
    int from = setjmp(buffer);

    if (!from)
        printf("%d\n", deep(200));
    printf("setjmp returned %d\n", from);
    numbers();
    strings();
    memory();
    atexit(at_end);
    printf("%d arguments, %s, variable %s\n", argc - 1, argv[1], getenv("VARIABLE"));
    return 7;
}
