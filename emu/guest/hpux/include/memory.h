/* <memory.h> of HP-UX. */
#ifndef _MEMORY_INCLUDED
#define _MEMORY_INCLUDED
#include <string.h>

#endif
