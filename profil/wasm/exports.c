/*
 * exports.c - the library as a WebAssembly module: what precis map computes, and the counters that ticks leave in a buffer.
 *
 * A trial is one configuration: a dialect, a mapping, and, after trial_begin(), the state of a process whose only call was profil() or
 * sprofil() with that mapping. dialects.js wraps these functions for JavaScript. Texts pass through the buffer of trial_text().
 */
#define _GNU_SOURCE
#include "profil/profil.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name))) name
#else
#define EXPORT(name) name /* for tuples.c */
#endif

enum {
    TEXT = 1 << 16,
    GUEST = 1 << 16,    /* the guest's memory: zeros, the array of regions, the overflow bin, the buffer up to its end */
    ARRAY = GUEST / 4,  /* address of the array of struct prof */
    BIN = GUEST / 2,    /* address of the overflow bin */
    LARGEST = 64 << 20, /* largest buffer */
};

struct trial {
    struct profil_dialect dialect;
    struct profil_mapping mapping;
    struct profil_state *state; /* NULL: no call yet */
    unsigned char *memory;
    uint64_t memory_size, first, last;
    uint64_t *addresses;
    char text[TEXT];
};

/* Create a trial of hpux. Returns NULL if out of memory. */
struct trial *EXPORT(trial_new)(void)
{
    struct trial *t = calloc(1, sizeof *t);

    if (t)
        profil_dialect_parse("hpux", &t->dialect, NULL, 0);
    return t;
}

static void end(struct trial *t)
{
    profil_free(t->state);
    free(t->memory);
    t->state = NULL;
    t->memory = NULL;
}

void EXPORT(trial_free)(struct trial *t)
{
    end(t);
    free(t->addresses);
    free(t);
}

/* The buffer of texts, ending with a zero byte. */
char *EXPORT(trial_text)(struct trial *t)
{
    return t->text;
}

/* Read the dialect that the text names, with its options. Returns false, with the message as text. */
bool EXPORT(trial_dialect)(struct trial *t)
{
    char error[1024];
    bool good = profil_dialect_parse(t->text, &t->dialect, error, sizeof error);

    if (!good)
        snprintf(t->text, sizeof t->text, "%s", error);
    return good;
}

void EXPORT(trial_mapping)(struct trial *t, uint64_t offset, uint64_t size, uint32_t scale, unsigned element, unsigned address_bits,
                           bool sprofil)
{
    t->mapping = (struct profil_mapping){offset, size, scale, (uint8_t)element, (uint8_t)address_bits, sprofil};
}

/* Returns the enum profil_status of the call; its reason is the text. */
unsigned EXPORT(trial_check)(struct trial *t)
{
    const char *why;
    enum profil_status status = profil_check(&t->dialect, &t->mapping, &why);

    snprintf(t->text, sizeof t->text, "%s", why ? why : "");
    return status;
}

uint64_t EXPORT(trial_elements)(const struct trial *t)
{
    return profil_elements(&t->dialect, &t->mapping);
}

/* Returns a byte offset, or PROFIL_MISS. */
uint64_t EXPORT(trial_locate)(const struct trial *t, uint64_t pc)
{
    return profil_locate(&t->dialect, &t->mapping, pc);
}

/* Room for n addresses, until the next such call. Returns NULL if out of memory. */
uint64_t *EXPORT(trial_addresses)(struct trial *t, uint32_t n)
{
    uint64_t *room = reallocarray(t->addresses, n ? n : 1, sizeof *room);

    if (room)
        t->addresses = room;
    return room;
}

/* Replace the first n addresses by what trial_locate() returns for them, divided by the size of a counter. */
void EXPORT(trial_locate_all)(const struct trial *t, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        uint64_t offset = profil_locate(&t->dialect, &t->mapping, t->addresses[i]);

        t->addresses[i] = offset == PROFIL_MISS ? PROFIL_MISS : offset / t->mapping.element;
    }
}

/* As trial_locate(); the text is that of profil_explain(). */
uint64_t EXPORT(trial_explain)(struct trial *t, uint64_t pc)
{
    FILE *out = fmemopen(t->text, sizeof t->text, "w");
    uint64_t hit;

    if (!out)
        abort();
    hit = profil_explain(&t->dialect, &t->mapping, pc, out);
    fclose(out);
    return hit;
}

/* Find the addresses that count in the element at a byte offset. Returns whether there are any: trial_first() to trial_last(). */
bool EXPORT(trial_span)(struct trial *t, uint64_t byte_offset)
{
    return profil_span(&t->dialect, &t->mapping, byte_offset, &t->first, &t->last);
}

uint64_t EXPORT(trial_first)(const struct trial *t)
{
    return t->first;
}

uint64_t EXPORT(trial_last)(const struct trial *t)
{
    return t->last;
}

