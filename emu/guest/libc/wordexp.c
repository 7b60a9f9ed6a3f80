/*
 * wordexp.c - wordexp() and wordfree(): words as the shell expands them. Commands run in the shell, all else is done here. wordexp(3C). The
 * order of wordexp_t's members and the numbers are assumptions.
 */
#include "fnmatch.h"
#include "libc.h"

FILE *popen(const char *command, const char *mode);
int pclose(FILE *f);
int setenv(const char *name, const char *value, int overwrite);

struct words {
    size_t count;
    char **words;
    size_t reserved; /* null pointers at the start of words, with WRDE_DOOFFS */
};
enum { APPEND = 1, DOOFFS = 2, NOCMD = 4, REUSE = 8, SHOWERR = 0x10, UNDEF = 0x20 };
enum { BADCHAR = 1, BADVAL, CMDSUB, NOSPACE, SYNTAX };
enum { DEPTH_MAX = 50 };

struct names {
    size_t count;
    char **names;
    size_t reserved;
};
int glob(const char *pattern, int flags, int (*on_error)(const char *, int), struct names *out);
void globfree(struct names *names);

/* A text that grows. */
struct buffer {
    char *bytes;
    size_t n, room;
};
struct expansion {
    struct words *out;
    int flags, depth;
    int splits;            /* into words, and expands names of files; else the text is one word */
    int error;             /* of BADCHAR and others; 0: none */
    int has_word;          /* there is one, which may be empty */
    int has_pattern;       /* it has characters of patterns that are not quoted */
    struct buffer plain;   /* the word */
    struct buffer pattern; /* the word with quoted characters escaped */
};

static int fail(struct expansion *x, int error)
{
    if (!x->error)
        x->error = error;
    return 0;
}

static void add_byte(struct expansion *x, struct buffer *t, char c)
{
    if (t->n + 1 >= t->room) {
        const size_t room = t->room ? 2 * t->room : 64;
        char *more = realloc(t->bytes, room);

        if (!more) {
            fail(x, NOSPACE);
            return;
        }
        t->bytes = more;
        t->room = room;
    }
    t->bytes[t->n++] = c;
    t->bytes[t->n] = 0;
}

static void put(struct expansion *x, char c, int is_quoted)
{
    const int is_special = strchr("*?[", c) != NULL;

    x->has_word = 1;
    x->has_pattern |= is_special && !is_quoted;
    add_byte(x, &x->plain, c);
    if (c == '\\' || (is_quoted && strchr("*?[]-!", c)))
        add_byte(x, &x->pattern, '\\');
    add_byte(x, &x->pattern, c);
}

static void add_word(struct expansion *x, const char *word)
{
    struct words *w = x->out;
    const size_t offset = x->flags & DOOFFS ? w->reserved : 0;
    char **more = realloc(w->words, (offset + w->count + 2) * sizeof *more), *copy = strdup(word);

    if (more)
        w->words = more;
    if (!more || !copy) {
        free(copy);
        fail(x, NOSPACE);
        return;
    }
    w->words[offset + w->count++] = copy;
    w->words[offset + w->count] = NULL;
}

static void end_word(struct expansion *x)
{
    struct names found = {0};

    if (!x->has_word || x->error)
        return;
    if (x->has_pattern && x->pattern.bytes && !glob(x->pattern.bytes, 0, NULL, &found)) {
        for (size_t i = 0; i < found.count; i++)
            add_word(x, found.names[i]);
        globfree(&found);
    } else {
        add_word(x, x->plain.bytes && x->plain.n ? x->plain.bytes : "");
    }
    x->plain.n = x->pattern.n = 0;
    x->has_word = x->has_pattern = 0;
}

