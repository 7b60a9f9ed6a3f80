/* <sys/msg.h> of SunOS. */
#ifndef _SYS_MSG_INCLUDED
#define _SYS_MSG_INCLUDED
#include <sys/ipc.h>

#define MSG_NOERROR 0010000

typedef unsigned long msgqnum_t, msglen_t;
struct msqid_ds {
    struct ipc_perm msg_perm;
    void *msg_first, *msg_last;
    msglen_t msg_cbytes;
    msgqnum_t msg_qnum;
    msglen_t msg_qbytes;
    pid_t msg_lspid, msg_lrpid;
#ifdef _LP64
    time_t msg_stime, msg_rtime, msg_ctime;
#else
    time_t msg_stime;
    int msg_pad1;
    time_t msg_rtime;
    int msg_pad2;
    time_t msg_ctime;
    int msg_pad3;
#endif
    short msg_cv, msg_qnum_cv;
    long msg_pad4[3];
};

int msgctl(int, int, struct msqid_ds *);
int msgget(key_t, int);
ssize_t msgrcv(int, void *, size_t, long, int);
int msgsnd(int, const void *, size_t, int);
#endif
