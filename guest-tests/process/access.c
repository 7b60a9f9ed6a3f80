// Which process may look into which other one: each way to it, for callers and subjects with different ids, capabilities and dumpability.
// Only user 0 can make them: for others the program prints the table without a look.
// qemu: no, its own process has the ids, the memory and the files of /proc
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/kcmp.h>
#include <signal.h>
#include <sys/pidfd.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <sched.h>
#include <grp.h>
#include <unistd.h>
#include "check.h"

enum { USER = 1001, OTHER = 1002 };

static char variable[16] = "variable";
static pid_t subject;

static const char *node(const char *name)
{
    static char path[80];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)subject, name);
    return path;
}

static const char *task_node(const char *name)
{
    static char path[80];
    snprintf(path, sizeof path, "/proc/%d/task/%d/%s", (int)subject, (int)subject, name);
    return path;
}

static char letter(long result)
{
    if (result != -1)
        return '.';
    switch (errno) {
    case EPERM: return 'P';
    case EACCES: return 'A';
    case EINVAL: return 'I';
    case ENOENT: return 'N';
    case ESRCH: return 'S';
    case EIO: return 'O';
    default: return '?';
    }
}

static char opens(const char *path, int flags)
{
    int fd = open(path, flags | O_NONBLOCK);
    char c = letter(fd);
    if (fd >= 0)
        close(fd);
    return c;
}

static char reads(const char *path)
{
    char byte;
    int fd = open(path, O_RDONLY);
    if (fd < 0)
        return letter(fd) + 'a' - 'A'; // a small letter: at open already
    char c = letter(read(fd, &byte, 1));
    close(fd);
    return c;
}

static char writes(const char *path, const char *text)
{
    int fd = open(path, O_WRONLY);
    if (fd < 0)
        return letter(fd) + 'a' - 'A';
    char c = letter(write(fd, text, strlen(text)));
    close(fd);
    return c;
}

static char reads_link(const char *path)
{
    char target[400];
    return letter(readlink(path, target, sizeof target));
}

static char lists(const char *path)
{
    DIR *d = opendir(path);
    char c = letter(d ? 0 : -1);
    if (d)
        closedir(d);
    return c;
}

static char stats(const char *path)
{
    struct stat st;
    return letter(stat(path, &st));
}

static char owner(const char *path)
{
    struct stat st;
    if (lstat(path, &st))
        return letter(-1);
    return st.st_uid == 0 ? '0' : st.st_uid == USER ? 'u' : st.st_uid == OTHER ? 'o' : '?';
}

// Field 28 of stat, startstack: 0 without access.
static char shows_stack(const char *path)
{
    char text[1024] = "", *at;
    int fd = open(path, O_RDONLY), field = 2;
    if (fd < 0 || read(fd, text, sizeof text - 1) < 0)
        return letter(-1);
    close(fd);
    for (at = strrchr(text, ')'); at && field < 28; field++)
        at = strchr(at + 1, ' ');
    return at && atoll(at) > 0 ? '.' : '-';
}

static char traces(int request)
{
    long r = ptrace(request, subject, 0L, 0L);
    char c = letter(r);
    if (!r && request == PTRACE_ATTACH)
        waitpid(subject, NULL, __WALL);
    if (!r && request == PTRACE_SEIZE) {
        ptrace(PTRACE_INTERRUPT, subject, 0L, 0L);
        waitpid(subject, NULL, __WALL);
    }
    if (!r)
        ptrace(PTRACE_DETACH, subject, 0L, 0L);
    return c;
}

static char copies(int request)
{
    char copy[16] = "changed";
    struct iovec mine = {copy, sizeof copy}, theirs = {variable, sizeof variable};
    return letter(syscall(request, (long)subject, &mine, 1L, &theirs, 1L, 0L));
}

static char takes_descriptor(void)
{
    int pidfd = pidfd_open(subject, 0);
    int fd = pidfd < 0 ? -1 : pidfd_getfd(pidfd, 0, 0);
    char c = letter(fd);
    if (fd >= 0)
        close(fd);
    close(pidfd);
    return c;
}

static void calls(char *out)
{
    struct rlimit limit;
    void *head;
    size_t len;
    struct sched_param param = {0};
    *out++ = traces(PTRACE_ATTACH);
    *out++ = traces(PTRACE_SEIZE);
    *out++ = copies(SYS_process_vm_readv);
    *out++ = copies(SYS_process_vm_writev);
    *out++ = letter(syscall(SYS_kcmp, (long)getpid(), (long)subject, (long)KCMP_VM, 0L, 0L));
    *out++ = letter(syscall(SYS_get_robust_list, (long)subject, &head, &len));
    *out++ = takes_descriptor();
    *out++ = letter(prlimit(subject, RLIMIT_CORE, NULL, &limit));
    *out++ = letter(setpriority(PRIO_PROCESS, (id_t)subject, 19));
    *out++ = letter(sched_setscheduler(subject, SCHED_OTHER, &param));
    *out++ = letter(sched_getscheduler(subject));
    *out++ = letter(kill(subject, 0));
    *out = 0;
}

