// Who may do what by the permission bits of queues, semaphores, segments, message queues, files and sockets: the owner, one of the
// group, one with the group as a supplementary one, another user.
// flags: -lrt
// qemu: no, its users are the host's
// root: it has several users
#define _GNU_SOURCE
#include <fcntl.h>
#include <grp.h>
#include <mqueue.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include "answers.h"

static char letter(long result)
{
    return result >= 0 || errno == ENOMSG || errno == EAGAIN ? 'o'
           : errno == EACCES                                 ? 'A'
           : errno == EPERM                                  ? 'P'
           : errno == ECONNREFUSED                           ? 'R'
                                                             : '?';
}

#define TRY(x) (errno = 0, putchar(letter((long)(x))))

static int queue, set, segment;
static struct {
    long type;
    char text[4];
} message = {1, "abc"};

static void become(unsigned uid, unsigned gid, unsigned extra)
{
    gid_t groups[] = {extra};
    must(setgroups(extra != 0, groups), "setgroups");
    must(setresgid(gid, gid, gid), "setresgid");
    must(setresuid(uid, uid, uid), "setresuid");
}

static int connects(void)
{
    struct sockaddr_un name = {AF_UNIX, "socket"};
    int s = socket(AF_UNIX, SOCK_STREAM, 0), result = connect(s, (struct sockaddr *)&name, sizeof name), error = errno;
    close(s);
    errno = error;
    return result;
}

static void all(void)
{
    struct msqid_ds m;
    struct semid_ds s;
    struct shmid_ds d;
    union {
        int value;
        void *any;
    } seven = {7}, stat = {.any = &s};
    TRY(msgsnd(queue, &message, 1, IPC_NOWAIT));
    TRY(msgrcv(queue, &message, 4, 0, IPC_NOWAIT));
    TRY(msgctl(queue, IPC_STAT, &m));
    TRY(msgget(77, 0400));
    TRY(msgget(77, 0222));
    putchar(' ');
    TRY(semop(set, &(struct sembuf){0, 1, 0}, 1));
    TRY(semop(set, &(struct sembuf){1, 0, IPC_NOWAIT}, 1));
    TRY(semctl(set, 0, GETVAL));
    TRY(semctl(set, 0, SETVAL, seven));
    TRY(semctl(set, 0, IPC_STAT, stat));
    TRY(semget(77, 0, 0444));
    TRY(semget(77, 0, 0600));
    putchar(' ');
    TRY((long)shmat(segment, NULL, SHM_RDONLY) == -1 ? -1 : 0);
    TRY((long)shmat(segment, NULL, 0) == -1 ? -1 : 0);
    TRY((long)shmat(segment, NULL, SHM_RDONLY | SHM_EXEC) == -1 ? -1 : 0);
    TRY(shmctl(segment, IPC_STAT, &d));
    TRY(shmget(77, 1, 0660));
    putchar(' ');
    TRY(mq_open("/matrix", O_RDONLY));
    TRY(mq_open("/matrix", O_WRONLY));
    TRY(mq_open("/matrix", O_RDWR));
    putchar(' ');
    TRY(open("file", O_RDONLY));
    TRY(open("file", O_WRONLY));
    TRY(open("file", O_RDWR));
    TRY(access("file", R_OK));
    TRY(access("file", W_OK));
    TRY(access("file", X_OK));
    TRY(truncate("file", 0));
    TRY(open("folder", O_RDONLY));
    TRY(access("folder/none", F_OK) && errno == ENOENT ? 0 : -1);
    TRY(mkdir("folder/one", 0700) ? -1 : rmdir("folder/one"));
    TRY(open("pipe", O_RDWR));
    TRY(connects());
    TRY(chmod("file", 0) ? -1 : 0);
    TRY(chown("file", -1, -1));
    TRY(utimensat(AT_FDCWD, "file", NULL, 0));
    TRY(utimensat(AT_FDCWD, "file", (struct timespec[2]){{1, 0}, {2, 0}}, 0));
}

static void set_modes(unsigned mode)
{
    struct msqid_ds m;
    struct semid_ds s;
    struct shmid_ds d;
    union {
        int value;
        void *any;
    } a = {.any = &s};
    must(msgctl(queue, IPC_STAT, &m) | semctl(set, 0, IPC_STAT, a) | shmctl(segment, IPC_STAT, &d), "IPC_STAT");
    m.msg_perm.uid = s.sem_perm.uid = d.shm_perm.uid = 1001;
    m.msg_perm.gid = s.sem_perm.gid = d.shm_perm.gid = 2001;
    m.msg_perm.mode = s.sem_perm.mode = d.shm_perm.mode = (unsigned short)mode;
    must(msgctl(queue, IPC_SET, &m) | semctl(set, 0, IPC_SET, a) | shmctl(segment, IPC_SET, &d), "IPC_SET");
    mode |= (mode & 0444) >> 2 & 0110;
    static const char *const files[] = {"file", "folder", "pipe", "socket"};
    for (int i = 0; i < 4; i++)
        must(chown(files[i], 1001, 2001) | chmod(files[i], mode), "chmod");
    mq_unlink("/matrix");
    umask(0);
    if (!fork()) {
        become(1001, 2001, 0);
        _exit(mq_open("/matrix", O_CREAT | O_RDWR, mode, NULL) < 0);
    }
    wait(NULL);
}

