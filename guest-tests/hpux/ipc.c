// Control calls of System V IPC, and pstat(): layouts and figures.
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { IPC_PRIVATE, IPC_RMID = 0, IPC_SET, IPC_STAT, GETPID = 4, GETVAL, GETALL, SETVAL = 8, SETALL, SHM_LOCK = 3, IPC_CREAT = 01000 };
union semun {
    int val;
    void *buf;
};
struct ipc_perm {
    int uid, gid, cuid, cgid;
    unsigned short mode, seq;
    int key;
    char pad[20];
};
struct semid_ds {
    struct ipc_perm perm;
    void *base;
    long otime, ctime;
    unsigned short nsems;
    char pad[22];
};
struct msqid_ds {
    struct ipc_perm perm;
    void *first, *last;
    unsigned short qnum, qbytes;
    int lspid, lrpid;
    long stime, rtime, ctime;
    unsigned short cbytes;
    char pad[22];
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
int semget(int, int, int), semop(int, void *, size_t), semctl(int, int, int, ...);
int msgget(int, int), msgsnd(int, const void *, size_t, int), msgctl(int, int, void *);
long msgrcv(int, void *, size_t, long, int);
int shmget(int, size_t, int), shmdt(const void *), shmctl(int, int, void *);
void *shmat(int, const void *, int);

static int mode_of(const struct ipc_perm *p)
{
    return p->mode & 0777;
}

static void semaphores(void)
{
    struct semid_ds ds;
    unsigned short values[3] = {5, 6, 7};
    struct {
        unsigned short number;
        short operation, flags;
    } down = {1, -2, 0};
    int id = semget(IPC_PRIVATE, 3, IPC_CREAT | 0640);

    printf("setall %d", semctl(id, 0, SETALL, (union semun){.buf = values}));
    printf(" setval %d", semctl(id, 2, SETVAL, (union semun){.val = 9}));
    printf(" semop %d", semop(id, &down, 1));
    memset(values, 0, sizeof values);
    printf(" getall %d", semctl(id, 0, GETALL, (union semun){.buf = values}));
    printf(" %d %d %d, getval %d\n", values[0], values[1], values[2], semctl(id, 1, GETVAL, (union semun){.val = 0}));
    printf("pid %d", semctl(id, 1, GETPID, (union semun){.val = 0}) == getpid());
    printf(" stat %d", semctl(id, 0, IPC_STAT, (union semun){.buf = &ds}));
    printf(" count %d mode %o", ds.nsems, mode_of(&ds.perm));
    ds.perm.mode = 0600;
    printf(" set %d", semctl(id, 0, IPC_SET, (union semun){.buf = &ds}));
    semctl(id, 0, IPC_STAT, (union semun){.buf = &ds});
    printf(" mode %o times %d", mode_of(&ds.perm), ds.otime > 0 && ds.ctime >= ds.otime);
    printf(" remove %d", semctl(id, 0, IPC_RMID, (union semun){.val = 0}));
    printf(" again %d", semctl(id, 0, IPC_STAT, (union semun){.buf = &ds}));
    printf(" no such command %d\n", semctl(id, 0, 10, (union semun){.buf = &ds}));
}

static void queues(void)
{
    struct message {
        long type;
        char text[8];
    } m = {3, "hello"}, in = {0, ""};
    struct msqid_ds ds;
    int id = msgget(IPC_PRIVATE, IPC_CREAT | 0600);

    printf("send %d", msgsnd(id, &m, 6, 0));
    printf(" stat %d", msgctl(id, IPC_STAT, &ds));
    printf(" messages %d bytes %d room %d sender %d", ds.qnum, ds.cbytes, ds.qbytes, ds.lspid == getpid());
    ds.qbytes = 100;
    ds.perm.mode = 0660;
    printf(" set %d", msgctl(id, IPC_SET, &ds));
    printf(" receive %ld %s", msgrcv(id, &in, sizeof in.text, 0, 0), in.text);
    msgctl(id, IPC_STAT, &ds);
    printf(" room %d mode %o times %d", ds.qbytes, mode_of(&ds.perm), ds.stime > 0 && ds.rtime >= ds.stime);
    printf(" remove %d\n", msgctl(id, IPC_RMID, NULL));
}

static void segments(void)
{
    struct shmid_ds ds;
    int id = shmget(IPC_PRIVATE, 10000, IPC_CREAT | 0600);
    char *at = shmat(id, NULL, 0);

    strcpy(at, "shared");
    printf("stat %d", shmctl(id, IPC_STAT, &ds));
    printf(" size %lu attached %d creator %d last %d", ds.segsz, ds.nattch, ds.cpid == getpid(), ds.lpid == getpid());
    printf(" lock %d", shmctl(id, SHM_LOCK, NULL));
    ds.perm.mode = 0644;
    printf(" set %d", shmctl(id, IPC_SET, &ds));
    shmctl(id, IPC_STAT, &ds);
    printf(" mode %o remove %d", mode_of(&ds.perm), shmctl(id, IPC_RMID, NULL));
    printf(" still %s,", at);
    printf(" detach %d", shmdt(at));
    printf(" gone %d\n", shmctl(id, IPC_STAT, &ds));
}

/* ---- pstat ------------------------------------------------------------------------------------------------------------ */

/* The first fields of HP's structures; their numbers have the size of a long. */
struct pst_static {
    long max_proc, console[2], boot_time, physical_memory, page_size, cpu_states, status_size, static_size, dynamic_size, vminfo_size,
        command_length, processor_size;
};
struct pst_dynamic {
    long proc_cnt, max_proc_cnt, last_pid, rq, dw, pw, sl, sw, vm, avm, rm, arm, text[4], free;
    double average[3];
    long cpu_time[15];
};
struct pst_processor {
    unsigned long idx, counts[23], coprocessor[2], iticksperclktick;
};
struct pst_status {
    long idx, uid, pid, ppid, dsize, tsize, ssize, nice, term[2], pgrp, pri, addr, cpu, utime, stime, start, flag, stat, wchan, procnum;
    char cmd[64];
    long time, cpticks, cptickstotal, fss;
    float pctcpu;
    long rssize, suid;
    char ucomm[15];
};
int pstat_getstatic(void *, size_t, size_t, int), pstat_getdynamic(void *, size_t, size_t, int), pstat_getproc(void *, size_t, size_t, int),
    pstat_getprocessor(void *, size_t, size_t, int), pstat_getcommandline(char *, size_t, size_t, int),
    pstat(int, void *, size_t, size_t, int);

static void system_figures(void)
{
    struct pst_static fixed;
    struct pst_dynamic now;
    struct pst_processor processor;

    printf("static %d", pstat_getstatic(&fixed, sizeof fixed, 1, 0));
    printf(" page %d states %ld command %ld sizes %d memory %d\n", fixed.page_size == sysconf(_SC_PAGE_SIZE), fixed.cpu_states,
           fixed.command_length, fixed.static_size > (long)sizeof fixed && fixed.dynamic_size > (long)sizeof now,
           fixed.physical_memory > 1000);
    printf("dynamic %d", pstat_getdynamic(&now, sizeof now, 1, 0));
    printf(" processors %ld free %d user %d\n", now.proc_cnt, now.free > 0 && now.free < fixed.physical_memory, now.cpu_time[0] >= 0);
    printf("processor %d", pstat_getprocessor(&processor, sizeof processor, 1, 0));
    printf(" %lu ticks %d, second %d\n", processor.idx, processor.iticksperclktick > 1000,
           pstat_getprocessor(&processor, sizeof processor, 1, 1));
    errno = 0;
    printf("count %d %d, unknown %d\n", pstat_getstatic(&fixed, sizeof fixed, 2, 0), errno == EINVAL,
           pstat(77, &fixed, sizeof fixed, 1, 0));
}

static void processes(const char *name)
{
    struct pst_status own, list[4];
    char words[64] = "";
    const char *last = strrchr(name, '/');
    int n = pstat_getproc(&own, sizeof own, 0, getpid());

    printf("process %d pid %d parent %d state %ld", n, own.pid == getpid(), own.ppid == getppid(), own.stat);
    printf(" name %d command %d\n", !strcmp(own.ucomm, last ? last + 1 : name), !strncmp(own.cmd, name, strlen(name)));
    n = pstat_getproc(list, sizeof *list, 4, 0);
    printf("list %d: %d, next %d", n, list[0].pid == getpid(), pstat_getproc(list, sizeof *list, 4, (int)list[0].idx + 1));
    printf(" nobody %d %d\n", pstat_getproc(&own, sizeof own, 0, 31000), errno == ESRCH);
    n = pstat_getcommandline(words, sizeof words, 1, getpid());
    printf("command line %d %d\n", n > (int)strlen(name), !strncmp(words, name, strlen(name)));
}

int main(int argc, char **argv)
{
    semaphores();
    queues();
    segments();
    system_figures();
    processes(argc > 0 ? argv[0] : "");
    return 0;
}

/* stdout:
setall 0 setval 0 semop 0 getall 0 5 4 9, getval 4
pid 1 stat 0 count 3 mode 640 set 0 mode 600 times 1 remove 0 again -1 no such command -1
send 0 stat 0 messages 1 bytes 6 room 16384 sender 1 set 0 receive 6 hello room 100 mode 660 times 1 remove 0
stat 0 size 10000 attached 1 creator 1 last 1 lock 0 set 0 mode 644 remove 0 still shared, detach 0 gone -1
static 1 page 1 states 15 command 64 sizes 1 memory 1
dynamic 1 processors 1 free 1 user 1
processor 1 0 ticks 1, second 0
count -1 1, unknown -1
process 1 pid 1 parent 1 state 2 name 1 command 1
list 1: 1, next 0 nobody -1 1
command line 1 1
*/
