/* model_build.c - makes the model that statements describe, and checks that they agree with each other: see model_text.h. */
#include <stdlib.h>
#include <string.h>
#include "emu/timing/model_internal.h"

enum { BRANCH_AHEAD = 5 /* the field of branch */ };
enum { MAX_PORTS = 16, MAX_MOVABLE = 8, MAX_SLOTS = 64, MAX_GROUPS = 200 };

/* Names of masks. */
struct names {
    const char *const *names; /* NULL: unused */
    const uint64_t *masks;    /* NULL: bit k */
    unsigned n;
};

struct build {
    struct timing_text *t;
    char *why;
    const struct model_entry *entry; /* what is being built */
    unsigned field;
    const char *group_names[MAX_GROUPS + TIMING_MAX_CLASSES];
    uint64_t group_masks[MAX_GROUPS + TIMING_MAX_CLASSES];
    struct names classes; /* and groups */
    struct names ports;
    const char *slot_names[MAX_SLOTS];
    unsigned nslots;
};

/* ---- messages ------------------------------------------------------------------------------------ */

static const struct model_value *value_of(const struct build *b)
{
    return &b->entry->value[b->field];
}

/* Returns the line of this text that `word` was given in, or 0. */
static unsigned own_line(const struct timing_text *t, enum model_word word)
{
    unsigned line = 0;
    for (size_t k = 0; k < t->n; k++)
        for (unsigned f = 0; f < MODEL_FIELDS && t->entries[k].word == word; f++)
            line = t->entries[k].value[f].own && t->entries[k].value[f].line > line ? t->entries[k].value[f].line : line;
    return line;
}

/* Reports something about the value being built, at its line. A value of the base is wrong because of the text's own statement `because`.
 */
static bool fail(const struct build *b, enum model_word because, const char *what)
{
    const struct model_statement *s = &model_statements[b->entry->word];
    const struct model_value *v = value_of(b);
    const char *field = s->fields[b->field].name;
    return model_fail(b->t, b->why, v->own ? v->line : own_line(b->t, because), "%s%s%s%s%s%s: %s", s->word, b->entry->key ? " " : "",
                      b->entry->key ? b->entry->key : "", field[0] ? " " : "", field, v->own ? "" : " (of the base)", what);
}

/* ---- lists of names --------------------------------------------------------------------------------- */

static bool unknown_name(const struct build *b, const struct names *all, enum model_word because, const char *what, const char *word)
{
    char text[TIMING_TEXT_WHY];
    const char *near = model_nearest(word, all->names, all->n);
    snprintf(text, sizeof text, "%s is not a %s%s%s%s", word, what, near ? "; did you mean " : "", near ? near : "", near ? "?" : "");
    return fail(b, because, text);
}

static bool mask_of_word(const struct names *all, uint64_t every, const char *word, uint64_t *mask)
{
    if (!strcmp(word, "ALL")) {
        *mask = every;
        return true;
    }
    for (unsigned k = 0; k < all->n; k++)
        if (all->names[k] && !strcmp(all->names[k], word)) {
            *mask = all->masks ? all->masks[k] : UINT64_C(1) << k;
            return true;
        }
    return false;
}

/* Computes the mask of a list of names: ALL, NAME, -NAME, or none. what: "port" and the like; because: the statement that defines them. */
static bool mask_of(const struct build *b, const struct names *all, uint64_t every, enum model_word because, const char *what,
                    uint64_t *out)
{
    const char *at = value_of(b)->words;
    char word[MODEL_WORD];
    uint64_t mask;
    *out = 0;
    if (!at || !strcmp(at, "none"))
        return true;
    while (model_next_word(&at, word)) {
        bool without = word[0] == '-';
        if (!mask_of_word(all, every, word + without, &mask))
            return unknown_name(b, all, because, what, word + without);
        *out = without ? *out & ~mask : *out | mask;
    }
    return true;
}

static bool classes_of(const struct build *b, uint64_t *mask)
{
    return mask_of(b, &b->classes, TIMING_ANY_CLASS, MODEL_GROUP, "class or group", mask);
}

static bool ports_of(const struct build *b, uint16_t *mask)
{
    uint64_t wide;
    if (!mask_of(b, &b->ports, (UINT64_C(1) << b->ports.n) - 1, MODEL_PORTS, "port", &wide))
        return false;
    *mask = (uint16_t)wide;
    return true;
}

