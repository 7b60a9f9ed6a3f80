/* tables.h - the inline functions of backend.h, with page tables. */
#ifndef PRECIS_EMU_MEM_TABLES_H
#define PRECIS_EMU_MEM_TABLES_H

#include "emu/mem/internal.h"

enum {
    LEAF_PAGES = 1 << SPACE_LEAF_BITS,
    FILES_HAVE_NO_HOST = true, /* pages of shared files have no host address */
};

/* A part of a store slot. */
struct slot_leaf {
    uint8_t *page[LEAF_PAGES]; /* NULL: zeros */
    uint32_t users[LEAF_PAGES];
};

/* Stand for all parts of a table that are not allocated. */
extern const uint8_t space_no_flags[LEAF_PAGES];
extern const struct space_leaf space_no_leaf;

static inline unsigned flags_of(const struct space *s, uint64_t p)
{
    return s->flags[p >> SPACE_LEAF_BITS][p & (LEAF_PAGES - 1)];
}

static inline uint8_t *flags_at(struct space *s, uint64_t p)
{
    return &s->flags[p >> SPACE_LEAF_BITS][p & (LEAF_PAGES - 1)];
}

/* mem_again() does not find page p. */
static inline void forget_found(struct space *s, uint64_t p)
{
    unsigned shift = s->page_shift - SPACE_FOUND_SHIFT;
    for (uint64_t q = p << shift; q < (p + 1) << shift; q++)
        for (unsigned k = 0; k < 2; k++)
            s->found[k][q & ((1u << SPACE_FOUND_BITS) - 1)].page = SPACE_FOUND_NONE;
}

static inline void flags_set(struct space *s, uint64_t p, unsigned flags)
{
    forget_found(s, p);
    if (s->flags[p >> SPACE_LEAF_BITS] != space_no_flags) /* else nothing is mapped there */
        *flags_at(s, p) = (uint8_t)flags;
}

static inline uint64_t flags_end(uint64_t p, uint64_t end)
{
    uint64_t next = (p | (LEAF_PAGES - 1)) + 1;
    return next < end ? next : end;
}

static inline uint32_t home_of(const struct space *s, uint64_t p)
{
    return s->leaves[p >> SPACE_LEAF_BITS]->home[p & (LEAF_PAGES - 1)];
}

static inline void home_set(struct space *s, uint64_t p, uint32_t home)
{
    if (s->leaves[p >> SPACE_LEAF_BITS] != &space_no_leaf)
        s->leaves[p >> SPACE_LEAF_BITS]->home[p & (LEAF_PAGES - 1)] = home;
}

bool homes_reserve(struct space *s, uint64_t first, uint64_t end);

static inline uint32_t slot_users(const struct mem_slot *slot, uint64_t p)
{
    const struct slot_leaf *leaf = slot->leaves ? slot->leaves[p >> SPACE_LEAF_BITS] : NULL;
    return leaf ? leaf->users[p & (LEAF_PAGES - 1)] : 0;
}

static inline void slot_set_users(struct mem_slot *slot, uint64_t p, uint32_t users)
{
    struct slot_leaf *leaf = slot->leaves ? slot->leaves[p >> SPACE_LEAF_BITS] : NULL;
    if (leaf)
        leaf->users[p & (LEAF_PAGES - 1)] = users;
}

#endif
