/* <sys/errno.h> of SunOS. */
#ifndef _SYS_ERRNO_INCLUDED
#define _SYS_ERRNO_INCLUDED
#include <errno.h>

#endif
