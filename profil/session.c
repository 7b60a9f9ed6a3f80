/* The profiling of a process: creation, fork, exec, exit; and profil() in its two forms. */
#include "profil/session.h"

#include <stdlib.h>
#include <string.h>

const char *profil_reason_name(enum profil_reason reason)
{
    static const char *const names[] = {// clang-format off
        [PROFIL_REPLACED] = "replaced", [PROFIL_SWITCHED_OFF] = "off", [PROFIL_FAULTED] = "fault",
                                        // clang-format on
                                        [PROFIL_FILLED] = "full",
                                        [PROFIL_EXEC] = "exec",
                                        [PROFIL_EXIT] = "exit"};

    return (size_t)reason < sizeof names / sizeof *names ? names[reason] : "?";
}

static bool is_valid(const struct profil_abi *abi)
{
    return abi->pointer_bytes == 4 || abi->pointer_bytes == 8;
}

struct profil_state *profil_new(const struct profil_dialect *dialect, const struct profil_abi *abi, const struct profil_watch *watch)
{
    struct profil_state *p = is_valid(abi) ? calloc(1, sizeof *p) : NULL;

    if (!p)
        return NULL;
    p->dialect = *dialect;
    p->abi = *abi;
    if (watch)
        p->watch = *watch;
    p->set.bin = -1;
    p->last_region = -1;
    profil_limits(p, PROFIL_SC_PROFIL_MAX, 10000);
    return p;
}

bool profil_limits(struct profil_state *p, unsigned max_regions, unsigned tick_microseconds)
{
    if (!max_regions || max_regions > PROFIL_ARRAY_MAX)
        return false;
    p->max_regions = max_regions;
    p->tick_microseconds = tick_microseconds;
    return true;
}

void profil_drop(struct profil_setting *set)
{
    free(set->regions);
    free(set->stretches);
    *set = (struct profil_setting){.bin = -1};
}

void profil_free(struct profil_state *p)
{
    if (!p)
        return;
    profil_drop(&p->set);
    free(p);
}

void profil_close(struct profil_state *p, const struct profil_memory *memory, enum profil_reason why)
{
    if (p->set.on && p->watch.closing)
        p->watch.closing(p->watch.context, p, memory, why);
    profil_drop(&p->set);
    p->last_region = -1;
}

void profil_replace(struct profil_state *p, const struct profil_memory *memory, const struct profil_setting *set)
{
    profil_close(p, memory, set->on ? PROFIL_REPLACED : PROFIL_SWITCHED_OFF);
    p->set = *set;
    p->stored = 0;
    p->sigprof_due = false; /* the timer has a handler again */
}

/* Returns NULL if out of memory. */
static void *copied(const void *from, size_t size)
{
    void *to = malloc(size ? size : 1);

    return to && size ? memcpy(to, from, size) : to;
}

/* Returns false if out of memory; *to is then empty. */
static bool copy_setting(struct profil_setting *to, const struct profil_setting *from)
{
    *to = *from;
    to->regions = copied(from->regions, from->count * sizeof *from->regions);
    to->stretches = copied(from->stretches, from->stretch_count * sizeof *from->stretches);
    if (to->regions && to->stretches)
        return true;
    profil_drop(to);
    return false;
}

struct profil_state *profil_fork(const struct profil_state *parent, const struct profil_watch *watch)
{
    struct profil_state *child = profil_new(&parent->dialect, &parent->abi, watch);

    if (!child)
        return NULL;
    profil_limits(child, parent->max_regions, parent->tick_microseconds);
    /* Under a timer the setting is the program's own memory: the child inherits it, but not the
     * timer. */
    if (parent->dialect.fork != PROFIL_FORK_KEEP && parent->dialect.timer == PROFIL_TIMER_CLOCK)
        return child;
    child->stored = parent->stored;
    if (!parent->set.on)
        return child;
    if (!copy_setting(&child->set, &parent->set)) {
        profil_free(child);
        return NULL;
    }
    child->last_region = parent->last_region;
    return child;
}

bool profil_exec(struct profil_state *p, const struct profil_memory *memory, const struct profil_abi *abi)
{
    if (!is_valid(abi))
        return false;
    if (p->set.on && p->dialect.exec == PROFIL_EXEC_SIGPROF)
        p->sigprof_due = true;
    if (p->dialect.exec != PROFIL_EXEC_KEEP)
        profil_close(p, memory, PROFIL_EXEC);
    p->stored = 0;
    p->abi = *abi;
    return true;
}

void profil_exit(struct profil_state *p, const struct profil_memory *memory)
{
    p->sigprof_due = false;
    profil_close(p, memory, PROFIL_EXIT);
}

bool profil_is_on(const struct profil_state *p)
{
    return p->set.on;
}

const struct profil_dialect *profil_dialect_of(const struct profil_state *p)
{
    return &p->dialect;
}

const struct profil_abi *profil_abi_of(const struct profil_state *p)
{
    return &p->abi;
}

unsigned profil_regions(const struct profil_state *p)
{
    return p->set.count;
}

