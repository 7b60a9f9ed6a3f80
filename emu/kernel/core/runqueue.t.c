/* The runqueue: held against a sorted array, under random additions and removals. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "emu/kernel/core/runqueue.h"
#include "emu/kernel/core/thread.h"

enum { THREADS = 300, STEPS = 100000 };

static struct thread threads[THREADS], *sorted[THREADS];
static unsigned count;
static struct runqueue queue;

static void insert_sorted(struct thread *t, int rank, uint64_t vruntime, bool before_equals)
{
    unsigned at = 0;

    while (at < count) {
        const struct runqueue_node *o = &sorted[at]->place;
        bool equal = o->rank == rank && o->vruntime == vruntime;

        if (equal ? before_equals : o->rank < rank || (o->rank == rank && o->vruntime > vruntime))
            break;
        at++;
    }
    memmove(sorted + at + 1, sorted + at, (count++ - at) * sizeof *sorted);
    sorted[at] = t;
}

static void remove_sorted(const struct thread *t)
{
    unsigned at = 0;

    while (sorted[at] != t)
        at++;
    memmove(sorted + at, sorted + at + 1, (--count - at) * sizeof *sorted);
}

static unsigned depth_of(const struct thread *t)
{
    unsigned left = t ? depth_of(t->place.left) : 0, right = t ? depth_of(t->place.right) : 0;
    return t ? 1 + (left > right ? left : right) : 0;
}

static void check_ends(void)
{
    assert_int_equal(queue.count, count);
    assert_ptr_equal(queue.first, count ? sorted[0] : NULL);
    assert_ptr_equal(runqueue_last(&queue), count ? sorted[count - 1] : NULL);
}

static void orders_as_a_sorted_array(void **state)
{
    (void)state;
    srand(1);
    for (int step = 0; step < STEPS; step++) {
        struct thread *t = &threads[rand() % THREADS];

        if (t->queued) {
            runqueue_remove(&queue, t);
            remove_sorted(t);
        } else {
            int rank = rand() % 4 ? 0 : rand() % 3;
            uint64_t vruntime = rank ? 0 : (uint64_t)(rand() % 50);
            bool first = rank && rand() % 2;

            insert_sorted(t, rank, vruntime, first);
            runqueue_add(&queue, t, rank, vruntime, first);
        }
        t->queued = !t->queued;
        check_ends();
    }
    while (count) {
        struct thread *t = sorted[0];

        runqueue_remove(&queue, t);
        remove_sorted(t);
        check_ends();
    }
}

/* Additions in order are the worst case of a tree without balance. */
static void is_shallow(void **state)
{
    enum { MANY = 100000, DEPTH = 60 };
    struct thread *many = calloc(MANY, sizeof *many);
    struct runqueue q = {0};
    (void)state;
    assert_non_null(many);
    for (int i = 0; i < MANY; i++)
        runqueue_add(&q, &many[i], 0, (uint64_t)i, false);
    assert_in_range(depth_of(q.root), 17, DEPTH);
    for (int i = 0; i < MANY; i++) {
        assert_ptr_equal(q.first, &many[i]);
        runqueue_remove(&q, q.first);
    }
    assert_null(q.root);
    free(many);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(orders_as_a_sorted_array), cmocka_unit_test(is_shallow)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
