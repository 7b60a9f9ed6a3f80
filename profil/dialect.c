/* Dialects as values: initialised from dialect.def, changed by name, printed. */
#include "profil/profil.h"

#include <stdarg.h>
#include <string.h>

enum { HPUX, SUNOS, AIX, BSD43, BSD211, BSD44, GLIBC, DIALECTS };

const char *const profil_dialect_names[] = {"hpux", "sunos", "aix", "bsd43", "bsd211", "bsd44", "glibc", NULL};

static const struct profil_dialect dialects[DIALECTS] = {
#define NAME(index, text) [index].name = text,
    // clang-format off
    NAME(HPUX, "hpux") NAME(SUNOS, "sunos") NAME(AIX, "aix") NAME(BSD43, "bsd43")
    NAME(BSD211, "bsd211") NAME(BSD44, "bsd44") NAME(GLIBC, "glibc")
// clang-format on
#define PROFIL_PROPERTY(field, hpux, sunos, aix, bsd43, bsd211, bsd44, glibc, decides)                                        \
    [HPUX].field = PROFIL_##hpux, [SUNOS].field = PROFIL_##sunos, [AIX].field = PROFIL_##aix, [BSD43].field = PROFIL_##bsd43, \
    [BSD211].field = PROFIL_##bsd211, [BSD44].field = PROFIL_##bsd44, [GLIBC].field = PROFIL_##glibc,
#include "profil/dialect.def"
};

static const struct {
    const char *field, *name, *meaning;
} choices[] = {
#define PROFIL_CHOICE(field, constant, name, meaning) [PROFIL_##constant] = {#field, name, meaning},
#include "profil/dialect.def"
};

static const struct {
    const char *name, *decides;
    size_t at;
} properties[] = {
#define PROFIL_PROPERTY(field, a, b, c, d, e, f, g, decides) {#field, decides, offsetof(struct profil_dialect, field)},
#include "profil/dialect.def"
};
#define PROPERTIES (sizeof properties / sizeof *properties)

static const struct {
    const char *dialect, *name, *changes;
} readings[] = {
// clang-format off
#define PROFIL_READING(dialect, name, changes, why) {#dialect, name, changes},
// clang-format on
#include "profil/dialect.def"
};
#define READINGS (sizeof readings / sizeof *readings)

struct profil_property profil_property_at(unsigned index)
{
    struct profil_property p = {0};

    if (index >= PROPERTIES)
        return p;
    p.name = properties[index].name;
    p.decides = properties[index].decides;
    while (strcmp(choices[p.first].field, p.name))
        p.first++;
    for (p.last = p.first; p.last + 1 < PROFIL_CHOICES; p.last++)
        if (strcmp(choices[p.last + 1].field, p.name))
            break;
    return p;
}

const char *profil_choice_name(enum profil_choice choice)
{
    return (unsigned)choice < PROFIL_CHOICES ? choices[choice].name : "?";
}

const char *profil_choice_meaning(enum profil_choice choice)
{
    return (unsigned)choice < PROFIL_CHOICES ? choices[choice].meaning : "?";
}

enum profil_choice profil_dialect_get(const struct profil_dialect *dialect, unsigned property)
{
    enum profil_choice c = PROFIL_CHOICES;

    if (property < PROPERTIES)
        memcpy(&c, (const char *)dialect + properties[property].at, sizeof c);
    return c;
}

bool profil_dialect_put(struct profil_dialect *dialect, unsigned property, enum profil_choice c)
{
    struct profil_property p = profil_property_at(property);

    if (!p.name || c < p.first || c > p.last)
        return false;
    memcpy((char *)dialect + properties[property].at, &c, sizeof c);
    return true;
}

/* Part of a string. */
struct slice {
    const char *text;
    size_t length;
};

static bool is(struct slice s, const char *name)
{
    return strlen(name) == s.length && !memcmp(name, s.text, s.length);
}

static bool set(struct profil_dialect *dialect, struct slice property, struct slice choice)
{
    for (unsigned i = 0; i < PROPERTIES; i++) {
        struct profil_property p = profil_property_at(i);

        if (!is(property, p.name))
            continue;
        for (enum profil_choice c = p.first; c <= p.last; c++)
            if (is(choice, choices[c].name))
                return profil_dialect_put(dialect, i, c);
    }
    return false;
}

