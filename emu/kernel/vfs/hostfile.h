/*
 * hostfile.h - open files over a descriptor of the host.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_HOSTFILE_H
#define PRECIS_EMU_KERNEL_VFS_HOSTFILE_H

#include <stdbool.h>
#include <stdint.h>

struct file;
struct fs_machine;
struct kernel;

/* A file over a host descriptor, which it owns (closes) unless it is one of the host's
 * standard ones. */
struct file *hostfile_new(struct fs_machine *m, int host_fd, unsigned flags, bool owned);
/* Is f such a file? */
bool file_is_host(const struct file *f);
/* A regular host file became shorter or longer: its shared mappings end elsewhere now. */
void fs_file_resized(struct kernel *k, int host_fd);
/* It does not keep its file from being executed (ETXTBSY), though it may write: what memfd_create() returns. */
void hostfile_no_writer(struct file *f);
/* What memfd_create() returns takes memory that counts as the machine's (mem_account_charge()). Before a call that gives f at most `more`
 * bytes of it, and before f is mapped shared up to `end`: 0 or -ENOSPC, -ENOMEM. After calls that may have changed what it takes. Other
 * files are let alone. */
int memory_file_reserve(struct file *f, uint64_t more);
int memory_file_map(struct file *f, uint64_t end);
void memory_file_settle(struct file *f);

#endif
