// Ambient capabilities, by which a program that is executed keeps what an unprivileged process has; what /proc/self/status says.
// root: it has capabilities to keep
// qemu: no, it hands the sets of its own process through
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include "answers.h"

enum { USER = 1001 };

#define ambient(how, capability) prctl(PR_CAP_AMBIENT, how, (long)(capability), 0L, 0L)

struct sets {
    struct __user_cap_data_struct half[2];
};

static void set(unsigned effective, unsigned permitted, unsigned inheritable)
{
    struct __user_cap_header_struct h = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct sets s = {{{effective, permitted, inheritable}, {0, 0, 0}}};
    SHOW(call(capset, &h, &s));
}

/* The lines of the sets, without the bounding set, which depends on how the test is run. */
static void show_status(const char *who)
{
    char line[200];
    FILE *f = fopen("/proc/self/status", "r");
    printf("%s:", who);
    while (fgets(line, sizeof line, f))
        if (!strncmp(line, "Cap", 3) && strncmp(line, "CapBnd", 6))
            printf(" %.3s %.8s", line + 3, strchr(line, '\t') + 9);
    printf("\n");
    fclose(f);
}

static void execute(const char *who)
{
    fflush(stdout);
    pid_t child = fork();
    if (!child) {
        execl("/proc/self/exe", "ambient", who, NULL);
        _exit(1);
    }
    waitpid(child, NULL, 0);
}

int main(int argc, char **argv)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (argc > 1) {
        show_status(argv[1]);
        SHOW(ambient(PR_CAP_AMBIENT_IS_SET, CAP_NET_RAW));
        return 0;
    }
    const unsigned kill_bit = 1u << CAP_KILL, raw_bit = 1u << CAP_NET_RAW, chown_bit = 1u << CAP_CHOWN;
    must(prctl(PR_SET_KEEPCAPS, 1L), "PR_SET_KEEPCAPS");
    must(setresgid(USER, USER, USER), "setresgid");
    must(setresuid(USER, USER, USER), "setresuid");
    set(kill_bit | raw_bit, kill_bit | raw_bit | chown_bit, 0);
    show_status("begin");
    SHOW(ambient(PR_CAP_AMBIENT_RAISE, CAP_KILL));
    set(kill_bit | raw_bit, kill_bit | raw_bit | chown_bit, kill_bit | raw_bit);
    SHOW(ambient(PR_CAP_AMBIENT_RAISE, CAP_KILL));
    SHOW(ambient(PR_CAP_AMBIENT_RAISE, CAP_NET_RAW));
    SHOW(ambient(PR_CAP_AMBIENT_RAISE, CAP_CHOWN));
    SHOW(ambient(PR_CAP_AMBIENT_RAISE, CAP_SYS_ADMIN));
    SHOW(ambient(PR_CAP_AMBIENT_IS_SET, CAP_KILL));
    SHOW(ambient(PR_CAP_AMBIENT_IS_SET, CAP_CHOWN));
    SHOW(ambient(PR_CAP_AMBIENT_IS_SET, 63));
    SHOW(ambient(PR_CAP_AMBIENT_IS_SET, -1));
    SHOW(ambient(PR_CAP_AMBIENT_CLEAR_ALL, 1));
    SHOW(ambient(5, CAP_KILL));
    SHOW(ambient(0, CAP_KILL));
    SHOW(prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 1L, 0L));
    SHOW(prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 0L, 1L));
    show_status("raised");
    execute("executed with both");
    SHOW(ambient(PR_CAP_AMBIENT_LOWER, CAP_KILL));
    SHOW(ambient(PR_CAP_AMBIENT_LOWER, CAP_KILL));
    SHOW(ambient(PR_CAP_AMBIENT_IS_SET, CAP_KILL));
    execute("executed with one");
    /* To drop it from the inheritable or the permitted set lowers it. */
    SHOW(ambient(PR_CAP_AMBIENT_RAISE, CAP_KILL));
    set(kill_bit | raw_bit, kill_bit | raw_bit | chown_bit, raw_bit);
    SHOW(ambient(PR_CAP_AMBIENT_IS_SET, CAP_KILL));
    set(raw_bit, raw_bit, raw_bit | kill_bit);
    SHOW(ambient(PR_CAP_AMBIENT_IS_SET, CAP_NET_RAW));
    show_status("dropped");
    execute("executed with the rest");
    SHOW(ambient(PR_CAP_AMBIENT_CLEAR_ALL, 0));
    execute("executed without");
    SHOW(ambient(PR_CAP_AMBIENT_RAISE, CAP_NET_RAW));
    set(raw_bit, raw_bit, 0);
    show_status("not inherited");
    SHOW(prctl(PR_SET_SECUREBITS, 0x40L));
    SHOW(prctl(PR_CAPBSET_DROP, (long)CAP_NET_RAW));
}

