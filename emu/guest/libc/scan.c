/* scan.c - the conversions of scanf and wscanf. */
#include "libc.h"
#include "quad.h"

struct quad strtold(const char *s, char **end);

/* Where characters come from: a stream, or a text. */
struct source {
    FILE *f;
    struct text text;
    int read; /* characters so far */
};

static int next(struct source *in)
{
    int c = EOF;

    if (in->f) {
        c = getc(in->f);
    } else if (text_char(&in->text)) {
        c = (int)text_char(&in->text);
        text_skip(&in->text, 1);
    }
    in->read += c != EOF;
    return c;
}

static void back(struct source *in, int c)
{
    if (c == EOF)
        return;
    in->read--;
    if (in->f)
        ungetc(c, in->f);
    else if (in->text.wide)
        in->text.wide--;
    else
        in->text.bytes--;
}

static int is_space(int c)
{
    return c >= 0 && c < 256 && isspace(c);
}

static int skip_space(struct source *in)
{
    int c;

    while (is_space(c = next(in)))
        ;
    back(in, c);
    return c;
}

enum size { INT, CHAR, SHORT, LONG, LONG_LONG, LONG_DOUBLE };

struct scan {
    struct source in;
    int width, suppressed;
    int at_end; /* a conversion found no character */
    enum size size;
    char conversion;
};

/* ---- the text of a number ------------------------------------------------------------------------------------------------ */

/* Grows; what does not fit for want of memory is lost. */
struct word {
    char *text;
    size_t n, room;
    int left; /* of the field's width */
    char own[128];
};

static void begin_word(struct word *w, const struct scan *s)
{
    w->text = w->own;
    w->n = 0;
    w->room = sizeof w->own;
    w->left = s->width ? s->width : INT_MAX;
    w->own[0] = 0;
}

static void end_word(struct word *w)
{
    if (w->text != w->own)
        free(w->text);
}

static void append(struct word *w, int c)
{
    if (w->n + 1 == w->room) {
        char *more = malloc(2 * w->room);

        if (!more)
            return;
        memcpy(more, w->text, w->n);
        end_word(w);
        w->text = more;
        w->room *= 2;
    }
    w->text[w->n++] = (char)c;
    w->text[w->n] = 0;
}

/* Takes the next character if it is of the set, in either case. Returns it in lower case, or 0. */
static int accept(struct scan *s, struct word *w, const char *set)
{
    const int c = w->left ? next(&s->in) : EOF, lower = c >= 'A' && c <= 'Z' ? c | 32 : c;

    if (c <= 0 || c > 127 || !strchr(set, lower)) {
        if (w->left)
            back(&s->in, c);
        return 0;
    }
    w->left--;
    append(w, c);
    return lower;
}

static int accept_all(struct scan *s, struct word *w, const char *set)
{
    int n = 0;

    while (accept(s, w, set))
        n++;
    return n;
}

/* The rest of a name that has begun. Only its whole counts. */
static int accept_name(struct scan *s, struct word *w, const char *rest)
{
    char one[2] = {0, 0};

    for (; *rest; rest++) {
        one[0] = *rest;
        if (!accept(s, w, one))
            return 0;
    }
    return 1;
}

static const char decimal_digits[] = "0123456789", hexadecimal_digits[] = "0123456789abcdef";

static void store(void *at, enum size size, long long v)
{
    switch (size) {
    case CHAR: *(char *)at = (char)v; break;
    case SHORT: *(short *)at = (short)v; break;
    case LONG: *(long *)at = (long)v; break;
    case LONG_DOUBLE:
    case LONG_LONG: *(long long *)at = v; break;
    default: *(int *)at = (int)v;
    }
}

static int base_of(char conversion)
{
    return conversion == 'o' ? 8 : conversion == 'i' ? 0 : conversion == 'x' || conversion == 'X' || conversion == 'p' ? 16 : 10;
}

static int take_integer(struct scan *s, void *at)
{
    int base = base_of(s->conversion), good = 1;
    struct word w;
    char *end;

    begin_word(&w, s);
    accept(s, &w, "+-");
    if ((!base || base == 16) && accept(s, &w, "0")) {
        if (accept(s, &w, "x"))
            base = 16, good = 0;
        else
            base = base ? base : 8;
    }
    good |= accept_all(s, &w, base == 8 ? "01234567" : base == 16 ? hexadecimal_digits : decimal_digits) > 0;
    const int is_signed = s->conversion == 'd' || s->conversion == 'i';
    const long long v = is_signed ? strtoll(w.text, &end, base ? base : 10) : (long long)strtoull(w.text, &end, base ? base : 10);

    good = good && end != w.text;
    if (good && at)
        store(at, s->conversion == 'p' ? LONG : s->size, v);
    end_word(&w);
    return good;
}

