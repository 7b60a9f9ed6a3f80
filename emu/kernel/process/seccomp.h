/*
 * seccomp.h - what seccomp(2) and prctl(2) have in common.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_SECCOMP_H
#define PRECIS_EMU_KERNEL_PROCESS_SECCOMP_H

#include <stdint.h>

struct thread;

/* prctl(PR_SET_SECCOMP): sets the mode, with the filter at `program`. 0 or -errno. */
int64_t seccomp_set_mode(struct thread *t, uint64_t mode, uint64_t program);

#endif
