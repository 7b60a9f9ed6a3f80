/*
 * /dev/kmem and /dev/mem: the kernel's memory, as programs read it that look up names in /vmunix.
 *
 * There is no such memory. The file /vmunix of the machine's root says where its kernel has what; from that, text and data of the file and
 * the machine's processes this file makes an image, for a tenth of a second: tables of processes, texts and open files,
 * u areas, the last kilobyte of the stacks, with the arguments, times, averages, a message buffer with the kernel's version. The rest is 0.
 * Physical addresses are those of system space without bit 31. Registers, signal handlers and stacks are in the image only of processes
 * that the reader may access: the devices are open to every user. (sys/h/proc.h, user.h, text.h, file.h, msgbuf.h; sys/vax/pte.h)
 */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/bsd43/machine.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/access.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/process/rusage.h"
#include "emu/kernel/tty/tty.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/inode.h"
#include "emu/kernel/vfs/open.h"
#include "emu/mem/charge.h"

enum {
    CLICK = 512,
    CLUSTER = 1024,
    UPAGES = BSD43_USER_BYTES / CLICK,
    VMUNIX_MOST = 4 << 20,
    IMAGE_MOST = 8 << 20,
    SYSTEM = 1u << 31, /* of an address */
};

/* Sizes and offsets of the kernel's structures. */
enum {
    PROC = 160,
    P_ADDR = 16,
    P_PRI = 21,
    P_STAT = 23,
    P_TIME = 24,
    P_NICE = 25,
    P_SIG = 28,
    P_SIGMASK = 32,
    P_SIGIGNORE = 36,
    P_SIGCATCH = 40,
    P_FLAG = 44,
    P_UID = 48,
    P_PGRP = 50,
    P_PID = 52,
    P_PPID = 54,
    P_SZPT = 66,
    P_TSIZE = 68,
    P_DSIZE = 72,
    P_SSIZE = 76,
    P_RSSIZE = 80,
    P_MAXRSS = 84,
    P_TEXTP = 100,
    P_P0BR = 104,
    P_PPTR = 124,
    TEXT = 84,
    X_SIZE = 60,
    X_CADDR = 64,
    X_IPTR = 68,
    X_RSSIZE = 72,
    X_COUNT = 76,
    X_CCOUNT = 78,
    FILE_BYTES = 24,
    F_FLAG = 0,
    F_TYPE = 4,
    F_COUNT = 6,
    F_DATA = 16,
    F_OFFSET = 20,
    INODE = 176,
    I_COUNT = 10,
    I_DEV = 12,
    I_NUMBER = 20,
    I_MODE = 48,
    I_NLINK = 50,
    I_UID = 52,
    I_GID = 54,
    I_SIZE = 56,
    I_RDEV = 88,
    U_PROCP = 128,
    U_COMM = 136,
    U_TSIZE = 300,
    U_DSIZE = 304,
    U_SSIZE = 308,
    U_TTYP = 1632,
    U_TTYD = 1636,
    U_RU = 1640,
    U_CRU = 1712,
    U_START = 1844,
    MSGBUF = 4096,
};

/* What a process has besides: a page of page table entries, the end of its stack, its u area. */
enum { AREA_TABLE = 0, AREA_STACK = CLICK, AREA_USER = AREA_STACK + CLUSTER, AREA = AREA_USER + BSD43_USER_BYTES };

/* What tells one reader from another one with other rights. */
struct reader {
    int pid;
    unsigned uid, euid;
};

struct memory {
    struct file f;
    bool is_physical;
    uint8_t *vmunix;
    size_t vmunix_bytes;
    uint8_t *image;
    size_t bytes;     /* of the image */
    uint64_t made_at; /* cycle */
    bool is_made;
    struct reader reader; /* for which the image was made */
    size_t end;           /* of what is laid out in the image */
    uint32_t proc, text, files, inodes;
    unsigned nproc, ntext, nfile, ninode;
};

/* ---- /vmunix ------------------------------------------------------------------------------------------------------------- */

/* struct exec: the sizes are longs. */
struct header {
    uint32_t text, data, bss, symbols;
};

