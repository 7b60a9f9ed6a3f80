/* canvas.c - see canvas.h. */
#include "emu/panel/canvas.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void put(struct panel_canvas *c, int x, int y, uint32_t colour)
{
    if (x >= 0 && y >= 0 && x < c->width && y < c->height)
        c->pixels[(size_t)y * (size_t)c->width + (size_t)x] = colour;
}

void panel_fill(struct panel_canvas *c, int x, int y, int width, int height, uint32_t colour)
{
    int right = x + width < c->width ? x + width : c->width, bottom = y + height < c->height ? y + height : c->height;
    for (int row = y < 0 ? 0 : y; row < bottom; row++) {
        uint32_t *pixels = c->pixels + (size_t)row * (size_t)c->width;
        for (int column = x < 0 ? 0 : x; column < right; column++)
            pixels[column] = colour;
    }
}

void panel_copy(struct panel_canvas *c, int from_x, int from_y, int width, int height, int x, int y)
{
    int left = from_x < x ? from_x : x, right = from_x < x ? x : from_x, top = from_y < y ? from_y : y, low = from_y < y ? y : from_y;
    if (left < 0 || top < 0 || right + width > c->width || low + height > c->height)
        return;
    for (int row = 0; row < height; row++)
        memmove(&c->pixels[(size_t)(y + row) * (size_t)c->width + (size_t)x],
                &c->pixels[(size_t)(from_y + row) * (size_t)c->width + (size_t)from_x], (size_t)width * sizeof *c->pixels);
}

void panel_outline(struct panel_canvas *c, int x, int y, int width, int height, uint32_t colour)
{
    panel_fill(c, x, y, width, 1, colour);
    panel_fill(c, x, y + height - 1, width, 1, colour);
    panel_fill(c, x, y, 1, height, colour);
    panel_fill(c, x + width - 1, y, 1, height, colour);
}

/* ---- text ------------------------------------------------------------------------------------- */

/* The dots of a row at one size: bit 4 is the left one. */
static unsigned dots_of(const uint8_t *glyph, int row)
{
    return row >= 0 && row < PANEL_GLYPH_ROWS ? glyph[row] : 0;
}

/* One of the four pixels that each dot of a row becomes at twice the size: diagonals are smoothed by the rule of Scale2x (Mazzoleni, 2001):
 * a pixel takes the colour of the two neighbours at its corner if they are equal and the two others are not. */
static unsigned halves(unsigned dots, unsigned across, unsigned other_across, unsigned down, unsigned other_down)
{
    unsigned smoothed = ~(across ^ down) & (across ^ other_across) & (down ^ other_down);
    return ((smoothed & across) | (~smoothed & dots)) & ((1u << PANEL_GLYPH_COLUMNS) - 1);
}

/* The pixels of a row of a letter; the lowest bit is the right one. */
static unsigned ink(const uint8_t *glyph, int size, int y)
{
    if (size == PANEL_SMALL)
        return dots_of(glyph, y);
    unsigned dots = dots_of(glyph, y / 2), above = dots_of(glyph, y / 2 - 1), below = dots_of(glyph, y / 2 + 1), out = 0;
    unsigned left = halves(dots, dots >> 1, dots << 1, y & 1 ? below : above, y & 1 ? above : below);
    unsigned right = halves(dots, dots << 1, dots >> 1, y & 1 ? below : above, y & 1 ? above : below);
    for (int bit = 0; bit < PANEL_GLYPH_COLUMNS; bit++)
        out |= (left >> bit & 1) << (2 * bit + 1) | (right >> bit & 1) << (2 * bit);
    return out;
}

int panel_text(struct panel_canvas *c, int x, int y, int size, uint32_t colour, const char *text)
{
    for (; *text; text++, x += PANEL_CELL_WIDTH * size) {
        const uint8_t *glyph = panel_glyph(*text);
        for (int row = 0; *text != ' ' && row < PANEL_GLYPH_ROWS * size; row++) {
            unsigned pixels = ink(glyph, size, row);
            for (int column = PANEL_GLYPH_COLUMNS * size - 1; pixels; pixels >>= 1, column--)
                if (pixels & 1)
                    put(c, x + column, y + row, colour);
        }
    }
    return x;
}

