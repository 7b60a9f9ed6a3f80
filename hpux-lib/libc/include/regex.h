/* regex.h - the header of programs, for newlib's functions. */
#include "../../include/regex.h"
