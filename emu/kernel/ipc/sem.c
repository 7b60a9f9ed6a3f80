/* System V semaphores. */
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/ipc/ipc.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sem.h>

#define SEMMSL 32000
#define SEMOPM 500
#define SEMVMX 32767
#define UNDOS  16384 /* adjustments of all processes */

struct semaphore {
    int value, pid;
    unsigned waiting_more, waiting_zero; /* GETNCNT, GETZCNT */
};
struct semaphore_set {
    struct ipc_object o;
    unsigned count;
    int64_t otime, ctime;
    struct wait_queue changed;
    struct semaphore sem[];
};
/* A semadj value: applied when the process ends (SEM_UNDO). */
struct semaphore_undo {
    struct semaphore_undo *next;
    const struct process *p;
    int id;
    unsigned num;
    int adjust;
};

enum { DEADLINE }; /* in call.s[]: of semop() and semtimedop() */

static int64_t seconds(struct thread *t)
{
    return fs_now(fs_of(t)) / 1000000000;
}

/* Arguments of semget(). */
struct wanted {
    unsigned count;
    struct mem_account *memory;
};

static struct ipc_object *make_set(void *ctx)
{
    const struct wanted *w = ctx;
    struct semaphore_set *s = w->count ? mem_new(w->memory, sizeof *s + w->count * sizeof s->sem[0]) : NULL;
    if (!s)
        return NULL;
    s->count = w->count;
    return &s->o;
}

static int check_set(const struct ipc_object *o, void *ctx)
{
    return ((const struct wanted *)ctx)->count > ((const struct semaphore_set *)o)->count ? -EINVAL : 0;
}

void semaphore_free(struct ipc_object *o)
{
    struct semaphore_set *s = (struct semaphore_set *)o;
    wait_queue_fini(&s->changed);
    mem_free(s);
}

int64_t sys_semget(struct thread *t, int key, int nsems, unsigned flags)
{
    unsigned n = (unsigned)nsems;
    if ((int)n < 0 || n > SEMMSL)
        return -EINVAL;
    struct kernel_ipc *ipc = ipc_of(t);
    struct wanted w = {n, t->k->memory};
    int64_t id = ipc_get(t, &ipc->semaphores, key, flags, make_set, check_set, &w);
    if (id == -ENOMEM && !n)
        return -EINVAL;
    if (id >= 0) {
        struct semaphore_set *s = (struct semaphore_set *)ipc_at(&ipc->semaphores, (int)id % 32768);
        if (!s->ctime)
            s->ctime = seconds(t);
    }
    return id;
}

/* ---- operations ------------------------------------------------------------------------------ */

struct operation {
    unsigned num;
    int op, flags;
    struct semaphore_undo *undo; /* with SEM_UNDO, while the operations are applied */
};

/* A call's operations, as first read, and the one it waits for. */
struct call_operations {
    struct kernel *k;
    int id;
    uint64_t generation; /* of the set; 0 if not looked up yet */
    int waiting;         /* index of the operation counted in GETNCNT or GETZCNT, or -1 */
    bool change;         /* some operation is not a wait for zero */
    unsigned count;
    struct operation op[];
};

static unsigned *waiter_count(struct semaphore_set *s, const struct operation *op)
{
    return op->op ? &s->sem[op->num].waiting_more : &s->sem[op->num].waiting_zero;
}

/* Uncounts the call as a waiter: its handler is called again, or it has ended. */
static void stop_waiting(struct call_operations *c)
{
    struct kernel_ipc *ipc = c->k->ipc;
    struct ipc_object *o = c->waiting >= 0 ? ipc_at(&ipc->semaphores, c->id % 32768) : NULL;
    if (o && o->generation == c->generation)
        --*waiter_count((struct semaphore_set *)o, &c->op[c->waiting]);
    c->waiting = -1;
}

static void operations_free(void *data)
{
    if (data)
        stop_waiting(data);
    mem_free(data);
}

