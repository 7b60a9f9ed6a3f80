/* <sys/asynch.h> of SunOS. */
#ifndef _SYS_ASYNCH_INCLUDED
#define _SYS_ASYNCH_INCLUDED
#include <sys/time.h>
#include <sys/types.h>

typedef struct aio_result_t {
    ssize_t aio_return;
    int aio_errno;
} aio_result_t;
#define AIO_INPROGRESS (-2)

int aiocancel(aio_result_t *);
int aioread(int, caddr_t, int, off_t, int, aio_result_t *) __LARGE(aioread);
aio_result_t *aiowait(struct timeval *);
int aiowrite(int, caddr_t, int, off_t, int, aio_result_t *) __LARGE(aiowrite);
#ifdef _LARGEFILE64_SOURCE
int aioread64(int, caddr_t, int, off64_t, int, aio_result_t *);
int aiowrite64(int, caddr_t, int, off64_t, int, aio_result_t *);
#endif
#endif
