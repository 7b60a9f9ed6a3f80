/* model_internal.h - the statements of a model's text: shared by the files that read, check and print them. */
#ifndef PRECIS_EMU_TIMING_MODEL_INTERNAL_H
#define PRECIS_EMU_TIMING_MODEL_INTERNAL_H

#include "emu/timing/cache.h"
#include "emu/timing/model_text.h"

enum model_kind { MODEL_NUMBER, MODEL_BYTES, MODEL_CHOICE, MODEL_WORDS, MODEL_TEXT };
enum model_place { MODEL_ELSEWHERE, MODEL_IN_MODEL, MODEL_IN_CACHES };
enum model_key { MODEL_NO_KEY, MODEL_KEY_CLASS, MODEL_KEY_TEMPLATE, MODEL_KEY_NAME, MODEL_EVERY_ONE_NEW };

/* A field of a statement: a name, then its value. A field without a name is the first, and its value comes at once. */
struct model_field {
    const char *name;
    enum model_kind kind;
    enum model_place place; /* where the number is stored */
    uint16_t offset, size;
    int64_t least, most;
    const char *const *choices; /* ends with NULL; the value is an index */
    bool may_lack;              /* it has no value unless a text gives it one */
};

enum { MODEL_FIELDS = 9 };
struct model_statement {
    const char *word;
    enum model_key key;
    unsigned issues; /* mask of enum timing_issue: the machines that have it */
    bool optional;   /* "none" instead of fields: all are 0 */
    bool may_lack;   /* a model without it is complete */
    struct model_field fields[MODEL_FIELDS];
};

enum model_word {
    MODEL_NAME,
    MODEL_TITLE,
    MODEL_SOURCE,
    MODEL_LEVEL,
    MODEL_ICACHE,
    MODEL_DCACHE,
    MODEL_L2,
    MODEL_L3,
    MODEL_L4,
    MODEL_MEMORY,
    MODEL_CLOCK,
    MODEL_ITLB,
    MODEL_DTLB,
    MODEL_TLB,
    MODEL_DTLB1,
    MODEL_POLICY,
    MODEL_BRANCH,
    MODEL_BRANCH_OF_BUNDLES,
    MODEL_PREDICTOR_OF_PAIRS,
    MODEL_PREDICTOR,
    MODEL_PORTS,
    MODEL_MOVABLE,
    MODEL_SLOT,
    MODEL_TEMPLATE,
    MODEL_GROUP,
    MODEL_MEMORY_USERS,
    MODEL_CLASS_OF_PAIRS,
    MODEL_CLASS,
    MODEL_PLACES,
    MODEL_FETCH,
    MODEL_CLASS_OF_WIDE,
    MODEL_APART,
    MODEL_RETURNS,
    MODEL_BANKS,
    MODEL_STORES,
    MODEL_MICROCODE,
    MODEL_WRITE_BUFFER,
    MODEL_BUFFER,
    MODEL_QUEUE,
    MODEL_CLASS_OF_REORDER,
    MODEL_LATENCY,
    MODEL_WORDS_ALL
};
extern const struct model_statement model_statements[MODEL_WORDS_ALL];

/* The fields of statements that are looked up by number. */
enum {
    MODEL_CLASS_PORTS,
    MODEL_CLASS_SECOND,
    MODEL_CLASS_FLAGS = 1,
    MODEL_CLASS_LOCK,
    MODEL_CLASS_BUSY,
    MODEL_CLASS_BLOCKS = MODEL_CLASS_BUSY,
    MODEL_CLASS_SLOTS = MODEL_CLASS_FLAGS
};
enum { MODEL_SLOT_RULE, MODEL_SLOT_FIRST, MODEL_SLOT_SECOND, MODEL_SLOT_EASY };
enum { MODEL_TEMPLATE_SLOTS, MODEL_TEMPLATE_ENDS, MODEL_TEMPLATE_FOLLOWERS };
enum { MODEL_QUEUE_ENTRIES, MODEL_QUEUE_LAUNCHES, MODEL_QUEUE_RETIRES };
enum { MODEL_APART_FIRST, MODEL_APART_THEN, MODEL_APART_CYCLES };
enum { MODEL_RETURNS_PORTS, MODEL_RETURNS_FIRST, MODEL_RETURNS_THEN };
enum { MODEL_LATENCY_FROM, MODEL_LATENCY_TO, MODEL_LATENCY_CYCLES, MODEL_LATENCY_ADD };

struct model_value {
    bool given, own;   /* own: by this text, not by its base */
    unsigned line;     /* of the text that gives it */
    int64_t number;    /* numbers, choices */
    const char *words; /* words, text: separated by one space */
    const char *comment;
};

struct model_entry {
    enum model_word word;
    const char *key; /* or NULL */
    struct model_value value[MODEL_FIELDS];
};

struct model_string {
    struct model_string *next;
    char text[];
};

struct timing_text {
    const struct timing_machine *machine;
    const struct timing_text *base;
    const char *file;
    struct model_entry *entries; /* ordered by word; of one word, in the order of their first lines */
    size_t n, room;
    struct model_string *strings;
    unsigned long_lines;
    /* the model */
    struct timing_model model;
    struct timing_caches caches;
    struct timing_class classes[TIMING_MAX_CLASSES];
    const char *port_names[16];
    struct timing_slot *slots;
    struct timing_template *templates;
    struct timing_rule *rules;
};

/* The end of messages about it. */
#define MODEL_NO_MEMORY "out of memory"

/* Returns whether models of the machine have this statement. */
bool model_has(const struct timing_machine *m, enum model_word word);
/* Writes a message "FILE:LINE: ..." to why[]; line 0: "FILE: ...". Returns false. */
__attribute__((format(printf, 4, 5))) bool model_fail(const struct timing_text *t, char *why, unsigned line, const char *format, ...);
/* Copies n bytes as a string that lives as long as t. Returns NULL without memory. */
char *model_keep(struct timing_text *t, const char *text, size_t n);
/* Returns the first entry of this word, with this key unless it is NULL, or NULL. */
struct model_entry *model_find(const struct timing_text *t, enum model_word word, const char *key);
/* Returns whether `key` can name a port, a group or a slot. If not, the message is MODEL_NOT_A_NAME, with TIMING_TEXT_NAME - 1. */
#define MODEL_NOT_A_NAME "a name has up to %d letters, digits and _, and begins with a letter"
bool model_is_name(const char *key);
/* Copies the next word of *at, if there is one, and moves *at past it. A longer word is truncated. */
enum { MODEL_WORD = 64 };
bool model_next_word(const char **at, char word[MODEL_WORD]);
/* Returns the one of n names that differs from `word` in the fewest letters, or NULL if none is near. Names may be NULL. */
const char *model_nearest(const char *word, const char *const *names, size_t n);
/* Writes a value as its text. */
void model_put_value(const struct model_field *f, const struct model_value *v, FILE *out);
/* Makes t->model of the statements. Returns false, with a message in why[], if they contradict each other. */
bool model_build(struct timing_text *t, char *why);

#endif
