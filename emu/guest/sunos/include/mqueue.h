/* <mqueue.h> of SunOS. */
#ifndef _MQUEUE_INCLUDED
#define _MQUEUE_INCLUDED
#include <fcntl.h>
#include <signal.h>
#include <sys/types.h>
#include <time.h>

typedef void *mqd_t;
struct mq_attr {
    long mq_flags, mq_maxmsg, mq_msgsize, mq_curmsgs;
    int mq_pad[12];
};

int mq_close(mqd_t);
int mq_getattr(mqd_t, struct mq_attr *);
int mq_notify(mqd_t, const struct sigevent *);
mqd_t mq_open(const char *, int, ...);
ssize_t mq_receive(mqd_t, char *, size_t, unsigned *);
ssize_t mq_reltimedreceive_np(mqd_t, char *, size_t, unsigned *, const struct timespec *);
int mq_reltimedsend_np(mqd_t, const char *, size_t, unsigned, const struct timespec *);
int mq_send(mqd_t, const char *, size_t, unsigned);
int mq_setattr(mqd_t, const struct mq_attr *, struct mq_attr *);
ssize_t mq_timedreceive(mqd_t, char *, size_t, unsigned *, const struct timespec *);
int mq_timedsend(mqd_t, const char *, size_t, unsigned, const struct timespec *);
int mq_unlink(const char *);
#endif
