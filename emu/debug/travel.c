/* travel.c - see travel.h: snapshots, and the run of a machine from one of them. */
#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "emu/cpu/isa.h"
#include "emu/debug/control_internal.h"
#include "emu/debug/travel.h"
#include "emu/os/log.h"
#include "emu/os/separate.h"

enum {
    SLOTS = 48,           /* maximum number of snapshots */
    LEAST_SLOTS = 6,      /* even if the machine is large */
    EVERY_MS = 40,        /* host time between snapshots */
    SHARE = 10,           /* snapshots take at most 1/SHARE of the time */
    POLL_CYCLES = 200000, /* minimum cycles between host clock reads */
    NEAR = 3000,          /* cycles before the goal from which a step back runs instruction by instruction */
    CHUNK = 200000,       /* cycles between comparisons of watched ranges */
    MESSAGE_BYTES = 1 << 20,
};
#define MOST_BYTES (2ull << 30) /* of all snapshots, at the size that the process has */

static bool is_before(struct control_place a, struct control_place b)
{
    return control_is_before(&a, &b);
}

enum command_kind {
    GO_TO,      /* run to the cycle */
    STEPS,      /* execute `count` instructions */
    HITS,       /* run to the count-th breakpoint or watchpoint */
    TICKS,      /* run until the count-th tick has been taken */
    STEP_BACK,  /* find the last instruction of thread tid (0: of any), or the last end of a bundle's step, before `goal` */
    TICK_BACK,  /* find the last tick before `goal` */
    RUN_BACK,   /* find the last breakpoint, or change of a watched range, before `goal` */
    WATCH_BACK, /* the same from `cycle` on, with each access */
};

struct command {
    enum command_kind kind;
    uint64_t cycle, count;
    struct control_place goal;
    int tid;
    bool bundles;     /* STEP_BACK */
    bool counts_last; /* STEP_BACK: from a machine that has ended: the call of the last step does not complete, but is a step */
    bool beginning;   /* nothing was found: this is the first snapshot */
    bool is_go_to;    /* of travel_go_to() */
    uint64_t address; /* STEP_BACK, STEPS: to before this access that is watched for, … */
    unsigned watch;   /* … by such a watchpoint, or 0 */
};

struct slot {
    pid_t pid; /* 0: free */
    struct control_place place;
    sem_t wake;
};

enum outcome { OUTCOME_NONE, OUTCOME_ARRIVED, OUTCOME_LEFT, OUTCOME_KILLED, OUTCOME_FAILED };

/* Memory shared by all copies of the process. */
struct common {
    pid_t original, worker;     /* worker: the copy that acts in its place; 0: being made */
    struct control_place front; /* where the original stopped */
    enum outcome outcome;
    bool go_on_quietly;           /* … without events */
    struct control_request go_on; /* OUTCOME_ARRIVED: how the run goes on */
    sem_t original_wakes, is_ready;
    struct command command;
    struct slot slots[SLOTS];
    uint32_t message_bytes;
    bool message_overflows;
    uint8_t message[MESSAGE_BYTES];
};

struct travel {
    struct control *c;
    struct common *common;
    bool in_past; /* this process is a copy that acts */
    bool woken;   /* … and has a command to begin */
    bool quiet;   /* no snapshots now */
    bool waits;   /* all threads wait for what has not come yet: the original stopped here */
    bool at_beginning;
    enum gdb_reply reply;
    bool is_quiet_run; /* go_forward(): events had been … */
    unsigned events;
    bool all_ends;
    struct control_stop front_stop; /* of the original: why it stopped last */
    bool has_left;                  /* the copy in the past, and with it the caller's peer, has left */
    int slot;                       /* the snapshot from which this process has come, or its last one, or -1 */
    uint64_t found;                 /* hits since it */
    uint64_t last_ms, cost_ms, every_ms;
    bool (*poll)(void *ctx);
    void *poll_ctx;
    uint64_t poll_cycles;
    void *shared;
    size_t shared_bytes;
};

static uint64_t now_ms(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * 1000 + (uint64_t)ts.tv_nsec / 1000000;
}

static struct control_place place_now(const struct travel *t)
{
    return control_place(t->c);
}

/* Waits up to ms. Returns whether it was posted. */
static bool wait_for(sem_t *s, unsigned ms)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += ms / 1000;
    until.tv_nsec += (long)(ms % 1000) * 1000000;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    int rc;
    while ((rc = sem_timedwait(s, &until)) != 0 && errno == EINTR)
        ;
    return rc == 0;
}

/* A process that has ended is not alive, even if its parent has not waited for it. */
static bool is_alive(pid_t pid)
{
    int fd = (int)syscall(SYS_pidfd_open, pid, 0);
    if (fd < 0)
        return errno != ESRCH && (!kill(pid, 0) || errno == EPERM);
    struct pollfd ended = {.fd = fd, .events = POLLIN};
    bool alive = poll(&ended, 1, 0) <= 0;
    close(fd);
    return alive;
}

