/* explain_cause.h - precis explain CAUSE: the causes of cycles that lists print. */
#ifndef PRECIS_EMU_CLI_EXPLAIN_CAUSE_H
#define PRECIS_EMU_CLI_EXPLAIN_CAUSE_H

#include <jansson.h>
#include <stdbool.h>

struct isa;

/* Appends an object {cause, machine, explanation, source} for each machine, or for `only`, that has a cause of this name: "dcache",
 * "stall:LOAD", or the name of a column in callgrind's data, "StallLOAD". The machine of a cause that all have is null. Returns false if
 * the name is unknown. */
bool explain_cause(const struct isa *only, const char *name, json_t *list);
/* Appends the names of a machine's causes. */
void list_causes(const struct isa *isa, json_t *list);

#endif
