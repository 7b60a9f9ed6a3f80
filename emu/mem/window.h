/* window.h - what the files of the backend with host windows share. */
#ifndef PRECIS_EMU_MEM_WINDOW_H
#define PRECIS_EMU_MEM_WINDOW_H

#include "emu/mem/internal.h"

/* The host address of page p, if the host window extends that far. */
static inline uint8_t *page_host(const struct space *s, uint64_t p)
{
    return s->base + space_window_offset(s, p << s->page_shift);
}

/* store_file.c: offset of the store slot's page p, which must be in the slot, in the store's file. */
uint64_t slot_offset(const struct mem_slot *slot, uint64_t p);

/* mappings.c */
void account_mapped(struct space *s); /* after a call that may have added host mappings */
void account_unmapped(struct space *s);

/* sparse.c: a host window without any reservation but its guard. Returns NULL if addresses are not limited, or none are free. */
uint8_t *sparse_reserve(uint64_t bytes);

/* guard.c: memcpy() that returns false, possibly with some bytes copied, if the host raises SIGBUS. */
bool mem_guarded_copy(void *to, const void *from, size_t len);

#endif
