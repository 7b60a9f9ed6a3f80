/* signals.c - names of signals, and software signals. psignal(3C), strsignal(3C), ssignal(3C). */
#include "libc.h"

enum { SIGNALS = 45, SOFTWARE_SIGNALS = 16 };

const char *sys_siglist[SIGNALS] = {
    "Signal 0",
    "Hangup",
    "Interrupt",
    "Quit",
    "Illegal instruction",
    "Trace trap",
    "Abort",
    "EMT instruction",
    "Floating exception",
    "Killed",
    "Bus error",
    "Memory fault",
    "Bad system call",
    "Broken pipe",
    "Alarm clock",
    "Terminated",
    "User signal 1",
    "User signal 2",
    "Child status change",
    "Power failure",
    "Virtual timer alarm",
    "Profiling timer alarm",
    "Asynchronous I/O",
    "Window size change",
    "Stopped (signal)",
    "Stopped",
    "Continued",
    "Stopped (tty input)",
    "Stopped (tty output)",
    "Urgent condition on I/O channel",
    "Remote lock lost (NFS)",
    "Signal 31",
    "DIL signal",
    "CPU time limit exceeded",
    "File size limit exceeded",
};

char *strsignal(int sig)
{
    static char own[24];

    if (sig >= 0 && sig < SIGNALS && sys_siglist[sig])
        return (char *)sys_siglist[sig];
    snprintf(own, sizeof own, "Signal %d", sig);
    return own;
}

void psignal(int sig, const char *text)
{
    const char *name = strsignal(sig);

    fflush(stderr);
    if (text && *text) {
        write(2, text, strlen(text));
        write(2, ": ", 2);
    }
    write(2, name, strlen(name));
    write(2, "\n", 1);
}

/* ---- software signals: actions by number, from 1 to 15 ------------------------------------------------------------------------ */

typedef int action(int);
static action *actions[SOFTWARE_SIGNALS];

/* SIG_DFL (0) and SIG_IGN (1) are actions, too. Returns the former one; SIG_DFL for a number out of range. */
action *ssignal(int sig, action *what)
{
    if (sig < 1 || sig >= SOFTWARE_SIGNALS)
        return NULL;
    action *before = actions[sig];

    actions[sig] = what;
    return before;
}

/* Runs the action, which is SIG_DFL then. Returns what it returns; 1: it is ignored, 0: there is none, or no such signal. */
int gsignal(int sig)
{
    action *what = sig >= 1 && sig < SOFTWARE_SIGNALS ? actions[sig] : NULL;

    if (!what || what == (action *)1)
        return what != NULL;
    actions[sig] = NULL;
    return what(sig);
}
