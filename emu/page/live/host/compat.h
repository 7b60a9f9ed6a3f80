/*
 * compat.h - included before every source: what the C library of WebAssembly lacks of Linux, or has under names that precis uses otherwise.
 *
 * It is musl, which until 1.2.3 defines stat64, mmap64 and others as macros for stat and mmap; precis' tables of system calls have these
 * names. So they are undefined after the headers that define them.
 */
#ifndef PRECIS_LIVE_COMPAT_H
#define PRECIS_LIVE_COMPAT_H

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/falloc.h>
#include <linux/mount.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/uio.h>

#undef alphasort64
#undef creat64
#undef fallocate64
#undef fgetpos64
#undef flock64
#undef fopen64
#undef fpos64_t
#undef freopen64
#undef fseeko64
#undef fsetpos64
#undef fstat64
#undef fstatat64
#undef fstatfs64
#undef fstatvfs64
#undef ftello64
#undef getdents64
#undef getrlimit64
#undef lstat64
#undef mkostemp64
#undef mkstemp64
#undef mmap64
#undef open64
#undef openat64
#undef posix_fadvise64
#undef posix_fallocate64
#undef preadv64
#undef prlimit64
#undef pwritev64
#undef readdir64
#undef scandir64
#undef sendfile64
#undef setrlimit64
#undef stat64
#undef statfs64
#undef statvfs64
#undef tmpfile64

/* Linux's has not O_PATH in it. */
#undef O_ACCMODE
#define O_ACCMODE 3

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif
#ifndef PKEY_DISABLE_ACCESS
#define PKEY_DISABLE_ACCESS 1
#define PKEY_DISABLE_WRITE  2
#endif

#ifndef RENAME_NOREPLACE
#define RENAME_NOREPLACE 1
#endif
#ifndef SA_INTERRUPT
#define SA_INTERRUPT 0x20000000
#endif
#ifndef MSG_COPY
#define MSG_COPY 040000
#endif

/* host.c: every call that has no function fails with ENOSYS. */
long precis_refused_call(long number, ...);
#define syscall        precis_refused_call
#define SYS_openat2    1
#define SYS_renameat2  2
#define SYS_pidfd_open 3
#define SYS_execve     4

#endif
