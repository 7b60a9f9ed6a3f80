/* exact.c - see exact.h. */
#define _GNU_SOURCE
#include "emu/cpu/exact.h"
#include "emu/fatal/fatal.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A figure of the index. */
struct key {
    uint64_t pc;
    uint32_t what;
    uint32_t next; /* 1 + number of the next figure of the same pc, or 0 */
};

enum { RECENT = 256 };

/* Numbers figures in the order in which they are first looked up. `order` has the first nordered ones sorted by pc, then by what they
 * count: a bitmap of ranks so sorts an account. Later figures are sorted by themselves until there are many. */
struct cpu_exact_index {
    struct key *key;
    size_t count, room;
    uint32_t *slot; /* hash table with open addressing: 1 + number of the first figure of a pc; 0 if free. Its load factor is at most 1/2 */
    size_t nslots, npcs;
    struct recent {
        uint64_t pc;
        uint32_t first; /* 1 + number of its first figure; 0: free */
    } recent[RECENT];   /* addresses that slot_of() has found, each at its place: the paths of a block have the same ones */
    uint32_t *order;
    uint32_t *rank; /* of the first nordered figures: the place in `order` */
    size_t nordered;
    uint64_t *ranks;  /* the bitmap, empty between calls */
    struct key *late; /* of figures that are not in order; next: the number */
    struct cpu_exact_figure *sorted;
    size_t sorted_room;
    uint64_t **free_pages; /* all zero */
    size_t nfree, free_room;
};

enum { FIRST_SLOTS = 1024, WORD = 64 };

static void *enough(void *old, size_t n, size_t size)
{
    void *p = reallocarray(old, n, size);
    if (!p)
        fatal(2, "out of memory for the figures of all instructions");
    return p;
}

static void *zeroed(size_t n, size_t size)
{
    return memset(enough(NULL, n, size), 0, n * size);
}

/* ---- the index -------------------------------------------------------------------------------- */

struct cpu_exact_index *cpu_exact_index_new(void)
{
    struct cpu_exact_index *i = zeroed(1, sizeof *i);
    i->nslots = FIRST_SLOTS;
    i->slot = zeroed(i->nslots, sizeof *i->slot);
    return i;
}

void cpu_exact_index_free(struct cpu_exact_index *i)
{
    if (!i)
        return;
    for (size_t k = 0; k < i->nfree; k++)
        free(i->free_pages[k]);
    free(i->free_pages);
    free(i->key);
    free(i->slot);
    free(i->order);
    free(i->rank);
    free(i->ranks);
    free(i->late);
    free(i->sorted);
    free(i);
}

/* Returns the slot of an address, used or free. Those of instructions near each other are in one line of the host's cache, each with its
 * place there, unless another address has taken it. */
static uint32_t *slot_of(const struct cpu_exact_index *i, uint64_t pc)
{
    enum { LINE = 16 /* slots */, INSN = 4 /* bytes; those of a bundle differ in the last bits */, STEP = 5 * LINE + 1 };
    uint64_t line = pc / (LINE * INSN) * 0x9e3779b97f4a7c15u >> 20;
    for (uint64_t at = line * LINE + (pc / INSN + pc % INSN) % LINE;; at += STEP) {
        uint32_t *s = &i->slot[at & (i->nslots - 1)];
        if (!*s || i->key[*s - 1].pc == pc)
            return s;
    }
}

static void grow_slots(struct cpu_exact_index *i)
{
    free(i->slot);
    i->nslots *= 4;
    i->slot = zeroed(i->nslots, sizeof *i->slot);
    for (size_t k = 0; k < i->count; k++) {
        uint32_t *s = slot_of(i, i->key[k].pc);
        if (!*s)
            *s = (uint32_t)k + 1;
    }
}

/* Adds the key of a figure that no list of figures has. */
static uint32_t new_key(struct cpu_exact_index *i, uint64_t pc, unsigned what)
{
    if (i->count == i->room) {
        i->room = i->room ? 2 * i->room : FIRST_SLOTS;
        i->key = enough(i->key, i->room, sizeof *i->key);
    }
    i->key[i->count] = (struct key){pc, what, 0};
    return (uint32_t)i->count++;
}

static uint32_t first_of_pc(struct cpu_exact_index *i, uint64_t pc, unsigned what)
{
    if (2 * ++i->npcs > i->nslots)
        grow_slots(i);
    *slot_of(i, pc) = (uint32_t)i->count + 1;
    return new_key(i, pc, what);
}

