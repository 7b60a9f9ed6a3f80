/* Functions shared by eventfd, timerfd and signalfd. */
#include "emu/kernel/event/anonymous.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"

int64_t anonymous_flags(struct thread *t, uint64_t guest, uint64_t others)
{
    uint64_t bits = guest & ~others;
    unsigned flags = (unsigned)flags_to_host(fs_abi_of(t)->open_flags, bits);
    if (flags & ~(unsigned)(O_CLOEXEC | O_NONBLOCK) || flags_to_guest(fs_abi_of(t)->open_flags, flags) != bits)
        return -1;
    return flags;
}

int anonymous_stat(struct file *f, struct fs_stat *out)
{
    (void)f;
    *out = (struct fs_stat){.dev = 13, .ino = FS_ANONYMOUS_INO, .mode = 0600, .nlink = 1, .blksize = 4096};
    return 0;
}

void put_count(struct thread *t, void *buf, uint64_t value)
{
    int64_t v = (int64_t)value;
    pack_struct(t->p->abi, false, "Q", &v, buf);
}

uint64_t get_count(struct thread *t, const void *buf)
{
    int64_t v;
    unpack_struct(t->p->abi, false, "Q", buf, &v);
    return (uint64_t)v;
}
