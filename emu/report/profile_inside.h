/* Shared by the files of struct profile. */
#ifndef PRECIS_EMU_REPORT_PROFILE_INSIDE_H
#define PRECIS_EMU_REPORT_PROFILE_INSIDE_H

#include "emu/report/profile.h"

#include <stdlib.h>
#include "emu/report/must.h"

/* Make room for one more element of an array. */
#define MORE(array, count, room)                                            \
    do {                                                                    \
        if ((count) == (room)) {                                            \
            (room) = (room) ? 2 * (room) : 16;                              \
            (array) = must(reallocarray((array), (room), sizeof *(array))); \
        }                                                                   \
    } while (0)

#define COMPARE(a, b) (((a) > (b)) - ((a) < (b)))

/* Find the last of n things, sorted by low, whose low is at most pc; then go back to one that
 * contains pc. */
#define FIND(things, n, pc)                                          \
    do {                                                             \
        size_t low_ = 0, high_ = (n);                                \
        while (low_ < high_) {                                       \
            size_t middle_ = low_ + (high_ - low_) / 2;              \
            if ((things)[middle_].low <= (pc))                       \
                low_ = middle_ + 1;                                  \
            else                                                     \
                high_ = middle_;                                     \
        }                                                            \
        for (unsigned tries_ = 0; low_ > 0 && tries_ < 64; tries_++) \
            if ((pc) < (things)[--low_].high)                        \
                return &(things)[low_];                              \
        return NULL;                                                 \
    } while (0)

/* Return the index of the first of n things for which `before`, an expression of middle_, is false. */
#define FIRST(things, n, before)                        \
    do {                                                \
        size_t low_ = 0, high_ = (n);                   \
        while (low_ < high_) {                          \
            size_t middle_ = low_ + (high_ - low_) / 2; \
            if (before)                                 \
                low_ = middle_ + 1;                     \
            else                                        \
                high_ = middle_;                        \
        }                                               \
        return low_;                                    \
    } while (0)

typedef int profile_compare(const void *a, const void *b);
/* Sort an array, unless it is sorted: most are, as their sources are. */
void profile_sort(void *array, size_t count, size_t size, profile_compare *compare);
/* A number below profile_places() for the function at pc, or for the place outside of functions. */
size_t profile_place(const struct profile_image *image, uint64_t pc);
size_t profile_places(const struct profile_image *image);
/* Sort the samples and their parts. */
void profile_tidy_samples(struct profile_image *image);
void profile_sort_parts(struct profile_sample *s);
void profile_free_samples(struct profile_image *image);
/* Returns memory that is freed with the profile. */
void *profile_pool_take(struct profile *p, size_t bytes);
/* Add the pools of `from`, which then has none. */
void profile_take_pools(struct profile *p, struct profile *from);
void profile_free_pools(struct profile *p);
/* Sort the lines, and cut each where the next begins. */
void profile_tidy_lines(struct profile_image *image);
/* Add the strings of `from`, whose images then have p's numbers. */
void profile_take_strings(struct profile *p, struct profile *from);
void profile_free_strings(struct profile *p);

#endif
