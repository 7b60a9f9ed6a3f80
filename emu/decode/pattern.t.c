/* pattern.t.c - the syntaxes of instruction tables, and the lookup compared with a search of the whole table. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "emu/decode/pattern.h"

static void patterns(void **state)
{
    struct pattern p;

    (void)state;
    assert_true(pattern_read(&p, "10 aa-b 0 a", 8));
    assert_int_equal(p.mask, 0xc2);
    assert_int_equal(p.match, 0x80);
    assert_int_equal(p.nsegments, 3);
    assert_int_equal(pattern_field(&p, 'a', 0xb1), 7); /* two segments, joined from left to right */
    assert_int_equal(pattern_field(&p, 'a', 0xa0), 4);
    assert_int_equal(pattern_field(&p, 'b', 0x84), 1);
    assert_int_equal(pattern_field(&p, 'z', 0xff), 0);
    assert_int_equal(pattern_width(&p, 'a'), 3);
    assert_int_equal(pattern_width(&p, 'z'), 0);
    assert_int_equal(pattern_set_field(&p, 'a', 0x80, 5), 0xa1);
    assert_int_equal(pattern_set_field(&p, 'a', 0xb1, 2), 0x90);
    assert_int_equal(pattern_bits(&p, "ba"), 0x35);
    assert_int_equal(pattern_bits(&p, ""), 0);
    assert_true(pattern_read(&p, "Aaaaaaaaaaaaaaaa aaaaaaaaaaaaaaaa aaaaaaaaaaaaaaaa aaaaaaaaaaaaaaaA", 64));
    assert_int_equal(pattern_field(&p, 'A', 1ull << 63 | 1), 3); /* names are case-sensitive */
    assert_int_equal(pattern_field(&p, 'a', UINT64_MAX), UINT64_MAX >> 2);
}

static void bad_patterns(void **state)
{
    struct pattern p;

    (void)state;
    assert_false(pattern_read(&p, "0101010", 8));
    assert_false(pattern_read(&p, "010101010", 8));
    assert_false(pattern_read(&p, "0101010?", 8));
    assert_false(pattern_read(&p, "ababababababab", 14)); /* too many segments */
    assert_true(pattern_read(&p, "abababababab", 12));
}

static void texts(void **state)
{
    static const struct {
        const char *text;
        bool is_item;
    } parts[] = {{"add", false}, {"add cd", true}, {" ", false}, {"r a", true}, {"r b", true}, {" end", false}};
    const char *at = "add{add cd} {r a}{r b} end";
    struct text_part part;

    (void)state;
    for (size_t k = 0; k < sizeof parts / sizeof *parts; k++) {
        assert_true(text_next(&at, &part));
        assert_int_equal(part.is_item, parts[k].is_item);
        assert_int_equal(part.length, strlen(parts[k].text));
        assert_memory_equal(part.start, parts[k].text, part.length);
    }
    assert_false(text_next(&at, &part));
}

/* "rwai": read, written, address, increment. */
static void check_operand(struct operand_list *list, const char *name, const char *what, char condition)
{
    struct operand_use o;

    assert_true(operand_next(list, &o));
    assert_int_equal(o.length, strlen(name));
    assert_memory_equal(o.name, name, o.length);
    assert_int_equal(o.read, strchr(what, 'r') != NULL);
    assert_int_equal(o.written, strchr(what, 'w') != NULL);
    assert_int_equal(o.address, strchr(what, 'a') != NULL);
    assert_int_equal(o.increment, strchr(what, 'i') != NULL);
    assert_int_equal(o.condition, condition);
}

static void check_end(struct operand_list *list)
{
    struct operand_use o;

    assert_false(operand_next(list, &o));
}

