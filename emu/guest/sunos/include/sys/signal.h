/* <sys/signal.h> of SunOS. */
#ifndef _SYS_SIGNAL_INCLUDED
#define _SYS_SIGNAL_INCLUDED
#include <signal.h>

#endif