static uint32_t get_long(const uint8_t *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

/* Reads the header of a kernel (0410). False: the file is not one, or damaged. */
static bool read_header(const struct memory *m, struct header *h)
{
    enum { HEADER = 32, NMAGIC = 0410 };

    if (m->vmunix_bytes < HEADER || get_long(m->vmunix) != NMAGIC)
        return false;
    *h = (struct header){get_long(m->vmunix + 4), get_long(m->vmunix + 8), get_long(m->vmunix + 12), get_long(m->vmunix + 16)};
    const uint64_t all = (uint64_t)HEADER + h->text + h->data + h->symbols;

    return all <= m->vmunix_bytes && (uint64_t)h->text + CLUSTER + h->data + h->bss < IMAGE_MOST;
}

static unsigned get_short(const uint8_t *p)
{
    return p[0] | (unsigned)p[1] << 8;
}

static const uint8_t *segments(const struct memory *m)
{
    enum { HEADER = 32 };

    return m->vmunix + HEADER;
}

/* Returns the value of a name, or 0. */
static uint32_t symbol(const struct memory *m, const char *name)
{
    enum { NLIST = 12, VALUE = 8 };
    struct header h;

    if (!read_header(m, &h))
        return 0;
    const uint8_t *table = segments(m) + h.text + h.data, *strings = table + h.symbols, *end = m->vmunix + m->vmunix_bytes;
    const size_t length = strlen(name) + 1, room = (size_t)(end - strings);

    for (uint32_t at = 0; at + NLIST <= h.symbols; at += NLIST) {
        const uint32_t where = get_long(table + at);

        if (where < room && room - where >= length && !memcmp(strings + where, name, length))
            return get_long(table + at + VALUE);
    }
    return 0;
}

/* ---- the image ----------------------------------------------------------------------------------------------------------- */

/* Returns the place of an address of system space, or NULL if the image has not that number of bytes there. */
static uint8_t *place(const struct memory *m, uint32_t va, size_t bytes)
{
    const uint32_t at = va & ~(uint32_t)SYSTEM;

    return va & SYSTEM && at <= m->bytes && m->bytes - at >= bytes ? m->image + at : NULL;
}

static void put(uint8_t *p, unsigned bytes, uint64_t value)
{
    for (unsigned i = 0; i < bytes; i++)
        p[i] = (uint8_t)(value >> 8 * i);
}

static void put_at(const struct memory *m, uint32_t va, unsigned bytes, uint64_t value)
{
    uint8_t *p = place(m, va, bytes);

    if (p)
        put(p, bytes, value);
}

static void put_named(const struct memory *m, const char *name, unsigned offset, unsigned bytes, uint64_t value)
{
    const uint32_t va = symbol(m, name);

    if (va)
        put_at(m, va + offset, bytes, value);
}

static unsigned number_named(const struct memory *m, const char *name, unsigned most)
{
    const uint32_t va = symbol(m, name);
    const uint8_t *p = va ? place(m, va, 4) : NULL;
    const uint32_t n = p ? get_long(p) : 0;

    return n < most ? n : most;
}

/* Reserves memory after the kernel's own. Returns its address, or 0. */
static uint32_t reserve(struct memory *m, size_t bytes)
{
    const size_t at = m->end;

    if (bytes > m->bytes - at)
        return 0;
    m->end += (bytes + CLICK - 1) / CLICK * CLICK;
    m->end = m->end < m->bytes ? m->end : m->bytes;
    return SYSTEM | (uint32_t)at;
}

/* A table of the kernel, which `name` points to, with the number of entries in `count`; `last` points after it. */
static uint32_t make_table(struct memory *m, const char *name, const char *count, const char *last, unsigned bytes, unsigned *n)
{
    enum { MOST = 4096 };

    *n = number_named(m, count, MOST);
    const uint32_t at = reserve(m, (size_t)*n * bytes);

    if (!at)
        *n = 0;
    put_named(m, name, 0, 4, at);
    put_named(m, last, 0, 4, at + *n * bytes);
    return at;
}

/* Returns the address of the inode of that device and number, which gets one reference more, or 0; *e: its place. */
static uint32_t inode_of(struct memory *m, uint64_t dev, uint64_t ino, uint8_t **e)
{
    for (unsigned i = 0; i < m->ninode; i++) {
        *e = place(m, m->inodes + i * INODE, INODE);
        if (!*e || (get_short(*e + I_COUNT) && (get_long(*e + I_NUMBER) != (uint32_t)ino || get_short(*e + I_DEV) != (uint8_t)dev)))
            continue;
        put(*e + I_COUNT, 2, get_short(*e + I_COUNT) + 1);
        put(*e + I_DEV, 2, (uint8_t)dev);
        put(*e + I_NUMBER, 4, ino);
        return m->inodes + i * INODE;
    }
    *e = NULL;
    return 0;
}

/* ---- processes ----------------------------------------------------------------------------------------------------------- */

static unsigned state_of(const struct process *p)
{
    enum { SLEEP = 1, RUN = 3, ZOMBIE = 5, STOPPED = 6 };

    if (p->zombie)
        return ZOMBIE;
    if (p->stopped)
        return STOPPED;
    for (const struct thread *t = p->threads; t; t = t->next)
        if (t->state == THREAD_RUNNABLE)
            return RUN;
    return SLEEP;
}

/* struct timeval. */
static void put_time(uint8_t *p, uint64_t ns)
{
    put(p, 4, ns / NS_PER_S);
    put(p + 4, 4, ns % NS_PER_S / 1000);
}

static void put_usage(const struct process *p, uint8_t *ru, struct usage u)
{
    put_time(ru, clock_cycles_to_ns(&p->k->clock, u.user));
    put_time(ru + 8, clock_cycles_to_ns(&p->k->clock, u.system));
}

/* Returns whether the reader may see p's registers and stack. Its real ids count: ps has another group's for files. */
static bool is_accessible(struct process *p)
{
    const struct thread *reader = p->k->current;

    return reader && p->threads && task_access(reader, &(struct task){p, p->threads}, ACCESS_REAL_IDS);
}

/* The u area of p, whose structure is at `proc`. */
static void put_user(struct process *p, uint32_t proc, uint8_t *u)
{
    const struct terminal *tty = p->threads ? tty_controlling(p) : NULL;
    const uint64_t age = clock_cycles_to_ns(&p->k->clock, p->k->clock.now - p->start_cycle);

    if (p->threads && p->abi == &bsd43_vax && is_accessible(p))
        bsd43_user_area(p->threads, 0, u);
    else if (p->threads && p->abi == &bsd43_vax)
        bsd43_user_area_public(p->threads, u);
    else
        memcpy(u + U_COMM, p->comm, sizeof p->comm);
    put(u + U_PROCP, 4, proc);
    put(u + U_TTYP, 4, tty ? proc : 0);
    put(u + U_TTYD, 2, tty ? terminal_device(tty) : 0xffff);
    put_usage(p, u + U_RU, process_usage(p));
    put_usage(p, u + U_CRU, p->children);
    put_time(u + U_START, kernel_realtime_ns(p->k) - age);
}

/* Page table entries: bit 31 says that the page is there, the low bits are its number. */
static void put_entries(uint8_t *p, uint32_t va, unsigned pages)
{
    for (unsigned i = 0; i < pages; i++)
        put(p + 4 * i, 4, (uint32_t)SYSTEM | ((va & ~(uint32_t)SYSTEM) / CLICK + i));
}

/* Returns the address of the entry for the text of p's program, or 0. */
static uint32_t text_of(struct memory *m, const struct process *p, uint32_t proc, unsigned clicks)
{
    unsigned n = 0;

    for (const struct process *q = p->k->processes; q != p; q = q->next)
        if (q->exe && p->exe && !strcmp(q->exe, p->exe))
            return text_of(m, q, 0, clicks);
        else
            n++;
    if (n >= m->ntext || !clicks)
        return 0;
    const uint32_t at = m->text + n * TEXT;
    uint8_t *x = place(m, at, TEXT), *inode;

    if (x) {
        put(x + X_SIZE, 4, clicks);
        put(x + X_CADDR, 4, proc ? proc : get_long(x + X_CADDR));
        put(x + X_RSSIZE, 2, clicks);
        put(x + X_COUNT, 2, get_short(x + X_COUNT) + 1);
        put(x + X_CCOUNT, 2, get_short(x + X_CCOUNT) + 1);
        if (p->mm && p->mm->program && !get_long(x + X_IPTR))
            put(x + X_IPTR, 4, inode_of(m, p->mm->program->device, p->mm->program->number, &inode));
    }
    return at;
}

static void put_identity(const struct process *p, uint8_t *e)
{
    put(e + P_STAT, 1, state_of(p));
    put(e + P_UID, 2, p->uid);
    put(e + P_PGRP, 2, (unsigned)p->pgid);
    put(e + P_PID, 2, (unsigned)p->pid);
    put(e + P_PPID, 2, p->parent ? (unsigned)p->parent->pid : 0);
    put(e + P_NICE, 1, (unsigned)(p->threads ? p->threads->nice : p->nice));
}

static void put_signals(struct process *p, uint8_t *e)
{
    enum { LAST = 31, IGNORED = 1 };

    put(e + P_SIG, 4, bsd43_sigset_pack(p->pending.set | p->threads->pending.set));
    put(e + P_SIGMASK, 4, bsd43_sigset_pack(p->threads->mask));
    for (int n = 1; n <= LAST; n++) {
        const int host = sig_host(&bsd43_vax, n);
        const uint64_t handler = host > 0 ? sighand_action(p, host)->handler : 0;
        const unsigned at = handler == IGNORED ? P_SIGIGNORE : P_SIGCATCH;

        if (handler)
            put(e + at, 4, get_long(e + at) | 1u << (n - 1));
    }
}

/* The process with number i of the table. */
static void put_process(struct memory *m, struct process *p, unsigned i, uint32_t entries, uint32_t entry_map)
{
    enum { LOADED = 1, TRACED = 0x10, PUSER = 50, PWAIT = 30, NO_LIMIT = INT32_MAX / CLICK };
    const uint32_t va = m->proc + i * PROC, area = p->zombie ? 0 : reserve(m, AREA);
    uint8_t *e = place(m, va, PROC), *a = area ? place(m, area, AREA) : NULL;

    if (!e || (!a && !p->zombie))
        return;
    put_identity(p, e);
    if (p->zombie)
        return;
    put_user(p, va, a + AREA_USER);
    put(e + P_FLAG, 4, LOADED | (p->threads && p->threads->trace.tracer ? TRACED : 0));
    put(e + P_PRI, 1, e[P_STAT] == 3 ? PUSER : PWAIT);
    put(e + P_ADDR, 4, area + AREA_USER);
    put(e + P_SZPT, 2, 1);
    put(e + P_MAXRSS, 4, NO_LIMIT);
    put(e + P_P0BR, 4, entries + i * CLICK);
    put_at(m, entry_map + 4 * i, 4, (uint32_t)SYSTEM | (area & ~(uint32_t)SYSTEM) / CLICK);
    put_entries(a + AREA_STACK - 4 * (UPAGES + CLUSTER / CLICK), area + AREA_STACK, UPAGES + CLUSTER / CLICK);
    if (!p->threads || p->abi != &bsd43_vax)
        return;
    const uint32_t data = get_long(a + AREA_USER + U_DSIZE), stack = get_long(a + AREA_USER + U_SSIZE);

    put_signals(p, e);
    put(e + P_TSIZE, 4, get_long(a + AREA_USER + U_TSIZE));
    put(e + P_DSIZE, 4, data);
    put(e + P_SSIZE, 4, stack);
    put(e + P_RSSIZE, 4, process_resident(p) / CLICK);
    put(e + P_TEXTP, 4, text_of(m, p, va, get_long(a + AREA_USER + U_TSIZE)));
    if (is_accessible(p))
        mm_peek(p->mm, BSD43_STACK_TOP - CLUSTER, a + AREA_STACK, CLUSTER);
}

static void put_processes(struct memory *m)
{
    const uint32_t entries = symbol(m, "_usrpt"), map = symbol(m, "_Usrptmap");
    unsigned i = 0;

    for (struct process *p = m->f.m->k->processes; p && i < m->nproc; p = p->next)
        put_process(m, p, i++, entries, map);
}

/* ---- open files ---------------------------------------------------------------------------------------------------------- */

/* Returns the address of f's inode, or 0. */
static uint32_t put_inode(struct memory *m, struct file *f)
{
    enum { MINOR_BITS = 8 };
    struct fs_stat st = {0};
    uint8_t *e;

    if (!f->ops->stat || f->ops->stat(f, &st))
        return 0;
    const uint32_t at = inode_of(m, st.dev, st.ino, &e);

    if (!e)
        return at;
    put(e + I_MODE, 2, st.mode);
    put(e + I_NLINK, 2, st.nlink);
    put(e + I_UID, 2, st.uid);
    put(e + I_GID, 2, st.gid);
    put(e + I_SIZE, 8, st.size);
    if (S_ISCHR(st.mode) || S_ISBLK(st.mode))
        put(e + I_RDEV, 2, (st.rdev >> MINOR_BITS & 0xff) << MINOR_BITS | (st.rdev & 0xff));
    return at;
}

/* Adds a reference to f, which `seen` has at the index in the table; NULL: a free entry. */
static void put_file(struct memory *m, const struct file **seen, struct file *f)
{
    enum { TYPE_INODE = 1, TYPE_SOCKET = 2, READS = 1, WRITES = 2 };
    unsigned i = 0;

    while (i < m->nfile && seen[i] && seen[i] != f)
        i++;
    uint8_t *e = i < m->nfile ? place(m, m->files + i * FILE_BYTES, FILE_BYTES) : NULL;

    if (!e)
        return;
    seen[i] = f;
    put(e + F_FLAG, 4, (file_readable(f) ? READS : 0u) | (file_writable(f) ? WRITES : 0u));
    put(e + F_TYPE, 2, S_ISSOCK(file_type(f)) || S_ISFIFO(file_type(f)) ? TYPE_SOCKET : TYPE_INODE);
    put(e + F_COUNT, 2, get_short(e + F_COUNT) + 1);
    put(e + F_OFFSET, 4, f->pos);
    if (get_short(e + F_COUNT) == 1 && get_short(e + F_TYPE) == TYPE_INODE)
        put(e + F_DATA, 4, put_inode(m, f));
}

static void put_files(struct memory *m)
{
    const struct file **seen = calloc(m->nfile + 1, sizeof *seen);

    for (struct process *p = seen ? m->f.m->k->processes : NULL; p; p = p->next)
        for (int fd = 0; fd < BSD43_FILES; fd++)
            if (process_file(p, fd))
                put_file(m, seen, process_file(p, fd));
    free(seen);
}

/* ---- networks ------------------------------------------------------------------------------------------------------------ */

/* The chain of a hash table that a route is in: of the host's number, or of the network's without zeros at its end. */
static unsigned chain_of(const struct bsd43_route *r, unsigned size)
{
    const uint8_t *ip = r->destination + 4;
    uint32_t n = (uint32_t)ip[0] << 24 | (uint32_t)ip[1] << 16 | (uint32_t)ip[2] << 8 | ip[3];

    if (!(r->flags & 4)) {
        n >>= ip[0] < 128 ? 24 : ip[0] < 192 ? 16 : 8;
        while (n && !(n & 0xff))
            n >>= 8;
    }
    return n & (size - 1);
}

enum { MBUF = 128 };

/* A route is in a struct mbuf: the next one, the offset of the data, their length, their type; then a struct rtentry. */
static void put_route(struct memory *m, const struct bsd43_route *r, uint32_t mbuf, unsigned chains)
{
    enum { OFFSET = 4, LENGTH = 8, DATA = 12, RTENTRY = 48, DESTINATION = 4, GATEWAY = 20, FLAGS = 36, INTERFACE = 44 };
    const uint32_t table = symbol(m, r->flags & 4 ? "_rthost" : "_rtnet");
    uint8_t *b = mbuf ? place(m, mbuf, MBUF) : NULL, *head = table ? place(m, table + 4 * chain_of(r, chains), 4) : NULL;

    if (!b || !head)
        return;
    put(b, 4, get_long(head));
    put(head, 4, mbuf);
    put(b + OFFSET, 4, DATA);
    put(b + LENGTH, 2, RTENTRY);
    memcpy(b + DATA + DESTINATION, r->destination, BSD43_SOCKADDR);
    memcpy(b + DATA + GATEWAY, r->gateway, BSD43_SOCKADDR);
    put(b + DATA + FLAGS, 2, r->flags);
    put(b + DATA + INTERFACE, 4, symbol(m, "_loif"));
}

/* struct arptab: the address, that of the hardware, a timer, flags. */
static void put_networks(struct memory *m)
{
    enum { ENTRY = 16, FLAGS = 11, CHAINS = 64 };
    const uint32_t mbufs = reserve(m, (size_t)BSD43_ROUTES * MBUF);
    const struct bsd43_machine *state = (const struct bsd43_machine *)m->f.m->k->system_state;
    const uint32_t table = symbol(m, "_arptab");
    const unsigned chains = number_named(m, "_rthashsize", CHAINS);

    for (unsigned i = 0; state && i < BSD43_ARPS; i++) {
        uint8_t *e = table ? place(m, table + i * ENTRY, ENTRY) : NULL;

        if (!e || !state->arps[i].flags)
            continue;
        put(e, 4, __builtin_bswap32(state->arps[i].ip));
        memcpy(e + 4, state->arps[i].address, sizeof state->arps[i].address);
        e[FLAGS] = (uint8_t)state->arps[i].flags;
    }
    for (unsigned i = 0; state && chains && i < BSD43_ROUTES; i++)
        if (state->routes[i].flags)
            put_route(m, &state->routes[i], mbufs + i * MBUF, chains);
}

/* ---- the rest ------------------------------------------------------------------------------------------------------------ */

/* A small number in D floating: the exponent, with a bias of 128, before a fraction of 0.5 to 1. */
static void put_double(uint8_t *p, unsigned n)
{
    unsigned bits = 0;

    while (n >> bits)
        bits++;
    put(p, 8, n ? (128u + bits) << 7 | ((n << (8 - bits)) & 0x7f) : 0);
}

/* The load averages are the number of processes that can run. */
static void put_times(struct memory *m)
{
    const struct kernel *k = m->f.m->k;
    const uint64_t now = kernel_realtime_ns(k), boot = now - kernel_monotonic_ns(k);
    const uint32_t averages = symbol(m, "_avenrun");
    unsigned running = 0;

    for (const struct process *p = k->processes; p; p = p->next)
        running += !p->zombie && !p->stopped && p->threads && p->threads->state == THREAD_RUNNABLE;
    for (unsigned i = 0; i < 3; i++) {
        uint8_t *p = averages ? place(m, averages + 8 * i, 8) : NULL;

        if (p)
            put_double(p, running < 128 ? running : 127);
    }
    put_named(m, "_boottime", 0, 4, boot / NS_PER_S);
    put_named(m, "_time", 0, 4, now / NS_PER_S);
    put_named(m, "_time", 4, 4, now % NS_PER_S / 1000);
    put_named(m, "_hz", 0, 4, k->clock.hz);
}

/* The machine is one of 8 MiB without swapping. */
static void put_sizes(struct memory *m)
{
    enum { MEMORY = 8 << 20, DMMIN = 32, DMMAX = 4096, AREAS = 8, ENTRY = 8 };

    put_named(m, "_physmem", 0, 4, MEMORY / CLICK);
    put_named(m, "_maxfree", 0, 4, MEMORY / CLICK);
    put_named(m, "_ecmx", 0, 4, MEMORY / CLUSTER);
    put_named(m, "_maxmem", 0, 4, MEMORY / CLICK);
    put_named(m, "_dmmin", 0, 4, DMMIN);
    put_named(m, "_dmmax", 0, 4, DMMAX);
    put_named(m, "_nswapmap", 0, 4, AREAS);
    put_named(m, "_swapmap", 0, 4, reserve(m, AREAS * ENTRY));
}

/* The page table of system space, for who reads /dev/mem by addresses of it. */
static void put_system_map(struct memory *m)
{
    const uint32_t map = symbol(m, "_Sysmap"), size = symbol(m, "_Syssize"), pages = (uint32_t)(m->bytes / CLICK);
    const unsigned n = size < pages ? size : pages;
    uint8_t *p = map ? place(m, map, (size_t)n * 4) : NULL;

    if (p)
        put_entries(p, SYSTEM, n);
}

/* The message buffer has what the kernel prints first, its version. */
static void put_messages(struct memory *m)
{
    enum { MAGIC = 0x063061, HEAD = 12 };
    const uint32_t buffer = symbol(m, "_msgbuf"), version = symbol(m, "_version");
    uint8_t *b = buffer ? place(m, buffer, MSGBUF) : NULL;
    const uint8_t *text = version ? place(m, version, 1) : NULL;

    if (!b)
        return;
    const size_t room = text ? (size_t)(m->image + m->bytes - text) : 0, most = room < MSGBUF - HEAD ? room : MSGBUF - HEAD;
    const size_t length = text ? strnlen((const char *)text, most) : 0;

    put(b, 4, MAGIC);
    put(b + 4, 4, length);
    memmove(b + HEAD, text ? text : b, length); /* the file's names may make them overlap */
}

static void make_image(struct memory *m)
{
    struct header h;

    if (!read_header(m, &h))
        return;
    const uint32_t data = (h.text + CLUSTER - 1) / CLUSTER * CLUSTER;

    memset(m->image, 0, m->bytes);
    memcpy(m->image, segments(m), h.text);
    memcpy(m->image + data, segments(m) + h.text, h.data);
    m->end = (data + (size_t)h.data + h.bss + CLUSTER - 1) / CLUSTER * CLUSTER;
    m->proc = make_table(m, "_proc", "_nproc", "_procNPROC", PROC, &m->nproc);
    m->text = make_table(m, "_text", "_ntext", "_textNTEXT", TEXT, &m->ntext);
    m->files = make_table(m, "_file", "_nfile", "_fileNFILE", FILE_BYTES, &m->nfile);
    m->inodes = make_table(m, "_inode", "_ninode", "_inodeNINODE", INODE, &m->ninode);
    put_times(m);
    put_sizes(m);
    put_system_map(m);
    put_networks(m);
    put_files(m);
    put_processes(m);
    put_messages(m);
}

/* ---- the devices --------------------------------------------------------------------------------------------------------- */

static void memory_release(struct file *f)
{
    struct memory *m = (struct memory *)f;

    mem_free(m->vmunix);
    mem_free(m->image);
    mem_free(m);
}

/* Below the kernel's addresses are those of the program that reads. */
static int64_t read_caller(struct file *f, void *buf, size_t len, uint64_t at, bool advances)
{
    const struct thread *t = f->m->k->current;

    if (!t || !t->p->mm || mm_peek(t->p->mm, at, buf, len) != len)
        return -EFAULT;
    f->pos += advances ? len : 0;
    return (int64_t)len;
}

static struct reader reader_of(const struct kernel *k)
{
    const struct process *p = k->current ? k->current->p : NULL;

    return p ? (struct reader){p->pid, p->uid, p->euid} : (struct reader){0};
}

/* Returns whether the image is as old as it may be, and was made for the reader. */
static bool is_current(const struct memory *m, struct reader r)
{
    enum { LASTS = 100000000 };
    const struct clock *c = &m->f.m->k->clock;

    return m->is_made && m->reader.pid == r.pid && m->reader.uid == r.uid && m->reader.euid == r.euid &&
           clock_cycles_to_ns(c, c->now - m->made_at) <= LASTS;
}

static int64_t memory_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    struct memory *m = (struct memory *)f;
    const uint64_t at = offset < 0 ? f->pos : (uint64_t)offset, base = m->is_physical ? 0 : SYSTEM;
    const struct reader reader = reader_of(f->m->k);

    if (!is_current(m, reader)) {
        make_image(m);
        m->made_at = f->m->k->clock.now;
        m->reader = reader;
        m->is_made = true;
    }
    if (at < base)
        return read_caller(f, buf, len, at, offset < 0);
    if (at - base >= m->bytes)
        return m->is_physical ? 0 : -EFAULT;
    const size_t n = len < m->bytes - (at - base) ? len : m->bytes - (size_t)(at - base);

    memcpy(buf, m->image + (at - base), n);
    if (offset < 0)
        f->pos += n;
    return (int64_t)n;
}

