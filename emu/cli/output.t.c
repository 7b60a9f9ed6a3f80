/* output.t.c - output files: what is at the path before, during and after a result, and what a message says. */
#define _GNU_SOURCE /* posix_openpt */
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "emu/cli/command.h"

static char folder[64];

static int enter_folder(void **state)
{
    (void)state;
    snprintf(folder, sizeof folder, "/tmp/precis-output.XXXXXX");
    return !mkdtemp(folder) || chdir(folder);
}

static int leave_folder(void **state)
{
    char command[128];
    (void)state;
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}

static void put(const char *path, const char *text)
{
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    fputs(text, f);
    fclose(f);
}

/* Returns a file's text, "absent" without a file. */
static const char *text_of(const char *path)
{
    static char text[4096];
    FILE *f = fopen(path, "r");
    if (!f)
        return "absent";
    text[fread(text, 1, sizeof text - 1, f)] = 0;
    fclose(f);
    return text;
}

/* Returns the names in the folder that begin with `name`. */
static unsigned files_of(const char *name)
{
    char command[128], line[16] = "";
    snprintf(command, sizeof command, "ls -a | grep -c '^%s'", name);
    FILE *f = popen(command, "r");
    assert_non_null(fgets(line, sizeof line, f));
    pclose(f);
    return (unsigned)atoi(line);
}

static mode_t mode_of(const char *path)
{
    struct stat st;
    assert_int_equal(stat(path, &st), 0);
    return st.st_mode & 07777;
}