int panel_print(struct panel_canvas *c, int x, int y, int size, uint32_t colour, const char *format, ...)
{
    char text[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return panel_text(c, x, y, size, colour, text);
}

static bool shows(const struct panel_canvas *c, int x, int y, int size, uint32_t colour, char letter)
{
    const uint8_t *glyph = panel_glyph(letter);
    for (int row = 0; row < PANEL_GLYPH_ROWS * size; row++) {
        unsigned pixels = ink(glyph, size, row);
        for (int column = PANEL_GLYPH_COLUMNS * size - 1; column >= 0; column--, pixels >>= 1) {
            int at_x = x + column, at_y = y + row;
            bool inside = at_x >= 0 && at_y >= 0 && at_x < c->width && at_y < c->height;
            bool inked = inside && c->pixels[(size_t)at_y * (size_t)c->width + (size_t)at_x] == colour;
            if (inked != (pixels & 1))
                return false;
        }
    }
    return true;
}

void panel_read(const struct panel_canvas *c, int x, int y, int size, uint32_t colour, char *text, size_t cap)
{
    size_t n = 0;
    for (; n + 1 < cap; n++, x += PANEL_CELL_WIDTH * size) {
        char letter = ' ';
        while (letter <= '~' && !shows(c, x, y, size, colour, letter))
            letter++;
        if (letter > '~')
            break;
        text[n] = letter;
    }
    text[n] = '\0';
}

/* ---- lamps and knobs -------------------------------------------------------------------------- */

static uint32_t mix(uint32_t a, uint32_t b, double share)
{
    uint32_t out = 0xff000000;
    for (unsigned shift = 0; shift < 24; shift += 8) {
        double x = (double)(a >> shift & 255), y = (double)(b >> shift & 255);
        out |= (uint32_t)(x + (y - x) * share + 0.5) << shift;
    }
    return out;
}

/* A disc with soft edges; `light` is the colour at its upper left. */
static void disc(struct panel_canvas *c, int x, int y, double radius, uint32_t colour, uint32_t light)
{
    int reach = (int)radius + 2;
    for (int row = -reach; row <= reach; row++)
        for (int column = -reach; column <= reach; column++) {
            double distance = sqrt(column * column + row * row), cover = radius + 0.5 - distance;
            double shine = sqrt((column + radius / 3) * (column + radius / 3) + (row + radius / 3) * (row + radius / 3)) / (radius + 1);
            int at_x = x + column, at_y = y + row;
            if (cover <= 0 || at_x < 0 || at_y < 0 || at_x >= c->width || at_y >= c->height)
                continue;
            uint32_t *pixel = &c->pixels[(size_t)at_y * (size_t)c->width + (size_t)at_x];
            *pixel = mix(*pixel, mix(light, colour, shine > 1 ? 1 : shine), cover > 1 ? 1 : cover);
        }
}

void panel_lamp(struct panel_canvas *c, int x, int y, int radius, uint32_t colour, bool lit)
{
    disc(c, x, y, radius + 1, 0xff101214, 0xff101214);
    if (lit)
        disc(c, x, y, radius, colour, mix(colour, 0xffffffff, 0.8));
    else
        disc(c, x, y, radius, mix(0xff17191c, colour, 0.13), mix(0xff2a2c30, colour, 0.13));
}

void panel_line(struct panel_canvas *c, int x0, int y0, int x1, int y1, uint32_t colour)
{
    int steps = abs(x1 - x0) > abs(y1 - y0) ? abs(x1 - x0) : abs(y1 - y0);
    for (int n = 0; n <= steps; n++)
        put(c, x0 + (steps ? (x1 - x0) * n / steps : 0), y0 + (steps ? (y1 - y0) * n / steps : 0), colour);
}

void panel_knob(struct panel_canvas *c, int x, int y, int radius, double position)
{
    static const double first = 0.75 * 3.14159265358979, range = 1.5 * 3.14159265358979;
    for (int n = 0; n <= 10; n++) {
        double a = first + range * n / 10;
        panel_line(c, x + (int)lround((radius + 3) * cos(a)), y + (int)lround((radius + 3) * sin(a)),
                   x + (int)lround((radius + 7) * cos(a)), y + (int)lround((radius + 7) * sin(a)), 0xffb8b4a8);
    }
    disc(c, x, y, radius, 0xff24272b, 0xff5c6067);
    disc(c, x, y, radius * 0.7, 0xff34383d, 0xff6c7078);
    double a = first + range * (position < 0 ? 0 : position > 1 ? 1 : position);
    for (int n = -1; n <= 1; n++)
        panel_line(c, x + n, y, x + n + (int)lround((radius - 3) * cos(a)), y + (int)lround((radius - 3) * sin(a)), 0xfff4efe2);
}
