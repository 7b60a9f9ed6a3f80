/* What the sprofil programs share. */
#ifndef REGIONS_H
#define REGIONS_H

#include "conform.h"

#if PRECIS_HAVE_SPROFIL
static struct precis_prof regions[128];

/* Flags for counters of so many bytes: HP-UX's values, or glibc's. */
static inline unsigned flags(unsigned element)
{
    if (is("glibc"))
        return element == 4;
    return element / 2;
}

/* Entry number i: a buffer for text that begins at `offset`. */
static inline void region(int i, void *base, unsigned size, unsigned long offset, unsigned long scale)
{
    memset(&regions[i], 0xa5, sizeof regions[i]); /* padding may hold anything */
    regions[i].pr_base = base;
    regions[i].pr_size = size;
#if PRECIS_BY_CALL && !defined PRECIS_GLIBC_PROF || defined __hpux
    regions[i].pr_offset = (void *)offset;
#else
    regions[i].pr_offset = offset;
#endif
    regions[i].pr_scale = scale;
}

static inline int on(int count, unsigned element)
{
    return precis_sprofil(regions, count, NULL, flags(element));
}

static inline void off(void)
{
    precis_sprofil(NULL, 0, NULL, flags(2));
}

static inline int fails(int count, unsigned f, int error, const char *what)
{
    int result = precis_sprofil(regions, count, NULL, f);

    if (result == -1 && errno == error)
        return 1;
    printf("# %s: result %d, errno %d, expected -1 and %d\n", what, result, errno, error);
    return 0;
}
#endif

/* Is there a sprofil in this dialect, and in this struct's layout? If not, the test is skipped. */
static inline int sprofil_is_there(const char *property)
{
#if PRECIS_HAVE_SPROFIL
#ifdef PRECIS_GLIBC_PROF
    if (is("glibc"))
#else
    if (is("hpux") || (is("glibc") && sizeof(long) == 4))
#endif
        return 1;
#endif
    skip(property, "no sprofil in this dialect");
    return 0;
}

#endif