/* Reads the operations of a call once: 0 or -errno. */
static int get_operations(struct thread *t, int id, uint64_t va, unsigned n)
{
    if (n < 1)
        return -EINVAL;
    if (n > SEMOPM)
        return -E2BIG;
    struct call_operations *c = mem_new(t->k->memory, sizeof *c + n * sizeof c->op[0]);
    if (!c)
        return -ENOMEM;
    *c = (struct call_operations){.k = t->k, .id = id, .waiting = -1, .count = n};
    call_keep(t, c, operations_free);
    for (unsigned i = 0; i < n; i++) {
        int64_t v[3];
        if (get_struct(t, va + 6 * i, "Hhh", v))
            return -EFAULT;
        c->op[i] = (struct operation){.num = (unsigned)v[0], .op = (int)v[1], .flags = (int)v[2]};
        c->change |= v[1] != 0;
    }
    return 0;
}

/* Returns p's adjustment of a semaphore, creating it if needed, or NULL without memory or if there are too many. */
static struct semaphore_undo *undo_of(struct kernel_ipc *ipc, const struct process *p, int id, unsigned num)
{
    struct semaphore_undo *u = ipc->undos;
    while (u && (u->p != p || u->id != id || u->num != num))
        u = u->next;
    if (!u && ipc->undo_count < UNDOS && (u = mem_new(p->k->memory, sizeof *u))) {
        *u = (struct semaphore_undo){ipc->undos, p, id, num, 0};
        ipc->undos = u;
        ipc->undo_count++;
    }
    return u;
}

static int find_undos(struct thread *t, struct call_operations *c)
{
    for (unsigned i = 0; i < c->count; i++) {
        struct operation *o = &c->op[i];
        bool wanted = o->flags & SEM_UNDO && o->op;
        o->undo = wanted ? undo_of(ipc_of(t), t->p, c->id, o->num) : NULL;
        if (wanted && !o->undo)
            return -ENOMEM;
    }
    return 0;
}

/* Applies one operation. Returns 0, 1 if it would block, or -ERANGE. */
static int try_one(struct semaphore_set *s, const struct operation *o)
{
    struct semaphore *sem = &s->sem[o->num];
    if ((o->op == 0 && sem->value) || sem->value + o->op < 0)
        return 1;
    if (sem->value + o->op > SEMVMX)
        return -ERANGE;
    if (o->undo && (o->undo->adjust - o->op > SEMVMX || o->undo->adjust - o->op < -SEMVMX - 1))
        return -ERANGE;
    sem->value += o->op;
    if (o->undo)
        o->undo->adjust -= o->op;
    return 0;
}

/* Applies all operations or none. Returns 0, 1 + index of the operation that would block, or -errno. */
static int try_all(struct semaphore_set *s, const struct call_operations *c)
{
    int result = 0;
    unsigned i = 0;
    while (i < c->count && !(result = try_one(s, &c->op[i])))
        i++;
    if (!result)
        return 0;
    int failed = (int)i;
    while (i-- > 0) {
        s->sem[c->op[i].num].value -= c->op[i].op;
        if (c->op[i].undo)
            c->op[i].undo->adjust += c->op[i].op;
    }
    return result < 0 ? result : 1 + failed;
}

/* Clears the adjustments of a set, or of one of its semaphores (num < 0: all). */
static void clear_adjustments(struct kernel_ipc *ipc, const struct semaphore_set *s, int num)
{
    for (struct semaphore_undo *u = ipc->undos; u; u = u->next)
        if (u->id == s->o.id && (num < 0 || u->num == (unsigned)num))
            u->adjust = 0;
}

/* Frees the adjustments of a removed set. */
static void free_adjustments(struct kernel_ipc *ipc, int id)
{
    for (struct semaphore_undo **at = &ipc->undos; *at;) {
        struct semaphore_undo *u = *at;
        if (u->id != id) {
            at = &u->next;
            continue;
        }
        *at = u->next;
        ipc->undo_count--;
        mem_free(u);
    }
}

