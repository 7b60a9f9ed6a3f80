/*
 * engines.t.c - random instructions on the interpreter and on the translator, with all that code.fuzz.h compares.
 *
 *     sparc_engines.t [SEED [INPUTS [FILE]]]
 *
 * FILE: the last input is written there, for code.fuzz.c and for finding the instructions that matter.
 */
#include <stdio.h>
#include <stdlib.h>
#include "isa/sparc/insn.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { HEAD = 9, MOST = 64 }; /* flags and a seed; instructions */

static uint64_t state;

static uint32_t random32(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 16);
}

/* An access by an address space identifier that exists, or the wr that sets it: without them few have an effect. Blocks are at multiples of
 * the stack pointer's alignment. */
static uint32_t alternate(uint32_t word)
{
    enum { WR_ASI = 0x87802000, BLOCKS = 2, OP3_DOUBLE_BY_ASI = 0x33 };
    static const uint8_t asis[] = {0xf0, 0xf8, 0x80, 0x82, 0x88, 0x8a, 0xc0, 0xd2};
    unsigned n = random32() % sizeof asis;

    if (random32() % 8 == 0)
        return WR_ASI | asis[n];
    word = (word & ~0x1fe0u) | (uint32_t)asis[n] << 5;
    if (n < BLOCKS && (word >> 19 & 0x3b) == OP3_DOUBLE_BY_ASI)
        word = word & ~(14u << 25 | 31u);
    return word & SPARC_OPERAND_IMMEDIATE ? word & ~0x1fc0u : word;
}

/* An instruction that is likely to do something: branches are short, half of the accesses to memory are near the stack pointer and
 * aligned, few instructions only trap. */
static uint32_t instruction(void)
{
    size_t count;
    const struct sparc_insn *all = sparc_insns(&count), *i;

    do
        i = &all[random32() % count];
    while (i->timing == SPARC_CLASS_SYSTEM && random32() % 4);
    uint32_t word = (uint32_t)i->bits.match | (random32() & ~(uint32_t)i->bits.mask);
    unsigned width = i->timing >= SPARC_CLASS_BRANCH && i->timing <= SPARC_CLASS_RETURN ? pattern_width(&i->bits, 'w') : 0;
    bool memory = word >> 30 == 3;
    if (i->reserved && !(word & SPARC_OPERAND_IMMEDIATE))
        word &= ~0x1fe0u;
    if (width)
        word = (uint32_t)pattern_set_field(&i->bits, 'w', word, (random32() % 24 - 8) & ((1u << width) - 1));
    if (memory && random32() % 2)
        word = (word & ~(31u << 14)) | (random32() % 2 ? 14u : 30u) << 14;
    if (memory && random32() % 2 && word & SPARC_OPERAND_IMMEDIATE)
        word &= ~7u;
    if (memory && word >> 19 & 0x10 && random32() % 2)
        word = alternate(word);
    return word;
}

int main(int argc, char **argv)
{
    unsigned long seed = argc > 1 ? strtoul(argv[1], NULL, 0) : 1, inputs = argc > 2 ? strtoul(argv[2], NULL, 0) : 4000;
    uint8_t input[HEAD + 4 * MOST];

    state = seed * 0x9e3779b97f4a7c15 + 1;
    for (unsigned long n = 0; n < inputs; n++) {
        size_t size = HEAD;
        for (unsigned k = 0; k < HEAD; k++)
            input[k] = (uint8_t)random32();
        for (unsigned left = 4 + random32() % (MOST - 4); left; left--) {
            uint32_t word = instruction();
            for (unsigned k = 0; k < 4; k++)
                input[size++] = (uint8_t)(word >> (24 - 8 * k));
        }
        FILE *f = argc > 3 ? fopen(argv[3], "wb") : NULL;
        if (f) {
            fwrite(input, 1, size, f);
            fclose(f);
        }
        LLVMFuzzerTestOneInput(input, size);
    }
    return 0;
}
