/* <sys/stat.h> of HP-UX. */
#ifndef _SYS_STAT_INCLUDED
#define _SYS_STAT_INCLUDED
#include <sys/types.h>

#define __STATUS                                    \
    {                                               \
        dev_t st_dev;                               \
        ino_t st_ino;                               \
        mode_t st_mode;                             \
        nlink_t st_nlink;                           \
        unsigned short st_reserved1, st_reserved2;  \
        dev_t st_rdev;                              \
        long st_size;                               \
        time_t st_atime;                            \
        int st_spare1;                              \
        time_t st_mtime;                            \
        int st_spare2;                              \
        time_t st_ctime;                            \
        int st_spare3;                              \
        blksize_t st_blksize;                       \
        long st_blocks;                             \
        int st_reserved3[2];                        \
        unsigned long st_reserved4;                 \
        int st_reserved5;                           \
        unsigned short st_reserved6;                \
        short st_reserved7;                         \
        int st_reserved8;                           \
        unsigned short st_reserved9, st_reserved10; \
        uid_t st_uid;                               \
        gid_t st_gid;                               \
        long st_spare4[3];                          \
    }
#define __STATUS_64                                 \
    {                                               \
        dev_t st_dev;                               \
        ino_t st_ino;                               \
        mode_t st_mode;                             \
        nlink_t st_nlink;                           \
        unsigned short st_reserved1, st_reserved2;  \
        dev_t st_rdev;                              \
        off64_t st_size;                            \
        time_t st_atime;                            \
        int st_spare1;                              \
        time_t st_mtime;                            \
        int st_spare2;                              \
        time_t st_ctime;                            \
        int st_spare3;                              \
        blksize_t st_blksize;                       \
        off64_t st_blocks;                          \
        int st_reserved3[2];                        \
        unsigned st_reserved4;                      \
        int st_reserved5;                           \
        unsigned short st_reserved6;                \
        short st_reserved7;                         \
        int st_reserved8;                           \
        unsigned short st_reserved9, st_reserved10; \
        uid_t st_uid;                               \
        gid_t st_gid;                               \
        long st_spare4[3];                          \
    }
#if defined _OFF_T_IS_64
struct stat __STATUS_64;
#else
struct stat __STATUS;
#endif
#ifdef _LARGEFILE64_SOURCE
#ifdef __LP64__
struct stat64 __STATUS;
#else
struct stat64 __STATUS_64;
#endif
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
mode_t umask(mode_t);
#ifdef _LARGEFILE64_SOURCE
int fstat64(int, struct stat64 *) __asm__("__fstat64");
int lstat64(const char *, struct stat64 *) __asm__("__lstat64");
int stat64(const char *, struct stat64 *) __asm__("__stat64");
#endif
#endif