static int is_white(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

/* The value of a parameter or a command, which is split where it is not quoted. */
static void put_value(struct expansion *x, const char *value, int is_quoted)
{
    const char *separators = getenv("IFS");

    if (!separators)
        separators = " \t\n";
    if (is_quoted)
        x->has_word = 1;
    for (; *value && !x->error; value++) {
        if (is_quoted || !x->splits || !strchr(separators, *value)) {
            put(x, *value, is_quoted);
        } else {
            x->has_word |= !is_white(*value);
            end_word(x);
        }
    }
}

static const char *expand(struct expansion *x, const char *s, char end);

/* Expands s without splitting it. Returns memory, or NULL with x->error. */
static char *expand_whole(struct expansion *x, const char *s)
{
    struct expansion inner = {.flags = x->flags, .depth = x->depth + 1};

    add_byte(&inner, &inner.plain, 0);
    inner.plain.n = 0;
    if (inner.depth > DEPTH_MAX)
        fail(&inner, SYNTAX);
    else
        expand(&inner, s, 0);
    free(inner.pattern.bytes);
    if (!inner.error) {
        inner.plain.bytes[inner.plain.n] = 0;
        return inner.plain.bytes;
    }
    free(inner.plain.bytes);
    fail(x, inner.error);
    return NULL;
}

/* ---- commands and arithmetic ---------------------------------------------------------------------------------------------- */

static void put_command(struct expansion *x, const char *command, int is_quoted)
{
    static const char silent[] = "exec 2>/dev/null\n";
    struct buffer value = {0};
    size_t newlines = 0;

    if (x->flags & NOCMD) {
        fail(x, CMDSUB);
        return;
    }
    char *line = malloc(sizeof silent + strlen(command));

    if (!line) {
        fail(x, NOSPACE);
        return;
    }
    strcat(strcpy(line, x->flags & SHOWERR ? "" : silent), command);
    FILE *f = popen(line, "r");

    free(line);
    for (int c; f && (c = getc(f)) != EOF;) {
        if (c == '\n') {
            newlines++;
            continue;
        }
        for (; newlines; newlines--)
            add_byte(x, &value, '\n');
        add_byte(x, &value, (char)c);
    }
    if (f)
        pclose(f);
    put_value(x, value.bytes ? value.bytes : "", is_quoted);
    free(value.bytes);
}

struct calculation {
    const char *at;
    int failed, depth;
};

static long sum(struct calculation *c);

static char next(struct calculation *c)
{
    while (is_white(*c->at))
        c->at++;
    return *c->at;
}

static long factor(struct calculation *c)
{
    const char sign = next(c);
    char *end;
    long v = 0;

    if (++c->depth > DEPTH_MAX) {
        c->failed = 1;
    } else if (sign == '-' || sign == '+') {
        c->at++;
        v = factor(c);
        v = sign == '-' ? (long)-(unsigned long)v : v;
    } else if (sign == '(') {
        c->at++;
        v = sum(c);
        if (next(c) != ')')
            c->failed = 1;
        else
            c->at++;
    } else if (isdigit((unsigned char)sign)) {
        v = strtol(c->at, &end, 0);
        c->at = end;
    } else {
        c->failed = 1;
    }
    c->depth--;
    return v;
}

static long product(struct calculation *c)
{
    long v = factor(c);

    for (char op; (op = next(c)) == '*' || op == '/' || op == '%';) {
        c->at++;
        const long by = factor(c);

        if (op != '*' && (!by || by == -1)) {
            c->failed |= !by;
            v = op == '/' ? (long)-(unsigned long)v : 0;
        } else {
            v = op == '*' ? (long)((unsigned long)v * (unsigned long)by) : op == '/' ? v / by : v % by;
        }
    }
    return v;
}

static long sum(struct calculation *c)
{
    long v = product(c);

    for (char op; (op = next(c)) == '+' || op == '-';) {
        c->at++;
        const unsigned long by = (unsigned long)product(c);

        v = (long)(op == '+' ? (unsigned long)v + by : (unsigned long)v - by);
    }
    return v;
}

static void put_number(struct expansion *x, const char *text, int is_quoted)
{
    char *expression = expand_whole(x, text), out[24];
    struct calculation c = {.at = expression};

    if (!expression)
        return;
    const long v = next(&c) ? sum(&c) : 0;

    if (c.failed || next(&c))
        fail(x, SYNTAX);
    snprintf(out, sizeof out, "%ld", v);
    put_value(x, out, is_quoted);
    free(expression);
}

/* ---- parameters ----------------------------------------------------------------------------------------------------------- */

/* The shortest or longest part of the value, at its start or end, that matches is not shown. */
static void put_without(struct expansion *x, char *value, const char *pattern, char side, int longest, int is_quoted)
{
    const size_t n = strlen(value);

    for (size_t i = 0; i <= n; i++) {
        const size_t at = (side == '#') == !longest ? i : n - i;
        const char kept = value[at];

        if (side == '#')
            value[at] = 0;
        const int matches = !fnmatch(pattern, side == '#' ? value : value + at, 0);

        value[at] = kept;
        if (!matches)
            continue;
        if (side == '%')
            value[at] = 0;
        put_value(x, side == '#' ? value + at : value, is_quoted);
        value[at] = kept;
        return;
    }
    put_value(x, value, is_quoted);
}

/* ${name operator word}: op points behind the name. */
static void put_parameter(struct expansion *x, const char *name, const char *op, int is_quoted)
{
    const char *now = getenv(name);
    const int is_null_unset = *op == ':', longest = (*op == '#' || *op == '%') && op[1] == *op;
    const char kind = op[is_null_unset];
    const int is_set = now && (!is_null_unset || *now);

    if (is_null_unset && (!kind || !strchr("-=?+", kind))) {
        fail(x, SYNTAX);
        return;
    }
    if (!kind && !now && x->flags & UNDEF) {
        fail(x, BADVAL);
        return;
    }
    char *word = kind ? expand_whole(x, op + is_null_unset + longest + 1) : NULL, *own = strdup(now ? now : "");

    if (x->error || !own) {
        fail(x, NOSPACE);
    } else if (!kind) {
        put_value(x, own, is_quoted);
    } else if (kind == '#' || kind == '%') {
        put_without(x, own, word, kind, longest, is_quoted);
    } else if (kind == '+') {
        put_value(x, is_set ? word : "", is_quoted);
    } else if (!strchr("-=?", kind)) {
        fail(x, SYNTAX);
    } else if (is_set) {
        put_value(x, own, is_quoted);
    } else if (kind == '?') {
        fail(x, BADVAL);
    } else {
        if (kind == '=')
            setenv(name, word, 1);
        put_value(x, word, is_quoted);
    }
    free(word);
    free(own);
}

/* The end of what an opening bracket begins: its partner. NULL: there is none. */
static const char *find_end(const char *s, char open, char close)
{
    int depth = 1;

    for (; *s; s++) {
        if (*s == '\\' && s[1]) {
            s++;
        } else if (*s == '\'' || *s == '"') {
            const char *end = strchr(s + 1, *s);

            if (!end)
                return NULL;
            s = end;
        } else if (*s == open) {
            depth++;
        } else if (*s == close && !--depth) {
            return s;
        }
    }
    return NULL;
}

static char *copy_part(struct expansion *x, const char *from, size_t n)
{
    char *own = malloc(n + 1);

    if (!own) {
        fail(x, NOSPACE);
        return NULL;
    }
    memcpy(own, from, n);
    own[n] = 0;
    return own;
}

static size_t name_length(const char *s)
{
    size_t n = 0;

    while (isalpha((unsigned char)s[n]) || s[n] == '_' || (n && isdigit((unsigned char)s[n])))
        n++;
    return n;
}

static void put_braces(struct expansion *x, char *inside, int is_quoted)
{
    const int wants_length = *inside == '#' && inside[1];
    char *name = inside + wants_length;
    const size_t n = name_length(name);
    char number[24];

    if (!n || (wants_length && name[n])) {
        fail(x, SYNTAX);
        return;
    }
    char *own = copy_part(x, name, n);

    if (own && wants_length) {
        const char *value = getenv(own);

        snprintf(number, sizeof number, "%lu", (unsigned long)(value ? strlen(value) : 0));
        put_value(x, number, is_quoted);
    } else if (own) {
        put_parameter(x, own, name + n, is_quoted);
    }
    free(own);
}

/* $1, $# and so on: those of a shell without arguments. */
static void put_special(struct expansion *x, char name, int is_quoted)
{
    char number[16] = "";

    if (name == '$' || name == '#' || name == '?')
        snprintf(number, sizeof number, "%d", name == '$' ? getpid() : 0);
    if (name != '@' || !is_quoted)
        put_value(x, number, is_quoted);
}

/* s points behind a dollar. Returns what follows the expansion. */
static const char *expand_dollar(struct expansion *x, const char *s, int is_quoted)
{
    const int is_sum = *s == '(' && s[1] == '(';
    const size_t n = name_length(s);
    const char *end = *s == '{' ? find_end(s + 1, '{', '}') : *s == '(' ? find_end(s + 1, '(', ')') : s + n;
    char *inside;

    if (!end) {
        fail(x, SYNTAX);
        return s;
    }
    if (*s && strchr("0123456789*@#?!-$", *s)) {
        put_special(x, *s, is_quoted);
        return s + 1;
    }
    if (*s != '{' && *s != '(') {
        inside = copy_part(x, s, n);
        if (inside && n)
            put_parameter(x, inside, "", is_quoted);
        else
            put(x, '$', is_quoted);
        free(inside);
        return end;
    }
    const int is_arithmetic = is_sum && end[-1] == ')' && end - s >= 4;

    inside = copy_part(x, s + 1 + is_arithmetic, (size_t)(end - s) - 1 - 2 * (size_t)is_arithmetic);
    if (inside && *s == '{')
        put_braces(x, inside, is_quoted);
    else if (inside && is_arithmetic)
        put_number(x, inside, is_quoted);
    else if (inside)
        put_command(x, inside, is_quoted);
    free(inside);
    return end + 1;
}

/* s points behind a backquote. */
static const char *expand_backquotes(struct expansion *x, const char *s, int is_quoted)
{
    struct buffer command = {0};

    for (; *s && *s != '`'; s++) {
        if (*s == '\\' && (s[1] == '`' || s[1] == '\\' || s[1] == '$'))
            s++;
        add_byte(x, &command, *s);
    }
    if (!*s)
        fail(x, SYNTAX);
    else
        put_command(x, command.bytes ? command.bytes : "", is_quoted);
    free(command.bytes);
    return s + (*s == '`');
}

/* ---- words ---------------------------------------------------------------------------------------------------------------- */

/* s points to a tilde at the start of a word. */
static const char *expand_tilde(struct expansion *x, const char *s)
{
    struct user {
        char *name, *password;
        int uid, gid;
        char *age, *comment, *gecos, *folder;
    };
    extern struct user *getpwnam(const char *name), *getpwuid(int id);
    extern int getuid(void);
    size_t n = 1;

    while (s[n] && !strchr("/ \t\n'\"\\$`", s[n]))
        n++;
    char *name = copy_part(x, s + 1, n - 1);
    const struct user *user = NULL;
    const char *folder = NULL;

    if (name && n == 1)
        folder = getenv("HOME");
    if (name && !folder)
        user = n == 1 ? getpwuid(getuid()) : getpwnam(name);
    if (user)
        folder = user->folder;
    free(name);
    if (!folder) {
        put(x, '~', 1);
        return s + 1;
    }
    while (*folder)
        put(x, *folder++, 1);
    return s + n;
}

/* Expands up to `end`, a quote, or the end of the text. Returns the place of it. */
static const char *expand(struct expansion *x, const char *s, char end)
{
    const int is_quoted = end == '"';

    while (*s && *s != end && !x->error) {
        const char c = *s++;

        if (c == '\\' && *s) {
            if (*s == '\n')
                s++;
            else if (is_quoted && !strchr("$`\"\\", *s))
                put(x, c, 1);
            else
                put(x, *s++, 1);
        } else if (c == '$') {
            s = expand_dollar(x, s, is_quoted);
        } else if (c == '`') {
            s = expand_backquotes(x, s, is_quoted);
        } else if (is_quoted) {
            put(x, c, 1);
        } else if (c == '\'' || c == '"') {
            x->has_word = 1;
            if (c == '"')
                s = expand(x, s, '"');
            else
                for (; *s && *s != '\''; s++)
                    put(x, *s, 1);
            if (*s++ != c) {
                fail(x, SYNTAX);
                return s - 1;
            }
        } else if (c == '~' && !x->has_word) {
            s = expand_tilde(x, s - 1);
        } else if (x->splits && (c == ' ' || c == '\t')) {
            end_word(x);
        } else if (x->splits && strchr("|&;<>(){}\n", c)) {
            fail(x, BADCHAR);
        } else {
            put(x, c, 0);
        }
    }
    return s;
}

void wordfree(struct words *w)
{
    if (!w->words)
        return;
    for (size_t i = 0, found = 0; found < w->count; i++)
        if (w->words[i]) {
            free(w->words[i]);
            found++;
        }
    free(w->words);
    w->words = NULL;
    w->count = 0;
}

/* 0, or the number of an error. The words of an error's call are taken back, unless there is no memory. */
int wordexp(const char *text, struct words *out, int flags)
{
    struct expansion x = {.out = out, .flags = flags, .splits = 1};
    const size_t offset = flags & DOOFFS ? out->reserved : 0;

    if (flags & REUSE)
        wordfree(out);
    if (!(flags & APPEND) || (flags & REUSE)) {
        out->count = 0;
        out->words = calloc(offset + 1, sizeof *out->words);
        if (!out->words)
            return NOSPACE;
    }
    const size_t before = out->count;

    expand(&x, text, 0);
    end_word(&x);
    free(x.plain.bytes);
    free(x.pattern.bytes);
    if (x.error && x.error != NOSPACE) {
        while (out->count > before)
            free(out->words[offset + --out->count]);
        out->words[offset + out->count] = NULL;
        if (!(flags & APPEND))
            wordfree(out);
    }
    return x.error;
}
