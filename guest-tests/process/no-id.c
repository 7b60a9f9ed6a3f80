// The id -1 is none: it asks, or leaves an id as it is, or is an error. As root, if that is what runs it, and as another user.
// qemu: no, it is not root
#include <grp.h>
#include <sys/fsuid.h>
#include <sys/stat.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <sys/msg.h>
#include <sys/resource.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <fcntl.h>
#include <unistd.h>
#include "check.h"

#ifndef SYS_setresuid /* 32-bit SPARC's header has the other name alone */
#define SYS_setresuid SYS_setresuid32
#define SYS_setresgid SYS_setresgid32
#endif

static int wrong;

#define EXPECT(what) ((what) ? (void)0 : (void)(wrong++, printf("line %d: %s, errno %d\n", __LINE__, #what, errno)))

/* The kernel's own calls: the C library's setuid() and others look after all threads. */
static void ids_stay(uid_t user, gid_t group)
{
    uid_t r, e, s;
    gid_t rg, eg, sg;
    struct stat before, after;
    int fd = open("file", O_RDWR | O_CREAT, 0600);

    EXPECT(syscall(SYS_setuid, -1) == -1 && errno == EINVAL);
    EXPECT(syscall(SYS_setgid, -1) == -1 && errno == EINVAL);
    EXPECT(syscall(SYS_setreuid, -1, -1) == 0);
    EXPECT(syscall(SYS_setregid, -1, -1) == 0);
    EXPECT(syscall(SYS_setresuid, -1, -1, -1) == 0);
    EXPECT(syscall(SYS_setresgid, -1, -1, -1) == 0);
    EXPECT(setfsuid(-1) == (int)user);
    EXPECT(setfsuid(-1) == (int)user);
    EXPECT(setfsgid(-1) == (int)group);
    EXPECT(setfsgid(-1) == (int)group);
    EXPECT(getresuid(&r, &e, &s) == 0 && r == user && e == user && s == user);
    EXPECT(getresgid(&rg, &eg, &sg) == 0 && rg == group && eg == group && sg == group);
    EXPECT(fstat(fd, &before) == 0 && fchown(fd, -1, -1) == 0 && chown("file", -1, -1) == 0 && lchown("file", -1, -1) == 0);
    EXPECT(fstat(fd, &after) == 0 && after.st_uid == before.st_uid && after.st_gid == before.st_gid);
    close(fd);
    EXPECT((fd = open("file", O_RDWR)) != -1);
    close(fd);
    EXPECT(unlink("file") == 0);
    EXPECT(getpriority(PRIO_USER, -1) == -1 && errno == ESRCH);
}

static void owners_of_ipc(void)
{
    int sem = semget(IPC_PRIVATE, 1, 0600), msg = msgget(IPC_PRIVATE, 0600), shm = shmget(IPC_PRIVATE, 4096, 0600);
    struct semid_ds s;
    struct msqid_ds m;
    struct shmid_ds h;

    semctl(sem, 0, IPC_STAT, (union { struct semid_ds *buf; }){&s});
    msgctl(msg, IPC_STAT, &m);
    shmctl(shm, IPC_STAT, &h);
    s.sem_perm.uid = m.msg_perm.uid = h.shm_perm.uid = -1;
    EXPECT(semctl(sem, 0, IPC_SET, (union { struct semid_ds *buf; }){&s}) == -1 && errno == EINVAL);
    EXPECT(msgctl(msg, IPC_SET, &m) == -1 && errno == EINVAL);
    EXPECT(shmctl(shm, IPC_SET, &h) == -1 && errno == EINVAL);
    EXPECT(semctl(sem, 0, IPC_RMID) == 0);
    EXPECT(msgctl(msg, IPC_RMID, NULL) == 0);
    EXPECT(shmctl(shm, IPC_RMID, NULL) == 0);
}

static void as_root(void)
{
    gid_t none = -1;

    EXPECT(syscall(SYS_setgroups, 1, &none) == -1 && errno == EINVAL);
    EXPECT(setfsuid(77) == 0 && setfsuid(-1) == 77 && setfsuid(0) == 77 && setfsuid(-1) == 0);
    EXPECT(setfsgid(77) == (int)getegid() && setfsgid(-1) == 77 && setfsgid(getegid()) == 77 && setfsgid(-1) == (int)getegid());
}

/* A process of this user, that ends with us. */
static pid_t start_child(void)
{
    int p[2], ready[2];
    char c;
    must(pipe(p) || pipe(ready) ? -1 : 0, "pipe");
    pid_t pid = fork();
    if (pid == 0) {
        prctl(PR_SET_DUMPABLE, 1L); /* a process that was user 0 is not */
        close(p[1]);
        close(ready[1]);
        _exit((int)read(p[0], &c, 1));
    }
    close(p[0]);
    close(ready[1]);
    must(read(ready[0], &c, 1), "read"); /* the child has closed it */
    return pid;
}

static void robust_lists(pid_t roots)
{
    void *head;
    size_t len;

    EXPECT(syscall(SYS_get_robust_list, 0, &head, &len) == 0);
    EXPECT(syscall(SYS_get_robust_list, start_child(), &head, &len) == 0);
    if (roots)
        EXPECT(syscall(SYS_get_robust_list, roots, &head, &len) == -1 && errno == EPERM);
}

static void as_user(void)
{
    pid_t roots = getuid() == 0 ? start_child() : 0;

    if (getuid() == 0)
        must(chmod(".", 0777) || setgroups(0, NULL) || setresgid(1000, 1000, 1000) || setresuid(1000, 1000, 1000) ? -1 : 0, "to be a user");
    ids_stay(getuid(), getgid());
    owners_of_ipc();
    robust_lists(roots);
    EXPECT(setfsuid(0) == (int)getuid() && setfsuid(-1) == (int)getuid());
    EXPECT(syscall(SYS_setuid, 0) == -1 && errno == EPERM);
    EXPECT(syscall(SYS_setresuid, -1, -1, 0) == -1 && errno == EPERM);
    EXPECT(syscall(SYS_setreuid, 0, -1) == -1 && errno == EPERM);
    EXPECT(syscall(SYS_setgroups, 0, NULL) == -1 && errno == EPERM);
}

int main(void)
{
    ids_stay(getuid(), getgid());
    owners_of_ipc();
    if (getuid() == 0)
        as_root();
    as_user();
    printf("%d are wrong\n", wrong);
}

/* stdout:
0 are wrong
*/
