/* calls.c - see calls.h. */
#define _GNU_SOURCE
#include "emu/debug/calls.h"
#include "emu/fatal/fatal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_DEPTH = 256,        /* of contexts with unfolded recursion */
    MOST_RECURSIVE = 16384,  /* contexts of recursive calls */
    MOST_CONTEXTS = 1 << 20, /* further ones begin at the root */
    FIRST_ROOM = 64,
    ROOT = 0,
    ANY_SITE = 1, /* no instruction's address */
    CHUNK = 256,
    MOST_COPIED = 4096,   /* edges in a forked process */
    FIRST_KNOWN = 256,    /* entries of struct shadow_stack's tables … */
    MOST_KNOWN = 1 << 15, /* … which grow with the edges up to this */
    MOST_SUMS = 1 << 16,  /* arcs that calls_each_arc() sums */
    LINE = 64,            /* bytes of a line of the host's cache */
    NEAR = 4096,          /* slots among which the edges of a context are */
};

/* A calling context. */
struct context {
    uint32_t parent;
    uint32_t depth : 30;
    uint32_t tail : 1;  /* entered by a jump */
    uint32_t known : 1; /* entry is a function's */
    uint64_t site;      /* the call in the parent; 0: a thread's or a handler's first function */
    uint64_t entry;
};

/* A context and its entry. */
struct ancestor {
    uint64_t entry;
    uint32_t context;
};

/* Calls in one context from one place to one function. */
struct edge {
    struct shadow_edge e;
    uint32_t context;
    uint32_t number : 31; /* its index */
    uint32_t tail : 1;
    uint64_t site, to;
};
_Static_assert(sizeof(struct edge) == LINE, "in one line");

struct calls {
    const struct calls_functions *functions;
    struct context *context;
    struct edge **edges; /* in chunks, because frames point to them */
    uint32_t *slot;      /* hash table with open addressing: 1 + number; 0 if free */
    struct shadow_known *known;
    struct shadow_jump *jumps;
    struct ancestor *ancestors; /* by depth: of set_ancestors()'s last context, which is the last of them */
    size_t ancestor_depth, ancestor_room;
    size_t nknown; /* entries of known and of jumps */
    size_t stride; /* slots for each context: find_edge() */
    size_t ncontexts, nedges, context_room, chunk_room, nslots, nrecursive;
};

/* The stack of a signal handler, above what it has interrupted. */
struct interruption {
    size_t first;     /* its first frame */
    uint64_t began;   /* the thread's clock */
    uint64_t skipped; /* of the interrupted stack */
    uint64_t note;
};

struct calls_thread {
    struct shadow_stack shadow; /* the first frame is below those of functions: top is always valid */
    struct calls *calls;
    struct shadow_frame *frame;
    struct interruption *interruption;
    size_t frame_room, ninterruptions, interruption_room;
    uint64_t cycles;  /* the thread's clock */
    uint64_t skipped; /* cycles of handlers: by which the stack's clock is less than the thread's */
    uint64_t waited;  /* by how much the thread's clock is less than that of transfers */
};

static void *enough(void *array, size_t n, size_t *room, size_t size)
{
    if (n < *room)
        return array;
    *room = *room ? 2 * *room : FIRST_ROOM;
    array = realloc(array, *room * size);
    if (!array)
        fatal(2, "out of memory for calls");
    return array;
}

static void *zeroed(size_t n, size_t size)
{
    void *p = calloc(n, size);
    if (!p)
        fatal(2, "out of memory for calls");
    return p;
}

/* Zeros that begin with a line of the host's cache, for what translated code uses: an element whose size divides a line is in one. */
static void *zeroed_lines(size_t n, size_t size)
{
    void *p = aligned_alloc(LINE, n * size);
    if (!p)
        fatal(2, "out of memory for calls");
    return memset(p, 0, n * size);
}

/* ---- contexts --------------------------------------------------------------------------------- */

static void grow_known(struct calls *c, size_t n)
{
    free(c->known);
    free(c->jumps);
    c->nknown = n;
    c->known = zeroed_lines(n, sizeof *c->known);
    c->jumps = zeroed_lines(n, sizeof *c->jumps);
}

