/* Address spaces of processes: mmap and its kin, brk. */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/sysinfo.h>

#include "emu/kernel/internal.h"

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif
#ifndef MREMAP_DONTUNMAP
#define MREMAP_DONTUNMAP 4
#endif
#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ 22
#define MADV_POPULATE_WRITE 23
#endif

enum { LIMIT_DATA = 2, LIMIT_AS = 9 }; /* Linux's RLIMIT_ numbers */

/* ---- life ----------------------------------------------------------------------------------------------- */

struct mm *mm_new(const struct abi *abi)
{
    struct mm *m = calloc(1, sizeof *m);

    if (!m)
        return NULL;
    m->refs = 1;
    m->space = space_new(abi->space);
    if (!m->space) {
        free(m);
        return NULL;
    }
    return m;
}

struct mm *mm_fork(struct mm *m)
{
    struct mm *n = malloc(sizeof *n);

    if (!n)
        return NULL;
    *n = *m;
    n->refs = 1;
    n->space = space_fork(m->space);
    if (!n->space) {
        free(n);
        return NULL;
    }
    return n;
}

struct mm *mm_ref(struct mm *m)
{
    m->refs++;
    return m;
}

void mm_unref(struct mm *m)
{
    if (!m || --m->refs)
        return;
    space_unref(m->space);
    free(m);
}

/* ---- helpers ----------------------------------------------------------------------------------------------- */

static uint64_t page_mask(const struct thread *t)
{
    return ((uint64_t)1 << t->p->abi->page_shift) - 1;
}

static uint64_t page_up(const struct thread *t, uint64_t v)
{
    return (v + page_mask(t)) & ~page_mask(t);
}

/* In the part of the address space that belongs to the program. */
static bool in_user_range(const struct thread *t, uint64_t va, uint64_t len)
{
    uint64_t end = t->p->abi->task_size;

    return len <= end && va <= end - len;
}

static bool range_is_free(const struct thread *t, uint64_t va, uint64_t len)
{
    struct mem_map m;

    return !space_next_map(t->p->mm->space, va, &m) || m.start >= va + len;
}

void mm_file_resized(struct kernel *k, int host_fd)
{
    struct stat st;

    if (fstat(host_fd, &st) || !S_ISREG(st.st_mode))
        return;
    for (struct process *p = k->processes; p; p = p->next)
        if (p->mm)
            space_file_resized(p->mm->space, st.st_dev, st.st_ino);
}

static unsigned guest_prot(const struct thread *t, unsigned prot)
{
    unsigned out = 0;

    if (prot & PROT_READ)
        out |= MEM_R;
    if (prot & PROT_WRITE)
        out |= MEM_R | MEM_W; /* no machine of ours can write what it can not read */
    if (prot & PROT_EXEC)
        out |= t->p->abi->exec_implies_read ? MEM_R | MEM_X : MEM_X;
    if ((t->p->personality_flags & 0x0400000) && (out & MEM_R)) /* READ_IMPLIES_EXEC */
        out |= MEM_X;
    return out;
}

uint64_t mm_find_room(const struct thread *t, uint64_t hint, uint64_t len)
{
    struct mm *mm = t->p->mm;
    uint64_t low = (uint64_t)1 << 16;

    hint = (hint + page_mask(t)) & ~page_mask(t);
    if (hint >= low && in_user_range(t, hint, len) && range_is_free(t, hint, len))
        return hint;
    if (mm->mmap_bottom_up)
        return space_find_free(mm->space, mm->mmap_base, mm->mmap_limit, len);
    uint64_t va = space_find_free_down(mm->space, low, mm->mmap_base, len);

    return va ? va : space_find_free(mm->space, mm->mmap_base, mm->mmap_limit, len);
}

static bool over_address_limit(const struct thread *t, uint64_t more)
{
    uint64_t resident, mapped;

    if (t->p->rlimits[LIMIT_AS].cur == UINT64_MAX)
        return false;
    space_usage(t->p->mm->space, &resident, &mapped);
    return mapped + more > t->p->rlimits[LIMIT_AS].cur;
}

/* ---- mmap ------------------------------------------------------------------------------------------------------ */