/* Nothing can be changed. */
static int64_t memory_write(struct file *f, const void *buf, size_t len, int64_t offset)
{
    (void)f, (void)buf, (void)len, (void)offset;
    return -EPERM;
}

/* Positions are addresses. */
static int64_t memory_seek(struct file *f, int64_t offset, int whence)
{
    f->pos = (uint32_t)(whence == SEEK_CUR ? (int64_t)f->pos + offset : offset);
    return (int64_t)f->pos;
}

enum { MAJOR = 3, MEM = 0, KMEM = 1, DRUM_MAJOR = 7 };

static int memory_stat(struct file *f, struct fs_stat *out)
{
    *out = (struct fs_stat){
        .mode = S_IFCHR | 0444, .nlink = 1, .rdev = MAJOR << 8 | (((struct memory *)f)->is_physical ? MEM : KMEM), .blksize = CLUSTER};
    return 0;
}

static const struct file_ops memory_ops = {
    .name = "memory",
    .release = memory_release,
    .read = memory_read,
    .write = memory_write,
    .lseek = memory_seek,
    .stat = memory_stat,
};

bool bsd43_is_memory(const struct file *f)
{
    return f->ops == &memory_ops;
}

/* Reads the machine's /vmunix. 0 or -errno. */
static int read_vmunix(struct thread *t, struct memory *m)
{
    struct file *f = NULL;
    struct fs_stat st = {0};
    int error = fs_open_kernel(t, "/vmunix", O_RDONLY | O_NONBLOCK, 0, &f);

    if (error)
        return -ENXIO;
    if (!f->ops->stat || f->ops->stat(f, &st) || !S_ISREG(st.mode) || st.size > VMUNIX_MOST)
        error = -ENXIO;
    m->vmunix = error ? NULL : mem_new(t->k->memory, st.size + 1);
    m->vmunix_bytes = st.size;
    if (!error && !m->vmunix)
        error = -ENOMEM;
    if (!error && f->ops->read(f, m->vmunix, st.size, 0) != (int64_t)st.size)
        error = -ENXIO;
    file_unref(f);
    return error;
}

