/*
 * draw.h - draws a state: a function of its arguments alone.
 */
#ifndef PRECIS_EMU_PANEL_DRAW_H
#define PRECIS_EMU_PANEL_DRAW_H

#include "emu/panel/canvas.h"
#include "emu/panel/state.h"

enum { PANEL_WIDTH = 1280, PANEL_HEIGHT = 900 };

/* Draws a state into the PANEL_WIDTH by PANEL_HEIGHT pixels from x on. before: what was drawn there last, of which only parts that differ
 * are drawn again; NULL if everything is. Returns the number of parts drawn. */
unsigned panel_draw(struct panel_canvas *c, int x, const struct panel_state *s, const struct panel_state *before);

/* Finds the knob or the switch at a point of the panel, whose left edge is at 0; -1 each for neither. */
void panel_at(int x, int y, int *knob, int *button);

/* Stores the position of the hexadecimal value of a register row, from the panel's left edge, for panel_read(). */
void panel_row_place(unsigned row, int *x, int *y);
/* The colour of values. */
uint32_t panel_value_colour(void);

#endif
