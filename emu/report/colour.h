/*
 * colour.h - colours of a terminal, as ECMA-48's "select graphic rendition". Each returns "" if `on` is false.
 */
#ifndef PRECIS_EMU_REPORT_COLOUR_H
#define PRECIS_EMU_REPORT_COLOUR_H

#include <stdbool.h>

static inline const char *colour_title(bool on)
{
    return on ? "\033[1m" : "";
}

/* Of a share of the total: from 10 % and from 1 % on it stands out. */
static inline const char *colour_share(bool on, double percent)
{
    return !on || percent < 1 ? "" : percent < 10 ? "\033[33m" : "\033[1;31m";
}

static inline const char *colour_end(bool on)
{
    return on ? "\033[0m" : "";
}

#endif