/* ---- messages between copies ---------------------------------------------------------------------- */

static void put(struct common *m, const void *bytes, size_t n)
{
    if (n > MESSAGE_BYTES - m->message_bytes) {
        m->message_overflows = true;
        return;
    }
    if (n) /* an empty list may have no address */
        memcpy(m->message + m->message_bytes, bytes, n);
    m->message_bytes += (uint32_t)n;
}

static void get(struct common *m, void *bytes, size_t n)
{
    if (n)
        memcpy(bytes, m->message + m->message_bytes, n);
    m->message_bytes += (uint32_t)n;
}

static size_t count_processes(const struct control *c)
{
    size_t n = 0;
    for (const struct control_process *p = c->processes; p; p = p->next)
        n++;
    return n;
}

static size_t count_threads(const struct control *c)
{
    size_t n = 0;
    for (const struct control_thread *t = c->threads; t; t = t->next)
        n++;
    return n;
}

/* Writes the caller's memory, breakpoints, watchpoints, events and actions of threads. */
static void write_message(struct travel *t)
{
    struct control *c = t->c;
    struct common *m = t->common;
    size_t n = count_processes(c);
    m->message_bytes = 0;
    m->message_overflows = false;
    put(m, t->shared, t->shared_bytes);
    put(m, &c->events, sizeof c->events);
    put(m, &c->all_ends, sizeof c->all_ends);
    put(m, &c->passed, sizeof c->passed);
    put(m, &c->follow, sizeof c->follow);
    put(m, &c->new_action, sizeof c->new_action);
    put(m, &c->ncalls, sizeof c->ncalls);
    put(m, c->calls, c->ncalls * sizeof *c->calls);
    put(m, &c->ndetached, sizeof c->ndetached);
    put(m, c->detached, c->ndetached * sizeof *c->detached);
    put(m, &n, sizeof n);
    for (const struct control_process *p = c->processes; p; p = p->next) {
        put(m, p, sizeof *p);
        put(m, p->breaks, p->nbreaks * sizeof *p->breaks);
        put(m, p->watches, p->nwatches * sizeof *p->watches);
    }
    n = count_threads(c);
    put(m, &n, sizeof n);
    for (const struct control_thread *ct = c->threads; ct; ct = ct->next)
        put(m, ct, sizeof *ct);
}

static void remove_points(struct control *c, int pid)
{
    struct control_process *p;
    while ((p = control_process_of(c, pid)) != NULL && p->nbreaks)
        if (!control_break(c, pid, p->breaks[0], false))
            break;
    while ((p = control_process_of(c, pid)) != NULL && p->nwatches) {
        const struct control_watchpoint w = p->watches[0];
        if (!control_watch(c, pid, w.va, w.len, w.access, false))
            break;
    }
}

/* Reads a process's points. Those of a process that does not exist here are skipped. */
static void read_process(struct travel *t)
{
    struct common *m = t->common;
    struct control_process p;
    struct control_watchpoint w;
    uint64_t pc;
    get(m, &p, sizeof p);
    bool is_here = control_process_of(t->c, p.pid) != NULL;
    for (size_t i = 0; i < p.nbreaks; i++) {
        get(m, &pc, sizeof pc);
        if (is_here)
            control_break(t->c, p.pid, pc, true);
    }
    for (size_t i = 0; i < p.nwatches; i++) {
        get(m, &w, sizeof w);
        if (is_here)
            control_watch(t->c, p.pid, w.va, w.len, w.access, true);
    }
}

static void read_message(struct travel *t)
{
    struct control *c = t->c;
    struct common *m = t->common;
    size_t n;
    m->message_bytes = 0;
    get(m, t->shared, t->shared_bytes);
    get(m, &c->events, sizeof c->events);
    get(m, &c->all_ends, sizeof c->all_ends);
    get(m, &c->passed, sizeof c->passed);
    get(m, &c->follow, sizeof c->follow);
    get(m, &c->new_action, sizeof c->new_action);
    get(m, &n, sizeof n);
    control_set_calls(c, (const unsigned *)(const void *)(m->message + m->message_bytes), n);
    m->message_bytes += (uint32_t)(n * sizeof *c->calls);
    get(m, &n, sizeof n);
    while (n--) {
        int pid;
        get(m, &pid, sizeof pid);
        control_note_detached(c, pid);
    }
    for (const struct control_process *p = c->processes; p; p = p->next)
        remove_points(c, p->pid);
    get(m, &n, sizeof n);
    while (n--)
        read_process(t);
    get(m, &n, sizeof n);
    while (n--) {
        struct control_thread ct;
        get(m, &ct, sizeof ct);
        control_set_action(c, ct.tid, ct.action, ct.low, ct.high);
    }
    for (struct control_thread *ct = c->threads; ct; ct = ct->next)
        ct->seen = false;
}

/* ---- snapshots ------------------------------------------------------------------------------------------ */

