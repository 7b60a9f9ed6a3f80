/* <sys/select.h> of HP-UX. */
#ifndef _SYS_SELECT_INCLUDED
#define _SYS_SELECT_INCLUDED
#include <sys/time.h>

#endif
