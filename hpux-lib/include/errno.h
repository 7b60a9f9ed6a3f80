/* <errno.h> of HP-UX, for programs that som-ld links. */
#ifndef _ERRNO_INCLUDED
#define _ERRNO_INCLUDED
extern int errno;
enum {
    EPERM = 1,
    ENOENT,
    EINTR = 4,
    E2BIG = 7,
    EBADF = 9,
    ECHILD,
    EAGAIN,
    ENOMEM,
    EACCES,
    EFAULT,
    EEXIST = 17,
    EINVAL = 22,
    ENOSYM = 215,
    ENOTEMPTY = 247,
    ENOSYS = 251
};
#endif