/* Returns the last snapshot before a place, or -1. */
static int slot_before(const struct travel *t, struct control_place p)
{
    const struct slot *s = t->common->slots;
    int found = -1;
    for (int i = 0; i < SLOTS; i++)
        if (s[i].pid && is_before(s[i].place, p) && (found < 0 || is_before(s[found].place, s[i].place)))
            found = i;
    return found;
}

static int first_slot(const struct travel *t)
{
    const struct slot *s = t->common->slots;
    int found = -1;
    for (int i = 0; i < SLOTS; i++)
        if (s[i].pid && (found < 0 || is_before(s[i].place, s[found].place)))
            found = i;
    return found;
}

unsigned travel_snapshots(const struct travel *t, uint64_t *first)
{
    unsigned n = 0;
    int at = first_slot(t);
    for (int i = 0; i < SLOTS; i++)
        n += t->common->slots[i].pid != 0;
    *first = at < 0 ? 0 : t->common->slots[at].place.cycle;
    return n;
}

static void end_slot(struct travel *t, int i)
{
    struct slot *s = &t->common->slots[i];
    if (!s->pid)
        return;
    kill(s->pid, SIGKILL);
    waitpid(s->pid, NULL, 0); /* unless it is another copy's child */
    s->pid = 0;
}

/* Returns the number of snapshots that fit into MOST_BYTES if each becomes as large as this process. */
static unsigned most_slots(void)
{
    unsigned long long pages = 0, resident = 0;
    FILE *f = fopen("/proc/self/statm", "re");
    if (f && fscanf(f, "%llu %llu", &pages, &resident) != 2)
        resident = 0;
    if (f)
        fclose(f);
    uint64_t bytes = (resident + 1) * 4096, most = MOST_BYTES / bytes;
    return most < LEAST_SLOTS ? LEAST_SLOTS : most > SLOTS ? SLOTS : (unsigned)most;
}

/* Ends the snapshot whose absence matters least: distances grow with the age. The first one stays. */
static void thin_out(struct travel *t)
{
    const struct slot *s = t->common->slots;
    const struct control_place now = place_now(t), end = {UINT64_MAX, 0, 0};
    int first = first_slot(t), worst = -1;
    double least = 0;
    for (int i = 0; i < SLOTS; i++) {
        if (!s[i].pid || i == first || i == t->slot)
            continue;
        struct control_place after = end;
        for (int k = 0; k < SLOTS; k++)
            if (s[k].pid && is_before(s[i].place, s[k].place) && is_before(s[k].place, after))
                after = s[k].place;
        int before = slot_before(t, s[i].place);
        uint64_t next = after.cycle == UINT64_MAX ? now.cycle : after.cycle;
        double gap = (double)(next - s[before].place.cycle), age = (double)(int64_t)(now.cycle - s[i].place.cycle);
        double cost = gap / ((age < 0 ? -age : age) + 1);
        if (worst < 0 || cost < least) {
            worst = i;
            least = cost;
        }
    }
    if (worst >= 0)
        end_slot(t, worst);
}

static int free_slot(struct travel *t)
{
    unsigned n, most = most_slots();
    uint64_t first;
    while ((n = travel_snapshots(t, &first)) >= most && n > 2)
        thin_out(t);
    for (int i = 0; i < SLOTS; i++)
        if (!t->common->slots[i].pid)
            return i;
    return -1;
}

/* What the kernel reports to files of options has been reported already. */
static void silence(struct kernel *k)
{
    k->options.strace = NULL;
    k->options.dump_profil = NULL;
    k->options.verbose_faults = false;
    k->options.died = NULL;
    k->options.progress = (struct kernel_progress){0};
}

/* Of a snapshot: sleeps; each time that it is woken, a copy returns. */
static void sleep_in(struct travel *t, int slot)
{
    struct common *m = t->common;
    for (;;) {
        bool woken = wait_for(&m->slots[slot].wake, 1000);
        while (waitpid(-1, NULL, WNOHANG) > 0)
            ;
        if (!is_alive(m->original))
            _exit(0);
        pid_t pid = woken ? fork() : 1;
        if (pid == 0)
            break;
        if (pid > 0)
            continue;
        m->outcome = OUTCOME_FAILED;
        sem_post(&m->original_wakes);
    }
    m->worker = getpid();
    if (!os_separate(OS_SEPARATE_PROCESS)) { /* from the snapshot, which sleeps on */
        m->outcome = OUTCOME_FAILED;
        sem_post(&m->original_wakes);
        _exit(1);
    }
    t->in_past = t->woken = true;
    t->slot = slot;
    t->found = 0;
}

