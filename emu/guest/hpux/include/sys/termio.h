/* <sys/termio.h> of HP-UX. */
#ifndef _SYS_TERMIO_INCLUDED
#define _SYS_TERMIO_INCLUDED
#include <termio.h>

#endif
