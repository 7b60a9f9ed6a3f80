// What user 0 and others can change in /proc: names, owners, times, lengths, and what files of mode 0444 take. A column for each call.
// qemu: no, the files are the host's
#define _GNU_SOURCE
#include <fcntl.h>
#include <grp.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { USER = 1001 };

static char letter(long result)
{
    if (result != -1)
        return '.';
    switch (errno) {
    case EPERM: return 'P';
    case EACCES: return 'A';
    case EINVAL: return 'I';
    case ENOENT: return 'N';
    case EEXIST: return 'E';
    case EXDEV: return 'X';
    case EIO: return 'O';
    case EISDIR: return 'D';
    case ENOTDIR: return 'F';
    case EBUSY: return 'B';
    default: return '?';
    }
}

static char writes(const char *path, int flags)
{
    int fd = open(path, O_WRONLY | flags);
    if (fd < 0)
        return letter(fd) + 'a' - 'A'; // a small letter: at open already
    char c = letter(write(fd, "x", 1));
    close(fd);
    return c;
}

static const char *changes(const char *path, const char *sibling)
{
    static char out[40];
    char *o = out, name[100];
    struct stat st;
    struct timeval past[2] = {{1, 0}, {2, 0}};
    snprintf(name, sizeof name, "%s/missing", sibling);
    lstat(path, &st);
    int directory = S_ISDIR(st.st_mode);
    *o++ = directory ? '-' : writes(path, 0);
    *o++ = directory ? '-' : writes(path, O_TRUNC);
    *o++ = letter(unlink(path));
    *o++ = letter(rmdir(path));
    *o++ = letter(mkdir(path, 0755));
    *o++ = letter(mkdir(name, 0755));
    *o++ = letter(mknod(name, S_IFREG | 0644, 0));
    *o++ = letter(symlink("target", name));
    *o++ = letter(link(path, name));
    *o++ = letter(link(path, "./name"));
    *o++ = letter(open(name, O_WRONLY | O_CREAT, 0644));
    *o++ = letter(open(path, O_WRONLY | O_CREAT | O_EXCL, 0644));
    *o++ = letter(rename(path, name));
    *o++ = letter(rename(path, path));
    *o++ = letter(rename(path, "./name"));
    *o++ = letter(rename(name, path));
    *o++ = ' ';
    *o++ = letter(chown(path, -1, -1));
    *o++ = letter(chown(path, st.st_uid, -1));
    *o++ = letter(chown(path, 5, 5));
    *o++ = letter(utimes(path, NULL));
    *o++ = letter(utimes(path, past));
    *o++ = letter(truncate(path, 0));
    *o++ = letter(access(path, W_OK));
    *o = 0;
    return out;
}

static const char *const expected[] = {
    "ddPFENNNNXNEN.XN .PPPPDP", "IIPPENNNNXNEN.XN .......", "IIPPENNNNXNEN.XN .......", "--PPENNNNXNEN.XN .....D.",
    "--PPENNNNXNEN.XN .....D.", "--PPENNNNXNEN.XN .....D.", "--PPENNNNXNEN.XN .....D.", "IIPPENNNNXNEN.XN .......",
    "IIPPENNNNXNEN.XN .......", "IIPPENNNNXNEN.XN .......", "OOPPENNNNXNEN.XN .......", "..PPENNNNXNEN.XN .......",
    "OOPFENNNNXNEN.XN .......", "OOPFENNNNXNEN.XN .......", "OOPFENNNNXNEN.XN .......", "aaAAENNNNXNEN.XN .PP..AA",
    "--AAENNNNXNEN.XN .PP..DA", "--PPENNNNXNEN.XN .PPPPDP", "IIPPENNNNXNEN.XN .......", "IIPPENNNNXNEN.XN .......",
    "--PPENNNNXNEN.XN .....D.", "--PPENNNNXNEN.XN .....D.", "--PPENNNNXNEN.XN .....D.", "--PPENNNNXNEN.XN .....D.",
    "IIPPENNNNXNEN.XN .......", "IIPPENNNNXNEN.XN .......", "IIPPENNNNXNEN.XN .......", "OOPPENNNNXNEN.XN .......",
    "IIPPENNNNXNEN.XN .......", "OOPFENNNNXNEN.XN .......", "OOPFENNNNXNEN.XN .......", "OOPFENNNNXNEN.XN .......",
    "aaAAENNNNXNEN.XN .PP..AA", "--AAENNNNXNEN.XN .PP..DA", "ddAAENNNNXNEN.XN .PPPPDP", "aaPPENNNNXNEN.XN ..P..AA",
    "aaPPENNNNXNEN.XN ..P..AA", "--PPENNNNXNEN.XN ..P..D.", "--PPENNNNXNEN.XN ..P..DA", "--PPENNNNXNEN.XN ..P..DA",
    "--PPENNNNXNEN.XN ..P..DA", "aaPPENNNNXNEN.XN ..P..AA", "aaPPENNNNXNEN.XN ..P..AA", "aaPPENNNNXNEN.XN ..P..AA",
    "OOPPENNNNXNEN.XN ..P....", "..PPENNNNXNEN.XN ..P....", "aaAAENNNNXNEN.XN .PPAPAA", "aaAAENNNNXNEN.XN .PPAPAA",
    "aaAAENNNNXNEN.XN .PPAPAA", "aaAAENNNNXNEN.XN .PPAPAA", "--AAENNNNXNEN.XN .PPAPDA", "ddAAENNNNXNEN.XN .PPPPDP",
    "aaPPENNNNXNEN.XN .PPAPAA", "aaPPENNNNXNEN.XN .PPAPAA", "--PPENNNNXNEN.XN .PP.PD.", "--PPENNNNXNEN.XN ..P..DA",
    "--PPENNNNXNEN.XN .PPAPDA", "--PPENNNNXNEN.XN ..P..DA", "aaPPENNNNXNEN.XN .PPAPAA", "aaPPENNNNXNEN.XN .PPAPAA",
    "aaPPENNNNXNEN.XN .PPAPAA", "aaPPENNNNXNEN.XN .PPAPAA", "aaPPENNNNXNEN.XN .PPAPAA", "aaAAENNNNXNEN.XN .PPAPAA",
    "aaAAENNNNXNEN.XN .PPAPAA", "aaAAENNNNXNEN.XN .PPAPAA", "aaAAENNNNXNEN.XN .PPAPAA", "--AAENNNNXNEN.XN .PPAPDA",
    "--AAENNNNXNEN.XN .PPPPDP", "aaPPENNNNXNEN.XN .PPAPAA", "aaPPENNNNXNEN.XN .PPAPAA", "--PPENNNNXNEN.XN .PPAPDA",
    "--PPENNNNXNEN.XN .PPAPDA", "--PPENNNNXNEN.XN .PPAPDA", "--PPENNNNXNEN.XN .PPAPDA", "aaPPENNNNXNEN.XN .PPAPAA",
    "aaPPENNNNXNEN.XN .PPAPAA", "aaPPENNNNXNEN.XN .PPAPAA", "aaPPENNNNXNEN.XN .PPAPAA", "aaPPENNNNXNEN.XN .PPAPAA",
    "aaAAENNNNXNEN.XN .PPAPAA", "aaAAENNNNXNEN.XN .PPAPAA", "aaAAENNNNXNEN.XN .PPAPAA", "aaAAENNNNXNEN.XN .PPAPAA",
    "--AAENNNNXNEN.XN .PPAPDA",
};
static unsigned line, differences;

