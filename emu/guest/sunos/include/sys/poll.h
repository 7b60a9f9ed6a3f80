/* <sys/poll.h> of SunOS. */
#ifndef _SYS_POLL_INCLUDED
#define _SYS_POLL_INCLUDED
#include <poll.h>

#endif
