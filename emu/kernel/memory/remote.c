/* Accesses to the memory of another process by a tracer, or through /proc/PID/mem: they ignore the protection of pages. */
#include "emu/kernel/core/process.h"
#include "emu/kernel/memory/memory.h"
#include "emu/mem/mem.h"

/* Returns the bytes of [va, va + len) that are in va's page. */
static size_t in_page(const struct space *s, uint64_t va, size_t len)
{
    const uint64_t page = (uint64_t)1 << s->page_shift, rest = page - (va & (page - 1));

    return len < rest ? len : (size_t)rest;
}

size_t mm_peek(const struct mm *mm, uint64_t va, void *out, size_t len)
{
    size_t done = 0;

    while (done < len) {
        size_t n = in_page(mm->space, va + done, len - done);

        if (space_page_flags(mm->space, va + done) & MEM_GATEWAY)
            break;
        size_t got = mem_peek(mm->space, va + done, (uint8_t *)out + done, n);

        done += got;
        if (got < n)
            break;
    }
    return done;
}

/* Protection does not matter, but other users of a shared file must not see the write. */
static bool may_poke(struct space *s, uint64_t va)
{
    struct mem_map m;

    if (!(space_page_flags(s, va) & MEM_MAPPED) || !space_next_map(s, va, &m) || m.start > va)
        return false;
    return !(m.kind & MAP_KIND_GATEWAY) && ((m.prot & MEM_W) || !(m.kind & MAP_KIND_SHARED));
}

size_t mm_poke(const struct mm *mm, uint64_t va, const void *in, size_t len)
{
    size_t done = 0;

    while (done < len && may_poke(mm->space, va + done)) {
        size_t n = in_page(mm->space, va + done, len - done);
        size_t went = mem_poke(mm->space, va + done, (const uint8_t *)in + done, n);

        done += went;
        if (went < n)
            break;
    }
    return done;
}
