/*
 * cpu_clock.h - clocks of the cpu time of a process or thread, and alarms on them.
 *
 *     struct cpu_alarm a = {.due = CLOCK_NEVER, .fn = fired, .ctx = ctx};
 *     if (cpu_clock_find(t, id, &a.clock)) {
 *         cpu_alarm_add(&a);
 *         cpu_alarm_set(&a, cpu_clock_now(&a.clock) + cycles);   // fired() is called once
 *         cpu_alarm_remove(&a);
 *     }
 */
#ifndef PRECIS_EMU_KERNEL_TIME_CPU_CLOCK_H
#define PRECIS_EMU_KERNEL_TIME_CPU_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

struct process;
struct thread;

struct cpu_clock {
    struct process *p; /* NULL: it, or the thread, has ended */
    int tid;           /* 0: the whole process */
    bool user_only;
};

struct cpu_alarm {
    struct cpu_clock clock;
    uint64_t due; /* in cycles of the clock; CLOCK_NEVER: not set */
    void (*fn)(struct cpu_alarm *a, void *ctx);
    void *ctx;
    struct cpu_alarm *next; /* of the clock's process */
};

/* Returns whether t may read the clock with that CLOCK_ id, and it is a cpu clock. */
bool cpu_clock_find(struct thread *t, int id, struct cpu_clock *out);
uint64_t cpu_clock_now(const struct cpu_clock *c);

/* Before the first cpu_alarm_set(), and before *a goes away. */
void cpu_alarm_add(struct cpu_alarm *a);
void cpu_alarm_remove(struct cpu_alarm *a);
/* Sets when it is due; CLOCK_NEVER: unset. No effect once the clock's process or thread has ended. */
void cpu_alarm_set(struct cpu_alarm *a, uint64_t due);

/* Call the alarms of the process's and of the thread's clocks that are due. Return the cpu time (user and system) of the process, of the
 * thread, up to which no other is due; CLOCK_NEVER: none. */
uint64_t cpu_alarms_check_process(struct process *p);
uint64_t cpu_alarms_check_thread(struct thread *t);
/* The clocks of the process, or of its thread tid, end. tid 0: all of them. */
void cpu_alarms_end(struct process *p, int tid);

#endif
