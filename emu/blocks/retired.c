/*
 * retired.c - the retired-code cache: translated blocks of programs that have ended, reused when they are executed again.
 *
 * A shell script executes the same few programs again and again; translating them takes much longer than they run. So the blocks of a
 * program's last process are retired to this cache, with the bytes of the pages that they were translated from. The next execution
 * of the program takes them: blocks of pages with equal bytes and protection are valid, all others are discarded. While a process of
 * the program still runs, the next one shares its blocks (share.c) if all their pages are equal.
 */
#include "emu/blocks/code.h"

#include <stdlib.h>
#include <string.h>

enum { PROGRAMS = 8, PAGES_MOST = 256 };

struct retired_page {
    uint64_t at;
    unsigned prot, kind; /* of its mapping */
    uint8_t *bytes;
};

/* A program whose blocks are in the cache, or will be. */
struct retired_program {
    struct cpu_retired *all;
    const struct isa *isa;
    uint64_t program, used; /* time of its last execution, counted in executions */
    struct code *code;
    struct retired_page pages[PAGES_MOST];
    size_t npages;
};

struct cpu_retired {
    struct cpu_retired_head head;
    struct retired_program *programs[PROGRAMS];
    uint64_t executions;
};

static struct cpu_retired *retired_new(void)
{
    struct cpu_retired *all = calloc(1, sizeof *all);
    if (all)
        all->head.ops = &retired_ops;
    return all;
}

static void forget_bytes(struct retired_program *e)
{
    while (e->npages)
        free(e->pages[--e->npages].bytes);
}

/* Removes the program from the cache. Its blocks are freed if no space uses them. */
static void drop(struct retired_program *e)
{
    struct cpu_retired *all = e->all;
    unsigned i = 0;
    while (all->programs[i] != e)
        i++;
    all->programs[i] = NULL;
    forget_bytes(e);
    e->code->retired = NULL;
    if (e->code->nusers == 0)
        code_free(e->code);
    free(e);
}

static void retired_free(struct cpu_retired *all)
{
    for (unsigned i = 0; i < PROGRAMS; i++)
        if (all->programs[i])
            drop(all->programs[i]);
    free(all);
}

/* ---- retiring ------------------------------------------------------------------------------- */

static size_t find(const struct retired_program *e, uint64_t at)
{
    size_t i = 0;
    while (i < e->npages && e->pages[i].at != at)
        i++;
    return i;
}

static void drop_page(struct retired_program *e, size_t i)
{
    free(e->pages[i].bytes);
    e->pages[i] = e->pages[--e->npages];
}

void retired_forget_page(struct code *code, uint64_t at)
{
    struct retired_program *e = code->retired;
    size_t i = e ? find(e, at) : 0;
    if (e && i < e->npages)
        drop_page(e, i);
}

static bool put_page(struct retired_program *e, struct space *s, uint64_t at)
{
    struct code_page p;
    size_t size = (size_t)1 << s->page_shift;
    uint8_t *bytes = e->npages < PAGES_MOST && code_page_of(s, at, &p) ? malloc(size) : NULL;
    if (!bytes)
        return false;
    memcpy(bytes, p.bytes, size);
    e->pages[e->npages++] = (struct retired_page){at, p.prot, p.kind, bytes};
    return true;
}

bool retired_put(struct code *code, struct space *s)
{
    struct retired_program *e = code->retired;
    if (!e)
        return false;
    bool good = code->nbreakpoints == 0 && !code->unmarked;
    for (size_t i = code->nmarked; i-- > 0 && good;) {
        uint64_t at = code->marked[i].at;
        if (!(space_page_flags(s, at) & MEM_CODE)) /* its blocks belong to another space */
            code_forget_page(code, at);
        else if (find(e, at) == e->npages) /* else its bytes have not changed since they were copied */
            good = put_page(e, s, at);
    }
    if (!good)
        drop(e);
    else
        code_rest(code);
    return true;
}

/* ---- reusing -------------------------------------------------------------------------------- */

static bool same_page(struct space *s, const struct retired_page *p)
{
    struct code_page now;
    return code_page_of(s, p->at, &now) && now.prot == p->prot && now.kind == p->kind &&
           memcmp(now.bytes, p->bytes, (size_t)1 << s->page_shift) == 0;
}

/* Gives the unused blocks of e to c's space, where they are valid. */
static void take_down(struct cpu *c, struct retired_program *e)
{
    struct code *code = e->code;
    for (size_t i = code->nmarked; i-- > 0;) {
        uint64_t at = code->marked[i].at;
        if (same_page(c->space, &e->pages[find(e, at)]))
            space_mark_code(c->space, at);
        code->marked[i].differs = false;
        if (!(space_page_flags(c->space, at) & MEM_CODE))
            code_forget_page(code, at);
    }
    if (!code_attach(code, c->space))
        ir_no_memory(c, "translated code");
    code->current = c->space;
    code->differ = code->lost = 0;
}

/* Returns a free entry, or that of the least recently executed program without processes; PROGRAMS: none. */
static unsigned place(const struct cpu_retired *all)
{
    unsigned best = PROGRAMS;
    for (unsigned i = 0; i < PROGRAMS; i++) {
        const struct retired_program *e = all->programs[i];
        if (!e)
            return i;
        if (e->code->nusers == 0 && (best == PROGRAMS || e->used < all->programs[best]->used))
            best = i;
    }
    return best;
}

/* Adds the program, of which c is the only cpu. */
static void begin(struct cpu *c, struct cpu_retired *all, uint64_t program)
{
    unsigned i = place(all);
    struct retired_program *e = i < PROGRAMS ? calloc(1, sizeof *e) : NULL;
    if (!e)
        return;
    if (all->programs[i])
        drop(all->programs[i]);
    *e = (struct retired_program){.all = all, .isa = c->head.isa, .program = program, .used = all->executions, .code = code_begin(c)};
    e->code->retired = e;
    all->programs[i] = e;
}

static void begin_program(struct cpu *c, struct cpu_retired *all, uint64_t program)
{
    all->executions++;
    if (code_at(c->space))
        return;
    for (unsigned i = 0; i < PROGRAMS; i++) {
        struct retired_program *e = all->programs[i];
        if (!e || e->isa != c->head.isa || e->program != program)
            continue;
        e->used = all->executions;
        if (e->code->nusers == 0)
            take_down(c, e);
        else
            code_join(c, e->code);
        return;
    }
    begin(c, all, program);
}

const struct cpu_retired_ops retired_ops = {.new = retired_new, .free = retired_free, .begin_program = begin_program};