static int64_t do_mmap(struct thread *t, uint64_t addr, uint64_t len, unsigned prot, unsigned flags, int fd, uint64_t offset)
{
    struct mem_file file;
    bool shared = (flags & MAP_TYPE) == MAP_SHARED || (flags & MAP_TYPE) == MAP_SHARED_VALIDATE;
    bool fixed = flags & (MAP_FIXED | MAP_FIXED_NOREPLACE);

    if (!len || (offset & page_mask(t)) || !(flags & MAP_TYPE))
        return -EINVAL;
    len = page_up(t, len);
    if (!len || !in_user_range(t, 0, len) || over_address_limit(t, len))
        return -ENOMEM;
    if (fixed && (addr & page_mask(t)))
        return -EINVAL;
    if (fixed && !in_user_range(t, addr, len))
        return -ENOMEM;
    if (fixed && addr < ((uint64_t)1 << 12))
        return -EPERM; /* vm.mmap_min_addr; page 0 is the gateway's on PA-RISC */
    if (!(flags & MAP_ANONYMOUS)) {
        int error = fs_mmap(t, fd, guest_prot(t, prot), shared, offset, &file);

        if (error)
            return error;
    }
    if ((flags & MAP_FIXED_NOREPLACE) && !range_is_free(t, addr, len))
        return -EEXIST;
    uint64_t va = fixed ? addr : mm_find_room(t, addr, len);

    if (!va)
        return -ENOMEM;
    unsigned kind = shared ? MAP_KIND_SHARED : 0;

    if ((flags & MAP_GROWSDOWN) && !shared)
        kind |= t->p->abi->stack_grows_up ? MAP_KIND_GROWSUP : MAP_KIND_GROWSDOWN;
    int error = space_map(t->p->mm->space, va, len, guest_prot(t, prot), kind, flags & MAP_ANONYMOUS ? NULL : &file);

    return error ? error : (int64_t)va;
}

/* The flags in the host's numbers; 0 when the type is none of shared, private, shared and checked. */
static unsigned mmap_flags(const struct thread *t, uint64_t guest)
{
    unsigned type = (unsigned)guest & t->p->abi->mmap_type_mask;

    return type >= 1 && type <= 3 ? (unsigned)flags_to_host(t->p->abi->mmap_flags, guest) : 0;
}

int64_t sys_mmap(struct thread *t, uint64_t addr, uint64_t len, unsigned prot, unsigned guest_flags, int fd,
                 uint64_t offset)
{
    unsigned flags = mmap_flags(t, guest_flags);

    return do_mmap(t, addr, len, prot, flags, fd, offset);
}

/* The offset counts pages of the ABI (4 KiB on 32-bit machines). */
int64_t sys_mmap2(struct thread *t, uint64_t addr, uint64_t len, unsigned prot, unsigned guest_flags, int fd,
                  uint64_t pgoffset)
{
    unsigned flags = mmap_flags(t, guest_flags);

    return do_mmap(t, addr, len, prot, flags, fd, pgoffset << t->p->abi->page_shift);
}

/* The kernel's own gateway pages are no mappings of the program: they stay. */
static int unmap(struct space *space, uint64_t from, uint64_t end)
{
    struct mem_map m;

    for (uint64_t va = from; space_next_map(space, va, &m) && m.start < end; va = m.end) {
        if (!(m.kind & MAP_KIND_GATEWAY))
            continue;
        int error = m.start > from ? space_unmap(space, from, m.start - from) : 0;

        if (error || m.end >= end)
            return error;
        from = m.end;
    }
    return from < end ? space_unmap(space, from, end - from) : 0;
}

int64_t sys_munmap(struct thread *t, uint64_t addr, uint64_t guest_len)
{
    uint64_t len = page_up(t, guest_len);

    if ((addr & page_mask(t)) || !guest_len || !len || !in_user_range(t, addr, len))
        return -EINVAL;
    return unmap(t->p->mm->space, addr, addr + len);
}

int64_t sys_mprotect(struct thread *t, uint64_t addr, uint64_t guest_len, unsigned prot)
{
    uint64_t len = page_up(t, guest_len);

    if ((addr & page_mask(t)) || (prot & ~(uint64_t)(PROT_READ | PROT_WRITE | PROT_EXEC | 8 | PROT_GROWSDOWN | PROT_GROWSUP)))
        return -EINVAL;
    if (!guest_len)
        return 0;
    if (!len || !in_user_range(t, addr, len))
        return -ENOMEM;
    return space_protect(t->p->mm->space, addr, len, guest_prot(t, prot));
}

