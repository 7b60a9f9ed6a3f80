/* draw.c - see draw.h. Colours are those of Okabe and Ito (2008), which the colour-blind can tell apart. */
#include "emu/panel/draw.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum {
    MARGIN = 20,
    LAMPS_AT = 140,
    LAMPS_WIDTH = 600,
    ROW_HEIGHT = 26,
    ROWS_TOP = 52,
    VALUE_AT = 764,
    STATUS_AT = 984,
    CODE_TOP = 246,
    FRAME_TOP = 364,
    BARS_TOP = 402,
    BARS_WIDTH = 824,
    BARS_HEIGHT = 126,
    CAUSES_AT = 868,
    WAY_TOP = 668,
    CONTROLS_TOP = 794,
    KNOB_Y = CONTROLS_TOP + 34,
    KNOB_RADIUS = 22,
    KNOB_STEP = 118,
    BUTTON_AT = 640,
    BUTTON_STEP = 104,
    BUTTON_WIDTH = 30,
    BUTTON_HEIGHT = 52,
};

static const uint32_t BACK = 0xff23262b, DEEP = 0xff14171a, HEAD = 0xff6d1f24, INK = 0xfff4efe2, DIM = 0xff9a988f, FAINT = 0xff5d6066,
                      VALUE = 0xffb6f0c4, ORANGE = 0xffe69f00, SKY = 0xff56b4e9, GREEN = 0xff009e73, YELLOW = 0xfff0e442, BLUE = 0xff0072b2,
                      RED = 0xffd55e00, PINK = 0xffcc79a7;

/* ---- head, lamps, status ---------------------------------------------------------------------- */

static void draw_head(struct panel_canvas *c, int x, const struct panel_head *h)
{
    panel_fill(c, x, 0, PANEL_WIDTH, 38, HEAD);
    int at = panel_text(c, x + MARGIN, 10, PANEL_NORMAL, INK, "p r e c i s");
    at = panel_print(c, at + 36, 10, PANEL_NORMAL, INK, "%s  %s  %u MHz  HZ %u", h->machine, h->model, h->mhz, h->hz);
    char right[128];
    int length = snprintf(right, sizeof right, "%s  pid %d  %s", h->program, h->pid, h->dialect);
    int place = x + PANEL_WIDTH - MARGIN - length * PANEL_CELL_WIDTH * PANEL_NORMAL;
    panel_text(c, place > at + 24 ? place : at + 24, 10, PANEL_NORMAL, INK, right);
}

void panel_row_place(unsigned row, int *x, int *y)
{
    *x = VALUE_AT;
    *y = ROWS_TOP + (int)row * ROW_HEIGHT + 3;
}

uint32_t panel_value_colour(void)
{
    return VALUE;
}

/* Where a lamp of each look has been drawn: the others are copies of it, since most of a frame's time went into their soft edges. */
struct lamp_row {
    int x[2][2], y; /* by colour and light, or 0 */
};

static void draw_lamp(struct panel_canvas *c, struct lamp_row *r, int x, int radius, bool named, bool lit)
{
    int *first = &r->x[named][lit], reach = radius + PANEL_LAMP_EDGE;
    if (*first)
        panel_copy(c, *first - reach, r->y - reach, 2 * reach + 1, 2 * reach + 1, x - reach, r->y - reach);
    else
        panel_lamp(c, x, r->y, radius, named ? YELLOW : ORANGE, lit);
    *first = x;
}

static void draw_registers(struct panel_canvas *c, int x, const struct panel_registers *r)
{
    panel_fill(c, x, ROWS_TOP - 4, STATUS_AT - 8, PANEL_ROWS * ROW_HEIGHT + 8, BACK);
    for (unsigned k = 0; k < PANEL_ROWS && r->row[k].bits; k++) {
        const struct panel_row *row = &r->row[k];
        int value_x, y;
        panel_row_place(k, &value_x, &y);
        panel_text(c, x + MARGIN, y, PANEL_NORMAL, INK, row->name);
        struct lamp_row lamps = {.y = y + 6};
        int step = row->bits > 40 ? 9 : row->bits > 32 ? 15 : 18, gap = row->bits > 40 ? 1 : 2;
        for (int bit = row->bits - 1, at = x + LAMPS_AT; bit >= 0; bit--, at += step + (bit % 4 == 3 ? gap : 0)) {
            const char letter[2] = {row->fields[0] ? row->fields[row->bits - 1 - bit] : '\0', '\0'};
            draw_lamp(c, &lamps, at, step > 9 ? 6 : 3, letter[0], row->value >> bit & 1);
            panel_text(c, at - 2, y + 14, PANEL_SMALL, DIM, letter);
        }
        panel_print(c, x + value_x, y, PANEL_NORMAL, VALUE, "%0*" PRIx64, (row->bits + 3) / 4, row->value);
    }
}

