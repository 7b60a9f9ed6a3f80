/*
 * System V shared memory: a segment is a host memory file that processes map shared.
 *
 * A mapping of a segment refers to it (struct mem_file), so a removed segment exists until the last part of the last attachment is
 * unmapped, in whatever way. shm_nattch is computed by counting the segment's mappings.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/ipc/ipc.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"
#include "emu/os/os.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/shm.h>
#include <unistd.h>

#define SHMMAX         (1u << 30)
#define SEGMENT_DEVICE 0x14  /* st_dev of the mappings in /proc/PID/maps */
#define REMOVED        01000 /* SHM_DEST in the mode */
#define LOCKED         02000 /* SHM_LOCKED */

struct segment {
    struct ipc_object o;
    uint64_t size;
    struct mem_charge charge; /* of whole pages */
    struct ipc_table *table;
    uint64_t users; /* attachments whose memory is mapped; address spaces that inherited one share it */
    int host_fd, creator, last;
    int64_t atime, dtime, ctime;
};

static int64_t seconds(struct thread *t)
{
    return fs_now(fs_of(t)) / 1000000000;
}

/* Arguments of shmget(). */
struct wanted {
    uint64_t size;
    struct mem_account *memory;
    struct ipc_table *table;
};

static struct ipc_object *make_segment(void *ctx)
{
    const struct wanted *w = ctx;
    uint64_t bytes = (w->size + 16383) & ~(uint64_t)16383;
    struct segment *s = mem_new(w->memory, sizeof *s);
    if (!s)
        return NULL;
    s->size = w->size;
    s->table = w->table;
    s->host_fd = mem_charge_set(&s->charge, w->memory, bytes) ? os_memfd_create("SYSV", MFD_CLOEXEC) : -1;
    if (s->host_fd >= 0 && !os_ftruncate(s->host_fd, (off_t)bytes))
        return &s->o;
    segment_free(&s->o);
    return NULL;
}

static int check_segment(const struct ipc_object *o, void *ctx)
{
    return ((const struct wanted *)ctx)->size > ((const struct segment *)o)->size ? -EINVAL : 0;
}

void segment_free(struct ipc_object *o)
{
    struct segment *s = (struct segment *)o;
    assert(!s->users);
    mem_charge_end(&s->charge);
    if (s->host_fd >= 0)
        os_close(s->host_fd);
    mem_free(s);
}

/* ---- attachments ------------------------------------------------------------------------------ */

static void free_unused(struct segment *s)
{
    if (s->users || !(s->o.mode & REMOVED))
        return;
    ipc_take_out(s->table, &s->o);
    segment_free(&s->o);
}

/* Called when an attachment is made. */
static void keep_segment(void *owner)
{
    ((struct segment *)owner)->users++;
}

/* Called when no address space has a part of the attachment any more: after munmap, exec or the end of the last process that inherited it.
 */
static void drop_segment(void *owner)
{
    struct segment *s = owner;
    s->users--;
    free_unused(s);
}

/* Returns the segment that is attached at m, or NULL. */
static struct segment *segment_at(const struct mem_map *m)
{
    return m->drop == drop_segment ? m->owner : NULL;
}

/* Returns how many attachments of a segment one address space has. As in Linux, each mapping is one. */
static unsigned attached_in(const struct mm *mm, const struct segment *s)
{
    struct mem_map m;
    unsigned n = 0;
    for (uint64_t va = 0; space_next_map(mm->space, va, &m); va = m.end)
        n += segment_at(&m) == s;
    return n;
}

static unsigned attached(const struct kernel *k, const struct segment *s)
{
    unsigned n = 0;
    for (const struct process *p = s->users ? k->processes : NULL; p; p = p->next) {
        bool counted = !p->mm || p->zombie;
        bool shared = !counted && p->mm->refs > 1;
        for (const struct process *q = k->processes; shared && q != p && !counted; q = q->next)
            counted = q->mm == p->mm; /* vfork, CLONE_VM */
        n += counted ? 0 : attached_in(p->mm, s);
    }
    return n;
}

