/*
 * sprofil(): an array of regions, as in HP-UX and glibc.
 *
 * Everything is read and checked before anything changes, so that an error leaves active profiling
 * as it was.
 */
#include "profil/session.h"

#include <stdlib.h>

/* struct prof, with natural alignment.
 *   HP-UX: { void *pr_base; unsigned pr_size; void *pr_offset; unsigned pr_scale; }
 *   glibc: { void *pr_base; size_t pr_size; size_t pr_off; unsigned long pr_scale; }
 * In ILP32 both are four words; in LP64 HP-UX pads each unsigned to eight bytes. */
static bool read_prof(const struct profil_state *p, const struct profil_memory *memory, uint64_t address, uint64_t field[4])
{
    unsigned word = p->abi.pointer_bytes;
    unsigned narrow = p->dialect.calls == PROFIL_CALLS_HPUX ? 4 : word;
    unsigned char prof[4 * 8];

    if (!memory->read(memory->context, address, prof, 4 * word)) /* includes the trailing padding */
        return false;
    for (unsigned i = 0; i < 4; i++)
        field[i] = profil_number(p, prof + i * word, i & 1 ? narrow : word);
    return true;
}

static struct profil_region region_from(const struct profil_state *p, const uint64_t field[4], unsigned element)
{
    uint64_t scale = field[3];

    /* glibc stores pr_scale, an unsigned long, in 32 bits. A larger one is more than one to one
     * for any buffer, unless the defect is selected. */
    if (scale > UINT32_MAX && p->dialect.quirks != PROFIL_QUIRKS_GLIBC)
        scale = UINT32_MAX;
    return (struct profil_region){.base = field[0],
                                  .mapping = {.offset = field[2],
                                              .size = field[1],
                                              .scale = (uint32_t)scale,
                                              .element = (uint8_t)element,
                                              .address_bits = (uint8_t)(p->abi.pointer_bytes * 8),
                                              .sprofil = true},
                                  .low = field[2],
                                  .high = UINT64_MAX,
                                  .full = PROFIL_FULL_SATURATE};
}

static bool is_overflow_descriptor(const struct profil_mapping *m)
{
    return m->offset == 0 && m->scale == 2;
}

enum profil_status profil_check(const struct profil_dialect *d, const struct profil_mapping *m, const char **why)
{
    *why = NULL;
    if (!profil_is_element(m->element)) {
        *why = "a counter has 2, 4 or 8 bytes";
    } else if (!m->sprofil) {
        if (d->scale_limit == PROFIL_LIMIT_65536 && m->scale > 65536)
            *why = "the scale is above 65536";
    } else if (d->calls != PROFIL_CALLS_HPUX) {
        *why = d->calls == PROFIL_CALLS_GLIBC ? NULL : "the dialect has no sprofil";
        return *why ? PROFIL_ENOSYS : PROFIL_OK;
    } else if (m->scale < 2) {
        return PROFIL_OK; /* ignored */
    } else if (is_overflow_descriptor(m)) {
        if (m->size != m->element)
            *why = "the overflow descriptor (offset 0, scale 2) is not one element long";
    } else if (!m->size) {
        *why = "the size is 0";
    } else if (m->size % m->element) {
        *why = "the size is not a multiple of the element";
    } else if (m->size > (uint64_t)m->scale << 30) {
        *why = "the size is above 2^46 * scale / 65536";
    }
    return *why ? PROFIL_EINVAL : PROFIL_OK;
}

/* HP-UX: returns whether the next region is legal after the previous ones. */
static enum profil_status judge(const struct profil_state *p, const struct profil_setting *set, const struct profil_region *r, bool last)
{
    const struct profil_region *before = set->count ? &set->regions[set->count - 1] : NULL;

    const char *why;

    if (profil_check(&p->dialect, &r->mapping, &why) != PROFIL_OK)
        return PROFIL_EINVAL;
    if (is_overflow_descriptor(&r->mapping))
        return last ? PROFIL_OK : PROFIL_EINVAL;
    if (!before)
        return PROFIL_OK;
    if (r->mapping.offset < before->mapping.offset)
        return PROFIL_EINVAL;
    if (p->dialect.overlap == PROFIL_OVERLAP_EINVAL && r->mapping.offset < profil_region_end(&p->dialect, before))
        return PROFIL_EINVAL;
    return PROFIL_OK;
}

/* The last pc of a region. With overlap=allow the greatest offset takes a pc or no region does:
 * the region extends to the end of memory, and its formula decides. */
static uint64_t reach(const struct profil_state *p, const struct profil_region *r)
{
    uint64_t end;

    if (p->dialect.overlap == PROFIL_OVERLAP_ALLOW)
        return UINT64_MAX;
    end = profil_region_end(&p->dialect, r);
    return end == UINT64_MAX ? end : end - 1;
}

