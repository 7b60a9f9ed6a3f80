#include "emu/kernel/vfs/inode.h"
#include "emu/fatal/fatal.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"
#include "emu/os/os.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static size_t hash(uint64_t dev, uint64_t ino)
{
    return (size_t)((dev * 0x9e3779b97f4a7c15u ^ ino) * 0xff51afd7ed558ccdu >> 20);
}

static void *need(void *p)
{
    if (!p)
        fatal(2, "out of memory");
    return p;
}

static void grow(struct inode_map *m)
{
    size_t room = m->room ? 2 * m->room : 256;
    struct inode **b = need(calloc(room, sizeof *b));
    for (size_t i = 0; i < m->room; i++) {
        for (struct inode *e = m->buckets[i], *next; e; e = next) {
            size_t h = hash(e->host_dev, e->host_ino) & (room - 1);
            next = e->next;
            e->next = b[h];
            b[h] = e;
        }
    }
    free(m->buckets);
    m->buckets = b;
    m->room = room;
}

/* Returns a small device number for the host's: 0x801, 0x802, ... (partitions of the first disk). */
static uint64_t device_number(struct inode_map *m, uint64_t host_dev)
{
    const unsigned most = sizeof m->devices / sizeof m->devices[0];
    unsigned i = 0;
    while (i < m->device_count && m->devices[i] != host_dev)
        i++;
    if (i == m->device_count && i < most)
        m->devices[m->device_count++] = host_dev;
    return 0x801 + (i < most ? i : most);
}

struct inode *inode_find(const struct inode_map *m, uint64_t host_dev, uint64_t host_ino)
{
    if (!m->room)
        return NULL;
    struct inode *e = m->buckets[hash(host_dev, host_ino) & (m->room - 1)];
    while (e && (e->host_dev != host_dev || e->host_ino != host_ino))
        e = e->next;
    return e;
}

struct inode *inode_get(struct inode_map *m, uint64_t host_dev, uint64_t host_ino)
{
    struct inode *e = inode_find(m, host_dev, host_ino);
    if (e)
        return e;
    if (m->count >= m->room)
        grow(m);
    e = need(calloc(1, sizeof *e));
    e->host_dev = host_dev;
    e->host_ino = host_ino;
    e->device = device_number(m, host_dev);
    e->number = ++m->next_number + 10; /* numbers up to 10 are reserved in file systems */
    struct inode **b = &m->buckets[hash(host_dev, host_ino) & (m->room - 1)];
    e->next = *b;
    *b = e;
    m->count++;
    if (m->memory)
        mem_charge_force(&m->charge, m->memory, m->room * sizeof *b + m->count * sizeof *e);
    return e;
}

struct inode *inode_new(struct inode_map *m, uint64_t host_dev, uint64_t host_ino, int64_t now_ns)
{
    struct inode *e = inode_get(m, host_dev, host_ino);
    if (e->times || e->object) { /* known: the host has reused an old file's number */
        e->number = ++m->next_number + 10;
        inode_detach(e, e->object);
    }
    inode_touch(e, INODE_ATIME | INODE_MTIME | INODE_CTIME | INODE_BTIME, now_ns);
    return e;
}

void *inode_object(const struct inode *i, enum inode_kind kind)
{
    return i->kind == kind ? i->object : NULL;
}

void inode_attach(struct inode *i, enum inode_kind kind, void *object)
{
    i->kind = kind;
    i->object = object;
}

void inode_detach(struct inode *i, const void *object)
{
    if (i->object != object)
        return;
    i->kind = INODE_FILE;
    i->object = NULL;
}

void inode_touch(struct inode *i, unsigned which, int64_t now_ns)
{
    i->times |= which;
    if (which & INODE_ATIME)
        i->atime = now_ns;
    if (which & INODE_MTIME)
        i->mtime = now_ns;
    if (which & INODE_CTIME)
        i->ctime = now_ns;
    if (which & INODE_BTIME)
        i->btime = now_ns;
}

bool inode_atime_is_old(const struct inode *i, int64_t now_ns)
{
    const int64_t day = 86400 * INT64_C(1000000000);
    if (!(i->times & INODE_ATIME))
        return true;
    return (i->times & INODE_MTIME && i->atime <= i->mtime) || (i->times & INODE_CTIME && i->atime <= i->ctime) ||
           (i->atime < INT64_MAX - day && i->atime + day <= now_ns);
}

void inode_execute(struct inode *i, int host_fd)
{
    if (!i->executing++)
        i->program_fd = host_fd < 0 ? -1 : os_fcntl(host_fd, F_DUPFD_CLOEXEC, 0);
}

static void memory_gone(struct inode *i)
{
    if (!i->memory || i->opened || i->executing)
        return;
    mem_charge_end(&i->charge);
    if (i->memory)
        mem_charge_end(&i->attributes);
    i->memory = NULL;
    i->mapped = 0;
    i->write_sealed = false;
}

void inode_executed(struct inode *i)
{
    if (!--i->executing && i->program_fd >= 0)
        os_close(i->program_fd);
    memory_gone(i);
}

bool inode_any_executing(const struct inode_map *m, uint64_t host_dev)
{
    for (size_t i = 0; i < m->room; i++)
        for (const struct inode *e = m->buckets[i]; e; e = e->next)
            if (e->host_dev == host_dev && e->executing)
                return true;
    return false;
}

void inode_opened(struct inode *i)
{
    i->opened++;
}

void inode_closed(struct inode *i)
{
    i->opened--;
    memory_gone(i);
}

bool inode_is_executing(const struct inode_map *m, const struct stat *st)
{
    const struct inode *i = inode_find(m, st->st_dev, st->st_ino);
    return i && i->executing;
}

void inode_map_fini(struct inode_map *m)
{
    for (size_t i = 0; i < m->room; i++) {
        for (struct inode *e = m->buckets[i], *next; e; e = next) {
            next = e->next;
            mem_charge_end(&e->attributes);
            free(e);
        }
    }
    free(m->buckets);
    mem_charge_end(&m->charge);
    *m = (struct inode_map){0};
}