uint32_t cpu_exact_number(struct cpu_exact *e, uint64_t pc, unsigned what)
{
    struct cpu_exact_index *i = e->index;
    struct recent *recent = &i->recent[pc / 4 % RECENT];
    if (recent->pc != pc || !recent->first)
        *recent = (struct recent){pc, *slot_of(i, pc)};
    uint32_t known = recent->first;
    if (!known)
        return first_of_pc(i, pc, what);
    while (i->key[known - 1].what != what) {
        uint32_t next = i->key[known - 1].next;
        if (!next) {
            i->key[known - 1].next = (uint32_t)i->count + 1;
            return new_key(i, pc, what);
        }
        known = next;
    }
    return known - 1;
}

/* ---- accounts --------------------------------------------------------------------------------- */

struct cpu_exact *cpu_exact_new(struct cpu_exact_index *index, cpu_exact_code *code, void *ctx)
{
    struct cpu_exact *e = zeroed(1, sizeof *e);
    *e = (struct cpu_exact){.index = index, .code = code, .ctx = ctx};
    return e;
}

static void keep_page(struct cpu_exact_index *i, uint64_t *page)
{
    if (i->nfree == i->free_room) {
        i->free_room = 2 * i->free_room + WORD;
        i->free_pages = enough(i->free_pages, i->free_room, sizeof *i->free_pages);
    }
    i->free_pages[i->nfree++] = memset(page, 0, EXACT_PAGE * sizeof *page);
}

void cpu_exact_free(struct cpu_exact *e)
{
    if (!e)
        return;
    for (size_t k = 0; k < e->npages; k++)
        if (e->page[k])
            keep_page(e->index, e->page[k]);
    free(e->page);
    free(e);
}

void cpu_exact_new_page(struct cpu_exact *e, size_t page)
{
    struct cpu_exact_index *i = e->index;
    if (page >= e->npages) {
        size_t n = i->count / EXACT_PAGE + 1 + e->npages / 4;
        n = n > page ? n : page + 1;
        e->page = enough(e->page, n, sizeof *e->page);
        memset(e->page + e->npages, 0, (n - e->npages) * sizeof *e->page);
        e->npages = n;
    }
    if (!e->page[page])
        e->page[page] = i->nfree ? i->free_pages[--i->nfree] : zeroed(EXACT_PAGE, sizeof **e->page);
}

void cpu_exact_add(struct cpu_exact *e, uint64_t pc, unsigned what, uint64_t n)
{
    if (n)
        cpu_exact_add_number(e, cpu_exact_number(e, pc, what), n);
}

void cpu_exact_code_at(const struct cpu_exact *e, struct space *space, uint64_t pc)
{
    if (e->code)
        e->code(e->ctx, space, pc);
}

/* ---- sorted figures --------------------------------------------------------------------------- */

enum { DIGIT = 11 /* bits */, DIGITS = 1 << DIGIT };

/* Sorts n figures by one digit of their pc; equal ones keep their order. */
static void sort_digit(const struct cpu_exact_index *i, uint32_t *to, const uint32_t *from, size_t n, unsigned shift)
{
    size_t first[DIGITS + 1] = {0};
    for (size_t k = 0; k < n; k++)
        first[(i->key[from[k]].pc >> shift) % DIGITS + 1]++;
    for (unsigned d = 0; d < DIGITS; d++)
        first[d + 1] += first[d];
    for (size_t k = 0; k < n; k++)
        to[first[(i->key[from[k]].pc >> shift) % DIGITS]++] = from[k];
}

/* Returns the first figures of all addresses by pc, sorted by the digits in which some differ. free() them. */
static uint32_t *sorted_pcs(const struct cpu_exact_index *i)
{
    uint32_t *from = enough(NULL, i->npcs, sizeof *from), *to = enough(NULL, i->npcs, sizeof *to);
    uint64_t differ = 0;
    size_t n = 0;
    for (size_t at = 0; at < i->nslots; at++)
        if (i->slot[at]) {
            from[n++] = i->slot[at] - 1;
            differ |= i->key[from[n - 1]].pc ^ i->key[from[0]].pc;
        }
    for (unsigned shift = 0; shift < 64; shift += DIGIT) {
        uint32_t *sorted = to;
        if (!((differ >> shift) % DIGITS))
            continue;
        sort_digit(i, sorted, from, n, shift);
        to = from;
        from = sorted;
    }
    free(to);
    return from;
}

/* Adds the figures of one address to i->order, by what they count: insertion sort, because they are few. */
static size_t order_pc(struct cpu_exact_index *i, uint32_t first, size_t n)
{
    size_t begin = n;
    for (uint32_t next = first + 1; next; next = i->key[next - 1].next) {
        size_t at = n++;
        for (; at > begin && i->key[i->order[at - 1]].what > i->key[next - 1].what; at--)
            i->order[at] = i->order[at - 1];
        i->order[at] = next - 1;
    }
    return n;
}

