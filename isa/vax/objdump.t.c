/*
 * objdump.t.c - compares the disassembler with GNU objdump, text by text, on random bytes.
 *
 *     vax_objdump_test [-s SEED] [-n STRINGS] [-d DIGESTS [-r]]
 *
 * Debian's binutils do not know the VAX: the test looks for vax-objdump or vax-netbsdelf-objdump, or $VAX_OBJDUMP. Without one, the digest
 * of precis' texts is compared with the one recorded in DIGESTS (-r: record it). Exit status 77 (skipped) without both.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "isa/vax/insn.h"

enum { BASE = 0x1000, MOST = 32 };

static uint64_t seed;
static uint8_t *bytes;
static size_t size;

static uint32_t random32(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uint32_t)(seed >> 16);
}

/* Each string begins with an opcode of the table in most cases; sixteen NOPs and a RET end it, where the disassemblers meet again. */
static void make_strings(unsigned long count)
{
    size_t nlines;
    const struct vax_insn *all = vax_insns(&nlines);

    bytes = malloc(count * (MOST + 17));
    for (unsigned long n = 0; n < count; n++) {
        const struct vax_insn *i = &all[random32() % nlines];
        unsigned random = 1 + random32() % (MOST - 2);
        if (n % 8 && i->code >> 8)
            bytes[size++] = (uint8_t)(i->code >> 8);
        if (n % 8)
            bytes[size++] = (uint8_t)i->code;
        while (random--)
            bytes[size++] = (uint8_t)(random32() % 4 ? random32() : 0x50 | random32() % 16);
        memset(bytes + size, 1, 16);
        size += 16;
        bytes[size++] = 4;
    }
}

static uint64_t digest(void)
{
    uint64_t h = 14695981039346656037ull;
    char text[256];

    for (size_t at = 0; at < size;) {
        unsigned n = vax_disassemble(BASE + at, bytes + at, size - at, text, sizeof text);
        for (const char *p = text; n && *p; p++)
            h = (h ^ (uint8_t)*p) * 1099511628211ull;
        at += n ? n : 1;
    }
    return h;
}

static const char *find_objdump(void)
{
    static const char *const names[] = {"vax-objdump", "vax-netbsdelf-objdump"};
    char command[100];
    const char *given = getenv("VAX_OBJDUMP");

    for (unsigned k = 0; !given && k < sizeof names / sizeof *names; k++) {
        snprintf(command, sizeof command, "command -v %s >/dev/null 2>&1", names[k]);
        given = system(command) == 0 ? names[k] : NULL;
    }
    return given;
}

/* Compares objdump's lines: address, bytes, text. Instructions at the end of the file are not whole. */
static unsigned long compare(FILE *f, unsigned long *compared)
{
    char line[1024], ours[256], *text;
    unsigned long differing = 0, address;

    while (fgets(line, sizeof line, f)) {
        text = strchr(line, '\t');
        text = text ? strchr(text + 1, '\t') : NULL;
        if (!text || sscanf(line, " %lx:", &address) != 1 || address < BASE || address - BASE + 64 > size)
            continue;
        text[strcspn(text, "\n")] = 0;
        vax_disassemble(address, bytes + (address - BASE), size - (address - BASE), ours, sizeof ours);
        ++*compared;
        if (strcmp(text + 1, ours) && differing++ < 20)
            printf("%lx:\n  objdump \"%s\"\n  precis  \"%s\"\n", address, text + 1, ours);
    }
    return differing;
}

static bool agrees(const char *objdump)
{
    char path[] = "/tmp/vax-objdump-XXXXXX", command[256];
    FILE *f = fdopen(mkstemp(path), "wb");
    unsigned long compared = 0, differing;

    fwrite(bytes, 1, size, f);
    fclose(f);
    snprintf(command, sizeof command, "%s -D -z -b binary -m vax --insn-width=64 --adjust-vma=%#x %s", objdump, BASE, path);
    f = popen(command, "r");
    differing = compare(f, &compared);
    pclose(f);
    unlink(path);
    printf("%lu instructions, %lu differ\n", compared, differing);
    return compared && !differing;
}

int main(int argc, char **argv)
{
    unsigned long count = 20000, found;
    unsigned long long first = 1, s, d, known = 0;
    const char *digests = NULL, *objdump = find_objdump();
    bool records = false;
    int option;

    while ((option = getopt(argc, argv, "s:n:d:r")) != -1) {
        switch (option) {
        case 's': first = strtoull(optarg, NULL, 0); break;
        case 'n': count = strtoul(optarg, NULL, 0); break;
        case 'd': digests = optarg; break;
        case 'r': records = true; break;
        default: return 2;
        }
    }
    FILE *f = digests && !records ? fopen(digests, "r") : NULL;
    while (f && fscanf(f, "%llu %lu %llx", &s, &found, &d) == 3)
        known = s == first && found == count ? d : known;
    if (f)
        fclose(f);
    if (!objdump && !known) {
        puts("no objdump for the VAX here: skipped");
        return 77;
    }
    seed = first * 0x9e3779b97f4a7c15 + 1;
    make_strings(count);
    uint64_t h = digest();
    bool ok = (!objdump || agrees(objdump)) && (!known || known == h);
    printf("digest %016llx%s\n", (unsigned long long)h, ok ? "" : ": not as it should be");
    if (ok && records && objdump && digests && (f = fopen(digests, "a"))) {
        fprintf(f, "%llu %lu %016llx\n", first, count, (unsigned long long)h);
        fclose(f);
    }
    free(bytes);
    return !ok;
}
