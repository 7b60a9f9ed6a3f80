/* access.c - faults, and the copies for kernel, loader and debugger. */
#include <errno.h>
#include <string.h>

#include "emu/mem/internal.h"
#include "emu/mem/stack_gap.h"

/* ---- faults ----------------------------------------------------------------------------------- */

/* Extend mapping m, a stack, to the page at va. */
static bool grow(struct space *s, struct map *m, uint64_t va)
{
    const struct mem_region_list *l = s->maps;
    uint64_t page = va & ~(page_size(s) - 1), gap = SPACE_STACK_GAP_PAGES * page_size(s);
    uint64_t from, to;
    if (m->kind & MAP_KIND_GROWSUP) {
        from = m->end;
        to = page + page_size(s);
        if (to - m->start > l->stack_limit || !range_ok(s, m->start, to - m->start) || !window_holds(s, m->start, to - m->start))
            return false;
        if (m->next && m->next->start - to < gap && m->next->prot)
            return false;
        maps_resize(s, m, m->start, to);
    } else {
        from = page;
        to = m->start;
        if (m->end - page > l->stack_limit || !range_ok(s, page, m->end - page) || !window_holds(s, page, m->end - page))
            return false;
        if (m->prev && page - m->prev->end < gap && m->prev->prot)
            return false;
        maps_resize(s, m, page, m->end);
    }
    pages_uninstall(s, from, to, m);
    return true;
}

/* Grow the stack below or above va, which is outside all mappings, if there is one that may. */
static bool grow_stack(struct space *s, uint64_t va)
{
    struct map *above = maps_lower(s, va), *below = above ? above->prev : s->maps->last;
    if (above && (above->kind & MAP_KIND_GROWSDOWN) && grow(s, above, va))
        return true;
    return below && (below->kind & MAP_KIND_GROWSUP) && grow(s, below, va);
}

/* Returns whether the host has memory at va. A shared file may have been truncated since its page was installed. */
static bool is_there(const struct space *s, uint64_t va)
{
    return !(space_page_flags(s, va) & MEM_FILE) || file_page_is_there(s, va);
}

/* Reinstall the page at va, whose file was truncated. */
static enum mem_fault_kind install_again(struct space *s, uint64_t va, bool write)
{
    uint64_t page = va & ~(page_size(s) - 1);
    const struct map *m = maps_find(s, va);
    pages_uninstall(s, page, page + page_size(s), m);
    enum mem_fault_kind rc = page_make_ready(s, m, va, write);
    return !rc && !is_there(s, va) ? MEM_FAULT_BUS : rc;
}

static enum mem_fault_kind page_fault(struct space *s, uint64_t va, enum mem_access access)
{
    static const unsigned need[] = {[MEM_READ] = MEM_R, [MEM_WRITE] = MEM_W, [MEM_EXEC] = MEM_X};
    if (va & s->hole_mask)
        return MEM_FAULT_UNMAPPED;
    if (space_page_flags(s, va) & need[access])
        return is_there(s, va) ? MEM_OK : install_again(s, va, access == MEM_WRITE);
    const struct map *m = maps_find(s, va);
    if (!m && grow_stack(s, va))
        m = maps_find(s, va);
    if (!m)
        return MEM_FAULT_UNMAPPED;
    if (!(m->prot & need[access]))
        return MEM_FAULT_PROT;
    enum mem_fault_kind rc = page_make_ready(s, m, va, access == MEM_WRITE);
    s->lacked_memory |= rc == MEM_FAULT_NOMEM;
    return rc;
}

static void log_fault(struct space_access_log *log, uint64_t va, unsigned size, enum mem_access access)
{
    if (access != MEM_EXEC && log->count < SPACE_ACCESSES)
        log->at[log->count++] = (struct space_access){va, size, access};
}

void space_log_faults(struct space *s, struct space_access_log *log)
{
    s->maps->log = log;
}

void space_withhold(struct space *s, uint64_t va)
{
    uint64_t page = va & ~(page_size(s) - 1);
    if (!(space_page_flags(s, va) & (MEM_R | MEM_W)))
        return;
    flags_set(s, page_number(s, va), space_page_flags(s, va) & ~(unsigned)(MEM_R | MEM_W));
    pages_announce_loss(s, page, page + page_size(s));
}

enum mem_fault_kind mem_fault(struct space *s, uint64_t va, unsigned size, enum mem_access access)
{
    uint64_t last = va + (size ? size - 1 : 0), mask = ~(page_size(s) - 1);
    enum mem_fault_kind rc = page_fault(s, va, access);
    if (!rc && (va & mask) != (last & mask))
        rc = page_fault(s, last, access);
    if (!rc && s->maps->log)
        log_fault(s->maps->log, va, size, access);
    return rc;
}

/* ---- the kernel's copies ---------------------------------------------------------------------- */

/* Bytes from va to the end of its page, at most len. */
static size_t page_rest(const struct space *s, uint64_t va, size_t len)
{
    uint64_t rest = page_size(s) - (va & (page_size(s) - 1));
    return len < rest ? len : (size_t)rest;
}

/* Copy n bytes within a file's page at va. If the file has become shorter, reinstall the page and try again: on machines whose pages are
 * larger than the host's, the end of the file is followed by zeros. */
static bool copy_file(struct space *s, uint64_t va, void *out, const void *in, size_t n)
{
    for (unsigned tries = 0; tries < 2; tries++) {
        if (tries && install_again(s, va, in != NULL))
            return false;
        if (file_page_copy(s, va, out, in, n))
            return true;
    }
    return false;
}

