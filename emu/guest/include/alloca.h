/* <alloca.h>. */
#ifndef _ALLOCA_INCLUDED
#define _ALLOCA_INCLUDED
#include <stdlib.h>

#endif