struct calls *calls_new(const struct calls_functions *functions)
{
    struct calls *c = zeroed(1, sizeof *c);
    c->functions = functions;
    c->context = enough(NULL, 0, &c->context_room, sizeof *c->context);
    c->context[c->ncontexts++] = (struct context){0};
    c->nslots = c->stride = FIRST_ROOM;
    c->slot = zeroed(c->nslots, sizeof *c->slot);
    grow_known(c, FIRST_KNOWN);
    return c;
}

void calls_free(struct calls *c)
{
    if (!c)
        return;
    for (size_t i = 0; i < c->nedges; i += CHUNK)
        free(c->edges[i / CHUNK]);
    free(c->context);
    free(c->edges);
    free(c->slot);
    free(c->known);
    free(c->jumps);
    free(c->ancestors);
    free(c);
}

static bool same_function(const struct context *n, bool known, uint64_t entry)
{
    return n->depth && n->entry == entry && (n->known || !known);
}

/* Makes c->ancestors those of a context. Those that it shares with the last one are not visited. */
static void set_ancestors(struct calls *c, uint32_t context)
{
    size_t depth = c->context[context].depth, last = c->ancestor_depth;
    while (depth >= c->ancestor_room)
        c->ancestors = enough(c->ancestors, c->ancestor_room, &c->ancestor_room, sizeof *c->ancestors);
    c->ancestor_depth = depth;
    for (; depth && (depth > last || c->ancestors[depth].context != context); depth--) {
        c->ancestors[depth] = (struct ancestor){c->context[context].entry, context};
        context = c->context[context].parent;
    }
}

/* Returns the innermost context on n's way to the root that is of the same function; ROOT: none. */
static uint32_t activation(struct calls *c, const struct context *n)
{
    set_ancestors(c, n->parent);
    for (const struct ancestor *a = c->ancestors + c->ancestor_depth; a > c->ancestors; a--)
        if (a->entry == n->entry && same_function(&c->context[a->context], n->known, n->entry))
            return a->context;
    return ROOT;
}

static uint32_t new_context(struct calls *c, const struct context *n)
{
    c->context = enough(c->context, c->ncontexts, &c->context_room, sizeof *c->context);
    c->context[c->ncontexts] = *n;
    return (uint32_t)c->ncontexts++;
}

static inline uint64_t hash(uint64_t a, uint64_t b)
{
    return (a + (b << 7)) * 0x9e3779b97f4a7c15u >> 20;
}

static struct edge *edge_at(const struct calls *c, size_t i)
{
    return &c->edges[i / CHUNK][i % CHUNK];
}

/* Returns where to look for an edge first; then at distances 1, 3, 6, ..., so that a context with many edges does not fill a run. Contexts
 * that are new at about the same time are near each other: so are their edges. */
static inline size_t place_of(const struct calls *c, uint32_t context, uint64_t site, uint64_t to)
{
    return (context * c->stride + hash(site, to) % NEAR) & (c->nslots - 1);
}

/* Returns the edge, or NULL. */
static inline struct edge *find_edge(const struct calls *c, uint32_t context, uint64_t site, uint64_t to)
{
    for (size_t at = place_of(c, context, site, to), step = 0; c->slot[at]; at = (at + ++step) & (c->nslots - 1)) {
        struct edge *e = edge_at(c, c->slot[at] - 1);
        if (e->context == context && e->site == site && e->to == to)
            return e;
    }
    return NULL;
}

/* Enters an edge that is not in the hash table. */
static void enter(struct calls *c, const struct edge *e)
{
    size_t at = place_of(c, e->context, e->site, e->to), step = 0;
    while (c->slot[at])
        at = (at + ++step) & (c->nslots - 1);
    c->slot[at] = e->number + 1;
}

static void grow_table(struct calls *c)
{
    free(c->slot);
    c->nslots *= 4;
    c->stride = c->nslots / c->ncontexts + 1;
    c->slot = zeroed(c->nslots, sizeof *c->slot);
    for (size_t i = 0; i < c->nedges; i++)
        enter(c, edge_at(c, i));
}