const struct profil_region *profil_region_at(const struct profil_state *p, unsigned index)
{
    return index < p->set.count ? &p->set.regions[index] : NULL;
}

/* ------------------------------------------------------------------------------- profil() */

/* Returns whether every byte of a buffer is writable. A dialect that checks this at the call
 * also pins the buffer. */
static bool buffer_is_writable(const struct profil_state *p, const struct profil_memory *memory, uint64_t address, uint64_t size)
{
    const uint64_t page = 4096; /* the smallest page size of any machine */
    uint64_t last = address + size - 1;
    unsigned char byte;

    if (!size)
        return true;
    if (p->dialect.alignment == PROFIL_ALIGN_STRICT && address % 2)
        return false;
    if (last < address || (p->abi.pointer_bytes == 4 && last > UINT32_MAX))
        return false;
    if (memory->writable)
        return memory->writable(memory->context, address, size);
    for (uint64_t at = address;; at = (at | (page - 1)) + 1) {
        if (!memory->read(memory->context, at, &byte, 1) || !memory->write(memory->context, at, &byte, 1))
            return false;
        if ((at | (page - 1)) >= last)
            return true;
    }
}

static uint32_t seen_scale(const struct profil_dialect *d, uint32_t scale)
{
    return d->scale_width == PROFIL_SCALE_16 ? scale & 0xffff : scale;
}

static bool scale_is_off(const struct profil_dialect *d, uint32_t scale)
{
    scale = seen_scale(d, scale);
    return (scale == 0 && d->scale_0 == PROFIL_SCALE0_OFF) || (scale == 1 && d->scale_1 == PROFIL_SCALE1_OFF);
}

/* Returns whether the call switches profiling off. */
static bool switches_off(const struct profil_dialect *d, uint64_t buffer, uint64_t size, uint32_t scale)
{
    if (scale_is_off(d, scale))
        return true;
    if (d->null_buffer == PROFIL_NULL_OFF && buffer == 0)
        return true;
    /* Where a call while profiling is on has no effect, an empty buffer must not count as on. */
    return d->recall == PROFIL_RECALL_INEFFECTIVE && size == 0;
}

static bool is_ineffective(const struct profil_state *p, bool off, bool by_array)
{
    if (p->dialect.recall != PROFIL_RECALL_INEFFECTIVE)
        return false;
    return off == !p->set.on || (off && by_array != p->set.by_array);
}

/* Returns false if out of memory; the setting is then empty. */
static bool set_one_region(struct profil_setting *set, const struct profil_state *p, uint64_t buffer, uint64_t size, uint64_t offset,
                           uint32_t scale)
{
    set->regions = calloc(1, sizeof *set->regions);
    set->stretches = calloc(1, sizeof *set->stretches);
    if (!set->regions || !set->stretches) {
        profil_drop(set);
        return false;
    }
    set->count = set->stretch_count = 1; /* one interval, from 0: the region's formula decides alone */
    set->bin = -1;
    set->on = true;
    set->regions[0] = (struct profil_region){.base = buffer,
                                             .mapping = {.offset = offset,
                                                         .size = size,
                                                         .scale = seen_scale(&p->dialect, scale),
                                                         .element = 2,
                                                         .address_bits = (uint8_t)(p->abi.pointer_bytes * 8)},
                                             .high = UINT64_MAX,
                                             .full = p->dialect.full == PROFIL_FULL_GLIBC ? PROFIL_FULL_WRAP : p->dialect.full};
    return true;
}

static enum profil_status call_array(struct profil_state *p, const struct profil_memory *memory, uint64_t array);

enum profil_status profil_call(struct profil_state *p, const struct profil_memory *memory, uint64_t buffer, uint64_t size, uint64_t offset,
                               uint32_t scale)
{
    const struct profil_dialect *d = &p->dialect;
    const struct profil_mapping m = {.size = size, .offset = offset, .scale = scale, .element = 2};
    struct profil_setting set = {0};
    enum profil_status status;
    const char *why;
    bool off;

    if (d->calls == PROFIL_CALLS_AIX && (size == UINT32_MAX || size == UINT64_MAX))
        return call_array(p, memory, buffer);
    status = profil_check(d, &m, &why);
    if (status != PROFIL_OK)
        return status;
    off = switches_off(d, buffer, size, scale);
    if (is_ineffective(p, off, false))
        return PROFIL_OK;
    if (off) {
        profil_close(p, memory, PROFIL_SWITCHED_OFF);
        p->stored = 0;
        return PROFIL_OK;
    }
    if (d->buffer_check == PROFIL_CHECK_CALL && !buffer_is_writable(p, memory, buffer, size))
        return PROFIL_EFAULT;
    if (!set_one_region(&set, p, buffer, size, offset, scale))
        return PROFIL_ENOMEM;
    profil_replace(p, memory, &set);
    return PROFIL_OK;
}

/* ----------------------------------------------------------------------------- pcsample() */

