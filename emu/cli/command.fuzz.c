/*
 * command.fuzz.c - fuzzer: arbitrary bytes as the arguments of a command, separated by line ends; the first byte chooses the command. With
 * FUZZ_EXPLAIN, as those of `precis explain`, whose search for the encoding of a text takes a hundred times as long as any other command.
 * With FUZZ_VECTOR, as the file of `precis test-vector`.
 *
 * The process works in its own folder, which is empty at each input; a child removes it, whatever ends the process. Arguments have no
 * '/', so that no file elsewhere is touched and no program runs. A command returns or exits with 0, 1 or 2; an internal error has status 3.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "emu/cli/command.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv);
__attribute__((visibility("default"))) const char *__asan_default_options(void);

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

static int remove_entry(const char *path, const struct stat *st, int kind, struct FTW *at)
{
    (void)st, (void)kind, (void)at;
    return remove(path);
}

/* Removes what is in the current folder. */
static void empty_folder(void)
{
    static DIR *here;
    if (!here && !(here = opendir(".")))
        abort();
    rewinddir(here);
    for (const struct dirent *e; (e = readdir(here));)
        if (strcmp(e->d_name, ".") && strcmp(e->d_name, "..") && nftw(e->d_name, remove_entry, 8, FTW_DEPTH | FTW_PHYS))
            abort();
}

/* A process that removes the current folder when this one has ended. */
static void remove_folder_at_end(const char *folder)
{
    int alive[2];
    if (pipe(alive))
        abort();
    pid_t child = fork();
    if (child < 0)
        abort();
    if (child) {
        close(alive[0]);
        fcntl(alive[1], F_SETFD, FD_CLOEXEC);
        return;
    }
    char byte;
    setsid();
    close(alive[1]);
    for (int fd = 0; fd < 3; fd++)
        close(fd);
    while (read(alive[0], &byte, 1) < 0)
        continue;
    empty_folder();
    rmdir(folder);
    _exit(0);
}

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    char memory[] = "/dev/shm/precis-fuzz-XXXXXX", disk[] = "/tmp/precis-fuzz-XXXXXX", *folder = mkdtemp(memory);
    if (!folder)
        folder = mkdtemp(disk);
    if (!folder || chdir(folder))
        abort();
    remove_folder_at_end(folder);
    if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "r", stdin))
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
#ifdef FUZZ_EXPLAIN
    static const struct command explain = {"explain", cmd_explain, ""}, *const command = &explain;
#else
    const struct command *command = &commands[data[0] % count];
    if (!strcmp(command->name, "explain") || !strcmp(command->name, "hunt")) /* hunt executes this program */
        return 0;
#endif
    snprintf(name, sizeof name, "precis %s", command->name);
    memcpy(text, data + 1, size - 1);
    text[size - 1] = 0;
    argv[argc++] = name;
    char *rest = NULL;
    for (char *p = strtok_r(text, "\n", &rest); p && argc <= MOST; p = strtok_r(NULL, "\n", &rest)) {
        for (char *c = p; *c; c++)
            *c = *c == '/' ? '.' : *c;
        if (!strncmp(p, "--H", 3))
            p[2] = 'h'; /* argp's hidden option --HANG sleeps for an hour */
        if (!strncmp(p, "--m", 3) && !strcmp(command->name, "scale"))
            p[2] = 'n'; /* --measure runs a program at each scale, which takes seconds */
        argv[argc++] = p;
    }
    argv[argc] = NULL;
    run(command, argc, argv);
    empty_folder();
    return 0;
}
#endif
