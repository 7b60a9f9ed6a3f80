/* memory.c - models of loads and stores of general and fp registers. Narrow mode: addresses have 32 bits. */
#include <stddef.h>
#include <string.h>
#include "isa/hppa/model/model.h"

/* How a form finds its address and updates its base. */
struct access {
    uint64_t address, base;
    bool updates;
};

static struct access plain(const struct model_state *s, uint64_t displacement)
{
    return (struct access){.address = s->gr[s->f.b] + displacement};
}

/* before: the update precedes the access. */
static struct access modified(const struct model_state *s, uint64_t displacement, bool before)
{
    uint64_t base = s->gr[s->f.b], sum = base + displacement;
    return (struct access){.address = before ? sum : base, .base = sum, .updates = true};
}

static unsigned log_size(const struct model_state *s)
{
    const char *letters = "bhwd", *end = s->name + strcspn(s->name, ",");
    return (unsigned)(strchr(letters, end[-1]) - letters);
}

/* Long displacements: of words with modification and fp words 12 bits, of doublewords 11, in units of the size. */
static struct access long_form(const struct model_state *s)
{
    unsigned m = s->f.m, u = s->f.u;
    uint64_t i = s->f.i;
    if (!strcmp(s->name, "ldw,m") || !strcmp(s->name, "stw,m")) { /* the sign chooses: before if negative */
        uint64_t d = low_sign_extend((uint64_t)u << 13 | i << 1 | m, 14);
        return modified(s, d, d >> 63);
    }
    if (!strcmp(s->name, "ldw,ma") || !strcmp(s->name, "stw,ma")) { /* before if not negative */
        uint64_t d = low_sign_extend(i << 1 | m, 12) << 2;
        return modified(s, d, !(d >> 63));
    }
    if (s->name[0] == 'f' && log_size(s) == 2) {
        uint64_t d = low_sign_extend(i, 12) << 2;
        return strchr(s->name, ',') ? modified(s, d, u) : plain(s, d);
    }
    if (log_size(s) == 3) {
        uint64_t d = low_sign_extend(i, 11) << 3;
        return m ? modified(s, d, u) : plain(s, d);
    }
    return plain(s, low_sign_extend(i, 14));
}

static struct access address_of(const struct model_state *s)
{
    const char *form = s->name + strcspn(s->name, ",");
    if (!strcmp(form, ",x")) {
        uint64_t index = s->gr[s->f.a] << (s->f.u ? log_size(s) : 0);
        return s->f.m ? modified(s, index, false) : plain(s, index);
    }
    if (!strcmp(form, ",s")) {
        uint64_t d = low_sign_extend(s->f.i, 5);
        return s->f.m ? modified(s, d, s->f.u) : plain(s, d);
    }
    if (!strcmp(form, ",o"))
        return plain(s, 0);
    return long_form(s);
}

/* Returns the place of an access, or NULL after setting the fault. */
static uint8_t *at(struct model_state *s, uint64_t address, unsigned size)
{
    uint64_t offset = (address & 0xffffffff) - MODEL_DATA;
    if (address % size)
        s->fault = MODEL_ALIGNMENT;
    else if (offset > MODEL_MEMORY - size)
        s->fault = MODEL_PAGE;
    return s->fault ? NULL : s->memory + offset;
}

static uint64_t get(const uint8_t *from, unsigned size)
{
    uint64_t v = 0;
    for (unsigned k = 0; k < size; k++)
        v = v << 8 | from[k];
    return v;
}

static void put(uint8_t *to, uint64_t v, unsigned size)
{
    for (unsigned k = size; k-- > 0; v >>= 8)
        to[k] = (uint8_t)v;
}

static void update(struct model_state *s, const struct access *a)
{
    if (a->updates)
        set_gr(s, s->f.b, a->base);
}

static void load(struct model_state *s)
{
    struct access a = address_of(s);
    unsigned size = 1u << log_size(s);
    const uint8_t *from = at(s, a.address, size);
    if (!from)
        return;
    uint64_t v = get(from, size);
    update(s, &a);
    set_gr(s, s->f.t, v);
}

static void store(struct model_state *s)
{
    struct access a = address_of(s);
    unsigned size = 1u << log_size(s);
    uint8_t *to = at(s, a.address, size);
    if (!to)
        return;
    put(to, s->gr[s->f.a], size);
    update(s, &a);
}