static void draw_status(struct panel_canvas *c, int x, const struct panel_status *s)
{
    const struct {
        const char *name;
        bool lit;
        uint32_t colour;
    } lamps[] = {{"RUN", s->run, GREEN},
                 {"TICK", s->tick, YELLOW},
                 {"SYSCALL", s->call, SKY},
                 {"FAULT", s->fault, RED},
                 {"PROF DISABLED", s->profil_off, PINK},
                 {"OVERFLOW BIN", s->overflow, ORANGE}};
    panel_fill(c, x + STATUS_AT - 8, ROWS_TOP - 4, PANEL_WIDTH - STATUS_AT + 8, PANEL_ROWS * ROW_HEIGHT + 8, BACK);
    for (unsigned k = 0; k < sizeof lamps / sizeof *lamps; k++) {
        int y = ROWS_TOP + (int)(k % 3) * ROW_HEIGHT, at = x + STATUS_AT + (int)(k / 3) * 116;
        panel_lamp(c, at + 6, y + 11, 7, lamps[k].colour, lamps[k].lit);
        panel_text(c, at + 20, y + (k < 3 ? 3 : 7), k < 3 ? PANEL_NORMAL : PANEL_SMALL, lamps[k].lit ? INK : DIM, lamps[k].name);
    }
    int y = ROWS_TOP + 3 * ROW_HEIGHT + 6;
    uint64_t micros = s->mhz ? s->cycles / s->mhz : 0;
    panel_print(c, x + STATUS_AT, y, PANEL_NORMAL, VALUE, "%16" PRIu64 " cyc", s->cycles);
    panel_print(c, x + STATUS_AT, y + 24, PANEL_NORMAL, VALUE, "%9" PRIu64 ".%06" PRIu64 " s", micros / 1000000, micros % 1000000);
    panel_print(c, x + STATUS_AT, y + 48, PANEL_NORMAL, VALUE, "%16" PRIu64 " tick", s->ticks);
    panel_print(c, x + STATUS_AT, y + 76, PANEL_SMALL, s->fault ? RED : DIM, "%.46s", s->note);
}

/* ---- code, word, frame ------------------------------------------------------------------------ */

static void draw_code(struct panel_canvas *c, int x, const struct panel_code *code)
{
    panel_fill(c, x + MARGIN, CODE_TOP, 640, PANEL_LINES * 22 + 6, DEEP);
    for (unsigned k = 0; k < PANEL_LINES; k++) {
        const struct panel_code_line *l = &code->line[k];
        int y = CODE_TOP + 4 + (int)k * 22;
        if (!l->text[0])
            continue;
        if (l->current)
            panel_fill(c, x + MARGIN, y - 2, 640, 22, 0xff3a3320);
        int at = panel_print(c, x + MARGIN + 8, y, PANEL_NORMAL, l->current ? YELLOW : FAINT, "%s%0*" PRIx64 " ", l->current ? ">" : " ", 8,
                             l->pc);
        panel_print(c, at, y, PANEL_NORMAL, l->nullified ? FAINT : INK, "%.*s", (640 - (at - x - MARGIN)) / 12, l->text);
        if (l->nullified)
            panel_fill(c, at, y + 8, 160, 2, RED);
        panel_print(c, x + MARGIN + 640 - 6 * (int)strlen(l->function) - 6, y + 5, PANEL_SMALL, DIM, "%s", l->current ? l->function : "");
    }
}

