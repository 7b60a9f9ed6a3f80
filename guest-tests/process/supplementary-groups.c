// Supplementary groups: as many as Linux allows, in ascending order, of a thread, inherited, looked up for files. As root only.
// qemu: no, it is not root
#include <fcntl.h>
#include <grp.h>
#include <pthread.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { MOST = 65536 };

static gid_t some[MOST + 1], got[MOST];
static int wrong;

#define EXPECT(what) ((what) ? (void)0 : (void)(wrong++, printf("line %d: %s, errno %d\n", __LINE__, #what, errno)))

/* The kernel's own calls, of 32-bit ids: the C library's setgroups() looks after all threads. */
#ifdef SYS_setgroups32
#define SETGROUPS SYS_setgroups32
#define SETRESUID SYS_setresuid32
#define SETRESGID SYS_setresgid32
#else
#define SETGROUPS SYS_setgroups
#define SETRESUID SYS_setresuid
#define SETRESGID SYS_setresgid
#endif

static long set_groups(long n)
{
    return syscall(SETGROUPS, n, some);
}

static void numbers(void)
{
    for (int i = 0; i <= MOST; i++)
        some[i] = 200000 - 2 * i;
    EXPECT(set_groups(MOST + 1) == -1 && errno == EINVAL);
    EXPECT(set_groups(-1) == -1 && errno == EINVAL);
    EXPECT(set_groups(MOST) == 0);
    EXPECT(getgroups(0, NULL) == MOST);
    EXPECT(getgroups(MOST - 1, got) == -1 && errno == EINVAL);
    EXPECT(getgroups(MOST, got) == MOST);
    for (int i = 0; i < MOST; i++)
        if (got[i] != some[MOST - 1 - i])
            wrong++;
    some[70] = -1;
    EXPECT(set_groups(100) == -1 && errno == EINVAL);
    EXPECT(getgroups(0, NULL) == MOST);
    EXPECT(syscall(SETGROUPS, 100, NULL) == -1 && errno == EFAULT);
    EXPECT(getgroups(0, NULL) == MOST);
}

static void *of_a_thread(void *arg)
{
    EXPECT(getgroups(0, NULL) == 40);
    some[0] = 77;
    EXPECT(set_groups(1) == 0);
    EXPECT(getgroups(MOST, got) == 1 && got[0] == 77);
    return arg;
}

static void inherited(void)
{
    pthread_t thread;
    int status;

    for (int i = 0; i < 40; i++)
        some[i] = 5000 - i;
    EXPECT(set_groups(40) == 0);
    EXPECT(!pthread_create(&thread, NULL, of_a_thread, NULL));
    pthread_join(thread, NULL);
    EXPECT(getgroups(MOST, got) == 40 && got[0] == 4961 && got[39] == 5000);
    pid_t child = fork();
    if (!child) {
        EXPECT(getgroups(MOST, got) == 40 && got[39] == 5000);
        EXPECT(set_groups(0) == 0);
        EXPECT(getgroups(MOST, got) == 0);
        _exit(wrong);
    }
    EXPECT(waitpid(child, &status, 0) == child && status == 0);
    EXPECT(getgroups(0, NULL) == 40);
}

/* The groups of /proc/self/status. */
static void listed(void)
{
    char line[4096], *at;
    FILE *f = fopen("/proc/self/status", "r");
    int n = 0;

    while (fgets(line, sizeof line, f) && strncmp(line, "Groups:", 7))
        ;
    at = line + 7;
    for (long gid; (gid = strtol(at, &at, 10)) > 0; n++)
        EXPECT(gid == 4961 + n);
    EXPECT(n == 40);
    fclose(f);
}

/* A file of the last group can be read, one of another group not. */
static void looked_up(void)
{
    int status, fd = open("file", O_RDWR | O_CREAT | O_TRUNC, 0640);

    EXPECT(fd >= 0 && chmod(".", 0755) == 0 && fchown(fd, 0, 5000) == 0);
    close(fd);
    pid_t child = fork();
    if (!child) {
        EXPECT(syscall(SETRESGID, 1000, 1000, 1000) == 0 && syscall(SETRESUID, 1000, 1000, 1000) == 0);
        EXPECT((fd = open("file", O_RDONLY)) >= 0);
        close(fd);
        EXPECT(open("file", O_RDWR) == -1 && errno == EACCES);
        _exit(wrong);
    }
    EXPECT(waitpid(child, &status, 0) == child && status == 0);
    EXPECT(chown("file", 0, 5001) == 0);
    child = fork();
    if (!child) {
        EXPECT(syscall(SETRESGID, 1000, 1000, 1000) == 0 && syscall(SETRESUID, 1000, 1000, 1000) == 0);
        EXPECT(open("file", O_RDONLY) == -1 && errno == EACCES);
        _exit(wrong);
    }
    EXPECT(waitpid(child, &status, 0) == child && status == 0);
}

int main(void)
{
    if (getuid() == 0) {
        numbers();
        inherited();
        listed();
        looked_up();
    }
    printf("%d are wrong\n", wrong);
    return 0;
}

/* stdout:
0 are wrong
*/
