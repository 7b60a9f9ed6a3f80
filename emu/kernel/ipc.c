/* System V IPC and POSIX message queues. */
#include "emu/kernel/internal.h"

void ipc_fini(struct kernel *k)
{
    (void)k;
}