int64_t sys_shmget(struct thread *t, int key, uint64_t size, unsigned flags)
{
    struct kernel_ipc *ipc = ipc_of(t);
    if (size > SHMMAX)
        return -EINVAL;
    bool exists = false;
    for (unsigned i = 0; i < ipc->segments.last && key != IPC_PRIVATE; i++)
        exists |= ipc->segments.objects[i] && ipc->segments.objects[i]->key == key;
    if (!size && !exists && (key == IPC_PRIVATE || (flags & IPC_CREAT)))
        return -EINVAL;
    struct wanted w = {size, t->k->memory, &ipc->segments};
    int64_t id = ipc_get(t, &ipc->segments, key, flags, make_segment, check_segment, &w);
    if (id >= 0) {
        struct segment *s = (struct segment *)ipc_at(&ipc->segments, (int)id % 32768);
        if (!s->ctime) {
            s->ctime = seconds(t);
            s->creator = t->p->pid;
        }
    }
    return id;
}

/* Returns whether anything is mapped in [va, va+len). */
static bool occupied(const struct mm *mm, uint64_t va, uint64_t len)
{
    struct mem_map m;
    return space_next_map(mm->space, va, &m) && m.start < va + len;
}

int64_t sys_shmat(struct thread *t, int id, uint64_t addr, unsigned flags)
{
    struct mm *mm = t->p->mm;
    uint64_t page = (uint64_t)1 << t->p->abi->page_shift, boundary = fs_abi_of(t)->shmlba;
    bool read_only = flags & SHM_RDONLY;
    char name[24];
    int err;
    struct segment *s = (struct segment *)ipc_find(t, &ipc_of(t)->segments, id, (read_only ? 4 : 6) | (flags & SHM_EXEC ? 1 : 0), &err);
    if (!s)
        return err;
    uint64_t len = (s->size + page - 1) & ~(page - 1);
    if (addr && (flags & SHM_RND))
        addr &= ~(boundary - 1);
    if (addr & (page - 1) || (!addr && (flags & SHM_REMAP)))
        return -EINVAL;
    if (addr > t->p->abi->task_size || len > t->p->abi->task_size - addr)
        return -EINVAL;
    if (addr && !(flags & SHM_REMAP) && occupied(mm, addr, len))
        return -EINVAL;
    if (!addr && !(addr = mm_find_free_range(t, 0, len)))
        return -ENOMEM;
    snprintf(name, sizeof name, "/SYSV%08x", (unsigned)s->o.key);
    struct mem_file file = {.fd = os_contents(s->host_fd),
                            .name = name,
                            .dev = SEGMENT_DEVICE,
                            .ino = (uint64_t)s->o.id,
                            .apart = true,
                            .owner = s,
                            .keep = keep_segment,
                            .drop = drop_segment};
    unsigned prot = mm_prot(t, PROT_READ | (read_only ? 0 : PROT_WRITE) | (flags & SHM_EXEC ? PROT_EXEC : 0));
    err = space_map(mm->space, addr, len, prot, MAP_KIND_SHARED, &file);
    if (err)
        return err;
    s->atime = seconds(t);
    s->last = t->p->pid;
    return (int64_t)addr;
}

/* Detaches the attachment whose segment would begin at addr, even if parts of it were unmapped or protected. */
int64_t sys_shmdt(struct thread *t, uint64_t addr)
{
    struct mem_map m;
    struct space *space = t->p->mm->space;
    const struct segment *found = NULL;
    uint64_t end = UINT64_MAX;
    if (addr & (((uint64_t)1 << t->p->abi->page_shift) - 1))
        return -EINVAL;
    for (uint64_t va = addr; space_next_map(space, va, &m) && m.start < end; va = m.end) {
        struct segment *s = segment_at(&m);
        if (!s || m.start < addr || m.start - addr != m.offset || (found && s != found))
            continue;
        if (!found) {
            found = s;
            end = addr + s->charge.bytes;
            s->dtime = seconds(t);
            s->last = t->p->pid;
        }
        space_unmap(space, m.start, m.end - m.start); /* may free the segment */
    }
    return found ? 0 : -EINVAL;
}

/* ---- control --------------------------------------------------------------------------------- */

static int64_t segment_field(const struct ipc_object *o, char message)
{
    const struct segment *s = (const struct segment *)o;
    switch (message) {
    case 'a': return s->atime;
    case 'd': return s->dtime;
    case 'c': return s->ctime;
    case 's': return (int64_t)s->size;
    case 'p': return s->creator;
    case 'P': return s->last;
    default: return 0;
    }
}

