/*
 * compare.c - pages that are written and executed by turns.
 *
 * A write to a page that holds translated code takes a fault of the host and two changes of its page protection, and its blocks are
 * gone. A stack from which code runs (a signal's trampoline, that of a nested function) is written all the time. So where a page has been
 * changed a few times before much of it had run, its blocks do without the protection: they are interpreted, nothing is chained to
 * them, and whenever one is looked up its bytes are compared with those that stand there now. Such a block ends behind an instruction that
 * may store: what follows may be other by then.
 *
 * When they have run often the page is protected again, as long as it is not written: each time it is after all, they run twice as often
 * before the next attempt. None of this can be seen by a guest.
 *
 * Pages of shared mappings are always compared: they can be written through another mapping, by another process, or as a file, of which
 * their protection says nothing.
 */
#include "emu/engine/engine.h"

#include <string.h>

enum { FEW_TIMES = 3, FIRST_RUNS_LOG = 6, MOST_RUNS_LOG = 14 };

/* The bytes of a block that is compared: behind it in the arena. */
struct code_bytes {
    uint64_t first;
    size_t size;
    char bytes[];
};

static struct rewritten_page *place_of(struct code *code, uint64_t va)
{
    return &code->rewritten[(va >> code->page_shift) % REWRITTEN_PAGES];
}

static bool is_of(const struct code *code, const struct rewritten_page *p, uint64_t va)
{
    return p->times && p->at >> code->page_shift == va >> code->page_shift;
}

void code_note_change(struct code *code, uint64_t at)
{
    struct rewritten_page *p = place_of(code, at);
    unsigned before = is_of(code, p, at) ? p->times : 0;
    *p = (struct rewritten_page){.at = at};
    if (code_page_is_hot(code, at))
        return; /* it was worth it */
    p->times = before + 1;
    p->compared = p->times >= FEW_TIMES;
}

static bool is_shared(struct space *s, uint64_t va)
{
    struct mem_map m;
    return space_next_map(s, va, &m) && m.start <= va && m.kind & MAP_KIND_SHARED;
}

static bool is_rewritten(struct code *code, uint64_t va)
{
    const struct rewritten_page *p = place_of(code, va);
    return is_of(code, p, va) && p->compared;
}

bool code_is_compared(struct cpu *c, uint64_t va)
{
    return is_rewritten(code_of(c), va) || is_shared(c->space, va);
}

void code_keep_bytes(struct cpu *c, struct ir_block *b, uint64_t first, uint64_t end)
{
    size_t size = end - first;
    b->bytes = arena_take(&code_of(c)->arena, sizeof *b->bytes + size);
    if (!b->bytes)
        ir_no_memory(c, "a block");
    b->bytes->first = first;
    b->bytes->size = size;
    b->compared = true;
    if (mem_peek(c->space, first, b->bytes->bytes, size) != size)
        b->bytes->size = 0; /* the file has ended meanwhile: the block does not hold */
}

/* How often may the page's blocks run before it is protected again? */
static unsigned most_runs(const struct rewritten_page *p)
{
    unsigned log = FIRST_RUNS_LOG + p->times - FEW_TIMES;
    return 1u << (log < MOST_RUNS_LOG ? log : MOST_RUNS_LOG);
}

/* The bytes are still there, and may be executed. */
static bool are_there(struct space *s, const struct code_bytes *b)
{
    const void *host = mem_host(s, b->first, MEM_X);
    unsigned flags = space_page_flags(s, b->first);
    char now[256];
    if (host)
        return b->size && memcmp(host, b->bytes, b->size) == 0;
    if (!b->size || !(flags & MEM_X))
        return false;
    for (size_t at = 0, n; at < b->size; at += n) {
        n = b->size - at < sizeof now ? b->size - at : sizeof now;
        size_t got = flags & MEM_R ? mem_read(s, b->first + at, now, n) : mem_peek(s, b->first + at, now, n);
        if (got != n || memcmp(now, b->bytes + at, n))
            return false;
    }
    return true;
}

bool code_still_holds(struct cpu *c, const struct ir_block *b)
{
    struct code *code = code_of(c);
    struct rewritten_page *p = place_of(code, b->pc);
    if (is_rewritten(code, b->pc)) {
        if (p->runs++ >= most_runs(p)) {
            p->compared = false;
            return false;
        }
    } else if (!is_shared(c->space, b->pc)) {
        return false;
    }
    return !(space_page_flags(c->space, b->pc) & MEM_GATEWAY) && are_there(c->space, b->bytes);
}
