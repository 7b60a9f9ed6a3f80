/* How the capability sets change with user ids and execve: capabilities(7). */
#include "emu/kernel/core/capability.h"

#include <linux/securebits.h>

#define FILE_SYSTEM                                                                                                                   \
    (capability_bit(CAP_CHOWN) | capability_bit(CAP_MKNOD) | capability_bit(CAP_DAC_OVERRIDE) | capability_bit(CAP_DAC_READ_SEARCH) | \
     capability_bit(CAP_FOWNER) | capability_bit(CAP_FSETID) | capability_bit(CAP_LINUX_IMMUTABLE) | capability_bit(CAP_MAC_OVERRIDE))

void capabilities_init(struct process *p)
{
    p->cap_bounds = CAP_ALL;
    p->cap_effective = p->cap_permitted = p->euid == 0 ? CAP_ALL : 0;
}

static bool has_root(const struct credentials *c)
{
    return c->uid == 0 || c->euid == 0 || c->suid == 0;
}

void capabilities_after_setuid(struct process *p, const struct credentials *old)
{
    if (p->securebits & SECBIT_NO_SETUID_FIXUP)
        return;
    if (has_root(old) && !has_root(&p->credentials)) {
        if (!(p->securebits & SECBIT_KEEP_CAPS))
            p->cap_permitted = p->cap_effective = 0;
        p->cap_ambient = 0;
    }
    if (old->euid == 0 && p->euid != 0)
        p->cap_effective = 0;
    if (old->euid != 0 && p->euid == 0)
        p->cap_effective = p->cap_permitted;
}

void capabilities_after_setfsuid(struct process *p, unsigned old)
{
    if (p->securebits & SECBIT_NO_SETUID_FIXUP)
        return;
    if (old == 0 && p->fsuid != 0)
        p->cap_effective &= ~FILE_SYSTEM;
    if (old != 0 && p->fsuid == 0)
        p->cap_effective |= p->cap_permitted & FILE_SYSTEM;
}

/* Takes back what an observed program would gain: Linux's cap_bprm_creds_from_file(). */
static void give_up_gains(struct process *p, const struct credentials *old)
{
    if (!(old->cap_effective & capability_bit(CAP_SETUID)) || p->no_new_privs) {
        p->euid = p->uid;
        p->egid = p->gid;
    }
    p->cap_permitted &= old->cap_permitted;
}

void capabilities_exec(struct process *p, bool set_id, bool observed, const struct credentials *old)
{
    const bool root = !(p->securebits & SECBIT_NOROOT) && (p->uid == 0 || p->euid == 0);
    const bool effective = root && p->euid == 0;

    p->cap_permitted = root ? p->cap_bounds | p->cap_inheritable : 0;
    if (observed && (set_id || (p->cap_permitted & ~old->cap_permitted)))
        give_up_gains(p, old);
    if (set_id)
        p->cap_ambient = 0;
    p->cap_permitted |= p->cap_ambient;
    p->cap_effective = effective ? p->cap_permitted : p->cap_ambient;
    p->securebits &= ~(unsigned)SECBIT_KEEP_CAPS;
}
