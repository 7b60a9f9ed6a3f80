/*
 * memory.h - memories of programs: making, sharing and freeing them.
 */
#ifndef PRECIS_EMU_KERNEL_MEMORY_MEMORY_H
#define PRECIS_EMU_KERNEL_MEMORY_MEMORY_H

#include <stdint.h>

struct abi;
struct kernel;
struct mm;
struct thread;

/* An empty memory of the personality. NULL: no memory. */
struct mm *mm_new(struct kernel *k, const struct abi *abi);
/* A free range of len bytes for a new mapping, at hint if possible; 0: none. */
uint64_t mm_find_room(const struct thread *t, uint64_t hint, uint64_t len);
/* A copy for a child. NULL: no memory. */
struct mm *mm_fork(struct mm *m);
/* CLONE_VM: one more process has it. */
struct mm *mm_ref(struct mm *m);
/* The last one unmaps it. */
void mm_unref(struct mm *m);

#endif
