/* timeline.h - what a program saw and what happened to it, for a profile. */
#ifndef PRECIS_EMU_DEBUG_TIMELINE_H
#define PRECIS_EMU_DEBUG_TIMELINE_H

#include "emu/kernel/kernel.h"
#include "emu/report/profile.h"

/* Adds the arguments and the environment of a new program. */
void timeline_strings(struct profile_image *image, const struct kernel_strings *strings, struct space *space);
/* Adds an event. */
void timeline_event(struct profile *p, struct profile_image *image, const struct kernel_event *event);
/* Adds the buffers that are released at a cycle. */
void timeline_buffers(struct profile_image *image, uint64_t cycle, const struct profil_state *state, const struct profil_memory *memory,
                      enum profil_reason reason);

#endif
