// The calls with 16-bit user and group numbers: larger numbers become 65534, 65535 is no number.
// only: i386 arm m68k
// root: it takes other numbers
// qemu: no, the host has other rules for the numbers
#include <fcntl.h>
#include <grp.h>
#include <sys/fsuid.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include "answers.h"

static void show_owner(void)
{
    struct stat st;
    must(stat("f", &st), "stat");
    printf("  owner %u %u\n", st.st_uid, st.st_gid);
}

static void show_ids(void)
{
    uid_t r, e, s;
    gid_t rg, eg, sg;
    unsigned short u[3] = {9, 9, 9}, g[3] = {9, 9, 9};
    getresuid(&r, &e, &s);
    getresgid(&rg, &eg, &sg);
    printf("  ids %u %u %u, %u %u %u\n", r, e, s, rg, eg, sg);
    SHOW(call(getresuid, &u[0], &u[1], &u[2]));
    SHOW(call(getresgid, &g[0], &g[1], &g[2]));
    printf("  short %u %u %u, %u %u %u\n", u[0], u[1], u[2], g[0], g[1], g[2]);
    printf("  short %ld %ld %ld %ld\n", call(getuid), call(geteuid), call(getgid), call(getegid));
}

static void files(void)
{
    int fd = open("f", O_RDWR | O_CREAT, 0644);
    SHOW(call(chown, "f", 1001, 1002));
    show_owner();
    SHOW(call(chown, "f", 65535, 1003));
    show_owner();
    SHOW(call(lchown, "f", 1004, -1));
    show_owner();
    SHOW(call(fchown, fd, -1, 1005 + 65536));
    show_owner();
    SHOW(call(fchown, -1, 1, 1));
    SHOW(call(chown, "none", 1, 1));
    SHOW(call(lchown, "none", 1, 1));
}

static void groups(void)
{
    unsigned short some[] = {5, 70, 65534}, got[8] = {0};
    gid_t large[] = {5, 70000};
    SHOW(call(setgroups, 3, some));
    SHOW(call(getgroups, 8, got));
    printf("  %u %u %u\n", got[0], got[1], got[2]);
    SHOW(call(getgroups, 0, NULL));
    SHOW(call(getgroups, 2, got));
    SHOW(call(getgroups, -1, got));
    SHOW(call(getgroups, 8, no_access()));
    SHOW(setgroups(2, large));
    SHOW(call(getgroups, 8, got));
    printf("  %u %u\n", got[0], got[1]);
    SHOW(call(setgroups, 3, no_access()));
    SHOW(call(setgroups, 70000, some));
    SHOW(call(setgroups, 0, NULL));
}

static void ids(void)
{
    SHOW(call(setresgid, 2001, 2002, 2003));
    SHOW(call(setresuid, 1001, 1002, 1003));
    show_ids();
    SHOW(call(setresuid, -1, 1003, -1));
    SHOW(call(setresgid, -1, 65535, 2001));
    show_ids();
    SHOW(call(setreuid, 1003, -1));
    SHOW(call(setregid, -1, 2001));
    show_ids();
    SHOW(call(setuid, 5));
    SHOW(call(setgid, 5));
    SHOW(call(setresuid, 7, -1, -1));
    SHOW(call(setresgid, 7, -1, -1));
    SHOW(call(setreuid, 7, -1));
    SHOW(call(setregid, 7, -1));
    SHOW(call(setuid, 1003));
    SHOW(call(setgid, 2001));
    SHOW(call(setfsuid, 8));
    SHOW(call(setfsuid, 1003));
    SHOW(call(setfsgid, -1));
    SHOW(call(getresuid, no_access(), no_access(), no_access()));
    SHOW(call(getresgid, no_access(), no_access(), no_access()));
    show_ids();
}

static void large(void)
{
    must(setresgid(70001, 70002, 70003), "setresgid");
    must(setresuid(70004, 70005, 70006), "setresuid");
    show_ids();
}

int main(void)
{
    static void (*const parts[])(void) = {files, groups, ids, large};
    setvbuf(stdout, NULL, _IOLBF, 0);
    for (unsigned i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (!fork()) {
            parts[i]();
            _exit(0);
        }
        wait(NULL);
    }
}

/* stdout:
call(chown, "f", 1001, 1002) = 0
  owner 1001 1002
call(chown, "f", 65535, 1003) = 0
  owner 1001 1003
call(lchown, "f", 1004, -1) = 0
  owner 1004 1003
call(fchown, fd, -1, 1005 + 65536) = 0
  owner 1004 1005
call(fchown, -1, 1, 1): EBADF
call(chown, "none", 1, 1): ENOENT
call(lchown, "none", 1, 1): ENOENT
call(setgroups, 3, some) = 0
call(getgroups, 8, got) = 3
  5 70 65534
call(getgroups, 0, NULL) = 3
call(getgroups, 2, got): EINVAL
call(getgroups, -1, got): EINVAL
call(getgroups, 8, no_access()): EFAULT
setgroups(2, large) = 0
call(getgroups, 8, got) = 2
  5 65534
call(setgroups, 3, no_access()): EFAULT
call(setgroups, 70000, some): EINVAL
call(setgroups, 0, NULL) = 0
call(setresgid, 2001, 2002, 2003) = 0
call(setresuid, 1001, 1002, 1003) = 0
  ids 1001 1002 1003, 2001 2002 2003
call(getresuid, &u[0], &u[1], &u[2]) = 0
call(getresgid, &g[0], &g[1], &g[2]) = 0
  short 1001 1002 1003, 2001 2002 2003
  short 1001 1002 2001 2002
call(setresuid, -1, 1003, -1) = 0
call(setresgid, -1, 65535, 2001) = 0
  ids 1001 1003 1003, 2001 2002 2001
call(getresuid, &u[0], &u[1], &u[2]) = 0
call(getresgid, &g[0], &g[1], &g[2]) = 0
  short 1001 1003 1003, 2001 2002 2001
  short 1001 1003 2001 2002
call(setreuid, 1003, -1) = 0
call(setregid, -1, 2001) = 0
  ids 1003 1003 1003, 2001 2001 2001
call(getresuid, &u[0], &u[1], &u[2]) = 0
call(getresgid, &g[0], &g[1], &g[2]) = 0
  short 1003 1003 1003, 2001 2001 2001
  short 1003 1003 2001 2001
call(setuid, 5): EPERM
call(setgid, 5): EPERM
call(setresuid, 7, -1, -1): EPERM
call(setresgid, 7, -1, -1): EPERM
call(setreuid, 7, -1): EPERM
call(setregid, 7, -1): EPERM
call(setuid, 1003) = 0
call(setgid, 2001) = 0
call(setfsuid, 8) = 1003
call(setfsuid, 1003) = 1003
call(setfsgid, -1) = 2001
call(getresuid, no_access(), no_access(), no_access()): EFAULT
call(getresgid, no_access(), no_access(), no_access()): EFAULT
  ids 1003 1003 1003, 2001 2001 2001
call(getresuid, &u[0], &u[1], &u[2]) = 0
call(getresgid, &g[0], &g[1], &g[2]) = 0
  short 1003 1003 1003, 2001 2001 2001
  short 1003 1003 2001 2001
  ids 70004 70005 70006, 70001 70002 70003
call(getresuid, &u[0], &u[1], &u[2]) = 0
call(getresgid, &g[0], &g[1], &g[2]) = 0
  short 65534 65534 65534, 65534 65534 65534
  short 65534 65534 65534 65534
*/
