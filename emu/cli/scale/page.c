/* page.c - the page of precis scale --measure --all --html: instructions above the counters in which they count. Scales are chosen by
 * radio buttons and CSS, so that the page needs no script. */
#include "emu/cli/scale/survey.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/cli/scale/self_profile.h"

/* Pixels. */
enum { WIDTH = 1160, UNIT_TOP = 16, LINE = 13, STRIPE = 6, GAP = 10, COUNTER = 46, FOOT = 18, CHARACTER = 6 };
enum { COLOURS = 6, FIRST_SCALE = 0x8000, MOST_BYTES = 256 };

static const char style[] =
    ":root{--back:#f7f8fc;--ink:#1c2333;--soft:#5b6478;--card:#fff;--line:#c9cede;--code:#c3e4f7;--idle:#e6e8ef;"
    "--c0:#5b8def;--c1:#41ab82;--c2:#dfa13a;--c3:#b06fd0;--c4:#e0664f;--c5:#3aa7b8}\n"
    "@media(prefers-color-scheme:dark){:root{--back:#12151d;--ink:#e4e8f2;--soft:#98a2b8;--card:#1b2030;--line:#39415a;--code:#24405a;"
    "--idle:#272d3d}}\n"
    "body{background:var(--back);color:var(--ink);font:15px/1.5 system-ui,sans-serif;max-width:1200px;margin:24px auto;padding:0 20px}\n"
    "h1{font-size:26px;margin:0}h2{font-size:17px;margin:26px 0 2px}h2 span{font-weight:400;color:var(--soft);font-size:14px}\n"
    "p{margin:6px 0}p.say{color:var(--soft);font-size:14px}pre{background:var(--card);border:1px solid var(--line);border-radius:6px;"
    "padding:10px 14px;font-size:13px;line-height:1.4;overflow-x:auto}\n"
    "input{position:absolute;opacity:0}nav{display:flex;flex-wrap:wrap;gap:6px;position:sticky;top:0;background:var(--back);padding:10px "
    "0}\n"
    "nav b{align-self:center;margin-right:8px}label{background:var(--idle);border-radius:6px;padding:4px 12px;cursor:pointer;"
    "font:13px ui-monospace,monospace}\n"
    "svg{width:100%;height:auto;display:block}text{font:10px ui-monospace,monospace;fill:var(--ink)}text.soft{fill:var(--soft)}\n"
    "rect.unit{fill:var(--code);stroke:var(--line)}rect.idle{fill:var(--idle)}rect.box{fill:none;stroke-width:1.5}\n"
    "rect.never{stroke:var(--line)!important;stroke-dasharray:3 3}.v{display:none}\n"
    "table{border-collapse:collapse;font:12px ui-monospace,monospace;width:100%}td,th{padding:3px 8px;text-align:right;"
    "border-bottom:1px solid var(--line);white-space:nowrap}th{color:var(--soft);font-weight:600}td small{color:var(--soft)}\n"
    ".wide{overflow-x:auto}\n";

static void put_text(FILE *out, const char *text, size_t most)
{
    for (size_t i = 0; text[i] && i < most; i++)
        switch (text[i]) {
        case '<': fputs("&lt;", out); break;
        case '>': fputs("&gt;", out); break;
        case '&': fputs("&amp;", out); break;
        case '\t': fputc(' ', out); break;
        default: fputc(text[i], out); break;
        }
}

/* ---- a machine -------------------------------------------------------------------------------------- */

static double position(const struct survey *l, double bytes)
{
    return bytes * WIDTH / l->bytes;
}

static unsigned most_lines(const struct survey *l)
{
    unsigned most = 1;
    for (size_t i = 0; i < l->n; i++)
        most = l->units[i].texts > most ? l->units[i].texts : most;
    return most;
}

/* Writes as much of an instruction's text as fits: all, or the mnemonic; without a bundle's template. */
static void draw_text(FILE *out, const char *text, double x, double y, double width)
{
    const char *template = *text == '[' ? strchr(text, ']') : NULL;
    text = template ? template + 1 : text;
    text += strspn(text, " ");
    size_t length = strlen(text), predicate = *text == '(' ? strcspn(text, " ") + 1 : 0;
    size_t mnemonic = predicate < length ? predicate + strcspn(text + predicate, " \t") : length;
    if ((double)mnemonic * CHARACTER > width)
        return;
    fprintf(out, "<text x='%.1f' y='%.1f' text-anchor='middle'>", x + width / 2, y);
    put_text(out, text, (double)(length + 1) * CHARACTER <= width ? length : mnemonic);
    fputs("</text>", out);
}

