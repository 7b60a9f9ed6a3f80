/*
 * hpux.h - what HP-UX's personalities share on both machines: numbers, layouts, system calls.
 *
 * Sources: HP-UX's manual pages (signal(5), errno(2), open(2), fcntl(2), sigaction(2), stat(2), termios(7)); Linux 3.19 for parisc, whose
 * numbers were chosen after HP-UX's (asm/errno.h, signal.h, stat.h, and arch/parisc/hpux); OpenBSD 4.0's sys/compat/hpux/hpux.h.
 */
#ifndef PRECIS_EMU_KERNEL_HPUX_HPUX_H
#define PRECIS_EMU_KERNEL_HPUX_HPUX_H

#include "emu/kernel/core/signal.h"
#include "emu/kernel/vfs/abi.h"

struct abi;
struct flag_pair;
struct thread;

/* Members of struct abi. */
enum { HPUX_ERRNO_COUNT = 134 };
extern const struct system hpux_system; /* system.c */
extern const uint8_t hpux_sig_to_guest[KSIG_MAX + 1], hpux_sig_to_host[KSIG_MAX + 1];
extern const uint16_t hpux_errno_to_guest[HPUX_ERRNO_COUNT];
extern const struct flag_pair hpux_sa_flags[], hpux_mmap_flags[];
extern const struct fs_abi hpux_fs, hpux_fs_64; /* of 32-bit and 64-bit programs */

/* The dynamic loader and the C library of each machine: emu/guest/link makes them, cmake/PrecisGuestFiles.cmake these arrays. */
extern const struct guest_file hpux_hppa_files[], hpux_ia64_files[];

/* A struct sigset_t: 8 words of 32 bits, signal n is bit (n - 1) % 32 of word (n - 1) / 32. */
enum { HPUX_SIGSET_BYTES = 32 };
void hpux_sigset_pack(ksigset set, uint8_t bytes[HPUX_SIGSET_BYTES]);
ksigset hpux_sigset_unpack(const uint8_t bytes[HPUX_SIGSET_BYTES]);

/* The host's number of a scheduling policy (-1: none), and the guest's number of the host's; negative numbers stay as they are. */
int hpux_policy_to_host(int policy);
int64_t hpux_policy_to_guest(int64_t host);

#endif
