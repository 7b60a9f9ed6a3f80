/* Tests of supplied.c: files that are part of precis, and those that a build lacks. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "emu/kernel/core/abi.h"
#include "emu/kernel/vfs/supplied.h"

static const uint8_t text[] = {'t', 'e', 'x', 't'};
static const struct guest_file whole[] = {{.path = "/lib/a", .bytes = text, .end = text + sizeof text}, {0}};
static const struct guest_file lacking[] = {{.path = "/lib/a", .lacks = "as and ld"}, {0}};

static void a_file_has_its_contents(void **state)
{
    (void)state;
    const struct abi abi = {.files = whole};
    char read_back[8];
    int fd = supplied_open(&abi, "/lib/a");

    assert_true(fd >= 0);
    assert_int_equal(pread(fd, read_back, sizeof read_back, 0), sizeof text);
    assert_memory_equal(read_back, text, sizeof text);
    close(fd);
    assert_int_equal(supplied_open(&abi, "/lib/b"), -1);
    assert_null(supplied_missing(&abi));
}

static void a_build_that_lacks_a_file_has_none(void **state)
{
    (void)state;
    const struct abi abi = {.files = lacking}, without = {0};

    assert_int_equal(supplied_open(&abi, "/lib/a"), -1);
    assert_string_equal(supplied_missing(&abi)->lacks, "as and ld");
    assert_null(supplied_missing(&without));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_file_has_its_contents),
        cmocka_unit_test(a_build_that_lacks_a_file_has_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
