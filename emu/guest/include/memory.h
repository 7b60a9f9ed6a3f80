/* <memory.h>. */
#ifndef _MEMORY_INCLUDED
#define _MEMORY_INCLUDED
#include <string.h>

#endif
