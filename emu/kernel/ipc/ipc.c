/* Shared by semaphores, message queues and shared memory: keys, identifiers, permissions. */
#include "emu/kernel/core/capability.h"
#include "emu/kernel/ipc/ipc.h"
#include "emu/kernel/core/group_list.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"

#include <stdlib.h>
#include <string.h>

static struct kernel_ipc *tables(struct kernel *k)
{
    if (!k->ipc)
        k->ipc = calloc(1, sizeof(struct kernel_ipc));
    if (!k->ipc)
        kernel_no_memory();
    return k->ipc;
}

struct kernel_ipc *ipc_of(struct thread *t)
{
    return tables(t->k);
}

static struct ipc_table *table_of(struct kernel_ipc *ipc, char kind)
{
    return kind == 'm' ? &ipc->queues : kind == 's' ? &ipc->segments : &ipc->semaphores;
}

int ipc_next_id(struct kernel *k, char kind)
{
    const struct ipc_table *table = k->ipc ? table_of(k->ipc, kind) : NULL;
    return table && table->has_next ? table->next : -1;
}

void ipc_set_next_id(struct kernel *k, char kind, int id)
{
    struct kernel_ipc *ipc = tables(k);
    if (!ipc)
        return;
    table_of(ipc, kind)->next = id;
    table_of(ipc, kind)->has_next = id >= 0;
}

static void free_table(struct ipc_table *table, void (*destroy)(struct ipc_object *o))
{
    for (unsigned i = 0; i < table->last; i++)
        if (table->objects[i])
            destroy(table->objects[i]);
}

void ipc_fini(struct kernel *k)
{
    struct kernel_ipc *ipc = k->ipc;
    if (!ipc)
        return;
    free_table(&ipc->semaphores, semaphore_free);
    free_table(&ipc->queues, queue_free);
    free_table(&ipc->segments, segment_free);
    free(ipc);
    k->ipc = NULL;
}

static bool in_group(const struct process *p, unsigned gid)
{
    return p->egid == gid || groups_contain(p->groups, gid);
}

static int check_mode(struct thread *t, const struct ipc_object *o, unsigned want)
{
    const struct process *p = t->p;
    unsigned shift = p->euid == o->uid || p->euid == o->cuid ? 6 : in_group(p, o->gid) || in_group(p, o->cgid) ? 3 : 0;
    return process_can(p, CAP_IPC_OWNER) || ((o->mode >> shift) & want) == want ? 0 : -EACCES;
}

bool ipc_is_owner(struct thread *t, const struct ipc_object *o)
{
    return t->p->euid == o->uid || t->p->euid == o->cuid || process_can(t->p, CAP_SYS_ADMIN);
}

struct ipc_object *ipc_at(struct ipc_table *table, int place)
{
    return place >= 0 && place < (int)table->last ? table->objects[place] : NULL;
}

struct ipc_object *ipc_find(struct thread *t, struct ipc_table *table, int id, unsigned permission, int *err)
{
    struct ipc_object *o = id < 0 ? NULL : ipc_at(table, id % 32768);
    *err = !o || o->id != id ? -EINVAL : check_mode(t, o, permission);
    return *err ? NULL : o;
}

struct ipc_object *ipc_find_again(struct thread *t, struct ipc_table *table, int id, unsigned permission, uint64_t *generation, int *err)
{
    struct ipc_object *o = ipc_find(t, table, id, permission, err);
    if (*generation && (*err == -EINVAL || (o && o->generation != *generation))) {
        *err = -EIDRM;
        return NULL;
    }
    if (o)
        *generation = o->generation;
    return o;
}

static int64_t make_new(struct thread *t, struct ipc_table *table, int key, unsigned flags, struct ipc_object *(*make)(void *ctx),
                        void *ctx)
{
    unsigned place = 0, next = table->has_next ? (unsigned)table->next : 0;
    bool wanted = table->has_next && next % 32768 < IPC_MOST && !table->objects[next % 32768];
    if (wanted)
        place = next % 32768;
    while (place < IPC_MOST && table->objects[place])
        place++;
    if (place == IPC_MOST)
        return -ENOSPC;
    struct ipc_object *o = make(ctx);
    if (!o)
        return -ENOMEM;
    table->has_next = false;
    if (wanted)
        table->uses[place] = next / 32768;
    unsigned seq = table->uses[place]++ % 65536;
    *o = (struct ipc_object){.generation = ++table->generations,
                             .id = (int)(seq * 32768 + place),
                             .key = key,
                             .uid = t->p->euid,
                             .cuid = t->p->euid,
                             .gid = t->p->egid,
                             .cgid = t->p->egid,
                             .mode = flags & 0777,
                             .seq = seq};
    table->objects[place] = o;
    if (place >= table->last)
        table->last = place + 1;
    return o->id;
}

int64_t ipc_get(struct thread *t, struct ipc_table *table, int key, unsigned flags, struct ipc_object *(*make)(void *ctx),
                int (*check)(const struct ipc_object *o, void *ctx), void *ctx)
{
    if (key == IPC_PRIVATE)
        return make_new(t, table, key, flags, make, ctx);
    for (unsigned i = 0; i < table->last; i++) {
        struct ipc_object *o = table->objects[i];
        if (!o || o->key != key)
            continue;
        if ((flags & IPC_CREAT) && (flags & IPC_EXCL))
            return -EEXIST;
        int err = check(o, ctx);
        unsigned want = (flags >> 6 | flags >> 3 | flags) & 7;
        if (!err)
            err = check_mode(t, o, want);
        return err ? err : o->id;
    }
    return flags & IPC_CREAT ? make_new(t, table, key, flags, make, ctx) : -ENOENT;
}

void ipc_take_out(struct ipc_table *table, struct ipc_object *o)
{
    table->objects[o->id % 32768] = NULL;
}

static bool permission_field(const struct ipc_object *o, char message, int64_t *out)
{
    switch (message) {
    case 'K': *out = o->key; return true;
    case 'u': *out = o->uid; return true;
    case 'g': *out = o->gid; return true;
    case 'U': *out = o->cuid; return true;
    case 'G': *out = o->cgid; return true;
    case 'm': *out = o->mode; return true;
    case 'Q': *out = o->seq; return true;
    case 'z': *out = 0; return true;
    }
    return false;
}

int64_t ipc_put(struct thread *t, uint64_t va, const struct fs_layout *l, const struct ipc_object *o,
                int64_t (*field)(const struct ipc_object *o, char message))
{
    int64_t v[40];
    for (size_t i = 0; l->fields[i]; i++)
        if (!permission_field(o, l->fields[i], &v[i]))
            v[i] = field(o, l->fields[i]);
    return put_struct(t, va, l->format, v);
}

int64_t ipc_set(struct thread *t, uint64_t va, const struct fs_layout *l, struct ipc_object *o, char message, int64_t *extra)
{
    int64_t v[40];
    if (get_struct(t, va, l->format, v))
        return -EFAULT;
    if (!ipc_is_owner(t, o))
        return -EPERM;
    unsigned uid = (unsigned)v[strchr(l->fields, 'u') - l->fields], gid = (unsigned)v[strchr(l->fields, 'g') - l->fields];
    if (uid == UINT32_MAX || gid == UINT32_MAX) /* invalid ids */
        return -EINVAL;
    o->uid = uid;
    o->gid = gid;
    o->mode = (o->mode & ~0777u) | ((unsigned)v[strchr(l->fields, 'm') - l->fields] & 0777);
    if (message)
        *extra = v[strchr(l->fields, message) - l->fields];
    return 0;
}