int main(void)
{
    static const unsigned modes[] = {0600, 0060, 0006, 0400, 0040, 0004, 0200, 0020, 0002, 0000, 0750, 0066};
    static const struct {
        const char *name;
        unsigned uid, gid, extra;
    } who[] = {{"owner", 1001, 2009, 0}, {"group", 1002, 2001, 0}, {"member", 1003, 2003, 2001}, {"other", 1004, 2004, 0}};
    struct sockaddr_un name = {AF_UNIX, "socket"};
    int s = socket(AF_UNIX, SOCK_STREAM, 0);
    must(bind(s, (struct sockaddr *)&name, sizeof name) | listen(s, 100), "bind");
    must(mkdir("folder", 0700) | mkfifo("pipe", 0600) | close(open("file", O_CREAT | O_RDWR, 0600)) | chmod(".", 0755), "files");
    queue = msgget(77, IPC_CREAT | 0600);
    set = semget(77, 2, IPC_CREAT | 0600);
    segment = shmget(77, 4096, IPC_CREAT | 0600);
    for (unsigned i = 0; i < sizeof modes / sizeof *modes; i++)
        for (unsigned k = 0; k < 4; k++) {
            set_modes(modes[i]);
            printf("%03o %-6s ", modes[i], who[k].name);
            fflush(stdout);
            if (!fork()) {
                become(who[k].uid, who[k].gid, who[k].extra);
                all();
                putchar('\n');
                fflush(stdout);
                _exit(0);
            }
            wait(NULL);
        }
    mq_unlink("/matrix");
    msgctl(queue, IPC_RMID, NULL);
    semctl(set, 0, IPC_RMID);
    shmctl(segment, IPC_RMID, NULL);
}

/* stdout:
600 owner  ooooo ooooooo ooAoo ooo oooooooooooooooo
600 group  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
600 member AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
600 other  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
060 owner  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAoooo
060 group  ooooo ooooooo ooAoo ooo ooooooooooooPooP
060 member ooooo ooooooo ooAoo ooo ooooooooooooPooP
060 other  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
006 owner  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAoooo
006 group  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
006 member AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
006 other  ooooo ooooooo ooAoo ooo oooooAooAAooPooP
400 owner  AoooA AooAooA oAAoA oAA oAAoAoAooAAAoooo
400 group  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
400 member AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
400 other  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
040 owner  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAoooo
040 group  AoooA AooAooA oAAoA oAA oAAoAoAooAAAPoAP
040 member AoooA AooAooA oAAoA oAA oAAoAoAooAAAPoAP
040 other  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
004 owner  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAoooo
004 group  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
004 member AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
004 other  AoooA AooAooA oAAoA oAA oAAoAAAoAAAAPoAP
200 owner  oAAAo oAAoAAA AAAAA AoA AoAAoAoAAAAooooo
200 group  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
200 member AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
200 other  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
020 owner  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAoooo
020 group  oAAAo oAAoAAA AAAAA AoA AoAAoAoAAAAoPooP
020 member oAAAo oAAoAAA AAAAA AoA AoAAoAoAAAAoPooP
020 other  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
002 owner  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAoooo
002 group  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
002 member AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
002 other  oAAAo oAAoAAA AAAAA AoA AoAAoAoAAAAoPooP
000 owner  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAoooo
000 group  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
000 member AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
000 other  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
750 owner  ooooo ooooooo ooooo ooo oooooooooooooooo
750 group  AoooA AooAooA oAooA oAA oAAoAoAooAAAPoAP
750 member AoooA AooAooA oAooA oAA oAAoAoAooAAAPoAP
750 other  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAPoAP
066 owner  AAAAA AAAAAAA AAAAA AAA AAAAAAAAAAAAoooo
066 group  ooooo ooooooo ooAoo ooo ooooooooooooPooP
066 member ooooo ooooooo ooAoo ooo ooooooooooooPooP
066 other  ooooo ooooooo ooAoo ooo oooooAooAAooPooP
*/