/* The text becomes a line per property: name, choice, what it decides, what the choice means; separated by tabs. */
void EXPORT(trial_properties)(struct trial *t)
{
    size_t at = 0;

    t->text[0] = 0;
    for (unsigned i = 0; profil_property_at(i).name && at < sizeof t->text; i++) {
        enum profil_choice c = profil_dialect_get(&t->dialect, i);

        at += (size_t)snprintf(t->text + at, sizeof t->text - at, "%s\t%s\t%s\t%s\n", profil_property_at(i).name, profil_choice_name(c),
                               profil_property_at(i).decides, profil_choice_meaning(c));
    }
}

/* The text becomes the names of the dialects, one per line. */
void EXPORT(trial_dialects)(struct trial *t)
{
    t->text[0] = 0;
    for (unsigned i = 0; profil_dialect_names[i]; i++) {
        strcat(t->text, profil_dialect_names[i]);
        strcat(t->text, "\n");
    }
}

/* ----------------------------------------------------------------------------------------- ticks */

static bool is_there(const struct trial *t, uint64_t address, size_t size)
{
    return address < t->memory_size && size <= t->memory_size - address;
}

static bool read_guest(void *context, uint64_t address, void *bytes, size_t size)
{
    const struct trial *t = context;

    if (is_there(t, address, size))
        memcpy(bytes, t->memory + address, size);
    return is_there(t, address, size);
}

static bool write_guest(void *context, uint64_t address, const void *bytes, size_t size)
{
    struct trial *t = context;

    if (is_there(t, address, size))
        memcpy(t->memory + address, bytes, size);
    return is_there(t, address, size);
}

static struct profil_memory memory_of(struct trial *t)
{
    return (struct profil_memory){t, read_guest, write_guest, NULL};
}

/* Write a number of the guest, little-endian. */
static void put(struct trial *t, uint64_t address, unsigned bytes, uint64_t value)
{
    for (unsigned i = 0; i < bytes; i++)
        t->memory[address + i] = (unsigned char)(value >> 8 * i);
}

/* Write a struct prof: four words; HP-UX pads pr_size and pr_scale, glibc does not. */
static void put_prof(struct trial *t, unsigned index, uint64_t base, uint64_t size, uint64_t offset, uint64_t scale)
{
    unsigned word = t->mapping.address_bits / 8;
    uint64_t at = ARRAY + (uint64_t)index * 4 * word;

    put(t, at, word, base);
    put(t, at + word, word, size);
    put(t, at + 2 * word, word, offset);
    put(t, at + 3 * word, word, scale);
}

static enum profil_status call_sprofil(struct trial *t, bool overflow)
{
    const struct profil_mapping *m = &t->mapping;
    const struct profil_memory memory = memory_of(t);
    unsigned flags = m->element == 2 ? PROFIL_USHORT : m->element == 4 ? PROFIL_UINT : PROFIL_UINT64;

    if (t->dialect.calls == PROFIL_CALLS_GLIBC)
        flags = m->element == 2 ? PROFIL_GLIBC_USHORT : PROFIL_GLIBC_UINT;
    put_prof(t, 0, GUEST, m->size, m->offset, m->scale);
    put_prof(t, 1, BIN, m->element, 0, 2);
    return profil_scall(t->state, &memory, ARRAY, overflow ? 2 : 1, 0, flags);
}

/* The program calls profil(), or sprofil() with an overflow bin or without. Returns its enum profil_status; ENOMEM also if the buffer is
 * too large for a trial. */
unsigned EXPORT(trial_begin)(struct trial *t, bool overflow)
{
    const struct profil_mapping *m = &t->mapping;
    struct profil_abi abi = {m->address_bits / 8, false};
    struct profil_memory memory;

    end(t);
    if (m->size > LARGEST)
        return PROFIL_ENOMEM;
    t->memory_size = GUEST + m->size + 8; /* an odd size: the last counter may extend beyond the end */
    t->memory = calloc(1, (size_t)t->memory_size);
    t->state = profil_new(&t->dialect, &abi, NULL);
    if (!t->memory || !t->state)
        return PROFIL_ENOMEM;
    memory = memory_of(t);
    if (m->sprofil)
        return call_sprofil(t, overflow);
    return profil_call(t->state, &memory, GUEST, m->size, m->offset, m->scale);
}

/* n ticks at pc. Returns an enum profil_hit. */
unsigned EXPORT(trial_tick)(struct trial *t, uint64_t pc, uint32_t n)
{
    const struct profil_memory memory = memory_of(t);

    return t->state ? profil_tick(t->state, &memory, pc, n) : PROFIL_IDLE;
}

/* Returns the little-endian number at an address. */
static uint64_t number_at(const struct trial *t, uint64_t address)
{
    uint64_t value = 0;

    if (t->memory && is_there(t, address, t->mapping.element))
        for (unsigned i = t->mapping.element; i--;)
            value = value << 8 | t->memory[address + i];
    return value;
}

uint64_t EXPORT(trial_counter)(const struct trial *t, uint64_t index)
{
    return number_at(t, GUEST + index * t->mapping.element);
}

/* The counter of the overflow bin. */
uint64_t EXPORT(trial_overflow)(const struct trial *t)
{
    return number_at(t, BIN);
}

bool EXPORT(trial_is_on)(const struct trial *t)
{
    return t->state && profil_is_on(t->state);
}
