/* <ftw.h> of SunOS. */
#ifndef _FTW_INCLUDED
#define _FTW_INCLUDED
#include <sys/stat.h>

#define FTW_F      0
#define FTW_D      1
#define FTW_DNR    2
#define FTW_NS     3
#define FTW_SL     4
#define FTW_DP     6
#define FTW_SLN    7
#define FTW_PHYS   01
#define FTW_MOUNT  02
#define FTW_CHDIR  04
#define FTW_DEPTH  010
#define FTW_ANYERR 020
#define FTW_SKD    1
#define FTW_PRUNE  4

struct FTW {
    int quit, base, level;
};

int ftw(const char *, int (*)(const char *, const struct stat *, int), int) __LARGE(ftw);
int nftw(const char *, int (*)(const char *, const struct stat *, int, struct FTW *), int, int) __LARGE(nftw);
#endif