static void add_region(struct profil_state *p, struct profil_setting *set, struct profil_region r)
{
    if (is_overflow_descriptor(&r.mapping)) {
        r.overflow = true;
        r.low = 0;
        set->bin = (int)set->count;
        if (p->dialect.full == PROFIL_FULL_GLIBC)
            r.full = PROFIL_FULL_WRAP;
    } else {
        r.high = reach(p, &r);
        if (r.high < r.low || r.mapping.size < r.mapping.element)
            return; /* smaller than one element: glibc accepts it */
    }
    if (p->dialect.full != PROFIL_FULL_GLIBC)
        r.full = p->dialect.full;
    set->regions[set->count++] = r;
}

static enum profil_status read_regions(struct profil_state *p, const struct profil_memory *memory, uint64_t profp, unsigned n,
                                       unsigned element, struct profil_setting *set)
{
    for (unsigned i = 0; i < n; i++) {
        uint64_t field[4];
        struct profil_region r;

        if (!read_prof(p, memory, profp + (uint64_t)i * 4 * p->abi.pointer_bytes, field))
            return PROFIL_EFAULT;
        r = region_from(p, field, element);
        if (r.mapping.scale < 2)
            continue; /* ignored: neither checked nor relevant to other entries */
        if (p->dialect.calls == PROFIL_CALLS_HPUX) {
            enum profil_status status = judge(p, set, &r, i == n - 1);

            if (status != PROFIL_OK)
                return status;
        }
        add_region(p, set, r);
    }
    return PROFIL_OK;
}

/* Write the length of a tick to tvp, as a struct timeval of two words. */
static bool write_tick(struct profil_state *p, const struct profil_memory *memory, uint64_t tvp)
{
    unsigned word = p->abi.pointer_bytes;
    unsigned char timeval[2 * 8];

    profil_put_number(p, timeval, word, p->tick_microseconds / 1000000);
    profil_put_number(p, timeval + word, word, p->tick_microseconds % 1000000);
    return !tvp || memory->write(memory->context, tvp, timeval, 2 * word);
}

/* The counter size that flags select; 0 if invalid. */
static unsigned element_of(const struct profil_state *p, uint32_t flags)
{
    if (p->dialect.calls == PROFIL_CALLS_GLIBC)
        return flags & PROFIL_GLIBC_UINT ? 4 : 2;
    switch (flags) {
    case PROFIL_USHORT: return 2;
    case PROFIL_UINT: return 4;
    case PROFIL_UINT64: return 8;
    default: return 0;
    }
}

static enum profil_status switch_off(struct profil_state *p, const struct profil_memory *memory, uint64_t tvp)
{
    if (!write_tick(p, memory, tvp))
        return PROFIL_EFAULT;
    profil_close(p, memory, PROFIL_SWITCHED_OFF);
    return PROFIL_OK;
}

static enum profil_status switch_on(struct profil_state *p, const struct profil_memory *memory, uint64_t profp, unsigned n, uint64_t tvp,
                                    unsigned element)
{
    struct profil_setting set = {.bin = -1, .by_sprofil = true};
    enum profil_status status;

    set.regions = calloc(n ? n : 1, sizeof *set.regions);
    if (!set.regions)
        return PROFIL_ENOMEM;
    status = read_regions(p, memory, profp, n, element, &set);
    if (status == PROFIL_OK && !profil_build_intervals(&p->dialect, &set))
        status = PROFIL_ENOMEM;
    if (status == PROFIL_OK && !write_tick(p, memory, tvp))
        status = PROFIL_EFAULT;
    if (status != PROFIL_OK) {
        profil_drop(&set);
        return status;
    }
    set.on = set.count > 0;
    profil_replace(p, memory, &set);
    return PROFIL_OK;
}

enum profil_status profil_scall(struct profil_state *p, const struct profil_memory *memory, uint64_t profp, int32_t profcnt, uint64_t tvp,
                                uint32_t flags)
{
    unsigned element = element_of(p, flags);

    if (p->dialect.calls != PROFIL_CALLS_HPUX && p->dialect.calls != PROFIL_CALLS_GLIBC)
        return PROFIL_ENOSYS;
    if (p->dialect.recall == PROFIL_RECALL_TOGGLE && p->set.on && p->set.by_sprofil)
        return switch_off(p, memory, tvp);
    if (profcnt == 0 && p->dialect.no_regions == PROFIL_EMPTY_OFF)
        return switch_off(p, memory, tvp);
    if (p->dialect.calls == PROFIL_CALLS_GLIBC && profcnt > PROFIL_ARRAY_MAX)
        return PROFIL_ENOMEM; /* the limit of a library is its memory */
    if (p->dialect.calls == PROFIL_CALLS_HPUX && (profcnt <= 0 || (unsigned)profcnt > p->max_regions))
        return PROFIL_E2BIG;
    if (profcnt < 0)
        return PROFIL_EINVAL;
    if (!element)
        return PROFIL_EINVAL;
    return switch_on(p, memory, profp, (unsigned)profcnt, tvp, element);
}
