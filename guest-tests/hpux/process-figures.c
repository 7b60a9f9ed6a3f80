// What shmctl() counts of a segment with children, and what pstat() says of a process beyond HP-UX 9's fields.
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { IPC_PRIVATE, IPC_RMID = 0, IPC_STAT = 2, IPC_CREAT = 01000 };
struct ipc_perm {
    int uid, gid, cuid, cgid;
    unsigned short mode, seq;
    int key;
    char pad[20];
};
struct shmid_ds {
    struct ipc_perm perm;
    unsigned long segsz;
    void *vas;
    int lpid, cpid;
    unsigned short nattch, cnattch;
    long atime, dtime, ctime;
    char pad[24];
};
int shmget(int, size_t, int), shmctl(int, int, void *);
void *shmat(int, const void *, int);
struct pst_static {
    long max_proc, console[2], boot_time, physical_memory, page_size, cpu_states, status_size, static_size, dynamic_size, vminfo_size,
        command_length, processor_size;
};
struct pst_status {
    long idx, uid, pid, ppid, dsize, tsize, ssize, nice, term[2], pgrp, pri, addr, cpu, utime, stime, start, flag, stat, wchan, procnum;
    char cmd[64];
    long time, cpticks, cptickstotal, fss;
    float pctcpu;
    long rssize, suid;
    char ucomm[15];
};
struct cycles {
    unsigned long high, low;
};
struct pst_whole {
    struct pst_status first;
    long sizes[11], minorfaults, majorfaults, nswap, nsignals, msgrcv, msgsnd, maxrss, sid, schedpolicy, ticksleft, files[12], pset, euid,
        egid, ioch;
    struct cycles usercycles, systemcycles, interruptcycles;
    long gid, sgid, nlwps;
    int masks[8];
    long lwpid;
    int valid;
    long text_size, data_size;
    struct cycles child_user, child_system, child_interrupt;
};
int pstat_getstatic(void *, size_t, size_t, int), pstat_getproc(void *, size_t, size_t, int);

/* A child that has ended and one that lives; neither is waited for yet. */
static void children(void)
{
    struct shmid_ds ds;
    int id = shmget(IPC_PRIVATE, 10000, IPC_CREAT | 0600), ends[2], go_on[2], children[2];
    char byte;

    shmat(id, NULL, 0);
    printf("attached");
    for (int lives = 0; lives < 2; lives++) {
        pipe(ends);
        pipe(go_on);
        if (!(children[lives] = fork())) {
            close(ends[0]);
            if (!lives)
                _exit(0);
            write(ends[1], "x", 1);
            read(go_on[0], &byte, 1);
            _exit(0);
        }
        close(ends[1]);
        read(ends[0], &byte, 1); /* 0: the end */
        shmctl(id, IPC_STAT, &ds);
        printf(" %d", ds.nattch);
    }
    write(go_on[1], "x", 1);
    waitpid(children[0], NULL, 0);
    waitpid(children[1], NULL, 0);
    printf(" remove %d\n", shmctl(id, IPC_RMID, NULL));
}

/* What follows the fields that HP-UX 9 had. */
static void rest_of_process(void)
{
    struct pst_static fixed;
    struct pst_whole own[2];

    memset(own, 0x5a, sizeof own);
    pstat_getstatic(&fixed, sizeof fixed, 1, 0);
    printf("rest %d", pstat_getproc(own, sizeof *own, 0, getpid()));
    printf(" whole %d beyond %d session %d ids %d %d %d policy %ld", fixed.status_size >= (long)sizeof *own,
           own[1].first.pid == own[1].first.uid, own->sid == getsid(0), own->euid == geteuid(), own->egid == getegid(),
           own->gid == getgid() && own->sgid == getegid(), own->schedpolicy);
    printf(" zeros %ld %ld %lu", own->sizes[0] | own->sizes[10], own->nswap | own->msgsnd | own->ioch | own->pset,
           own->interruptcycles.low);
    printf(" user %d memory %d faults %d", own->usercycles.low > 1000, own->maxrss > 0 && own->maxrss < 10000, own->minorfaults > 0);
    printf(" threads %ld %d pages %d valid %d children %d\n", own->nlwps, own->lwpid == getpid(),
           own->text_size == own->data_size && own->data_size == sysconf(_SC_PAGE_SIZE), own->valid, own->child_user.low > 0);
}

int main(void)
{
    children();
    rest_of_process();
    return 0;
}

/* stdout:
attached 1 2 remove 0
rest 1 whole 1 beyond 1 session 1 ids 1 1 1 policy 1 zeros 0 0 0 user 1 memory 1 faults 1 threads 1 1 pages 1 valid 4 children 1
*/
