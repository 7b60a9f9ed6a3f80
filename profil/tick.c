/* A clock tick: find the region, find the element, count. */
#include "profil/session.h"

#include <string.h>

bool profil_load(const struct profil *p, const struct profil_memory *memory, uint64_t address,
                 unsigned size, uint64_t *value)
{
    unsigned char bytes[8];

    if (!memory->read(memory->context, address, bytes, size))
        return false;
    *value = 0;
    for (unsigned i = 0; i < size; i++)
        *value = *value << 8 | bytes[p->abi.big_endian ? i : size - 1 - i];
    return true;
}

bool profil_store(const struct profil *p, const struct profil_memory *memory, uint64_t address,
                  unsigned size, uint64_t value)
{
    unsigned char bytes[8];

    for (unsigned i = 0; i < size; i++)
        bytes[p->abi.big_endian ? size - 1 - i : i] = (unsigned char)(value >> (8 * i));
    return memory->write(memory->context, address, bytes, size);
}

static enum profil_hit faulted(struct profil *p, const struct profil_memory *memory)
{
    switch (p->dialect.fault) {
    case PROFIL_FAULT_LOST:
        return PROFIL_LOST;
    case PROFIL_FAULT_SIGSEGV:
        return PROFIL_SIGSEGV;
    default:
        profil_close(p, memory, PROFIL_FAULTED);
        return PROFIL_STOPPED;
    }
}

/* The counter's next value; *write says whether it is to be written, *stop whether profiling ends
 * with it. */
static uint64_t advance(const struct profil_region *r, uint64_t old, uint32_t n, bool *write,
                        bool *stop)
{
    uint64_t top = UINT64_MAX >> (64 - 8 * r->mapping.element);
    uint64_t sum = old + n;

    *write = true;
    *stop = false;
    switch (r->full) {
    case PROFIL_FULL_SATURATE:
        if (sum > top || sum < old)
            sum = top;
        *write = sum != old; /* a full counter is not touched */
        break;
    case PROFIL_FULL_STOP_NEXT:
        *stop = (sum & top) > top / 2;
        *write = !*stop; /* the refused value is not written */
        break;
    case PROFIL_FULL_STOP_AT:
        *stop = (sum & top) >= top / 2;
        *write = (sum & top) <= top / 2;
        break;
    default:
        break;
    }
    return sum & top;
}

static enum profil_hit count(struct profil *p, const struct profil_memory *memory,
                             const struct profil_region *r, uint64_t byte_offset, uint32_t n)
{
    unsigned element = r->mapping.element;
    uint64_t address = r->base + byte_offset;
    uint64_t old, sum;
    bool write, stop;

    if (p->abi.pointer_bytes == 4)
        address = (uint32_t)address;
    if (p->dialect.alignment == PROFIL_ALIGN_STRICT && address % element)
        return faulted(p, memory);
    if (!profil_load(p, memory, address, element, &old))
        return faulted(p, memory);
    sum = advance(r, old, n, &write, &stop);
    if (write && !profil_store(p, memory, address, element, sum))
        return faulted(p, memory);
    if (stop) {
        profil_close(p, memory, PROFIL_FILLED);
        return PROFIL_STOPPED;
    }
    return PROFIL_COUNTED;
}

/* glibc's sprofil as it is: the figures of the region of the tick before are kept, and the tick on
 * which the region changes goes by those of the overflow bin. */
static enum profil_hit quirky_region(struct profil *p, uint64_t pc, int *region)
{
    uint64_t lowest = UINT64_MAX;
    bool same = p->last_region >= 0 && *region == p->last_region;

    for (unsigned i = 0; i < p->set.count; i++)
        if ((int)i != p->set.bin && p->set.regions[i].low < lowest)
            lowest = p->set.regions[i].low;
    if (!same && pc < lowest)
        return PROFIL_SIGSEGV; /* the binary search runs below its table */
    p->last_region = *region;
    if (!same)
        *region = -1;
    return PROFIL_COUNTED;
}

enum profil_hit profil_tick(struct profil *p, const struct profil_memory *memory, uint64_t pc,
                            uint32_t n)
{
    const struct profil_region *r;
    uint64_t hit = PROFIL_MISS;
    int region;

    if (p->sigprof_due) {
        p->sigprof_due = false;
        return PROFIL_SIGPROF;
    }
    if (!p->set.on || !n)
        return PROFIL_IDLE;
    region = profil_lookup(&p->set, pc);
    if (p->dialect.quirks == PROFIL_QUIRKS_GLIBC && p->set.by_sprofil &&
        quirky_region(p, pc, &region) == PROFIL_SIGSEGV)
        return PROFIL_SIGSEGV;
    if (region >= 0)
        hit = profil_locate(&p->dialect, &p->set.regions[region].mapping, pc);
    if (hit == PROFIL_MISS && p->set.bin >= 0) {
        region = p->set.bin;
        hit = 0;
    }
    if (hit == PROFIL_MISS)
        return PROFIL_MISSED;
    r = &p->set.regions[region];
    return count(p, memory, r, hit, n);
}

void profil_owe(const struct profil *p, struct profil_owed *owed, uint32_t n)
{
    if (p->set.on && p->dialect.charge == PROFIL_CHARGE_RETURN)
        owed->ticks += n;
}

enum profil_hit profil_pay(struct profil *p, const struct profil_memory *memory,
                           struct profil_owed *owed, uint64_t pc)
{
    uint32_t n = owed->ticks;

    owed->ticks = 0;
    return n ? profil_tick(p, memory, pc, n) : PROFIL_IDLE;
}

bool profil_counter(const struct profil *p, const struct profil_memory *memory,
                    const struct profil_region *region, uint64_t index, uint64_t *count)
{
    unsigned element = region->mapping.element;
    uint64_t address = region->base + index * element;

    if (p->abi.pointer_bytes == 4)
        address = (uint32_t)address;
    return profil_load(p, memory, address, element, count);
}
