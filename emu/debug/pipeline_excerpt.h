/*
 * pipeline_excerpt.h - a pipeline trace of an excerpt of a run: when each instruction issued, on which port, what it waited for.
 *
 *     struct pipeline_excerpt *w = pipeline_excerpt_new(&(struct pipeline_excerpt_options){.from = 0, .count = 10000});
 *     pipeline_excerpt_hooks(w, &options.hooks);
 *     ... run a machine with a timing model ...
 *     pipeline_excerpt_kanata(w, file);        the log that the viewer Konata reads (format "Kanata 0004")
 *     pipeline_excerpt_text(w, true, stdout);  the same as text
 *     pipeline_excerpt_free(w);
 *
 * Cycles count from the start of the run; kernel cycles are excluded. Lanes: S, the instruction stalls (for an
 * operand, a pending miss, its fetch); X, it issues; L, it blocks the pipeline (a lock, a branch penalty, a TLB miss, the
 * register stack). Instructions with X in the same cycle issued together.
 */
#ifndef PRECIS_EMU_DEBUG_PIPELINE_EXCERPT_H
#define PRECIS_EMU_DEBUG_PIPELINE_EXCERPT_H

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct pipeline_excerpt;
struct kernel_hooks;

struct pipeline_excerpt_options {
    uint64_t from, count; /* `count` instructions of all threads, starting with number `from` of the run */
    bool at;              /* start with the first instruction at `address` instead */
    uint64_t address;
    bool ends; /* end the run when the excerpt is complete */
};

/* Returns NULL if out of memory. */
struct pipeline_excerpt *pipeline_excerpt_new(const struct pipeline_excerpt_options *o);
/* Install the hooks `trace` and `ran`, and their context. Before and after the excerpt the run is not slowed down. */
void pipeline_excerpt_hooks(struct pipeline_excerpt *w, struct kernel_hooks *hooks);
void pipeline_excerpt_kanata(const struct pipeline_excerpt *w, FILE *out);
/* A row per instruction and a column per cycle; with fold, a wait of many cycles takes a few columns: "sx25s". */
void pipeline_excerpt_text(const struct pipeline_excerpt *w, bool fold, FILE *out);
/* The same as a JSON object; NULL if out of memory or if nothing is recorded. */
json_t *pipeline_excerpt_json(const struct pipeline_excerpt *w);
/* The number of instructions recorded so far. */
uint64_t pipeline_excerpt_size(const struct pipeline_excerpt *w);
void pipeline_excerpt_free(struct pipeline_excerpt *w);

#endif