static void draw_units(FILE *out, const struct survey *l, unsigned lines)
{
    for (size_t i = 0; i < l->n; i++) {
        const struct survey_unit *u = &l->units[i];
        double x = position(l, u->offset), width = position(l, u->size);
        fprintf(out, "<g><title>+0x%x, %u bytes, %" PRIu64 " ticks:", u->offset, u->size, u->ticks);
        for (unsigned k = 0; k < u->texts; k++) {
            fputs(k ? "; " : " ", out);
            put_text(out, u->text[k], SIZE_MAX);
        }
        fprintf(out, "</title><rect class='unit%s' x='%.1f' y='%d' width='%.1f' height='%u' rx='3'/>", u->ticks ? "" : " idle", x + 0.5,
                UNIT_TOP, width - 1, lines * LINE + 8);
        for (unsigned k = 0; k < u->texts; k++)
            draw_text(out, u->text[k], x, UNIT_TOP + 14 + k * LINE, width);
        if (width >= 5 * CHARACTER)
            fprintf(out, "<text class='soft' x='%.1f' y='11' text-anchor='middle'>+%x</text>", x + width / 2, u->offset);
        fputs("</g>\n", out);
    }
}

/* Draws under each executed unit the colour of its counter. */
static void draw_stripes(FILE *out, const struct survey *l, const struct survey_row *r, unsigned element, double y)
{
    for (size_t i = 0; i < l->n; i++) {
        const struct survey_unit *u = &l->units[i];
        if (u->ticks)
            fprintf(out, "<rect x='%.1f' y='%.1f' width='%.1f' height='%d' fill='var(--c%u)'/>", position(l, u->offset) + 0.5, y,
                    position(l, u->size) - 1, STRIPE, (unsigned)survey_counter(l, r, u, element) % COLOURS);
    }
}

static void draw_counters(FILE *out, const struct survey *l, const struct survey_row *r, double bytes, double y)
{
    uint64_t most = 1;
    for (size_t i = 0; i < r->counters; i++)
        most = r->counts[i] > most ? r->counts[i] : most;
    for (size_t i = 0; i < r->counters; i++) {
        double x = position(l, (double)i * bytes), end = position(l, ((double)i + 1) * bytes), width = (end < WIDTH ? end : WIDTH) - x;
        double height = (double)r->counts[i] * (COUNTER - 2) / (double)most;
        fprintf(out, "<g><title>counter %zu: %" PRIu64 " ticks</title>", i, r->counts[i]);
        fprintf(out, "<rect class='box%s' x='%.1f' y='%.1f' width='%.1f' height='%d' rx='2' style='stroke:var(--c%u)'/>",
                r->counts[i] ? "" : " never", x + 1, y, width > 3 ? width - 2 : 1.0, COUNTER, (unsigned)i % COLOURS);
        if (r->counts[i])
            fprintf(out, "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='var(--c%u)'/>", x + 2, y + COUNTER - 1 - height,
                    width > 5 ? width - 4 : 1.0, height, (unsigned)i % COLOURS);
        if (width >= 5 * CHARACTER)
            fprintf(out, "<text class='soft' x='%.1f' y='%.1f' text-anchor='middle'>[%zu]%s</text>", x + width / 2, y + COUNTER + 13, i,
                    r->counts[i] || width < 11 * CHARACTER ? "" : " never");
        fputs("</g>", out);
    }
}

static double bytes_per_counter(const struct survey_row *r, unsigned element)
{
    return element * 65536.0 / (double)r->scale;
}

static bool is_drawn(const struct survey_row *r, unsigned element)
{
    return bytes_per_counter(r, element) <= MOST_BYTES;
}

