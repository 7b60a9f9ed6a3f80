/*
 * ipc.h - System V semaphores, message queues and shared memory.
 *
 * The objects of each kind are in a table. An identifier is the index in the table plus 32768 times the number of earlier uses of that
 * index. Keys, modes and owners follow sysvipc(7).
 */
#ifndef PRECIS_EMU_KERNEL_IPC_IPC_H
#define PRECIS_EMU_KERNEL_IPC_IPC_H

#include <stdio.h>
#include <sys/ipc.h>
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"

#define IPC_MOST    4096 /* objects of one kind */
#define IPC_64_FLAG 0x100

struct ipc_object {
    uint64_t generation; /* never 0 and never reused, unlike the identifier */
    int id, key;
    unsigned uid, gid, cuid, cgid, mode, seq;
};

struct ipc_table {
    struct ipc_object *objects[IPC_MOST];
    unsigned uses[IPC_MOST];
    unsigned last; /* 1 + highest index ever used */
    uint64_t generations;
    bool has_next;
    int next; /* the identifier of the next object, if its place is free: /proc/sys/kernel/msg_next_id */
};

struct semaphore_undo;
struct kernel_ipc {
    struct ipc_table semaphores, queues, segments;
    struct semaphore_undo *undos;
    unsigned undo_count;
};

/* Returns the machine's tables. */
struct kernel_ipc *ipc_of(struct thread *t);
/* Frees everything when the machine ends. */
void ipc_fini(struct kernel *k);

/* Implements the get calls: finds the object of a key, or creates it. make() returns a new object (or NULL), check() may refuse an
 * existing one. Returns the identifier or -errno. */
int64_t ipc_get(struct thread *t, struct ipc_table *table, int key, unsigned flags, struct ipc_object *(*make)(void *ctx),
                int (*check)(const struct ipc_object *o, void *ctx), void *ctx);
/* Returns the object of an identifier if t has the permission (4 read, 2 write; 0: none needed). NULL with *err. */
struct ipc_object *ipc_find(struct thread *t, struct ipc_table *table, int id, unsigned permission, int *err);
/* The same for a call that may have slept: *birth is 0 in the first call, then the object's. *err is -EIDRM if the object was removed,
 * even if its identifier is in use again. */
struct ipc_object *ipc_find_again(struct thread *t, struct ipc_table *table, int id, unsigned permission, uint64_t *generation, int *err);
/* Returns the object at an index of the table (the STAT commands), or NULL. */
struct ipc_object *ipc_at(struct ipc_table *table, int place);
/* Removes o from the table without freeing it. */
void ipc_take_out(struct ipc_table *table, struct ipc_object *o);
/* Returns whether t may change or remove o. */
bool ipc_is_owner(struct thread *t, const struct ipc_object *o);

/* Writes a structure by its layout: field() returns the fields that are not in struct ipc_perm. 0 or -errno. */
int64_t ipc_put(struct thread *t, uint64_t va, const struct fs_layout *l, const struct ipc_object *o,
                int64_t (*field)(const struct ipc_object *o, char message));
/* IPC_SET: sets owner and mode from the structure at va; *extra becomes the field of `letter` (0: none). 0 or -errno. */
int64_t ipc_set(struct thread *t, uint64_t va, const struct fs_layout *l, struct ipc_object *o, char message, int64_t *extra);

/* Applies p's SEM_UNDO adjustments at exit. */
void semaphores_process_exit(struct process *p);
/* Free an object that is no longer in its table. */
void semaphore_free(struct ipc_object *o);
void queue_free(struct ipc_object *o);
void segment_free(struct ipc_object *o);

/* Return and set what /proc/sys/kernel/{msg,sem,shm}_next_id have: the identifier that the next new object gets; -1: any. kind is the
 * first letter. */
int ipc_next_id(struct kernel *k, char kind);
void ipc_set_next_id(struct kernel *k, char kind, int id);

/* Write the lines of /proc/sysvipc/msg, sem and shm. */
void queues_list(FILE *out, const struct kernel *k);
void semaphores_list(FILE *out, const struct kernel *k);
void segments_list(FILE *out, const struct kernel *k);

#endif
