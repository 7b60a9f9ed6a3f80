/*
 * disasm.t.c - compares the disassembler with GNU objdump: lengths, and texts by kinds of difference.
 *
 *     unicorn_disasm_test [-v] [MACHINE [FILE...]]
 *
 * Without arguments every machine whose objdump and library are installed; exit status 77 (skipped) if there is none. A length that
 * differs is an error, and so are more texts that differ than the machine's bound. -v prints the texts, for all that differ.
 * PA-RISC and Itanium have no second opinion here: Capstone 5 decodes neither.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "isa/unicorn/disasm.h"

/* One machine's comparison. ARM's libraries are archives, because only relocatable files have the symbols that tell Thumb from data. */
struct subject {
    const char *name, *objdump, *file;
    unsigned (*disassemble)(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);
    bool big_endian;
    double differing; /* percentage of texts that may differ */
};

static const struct subject subjects[] = {
    {"ppc", "powerpc-linux-gnu-objdump", "/usr/powerpc-linux-gnu/lib/libc.so.6", ppc_disassemble, true, 2},
    {"m68k", "m68k-linux-gnu-objdump -m m68k:68040", "/usr/m68k-linux-gnu/lib/libc.so.6", m68k_disassemble, true, 100},
    {"i386", "i686-linux-gnu-objdump -M suffix", "/usr/i686-linux-gnu/lib/libc.so.6", i386_disassemble, false, 10.5},
    {"x86_64", "x86_64-linux-gnu-objdump -M suffix", "/usr/lib/x86_64-linux-gnu/libc.so.6", x86_64_disassemble, false, 11},
    {"arm", "arm-linux-gnueabihf-objdump -M reg-names-std", "/usr/arm-linux-gnueabihf/lib/libc.a", arm_disassemble, false, 28},
    {"aarch64", "aarch64-linux-gnu-objdump", "/usr/aarch64-linux-gnu/lib/libc.so.6", aarch64_disassemble, false, 5.5},
    {"riscv64", "riscv64-linux-gnu-objdump -M no-aliases", "/usr/riscv64-linux-gnu/lib/libc.so.6", riscv64_disassemble, false, 14.5},
};

struct counts {
    unsigned long compared, lengths, texts;
};

enum { BYTES = 24 };

/* Parses the bytes of a line, which objdump prints as numbers of 1, 2 or 4 bytes. Returns how many; *halves: in numbers of 2. */
static unsigned read_bytes(const struct subject *s, char *text, uint8_t *code, bool *halves)
{
    unsigned n = 0;
    *halves = false;
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        unsigned size = (unsigned)strlen(word) / 2;
        uint64_t value = strtoull(word, NULL, 16);
        if (n + size > BYTES)
            return 0;
        for (unsigned i = 0; i < size; i++)
            code[n + i] = (uint8_t)(value >> 8 * (s->big_endian ? size - 1 - i : i));
        n += size;
        *halves = size == 2;
    }
    return n;
}

/* Changes "2e958 <name+0x4>" to "0x2e958" and drops comments, so that the texts can be equal. */
static void normalise(char *text)
{
    static const char *const comments[] = {"\t@", "\t//", "        #", "   ", "  //", " @", "\n"};
    char *name = strstr(text, " <"), rest[256];
    if (name) {
        char *digits = name, *close = strchr(name, '>');
        while (digits > text && isxdigit((unsigned char)digits[-1]))
            digits--;
        snprintf(rest, sizeof rest, "%s%.*s%s", strncmp(digits - 2, "0x", 2) ? "0x" : "", (int)(name - digits), digits,
                 close ? close + 1 : "");
        strcpy(digits, rest);
    }
    size_t mnemonic = strcspn(text, " \t"), blank = strspn(text + mnemonic, " \t");
    if (blank) {
        text[mnemonic] = ' ';
        memmove(text + mnemonic + 1, text + mnemonic + blank, strlen(text + mnemonic + blank) + 1);
    }
    for (size_t i = 0; i < sizeof comments / sizeof *comments; i++) {
        char *comment = strstr(text, comments[i]);
        if (comment)
            *comment = 0;
    }
    for (size_t n = strlen(text); n && isspace((unsigned char)text[n - 1]); n--)
        text[n - 1] = 0;
}

