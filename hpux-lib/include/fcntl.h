/* <fcntl.h> of HP-UX, for programs that som-ld links. */
#ifndef _FCNTL_INCLUDED
#define _FCNTL_INCLUDED
#include <unistd.h>
#endif