/* Returns whether the name is also a word of the format. */
static bool is_reserved(const char *name)
{
    static const char *const others[] = {"none", "ALL", "data", "addr", "pred", "incr", "any"};
    for (unsigned k = 0; k < sizeof others / sizeof *others; k++)
        if (!strcmp(others[k], name))
            return true;
    for (unsigned k = 0; k < MODEL_WORDS_ALL; k++)
        for (unsigned f = 0; f < MODEL_FIELDS && model_statements[k].fields[f].name; f++)
            if (!strcmp(model_statements[k].fields[f].name, name))
                return true;
    return false;
}

/* Checks the name that a port, group or slot gets. */
static bool check_new_name(const struct build *b, const char *name, const char *const *known, unsigned n)
{
    char text[TIMING_TEXT_WHY];
    bool taken = false;
    for (unsigned k = 0; k < n; k++)
        taken |= known[k] && !strcmp(known[k], name);
    if (!model_is_name(name))
        snprintf(text, sizeof text, "%s: " MODEL_NOT_A_NAME, name, TIMING_TEXT_NAME - 1);
    else if (taken || is_reserved(name))
        snprintf(text, sizeof text, taken ? "%s is named twice" : "%s has another meaning in this format; choose another name", name);
    else
        return true;
    return fail(b, b->entry->word, text);
}

/* ---- scalars ------------------------------------------------------------------------------------------ */

static void store(struct timing_text *t, const struct model_field *f, int64_t n)
{
    char *base = f->place == MODEL_IN_MODEL ? (char *)&t->model : (char *)&t->caches, *to = base + f->offset;
    if (f->size == 1)
        *(uint8_t *)to = (uint8_t)n;
    else if (f->size == 2)
        *(uint16_t *)(void *)to = (uint16_t)n;
    else
        *(uint32_t *)(void *)to = (uint32_t)n;
}

/* Stores the numbers of all statements, and checks that every statement is complete. */
static bool build_scalars(struct build *b)
{
    for (size_t k = 0; k < b->t->n; k++) {
        b->entry = &b->t->entries[k];
        const struct model_statement *s = &model_statements[b->entry->word];
        bool none = s->optional && !b->entry->value[0].number && b->entry->value[0].given;
        unsigned given = 0; /* the line that gives a value, if this text does */
        for (b->field = 0; b->field < MODEL_FIELDS && s->fields[b->field].name; b->field++)
            given = value_of(b)->own && value_of(b)->line > given ? value_of(b)->line : given;
        for (b->field = 0; b->field < MODEL_FIELDS && s->fields[b->field].name; b->field++) {
            const struct model_field *f = &s->fields[b->field];
            bool empty = !none && s->optional && value_of(b)->number < f->least; /* the base has none */
            if ((!value_of(b)->given || empty) && !f->may_lack)
                return model_fail(b->t, b->why, given, "%s%s%s %s: missing%s", s->word, b->entry->key ? " " : "",
                                  b->entry->key ? b->entry->key : "", f->name,
                                  empty ? "; the base has no such level, so give all fields" : "");
            if (f->place != MODEL_ELSEWHERE)
                store(b->t, f, value_of(b)->number);
        }
    }
    return true;
}

static enum model_word class_word(const struct timing_machine *m)
{
    switch (m->common->issue) {
    case TIMING_ISSUE_PAIRS: return MODEL_CLASS_OF_PAIRS;
    case TIMING_ISSUE_WIDE: return MODEL_CLASS_OF_WIDE;
    case TIMING_ISSUE_REORDER: return MODEL_CLASS_OF_REORDER;
    default: return MODEL_CLASS;
    }
}

/* Checks that every statement that a model needs is there. */
static bool check_complete(const struct build *b)
{
    const struct timing_machine *m = b->t->machine;
    for (enum model_word w = 0; w < MODEL_WORDS_ALL; w++) {
        const struct model_statement *s = &model_statements[w];
        if (s->key == MODEL_NO_KEY && !s->may_lack && model_has(m, w) && !model_find(b->t, w, NULL))
            return model_fail(b->t, b->why, 0, "%s: missing; start with \"based on MODEL\"", s->word);
    }
    enum model_word class = class_word(m);
    for (unsigned k = 0; k < m->nclasses && model_has(m, class); k++)
        if (!model_find(b->t, class, m->classes[k]))
            return model_fail(b->t, b->why, 0, "class %s: missing", m->classes[k]);
    for (unsigned k = 0; k < m->ntemplates; k++)
        if (m->templates[k] && !model_find(b->t, MODEL_TEMPLATE, m->templates[k]))
            return model_fail(b->t, b->why, 0, "template %s: missing", m->templates[k]);
    return true;
}

