#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include "emu/report/printable.h"

static void check(const char *text, const char *expected)
{
    char *p = printable(text);
    assert_string_equal(p, expected);
    free(p);
}

static void what_a_terminal_obeys(void **state)
{
    (void)state;
    check("", "");
    check("plain name_1 ~\\", "plain name_1 ~\\");
    check("\x1b[2Jx\a\n\t\x7f", "\\x1b[2Jx\\x07\\x0a\\x09\\x7f");
    check("\x9b"
          "31m",
          "\\x9b31m"); /* CSI as one byte */
    check("\xc2\x9b"
          "31m",
          "\\xc2\\x9b31m"); /* and in UTF-8 */
}

static void characters(void **state)
{
    (void)state;
    check("Gr\xc3\xb6\xc3\x9f"
          "e \xe2\x82\xac \xf0\x9f\x98\x80",
          "Gr\xc3\xb6\xc3\x9f"
          "e \xe2\x82\xac \xf0\x9f\x98\x80");
    check("\xc0\x9b \xc3", "\\xc0\\x9b \\xc3");
    check("\xe2\x82 \xed\xa0\x80 \xff", "\\xe2\\x82 \\xed\\xa0\\x80 \\xff");
    check("\xe0\x80\x9b \xf8\x80", "\\xe0\\x80\\x9b \\xf8\\x80");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_a_terminal_obeys), cmocka_unit_test(characters)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
