/*
 * tty.h - terminals: the one that the host's terminal stands for (number 0) and pseudo-terminals (1
 * and up).
 */
#ifndef PRECIS_EMU_KERNEL_TTY_TTY_H
#define PRECIS_EMU_KERNEL_TTY_TTY_H

#include <sys/ioctl.h>
#include "emu/kernel/vfs/fs.h"

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

/* pty.c */
struct terminal *pty_find(struct fs_machine *m, int number);
struct terminal *pty_terminal(const struct file *f); /* NULL: f is no pseudo-terminal */
bool pty_is_master(const struct file *f);
int pty_open_slave(struct fs_machine *m, struct terminal *t, unsigned flags, struct file **out);
void pty_set_lock(struct file *f, bool locked);
void pty_flush(struct terminal *t, bool in, bool out);
int64_t pty_readable_bytes(struct file *f);
void pty_changed(struct terminal *t); /* termios changed */
void ptys_fini(struct fs_machine *m);

/* What stat() says of a terminal. */
void terminal_stat(const struct file *f, const struct terminal *t, struct fs_stat *out);
/* May t read from (write to) f now? 0, or what the handler must return after a stop signal was
 * sent. */
int64_t terminal_check(struct thread *t, struct file *f, bool write);
int64_t terminal_ioctl(struct thread *t, struct file *f, unsigned request, uint64_t arg);

#endif