static void files(char *out)
{
    static const char *const opened[] = {"environ", "auxv", "maps", "smaps", "smaps_rollup", "pagemap", "status", "cmdline", "limits"};
    for (size_t i = 0; i < sizeof opened / sizeof *opened; i++)
        *out++ = reads(node(opened[i]));
    *out++ = ' ';
    static const char *const guarded[] = {"syscall", "personality", "io", "stack", "wchan", "timerslack_ns", "net/unix"};
    for (size_t i = 0; i < sizeof guarded / sizeof *guarded; i++)
        *out++ = reads(node(guarded[i]));
    *out++ = ' ';
    static const char *const links[] = {"exe", "cwd", "root", "ns/mnt", "fd/0"};
    for (size_t i = 0; i < sizeof links / sizeof *links; i++)
        *out++ = reads_link(node(links[i]));
    *out++ = stats(node("exe"));
    *out++ = stats(node("cwd/."));
    *out++ = stats(node("fd/0"));
    *out++ = opens(node("fd/0"), O_PATH | O_NOFOLLOW);
    *out++ = opens(node("exe"), O_PATH | O_NOFOLLOW);
    *out++ = ' ';
    static const char *const directories[] = {"fd", "fdinfo", "ns", "task"};
    for (size_t i = 0; i < sizeof directories / sizeof *directories; i++)
        *out++ = lists(node(directories[i]));
    *out++ = opens(node("fdinfo/0"), O_RDONLY);
    *out++ = letter(access(node("environ"), R_OK));
    *out++ = letter(access(node("fd"), X_OK));
    *out++ = ' ';
    *out++ = opens(node("mem"), O_RDONLY);
    *out++ = opens(node("mem"), O_RDWR);
    *out++ = writes(node("comm"), "name");
    *out++ = writes(node("timerslack_ns"), "50000");
    *out++ = writes(node("coredump_filter"), "51");
    *out++ = writes(node("oom_score_adj"), "7");
    *out++ = writes(node("stat"), "x");
    *out++ = ' ';
    *out++ = reads(task_node("environ"));
    *out++ = reads(task_node("io"));
    *out++ = opens(task_node("mem"), O_RDWR);
    *out++ = writes(task_node("comm"), "name");
    *out++ = lists(task_node("fd"));
    *out++ = ' ';
    *out++ = owner(node(""));
    *out++ = owner(node("environ"));
    *out++ = owner(node("stat"));
    *out++ = owner(node("fd"));
    *out++ = owner(node("task"));
    *out++ = owner(node("exe"));
    *out++ = owner(task_node("maps"));
    *out++ = shows_stack(node("stat"));
    *out++ = shows_stack(task_node("stat"));
    *out = 0;
}

// Keeps the permitted capabilities; all of them are effective, or none, but for those that some hosts do not give to user 0, or that newer
// kernels take for access.
static void capabilities(int effective_too, unsigned without)
{
    struct __user_cap_header_struct h = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct sets[2];
    must(syscall(SYS_capget, &h, sets), "capget");
    sets[0].effective = effective_too ? sets[0].permitted : 0;
    sets[1].effective = effective_too ? sets[1].permitted : 0;
    sets[0].effective &= ~(1u << CAP_SYS_RESOURCE | 1u << without);
    if (without == CAP_SYS_PTRACE) {
        sets[0].effective &= ~(1u << CAP_SYS_ADMIN);
        sets[1].effective = 0; // CAP_PERFMON
    }
    must(syscall(SYS_capset, &h, sets), "capset");
}

static void become(unsigned uid, unsigned gid)
{
    must(setgroups(0, NULL), "setgroups");
    must(setresgid(gid, gid, gid), "setresgid");
    must(setresuid(uid, uid, uid), "setresuid");
}

// ---- subjects ----

static void user(void)
{
    become(USER, USER);
}

static void user_dumpable(void)
{
    user();
    prctl(PR_SET_DUMPABLE, 1L);
}

static void root(void)
{
}

static void root_not_dumpable(void)
{
    prctl(PR_SET_DUMPABLE, 0L);
}

static void user_with_saved_root(void)
{
    setresgid(USER, USER, USER);
    setresuid(USER, USER, 0);
    prctl(PR_SET_DUMPABLE, 1L);
}

