/* <sys/uio.h> of SunOS. */
#ifndef _SYS_UIO_INCLUDED
#define _SYS_UIO_INCLUDED
#include <sys/types.h>

struct iovec {
    void *iov_base;
    size_t iov_len;
};

ssize_t readv(int, const struct iovec *, int);
ssize_t writev(int, const struct iovec *, int);
#endif
