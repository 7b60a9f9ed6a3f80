/*
 * guest.h - access to guest memory: copies, numbers and structures in the guest's layout.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_GUEST_H
#define PRECIS_EMU_KERNEL_CORE_GUEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct abi;
struct thread;

/* Returns the address that a pointer of the ABI means. */
uint64_t abi_address(const struct abi *abi, uint64_t pointer);
/* Copy len bytes from or to guest memory, subject to its protection. 0 or -EFAULT. */
int copy_in(struct thread *t, void *out, uint64_t va, size_t len);
int copy_out(struct thread *t, uint64_t va, const void *in, size_t len);
/* Copies a structure that may grow in later kernels, of which the guest gives size bytes and out has room: what the guest lacks is 0, and
 * what it has beyond must be 0, as in Linux's copy_struct_from_user(). 0, -EFAULT or -E2BIG. */
int copy_in_extensible(struct thread *t, void *out, size_t room, uint64_t va, uint64_t size);
/* Copies a NUL-terminated string of at most cap bytes, NUL included. Returns its length, -EFAULT or -ENAMETOOLONG. */
ssize_t copy_in_string(struct thread *t, char *out, uint64_t va, size_t cap);
/* Read or write one number in the guest's byte order. 0 or -EFAULT. */
int get_u32(struct thread *t, uint64_t va, uint32_t *out);
int put_u32(struct thread *t, uint64_t va, uint32_t value);
int get_u64(struct thread *t, uint64_t va, uint64_t *out);
int put_u64(struct thread *t, uint64_t va, uint64_t value);
int get_word(struct thread *t, uint64_t va, uint64_t *out); /* an unsigned long of the ABI */
int put_word(struct thread *t, uint64_t va, uint64_t value);

/*
 * Structures. A format has one letter per field; fields are aligned as by the ABI's C compiler, and the size of the structure is rounded up
 * to its alignment.
 *     b B  signed, unsigned 8 bits      h H  16 bits      i I  32 bits      q Q  64 bits
 *     l L  long, unsigned long          p    pointer
 *     t    time_t of this call: long, or 64 bits in a _time64 call
 *     n    tv_nsec of this call: long (in a _time64 call: 64 bits, of which the low 32 count)
 *     u    tv_usec of a timeval: as n, or an int if the ABI has usec_is_int
 *     0    an int32 of padding: skipped on reading, 0 on writing, takes no value
 *     3h   a count repeats the letter (not 0)
 */
size_t struct_size(const struct thread *t, const char *format);
int get_struct(struct thread *t, uint64_t va, const char *format, int64_t *out); /* 0 or -EFAULT */
int put_struct(struct thread *t, uint64_t va, const char *format, const int64_t *values);
/* PUT(t, va, "lil", sec, n, len) */
#define PUT(t, va, format, ...) put_struct((t), (va), (format), (const int64_t[]){__VA_ARGS__})
/* The same from and to a host buffer. Return the size of the structure. */
size_t pack_struct(const struct abi *abi, bool time64, const char *format, const int64_t *values, void *out);
size_t unpack_struct(const struct abi *abi, bool time64, const char *format, const void *in, int64_t *out);

/* Reads the call's timespec (32 or 64 bits) as nanoseconds. 0, -EFAULT, or -EINVAL if out of range. */
int get_timespec(struct thread *t, uint64_t va, int64_t *ns);
/* Returns `sec` seconds and `ns` (0 to 999999999) nanoseconds as nanoseconds, saturated to 64 bits. */
int64_t saturated_ns(int64_t sec, int64_t ns);
/* Return the two parts of a time, also before 1970: nanoseconds_of() is never negative. */
int64_t seconds_of(int64_t ns);
int64_t nanoseconds_of(int64_t ns);
/* Write or read a timespec or timeval, in nanoseconds. 0, -EFAULT, or -EINVAL if out of range. */
int put_timespec(struct thread *t, uint64_t va, int64_t ns);
int get_timeval(struct thread *t, uint64_t va, int64_t *ns);
int put_timeval(struct thread *t, uint64_t va, int64_t ns);

#endif
