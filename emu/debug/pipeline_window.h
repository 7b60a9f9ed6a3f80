/*
 * pipeline_window.h - what the pipeline did with a window of a run's instructions: when each issued, on which port, what it waited for.
 *
 *     struct pipeline_window *w = pipeline_window_new(&(struct pipeline_window_options){.from = 0, .count = 10000});
 *     pipeline_window_hooks(w, &options.hooks);
 *     ... run a machine with a timing model ...
 *     pipeline_window_kanata(w, file);        the log that the viewer Konata reads (format "Kanata 0004")
 *     pipeline_window_text(w, stdout);        the same as text
 *     pipeline_window_free(w);
 *
 * Cycles are those of instructions, from the start of the run; the kernel's do not count. Lanes: S, the instruction waits (for an
 * operand, a late load, its fetch); X, it issues; L, it holds the pipeline (a lock, a branch penalty, an address translation, the
 * register stack). Instructions whose X is in the same cycle issued together.
 */
#ifndef PRECIS_EMU_DEBUG_PIPELINE_WINDOW_H
#define PRECIS_EMU_DEBUG_PIPELINE_WINDOW_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct pipeline_window;
struct kernel_hooks;

struct pipeline_window_options {
    uint64_t from, count;        /* instructions of the run, of all threads, from number `from` on */
    bool at;                     /* instead: … from the first on that stands at this address */
    uint64_t address;
    bool ends;                   /* when it is complete the run is over */
};

/* NULL: no memory. */
struct pipeline_window *pipeline_window_new(const struct pipeline_window_options *o);
/* Takes the hooks `trace` and `ran`, and their context. In front of number `from` and behind the window the run is as fast as without. */
void pipeline_window_hooks(struct pipeline_window *w, struct kernel_hooks *hooks);
void pipeline_window_kanata(const struct pipeline_window *w, FILE *out);
void pipeline_window_text(const struct pipeline_window *w, FILE *out);
/* How many instructions it has so far. */
uint64_t pipeline_window_size(const struct pipeline_window *w);
void pipeline_window_free(struct pipeline_window *w);

#endif
