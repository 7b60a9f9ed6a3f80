/*
 * hostfile.h - open files with a host descriptor.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_HOSTFILE_H
#define PRECIS_EMU_KERNEL_VFS_HOSTFILE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

struct file;
struct fs_machine;
struct kernel;

/* Creates a file for a host descriptor, which it closes at its end if `owned` (not for standard streams). */
struct file *hostfile_new(struct fs_machine *m, int host_fd, unsigned flags, bool owned);
/* The same for a descriptor that the caller has stat data of (type, device and numbers are used). */
struct file *hostfile_new_of(struct fs_machine *m, int host_fd, const struct stat *st, unsigned flags, bool owned);
/* Returns whether f is such a file. */
bool file_is_host(const struct file *f);
/* Updates shared mappings of a regular host file after its size changed. */
void fs_file_resized(struct kernel *k, int host_fd);
/* f does not count as a writer for ETXTBSY, although it can write: memfd_create(2). */
void hostfile_no_writer(struct file *f);
/* A guest has read or mapped the host file: changes its atime as a mount with relatime does. */
void hostfile_accessed(struct file *f);
/* Accounting of memory files (memfd_create(), /dev/shm), whose memory counts as the machine's (struct mem_charge); other files are
 * ignored. reserve: before a call that adds at most `more` bytes; map: before a shared mapping up to offset `end`; 0, -ENOSPC or
 * -ENOMEM. settle: after calls that may have changed the size. */
int memory_file_reserve(struct file *f, uint64_t more);
int memory_file_map(struct file *f, uint64_t end);
void memory_file_uncharge(struct file *f);
/* Return and set whether F_SEAL_FUTURE_WRITE forbids writing to a memory file other than by the shared mappings that it has. */
bool memory_file_is_sealed(struct file *f);
void memory_file_seal(struct file *f);

#endif
