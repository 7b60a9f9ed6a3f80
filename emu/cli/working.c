/* working.c - see working.h. */
#include "emu/cli/working.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <time.h>

#include "emu/cli/command.h"
#include "emu/cli/progress.h"
#include "emu/report/profile.h"

enum { EVERY_NS = 500000000, NS_PER_S = 1000000000 };

static uint64_t now_ns(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * NS_PER_S + (uint64_t)now.tv_nsec;
}

static void *show(void *arg)
{
    struct working *w = arg;
    pthread_mutex_lock(&w->mutex);
    for (uint64_t next = w->start_ns; !w->over;) {
        next += EVERY_NS;
        const struct timespec until = {(time_t)(next / NS_PER_S), (long)(next % NS_PER_S)};
        int error = 0;
        while (!w->over && error != ETIMEDOUT)
            error = pthread_cond_timedwait(&w->ended, &w->mutex, &until);
        if (w->over)
            break;
        fprintf(stderr, PROGRESS_ERASE "%s: %s, %.1f s", w->command, w->what, (double)(next - w->start_ns) / NS_PER_S);
        fflush(stderr);
        w->shown = true;
    }
    pthread_mutex_unlock(&w->mutex);
    return NULL;
}

void working_begin(struct working *w, const char *command, const char *what)
{
    pthread_condattr_t monotonic;
    *w = (struct working){.command = command, .what = what};
    if (!progress_is_shown())
        return;
    w->start_ns = now_ns(CLOCK_MONOTONIC);
    pthread_mutex_init(&w->mutex, NULL);
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&w->ended, &monotonic);
    pthread_condattr_destroy(&monotonic);
    w->on = !pthread_create(&w->thread, NULL, show, w);
}

void working_end(struct working *w)
{
    if (!w->on)
        return;
    pthread_mutex_lock(&w->mutex);
    w->over = true;
    pthread_cond_signal(&w->ended);
    pthread_mutex_unlock(&w->mutex);
    pthread_join(w->thread, NULL);
    pthread_cond_destroy(&w->ended);
    pthread_mutex_destroy(&w->mutex);
    w->on = false;
    if (w->shown)
        fputs(PROGRESS_ERASE, stderr);
    fflush(stderr);
}

void complain_of_merged(const char *command, const struct profile_merged *merged, const char *remedy)
{
    if (merged->stacks)
        complain(command, "%zu of %zu call stacks, with %.1f %% of the cycles, share frames \"[calls below %g %%]\"%s", merged->stacks,
                 merged->all_stacks, 100.0 * (double)merged->cycles / (double)merged->all_cycles, merged->percent, remedy);
}
