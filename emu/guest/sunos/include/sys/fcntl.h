/* <sys/fcntl.h> of SunOS. */
#ifndef _SYS_FCNTL_INCLUDED
#define _SYS_FCNTL_INCLUDED
#include <fcntl.h>

#endif
