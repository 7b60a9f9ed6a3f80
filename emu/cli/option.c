/* option.c - reading options. */
#define _GNU_SOURCE /* vasprintf */
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"
#include "emu/fatal/fatal.h"
#include "emu/os/log.h"
#include "emu/report/printable.h"

void command_parse(const struct argp *argp, int argc, char **argv, unsigned flags, void *input)
{
    if (argc > 1 && !strcmp(argv[1], "-h"))
        argv[1] = (char *)"--help";
    check_options(argp, argc, argv, flags & ARGP_IN_ORDER);
    error_t error = argp_parse(argp, argc, argv, flags, NULL, input);
    if (!error)
        return;
    complain(argv[0], "%s", error == ENOMEM ? "out of memory" : strerror(error));
    fatal_exit(EXIT_MISTAKE);
}

void option_error(const struct argp_state *state, const char *format, ...)
{
    char *text = NULL, *shown = NULL, *whole = NULL;
    va_list args;
    va_start(args, format);
    if (vasprintf(&text, format, args) >= 0)
        shown = printable(text);
    va_end(args);
    if (!(state->flags & ARGP_NO_ERRS) || fatal_is_caught())
        complain(state->name, "%s", shown ? shown : "out of memory");
    else if (shown && asprintf(&whole, "damaged, or changed: its command: %s; record the run again", shown) >= 0)
        os_log_refuse(os_log_current(), whole);
    free(text);
    free(shown);
    fatal_exit(EXIT_MISTAKE);
}

void option_check_recorded(const struct argp_option *table, int key, const struct argp_state *state)
{
    for (const struct argp_option *o = table; key && (o->name || o->doc); o++)
        if (o->key == key && !(o->flags & OPTION_RECORDED))
            option_error(state, "--%s is no option of a recorded run", o->name);
}

uint64_t option_number(const struct argp_state *state, const char *option, const char *text, uint64_t low, uint64_t high)
{
    char *end;
    errno = 0;
    unsigned long long n = strtoull(text, &end, 0);
    bool wrong = *text < '0' || *text > '9' || errno || *end;
    if (errno || ((wrong || n < low || n > high) && (low || high != UINT64_MAX)))
        option_error(state, "--%s=%s: not a number from %" PRIu64 " to %" PRIu64, option, text, low, high);
    else if (wrong)
        option_error(state, "--%s=%s: expected a whole number, 0 or more", option, text);
    return n;
}
