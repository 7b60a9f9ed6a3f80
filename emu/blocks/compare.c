/*
 * compare.c - pages that are alternately written and executed.
 *
 * A write to a page with translated code costs a fault of the host and two changes of page protection, and discards the page's blocks.
 * A stack from which code runs (a signal trampoline, the trampoline of a nested function) is written all the time. So the blocks of a
 * page that has changed a few times before much of it had run do without write protection: they are interpreted, no block is chained to
 * them, and each lookup compares the block's bytes with the page. Such a block ends after an instruction that may store, because the
 * store may change what follows.
 *
 * After a number of runs the page is protected again; each write to it doubles that number. The guest can observe none of this.
 *
 * Pages of shared mappings are always compared: they can be written through another mapping, by another process, or through the file,
 * which page protection does not notice.
 */
#include "emu/blocks/code.h"

#include <string.h>

enum { FEW_TIMES = 3, FIRST_RUNS_LOG = 6, MAX_RUNS_LOG = 14 };

/* The bytes that a compared block was translated from. */
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
        return; /* the protection paid off */
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
    b->bytes = arena_take(&code_of(c)->memory.arena, sizeof *b->bytes + size);
    if (!b->bytes)
        ir_no_memory(c, "a block");
    b->bytes->first = first;
    b->bytes->size = size;
    b->compared = true;
    if (mem_peek(c->space, first, b->bytes->bytes, size) != size)
        b->bytes->size = 0; /* the file was truncated meanwhile: the block is not valid */
}

/* Returns after how many runs of its blocks the page is protected again. */
static unsigned most_runs(const struct rewritten_page *p)
{
    unsigned log = FIRST_RUNS_LOG + p->times - FEW_TIMES;
    return 1u << (log < MAX_RUNS_LOG ? log : MAX_RUNS_LOG);
}

/* Returns whether the page still has these bytes and is executable. */
static bool are_there(struct space *s, const struct code_bytes *b)
{
    bool crosses = ((b->first + b->size - 1) ^ b->first) >> s->page_shift;
    const void *host = crosses ? NULL : mem_host(s, b->first, MEM_X);
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