/* ---- brk --------------------------------------------------------------------------------------------------------- */

int64_t sys_brk(struct thread *t, uint64_t addr)
{
    struct mm *mm = t->p->mm;
    uint64_t old = page_up(t, mm->brk), new = page_up(t, addr);

    if (addr < mm->brk_start || !in_user_range(t, addr, 0))
        return (int64_t)mm->brk;
    if (t->p->rlimits[LIMIT_DATA].cur != UINT64_MAX && addr - mm->brk_start > t->p->rlimits[LIMIT_DATA].cur)
        return (int64_t)mm->brk;
    if (new < old) {
        space_unmap(mm->space, new, old - new);
    } else if (new > old) {
        struct mem_file heap = {.fd = -1, .name = "[heap]"};

        if (over_address_limit(t, new - old) || !range_is_free(t, old, new - old) ||
            space_map(mm->space, old, new - old, guest_prot(t, t->p->abi->data_prot), 0, &heap))
            return (int64_t)mm->brk;
    }
    mm->brk = addr;
    return (int64_t)mm->brk;
}

/* ---- mremap ------------------------------------------------------------------------------------------------------- */

/* Make the mapping m longer: what follows its first `part` bytes goes to `end`. */
static int extend(struct thread *t, const struct mem_map *m, uint64_t part, uint64_t end, uint64_t more)
{
    struct mem_file file = {.fd = m->fd, .offset = m->offset + part, .name = m->name, .dev = m->dev, .ino = m->ino};
    bool plain = m->fd < 0 && !*m->name;

    return space_map(t->p->mm->space, end, more, m->prot, m->kind, plain ? NULL : &file);
}

static int64_t mremap_move(struct thread *t, uint64_t from, uint64_t old_len, uint64_t new_len, uint64_t to, const struct mem_map *m)
{
    struct space *s = t->p->mm->space;
    uint64_t keep = old_len < new_len ? old_len : new_len;
    struct mem_map map = *m;
    int error = 0;

    if (old_len > keep)
        space_unmap(s, from + keep, old_len - keep);
    if (new_len > keep)
        error = extend(t, &map, from + keep - map.start, to + keep, new_len - keep);
    if (!error)
        error = space_move(s, from, to, keep);
    return error ? error : (int64_t)to;
}

int64_t sys_mremap(struct thread *t, uint64_t old_addr, uint64_t guest_old_len, uint64_t guest_new_len,
                   unsigned flags, uint64_t new_addr)
{
    struct space *s = t->p->mm->space;
    uint64_t old_len = page_up(t, guest_old_len), new_len = page_up(t, guest_new_len);
    struct mem_map m;

    if ((old_addr & page_mask(t)) || !new_len || (flags & ~7u) || ((flags & MREMAP_FIXED) && !(flags & MREMAP_MAYMOVE)))
        return -EINVAL;
    if (flags & MREMAP_DONTUNMAP)
        return -EINVAL;
    if (!space_next_map(s, old_addr, &m) || m.start > old_addr)
        return -EFAULT;
    if (flags & MREMAP_FIXED) {
        if ((new_addr & page_mask(t)) || !in_user_range(t, new_addr, new_len) || (new_addr < old_addr + old_len && old_addr < new_addr + new_len))
            return -EINVAL;
        space_unmap(s, new_addr, new_len);
        return mremap_move(t, old_addr, old_len, new_len, new_addr, &m);
    }
    if (old_len && old_addr + old_len > m.end)
        return -EFAULT;
    if (new_len <= old_len) {
        if (new_len < old_len)
            space_unmap(s, old_addr + new_len, old_len - new_len);
        return (int64_t)old_addr;
    }
    if (over_address_limit(t, new_len - old_len))
        return -ENOMEM;
    if (old_addr + old_len == m.end && in_user_range(t, old_addr, new_len) && range_is_free(t, m.end, new_len - old_len) &&
        (m.end + new_len - old_len <= t->p->mm->mmap_base || m.end > t->p->mm->mmap_base) &&
        !extend(t, &m, m.end - m.start, m.end, new_len - old_len))
        return (int64_t)old_addr;
    if (!(flags & MREMAP_MAYMOVE))
        return -ENOMEM;
    new_addr = mm_find_room(t, 0, new_len);
    return new_addr ? mremap_move(t, old_addr, old_len, new_len, new_addr, &m) : -ENOMEM;
}

