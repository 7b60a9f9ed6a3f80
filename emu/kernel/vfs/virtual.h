/*
 * virtual.h - files without a host file: the nodes of /proc, /dev and /sys, and terminals. vfs/ calls them through these tables, which
 * procfs/ and tty/ define and fs_kernel_init() receives.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_VIRTUAL_H
#define PRECIS_EMU_KERNEL_VFS_VIRTUAL_H

#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/path.h"

struct terminal;

/* vnode.kind */
enum virtual_kind {
    VIRTUAL_DIR,
    VIRTUAL_TEXT, /* vnode.sub: index in the table; vnode.id: pid, or 0 */
    VIRTUAL_LINK,
    VIRTUAL_FD,      /* a link of /proc/PID/fd: vnode.id is the pid, sub the descriptor */
    VIRTUAL_FDINFO,  /* a file of /proc/PID/fdinfo: id and sub as above */
    VIRTUAL_PROCESS, /* a file of the process's system: index in its fs_abi's process_files */
    VIRTUAL_PAGEMAP, /* /proc/PID/pagemap */
    VIRTUAL_MEMORY,  /* /proc/PID/mem */
    VIRTUAL_NULL,
    VIRTUAL_ZERO,
    VIRTUAL_FULL,
    VIRTUAL_RANDOM, /* rdev distinguishes random and urandom */
    VIRTUAL_TTY,    /* /dev/tty: the caller's controlling terminal */
    VIRTUAL_PTMX,   /* /dev/ptmx: opens a new pseudo-terminal */
    VIRTUAL_PTY,    /* a master with a fixed name; id: the terminal's number */
    VIRTUAL_PTS,    /* id: the terminal's number */
    VIRTUAL_OWN,    /* a device of the system; id: index in fs_abi.devices */
};

struct virtual_ops {
    path_provider *provider; /* ctx: struct process */
    /* Opens the node. 0, -errno or SYS_BLOCK. */
    int64_t (*open)(struct thread *t, const struct place *pl, unsigned flags, struct file **out);
    void (*stat)(struct fs_machine *m, const struct place *pl, struct fs_stat *out);
    /* Checks whether p has access `want` (4 read, 2 write, 1 search) to a node that exists. 0, -EACCES or -EPERM. */
    int (*permission)(struct process *p, const struct place *pl, unsigned want);
    /* Checks whether p may follow or read the link: 0 or -EACCES. */
    int (*follow)(struct process *p, const struct place *pl);
    /* Returns why p cannot create, remove or rename a name in the node's directory: -EACCES or -EPERM. *immutable (may be NULL): it, or
     * the directory, takes no change, and nothing else is looked at. */
    int (*refusal)(struct process *p, const struct place *pl, bool *immutable);
    /* Returns whether owner, times and attributes of the node at that path cannot be set: 0 or -EPERM. */
    int (*fixed)(const char *guest);
    /* Finds the machine's own device with that number. False: none. */
    bool (*device)(uint64_t rdev, struct place *out);
    /* Returns the names in a virtual directory: a NULL-terminated array, to free with its strings; it is empty for another directory.
     * NULL with errno ENOMEM on failure. */
    char **(*names)(struct process *p, const char *guest);
};

struct terminal_ops {
    struct terminal *(*of)(struct file *f); /* NULL: not a terminal */
    /* Returns stat()'s data of f, a terminal. */
    void (*stat)(const struct file *f, const struct terminal *t, struct fs_stat *out);
    /* Checks whether t may read from (write to) f now: 0, or the handler's result after a stop signal was sent. */
    int64_t (*check)(struct thread *t, struct file *f, bool write);
    int64_t (*ioctl)(struct thread *t, struct file *f, unsigned request, uint64_t arg);
};

#endif