/* Makes a snapshot. Returns in this process, and in copies that have been woken: then t->woken. */
static void take_snapshot(struct travel *t)
{
    struct common *m = t->common;
    uint64_t begin = now_ms();
    int i = free_slot(t);
    if (i < 0)
        return;
    os_log_flush(os_log_current());
    pid_t pid = fork();
    if (pid == 0) {
        if (!os_separate(OS_SEPARATE_PROCESS))
            _exit(1);
        silence(t->c->k);
        m->slots[i].place = place_now(t);
        sem_post(&m->is_ready);
        sleep_in(t, i);
        return;
    }
    if (pid > 0) {
        bool ready;
        while (!(ready = wait_for(&m->is_ready, 50)) && waitpid(pid, NULL, WNOHANG) == 0)
            ;
        m->slots[i].pid = ready ? pid : 0;
        t->slot = ready ? i : t->slot;
        t->found = ready ? 0 : t->found;
    }
    t->last_ms = now_ms();
    t->cost_ms = t->last_ms - begin;
}

static bool on_poll(void *travel)
{
    struct travel *t = travel;
    uint64_t first, ms = now_ms(), every = t->cost_ms * SHARE > t->every_ms ? t->cost_ms * SHARE : t->every_ms;
    if (!t->quiet && (ms - t->last_ms >= every || !travel_snapshots(t, &first))) {
        take_snapshot(t);
        if (t->woken)
            return true;
    }
    t->waits = t->in_past && t->c->idles && os_log_at_end(os_log_current());
    return t->waits || (t->poll && t->poll(t->poll_ctx));
}

/* As control_run(), and resets t->waits. */
static void drive(struct travel *t, const struct control_request *r, struct control_stop *stop)
{
    t->waits = false;
    control_run(t->c, r, stop);
}

/* ---- copies that act ------------------------------------------------------------------------------------- */

/* Ends this copy after telling the original. */
static _Noreturn void tell_original(struct travel *t, enum outcome outcome)
{
    t->common->outcome = outcome;
    t->common->worker = 0;
    sem_post(&t->common->original_wakes);
    _exit(0);
}

/* Wakes a snapshot with a command. */
static void wake(struct travel *t, int slot, const struct command *m)
{
    t->common->command = *m;
    t->common->worker = 0;
    sem_post(&t->common->slots[slot].wake);
}

static _Noreturn void pass_on(struct travel *t, int slot, const struct command *m)
{
    wake(t, slot, m);
    _exit(0);
}

/* Nothing was found after `slot`: continues with the snapshot before it, or ends at the beginning. with_slot: the place of `slot` itself
 * may be what is searched for. */
static _Noreturn void look_before(struct travel *t, int slot, struct command m, bool with_slot)
{
    m.goal = t->common->slots[slot].place;
    int before = slot_before(t, m.goal);
    if (before < 0)
        pass_on(t, slot, &(struct command){.kind = STEPS, .beginning = true});
    m.goal.instructions += with_slot;
    pass_on(t, before, &m);
}

static _Noreturn void look_earlier(struct travel *t, int slot, struct command m)
{
    look_before(t, slot, m, false);
}

/* What stops the machine while it travels. */
enum loud { NOTHING, BREAKS, ALL_POINTS };

static void set_loud(struct travel *t, enum loud loud)
{
    read_message(t);
    t->c->events = 0;
    t->c->passed = ~(ksigset)0;
    t->c->new_action = CONTROL_GO;
    for (struct control_thread *ct = t->c->threads; ct; ct = ct->next)
        control_set_action(t->c, ct->tid, CONTROL_GO, 0, 0);
    for (struct control_process *p = t->c->processes; p && loud != ALL_POINTS; p = p->next) {
        if (loud == NOTHING)
            remove_points(t->c, p->pid);
        while (p->nwatches && control_watch(t->c, p->pid, p->watches[0].va, p->watches[0].len, p->watches[0].access, false))
            ;
    }
}

/* Returns whether the machine has reached its limit, or the end of the known run. */
static bool is_end(const struct travel *t, const struct control_stop *stop)
{
    return stop->reason == CONTROL_LIMIT || stop->reason == CONTROL_OVER || t->waits;
}

/* Runs to a cycle, or the limit. Returns false if the machine stopped before: a new snapshot has been woken, or a point. */
static bool run_to(struct travel *t, uint64_t cycle, struct control_stop *stop)
{
    struct control_request r = CONTROL_UNTIL_EVENT;
    r.cycle = cycle;
    drive(t, &r, stop);
    return stop->reason == CONTROL_CYCLE || is_end(t, stop);
}

static bool step(struct travel *t, uint64_t n, struct control_stop *stop)
{
    struct control_request r = CONTROL_UNTIL_EVENT;
    r.steps = n;
    drive(t, &r, stop);
    return stop->reason == CONTROL_STEP;
}

/* Runs to `cycle` and makes a snapshot there, unless this is about the place of the last one. false: t->woken. */
static bool go_near(struct travel *t, uint64_t cycle, struct control_stop *stop)
{
    set_loud(t, NOTHING);
    if (cycle > place_now(t).cycle) {
        while (!t->woken && !run_to(t, cycle, stop))
            ;
        if (!t->woken)
            take_snapshot(t);
    }
    return !t->woken;
}

/* Returns the pc of the thread that runs next, or 0. */
static uint64_t pc_of_current(const struct control *c)
{
    int tid = control_current(c);
    return tid ? cpu_pc_slot(control_cpu(c, tid)) : 0;
}

