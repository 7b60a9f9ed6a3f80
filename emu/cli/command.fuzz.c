/*
 * command.fuzz.c - fuzzer: arbitrary bytes as the arguments of a command, separated by line ends; the first byte chooses the command. With
 * FUZZ_VECTOR, as the file of `precis test-vector`.
 *
 * The process works in an empty folder of its own, and arguments have no '/', so that no file elsewhere is touched and no program runs.
 * A command returns or exits with 0, 1 or 2; an internal error has status 3.
 */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "emu/cli/command.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv);
const char *__asan_default_options(void);

static jmp_buf on_exit_to;
static bool running, is_registered;
static int exit_status;

/* A command that exits leaves its memory to the host. */
const char *__asan_default_options(void)
{
    return "detect_leaks=0";
}

/* Called by exit(), which argp calls too: the fuzzer goes on. */
static void go_on(int status, void *unused)
{
    (void)unused;
    is_registered = false;
    exit_status = status;
    if (running)
        longjmp(on_exit_to, 1);
}

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    char folder[] = "/tmp/precis-fuzz-XXXXXX";
    if (!mkdtemp(folder) || chdir(folder) || !freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "r", stdin))
        abort();
    argp_err_exit_status = EXIT_MISTAKE;
    return 0;
}

static void run(const struct command *command, int argc, char **argv)
{
    if (!is_registered && on_exit(go_on, NULL))
        abort();
    is_registered = running = true;
    if (!setjmp(on_exit_to))
        exit_status = command->run(argc, argv);
    running = false;
    if (exit_status < 0 || exit_status > EXIT_MISTAKE)
        abort();
}

#ifdef FUZZ_VECTOR
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct command vector = {"test-vector", cmd_test_vector, ""};
    char path[64], name[] = "precis test-vector", engine[] = "--engine=jit";
    int fd = memfd_create("fuzz", MFD_CLOEXEC);
    if (fd < 0 || write(fd, data, size) != (ssize_t)size)
        abort();
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    char *plain[] = {name, path, NULL}, *translated[] = {name, engine, path, NULL};
    run(&vector, 2, plain);
    run(&vector, 3, translated);
    close(fd);
    return 0;
}
#else
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { MOST = 20, LONGEST = 4096 };
    char text[LONGEST + 1], name[64], *argv[MOST + 2];
    int count = 0, argc = 0;
    if (size < 1 || size > LONGEST)
        return 0;
    while (commands[count].name)
        count++;
    const struct command *command = &commands[data[0] % count];
    snprintf(name, sizeof name, "precis %s", command->name);
    memcpy(text, data + 1, size - 1);
    text[size - 1] = 0;
    argv[argc++] = name;
    char *rest = NULL;
    for (char *p = strtok_r(text, "\n", &rest); p && argc <= MOST; p = strtok_r(NULL, "\n", &rest)) {
        for (char *c = p; *c; c++)
            *c = *c == '/' ? '.' : *c;
        argv[argc++] = p;
    }
    argv[argc] = NULL;
    run(command, argc, argv);
    return 0;
}
#endif
