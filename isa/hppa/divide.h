/* divide.h - translates sequences of divide steps as one (private to isa/hppa). */
#ifndef PRECIS_ISA_HPPA_DIVIDE_H
#define PRECIS_ISA_HPPA_DIVIDE_H

#include "isa/hppa/translate.h"

/* Try to translate the DS with these fields as the start of a sequence of divide steps. Returns true if the whole sequence has been
 * translated; its remaining instructions then have nothing left to do. */
bool divide_run(struct hppa_translation *t, const struct hppa_fields *o);

SEM(ds);

/* Returns whether this DS starts a sequence that does not fit into the rest of the block. */
bool divide_would_split(struct hppa_translation *t, const struct hppa_fields *o);

#endif
