/* <sys/ipc.h> of HP-UX: the layouts of this and of its relatives are those of NetBSD's compat/hpux. */
#ifndef _SYS_IPC_INCLUDED
#define _SYS_IPC_INCLUDED
#include <sys/types.h>

struct ipc_perm {
    uid_t uid;
    gid_t gid;
    uid_t cuid;
    gid_t cgid;
    mode_t mode;
    unsigned short seq;
    key_t key;
    char pad[20];
};

#define IPC_PRIVATE ((key_t)0)
#define IPC_CREAT   0001000
#define IPC_EXCL    0002000
#define IPC_NOWAIT  0004000
#define IPC_RMID    0
#define IPC_SET     1
#define IPC_STAT    2

key_t ftok(const char *, int);
#endif
