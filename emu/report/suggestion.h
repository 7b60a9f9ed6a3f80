/*
 * suggestion.h - what was meant by a misspelt word.
 *
 *     struct suggestion s = {.word = "lwd"};
 *     for each name: suggestion_try(&s, name);
 *     if (s.name)
 *         printf("did you mean %s?", s.name);
 */
#ifndef PRECIS_EMU_REPORT_SUGGESTION_H
#define PRECIS_EMU_REPORT_SUGGESTION_H

/* A misspelt word, and the name that is nearest to it of those tried; NULL if none is near. */
struct suggestion {
    const char *word, *name;
    unsigned distance;
};
void suggestion_try(struct suggestion *s, const char *name);
/* Characters to insert, remove, exchange or swap with the next one to make a of b; upper and lower case are the same. */
unsigned word_distance(const char *a, const char *b);

#endif
