/* User and group ids, capabilities: credentials(7). */
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/group_list.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"

#define GETTER(name, value)              \
    int64_t sys_##name(struct thread *t) \
    {                                    \
        return (int64_t)(value);         \
    }

// clang-format off
GETTER(getuid, t->p->uid)
GETTER(geteuid, t->p->euid)
GETTER(getgid, t->p->gid)
GETTER(getegid, t->p->egid)
// clang-format on

/* Returns an id for one of the calls that Linux had first. */
static unsigned old_id(const struct thread *t, unsigned id)
{
    const unsigned overflow_id = 65534;

    return t->p->abi->ids16 && id > UINT16_MAX ? overflow_id : id;
}

// clang-format off
GETTER(old_getuid, old_id(t, t->p->uid))
GETTER(old_geteuid, old_id(t, t->p->euid))
GETTER(old_getgid, old_id(t, t->p->gid))
GETTER(old_getegid, old_id(t, t->p->egid))
// clang-format on

#define UNCHANGED (~0u) /* -1: calls that set several ids leave this one unchanged */

/* Returns whether p may take an id: by the capability, or because it is one of the others. */
static bool may_take(const struct process *p, unsigned capability, unsigned id, unsigned a, unsigned b, unsigned c)
{
    return process_can(p, capability) || id == a || id == b || id == c;
}

int64_t sys_setuid(struct thread *t, unsigned uid)
{
    struct process *p = t->p;
    const struct credentials old = p->credentials;

    if (uid == UNCHANGED)
        return -EINVAL;
    if (process_can(p, CAP_SETUID))
        p->uid = p->suid = uid;
    else if (uid != p->uid && uid != p->suid)
        return -EPERM;
    p->euid = p->fsuid = uid;
    capabilities_after_setuid(p, &old);
    return 0;
}

int64_t sys_setgid(struct thread *t, unsigned gid)
{
    struct process *p = t->p;

    if (gid == UNCHANGED)
        return -EINVAL;
    if (process_can(p, CAP_SETGID))
        p->gid = p->sgid = gid;
    else if (gid != p->gid && gid != p->sgid)
        return -EPERM;
    p->egid = p->fsgid = gid;
    return 0;
}

int64_t sys_setreuid(struct thread *t, unsigned ruid, unsigned euid)
{
    struct process *p = t->p;
    const struct credentials old = p->credentials;
    bool set_r = ruid != UNCHANGED, set_e = euid != UNCHANGED;

    if ((set_r && !may_take(p, CAP_SETUID, ruid, p->uid, p->euid, p->uid)) ||
        (set_e && !may_take(p, CAP_SETUID, euid, p->uid, p->euid, p->suid)))
        return -EPERM;
    unsigned old_uid = p->uid;

    if (set_r)
        p->uid = ruid;
    if (set_e)
        p->euid = euid;
    if (set_r || (set_e && euid != old_uid))
        p->suid = p->euid;
    p->fsuid = p->euid;
    capabilities_after_setuid(p, &old);
    return 0;
}

int64_t sys_setregid(struct thread *t, unsigned rgid, unsigned egid)
{
    struct process *p = t->p;
    bool set_r = rgid != UNCHANGED, set_e = egid != UNCHANGED;

    if ((set_r && !may_take(p, CAP_SETGID, rgid, p->gid, p->egid, p->gid)) ||
        (set_e && !may_take(p, CAP_SETGID, egid, p->gid, p->egid, p->sgid)))
        return -EPERM;
    unsigned old_gid = p->gid;

    if (set_r)
        p->gid = rgid;
    if (set_e)
        p->egid = egid;
    if (set_r || (set_e && egid != old_gid))
        p->sgid = p->egid;
    p->fsgid = p->egid;
    return 0;
}

int64_t sys_setresuid(struct thread *t, unsigned ruid, unsigned euid, unsigned suid)
{
    struct process *p = t->p;
    const struct credentials old = p->credentials;

    const unsigned ids[] = {ruid, euid, suid};

    for (int i = 0; i < 3; i++)
        if (ids[i] != UNCHANGED && !may_take(p, CAP_SETUID, ids[i], p->uid, p->euid, p->suid))
            return -EPERM;
    if (ruid != UNCHANGED)
        p->uid = ruid;
    if (euid != UNCHANGED)
        p->euid = euid;
    if (suid != UNCHANGED)
        p->suid = suid;
    p->fsuid = p->euid;
    capabilities_after_setuid(p, &old);
    return 0;
}

int64_t sys_setresgid(struct thread *t, unsigned rgid, unsigned egid, unsigned sgid)
{
    struct process *p = t->p;

    const unsigned ids[] = {rgid, egid, sgid};

    for (int i = 0; i < 3; i++)
        if (ids[i] != UNCHANGED && !may_take(p, CAP_SETGID, ids[i], p->gid, p->egid, p->sgid))
            return -EPERM;
    if (rgid != UNCHANGED)
        p->gid = rgid;
    if (egid != UNCHANGED)
        p->egid = egid;
    if (sgid != UNCHANGED)
        p->sgid = sgid;
    p->fsgid = p->egid;
    return 0;
}

