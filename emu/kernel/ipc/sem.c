/* System V semaphores. */
#include "emu/kernel/ipc/ipc.h"

#include <stdlib.h>
#include <string.h>
#include <sys/sem.h>

#define SEMMSL 32000
#define SEMOPM 500
#define SEMVMX 32767

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
/* What SEM_UNDO gives back when a process ends. */
struct semaphore_undo {
    struct semaphore_undo *next;
    const struct process *p;
    int id;
    unsigned num;
    int adjust;
};

static int64_t seconds(struct thread *t)
{
    return fs_now(fs_of(t)) / 1000000000;
}

static struct ipc_object *make_set(void *ctx)
{
    unsigned n = *(unsigned *)ctx;
    struct semaphore_set *s = n ? calloc(1, sizeof *s + n * sizeof s->sem[0]) : NULL;
    if (s)
        s->count = n;
    return s ? &s->o : NULL;
}

static int check_set(const struct ipc_object *o, void *ctx)
{
    return *(unsigned *)ctx > ((const struct semaphore_set *)o)->count ? -EINVAL : 0;
}

void semaphore_free(struct ipc_object *o)
{
    wait_queue_fini(&((struct semaphore_set *)o)->changed);
    free(o);
}

int64_t sys_semget(struct thread *t, int key, int nsems, unsigned flags)
{
    unsigned n = (unsigned)nsems;
    if ((int)n < 0 || n > SEMMSL)
        return -EINVAL;
    struct kernel_ipc *ipc = ipc_of(t);
    int64_t id = ipc_get(t, &ipc->semaphores, key, flags, make_set, check_set, &n);
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
};

/* Do them all or none: 0, 1 + index of the one that would have to wait, or -errno. */
static int try_all(struct semaphore_set *s, const struct operation *ops, unsigned n)
{
    int result = 0;
    unsigned i;
    for (i = 0; i < n && !result; i++) {
        struct semaphore *sem = &s->sem[ops[i].num];
        if ((ops[i].op == 0 && sem->value) || sem->value + ops[i].op < 0)
            result = 1 + (int)i;
        else if (sem->value + ops[i].op > SEMVMX)
            result = -ERANGE;
        else
            sem->value += ops[i].op;
    }
    if (result)
        for (i--; i-- > 0;)
            s->sem[ops[i].num].value -= ops[i].op;
    return result;
}

static void note_undo(struct thread *t, int id, const struct operation *op)
{
    struct kernel_ipc *ipc = ipc_of(t);
    struct semaphore_undo *u = ipc->undos;
    while (u && (u->p != t->p || u->id != id || u->num != op->num))
        u = u->next;
    if (!u) {
        u = calloc(1, sizeof *u);
        if (!u)
            return;
        *u = (struct semaphore_undo){ipc->undos, t->p, id, op->num, 0};
        ipc->undos = u;
    }
    u->adjust -= op->op;
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
        if (s && s->o.id == u->id && u->num < s->count) {
            int v = s->sem[u->num].value + u->adjust;
            s->sem[u->num].value = v < 0 ? 0 : v > SEMVMX ? SEMVMX : v;
            s->sem[u->num].pid = p->pid;
            wake_all(&s->changed);
        }
        *at = u->next;
        free(u);
    }
}

static void count_waiter(struct semaphore_set *s, const struct operation *op, int by)
{
    unsigned *n = op->op ? &s->sem[op->num].waiting_more : &s->sem[op->num].waiting_zero;
    *n += (unsigned)by;
}

/* s[0]: deadline, s[1]: 1 + the number of the operation it was last counted as waiting for, s[2]:
 * it was found before. */
static int64_t operate(struct thread *t, int id, uint64_t sops, unsigned n, int64_t ns)
{
    struct operation ops[SEMOPM];
    int err;
    if (n < 1)
        return -EINVAL;
    if (n > SEMOPM)
        return -E2BIG;
    unsigned need = 4;
    for (unsigned i = 0; i < n; i++) {
        int64_t v[3];
        if (get_struct(t, sops + 6 * i, "Hhh", v))
            return -EFAULT;
        ops[i] = (struct operation){(unsigned)v[0], (int)v[1], (int)v[2]};
        if (ops[i].op)
            need = 2;
    }
    struct semaphore_set *s =
        (struct semaphore_set *)ipc_find(t, &ipc_of(t)->semaphores, id, need, &err);
    if (!s)
        return err == -EINVAL && t->call.s[2] ? -EIDRM : err;
    if (t->call.s[1])
        count_waiter(s, &ops[t->call.s[1] - 1], -1);
    t->call.s[1] = 0;
    t->call.s[2] = 1;
    for (unsigned i = 0; i < n; i++)
        if (ops[i].num >= s->count)
            return -EFBIG;
    int r = try_all(s, ops, n);
    if (r < 0)
        return r;
    if (r == 0) {
        for (unsigned i = 0; i < n; i++) {
            s->sem[ops[i].num].pid = t->p->pid;
            if (ops[i].flags & SEM_UNDO && ops[i].op)
                note_undo(t, s->o.id, &ops[i]);
        }
        s->otime = seconds(t);
        wake_all(&s->changed);
        return 0;
    }
    if (ops[r - 1].flags & IPC_NOWAIT || t->timed_out)
        return -EAGAIN;
    if (ns >= 0) {
        if (!t->call.s[0])
            t->call.s[0] =
                kernel_deadline_monotonic(t->k, kernel_monotonic_ns(t->k) + (uint64_t)ns);
        wait_deadline(t, t->call.s[0]);
    }
    wait_on(t, &s->changed);
    int64_t result = sys_block(t, -EINTR);
    if (result == SYS_BLOCK) {
        t->call.s[1] = (uint64_t)r;
        count_waiter(s, &ops[r - 1], 1);
    }
    return result;
}