static void compare(const char *who, const char *path, const char *got)
{
    if (getenv("PRINT")) {
        printf("    \"%s\",\n", got);
        return;
    }
    if (strcmp(got, expected[line])) {
        differences++;
        printf("%s: %s\n  is %s\n  not %s\n", who, path, got, expected[line]);
    }
    line++;
}

static void all(const char *who, const char *pid)
{
    static const char *const names[] = {"",      "/stat", "/cmdline", "/fd",      "/fdinfo", "/ns",
                                        "/task", "/maps", "/limits",  "/environ", "/mem",    "/comm"};
    char path[60];
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(path, sizeof path, "/proc/%s%s", pid, names[i]);
        char *slash = strrchr(path, '/'), in[60];
        snprintf(in, sizeof in, "%.*s", (int)(i ? slash - path : 5), path);
        compare(who, path, changes(path, in));
    }
    static const char *const machine[] = {"/proc/uptime", "/proc/cpuinfo", "/proc/filesystems", "/proc/sys/kernel/ostype",
                                          "/proc/sys/kernel"};
    for (size_t i = 0; i < sizeof machine / sizeof *machine; i++) {
        char in[60];
        snprintf(in, sizeof in, "%.*s", (int)(strrchr(machine[i], '/') - machine[i]), machine[i]);
        compare(who, machine[i], changes(machine[i], in));
    }
}

static void user(void)
{
    must(setgroups(0, NULL), "setgroups");
    must(setresgid(USER, USER, USER), "setresgid");
    must(setresuid(USER, USER, USER), "setresuid");
}

static void as(void (*become)(void), int dumpable, unsigned first, const char *who, const char *pid)
{
    int status;
    fflush(stdout);
    if (!fork()) {
        become();
        prctl(PR_SET_DUMPABLE, (long)dumpable);
        line = first, differences = 0;
        all(who, pid);
        fflush(stdout);
        _exit((int)differences);
    }
    wait(&status);
    differences += (unsigned)WEXITSTATUS(status);
}

static void stay(void)
{
}

int main(void)
{
    enum { LINES = sizeof expected / sizeof *expected / 5 };
    char parent[20];
    snprintf(parent, sizeof parent, "%d", (int)getpid());
    if (!geteuid()) { // other users cannot make themselves both
        must(chmod(".", 0777), "chmod");
        as(stay, 1, 0, "root", "self");
        as(stay, 1, LINES, "root, of another", parent);
        as(user, 1, 2 * LINES, "user", "self");
        as(user, 0, 3 * LINES, "user, not dumpable", "self");
        as(user, 1, 4 * LINES, "user, of root's", parent);
    }
    printf("differences: %u\n", differences);
    return 0;
}

/* stdout:
differences: 0
*/
