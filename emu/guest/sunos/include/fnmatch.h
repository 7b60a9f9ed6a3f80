/* fnmatch.h - patterns of file names: SunOS' numbers, for newlib's function. */
#ifndef _FNMATCH_INCLUDED
#define _FNMATCH_INCLUDED

#define FNM_NOESCAPE    1
#define FNM_PATHNAME    2
#define FNM_PERIOD      4
#define FNM_LEADING_DIR 0x100
#define FNM_CASEFOLD    0x200
#define FNM_NOMATCH     1

int fnmatch(const char *pattern, const char *text, int flags);

#endif
