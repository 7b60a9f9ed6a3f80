/* <sys/vfs.h> of HP-UX: the layout is that of Linux's arch/parisc/hpux. */
#ifndef _SYS_VFS_INCLUDED
#define _SYS_VFS_INCLUDED
struct statfs {
    int f_type, f_bsize, f_blocks, f_bfree, f_bavail, f_files, f_ffree, f_fsid[2], f_magic, f_featurebits, f_spare[4];
    short f_cnode, f_pad;
};

int fstatfs(int, struct statfs *);
int statfs(const char *, struct statfs *);
#endif