static struct edge *add_edge(struct calls *c, const struct edge *e)
{
    if (2 * (c->nedges + 1) > c->nslots)
        grow_table(c);
    if (c->nedges % CHUNK == 0) {
        c->edges = enough(c->edges, c->nedges / CHUNK, &c->chunk_room, sizeof(struct edge *));
        c->edges[c->nedges / CHUNK] = zeroed_lines(CHUNK, sizeof(struct edge));
    }
    struct edge *n = edge_at(c, c->nedges);
    *n = *e;
    n->number = (uint32_t)c->nedges++ & 0x7fffffff;
    enter(c, n);
    return n;
}

/* Returns the edge of a call, new if necessary. */
static struct edge *edge_of(struct calls *c, uint32_t context, uint64_t site, uint64_t to, bool tail);

/* Returns the context of a recursive call. The calls of a function from several places share one, so that their number does not double with
 * each level. */
static uint32_t recursive_context(struct calls *c, const struct context *n, uint32_t last)
{
    const struct edge *known = find_edge(c, n->parent, ANY_SITE, n->entry);
    if (known)
        return known->e.child;
    bool unfold = n->depth < MOST_DEPTH && c->nrecursive < MOST_RECURSIVE && c->ncontexts < MOST_CONTEXTS;
    c->nrecursive += unfold;
    uint32_t child = unfold ? new_context(c, n) : last;
    add_edge(c, &(struct edge){.e.child = child, .context = n->parent, .site = ANY_SITE, .to = n->entry});
    return child;
}

/* Returns the context of a call of f that has not happened in its context before. */
static uint32_t called_context(struct calls *c, const struct edge *e, const struct calls_function *f)
{
    struct context n = {.parent = e->context,
                        .depth = c->context[e->context].depth + 1,
                        .tail = e->tail,
                        .site = e->site,
                        .known = f->known,
                        .entry = f->known ? f->low : e->to};
    uint32_t last = activation(c, &n);
    if (last != ROOT)
        return recursive_context(c, &n, last);
    if (e->context == ROOT || c->ncontexts < MOST_CONTEXTS)
        return new_context(c, &n);
    return edge_of(c, ROOT, 0, n.entry, false)->e.child;
}

static __attribute__((noinline)) struct edge *new_edge(struct calls *c, uint32_t context, uint64_t site, uint64_t to, bool tail)
{
    struct calls_function f = c->functions->at(c->functions->ctx, to);
    struct edge e = {.e = {.low = f.low, .size = f.high - f.low}, .context = context, .tail = tail, .site = site, .to = to};
    e.e.child = called_context(c, &e, &f);
    return add_edge(c, &e);
}

static inline struct edge *edge_of(struct calls *c, uint32_t context, uint64_t site, uint64_t to, bool tail)
{
    struct edge *known = find_edge(c, context, site, to);
    return known ? known : new_edge(c, context, site, to, tail);
}

/* ---- copies ----------------------------------------------------------------------------------- */

/* The edge of c with the same number. */
static struct edge *same_edge(const struct calls *c, const struct shadow_edge *e)
{
    return edge_at(c, ((const struct edge *)e)->number);
}

static void copy_edges(struct calls *c, const struct calls *from)
{
    c->edges = zeroed(from->chunk_room, sizeof(struct edge *));
    c->chunk_room = from->chunk_room;
    c->nedges = from->nedges;
    for (size_t i = 0; i < c->nedges; i++) {
        if (i % CHUNK == 0)
            c->edges[i / CHUNK] = zeroed_lines(CHUNK, sizeof(struct edge));
        struct edge *e = edge_at(c, i);
        *e = *edge_at(from, i);
        e->e.count = e->e.cycles = 0;
    }
    free(c->slot);
    c->nslots = from->nslots;
    c->stride = from->stride;
    c->slot = zeroed(c->nslots, sizeof *c->slot);
    memcpy(c->slot, from->slot, c->nslots * sizeof *c->slot);
}

