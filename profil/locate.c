/*
 * The element of a buffer that a pc counts in: one formula, of which every dialect is an instance.
 *
 *     scale -> pc - offset -> product -> rounding -> bound
 *
 * One function evaluates it. With a stream it also prints each step, so explanation and result agree; without one the
 * compiler removes the printing.
 */
#include "profil/session.h"

#include <inttypes.h>

#ifdef __GNUC__
#define INLINE static inline __attribute__((always_inline))
#else
#define INLINE static inline
#endif

#define SAY(...)                       \
    do {                               \
        if (out)                       \
            fprintf(out, __VA_ARGS__); \
    } while (0)

/* An exact byte offset: 64-bit differences times 32-bit scales need 80 bits. */
struct wide {
    uint64_t high, low;
};

/* a * b / 2^shift, rounded down; 0 < shift < 32. */
INLINE struct wide scaled(uint64_t a, uint32_t b, unsigned shift)
{
    uint64_t lower = (a & UINT32_MAX) * b;
    uint64_t upper = (a >> 32) * b + (lower >> 32); /* bits 32 and up of the product */
    uint64_t high = upper >> 32, low = upper << 32 | (lower & UINT32_MAX);

    return (struct wide){high >> shift, high << (64 - shift) | low >> shift};
}

INLINE struct wide plus(struct wide a, uint64_t b)
{
    a.low += b;
    a.high += a.low < b;
    return a;
}

/* The start of the element that contains a; an element's size is a power of two. */
INLINE struct wide start_of_element(struct wide a, unsigned element)
{
    a.low &= ~(uint64_t)(element - 1);
    return a;
}

INLINE bool is_below(struct wide a, struct wide b)
{
    return a.high != b.high ? a.high < b.high : a.low < b.low;
}

INLINE bool is_below64(struct wide a, uint64_t b)
{
    return !a.high && a.low < b;
}

static const char *hex(char text[40], struct wide v)
{
    if (v.high)
        snprintf(text, 40, "0x%" PRIx64 "%016" PRIx64, v.high, v.low);
    else
        snprintf(text, 40, "0x%" PRIx64, v.low);
    return text;
}
#define HEX(v) hex((char[40]){0}, v)

INLINE bool has_element(const struct profil_dialect *d, unsigned element)
{
    return element == 2 || (element == 4 && d->elements != PROFIL_ELEMENTS_2) || (element == 8 && d->elements == PROFIL_ELEMENTS_2_4_8);
}

/* The bits of the scale that the dialect uses. */
INLINE uint32_t effective_scale(const struct profil_dialect *d, uint32_t scale)
{
    return d->scale_width == PROFIL_SCALE_16 ? scale & 0xffff : scale;
}

/* The multiplier: where the dialect says so, the manual pages' 0177777 and 077777 mean 1 and
 * 1/2. */
INLINE uint32_t factor(const struct profil_dialect *d, const struct profil_mapping *m)
{
    uint32_t scale = effective_scale(d, m->scale);

    if (d->fraction == PROFIL_FRACTION_NAMED && !m->sprofil && (scale == 0xffff || scale == 0x7fff))
        scale++;
    return scale;
}

/* Returns whether this scale, as the program gives it, counts at all. */
INLINE bool scale_counts(const struct profil_dialect *d, uint32_t given, FILE *out)
{
    uint32_t scale = effective_scale(d, given);

    if (d->scale_limit == PROFIL_LIMIT_65536 && given > 65536) {
        SAY("scale: above 65536, the call fails\n");
        return false;
    }
    if ((scale == 0 && d->scale_0 == PROFIL_SCALE0_OFF) || (scale == 1 && d->scale_1 == PROFIL_SCALE1_OFF)) {
        SAY("scale: %" PRIu32 " switches profiling off\n", scale);
        return false;
    }
    return true;
}

/* Returns whether a scale of 2 makes one counter for everything, without arithmetic. */
INLINE bool counts_everything(const struct profil_dialect *d, const struct profil_mapping *m)
{
    if (effective_scale(d, m->scale) != 2)
        return false;
    if (d->scale_2 == PROFIL_SCALE2_BIN)
        return m->offset == 0;
    return !m->sprofil && (d->scale_2 == PROFIL_SCALE2_ALL || d->scale_2 == PROFIL_SCALE2_ALWAYS);
}

