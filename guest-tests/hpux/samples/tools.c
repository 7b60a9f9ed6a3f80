// tools.c - small versions of tools that every host has, by functions of the C library that they lean on: samples-test compares their output.
#include <fnmatch.h>
#include <ftw.h>
#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define MOST_LINES 20000

/* cksum: POSIX's CRC, of a file that is mapped nowhere and read by bytes. */
static int do_cksum(char **name)
{
    for (; *name; name++) {
        FILE *file = fopen(*name, "r");
        if (!file)
            return 1;
        unsigned crc = 0, length = 0;
        int byte;
        while ((byte = getc(file)) != EOF || length) {
            unsigned next = byte == EOF ? length & 255 : (unsigned)byte;
            if (byte == EOF)
                length >>= 8;
            else
                length++;
            crc ^= next << 24;
            for (int bit = 0; bit < 8; bit++)
                crc = crc & 0x80000000 ? crc << 1 ^ 0x04c11db7 : crc << 1;
            if (byte == EOF && !length)
                break;
        }
        struct stat st;
        if (fstat(fileno(file), &st))
            return 1;
        printf("%u %lu %s\n", ~crc, (unsigned long)st.st_size, *name);
        fclose(file);
    }
    return 0;
}

static int by_text(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

static int by_number(const void *a, const void *b)
{
    double x = strtod(*(char *const *)a, NULL), y = strtod(*(char *const *)b, NULL);
    return x < y ? -1 : x > y ? 1 : by_text(a, b);
}

/* sort [-n], in the C locale. */
static int do_sort(char **argument)
{
    static char *lines[MOST_LINES];
    char text[4096];
    size_t n = 0;
    while (n < MOST_LINES && fgets(text, sizeof text, stdin))
        lines[n++] = strdup(text);
    qsort(lines, n, sizeof *lines, *argument && !strcmp(*argument, "-n") ? by_number : by_text);
    for (size_t i = 0; i < n; i++)
        fputs(lines[i], stdout);
    return 0;
}

/* grep -E [-i] PATTERN */
static int do_grep(char **argument)
{
    int flags = REG_EXTENDED | REG_NOSUB, found = 0;
    if (!strcmp(*argument, "-i"))
        flags |= REG_ICASE, argument++;
    regex_t pattern;
    if (regcomp(&pattern, *argument, flags))
        return 2;
    char text[4096];
    while (fgets(text, sizeof text, stdin)) {
        text[strcspn(text, "\n")] = 0;
        if (!regexec(&pattern, text, 0, NULL, 0))
            puts(text), found = 1;
    }
    regfree(&pattern);
    return !found;
}

static const char *wanted;

static int visit(const char *path, const struct stat *st, int kind, struct FTW *at)
{
    (void)kind;
    const char *name = path + at->base;
    if (!wanted || !fnmatch(wanted, name, 0))
        printf("%c %lu %o %d %s\n", S_ISDIR(st->st_mode) ? 'd' : S_ISLNK(st->st_mode) ? 'l' : 'f', S_ISDIR(st->st_mode) ? 0ul : (unsigned long)st->st_size,
               (unsigned)st->st_mode & 07777, at->level, path);
    return 0;
}

/* find PATH [-name PATTERN] -printf '%y %s %m %d %p\n', folders with size 0 */
static int do_find(char **argument)
{
    wanted = argument[1];
    return nftw(argument[0], visit, 8, FTW_PHYS) != 0;
}

/* date -u -d @SECONDS +FORMAT */
static int do_date(char **argument)
{
    time_t t = (time_t)strtol(argument[0], NULL, 10);
    char text[512];
    if (!strftime(text, sizeof text, argument[1], gmtime(&t)))
        return 1;
    puts(text);
    return 0;
}

/* printf FORMAT NUMBER..., once for each number: %e, %f, %g of any width. */
static int do_printf(char **argument)
{
    for (char **number = argument + 1; *number; number++)
        printf(*argument, strtod(*number, NULL));
    return 0;
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        int (*run)(char **argument);
        int arguments;
    } tools[] = {{"cksum", do_cksum, 1}, {"sort", do_sort, 0}, {"grep", do_grep, 1}, {"find", do_find, 1}, {"date", do_date, 2}, {"printf", do_printf, 2}};
    for (unsigned i = 0; argc > 1 && i < sizeof tools / sizeof *tools; i++) {
        if (!strcmp(argv[1], tools[i].name) && argc - 2 >= tools[i].arguments)
            return tools[i].run(argv + 2);
    }
    fputs("usage: tools cksum FILE... | sort [-n] | grep [-i] PATTERN | find PATH [PATTERN] | date SECONDS FORMAT | printf FORMAT NUMBER...\n", stderr);
    return 2;
}