enum { ID_BYTES = 4, ID16_BYTES = 2 }; /* of an id in memory */

static unsigned old_id_bytes(const struct thread *t)
{
    return t->p->abi->ids16 ? ID16_BYTES : ID_BYTES;
}

static int put_id(struct thread *t, uint64_t va, unsigned bytes, unsigned id)
{
    return bytes == ID16_BYTES ? PUT(t, va, "H", old_id(t, id)) : put_u32(t, va, id);
}

static int put_ids(struct thread *t, const uint64_t at[3], unsigned bytes, const unsigned ids[3])
{
    return put_id(t, at[0], bytes, ids[0]) || put_id(t, at[1], bytes, ids[1]) || put_id(t, at[2], bytes, ids[2]) ? -EFAULT : 0;
}

static int put_users(struct thread *t, uint64_t ruid, uint64_t euid, uint64_t suid, unsigned bytes)
{
    return put_ids(t, (const uint64_t[]){ruid, euid, suid}, bytes, (const unsigned[]){t->p->uid, t->p->euid, t->p->suid});
}

static int put_groups(struct thread *t, uint64_t rgid, uint64_t egid, uint64_t sgid, unsigned bytes)
{
    return put_ids(t, (const uint64_t[]){rgid, egid, sgid}, bytes, (const unsigned[]){t->p->gid, t->p->egid, t->p->sgid});
}

int64_t sys_getresuid(struct thread *t, uint64_t ruid, uint64_t euid, uint64_t suid)
{
    return put_users(t, ruid, euid, suid, ID_BYTES);
}

int64_t sys_old_getresuid(struct thread *t, uint64_t ruid, uint64_t euid, uint64_t suid)
{
    return put_users(t, ruid, euid, suid, old_id_bytes(t));
}

int64_t sys_getresgid(struct thread *t, uint64_t rgid, uint64_t egid, uint64_t sgid)
{
    return put_groups(t, rgid, egid, sgid, ID_BYTES);
}

int64_t sys_old_getresgid(struct thread *t, uint64_t rgid, uint64_t egid, uint64_t sgid)
{
    return put_groups(t, rgid, egid, sgid, old_id_bytes(t));
}

int64_t sys_setfsuid(struct thread *t, unsigned uid)
{
    struct process *p = t->p;
    unsigned old = p->fsuid;

    if (uid != UNCHANGED && (may_take(p, CAP_SETUID, uid, p->uid, p->euid, p->suid) || uid == p->fsuid))
        p->fsuid = uid;
    capabilities_after_setfsuid(p, old);
    return old;
}

int64_t sys_setfsgid(struct thread *t, unsigned gid)
{
    struct process *p = t->p;
    unsigned old = p->fsgid;

    if (gid != UNCHANGED && (may_take(p, CAP_SETGID, gid, p->gid, p->egid, p->sgid) || gid == p->fsgid))
        p->fsgid = gid;
    return old;
}

static int64_t get_groups(struct thread *t, int count, uint64_t list, unsigned bytes)
{
    const struct group_list *g = t->p->groups;
    unsigned n = g ? g->count : 0;

    if (count < 0 || (count && (unsigned)count < n))
        return -EINVAL;
    for (unsigned i = 0; count && i < n; i++)
        if (put_id(t, list + bytes * i, bytes, g->gids[i]))
            return -EFAULT;
    return n;
}

static int read_group(struct thread *t, uint64_t va, unsigned bytes, unsigned *group)
{
    int64_t id = 0;

    if (get_struct(t, va, bytes == ID16_BYTES ? "H" : "I", &id))
        return -EFAULT;
    *group = bytes == ID16_BYTES && id == UINT16_MAX ? UNCHANGED : (unsigned)id;
    return *group == UNCHANGED ? -EINVAL : 0;
}

static int64_t set_groups(struct thread *t, int count, uint64_t list, unsigned bytes)
{
    struct process *p = t->p;
    struct group_list *g = NULL;
    int error = 0;

    if (!process_can(p, CAP_SETGID))
        return -EPERM;
    if (count < 0 || count > GROUPS_MOST)
        return -EINVAL;
    if (count && !(g = groups_new(t->k->memory, (unsigned)count)))
        return -ENOMEM;
    for (unsigned i = 0; !error && i < (unsigned)count; i++)
        error = read_group(t, list + (uint64_t)bytes * i, bytes, &g->gids[i]);
    if (error) {
        groups_unref(g);
        return error;
    }
    if (g)
        groups_sort(g);
    groups_unref(p->groups);
    p->groups = g;
    return 0;
}

int64_t sys_getgroups(struct thread *t, int count, uint64_t list)
{
    return get_groups(t, count, list, ID_BYTES);
}

int64_t sys_old_getgroups(struct thread *t, int count, uint64_t list)
{
    return get_groups(t, count, list, old_id_bytes(t));
}

int64_t sys_setgroups(struct thread *t, int count, uint64_t list)
{
    return set_groups(t, count, list, ID_BYTES);
}

int64_t sys_old_setgroups(struct thread *t, int count, uint64_t list)
{
    return set_groups(t, count, list, old_id_bytes(t));
}