INLINE bool everything_has_room(const struct profil_dialect *d, const struct profil_mapping *m)
{
    switch (d->scale_2) {
    case PROFIL_SCALE2_ALWAYS: return true;
    case PROFIL_SCALE2_ALL: return m->size > 0;
    default: return m->size >= m->element;
    }
}

/* Returns false for a miss. */
INLINE bool difference(const struct profil_dialect *d, const struct profil_mapping *m, uint64_t pc, uint64_t *found, FILE *out)
{
    uint64_t diff = pc - m->offset;

    switch (d->difference) {
    case PROFIL_DIFF_WRAP:
        if (m->address_bits == 32)
            diff = (uint32_t)diff;
        break;
    case PROFIL_DIFF_SIGNED32:
        diff = (uint32_t)diff;
        if (diff >> 31) {
            SAY("d = pc - offset = 0x%" PRIx64 ", negative as a signed 32-bit number: a miss\n", diff);
            return false;
        }
        break;
    case PROFIL_DIFF_WRAP16: diff = (uint16_t)diff; break;
    default:
        if (pc < m->offset) {
            SAY("pc is below offset: a miss\n");
            return false;
        }
    }
    SAY("d = pc - offset = 0x%" PRIx64 " (%s)\n", diff, profil_choice_meaning(d->difference));
    *found = diff;
    return true;
}

/* The byte offset of a difference, before rounding. Monotonic in the difference as long as
 * nothing wraps; product() then truncates it. */
INLINE struct wide full_product(const struct profil_dialect *d, const struct profil_mapping *m, uint32_t scale, uint64_t diff)
{
    struct wide index;

    switch (d->unit) {
    case PROFIL_UNIT_HALVES: return scaled(diff >> 1, scale >> 1, 14);
    case PROFIL_UNIT_ELEMENTS:
        index = scaled(diff / m->element, scale, 16);
        for (unsigned bytes = m->element; bytes > 1; bytes /= 2)
            index = (struct wide){index.high << 1 | index.low >> 63, index.low << 1};
        return index;
    default: return scaled(diff, scale, 16);
    }
}

static void say_product(const struct profil_dialect *d, const struct profil_mapping *m, uint32_t scale, uint64_t diff, struct wide product,
                        FILE *out)
{
    switch (d->unit) {
    case PROFIL_UNIT_HALVES:
        SAY("(d >> 1) * (S >> 1) >> 14 = 0x%" PRIx64 " * 0x%" PRIx32 " >> 14 = %s\n", diff >> 1, scale >> 1, HEX(product));
        break;
    case PROFIL_UNIT_ELEMENTS:
        SAY("(d / %u) * S >> 16 = 0x%" PRIx64 " * 0x%" PRIx32 " >> 16 = element %s, byte %s\n", m->element, diff / m->element, scale,
            HEX(scaled(diff / m->element, scale, 16)), HEX(product));
        break;
    default: SAY("d * S >> 16 = 0x%" PRIx64 " * 0x%" PRIx32 " >> 16 = %s\n", diff, scale, HEX(product));
    }
}

/* Returns false for a miss. */
INLINE bool product(const struct profil_dialect *d, const struct profil_mapping *m, uint32_t scale, uint64_t diff, struct wide *found,
                    FILE *out)
{
    struct wide whole = full_product(d, m, scale, diff);
    struct wide p = whole;

    if (out)
        say_product(d, m, scale, diff, whole, out);
    switch (d->product) {
    case PROFIL_PRODUCT_WRAP64: p = (struct wide){0, p.low & UINT64_MAX >> 16}; break;
    case PROFIL_PRODUCT_INT32: p = (struct wide){0, p.low & UINT32_MAX}; break;
    case PROFIL_PRODUCT_FIT32:
        if (p.high || p.low >> 32) {
            SAY("more than 32 bits: a miss\n");
            return false;
        }
        break;
    default: break;
    }
    if (p.high != whole.high || p.low != whole.low)
        SAY("kept (%s): %s\n", profil_choice_meaning(d->product), HEX(p));
    *found = p;
    return true;
}

