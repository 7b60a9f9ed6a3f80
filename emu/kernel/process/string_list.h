/*
 * string_list.h - NULL-terminated lists of strings in host memory: arguments and environments. Without memory the kernel exits.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_STRING_LIST_H
#define PRECIS_EMU_KERNEL_PROCESS_STRING_LIST_H

#include <stddef.h>

size_t strings_count(char **list);
char *string_copy(const char *s); /* the caller frees it */
/* Copy and free a list, strings included. */
char **strings_copy(char *const *list);
void strings_free(char **list);
/* Replaces the first `drop` strings by copies of `with`. Returns the new list, which takes the place of the old one. */
char **strings_replace(char **list, size_t drop, char *const *with);

#endif
