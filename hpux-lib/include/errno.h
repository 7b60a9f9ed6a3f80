/* <errno.h> of HP-UX, for programs that som-ld links. */
#ifndef _ERRNO_INCLUDED
#define _ERRNO_INCLUDED
extern int errno;
enum { ENOENT = 2, EINTR = 4, EBADF = 9, ECHILD = 10, EEXIST = 17, EINVAL = 22, ENOSYM = 215, ENOTEMPTY = 247 };
#endif