/* element is 2, 4 or 8, but the compiler does not know that it is a power of two. */
INLINE struct wide round_to_element(const struct profil_dialect *d, struct wide offset, unsigned element)
{
    if (d->rounding == PROFIL_ROUND_UP)
        offset = plus(offset, element - 1);
    offset = start_of_element(offset, element);
    /* The kernels that round up do so in a register as wide as their product. */
    if (d->product == PROFIL_PRODUCT_LOW16)
        offset = (struct wide){0, offset.low & 0xffff};
    if (d->product == PROFIL_PRODUCT_FIT32)
        offset = (struct wide){0, offset.low & UINT32_MAX};
    return offset;
}

INLINE bool in_bounds(const struct profil_dialect *d, const struct profil_mapping *m, struct wide before, struct wide after)
{
    switch (d->bound) {
    case PROFIL_BOUND_BEFORE: return is_below64(before, m->size);
    case PROFIL_BOUND_AFTER: return is_below64(after, m->size);
    case PROFIL_BOUND_HALF: return is_below64(after, m->size / 2);
    default: return is_below64(after, m->size & ~(uint64_t)(m->element - 1));
    }
}

INLINE uint64_t walk(const struct profil_dialect *d, const struct profil_mapping *m, uint64_t pc, FILE *out)
{
    uint32_t scale = factor(d, m);
    struct wide offset, rounded;
    uint64_t diff;

    if (!has_element(d, m->element)) {
        SAY("%s has no %u-byte counters\n", d->name, m->element);
        return PROFIL_MISS;
    }
    if (effective_scale(d, m->scale) != m->scale)
        SAY("scale: 0x%" PRIx32 ", the other bits are ignored\n", effective_scale(d, m->scale));
    if (effective_scale(d, m->scale) != scale)
        SAY("scale: used as 0x%" PRIx32 " (%s)\n", scale, profil_choice_meaning(d->fraction));
    if (!scale_counts(d, m->scale, out))
        return PROFIL_MISS;
    if (!difference(d, m, pc, &diff, out))
        return PROFIL_MISS;
    if (counts_everything(d, m)) {
        SAY("scale 2: %s\n", profil_choice_meaning(d->scale_2));
        if (everything_has_room(d, m))
            return 0;
        SAY("no room for an element in %" PRIu64 " bytes: a miss\n", m->size);
        return PROFIL_MISS;
    }
    if (!product(d, m, scale, diff, &offset, out))
        return PROFIL_MISS;
    rounded = round_to_element(d, offset, m->element);
    SAY("byte offset %s, rounded %s to an element of %u bytes: %s\n", HEX(offset), profil_choice_name(d->rounding), m->element,
        HEX(rounded));
    if (!in_bounds(d, m, offset, rounded)) {
        SAY("outside the buffer of 0x%" PRIx64 " bytes (%s): a miss\n", m->size, profil_choice_meaning(d->bound));
        return PROFIL_MISS;
    }
    SAY("inside the buffer of 0x%" PRIx64 " bytes (%s)\n", m->size, profil_choice_meaning(d->bound));
    return rounded.low;
}

uint64_t profil_locate(const struct profil_dialect *dialect, const struct profil_mapping *mapping, uint64_t pc)
{
    return walk(dialect, mapping, pc, NULL);
}

uint64_t profil_explain(const struct profil_dialect *dialect, const struct profil_mapping *mapping, uint64_t pc, FILE *out)
{
    uint64_t hit;

    fprintf(out, "%s: pc 0x%" PRIx64 ", offset 0x%" PRIx64 ", scale 0x%" PRIx32 ", %" PRIu64 " bytes of %u-byte counters\n", dialect->name,
            pc, mapping->offset, mapping->scale, mapping->size, mapping->element);
    hit = walk(dialect, mapping, pc, out);
    if (hit == PROFIL_MISS)
        fprintf(out, "=> miss\n");
    else
        fprintf(out, "=> byte offset %" PRIu64 ", element %" PRIu64 "\n", hit, hit / mapping->element);
    return hit;
}

