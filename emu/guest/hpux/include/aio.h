/* <aio.h> of HP-UX: layouts and numbers are assumptions. */
#ifndef _AIO_INCLUDED
#define _AIO_INCLUDED
#include <fcntl.h>
#include <signal.h>
#include <sys/types.h>

#define LIO_READ        0
#define LIO_WRITE       1
#define LIO_NOP         2
#define LIO_NOWAIT      0
#define LIO_WAIT        1
#define AIO_CANCELED    0
#define AIO_ALLDONE     1
#define AIO_NOTCANCELED 2

struct aiocb {
    int aio_fildes;
    off_t aio_offset;
    void *aio_buf;
    size_t aio_nbytes;
    int aio_reqprio;
    struct sigevent aio_sigevent;
    int aio_lio_opcode;
};
#ifdef _LARGEFILE64_SOURCE
struct aiocb64 {
    int aio_fildes;
    off64_t aio_offset;
    void *aio_buf;
    size_t aio_nbytes;
    int aio_reqprio;
    struct sigevent aio_sigevent;
    int aio_lio_opcode;
};
#endif

int aio_cancel(int, struct aiocb *) __LARGE(aio_cancel);
int aio_error(const struct aiocb *) __LARGE(aio_error);
int aio_fsync(int, struct aiocb *) __LARGE(aio_fsync);
int aio_read(struct aiocb *) __LARGE(aio_read);
ssize_t aio_return(struct aiocb *) __LARGE(aio_return);
int aio_suspend(const struct aiocb *const *, int, const struct timespec *) __LARGE(aio_suspend);
int aio_write(struct aiocb *) __LARGE(aio_write);
int lio_listio(int, struct aiocb *const *, int, struct sigevent *) __LARGE(lio_listio);
#endif
