/* directories.h - directories, and what structures of stat() begin with, for the files that walk folders. */
#ifndef DIRECTORIES_H
#define DIRECTORIES_H

/* What struct stat64 begins with. */
struct status {
#ifdef __LP64__
    unsigned long device;
#else
    unsigned device, reserved[3];
#endif
    unsigned long long inode;
    unsigned mode;
    char more[256];
};

/* walk.c: numbers of <ftw.h>. */
#define WALKS_BY_POINTER
enum { FTW_F, FTW_D, FTW_DNR, FTW_NS, FTW_SL, FTW_DP = 6, FTW_SLN };
enum { FTW_PHYS = 1, FTW_MOUNT = 2, FTW_CHDIR = 4, FTW_DEPTH = 8, FTW_SERR = 16 };
enum { FTW_SKD = 1, FTW_PRUNE = 4 }; /* of `quit` */
struct FTW {
    int quit, base, level;
};
#define WALK_DEVICE unsigned long
#define WALK_INODE  unsigned long long

/* An entry for programs without large files. */
struct dirent {
    unsigned long inode;
    long next;
    unsigned short length;
    char name[256];
};
typedef struct directory DIR;
DIR *opendir(const char *path);
struct dirent *readdir(DIR *d);
int closedir(DIR *d);

#endif
