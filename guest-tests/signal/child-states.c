// What SIGCHLD and the wait calls tell of a child that stops, continues, is killed and exits; SA_NOCLDSTOP, SA_NOCLDWAIT; who is waited for.
// qemu: no, its SIGCHLD comes from the host
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include "answers.h"

static pid_t child;
static volatile sig_atomic_t told;
static volatile siginfo_t last;

static void on_child(int number, siginfo_t *info, void *context)
{
    (void)number, (void)context;
    memcpy((void *)&last, info, sizeof last);
    told++;
}

static const char *code_name(int code)
{
    static const char *const names[] = {"none", "exited", "killed", "dumped", "trapped", "stopped", "continued"};
    return (unsigned)code < 7 ? names[code] : "?";
}

static const char *signal_name(int number) { return number ? sigabbrev_np(number) : "0"; }

static void show_told(void)
{
    printf("  told %d", (int)told);
    if (told)
        printf(": %s %s, the child %d", code_name(last.si_code), last.si_code == CLD_EXITED ? "" : signal_name(last.si_status),
               last.si_pid == child && last.si_uid == getuid());
    printf("\n");
    told = 0;
}

static void show_waited(const char *name, pid_t result, const int *at)
{
    int status = *at;
    printf("  %s:", name);
    if (result <= 0)
        printf(" %s", result ? strerrorname_np(errno) : "0");
    else
        printf(" %s%s%s%s %d", WIFEXITED(status) ? "exited" : "", WIFSIGNALED(status) ? "killed" : "", WIFSTOPPED(status) ? "stopped" : "",
               WIFCONTINUED(status) ? "continued" : "",
               WIFEXITED(status) ? WEXITSTATUS(status) : WIFSIGNALED(status) ? WTERMSIG(status) == SIGTERM : WIFSTOPPED(status) ? WSTOPSIG(status) == SIGSTOP : 1);
    printf("\n");
}

static void show_id(const char *name, idtype_t type, id_t id, int options)
{
    siginfo_t info;
    memset(&info, 0, sizeof info);
    int result = waitid(type, id, &info, options);
    if (result)
        printf("  %s: %s\n", name, strerrorname_np(errno));
    else if (!info.si_pid)
        printf("  %s: nobody\n", name);
    else
        printf("  %s: %s %s, the child %d\n", name, code_name(info.si_code),
               info.si_code == CLD_EXITED ? (info.si_status == 7 ? "7" : "?") : signal_name(info.si_status),
               info.si_pid == child && info.si_signo == SIGCHLD && info.si_uid == getuid());
}

// Waits until the child is in that state, which stays to be waited for.
static void settle(int options)
{
    siginfo_t info;
    must(waitid(P_PID, (id_t)child, &info, options | WNOWAIT), "waitid");
}

static void life(int flags)
{
    struct sigaction a = {.sa_sigaction = on_child, .sa_flags = SA_SIGINFO | SA_RESTART | flags};
    int status = 0;
    printf("flags%s\n", flags ? " SA_NOCLDSTOP" : "");
    sigaction(SIGCHLD, &a, NULL);
    child = fork();
    if (!child) {
        signal(SIGTERM, SIG_DFL);
        for (;;)
            pause();
    }
    setpgid(child, child);
    show_waited("nothing yet", waitpid(child, &status, WNOHANG | WUNTRACED | WCONTINUED), &status);
    show_id("nothing yet", P_PID, (id_t)child, WEXITED | WSTOPPED | WCONTINUED | WNOHANG);
    kill(child, SIGSTOP);
    settle(WSTOPPED);
    show_told();
    show_id("exits", P_PID, (id_t)child, WEXITED | WNOHANG);
    show_id("continues", P_PID, (id_t)child, WCONTINUED | WNOHANG);
    show_waited("no WUNTRACED", waitpid(child, &status, WNOHANG), &status);
    show_id("stops, left", P_PID, (id_t)child, WSTOPPED | WNOWAIT);
    show_id("stops", P_ALL, 0, WSTOPPED | WEXITED);
    show_id("stops again", P_PID, (id_t)child, WSTOPPED | WNOHANG);
    kill(child, SIGCONT);
    settle(WCONTINUED);
    while (!flags && !told)
        usleep(1000); // the child itself tells it
    show_told();
    show_waited("continued", waitpid(-child, &status, WCONTINUED), &status);
    show_id("continued again", P_PGID, (id_t)child, WCONTINUED | WNOHANG);
    kill(child, SIGSTOP);
    settle(WSTOPPED);
    show_waited("stopped", waitpid(-1, &status, WUNTRACED), &status);
    kill(child, SIGTERM);
    show_id("still stopped", P_PID, (id_t)child, WEXITED | WNOHANG);
    kill(child, SIGCONT);
    settle(WEXITED);
    if (flags) {
        show_told();
    } else { // a pending SIGCHLD of the continuation takes up that of the end
        printf("  told %d\n", told > 0);
        told = 0;
    }
    show_id("killed, left", P_PGID, (id_t)child, WEXITED | WNOWAIT);
    struct rusage use;
    memset(&use, 255, sizeof use);
    show_waited("killed", wait4(-1, &status, 0, &use), &status);
    CHECK(use.ru_utime.tv_sec == 0 && use.ru_stime.tv_usec >= 0);
    show_waited("gone", waitpid(child, &status, 0), &status);
}