/* On m68k libraries have jump tables between instructions. Decoded as code they give bit instructions whose number's upper byte is not 0,
 * which Capstone rejects, and operands that no compiler generates: the bits of a constant, and a memory pointer without registers. */
static bool is_m68k_data(const char *text, const uint8_t *code)
{
    return strstr(text, ",@(") || (!strncmp(text, "btst %d", 7) && strstr(text, ",#")) || (code[0] == 8 && code[2]);
}

static bool is_data(const struct subject *s, const char *text, const uint8_t *code)
{
    static const char *const marks[] = {"UNDEFINED", "(bad)", "<illegal", "stfp",
                                        "ldfp"}; /* the last two: FPA, which no ARM with VFP has */
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (strstr(text, marks[i]))
            return true;
    return *text == '.' || (!strcmp(s->name, "m68k") && is_m68k_data(text, code));
}

static void compare_line(const struct subject *s, char *line, bool verbose, struct counts *counts)
{
    uint8_t code[BYTES + 8] = {0};
    char ours[256], *bytes = strchr(line, '\t'), *text = bytes ? strchr(bytes + 1, '\t') : NULL;
    uint64_t va = strtoull(line, NULL, 16);
    bool halves;
    if (!text)
        return;
    *text++ = 0;
    unsigned size = read_bytes(s, bytes + 1, code, &halves);
    bool thumb = !strcmp(s->name, "arm") && halves;
    if (!size || is_data(s, text, code))
        return;
    unsigned got = s->disassemble(va + thumb, code, sizeof code, ours, sizeof ours);
    normalise(text);
    counts->compared++;
    if (got != size && counts->lengths++ < 20)
        printf("%s: %" PRIx64 ": objdump %u bytes \"%s\", here %u \"%s\"\n", s->name, va, size, text, got, ours);
    counts->texts += strcmp(text, ours) != 0;
    if (verbose && strcmp(text, ours))
        printf("%" PRIx64 "\t%s\t%s\n", va, text, ours);
}

/* Returns whether the file's code satisfies the comparison. */
static bool compare_file(const struct subject *s, const char *file, bool verbose)
{
    struct counts counts = {0};
    char command[512], *line = NULL;
    size_t room = 0;
    snprintf(command, sizeof command, "%s -d -w -z '%s'", s->objdump, file);
    FILE *f = popen(command, "r");
    while (f && getline(&line, &room, f) > 0)
        compare_line(s, line, verbose, &counts);
    free(line);
    if (f)
        pclose(f);
    double differing = counts.compared ? 100.0 * (double)counts.texts / (double)counts.compared : 100;
    printf("%s: %lu instructions, %lu lengths differ, %.2f %% of the texts (at most %g %%)\n", s->name, counts.compared, counts.lengths,
           differing, s->differing);
    return counts.compared && !counts.lengths && differing <= s->differing;
}

static bool is_installed(const struct subject *s)
{
    char command[128];
    snprintf(command, sizeof command, "command -v %.*s >/dev/null", (int)strcspn(s->objdump, " "), s->objdump);
    return access(s->file, R_OK) == 0 && system(command) == 0;
}

int main(int argc, char **argv)
{
    bool verbose = argc > 1 && !strcmp(argv[1], "-v"), good = true;
    unsigned done = 0;
    argc -= verbose;
    argv += verbose;
    for (size_t i = 0; i < sizeof subjects / sizeof *subjects; i++) {
        const struct subject *s = &subjects[i];
        if ((argc > 1 && strcmp(argv[1], s->name)) || !is_installed(s))
            continue;
        for (int k = 2; k < argc; k++)
            good &= compare_file(s, argv[k], verbose);
        if (argc <= 2)
            good &= compare_file(s, s->file, verbose);
        done++;
    }
    return !done ? 77 : !good;
}
