/* <sys/ipc.h> of SunOS. */
#ifndef _SYS_IPC_INCLUDED
#define _SYS_IPC_INCLUDED
#include <sys/types.h>

struct ipc_perm {
    uid_t uid;
    gid_t gid;
    uid_t cuid;
    gid_t cgid;
    mode_t mode;
    unsigned seq;
    key_t key;
#ifndef _LP64
    int pad[4];
#endif
};

#define IPC_PRIVATE ((key_t)0)
#define IPC_CREAT   0001000
#define IPC_EXCL    0002000
#define IPC_NOWAIT  0004000
#define IPC_RMID    10
#define IPC_SET     11
#define IPC_STAT    12

key_t ftok(const char *, int);
#endif
