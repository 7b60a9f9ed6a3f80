/*
 * seccomp.h - restrictions of a thread's system calls (seccomp(2)): the strict mode, and filters, which are programs of classic BPF.
 *
 * The filters of a thread form a chain from the newest to the oldest. A new thread has its maker's; chains share their older part.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_SECCOMP_H
#define PRECIS_EMU_KERNEL_CORE_SECCOMP_H

#include <stdbool.h>
#include <stdint.h>

struct seccomp_filter;
struct thread;

/* Linux's numbers of the modes, as prctl(PR_GET_SECCOMP) returns them. */
enum { SECCOMP_OFF, SECCOMP_STRICT, SECCOMP_FILTERED };

/* An instruction of classic BPF: struct sock_filter. */
struct seccomp_code {
    uint16_t code;
    uint8_t jt, jf;
    uint32_t k;
};
enum { SECCOMP_CODE_MOST = 4096 };

/* Returns whether the program is one that Linux accepts as a filter: it reads whole words of its input only, jumps forward, ends with a
 * return, and neither divides by a constant 0 nor reads a word of its memory that it may not have written. */
bool seccomp_check(const struct seccomp_code *code, unsigned n);
/* Runs a checked program on 16 words: struct seccomp_data. */
uint32_t seccomp_run(const struct seccomp_code *code, const uint32_t words[16]);

/* Puts a checked program in front of t's filters. 0, -ENOMEM, or -ENOMEM if all of them are longer than Linux permits. */
int seccomp_add(struct thread *t, const struct seccomp_code *code, unsigned n);
/* Returns whether `older` is t's chain or a part of it; NULL always is. */
bool seccomp_descends(const struct thread *t, const struct seccomp_filter *older);
/* Gives t the filters and the mode of another thread. */
void seccomp_inherit(struct thread *t, const struct thread *from);
/* Returns the number of t's filters. */
unsigned seccomp_count(const struct thread *t);
/* t ends. */
void seccomp_drop(struct thread *t);

/* Returns whether t's system call may run. If not, *result is the call's; SYS_NO_RESULT: t has a signal, or has ended. */
bool seccomp_permits(struct thread *t, int64_t *result);

#endif
