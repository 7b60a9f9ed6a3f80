/* <mqueue.h> of HP-UX, for programs that som-ld links. */
#ifndef _MQUEUE_INCLUDED
#define _MQUEUE_INCLUDED
#include <signal.h>
#include <stddef.h>

struct sigevent {
    int sigev_notify, sigev_signo;
    union sigval sigev_value;
};
enum { SIGEV_NONE, SIGEV_SIGNAL };

typedef int mqd_t;
struct mq_attr {
    long mq_flags, mq_maxmsg, mq_msgsize, mq_curmsgs;
};
mqd_t mq_open(const char *, int, ...);
int mq_close(mqd_t), mq_unlink(const char *), mq_send(mqd_t, const char *, size_t, unsigned), mq_notify(mqd_t, const struct sigevent *);
long mq_receive(mqd_t, char *, size_t, unsigned *);
#endif