static void copy_known(struct calls *c, const struct calls *from)
{
    grow_known(c, from->nknown);
    struct shadow_stack tables = {.jumps = c->jumps, .jumps_mask = (uint32_t)((c->nknown - 1) << SHADOW_JUMP_SHIFT)};
    for (size_t k = 0; k < c->nknown; k++) {
        struct shadow_known known = from->known[k];
        struct shadow_jump jump = from->jumps[k];
        if (known.site) {
            known.edge = &same_edge(c, known.edge)->e;
            c->known[k] = known;
        }
        if (jump.top) { /* its place depends on the edge's address */
            jump.top = &same_edge(c, jump.top)->e;
            jump.edge = &same_edge(c, jump.edge)->e;
            *shadow_jump_at(&tables, jump.top, jump.branch, jump.to) = jump;
        }
    }
}

/* Returns whether the contexts of c may be those of the program that has these functions. */
static bool fit(const struct calls *c, const struct calls_functions *functions)
{
    bool fits = functions->same && c->nedges <= MOST_COPIED;
    for (size_t k = 1; k < c->ncontexts && fits; k++)
        fits = functions->same(functions->ctx, c->context[k].entry);
    return fits;
}

/* Makes c, which is empty, know the contexts and calls of another program, which have not happened. */
static void copy_calls(struct calls *c, const struct calls *from)
{
    if (c->nedges || !fit(from, c->functions))
        return;
    free(c->context);
    c->context = zeroed(from->context_room, sizeof *c->context);
    c->context_room = from->context_room;
    c->ncontexts = from->ncontexts;
    c->nrecursive = from->nrecursive;
    memcpy(c->context, from->context, c->ncontexts * sizeof *c->context);
    copy_edges(c, from);
    copy_known(c, from);
}

bool calls_reuse(struct calls *c, const struct calls_functions *functions)
{
    if (!fit(c, functions))
        return false;
    c->functions = functions;
    for (size_t i = 0; i < c->nedges; i++)
        edge_at(c, i)->e.count = edge_at(c, i)->e.cycles = 0;
    return true;
}

/* ---- stacks ----------------------------------------------------------------------------------- */

static size_t nframes(const struct calls_thread *t)
{
    return (size_t)(t->shadow.top - t->frame);
}

static struct shadow_frame *frame_at(const struct calls_thread *t, size_t k)
{
    return &t->frame[k + 1];
}

/* Makes room for more frames. Translated code leaves cpu_frame.bsp at 0 if the machine has none. */
static void grow_stack(struct calls_thread *t, size_t top)
{
    size_t before = t->frame_room;
    t->frame = enough(t->frame, before, &t->frame_room, sizeof *t->frame);
    memset(t->frame + before, 0, (t->frame_room - before) * sizeof *t->frame);
    t->shadow.top = &t->frame[top];
    t->shadow.last = &t->frame[t->frame_room - 1];
}

/* The tables have moved. Those of other threads are set before they run. */
static void set_known(struct calls_thread *t)
{
    const struct calls *c = t->calls;
    t->shadow.known = c->known;
    t->shadow.jumps = c->jumps;
    t->shadow.known_mask = (uint32_t)((c->nknown - 1) << SHADOW_KNOWN_SHIFT);
    t->shadow.jumps_mask = (uint32_t)((c->nknown - 1) << SHADOW_JUMP_SHIFT);
}

static void make_room_to_know(struct calls_thread *t)
{
    if (t->calls->nedges <= t->calls->nknown / 2 || t->calls->nknown == MOST_KNOWN)
        return;
    grow_known(t->calls, 2 * t->calls->nknown);
    set_known(t);
}

struct calls_thread *calls_thread_new(struct calls *c, uint64_t cycles)
{
    struct calls_thread *t = zeroed(1, sizeof *t);
    t->calls = c;
    t->cycles = cycles;
    set_known(t);
    grow_stack(t, 0);
    t->frame[0].tail = true;
    return t;
}

struct shadow_stack *calls_shadow(struct calls_thread *t)
{
    return &t->shadow;
}

static struct shadow_frame *top(const struct calls_thread *t)
{
    return t->shadow.top;
}

static struct context *context_of(const struct calls_thread *t, const struct shadow_frame *f)
{
    return &t->calls->context[f->context];
}

