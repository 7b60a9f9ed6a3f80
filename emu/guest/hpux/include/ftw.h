/* <ftw.h> of HP-UX: numbers beyond those of ftw() are assumptions. */
#ifndef _FTW_INCLUDED
#define _FTW_INCLUDED
#include <sys/stat.h>

#define FTW_F     0
#define FTW_D     1
#define FTW_DNR   2
#define FTW_NS    3
#define FTW_SL    4
#define FTW_DP    5
#define FTW_SLN   6
#define FTW_PHYS  1
#define FTW_MOUNT 2
#define FTW_DEPTH 4
#define FTW_CHDIR 8
#define FTW_SERR  16

struct FTW {
    int base, level;
};

int ftw(const char *, int (*)(const char *, const struct stat *, int), int) __LARGE(ftw);
#ifdef _XOPEN_SOURCE_EXTENDED
int nftw(const char *, int (*)(const char *, const struct stat *, int, struct FTW *), int, int)
#ifdef _OFF_T_IS_64
    __asm__("__nftw264");
#else
    __asm__("nftw2");
#endif
#else
int nftw(const char *, int (*)(const char *, const struct stat *, int, struct FTW), int, int) __LARGE(nftw);
#endif
int nftw2(const char *, int (*)(const char *, const struct stat *, int, struct FTW *), int, int) __LARGE(nftw2);
#endif