/* inf, infinity, nan, nan(...), digits with a point and an exponent: 1 if that is a number. */
static int take_float_text(struct scan *s, struct word *w)
{
    const char *digits = decimal_digits, *exponent = "e";
    int n = 0;

    accept(s, w, "+-");
    if (accept(s, w, "i"))
        return accept_name(s, w, "nf") && (!accept(s, w, "i") || accept_name(s, w, "nity"));
    if (accept(s, w, "n")) {
        if (!accept_name(s, w, "an"))
            return 0;
        if (!accept(s, w, "("))
            return 1;
        accept_all(s, w, "0123456789abcdefghijklmnopqrstuvwxyz_");
        return accept(s, w, ")") != 0;
    }
    if (accept(s, w, "0")) {
        n = 1;
        if (accept(s, w, "x")) {
            n = 0;
            digits = hexadecimal_digits;
            exponent = "p";
        }
    }
    n += accept_all(s, w, digits);
    if (accept(s, w, "."))
        n += accept_all(s, w, digits);
    if (!n)
        return 0;
    if (!accept(s, w, exponent))
        return 1;
    accept(s, w, "+-");
    return accept_all(s, w, decimal_digits) > 0;
}

static int take_float(struct scan *s, void *at)
{
    struct word w;
    char *end;

    begin_word(&w, s);
    const int good = take_float_text(s, &w);

    if (good && at && s->size == LONG_DOUBLE)
#ifdef LONG_DOUBLE_VALUE
        *(long double *)at = LONG_DOUBLE_VALUE(strtold(w.text, &end));
#else
        *(struct quad *)at = strtold(w.text, &end);
#endif
    else if (good && at && s->size == LONG)
        *(double *)at = strtod(w.text, &end);
    else if (good && at)
        *(float *)at = strtof(w.text, &end);
    end_word(&w);
    return good;
}

/* ---- texts -------------------------------------------------------------------------------------------------------------------- */

/* Skips the set [...] that f is in. */
static void skip_set(struct text *f)
{
    if (text_char(f) == '^')
        text_skip(f, 1);
    if (text_char(f) == ']')
        text_skip(f, 1);
    while (text_char(f) && text_char(f) != ']')
        text_skip(f, 1);
    if (text_char(f))
        text_skip(f, 1);
}

static int is_in_set(unsigned c, struct text set)
{
    const int inverted = text_char(&set) == '^';

    text_skip(&set, (size_t)inverted);
    for (int first = 1; text_char(&set) && (text_char(&set) != ']' || first); first = 0) {
        const unsigned from = text_char(&set);
        struct text after = set;

        text_skip(&after, 1);
        set = after;
        if (text_char(&after) == '-') {
            text_skip(&after, 1);
            const unsigned to = text_char(&after);

            if (to && to != ']') {
                if (c >= from && c <= to)
                    return !inverted;
                text_skip(&after, 1);
                set = after;
                continue;
            }
        }
        if (c == from)
            return !inverted;
    }
    return inverted;
}

/* Stores a character where `at` may be null. 0: it has no byte. */
static int store_character(void *at, int n, int c, int is_wide)
{
    if (!is_wide && c > 255) {
        errno = EILSEQ;
        return 0;
    }
    if (at && is_wide)
        ((unsigned *)at)[n] = (unsigned)c;
    else if (at)
        ((char *)at)[n] = (char)c;
    return 1;
}

/* set: what belongs to the text; NULL: all but space. */
static int take_text(struct scan *s, void *at, int is_wide, const struct text *set)
{
    int n = 0, c;

    while ((!s->width || n < s->width) && (c = next(&s->in)) != EOF) {
        if (set ? !is_in_set((unsigned)c, *set) : is_space(c)) {
            back(&s->in, c);
            break;
        }
        if (!store_character(at, n, c, is_wide))
            return 0;
        n++;
    }
    store_character(at, n, 0, is_wide);
    return n > 0;
}

