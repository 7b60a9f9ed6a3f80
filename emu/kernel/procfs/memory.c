/* /proc/PID/mem. Reads and writes ignore the protection of pages, as those of ptrace(2) do. */
#include "emu/kernel/procfs/memory.h"
#include "emu/kernel/procfs/memfile.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"

#include <stdlib.h>

enum { CHUNK = 4096 }; /* Linux copies page by page, and an error keeps what is done */

struct memory_file {
    struct file f;
    struct mm *mm;
    struct fs_stat st;
};

/* What was written may be executed next. */
static void code_changed(const struct kernel *k, const struct mm *mm, uint64_t at, size_t len)
{
    for (const struct process *p = k->processes; p; p = p->next)
        for (const struct thread *t = p->mm == mm ? p->threads : NULL; t; t = t->next)
            cpu_invalidate_code(t->cpu, at, len);
}

static int64_t transfer(struct file *f, uint8_t *buf, size_t len, int64_t offset, bool write)
{
    struct mm *mm = ((struct memory_file *)f)->mm;
    uint64_t at = offset < 0 ? f->pos : (uint64_t)offset;
    size_t done = 0;

    if (!mm || !mm->space)
        return 0;
    while (done < len) {
        size_t n = len - done < CHUNK ? len - done : CHUNK;
        size_t went = write ? mm_poke(mm, at + done, buf + done, n) : mm_peek(mm, at + done, buf + done, n);

        done += went;
        if (went < n)
            break;
    }
    if (write && done)
        code_changed(f->m->k, mm, at, done);
    if (offset < 0)
        f->pos += done;
    return done || !len ? (int64_t)done : -EIO;
}

static int64_t memory_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    return transfer(f, buf, len, offset, false);
}

static int64_t memory_write(struct file *f, const void *buf, size_t len, int64_t offset)
{
    return transfer(f, (uint8_t *)buf, len, offset, true);
}

/* Any offset is an address; there is no end to seek from. */
static int64_t memory_lseek(struct file *f, int64_t offset, int whence)
{
    if (whence != SEEK_SET && whence != SEEK_CUR)
        return -EINVAL;
    f->pos = (whence == SEEK_CUR ? f->pos : 0) + (uint64_t)offset;
    return (int64_t)f->pos;
}

static int memory_stat(struct file *f, struct fs_stat *out)
{
    *out = ((struct memory_file *)f)->st;
    return 0;
}

static void memory_release(struct file *f)
{
    mm_unwatch(((struct memory_file *)f)->mm);
    mem_free(f);
}

static const struct file_ops memory_ops = {
    .name = "mem",
    .release = memory_release,
    .read = memory_read,
    .write = memory_write,
    .lseek = memory_lseek,
    .stat = memory_stat,
    .truncate = proc_truncate,
};

struct file *memory_file_new(struct fs_machine *m, struct mm *mm, unsigned flags, const struct fs_stat *st)
{
    struct memory_file *f = mem_new(m->k->memory, sizeof *f);

    if (!f)
        return NULL;
    file_init(&f->f, m, &memory_ops, flags);
    f->mm = mm_watch(mm);
    f->st = *st;
    return &f->f;
}
