/*
 * below.h - guest paths below the folder that --root names.
 *
 *     char *path = file_below("/srv/root", "/bin/sh");   // "/srv/root/usr/bin/sh" if bin is a link to usr/bin
 */
#ifndef PRECIS_EMU_LOAD_BELOW_H
#define PRECIS_EMU_LOAD_BELOW_H

/* Returns root and an absolute guest path as one path, to be freed; NULL without memory. */
char *path_below(const char *root, const char *path);
/* Returns the host's path, without links, of the readable file there, to be freed. NULL: errno has the reason, EXDEV if links lead out
 * of the root. */
char *file_below(const char *root, const char *path);

#endif