/* Returns whether a thread that went from one place to the other is still in the same bundle (as control.c counts them). */
static bool is_within_bundle(const struct control *c, const struct control_stop *stop, uint64_t from)
{
    const struct isa *isa = control_isa(c, stop->pid);
    uint64_t unit = isa ? isa->sample_bytes : 0;
    return unit > 4 && stop->pc / unit == from / unit && stop->pc > from;
}

static void find_step(struct travel *t, const struct command *m, struct control_stop *stop)
{
    uint64_t n = 0, found = 0;
    bool is_found = false;
    if (!go_near(t, m->goal.cycle > NEAR ? m->goal.cycle - NEAR : 0, stop))
        return;
    t->quiet = true;
    while (is_before(place_now(t), m->goal)) {
        uint64_t from = pc_of_current(t->c), executed = place_now(t).instructions;
        int tid = control_current(t->c);
        bool stepped = step(t, 1, stop), counts = t->waits || (m->counts_last && !is_before(place_now(t), m->goal));
        executed = place_now(t).instructions - executed; /* 0: it was tried, and did not complete before the goal */
        n++;
        if (m->bundles ? stepped && !is_within_bundle(t->c, stop, from) && is_before(place_now(t), m->goal)
                       : counts || (executed && (!m->tid || (stepped ? stop->tid : tid) == m->tid))) {
            is_found = true;
            found = m->bundles ? n : n - 1;
        }
        if (!stepped)
            break;
    }
    if (!is_found)
        look_before(t, t->slot, *m, m->bundles);
    pass_on(t, t->slot, &(struct command){.kind = STEPS, .count = found, .tid = m->tid, .address = m->address, .watch = m->watch});
}

/* Runs until `ticks` have been taken in all, but at most to a cycle. Returns false if the machine stopped elsewhere. */
static bool run_to_tick(struct travel *t, uint64_t ticks, uint64_t cycle, struct control_stop *stop)
{
    struct control_request r = CONTROL_UNTIL_EVENT;
    r.ticks = ticks;
    r.cycle = cycle;
    do
        drive(t, &r, stop);
    while (stop->reason == CONTROL_INTERRUPTED && !t->woken && !t->waits);
    return stop->reason == CONTROL_TICK;
}

static void find_tick(struct travel *t, const struct command *m, struct control_stop *stop)
{
    const struct clock *clock = &t->c->k->clock;
    uint64_t found = 0;
    int begin = t->slot;
    set_loud(t, NOTHING);
    t->quiet = true;
    while (run_to_tick(t, clock->ticks + 1, m->goal.cycle, stop) && is_before(place_now(t), m->goal))
        found = clock->ticks;
    if (!found)
        look_before(t, begin, *m, true);
    pass_on(t, begin, &(struct command){.kind = TICKS, .count = found});
}

/* Runs with breakpoints, and watchpoints, to the goal. Passes on to the last hit's snapshot, or earlier. */
static void find_hit(struct travel *t, const struct command *m, struct control_stop *stop)
{
    int hit_slot = -1;
    uint64_t hit = 0;
    if (!go_near(t, m->cycle, stop))
        return;
    int begin = t->slot;
    set_loud(t, ALL_POINTS);
    do {
        drive(t, &CONTROL_UNTIL_EVENT, stop);
        if (t->woken)
            return;
        bool is_hit = stop->reason == CONTROL_BREAKPOINT || stop->reason == CONTROL_WATCHPOINT;
        if (is_hit && is_before(place_now(t), m->goal)) {
            hit_slot = t->slot;
            hit = ++t->found;
        }
    } while (!is_end(t, stop) && is_before(place_now(t), m->goal));
    if (hit_slot < 0)
        look_earlier(t, begin, (struct command){.kind = RUN_BACK});
    pass_on(t, hit_slot, &(struct command){.kind = HITS, .count = hit});
}

/* Returns a checksum of all watched ranges. */
static uint64_t watched_sum(const struct control *c)
{
    uint8_t bytes[256];
    uint64_t sum = 0;
    for (const struct control_process *p = c->processes; p; p = p->next)
        for (size_t i = 0; i < p->nwatches; i++)
            for (uint64_t at = 0; at < p->watches[i].len; at += sizeof bytes) {
                uint64_t n = p->watches[i].len - at;
                size_t got = control_read(c, p->pid, p->watches[i].va + at, bytes, n < sizeof bytes ? (size_t)n : sizeof bytes);
                for (size_t k = 0; k < got; k++)
                    sum = (sum ^ bytes[k]) * 0x100000001b3u;
            }
    return sum;
}

static bool has_watches(const struct control *c)
{
    for (const struct control_process *p = c->processes; p; p = p->next)
        if (p->nwatches)
            return true;
    return false;
}

/* Returns a checksum of the ranges that the message's watchpoints watch, and removes these. */
static uint64_t look_at_watched(struct travel *t)
{
    set_loud(t, ALL_POINTS);
    uint64_t sum = watched_sum(t->c);
    set_loud(t, BREAKS);
    return sum;
}

