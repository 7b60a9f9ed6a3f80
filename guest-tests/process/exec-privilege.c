// Which programs give their process privilege or hide its memory, by who looks on: tracers, processes with the same working directory,
// no_new_privs. Only user 0 can make the programs; for others, and where set-user-id has no effect, it prints the table without a look.
// qemu: no, it does not trace, and its own process has the ids
#define _GNU_SOURCE
#include <fcntl.h>
#include <grp.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"
#include "raw-clone.h"

enum { USER = 1001, OTHER = 1002, REPORT = 200 };

static char folder[] = "/tmp/exec-XXXXXX";

static void user(void)
{
    must(setgroups(0, NULL), "setgroups");
    must(setresgid(USER, USER, USER), "setresgid");
    must(setresuid(USER, USER, USER), "setresuid");
}

// The program: says which ids it has and whether others may look into its memory.
static int report(void)
{
    struct stat st;
    char environ[8];
    int fd = open("/proc/self/environ", O_RDONLY);
    stat("/proc/self/environ", &st);
    dprintf(REPORT, "uid %d euid %d egid %d fsuid %d dumpable %d, its environment is %s's, it %s it", (int)getuid(), (int)geteuid(),
            (int)getegid(), (int)syscall(SYS_setfsuid, -1L), prctl(PR_GET_DUMPABLE), st.st_uid == 0 ? "root" : "its user",
            fd >= 0 && read(fd, environ, 1) >= 0 ? "reads" : "does not read");
    return 0;
}

static void execute(const char *name)
{
    char path[80];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    execl(path, path, "report", NULL);
    dprintf(REPORT, "%s", strerror(errno));
    _exit(1);
}

// ---- who looks on ----

static void alone(const char *name)
{
    execute(name);
}

static void without_new_privileges(const char *name)
{
    prctl(PR_SET_NO_NEW_PRIVS, 1L, 0L, 0L, 0L);
    execute(name);
}

static void traced_by_parent(const char *name)
{
    int status;
    pid_t child = fork();
    if (!child) {
        if (ptrace(PTRACE_TRACEME, 0, 0L, 0L))
            dprintf(REPORT, "untraced ");
        execute(name);
    }
    while (waitpid(child, &status, 0) == child && WIFSTOPPED(status))
        ptrace(PTRACE_CONT, child, 0L, 0L);
    _exit(0);
}

static void attached(const char *name)
{
    int status, go[2];
    char byte;
    must(pipe(go), "pipe");
    pid_t child = fork();
    if (!child) {
        prctl(PR_SET_DUMPABLE, 1L);
        must(read(go[0], &byte, 1), "read");
        execute(name);
    }
    usleep(20000);
    if (ptrace(PTRACE_SEIZE, child, 0L, 0L))
        dprintf(REPORT, "untraced ");
    must(write(go[1], "x", 1), "write");
    while (waitpid(child, &status, 0) == child && WIFSTOPPED(status))
        ptrace(PTRACE_CONT, child, 0L, 0L);
    _exit(0);
}

// Starts a process with the same working directory; fork() would copy it.
static pid_t share_folder(void)
{
    pid_t child = raw_clone(CLONE_FS | SIGCHLD, 0);
    while (!child)
        pause();
    return child;
}

static void with_shared_folder(const char *name)
{
    pid_t child = share_folder();
    must(child, "clone");
    if (!fork()) { // the other one ends when the program has reported
        usleep(100000);
        kill(child, SIGKILL);
        _exit(0);
    }
    execute(name);
}

static void after_change(const char *name) // its effective id is not the real one
{
    must(setresuid(-1, OTHER, -1), "setresuid");
    execute(name);
}

static const struct {
    const char *name;
    void (*run)(const char *name);
    int as_root;
} onlookers[] = {
    {"user, alone", alone, 0},
    {"user, no new privileges", without_new_privileges, 0},
    {"user, traced by its parent", traced_by_parent, 0},
    {"user, attached", attached, 0},
    {"user, shared folder", with_shared_folder, 0},
    {"root, alone", alone, 1},
    {"root, no new privileges", without_new_privileges, 1},
    {"root, traced by its parent", traced_by_parent, 1},
    {"root, attached", attached, 1},
    {"root, shared folder", with_shared_folder, 1},
    {"root, other effective id", after_change, 1},
};
static const struct {
    const char *name;
    unsigned mode;
    int uid, gid;
} programs[] = {{"plain", 0755, 0, 0},
                {"suid-root", 04755, 0, 0},
                {"suid-other", 04755, OTHER, OTHER},
                {"sgid-other", 02755, 0, OTHER},
                {"unreadable", 0711, 0, 0}};
