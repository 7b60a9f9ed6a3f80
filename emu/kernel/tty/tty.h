/*
 * tty.h - terminals: the host's terminal (number 0) and pseudo-terminals (from 1).
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

/* The host's ioctls with struct termios2, which <asm/ioctls.h> cannot define without the structure. */
#define TTY_GETS2  0x802c542au
#define TTY_SETS2  0x402c542bu
#define TTY_SETSW2 0x402c542cu
#define TTY_SETSF2 0x402c542du

/* The kernel's struct termios2: equal bits and order in every ABI here. */
struct ktermios {
    unsigned iflag, oflag, cflag, lflag;
    uint8_t line, cc[TTY_CC];
    unsigned ispeed, ospeed;
};

struct pty;

struct terminal {
    int number;
    unsigned uid;  /* the owner of its node */
    unsigned mode; /* of the node, if chmod(2) has set it: has_mode */
    bool has_mode;
    bool console; /* the host's terminal is named /dev/console */
    int pgrp;     /* foreground process group; 0: none yet */
    int sid;      /* session that it controls, or 0 */
    bool host;    /* termios and size are the host terminal's */
    int host_fd;  /* to read and set them, or -1 */
    bool host_saved, host_changed;
    struct ktermios host_before; /* restored when the machine ends */
    struct ktermios tio;
    struct winsize size;
    struct pty *pty;     /* NULL: the host's terminal */
    bool old;            /* a pseudo-terminal with a fixed name: /dev/ttyp0 has number 1 */
    unsigned discipline; /* of an old one, as TIOCSETD set it */
};

extern const struct terminal_ops terminal_ops;

/* tty.c */
struct terminal *terminal_of(struct file *f); /* NULL: not a terminal */
/* Reads the attributes of f, a terminal; changes them, as the host's request `how` (TCSETS, TCSETSW, TCSETSF) does. 0, -errno, or the
 * handler's result after a stop signal was sent. */
int64_t terminal_attributes(struct thread *t, struct file *f, struct ktermios *out);
int64_t terminal_change(struct thread *t, struct file *f, struct ktermios *k, unsigned how);
/* Create the machine's terminals, and free them. 0 or -errno. */
int terminal_init(struct fs_machine *m);
void terminal_fini(struct fs_machine *m);
/* Called when p ends: releases a session leader's controlling terminal. */
void terminal_process_exit(struct process *p);
/* Returns the foreground process group of the host's terminal, or 0. */
int terminal_foreground_group(struct kernel *k);
/* Open p's controlling terminal (/dev/tty), or the one with that number. 0 or -errno. */
int tty_open_controlling(struct process *p, unsigned flags, struct file **out);
int tty_open_numbered(struct process *p, int number, unsigned flags, struct file **out);
/* Returns whether p has a controlling terminal. */
bool tty_controls(struct process *p);
/* Returns whether a terminal has that number. */
bool tty_exists(struct fs_machine *m, int number);
/* Returns t's device number. */
uint64_t terminal_device(const struct terminal *t);
/* Returns its device number; `old` as in struct terminal. */
uint64_t tty_device(int number, bool old);
/* Returns the terminal with that number, or NULL. */
struct terminal *terminal_numbered(struct fs_machine *m, int number);
/* Returns p's controlling terminal, or NULL. */
struct terminal *tty_controlling(struct process *p);
/* Returns the owner of /dev/pts/NUMBER. */
unsigned tty_owner(struct fs_machine *m, int number);

/* pty.c */
/* Opens a new pseudo-terminal's master: /dev/ptmx, if number is 0; else the one with that number, whose name is fixed. 0 or -errno; -EIO:
 * the number is in use. */
int pty_open_master(struct process *p, int number, unsigned flags, struct file **out);
/* Returns the pseudo-terminal with that number, or NULL. */
struct terminal *pty_find(struct fs_machine *m, int number);
struct terminal *pty_terminal(const struct file *f); /* NULL: not a pseudo-terminal */
/* Returns whether f is a master. */
bool pty_is_master(const struct file *f);
/* Opens the slave of t. 0 or -errno; -EIO: it is locked. */
int pty_open_slave(struct fs_machine *m, struct terminal *t, unsigned flags, struct file **out);
/* Locks or unlocks f's slave: TIOCSPTLCK, unlockpt(3). */
void pty_set_lock(struct file *f, bool locked);
/* Turns packet mode of f, a master, on or off: each read begins with a byte of 0. */
void pty_set_packets(struct file *f, bool on);
/* Discards queued input, output or both: tcflush(3). */
void pty_flush(struct terminal *t, bool in, bool out);
void pty_changed(struct terminal *t); /* termios changed */
/* The number of the pseudo-terminal whose fixed name is the path, and whether it names the master; 0: it is no such name. */
int pty_old_number(const char *path, bool *master);
enum { TTY_NAME = 24 };
/* Writes the path of t's node. */
void tty_name(const struct terminal *t, char out[TTY_NAME]);
/* Frees the table when the machine ends. */
void ptys_fini(struct fs_machine *m);

/* Returns stat()'s data of an open terminal. */
void terminal_stat(const struct file *f, const struct terminal *t, struct fs_stat *out);

#endif
