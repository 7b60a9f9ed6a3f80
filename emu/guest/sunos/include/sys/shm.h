/* <sys/shm.h> of SunOS. */
#ifndef _SYS_SHM_INCLUDED
#define _SYS_SHM_INCLUDED
#include <sys/ipc.h>

#define SHM_LOCK   3
#define SHM_UNLOCK 4
#define SHM_RDONLY 0010000
#define SHM_RND    0020000
#define SHMLBA     8192

typedef unsigned long shmatt_t;
struct shmid_ds {
    struct ipc_perm shm_perm;
    size_t shm_segsz;
    void *shm_amp;
    unsigned short shm_lkcnt;
    pid_t shm_lpid, shm_cpid;
    shmatt_t shm_nattch;
    unsigned long shm_cnattch;
#ifdef _LP64
    time_t shm_atime, shm_dtime, shm_ctime;
    long shm_pad4[4];
#else
    time_t shm_atime;
    int shm_pad1;
    time_t shm_dtime;
    int shm_pad2;
    time_t shm_ctime;
    int shm_pad3, shm_pad4[4];
#endif
};

void *shmat(int, const void *, int);
int shmctl(int, int, struct shmid_ds *);
int shmdt(const void *);
int shmget(key_t, size_t, int);
#endif