/* ---- advice and the rest ------------------------------------------------------------------------------------------ */

/* Every page of the range mapped? */
static bool all_mapped(const struct thread *t, uint64_t va, uint64_t len)
{
    struct mem_map m;
    uint64_t end = va + len;

    while (va < end) {
        if (!space_next_map(t->p->mm->space, va, &m) || m.start > va)
            return false;
        va = m.end;
    }
    return true;
}

static int populate(struct thread *t, uint64_t va, uint64_t len, enum mem_access access)
{
    uint64_t page = page_mask(t) + 1;

    for (uint64_t at = va; at < va + len; at += page)
        if (!(space_page_flags(t->p->mm->space, at) & (access == MEM_READ ? MEM_R : MEM_W)) &&
            mem_fault(t->p->mm->space, at, 1, access))
            return -EFAULT;
    return 0;
}

static int advice_to_host(const struct thread *t, uint64_t guest)
{
    const struct flag_pair *p = t->p->abi->advice;

    while (p && p->host && p->guest != guest)
        p++;
    return p && p->host ? (int)p->host : (int)guest;
}

int64_t sys_madvise(struct thread *t, uint64_t addr, uint64_t guest_len, int advice)
{
    struct space *s = t->p->mm->space;
    uint64_t len = page_up(t, guest_len);

    if ((addr & page_mask(t)) || (guest_len && !len) || !in_user_range(t, addr, len))
        return -EINVAL;
    if (!len)
        return 0;
    switch (advice_to_host(t, advice)) {
    case MADV_DONTNEED:
    case MADV_FREE:
        return space_discard(s, addr, len) ? -ENOMEM : 0;
    case MADV_DONTFORK:
        return space_set_fork(s, addr, len, MAP_KIND_DONTFORK, 0);
    case MADV_DOFORK:
        return space_set_fork(s, addr, len, 0, MAP_KIND_DONTFORK);
    case MADV_WIPEONFORK:
        return space_set_fork(s, addr, len, MAP_KIND_WIPEONFORK, 0);
    case MADV_KEEPONFORK:
        return space_set_fork(s, addr, len, 0, MAP_KIND_WIPEONFORK);
    case MADV_POPULATE_READ:
        return all_mapped(t, addr, len) ? populate(t, addr, len, MEM_READ) : -ENOMEM;
    case MADV_POPULATE_WRITE:
        return all_mapped(t, addr, len) ? populate(t, addr, len, MEM_WRITE) : -ENOMEM;
    case MADV_NORMAL:
    case MADV_RANDOM:
    case MADV_SEQUENTIAL:
    case MADV_WILLNEED:
    case MADV_COLD:
    case MADV_PAGEOUT:
    case MADV_MERGEABLE:
    case MADV_UNMERGEABLE:
    case MADV_HUGEPAGE:
    case MADV_NOHUGEPAGE:
    case MADV_DONTDUMP:
    case MADV_DODUMP:
        return all_mapped(t, addr, len) ? 0 : -ENOMEM; /* may be ignored */
    }
    return -EINVAL;
}

int64_t sys_msync(struct thread *t, uint64_t addr, uint64_t guest_len, unsigned flags)
{
    uint64_t len = page_up(t, guest_len);

    if ((addr & page_mask(t)) || (flags & ~7ull))
        return -EINVAL;
    if (!all_mapped(t, addr, len))
        return -ENOMEM;
    return space_sync(t->p->mm->space, addr, len);
}

int64_t sys_mincore(struct thread *t, uint64_t addr, uint64_t len, uint64_t vec)
{
    uint64_t pages = page_up(t, len) >> t->p->abi->page_shift;

    if (addr & page_mask(t))
        return -EINVAL;
    if (!in_user_range(t, addr, page_up(t, len)) || !all_mapped(t, addr, page_up(t, len)))
        return -ENOMEM;
    for (uint64_t i = 0; i < pages; i++)
        if (copy_out(t, vec + i, &(uint8_t){1}, 1))
            return -EFAULT;
    return 0;
}

