/*
 * fnmatch.h - patterns of file names: HP-UX's numbers, for newlib's function.
 *
 * Source: CDE's Unistd.h, which repeats HP-UX's (FNM_PATHNAME, FNM_PERIOD).
 */
#ifndef _FNMATCH_INCLUDED
#define _FNMATCH_INCLUDED

#define FNM_PATHNAME    1
#define FNM_PERIOD      2
#define FNM_NOESCAPE    4
#define FNM_LEADING_DIR 0x100
#define FNM_CASEFOLD    0x200
#define FNM_NOMATCH     1

int fnmatch(const char *pattern, const char *text, int flags);

#endif
