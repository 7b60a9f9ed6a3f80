/*
 * short_name.h - long C++ names for lists.
 *
 *     char *name = short_name("std::vector<std::pair<int, int>, std::allocator<...> >::push_back(std::pair<int, int> const&)", 40);
 *     puts(name);                                         std::vector<...>::push_back(...)
 *     free(name);
 */
#ifndef PRECIS_EMU_REPORT_SHORT_NAME_H
#define PRECIS_EMU_REPORT_SHORT_NAME_H

#include <stddef.h>

enum { SHORT_NAME = 72 }; /* bytes of a name in lists */

/* Returns the name, to free(), with "..." in place of parameters, then of template arguments from the innermost on, then of its middle, so
 * that it has at most `most` bytes (at least 16). Functions that allocate end the program if out of memory. */
char *short_name(const char *name, size_t most);
/* Returns the bytes of an operator's name at `at` if its brackets begin no list, as of "operator<<" or "operator()"; 0: there is none. */
size_t short_name_operator(const char *name, const char *at);

#endif
