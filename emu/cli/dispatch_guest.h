/* dispatch_guest.h - precis-unicorn in the middle of a run: a guest executes a program of its machines. */
#ifndef PRECIS_EMU_CLI_DISPATCH_GUEST_H
#define PRECIS_EMU_CLI_DISPATCH_GUEST_H

#include <stdint.h>

struct kernel_elsewhere;
struct machine_options;

/* kernel_options.elsewhere; the context is the run's struct machine_options. */
char **dispatch_guest(void *machine_options, const struct kernel_elsewhere *program);

/* kernel_options.nested, with the same context. */
char **dispatch_nested(void *machine_options, int64_t epoch);
/* Frees what it keeps in *m. */
void dispatch_nested_free(struct machine_options *m);

#endif
