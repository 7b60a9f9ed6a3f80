/* <dirent.h> of SunOS. */
#ifndef _DIRENT_INCLUDED
#define _DIRENT_INCLUDED
#include <sys/types.h>

struct dirent {
    ino_t d_ino;
    off_t d_off;
    unsigned short d_reclen;
    char d_name[1];
};
#ifdef _LARGEFILE64_SOURCE
struct dirent64 {
    ino64_t d_ino;
    off64_t d_off;
    unsigned short d_reclen;
    char d_name[1];
};
#endif
typedef struct directory DIR;

int closedir(DIR *);
DIR *opendir(const char *);
struct dirent *readdir(DIR *) __LARGE(readdir);
void rewinddir(DIR *);
void seekdir(DIR *, long);
long telldir(DIR *);
#ifdef _LARGEFILE64_SOURCE
struct dirent64 *readdir64(DIR *);
#endif
#endif
