/* <errno.h> of HP-UX, for programs that som-ld links. */
#ifndef _ERRNO_INCLUDED
#define _ERRNO_INCLUDED
#ifdef _REENTRANT /* programs with threads: each thread's own */
int *__errno(void);
#define errno (*__errno())
#else
extern int errno;
#endif
enum {
    EPERM = 1,
    ENOENT,
    ESRCH,
    EINTR = 4,
    E2BIG = 7,
    EBADF = 9,
    ECHILD,
    EAGAIN,
    ENOMEM,
    EACCES,
    EFAULT,
    EBUSY = 16,
    EEXIST,
    EINVAL = 22,
    ENOTTY = 25,
    EDEADLK = 45,
    ENOSYM = 215,
    ETIMEDOUT = 238,
    ENOTEMPTY = 247,
    ENOSYS = 251
};
#endif
