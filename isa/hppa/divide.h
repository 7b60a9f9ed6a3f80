/* divide.h - runs of divide steps translated as one (private to isa/hppa). */
#ifndef PRECIS_ISA_HPPA_DIVIDE_H
#define PRECIS_ISA_HPPA_DIVIDE_H

#include "isa/hppa/translate.h"

/* The DS with these fields may begin a run of divide steps. true: all of them have been translated, and the instructions of
 * the run that are still to come have nothing left to do. */
bool divide_run(struct hppa_translation *t, const struct hppa_fields *o);

SEM(ds);

/* Is this DS the first of a run that does not fit in what is left of the block? */
bool divide_is_torn(struct hppa_translation *t, const struct hppa_fields *o);

#endif
