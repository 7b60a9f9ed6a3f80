/* <dirent.h> of HP-UX. */
#ifndef _DIRENT_INCLUDED
#define _DIRENT_INCLUDED
#include <sys/types.h>

struct dirent {
    unsigned d_ino;
    short d_reclen, d_namlen;
    char d_name[256];
};
typedef struct directory DIR;

int alphasort(const struct dirent **, const struct dirent **);
int closedir(DIR *);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int readdir_r(DIR *, struct dirent *, struct dirent **);
void rewinddir(DIR *);
int scandir(const char *, struct dirent ***, int (*)(const struct dirent *), int (*)(const struct dirent **, const struct dirent **));
void seekdir(DIR *, long);
long telldir(DIR *);
#endif