int64_t sys_semop(struct thread *t, int id, uint64_t sops, unsigned nsops)
{
    return operate(t, id, sops, nsops, -1);
}

int64_t sys_semtimedop(struct thread *t, int id, uint64_t sops, unsigned nsops, uint64_t timeout)
{
    int64_t ns = -1;
    int err = timeout ? get_timespec(t, timeout, &ns) : 0;
    return err ? err : operate(t, id, sops, nsops, ns);
}

/* ---- control --------------------------------------------------------------------------------- */

static int64_t set_field(const struct ipc_object *o, char letter)
{
    const struct semaphore_set *s = (const struct semaphore_set *)o;
    return letter == 'o' ? s->otime : letter == 'c' ? s->ctime : letter == 'n' ? s->count : 0;
}

static int64_t all_values(struct thread *t, struct semaphore_set *s, uint64_t va, bool set)
{
    for (unsigned i = 0; i < s->count; i++) {
        int64_t v = s->sem[i].value;
        if (set ? get_struct(t, va + 2 * i, "H", &v) : put_struct(t, va + 2 * i, "H", &v))
            return -EFAULT;
        if (set && v > SEMVMX)
            return -ERANGE;
        if (set) {
            s->sem[i].value = (int)v;
            s->sem[i].pid = t->p->pid;
        }
    }
    if (set) {
        s->ctime = seconds(t);
        wake_all(&s->changed);
    }
    return 0;
}

static int64_t one_value(struct thread *t, struct semaphore_set *s, unsigned num, int cmd,
                         int value)
{
    if (num >= s->count)
        return -EINVAL;
    struct semaphore *sem = &s->sem[num];
    switch (cmd) {
    case GETVAL:
        return sem->value;
    case GETPID:
        return sem->pid;
    case GETNCNT:
        return sem->waiting_more;
    case GETZCNT:
        return sem->waiting_zero;
    }
    if (value < 0 || value > SEMVMX)
        return -ERANGE;
    sem->value = value;
    sem->pid = t->p->pid;
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
    int64_t v[10] = {1024000000, 32000,  1024000000,        1024000000, SEMMSL,
                     SEMOPM,     SEMOPM, usage ? sets : 20, SEMVMX,     usage ? sems : SEMVMX};
    return put_struct(t, va, "10i", v) ? -EFAULT : table->last ? (int64_t)table->last - 1 : 0;
}

int64_t sys_semctl(struct thread *t, int id, int semnum, int command, uint64_t arg)
{
    struct ipc_table *table = &ipc_of(t)->semaphores;
    const struct fs_layout *l = &fs_abi_of(t)->sem_ds;
    int cmd = command & ~IPC_64_FLAG, err;
    if (cmd == IPC_INFO || cmd == SEM_INFO)
        return information(t, arg, table, cmd == SEM_INFO);
    unsigned need = cmd == SETVAL || cmd == SETALL ? 2 : cmd == IPC_RMID || cmd == IPC_SET ? 0 : 4;
    if (cmd == SEM_STAT && ipc_at(table, id))
        id = ipc_at(table, id)->id;
    struct semaphore_set *s = (struct semaphore_set *)ipc_find(t, table, id, need, &err);
    if (!s)
        return err;
    switch (cmd) {
    case IPC_STAT:
        return ipc_put(t, arg, l, &s->o, set_field);
    case SEM_STAT:
        err = (int)ipc_put(t, arg, l, &s->o, set_field);
        return err ? err : id;
    case IPC_SET:
        s->ctime = seconds(t);
        return ipc_set(t, arg, l, &s->o, 0, NULL);
    case IPC_RMID:
        if (!ipc_is_owner(t, &s->o))
            return -EPERM;
        ipc_take_out(table, &s->o);
        semaphore_free(&s->o);
        return 0;
    case GETALL:
    case SETALL:
        return all_values(t, s, arg, cmd == SETALL);
    case GETVAL:
    case GETPID:
    case GETNCNT:
    case GETZCNT:
    case SETVAL:
        return one_value(t, s, (unsigned)semnum, cmd, (int)arg);
    default:
        return -EINVAL;
    }
}