static void operand_columns(void **state)
{
    struct operand_list list = operand_list("t,cb=a,b,cb");

    (void)state;
    check_operand(&list, "t", "w", 0);
    check_operand(&list, "cb", "w", 0);
    check_operand(&list, "a", "r", 0);
    check_operand(&list, "b", "r", 0);
    check_operand(&list, "cb", "r", 0);
    check_end(&list);
    list = operand_list("[b]?m,t=[b],+a,t?e");
    check_operand(&list, "b", "wa", 'm');
    check_operand(&list, "t", "w", 0);
    check_operand(&list, "b", "ra", 0);
    check_operand(&list, "a", "ri", 0);
    check_operand(&list, "t", "r", 'e');
    check_end(&list);
    list = operand_list("x+,y");
    check_operand(&list, "x", "rw", 0);
    check_operand(&list, "y", "r", 0);
    check_end(&list);
    list = operand_list("=");
    check_end(&list);
    list = operand_list("");
    check_end(&list);
}

static void operands_of_texts(void **state)
{
    struct operand_list list = operand_list_of_text("{r1},ar.csd=[{r3+}],{r2}");

    (void)state;
    check_operand(&list, "r1", "w", 0);
    check_operand(&list, "r3", "rwa", 0);
    check_operand(&list, "r2", "ri", 0);
    check_end(&list);
    list = operand_list_of_text("[{r3+}]={r2},{imm9b}");
    check_operand(&list, "r3", "rwa", 0);
    check_operand(&list, "r2", "r", 0);
    check_operand(&list, "imm9b", "r", 0);
    check_end(&list);
    list = operand_list_of_text("{r1}=[{r3}],{r2},ar.ccv");
    check_operand(&list, "r1", "w", 0);
    check_operand(&list, "r3", "ra", 0);
    check_operand(&list, "r2", "r", 0);
    check_end(&list);
    list = operand_list_of_text("{r2},{tgt25b}");
    check_operand(&list, "r2", "r", 0);
    check_operand(&list, "tgt25b", "r", 0);
    check_end(&list);
}

enum { KEYS = 200, BITS = 20 };
static const struct pattern_shape shape = {.bits = BITS, .major_bits = 4, .minor_bits = 3, .minor_places = "\1\6\15"};

/* The highest-ranking match, by linear search. */
static const struct pattern_key *search(const struct pattern_key *keys, uint64_t word)
{
    const struct pattern_key *best = NULL;

    for (unsigned k = 0; k < KEYS; k++)
        if ((word & keys[k].mask) == keys[k].match && (!best || keys[k].rank > best->rank))
            best = &keys[k];
    return best;
}

static void lookup_is_a_search(void **state)
{
    struct pattern_key keys[KEYS];
    struct pattern_index index;

    (void)state;
    srandom(1);
    for (unsigned k = 0; k < KEYS; k++) {
        uint64_t mask = (uint64_t)(random() & random()) & ((1u << BITS) - 1);
        if (k % 8)
            mask |= 0xful << (BITS - 4); /* most have a major opcode */
        keys[k] =
            (struct pattern_key){.mask = mask, .match = (uint64_t)random() & mask, .line = (uint16_t)k, .rank = (uint8_t)(random() % 5)};
    }
    assert_true(pattern_index_build(&index, keys, KEYS, &shape));
    for (uint64_t word = 0; word < 1u << BITS; word++) {
        const struct pattern_key *best = search(keys, word);
        const uint16_t *end, *line = pattern_candidates(&index, word, &end);
        while (line < end && (word & keys[*line].mask) != keys[*line].match)
            line++;
        if (best ? line == end || *line != best->line : line < end)
            fail_msg("word %#llx", (unsigned long long)word);
    }
    pattern_index_free(&index);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        // clang-format off
        cmocka_unit_test(patterns),        cmocka_unit_test(bad_patterns),      cmocka_unit_test(texts),
        cmocka_unit_test(operand_columns), cmocka_unit_test(operands_of_texts), cmocka_unit_test(lookup_is_a_search),
        // clang-format on
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
