/* <sys/fcntl.h> of HP-UX. */
#ifndef _SYS_FCNTL_INCLUDED
#define _SYS_FCNTL_INCLUDED
#include <fcntl.h>

#endif
