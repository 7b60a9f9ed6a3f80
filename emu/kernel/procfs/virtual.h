/*
 * virtual.h - the nodes of /proc, /dev and /sys that exist only in the emulated kernel.
 */
#ifndef PRECIS_EMU_KERNEL_PROCFS_VIRTUAL_H
#define PRECIS_EMU_KERNEL_PROCFS_VIRTUAL_H

#include "emu/kernel/vfs/fs.h"

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

/* Write what a virtual file shows. p: whose (NULL for those of the machine). */
typedef void virtual_text(FILE *out, struct kernel *k, struct process *p, struct thread *t);

/* Take what was written to it. 0 or -errno. */
typedef int virtual_store(struct process *p, struct thread *t, const char *text);

/* procfiles.c */
virtual_store store_oom_score_adj, store_comm;
virtual_text proc_oom_score_adj, proc_maps, proc_stat, proc_statm, proc_status, proc_cmdline,
    proc_environ, proc_auxv, proc_comm, proc_mounts, proc_mountinfo, proc_limits, proc_io,
    proc_cgroup, proc_cpuinfo, proc_meminfo, proc_machine_stat, proc_uptime, proc_loadavg,
    proc_version, proc_filesystems, proc_osrelease, proc_ostype, proc_os_version, proc_hostname,
    proc_uuid, proc_devices, proc_partitions;
/* procnet.c */
virtual_text proc_net_dev, proc_net_if_inet6, proc_net_route, proc_net_tcp, proc_net_tcp6, proc_net_udp, proc_net_udp6,
    proc_net_unix;


/* tty.c, pty.c */
int tty_open_controlling(struct process *p, unsigned flags, struct file **out);
int tty_open_numbered(struct process *p, int number, unsigned flags, struct file **out);
int pty_open_master(struct process *p, unsigned flags, struct file **out);
/* Is there a terminal of that number now? */
bool tty_exists(struct fs_machine *m, int number);
struct file *pipe_reopen(struct file *f, unsigned flags);

#endif
