// Strings, memory, sorting, trees, tables, patterns.
#include "library.h"

static int sign(int v)
{
    return (v > 0) - (v < 0);
}

/* Each function at every alignment, against plain loops. */
static void check_memory(void)
{
    static char a[96], b[96];
    unsigned bad = 0;

    for (unsigned at = 0; at < 9; at++)
        for (unsigned to = 0; to < 9; to++)
            for (unsigned n = 0; n < 40; n++) {
                for (unsigned i = 0; i < sizeof a; i++)
                    a[i] = (char)(i * 7 + 1), b[i] = 0;
                memcpy(b + to, a + at, n);
                bad += memcmp(a + at, b + to, n) != 0 || b[to + n] != 0;
                memmove(a + to, a + at, n);
                bad += memcmp(a + to, b + to, n) != 0;
                memset(b + to, 'x', n);
                bad += strspn(b + to, "x") != n || strlen(b + to) != n || strnlen(b + to, 20) != (n < 20 ? n : 20);
                bad += n && (memchr(b + to, 0, n) || strchr(b + to, 'y') || strchr(b + to, 0) != b + to + n);
                b[to + n] = 'y';
                bad += strchr(b + to, 'y') != b + to + n || strrchr(b + to, 'y') != b + to + n || (char *)memchr(b + to, 'y', n + 1) != b + to + n;
            }
    printf("memory: %u wrong\n", bad);
}

static void show(const char *what, const char *s)
{
    printf("%s: %s\n", what, s ? s : "none");
}

static void compare_strings(void)
{
    static const char *const texts[] = {"", "a", "A", "ab", "abc", "abcdefgh", "abcdefgi", "abcdefghi", "\377", "hello", "Hello world"};

    for (size_t i = 0; i < COUNT(texts); i++)
        for (size_t j = 0; j < COUNT(texts); j++)
            printf("%d %d %d %d %d\n", sign(strcmp(texts[i], texts[j])), sign(strncmp(texts[i], texts[j], 3)), sign(strcasecmp(texts[i], texts[j])),
                   sign(strncasecmp(texts[i], texts[j], 2)), sign(strcoll(texts[i], texts[j])));
}

static void use_strings(void)
{
    char text[64] = "one,two;;three", out[64];

    for (char *s = strtok(text, ",;"); s; s = strtok(NULL, ",;"))
        show("token", s);
    show("strstr", strstr("abcabcd", "abcd"));
    show("strstr", strstr("abc", "abcd"));
    show("strstr", strstr("abc", ""));
    show("strpbrk", strpbrk("hello", "xyzl"));
    show("strncat", strncat(strcpy(out, "abc"), "defgh", 2));
    memset(out, '#', sizeof out);
    strncpy(out, "ab", 5);
    printf("strncpy: %d %d %c\n", out[2], out[4], out[5]);
    printf("%d %d\n", (int)strspn("aabbc", "ab"), (int)strcspn("aabbc", "c"));
    char *copy = strdup("copy");

    show("strdup", copy);
    free(copy);
    printf("memccpy: %d %d\n", memccpy(out, "abcdef", 'c', 6) == out + 3, memccpy(out, "abc", 'x', 3) == NULL);
    for (int c = 0; c < 256; c++)
        printf("%d%d%d%d%d%d%d%d%d%d%d %d %d\n", !!isalnum(c), !!isalpha(c), !!iscntrl(c), !!isdigit(c), !!isgraph(c), !!islower(c), !!isprint(c), !!ispunct(c),
               !!isspace(c), !!isupper(c), !!isxdigit(c), tolower(c), toupper(c));
}

static int order_of_ints(const void *a, const void *b)
{
    return sign(*(const int *)a - *(const int *)b);
}

