/*
 * objdump.t.c - compares the disassembler with GNU objdump, text by text.
 *
 *     sparc_objdump_test [-s SEED] [-n WORDS] [FILE...]
 *
 * Random words (in one raw file), then the code of FILEs; without arguments, the libraries of Debian's cross compiler.
 * Exit status 77 (skipped) if sparc64-linux-gnu-objdump is missing.
 */
#include "isa/sparc/insn.h"
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

/* Changes "2e958 <name+0x4>" to "0x2e958", as objdump prints it without symbols, and drops its comment about the value of two
 * instructions. */
static void drop_names(char *text)
{
    char *comment = strstr(text, "\t! "), *open, *close, *digits, rest[256];

    if (comment)
        *comment = 0;
    open = digits = strstr(text, " <");
    close = open ? strrchr(open, '>') : NULL;
    if (!open || !close || open == text || strspn(open - 1, "0123456789abcdef") < 1)
        return;
    while (digits > text && strchr("0123456789abcdef", digits[-1]))
        digits--;
    snprintf(rest, sizeof rest, "0x%.*s%s", (int)(open - digits), digits, close + 1);
    strcpy(digits, rest);
}

/* Compares a line of objdump's: address, bytes, text. */
static void compare_line(char *line, bool wide)
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
    sparc_disassemble(b[0] << 24 | b[1] << 16 | b[2] << 8 | b[3], addr, wide, ours, sizeof ours);
    for (size_t n = strlen(text); n && text[n - 1] == ' '; n--)
        text[n - 1] = 0;
    compared++;
    if (!strcmp(text, ours))
        return;
    if (differing++ < 20)
        printf("%llx: %02x%02x%02x%02x\n  objdump \"%s\"\n  precis  \"%s\"\n", addr, b[0], b[1], b[2], b[3], text, ours);
}

static void compare_output(const char *what, const char *command, bool wide)
{
    FILE *f = popen(command, "r");
    char *line = NULL;
    size_t size = 0;
    unsigned long before = compared, before_differing = differing;

    if (!f)
        exit(1);
    while (getline(&line, &size, f) > 0)
        compare_line(line, wide);
    free(line);
    pclose(f);
    printf("%s: %lu words, %lu differ\n", what, compared - before, differing - before_differing);
}

/* Random words; many have few bits set below the operation, as rare encodings do, or small numbers there. */
static void random_words(unsigned long count)
{
    char path[] = "/tmp/sparc-objdump-XXXXXX", command[256];
    FILE *f = fdopen(mkstemp(path), "wb");

    if (!f)
        exit(1);
    for (unsigned long n = 0; n < count; n++) {
        uint32_t word = random32();
        if (n % 4 == 1)
            word &= random32() | 0xc1f80000;
        else if (n % 4 == 2)
            word &= (random32() & random32()) | 0xc1f80000;
        else if (n % 4 == 3)
            word &= ~0x1fe0u;
        word = htobe32(word);
        fwrite(&word, 4, 1, f);
    }
    fclose(f);
    snprintf(command, sizeof command, "sparc64-linux-gnu-objdump -D -z -b binary -EB -m sparc:v9a --adjust-vma=0x100000000000 %s", path);
    compare_output("random words", command, true);
    unlink(path);
}

/* Whether an ELF file is of 64 bits: 32-bit ones have the same code, but their addresses wrap. */
static bool wide_file(const char *path)
{
    unsigned char ident[5] = {0};
    FILE *f = fopen(path, "rb");

    if (f) {
        fread(ident, 1, sizeof ident, f);
        fclose(f);
    }
    return ident[4] == 2;
}

static void compare_file(const char *path)
{
    char command[512];

    if (access(path, R_OK) != 0) {
        printf("%s: not here\n", path);
        return;
    }
    snprintf(command, sizeof command, "sparc64-linux-gnu-objdump -d -z -m sparc:v9a '%s'", path);
    compare_output(path, command, wide_file(path));
}

int main(int argc, char **argv)
{
    static const char *const libraries[] = {"/usr/sparc64-linux-gnu/lib/libm.so.6", "/usr/sparc64-linux-gnu/lib/libc.so.6",
                                            "/usr/sparc64-linux-gnu/lib32/libc.so.6", "/usr/sparc64-linux-gnu/lib32/libm.so.6",
                                            "/usr/sparc64-linux-gnu/lib/libstdc++.so.6"};
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
    if (system("command -v sparc64-linux-gnu-objdump >/dev/null 2>&1") != 0) {
        puts("no sparc64-linux-gnu-objdump here: skipped");
        return 77;
    }
    random_words(count);
    for (int n = optind; n < argc; n++)
        compare_file(argv[n]);
    for (size_t n = 0; optind == argc && n < sizeof libraries / sizeof *libraries; n++)
        compare_file(libraries[n]);
    return differing != 0 || compared == 0;
}
