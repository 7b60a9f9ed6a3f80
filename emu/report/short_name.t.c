/* Long names for lists. */
#include "emu/report/function_name.h"
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

/* Names as people type them, and what they choose of a list; NULL: nothing. */
static void choices(void **state)
{
    static const char *const names[] = {"main",
                                        "helper(int)",
                                        "ns::helper(long)",
                                        "a::only(int) const",
                                        "int most<int>(int, int)",
                                        "two(int)",
                                        "two(long)",
                                        "two(int)",
                                        "two(int)::{lambda(int)#1}::operator()(int) const",
                                        "std::vector<int> (anonymous namespace)::hidden<char (*)(int)>(std::pair<int, int>)",
                                        "S<int>::get()",
                                        "S<int>::operator()(int)",
                                        "operator new(unsigned int)",
                                        "std::ostream& std::operator<< <char>(std::ostream&)",
                                        "non-virtual thunk to V::f()",
                                        "f<",
                                        "g(("};
    static const char *const cases[][2] = {{"main", "main"},
                                           {"helper", "helper(int)"},
                                           {"helper(int)", "helper(int)"},
                                           {"ns::helper", "ns::helper(long)"},
                                           {"helper(long)", "ns::helper(long)"},
                                           {"only", "a::only(int) const"},
                                           {"most", "int most<int>(int, int)"},
                                           {"most<int>", "int most<int>(int, int)"},
                                           {"most(int, int)", "int most<int>(int, int)"},
                                           {"two", NULL},
                                           {"two(long)", "two(long)"},
                                           {"hidden", "std::vector<int> (anonymous namespace)::hidden<char (*)(int)>(std::pair<int, int>)"},
                                           {"S::get", "S<int>::get()"},
                                           {"S<int>::get", "S<int>::get()"},
                                           {"S::operator()", "S<int>::operator()(int)"},
                                           {"operator new", "operator new(unsigned int)"},
                                           {"std::operator<<", "std::ostream& std::operator<< <char>(std::ostream&)"},
                                           {"V::f", NULL},
                                           {"f<", "f<"},
                                           {"absent", NULL},
                                           {"help", NULL},
                                           {"", NULL}};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct name_choice c = {.wanted = cases[i][0]};
        char *error;
        for (size_t k = 0; k < sizeof names / sizeof *names; k++)
            name_choice_try(&c, names[k]);
        const char *name = name_choice_end(&c, &error);
        assert_string_equal(name ? name : "none", cases[i][1] ? cases[i][1] : "none");
        assert_int_equal(error != NULL, !strcmp(cases[i][0], "two"));
        if (error)
            assert_string_equal(error, "two could be one of several functions: \"two(int)\", \"two(long)\"; give the whole name");
        free(error);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(names), cmocka_unit_test(choices), cmocka_unit_test(characters)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