enum profil_status profil_sample(struct profil_state *p, const struct profil_memory *memory, uint64_t samples, int64_t nsamples,
                                 uint64_t *stored)
{
    struct profil_setting set = {.bin = -1, .on = true, .count = 1, .by_pcsample = true};
    uint8_t word = p->abi.pointer_bytes;
    uint64_t most = UINT64_MAX / word, count = (uint64_t)nsamples < most ? (uint64_t)nsamples : most;

    if (p->dialect.calls != PROFIL_CALLS_SUNOS)
        return PROFIL_ENOSYS;
    if (nsamples < 0)
        return PROFIL_EINVAL;
    if (nsamples == 0) {
        *stored = p->stored;
        profil_close(p, memory, PROFIL_SWITCHED_OFF);
        p->stored = 0;
        return PROFIL_OK;
    }
    set.regions = calloc(1, sizeof *set.regions);
    if (!set.regions)
        return PROFIL_ENOMEM;
    *stored = p->stored;
    set.regions[0] = (struct profil_region){
        .base = samples, .mapping = {.size = count * word, .element = word, .address_bits = 8 * word}, .high = UINT64_MAX};
    profil_replace(p, memory, &set);
    return PROFIL_OK;
}

bool profil_samples(const struct profil_state *p, uint64_t *stored)
{
    *stored = p->stored;
    return p->set.by_pcsample;
}

/* --------------------------------------------------------------------- AIX's array of regions */

/* AIX computes a scale of -1 from text and buffer sizes, at most one to one. */
static uint32_t computed_scale(uint32_t bytes, uint64_t text)
{
    uint64_t scale = text ? (uint64_t)bytes * 65536 / text : 0;

    return scale > 0xffff ? 0xffff : (uint32_t)scale;
}

/* struct prof { caddr_t p_low, p_high; HISTCOUNTER *p_buff; int p_bufsize; uint p_scale; } */
static bool read_entry(const struct profil_state *p, const struct profil_memory *memory, uint64_t address, struct profil_region *r,
                       uint64_t *high)
{
    unsigned w = p->abi.pointer_bytes;
    unsigned char entry[3 * 8 + 8];
    uint64_t low, base, size, scale;

    if (!memory->read(memory->context, address, entry, 3 * w + 8))
        return false;
    low = profil_number(p, entry, w);
    *high = profil_number(p, entry + w, w);
    base = profil_number(p, entry + 2 * w, w);
    size = profil_number(p, entry + 3 * w, 4);
    scale = profil_number(p, entry + 3 * w + 4, 4);
    if (*high == 0)
        return true; /* the last entry; its other fields are ignored */
    if (size > INT32_MAX)
        size = 0; /* a negative int: no buffer */
    if (scale == UINT32_MAX)
        scale = *high > low ? computed_scale((uint32_t)size, *high - low) : 0;
    *r = (struct profil_region){.base = base,
                                .mapping = {.offset = low,
                                            .size = size,
                                            .scale = seen_scale(&p->dialect, (uint32_t)scale),
                                            .element = 2,
                                            .address_bits = (uint8_t)(w * 8)},
                                .low = low,
                                .high = *high - 1,
                                .full = p->dialect.full};
    return true;
}

/* Returns whether the entry can count at all; other entries are ignored. */
static bool can_count(const struct profil_state *p, const struct profil_region *r)
{
    return r->low <= r->high && !scale_is_off(&p->dialect, r->mapping.scale);
}

static enum profil_status read_array(struct profil_state *p, const struct profil_memory *memory, uint64_t array, struct profil_setting *set,
                                     bool *empty)
{
    unsigned entry = 3u * p->abi.pointer_bytes + 8;
    uint64_t high, before = 0;

    *empty = false;
    for (unsigned i = 0;; i++) {
        struct profil_region r;

        if (!read_entry(p, memory, array + (uint64_t)i * entry, &r, &high) || i == PROFIL_ARRAY_MAX)
            return PROFIL_EFAULT;
        if (high == 0) {
            *empty = i == 0;
            return PROFIL_OK;
        }
        if (high <= before)
            return PROFIL_EINVAL;
        before = high;
        if (p->dialect.buffer_check == PROFIL_CHECK_CALL && !buffer_is_writable(p, memory, r.base, r.mapping.size))
            return PROFIL_EFAULT;
        if (can_count(p, &r))
            set->regions[set->count++] = r;
    }
}

static enum profil_status call_array(struct profil_state *p, const struct profil_memory *memory, uint64_t array)
{
    struct profil_setting set = {.bin = -1, .on = true, .by_array = true};
    enum profil_status status;
    bool off;

    set.regions = calloc(PROFIL_ARRAY_MAX, sizeof *set.regions);
    if (!set.regions)
        return PROFIL_ENOMEM;
    status = read_array(p, memory, array, &set, &off);
    if (status != PROFIL_OK || off || is_ineffective(p, off, true)) {
        profil_drop(&set);
        if (status == PROFIL_OK && !is_ineffective(p, off, true))
            profil_close(p, memory, PROFIL_SWITCHED_OFF);
        return status;
    }
    if (!profil_build_intervals(&p->dialect, &set)) {
        profil_drop(&set);
        return PROFIL_ENOMEM;
    }
    profil_replace(p, memory, &set);
    return PROFIL_OK;
}
