/*
 * engines.t.c - random instructions on the interpreter and on the translator, with all that code.fuzz.h compares.
 *
 *     vax_engines.t [SEED [INPUTS [FILE]]]
 *
 * FILE: the last input is written there, for code.fuzz.c and for finding the instructions that matter.
 */
#include <stdio.h>
#include <stdlib.h>
#include "isa/vax/insn.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { HEAD = 9, MOST = 2048 }; /* flags and a seed; bytes */

static uint64_t state;

static uint32_t random32(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 16);
}

static uint8_t input[HEAD + MOST + 64];
static size_t size;

static void put(unsigned byte)
{
    input[size++] = (uint8_t)byte;
}

/* Half of the operands in memory are near the stack and frame pointers. */
static void specifier(char access, unsigned bytes)
{
    unsigned near = random32() % 2 ? 0xae : 0xad;

    if (access == 'r' && random32() % 4 == 0) {
        put(random32() % 64);
    } else if (access != 'a' && random32() % 2) {
        put(0x50 | (bytes > 4 ? random32() % 11 : random32() % 12));
    } else if (random32() % 2) {
        put(random32() % 4 ? near : near + 0x10);
        put(random32() % 64);
    } else {
        put(0x40 | random32() % 0xc0);
        for (unsigned k = 0; k < 4; k++)
            put(random32());
    }
}

/* An instruction that is likely to do something: branches are short. */
static void instruction(void)
{
    size_t count;
    const struct vax_insn *all = vax_insns(&count), *i;

    do
        i = &all[random32() % count];
    while (i->timing == VAX_CLASS_SYSTEM && random32() % 8);
    if (i->code >> 8)
        put(i->code >> 8);
    put(i->code);
    for (unsigned k = 0; k < i->noperands; k++) {
        unsigned bytes = vax_type_bytes(i->kind[k].type);
        if (i->kind[k].access != 'b') {
            specifier(i->kind[k].access, bytes);
            continue;
        }
        int disp = (int)(random32() % 48) - 12;
        for (unsigned n = 0; n < bytes; n++)
            put((unsigned)(disp >> 8 * n));
    }
}

int main(int argc, char **argv)
{
    unsigned long seed = argc > 1 ? strtoul(argv[1], NULL, 0) : 1, inputs = argc > 2 ? strtoul(argv[2], NULL, 0) : 1500;

    state = seed * 0x9e3779b97f4a7c15 + 1;
    for (unsigned long n = 0; n < inputs; n++) {
        size = 0;
        for (unsigned k = 0; k < HEAD; k++)
            put(random32());
        for (unsigned left = 4 + random32() % 60; left && size < HEAD + MOST; left--)
            instruction();
        FILE *f = argc > 3 ? fopen(argv[3], "wb") : NULL;
        if (f) {
            fwrite(input, 1, size, f);
            fclose(f);
        }
        LLVMFuzzerTestOneInput(input, size);
    }
    return 0;
}
