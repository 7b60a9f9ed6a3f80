/* draw.c - see draw.h. Colours are those of Okabe and Ito (2008), which the colour-blind can tell apart. */
#include "emu/panel/draw.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum {
    MARGIN = 20,
    ROW_HEIGHT = 24,
    ROWS_TOP = 46,
    LINE_HEIGHT = 22,
    KNOB_RADIUS = 22,
    KNOB_STEP = 118,
    BUTTON_STEP = 104,
    BUTTON_WIDTH = 30,
    BUTTON_HEIGHT = 52,
};

/* Where the parts are: of one machine, or of each of two side by side. */
struct layout {
    int width, height;
    int lamps_at, value_at, step[3]; /* from lamp to lamp: of registers of more than 40 bits, more than 32, others */
    int status_at, status_top;
    int code_top, code_width, word_at, word_top;
    int frame_at, frame_top, frame_step;
    int bars_top, bars_width, bars_height, causes_at, causes_width;
    int way_top, way_height, way_step;
    int controls_top, buttons_at;
    int text; /* the size of titles and of the way */
    bool narrow;
};

static const struct layout wide = {.width = PANEL_WIDTH,
                                   .height = PANEL_HEIGHT,
                                   .lamps_at = 140,
                                   .value_at = 764,
                                   .step = {9, 15, 18},
                                   .status_at = 984,
                                   .status_top = ROWS_TOP,
                                   .code_top = 222,
                                   .code_width = 640,
                                   .word_at = 676,
                                   .word_top = 222,
                                   .frame_at = 134,
                                   .frame_top = 340,
                                   .frame_step = 9,
                                   .bars_top = 378,
                                   .bars_width = 824,
                                   .bars_height = 96,
                                   .causes_at = 868,
                                   .causes_width = 76,
                                   .way_top = 584,
                                   .way_height = 118,
                                   .way_step = 19,
                                   .controls_top = 706,
                                   .buttons_at = 640,
                                   .text = PANEL_NORMAL};
static const struct layout narrow = {.width = PANEL_NARROW_WIDTH,
                                     .height = PANEL_NARROW_HEIGHT,
                                     .lamps_at = 126,
                                     .value_at = 584,
                                     .step = {6, 11, 13},
                                     .status_at = MARGIN,
                                     .status_top = 216,
                                     .code_top = 282,
                                     .code_width = 760,
                                     .word_at = MARGIN,
                                     .word_top = 402,
                                     .frame_at = 94,
                                     .frame_top = 512,
                                     .frame_step = 5,
                                     .bars_top = 550,
                                     .bars_width = 500,
                                     .bars_height = 86,
                                     .causes_at = 536,
                                     .causes_width = 40,
                                     .way_top = 738,
                                     .way_height = 66,
                                     .way_step = 11,
                                     .controls_top = 806,
                                     .buttons_at = 60,
                                     .text = PANEL_SMALL,
                                     .narrow = true};

static const struct layout *layout_of(const struct panel_canvas *c)
{
    return c->width == PANEL_WIDTH ? &wide : &narrow;
}

static const uint32_t BACK = 0xff23262b, DEEP = 0xff14171a, HEAD = 0xff6d1f24, INK = 0xfff4efe2, DIM = 0xff9a988f, FAINT = 0xff5d6066,
                      VALUE = 0xffb6f0c4, ORANGE = 0xffe69f00, SKY = 0xff56b4e9, GREEN = 0xff009e73, YELLOW = 0xfff0e442, BLUE = 0xff0072b2,
                      RED = 0xffd55e00, PINK = 0xffcc79a7;

/* ---- head, lamps, status ---------------------------------------------------------------------- */

static void draw_head(struct panel_canvas *c, int x, const struct panel_head *h)
{
    const struct layout *l = layout_of(c);
    panel_fill(c, x, 0, l->width, 38, HEAD);
    int at = l->narrow ? x + MARGIN : panel_text(c, x + MARGIN, 10, PANEL_NORMAL, INK, "p r e c i s") + 36;
    at = panel_print(c, at, 10, PANEL_NORMAL, INK, "%s  %s  %u MHz  HZ %u", h->machine, h->model, h->mhz, h->hz);
    char right[128];
    int length = snprintf(right, sizeof right, "%s  pid %d  %s", h->program, h->pid, h->dialect);
    int place = x + l->width - MARGIN - length * PANEL_CELL_WIDTH * PANEL_NORMAL;
    panel_text(c, place > at + 24 ? place : at + 24, 10, PANEL_NORMAL, INK, right);
}