/* The image reaches to the end of the message buffer, and has room for the processes. */
static int make_room(struct thread *t, struct memory *m)
{
    enum { ROOM = 2 << 20 };
    struct header h;

    if (!read_header(m, &h))
        return -ENXIO;
    const uint64_t end = (uint64_t)h.text + CLUSTER + h.data + h.bss + ROOM, buffer = symbol(m, "_msgbuf") & ~(uint32_t)SYSTEM;

    m->bytes = (size_t)(end > buffer + MSGBUF || buffer > IMAGE_MOST ? end : buffer + MSGBUF);
    m->image = mem_new(t->k->memory, m->bytes);
    return m->image ? 0 : -ENOMEM;
}

static int open_memory(struct thread *t, unsigned flags, bool is_physical, struct file **out)
{
    struct memory *m;

    if ((flags & O_ACCMODE) != O_RDONLY && t->p->euid)
        return -EACCES;
    m = mem_new(t->k->memory, sizeof *m);
    if (!m)
        return -ENOMEM;
    file_init(&m->f, fs_of(t), &memory_ops, flags & O_ACCMODE);
    m->is_physical = is_physical;
    int error = read_vmunix(t, m);

    error = error ? error : make_room(t, m);
    if (error)
        file_unref(&m->f);
    else
        *out = &m->f;
    return error;
}

static int open_mem(struct thread *t, unsigned flags, struct file **out)
{
    return open_memory(t, flags, true, out);
}

static int open_kmem(struct thread *t, unsigned flags, struct file **out)
{
    return open_memory(t, flags, false, out);
}

/* The swap space, of which nothing is used. */
static int open_drum(struct thread *t, unsigned flags, struct file **out)
{
    return open_memory(t, flags, true, out);
}

const struct own_device bsd43_devices[] = {
    {"/dev/mem", S_IFCHR | 0444, MAJOR << 8 | MEM, open_mem},
    {"/dev/kmem", S_IFCHR | 0444, MAJOR << 8 | KMEM, open_kmem},
    {"/dev/drum", S_IFCHR | 0444, DRUM_MAJOR << 8, open_drum},
    {NULL, 0, 0, NULL},
};
