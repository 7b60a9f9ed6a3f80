/*
 * runqueue.h - the runnable threads of a machine, in the order in which they run.
 *
 * A treap: a search tree by the threads' keys that is a heap by pseudo-random weights, so its depth is logarithmic whatever the order of
 * additions (Aragon and Seidel, "Randomized search trees", 1989). The weights depend on the number of additions only: runs are
 * reproducible.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_RUNQUEUE_H
#define PRECIS_EMU_KERNEL_CORE_RUNQUEUE_H

#include <stdbool.h>
#include <stdint.h>

struct thread;

/* A thread's place. The key is copied when the thread is added: what it is made of may change meanwhile. */
struct runqueue_node {
    struct thread *left, *right;
    int rank;          /* sched_rank(); higher runs first */
    uint64_t vruntime; /* of threads of rank 0; lower runs first */
    int64_t order;     /* of threads that are otherwise equal; lower runs first */
    uint64_t weight;   /* not below those of left and right */
};

struct runqueue {
    struct thread *root;
    struct thread *first; /* the next to run; NULL if no thread is runnable */
    int64_t additions;
    unsigned count;
};

/* Adds t, which is in no queue: after the threads of its rank and vruntime, or before all of its rank. vruntime is that of a thread of
 * rank 0, else 0. */
void runqueue_add(struct runqueue *q, struct thread *t, int rank, uint64_t vruntime, bool before_equals);
/* Removes t, which is in q. */
void runqueue_remove(struct runqueue *q, struct thread *t);
/* Returns the thread that runs last; NULL if q is empty. */
struct thread *runqueue_last(const struct runqueue *q);

#endif
