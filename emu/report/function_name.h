/*
 * function_name.h - find a function by a name that people type.
 *
 *     struct name_choice c = {.wanted = "helper"};
 *     name_choice_try(&c, "main");
 *     name_choice_try(&c, "helper(int)");
 *     const char *name = name_choice_end(&c, &error);     "helper(int)"
 *
 * A C++ name may lack its parameters, its template arguments and, if no other name fits better, its namespaces.
 */
#ifndef PRECIS_EMU_REPORT_FUNCTION_NAME_H
#define PRECIS_EMU_REPORT_FUNCTION_NAME_H

#include <stdbool.h>

enum { NAME_CHOICES = 8 };

struct name_choice {
    const char *wanted;
    const char *name[NAME_CHOICES]; /* the distinct names that fit best so far */
    unsigned count, fit;
    bool more; /* there are others */
};

/* Returns whether the wanted name is the name, or may be short for it. */
bool name_fits(const char *name, const char *wanted);
/* Notes a name, which must live until name_choice_end(). Returns whether it fits. */
bool name_choice_try(struct name_choice *c, const char *name);
/* Returns the only name that fits best. Otherwise NULL, and *error is a message that lists those that fit, to free(), or NULL if none
 * does. Ends the program if out of memory. */
const char *name_choice_end(const struct name_choice *c, char **error);

#endif