static int take_characters(struct scan *s, void *at, int is_wide)
{
    const int width = s->width ? s->width : 1;

    for (int n = 0; n < width; n++) {
        const int c = next(&s->in);

        if (c == EOF || !store_character(at, n, c, is_wide))
            return 0;
    }
    return 1;
}

/* ---- formats -------------------------------------------------------------------------------------------------------------------- */

static void read_spec(struct text *f, struct scan *s)
{
    enum { MOST = 1 << 28 };

    s->suppressed = text_char(f) == '*';
    text_skip(f, (size_t)s->suppressed);
    for (s->width = 0; text_char(f) >= '0' && text_char(f) <= '9'; text_skip(f, 1))
        s->width = s->width < MOST / 10 ? s->width * 10 + (int)(text_char(f) - '0') : MOST;
    for (s->size = INT;; text_skip(f, 1))
        switch (text_char(f)) {
        case 'h': s->size = s->size == SHORT ? CHAR : SHORT; break;
        case 'l': s->size = s->size == LONG ? LONG_LONG : LONG; break;
        case 'j':
        case 'q': s->size = LONG_LONG; break;
        case 'L': s->size = LONG_DOUBLE; break;
        case 'z':
        case 't': s->size = LONG; break;
        default:
            s->conversion = (char)text_char(f);
            text_skip(f, text_char(f) != 0);
            return;
        }
}

/* Returns whether the input has what the format wants. */
static int take(struct scan *s, void *at, const struct text *set)
{
    switch (s->conversion) {
    case 'c': return take_characters(s, at, s->size == LONG);
    case 'C': return take_characters(s, at, 1);
    case 's': return take_text(s, at, s->size == LONG, NULL);
    case 'S': return take_text(s, at, 1, NULL);
    case '[': return take_text(s, at, s->size == LONG, set);
    case 'a':
    case 'e':
    case 'f':
    case 'g':
    case 'A':
    case 'E':
    case 'F':
    case 'G': return take_float(s, at);
    default: return take_integer(s, at);
    }
}

static int take_literal(struct scan *s, unsigned wanted)
{
    const int c = next(&s->in);

    if (c == (int)wanted)
        return 1;
    s->at_end = c == EOF;
    back(&s->in, c);
    return 0;
}

/* Is there a character? */
static int has_more(struct scan *s)
{
    const int c = next(&s->in);

    back(&s->in, c);
    s->at_end = c == EOF;
    return !s->at_end;
}

int scan_text(FILE *stream, struct text from, struct text f, va_list args)
{
    struct scan s = {.in = {stream, from, 0}};
    int done = 0, good = 1;

#ifdef NUMBERED_ARGUMENTS
    if (has_numbers(f))
        return scan_numbered(stream, from, f, args);
#endif
    while (text_char(&f) && good) {
        const unsigned c = text_char(&f);

        text_skip(&f, 1);
        if (is_space((int)c)) {
            skip_space(&s.in);
            continue;
        }
        if (c != '%') {
            good = take_literal(&s, c);
            continue;
        }
        read_spec(&f, &s);
        const struct text set = f;

        if (s.conversion == '[')
            skip_set(&f);
        if (!strchr("[cCn", s.conversion))
            skip_space(&s.in);
        if (s.conversion == '%') {
            good = take_literal(&s, '%');
            continue;
        }
        if (s.conversion == 'n') {
            store(va_arg(args, void *), s.size, s.in.read);
            continue;
        }
        good = has_more(&s) && take(&s, s.suppressed ? NULL : va_arg(args, void *), &set);
        done += good && !s.suppressed;
    }
    return !done && s.at_end ? EOF : done;
}

int vsscanf(const char *s, const char *format, va_list args)
{
    return scan_text(NULL, (struct text){s, NULL}, (struct text){format, NULL}, args);
}

int sscanf(const char *s, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int n = vsscanf(s, format, args);

    va_end(args);
    return n;
}

int vfscanf(FILE *f, const char *format, va_list args)
{
    return scan_text(f, (struct text){NULL, NULL}, (struct text){format, NULL}, args);
}

int vscanf(const char *format, va_list args)
{
    return vfscanf(stdin, format, args);
}

int fscanf(FILE *f, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int n = vfscanf(f, format, args);

    va_end(args);
    return n;
}

int scanf(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int n = vfscanf(stdin, format, args);

    va_end(args);
    return n;
}
