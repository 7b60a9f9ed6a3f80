/* <sys/poll.h> of HP-UX. */
#ifndef _SYS_POLL_INCLUDED
#define _SYS_POLL_INCLUDED
#include <poll.h>

#endif