enum { ONLOOKERS = sizeof onlookers / sizeof *onlookers, PROGRAMS = sizeof programs / sizeof *programs };

static void copy_program(const char *from, int i)
{
    static char bytes[65536];
    char path[80];
    ssize_t n;
    snprintf(path, sizeof path, "%s/%s", folder, programs[i].name);
    int in = open(from, O_RDONLY), out = open(path, O_WRONLY | O_CREAT, 0600);
    while ((n = read(in, bytes, sizeof bytes)) > 0)
        must(write(out, bytes, (size_t)n), "write");
    must(fchown(out, (uid_t)programs[i].uid, (gid_t)programs[i].gid), "fchown");
    must(fchmod(out, programs[i].mode), "fchmod");
    close(in);
    close(out);
}

static const char *const expected[] = {
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 0 egid 1001 fsuid 0 dumpable 0, its environment is root's, it reads it",
    "uid 1001 euid 1002 egid 1001 fsuid 1002 dumpable 0, its environment is root's, it does not read it",
    "uid 1001 euid 1001 egid 1002 fsuid 1001 dumpable 0, its environment is root's, it does not read it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 0, its environment is root's, it does not read it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 0, its environment is root's, it does not read it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 0, its environment is root's, it does not read it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 0, its environment is root's, it does not read it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it",
    "uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 0, its environment is root's, it does not read it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 1002 egid 0 fsuid 1002 dumpable 0, its environment is root's, it does not read it",
    "uid 0 euid 0 egid 1002 fsuid 0 dumpable 0, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 1002 egid 0 fsuid 1002 dumpable 0, its environment is root's, it does not read it",
    "uid 0 euid 0 egid 1002 fsuid 0 dumpable 0, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 1002 egid 0 fsuid 1002 dumpable 0, its environment is root's, it does not read it",
    "uid 0 euid 0 egid 1002 fsuid 0 dumpable 0, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 1002 egid 0 fsuid 1002 dumpable 0, its environment is root's, it does not read it",
    "uid 0 euid 0 egid 1002 fsuid 0 dumpable 0, its environment is root's, it reads it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it",
    "uid 0 euid 1002 egid 0 fsuid 1002 dumpable 0, its environment is root's, it does not read it",
    "uid 0 euid 0 egid 0 fsuid 0 dumpable 0, its environment is root's, it reads it",
    "uid 0 euid 1002 egid 0 fsuid 1002 dumpable 0, its environment is root's, it does not read it",
    "uid 0 euid 1002 egid 1002 fsuid 1002 dumpable 0, its environment is root's, it does not read it",
    "uid 0 euid 1002 egid 0 fsuid 1002 dumpable 0, its environment is root's, it does not read it",
};
static unsigned line, differences;

static void compare(const char *onlooker, const char *program, const char *got)
{
    if (getenv("PRINT")) {
        printf("    \"%s\",\n", got);
        return;
    }
    if (strcmp(got, expected[line])) {
        differences++;
        printf("%s: %s\n  is %s\n  not %s\n", onlooker, program, got, expected[line]);
    }
    line++;
}

static void run(int o, int i)
{
    int out[2];
    char text[400] = "";
    size_t len = 0;
    ssize_t n;
    must(pipe(out), "pipe");
    if (!fork()) {
        must(dup2(out[1], REPORT), "dup2");
        close(out[1]);
        close(out[0]);
        if (!onlookers[o].as_root)
            user();
        prctl(PR_SET_DUMPABLE, 1L);
        onlookers[o].run(programs[i].name);
    }
    close(out[1]);
    while ((n = read(out[0], text + len, sizeof text - 1 - len)) > 0)
        len += (size_t)n;
    close(out[0]);
    while (wait(NULL) > 0)
        ;
    compare(onlookers[o].name, programs[i].name, text);
}

int main(int argc, char **argv)
{
    struct statvfs fs;
    if (argc > 1)
        return report();
    if (!geteuid()) {
        must(mkdtemp(folder) ? 0 : -1, "mkdtemp");
        must(chmod(folder, 0755) || statvfs(folder, &fs) ? -1 : 0, "folder");
        for (int i = 0; i < PROGRAMS; i++)
            copy_program("/proc/self/exe", i);
        for (int o = 0; o < ONLOOKERS && !(fs.f_flag & ST_NOSUID); o++)
            for (int i = 0; i < PROGRAMS; i++)
                run(o, i);
        for (int i = 0; i < PROGRAMS; i++) {
            char path[80];
            snprintf(path, sizeof path, "%s/%s", folder, programs[i].name);
            unlink(path);
        }
        rmdir(folder);
    }
    printf("differences: %u\n", differences);
    return 0;
}

/* stdout:
differences: 0
*/