void semaphores_process_exit(struct process *p)
{
    struct kernel_ipc *ipc = p->k->ipc;
    struct semaphore_undo **at = ipc ? &ipc->undos : NULL;
    while (at && *at) {
        struct semaphore_undo *u = *at;
        if (u->p != p) {
            at = &u->next;
            continue;
        }
        struct semaphore_set *s = (struct semaphore_set *)ipc_at(&ipc->semaphores, u->id % 32768);
        if (u->adjust && s && s->o.id == u->id && u->num < s->count) {
            int v = s->sem[u->num].value + u->adjust;
            s->sem[u->num].value = v < 0 ? 0 : v > SEMVMX ? SEMVMX : v;
            s->sem[u->num].pid = p->pid;
            wake_all(&s->changed);
        }
        *at = u->next;
        ipc->undo_count--;
        mem_free(u);
    }
}

static int64_t wait_for(struct thread *t, struct semaphore_set *s, struct call_operations *c, int which)
{
    wait_deadline(t, t->call.s[DEADLINE]);
    wait_on(t, &s->changed);
    int64_t result = sys_block(t, -EINTR);
    if (result == SYS_BLOCK) {
        c->waiting = which;
        ++*waiter_count(s, &c->op[which]);
    }
    return result;
}

/* The caller has set s[DEADLINE]. */
static int64_t operate(struct thread *t, int id, uint64_t sops, unsigned n)
{
    int err = t->call.data ? 0 : get_operations(t, id, sops, n);
    if (err)
        return err;
    struct call_operations *c = t->call.data;
    stop_waiting(c);
    struct semaphore_set *s =
        (struct semaphore_set *)ipc_find_again(t, &ipc_of(t)->semaphores, id, c->change ? 2 : 4, &c->generation, &err);
    if (!s)
        return err;
    for (unsigned i = 0; i < c->count; i++)
        if (c->op[i].num >= s->count)
            return -EFBIG;
    int r = find_undos(t, c);
    if (!r)
        r = try_all(s, c);
    if (r < 0)
        return r;
    if (r > 0)
        return c->op[r - 1].flags & IPC_NOWAIT || t->cost_out ? -EAGAIN : wait_for(t, s, c, r - 1);
    for (unsigned i = 0; i < c->count; i++)
        s->sem[c->op[i].num].pid = t->p->pid;
    s->otime = seconds(t);
    wake_all(&s->changed);
    return 0;
}

int64_t sys_semop(struct thread *t, int id, uint64_t sops, unsigned nsops)
{
    t->call.s[DEADLINE] = CLOCK_NEVER;
    return operate(t, id, sops, nsops);
}

int64_t sys_semtimedop(struct thread *t, int id, uint64_t sops, unsigned nsops, uint64_t timeout)
{
    int64_t ns;
    if (!t->call.data) {
        int err = timeout ? get_timespec(t, timeout, &ns) : 0;
        if (err)
            return err;
        t->call.s[DEADLINE] = timeout ? kernel_deadline_monotonic(t->k, kernel_monotonic_ns(t->k) + (uint64_t)ns) : CLOCK_NEVER;
    }
    return operate(t, id, sops, nsops);
}

/* ---- control --------------------------------------------------------------------------------- */

static int64_t set_field(const struct ipc_object *o, char message)
{
    const struct semaphore_set *s = (const struct semaphore_set *)o;
    return message == 'o' ? s->otime : message == 'c' ? s->ctime : message == 'n' ? s->count : 0;
}

static int64_t get_values(struct thread *t, const struct semaphore_set *s, uint64_t va)
{
    for (unsigned i = 0; i < s->count; i++)
        if (PUT(t, va + 2 * i, "H", s->sem[i].value))
            return -EFAULT;
    return 0;
}

/* SETALL sets all values or none. */
static int64_t set_values(struct thread *t, struct semaphore_set *s, uint64_t va)
{
    for (int set = 0; set < 2; set++) {
        for (unsigned i = 0; i < s->count; i++) {
            int64_t v;
            if (get_struct(t, va + 2 * i, "H", &v))
                return -EFAULT;
            if (v > SEMVMX)
                return -ERANGE;
            if (set) {
                s->sem[i].value = (int)v;
                s->sem[i].pid = t->p->pid;
            }
        }
    }
    clear_adjustments(ipc_of(t), s, -1);
    s->ctime = seconds(t);
    wake_all(&s->changed);
    return 0;
}

