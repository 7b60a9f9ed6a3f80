/* <sys/shm.h> of HP-UX. */
#ifndef _SYS_SHM_INCLUDED
#define _SYS_SHM_INCLUDED
#include <sys/ipc.h>

#define SHM_LOCK   3
#define SHM_UNLOCK 4
#define SHM_RDONLY 0010000
#define SHM_RND    0020000
#define SHMLBA     4096

struct shmid_ds {
    struct ipc_perm shm_perm;
    unsigned long shm_segsz;
    void *shm_vas;
    pid_t shm_lpid, shm_cpid;
    unsigned short shm_nattch, shm_cnattch;
    time_t shm_atime, shm_dtime, shm_ctime;
    char shm_pad[24];
};

void *shmat(int, const void *, int);
int shmctl(int, int, struct shmid_ds *);
int shmdt(const void *);
int shmget(key_t, size_t, int);
#endif
