/* option.c - reading options. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"

void command_parse(const struct argp *argp, int argc, char **argv, unsigned flags, void *input)
{
    error_t error = argp_parse(argp, argc, argv, flags, NULL, input);
    if (!error)
        return;
    complain(argv[0], "%s", error == ENOMEM ? "out of memory" : strerror(error));
    exit(EXIT_MISTAKE);
}

uint64_t option_number(const struct argp_state *state, const char *option, const char *text, uint64_t low, uint64_t high)
{
    char *end;
    errno = 0;
    unsigned long long n = strtoull(text, &end, 0);
    bool wrong = *text < '0' || *text > '9' || errno || *end;
    if ((wrong || n < low || n > high) && (low || high != UINT64_MAX))
        argp_error(state, "--%s=%s: not a number from %" PRIu64 " to %" PRIu64, option, text, low, high);
    else if (wrong)
        argp_error(state, "--%s=%s: not a 64-bit number", option, text);
    return n;
}