static void run(int code)
{
    child = fork();
    if (!child)
        _exit(code);
}

static void nobody_waits(const char *name, struct sigaction *a)
{
    int status = 0;
    printf("%s\n", name);
    sigaction(SIGCHLD, a, NULL);
    run(7);
    show_waited("wait", waitpid(child, &status, 0), &status);
    show_waited("wait for any", wait(&status), &status);
    told = told > 0;
    show_told();
    signal(SIGCHLD, SIG_DFL);
}

static void who(void)
{
    int status = 0;
    signal(SIGCHLD, SIG_DFL);
    run(7);
    show_id("own group", P_PGID, 0, WEXITED | WNOWAIT);
    show_id("no such child", P_PID, 1, WEXITED);
    show_id("no such group", P_PGID, 999999, WEXITED);
    show_id("no type", 77, 0, WEXITED);
    show_id("no options", P_ALL, 0, 0);
    show_id("only WNOHANG", P_ALL, 0, WNOHANG);
    show_id("an unknown option", P_ALL, 0, WEXITED | 0x100);
    show_id("process 0", P_PID, 0, WEXITED);
    show_id("no descriptor", P_PIDFD, 99, WEXITED);
    show_waited("__WCLONE", waitpid(child, &status, __WCLONE), &status);
    show_waited("unknown option", waitpid(child, &status, 0x100), &status);
    show_waited("group", waitpid(0, &status, __WALL), &status);
    show_waited("least number", waitpid(1 << 31, &status, 0), &status);
    run(3);
    settle(WEXITED);
    SHOW(call(wait4, child, no_access(), 0, NULL));
    SHOW(call(wait4, child, NULL, 0, NULL));
    run(3);
    SHOW(call(waitid, P_PID, child, NULL, WEXITED, NULL));
    run(3);
    settle(WEXITED);
    SHOW(call(waitid, P_PID, child, no_access(), WEXITED, NULL));
    SHOW(call(waitid, P_PID, child, NULL, WEXITED, NULL));
}

int main(void)
{
    life(0);
    life(SA_NOCLDSTOP);
    struct sigaction handled = {.sa_sigaction = on_child, .sa_flags = SA_SIGINFO | SA_NOCLDWAIT}, ignored = {.sa_handler = SIG_IGN},
                     plain = {.sa_handler = SIG_DFL, .sa_flags = SA_NOCLDWAIT};
    nobody_waits("SA_NOCLDWAIT, handled", &handled);
    nobody_waits("SA_NOCLDWAIT", &plain);
    nobody_waits("ignored", &ignored);
    who();
}

/* stdout:
flags
  nothing yet: 0
  nothing yet: nobody
  told 1: stopped STOP, the child 1
  exits: nobody
  continues: nobody
  no WUNTRACED: 0
  stops, left: stopped STOP, the child 1
  stops: stopped STOP, the child 1
  stops again: nobody
  told 1: continued CONT, the child 1
  continued: continued 1
  continued again: nobody
  stopped: stopped 1
  still stopped: nobody
  told 1
  killed, left: killed TERM, the child 1
  killed: killed 1
yes use.ru_utime.tv_sec == 0 && use.ru_stime.tv_usec >= 0
  gone: ECHILD
flags SA_NOCLDSTOP
  nothing yet: 0
  nothing yet: nobody
  told 0
  exits: nobody
  continues: nobody
  no WUNTRACED: 0
  stops, left: stopped STOP, the child 1
  stops: stopped STOP, the child 1
  stops again: nobody
  told 0
  continued: continued 1
  continued again: nobody
  stopped: stopped 1
  still stopped: nobody
  told 1: killed TERM, the child 1
  killed, left: killed TERM, the child 1
  killed: killed 1
yes use.ru_utime.tv_sec == 0 && use.ru_stime.tv_usec >= 0
  gone: ECHILD
SA_NOCLDWAIT, handled
  wait: ECHILD
  wait for any: ECHILD
  told 1: exited , the child 1
SA_NOCLDWAIT
  wait: ECHILD
  wait for any: ECHILD
  told 0
ignored
  wait: ECHILD
  wait for any: ECHILD
  told 0
  own group: exited 7, the child 1
  no such child: ECHILD
  no such group: ECHILD
  no type: EINVAL
  no options: EINVAL
  only WNOHANG: EINVAL
  an unknown option: EINVAL
  process 0: EINVAL
  no descriptor: EBADF
  __WCLONE: ECHILD
  unknown option: EINVAL
  group: exited 7
  least number: ESRCH
call(wait4, child, no_access(), 0, NULL): EFAULT
call(wait4, child, NULL, 0, NULL): ECHILD
call(waitid, P_PID, child, NULL, WEXITED, NULL) = 0
call(waitid, P_PID, child, no_access(), WEXITED, NULL): EFAULT
call(waitid, P_PID, child, NULL, WEXITED, NULL): ECHILD
*/
