/* suggest.t.c - distances of words, suggestions, and the check of a command's options. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "emu/cli/command.h"

static void test_distance(void **state)
{
    static const struct {
        const char *a, *b;
        unsigned distance;
    } cases[] = {
        {"", "", 0},       {"", "run", 3},           {"run", "run", 0},         {"RUN", "run", 0},       {"rnu", "run", 1},
        {"rn", "run", 1},  {"ruun", "run", 1},       {"rum", "run", 1},         {"report", "replay", 3}, {"ab", "ba", 1},
        {"abc", "cba", 2}, {"kitten", "sitting", 3}, {"profile", "porfile", 1},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(word_distance(cases[i].a, cases[i].b), cases[i].distance);
        assert_int_equal(word_distance(cases[i].b, cases[i].a), cases[i].distance);
    }
}

/* Words longer than all names are compared up to a length. */
static void test_long_words(void **state)
{
    char a[1000], b[1000];
    (void)state;
    memset(a, 'a', sizeof a);
    memset(b, 'b', sizeof b);
    a[999] = b[999] = 0;
    assert_int_equal(word_distance(a, a), 0);
    assert_int_equal(word_distance(a, b), word_distance(a, b + 900));
    assert_true(word_distance(a, "") > 30);
}

static const char *suggested(const char *word)
{
    static const char *const names[] = {"run", "replay", "report", "profile", "pipeline", "explain", "map", NULL};
    struct suggestion s = {.word = word};
    for (int i = 0; names[i]; i++)
        suggestion_try(&s, names[i]);
    return s.name ? s.name : "";
}

static void test_suggestions(void **state)
{
    (void)state;
    assert_string_equal(suggested("rnu"), "run");
    assert_string_equal(suggested("Profile"), "profile");
    assert_string_equal(suggested("pro"), "profile"); /* the beginning of a name */
    assert_string_equal(suggested("reports"), "report");
    assert_string_equal(suggested("mp"), "map");
    assert_string_equal(suggested("xy"), "");
    assert_string_equal(suggested(""), "");
    assert_string_equal(suggested("something-else"), "");
    assert_string_equal(suggested("rep"), "replay"); /* the first of equals */
}

static const struct argp_option child_options[] = {
    {"max-memory", 1000, "N", 0, "", 0}, {"max-files", 1001, "N", 0, "", 0}, {"trace", 1002, "FILE", OPTION_ARG_OPTIONAL, "", 0}, {0}};
static const struct argp_option parent_options[] = {
    {"output", 'o', "FILE", 0, "", 0}, {"max", 1003, NULL, 0, "", 0}, {"lines", 'n', "N", 0, "", 0}, {"json", 'j', NULL, 0, "", 0}, {0}};
static const struct argp child = {.options = child_options};
static const struct argp_child children[] = {{&child, 0, NULL, 0}, {0}};
static const struct argp parent = {.options = parent_options, .children = children};

/* Runs a command line, words separated by spaces, in a child process. Returns its message, "" without one. */
static char *checked(const char *line, bool in_order)
{
    static char text[512];
    char words[256], *argv[16] = {"precis test"}, *rest = words;
    int ends[2], argc = 1, status;
    snprintf(words, sizeof words, "%s", line);
    while ((argv[argc] = strsep(&rest, " ")))
        argc++;
    assert_int_equal(pipe(ends), 0);
    pid_t pid = fork();
    if (!pid) {
        dup2(ends[1], 2);
        check_options(&parent, argc, argv, in_order);
        _exit(0);
    }
    close(ends[1]);
    size_t length = 0;
    for (ssize_t n; (n = read(ends[0], text + length, sizeof text - 1 - length)) > 0;)
        length += (size_t)n;
    text[length] = 0;
    close(ends[0]);
    waitpid(pid, &status, 0);
    assert_int_equal(WEXITSTATUS(status), *text ? EXIT_MISTAKE : 0);
    return text;
}

static void test_good_options(void **state)
{
    static const char *const lines[] = {
        "a",         "-o x a",        "-ox a",   "--output x", "--output=x", "--out=x",   "--output=--json a", "-o --elsewhere",
        "-jn3",      "-jn 3",         "--max a", "--max-m=1",  "--trace",    "--trace=-", "--lines=",          "-j -j",
        "-n 1 -n 2", "--json --help", "-? -V",   "a --json",   "-- --foo"};
    (void)state;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        assert_string_equal(checked(lines[i], false), "");
    assert_string_equal(checked("a --foo -x", true), "");
}

static void test_wrong_options(void **state)
{
    static const struct {
        const char *line, *message;
    } cases[] = {
        {"--foo", "no option --foo;"},
        {"--jsno", "no option --jsno; did you mean --json?"},
        {"-x", "no option -x;"},
        {"-jx", "no option -x;"},
        {"--max-=1", "--max-: --max-memory or --max-files?"},
        {"--json=1", "--json=1: takes no argument"},
        {"--output", "--output: expected FILE"},
        {"-o", "--output: expected FILE"},
        {"-jo", "--output: expected FILE"},
        {"--output --json a", "--output: expected FILE before --json, or --output=--json;"},
        {"-o --max-files=2 a", "--output: expected FILE before --max-files, or --output=--max-files=2;"},
        {"--output=", "--output=: expected FILE"},
        {"-o  a", "--output=: expected FILE"},
        {"-o a --output=b", "--output is given twice"},
        {"a --foo", "no option --foo;"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char *text = checked(cases[i].line, false), *end = strchr(text, '\n');
        assert_non_null(strstr(text, cases[i].message));
        assert_ptr_equal(text, strstr(text, "precis test: "));
        assert_true(end && !end[1]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_distance), cmocka_unit_test(test_long_words),
                                       cmocka_unit_test(test_suggestions), cmocka_unit_test(test_good_options),
                                       cmocka_unit_test(test_wrong_options)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
