/*
 * place.c - where the bytes of a guest page are, how far its object extends, and who pays for them.
 *
 * Every way to a page's bytes (a fault, the kernel's copies, a debugger, the identity of a futex) begins with page_locate(). No other code
 * turns an offset in shared memory into a page of the store, where the memory of other processes is.
 */
#include "emu/mem/internal.h"

enum mem_fault_kind page_locate(const struct space *s, const struct map *m, uint64_t va, struct page_place *out)
{
    uint64_t p = page_number(s, va), index = p - page_number(s, m->start), end = (m->end - m->start) >> s->page_shift;
    uint32_t home = m->kind & MAP_KIND_SHARED ? 0 : home_of(s, p);
    bool of_object = (m->kind & MAP_KIND_SHARED) || (map_is_private_file(m) && !home);
    if (of_object) {
        uint64_t there = map_file_bytes(s, m) >> s->page_shift;
        end = there < end ? there : end;
    }
    if (index >= end)
        return MEM_FAULT_BUS;
    *out = (struct page_place){.fd = -1, .pages = end - index, .kind = PAGE_ZERO};
    if (home == HOME_LOCAL) {
        out->kind = PAGE_LOCAL;
    } else if (home) {
        out->kind = PAGE_STORED;
        out->slot = slot_by_id(s->maps->store, home);
        out->slot_page = p;
    } else if (of_object && m->backing->fd >= 0) {
        out->kind = PAGE_OF_FILE;
        out->fd = m->backing->fd;
        out->offset = map_offset_at(m, va & ~(page_size(s) - 1));
    } else if (of_object) {
        out->kind = PAGE_STORED;
        out->slot = m->backing->slot;
        out->slot_page = map_offset_at(m, va) >> s->page_shift;
    }
    return MEM_OK;
}

enum mem_fault_kind page_pay(const struct space *s, const struct map *m, const struct page_place *at, uint64_t pages)
{
    if (!(m->kind & MAP_KIND_SHARED) || !at->slot)
        return MEM_OK;
    return account_is_full(s) || !slot_touch(at->slot, at->slot_page, at->slot_page + pages) ? MEM_FAULT_NOMEM : MEM_OK;
}

enum mem_fault_kind page_for_writing(struct space *s, const struct map *m, uint64_t va, struct page_place *out)
{
    enum mem_fault_kind rc = m->kind & MAP_KIND_SHARED ? MEM_OK : page_own(s, m, va);
    if (!rc)
        rc = page_locate(s, m, va, out);
    return rc ? rc : page_pay(s, m, out, 1);
}