/* Returns the number of the first frame of the current stack: the thread's, or the last handler's. */
static size_t bottom(const struct calls_thread *t)
{
    return t->ninterruptions ? t->interruption[t->ninterruptions - 1].first : 0;
}

static uint64_t stack_clock(const struct calls_thread *t)
{
    return t->cycles - t->skipped;
}

static void set_lag(struct calls_thread *t)
{
    t->shadow.lag = t->waited + t->skipped;
}

static inline void push(struct calls_thread *t, struct edge *edge, bool tail, uint64_t link, const struct cpu_frame *at)
{
    if (t->shadow.top == t->shadow.last)
        grow_stack(t, nframes(t));
    struct shadow_frame *f = ++t->shadow.top;
    f->edge = &edge->e;
    f->context = edge->e.child;
    f->tail = tail;
    f->link = link;
    f->at = *at;
    f->entered = stack_clock(t);
}

static void pop(struct calls_thread *t)
{
    const struct shadow_frame *f = t->shadow.top--;
    f->edge->cycles += stack_clock(t) - f->entered;
}

/* Leaves the last handler's stack. */
static uint64_t resume(struct calls_thread *t)
{
    const struct interruption *i = &t->interruption[--t->ninterruptions];
    while (nframes(t) > i->first)
        pop(t);
    t->skipped = i->skipped + (t->cycles - i->began);
    set_lag(t);
    return i->note;
}

void calls_thread_free(struct calls_thread *t)
{
    if (!t)
        return;
    while (t->ninterruptions)
        resume(t);
    while (nframes(t))
        pop(t);
    free(t->frame);
    free(t->interruption);
    free(t);
}

void calls_spent(struct calls_thread *t, uint64_t cycles)
{
    if (nframes(t)) /* otherwise they are the first function's */
        t->cycles = cycles;
}

void calls_runs(struct calls_thread *t, uint64_t clock, uint64_t cycles)
{
    t->waited = clock - cycles;
    set_known(t);
    set_lag(t);
}

bool calls_is_empty(const struct calls_thread *t)
{
    return !nframes(t);
}

static void begin(struct calls_thread *t, uint64_t pc, const struct cpu_frame *at)
{
    struct edge *edge = edge_of(t->calls, ROOT, 0, pc, false);
    edge->e.count++;
    push(t, edge, false, 0, at);
}

void calls_begin(struct calls_thread *t, uint64_t pc, const struct cpu_frame *at)
{
    begin(t, pc, at);
}

void calls_handler(struct calls_thread *t, uint64_t pc, const struct cpu_frame *at, uint64_t note)
{
    t->interruption = enough(t->interruption, t->ninterruptions, &t->interruption_room, sizeof *t->interruption);
    t->interruption[t->ninterruptions++] = (struct interruption){nframes(t), t->cycles, t->skipped, note};
    t->skipped = 0;
    set_lag(t);
    begin(t, pc, at);
}

uint64_t calls_sigreturn(struct calls_thread *t)
{
    return t->ninterruptions ? resume(t) : 0;
}

struct calls_thread *calls_thread_fork(const struct calls_thread *t, struct calls *c)
{
    copy_calls(c, t->calls);
    struct calls_thread *n = calls_thread_new(c, 0);
    for (size_t k = 0, i = 0; k < nframes(t); k++) {
        const struct shadow_frame *f = frame_at(t, k);
        const struct edge *e = (const struct edge *)f->edge;
        bool first = k == 0 || (i < t->ninterruptions && t->interruption[i].first == k);
        if (first && k) {
            n->interruption = enough(n->interruption, n->ninterruptions, &n->interruption_room, sizeof *n->interruption);
            n->interruption[n->ninterruptions++] = (struct interruption){.first = k, .note = t->interruption[i++].note};
        }
        push(n, edge_of(c, first ? ROOT : top(n)->context, e->site, e->to, f->tail), f->tail, f->link, &f->at);
    }
    return n;
}

/* ---- transfers -------------------------------------------------------------------------------- */

static bool has_function_at(const struct shadow_frame *f, uint64_t pc)
{
    return pc - f->edge->low < f->edge->size;
}

