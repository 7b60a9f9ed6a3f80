/*
 * objdump.t.c - compares the disassembler with GNU objdump, text by text.
 *
 *     hppa_objdump_test [-s SEED] [-n WORDS] [FILE...]
 *
 * Random words (in one raw file), then the code of FILEs; without arguments, the libraries of Debian's cross compiler.
 * Exit status 77 (skipped) if hppa-linux-gnu-objdump is missing. Deliberate differences: docs/isa-hppa.md.
 */
#include "isa/hppa/insn.h"
#include <endian.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static uint64_t seed = 1;
static unsigned long compared, differing;

static uint32_t random32(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uint32_t)(seed >> 16);
}

/* Change "2e958 <name+0x4>" to "0x2e958", as objdump prints it without symbols. */
static void drop_names(char *text)
{
    char *open = strstr(text, " <"), *close = open ? strrchr(open, '>') : NULL, *digits = open;
    char rest[256];

    if (!open || !close || open == text || strspn(open - 1, "0123456789abcdef") < 1)
        return;
    while (digits > text && strchr("0123456789abcdef", digits[-1]))
        digits--;
    snprintf(rest, sizeof rest, "0x%.*s%s", (int)(open - digits), digits, close + 1);
    strcpy(digits, rest);
}

/* HAVG: objdump decodes it as a SHLADD with a completer that does not exist. */
static bool deliberate(const char *theirs, const char *ours)
{
    return !strncmp(theirs, "shladd(null) ", 13) && !strncmp(ours, "havg ", 5);
}

/* Compare a line of objdump's: address, bytes, text. */
static void compare_line(char *line)
{
    unsigned long long addr;
    unsigned b[4];
    char ours[256], *text = strchr(line, '\t');

    text = text ? strchr(text + 1, '\t') : NULL;
    if (!text || sscanf(line, " %llx:\t%2x %2x %2x %2x", &addr, &b[0], &b[1], &b[2], &b[3]) != 5)
        return;
    text++;
    text[strcspn(text, "\n")] = 0;
    drop_names(text);
    hppa_disassemble(b[0] << 24 | b[1] << 16 | b[2] << 8 | b[3], addr, ours, sizeof ours);
    compared++;
    if (!strcmp(text, ours) || deliberate(text, ours))
        return;
    if (differing++ < 20)
        printf("%llx: %02x%02x%02x%02x\n  objdump \"%s\"\n  precis  \"%s\"\n", addr, b[0], b[1], b[2], b[3], text, ours);
}

static void compare_output(const char *what, const char *command)
{
    FILE *f = popen(command, "r");
    char *line = NULL;
    size_t size = 0;
    unsigned long before = compared, before_differing = differing;

    if (!f)
        exit(1);
    while (getline(&line, &size, f) > 0)
        compare_line(line);
    free(line);
    pclose(f);
    printf("%s: %lu words, %lu differ\n", what, compared - before, differing - before_differing);
}

/* Random fields under each major opcode; many words have few bits set, as rare encodings do. */
static void random_words(unsigned long count)
{
    char path[] = "/tmp/hppa-objdump-XXXXXX", command[256];
    FILE *f = fdopen(mkstemp(path), "wb");

    if (!f)
        exit(1);
    for (unsigned long n = 0; n < count; n++) {
        uint32_t word = random32();
        if (n % 3 == 1)
            word &= random32() | 0xfc000000;
        else if (n % 3 == 2)
            word &= (random32() & random32()) | 0xfc000000;
        word = htobe32(word);
        fwrite(&word, 4, 1, f);
    }
    fclose(f);
    snprintf(command, sizeof command, "hppa-linux-gnu-objdump -D -z -b binary -m hppa2.0 --adjust-vma=0x10000 %s", path);
    compare_output("random words", command);
    unlink(path);
}

static void compare_file(const char *path)
{
    char command[512];

    if (access(path, R_OK) != 0) {
        printf("%s: not here\n", path);
        return;
    }
    snprintf(command, sizeof command, "hppa-linux-gnu-objdump -d -z '%s'", path);
    compare_output(path, command);
}

int main(int argc, char **argv)
{
    static const char *const libraries[] = {"/usr/hppa-linux-gnu/lib/libm.so.6", "/usr/hppa-linux-gnu/lib/libc.so.6",
                                            "/usr/hppa-linux-gnu/lib/libstdc++.so.6"};
    unsigned long count = 300000;
    int option;

    while ((option = getopt(argc, argv, "s:n:")) != -1) {
        if (option == 's')
            seed = strtoull(optarg, NULL, 0);
        else if (option == 'n')
            count = strtoul(optarg, NULL, 0);
        else
            return 2;
    }
    if (system("command -v hppa-linux-gnu-objdump >/dev/null 2>&1") != 0) {
        puts("no hppa-linux-gnu-objdump here: skipped");
        return 77;
    }
    random_words(count);
    for (int n = optind; n < argc; n++)
        compare_file(argv[n]);
    for (size_t n = 0; optind == argc && n < sizeof libraries / sizeof *libraries; n++)
        compare_file(libraries[n]);
    return differing != 0 || compared == 0;
}
