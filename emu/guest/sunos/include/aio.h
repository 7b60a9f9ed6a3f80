/* <aio.h> of SunOS. */
#ifndef _AIO_INCLUDED
#define _AIO_INCLUDED
#include <fcntl.h>
#include <signal.h>
#include <sys/asynch.h>
#include <sys/types.h>
#include <time.h>

#define LIO_NOP         0
#define LIO_READ        1
#define LIO_WRITE       2
#define LIO_NOWAIT      0
#define LIO_WAIT        1
#define AIO_CANCELED    0
#define AIO_ALLDONE     1
#define AIO_NOTCANCELED 2

#define __AIO_CONTROL_BLOCK(offset)   \
    {                                 \
        int aio_fildes;               \
        volatile void *aio_buf;       \
        size_t aio_nbytes;            \
        offset aio_offset;            \
        int aio_reqprio;              \
        struct sigevent aio_sigevent; \
        int aio_lio_opcode;           \
        aio_result_t aio_resultp;     \
        int aio_state, aio__pad[1];   \
    }
typedef struct aiocb __AIO_CONTROL_BLOCK(off_t) aiocb_t;

int aio_cancel(int, struct aiocb *) __LARGE(aio_cancel);
int aio_error(const struct aiocb *) __LARGE(aio_error);
int aio_fsync(int, struct aiocb *) __LARGE(aio_fsync);
int aio_read(struct aiocb *) __LARGE(aio_read);
ssize_t aio_return(struct aiocb *) __LARGE(aio_return);
int aio_suspend(const struct aiocb *const[], int, const struct timespec *) __LARGE(aio_suspend);
int aio_write(struct aiocb *) __LARGE(aio_write);
int lio_listio(int, struct aiocb *const[], int, struct sigevent *) __LARGE(lio_listio);
#ifdef _LARGEFILE64_SOURCE
typedef struct aiocb64 __AIO_CONTROL_BLOCK(off64_t) aiocb64_t;
int aio_cancel64(int, struct aiocb64 *);
int aio_error64(const struct aiocb64 *);
int aio_fsync64(int, struct aiocb64 *);
int aio_read64(struct aiocb64 *);
ssize_t aio_return64(struct aiocb64 *);
int aio_suspend64(const struct aiocb64 *const[], int, const struct timespec *);
int aio_write64(struct aiocb64 *);
int lio_listio64(int, struct aiocb64 *const[], int, struct sigevent *);
#endif
#endif
