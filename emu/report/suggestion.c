/* suggestion.c - see suggestion.h. */
#include "emu/report/suggestion.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

enum { WORD_MOST = 40 };

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

unsigned word_distance(const char *a, const char *b)
{
    size_t n = strnlen(a, WORD_MOST), m = strnlen(b, WORD_MOST);
    unsigned row[3][WORD_MOST + 1]; /* of a's prefixes: of two characters less, of one less, of this one */
    for (unsigned k = 0; k <= m; k++)
        row[1][k] = row[0][k] = k;
    for (unsigned i = 1; i <= n; i++) {
        row[2][0] = i;
        for (unsigned k = 1; k <= m; k++) {
            bool same = tolower((unsigned char)a[i - 1]) == tolower((unsigned char)b[k - 1]);
            row[2][k] = least(least(row[1][k] + 1, row[2][k - 1] + 1), row[1][k - 1] + !same);
            if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
                row[2][k] = least(row[2][k], row[0][k - 2] + 1);
        }
        memcpy(row[0], row[1], sizeof row[0]);
        memcpy(row[1], row[2], sizeof row[1]);
    }
    return row[1][m];
}

void suggestion_try(struct suggestion *s, const char *name)
{
    size_t length = strlen(s->word);
    unsigned distance = word_distance(s->word, name), most = length < 4 ? 1 : length < 8 ? 2 : 3;
    bool begins = length >= 3 && !strncmp(name, s->word, length);
    distance = begins ? least(distance, 1) : distance;
    if (distance > most || (s->name && distance >= s->distance))
        return;
    s->name = name;
    s->distance = distance;
}
