/* seccomp(2), and its part of prctl(2). */
#include "emu/kernel/core/seccomp.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/process/seccomp.h"

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdlib.h>

static int64_t set_strict(struct thread *t)
{
    if (t->seccomp_mode == SECCOMP_FILTERED)
        return -EINVAL;
    t->seccomp_mode = SECCOMP_STRICT;
    return 0;
}

/* Reads n instructions. Returns NULL with *error on failure. */
static struct seccomp_code *read_program(struct thread *t, uint64_t va, unsigned n, int *error)
{
    struct seccomp_code *code = malloc(n * sizeof *code);
    *error = code ? 0 : -ENOMEM;
    for (unsigned i = 0; !*error && i < n; i++) {
        int64_t v[4];
        if (get_struct(t, va + 8ull * i, "HBBI", v))
            *error = -EFAULT;
        else
            code[i] = (struct seccomp_code){(uint16_t)v[0], (uint8_t)v[1], (uint8_t)v[2], (uint32_t)v[3]};
    }
    if (!*error && !seccomp_check(code, n))
        *error = -EINVAL;
    if (*error) {
        free(code);
        return NULL;
    }
    return code;
}

/* Returns the number of a thread that cannot get t's filters, because it has others, or 0. */
static int stranger(const struct thread *t)
{
    for (const struct thread *o = t->p->threads; o; o = o->next)
        if (o != t && (o->seccomp_mode == SECCOMP_STRICT || !seccomp_descends(t, o->seccomp)))
            return o->tid;
    return 0;
}

static int64_t add_filter(struct thread *t, uint64_t program, unsigned flags)
{
    const unsigned known =
        SECCOMP_FILTER_FLAG_TSYNC | SECCOMP_FILTER_FLAG_LOG | SECCOMP_FILTER_FLAG_SPEC_ALLOW | SECCOMP_FILTER_FLAG_TSYNC_ESRCH;
    int64_t v[2];
    int error;
    if (flags & ~known)
        return -EINVAL;
    if (get_struct(t, program, "Hp", v))
        return -EFAULT;
    if (!v[0] || v[0] > SECCOMP_CODE_MOST)
        return -EINVAL;
    if (!t->p->no_new_privs && !process_can(t->p, CAP_SYS_ADMIN))
        return -EACCES;
    struct seccomp_code *code = read_program(t, (uint64_t)v[1], (unsigned)v[0], &error);
    if (!code)
        return error;
    int other = flags & SECCOMP_FILTER_FLAG_TSYNC ? stranger(t) : 0;
    if (t->seccomp_mode == SECCOMP_STRICT)
        error = -EINVAL;
    else if (other)
        error = flags & SECCOMP_FILTER_FLAG_TSYNC_ESRCH ? -ESRCH : other;
    else
        error = seccomp_add(t, code, (unsigned)v[0]);
    free(code);
    for (struct thread *o = t->p->threads; !error && (flags & SECCOMP_FILTER_FLAG_TSYNC) && o; o = o->next)
        if (o != t)
            seccomp_inherit(o, t);
    return error;
}

static int64_t has_action(struct thread *t, uint64_t va)
{
    uint32_t action;
    if (get_u32(t, va, &action))
        return -EFAULT;
    switch (action) {
    case SECCOMP_RET_KILL_PROCESS:
    case SECCOMP_RET_KILL_THREAD:
    case SECCOMP_RET_TRAP:
    case SECCOMP_RET_ERRNO:
    case SECCOMP_RET_TRACE:
    case SECCOMP_RET_LOG:
    case SECCOMP_RET_ALLOW: return 0;
    }
    return -EOPNOTSUPP;
}

int64_t sys_seccomp(struct thread *t, unsigned operation, unsigned flags, uint64_t args)
{
    switch (operation) {
    case SECCOMP_SET_MODE_STRICT: return flags || args ? -EINVAL : set_strict(t);
    case SECCOMP_SET_MODE_FILTER: return add_filter(t, args, flags);
    case SECCOMP_GET_ACTION_AVAIL: return flags ? -EINVAL : has_action(t, args);
    }
    return -EINVAL;
}

int64_t seccomp_set_mode(struct thread *t, uint64_t mode, uint64_t program)
{
    return mode == SECCOMP_STRICT ? set_strict(t) : mode == SECCOMP_FILTERED ? add_filter(t, program, 0) : -EINVAL;
}