/* Returns whether the stacks have shrunk below where the function was entered. */
static bool is_gone(const struct shadow_frame *f, const struct cpu_frame *now)
{
    return f->at.bsp != now->bsp ? f->at.bsp > now->bsp : f->at.sp > now->sp;
}

/* Returns whether the function of f, which is not gone, may be the one being executed. Without a register stack, one that has called has
 * moved the stack pointer. */
static bool may_run(const struct shadow_frame *f, const struct cpu_frame *now)
{
    return now->bsp || f->at.sp != now->sp;
}

static void pop_to(struct calls_thread *t, size_t n)
{
    while (nframes(t) > n)
        pop(t);
}

/* The top function returns, and those that have jumped to it. */
static void pop_return(struct calls_thread *t, size_t k)
{
    while (k > bottom(t) && frame_at(t, k)->tail)
        k--;
    pop_to(t, k > bottom(t) ? k : bottom(t) + 1);
}

/* What a jump into the middle of a function may have come back to: 1 + numbers of frames, or 0. */
struct candidates {
    size_t returns; /* the frame that an unusual return pops */
    size_t reached; /* the frame of the function, which may be the one being executed … */
    size_t there;   /* … or at least is not gone */
};

static struct candidates look_for(const struct calls_thread *t, size_t first, size_t end, const struct cpu_transfer *x)
{
    struct candidates found = {0};
    for (size_t k = end; k-- > first && !found.returns;) {
        const struct shadow_frame *f = frame_at(t, k);
        if (f->link == x->to && f->at.sp == x->frame.sp)
            found.returns = k + 1;
        if (found.reached || !has_function_at(f, x->to) || is_gone(f, &x->frame))
            continue;
        found.there = found.there ? found.there : k + 1;
        found.reached = may_run(f, &x->frame) ? k + 1 : 0;
    }
    return found;
}

/* Control is in the middle of a function that does not run: pops the frames above it. The frame may be in a stack that a handler has
 * interrupted. Returns false if there is none. */
static bool unwind(struct calls_thread *t, const struct cpu_transfer *x)
{
    size_t end = nframes(t);
    for (size_t i = t->ninterruptions + 1; i-- > 0;) {
        size_t first = i ? t->interruption[i - 1].first : 0;
        struct candidates found = look_for(t, first, end, x);
        size_t reached = found.reached ? found.reached : found.there;
        end = first;
        if (!found.returns && !reached)
            continue;
        while (t->ninterruptions > i)
            resume(t);
        if (found.returns)
            pop_return(t, found.returns - 1);
        else
            pop_to(t, reached);
        return true;
    }
    return false;
}

/* Records that transfer x, while the top frame's edge was `top`, follows an edge. */
static void remember(struct calls_thread *t, const struct cpu_transfer *x, const struct shadow_edge *top, enum shadow_action action,
                     struct edge *edge)
{
    if (!x->branch)
        return;
    make_room_to_know(t);
    *shadow_jump_at(&t->shadow, top, x->branch, x->to) = (struct shadow_jump){top, x->to, x->branch, action, &edge->e};
}

/* A tail call. If the function is already among those that return together, the jump continues it: a loop of tail calls. */
static void tail_call(struct calls_thread *t, const struct cpu_transfer *x, const struct calls_function *f)
{
    struct calls *c = t->calls;
    uint64_t to = f->known ? f->low : x->to;
    uint64_t from = x->from ? x->from : context_of(t, top(t))->entry;
    struct edge *edge = edge_of(c, top(t)->context, from, to, true);
    bool entry = f->known && to == x->to;
    edge->e.count++;
    for (size_t k = nframes(t); k-- > bottom(t);) {
        if (same_function(context_of(t, frame_at(t, k)), f->known, to)) {
            if (entry && k + 2 == nframes(t))
                remember(t, x, top(t)->edge, SHADOW_BACK, edge);
            pop_to(t, k + 1);
            return;
        }
        if (!frame_at(t, k)->tail)
            break;
    }
    struct shadow_frame before = *top(t);
    if (entry && !before.tail)
        remember(t, x, before.edge, SHADOW_TAIL, edge);
    push(t, edge, true, before.link, &before.at);
}

