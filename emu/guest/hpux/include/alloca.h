/* <alloca.h> of HP-UX. */
#ifndef _ALLOCA_INCLUDED
#define _ALLOCA_INCLUDED
#include <stdlib.h>

#endif
