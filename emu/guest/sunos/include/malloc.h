/* <malloc.h> of SunOS. */
#ifndef _MALLOC_INCLUDED
#define _MALLOC_INCLUDED
#include <stdlib.h>

#endif
