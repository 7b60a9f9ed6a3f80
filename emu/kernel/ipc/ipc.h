/*
 * ipc.h - System V semaphores, message queues and shared memory.
 *
 * The objects of each kind stand in a table; an identifier is the place in the table plus 32768
 * times how often the place was used before. Keys, modes and owners follow Linux.
 */
#ifndef PRECIS_EMU_KERNEL_IPC_IPC_H
#define PRECIS_EMU_KERNEL_IPC_IPC_H

#include <sys/ipc.h>
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"

#define IPC_MOST    4096 /* objects of one kind */
#define IPC_64_FLAG 0x100

struct ipc_object {
    uint64_t birth; /* never 0, and never used again, unlike the identifier */
    int id, key;
    unsigned uid, gid, cuid, cgid, mode, seq;
};

struct ipc_table {
    struct ipc_object *objects[IPC_MOST];
    unsigned uses[IPC_MOST];
    unsigned last; /* places below this were used */
    uint64_t births;
};

struct semaphore_undo;
struct kernel_ipc {
    struct ipc_table semaphores, queues, segments;
    struct semaphore_undo *undos;
};

struct kernel_ipc *ipc_of(struct thread *t);
/* The machine ends. */
void ipc_fini(struct kernel *k);

/* The get calls: find the object of a key or have it made. make() returns an object of the right
 * size (or NULL), check() may refuse an old one. The identifier or -errno. */
int64_t ipc_get(struct thread *t, struct ipc_table *table, int key, unsigned flags,
                struct ipc_object *(*make)(void *ctx),
                int (*check)(const struct ipc_object *o, void *ctx), void *ctx);
/* The object of an identifier, checked for permission (4 read, 2 write; 0: none needed). NULL with
 * *err. */
struct ipc_object *ipc_find(struct thread *t, struct ipc_table *table, int id, unsigned permission,
                            int *err);
/* The same for a call that may have slept: *birth is 0 at first, then that of the object. -EIDRM when the object is gone, although
 * another may have its identifier by now. */
struct ipc_object *ipc_find_again(struct thread *t, struct ipc_table *table, int id, unsigned permission,
                                  uint64_t *birth, int *err);
/* By place in the table (the STAT commands). */
struct ipc_object *ipc_at(struct ipc_table *table, int place);
void ipc_take_out(struct ipc_table *table, struct ipc_object *o);
/* May t change or remove it? */
bool ipc_is_owner(struct thread *t, const struct ipc_object *o);

/* A structure by its layout: field() gives what the permission part's letters do not say. */
int64_t ipc_put(struct thread *t, uint64_t va, const struct fs_layout *l,
                const struct ipc_object *o,
                int64_t (*field)(const struct ipc_object *o, char letter));
/* IPC_SET: owner and mode from the structure; *extra is the field of `letter` (0: none). */
int64_t ipc_set(struct thread *t, uint64_t va, const struct fs_layout *l, struct ipc_object *o,
                char letter, int64_t *extra);

void semaphores_process_exit(struct process *p);
void semaphore_free(struct ipc_object *o);
void queue_free(struct ipc_object *o);
void segment_free(struct ipc_object *o);

#endif
