/* <glob.h> of SunOS. */
#ifndef _GLOB_INCLUDED
#define _GLOB_INCLUDED
#include <stddef.h>

#define GLOB_APPEND   0x20
#define GLOB_DOOFFS   0x10
#define GLOB_ERR      1
#define GLOB_MARK     2
#define GLOB_NOCHECK  8
#define GLOB_NOSORT   4
#define GLOB_NOESCAPE 0x40
#define GLOB_NOSPACE  (-2)
#define GLOB_ABORTED  (-1)
#define GLOB_NOMATCH  (-3)

typedef struct {
    size_t gl_pathc;
    char **gl_pathv;
    size_t gl_offs; /* null pointers at the start of gl_pathv, with GLOB_DOOFFS */
    char **gl_pathp;
    int gl_pathn;
} glob_t;

int glob(const char *, int, int (*)(const char *, int), glob_t *);
void globfree(glob_t *);
#endif
