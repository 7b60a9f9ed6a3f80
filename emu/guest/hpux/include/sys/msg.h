/* <sys/msg.h> of HP-UX. */
#ifndef _SYS_MSG_INCLUDED
#define _SYS_MSG_INCLUDED
#include <sys/ipc.h>

#define MSG_NOERROR 0010000

struct msqid_ds {
    struct ipc_perm msg_perm;
    void *msg_first, *msg_last;
    unsigned short msg_qnum, msg_qbytes;
    pid_t msg_lspid, msg_lrpid;
    time_t msg_stime, msg_rtime, msg_ctime;
    unsigned short msg_cbytes;
    char msg_pad[22];
};

int msgctl(int, int, struct msqid_ds *);
int msgget(key_t, int);
ssize_t msgrcv(int, void *, size_t, long, int);
int msgsnd(int, const void *, size_t, int);
#endif
