/* flat.h - the inline functions of backend.h, with host windows: arrays by page number, of which the host allocates what is used. */
#ifndef PRECIS_EMU_MEM_FLAT_H
#define PRECIS_EMU_MEM_FLAT_H

#include "emu/mem/internal.h"

enum { FILES_HAVE_NO_HOST = false };

static inline unsigned flags_of(const struct space *s, uint64_t p)
{
    return s->page_flags[p];
}

static inline void flags_set(struct space *s, uint64_t p, unsigned flags)
{
    s->page_flags[p] = (uint8_t)flags;
}

static inline uint8_t *flags_at(struct space *s, uint64_t p)
{
    return s->page_flags + p;
}

static inline uint64_t flags_end(uint64_t p, uint64_t end)
{
    (void)p;
    return end;
}

static inline uint32_t home_of(const struct space *s, uint64_t p)
{
    return s->maps->page_home[p];
}

static inline void home_set(struct space *s, uint64_t p, uint32_t home)
{
    s->maps->page_home[p] = home;
}

static inline bool homes_reserve(struct space *s, uint64_t first, uint64_t end)
{
    (void)s, (void)first, (void)end;
    return true;
}

static inline uint32_t slot_users(const struct mem_slot *slot, uint64_t p)
{
    return slot->page_uses ? slot->page_uses[p] : 0;
}

static inline void slot_set_users(struct mem_slot *slot, uint64_t p, uint32_t users)
{
    if (slot->page_uses)
        slot->page_uses[p] = users;
}

#endif
