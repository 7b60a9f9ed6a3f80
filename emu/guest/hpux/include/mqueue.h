/* <mqueue.h> of HP-UX. */
#ifndef _MQUEUE_INCLUDED
#define _MQUEUE_INCLUDED
#include <fcntl.h>
#include <signal.h>
#include <sys/types.h>

typedef int mqd_t;
struct mq_attr {
    long mq_flags, mq_maxmsg, mq_msgsize, mq_curmsgs;
};

int mq_close(mqd_t);
int mq_getattr(mqd_t, struct mq_attr *);
int mq_notify(mqd_t, const struct sigevent *);
mqd_t mq_open(const char *, int, ...);
ssize_t mq_receive(mqd_t, char *, size_t, unsigned *);
int mq_send(mqd_t, const char *, size_t, unsigned);
int mq_setattr(mqd_t, const struct mq_attr *, struct mq_attr *);
int mq_unlink(const char *);
#endif
