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

/* What is at a point of the panel, whose left edge is at 0: a knob, a switch, or neither (-1 each). */
void panel_at(int x, int y, int *knob, int *button);

/* Where the hexadecimal value of a register row is drawn, from the panel's left edge, for panel_read(). */
void panel_row_place(unsigned row, int *x, int *y);
/* The colour of values. */
uint32_t panel_value_colour(void);

#endif
