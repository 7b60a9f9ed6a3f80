/* directories.h - directories, and what structures of stat() begin with, for the files that walk folders. */
#ifndef DIRECTORIES_H
#define DIRECTORIES_H

/* What the structures of stat() and stat64() begin with. */
struct status {
    unsigned device;
    unsigned long inode;
    unsigned short mode;
    char more[256];
};

struct dirent {
    unsigned inode;
    short length, name_length;
    char name[256];
};
typedef struct directory DIR;
DIR *opendir(const char *path);
struct dirent *readdir(DIR *d);
int closedir(DIR *d);

#endif