/* With watchpoints: finds the last chunk in which a watched range changes or a breakpoint is hit, without single steps, and passes on to
 * its exact search. */
static void find_chunk(struct travel *t, const struct command *m, struct control_stop *stop)
{
    int slot = -1, begin = t->slot;
    struct command found = {.kind = WATCH_BACK};
    uint64_t sum = look_at_watched(t);
    while (is_before(place_now(t), m->goal)) {
        uint64_t from = place_now(t).cycle, to = from + CHUNK < m->goal.cycle ? from + CHUNK : m->goal.cycle;
        int from_slot = t->slot;
        bool hit = false, is_last = to == m->goal.cycle;
        while (!run_to(t, is_last ? UINT64_MAX : to, stop) && !t->woken)
            hit |= stop->reason == CONTROL_BREAKPOINT;
        if (t->woken)
            return;
        uint64_t after = look_at_watched(t);
        if (hit || after != sum || stop->reason == CONTROL_OVER) {
            slot = from_slot;
            found.cycle = from;
            found.goal = is_last ? m->goal : (struct control_place){to + 1, 0, 0};
        }
        sum = after;
        if (is_last)
            break;
    }
    if (slot < 0)
        look_earlier(t, begin, *m);
    pass_on(t, slot, &found);
}

/* Carries out a command. Returns with the stop to report, or with t->woken in a copy of a new snapshot. */
static void carry_out(struct travel *t, const struct command *m, struct control_stop *stop)
{
    read_message(t);
    bool watches = has_watches(t->c);
    switch (m->kind) {
    case STEP_BACK: find_step(t, m, stop); break;
    case TICK_BACK: find_tick(t, m, stop); break;
    case TICKS:
        set_loud(t, NOTHING);
        run_to_tick(t, m->count, UINT64_MAX, stop);
        break;
    case RUN_BACK:
        if (watches)
            find_chunk(t, m, stop);
        else
            find_hit(t, m, stop);
        break;
    case WATCH_BACK: find_hit(t, m, stop); break;
    case GO_TO:
        set_loud(t, NOTHING);
        while (!t->woken && !run_to(t, m->cycle, stop))
            ;
        break;
    case STEPS:
        set_loud(t, NOTHING);
        if (m->count)
            step(t, m->count, stop);
        stop->reason = m->watch ? CONTROL_WATCHPOINT : CONTROL_STEP;
        if (control_pid_of(t->c, m->tid)) { /* another thread may have executed the last of them */
            stop->tid = m->tid;
            stop->pid = control_pid_of(t->c, m->tid);
        }
        stop->address = m->address;
        stop->watch = m->watch;
        break;
    case HITS:
        set_loud(t, ALL_POINTS);
        for (uint64_t n = 0; n < m->count && !t->woken;) {
            drive(t, &CONTROL_UNTIL_EVENT, stop);
            n += stop->reason == CONTROL_BREAKPOINT || stop->reason == CONTROL_WATCHPOINT;
            if (is_end(t, stop))
                break;
        }
        if (stop->reason == CONTROL_WATCHPOINT && !t->woken) /* backwards, the machine stops before the access */
            pass_on(t, t->slot,
                    &(struct command){
                        .kind = STEP_BACK, .goal = place_now(t), .tid = stop->tid, .address = stop->address, .watch = stop->watch});
        break;
    }
}

static bool searches(const struct command *m)
{
    return m->kind == STEP_BACK || m->kind == TICK_BACK || m->kind == RUN_BACK || m->kind == WATCH_BACK;
}

static void be_there(struct travel *t, struct control_stop *stop)
{
    t->quiet = false;
    do {
        t->woken = false;
        struct command m = t->common->command;
        t->quiet = m.kind == STEPS || m.kind == HITS;
        control_limit(t->c, searches(&m) ? &m.goal : &t->common->front);
        carry_out(t, &m, stop);
        t->at_beginning = m.beginning;
        t->reply = m.is_go_to ? GDB_REPLY_GOTO : GDB_REPLY_STOP;
    } while (t->woken);
    t->quiet = false;
    read_message(t);
}

/* ---- the original, and what the caller calls ---------------------------------------------------------------- */

static void end_quiet_run(struct travel *t)
{
    t->c->events = t->events;
    t->c->all_ends = t->all_ends;
    t->is_quiet_run = false;
}

/* In the past: runs, at most to where the original stopped; there the original goes on. */
static void run_in_past(struct travel *t, const struct control_request *r, struct control_stop *stop)
{
    struct common *m = t->common;
    drive(t, r, stop);
    if (t->woken || !is_end(t, stop))
        return;
    m->go_on = *r;
    m->go_on.steps = r->steps ? t->c->steps_left : 0;
    m->go_on_quietly = t->is_quiet_run;
    if (t->is_quiet_run)
        end_quiet_run(t);
    write_message(t);
    tell_original(t, m->message_overflows ? OUTCOME_FAILED : OUTCOME_ARRIVED);
}