void panel_row_place(const struct panel_canvas *c, unsigned row, int *x, int *y)
{
    *x = layout_of(c)->value_at;
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
    const struct layout *l = layout_of(c);
    panel_fill(c, x, ROWS_TOP - 4, (l->narrow ? l->width : l->status_at) - 8, PANEL_ROWS * ROW_HEIGHT + 6, BACK);
    for (unsigned k = 0; k < PANEL_ROWS && r->row[k].bits; k++) {
        const struct panel_row *row = &r->row[k];
        int value_x, y;
        panel_row_place(c, k, &value_x, &y);
        panel_text(c, x + MARGIN, y, PANEL_NORMAL, INK, row->name);
        struct lamp_row lamps = {.y = y + 6};
        int step = l->step[row->bits > 40 ? 0 : row->bits > 32 ? 1 : 2], gap = row->bits > 40 ? 1 : 2;
        int radius = step > 13 ? 6 : step > 9 ? 4 : step > 6 ? 3 : 2;
        for (int bit = row->bits - 1, at = x + l->lamps_at; bit >= 0; bit--, at += step + (bit % 4 == 3 ? gap : 0)) {
            const char letter[2] = {row->fields[0] ? row->fields[row->bits - 1 - bit] : '\0', '\0'};
            draw_lamp(c, &lamps, at, radius, letter[0], row->value >> bit & 1);
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
    const struct layout *l = layout_of(c);
    const unsigned count = sizeof lamps / sizeof *lamps;
    uint64_t micros = s->mhz ? s->cycles / s->mhz : 0;
    int left = x + l->status_at, top = l->status_top;
    panel_fill(c, left - 8, top - 2, l->width - l->status_at + 8, l->narrow ? 64 : PANEL_ROWS * ROW_HEIGHT + 4, BACK);
    for (unsigned k = 0; k < count; k++) {
        int y = l->narrow ? top : top + (int)(k % 3) * ROW_HEIGHT, at = left + (int)(l->narrow ? k * 124 : k / 3 * 116);
        bool small = l->narrow || k >= 3;
        panel_lamp(c, at + 6, y + 11, 7, lamps[k].colour, lamps[k].lit);
        panel_text(c, at + 20, y + (small ? 7 : 3), small ? PANEL_SMALL : PANEL_NORMAL, lamps[k].lit ? INK : DIM, lamps[k].name);
    }
    if (l->narrow) {
        panel_print(c, left, top + 24, PANEL_NORMAL, VALUE, "%" PRIu64 " cyc  %" PRIu64 ".%06" PRIu64 " s  %" PRIu64 " tick", s->cycles,
                    micros / 1000000, micros % 1000000, s->ticks);
        panel_print(c, left, top + 48, PANEL_SMALL, s->fault ? RED : DIM, "%.63s", s->note);
        return;
    }
    int y = top + 3 * ROW_HEIGHT + 4;
    panel_print(c, left, y, PANEL_NORMAL, VALUE, "%16" PRIu64 " cyc", s->cycles);
    panel_print(c, left, y + 22, PANEL_NORMAL, VALUE, "%9" PRIu64 ".%06" PRIu64 " s", micros / 1000000, micros % 1000000);
    panel_print(c, left, y + 44, PANEL_NORMAL, VALUE, "%16" PRIu64 " tick", s->ticks);
    panel_print(c, left, y + 70, PANEL_SMALL, s->fault ? RED : DIM, "%.46s", s->note);
}

/* ---- code, word, frame ------------------------------------------------------------------------ */

static void draw_code(struct panel_canvas *c, int x, const struct panel_code *code)
{
    const struct layout *o = layout_of(c);
    panel_fill(c, x + MARGIN, o->code_top, o->code_width, PANEL_LINES * LINE_HEIGHT + 6, DEEP);
    for (unsigned k = 0; k < PANEL_LINES; k++) {
        const struct panel_code_line *l = &code->line[k];
        int y = o->code_top + 4 + (int)k * LINE_HEIGHT;
        if (!l->text[0])
            continue;
        if (l->current)
            panel_fill(c, x + MARGIN, y - 2, o->code_width, 22, 0xff3a3320);
        int at = panel_print(c, x + MARGIN + 8, y, PANEL_NORMAL, l->current ? YELLOW : FAINT, "%s%0*" PRIx64 " ", l->current ? ">" : " ", 8,
                             l->pc);
        panel_print(c, at, y, PANEL_NORMAL, l->nullified ? FAINT : INK, "%.*s", (o->code_width - (at - x - MARGIN)) / 12, l->text);
        if (l->nullified)
            panel_fill(c, at, y + 8, 160, 2, RED);
        panel_print(c, x + MARGIN + o->code_width - 6 * (int)strlen(l->function) - 6, y + 5, PANEL_SMALL, DIM, "%s",
                    l->current ? l->function : "");
    }
}

/* The word as the table writes it: equal letters are one field, and share a colour. */
static void draw_fields(struct panel_canvas *c, int x, int top, const struct panel_word *w)
{
    static const uint32_t colours[] = {0xffe69f00, 0xff56b4e9, 0xff009e73, 0xfff0e442, 0xffcc79a7, 0xffd55e00};
    panel_text(c, x, top + 6, PANEL_NORMAL, INK, "bits");
    panel_text(c, x, top + 32, PANEL_NORMAL, INK, "fields");
    for (unsigned k = 0; w->fields[k] && w->bits[k]; k++) {
        char bit[2] = {w->bits[k], 0}, field[2] = {w->fields[k], 0};
        bool fixed = strchr("01- ", field[0]);
        uint32_t colour = fixed ? DIM : colours[(unsigned char)field[0] % (sizeof colours / sizeof *colours)];
        panel_text(c, x + 90 + (int)k * PANEL_CELL_WIDTH * 2, top + 6, PANEL_NORMAL, colour, bit);
        panel_text(c, x + 90 + (int)k * PANEL_CELL_WIDTH * 2, top + 32, PANEL_NORMAL, colour, field);
    }
    panel_text(c, x, top + 62, PANEL_SMALL, DIM, "0 and 1 are the operation; a letter is a field, - is ignored");
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

static void draw_bundle(struct panel_canvas *c, int x, int top, const struct panel_word *w)
{
    panel_print(c, x, top + 4, PANEL_NORMAL, VALUE, "%s", w->template_name);
    for (unsigned k = 0; k < 3; k++) {
        const struct panel_slot *slot = &w->slot[k];
        int y = top + 4 + (int)k * 34, at = x + 60;
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
    const struct layout *l = layout_of(c);
    int left = x + l->word_at;
    panel_fill(c, left - 4, l->word_top, l->width - l->word_at + 4, PANEL_LINES * LINE_HEIGHT + 6, BACK);
    if (w->template_name[0])
        draw_bundle(c, left, l->word_top, w);
    else if (w->fields[0])
        draw_fields(c, left, l->word_top, w);
}

/* The register file, and in it the frame: its place moves with calls, as CFM says. */
static void draw_frame(struct panel_canvas *c, int x, const struct panel_frame *f)
{
    enum { FILE_SIZE = 96 };
    const struct layout *l = layout_of(c);
    int end = x + l->frame_at + FILE_SIZE * l->frame_step + 14;
    panel_fill(c, x, l->frame_top, l->width, 34, BACK);
    if (!f->present)
        return;
    panel_text(c, x + MARGIN, l->frame_top + 6, PANEL_NORMAL, INK, "FRAME");
    unsigned first = (unsigned)(f->bsp / 8) % FILE_SIZE;
    for (unsigned n = 0; n < FILE_SIZE; n++) {
        unsigned from_frame = (n + FILE_SIZE - first) % FILE_SIZE, before = (first + FILE_SIZE - n) % FILE_SIZE;
        uint32_t colour = DEEP;
        if (from_frame < f->size)
            colour = from_frame < f->rotating ? PINK : from_frame < f->locals ? ORANGE : YELLOW;
        else if (before && before <= f->below)
            colour = BLUE;
        panel_fill(c, x + l->frame_at + (int)n * l->frame_step, l->frame_top + 6, l->frame_step - 2 + l->narrow, 18, colour);
    }
    panel_print(c, end, l->frame_top + 2, PANEL_SMALL, DIM, "local %u, out %u, rotating %u", f->locals, f->size - f->locals, f->rotating);
    panel_print(c, end, l->frame_top + 14, PANEL_SMALL, DIM, "callers' %u, bsp %" PRIx64, f->below, f->bsp);
}

/* ---- histograms, causes ----------------------------------------------------------------------- */

/* The functions with the most ticks, as bars beside their names. */
static void draw_ranking(struct panel_canvas *c, int left, int top, const struct panel_ranking *r)
{
    const struct layout *l = layout_of(c);
    int name = l->narrow ? 200 : 300, room = l->bars_width - name - 130;
    if (!r->count)
        panel_text(c, left + 10, top + 4, PANEL_SMALL, DIM, "no tick yet; if the program calls profil(), its counters appear here");
    for (uint32_t k = 0; k < r->count; k++) {
        int y = top + (int)k * 12, length = (int)((uint64_t)room * r->function[k].ticks / r->function[0].ticks);
        panel_print(c, left + 10, y, PANEL_SMALL, INK, "%.*s", name / PANEL_CELL_WIDTH - 2, r->function[k].name);
        panel_fill(c, left + name, y + 1, length + 1, 8, GREEN);
        panel_print(c, left + name + length + 8, y, PANEL_SMALL, VALUE, "%" PRIu64 "  %.1f%%", r->function[k].ticks,
                    100 * (double)r->function[k].ticks / (double)r->ticks);
    }
}

static void draw_histogram(struct panel_canvas *c, int x, int top, const struct panel_histogram *h, const struct panel_ranking *r,
                           uint32_t colour)
{
    const struct layout *l = layout_of(c);
    int left = x + MARGIN, bottom = top + l->bars_height - 16, room = l->bars_height - (l->narrow ? 38 : 46);
    panel_fill(c, left, top, l->bars_width, l->bars_height, DEEP);
    panel_text(c, left + 8, top + 6, l->text, h->present ? VALUE : DIM, h->title);
    if (!h->present) {
        if (r)
            draw_ranking(c, left, top + (l->narrow ? 20 : 30), r);
        return;
    }
    int width = h->bars ? (l->bars_width - 20) / (int)h->bars : 1;
    width = width > 14 ? 14 : width < 1 ? 1 : width;
    for (unsigned k = 0; k < h->bars; k++) {
        int height = h->most ? (int)(h->count[k] * (uint64_t)room / h->most) : 0, at = left + 10 + (int)k * width;
        if (h->count[k])
            panel_fill(c, at, bottom - height - 1, width > 3 ? width - 1 : width, height + 1, (int)k == h->pc_bar ? YELLOW : colour);
    }
    if (h->pc_bar >= 0)
        panel_fill(c, left + 10 + h->pc_bar * width + width / 2 - (width > 2), top + 24, 1, bottom - top - 24, YELLOW);
    panel_fill(c, left + 10, bottom, l->bars_width - 20, 1, FAINT);
    panel_print(c, left + 10, bottom + 4, PANEL_SMALL, DIM, "0x%" PRIx64, h->low);
    char text[64];
    int length = snprintf(text, sizeof text, "0x%" PRIx64, h->high);
    panel_text(c, left + l->bars_width - 10 - 6 * length, bottom + 4, PANEL_SMALL, DIM, text);
    length = snprintf(text, sizeof text, "most %" PRIu64, h->most);
    panel_text(c, left + l->bars_width - 10 - 6 * length, top + (l->narrow ? 6 : 10), PANEL_SMALL, DIM, text);
}

static void draw_causes(struct panel_canvas *c, int x, const struct panel_causes *p)
{
    static const uint32_t colours[PANEL_CAUSES] = {0xff009e73, 0xffe69f00, 0xffcc79a7, 0xffd55e00, 0xff56b4e9, 0xff0072b2,
                                                   0xfff0e442, 0xff8a8f98, 0xffb8b4a8, 0xff5d6066, 0xff3c3f45};
    const struct layout *l = layout_of(c);
    uint64_t sum = 0, done = 0;
    int left = x + l->causes_at, right = left + l->causes_width, height = 2 * l->bars_height - 20, top = l->bars_top + 28, y = top;
    panel_fill(c, left, l->bars_top, l->width - l->causes_at, 2 * l->bars_height + 8, BACK);
    panel_text(c, left, l->bars_top + 2, PANEL_NORMAL, INK, l->narrow ? "CYCLES BY CAUSE" : "WHERE THE CYCLES WENT");
    for (unsigned k = 0; k < p->count; k++)
        sum += p->cause[k].cycles;
    int lines = 0, shown = 1;
    for (unsigned k = 0; k < p->count; k++)
        shown += p->cause[k].cycles != 0;
    int step = height / shown < 22 ? height / shown : 22;
    if (!sum)
        panel_text(c, left, top, PANEL_SMALL, DIM, "no cycle yet");
    for (unsigned k = 0; sum && k < p->count; k++) {
        done += p->cause[k].cycles;
        int end = top + (int)((double)done / (double)sum * height);
        panel_fill(c, left, y, l->causes_width, end - y, colours[k]);
        y = end;
        double share = 100 * (double)p->cause[k].cycles / (double)sum;
        if (!p->cause[k].cycles)
            continue;
        panel_fill(c, right + 10, top + lines * step + 3, 12, 12, colours[k]);
        panel_print(c, right + 28, top + lines++ * step, PANEL_NORMAL, INK, "%5.1f%% %s", share, p->cause[k].name);
    }
}

static void draw_way(struct panel_canvas *c, int x, const struct panel_way *w)
{
    const struct layout *l = layout_of(c);
    panel_fill(c, x + MARGIN, l->way_top, l->width - 2 * MARGIN, l->way_height, DEEP);
    for (unsigned k = 0; k < PANEL_STEPS; k++)
        panel_text(c, x + MARGIN + 8, l->way_top + 2 + (int)k * l->way_step, l->text, k ? VALUE : INK, w->line[k]);
}

/* ---- controls --------------------------------------------------------------------------------- */

static void draw_knobs(struct panel_canvas *c, int x, const struct panel_controls *p)
{
    static const char *const knobs[] = {"SCALE", "ELEMENT", "DIALECT", "SPEED", "HZ"};
    int y = layout_of(c)->controls_top + 28;
    for (int k = 0; k < PANEL_KNOBS; k++) {
        int at = x + MARGIN + 50 + k * KNOB_STEP;
        panel_knob(c, at, y, KNOB_RADIUS, (double)p->knob[k].position);
        panel_text(c, at - 3 * (int)strlen(knobs[k]), y + 34, PANEL_SMALL, p->knob[k].chosen ? YELLOW : INK, knobs[k]);
        panel_text(c, at - 6 * (int)strlen(p->knob[k].value), y + 45, PANEL_NORMAL, VALUE, p->knob[k].value);
    }
}

static void draw_buttons(struct panel_canvas *c, int x, const struct panel_controls *p)
{
    static const char *const buttons[] = {"RUN", "HALT", "STEP", "BUNDLE", "TICK", "BACK"};
    const struct layout *l = layout_of(c);
    int y = l->controls_top + 6;
    for (int k = 0; k < PANEL_SWITCHES; k++) {
        int at = x + l->buttons_at + k * BUTTON_STEP;
        uint32_t base = p->button[k].disabled ? FAINT : k % 2 ? 0xffc8b68c : 0xff9b3a34;
        panel_fill(c, at, y, BUTTON_WIDTH, BUTTON_HEIGHT, base);
        panel_fill(c, at + 3, p->button[k].on ? y + 3 : y + BUTTON_HEIGHT / 2, BUTTON_WIDTH - 6, BUTTON_HEIGHT / 2 - 3,
                   p->button[k].disabled ? DIM : INK);
        panel_text(c, at - 6, y + BUTTON_HEIGHT + 4, PANEL_NORMAL, p->button[k].disabled ? FAINT : INK, buttons[k]);
    }
    panel_text(c, x + l->buttons_at - 6, l->height - 11, PANEL_SMALL, DIM,
               "r run  h halt  s step  b bundle  t tick  z back   tab, arrows, wheel: knobs   ? help   q quit");
}

/* Of two machines, the left one has the knobs and the right one the switches. */
static void draw_controls(struct panel_canvas *c, int x, const struct panel_controls *p)
{
    const struct layout *l = layout_of(c);
    panel_fill(c, x, l->controls_top, l->width, l->height - l->controls_top, 0xff1b1e22);
    if (!l->narrow || !x)
        draw_knobs(c, x, p);
    if (!l->narrow || x)
        draw_buttons(c, x, p);
}

void panel_at(const struct panel_canvas *c, int x, int y, int *knob, int *button)
{
    const struct layout *l = layout_of(c);
    int buttons = l->buttons_at + (l->narrow ? l->width : 0);
    *knob = *button = -1;
    for (int k = 0; k < PANEL_KNOBS; k++) {
        int dx = x - (MARGIN + 50 + k * KNOB_STEP), dy = y - (l->controls_top + 28);
        if (dx * dx + dy * dy <= (KNOB_RADIUS + 8) * (KNOB_RADIUS + 8))
            *knob = k;
    }
    for (int k = 0; k < PANEL_SWITCHES; k++) {
        int dx = x - (buttons + k * BUTTON_STEP), dy = y - (l->controls_top + 6);
        if (dx >= 0 && dx < BUTTON_WIDTH && dy >= 0 && dy < BUTTON_HEIGHT)
            *button = k;
    }
}

void panel_draw_help(struct panel_canvas *c)
{
    static const char *const lines[] = {
        "KEYS",
        "r  h  space    run; halt; one or the other",
        "s  b  t        one instruction, one bundle, to the next tick",
        "S  B  T        the same backwards;  z  back by the last unit",
        "Tab  arrows    choose a knob, turn it (click, right click, wheel)",
        "F12  q  ?      picture to precis-panel.png; quit; this list",
        "",
        "WHAT IT SHOWS",
        "lamps          the processor's registers, bit by bit",
        "code           the next instruction, and its word or bundle",
        "PROGRAM'S      the buffer that the program gave to profil()",
        "TRIAL          the same ticks in a buffer as the knobs say",
        "below          how the last tick's pc becomes a counter's number",
        "knobs          SCALE, ELEMENT, DIALECT: the trial buffer",
        "               SPEED: of the run; HZ: the program begins again",
    };
    const int count = sizeof lines / sizeof *lines, width = 780 + 2 * MARGIN, height = count * 24 + 2 * MARGIN;
    int x = (c->width - width) / 2, y = (c->height - height) / 2;
    panel_fill(c, x - 2, y - 2, width + 4, height + 4, YELLOW);
    panel_fill(c, x, y, width, height, DEEP);
    for (int k = 0; k < count; k++)
        panel_text(c, x + MARGIN, y + MARGIN + k * 24, PANEL_NORMAL, k == 0 || k == 7 ? YELLOW : INK, lines[k]);
}

/* ---- all of it -------------------------------------------------------------------------------- */

#define DIFFERS(part) (!before || memcmp(&s->part, &before->part, sizeof s->part) != 0)

unsigned panel_draw(struct panel_canvas *c, int x, const struct panel_state *s, const struct panel_state *before)
{
    const struct layout *l = layout_of(c);
    unsigned parts = 0;
    if (!before)
        panel_fill(c, x, 0, l->width, l->height, BACK);
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
    if (DIFFERS(own) || (!s->own.present && DIFFERS(ranking)))
        draw_histogram(c, x, l->bars_top, &s->own, &s->ranking, GREEN), parts++;
    if (DIFFERS(trial))
        draw_histogram(c, x, l->bars_top + l->bars_height + 8, &s->trial, NULL, SKY), parts++;
    if (DIFFERS(causes))
        draw_causes(c, x, &s->causes), parts++;
    if (DIFFERS(way))
        draw_way(c, x, &s->way), parts++;
    if (DIFFERS(controls))
        draw_controls(c, x, &s->controls), parts++;
    return parts;
}
