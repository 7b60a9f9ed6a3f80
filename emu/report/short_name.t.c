/* Long names for lists. */
#include "emu/report/short_name.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void names(void **state)
{
    static const struct {
        const char *name;
        size_t most;
        const char *expected;
    } cases[] = {
        {"main", 16, "main"},
        {"f(int)", 16, "f(int)"},
        {"sixteen_bytes_on", 16, "sixteen_bytes_on"},
        {"function(int, long, char)", 16, "function(...)"},
        {"std::vector<std::pair<int, int>, std::allocator<int> >::push_back(int const&)", 40, "std::vector<...>::push_back(...)"},
        {"std::map<int, std::vector<std::pair<int, int> > >::at(int)", 54, "std::map<int, std::vector<std::pair<...> > >::at(int)"},
        {"a::b<c<d<e, f>, g>, h>::i()", 24, "a::b<c<...>, h>::i()"},
        {"(anonymous namespace)::function(int, long)", 40, "(anonymous namespace)::function(...)"},
        {"std::ostream& std::operator<< <std::char_traits<char> >(std::ostream&)", 50, "std::ostream& std::operator<< <...>(...)"},
        {"bool operator< <int>(std::vector<int> const&, int)", 30, "bool operator< <int>(...)"},
        {"main::{lambda(int, long)#1}::operator()(int, long) const", 50, "main::{lambda(...)#1}::operator()(...) const"},
        {"a_long_name_of_c_without_any_brackets", 20, "a_long_n..._brackets"},
        {"unbalanced<<<<<<<(((((((", 16, "unbala...((((((("},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char *shown = short_name(cases[i].name, cases[i].most);
        assert_string_equal(shown, cases[i].expected);
        assert_true(strlen(shown) <= cases[i].most);
        free(shown);
    }
}

/* Characters of UTF-8 stay whole. */
static void characters(void **state)
{
    char name[200] = "";

    (void)state;
    for (unsigned k = 0; k < 60; k++)
        strcat(name, "\xc3\xa9");
    for (size_t most = 16; most < 60; most++) {
        char *shown = short_name(name, most), *dots = strstr(shown, "...");
        assert_non_null(dots);
        assert_int_equal((dots - shown) % 2, 0);
        assert_int_equal(strlen(dots + 3) % 2, 0);
        assert_true(strlen(shown) <= most);
        free(shown);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(names), cmocka_unit_test(characters)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
