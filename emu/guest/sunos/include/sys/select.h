/* <sys/select.h> of SunOS. */
#ifndef _SYS_SELECT_INCLUDED
#define _SYS_SELECT_INCLUDED
#include <sys/time.h>

#endif
