/* /proc/PID/pagemap: 64 bits for each page. No page has a frame number, as Linux shows it to programs without CAP_SYS_ADMIN. */
#include "emu/kernel/procfs/pagemap.h"
#include "emu/kernel/procfs/memfile.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"

#include <stdlib.h>
#include <string.h>

enum { ENTRY = 8, SOFT_DIRTY = 55, EXCLUSIVE = 56, FILE_OR_SHARED = 61, PRESENT = 63 };

struct pagemap {
    struct file f;
    struct mm *mm;
    struct fs_stat st;
};

static uint64_t entry_of(const struct mm *mm, uint64_t va)
{
    struct mem_map m;
    uint64_t page = (uint64_t)1 << mm->abi->page_shift, bits = 0;
    if (!space_next_map(mm->space, va, &m) || m.start > va)
        return 0;
    bool other = (m.kind & MAP_KIND_SHARED) || m.fd >= 0;
    if ((m.kind & MAP_KIND_LOCKED) || space_contents(mm->space, va, va + page))
        bits |= 1ull << PRESENT | 1ull << SOFT_DIRTY | (other ? 1ull << FILE_OR_SHARED : 1ull << EXCLUSIVE);
    return bits;
}

static int64_t pagemap_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    uint64_t at = offset < 0 ? f->pos : (uint64_t)offset;
    const struct mm *mm = ((struct pagemap *)f)->mm;
    if (at % ENTRY || len % ENTRY)
        return -EINVAL;
    if (!mm || !mm->space)
        return 0;
    uint64_t first = at / ENTRY, pages = mm->abi->task_size >> mm->abi->page_shift;
    size_t n = first >= pages ? 0 : pages - first < len / ENTRY ? (size_t)(pages - first) : len / ENTRY;
    for (size_t i = 0; i < n; i++) {
        int64_t v = (int64_t)entry_of(mm, (first + i) << mm->abi->page_shift);
        pack_struct(mm->abi, false, "Q", &v, (char *)buf + i * ENTRY);
    }
    if (offset < 0)
        f->pos += n * ENTRY;
    return (int64_t)(n * ENTRY);
}

static int64_t pagemap_lseek(struct file *f, int64_t offset, int whence)
{
    int64_t base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? (int64_t)f->pos : -1, to;
    if (base < 0 || __builtin_add_overflow(base, offset, &to) || to < 0)
        return -EINVAL;
    return (int64_t)(f->pos = (uint64_t)to);
}

static int pagemap_stat(struct file *f, struct fs_stat *out)
{
    *out = ((struct pagemap *)f)->st;
    return 0;
}

static void pagemap_release(struct file *f)
{
    mm_unwatch(((struct pagemap *)f)->mm);
    mem_free(f);
}

static const struct file_ops pagemap_ops = {
    .name = "pagemap",
    .release = pagemap_release,
    .read = pagemap_read,
    .lseek = pagemap_lseek,
    .stat = pagemap_stat,
    .truncate = proc_truncate,
};

struct file *pagemap_new(struct fs_machine *m, struct mm *mm, unsigned flags, const struct fs_stat *st)
{
    struct pagemap *p = mem_new(m->k->memory, sizeof *p);
    if (!p)
        return NULL;
    file_init(&p->f, m, &pagemap_ops, flags);
    p->mm = mm_watch(mm);
    p->st = *st;
    return &p->f;
}
