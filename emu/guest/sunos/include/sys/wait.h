/* <sys/wait.h> of SunOS. */
#ifndef _SYS_WAIT_INCLUDED
#define _SYS_WAIT_INCLUDED
#include <signal.h>
#include <sys/types.h>

#define WNOHANG        0100
#define WUNTRACED      4
#define WSTOPPED       4
#define WEXITED        1
#define WCONTINUED     8
#define WNOWAIT        0200
#define P_ALL          7
#define P_PID          0
#define P_PGID         2
#define WTRAPPED       2
#define WIFEXITED(s)   (((s)&0377) == 0)
#define WEXITSTATUS(s) ((s) >> 8 & 0377)
#define WIFSIGNALED(s) (((s)&0377) != 0 && ((s)&0377) != 0177)
#define WTERMSIG(s)    ((s)&0177)
#define WIFSTOPPED(s)  (((s)&0377) == 0177)
#define WSTOPSIG(s)    ((s) >> 8 & 0377)
#define WCOREDUMP(s)   ((s)&0200)

typedef int idtype_t;

struct rusage;

pid_t wait(int *);
pid_t wait3(int *, int, struct rusage *);
pid_t wait4(pid_t, int *, int, struct rusage *);
int waitid(idtype_t, int, siginfo_t *, int);
pid_t waitpid(pid_t, int *, int);
#endif