/* Sets *index to that of the statement's text among the names, which are NULL if the machine has no such statement. */
static bool find_name(struct build *b, enum model_word word, const char *const *names, uint8_t *index)
{
    char text[TIMING_TEXT_WHY];
    b->entry = model_find(b->t, word, NULL);
    b->field = 0;
    if (!names || !b->entry)
        return true;
    for (*index = 0; names[*index]; ++*index)
        if (!strcmp(names[*index], value_of(b)->words))
            return true;
    snprintf(text, sizeof text, "%s is not one of", value_of(b)->words);
    for (unsigned k = 0; names[k]; k++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s %s", k ? "," : "", names[k]);
    return fail(b, word, text);
}

static bool build_level(struct build *b)
{
    uint8_t level;
    if (!find_name(b, MODEL_LEVEL, b->t->machine->levels, &level))
        return false;
    if (b->t->machine->levels)
        b->t->model.isa_level = (uint8_t)(level + 1);
    return find_name(b, MODEL_MICROCODE, b->t->machine->microcodes, &b->t->model.microcode);
}

/* ---- ports, groups, classes ---------------------------------------------------------------------------- */

static bool begin(struct build *b, enum model_word word, unsigned field)
{
    b->entry = model_find(b->t, word, NULL);
    b->field = field;
    return b->entry;
}

static bool build_each(struct build *b, enum model_word word, bool (*build)(struct build *b))
{
    for (size_t k = 0; k < b->t->n; k++) {
        b->entry = &b->t->entries[k];
        b->field = 0;
        if (b->entry->word == word && !build(b))
            return false;
    }
    return true;
}

/* Adds the queue b->entry. In lists of names queues are ports. */
static bool build_queue(struct build *b)
{
    struct timing_buffer *to = &b->t->model.buffer;
    const struct model_value *v = b->entry->value;
    unsigned entries = (unsigned)v[MODEL_QUEUE_ENTRIES].number;
    if (to->nqueues == TIMING_MAX_QUEUES)
        return fail(b, MODEL_QUEUE, "more than 4 queues");
    for (unsigned q = 0; q < to->nqueues; q++)
        entries += to->queues[q].entries;
    if (entries >= TIMING_MAX_FLIGHTS)
        return fail(b, MODEL_QUEUE, "the queues have more than 63 entries in all");
    if (!check_new_name(b, b->entry->key, b->t->port_names, to->nqueues))
        return false;
    to->queues[to->nqueues] = (struct timing_queue){(uint8_t)v[MODEL_QUEUE_ENTRIES].number, (uint8_t)v[MODEL_QUEUE_LAUNCHES].number,
                                                    (uint8_t)v[MODEL_QUEUE_RETIRES].number};
    b->t->port_names[to->nqueues++] = b->entry->key;
    b->ports = (struct names){b->t->port_names, NULL, to->nqueues};
    return true;
}

static bool build_queues(struct build *b)
{
    const struct timing_buffer *buffer = &b->t->model.buffer;
    if (!build_each(b, MODEL_QUEUE, build_queue))
        return false;
    if (!buffer->nqueues)
        return model_fail(b->t, b->why, 0, "queue: missing; a reorder buffer has at least one");
    return buffer->store <= buffer->accesses ||
           model_fail(b->t, b->why, own_line(b->t, MODEL_BUFFER), "buffer store: %u are more than the %u accesses of a cycle",
                      buffer->store, buffer->accesses);
}

static bool build_ports(struct build *b)
{
    struct timing_text *t = b->t;
    char word[MODEL_WORD];
    (void)begin(b, MODEL_PORTS, 0);
    for (const char *at = value_of(b)->words; model_next_word(&at, word);) {
        if (b->ports.n == MAX_PORTS)
            return fail(b, MODEL_PORTS, "more than 16 ports");
        if (!check_new_name(b, word, t->port_names, b->ports.n))
            return false;
        t->port_names[b->ports.n] = model_keep(t, word, strlen(word));
        if (!t->port_names[b->ports.n++])
            return fail(b, MODEL_PORTS, MODEL_NO_MEMORY);
    }
    b->ports.names = t->port_names;
    t->model.port_names = t->port_names;
    if (t->model.bubble >= t->model.ahead && t->model.bubble | t->model.ahead && begin(b, MODEL_BRANCH_OF_BUNDLES, BRANCH_AHEAD))
        return fail(b, MODEL_BRANCH_OF_BUNDLES, "a bubble must be shorter than the cycles that the fetch is ahead");
    uint16_t movable = 0;
    if (t->model.issue != TIMING_ISSUE_PAIRS && begin(b, MODEL_MOVABLE, 0) && !ports_of(b, &movable))
        return false;
    if (movable >> MAX_MOVABLE)
        return fail(b, MODEL_PORTS, "movable ports must be among the first eight");
    t->model.movable_ports = (uint8_t)movable;
    return true;
}

static bool build_groups(struct build *b)
{
    const struct timing_machine *m = b->t->machine;
    for (unsigned k = 0; k < m->nclasses; k++) {
        b->group_names[k] = m->classes[k];
        b->group_masks[k] = UINT64_C(1) << k;
    }
    b->classes = (struct names){b->group_names, b->group_masks, m->nclasses};
    b->field = 0;
    for (size_t k = 0; k < b->t->n; k++) {
        b->entry = &b->t->entries[k];
        if (b->entry->word != MODEL_GROUP)
            continue;
        if (b->classes.n == MAX_GROUPS + m->nclasses)
            return fail(b, MODEL_GROUP, "more than 200 groups");
        if (!check_new_name(b, b->entry->key, b->group_names, b->classes.n) || !classes_of(b, &b->group_masks[b->classes.n]))
            return false;
        b->group_names[b->classes.n++] = b->entry->key;
    }
    if (b->t->model.issue != TIMING_ISSUE_PAIRS)
        return true;
    (void)begin(b, MODEL_MEMORY_USERS, 0);
    return classes_of(b, &b->t->model.uses_memory);
}

static unsigned index_of(const char *const *names, unsigned n, const char *name)
{
    unsigned k = 0;
    while (k < n && (!names[k] || strcmp(names[k], name)))
        k++;
    return k;
}

static bool build_flags(struct build *b, uint8_t *flags)
{
    static const char *const names[] = {"ends-group", "all-ports", "easy", "movable"}; /* in the order of TIMING_CLASS_... */
    static const char *const of_wide[] = {"ends-group", NULL, NULL, NULL, "first"};
    bool wide = b->t->model.issue == TIMING_ISSUE_WIDE;
    const struct names all = {wide ? of_wide : names, NULL, wide ? 5 : 4};
    uint64_t mask;
    b->field = MODEL_CLASS_FLAGS;
    if (!mask_of(b, &all, 0, b->entry->word, wide ? "flag (ends-group, first, none)" : "flag (ends-group, all-ports, easy, movable, none)",
                 &mask))
        return false;
    *flags = (uint8_t)mask;
    return !(mask & TIMING_CLASS_MOVABLE && !(mask & TIMING_CLASS_EASY)) || fail(b, MODEL_CLASS, "movable needs easy");
}

/* The slots of c, of which each of its queues has as many. */
static bool build_slots(struct build *b, struct timing_class *c)
{
    const struct timing_buffer *buffer = &b->t->model.buffer;
    c->slots = (uint8_t)b->entry->value[MODEL_CLASS_SLOTS].number;
    b->field = MODEL_CLASS_SLOTS;
    for (unsigned q = 0; q < buffer->nqueues; q++)
        if (c->ports >> q & 1 && (c->slots > buffer->queues[q].launches || c->slots > buffer->queues[q].retires))
            return fail(b, MODEL_QUEUE, "a queue of the class launches or retires fewer in a cycle");
    return true;
}

static bool build_class(struct build *b)
{
    const struct timing_machine *m = b->t->machine;
    unsigned n = index_of(m->classes, m->nclasses, b->entry->key);
    struct timing_class *c = &b->t->classes[n];
    bool pairs = b->t->model.issue == TIMING_ISSUE_PAIRS, reorder = b->t->model.issue == TIMING_ISSUE_REORDER;
    c->name = m->classes[n];
    c->lock = reorder ? 0 : (uint8_t)b->entry->value[MODEL_CLASS_LOCK].number;
    b->field = MODEL_CLASS_PORTS;
    if (!ports_of(b, &c->ports))
        return false;
    if (!c->ports)
        return fail(b, reorder ? MODEL_QUEUE : MODEL_PORTS, reorder ? "expected at least one queue" : "expected at least one port");
    if (reorder)
        return build_slots(b, c);
    if (!pairs && !build_flags(b, &c->flags))
        return false;
    if (b->t->model.issue == TIMING_ISSUE_WIDE) {
        b->field = MODEL_CLASS_BLOCKS;
        return ports_of(b, &c->blocks);
    }
    if (!pairs)
        return true;
    c->memory = (uint16_t)b->entry->value[MODEL_CLASS_BUSY].number;
    b->field = MODEL_CLASS_SECOND;
    return classes_of(b, &c->second);
}

/* ---- bundles --------------------------------------------------------------------------------------------- */

static bool build_slot(struct build *b)
{
    struct timing_slot *s = &b->t->slots[b->nslots];
    uint16_t *const ports[] = {&s->ports[0], &s->ports[1], &s->easy};
    if (b->nslots == MAX_SLOTS)
        return fail(b, MODEL_SLOT, "more than 64 kinds of slots");
    s->rule = (uint8_t)b->entry->value[MODEL_SLOT_RULE].number;
    for (unsigned k = 0; k < 3; k++) {
        b->field = MODEL_SLOT_FIRST + k;
        if (!ports_of(b, ports[k]))
            return false;
    }
    b->field = MODEL_SLOT_FIRST;
    if (!s->ports[0] != (s->rule == TIMING_SLOT_EMPTY) || !s->ports[1] != !s->ports[0])
        return fail(b, MODEL_SLOT, "a slot has ports in the first and in the second bundle, unless its rule is empty");
    if (s->rule == TIMING_SLOT_ANY && (s->ports[0] | s->ports[1]) & ~b->t->model.movable_ports)
        return fail(b, MODEL_MOVABLE, "rule any needs movable ports");
    if (s->rule == TIMING_SLOT_NEXT && (s->ports[0] | s->ports[1]) & b->t->model.movable_ports)
        return fail(b, MODEL_MOVABLE, "rule next needs ports that are not movable");
    b->slot_names[b->nslots++] = b->entry->key;
    return true;
}

static bool build_template(struct build *b)
{
    const struct timing_machine *m = b->t->machine;
    struct timing_template *t = &b->t->templates[index_of(m->templates, m->ntemplates, b->entry->key)];
    const struct names slots = {b->slot_names, NULL, b->nslots}, templates = {m->templates, NULL, m->ntemplates};
    char word[MODEL_WORD];
    unsigned n = 0;
    uint64_t followers;
    b->field = MODEL_TEMPLATE_SLOTS;
    for (const char *at = value_of(b)->words; model_next_word(&at, word); n++) {
        unsigned slot = index_of(b->slot_names, b->nslots, word);
        if (slot == b->nslots)
            return unknown_name(b, &slots, MODEL_SLOT, "slot", word);
        if (n == 3)
            return fail(b, MODEL_TEMPLATE, "a bundle has three slots");
        t->slot[n] = (uint8_t)slot;
        if (b->t->slots[slot].rule != TIMING_SLOT_EMPTY)
            t->last = (uint8_t)n;
    }
    if (n != 3)
        return fail(b, MODEL_TEMPLATE, "a bundle has three slots");
    t->end = (uint8_t)b->entry->value[MODEL_TEMPLATE_ENDS].number;
    b->field = MODEL_TEMPLATE_FOLLOWERS;
    if (!mask_of(b, &templates, 0xffff, MODEL_TEMPLATE, "template", &followers))
        return false;
    t->followers = (uint16_t)followers;
    return true;
}

/* Checks that each class can issue from some slot. */
static bool check_slots(struct build *b)
{
    const struct timing_model *m = &b->t->model;
    uint16_t all = m->movable_ports;
    for (unsigned k = 0; k < b->nslots; k++)
        all |= b->t->slots[k].ports[0] | b->t->slots[k].ports[1] | b->t->slots[k].easy;
    b->field = MODEL_CLASS_PORTS;
    for (unsigned k = 0; k < m->nclasses; k++) {
        b->entry = model_find(b->t, MODEL_CLASS, m->classes[k].name);
        if (!(m->classes[k].ports & all))
            return fail(b, MODEL_SLOT, "no slot has one of these ports");
    }
    return true;
}

static bool build_bundles(struct build *b)
{
    struct timing_text *t = b->t;
    t->slots = calloc(MAX_SLOTS + 1, sizeof *t->slots);
    t->templates = calloc(t->machine->ntemplates, sizeof *t->templates);
    if (!t->slots || !t->templates)
        return model_fail(t, b->why, 0, MODEL_NO_MEMORY);
    t->model.slots = t->slots;
    t->model.templates = t->templates;
    return build_each(b, MODEL_SLOT, build_slot) && build_each(b, MODEL_TEMPLATE, build_template) &&
           build_each(b, MODEL_CLASS, build_class) && check_slots(b);
}

/* ---- latencies --------------------------------------------------------------------------------------------- */

/* Splits a side of a latency into classes and roles. */
static bool build_side(const struct build *b, uint64_t *classes, uint8_t *roles)
{
    static const char *const names[] = {"data", "addr", "pred", "incr"}; /* in the order of enum timing_role */
    const char *at = value_of(b)->words;
    char word[MODEL_WORD];
    uint64_t mask;
    *classes = 0;
    *roles = 0;
    while (model_next_word(&at, word)) {
        unsigned role = index_of(names, TIMING_ROLES, word);
        bool without = word[0] == '-';
        if (role < TIMING_ROLES) {
            *roles |= (uint8_t)(1 << role);
            continue;
        }
        if (!mask_of_word(&b->classes, TIMING_ANY_CLASS, word + without, &mask))
            return unknown_name(b, &b->classes, MODEL_GROUP, "class, group or role", word + without);
        *classes = without ? *classes & ~mask : *classes | mask;
    }
    if (!*roles)
        *roles = TIMING_ANY_ROLE;
    return *classes || fail(b, MODEL_GROUP, "expected a class");
}

static bool build_latency(struct build *b)
{
    struct timing_rule *r = &b->t->rules[b->t->model.nrules++];
    const struct model_value *v = b->entry->value;
    b->field = MODEL_LATENCY_FROM;
    if (!build_side(b, &r->producers, &r->results))
        return false;
    b->field = MODEL_LATENCY_TO;
    if (!build_side(b, &r->consumers, &r->operands))
        return false;
    r->add = v[MODEL_LATENCY_ADD].given;
    r->cycles = (int8_t)v[r->add ? MODEL_LATENCY_ADD : MODEL_LATENCY_CYCLES].number;
    return true;
}

/* Checks that no latency becomes negative or too long. */
static bool check_latencies(struct build *b)
{
    unsigned rule = 0;
    bool fit;
    if (!timing_rules_fit(&b->t->model, &fit, &rule))
        return model_fail(b->t, b->why, 0, MODEL_NO_MEMORY);
    if (fit)
        return true;
    for (size_t k = 0; k < b->t->n; k++)
        if (b->t->entries[k].word == MODEL_LATENCY && rule-- == 0) {
            b->entry = &b->t->entries[k];
            b->field = MODEL_LATENCY_ADD;
            return fail(b, MODEL_LATENCY, "with the lines before it, a latency becomes less than 0 or more than 100 cycles");
        }
    return true;
}

static bool build_latencies(struct build *b)
{
    struct timing_text *t = b->t;
    unsigned n = 0;
    for (size_t k = 0; k < t->n; k++)
        n += t->entries[k].word == MODEL_LATENCY;
    t->rules = calloc(n + 1, sizeof *t->rules);
    t->model.rules = t->rules;
    if (!t->rules)
        return model_fail(t, b->why, 0, MODEL_NO_MEMORY);
    return build_each(b, MODEL_LATENCY, build_latency) && check_latencies(b);
}

/* ---- caches --------------------------------------------------------------------------------------------------- */

static bool is_power(uint64_t n)
{
    return n && !(n & (n - 1));
}

/* Reports a contradiction between the statements of words a and b, at the later line of this text. */
#define CONTRADICTION(b, one, other, ...)                                                                                           \
    model_fail((b)->t, (b)->why, own_line((b)->t, one) > own_line((b)->t, other) ? own_line((b)->t, one) : own_line((b)->t, other), \
               __VA_ARGS__)

static bool check_level(const struct build *b, enum model_word w, const struct cache_shape *s)
{
    const char *name = model_statements[w].word;
    unsigned set = (unsigned)s->ways * s->line, line = own_line(b->t, w);
    if (!s->bytes)
        return true;
    if (s->line < 16 && b->t->model.issue != TIMING_ISSUE_MICROCODE)
        return model_fail(b->t, b->why, line, "%s line: %u is less than 16", name, s->line);
    if (!is_power(s->line))
        return model_fail(b->t, b->why, line, "%s line: %u is not a power of two", name, s->line);
    if (s->line > b->t->machine->page_bytes)
        return model_fail(b->t, b->why, line, "%s line: %u is more than a page, %u bytes", name, s->line, b->t->machine->page_bytes);
    if (s->bytes % set)
        return model_fail(b->t, b->why, line, "%s size: %u bytes are not a multiple of %u ways of lines of %u bytes", name, s->bytes,
                          s->ways, s->line);
    if (!is_power(s->bytes / set))
        return model_fail(b->t, b->why, line,
                          "%s size: %u bytes in %u ways of lines of %u bytes are %u sets; the number of sets must be a power of two", name,
                          s->bytes, s->ways, s->line, s->bytes / set);
    return true;
}

static bool check_levels(const struct build *b)
{
    const struct timing_caches *k = &b->t->caches;
    unsigned cycles = 0, line = k->fetch.line > k->data.line ? k->fetch.line : k->data.line, n = 0;
    enum model_word last = MODEL_DCACHE;
    if (!check_level(b, MODEL_ICACHE, &k->fetch) || !check_level(b, MODEL_DCACHE, &k->data))
        return false;
    for (enum model_word w = MODEL_L2; w <= MODEL_L4; w++, n++) {
        const struct cache_shape *s = &k->outer[n];
        if (!check_level(b, w, s))
            return false;
        if (!s->bytes)
            continue;
        if (n && !k->outer[n - 1].bytes)
            return CONTRADICTION(b, w, w - 1, "%s: there is no %s", model_statements[w].word, model_statements[w - 1].word);
        if (s->line < line)
            return CONTRADICTION(b, w, last, "%s line: %u is less than that of the level before, %u", model_statements[w].word, s->line,
                                 line);
        if (k->outer_cycles[n] < cycles)
            return CONTRADICTION(b, w, last, "%s cycles: %u are less than those of %s, %u", model_statements[w].word, k->outer_cycles[n],
                                 model_statements[last].word, cycles);
        cycles = k->outer_cycles[n];
        line = s->line;
        last = w;
    }
    unsigned at = caches_at_clock(k, 0).memory_cycles;
    if (k->memory_ns && !k->mhz)
        return CONTRADICTION(b, MODEL_MEMORY, MODEL_CLOCK, "memory ns: needs the clock rate; give \"clock mhz N\"");
    if (k->memory_cycles < cycles)
        return CONTRADICTION(b, MODEL_MEMORY, last, "memory cycles: %u are less than those of %s, %u", k->memory_cycles,
                             model_statements[last].word, cycles);
    if (k->memory_cycles + ((uint64_t)k->memory_ns * k->mhz + 500) / 1000 > CACHE_MISS_CYCLES)
        return CONTRADICTION(b, MODEL_MEMORY, MODEL_CLOCK, "memory: %u ns at %u MHz and %u cycles are more than %u cycles", k->memory_ns,
                             k->mhz, k->memory_cycles, at);
    return true;
}

static bool check_dtlb1(const struct build *b)
{
    const struct timing_caches *k = &b->t->caches;
    const struct cache_shape *s = &k->dtlb1;
    if (!s->bytes)
        return true;
    if (!is_power(s->line) || s->line > b->t->machine->page_bytes)
        return model_fail(b->t, b->why, own_line(b->t, MODEL_DTLB1), "dtlb1 page: %u; expected a power of two, at most a page, %u bytes",
                          s->line, b->t->machine->page_bytes);
    if (s->line > 64u * k->data.line || s->line < k->data.line)
        return CONTRADICTION(b, MODEL_DTLB1, MODEL_DCACHE, "dtlb1 page: %u is not 1 to 64 lines of the dcache, %u bytes each", s->line,
                             k->data.line);
    if (!k->write_around || k->blocking_miss)
        return CONTRADICTION(b, MODEL_DTLB1, MODEL_POLICY, "dtlb1: needs \"policy write-around yes\" and \"policy blocking-miss no\"");
    return true;
}

static bool check_caches(const struct build *b)
{
    const struct timing_caches *k = &b->t->caches;
    if (!check_levels(b) || !check_dtlb1(b))
        return false;
    bool microcode = b->t->model.issue == TIMING_ISSUE_MICROCODE;
    if (microcode ? !k->blocking_miss : k->one_first)
        return model_fail(b->t, b->why, own_line(b->t, MODEL_POLICY), "policy %s: not in models of %s",
                          microcode ? "blocking-miss no" : "one-first-level yes", b->t->machine->name);
    if (b->t->model.early_multiply && !b->t->machine->early_multiply)
        return model_fail(b->t, b->why, own_line(b->t, MODEL_POLICY), "policy early-multiply yes: not in models of %s",
                          b->t->machine->name);
    if (k->fp_skips_first && !k->outer[0].bytes)
        return CONTRADICTION(b, MODEL_POLICY, MODEL_L2, "policy fp-skips-first: there is no l2");
    return true;
}

static bool check_predictor(const struct build *b)
{
    const struct timing_predictor *p = &b->t->model.predictor;
    unsigned line = own_line(b->t, MODEL_PREDICTOR);
    if (b->t->model.issue == TIMING_ISSUE_PAIRS)
        return !p->early || b->t->model.mispredict <= TIMING_MAX_EARLY ||
               model_fail(b->t, b->why, own_line(b->t, MODEL_BRANCH), "branch mispredict: with predictor early at most %d, not %u",
                          TIMING_MAX_EARLY, b->t->model.mispredict);
    if (!is_power(p->returns))
        return model_fail(b->t, b->why, line, "predictor returns: %u is not a power of two", p->returns);
    return is_power(p->targets) || model_fail(b->t, b->why, line, "predictor targets: %u is not a power of two", p->targets);
}

static bool build_apart(struct build *b)
{
    struct timing_model *m = &b->t->model;
    if (m->napart == TIMING_MAX_APART)
        return fail(b, MODEL_APART, "more than 4 such statements");
    struct timing_apart *a = &m->apart[m->napart++];
    a->cycles = (uint16_t)b->entry->value[MODEL_APART_CYCLES].number;
    b->field = MODEL_APART_FIRST;
    if (!classes_of(b, &a->first))
        return false;
    b->field = MODEL_APART_THEN;
    return classes_of(b, &a->then);
}

static bool build_returns(struct build *b)
{
    struct timing_returns *r = &b->t->model.returns;
    const struct timing_banks *banks = &b->t->model.banks;
    if (banks->number && !(is_power(banks->number) && is_power(banks->bytes)))
        return model_fail(b->t, b->why, own_line(b->t, MODEL_BANKS), "banks: %u of %u bytes: not powers of two", banks->number,
                          banks->bytes);
    if (!r->ports)
        return true;
    b->entry = model_find(b->t, MODEL_RETURNS, NULL);
    b->field = MODEL_RETURNS_FIRST;
    if (!classes_of(b, &r->first))
        return false;
    b->field = MODEL_RETURNS_THEN;
    return classes_of(b, &r->then);
}

/* The places of a group: every class must have a port in the first one. */
static bool build_places(struct build *b)
{
    struct timing_model *m = &b->t->model;
    b->entry = model_find(b->t, MODEL_PLACES, NULL);
    for (b->field = 0; b->field < TIMING_MAX_WIDTH && value_of(b)->given; b->field++) {
        if (!ports_of(b, &m->places[b->field]))
            return false;
        m->width++;
    }
    b->field = 0;
    for (unsigned k = 0; k < m->nclasses; k++)
        if (!(m->classes[k].ports & m->places[0]))
            return fail(b, MODEL_CLASS_OF_WIDE, "every class needs a port in the first place of a group");
    return !(m->line & (m->line - 1)) ||
           model_fail(b->t, b->why, own_line(b->t, MODEL_FETCH), "fetch line: %u is not a power of two", m->line);
}

bool model_build(struct timing_text *t, char *why)
{
    struct build b = {.t = t, .why = why};
    t->model = *t->machine->common;
    t->model.classes = t->classes;
    t->model.nclasses = t->machine->nclasses;
    t->model.caches = &t->caches;
    t->model.name = model_find(t, MODEL_NAME, NULL)->value[0].words;
    t->model.long_name = model_find(t, MODEL_TITLE, NULL)->value[0].words;
    if (!check_complete(&b) || !build_level(&b) || !build_scalars(&b) || !check_caches(&b))
        return false;
    if (t->model.issue == TIMING_ISSUE_MICROCODE) { /* what an instruction costs is in the machine's own table */
        for (unsigned k = 0; k < t->model.nclasses; k++)
            t->classes[k].name = t->machine->classes[k];
        return true;
    }
    bool reorder = t->model.issue == TIMING_ISSUE_REORDER;
    if (!check_predictor(&b) || !(reorder ? build_queues(&b) : build_ports(&b)) || !build_groups(&b))
        return false;
    if (!(t->model.issue == TIMING_ISSUE_BUNDLES ? build_bundles(&b) && build_returns(&b)
                                                 : build_each(&b, class_word(t->machine), build_class)))
        return false;
    if (t->model.issue == TIMING_ISSUE_WIDE && !(build_places(&b) && build_each(&b, MODEL_APART, build_apart)))
        return false;
    return build_latencies(&b);
}
