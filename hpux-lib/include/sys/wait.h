/* <sys/wait.h> of HP-UX, for programs that som-ld links. */
#ifndef _SYS_WAIT_INCLUDED
#define _SYS_WAIT_INCLUDED
#include <signal.h>

#define WIFEXITED(s)   (((s)&0377) == 0)
#define WEXITSTATUS(s) ((s) >> 8 & 0377)
#define WIFSIGNALED(s) (((s)&0377) != 0 && ((s)&0377) != 0177)
#define WTERMSIG(s)    ((s)&0177)
enum { WNOHANG = 1, WUNTRACED, WSTOPPED = 2, WEXITED = 4, WCONTINUED = 8, WNOWAIT = 0x1000000 };
typedef enum { P_ALL, P_PID, P_PGID } idtype_t;
int waitid(idtype_t, int, siginfo_t *, int);
int wait(int *), waitpid(int, int *, int);
#endif
