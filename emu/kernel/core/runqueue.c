/* runqueue.c - see runqueue.h. */
#include "emu/kernel/core/runqueue.h"

#include "emu/kernel/core/thread.h"

/* splitmix64's mixing function. */
static uint64_t weight_of(uint64_t n)
{
    n *= 0x9e3779b97f4a7c15u;
    n = (n ^ n >> 30) * 0xbf58476d1ce4e5b9u;
    n = (n ^ n >> 27) * 0x94d049bb133111ebu;
    return n ^ n >> 31;
}

static bool precedes(const struct thread *a, const struct thread *b)
{
    const struct runqueue_node *x = &a->place, *y = &b->place;

    if (x->rank != y->rank)
        return x->rank > y->rank;
    return x->vruntime != y->vruntime ? x->vruntime < y->vruntime : x->order < y->order;
}

/* Divides a tree: what precedes t, and what follows it. */
static void split(struct thread *tree, const struct thread *t, struct thread **before, struct thread **after)
{
    while (tree) {
        bool first = precedes(tree, t);
        struct thread **next = first ? &tree->place.right : &tree->place.left;

        *(first ? before : after) = tree;
        *(first ? &before : &after) = next;
        tree = *next;
    }
    *before = *after = NULL;
}

/* Stores the union of two trees, all of `before` preceding all of `after`, at *at. */
static void join(struct thread **at, struct thread *before, struct thread *after)
{
    while (before && after) {
        bool first = before->place.weight > after->place.weight;

        *at = first ? before : after;
        at = first ? &before->place.right : &after->place.left;
        *(first ? &before : &after) = *at;
    }
    *at = before ? before : after;
}

static struct thread *first_of(struct thread *tree)
{
    while (tree && tree->place.left)
        tree = tree->place.left;
    return tree;
}

void runqueue_add(struct runqueue *q, struct thread *t, int rank, uint64_t vruntime, bool before_equals)
{
    struct thread **at = &q->root;
    int64_t n = ++q->additions;

    t->place =
        (struct runqueue_node){.rank = rank, .vruntime = vruntime, .order = before_equals ? -n : n, .weight = weight_of((uint64_t)n)};
    while (*at && (*at)->place.weight >= t->place.weight)
        at = precedes(t, *at) ? &(*at)->place.left : &(*at)->place.right;
    split(*at, t, &t->place.left, &t->place.right);
    *at = t;
    q->count++;
    if (!q->first || precedes(t, q->first))
        q->first = t;
}

void runqueue_remove(struct runqueue *q, struct thread *t)
{
    struct thread **at = &q->root;

    while (*at != t)
        at = precedes(t, *at) ? &(*at)->place.left : &(*at)->place.right;
    join(at, t->place.left, t->place.right);
    q->count--;
    if (q->first == t)
        q->first = first_of(q->root);
}

struct thread *runqueue_last(const struct runqueue *q)
{
    struct thread *t = q->root;

    while (t && t->place.right)
        t = t->place.right;
    return t;
}