static void user_with_effective_other(void)
{
    setresgid(USER, USER, USER);
    setresuid(USER, OTHER, USER);
    prctl(PR_SET_DUMPABLE, 1L);
}

static void user_of_other_group(void)
{
    become(USER, OTHER);
    prctl(PR_SET_DUMPABLE, 1L);
}

static void user_with_capability(void)
{
    prctl(PR_SET_KEEPCAPS, 1L);
    user();
    prctl(PR_SET_DUMPABLE, 1L);
}

static void other_dumpable(void)
{
    become(OTHER, OTHER);
    prctl(PR_SET_DUMPABLE, 1L);
}

// ---- callers ----

static void user_for_files(void) // real ids of user 0, ids for files of USER
{
    setresgid(0, USER, 0);
    setresuid(0, USER, 0);
}

static void files_of_root(void) // the reverse, without capabilities
{
    prctl(PR_SET_KEEPCAPS, 1L);
    setresgid(USER, 0, USER);
    setresuid(USER, 0, USER);
    capabilities(0, CAP_SYS_RESOURCE);
}

static void root_without_ptrace(void)
{
    capabilities(1, CAP_SYS_PTRACE);
}

static void user_with_permitted(void)
{
    prctl(PR_SET_KEEPCAPS, 1L);
    user();
    capabilities(0, CAP_SYS_RESOURCE);
}

static void root_with_all(void)
{
    capabilities(1, CAP_SYS_RESOURCE);
}

struct role {
    const char *name;
    void (*take)(void);
};
static const struct role subjects[] = {
    {"user", user},
    {"user, dumpable", user_dumpable},
    {"root", root},
    {"root, not dumpable", root_not_dumpable},
    {"user, saved root", user_with_saved_root},
    {"user, effective other", user_with_effective_other},
    {"user of other group", user_of_other_group},
    {"user with capabilities", user_with_capability},
    {"other, dumpable", other_dumpable},
};
static const struct role callers[] = {
    {"user", user},
    {"user's files", user_for_files},
    {"root's files", files_of_root},
    {"user with permitted", user_with_permitted},
    {"root without ptrace", root_without_ptrace},
    {"root", root_with_all},
};
enum { SUBJECTS = sizeof subjects / sizeof *subjects, CALLERS = sizeof callers / sizeof *callers };

static pid_t start(void (*take)(void))
{
    int ready[2];
    char byte = 0;
    must(pipe(ready), "pipe");
    pid_t child = fork();
    if (!child) {
        take();
        must(write(ready[1], "x", 1), "write");
        for (;;)
            pause();
    }
    must(read(ready[0], &byte, 1), "read");
    close(ready[0]);
    close(ready[1]);
    return child;
}

