/* System V message queues. */
#include "emu/kernel/core/capability.h"
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
#include <sys/msg.h>

#define MSGMAX 8192
#define MSGMNB 16384

struct message {
    struct message *next;
    int64_t type;
    size_t len;
    uint8_t text[];
};
struct queue {
    struct ipc_object o;
    struct message *first, *last;
    uint64_t bytes, count, most;
    int64_t stime, rtime, ctime;
    int sender, receiver;
    struct wait_queue changed;
};

static int64_t seconds(struct thread *t)
{
    return fs_now(fs_of(t)) / 1000000000;
}

static struct ipc_object *make_queue(void *ctx)
{
    struct queue *q = mem_new(ctx, sizeof *q);
    if (!q)
        return NULL;
    q->most = MSGMNB;
    return &q->o;
}

static int check_queue(const struct ipc_object *o, void *ctx)
{
    (void)o, (void)ctx;
    return 0;
}

void queue_free(struct ipc_object *o)
{
    struct queue *q = (struct queue *)o;
    while (q->first) {
        struct message *m = q->first;
        q->first = m->next;
        mem_free(m);
    }
    wait_queue_fini(&q->changed);
    mem_free(q);
}

int64_t sys_msgget(struct thread *t, int key, unsigned flags)
{
    struct kernel_ipc *ipc = ipc_of(t);
    int64_t id = ipc_get(t, &ipc->queues, key, flags, make_queue, check_queue, t->k->memory);
    if (id >= 0) {
        struct queue *q = (struct queue *)ipc_at(&ipc->queues, (int)id % 32768);
        if (!q->ctime)
            q->ctime = seconds(t);
    }
    return id;
}

/* Returns the queue of a call that may have slept. */
static struct queue *find_queue(struct thread *t, int id, unsigned need, int *err)
{
    return (struct queue *)ipc_find_again(t, &ipc_of(t)->queues, id, need, &t->call.s[0], err);
}

/* Returns the message that the call sends; it is read once. NULL with *err. */
static struct message *get_letter(struct thread *t, uint64_t va, size_t len, int *err)
{
    struct message *m = t->call.data;
    int64_t type;
    if (m)
        return m;
    *err = get_struct(t, va, "l", &type) ? -EFAULT : type < 1 ? -EINVAL : 0;
    if (*err)
        return NULL;
    m = mem_new_unset(t->k->memory, sizeof *m + len);
    *err = !m ? -ENOMEM : copy_in(t, m->text, va + t->p->abi->word, len);
    if (*err) {
        mem_free(m);
        return NULL;
    }
    m->next = NULL;
    m->type = type;
    m->len = len;
    call_keep(t, m, NULL);
    return m;
}

int64_t sys_msgsnd(struct thread *t, int id, uint64_t msgp, uint64_t len, unsigned flags)
{
    int64_t type;
    int err = 0;
    if (!t->call.data && get_struct(t, msgp, "l", &type))
        return -EFAULT;
    if (len > MSGMAX || id < 0)
        return -EINVAL;
    struct message *m = get_letter(t, msgp, len, &err);
    struct queue *q = m ? find_queue(t, id, 2, &err) : NULL;
    if (!q)
        return err;
    if (q->bytes + len > q->most || q->count + 1 > q->most) {
        if (flags & IPC_NOWAIT)
            return -EAGAIN;
        wait_on(t, &q->changed);
        return sys_block(t, -EINTR);
    }
    t->call.data = NULL; /* the queue owns it now */
    q->last ? (q->last->next = m) : (q->first = m);
    q->last = m;
    q->bytes += len;
    q->count++;
    q->sender = t->p->pid;
    q->stime = seconds(t);
    wake_all(&q->changed);
    return 0;
}

/* Returns the message to receive (msgrcv(2)). type 0: the first; > 0: the first of that type (MSG_EXCEPT: of any other); < 0: the lowest
 * type up to -type. With MSG_COPY, type is an index into the queue. */
static struct message **choose(struct queue *q, int64_t type, int flags)
{
    struct message **best = NULL;
    int64_t place = 0;
    for (struct message **m = &q->first; *m; m = &(*m)->next, place++) {
        int64_t is = (*m)->type;
        if (flags & MSG_COPY) {
            if (place == type)
                return m;
        } else if (type == 0 || (type > 0 && (flags & MSG_EXCEPT ? is != type : is == type))) {
            return m;
        } else if (type < 0 && is <= -type && (!best || is < (*best)->type)) {
            best = m;
        }
    }
    return best;
}

static void take_out(struct queue *q, struct message **at)
{
    struct message *m = *at;
    *at = m->next;
    if (q->last == m) {
        q->last = NULL;
        for (struct message *l = q->first; l; l = l->next)
            q->last = l;
    }
    q->bytes -= m->len;
    q->count--;
    mem_free(m);
}

