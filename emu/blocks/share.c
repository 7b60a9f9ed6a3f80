/*
 * share.c - translated blocks that several address spaces share: those of a process and its forks.
 *
 * A page from which blocks were translated is marked in every space, so that each space reports changes. A change in one space
 * discards the page's blocks for all. When a page is translated, it is compared with the other spaces' pages. If one differs
 * (a signal trampoline on a stack, a library loaded after the fork), the page's blocks are valid until another space runs.
 */
#include "emu/blocks/code.h"

#include <stdlib.h>
#include <string.h>

/* ---- users ---------------------------------------------------------------------------------- */

/* A space that uses the blocks. */
struct code_user {
    struct space_listener listener;
    struct code *code;
    struct space *space;
};

static void space_ended(struct space_listener *l, struct space *s)
{
    struct code_user *user = (struct code_user *)l;
    struct code *code = user->code;
    unsigned i = 0;
    while (code->users[i] != user)
        i++;
    code->users[i] = code->users[--code->nusers];
    if (code->current == s)
        code->current = NULL;
    free(user);
    if (code->nusers == 0 && !retired_put(code, s))
        code_free(code);
}

/* Discards the blocks of marked page i, for all spaces. */
static void forget_page(struct code *code, size_t i)
{
    uint64_t at = code->marked[i].at;
    retired_forget_page(code, at);
    code->marked[i] = code->marked[--code->nmarked];
    code_invalidate(code, at, at);
    for (unsigned k = 0; k < code->nusers; k++)
        space_unmark_code(code->users[k]->space, at);
}

void code_forget_page(struct code *code, uint64_t at)
{
    size_t i = 0;
    while (i < code->nmarked && code->marked[i].at != at)
        i++;
    if (i < code->nmarked)
        forget_page(code, i);
}

static void page_changes(struct space_listener *l, struct space *s, uint64_t first, uint64_t last)
{
    struct code *code = ((struct code_user *)l)->code;
    (void)s;
    for (size_t i = code->nmarked; i-- > 0;)
        if (code->marked[i].at >= first && code->marked[i].at <= last) {
            code_note_change(code, code->marked[i].at);
            forget_page(code, i);
        }
}

bool code_attach(struct code *code, struct space *s)
{
    struct code_user *user = malloc(sizeof *user);
    struct code_user **more = realloc(code->users, (code->nusers + 1) * sizeof *more);
    code->users = more ? more : code->users;
    if (!user || !more) {
        free(user);
        return false;
    }
    *user = (struct code_user){.listener = {.code_changes = page_changes, .ended = space_ended}, .code = code, .space = s};
    code->users[code->nusers++] = user;
    space_listen(s, &user->listener);
    return true;
}

static struct code_user *user_of(const struct space *s)
{
    struct space_listener *l = s->listeners;
    while (l && l->code_changes != page_changes)
        l = l->next;
    return (struct code_user *)l;
}

struct code *code_at(const struct space *s)
{
    const struct code_user *user = user_of(s);
    return user ? user->code : NULL;
}

/* ---- marked pages --------------------------------------------------------------------------- */

static bool is_marked(const struct space *s, uint64_t va)
{
    return space_page_flags(s, va) & MEM_CODE;
}

static void note_marked(struct cpu *c, struct code *code, uint64_t at, bool differs)
{
    if (code->nmarked == code->marked_room) {
        size_t room = code->marked_room ? code->marked_room * 2 : 64;
        struct marked_page *more = realloc(code->marked, room * sizeof *more);
        if (!more)
            ir_no_memory(c, "translated code");
        code->marked = more;
        code->marked_room = room;
    }
    code->marked[code->nmarked++] = (struct marked_page){at, differs};
    code->differ += differs;
}

bool code_page_of(struct space *s, uint64_t at, struct code_page *p)
{
    struct mem_map m;
    size_t size = (size_t)1 << s->page_shift;
    if (size > CODE_PAGE_MAX || !space_next_map(s, at, &m) || m.start > at)
        return false;
    p->prot = m.prot;
    p->kind = m.kind;
    return mem_glance(s, at, p->bytes, size) == size;
}

/* Returns whether the page at va has equal bytes, protection and kind in both spaces. */
static bool same_page(struct space *a, struct space *b, uint64_t va)
{
    struct code_page x, y;
    return code_page_of(a, va, &x) && code_page_of(b, va, &y) && x.prot == y.prot && x.kind == y.kind &&
           memcmp(x.bytes, y.bytes, (size_t)1 << a->page_shift) == 0;
}

void code_part(struct cpu *c)
{
    struct code *code = code_begin(c);
    if (code->nusers == 1)
        return;
    for (size_t i = 0; i < code->nmarked; i++)
        space_unmark_code(c->space, code->marked[i].at);
    struct code_user *user = user_of(c->space);
    space_unlisten(c->space, &user->listener);
    space_ended(&user->listener, c->space);
    code_begin(c);
}

void code_mark(struct cpu *c, uint64_t va)
{
    struct space *s = c->space;
    struct code *code = code_of(c);
    bool differs = false;
    uint64_t at = va & ~(((uint64_t)1 << s->page_shift) - 1);
    if (is_marked(s, at))
        return;
    space_mark_code(s, at);
    if (!is_marked(s, at)) { /* the host refused: changes are not reported */
        code->unmarked = true;
        return;
    }
    for (unsigned i = 0; i < code->nusers; i++) {
        struct space *user = code->users[i]->space;
        if (user == s)
            continue;
        if (same_page(s, user, at))
            space_mark_code(user, at);
        differs = differs || !is_marked(user, at);
    }
    note_marked(c, code, at, differs);
}

void code_enter(struct cpu *c)
{
    enum { MANY_PAGES = 4, MANY_TIMES = 16 };
    struct code *code = code_begin(c);
    if (code->current == c->space)
        return;
    code->current = c->space;
    if (!code->differ)
        return;
    if (code->differ > MANY_PAGES && ++code->lost > MANY_TIMES) {
        code_part(c);
        code_enter(c);
        return;
    }
    for (size_t i = code->nmarked; i-- > 0;)
        if (code->marked[i].differs)
            forget_page(code, i);
    code->differ = 0;
}

void code_join(struct cpu *c, struct code *code)
{
    if (code->differ || code->nbreakpoints || code->unmarked)
        return;
    for (size_t i = 0; i < code->nmarked; i++)
        if (!same_page(code->users[0]->space, c->space, code->marked[i].at))
            return;
    for (size_t i = 0; i < code->nmarked; i++)
        space_mark_code(c->space, code->marked[i].at);
    for (size_t i = 0; i < code->nmarked; i++)
        if (!is_marked(c->space, code->marked[i].at)) {
            code->marked[i].differs = true;
            code->differ++;
        }
    if (!code_attach(code, c->space))
        ir_no_memory(c, "translated code");
}

void code_share(struct cpu *c, struct space *from)
{
    struct code *code = code_at(from);
    if (code_at(c->space) || !code || code->nbreakpoints)
        return;
    for (size_t i = 0; i < code->nmarked; i++)
        if (is_marked(from, code->marked[i].at))
            space_mark_code(c->space, code->marked[i].at); /* cheap: nearly all pages of a copy are write-protected for copy on write */
    if (!code_attach(code, c->space))
        ir_no_memory(c, "translated code");
}
