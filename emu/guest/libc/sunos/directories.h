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
