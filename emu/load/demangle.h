/* demangle.h - C++ names as in the source. */
#ifndef PRECIS_EMU_LOAD_DEMANGLE_H
#define PRECIS_EMU_LOAD_DEMANGLE_H

/* Returns the name that a symbol of C++ has in the source, with the types of its parameters; any other symbol, and one whose name would be
 * longer than 4,000 bytes, as it is. free() it; NULL without memory. */
char *demangle(const char *symbol);

#endif
