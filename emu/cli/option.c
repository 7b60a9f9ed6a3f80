/* option.c - numeric arguments of options. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>

#include "emu/cli/command.h"

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
