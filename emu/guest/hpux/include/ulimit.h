/* <ulimit.h> of HP-UX. */
#ifndef _ULIMIT_INCLUDED
#define _ULIMIT_INCLUDED
#define UL_GETFSIZE  1
#define UL_SETFSIZE  2
#define UL_GETMAXBRK 3

long ulimit(int, ...);
#endif
