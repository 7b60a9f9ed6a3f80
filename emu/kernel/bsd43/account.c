/* The machine's state; acct(2), and reboot(2) (sys/sys/kern_acct.c, sys/h/acct.h). */
#include <fcntl.h>
#include <string.h>
#include <sys/wait.h>

#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/bsd43/machine.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/process/rusage.h"
#include "emu/kernel/tty/tty.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/open.h"
#include "emu/mem/charge.h"

static void machine_free(struct system_state *head)
{
    struct bsd43_machine *m = (struct bsd43_machine *)head;

    if (m->accounting)
        file_unref(m->accounting);
    mem_free(m);
}

struct bsd43_machine *bsd43_machine_of(struct kernel *k)
{
    enum { LOOPBACK = 0x7f000001, UP = 1, IS_LOOPBACK = 8 };
    struct bsd43_machine *m = (struct bsd43_machine *)k->system_state;

    if (m)
        return m;
    m = mem_new(k->memory, sizeof *m);
    if (!m)
        return NULL;
    m->head.free = machine_free;
    m->lo_address = LOOPBACK;
    m->lo_netmask = 0xff000000;
    m->lo_flags = UP | IS_LOOPBACK;
    k->system_state = &m->head;
    return m;
}

/* ---- accounting ---------------------------------------------------------------------------------------------------------- */

/* Without a path accounting ends. */
int64_t sys_bsd43_acct(struct thread *t, uint64_t path)
{
    char name[FS_PATH_MAX];
    struct fs_stat st = {0};
    struct file *f = NULL;

    if (t->p->euid)
        return -EPERM;
    struct bsd43_machine *m = bsd43_machine_of(t->k);

    if (!m)
        return -ENOMEM;
    if (path) {
        const ssize_t length = copy_in_string(t, name, path, sizeof name);
        const int error = length < 0 ? (int)length : fs_open_kernel(t, name, O_WRONLY | O_APPEND | O_NONBLOCK, 0, &f);

        if (error)
            return error == -EISDIR ? -EACCES : error;
        if (!file_writable(f) || !f->ops->write || !f->ops->stat || f->ops->stat(f, &st) || !S_ISREG(st.mode)) {
            file_unref(f);
            return -EACCES;
        }
    }
    if (m->accounting)
        file_unref(m->accounting);
    m->accounting = f;
    return 0;
}

/* A number of 3 bits of exponent, to the base of 8, and 13 of fraction: of 64ths of a second. */
static unsigned compressed(uint64_t ns)
{
    enum { FRACTION = 13, MOST_EXPONENT = 7 };
    uint64_t n = ns / 1000 * 64 / 1000000;
    unsigned exponent = 0;
    bool rounds = false;

    for (; n >= 1u << FRACTION && exponent < MOST_EXPONENT; exponent++) {
        rounds = n & 4;
        n >>= 3;
    }
    n += rounds;
    if (n >= 1u << FRACTION && exponent < MOST_EXPONENT) {
        n >>= 3;
        exponent++;
    }
    return exponent << FRACTION | (unsigned)(n & ((1u << FRACTION) - 1));
}

/* The device of p's controlling terminal, or -1. */
static unsigned controlling_device(struct process *p)
{
    enum { NONE = 0xffff };
    const struct terminal *tty = tty_controlling(p);

    return tty ? (unsigned)terminal_device(tty) & NONE : NONE;
}

void bsd43_process_ends(struct process *p)
{
    enum { FORKED = 1, CORE = 8, KILLED = 16, NAME = 10 };
    const struct bsd43_machine *m = (const struct bsd43_machine *)p->k->system_state;
    const struct usage u = process_usage(p);
    const struct clock *c = &p->k->clock;
    const uint64_t now = kernel_realtime_ns(p->k), lived = clock_cycles_to_ns(c, c->now - p->start_cycle);
    const unsigned flags = (p->did_exec ? 0 : FORKED) | (WIFSIGNALED(p->exit_status) ? KILLED : 0) |
                           (WIFSIGNALED(p->exit_status) && WCOREDUMP(p->exit_status) ? CORE : 0);
    uint8_t record[32] = {0};

    if (!m || !m->accounting)
        return;
    const int64_t v[] = {0,
                         0,
                         0,
                         0,
                         0, /* the name */
                         compressed(clock_cycles_to_ns(c, u.user)),
                         compressed(clock_cycles_to_ns(c, u.system)),
                         compressed(lived),
                         (int64_t)((now - lived) / NS_PER_S),
                         p->uid,
                         p->gid,
                         (int64_t)(u.peak / 1024),
                         0,
                         controlling_device(p),
                         flags};

    pack_struct(p->abi, false, "8HI5HB", v, record);
    memcpy(record, p->comm, strnlen(p->comm, NAME));
    m->accounting->ops->write(m->accounting, record, sizeof record, -1);
}

/* ---- the end of the machine ---------------------------------------------------------------------------------------------- */

/* All processes end, whatever the caller wants to start again. */
int64_t sys_bsd43_reboot(struct thread *t, unsigned how)
{
    (void)how;
    if (t->p->euid)
        return -EPERM;
    for (struct process *p = t->k->processes; p; p = p->next)
        if (p != t->k->init && p != t->p && !p->zombie)
            signal_send_process(p, SIGKILL, NULL);
    return sys_exit_group(t, 0);
}