/* A jump out of code without a name: an import stub, a stub of the procedure linkage table, one for a far branch. It has been called in
 * place of the target: the stub returns, and its caller calls the target. */
static void through_stub(struct calls_thread *t, const struct cpu_transfer *x, const struct calls_function *f)
{
    struct calls *c = t->calls;
    struct shadow_frame stub = *top(t);
    struct cpu_transfer direct = *x;
    direct.branch = 0;
    direct.from = ((const struct edge *)stub.edge)->site;
    pop(t);
    if (stub.tail) {
        tail_call(t, &direct, f);
        return;
    }
    struct edge *edge = edge_of(c, top(t)->context, direct.from, f->known ? f->low : x->to, false);
    edge->e.count++;
    if (f->known && f->low == x->to)
        remember(t, x, stub.edge, SHADOW_STUB, edge);
    push(t, edge, false, stub.link, &stub.at);
}

/* A jump out of the top function that is no return from it. */
static void leave(struct calls_thread *t, const struct cpu_transfer *x)
{
    struct calls_function f = t->calls->functions->at(t->calls->functions->ctx, x->to);
    bool entry = f.known && f.low == x->to;
    if (!entry && unwind(t, x))
        return;
    if (!f.known && t->ninterruptions && nframes(t) == bottom(t) + 1)
        return; /* the handler returns to code that calls sigreturn */
    if (!context_of(t, top(t))->known && nframes(t) > bottom(t) + 1)
        through_stub(t, x, &f);
    else
        tail_call(t, x, &f);
}

void calls_transfer(void *ctx, struct cpu *unused, const struct cpu_transfer *x)
{
    struct calls_thread *t = *(struct calls_thread **)ctx;
    (void)unused;
    if (!t)
        return;
    const struct shadow_frame *f = top(t);
    t->cycles = x->cycles - t->waited;
    if (x->call) {
        struct edge *edge = edge_of(t->calls, f->context, x->from, x->to, false);
        edge->e.count++;
        make_room_to_know(t);
        if (x->site)
            *shadow_known_at(&t->shadow, f->context, x->site) = (struct shadow_known){f->context, x->site, &edge->e};
        else
            remember(t, x, f->edge, SHADOW_CALL, edge);
        push(t, edge, false, x->link, &x->frame);
    } else if (f->link == x->to) {
        pop_return(t, nframes(t) - 1);
    } else if (!has_function_at(f, x->to) || is_gone(f, &x->frame)) {
        leave(t, x);
    }
}

/* ---- results ---------------------------------------------------------------------------------- */

/* Returns the call that a function in this context returns to. */
static uint64_t site_of(const struct calls *c, uint32_t context)
{
    while (c->context[context].tail)
        context = c->context[context].parent;
    return c->context[context].site;
}

static bool is_same_arc(const struct calls_arc *a, const struct calls_arc *b)
{
    return a->from == b->from && a->self == b->self && a->site == b->site;
}

/* Each arc occurs in many contexts: a table sums most of them. */
void calls_each_arc(const struct calls *c, void (*fn)(void *ctx, const struct calls_arc *arc), void *ctx)
{
    size_t slots = FIRST_ROOM;
    while (slots < c->nedges && slots < MOST_SUMS)
        slots *= 2;
    struct calls_arc *sums = zeroed(slots, sizeof *sums);
    for (size_t i = 0; i < c->nedges; i++) {
        const struct edge *e = edge_at(c, i);
        const struct context *child = &c->context[e->e.child];
        if (e->context == ROOT || e->site == ANY_SITE || (!e->e.count && !e->e.cycles))
            continue;
        const struct calls_arc arc = {e->site, child->entry, e->tail ? site_of(c, e->context) : 0, e->e.count, e->e.cycles};
        struct calls_arc *sum = &sums[hash(arc.from + (arc.site << 20), arc.self) & (slots - 1)];
        if (!is_same_arc(sum, &arc)) {
            if (sum->from)
                fn(ctx, sum);
            *sum = (struct calls_arc){arc.from, arc.self, arc.site, 0, 0};
        }
        sum->count += arc.count;
        sum->cycles += arc.cycles;
    }
    for (size_t k = 0; k < slots; k++)
        if (sums[k].from)
            fn(ctx, &sums[k]);
    free(sums);
}

