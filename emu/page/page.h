/*
 * page.h - a profile as one HTML page: precis report -f html.
 *
 *     struct page_profile first = {.file = "data", .profile = p, .isa = isa};
 *     if (page_available())
 *         page_write(&first, 1, out);
 *
 * The page is one file that needs no other: a template, which the build makes from web/, and the profile as JSON. The C side gathers the
 * profile's data with the code and source of the files that it names; web/ shows it. docs/report-page.md describes both.
 */
#ifndef PRECIS_EMU_PAGE_PAGE_H
#define PRECIS_EMU_PAGE_PAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct isa;
struct profile;

struct page_profile {
    const char *file;              /* its name, for people */
    const struct profile *profile; /* after profile_tidy() */
    const struct isa *isa;         /* of profile->machine */
    const char *root;              /* folder below which the program's files are looked up first, or NULL */
    const char *dialect;           /* that the histogram microscope begins with */
};

/* Returns whether precis was built with the page's template. */
bool page_available(void);
/* The programs needed to build it, for a message. */
extern const char page_needs[];

/* Write a page of one profile, or of two to compare. Returns false, with errno set, if the stream has an error. */
bool page_write(const struct page_profile *profiles, size_t count, FILE *out);

#endif
