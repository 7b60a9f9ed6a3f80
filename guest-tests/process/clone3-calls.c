// clone3: what it stores, and its errors.
// except: ia64 sparc sparc64, their Linux has no clone3
// qemu: no, it lacks the call
#include <fcntl.h>
#include <sched.h>
#include <sys/wait.h>
#include "answers.h"

struct clone_args {
    uint64_t flags, pidfd, child_tid, parent_tid, exit_signal, stack, stack_size, tls, set_tid, set_tid_size, cgroup;
};

int main(void)
{
    int pidfd = -1, parent_tid = -1, status = 0;
    struct clone_args a = {.flags = CLONE_PIDFD | CLONE_PARENT_SETTID, .pidfd = (uintptr_t)&pidfd, .parent_tid = (uintptr_t)&parent_tid, .exit_signal = SIGCHLD};
    long pid = call(clone3, &a, sizeof a);
    if (pid == 0)
        _exit(33);
    printf("clone3 %d, descriptor %d, tid %d\n", pid > 0, pidfd > 0, parent_tid == pid);
    SHOW(fcntl(pidfd, F_GETFD));
    SHOW(waitpid((pid_t)pid, &status, 0) == pid);
    printf("  status %d\n", WEXITSTATUS(status));
    a = (struct clone_args){.exit_signal = 65};
    SHOW(call(clone3, &a, sizeof a));
    a = (struct clone_args){.flags = CLONE_THREAD};
    SHOW(call(clone3, &a, sizeof a));
    a = (struct clone_args){.flags = SIGCHLD};
    SHOW(call(clone3, &a, sizeof a));
    a = (struct clone_args){.stack = 4096};
    SHOW(call(clone3, &a, sizeof a));
    a = (struct clone_args){.stack_size = 4096};
    SHOW(call(clone3, &a, sizeof a));
    a = (struct clone_args){.flags = CLONE_PIDFD | CLONE_DETACHED};
    SHOW(call(clone3, &a, sizeof a));
    SHOW(call(clone3, &a, 63));
    SHOW(call(clone3, &a, 8192));
    SHOW(call(clone3, no_access(), sizeof a));
}

/* stdout:
clone3 1, descriptor 1, tid 1
fcntl(pidfd, F_GETFD) = 1
waitpid((pid_t)pid, &status, 0) == pid = 1
  status 33
call(clone3, &a, sizeof a): EINVAL
call(clone3, &a, sizeof a): EINVAL
call(clone3, &a, sizeof a): EINVAL
call(clone3, &a, sizeof a): EINVAL
call(clone3, &a, sizeof a): EINVAL
call(clone3, &a, sizeof a): EINVAL
call(clone3, &a, 63): EINVAL
call(clone3, &a, 8192): E2BIG
call(clone3, no_access(), sizeof a): EFAULT
*/
