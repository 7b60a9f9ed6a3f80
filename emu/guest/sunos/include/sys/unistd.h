/* <sys/unistd.h> of SunOS. */
#ifndef _SYS_UNISTD_INCLUDED
#define _SYS_UNISTD_INCLUDED
#include <unistd.h>

#endif