/* Puts all figures of the index in order. */
static void put_in_order(struct cpu_exact_index *i)
{
    uint32_t *pcs = sorted_pcs(i);
    size_t n = 0;
    i->order = enough(i->order, i->count, sizeof *i->order);
    for (size_t k = 0; k < i->npcs; k++)
        n = order_pc(i, pcs[k], n);
    free(pcs);
    i->rank = enough(i->rank, i->count, sizeof *i->rank);
    for (size_t k = 0; k < i->count; k++)
        i->rank[i->order[k]] = (uint32_t)k;
    i->nordered = i->count;
    free(i->ranks);
    i->ranks = zeroed(i->count / WORD + 1, sizeof *i->ranks);
}

/* Enters the figures of a page that have counts in the bitmap, or in `late`. Returns how many are late now. */
static size_t enter_page(struct cpu_exact_index *i, const uint64_t *page, size_t first, size_t nlate)
{
    for (unsigned k = 0; k < EXACT_PAGE; k++) {
        size_t number = first + k;
        if (!page[k])
            continue;
        if (number >= i->nordered)
            i->late[nlate++] = (struct key){i->key[number].pc, i->key[number].what, (uint32_t)number};
        else
            i->ranks[i->rank[number] / WORD] |= 1ull << i->rank[number] % WORD;
    }
    return nlate;
}

static int by_key(const void *a, const void *b)
{
    const struct key *x = a, *y = b;
    if (x->pc != y->pc)
        return x->pc < y->pc ? -1 : 1;
    return (x->what > y->what) - (x->what < y->what);
}

static void append(const struct cpu_exact *e, size_t *count, uint32_t number)
{
    struct cpu_exact_index *i = e->index;
    const struct key *k = &i->key[number];
    if (*count == i->sorted_room) {
        i->sorted_room = i->sorted_room ? 2 * i->sorted_room : FIRST_SLOTS;
        i->sorted = enough(i->sorted, i->sorted_room, sizeof *i->sorted);
    }
    i->sorted[(*count)++] = (struct cpu_exact_figure){k->pc, k->what, e->page[number / EXACT_PAGE][number % EXACT_PAGE]};
}

const struct cpu_exact_figure *cpu_exact_figures(struct cpu_exact *e, size_t *count)
{
    struct cpu_exact_index *i = e->index;
    size_t nlate = 0, late = 0;
    *count = 0;
    if (!i->count)
        return NULL;
    if ((i->count - i->nordered) * 32 >= i->count)
        put_in_order(i);
    i->late = enough(i->late, i->count - i->nordered + 1, sizeof *i->late);
    for (size_t k = 0; k < e->npages; k++)
        if (e->page[k])
            nlate = enter_page(i, e->page[k], k * EXACT_PAGE, nlate);
    qsort(i->late, nlate, sizeof *i->late, by_key);
    for (size_t w = 0; w * WORD < i->nordered; w++)
        for (; i->ranks[w]; i->ranks[w] &= i->ranks[w] - 1) {
            uint32_t number = i->order[w * WORD + (unsigned)__builtin_ctzll(i->ranks[w])];
            while (late < nlate && by_key(&i->late[late], &i->key[number]) < 0)
                append(e, count, i->late[late++].next);
            append(e, count, number);
        }
    while (late < nlate)
        append(e, count, i->late[late++].next);
    return i->sorted;
}

/* ---- misses ----------------------------------------------------------------------------------- */

static enum exact_access access_of(enum cache_access kind)
{
    return kind == CACHE_FETCH ? EXACT_FETCH : kind == CACHE_STORE || kind == CACHE_FP_STORE ? EXACT_WRITE : EXACT_READ;
}

/* Stores the number of misses in each level so far, of accesses of this kind. */
static void count_misses(const struct caches *k, enum exact_access access, uint64_t n[EXACT_LEVELS])
{
    const struct cache_tlb *tlb = access == EXACT_FETCH && k->itlb.entries ? &k->itlb : &k->dtlb;
    n[EXACT_FIRST] = access == EXACT_FETCH ? k->fetch.misses : k->data.misses + k->data.stores;
    for (unsigned level = 0; level < CACHE_MAX_OUTER; level++)
        n[EXACT_OUTER + level] = k->outer[level].misses;
    n[EXACT_TLB] = tlb->misses;
    n[EXACT_DTLB1] = k->dtlb1.misses;
}

unsigned cpu_exact_look_up(struct cpu_exact *e, struct caches *k, enum cache_access kind, uint64_t address, uint64_t pc)
{
    uint64_t before[EXACT_LEVELS], after[EXACT_LEVELS];
    enum exact_access access = access_of(kind);
    if (!e)
        return caches_look_up(k, kind, address, pc);
    count_misses(k, access, before);
    unsigned misses = caches_look_up(k, kind, address, pc);
    count_misses(k, access, after);
    for (unsigned level = 0; level < EXACT_LEVELS; level++)
        cpu_exact_add(e, pc, exact_miss_figure(level, access), after[level] - before[level]);
    return misses;
}
