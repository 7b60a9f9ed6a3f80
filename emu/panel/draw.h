/*
 * draw.h - draws a state: a function of its arguments alone.
 */
#ifndef PRECIS_EMU_PANEL_DRAW_H
#define PRECIS_EMU_PANEL_DRAW_H

#include "emu/panel/canvas.h"
#include "emu/panel/state.h"

/* The pixels of one machine, and of each of two side by side, which share the controls. */
enum { PANEL_WIDTH = 1280, PANEL_HEIGHT = 800, PANEL_NARROW_WIDTH = 800, PANEL_NARROW_HEIGHT = 900 };

/* Draws a state into the pixels from x on; on a canvas of PANEL_WIDTH as one machine, on any other as one of two. before: what was drawn
 * there last, of which only parts that differ are drawn again; NULL if everything is. Returns the number of parts drawn. */
unsigned panel_draw(struct panel_canvas *c, int x, const struct panel_state *s, const struct panel_state *before);

/* Finds the knob or the switch at a point of the canvas; -1 each for neither. */
void panel_at(const struct panel_canvas *c, int x, int y, int *knob, int *button);

/* Draws the list of keys and of what the panel shows over the canvas. */
void panel_draw_help(struct panel_canvas *c);

/* Stores the position of the hexadecimal value of a register row, from the panel's left edge, for panel_read(). */
void panel_row_place(const struct panel_canvas *c, unsigned row, int *x, int *y);
/* The colour of values. */
uint32_t panel_value_colour(void);

#endif
