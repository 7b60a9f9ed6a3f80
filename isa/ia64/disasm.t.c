/*
 * disasm.t.c - compares the disassembler with GNU objdump.
 *
 *     disasm_ia64             random bundles: every line of the table with random fields, and random bits
 *     disasm_ia64 FILE        a file of raw bundles (objcopy -O binary -j .text)
 *
 * Without ia64-linux-gnu-objdump the test is skipped (exit status 77).
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "emu/fp/random.t.h"
#include "isa/ia64/insns.h"

/* Finds a template and slot for an instruction of the unit. */
static void place(enum ia64_unit unit, unsigned *tmpl, unsigned *slot)
{
    for (;;) {
        *tmpl = random64() & 31;
        *slot = random64() % 3;
        enum ia64_unit have = ia64_templates[*tmpl].unit[*slot];
        if (have == unit || (unit == IA64_X && have == IA64_L))
            return;
        if (unit == IA64_A && (have == IA64_M || have == IA64_I))
            return;
    }
}

static void make_bundle(uint8_t out[16], unsigned number)
{
    unsigned tmpl = random64() & 31, slot = 0;
    uint64_t slots[3] = {random64() >> 23, random64() >> 23, random64() >> 23};

    if (number % 8) {
        const struct ia64_line *line = &ia64_lines()[number / 8 % ia64_line_count()];
        place(line->unit, &tmpl, &slot);
        uint64_t x = (random64() >> 23 & ~line->mask) | line->value;
        if (number % 8 == 1) /* an encoding next to the line's: one fixed bit inverted */
            x ^= 1ull << random64() % 41;
        if (number % 8 == 2)
            x &= line->mask | 0xfff; /* zero fields */
        slots[line->unit == IA64_X ? 2 : slot] = x;
    }
    uint64_t low = tmpl | slots[0] << 5 | slots[1] << 46, high = slots[1] >> 18 | slots[2] << 23;
    for (unsigned k = 0; k < 8; k++) {
        out[k] = (uint8_t)(low >> 8 * k);
        out[8 + k] = (uint8_t)(high >> 8 * k);
    }
}

/* Returns objdump's line without address and bytes: the text after the second tab, without trailing blanks. */
static char *objdump_text(char *line)
{
    char *p = strchr(line, '\t');
    p = p ? strchr(p + 1, '\t') : NULL;
    if (!p)
        return NULL;
    p++;
    for (size_t n = strlen(p); n && isspace((unsigned char)p[n - 1]); n--)
        p[n - 1] = 0;
    return p;
}

static int compare(const char *path, const uint8_t *code, size_t size)
{
    char command[512], line[512], text[256];
    snprintf(command, sizeof command, "ia64-linux-gnu-objdump -D -b binary -m ia64 -z '%s'", path);
    FILE *objdump = popen(command, "r");
    size_t va = 0, compared = 0, different = 0;
    while (objdump && fgets(line, sizeof line, objdump)) {
        char *theirs = objdump_text(line);
        if (!theirs || va + 16 > size + (va & 15))
            continue;
        unsigned step = ia64_disassemble(va, code + va, size - va, text, sizeof text);
        for (size_t n = strlen(text); n && text[n - 1] == ' '; n--)
            text[n - 1] = 0;
        compared++;
        if (strcmp(text, theirs) && different++ < 40)
            printf("%zx: objdump '%s', here '%s'\n", va, theirs, text);
        va += step;
    }
    if (objdump)
        pclose(objdump);
    printf("%zu instructions compared, %zu differ\n", compared, different);
    return different == 0 && compared >= size / 16 * 2 ? 0 : 1;
}

static int compare_file(const char *path)
{
    FILE *f = fopen(path, "rb");
    if (!f) {
        fprintf(stderr, "%s: cannot be read\n", path);
        return 2;
    }
    static uint8_t code[8 << 20];
    size_t size = fread(code, 1, sizeof code, f) & ~(size_t)15;
    fclose(f);
    return compare(path, code, size);
}

static int compare_random(unsigned bundles)
{
    uint8_t *code = malloc(16 * (size_t)bundles);
    char path[] = "/tmp/disasm_ia64.XXXXXX";
    int fd = mkstemp(path);
    if (!code || fd < 0)
        return 2;
    for (unsigned k = 0; k < bundles; k++)
        make_bundle(code + 16 * (size_t)k, k);
    bool written = write(fd, code, 16 * (size_t)bundles) == (ssize_t)(16 * (size_t)bundles);
    close(fd);
    int status = written ? compare(path, code, 16 * (size_t)bundles) : 2;
    unlink(path);
    free(code);
    return status;
}

int main(int argc, char **argv)
{
    if (system("ia64-linux-gnu-objdump --version >/dev/null 2>&1") != 0) {
        puts("skipped: no ia64-linux-gnu-objdump");
        return 77;
    }
    return argc > 1 ? compare_file(argv[1]) : compare_random(40000);
}