// What Linux 6.18 has for each caller: a line per subject, calls and files. Then what a subject can do to itself.
static const char *const expected[] = {
    "PPPPPPP..... aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA u000u00--",
    "............ .....I... ...A.P. .......... ....... ..IP..a ...I. uuuuuuu..",
    "PPPPPPPPPP.P aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA 0000000--",
    "PPPPPPPPPP.P aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA 0000000--",
    "PPPPPPPPPP.. aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--",
    "PPPPPPPP.... aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA ooooooo--",
    "PPPPPPPP.... aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--",
    "PPPPPPP.PP.. aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--",
    "PPPPPPPPPP.P aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA ooooooo--",
    "PPPPPPPP.... aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA u000u00--",
    "PPPPPPPP.... .....I... ...A.P. .......... ....... ..IP..a ...I. uuuuuuu..",
    "........PP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA 0000000--",
    "PPPPPPP.PP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA 0000000--",
    "PPPPPPPP.... aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--",
    "PPPPPPPP.... aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA ooooooo--",
    "PPPPPPPP.... aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--",
    "PPPPPPPP.... aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--",
    "PPPPPPPPPP.P aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA ooooooo--",
    "PPPPPPP.PP.. aaaaaa... PPAA.P. AAAAAAAA.. .A..AAA AAIP..a aAAI. u000u00--",
    "........PP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA uuuuuuu--",
    "PPPPPPPP.... aaaaaa... PPAA.P. AAAAAAAA.. .A..AAA AAIP..a aAAI. 0000000--",
    "PPPPPPPP.... aaaaaa... PPAA.P. AAAAAAAA.. .A..AAA AAIP..a aAAI. 0000000--",
    "PPPPPPPPPP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA uuuuuuu--",
    "PPPPPPPPPP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA ooooooo--",
    "PPPPPPPPPP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA uuuuuuu--",
    "........PP.. aaaaaa... aaaa.P. AAAAAAAAA. AAA.A.. AAaPaaa aaAaA uuuuuuu--",
    "PPPPPPPPPP.P aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA ooooooo--",
    "PPPPPPP..... aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA u000u00--",
    "............ .....I... ...A.P. .......... ....... ..IP..a ...I. uuuuuuu..",
    "PPPPPPPPPP.P aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA 0000000--",
    "PPPPPPPPPP.P aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA 0000000--",
    "PPPPPPPP.... aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--",
    "PPPPPPPP.... aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA ooooooo--",
    "PPPPPPPP.... aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--",
    "............ aaaaaa... PPAA.P. AAAAAAAA.. .A..A.. AAIP..a aAAI. uuuuuuu--",
    "PPPPPPPPPP.P aaaaaa... aaaa.P. AAAAAAAAA. AAA.AAA AAaPaaa aaAaA ooooooo--",
    "PPPPPPPP.... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. u000u00--",
    "PPPPPPPP.... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. uuuuuuu--",
    "............ aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. 0000000--",
    "PPPPPPP..... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. 0000000--",
    "PPPPPPPP.... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. uuuuuuu--",
    "PPPPPPPP.... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. ooooooo--",
    "PPPPPPPP.... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. uuuuuuu--",
    "PPPPPPPP.... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. uuuuuuu--",
    "PPPPPPPP.... aaaaaa... PPAA... AAAAAAAA.. .A..A.. AAI...I aAAI. ooooooo--",
    ".......P.... .....I... ....... .......... ....... ..I...I ...I. u000u00..",
    ".......P.... .....I... ....... .......... ....... ..I...I ...I. uuuuuuu..",
    "............ .....I... ....... .......... ....... ..I...I ...I. 0000000..",
    "............ .....I... ....... .......... ....... ..I...I ...I. 0000000..",
    ".......P.... .....I... ....... .......... ....... ..I...I ...I. uuuuuuu..",
    ".......P.... .....I... ....... .......... ....... ..I...I ...I. ooooooo..",
    ".......P.... .....I... ....... .......... ....... ..I...I ...I. uuuuuuu..",
    ".......P.... .....I... ....... .......... ....... ..I...I ...I. uuuuuuu..",
    ".......P.... .....I... ....... .......... ....... ..I...I ...I. ooooooo..",
    "aa...a... aaaa... .......... ..A..A. AAa.aaa aaA.. u000u00..",
    ".....I... ...A... .......... ....... ......a ..... uuuuuuu..",
    ".....I... ....... .......... ....... ......I ..... 0000000..",
    ".....I... ....... .......... ....... ......I ..... 0000000..",
    ".....I... ...A... .......... ....... ......a ..... uuuuuuu..",
    ".....I... ...A... .......... .....A. ......a ..... ooooooo..",
    ".....I... ...A... .......... ....... ......a ..... uuuuuuu..",
    ".....I... ...A... .......... ....... ......a ..... uuuuuuu..",
    ".....I... ...A... .......... ....... ......a ..... ooooooo..",
};
static unsigned line, differences;

static void compare(const char *caller, const char *of, const char *got)
{
    if (strcmp(got, expected[line])) {
        differences++;
        printf("%s: %s\n  is %s\n  not %s\n", caller, of, got, expected[line]);
    }
    line++;
}

// Has a child take a role, fill in its findings about the target (0: itself), and pass them on.
static void find(const struct role *role, const char *of, pid_t target)
{
    char text[400] = "";
    int result[2];
    must(pipe(result), "pipe");
    if (!fork()) {
        char *end = text;
        role->take();
        subject = target ? target : getpid();
        if (target) {
            calls(end);
            end += strlen(end);
            *end++ = ' ';
        }
        files(end);
        must(write(result[1], text, strlen(text)), "write");
        _exit(0);
    }
    wait(NULL);
    must(read(result[0], text, sizeof text - 1), "read");
    close(result[0]);
    close(result[1]);
    if (getenv("PRINT"))
        printf("    \"%s\",\n", text);
    else
        compare(role->name, of, text);
}

int main(void)
{
    must(chdir("/"), "chdir"); // a folder that every role may search
    for (int c = 0; !geteuid() && c < CALLERS; c++)
        for (int s = 0; s < SUBJECTS; s++) {
            pid_t target = start(subjects[s].take);
            find(&callers[c], subjects[s].name, target);
            kill(target, SIGKILL);
            waitpid(target, NULL, 0);
        }
    for (int s = 0; !geteuid() && s < SUBJECTS; s++)
        find(&subjects[s], "itself", 0);
    printf("differences: %u\n", differences);
    return 0;
}

/* stdout:
differences: 0
*/
