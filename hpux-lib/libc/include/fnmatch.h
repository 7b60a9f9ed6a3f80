/*
 * fnmatch.h - patterns of file names: HP-UX's numbers, for newlib's function.
 *
 * Source: CDE's Unistd.h, which repeats HP-UX's (FNM_PATHNAME, FNM_PERIOD).
 */
#ifndef LIBC_FNMATCH_H
#define LIBC_FNMATCH_H

enum { FNM_PATHNAME = 1, FNM_PERIOD = 2, FNM_NOESCAPE = 4, FNM_LEADING_DIR = 0x100, FNM_CASEFOLD = 0x200 };
enum { FNM_NOMATCH = 1 };

int fnmatch(const char *pattern, const char *text, int flags);

#endif
