/*
 * tty.h - terminals: the one that the host's terminal stands for (number 0) and pseudo-terminals (1
 * and up).
 */
#ifndef PRECIS_EMU_KERNEL_TTY_TTY_H
#define PRECIS_EMU_KERNEL_TTY_TTY_H

#include <sys/ioctl.h>
#include "emu/kernel/core/machine.h"
#include "emu/kernel/core/process.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/virtual.h"

#define TTY_CC   19 /* NCCS of the kernel's struct termios */
#define TTY_MOST 64

/* The host's requests for a struct termios2, which <asm/ioctls.h> can not name without the
 * structure. */
#define TTY_GETS2  0x802c542au
#define TTY_SETS2  0x402c542bu
#define TTY_SETSW2 0x402c542cu
#define TTY_SETSF2 0x402c542du

/* The kernel's struct termios2: the same bits and order in every ABI here. */
struct ktermios {
    unsigned iflag, oflag, cflag, lflag;
    uint8_t line, cc[TTY_CC];
    unsigned ispeed, ospeed;
};

struct pty;

struct terminal {
    int number;
    int pgrp;    /* foreground process group; 0: none yet */
    int sid;     /* session whose controlling terminal it is; 0: none */
    bool host;   /* termios and size are the host terminal's own */
    int host_fd; /* to ask and set them; -1 */
    bool host_saved, host_changed;
    struct ktermios host_before; /* put back when the machine ends */
    struct ktermios tio;
    struct winsize size;
    struct pty *pty; /* NULL: the host's */
};

extern const struct terminal_ops terminal_ops;

/* tty.c */
struct terminal *terminal_of(struct file *f); /* NULL: not a terminal */
/* The host's terminal, and all others with their end. 0 or -errno. */
int terminal_init(struct fs_machine *m);
void terminal_fini(struct fs_machine *m);
/* p is gone: a session leader's terminal is nobody's then. */
void terminal_process_exit(struct process *p);
/* The foreground process group of the host's terminal; 0: none. */
int terminal_foreground_group(struct kernel *k);
/* Open p's controlling terminal, or the one of that number. 0 or -errno. */
int tty_open_controlling(struct process *p, unsigned flags, struct file **out);
int tty_open_numbered(struct process *p, int number, unsigned flags, struct file **out);
/* Is there a terminal of that number now? */
bool tty_exists(struct fs_machine *m, int number);

/* pty.c */
/* A new pseudo-terminal. 0 or -errno. */
int pty_open_master(struct process *p, unsigned flags, struct file **out);
struct terminal *pty_find(struct fs_machine *m, int number);
struct terminal *pty_terminal(const struct file *f); /* NULL: f is no pseudo-terminal */
bool pty_is_master(const struct file *f);
int pty_open_slave(struct fs_machine *m, struct terminal *t, unsigned flags, struct file **out);
void pty_set_lock(struct file *f, bool locked);
void pty_flush(struct terminal *t, bool in, bool out);
void pty_changed(struct terminal *t); /* termios changed */
void ptys_fini(struct fs_machine *m);

/* What stat() says of a terminal. */
void terminal_stat(const struct file *f, const struct terminal *t, struct fs_stat *out);

#endif
