/*
 * memory.h - address spaces of processes: creating, sharing and freeing them.
 */
#ifndef PRECIS_EMU_KERNEL_MEMORY_MEMORY_H
#define PRECIS_EMU_KERNEL_MEMORY_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct abi;
struct kernel;
struct mm;
struct process;
struct thread;

/* A bit of struct process's personality_flags. */
enum { PERSONALITY_READ_IMPLIES_EXEC = 0x0400000 };

/* Returns the protection, MEM_ bits, of a mapping for which the program asks for PROT_ bits. */
unsigned mm_prot(const struct thread *t, unsigned prot);
/* Creates an empty address space for the personality. Returns NULL without memory. */
struct mm *mm_new(struct kernel *k, const struct abi *abi);
/* Returns the start of a free range of len bytes for a new mapping, at hint if possible, or 0. */
uint64_t mm_find_free_range(const struct thread *t, uint64_t hint, uint64_t len);
/* Returns a copy for fork. Returns NULL without memory. */
struct mm *mm_fork(struct kernel *k, struct mm *m);
/* Returns whether p's RLIMIT_AS, or for data (map_is_data()) RLIMIT_DATA, forbids that mm has `more` bytes mapped. */
bool mm_exceeds_limits(const struct process *p, const struct mm *mm, uint64_t more, bool is_data);
/* Returns how many bytes are locked, mlock(2). */
uint64_t mm_locked(const struct mm *mm);
/* CLONE_VM: counts one more process. */
struct mm *mm_ref(struct mm *m);
/* Drops a reference; the last one frees the address space. */
void mm_unref(struct mm *m);
/* Keep struct mm itself for an open file of /proc, as Linux's mmgrab() does, and drop it; m may be NULL. The space is NULL when the last
 * process that had it has ended or executed another program. */
struct mm *mm_watch(struct mm *m);
void mm_unwatch(struct mm *m);
/* Copy from and to memory for a tracer or /proc/PID/mem, regardless of protection; the space must not be NULL. Writes to a shared mapping
 * require that it is writable now. Return the bytes copied before the first that cannot be accessed. */
size_t mm_peek(const struct mm *mm, uint64_t va, void *out, size_t len);
size_t mm_poke(const struct mm *mm, uint64_t va, const void *in, size_t len);

#endif
