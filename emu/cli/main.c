/* main.c - the command precis: dispatch to the subcommands, setup of the host process. */
#define _GNU_SOURCE /* O_PATH */
#include <argp.h>
#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "emu/cli/command.h"
#include "emu/cli/nested.h"
#include "emu/cli/version.h"
#include "emu/report/must.h"

static void usage(FILE *out)
{
    machine_text("Usage: precis COMMAND [OPTION...] [ARGUMENT...]\n"
                 "Runs Linux, HP-UX, SunOS and 4.3BSD programs for {and}\n"
                 "on a virtual clock, with profil() and sprofil() in its kernel; cycle-accurate for\n"
                 "{modelled}.\n\n"
                 "Commands:\n",
                 out);
    for (int i = 0; commands[i].name; i++) {
        fprintf(out, "  %-12s ", commands[i].name);
        machine_text(commands[i].summary, out);
        putc('\n', out);
    }
    fputs("\n\"precis COMMAND --help\" lists the options of a command, as \"precis help COMMAND\" does; \"precis version\" prints the "
          "version.\n",
          out);
}

static int show_version(void)
{
    print_version(stdout, NULL);
    return output_close("precis", "standard output", stdout) ? 0 : EXIT_MISTAKE;
}

/* Opens a placeholder, neither readable nor writable, in place of each closed standard stream; otherwise a file opened later would get
 * that descriptor, and with it the stream's output. Guests see the stream as closed. */
static void occupy_closed_streams(void)
{
    for (int fd = 0; fd < 3; fd++)
        if (fcntl(fd, F_GETFD) < 0)
            (void)open("/", O_PATH | O_CLOEXEC); /* the lowest free descriptor */
}

/* Raises the soft limit of the stack, which applies when the stack grows. Returns false after an error message. */
static bool get_stack(void)
{
    enum { USUAL = 8 << 20, LEAST = 512 << 10 };
    struct rlimit r;
    if (getrlimit(RLIMIT_STACK, &r) || r.rlim_cur >= USUAL)
        return true;
    r.rlim_cur = r.rlim_max < USUAL ? r.rlim_max : USUAL;
    (void)setrlimit(RLIMIT_STACK, &r);
    if (r.rlim_cur < LEAST)
        complain("precis", "needs %d KiB of stack, but ulimit -s allows %llu KiB; raise the limit", LEAST >> 10,
                 (unsigned long long)r.rlim_max >> 10);
    return r.rlim_cur >= LEAST;
}

/* At exit: reports if standard output could not be written, including the help and version that argp prints. */
static void close_stdout(void)
{
    bool written = output_close("precis", "standard output", stdout);
    if (written && fclose(stdout)) {
        complain("precis", "cannot write standard output: %s", strerror(errno));
        written = false;
    }
    if (!written)
        _exit(EXIT_MISTAKE);
}

/* A document that lacks a part would be a wrong result. */
static void *json_memory(size_t size)
{
    return must(malloc(size));
}

static bool is_one_of(const char *word, const char *a, const char *b, const char *c)
{
    return !strcmp(word, a) || !strcmp(word, b) || !strcmp(word, c);
}

static int unknown_command(const char *word)
{
    struct suggestion s = {.word = word + strspn(word, "-")};
    for (int i = 0; commands[i].name; i++)
        suggestion_try(&s, commands[i].name);
    suggestion_try(&s, "help");
    suggestion_try(&s, "version");
    if (s.name)
        complain("precis", "unknown command '%s'; did you mean \"precis %s\"? \"precis --help\" lists the commands", word, s.name);
    else if (strchr(word, '/') || !access(word, F_OK))
        complain("precis", "unknown command '%s'; \"precis run %s\" runs a program, and \"precis --help\" lists the commands", word, word);
    else
        complain("precis", "unknown command '%s'; \"precis --help\" lists the commands", word);
    return EXIT_MISTAKE;
}

int main(int argc, char **argv)
{
    char name[64]; /* argv[0] of the subcommand */
    if (!nested_begin(argv))
        return EXIT_MISTAKE;
    if (argc > 1 && !strcmp(argv[1], NESTED_SUPERVISE))
        return nested_supervise(argv);
    occupy_closed_streams();
    atexit(close_stdout);
    json_set_alloc_funcs(json_memory, free);
    argp_program_version_hook = print_version;
    argp_err_exit_status = EXIT_MISTAKE;
    if (!get_stack())
        return EXIT_MISTAKE;
    if (argc < 2) {
        usage(stderr);
        return EXIT_MISTAKE;
    }
    bool asks_version = is_one_of(argv[1], "--version", "-V", "version"), asks_help = is_one_of(argv[1], "--help", "-?", "-h");
    int most = asks_version || asks_help ? 2 : !strcmp(argv[1], "help") ? 3 : argc;
    if (argc > most) {
        complain("precis", "%s: unexpected argument '%s'; \"precis help COMMAND\" lists the options of a command", argv[1], argv[most]);
        return EXIT_MISTAKE;
    }
    if (asks_help || (!strcmp(argv[1], "help") && argc == 2))
        return usage(stdout), output_close("precis", "standard output", stdout) ? 0 : EXIT_MISTAKE;
    if (asks_version)
        return show_version();
    if (!strcmp(argv[1], "help")) { /* help COMMAND: COMMAND --help */
        argv[1] = argv[2];
        argv[2] = (char *)"--help";
        argc = 3;
    }
    for (int i = 0; commands[i].name; i++) {
        if (strcmp(argv[1], commands[i].name))
            continue;
        snprintf(name, sizeof name, "precis %s", commands[i].name);
        argv[1] = name;
        return commands[i].run(argc - 1, argv + 1);
    }
    return unknown_command(argv[1]);
}