/* Returns whether a thread was held when it was to be scheduled. */
static bool has_held(const struct kernel *k)
{
    for (const struct process *p = k->processes; p; p = p->next)
        for (const struct thread *t = p->threads; t; t = t->next)
            if (t->debug_held)
                return true;
    return false;
}

void travel_run(void *travel, struct control *c, const struct control_request *r, struct control_stop *stop)
{
    struct travel *t = travel;
    uint64_t first;
    t->at_beginning = false;
    t->reply = GDB_REPLY_CALL;
    if (c->poll != on_poll) {
        t->poll = c->poll;
        t->poll_ctx = c->poll_ctx;
        t->poll_cycles = c->poll && c->poll_cycles > POLL_CYCLES ? c->poll_cycles : POLL_CYCLES;
    }
    control_poll(c, on_poll, t, t->poll_cycles);
    if (!travel_snapshots(t, &first))
        c->polled = c->k->clock.now - t->poll_cycles; /* at once */
    if (t->in_past)
        run_in_past(t, r, stop);
    else
        control_run(c, r, stop);
    if (!t->woken && !t->in_past)
        t->front_stop = *stop;
    if (t->woken)
        be_there(t, stop);
    else if (!t->in_past && has_held(c->k))
        travel_may_change(t); /* the order of threads is no longer the machine's own */
}

/* Runs on without a stop at events but the end of a process: the machine stops before it. */
static void go_forward(struct travel *t, struct control *c, const struct control_request *r, struct control_stop *stop)
{
    t->events = c->events;
    t->is_quiet_run = true;
    c->events = 1u << CONTROL_EXIT | 1u << CONTROL_ENDS;
    t->all_ends = c->all_ends;
    c->all_ends = true;
    travel_run(t, c, r, stop);
    end_quiet_run(t);
}

/* In the original, to which a copy has come back: returns whether to report the event at which it stopped again. */
static bool reports_again(const struct travel *t)
{
    const struct control_stop *s = &t->front_stop;
    bool holds = s->reason == CONTROL_SIGNAL || s->reason == CONTROL_ENDS || s->reason == CONTROL_CALL || s->reason == CONTROL_RETURN;
    bool passes = s->reason == CONTROL_SIGNAL && t->c->passed & ksigbit(s->signal);
    return holds && place_now(t).moment % 2 && t->c->events & 1u << s->reason && !passes;
}

/* A copy has come back to where the original is, which goes on. */
static void take_over(struct travel *t, struct control_stop *stop)
{
    struct control_request r = t->common->go_on;
    read_message(t);
    t->at_beginning = false;
    if (t->common->go_on_quietly && t->front_stop.reason != CONTROL_ENDS)
        go_forward(t, t->c, &r, stop);
    else if (t->common->go_on_quietly || reports_again(t))
        *stop = t->front_stop;
    else
        travel_run(t, t->c, &r, stop);
    if (t->reply == GDB_REPLY_CALL) /* a copy that travel_run() has made may have another reply due */
        t->reply = t->common->go_on_quietly ? GDB_REPLY_GOTO : GDB_REPLY_STOP;
}

static void kill_all(struct control *c)
{
    while (c->processes) {
        int pid = c->processes->pid;
        control_kill(c, pid);
        control_detach(c, pid);
    }
}

/* Waits for the outcome of the copies. The host's SIGTERM reaches this process only: it ends the copy that acts. */
static enum outcome wait_for_outcome(struct travel *t)
{
    struct common *m = t->common;
    unsigned lost = 0;
    while (!wait_for(&m->original_wakes, 200)) {
        pid_t worker = m->worker;
        while (waitpid(-1, NULL, WNOHANG) > 0)
            ;
        if (worker && control_is_terminating(t->c)) {
            kill(worker, SIGKILL);
            return OUTCOME_LEFT;
        }
        lost = worker && !is_alive(worker) ? lost + 1 : 0;
        if (lost > 2)
            return OUTCOME_FAILED;
    }
    return m->outcome;
}

/* Of the original: sleeps until a copy has come back to where it is, or has left. */
static bool sleep_until_back(struct travel *t, struct control_stop *stop)
{
    enum outcome outcome = wait_for_outcome(t);
    if (outcome == OUTCOME_FAILED)
        return false;
    if (outcome == OUTCOME_ARRIVED) {
        take_over(t, stop);
        return true;
    }
    t->has_left = true;
    if (outcome == OUTCOME_KILLED)
        kill_all(t->c);
    stop->reason = CONTROL_INTERRUPTED;
    return true;
}

/* Sends a command to a snapshot. Does not return in a copy. */
static bool send(struct travel *t, int slot, const struct command *command, struct control_stop *stop)
{
    struct common *m = t->common;
    write_message(t);
    if (m->message_overflows)
        return false;
    if (t->in_past)
        pass_on(t, slot, command);
    m->front = place_now(t);
    m->outcome = OUTCOME_NONE;
    os_log_flush(os_log_current());
    wake(t, slot, command);
    return sleep_until_back(t, stop);
}