/* The word as the table writes it: equal letters are one field, and share a colour. */
static void draw_fields(struct panel_canvas *c, int x, const struct panel_word *w)
{
    static const uint32_t colours[] = {0xffe69f00, 0xff56b4e9, 0xff009e73, 0xfff0e442, 0xffcc79a7, 0xffd55e00};
    panel_text(c, x, CODE_TOP + 6, PANEL_NORMAL, INK, "bits");
    panel_text(c, x, CODE_TOP + 32, PANEL_NORMAL, INK, "fields");
    for (unsigned k = 0; w->fields[k] && w->bits[k]; k++) {
        char bit[2] = {w->bits[k], 0}, field[2] = {w->fields[k], 0};
        bool fixed = strchr("01- ", field[0]);
        uint32_t colour = fixed ? DIM : colours[(unsigned char)field[0] % (sizeof colours / sizeof *colours)];
        panel_text(c, x + 90 + (int)k * PANEL_CELL_WIDTH * 2, CODE_TOP + 6, PANEL_NORMAL, colour, bit);
        panel_text(c, x + 90 + (int)k * PANEL_CELL_WIDTH * 2, CODE_TOP + 32, PANEL_NORMAL, colour, field);
    }
    panel_text(c, x, CODE_TOP + 62, PANEL_SMALL, DIM, "0 and 1 are the operation; a letter is a field, - is ignored");
}

static uint32_t unit_colour(char unit)
{
    switch (unit) {
    case 'M': return BLUE;
    case 'I': return GREEN;
    case 'F': return PINK;
    case 'B': return RED;
    default: return FAINT;
    }
}

static void draw_bundle(struct panel_canvas *c, int x, const struct panel_word *w)
{
    panel_print(c, x, CODE_TOP + 4, PANEL_NORMAL, VALUE, "%s", w->template_name);
    for (unsigned k = 0; k < 3; k++) {
        const struct panel_slot *slot = &w->slot[k];
        int y = CODE_TOP + 4 + (int)k * 34, at = x + 60;
        char unit[2] = {w->template_name[k], 0};
        panel_fill(c, at, y, 520, 26, slot->current ? 0xff3a3320 : DEEP);
        panel_fill(c, at, y, 26, 26, unit_colour(unit[0]));
        panel_text(c, at + 8, y + 5, PANEL_NORMAL, INK, unit);
        panel_print(c, at + 36, y + 5, PANEL_NORMAL, slot->current ? YELLOW : INK, "%.39s", slot->text);
        if (slot->stop) {
            panel_fill(c, at, y + 28, 520, 3, YELLOW);
            panel_text(c, at + 526, y + 24, PANEL_SMALL, YELLOW, ";;");
        }
    }
}

static void draw_word(struct panel_canvas *c, int x, const struct panel_word *w)
{
    panel_fill(c, x + 672, CODE_TOP, PANEL_WIDTH - 672, PANEL_LINES * 22 + 6, BACK);
    if (w->template_name[0])
        draw_bundle(c, x + 676, w);
    else if (w->fields[0])
        draw_fields(c, x + 676, w);
}

/* The register file, and in it the frame: its place moves with calls, as CFM says. */
static void draw_frame(struct panel_canvas *c, int x, const struct panel_frame *f)
{
    enum { FILE_SIZE = 96, STEP = 9 };
    panel_fill(c, x, FRAME_TOP, PANEL_WIDTH, 34, BACK);
    if (!f->present)
        return;
    panel_text(c, x + MARGIN, FRAME_TOP + 6, PANEL_NORMAL, INK, "FRAME");
    unsigned first = (unsigned)(f->bsp / 8) % FILE_SIZE;
    for (unsigned n = 0; n < FILE_SIZE; n++) {
        unsigned from_frame = (n + FILE_SIZE - first) % FILE_SIZE, before = (first + FILE_SIZE - n) % FILE_SIZE;
        uint32_t colour = DEEP;
        if (from_frame < f->size)
            colour = from_frame < f->rotating ? PINK : from_frame < f->locals ? ORANGE : YELLOW;
        else if (before && before <= f->below)
            colour = BLUE;
        panel_fill(c, x + LAMPS_AT - 6 + (int)n * STEP, FRAME_TOP + 6, STEP - 2, 18, colour);
    }
    panel_print(c, x + LAMPS_AT + FILE_SIZE * STEP + 8, FRAME_TOP + 2, PANEL_SMALL, DIM, "local %u, out %u, rotating %u", f->locals,
                f->size - f->locals, f->rotating);
    panel_print(c, x + LAMPS_AT + FILE_SIZE * STEP + 8, FRAME_TOP + 14, PANEL_SMALL, DIM, "callers' %u, bsp %" PRIx64, f->below, f->bsp);
}

