/*
 * abi.h - the guest's numbers and layouts for files, sockets and System V IPC (emu/kernel/linux/ARCH/fs.c).
 */
#ifndef PRECIS_EMU_KERNEL_VFS_ABI_H
#define PRECIS_EMU_KERNEL_VFS_ABI_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

struct file;
struct flag_pair;
struct process;
struct thread;

/* A structure: for each field one format letter (as in PUT) and one field letter. */
struct fs_layout {
    const char *format;
    const char *fields;
};
struct number_pair {
    int host, guest;
};

/* ioctls by neutral numbers: the host's (<asm/ioctls.h>). */
struct ioctl_pair {
    unsigned host, guest;
};

/* A struct termios that is not the generic one: the bits of the flags and the order of control characters differ from the host's, c_line
 * follows c_cc, and the speeds are always there. */
struct termios_abi {
    const struct flag_pair *iflag, *oflag, *cflag, *lflag;
    const uint8_t *cc;                /* [the host's index of a control character]: the guest's */
    const struct number_pair *speeds; /* tty/sysv.h: line speeds in cflag, and a cc of 255: there is none. NULL: Linux's layout */
    bool shares_min; /* c_line is first, 17 characters, speeds in struct termios2 only; without ICANON VMIN is at VEOF, VTIME at VEOL */
};

struct fs_abi {
    const struct flag_pair *open_flags;   /* O_ bits besides the access mode */
    const struct flag_pair *socket_flags; /* SOCK_NONBLOCK, SOCK_CLOEXEC */
    const struct number_pair *fcntl_commands, *lock_types;
    int narrow_getlk; /* F_GETLK of a 32-bit ABI's struct flock; F_SETLK and F_SETLKW follow. 0: 5 */
    const struct ioctl_pair *ioctls;
    const struct termios_abi *termios;     /* NULL: the host's */
    unsigned sol_socket;                   /* SOL_SOCKET */
    int scm_rights;                        /* SCM_RIGHTS; 0: Linux's */
    const char *msghdr, *cmsghdr;          /* struct msghdr and struct cmsghdr, whose parts are at multiples of 4 bytes; NULL: Linux's */
    const struct flag_pair *message_flags; /* MSG_ flags in a received msghdr, or NULL: the host's */
    unsigned af_inet6;                     /* AF_INET6; 0: Linux's */
    const struct number_pair *so_options;  /* SO_ numbers; ends with {0, 0} */
    /* stat: d dev, i ino, m mode, n nlink, u uid, g gid, r rdev, s size, k blksize, b blocks, a A
     * atime and its nanoseconds, c C ctime, t T mtime, f a byte of the name of the file system's type, z zero */
    struct fs_layout stat, stat64;
    const char *type_name;
    unsigned minor_bits;           /* of a device number, whose upper bits are the major number; 0: Linux's encoding */
    const char *statfs, *statfs64; /* formats of type bsize blocks bfree bavail files ffree fsid[2]
                                      namelen frsize flags spare[4] */
    const char *flock, *flock64;   /* formats of type whence start len pid */
    /* System V IPC. The permission part: K key, u uid, g gid, U cuid, G cgid, m mode, Q seq, z
     * zero. Semaphores: o otime, c ctime, n nsems. Queues: s stime, r rtime, c ctime, b cbytes, n
     * qnum, M qbytes, p lspid, P lrpid. Shared memory: a atime, d dtime, c ctime, s segsz, p cpid,
     * P lpid, n nattch. */
    struct fs_layout sem_ds, msg_ds, shm_ds;
    uint64_t shmlba;
    bool packed_epoll_event; /* struct epoll_event has 12 bytes although its alignment would be 8; little-endian machines */
    void (*cpuinfo)(FILE *out, uint64_t mhz);     /* writes /proc/cpuinfo */
    const struct process_file *process_files;     /* the system's own in /proc/PID, which end with one without a path, or NULL */
    int (*thread_number)(const struct thread *t); /* for a system with process_files: the name of a thread in /proc/PID/lwp */
    bool old_ptys;                                /* pseudo-terminals have fixed names: /dev/ptyp0 and its slave /dev/ttyp0 */
    const struct own_device *devices;             /* the system's own, which end with one without a path, or NULL */
    const char *loopback;                         /* name of the loopback interface, or NULL: "lo" */
};
/* A file of /proc/PID, instead of Linux's with that name, or of /proc/PID/lwp/N: one of the functions writes it. If its mode lets only the
 * owner read it, reading requires access. */
struct process_file {
    const char *path; /* "/psinfo" */
    mode_t mode;
    void (*of_process)(FILE *out, const struct process *p, const struct thread *t); /* t NULL: the main thread has ended */
    void (*of_thread)(FILE *out, const struct process *p, const struct thread *t);
};
/* A device that one system has: a path in /dev. */
struct own_device {
    const char *path;
    mode_t mode;
    uint64_t rdev;
    int (*open)(struct thread *t, unsigned flags, struct file **out); /* 0 or -errno */
};
/* Returns the layouts of t's personality. */
const struct fs_abi *fs_abi_of(const struct thread *t);

#endif
