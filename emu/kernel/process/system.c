/* System information: uname, sysinfo; random numbers. */
#include <endian.h>
#include <string.h>

#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/process/rusage.h"
#include "emu/mem/mem.h"

enum { UTS_FIELD = 65 };

/* The fields of struct new_utsname; the older structures lack the last. */
enum { UTS_FIELDS = 6, OLD_UTS_FIELDS = 5, OLDEST_UTS_FIELD = 9 };

static void system_names(struct thread *t, char fields[UTS_FIELDS][UTS_FIELD])
{
    const char *const names[UTS_FIELDS] = {"Linux", t->k->hostname, KERNEL_RELEASE, KERNEL_VERSION, t->p->abi->machine, t->k->domainname};

    memset(fields, 0, UTS_FIELDS * sizeof *fields);
    for (unsigned i = 0; i < UTS_FIELDS; i++)
        strncpy(fields[i], names[i], UTS_FIELD - 1);
}

int64_t sys_uname(struct thread *t, uint64_t buf)
{
    char fields[UTS_FIELDS][UTS_FIELD];

    system_names(t, fields);
    return copy_out(t, buf, fields, sizeof fields);
}

/* struct old_utsname */
int64_t sys_olduname(struct thread *t, uint64_t buf)
{
    char fields[UTS_FIELDS][UTS_FIELD];

    system_names(t, fields);
    return copy_out(t, buf, fields, OLD_UTS_FIELDS * sizeof *fields);
}

/* struct oldold_utsname: fields of 9 bytes, the names shortened. */
int64_t sys_oldolduname(struct thread *t, uint64_t buf)
{
    char fields[UTS_FIELDS][UTS_FIELD], shortened[OLD_UTS_FIELDS][OLDEST_UTS_FIELD] = {0};

    system_names(t, fields);
    for (unsigned i = 0; i < OLD_UTS_FIELDS; i++)
        memcpy(shortened[i], fields[i], OLDEST_UTS_FIELD - 1);
    return copy_out(t, buf, shortened, sizeof shortened);
}

static int64_t set_name(struct thread *t, char out[UTS_FIELD], uint64_t name_at, uint64_t len)
{
    char name[UTS_FIELD] = "";

    if (!process_can(t->p, CAP_SYS_ADMIN))
        return -EPERM;
    if (len >= UTS_FIELD)
        return -EINVAL;
    if (copy_in(t, name, name_at, len))
        return -EFAULT;
    memcpy(out, name, sizeof name);
    return 0;
}

int64_t sys_sethostname(struct thread *t, uint64_t name_at, uint64_t len)
{
    return set_name(t, t->k->hostname, name_at, len);
}

int64_t sys_setdomainname(struct thread *t, uint64_t name_at, uint64_t len)
{
    return set_name(t, t->k->domainname, name_at, len);
}

/* The name with its NUL, if there is room for it. */
int64_t sys_getdomainname(struct thread *t, uint64_t name_at, int len)
{
    const size_t bytes = strlen(t->k->domainname) + 1;

    return len < 0 || bytes > (size_t)len ? -EINVAL : copy_out(t, name_at, t->k->domainname, bytes);
}

static const int64_t MEMORY_BYTES = (int64_t)1 << 30; /* reported memory */

int64_t sys_sysinfo(struct thread *t, uint64_t info)
{
    int64_t used = 0, processes = 0;
    bool wide = t->p->abi->word == 8;

    for (struct process *p = t->k->processes; p; p = p->next) {
        used += (int64_t)process_resident(p);
        processes += p != t->k->init;
    }
    return PUT(t, info, wide ? "l9LHHLLI" : "l9LHHLLIII", (int64_t)(kernel_monotonic_ns(t->k) / 1000000000), 0, 0, 0, MEMORY_BYTES,
               used < MEMORY_BYTES ? MEMORY_BYTES - used : 0, 0, 0, 0, 0, processes, 0, 0, 0, 1, 0, 0);
}

int64_t sys_getrandom(struct thread *t, uint64_t buf, uint64_t size, unsigned flags)
{
    uint64_t bits[512], done = 0;

    if (flags & ~7u || (flags & 6) == 6)
        return -EINVAL;
    if (size > INT32_MAX)
        size = INT32_MAX;
    while (done < size) {
        uint64_t n = size - done < sizeof bits ? size - done : sizeof bits;

        for (unsigned i = 0; i * sizeof *bits < n; i++)
            bits[i] = htole64(kernel_random(t->k));
        uint64_t went = mem_write(t->p->mm->space, buf + done, bits, n);

        done += went;
        if (went < n)
            return done ? (int64_t)done : -EFAULT;
    }
    return (int64_t)done;
}