/* ---- histograms, causes ----------------------------------------------------------------------- */

static void draw_histogram(struct panel_canvas *c, int x, int top, const struct panel_histogram *h, uint32_t colour)
{
    int left = x + MARGIN, bottom = top + BARS_HEIGHT - 16, room = BARS_HEIGHT - 46;
    panel_fill(c, left, top, BARS_WIDTH, BARS_HEIGHT, DEEP);
    panel_text(c, left + 8, top + 6, PANEL_NORMAL, h->present ? VALUE : FAINT, h->title);
    if (!h->present)
        return;
    int width = h->bars ? (BARS_WIDTH - 20) / (int)h->bars : 2;
    width = width > 14 ? 14 : width;
    for (unsigned k = 0; k < h->bars; k++) {
        int height = h->most ? (int)(h->count[k] * (uint64_t)room / h->most) : 0, at = left + 10 + (int)k * width;
        if (h->count[k])
            panel_fill(c, at, bottom - height - 1, width > 3 ? width - 1 : width, height + 1, (int)k == h->pc_bar ? YELLOW : colour);
    }
    if (h->pc_bar >= 0)
        panel_fill(c, left + 10 + h->pc_bar * width + width / 2 - (width > 2), top + 28, 1, bottom - top - 28, YELLOW);
    panel_fill(c, left + 10, bottom, BARS_WIDTH - 20, 1, FAINT);
    panel_print(c, left + 10, bottom + 4, PANEL_SMALL, DIM, "0x%" PRIx64, h->low);
    char text[64];
    int length = snprintf(text, sizeof text, "0x%" PRIx64, h->high);
    panel_text(c, left + BARS_WIDTH - 10 - 6 * length, bottom + 4, PANEL_SMALL, DIM, text);
    length = snprintf(text, sizeof text, "most %" PRIu64, h->most);
    panel_text(c, left + BARS_WIDTH - 10 - 6 * length, top + 10, PANEL_SMALL, DIM, text);
}

static void draw_causes(struct panel_canvas *c, int x, const struct panel_causes *p)
{
    static const uint32_t colours[PANEL_CAUSES] = {0xff009e73, 0xffe69f00, 0xffcc79a7, 0xffd55e00, 0xff56b4e9,
                                                   0xff0072b2, 0xfff0e442, 0xff8a8f98, 0xffb8b4a8, 0xff5d6066};
    uint64_t sum = 0, done = 0;
    int height = 2 * BARS_HEIGHT - 22, top = BARS_TOP + 28, y = top;
    panel_fill(c, x + CAUSES_AT, BARS_TOP, PANEL_WIDTH - CAUSES_AT, 2 * BARS_HEIGHT + 8, BACK);
    panel_text(c, x + CAUSES_AT, BARS_TOP + 2, PANEL_NORMAL, INK, "WHERE THE CYCLES WENT");
    for (unsigned k = 0; k < p->count; k++)
        sum += p->cause[k].cycles;
    int lines = 0;
    for (unsigned k = 0; sum && k < p->count; k++) {
        done += p->cause[k].cycles;
        int end = top + (int)((double)done / (double)sum * height);
        panel_fill(c, x + CAUSES_AT, y, 76, end - y, colours[k]);
        y = end;
        double share = 100 * (double)p->cause[k].cycles / (double)sum;
        if (!p->cause[k].cycles)
            continue;
        panel_fill(c, x + CAUSES_AT + 96, top + lines * 22 + 3, 12, 12, colours[k]);
        panel_print(c, x + CAUSES_AT + 116, top + lines++ * 22, PANEL_NORMAL, INK, "%5.1f%% %s", share, p->cause[k].name);
    }
}

static void draw_way(struct panel_canvas *c, int x, const struct panel_way *w)
{
    panel_fill(c, x + MARGIN, WAY_TOP, PANEL_WIDTH - 2 * MARGIN, 120, DEEP);
    for (unsigned k = 0; k < PANEL_STEPS; k++)
        panel_text(c, x + MARGIN + 8, WAY_TOP + 3 + (int)k * 19, PANEL_NORMAL, k ? VALUE : INK, w->line[k]);
}

/* ---- controls --------------------------------------------------------------------------------- */

