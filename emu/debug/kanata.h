/*
 * kanata.h - what the pipeline did, as a log that the viewer Konata reads (format "Kanata 0004").
 *
 *     struct kanata *k = kanata_new(file, 0, 10000);
 *     kanata_hooks(k, &options.hooks);
 *     ... run a machine with a timing model ...
 *     kanata_free(k);                         writes the log
 *
 * Lanes: F, the instruction waits to be issued; S, it waits for an operand, a late load or a fetch; X, it issues, on the port that its
 * label names; L, it holds the pipeline (a lock, a branch penalty). Instructions of one cycle issued together.
 */
#ifndef PRECIS_EMU_DEBUG_KANATA_H
#define PRECIS_EMU_DEBUG_KANATA_H

#include <stdint.h>
#include <stdio.h>

struct kanata;
struct kernel_hooks;

/* Instructions number from .. from + length - 1 of the run, all threads counted. NULL: no memory. */
struct kanata *kanata_new(FILE *out, uint64_t from, uint64_t length);
/* Takes the trace hook. */
void kanata_hooks(struct kanata *k, struct kernel_hooks *hooks);
void kanata_free(struct kanata *k);

#endif
