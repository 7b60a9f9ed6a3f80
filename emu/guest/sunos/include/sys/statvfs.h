/* <sys/statvfs.h> of SunOS. */
#ifndef _SYS_STATVFS_INCLUDED
#define _SYS_STATVFS_INCLUDED
#include <sys/types.h>

#define FSTYPSZ   16
#define ST_RDONLY 1
#define ST_NOSUID 2

struct statvfs {
    unsigned long f_bsize, f_frsize;
    fsblkcnt_t f_blocks, f_bfree, f_bavail;
    fsfilcnt_t f_files, f_ffree, f_favail;
    unsigned long f_fsid;
    char f_basetype[FSTYPSZ];
    unsigned long f_flag, f_namemax;
    char f_fstr[32];
    unsigned long f_filler[16];
};
#ifdef _LARGEFILE64_SOURCE
struct statvfs64 {
    unsigned long f_bsize, f_frsize;
    fsblkcnt64_t f_blocks, f_bfree, f_bavail;
    fsfilcnt64_t f_files, f_ffree, f_favail;
    unsigned long f_fsid;
    char f_basetype[FSTYPSZ];
    unsigned long f_flag, f_namemax;
    char f_fstr[32];
    unsigned long f_filler[16];
};
#endif

int fstatvfs(int, struct statvfs *) __LARGE(fstatvfs);
int statvfs(const char *, struct statvfs *) __LARGE(statvfs);
#ifdef _LARGEFILE64_SOURCE
int fstatvfs64(int, struct statvfs64 *);
int statvfs64(const char *, struct statvfs64 *);
#endif
#endif