static void load_and_clear(struct model_state *s)
{
    struct access a = address_of(s);
    unsigned size = s->name[3] == 'd' ? 8 : 4;
    if (strstr(s->name, ",x") && s->f.u) /* the index counts words or doublewords */
        a = s->f.m ? modified(s, s->gr[s->f.a] * size, false) : plain(s, s->gr[s->f.a] * size);
    uint8_t *place = at(s, a.address, size);
    if (!place)
        return;
    uint64_t v = get(place, size);
    put(place, 0, size);
    update(s, &a);
    set_gr(s, s->f.t, v);
}

/* The bytes from the address to the end of the unit (,b), or from its beginning to before the address (,e). */
static void store_bytes(struct model_state *s)
{
    uint64_t d = low_sign_extend(s->f.i, 5), base = s->gr[s->f.b], value = s->gr[s->f.a];
    unsigned size = s->name[2] == 'd' ? 8 : 4;
    uint64_t address = s->f.m ? base : base + d;
    unsigned place = (unsigned)address & (size - 1), first = s->f.u ? 0 : place, end = s->f.u ? place : size;
    uint8_t *unit = at(s, address - place, size); /* even if no byte is stored */
    if (!unit)
        return;
    for (unsigned k = first; k < end; k++)
        unit[k] = (uint8_t)(value >> 8 * (size - 1 - k));
    if (s->f.m)
        set_gr(s, s->f.b, (base + d) & ~(uint64_t)(size - 1));
}

/* Words: h chooses the right half of the register. */
static void load_fp(struct model_state *s)
{
    struct access a = address_of(s);
    unsigned size = 1u << log_size(s), shift = s->f.h ? 0 : 32;
    const uint8_t *from = at(s, a.address, size);
    if (!from)
        return;
    uint64_t v = get(from, size);
    s->fr[s->f.t] = size == 8 ? v : (s->fr[s->f.t] & ~(0xffffffffull << shift)) | v << shift;
    update(s, &a);
}

static void store_fp(struct model_state *s)
{
    struct access a = address_of(s);
    unsigned size = 1u << log_size(s);
    uint8_t *to = at(s, a.address, size);
    if (!to)
        return;
    put(to, size == 8 || s->f.h ? s->fr[s->f.t] : s->fr[s->f.t] >> 32, size);
    update(s, &a);
}

const struct model_line model_memory[] = {
    {"ldb", load},
    {"ldh", load},
    {"ldw", load},
    {"ldw,m", load},
    {"ldw,ma", load},
    {"ldd", load},
    {"stb", store},
    {"sth", store},
    {"stw", store},
    {"stw,m", store},
    {"stw,ma", store},
    {"std", store},
    {"ldb,x", load},
    {"ldb,s", load},
    {"ldb,o", load},
    {"ldh,x", load},
    {"ldh,s", load},
    {"ldh,o", load},
    {"ldw,x", load},
    {"ldw,s", load},
    {"ldw,o", load},
    {"ldd,x", load},
    {"ldd,s", load},
    {"ldd,o", load},
    {"ldcd,x", load_and_clear},
    {"ldcd,s", load_and_clear},
    {"ldcw,x", load_and_clear},
    {"ldcw,s", load_and_clear},
    {"stb,s", store},
    {"stb,o", store},
    {"sth,s", store},
    {"sth,o", store},
    {"stw,s", store},
    {"stw,o", store},
    {"std,s", store},
    {"std,o", store},
    {"stby,s", store_bytes},
    {"stdby,s", store_bytes},
    {"fldw,x", load_fp},
    {"fldw,s", load_fp},
    {"fldw,o", load_fp},
    {"fstw,x", store_fp},
    {"fstw,s", store_fp},
    {"fstw,o", store_fp},
    {"fldd,x", load_fp},
    {"fldd,s", load_fp},
    {"fldd,o", load_fp},
    {"fstd,x", store_fp},
    {"fstd,s", store_fp},
    {"fstd,o", store_fp},
    {"fldw", load_fp},
    {"fldw,m", load_fp},
    {"fstw", store_fp},
    {"fstw,m", store_fp},
    {"fldd", load_fp},
    {"fstd", store_fp},
    {NULL, NULL},
};
