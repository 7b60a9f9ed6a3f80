/* explain.c - `precis explain`: the table line of a word. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "isa/sparc/insn.h"

/* Draws the word as the manual does, bit 31 first: one column per bit; fields under their bits. */
static void draw(const struct sparc_insn *i, uint32_t word, FILE *out)
{
    char letters[33] = "", *l = letters;
    for (const char *p = i->pattern; *p && l < letters + 32; p++)
        if (*p != ' ')
            *l++ = *p;
    fprintf(out, "bits     ");
    for (unsigned k = 0; k < 32; k++)
        fprintf(out, "%s%u", k % 4 || !k ? "" : " ", word >> (31 - k) & 1);
    fprintf(out, "\nfields   ");
    for (unsigned k = 0; k < 32; k++)
        fprintf(out, "%s%c", k % 4 || !k ? "" : " ", letters[k]);
    fprintf(out, "\n         (0 and 1 are fixed, - is ignored)\n");
}

/* Prints the bits of a letter, as "29:25" or "21:20 and 13:0". */
static void print_places(const struct sparc_insn *i, unsigned letter, FILE *out)
{
    const char *between = "";
    for (unsigned k = 0; k < i->bits.nsegments; k++) {
        const struct pattern_segment *g = &i->bits.segment[k];
        unsigned last = g->shift, first = last + g->width - 1;
        if (g->letter != (char)('a' + letter))
            continue;
        fprintf(out, first == last ? "%s%u" : "%s%u:%u", between, first, last);
        between = " and ";
    }
}

bool sparc_explain(uint64_t va, const uint8_t *code, FILE *out)
{
    uint32_t word = sparc_word(code);
    struct sparc_fields f;
    const struct sparc_insn *i = sparc_decode(word, &f);
    char text[128];
    sparc_disassemble(word, va, true, text, sizeof text);
    fprintf(out, "word     0x%08" PRIx32 "\ntext     %s\n", word, text);
    if (!i) {
        fprintf(out, "         not an instruction: executing it raises trap 0x10 (illegal_instruction)\n");
        return false;
    }
    draw(i, word, out);
    for (unsigned letter = 0; letter < 26; letter++) {
        if (!pattern_width(&i->bits, (char)('a' + letter)))
            continue;
        fprintf(out, "  %c      %" PRIu32 " (0x%" PRIx32 "), bits ", 'a' + letter, f.letter[letter], f.letter[letter]);
        print_places(i, letter, out);
        fputc('\n', out);
    }
    fprintf(out, "line     I(\"%s\", \"%s\", \"%s\", \"%s\") in isa/sparc/sparc.def\n", i->name, i->pattern, i->text, i->operands);
    fprintf(out, "level    %s\n", i->is_v9 ? "v9" : "v8");
    fprintf(out, "meaning  sparc_sem_%s() in isa/sparc\n", i->semantics_name);
    fprintf(out, "class    %s%s%s%s\n", sparc_class_name(i->timing), i->traps ? "; traps" : "", i->conditional ? "; conditional" : "",
            i->indirect ? "; indirect" : "");
    return true;
}

bool sparc_encoding(unsigned index, struct isa_encoding *out)
{
    size_t n;
    const struct sparc_insn *i = sparc_insns(&n) + index;
    if (index >= n)
        return false;
    *out = (struct isa_encoding){.name = i->name};
    for (unsigned k = 0; k < 4; k++)
        out->code[k] = (uint8_t)(i->bits.match >> (24 - 8 * k));
    for (char letter = 'a'; letter <= 'z'; letter++) {
        struct isa_field *f = &out->field[out->field_count];
        f->width = (uint8_t)pattern_places(&i->bits, letter, f->bit, sizeof f->bit);
        for (unsigned k = 0; k < f->width; k++)
            f->bit[k] = (uint8_t)(f->bit[k] ^ 24); /* the word is big-endian */
        out->field_count += f->width != 0;
    }
    return true;
}