uint64_t profil_elements(const struct profil_dialect *dialect, const struct profil_mapping *mapping)
{
    uint64_t whole;

    if (!profil_is_element(mapping->element))
        return 0;
    whole = mapping->size / mapping->element;
    switch (dialect->bound) {
    case PROFIL_BOUND_BEFORE:
    case PROFIL_BOUND_AFTER: /* an odd size: the last counter extends beyond the end */
        if (mapping->size % mapping->element)
            whole++;
        if (!whole && counts_everything(dialect, mapping) && everything_has_room(dialect, mapping))
            whole = 1;
        return whole;
    case PROFIL_BOUND_HALF: return mapping->size / 2 / mapping->element;
    default: return whole;
    }
}

/* The largest difference that maps to the buffer without wrapping. */
static uint64_t largest_difference(const struct profil_dialect *d, const struct profil_mapping *m)
{
    uint64_t top = m->address_bits == 32 ? UINT32_MAX : UINT64_MAX;
    uint64_t room = m->offset < top ? top - m->offset : 0;
    uint64_t limit = UINT64_MAX;

    if (d->difference == PROFIL_DIFF_SIGNED32)
        limit = INT32_MAX;
    if (d->difference == PROFIL_DIFF_WRAP16)
        limit = UINT16_MAX;
    return room < limit ? room : limit;
}

/* The byte offset of a difference's element, before truncation to the dialect's product width. */
static struct wide element_at(const struct profil_dialect *d, const struct profil_mapping *m, uint32_t scale, uint64_t diff)
{
    struct wide offset = full_product(d, m, scale, diff);

    if (d->rounding == PROFIL_ROUND_UP)
        offset = plus(offset, m->element - 1u);
    return start_of_element(offset, m->element);
}

/* Find the first difference, up to limit, whose element has a byte offset of at least `wanted`,
 * by binary search: the map is monotonic. Returns false if there is none. */
static bool first_reaching(const struct profil_dialect *d, const struct profil_mapping *m, uint64_t limit, struct wide wanted,
                           uint64_t *found)
{
    uint32_t scale = factor(d, m);
    uint64_t low = 0, high = limit;

    if (is_below(element_at(d, m, scale, limit), wanted))
        return false;
    while (low < high) {
        uint64_t middle = low + (high - low) / 2;

        if (is_below(element_at(d, m, scale, middle), wanted))
            low = middle + 1;
        else
            high = middle;
    }
    *found = low;
    return true;
}

/* The last pc in first..last that counts in the same element as first, which hits: a bound
 * before rounding may truncate an element. */
static uint64_t last_hit(const struct profil_dialect *d, const struct profil_mapping *m, uint64_t first, uint64_t last,
                         uint64_t byte_offset)
{
    while (first < last) {
        uint64_t middle = last - (last - first) / 2;

        if (profil_locate(d, m, middle) == byte_offset)
            first = middle;
        else
            last = middle - 1;
    }
    return first;
}

bool profil_span(const struct profil_dialect *dialect, const struct profil_mapping *mapping, uint64_t byte_offset, uint64_t *first,
                 uint64_t *last)
{
    uint64_t limit = largest_difference(dialect, mapping);
    uint64_t start, next;

    if (!has_element(dialect, mapping->element) || !scale_counts(dialect, mapping->scale, NULL))
        return false;
    if (counts_everything(dialect, mapping)) {
        *first = mapping->offset;
        *last = mapping->offset + limit;
        return byte_offset == 0 && everything_has_room(dialect, mapping);
    }
    if (!first_reaching(dialect, mapping, limit, (struct wide){0, byte_offset}, &start))
        return false;
    *first = mapping->offset + start;
    if (first_reaching(dialect, mapping, limit, plus((struct wide){0, byte_offset}, mapping->element), &next))
        *last = mapping->offset + next - 1;
    else
        *last = mapping->offset + limit;
    /* Bound and product width may still exclude it. */
    if (*last < *first || profil_locate(dialect, mapping, *first) != byte_offset)
        return false;
    *last = last_hit(dialect, mapping, *first, *last, byte_offset);
    return true;
}
