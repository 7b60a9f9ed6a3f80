/* encode.t.c - random instructions of each machine that has an assembler: their texts have encodings with the same text, in both ways of
 * writing numbers. */
#include "emu/asm/encode.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "emu/cpu/isa.h"
#include "emu/machines.h"

enum { INSTRUCTIONS = 400, VA = 0x10000 };

static uint32_t random32(void)
{
    static uint64_t seed = 88172645463325252u;
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uint32_t)(seed >> 16);
}

typedef unsigned printer(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);

/* The text without the bundle's template and the stop, which an encoding does not have. */
static void plain_text(printer *print, const struct isa *isa, const uint8_t *code, unsigned slot, char text[ENCODE_TEXT])
{
    char whole[ENCODE_TEXT] = "";
    print(VA + slot, code + slot, isa->sample_bytes - slot, whole, sizeof whole);
    const char *from = *whole == '[' ? strchr(whole, ']') + 1 : whole;
    strcpy(text, from + strspn(from, " "));
    text[strcspn(text, ";")] = 0;
}

/* Returns whether the slot has an instruction whose text an assembler knows: not one with a reserved condition, and none of coprocessors
 * that do not exist, whose numbers are in the first word. */
static bool is_instruction(const struct isa *isa, const uint8_t *code, unsigned slot, const char *text, FILE *nowhere)
{
    return isa->explain(VA + slot, code, nowhere) && !strstr(text, "(null)") && strncmp(text, "copr", 4) && strncmp(text, "spop", 4);
}

static void check_text(const struct isa *isa, printer *print, enum encode_numbers numbers, const char *text, unsigned *failed)
{
    struct isa_encoding e;
    char again[ENCODE_TEXT];
    if (!encode_text(isa, VA, text, numbers, &e, NULL)) {
        print_message("%s: no encoding of \"%s\"\n", isa->name, text);
        ++*failed;
        return;
    }
    plain_text(print, isa, e.code, e.slot, again);
    assert_string_equal(again, text);
}

static void test_random_instructions(void **state)
{
    (void)state;
    FILE *nowhere = fopen("/dev/null", "w");
    assert_non_null(nowhere);
    for (unsigned k = 0; machine_by_index(k); k++) {
        const struct isa *isa = machine_by_index(k);
        unsigned failed = 0, n = 0;
        if (!isa->assembler)
            continue;
        while (n < INSTRUCTIONS) {
            uint8_t code[16];
            char text[ENCODE_TEXT];
            for (unsigned i = 0; i < sizeof code; i++)
                code[i] = (uint8_t)random32();
            unsigned slot = isa->sample_bytes == 16 ? random32() % 3 : 0;
            plain_text(isa->disassemble, isa, code, slot, text);
            if (!is_instruction(isa, code, slot, text, nowhere))
                continue;
            n++;
            check_text(isa, isa->disassemble, TEXT_AS_PRINTED, text, &failed);
            plain_text(isa->assembler->text, isa, code, slot, text);
            check_text(isa, isa->assembler->text, TEXT_AS_WRITTEN, text, &failed);
        }
        assert_true(failed * 100 <= n);
    }
    fclose(nowhere);
}

static void test_nearest(void **state)
{
    struct isa_encoding e;
    char nearest[ENCODE_TEXT];
    const struct isa *isa = machine_by_name("hppa");
    (void)state;
    assert_true(encode_text(isa, VA, "ldw -16(r3),r4", TEXT_AS_WRITTEN, &e, nearest));
    assert_memory_equal(e.code, "\x48\x64\x3f\xe1", 4); /* GNU as */
    assert_true(encode_text(isa, VA, "ldw -10(r3),r4", TEXT_AS_PRINTED, &e, nearest));
    assert_memory_equal(e.code, "\x48\x64\x3f\xe1", 4);
    assert_false(encode_text(isa, VA, "ldw 9000(r3),r4", TEXT_AS_WRITTEN, &e, nearest));
    assert_string_equal(nearest, "ldw 0x1fff(r3),r4");
    assert_false(encode_text(isa, VA, "lwd 4(r3),r4", TEXT_AS_WRITTEN, &e, nearest));
    assert_string_equal(nearest, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_random_instructions), cmocka_unit_test(test_nearest)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