static void sort(void)
{
    unsigned long long state = 3;
    int values[500];

    for (size_t i = 0; i < COUNT(values); i++)
        values[i] = (int)(next_random(&state) % 1000);
    qsort(values, COUNT(values), sizeof *values, order_of_ints);
    for (size_t i = 0; i < COUNT(values); i++)
        printf("%d ", values[i]);
    for (int key = 0; key < 20; key++)
        printf("%d", bsearch(&key, values, COUNT(values), sizeof *values, order_of_ints) != NULL);
    putchar('\n');
}

static void visit(const void *node, VISIT order, int level)
{
    (void)level; /* a red-black tree has another shape */
    if (order == postorder || order == leaf)
        printf("%d ", **(int *const *)node);
}

static void search(void)
{
    static int values[] = {5, 3, 8, 1, 4, 7, 9, 2, 6, 5};
    void *root = NULL;
    int key = 4;

    for (size_t i = 0; i < COUNT(values); i++)
        tsearch(&values[i], &root, order_of_ints);
    twalk(root, visit);
    tdelete(&key, &root, order_of_ints);
    twalk(root, visit);
    printf("%d\n", tfind(&key, &root, order_of_ints) == NULL);

    hcreate(20);
    hsearch((ENTRY){strdup("red"), (char *)"rot"}, ENTER);
    hsearch((ENTRY){strdup("blue"), (char *)"blau"}, ENTER);
    ENTRY *found = hsearch((ENTRY){(char *)"blue", NULL}, FIND);

    show("blue", found ? found->data : NULL);
    show("green", hsearch((ENTRY){(char *)"green", NULL}, FIND) ? "there" : NULL);
}

static void match_files(void)
{
    static const char *const patterns[] = {"*.c", "a?c", "[a-c]*", "[!a]*", "\\*", "a*b*c", "*", "a/*", "*/b", "[[:digit:]]*", ".*"};
    static const char *const names[] = {"x.c", "abc", "a*c", "*", "a/b", ".c", "aXbYc", "", "7up"};
    static const int flags[] = {0, FNM_PATHNAME, FNM_PERIOD, FNM_NOESCAPE};

    for (size_t p = 0; p < COUNT(patterns); p++) {
        if (strchr(patterns[p], ':'))
            continue; /* newlib's fnmatch() has no classes */
        for (size_t n = 0; n < COUNT(names); n++)
            for (size_t f = 0; f < COUNT(flags); f++)
                printf("%d", fnmatch(patterns[p], names[n], flags[f]) == 0);
        putchar('\n');
    }
}

static void match_expressions(void)
{
    static const char *const patterns[] = {"a*b", "^(a|b)+$", "([0-9]+)-([0-9]+)", "[[:alpha:]]+", "x{2,3}", "a.c", "(", "[", "*a", "(a*)(b*)", "hello|world", "\\.", "^$", "([a-z]+) ([a-z]+)"};
    static const char *const texts[] = {"aaab", "abab", "tel 123-456", "xxx", "abc", "", "say hello world", "a.b", "ABC"};

    for (size_t p = 0; p < COUNT(patterns); p++) {
        for (int flags = 0; flags < 4; flags++) {
            const int cflags = (flags & 1 ? REG_EXTENDED : 0) | (flags & 2 ? REG_ICASE : 0);
            regmatch_t m[3];
            regex_t re;

            if (patterns[p][0] == '*' && cflags & REG_EXTENDED)
                continue; /* POSIX leaves it open */
            if (regcomp(&re, patterns[p], cflags)) {
                printf("%s: wrong\n", patterns[p]);
                continue;
            }
            printf("%s: %d", patterns[p], (int)re.re_nsub);
            for (size_t t = 0; t < COUNT(texts); t++) {
                if (regexec(&re, texts[t], COUNT(m), m, 0))
                    continue;
                printf(", %d:", (int)t);
                for (size_t i = 0; i < COUNT(m); i++)
                    printf(" %d-%d", (int)m[i].rm_so, (int)m[i].rm_eo);
            }
            putchar('\n');
            regfree(&re);
        }
    }
}

int main(void)
{
    check_memory();
    compare_strings();
    use_strings();
    sort();
    search();
    match_files();
    match_expressions();
    return 0;
}
