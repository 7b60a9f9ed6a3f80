/*
 * frame.h - the common parts of several machines' signal frames: placement on a stack that grows down, fields, the alternate stack.
 */
#ifndef PRECIS_EMU_KERNEL_LINUX_FRAME_H
#define PRECIS_EMU_KERNEL_LINUX_FRAME_H

#include <stddef.h>
#include <stdint.h>

struct ksigaction;
struct mm;
struct thread;

/* Returns the address of a frame of `size` bytes for a handler that interrupts a program whose stack pointer is sp: a multiple of `align`.
 * An address where nothing can be written if the frame does not fit on the alternate stack that sp is on. */
uint64_t frame_address(const struct thread *t, const struct ksigaction *sa, uint64_t sp, uint64_t size, uint64_t align);

/* Fields of `bytes` bytes in the byte order of t's machine. */
void frame_put(const struct thread *t, uint8_t *field, unsigned bytes, uint64_t value);
uint64_t frame_get(const struct thread *t, const uint8_t *field, unsigned bytes);

/* Write and read stack_t: t's alternate stack (altstack_save(), altstack_restore()). sp: the stack pointer after the return. */
void frame_put_stack(const struct thread *t, uint8_t *field);
void frame_get_stack(struct thread *t, uint64_t sp, const uint8_t *field);

/* Kills t, whose frame is not one that sigreturn accepts. Returns sigreturn's result. */
int64_t frame_is_bad(struct thread *t);

/* Maps a page at va that the program can execute, and that contains `code`: to where signal handlers return. 0 or -errno. */
int frame_map_code(struct mm *mm, uint64_t va, const char *name, const void *code, size_t bytes);

#endif
