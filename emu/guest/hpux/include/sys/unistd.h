/* <sys/unistd.h> of HP-UX. */
#ifndef _SYS_UNISTD_INCLUDED
#define _SYS_UNISTD_INCLUDED
#include <unistd.h>

#endif