/* Returns the cycles that each context has spent itself: those of its calls without those of the calls that it made. */
static uint64_t *own_cycles(const struct calls *c)
{
    uint64_t *cycles = zeroed(c->ncontexts, sizeof *cycles);
    for (size_t i = 0; i < c->nedges; i++) {
        const struct edge *e = edge_at(c, i);
        cycles[e->e.child] += e->e.cycles;
        cycles[e->context] -= e->e.cycles;
    }
    return cycles;
}

static unsigned deepest(const struct calls *c)
{
    unsigned depth = 0;
    for (size_t i = 0; i < c->ncontexts; i++)
        depth = c->context[i].depth > depth ? c->context[i].depth : depth;
    return depth;
}

/* A context to sort. */
struct child {
    uint64_t site, entry;
    uint32_t number;
};

static int by_call(const void *a, const void *b)
{
    const struct child *x = a, *y = b;
    if (x->site != y->site)
        return x->site < y->site ? -1 : 1;
    return (x->entry > y->entry) - (x->entry < y->entry);
}

/* Most contexts call few functions: insertion sort. */
static void sort_children(const struct calls *c, uint32_t *child, size_t n)
{
    enum { FEW = 8 };
    struct child few[FEW], *all = n > FEW ? zeroed(n, sizeof *all) : few;
    for (size_t k = 0; k < n; k++) {
        const struct child moved = {c->context[child[k]].site, c->context[child[k]].entry, child[k]};
        size_t at = k;
        for (; at && n <= FEW && by_call(&all[at - 1], &moved) > 0; at--)
            all[at] = all[at - 1];
        all[at] = moved;
    }
    if (n > FEW)
        qsort(all, n, sizeof *all, by_call);
    for (size_t k = 0; k < n; k++)
        child[k] = all[k].number;
    if (n > FEW)
        free(all);
}

/* Returns the contexts in depth-first order, those called from one context by the call's address: call stacks are sorted then, which are
 * many.
 */
static uint32_t *depth_first(const struct calls *c)
{
    size_t n = c->ncontexts, ndone = 0, nleft = 1;
    uint32_t *first = zeroed(n + 2, sizeof *first), *child = zeroed(n, sizeof *child), *left = zeroed(n + 1, sizeof *left),
             *order = zeroed(n, sizeof *order);
    for (size_t i = 1; i < n; i++) /* first[k + 2] becomes the end of k's children, and first[k + 1] where they begin */
        first[c->context[i].parent + 2]++;
    for (size_t k = 0; k < n; k++)
        first[k + 2] += first[k + 1];
    for (size_t i = 1; i < n; i++)
        child[first[c->context[i].parent + 1]++] = (uint32_t)i;
    for (left[0] = ROOT; nleft;) {
        uint32_t at = order[ndone++] = left[--nleft];
        size_t begin = first[at], end = first[at + 1];
        sort_children(c, child + begin, end - begin);
        while (end > begin)
            left[nleft++] = child[--end];
    }
    free(first);
    free(child);
    free(left);
    return order;
}

void calls_each_context(const struct calls *c, void (*fn)(void *ctx, const uint64_t *pcs, unsigned depth, uint64_t cycles), void *ctx)
{
    unsigned most = deepest(c);
    uint64_t *cycles = own_cycles(c), *pcs = zeroed(most + 2, sizeof *pcs), *end = pcs + most + 1;
    uint32_t *order = depth_first(c);
    for (size_t i = 0; i < c->ncontexts; i++) {
        const struct context *n = &c->context[order[i]];
        if (order[i] == ROOT)
            continue;
        uint64_t *site = end - n->depth; /* those of its callers follow: they have been visited */
        site[0] = n->site;
        site[-1] = n->entry;
        if (cycles[order[i]])
            fn(ctx, site - 1, n->depth + (end[-1] != 0), cycles[order[i]]);
    }
    free(cycles);
    free(order);
    free(pcs);
}
