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
    for (int row = y < 0 ? 0 : y; row < bottom; row++)
        for (int column = x < 0 ? 0 : x; column < right; column++)
            c->pixels[(size_t)row * (size_t)c->width + (size_t)column] = colour;
}

void panel_outline(struct panel_canvas *c, int x, int y, int width, int height, uint32_t colour)
{
    panel_fill(c, x, y, width, 1, colour);
    panel_fill(c, x, y + height - 1, width, 1, colour);
    panel_fill(c, x, y, 1, height, colour);
    panel_fill(c, x + width - 1, y, 1, height, colour);
}

/* ---- text ------------------------------------------------------------------------------------- */

static bool dot(const uint8_t *glyph, int column, int row)
{
    return column >= 0 && row >= 0 && column < PANEL_GLYPH_COLUMNS && row < PANEL_GLYPH_ROWS && (glyph[row] >> (4 - column) & 1);
}

/* One of the four pixels that a dot becomes at twice the size: diagonals are smoothed by the rule of Scale2x (Mazzoleni, 2001): a pixel
 * takes the colour of the two neighbours at its corner if they are equal and the two others are not. */
static bool half_dot(const uint8_t *glyph, int column, int row, int right, int below)
{
    bool across = dot(glyph, column + (right ? 1 : -1), row), other_across = dot(glyph, column + (right ? -1 : 1), row);
    bool down = dot(glyph, column, row + (below ? 1 : -1)), other_down = dot(glyph, column, row + (below ? -1 : 1));
    return across == down && across != other_across && down != other_down ? across : dot(glyph, column, row);
}

static bool is_inked(const uint8_t *glyph, int size, int x, int y)
{
    return size == PANEL_SMALL ? dot(glyph, x, y) : half_dot(glyph, x / 2, y / 2, x & 1, y & 1);
}

int panel_text(struct panel_canvas *c, int x, int y, int size, uint32_t colour, const char *text)
{
    for (; *text; text++, x += PANEL_CELL_WIDTH * size) {
        const uint8_t *glyph = panel_glyph(*text);
        for (int row = 0; *text != ' ' && row < PANEL_GLYPH_ROWS * size; row++)
            for (int column = 0; column < PANEL_GLYPH_COLUMNS * size; column++)
                if (is_inked(glyph, size, column, row))
                    put(c, x + column, y + row, colour);
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
    for (int row = 0; row < PANEL_GLYPH_ROWS * size; row++)
        for (int column = 0; column < PANEL_GLYPH_COLUMNS * size; column++) {
            int at_x = x + column, at_y = y + row;
            bool inside = at_x >= 0 && at_y >= 0 && at_x < c->width && at_y < c->height;
            bool ink = inside && c->pixels[(size_t)at_y * (size_t)c->width + (size_t)at_x] == colour;
            if (ink != is_inked(glyph, size, column, row))
                return false;
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
