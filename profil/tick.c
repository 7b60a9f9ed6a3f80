/* Clock ticks: find the region, find the element, count. */
#include "profil/session.h"

#include <string.h>

uint64_t profil_number(const struct profil_state *p, const unsigned char *bytes, unsigned size)
{
    uint64_t value = 0;

    for (unsigned i = 0; i < size; i++)
        value = value << 8 | bytes[p->abi.big_endian ? i : size - 1 - i];
    return value;
}

void profil_put_number(const struct profil_state *p, unsigned char *bytes, unsigned size, uint64_t value)
{
    for (unsigned i = 0; i < size; i++)
        bytes[p->abi.big_endian ? size - 1 - i : i] = (unsigned char)(value >> (8 * i));
}

bool profil_load(const struct profil_state *p, const struct profil_memory *memory, uint64_t address, unsigned size, uint64_t *value)
{
    unsigned char bytes[8];

    if (!memory->read(memory->context, address, bytes, size))
        return false;
    *value = profil_number(p, bytes, size);
    return true;
}

bool profil_store(const struct profil_state *p, const struct profil_memory *memory, uint64_t address, unsigned size, uint64_t value)
{
    unsigned char bytes[8];

    profil_put_number(p, bytes, size, value);
    return memory->write(memory->context, address, bytes, size);
}

/* Call the watch, at most once per call of the program, and switch profiling off if the dialect
 * does. */
static enum profil_hit fail(struct profil_state *p, const struct profil_memory *memory, struct profil_failure *f)
{
    if (f->why == PROFIL_FULL || p->dialect.fault == PROFIL_FAULT_OFF)
        f->then = PROFIL_STOPPED;
    else
        f->then = p->dialect.fault == PROFIL_FAULT_LOST ? PROFIL_LOST : PROFIL_SIGSEGV;
    if (!p->set.failed && p->watch.failing)
        p->watch.failing(p->watch.context, p, f);
    p->set.failed = true;
    if (f->then == PROFIL_STOPPED)
        profil_close(p, memory, f->why == PROFIL_FULL ? PROFIL_FILLED : PROFIL_FAULTED);
    return f->then;
}

static bool is_misaligned(const struct profil_state *p, uint64_t address, unsigned size)
{
    return p->dialect.alignment == PROFIL_ALIGN_STRICT && address % size;
}

/* Returns the counter's next value. *write: whether to write it; *stop: whether profiling ends
 * with it. */
static uint64_t advance(const struct profil_region *r, uint64_t old, uint32_t n, bool *write, bool *stop)
{
    uint64_t top = UINT64_MAX >> (64 - 8 * r->mapping.element);
    uint64_t sum = old + n;

    *write = true;
    *stop = false;
    switch (r->full) {
    case PROFIL_FULL_SATURATE:
        if (sum > top || sum < old)
            sum = top;
        *write = sum != old; /* a full counter is not written */
        break;
    case PROFIL_FULL_STOP_NEXT:
        *stop = (sum & top) > top / 2;
        *write = !*stop; /* the refused value is not written */
        break;
    case PROFIL_FULL_STOP_AT:
        *stop = (sum & top) >= top / 2;
        *write = (sum & top) <= top / 2;
        break;
    default: break;
    }
    return sum & top;
}

/* Describe a failure of the element at a byte offset of a region. */
static struct profil_failure failure_at(const struct profil_state *p, unsigned region, uint64_t byte_offset, uint64_t pc)
{
    const struct profil_region *r = &p->set.regions[region];
    uint64_t address = r->base + byte_offset;

    return (struct profil_failure){.pc = pc,
                                   .address = p->abi.pointer_bytes == 4 ? (uint32_t)address : address,
                                   .region = region,
                                   .element = byte_offset / r->mapping.element,
                                   .size = r->mapping.element};
}

