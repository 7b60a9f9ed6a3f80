/* explain.c - `precis explain`: the table line of a word. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "isa/hppa/insn.h"

/* Draw the word as the manual does: bit 0 is the most significant. One column per bit; fields under their bits. */
static void draw(const struct hppa_insn *i, uint32_t word, FILE *out)
{
    char letters[33] = "", *l = letters;
    for (const char *p = i->pattern; *p && l < letters + 32; p++)
        if (*p != ' ')
            *l++ = *p;
    fprintf(out, "bits     ");
    for (unsigned bit = 0; bit < 32; bit++)
        fprintf(out, "%s%u", bit % 4 || !bit ? "" : " ", word >> (31 - bit) & 1);
    fprintf(out, "\nfields   ");
    for (unsigned bit = 0; bit < 32; bit++)
        fprintf(out, "%s%c", bit % 4 || !bit ? "" : " ", letters[bit]);
    fprintf(out, "\n         (0 and 1 are fixed, - is ignored)\n");
}

/* Print the bits of a letter, as "6:10" or "11:15 and 31". */
static void print_places(const struct hppa_insn *i, unsigned letter, FILE *out)
{
    const char *between = "";
    for (unsigned k = 0; k < i->bits.nsegments; k++) {
        const struct pattern_segment *g = &i->bits.segment[k];
        unsigned last = 31 - g->shift, first = last - g->width + 1;
        if (g->letter != (char)('a' + letter))
            continue;
        fprintf(out, first == last ? "%s%u" : "%s%u:%u", between, first, last);
        between = " and ";
    }
}

bool hppa_explain(uint64_t va, const uint8_t *code, FILE *out)
{
    uint32_t word = (uint32_t)code[0] << 24 | (uint32_t)code[1] << 16 | (uint32_t)code[2] << 8 | code[3];
    struct hppa_fields f;
    const struct hppa_insn *i = hppa_decode(word, &f);
    char text[128];
    hppa_disassemble(word, va, text, sizeof text);
    fprintf(out, "word     0x%08" PRIx32 "\ntext     %s\n", word, text);
    if (!i) {
        fprintf(out, "         not an instruction: executing it raises trap 8 (illegal instruction)\n");
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
    fprintf(out, "line     I(\"%s\", \"%s\", \"%s\", \"%s\") in isa/hppa/hppa.def\n", i->name, i->pattern, i->text, i->operands);
    fprintf(out, "level    %s\n", hppa_is_20(i, &f) ? "2.0" : i->is_max1 ? "2.0, and MAX-1 of the PA-7100LC and PA-7300LC" : "1.1");
    fprintf(out, "meaning  hppa_sem_%s() in isa/hppa\n", i->semantics_name);
    fprintf(out, "class    %s%s%s%s\n", hppa_class_name(i->timing), i->traps ? "; traps" : "", i->conditional ? "; conditional" : "",
            i->indirect ? "; indirect" : "");
    return true;
}

bool hppa_encoding(unsigned index, struct isa_encoding *out)
{
    size_t n;
    const struct hppa_insn *i = hppa_insns(&n) + index;
    if (index >= n)
        return false;
    *out = (struct isa_encoding){.name = i->name};
    for (unsigned k = 0; k < 4; k++)
        out->code[k] = (uint8_t)(i->bits.match >> (24 - 8 * k));
    for (char letter = 'A'; letter <= 'z'; letter++) {
        struct isa_field *f = &out->field[out->field_count];
        f->width = (uint8_t)pattern_places(&i->bits, letter, f->bit, sizeof f->bit);
        for (unsigned k = 0; k < f->width; k++)
            f->bit[k] = (uint8_t)(f->bit[k] ^ 24); /* the word is big-endian */
        out->field_count += f->width != 0;
    }
    return true;
}