static int64_t one_value(struct thread *t, struct semaphore_set *s, unsigned num, int cmd, int value)
{
    if (num >= s->count)
        return -EINVAL;
    struct semaphore *sem = &s->sem[num];
    switch (cmd) {
    case GETVAL: return sem->value;
    case GETPID: return sem->pid;
    case GETNCNT: return sem->waiting_more;
    case GETZCNT: return sem->waiting_zero;
    }
    if (value < 0 || value > SEMVMX)
        return -ERANGE;
    sem->value = value;
    sem->pid = t->p->pid;
    clear_adjustments(ipc_of(t), s, (int)num);
    s->ctime = seconds(t);
    wake_all(&s->changed);
    return 0;
}

static int64_t information(struct thread *t, uint64_t va, struct ipc_table *table, bool usage)
{
    int64_t sets = 0, sems = 0;
    for (unsigned i = 0; i < table->last; i++)
        if (table->objects[i])
            sets++, sems += ((struct semaphore_set *)table->objects[i])->count;
    int64_t v[10] = {1024000000, 32000, 1024000000, 1024000000, SEMMSL, SEMOPM, SEMOPM, usage ? sets : 20, SEMVMX, usage ? sems : SEMVMX};
    return put_struct(t, va, "10i", v) ? -EFAULT : table->last ? (int64_t)table->last - 1 : 0;
}

/* Returns the int of a union semun, which is passed as a long. */
static int semun_value(const struct thread *t, uint64_t arg)
{
    const bool upper = t->p->abi->word == 8 && t->p->abi->big_endian;

    return (int)(upper ? arg >> 32 : arg);
}

int64_t sys_semctl(struct thread *t, int id, int semnum, int command, uint64_t arg)
{
    struct ipc_table *table = &ipc_of(t)->semaphores;
    const struct fs_layout *l = &fs_abi_of(t)->sem_ds;
    int cmd = command & ~IPC_64_FLAG, err;
    if (cmd == IPC_INFO || cmd == SEM_INFO)
        return information(t, arg, table, cmd == SEM_INFO);
    unsigned need = cmd == SETVAL || cmd == SETALL ? 2 : cmd == IPC_RMID || cmd == IPC_SET ? 0 : 4;
    if (cmd == SEM_STAT_ANY)
        need = 0;
    if ((cmd == SEM_STAT || cmd == SEM_STAT_ANY) && ipc_at(table, id))
        id = ipc_at(table, id)->id;
    struct semaphore_set *s = (struct semaphore_set *)ipc_find(t, table, id, need, &err);
    if (!s)
        return err;
    switch (cmd) {
    case IPC_STAT: return ipc_put(t, arg, l, &s->o, set_field);
    case SEM_STAT:
    case SEM_STAT_ANY: err = (int)ipc_put(t, arg, l, &s->o, set_field); return err ? err : id;
    case IPC_SET: s->ctime = seconds(t); return ipc_set(t, arg, l, &s->o, 0, NULL);
    case IPC_RMID:
        if (!ipc_is_owner(t, &s->o))
            return -EPERM;
        ipc_take_out(table, &s->o);
        free_adjustments(ipc_of(t), s->o.id);
        semaphore_free(&s->o);
        return 0;
    case GETALL: return get_values(t, s, arg);
    case SETALL: return set_values(t, s, arg);
    case GETVAL:
    case GETPID:
    case GETNCNT:
    case GETZCNT:
    case SETVAL: return one_value(t, s, (unsigned)semnum, cmd, semun_value(t, arg));
    default: return -EINVAL;
    }
}

void semaphores_list(FILE *out, const struct kernel *k)
{
    fputs("       key      semid perms      nsems   uid   gid  cuid  cgid      otime      ctime\n", out);
    for (unsigned i = 0; k->ipc && i < k->ipc->semaphores.last; i++) {
        const struct semaphore_set *s = (struct semaphore_set *)k->ipc->semaphores.objects[i];
        if (s)
            fprintf(out, "%10d %10d  %4o %10u %5u %5u %5u %5u %10" PRId64 " %10" PRId64 "\n", s->o.key, s->o.id, s->o.mode, s->count,
                    s->o.uid, s->o.gid, s->o.cuid, s->o.cgid, s->otime, s->ctime);
    }
}
