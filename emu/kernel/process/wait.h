/*
 * wait.h - waiting for children, for personalities with other calls.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_WAIT_H
#define PRECIS_EMU_KERNEL_PROCESS_WAIT_H

#include <stdint.h>

struct ksiginfo;
struct thread;

/* waitid(2) in the host's numbers; rusage: guest address of a struct rusage, or 0. Returns 1 with the child's state in *info, 0 with
 * WNOHANG if no child has changed, SYS_BLOCK, or -errno. */
int64_t wait_for_child(struct thread *t, int idtype, int id, unsigned options, uint64_t rusage, struct ksiginfo *info);
/* waitid(2) that stores nothing after an error. */
int64_t wait_with_info(struct thread *t, int idtype, int id, uint64_t info_at, unsigned options, uint64_t rusage);

#endif
