/* A file with its contents in memory: /proc's files, generated whenever a read starts at offset 0. */
#include "emu/kernel/procfs/memfile.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"

#include <stdlib.h>
#include <string.h>

struct memfile {
    struct file f;
    char *text;
    size_t len;
    struct mem_charge charge; /* of the text */
    struct memfile_source source;
    struct fs_stat st;
};

static void forget_text(struct memfile *mf)
{
    free(mf->text);
    mf->text = NULL;
    mem_charge_end(&mf->charge);
}

static void memfile_release(struct file *f)
{
    forget_text((struct memfile *)f);
    mm_unwatch(((struct memfile *)f)->source.mm);
    mem_free(f);
}

static int64_t memfile_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    struct memfile *mf = (struct memfile *)f;
    uint64_t at = offset < 0 ? f->pos : (uint64_t)offset;
    if (mf->source.make && (at == 0 || !mf->text)) {
        forget_text(mf);
        int err = mf->source.make(f->m, &mf->source, &mf->text, &mf->len);
        if (err)
            return err;
        if (!mem_charge_set(&mf->charge, f->m->k->memory, mf->len)) {
            forget_text(mf);
            return -ENOMEM;
        }
    }
    size_t n = at >= mf->len ? 0 : mf->len - at < len ? mf->len - at : len;
    memcpy(buf, mf->text + (n ? at : 0), n);
    if (offset < 0)
        f->pos += n;
    return (int64_t)n;
}

static int64_t memfile_lseek(struct file *f, int64_t offset, int whence)
{
    int64_t base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? (int64_t)f->pos : -1;
    int64_t to;
    if (base < 0 || __builtin_add_overflow(base, offset, &to) || to < 0)
        return -EINVAL;
    return (int64_t)(f->pos = (uint64_t)to);
}

static int memfile_stat(struct file *f, struct fs_stat *out)
{
    *out = ((struct memfile *)f)->st;
    return 0;
}

static int64_t memfile_write(struct file *f, const void *buf, size_t len, int64_t offset)
{
    const struct memfile_source *source = &((struct memfile *)f)->source;
    char text[128]; /* the longest value is a host's name */
    (void)offset;
    if (!source->store)
        return (int64_t)len;
    size_t n = len < sizeof text - 1 ? len : sizeof text - 1;
    memcpy(text, buf, n);
    text[n] = 0;
    int err = source->store(f->m, source, text);
    return err ? err : (int64_t)len;
}

int proc_truncate(struct file *f, int64_t len)
{
    (void)f, (void)len;
    return 0;
}

static const struct file_ops memfile_ops = {
    .name = "virtual",
    .release = memfile_release,
    .read = memfile_read,
    .write = memfile_write,
    .truncate = proc_truncate,
    .lseek = memfile_lseek,
    .stat = memfile_stat,
};

struct file *memfile_new(struct fs_machine *m, const struct memfile_source *source, const struct fs_stat *st)
{
    struct memfile *mf = mem_new(m->k->memory, sizeof *mf);
    if (!mf)
        return NULL;
    file_init(&mf->f, m, &memfile_ops, O_RDONLY);
    mf->source = *source;
    mm_watch(source->mm);
    mf->st = *st;
    return &mf->f;
}
