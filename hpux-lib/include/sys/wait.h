/* <sys/wait.h> of HP-UX, for programs that som-ld links. */
#ifndef _SYS_WAIT_INCLUDED
#define _SYS_WAIT_INCLUDED
#define WIFEXITED(s)   (((s)&0377) == 0)
#define WEXITSTATUS(s) ((s) >> 8 & 0377)
#define WIFSIGNALED(s) (((s)&0377) != 0 && ((s)&0377) != 0177)
#define WTERMSIG(s)    ((s)&0177)
int wait(int *), waitpid(int, int *, int);
#endif
