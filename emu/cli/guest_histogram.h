/* guest_histogram.h - profiles that a guest's own C library wrote: gmon.out, mon.out. */
#ifndef PRECIS_EMU_CLI_GUEST_HISTOGRAM_H
#define PRECIS_EMU_CLI_GUEST_HISTOGRAM_H

#include "emu/report/profile.h"

/* Reads the file at a path, written by the program at a host path. NULL after an error message. */
struct profile *guest_histogram(const char *command, const char *path, const char *program);

#endif