static void draw_controls(struct panel_canvas *c, int x, const struct panel_controls *p)
{
    static const char *const knobs[] = {"SCALE", "ELEMENT", "DIALECT", "SPEED", "HZ"};
    static const char *const buttons[] = {"RUN", "HALT", "STEP", "BUNDLE", "TICK", "BACK"};
    panel_fill(c, x, CONTROLS_TOP, PANEL_WIDTH, PANEL_HEIGHT - CONTROLS_TOP, 0xff1b1e22);
    for (int k = 0; k < PANEL_KNOBS; k++) {
        int at = x + MARGIN + 50 + k * KNOB_STEP;
        panel_knob(c, at, KNOB_Y, KNOB_RADIUS, (double)p->knob[k].position);
        panel_text(c, at - 3 * (int)strlen(knobs[k]), KNOB_Y + 34, PANEL_SMALL, p->knob[k].chosen ? YELLOW : INK, knobs[k]);
        panel_text(c, at - 6 * (int)strlen(p->knob[k].value), KNOB_Y + 46, PANEL_NORMAL, VALUE, p->knob[k].value);
    }
    for (int k = 0; k < PANEL_SWITCHES; k++) {
        int at = x + BUTTON_AT + k * BUTTON_STEP, y = CONTROLS_TOP + 14;
        uint32_t base = p->button[k].disabled ? FAINT : k % 2 ? 0xffc8b68c : 0xff9b3a34;
        panel_fill(c, at, y, BUTTON_WIDTH, BUTTON_HEIGHT, base);
        panel_fill(c, at + 3, p->button[k].on ? y + 3 : y + BUTTON_HEIGHT / 2, BUTTON_WIDTH - 6, BUTTON_HEIGHT / 2 - 3,
                   p->button[k].disabled ? DIM : INK);
        panel_text(c, at - 6, y + BUTTON_HEIGHT + 8, PANEL_NORMAL, p->button[k].disabled ? FAINT : INK, buttons[k]);
    }
    panel_text(c, x + BUTTON_AT - 6, PANEL_HEIGHT - 12, PANEL_SMALL, DIM,
               "r run  h halt  s step  b bundle  t tick  z back   tab, arrows, wheel: knobs   F12 screenshot   q quit");
}

void panel_at(int x, int y, int *knob, int *button)
{
    *knob = *button = -1;
    for (int k = 0; k < PANEL_KNOBS; k++) {
        int dx = x - (MARGIN + 50 + k * KNOB_STEP), dy = y - KNOB_Y;
        if (dx * dx + dy * dy <= (KNOB_RADIUS + 8) * (KNOB_RADIUS + 8))
            *knob = k;
    }
    for (int k = 0; k < PANEL_SWITCHES; k++) {
        int dx = x - (BUTTON_AT + k * BUTTON_STEP), dy = y - (CONTROLS_TOP + 14);
        if (dx >= 0 && dx < BUTTON_WIDTH && dy >= 0 && dy < BUTTON_HEIGHT)
            *button = k;
    }
}

/* ---- all of it -------------------------------------------------------------------------------- */

#define DIFFERS(part) (!before || memcmp(&s->part, &before->part, sizeof s->part) != 0)

unsigned panel_draw(struct panel_canvas *c, int x, const struct panel_state *s, const struct panel_state *before)
{
    unsigned parts = 0;
    if (!before)
        panel_fill(c, x, 0, PANEL_WIDTH, PANEL_HEIGHT, BACK);
    if (DIFFERS(head))
        draw_head(c, x, &s->head), parts++;
    if (DIFFERS(registers))
        draw_registers(c, x, &s->registers), parts++;
    if (DIFFERS(status))
        draw_status(c, x, &s->status), parts++;
    if (DIFFERS(code))
        draw_code(c, x, &s->code), parts++;
    if (DIFFERS(word))
        draw_word(c, x, &s->word), parts++;
    if (DIFFERS(frame))
        draw_frame(c, x, &s->frame), parts++;
    if (DIFFERS(own))
        draw_histogram(c, x, BARS_TOP, &s->own, GREEN), parts++;
    if (DIFFERS(trial))
        draw_histogram(c, x, BARS_TOP + BARS_HEIGHT + 8, &s->trial, SKY), parts++;
    if (DIFFERS(causes))
        draw_causes(c, x, &s->causes), parts++;
    if (DIFFERS(way))
        draw_way(c, x, &s->way), parts++;
    if (DIFFERS(controls))
        draw_controls(c, x, &s->controls), parts++;
    return parts;
}