/* Copy n bytes within a page at va, to `out` or from `in`. Returns false on a fault. */
static bool copy_piece(struct space *s, uint64_t va, void *out, const void *in, size_t n)
{
    unsigned need = in ? MEM_W : MEM_R;
    if (!(space_page_flags(s, va) & need) && page_fault(s, va, in ? MEM_WRITE : MEM_READ))
        return false;
    if (space_page_flags(s, va) & MEM_FILE)
        return copy_file(s, va, out, in, n);
    uint8_t *host = mem_host(s, va, need);
    memcpy(in ? host : out, in ? in : host, n);
    return true;
}

size_t mem_read(struct space *s, uint64_t va, void *out, size_t len)
{
    size_t done = 0;
    while (done < len) {
        size_t n = page_rest(s, va + done, len - done);
        if (!copy_piece(s, va + done, (char *)out + done, NULL, n))
            break;
        done += n;
    }
    return done;
}

size_t mem_write(struct space *s, uint64_t va, const void *in, size_t len)
{
    size_t done = 0;
    while (done < len) {
        size_t n = page_rest(s, va + done, len - done);
        if (!copy_piece(s, va + done, NULL, (const char *)in + done, n))
            break;
        done += n;
    }
    return done;
}

ssize_t mem_read_string(struct space *s, uint64_t va, char *out, size_t cap)
{
    for (size_t done = 0, most = 64; done < cap; most = most < 4096 ? 4 * most : most) { /* short strings: avoid reading a whole page */
        size_t n = page_rest(s, va + done, cap - done < most ? cap - done : most);
        size_t got = mem_read(s, va + done, out + done, n);
        const char *nul = memchr(out + done, 0, got);
        if (nul)
            return nul - out;
        if (got < n)
            return -EFAULT;
        done += n;
    }
    return -ENAMETOOLONG;
}

/* ---- copies that ignore protection ------------------------------------------------------------ */

/* Read from the file itself: a shared one, or a private one's page that has no home yet. */
static void peek_file(const struct page_place *at, uint64_t in_page, void *out, size_t len)
{
    size_t got = file_read(at->fd, out, len, at->offset + in_page);
    memset((char *)out + got, 0, len - got);
}

static size_t peek_page(struct space *s, uint64_t va, void *out, size_t len, bool glance)
{
    struct page_place at;
    const struct map *m = maps_find(s, va);
    uint64_t in_page = va & (page_size(s) - 1);
    if (!m || page_locate(s, m, va, &at))
        return 0;
    if (at.kind == PAGE_OF_FILE && !(m->kind & MAP_KIND_SHARED) && !glance && (page_own(s, m, va) || page_locate(s, m, va, &at)))
        return 0;
    switch (at.kind) {
    case PAGE_ZERO: memset(out, 0, len); break;
    case PAGE_LOCAL: return window_copy(s, va, out, NULL, len) ? len : 0;
    case PAGE_OF_FILE: peek_file(&at, in_page, out, len); break;
    case PAGE_STORED:
        if (!slot_read(at.slot, at.slot_page, in_page, out, len))
            mem_out_of_memory("a page of a process"); /* the file is in memory, and as long as the address space */
    }
    return len;
}

/* in NULL: zeros. */
static size_t poke_page(struct space *s, uint64_t va, const void *in, size_t len)
{
    static const char zeros[1 << CHUNK_SHIFT];
    struct page_place at;
    const struct map *m = maps_find(s, va);
    uint64_t page = va & ~(page_size(s) - 1);
    if (!m || page_locate(s, m, va, &at))
        return 0;
    if (!in && at.kind == PAGE_ZERO)
        return len;
    pages_announce_code(s, page, page + page_size(s));
    if (page_for_writing(s, m, va, &at))
        return 0;
    in = in ? in : zeros;
    if (at.kind == PAGE_LOCAL)
        return window_copy(s, va, NULL, in, len) ? len : 0;
    if (at.kind == PAGE_OF_FILE)
        return file_page_poke(s, at.fd, at.offset, va - page, in, len) ? len : 0;
    return slot_write(at.slot, at.slot_page, va - page, in, len) ? len : 0;
}

static size_t peek(struct space *s, uint64_t va, void *out, size_t len, bool glance)
{
    size_t done = 0;
    while (done < len) {
        size_t n = page_rest(s, va + done, len - done), k = n;
        if ((space_page_flags(s, va + done) & (MEM_R | MEM_FILE)) == MEM_R)
            memcpy((char *)out + done, space_host(s, va + done), n);
        else
            k = peek_page(s, va + done, (char *)out + done, n, glance);
        done += k;
        if (k < n)
            break;
    }
    return done;
}

size_t mem_peek(struct space *s, uint64_t va, void *out, size_t len)
{
    return peek(s, va, out, len, false);
}

size_t mem_glance(struct space *s, uint64_t va, void *out, size_t len)
{
    return peek(s, va, out, len, true);
}

static size_t poke(struct space *s, uint64_t va, const void *in, size_t len)
{
    size_t done = 0;
    while (done < len) {
        size_t n = page_rest(s, va + done, len - done);
        size_t k = poke_page(s, va + done, in ? (const char *)in + done : NULL, n);
        done += k;
        if (k < n)
            break;
    }
    return done;
}

size_t mem_poke(struct space *s, uint64_t va, const void *in, size_t len)
{
    return poke(s, va, in, len);
}

size_t mem_zero(struct space *s, uint64_t va, size_t len)
{
    return poke(s, va, NULL, len);
}