/* Runs `act` in a child with standard output and error in the files "out" and "err", which it appends to. Returns its exit status. */
static int in_child(void (*act)(void))
{
    fflush(NULL);
    pid_t child = fork();
    if (!child) {
        if (!freopen("out", "a", stdout) || !freopen("err", "a", stderr))
            _exit(99);
        act();
        exit(0);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void a_result_appears_when_it_is_whole(void **state)
{
    (void)state;
    for (int round = 0; round < 2; round++) { /* without and with a file at the path */
        FILE *f = output_open_result("x", "result");
        assert_non_null(f);
        fputs(round ? "second" : "first", f);
        fflush(f);
        assert_string_equal(text_of("result"), round ? "first" : "absent");
        assert_true(output_close("x", "result", f));
        assert_string_equal(text_of("result"), round ? "second" : "first");
        assert_int_equal(mode_of("result"), round ? 0640 : 0666);
        assert_int_equal(files_of("result"), 1);
        chmod("result", 0640); /* which a replacement keeps */
    }
    FILE *f = output_open_result("x", "result");
    fputs("third", f);
    output_discard(f);
    assert_string_equal(text_of("result"), "second");
    assert_int_equal(files_of("result"), 1);
    assert_true(output_close("x", "result", NULL));
    output_discard(NULL);
}

/* What cannot be replaced is written in place: a file with a second link, a symbolic link's target, a device. */
static void what_cannot_be_replaced_is_written_in_place(void **state)
{
    (void)state;
    put("one", "much older text");
    assert_true(output_may_replace("one"));
    assert_int_equal(link("one", "two"), 0);
    assert_int_equal(symlink("target", "pointer"), 0);
    assert_false(output_may_replace("one"));
    assert_false(output_may_replace("pointer"));
    assert_false(output_may_replace("."));
    assert_false(output_may_replace("/dev/null"));
    assert_false(output_may_replace("one/below"));
    assert_true(output_may_replace("new"));
    static const char *const paths[][2] = {{"one", "two"}, {"pointer", "target"}};
    for (int i = 0; i < 2; i++) {
        FILE *f = output_open_result("x", paths[i][0]);
        assert_non_null(f);
        fputs("text", f);
        assert_true(output_close("x", paths[i][0], f));
        assert_string_equal(text_of(paths[i][1]), "text");
        f = output_open_result("x", paths[i][0]);
        fputs("lost", f);
        fflush(f);
        output_discard(f);
        assert_string_equal(text_of(paths[i][1]), "");
    }
    FILE *null = output_open_result("x", "/dev/null");
    assert_non_null(null);
    fputs("text", null);
    assert_true(output_close("x", "/dev/null", null));
    null = output_open_result("x", "/dev/null");
    output_discard(null);
}

static void open_closed(void)
{
    FILE *f = output_open("x", "log");
    fputs("line\n", f);
    if (!output_close("x", "log", f) || output_open("x", "none/log") || output_open_result("y", "none/result") ||
        output_open_kept("z", "none/kept") >= 0)
        exit(1);
}

static void fill(void)
{
    FILE *f = output_open("x", "/dev/full");
    fputs("lost", f);
    exit(output_close("x", "/dev/full", f) ? 1 : 2);
}

static void use_streams(void)
{
    printf("printed ");
    if (output_open("x", "-") != stderr || output_open_result("x", "-") != stderr)
        exit(1);
    output_discard(stdout);
    output_discard(stderr);
    if (!output_close("x", "-", stderr) || !output_close("x", "standard output", stdout))
        exit(2);
    printf("more\n");
    complain("x", "two %s\nand \033", "lines");
}

static void leave_unnamed(void)
{
    int fd = output_open_kept("x", "kept"), closed = output_open_kept("x", "dropped");
    if (write(fd, "text", 4) != 4 || closed < 0 || lseek(fd, 0, SEEK_SET) || read(fd, (char[4]){0}, 4) != 4)
        exit(1);
    if (!fork())
        exit(0); /* a copy removes nothing */
    wait(NULL);
    if (files_of("kept") != 1 || files_of("dropped") != 1 || access("kept", F_OK) == 0 || !output_name_kept("x", "kept"))
        exit(2);
    exit(3);
}

static void drop(void)
{
    if (output_open_kept("x", "gone") < 0 || files_of("gone") != 1)
        exit(1);
    if (!fork()) {
        output_drop_kept(); /* of another process */
        _exit(0);
    }
    wait(NULL);
    if (files_of("gone") != 1)
        exit(2);
    output_drop_kept();
    exit(files_of("gone") ? 3 : 4);
}

static void streams_and_messages(void **state)
{
    (void)state;
    put("out", "before ");
    put("err", "");
    assert_int_equal(in_child(use_streams), 0);
    assert_string_equal(text_of("out"), "before printed more\n"); /* standard streams are neither emptied nor closed */
    assert_string_equal(text_of("err"), "x: two lines\nand \\x1b\n");
    put("err", "");
    assert_int_equal(in_child(open_closed), 0);
    assert_string_equal(text_of("err"), "x: cannot write none/log: No such file or directory\n"
                                        "y: cannot write none/result: No such file or directory\n"
                                        "z: cannot write none/kept: No such file or directory\n");
    assert_string_equal(text_of("log"), "line\n");
    put("err", "");
    assert_int_equal(in_child(fill), 2);
    assert_string_equal(text_of("err"), "x: cannot write /dev/full: No space left on device\n");
}

static void kept_files(void **state)
{
    (void)state;
    assert_int_equal(in_child(leave_unnamed), 3);
    assert_string_equal(text_of("kept"), "text");
    assert_int_equal(files_of("kept"), 1);
    assert_int_equal(files_of("dropped"), 1); /* it remains, for a process that still writes to it */
    assert_int_equal(in_child(drop), 4);
}

static void colours(void **state)
{
    (void)state;
    int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    FILE *f = terminal >= 0 ? fdopen(terminal, "w") : NULL;
    assert_non_null(f);
    static const struct {
        const char *none, *term;
        bool coloured;
    } cases[] = {{NULL, NULL, true}, {"", "xterm", true},   {"1", "xterm", false},
                 {"1", NULL, false}, {NULL, "dumb", false}, {"", "dumb", false}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        cases[i].none ? setenv("NO_COLOR", cases[i].none, 1) : unsetenv("NO_COLOR");
        cases[i].term ? setenv("TERM", cases[i].term, 1) : unsetenv("TERM");
        assert_int_equal(output_has_colours(f), cases[i].coloured);
    }
    setenv("TERM", "xterm", 1);
    unsetenv("NO_COLOR");
    FILE *plain = output_open("x", "plain");
    assert_false(output_has_colours(plain));
    output_close("x", "plain", plain);
    fclose(f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_result_appears_when_it_is_whole),
        cmocka_unit_test(what_cannot_be_replaced_is_written_in_place),
        cmocka_unit_test(streams_and_messages),
        cmocka_unit_test(kept_files),
        cmocka_unit_test(colours),
    };
    umask(0);
    return cmocka_run_group_tests(tests, enter_folder, leave_folder);
}
