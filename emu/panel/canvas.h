/*
 * canvas.h - pixels in memory, and what the panel is drawn with: rectangles, text in the panel's own letters, lamps, knobs.
 *
 * Nothing here depends on a screen or a library, so the same calls give the same pixels everywhere.
 */
#ifndef PRECIS_EMU_PANEL_CANVAS_H
#define PRECIS_EMU_PANEL_CANVAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct panel_canvas {
    int width, height;
    uint32_t *pixels; /* 0xffRRGGBB, row after row */
};

enum {
    PANEL_GLYPH_COLUMNS = 5,
    PANEL_GLYPH_ROWS = 9,
    PANEL_SMALL = 1,  /* the size of text: a cell of 6 by 10 pixels */
    PANEL_NORMAL = 2, /* 12 by 20 */
    PANEL_CELL_WIDTH = PANEL_GLYPH_COLUMNS + 1,
    PANEL_CELL_HEIGHT = PANEL_GLYPH_ROWS + 1,
    PANEL_LAMP_EDGE = 1,
};

/* The rows of dots of a character, PANEL_GLYPH_ROWS bytes; bit 4 is the left dot. Characters other than those of ASCII are drawn as '?'. */
const uint8_t *panel_glyph(char c);

/* All drawing is clipped to the canvas. Colours are 0xffRRGGBB. */
void panel_fill(struct panel_canvas *c, int x, int y, int width, int height, uint32_t colour);
/* Copies a rectangle to x, y; nothing, if one of the two is not all on the canvas. */
void panel_copy(struct panel_canvas *c, int from_x, int from_y, int width, int height, int x, int y);
void panel_outline(struct panel_canvas *c, int x, int y, int width, int height, uint32_t colour);
/* Draws text from its upper left corner; size PANEL_SMALL or PANEL_NORMAL. Returns the x after it. */
int panel_text(struct panel_canvas *c, int x, int y, int size, uint32_t colour, const char *text);
/* The same with printf's formats, at most 255 characters. */
int panel_print(struct panel_canvas *c, int x, int y, int size, uint32_t colour, const char *format, ...)
    __attribute__((format(printf, 6, 7)));
/* A round lamp, lit or not. x, y: its centre. It reaches PANEL_LAMP_EDGE pixels beyond its radius. */
void panel_lamp(struct panel_canvas *c, int x, int y, int radius, uint32_t colour, bool lit);
/* A knob whose pointer stands at position 0 to 1 of its scale. */
void panel_knob(struct panel_canvas *c, int x, int y, int radius, double position);
void panel_line(struct panel_canvas *c, int x0, int y0, int x1, int y1, uint32_t colour);

/* Reads text back from pixels: the characters that panel_text() draws there in that colour. For tests. */
void panel_read(const struct panel_canvas *c, int x, int y, int size, uint32_t colour, char *text, size_t cap);

/* Writes the pixels as a PNG file. Returns false on an error; errno says which. */
bool panel_png(const struct panel_canvas *c, const char *path);

#endif