int64_t sys_mlock(struct thread *t, uint64_t addr, uint64_t len)
{
    return all_mapped(t, addr & ~page_mask(t), page_up(t, len + (addr & page_mask(t)))) ? 0 : -ENOMEM;
}

int64_t sys_mlock2(struct thread *t, uint64_t addr, uint64_t len, unsigned flags)
{
    return flags & ~1ull ? -EINVAL : sys_mlock(t, addr, len);
}

int64_t sys_munlock(struct thread *t, uint64_t addr, uint64_t len)
{
    return sys_mlock(t, addr, len);
}

int64_t sys_mlockall(struct thread *t, unsigned flags)
{
    return !flags || (flags & ~7ull) ? -EINVAL : 0;
}

int64_t sys_munlockall(struct thread *t)
{
    return 0;
}

int64_t sys_pkey_mprotect(struct thread *t, uint64_t addr, uint64_t len, unsigned prot, int pkey)
{
    return pkey == -1 ? sys_mprotect(t, addr, len, prot) : -EINVAL;
}

int64_t sys_pkey_alloc(struct thread *t, unsigned flags, uint64_t rights)
{
    return -ENOSPC; /* the machine has no protection keys for programs */
}

int64_t sys_pkey_free(struct thread *t, int pkey)
{
    return -EINVAL;
}

int64_t sys_getpagesize(struct thread *t)
{
    return (int64_t)page_mask(t) + 1;
}

/* ---- other processes' memory --------------------------------------------------------------------------------------- */

enum { IOV_MAX_GUEST = 1024 };

static int64_t vm_transfer(struct thread *t, int pid, uint64_t local_iov, uint64_t liovcnt, uint64_t remote_iov,
                           uint64_t riovcnt, uint64_t flags, bool write)
{
    struct process *p = process_find(t->k, pid);
    const struct abi *abi = t->p->abi;
    uint64_t li = 0, ri = 0, lbase = 0, llen = 0, rbase = 0, rlen = 0;
    int64_t done = 0;

    if (flags || liovcnt > IOV_MAX_GUEST || riovcnt > IOV_MAX_GUEST)
        return -EINVAL;
    if (!p || p->zombie || !p->mm)
        return -ESRCH;
    for (;;) {
        while (!llen && li < liovcnt)
            if (get_word(t, local_iov + li * 2 * abi->word, &lbase) || get_word(t, local_iov + (li++ * 2 + 1) * abi->word, &llen))
                return -EFAULT;
        while (!rlen && ri < riovcnt)
            if (get_word(t, remote_iov + ri * 2 * abi->word, &rbase) || get_word(t, remote_iov + (ri++ * 2 + 1) * abi->word, &rlen))
                return -EFAULT;
        uint8_t buffer[4096];
        size_t n = llen < rlen ? llen : rlen;

        if (!n)
            return done;
        if (n > sizeof buffer)
            n = sizeof buffer;
        struct space *from = write ? t->p->mm->space : p->mm->space, *to = write ? p->mm->space : t->p->mm->space;
        size_t got = mem_read(from, write ? lbase : rbase, buffer, n);

        got = mem_write(to, write ? rbase : lbase, buffer, got);
        done += (int64_t)got;
        if (got < n)
            return done ? done : -EFAULT;
        lbase += n, rbase += n, llen -= n, rlen -= n;
    }
}

int64_t sys_process_vm_readv(struct thread *t, int pid, uint64_t local_iov, uint64_t liovcnt, uint64_t remote_iov,
                             uint64_t riovcnt, uint64_t flags)
{
    return vm_transfer(t, pid, local_iov, liovcnt, remote_iov, riovcnt, flags, false);
}

int64_t sys_process_vm_writev(struct thread *t, int pid, uint64_t local_iov, uint64_t liovcnt, uint64_t remote_iov,
                              uint64_t riovcnt, uint64_t flags)
{
    return vm_transfer(t, pid, local_iov, liovcnt, remote_iov, riovcnt, flags, true);
}
