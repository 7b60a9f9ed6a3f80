/*
 * virtual.h - files that no file of the host stands for: the nodes of /proc, /dev and /sys, and terminals. vfs/ reaches them through
 * these tables; procfs/ and tty/ have them, and fs_kernel_init() is given them.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_VIRTUAL_H
#define PRECIS_EMU_KERNEL_VFS_VIRTUAL_H

#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/path.h"

struct terminal;

/* vnode.kind */
enum virtual_kind {
    VIRTUAL_DIR,
    VIRTUAL_TEXT, /* vnode.sub: line in the table; vnode.id: pid, or 0 */
    VIRTUAL_LINK,
    VIRTUAL_FD, /* a link of /proc/PID/fd: vnode.id is the pid, sub the descriptor */
    VIRTUAL_NULL,
    VIRTUAL_ZERO,
    VIRTUAL_FULL,
    VIRTUAL_RANDOM, /* rdev tells random and urandom apart */
    VIRTUAL_TTY,    /* the caller's controlling terminal */
    VIRTUAL_PTMX,   /* the multiplexor: a new pseudo-terminal */
    VIRTUAL_PTS,    /* id: number of the terminal */
};

struct virtual_ops {
    path_provider *provider; /* ctx: struct process */
    /* An open file of the node. 0 or -errno. */
    int (*open)(struct process *p, const struct place *pl, unsigned flags, struct file **out);
    void (*stat)(struct fs_machine *m, const struct place *pl, struct fs_stat *out);
    /* The machine's own device of that number. false: it has none. */
    bool (*device)(uint64_t rdev, struct place *out);
    /* The names in a virtual directory, sorted: a NULL-terminated array to free with its strings. NULL: it is none. */
    char **(*names)(struct process *p, const char *guest);
};

struct terminal_ops {
    struct terminal *(*of)(struct file *f); /* NULL: not a terminal */
    /* What stat() says of f, which is a terminal. */
    void (*stat)(const struct file *f, const struct terminal *t, struct fs_stat *out);
    /* May t read from (write to) f now? 0, or what the handler must return after a stop signal was sent. */
    int64_t (*check)(struct thread *t, struct file *f, bool write);
    int64_t (*ioctl)(struct thread *t, struct file *f, unsigned request, uint64_t arg);
};

#endif