/* Nothing before this place is known: the machine stays where it is. */
static bool stay_at_beginning(struct travel *t, struct control_stop *stop)
{
    t->at_beginning = true;
    stop->reason = CONTROL_STEP;
    return true;
}

bool travel_step_back(void *travel, struct control *c, int tid, struct control_stop *stop)
{
    struct travel *t = travel;
    struct command m = {.kind = STEP_BACK, .tid = tid, .goal = place_now(t)};
    int slot = slot_before(t, m.goal);
    (void)c;
    return slot < 0 ? stay_at_beginning(t, stop) : send(t, slot, &m, stop);
}

bool travel_back(void *travel, struct control *c, enum travel_unit unit, struct control_stop *stop)
{
    struct travel *t = travel;
    struct command m = {.kind = unit == TRAVEL_TICK ? TICK_BACK : STEP_BACK,
                        .bundles = unit == TRAVEL_BUNDLE,
                        .counts_last = !t->in_past && t->front_stop.reason == CONTROL_OVER,
                        .goal = place_now(t)};
    struct control_place from = m.goal;
    if (unit == TRAVEL_TICK && c->k->clock.ticks) /* a snapshot before the last tick */
        from = (struct control_place){clock_tick_cycle(&c->k->clock, c->k->clock.ticks), 0, 0};
    int slot = slot_before(t, from), first = first_slot(t);
    if (slot < 0 && (first < 0 || !is_before(t->common->slots[first].place, m.goal)))
        return false;
    return send(t, slot < 0 ? first : slot, &m, stop);
}

bool travel_run_back(void *travel, struct control *c, struct control_stop *stop)
{
    struct travel *t = travel;
    struct command m = {.kind = RUN_BACK, .goal = place_now(t)};
    int slot = slot_before(t, m.goal);
    (void)c;
    return slot < 0 ? stay_at_beginning(t, stop) : send(t, slot, &m, stop);
}

bool travel_go_to(void *travel, struct control *c, uint64_t cycle, struct control_stop *stop)
{
    struct travel *t = travel;
    struct control_request r = CONTROL_UNTIL_EVENT;
    struct command m = {.kind = GO_TO, .cycle = cycle, .is_go_to = true};
    r.cycle = cycle;
    if (!t->in_past && t->front_stop.reason == CONTROL_ENDS && cycle >= place_now(t).cycle)
        return false; /* there is nothing beyond the end */
    if (cycle >= place_now(t).cycle) {
        go_forward(t, c, &r, stop);
        return true;
    }
    int slot = slot_before(t, (struct control_place){cycle, 1, 0}), first = first_slot(t);
    m.beginning = slot < 0;
    return first >= 0 && send(t, slot < 0 ? first : slot, &m, stop);
}

bool travel_at_beginning(void *travel)
{
    const struct travel *t = travel;
    return t->at_beginning;
}

bool travel_has_left(void *travel)
{
    const struct travel *t = travel;
    return t->has_left;
}

enum gdb_reply travel_reply_due(void *travel)
{
    struct travel *t = travel;
    enum gdb_reply reply = t->reply;
    t->reply = GDB_REPLY_CALL;
    return reply;
}

bool travel_may_change(void *travel)
{
    struct travel *t = travel;
    if (t->in_past)
        return false;
    if (os_log_cut(os_log_current()))
        fprintf(stderr, "precis: the recording ends at cycle %llu, where the debugger changes the run\n",
                (unsigned long long)place_now(t).cycle);
    for (int i = 0; i < SLOTS; i++)
        end_slot(t, i);
    t->slot = -1;
    return true;
}

void travel_leave(void *travel, bool killed)
{
    struct travel *t = travel;
    if (t->in_past)
        tell_original(t, killed ? OUTCOME_KILLED : OUTCOME_LEFT);
}

void travel_every(struct travel *t, unsigned ms)
{
    t->every_ms = ms;
}

void travel_share(void *travel, void *at, size_t size)
{
    struct travel *t = travel;
    t->shared = at;
    t->shared_bytes = size;
}

struct travel *travel_new(struct control *c)
{
    struct travel *t = calloc(1, sizeof *t);
    void *mem = mmap(NULL, sizeof *t->common, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (!t || mem == MAP_FAILED) {
        free(t);
        return NULL;
    }
    t->c = c;
    t->common = mem;
    t->slot = -1;
    t->every_ms = EVERY_MS;
    t->common->original = getpid();
    sem_init(&t->common->original_wakes, 1, 0);
    sem_init(&t->common->is_ready, 1, 0);
    for (int i = 0; i < SLOTS; i++)
        sem_init(&t->common->slots[i].wake, 1, 0);
    return t;
}

void travel_free(struct travel *t)
{
    if (!t)
        return;
    for (int i = 0; i < SLOTS; i++)
        end_slot(t, i);
    munmap(t->common, sizeof *t->common);
    free(t);
}