static enum profil_hit count(struct profil_state *p, const struct profil_memory *memory, unsigned region, uint64_t byte_offset, uint64_t pc,
                             uint32_t n)
{
    struct profil_failure f = failure_at(p, region, byte_offset, pc);
    uint64_t old, sum;
    bool write, stop;

    f.why = is_misaligned(p, f.address, f.size) ? PROFIL_MISALIGNED : PROFIL_NO_ACCESS;
    if (f.why == PROFIL_MISALIGNED || !profil_load(p, memory, f.address, f.size, &old))
        return fail(p, memory, &f);
    sum = advance(&p->set.regions[region], old, n, &write, &stop);
    if (write && !profil_store(p, memory, f.address, f.size, sum))
        return fail(p, memory, &f);
    f.why = PROFIL_FULL;
    return stop ? fail(p, memory, &f) : PROFIL_COUNTED;
}

/* pcsample: store the pc once per tick. The tick that finds the buffer full switches off. */
static enum profil_hit sample(struct profil_state *p, const struct profil_memory *memory, uint64_t pc, uint32_t n)
{
    while (n--) {
        const struct profil_mapping *m = &p->set.regions[0].mapping;
        struct profil_failure f = failure_at(p, 0, p->stored * m->element, pc);

        if (p->stored == m->size / m->element) {
            profil_close(p, memory, PROFIL_FILLED);
            return PROFIL_STOPPED;
        }
        f.why = is_misaligned(p, f.address, f.size) ? PROFIL_MISALIGNED : PROFIL_NO_ACCESS;
        if (f.why == PROFIL_MISALIGNED || !profil_store(p, memory, f.address, f.size, pc))
            return fail(p, memory, &f);
        p->stored++;
    }
    return PROFIL_COUNTED;
}

/* glibc's sprofil with its defect: it caches the figures of the previous tick's region, and uses
 * those of the overflow bin on the tick at which the region changes. */
static enum profil_hit quirky_region(struct profil_state *p, uint64_t pc, int *region)
{
    uint64_t lowest = UINT64_MAX;
    bool same = p->last_region >= 0 && *region == p->last_region;

    for (unsigned i = 0; i < p->set.count; i++)
        if ((int)i != p->set.bin && p->set.regions[i].low < lowest)
            lowest = p->set.regions[i].low;
    if (!same && pc < lowest)
        return PROFIL_SIGSEGV; /* the binary search underruns its table */
    p->last_region = *region;
    if (!same)
        *region = -1;
    return PROFIL_COUNTED;
}

enum profil_hit profil_tick(struct profil_state *p, const struct profil_memory *memory, uint64_t pc, uint32_t n)
{
    uint64_t hit = PROFIL_MISS;
    int region;

    if (p->sigprof_due) {
        p->sigprof_due = false;
        return PROFIL_SIGPROF;
    }
    if (!p->set.on || !n)
        return PROFIL_IDLE;
    if (p->set.by_pcsample)
        return sample(p, memory, pc, n);
    region = profil_lookup(&p->set, pc);
    if (p->dialect.quirks == PROFIL_QUIRKS_GLIBC && p->set.by_sprofil && quirky_region(p, pc, &region) == PROFIL_SIGSEGV)
        return PROFIL_SIGSEGV;
    if (region >= 0)
        hit = profil_locate(&p->dialect, &p->set.regions[region].mapping, pc);
    if (hit == PROFIL_MISS && p->set.bin >= 0) {
        region = p->set.bin;
        hit = 0;
    }
    if (hit == PROFIL_MISS)
        return PROFIL_MISSED;
    return count(p, memory, (unsigned)region, hit, pc, n);
}

void profil_defer(const struct profil_state *p, struct profil_deferred *deferred, uint32_t n)
{
    if (p->set.on && p->dialect.charge == PROFIL_CHARGE_RETURN)
        deferred->ticks += n;
}

enum profil_hit profil_deliver(struct profil_state *p, const struct profil_memory *memory, struct profil_deferred *deferred, uint64_t pc)
{
    uint32_t n = deferred->ticks;

    deferred->ticks = 0;
    return n ? profil_tick(p, memory, pc, n) : PROFIL_IDLE;
}

bool profil_counter(const struct profil_state *p, const struct profil_memory *memory, const struct profil_region *region, uint64_t index,
                    uint64_t *count)
{
    unsigned element = region->mapping.element;
    uint64_t address = region->base + index * element;

    if (!profil_is_element(element))
        return false;
    if (p->abi.pointer_bytes == 4)
        address = (uint32_t)address;
    return profil_load(p, memory, address, element, count);
}