bool profil_dialect_set(struct profil_dialect *dialect, const char *property, const char *choice)
{
    return set(dialect, (struct slice){property, strlen(property)}, (struct slice){choice, strlen(choice)});
}

/* A buffer for a message, which is truncated to fit. */
struct message {
    char *at;
    size_t room; /* including the final NUL */
};

static void say(struct message *m, const char *format, ...)
{
    va_list args;
    int length;

    if (!m->room)
        return;
    va_start(args, format);
    length = vsnprintf(m->at, m->room, format, args);
    va_end(args);
    if (length < 0)
        return;
    if ((size_t)length >= m->room)
        length = (int)m->room - 1;
    m->at += length;
    m->room -= (size_t)length;
}

/* List the valid alternatives to an option. */
static void list_options(const struct profil_dialect *dialect, struct slice property, struct message *out)
{
    for (unsigned i = 0; i < PROPERTIES; i++) {
        struct profil_property p = profil_property_at(i);

        if (!is(property, p.name))
            continue;
        say(out, "; choices of %s:", p.name);
        for (enum profil_choice c = p.first; c <= p.last; c++)
            say(out, " %s", choices[c].name);
        return;
    }
    say(out, "; readings of %s:", dialect->name);
    for (size_t i = 0; i < READINGS; i++)
        if (!strcmp(readings[i].dialect, dialect->name))
            say(out, " %s", readings[i].name);
    say(out, "; properties:");
    for (unsigned i = 0; i < PROPERTIES; i++)
        say(out, " %s", properties[i].name);
}

static bool apply(struct profil_dialect *dialect, const char *text, struct message *complaint);

static bool apply_reading(struct profil_dialect *dialect, struct slice name, struct message *complaint)
{
    for (size_t i = 0; i < READINGS; i++)
        if (!strcmp(readings[i].dialect, dialect->name) && is(name, readings[i].name))
            return apply(dialect, readings[i].changes, complaint);
    say(complaint, "unknown option '%.*s' of dialect %s", (int)name.length, name.text, dialect->name);
    list_options(dialect, name, complaint);
    return false;
}

static bool apply_one(struct profil_dialect *dialect, struct slice option, struct message *complaint)
{
    const char *equals = memchr(option.text, '=', option.length);
    struct slice property = option, choice;

    if (!equals)
        return apply_reading(dialect, option, complaint);
    property.length = (size_t)(equals - option.text);
    choice = (struct slice){equals + 1, option.length - property.length - 1};
    if (set(dialect, property, choice))
        return true;
    say(complaint, "unknown choice '%.*s' for '%.*s'", (int)choice.length, choice.text, (int)property.length, property.text);
    list_options(dialect, property, complaint);
    return false;
}

/* Apply options separated by commas; an empty text has one, which is unknown. */
static bool apply(struct profil_dialect *dialect, const char *text, struct message *complaint)
{
    for (;; text++) {
        struct slice option = {text, strcspn(text, ",")};

        if (!apply_one(dialect, option, complaint))
            return false;
        text += option.length;
        if (!*text)
            return true;
    }
}

bool profil_dialect_parse(const char *text, struct profil_dialect *dialect, char *error, size_t error_size)
{
    struct message complaint = {error, error ? error_size : 0};
    struct slice name = {text, strcspn(text, ":")};

    for (size_t i = 0; i < DIALECTS; i++) {
        struct profil_dialect d = dialects[i];

        if (!is(name, d.name))
            continue;
        if (text[name.length] && !apply(&d, text + name.length + 1, &complaint))
            return false;
        *dialect = d;
        return true;
    }
    say(&complaint, "unknown dialect '%.*s'; dialects:", (int)name.length, text);
    for (size_t i = 0; i < DIALECTS; i++)
        say(&complaint, " %s", dialects[i].name);
    return false;
}

void profil_dialect_print(const struct profil_dialect *dialect, FILE *out)
{
    for (unsigned i = 0; i < PROPERTIES; i++) {
        enum profil_choice c = profil_dialect_get(dialect, i);

        fprintf(out, "%-13s %-11s %s: %s\n", properties[i].name, profil_choice_name(c), properties[i].decides, profil_choice_meaning(c));
    }
}
