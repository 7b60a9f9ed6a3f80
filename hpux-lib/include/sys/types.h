/* <sys/types.h> of HP-UX, for programs that som-ld links. */
#ifndef _SYS_TYPES_INCLUDED
#define _SYS_TYPES_INCLUDED
#include <stddef.h>

typedef int pid_t;
typedef long clock_t, time_t;
#endif
