/* regex.h - the header of programs, for newlib's functions. */
#include "../../../hpux/include/regex.h"
