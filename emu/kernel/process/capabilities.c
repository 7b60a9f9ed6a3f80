/* Calls that read and change capability sets: capget(2), capset(2), and prctl(2)'s part. */
#include <linux/securebits.h>
#include <sys/prctl.h>

#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/process/capabilities.h"

/* Versions of struct __user_cap_header_struct; the first has sets of 32 bits. */
enum { VERSION_1 = 0x19980330, VERSION_2 = 0x20071026, VERSION_3 = 0x20080522 };

/* Reads the header {version, pid}. Returns 0 or -errno; of an unknown version -EINVAL, and the newest is stored. */
static int64_t get_header(struct thread *t, uint64_t header, uint32_t *version, uint32_t *pid)
{
    if (get_u32(t, header, version))
        return -EFAULT;
    if (*version != VERSION_1 && *version != VERSION_2 && *version != VERSION_3)
        return put_u32(t, header, VERSION_3) ? -EFAULT : -EINVAL;
    return get_u32(t, header + 4, pid) ? -EFAULT : 0;
}

/* data: {effective, permitted, inheritable}[1 or 2] */
int64_t sys_capget(struct thread *t, uint64_t header, uint64_t data)
{
    uint32_t version, pid;
    int64_t error = get_header(t, header, &version, &pid);

    if (error)
        return error == -EINVAL && !data ? 0 : error;
    if ((int)pid < 0)
        return -EINVAL;
    const struct process *p = process_or_self(t, (int)pid);

    if (!p || p->zombie)
        return -ESRCH;
    const int64_t low[] = {(uint32_t)p->cap_effective, (uint32_t)p->cap_permitted, (uint32_t)p->cap_inheritable};

    if (!data)
        return 0;
    if (version == VERSION_1)
        return PUT(t, data, "3I", low[0], low[1], low[2]);
    return PUT(t, data, "6I", low[0], low[1], low[2], (int64_t)(p->cap_effective >> 32), (int64_t)(p->cap_permitted >> 32),
               (int64_t)(p->cap_inheritable >> 32));
}

static bool is_subset(uint64_t part, uint64_t whole)
{
    return !(part & ~whole);
}

/* Applies capset(2)'s rules. */
static int64_t set_capabilities(struct process *p, uint64_t effective, uint64_t permitted, uint64_t inheritable)
{
    if (!process_can(p, CAP_SETPCAP) && !is_subset(inheritable, p->cap_inheritable | p->cap_permitted))
        return -EPERM;
    if (!is_subset(inheritable, p->cap_inheritable | p->cap_bounds))
        return -EPERM;
    if (!is_subset(permitted, p->cap_permitted) || !is_subset(effective, permitted))
        return -EPERM;
    p->cap_effective = effective;
    p->cap_permitted = permitted;
    p->cap_inheritable = inheritable;
    p->cap_ambient &= permitted & inheritable;
    return 0;
}

int64_t sys_capset(struct thread *t, uint64_t header, uint64_t data)
{
    uint32_t version, pid;
    int64_t v[6] = {0};
    int64_t error = get_header(t, header, &version, &pid);

    if (error)
        return error;
    if (pid && (int)pid != t->tid)
        return -EPERM;
    if (get_struct(t, data, version == VERSION_1 ? "3I" : "6I", v))
        return -EFAULT;
    uint64_t set[3];

    for (int i = 0; i < 3; i++)
        set[i] = ((uint32_t)v[i] | (uint64_t)(uint32_t)v[i + 3] << 32) & CAP_ALL;
    return set_capabilities(t->p, set[0], set[1], set[2]);
}

int64_t capability_bounds_drop(struct process *p, uint64_t capability)
{
    if (!process_can(p, CAP_SETPCAP))
        return -EPERM;
    if (capability > CAP_LAST_CAP || !(CAP_ALL & capability_bit((unsigned)capability)))
        return -EINVAL;
    p->cap_bounds &= ~capability_bit((unsigned)capability);
    return 0;
}

int64_t capability_bounds_has(const struct process *p, uint64_t capability)
{
    if (capability > 63 || !(CAP_ALL & capability_bit((unsigned)capability)))
        return -EINVAL;
    return (p->cap_bounds & capability_bit((unsigned)capability)) != 0;
}

int64_t capability_securebits_set(struct process *p, uint64_t bits)
{
    uint64_t locked = p->securebits & SECURE_ALL_LOCKS;

    if ((locked >> 1 & (p->securebits ^ bits)) || !is_subset(locked, bits) || !is_subset(bits, SECURE_ALL_LOCKS | SECURE_ALL_BITS) ||
        !process_can(p, CAP_SETPCAP))
        return -EPERM;
    p->securebits = (unsigned)bits;
    return 0;
}

int64_t capability_keep_set(struct process *p, uint64_t keep)
{
    if (keep > 1)
        return -EINVAL;
    if (p->securebits & SECBIT_KEEP_CAPS_LOCKED)
        return -EPERM;
    p->securebits = (p->securebits & ~(unsigned)SECBIT_KEEP_CAPS) | (keep ? SECBIT_KEEP_CAPS : 0);
    return 0;
}

int64_t capability_ambient(struct process *p, uint64_t operation, uint64_t capability)
{
    if (operation == PR_CAP_AMBIENT_CLEAR_ALL) {
        if (capability)
            return -EINVAL;
        p->cap_ambient = 0;
        return 0;
    }
    if (capability > 63 || !(CAP_ALL & capability_bit((unsigned)capability)))
        return -EINVAL;
    uint64_t bit = capability_bit((unsigned)capability);

    switch (operation) {
    case PR_CAP_AMBIENT_IS_SET: return (p->cap_ambient & bit) != 0;
    case PR_CAP_AMBIENT_LOWER: p->cap_ambient &= ~bit; return 0;
    case PR_CAP_AMBIENT_RAISE:
        if (!is_subset(bit, p->cap_permitted & p->cap_inheritable) || (p->securebits & SECBIT_NO_CAP_AMBIENT_RAISE))
            return -EPERM;
        p->cap_ambient |= bit;
        return 0;
    }
    return -EINVAL;
}
