// utmp and utmpx: entries by id and by line, replaced and appended, in a file of one's own.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <utmpx.h>
#include <utmp.h>
#ifdef _GNU_SOURCE
#define _pututline pututline
#define ut_time    ut_tv.tv_sec
#endif

static char name[] = "/tmp/precis-utmp-XXXXXX";

static void add(short type, const char *id, const char *line, const char *user, int pid)
{
    struct utmp u;

    memset(&u, 0, sizeof u);
    u.ut_type = type;
    memcpy(u.ut_id, id, strlen(id));
    memcpy(u.ut_line, line, strlen(line));
    memcpy(u.ut_user, user, strlen(user));
    u.ut_pid = pid;
    u.ut_time = 1000000000 + pid;
    memcpy(u.ut_host, "a.host", 6);
    setutent();
    printf("%s\n", _pututline(&u) ? "written" : "not written");
}

static void show(const char *what, const struct utmp *u)
{
    if (!u)
        printf("%s: none\n", what);
    else
        printf("%s: %d %.4s %.12s %.8s %d %ld %.16s\n", what, u->ut_type, u->ut_id, u->ut_line, u->ut_user, u->ut_pid, (long)u->ut_time,
               u->ut_host);
}

static void list(void)
{
    struct utmp *u;

    setutent();
    while ((u = getutent()))
        show("entry", u);
    endutent();
}

/* The next one by line: HP-UX's manual page says to clear the entry first. */
static void find_line(const char *line)
{
    struct utmp wanted, *found;

    memset(&wanted, 0, sizeof wanted);
    memcpy(wanted.ut_line, line, strlen(line));
    setutent();
    while ((found = getutline(&wanted))) {
        show(line, found);
        memset(found, 0, sizeof *found);
    }
}

static void find_id(short type, const char *id)
{
    struct utmp wanted;

    memset(&wanted, 0, sizeof wanted);
    wanted.ut_type = type;
    memcpy(wanted.ut_id, id, strlen(id));
    setutent();
    show(id, getutid(&wanted));
}

int main(void)
{
    close(mkstemp(name));
    printf("name %d\n", utmpname(name));
    list();
    add(BOOT_TIME, "", "system boot", "reboot", 1);
    add(RUN_LVL, "", "run-level 3", "", 2);
    add(LOGIN_PROCESS, "c1", "console", "LOGIN", 10);
    add(USER_PROCESS, "p0", "pts/0", "anna", 20);
    add(USER_PROCESS, "p1", "pts/1", "longname", 30);
    list();
    add(USER_PROCESS, "c1", "console", "bert", 11);
    add(DEAD_PROCESS, "p1", "pts/1", "longname", 30);
    add(RUN_LVL, "", "run-level 5", "", 3);
    list();
    find_line("console");
    find_line("pts/0");
    find_line("pts/1");
    find_id(INIT_PROCESS, "p1");
    find_id(USER_PROCESS, "p0");
    find_id(USER_PROCESS, "zz");
    find_id(BOOT_TIME, "");
    find_id(NEW_TIME, "");
    endutent();
    unlink(name);
    add(USER_PROCESS, "p0", "pts/0", "anna", 20);
    return 0;
}