static void draw_machine(FILE *out, const struct survey *l, unsigned element)
{
    unsigned lines = most_lines(l);
    double stripes = UNIT_TOP + lines * LINE + 10, counters = stripes + STRIPE + GAP;
    unsigned least, most;

    fprintf(out, "<section><h2>%s <span>%u bytes, %u instructions, %.2f bytes each</span></h2>\n", l->isa->long_name, l->bytes,
            l->instructions, survey_instruction_bytes(l));
    survey_lengths(l, &least, &most);
    if (isa_lengths_vary(l->isa))
        fprintf(out, "<p class='say'>Each has %u to %u bytes; others of the machine have %u to %u.</p>\n", least, most,
                l->isa->sample_bytes, isa_most_bytes(l->isa));
    if (l->code->system->note)
        fprintf(out, "<p class='say'>It runs %s.</p>\n", l->code->system->note);
    for (unsigned k = 0; k < SURVEY_ROWS; k++)
        if (is_drawn(&l->rows[k], element))
            fprintf(out, "<p class='say v v%u'>%zu of %zu counters count; each of them holds %.2f %ss on average.</p>\n", k,
                    l->rows[k].counting, l->rows[k].counters, (double)l->executed / (double)l->rows[k].counting, l->isa->sample_unit);
    fprintf(out, "<svg viewBox='0 0 %d %.0f' role='img' aria-label='%s'>\n", WIDTH, counters + COUNTER + FOOT, l->isa->long_name);
    draw_units(out, l, lines);
    for (unsigned k = 0; k < SURVEY_ROWS; k++) {
        if (!is_drawn(&l->rows[k], element))
            continue;
        fprintf(out, "<g class='v v%u'>", k);
        draw_stripes(out, l, &l->rows[k], element, stripes);
        draw_counters(out, l, &l->rows[k], bytes_per_counter(&l->rows[k], element), counters);
        fputs("</g>\n", out);
    }
    fputs("</svg></section>\n", out);
}

/* ---- the page --------------------------------------------------------------------------------------- */

/* The buttons, before everything that they show. */
static void draw_buttons(FILE *out, const struct survey *first, unsigned element)
{
    for (unsigned k = SURVEY_ROWS; k-- > 0;)
        if (is_drawn(&first->rows[k], element))
            fprintf(out, "<input type='radio' name='scale' id='s%u'%s>\n", k, first->rows[k].scale == FIRST_SCALE ? " checked" : "");
    fputs("<style>", out);
    for (unsigned k = 0; k < SURVEY_ROWS; k++)
        if (is_drawn(&first->rows[k], element))
            fprintf(out, "#s%u:checked~main .v%u{display:inline}#s%u:checked~nav label[for=s%u]{background:var(--c0);color:#fff}", k, k, k,
                    k);
    fputs("</style>\n<nav><b>pr_scale</b>", out);
    for (unsigned k = SURVEY_ROWS; k-- > 0;)
        if (is_drawn(&first->rows[k], element))
            fprintf(out, "<label for='s%u'>0x%lx: %g byte%s</label>", k, first->rows[k].scale, bytes_per_counter(&first->rows[k], element),
                    bytes_per_counter(&first->rows[k], element) == 1 ? "" : "s");
    fputs("</nav>\n", out);
}

static void draw_table(FILE *out, const struct survey *surveys, size_t n, unsigned element)
{
    fputs("<h2>All scales <span>executed instructions (or bundles) per counter that counts; counters that count, of the "
          "function's</span></h2>\n"
          "<div class='wide'><table><tr><th>pr_scale<th>bytes",
          out);
    for (size_t i = 0; i < n; i++)
        fprintf(out, "<th>%s", surveys[i].isa->long_name);
    for (unsigned k = SURVEY_ROWS; k-- > 0;) {
        fprintf(out, "\n<tr><td>0x%lx<td>%g", surveys->rows[k].scale, bytes_per_counter(&surveys->rows[k], element));
        for (size_t i = 0; i < n; i++) {
            const struct survey_row *r = &surveys[i].rows[k];
            fprintf(out, "<td>%.2f <small>%zu/%zu</small>", (double)surveys[i].executed / (double)r->counting, r->counting, r->counters);
        }
    }
    fputs("</table></div>\n", out);
}

void scale_page(FILE *out, const struct survey *surveys, size_t n, unsigned element)
{
    fprintf(out,
            "<!doctype html><html lang='en'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>\n"
            "<title>One function, %zu machines</title><style>%s</style>\n<h1>One function, %zu machines</h1>\n",
            n, style, n);
    fprintf(
        out,
        "<p>sprofil() counts clock ticks in a buffer of counters. pr_scale says how many bytes of text one counter of %u bytes stands for; "
        "how\n"
        "many instructions that is depends on the machine. Each ran this function over 64 bytes with a tick in every cycle. A tick belongs "
        "to\n"
        "the counter of the first byte of its instruction: the colour under an instruction is its counter's. Dashed counters never count,\n"
        "grey instructions were not executed.</p>\n<pre>",
        element);
    put_text(out, SELF_PROFILE_SOURCE, SIZE_MAX);
    fputs("</pre>\n", out);
    draw_buttons(out, surveys, element);
    fputs("<main>\n", out);
    for (size_t i = 0; i < n; i++)
        draw_machine(out, &surveys[i], element);
    draw_table(out, surveys, n, element);
    fputs("</main></html>\n", out);
}