int64_t sys_msgrcv(struct thread *t, int id, uint64_t msgp, uint64_t guest_len, int64_t type, unsigned guest_flags)
{
    int err, flags = (int)guest_flags;
    size_t word = t->p->abi->word;
    if ((int64_t)guest_len < 0 || (t->p->abi->word == 4 && guest_len > INT32_MAX))
        return -EINVAL;
    if (type == INT64_MIN)
        type++; /* so that -type does not overflow */
    if ((flags & MSG_COPY) && ((flags & MSG_EXCEPT) || !(flags & IPC_NOWAIT)))
        return -EINVAL;
    struct queue *q = find_queue(t, id, 4, &err);
    if (!q)
        return err;
    struct message **at = choose(q, type, flags);
    if (!at) {
        if (flags & IPC_NOWAIT)
            return -ENOMSG;
        wait_on(t, &q->changed);
        return sys_block(t, -EINTR);
    }
    struct message *m = *at;
    size_t len = m->len;
    if (len > guest_len) {
        if (!(flags & MSG_NOERROR))
            return -E2BIG;
        if (flags & MSG_COPY)
            return -EINVAL; /* no part of it */
        len = guest_len;
    }
    int64_t result = put_struct(t, msgp, "l", &m->type) || copy_out(t, msgp + word, m->text, len) ? -EFAULT : (int64_t)len;
    if (flags & MSG_COPY)
        return result;
    take_out(q, at); /* also one that could not be stored */
    q->receiver = t->p->pid;
    q->rtime = seconds(t);
    wake_all(&q->changed);
    return result;
}

static int64_t queue_field(const struct ipc_object *o, char message)
{
    const struct queue *q = (const struct queue *)o;
    switch (message) {
    case 's': return q->stime;
    case 'r': return q->rtime;
    case 'c': return q->ctime;
    case 'b': return (int64_t)q->bytes;
    case 'n': return (int64_t)q->count;
    case 'M': return (int64_t)q->most;
    case 'p': return q->sender;
    case 'P': return q->receiver;
    default: return 0;
    }
}

static int64_t set_queue(struct thread *t, struct queue *q, uint64_t va)
{
    int64_t most, err = ipc_set(t, va, &fs_abi_of(t)->msg_ds, &q->o, 'M', &most);
    if (err)
        return err;
    if (most > MSGMNB && !process_can(t->p, CAP_SYS_RESOURCE))
        return -EPERM;
    q->most = (uint64_t)most;
    q->ctime = seconds(t);
    wake_all(&q->changed);
    return 0;
}

static int64_t information(struct thread *t, uint64_t va, struct ipc_table *table, bool usage)
{
    int64_t queues = 0, letters = 0, bytes = 0;
    for (unsigned i = 0; i < table->last; i++) {
        const struct queue *q = (const struct queue *)table->objects[i];
        if (q)
            queues++, letters += (int64_t)q->count, bytes += (int64_t)q->bytes;
    }
    /* struct msginfo: pool, map, max, mnb, mni, ssz, tql, seg */
    int64_t v[8] = {usage ? queues : 512000, usage ? letters : MSGMNB, MSGMAX, MSGMNB, 32000, 16, usage ? bytes : MSGMNB, 0xffff};
    return put_struct(t, va, "7iH", v) ? -EFAULT : table->last ? (int64_t)table->last - 1 : 0;
}

int64_t sys_msgctl(struct thread *t, int id, int command, uint64_t buf)
{
    struct ipc_table *table = &ipc_of(t)->queues;
    int cmd = command & ~IPC_64_FLAG, err;
    if (cmd == IPC_INFO || cmd == MSG_INFO)
        return information(t, buf, table, cmd == MSG_INFO);
    bool by_place = cmd == MSG_STAT || cmd == MSG_STAT_ANY;
    if (by_place && ipc_at(table, id))
        id = ipc_at(table, id)->id;
    struct queue *q = (struct queue *)ipc_find(t, table, id, cmd == IPC_STAT || cmd == MSG_STAT ? 4 : 0, &err);
    if (!q)
        return err;
    switch (cmd) {
    case IPC_STAT:
    case MSG_STAT:
    case MSG_STAT_ANY: err = (int)ipc_put(t, buf, &fs_abi_of(t)->msg_ds, &q->o, queue_field); return err ? err : by_place ? id : 0;
    case IPC_SET: return set_queue(t, q, buf);
    case IPC_RMID:
        if (!ipc_is_owner(t, &q->o))
            return -EPERM;
        ipc_take_out(table, &q->o);
        queue_free(&q->o);
        return 0;
    default: return -EINVAL;
    }
}

void queues_list(FILE *out, const struct kernel *k)
{
    fputs("       key      msqid perms      cbytes       qnum lspid lrpid   uid   gid  cuid  cgid      stime      rtime      ctime\n", out);
    for (unsigned i = 0; k->ipc && i < k->ipc->queues.last; i++) {
        const struct queue *q = (struct queue *)k->ipc->queues.objects[i];
        if (q)
            fprintf(out, "%10d %10d  %4o  %10" PRIu64 " %10" PRIu64 " %5d %5d %5u %5u %5u %5u %10" PRId64 " %10" PRId64 " %10" PRId64 "\n",
                    q->o.key, q->o.id, q->o.mode, q->bytes, q->count, q->sender, q->receiver, q->o.uid, q->o.gid, q->o.cuid, q->o.cgid,
                    q->stime, q->rtime, q->ctime);
    }
}
