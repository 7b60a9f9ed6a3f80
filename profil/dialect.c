/* The dialects as values: made from dialect.def, changed by name, printed. */
#include "profil/profil.h"

#include <stdlib.h>
#include <string.h>

enum { HPUX, SUNOS, AIX, BSD43, BSD211, BSD44, GLIBC, DIALECTS };

const char *const profil_dialect_names[] = {"hpux",   "sunos", "aix",   "bsd43",
                                            "bsd211", "bsd44", "glibc", NULL};

static const struct profil_dialect dialects[DIALECTS] = {
#define CHOICE(...)
#define READING(...)
#define NAME(index, text) [index].name = text,
    NAME(HPUX, "hpux") NAME(SUNOS, "sunos") NAME(AIX, "aix") NAME(BSD43, "bsd43")
    NAME(BSD211, "bsd211") NAME(BSD44, "bsd44") NAME(GLIBC, "glibc")
#define PROPERTY(field, hpux, sunos, aix, bsd43, bsd211, bsd44, glibc, decides)                   \
    [HPUX].field = PROFIL_##hpux, [SUNOS].field = PROFIL_##sunos, [AIX].field = PROFIL_##aix,     \
    [BSD43].field = PROFIL_##bsd43, [BSD211].field = PROFIL_##bsd211,                             \
    [BSD44].field = PROFIL_##bsd44, [GLIBC].field = PROFIL_##glibc,
#include "profil/dialect.def"
#undef PROPERTY
#undef CHOICE
};

static const struct {
    const char *field, *name, *meaning;
} choices[] = {
#define PROPERTY(...)
#define CHOICE(field, constant, name, meaning) [PROFIL_##constant] = {#field, name, meaning},
#include "profil/dialect.def"
#undef CHOICE
};

static const struct {
    const char *name, *decides;
    size_t at;
} properties[] = {
#define CHOICE(...)
#undef PROPERTY
#define PROPERTY(field, a, b, c, d, e, f, g, decides)                                             \
    {#field, decides, offsetof(struct profil_dialect, field)},
#include "profil/dialect.def"
#undef PROPERTY
};
#define PROPERTIES (sizeof properties / sizeof *properties)

static const struct {
    const char *dialect, *name, *changes;
} readings[] = {
#define PROPERTY(...)
#undef READING
#define READING(dialect, name, changes, why) {#dialect, name, changes},
#include "profil/dialect.def"
#undef PROPERTY
#undef READING
#undef CHOICE
};
#define READINGS (sizeof readings / sizeof *readings)

struct profil_property profil_property(unsigned index)
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
    return choices[choice].name;
}

const char *profil_choice_meaning(enum profil_choice choice)
{
    return choices[choice].meaning;
}

enum profil_choice profil_dialect_get(const struct profil_dialect *dialect, unsigned property)
{
    enum profil_choice c;

    memcpy(&c, (const char *)dialect + properties[property].at, sizeof c);
    return c;
}

void profil_dialect_put(struct profil_dialect *dialect, unsigned property, enum profil_choice c)
{
    memcpy((char *)dialect + properties[property].at, &c, sizeof c);
}

bool profil_dialect_set(struct profil_dialect *dialect, const char *property, const char *choice)
{
    for (unsigned i = 0; i < PROPERTIES; i++) {
        struct profil_property p = profil_property(i);

        if (strcmp(p.name, property))
            continue;
        for (enum profil_choice c = p.first; c <= p.last; c++)
            if (!strcmp(choices[c].name, choice)) {
                profil_dialect_put(dialect, i, c);
                return true;
            }
    }
    return false;
}

/* What could have been written in place of an option: for a message. */
static void list_options(const struct profil_dialect *dialect, const char *property, FILE *out)
{
    for (unsigned i = 0; i < PROPERTIES; i++) {
        struct profil_property p = profil_property(i);

        if (strcmp(p.name, property))
            continue;
        fprintf(out, "; %s is one of", property);
        for (enum profil_choice c = p.first; c <= p.last; c++)
            fprintf(out, " %s", choices[c].name);
        return;
    }
    fprintf(out, "; readings of %s:", dialect->name);
    for (size_t i = 0; i < READINGS; i++)
        if (!strcmp(readings[i].dialect, dialect->name))
            fprintf(out, " %s", readings[i].name);
    fprintf(out, "; properties:");
    for (unsigned i = 0; i < PROPERTIES; i++)
        fprintf(out, " %s", properties[i].name);
}

static bool apply(struct profil_dialect *dialect, const char *text, FILE *complaint);

static bool apply_one(struct profil_dialect *dialect, char *option, FILE *complaint)
{
    char *equals = strchr(option, '=');

    if (!equals) {
        for (size_t i = 0; i < READINGS; i++)
            if (!strcmp(readings[i].dialect, dialect->name) && !strcmp(readings[i].name, option))
                return apply(dialect, readings[i].changes, complaint);
    } else {
        *equals = 0;
        if (profil_dialect_set(dialect, option, equals + 1))
            return true;
        fprintf(complaint, "unknown choice '%s' for '%s'", equals + 1, option);
        list_options(dialect, option, complaint);
        return false;
    }
    fprintf(complaint, "unknown option '%s' of dialect %s", option, dialect->name);
    list_options(dialect, option, complaint);
    return false;
}

static bool apply(struct profil_dialect *dialect, const char *text, FILE *complaint)
{
    char *copy = strdup(text), *rest = copy, *option;
    bool good = true;

    if (!copy)
        abort();
    while (good && (option = strsep(&rest, ",")))
        good = apply_one(dialect, option, complaint);
    free(copy);
    return good;
}

static bool parse(const char *text, struct profil_dialect *dialect, FILE *complaint)
{
    size_t length = strcspn(text, ":");

    for (size_t i = 0; i < DIALECTS; i++) {
        struct profil_dialect d = dialects[i];

        if (strlen(d.name) != length || memcmp(d.name, text, length))
            continue;
        if (text[length] == ':' && !apply(&d, text + length + 1, complaint))
            return false;
        *dialect = d;
        return true;
    }
    fprintf(complaint, "unknown dialect '%.*s'; known are", (int)length, text);
    for (size_t i = 0; i < DIALECTS; i++)
        fprintf(complaint, " %s", dialects[i].name);
    return false;
}

bool profil_dialect_parse(const char *text, struct profil_dialect *dialect, char *error,
                          size_t error_size)
{
    char *said = NULL;
    size_t said_size = 0;
    FILE *complaint = open_memstream(&said, &said_size);
    bool good;

    if (!complaint)
        abort();
    good = parse(text, dialect, complaint);
    fclose(complaint);
    if (!good && error)
        snprintf(error, error_size, "%s", said);
    free(said);
    return good;
}

void profil_dialect_print(const struct profil_dialect *dialect, FILE *out)
{
    for (unsigned i = 0; i < PROPERTIES; i++) {
        enum profil_choice c = profil_dialect_get(dialect, i);

        fprintf(out, "%-13s %-11s %s: %s\n", properties[i].name, choices[c].name,
                properties[i].decides, choices[c].meaning);
    }
}
