/* dispatch_guest.h - precis-unicorn in the middle of a run: a guest executes a program of its machines. */
#ifndef PRECIS_EMU_CLI_DISPATCH_GUEST_H
#define PRECIS_EMU_CLI_DISPATCH_GUEST_H

struct kernel_elsewhere;

/* kernel_options.elsewhere; the context is the run's struct machine_options. */
char **dispatch_guest(void *machine_options, const struct kernel_elsewhere *program);

#endif
