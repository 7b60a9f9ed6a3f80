/* <sys/stat.h> of SunOS. */
#ifndef _SYS_STAT_INCLUDED
#define _SYS_STAT_INCLUDED
#include <sys/types.h>

/* The times are structures, whose seconds have the usual names. */
typedef struct {
    time_t __tv_sec;
    long __tv_nsec;
} timestruc_t;
#define st_atime st_atim.__tv_sec
#define st_mtime st_mtim.__tv_sec
#define st_ctime st_ctim.__tv_sec
#ifdef __LP64__
#define __STATUS                               \
    {                                          \
        dev_t st_dev;                          \
        ino_t st_ino;                          \
        mode_t st_mode;                        \
        nlink_t st_nlink;                      \
        uid_t st_uid;                          \
        gid_t st_gid;                          \
        dev_t st_rdev;                         \
        off_t st_size;                         \
        timestruc_t st_atim, st_mtim, st_ctim; \
        blksize_t st_blksize;                  \
        blkcnt_t st_blocks;                    \
        char st_fstype[16];                    \
    }
#define __STATUS_64 __STATUS
#else
#define __STATUS                               \
    {                                          \
        dev_t st_dev;                          \
        long st_pad1[3];                       \
        unsigned long st_ino;                  \
        mode_t st_mode;                        \
        nlink_t st_nlink;                      \
        uid_t st_uid;                          \
        gid_t st_gid;                          \
        dev_t st_rdev;                         \
        long st_pad2[2];                       \
        long st_size;                          \
        long st_pad3;                          \
        timestruc_t st_atim, st_mtim, st_ctim; \
        blksize_t st_blksize;                  \
        long st_blocks;                        \
        char st_fstype[16];                    \
        long st_pad4[8];                       \
    }
#define __STATUS_64                            \
    {                                          \
        dev_t st_dev;                          \
        long st_pad1[3];                       \
        ino64_t st_ino;                        \
        mode_t st_mode;                        \
        nlink_t st_nlink;                      \
        uid_t st_uid;                          \
        gid_t st_gid;                          \
        dev_t st_rdev;                         \
        long st_pad2[2];                       \
        off64_t st_size;                       \
        timestruc_t st_atim, st_mtim, st_ctim; \
        blksize_t st_blksize;                  \
        blkcnt64_t st_blocks;                  \
        char st_fstype[16];                    \
        long st_pad4[8];                       \
    }
#endif
#if defined _OFF_T_IS_64
struct stat __STATUS_64;
#else
struct stat __STATUS;
#endif
#ifdef _LARGEFILE64_SOURCE
struct stat64 __STATUS_64;
#endif

#define S_IFMT      0170000
#define S_IFSOCK    0140000
#define S_IFLNK     0120000
#define S_IFREG     0100000
#define S_IFBLK     0060000
#define S_IFDIR     0040000
#define S_IFCHR     0020000
#define S_IFIFO     0010000
#define S_ISUID     0004000
#define S_ISGID     0002000
#define S_ISVTX     0001000
#define S_IRWXU     0000700
#define S_IRUSR     0000400
#define S_IWUSR     0000200
#define S_IXUSR     0000100
#define S_IRWXG     0000070
#define S_IRGRP     0000040
#define S_IWGRP     0000020
#define S_IXGRP     0000010
#define S_IRWXO     0000007
#define S_IROTH     0000004
#define S_IWOTH     0000002
#define S_IXOTH     0000001
#define S_IREAD     S_IRUSR
#define S_IWRITE    S_IWUSR
#define S_IEXEC     S_IXUSR
#define S_ISBLK(m)  (((m)&S_IFMT) == S_IFBLK)
#define S_ISCHR(m)  (((m)&S_IFMT) == S_IFCHR)
#define S_ISDIR(m)  (((m)&S_IFMT) == S_IFDIR)
#define S_ISFIFO(m) (((m)&S_IFMT) == S_IFIFO)
#define S_ISLNK(m)  (((m)&S_IFMT) == S_IFLNK)
#define S_ISREG(m)  (((m)&S_IFMT) == S_IFREG)
#define S_ISSOCK(m) (((m)&S_IFMT) == S_IFSOCK)

int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int fstat(int, struct stat *) __LARGE(fstat);
int lstat(const char *, struct stat *) __LARGE(lstat);
int mkdir(const char *, mode_t);
int mkfifo(const char *, mode_t);
int mknod(const char *, mode_t, dev_t);
int stat(const char *, struct stat *) __LARGE(stat);
int fstatat(int, const char *, struct stat *, int) __LARGE(fstatat);
mode_t umask(mode_t);
#ifdef _LARGEFILE64_SOURCE
int fstat64(int, struct stat64 *);
int lstat64(const char *, struct stat64 *);
int stat64(const char *, struct stat64 *);
#endif
#endif