/* stdout:
call(capset, &h, &s) = 0
begin: Inh 00000000 Prm 00002021 Eff 00002020 Amb 00000000
ambient(PR_CAP_AMBIENT_RAISE, CAP_KILL): EPERM
call(capset, &h, &s) = 0
ambient(PR_CAP_AMBIENT_RAISE, CAP_KILL) = 0
ambient(PR_CAP_AMBIENT_RAISE, CAP_NET_RAW) = 0
ambient(PR_CAP_AMBIENT_RAISE, CAP_CHOWN): EPERM
ambient(PR_CAP_AMBIENT_RAISE, CAP_SYS_ADMIN): EPERM
ambient(PR_CAP_AMBIENT_IS_SET, CAP_KILL) = 1
ambient(PR_CAP_AMBIENT_IS_SET, CAP_CHOWN) = 0
ambient(PR_CAP_AMBIENT_IS_SET, 63): EINVAL
ambient(PR_CAP_AMBIENT_IS_SET, -1): EINVAL
ambient(PR_CAP_AMBIENT_CLEAR_ALL, 1): EINVAL
ambient(5, CAP_KILL): EINVAL
ambient(0, CAP_KILL): EINVAL
prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 1L, 0L): EINVAL
prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 0L, 1L): EINVAL
raised: Inh 00002020 Prm 00002021 Eff 00002020 Amb 00002020
executed with both: Inh 00002020 Prm 00002020 Eff 00002020 Amb 00002020
ambient(PR_CAP_AMBIENT_IS_SET, CAP_NET_RAW) = 1
ambient(PR_CAP_AMBIENT_LOWER, CAP_KILL) = 0
ambient(PR_CAP_AMBIENT_LOWER, CAP_KILL) = 0
ambient(PR_CAP_AMBIENT_IS_SET, CAP_KILL) = 0
executed with one: Inh 00002020 Prm 00002000 Eff 00002000 Amb 00002000
ambient(PR_CAP_AMBIENT_IS_SET, CAP_NET_RAW) = 1
ambient(PR_CAP_AMBIENT_RAISE, CAP_KILL) = 0
call(capset, &h, &s) = 0
ambient(PR_CAP_AMBIENT_IS_SET, CAP_KILL) = 0
call(capset, &h, &s) = 0
ambient(PR_CAP_AMBIENT_IS_SET, CAP_NET_RAW) = 1
dropped: Inh 00002020 Prm 00002000 Eff 00002000 Amb 00002000
executed with the rest: Inh 00002020 Prm 00002000 Eff 00002000 Amb 00002000
ambient(PR_CAP_AMBIENT_IS_SET, CAP_NET_RAW) = 1
ambient(PR_CAP_AMBIENT_CLEAR_ALL, 0) = 0
executed without: Inh 00002020 Prm 00000000 Eff 00000000 Amb 00000000
ambient(PR_CAP_AMBIENT_IS_SET, CAP_NET_RAW) = 0
ambient(PR_CAP_AMBIENT_RAISE, CAP_NET_RAW) = 0
call(capset, &h, &s) = 0
not inherited: Inh 00000000 Prm 00002000 Eff 00002000 Amb 00000000
prctl(PR_SET_SECUREBITS, 0x40L): EPERM
prctl(PR_CAPBSET_DROP, (long)CAP_NET_RAW): EPERM
*/
