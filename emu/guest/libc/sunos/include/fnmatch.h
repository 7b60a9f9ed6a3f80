/* fnmatch.h - the header of programs, for newlib's functions. */
#include "../../../sunos/include/fnmatch.h"