/* shm_nattch is not stored in the object. */
static int64_t put_segment(struct thread *t, uint64_t va, const struct segment *s)
{
    const struct fs_layout *l = &fs_abi_of(t)->shm_ds;
    int64_t v[40], err = ipc_put(t, va, l, &s->o, segment_field);
    if (err || get_struct(t, va, l->format, v))
        return err ? err : -EFAULT;
    v[strchr(l->fields, 'n') - l->fields] = attached(t->k, s);
    return put_struct(t, va, l->format, v);
}

static int64_t information(struct thread *t, uint64_t va, struct ipc_table *table)
{
    int64_t v[9] = {SHMMAX, 1, IPC_MOST, IPC_MOST, (int64_t)(mem_account_bytes(t->k->memory) / 4096), 0, 0, 0, 0};
    return put_struct(t, va, "9L", v) ? -EFAULT : table->last ? (int64_t)table->last - 1 : 0;
}

static int64_t usage(struct thread *t, uint64_t va, struct ipc_table *table)
{
    int64_t used = 0, pages = 0;
    for (unsigned i = 0; i < table->last; i++)
        if (table->objects[i])
            used++, pages += (int64_t)(((struct segment *)table->objects[i])->size + 4095) / 4096;
    int64_t v[6] = {used, pages, pages, 0, 0, 0}; /* struct shm_info */
    return put_struct(t, va, "iLLLLL", v) ? -EFAULT : table->last ? (int64_t)table->last - 1 : 0;
}

int64_t sys_shmctl(struct thread *t, int id, int command, uint64_t buf)
{
    struct ipc_table *table = &ipc_of(t)->segments;
    int cmd = command & ~IPC_64_FLAG, err;
    if (cmd == IPC_INFO)
        return information(t, buf, table);
    if (cmd == SHM_INFO)
        return usage(t, buf, table);
    bool by_place = cmd == SHM_STAT || cmd == SHM_STAT_ANY;
    if (by_place && ipc_at(table, id))
        id = ipc_at(table, id)->id;
    struct segment *s = (struct segment *)ipc_find(t, table, id, cmd == IPC_STAT || cmd == SHM_STAT ? 4 : 0, &err);
    if (!s)
        return err;
    switch (cmd) {
    case IPC_STAT:
    case SHM_STAT:
    case SHM_STAT_ANY: err = (int)put_segment(t, buf, s); return err ? err : by_place ? id : 0;
    case IPC_SET: s->ctime = seconds(t); return ipc_set(t, buf, &fs_abi_of(t)->shm_ds, &s->o, 0, NULL);
    case IPC_RMID:
        if (!ipc_is_owner(t, &s->o))
            return -EPERM;
        s->o.mode |= REMOVED;
        s->o.key = IPC_PRIVATE;
        free_unused(s);
        return 0;
    case SHM_LOCK:
    case SHM_UNLOCK:
        if (!ipc_is_owner(t, &s->o))
            return -EPERM;
        s->o.mode = cmd == SHM_LOCK ? s->o.mode | LOCKED : s->o.mode & ~(unsigned)LOCKED;
        return 0;
    default: return -EINVAL;
    }
}

/* Bytes of a segment that have memory. */
static uint64_t resident(const struct segment *s)
{
    struct stat st;
    return os_fstat(s->host_fd, &st) ? 0 : (uint64_t)st.st_blocks * 512;
}

void segments_list(FILE *out, const struct kernel *k)
{
    fputs("       key      shmid perms                  size  cpid  lpid nattch   uid   gid  cuid  cgid      atime      dtime      ctime"
          "                   rss                  swap\n",
          out);
    for (unsigned i = 0; k->ipc && i < k->ipc->segments.last; i++) {
        const struct segment *s = (struct segment *)k->ipc->segments.objects[i];
        if (!s)
            continue;
        fprintf(out, "%10d %10d  %4o %21" PRIu64 " %5d %5d  %5u %5u %5u %5u %5u", s->o.key, s->o.id, s->o.mode, s->size, s->creator,
                s->last, attached(k, s), s->o.uid, s->o.gid, s->o.cuid, s->o.cgid);
        fprintf(out, " %10" PRId64 " %10" PRId64 " %10" PRId64 " %21" PRIu64 " %21d\n", s->atime, s->dtime, s->ctime, resident(s), 0);
    }
}
