/* Address spaces of processes: mmap(2) and related calls, brk. */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/sysinfo.h>

#include "emu/kernel/core/access.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/inode.h"
#include "emu/kernel/vfs/open.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif
#ifndef MREMAP_DONTUNMAP
#define MREMAP_DONTUNMAP 4
#endif
#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ  22
#define MADV_POPULATE_WRITE 23
#endif
#ifndef MADV_DONTNEED_LOCKED
#define MADV_DONTNEED_LOCKED 24
#endif

enum { LIMIT_DATA = 2, LIMIT_MEMLOCK = 8, LIMIT_AS = 9 }; /* Linux's RLIMIT_ numbers */

#define UNKNOWN_FLAG 0x80000000u /* among the host's flags: the guest gave one that the ABI does not have */

/* ---- creation and end ----------------------------------------------------------------------------------- */

struct mm *mm_new(struct kernel *k, const struct abi *abi)
{
    struct mm *m = mem_new(k->memory, sizeof *m);

    if (!m)
        return NULL;
    m->refs = 1;
    m->abi = abi;
    m->dumpable = DUMPABLE_BY_USER;
    m->space = space_new_in(k->memory, abi->space);
    if (!m->space) {
        mem_free(m);
        return NULL;
    }
    return m;
}

struct mm *mm_fork(struct kernel *k, struct mm *m)
{
    struct mm *n = mem_new(k->memory, sizeof *n);

    if (!n)
        return NULL;
    *n = *m;
    n->refs = 1;
    n->watchers = 0;
    n->locks_future = false;
    n->space = space_fork(m->space);
    if (!n->space) {
        mem_free(n);
        return NULL;
    }
    if (n->program)
        inode_execute(n->program, -1);
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
    m->space = NULL;
    if (m->program)
        inode_executed(m->program);
    if (!m->watchers)
        mem_free(m);
}

struct mm *mm_watch(struct mm *m)
{
    if (m)
        m->watchers++;
    return m;
}

void mm_unwatch(struct mm *m)
{
    if (m && !--m->watchers && !m->refs)
        mem_free(m);
}

/* ---- helpers ----------------------------------------------------------------------------------------------- */

static uint64_t page_mask(const struct thread *t)
{
    return ((uint64_t)1 << t->p->abi->page_shift) - 1;
}

/* The guest's kernel computes in its own word size: addresses wrap, unless they are swizzled. */
static uint64_t wrapped(const struct thread *t, uint64_t v)
{
    return t->p->abi->word == 4 && !t->p->abi->swizzled ? (uint32_t)v : v;
}

static uint64_t page_up(const struct thread *t, uint64_t v)
{
    return wrapped(t, (v + page_mask(t)) & ~page_mask(t));
}

/* Returns whether the range is in the user address space. */
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

unsigned mm_prot(const struct thread *t, unsigned prot)
{
    unsigned out = 0;

    if (prot & PROT_READ)
        out |= MEM_R;
    if (prot & PROT_WRITE)
        out |= MEM_R | MEM_W; /* on all emulated machines, writable pages are readable */
    if (prot & PROT_EXEC)
        out |= t->p->abi->exec_implies_read ? MEM_R | MEM_X : MEM_X;
    if ((t->p->personality_flags & PERSONALITY_READ_IMPLIES_EXEC) && (prot & PROT_READ))
        out |= MEM_X;
    return (out & MEM_R) && !(prot & PROT_READ) ? out | MEM_READ_IMPLIED : out;
}

uint64_t mm_find_free_range(const struct thread *t, uint64_t hint, uint64_t len)
{
    struct mm *mm = t->p->mm;
    uint64_t low = (uint64_t)1 << 16;

    hint = (hint + page_mask(t)) & ~page_mask(t);
    if (hint >= low && in_user_range(t, hint, len) && space_has_range(mm->space, hint, len) && range_is_free(t, hint, len))
        return hint;
    if (mm->mmap_bottom_up)
        return space_find_free(mm->space, mm->mmap_base, mm->mmap_limit, len);
    uint64_t va = space_find_free_down(mm->space, low, mm->mmap_base, len);

    return va ? va : space_find_free(mm->space, mm->mmap_base, mm->mmap_limit, len);
}

bool mm_exceeds_limits(const struct process *p, const struct mm *mm, uint64_t more, bool is_data)
{
    const uint64_t addresses = p->rlimits[LIMIT_AS].cur, data = p->rlimits[LIMIT_DATA].cur;

    if (addresses == UINT64_MAX && data == UINT64_MAX)
        return false;
    const struct space_usage now = space_usage(mm->space);

    if (addresses != UINT64_MAX && now.mapped + more > addresses)
        return true;
    /* A limit of 0 is the hard one, as on Linux. */
    return is_data && data != UINT64_MAX && now.data + more > (data ? data : p->rlimits[LIMIT_DATA].max);
}

/* Returns whether RLIMIT_AS or RLIMIT_DATA forbids `more` bytes of a mapping with that protection and kind. */
static bool over_limits(const struct thread *t, uint64_t more, unsigned prot, unsigned kind)
{
    return mm_exceeds_limits(t->p, t->p->mm, more, map_is_data(prot, kind));
}

/* Returns how many bytes of the range are mapped. */
static uint64_t mapped_in(const struct thread *t, uint64_t addr, uint64_t end)
{
    struct mem_map m;
    uint64_t mapped = 0;

    for (uint64_t va = addr; space_next_map(t->p->mm->space, va, &m) && m.start < end; va = m.end)
        mapped += (m.end < end ? m.end : end) - (m.start > addr ? m.start : addr);
    return mapped;
}

/* The same for a new mapping of len bytes at va. What it replaces is not counted twice. */
static bool over_limits_at(const struct thread *t, uint64_t va, uint64_t len, unsigned prot, unsigned kind)
{
    return over_limits(t, len, prot, kind) && over_limits(t, len - mapped_in(t, va, va + len), prot, kind);
}

/* With --max-memory, memory is refused that could not be used; without it, only the use of pages has a limit. */
static bool over_memory_limit(const struct thread *t, uint64_t more)
{
    return t->k->options.max_memory && mem_account_exceeds(t->k->memory, more);
}

uint64_t mm_locked(const struct mm *mm)
{
    struct mem_map m;
    uint64_t locked = 0;

    for (uint64_t va = 0; space_next_map(mm->space, va, &m); va = m.end)
        locked += m.kind & MAP_KIND_LOCKED ? m.end - m.start : 0;
    return locked;
}

/* Returns whether the process may not lock `more` bytes besides those that are. */
static bool over_lock_limit(const struct thread *t, uint64_t more)
{
    uint64_t limit = t->p->rlimits[LIMIT_MEMLOCK].cur;

    return limit != UINT64_MAX && !process_can(t->p, CAP_IPC_LOCK) && mm_locked(t->p->mm) + more > limit;
}

/* ---- mmap ------------------------------------------------------------------------------------------------------ */

/* Checks the flags that depend on what is mapped: 0 or -errno. Memory without a file has no MAP_SHARED_VALIDATE, and no shared stacks. */
static int check_mapped(unsigned flags)
{
    const unsigned type = flags & MAP_TYPE;

    if (flags & MAP_ANONYMOUS)
        return type == MAP_SHARED_VALIDATE || (type == MAP_SHARED && (flags & MAP_GROWSDOWN)) ? -EINVAL : 0;
    if (type == MAP_SHARED_VALIDATE && (flags & (UNKNOWN_FLAG | MAP_FIXED_NOREPLACE)))
        return -EOPNOTSUPP;
    return flags & (MAP_GROWSDOWN | MAP_HUGETLB) ? -EINVAL : 0;
}

/* The arguments of mmap(). */
struct request {
    uint64_t addr, len, pgoffset; /* the offset is in pages */
    unsigned prot, flags;         /* the host's */
    int fd;
    bool anonymous, shared, fixed, locks;
};

/* Checks what is mapped and how much, and rounds the length up: 0 or -errno. */
static int check_size(struct thread *t, struct request *r)
{
    if (!r->anonymous && !fd_file(t, r->fd))
        return -EBADF;
    if (!r->len || !(r->flags & MAP_TYPE))
        return -EINVAL;
    if (r->locks && t->p->rlimits[LIMIT_MEMLOCK].cur == 0 && !process_can(t->p, CAP_IPC_LOCK))
        return -EPERM;
    r->len = page_up(t, r->len);
    if (r->len && wrapped(t, r->pgoffset + (r->len >> t->p->abi->page_shift)) < r->pgoffset)
        return -EOVERFLOW;
    if (!r->len || !in_user_range(t, 0, r->len))
        return -ENOMEM;
    if ((r->prot & PROT_WRITE) && (!r->shared || r->anonymous) && !(r->flags & MAP_NORESERVE) && over_memory_limit(t, r->len))
        return -ENOMEM;
    return r->locks && over_lock_limit(t, r->len) ? -EAGAIN : 0;
}

/* Checks the address of a fixed mapping: 0 or -errno. */
static int check_place(const struct thread *t, const struct request *r)
{
    if (!r->fixed)
        return 0;
    if (r->addr & page_mask(t))
        return -EINVAL;
    if (!in_user_range(t, r->addr, r->len))
        return -ENOMEM;
    return r->addr < ((uint64_t)1 << 12) ? -EPERM : 0; /* vm.mmap_min_addr; page 0 may be the gateway page */
}

static unsigned kind_of(const struct thread *t, const struct request *r)
{
    unsigned kind = (r->shared ? MAP_KIND_SHARED : 0) | (r->locks ? MAP_KIND_LOCKED : 0);

    if ((r->flags & MAP_GROWSDOWN) && !r->shared)
        kind |= t->p->abi->stack_grows_up ? MAP_KIND_GROWSUP : MAP_KIND_GROWSDOWN;
    return kind;
}

static int open_mapped(struct thread *t, const struct request *r, struct mem_file *file)
{
    unsigned shift = t->p->abi->page_shift;

    if (r->pgoffset + (r->len >> shift) > (uint64_t)INT64_MAX >> shift)
        return -EOVERFLOW;
    return fs_mmap(t, r->fd, mm_prot(t, r->prot), r->shared, r->pgoffset << shift, r->len, file);
}

/* pgoffset is in pages. */
static int64_t do_mmap(struct thread *t, uint64_t addr, uint64_t len, unsigned prot, unsigned flags, int fd, uint64_t pgoffset)
{
    struct request r = {.addr = addr, .len = len, .pgoffset = pgoffset, .prot = prot, .flags = flags, .fd = fd};
    struct mem_file file;
    int error;

    r.anonymous = flags & MAP_ANONYMOUS;
    r.shared = (flags & MAP_TYPE) == MAP_SHARED || (flags & MAP_TYPE) == MAP_SHARED_VALIDATE;
    r.fixed = flags & (MAP_FIXED | MAP_FIXED_NOREPLACE);
    r.locks = (flags & MAP_LOCKED) || t->p->mm->locks_future;
    if ((error = check_size(t, &r)) || (error = check_place(t, &r)) || (error = check_mapped(flags)))
        return error;
    if (!r.anonymous && (error = open_mapped(t, &r, &file)))
        return error;
    if ((flags & MAP_FIXED_NOREPLACE) && !range_is_free(t, addr, r.len))
        return -EEXIST;
    uint64_t va = r.fixed ? addr : mm_find_free_range(t, addr, r.len);
    unsigned kind = kind_of(t, &r);

    if (!va || over_limits_at(t, va, r.len, mm_prot(t, prot), kind))
        return -ENOMEM;
    error = space_map(t->p->mm->space, va, r.len, mm_prot(t, prot), kind, r.anonymous ? NULL : &file);

    return error ? error : (int64_t)va;
}

/* Returns whether the flags contain others than those of the ABI. Bits 26 to 30 are a size of huge pages. */
static bool has_unknown_flag(const struct thread *t, uint64_t guest)
{
    guest &= 0x83ffffff & ~(uint64_t)t->p->abi->mmap_type_mask;
    for (const struct flag_pair *p = t->p->abi->mmap_flags; p->host; p++)
        guest &= ~p->guest;
    return guest;
}

/* Returns the host's flags; without a type if it is not MAP_SHARED, MAP_PRIVATE or MAP_SHARED_VALIDATE. */
static unsigned mmap_flags(const struct thread *t, uint64_t guest)
{
    unsigned type = (unsigned)guest & t->p->abi->mmap_type_mask;

    if (type < 1 || type > 3)
        return (unsigned)flags_to_host(t->p->abi->mmap_flags, guest) & ~(unsigned)MAP_TYPE;
    return (unsigned)flags_to_host(t->p->abi->mmap_flags, guest) | (has_unknown_flag(t, guest) ? UNKNOWN_FLAG : 0);
}

int64_t sys_mmap(struct thread *t, uint64_t addr, uint64_t len, unsigned prot, unsigned guest_flags, int fd, uint64_t offset)
{
    unsigned flags = mmap_flags(t, guest_flags);

    return offset & page_mask(t) ? -EINVAL : do_mmap(t, addr, len, prot, flags, fd, offset >> t->p->abi->page_shift);
}

/* The offset is in pages of the ABI (4 KiB on 32-bit machines). */
int64_t sys_mmap2(struct thread *t, uint64_t addr, uint64_t len, unsigned prot, unsigned guest_flags, int fd, uint64_t pgoffset)
{
    unsigned flags = mmap_flags(t, guest_flags);

    return do_mmap(t, addr, len, prot, flags, fd, pgoffset);
}

/* Unmaps the program's mappings. The kernel's gateway pages stay. */
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

/* munmap(2), with its errors. */
static int unmap_range(struct thread *t, uint64_t addr, uint64_t guest_len)
{
    uint64_t len = page_up(t, guest_len);

    if ((addr & page_mask(t)) || !len || !in_user_range(t, addr, len))
        return -EINVAL;
    return unmap(t->p->mm->space, addr, addr + len);
}

int64_t sys_munmap(struct thread *t, uint64_t addr, uint64_t len)
{
    return unmap_range(t, addr, len);
}

/* Returns whether a mapping of the program contains addr. Gateway pages do not count. */
static bool mapping_at(const struct thread *t, uint64_t addr, struct mem_map *out)
{
    return space_next_map(t->p->mm->space, addr, out) && out->start <= addr && !(out->kind & MAP_KIND_GATEWAY);
}

/* Returns the end of the contiguous mappings from addr, at most `end`. */
static uint64_t mapped_up_to(const struct thread *t, uint64_t addr, uint64_t end)
{
    struct mem_map m;

    while (addr < end && mapping_at(t, addr, &m))
        addr = m.end;
    return addr < end ? addr : end;
}

/* PROT_GROWSDOWN, PROT_GROWSUP: extends the range to that end of the mapping, which must be a stack. */
static int grow_range(const struct thread *t, unsigned prot, uint64_t *addr, uint64_t *end)
{
    struct mem_map m;

    if (!mapping_at(t, *addr, &m))
        return -ENOMEM;
    if ((prot & PROT_GROWSDOWN) && !(m.kind & MAP_KIND_GROWSDOWN))
        return -EINVAL;
    if ((prot & PROT_GROWSUP) && !(m.kind & MAP_KIND_GROWSUP))
        return -EINVAL;
    *addr = prot & PROT_GROWSDOWN ? m.start : *addr;
    *end = prot & PROT_GROWSUP ? m.end : *end;
    return 0;
}

/* Returns up to where [addr, end) may become writable: to the first mapping that would make more data than RLIMIT_DATA allows. */
static uint64_t writable_up_to(const struct thread *t, uint64_t addr, uint64_t end, unsigned prot)
{
    struct mem_map m;
    uint64_t more = 0;

    for (; addr < end && mapping_at(t, addr, &m); addr = m.end) {
        if (map_is_data(m.prot, m.kind) || !map_is_data(prot, m.kind))
            continue;
        more += (m.end < end ? m.end : end) - addr;
        if (over_limits(t, more, prot, m.kind) && !over_limits(t, more, m.prot, m.kind))
            return addr;
    }
    return end;
}

int64_t sys_mprotect(struct thread *t, uint64_t addr, uint64_t guest_len, unsigned prot)
{
    uint64_t end = wrapped(t, addr + page_up(t, guest_len));
    unsigned grows = prot & (PROT_GROWSDOWN | PROT_GROWSUP);

    if (grows == (PROT_GROWSDOWN | PROT_GROWSUP) || (addr & page_mask(t)))
        return -EINVAL;
    if (!guest_len)
        return 0;
    if (end <= addr)
        return -ENOMEM;
    if (prot & ~(unsigned)(PROT_READ | PROT_WRITE | PROT_EXEC | 8 | PROT_GROWSDOWN | PROT_GROWSUP))
        return -EINVAL;
    int error = grows ? grow_range(t, prot, &addr, &end) : 0;
    uint64_t mapped = error ? addr : writable_up_to(t, addr, mapped_up_to(t, addr, end), mm_prot(t, prot));

    if (!error && mapped > addr)
        error = space_protect(t->p->mm->space, addr, mapped - addr, mm_prot(t, prot));
    return error || mapped == end ? error : -ENOMEM;
}

/* ---- brk --------------------------------------------------------------------------------------------------------- */

int64_t sys_brk(struct thread *t, uint64_t addr)
{
    struct mm *mm = t->p->mm;
    uint64_t old = page_up(t, mm->brk), new = page_up(t, addr);

    if (addr < mm->brk_start || !in_user_range(t, addr, 0))
        return (int64_t)mm->brk;
    if (t->p->rlimits[LIMIT_DATA].cur != UINT64_MAX &&
        addr - mm->brk_start + (mm->end_data - mm->start_data) > t->p->rlimits[LIMIT_DATA].cur)
        return (int64_t)mm->brk;
    if (new < old) {
        space_unmap(mm->space, new, old - new);
    } else if (new > old) {
        struct mem_file heap = {.fd = -1, .name = "[heap]"};

        if (over_limits(t, new - old, MEM_W, 0) || over_memory_limit(t, new - old) || !range_is_free(t, old, new - old) ||
            (mm->locks_future && over_lock_limit(t, new - old)) ||
            space_map(mm->space, old, new - old, mm_prot(t, t->p->abi->data_prot), mm->locks_future ? MAP_KIND_LOCKED : 0, &heap))
            return (int64_t)mm->brk;
    }
    mm->brk = addr;
    return (int64_t)mm->brk;
}

/* ---- mremap ------------------------------------------------------------------------------------------------------- */

/* Returns 0 if the mapping at addr may change from old_len to new_len bytes, else -errno. *m: the mapping. */
static int can_resize(struct thread *t, uint64_t addr, uint64_t old_len, uint64_t new_len, struct mem_map *m)
{
    if (!mapping_at(t, addr, m))
        return -EFAULT;
    if (old_len > m->end - addr && (old_len != new_len || mapped_up_to(t, addr, addr + old_len) != addr + old_len))
        return -EFAULT;
    if (new_len > old_len && (m->kind & MAP_KIND_LOCKED) && over_lock_limit(t, new_len - old_len))
        return -EAGAIN;
    if (new_len > old_len && (over_limits(t, new_len - old_len, m->prot, m->kind) || over_memory_limit(t, new_len - old_len)))
        return -ENOMEM;
    if (new_len > old_len && (m->kind & MAP_KIND_SHARED))
        return fs_map_shared(m, m->offset + (addr - m->start) + new_len);
    return 0;
}

/* Moves the mapping at addr to `to`, which is free, and grows it there. With old_len 0 maps it a second time. */
static int64_t move(struct thread *t, uint64_t addr, uint64_t old_len, uint64_t to, uint64_t new_len, bool keep)
{
    struct space *s = t->p->mm->space;
    int error = 0;

    if (new_len > old_len)
        error = space_map_like(s, addr, addr + old_len, to + old_len, new_len - old_len);
    if (error || !old_len)
        return error ? error : (int64_t)to;
    error = space_move(s, addr, to, old_len, keep);
    if (error && new_len > old_len)
        space_unmap(s, to + old_len, new_len - old_len);
    return error ? error : (int64_t)to;
}

/* MREMAP_FIXED and MREMAP_DONTUNMAP: moves to the caller's address. */
static int64_t remap_to(struct thread *t, uint64_t addr, uint64_t old_len, uint64_t to, uint64_t new_len, unsigned flags)
{
    struct mem_map m;
    int error = 0;

    if ((to & page_mask(t)) || !in_user_range(t, to, new_len) || (wrapped(t, addr + old_len) > to && to + new_len > addr))
        return -EINVAL;
    if (flags & MREMAP_FIXED)
        error = unmap_range(t, to, new_len);
    if (!error && old_len > new_len) {
        error = unmap_range(t, addr + new_len, old_len - new_len);
        old_len = new_len;
    }
    if (!error)
        error = can_resize(t, addr, old_len, new_len, &m);
    if (!error && (flags & MREMAP_DONTUNMAP) && over_limits(t, old_len, m.prot, m.kind))
        error = -ENOMEM;
    if (error)
        return error;
    if (!(flags & MREMAP_FIXED))
        to = mm_find_free_range(t, to, new_len);
    else if (to < ((uint64_t)1 << 12))
        return -EPERM; /* as mmap */
    return to ? move(t, addr, old_len, to, new_len, flags & MREMAP_DONTUNMAP) : -ENOMEM;
}

/* Returns whether the range after the mapping m, which ends at old_end, is free. */
static bool can_grow_in_place(const struct thread *t, const struct mem_map *m, uint64_t old_end, uint64_t more)
{
    uint64_t base = t->p->mm->mmap_base;

    return old_end == m->end && in_user_range(t, m->end, more) && range_is_free(t, m->end, more) &&
           (m->end + more <= base || m->end > base);
}

int64_t sys_mremap(struct thread *t, uint64_t addr, uint64_t guest_old_len, uint64_t guest_new_len, unsigned flags, uint64_t to)
{
    uint64_t old_len = page_up(t, guest_old_len), new_len = page_up(t, guest_new_len);
    struct mem_map m;

    if ((flags & ~(unsigned)(MREMAP_MAYMOVE | MREMAP_FIXED | MREMAP_DONTUNMAP)) ||
        ((flags & (MREMAP_FIXED | MREMAP_DONTUNMAP)) && !(flags & MREMAP_MAYMOVE)) ||
        ((flags & MREMAP_DONTUNMAP) && guest_old_len != guest_new_len) || (addr & page_mask(t)) || !new_len ||
        !in_user_range(t, 0, new_len))
        return -EINVAL;
    if (!mapping_at(t, addr, &m))
        return -EFAULT;
    if (!old_len && !(m.kind & MAP_KIND_SHARED))
        return -EINVAL;
    if (flags & (MREMAP_FIXED | MREMAP_DONTUNMAP))
        return remap_to(t, addr, old_len, to, new_len, flags);
    if (new_len <= old_len) {
        int error = new_len < old_len ? unmap_range(t, addr + new_len, old_len - new_len) : 0;

        return error ? error : (int64_t)addr;
    }
    int error = can_resize(t, addr, old_len, new_len, &m);

    if (error)
        return error;
    if (can_grow_in_place(t, &m, addr + old_len, new_len - old_len) &&
        !space_map_like(t->p->mm->space, addr, m.end, m.end, new_len - old_len))
        return (int64_t)addr;
    if (!(flags & MREMAP_MAYMOVE))
        return -ENOMEM;
    to = mm_find_free_range(t, 0, new_len);
    return to ? move(t, addr, old_len, to, new_len, false) : -ENOMEM;
}

/* ---- madvise and others ------------------------------------------------------------------------------------------- */

static int populate(struct thread *t, uint64_t va, uint64_t end, enum mem_access access)
{
    uint64_t mapped = mapped_up_to(t, va, end);

    for (; va < mapped; va += page_mask(t) + 1) {
        enum mem_fault_kind why =
            mem_host(t->p->mm->space, va, access == MEM_READ ? MEM_R : MEM_W) ? MEM_OK : mem_fault(t->p->mm->space, va, 1, access);

        t->p->mm->space->lacked_memory = false; /* ENOMEM is all */
        if (why != MEM_OK)
            return why == MEM_FAULT_BUS ? -EFAULT : why == MEM_FAULT_NOMEM ? -ENOMEM : -EINVAL;
    }
    return mapped == end ? 0 : -ENOMEM;
}

static int advice_to_host(const struct thread *t, uint64_t guest)
{
    const struct flag_pair *p = t->p->abi->advice;

    while (p && p->host && p->guest != guest)
        p++;
    return p && p->host ? (int)p->host : (int)guest;
}

/* MADV_FREE: private anonymous memory only. */
static int madvise_free_range(struct thread *t, uint64_t addr, uint64_t end)
{
    struct mem_map m;

    for (uint64_t va = addr; va < end && space_next_map(t->p->mm->space, va, &m) && m.start < end; va = m.end)
        if ((m.kind & MAP_KIND_SHARED) || m.fd >= 0)
            return -EINVAL;
    return space_discard(t->p->mm->space, addr, end - addr);
}

/* Returns how many bytes of the range are locked. */
static uint64_t locked_in(const struct thread *t, uint64_t addr, uint64_t end)
{
    struct mem_map m;
    uint64_t locked = 0;

    for (uint64_t va = addr; space_next_map(t->p->mm->space, va, &m) && m.start < end; va = m.end)
        if (m.kind & MAP_KIND_LOCKED)
            locked += (m.end < end ? m.end : end) - (m.start > addr ? m.start : addr);
    return locked;
}

/* Applies MADV_x to the pages of [addr, end). EINVAL for unknown advice, even if the range is empty. */
static int advise(struct thread *t, uint64_t addr, uint64_t end, int advice)
{
    struct space *s = t->p->mm->space;
    uint64_t len = end - addr;
    bool whole = mapped_up_to(t, addr, end) == end;

    if (len && (advice == MADV_DONTNEED || advice == MADV_COLD || advice == MADV_PAGEOUT) && locked_in(t, addr, end))
        return -EINVAL;
    switch (advice) {
    case MADV_DONTNEED:
    case MADV_DONTNEED_LOCKED: return !len ? 0 : space_discard(s, addr, len);
    case MADV_FREE: return !len ? 0 : madvise_free_range(t, addr, end);
    case MADV_DONTFORK: return !len ? 0 : space_set_kind(s, addr, len, MAP_KIND_DONTFORK, 0);
    case MADV_DOFORK: return !len ? 0 : space_set_kind(s, addr, len, 0, MAP_KIND_DONTFORK);
    case MADV_WIPEONFORK: return !len ? 0 : space_set_kind(s, addr, len, MAP_KIND_WIPEONFORK, 0);
    case MADV_KEEPONFORK: return !len ? 0 : space_set_kind(s, addr, len, 0, MAP_KIND_WIPEONFORK);
    case MADV_POPULATE_READ: return populate(t, addr, end, MEM_READ);
    case MADV_POPULATE_WRITE: return populate(t, addr, end, MEM_WRITE);
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
    case MADV_DODUMP: return whole ? 0 : -ENOMEM; /* permitted to do nothing */
    }
    return -EINVAL;
}

int64_t sys_madvise(struct thread *t, uint64_t addr, uint64_t guest_len, int advice)
{
    uint64_t len = page_up(t, guest_len), end = wrapped(t, addr + len);
    struct mem_map m;

    if ((addr & page_mask(t)) || (guest_len && !len) || end < addr)
        return -EINVAL;
    if (len && space_next_map(t->p->mm->space, addr, &m) && m.start < end && (m.kind & MAP_KIND_GATEWAY))
        return -ENOMEM;
    uint64_t top = t->p->abi->task_size, last = end < top ? end : addr < top ? top : addr;
    int error = advise(t, addr, last, advice_to_host(t, (uint64_t)advice));

    return error || last == end ? error : -ENOMEM;
}

/* Maps the pages of a shared mapping to others of its file, as Linux does since it has no nonlinear mappings. */
int64_t sys_remap_file_pages(struct thread *t, uint64_t addr, uint64_t guest_len, uint64_t prot, uint64_t pgoff, uint64_t flags)
{
    uint64_t start = addr & ~page_mask(t), len = guest_len & ~page_mask(t), page = page_mask(t) + 1;
    struct mem_map m;

    (void)flags;
    if (prot || start + len <= start || pgoff + len / page < pgoff || !mapping_at(t, start, &m) || !(m.kind & MAP_KIND_SHARED) ||
        mapped_up_to(t, start, start + len) != start + len)
        return -EINVAL;
    if (pgoff + len / page > (uint64_t)INT64_MAX / page)
        return -EINVAL;
    uint64_t at = pgoff * page, from = m.start + (at - m.offset); /* the address that has the offset if the mapping reaches it */

    if (fs_map_shared(&m, at + len))
        return -ENOMEM;
    return space_map_like(t->p->mm->space, start, from, start, len);
}

int64_t sys_msync(struct thread *t, uint64_t addr, uint64_t guest_len, unsigned flags)
{
    uint64_t len = page_up(t, guest_len), end = wrapped(t, addr + len);

    if ((addr & page_mask(t)) || (flags & ~7u) || (flags & t->p->abi->msync_either) == t->p->abi->msync_either)
        return -EINVAL;
    if (end < addr)
        return -ENOMEM;
    if ((flags & ~t->p->abi->msync_either) && len && locked_in(t, addr, end))
        return -EBUSY;
    if (!len)
        return 0;
    struct mem_map m;
    for (uint64_t at = addr; flags & t->p->abi->msync_either && space_next_map(t->p->mm->space, at, &m) && m.start < end; at = m.end)
        fs_synced(t->p, &m);
    return space_sync(t->p->mm->space, addr, len);
}

/* Locked pages, those of files and shared memory are resident, and private ones with contents. */
static bool is_resident(const struct thread *t, uint64_t addr)
{
    uint64_t end = addr + page_mask(t) + 1;

    return space_contents(t->p->mm->space, addr, end) || locked_in(t, addr, end);
}

int64_t sys_mincore(struct thread *t, uint64_t addr, uint64_t len, uint64_t vec)
{
    if (addr & page_mask(t))
        return -EINVAL;
    if (!in_user_range(t, addr, len))
        return -ENOMEM;
    uint64_t end = addr + ((len + page_mask(t)) & ~page_mask(t)), mapped = mapped_up_to(t, addr, end);

    for (; addr < mapped; addr += page_mask(t) + 1, vec++)
        if (copy_out(t, vec, &(uint8_t){is_resident(t, addr)}, 1))
            return -EFAULT;
    return mapped == end ? 0 : -ENOMEM;
}

/* mlock(2) and munlock(2): sets and clears kinds of the range, which starts in the page of addr. */
static int64_t lock_range(struct thread *t, uint64_t addr, uint64_t guest_len, unsigned set, unsigned clear)
{
    uint64_t len = page_up(t, guest_len + (addr & page_mask(t))), start = addr & ~page_mask(t), end = wrapped(t, start + len);

    if (set && t->p->rlimits[LIMIT_MEMLOCK].cur == 0 && !process_can(t->p, CAP_IPC_LOCK))
        return -EPERM;
    if (end < start)
        return -EINVAL;
    if (set && over_lock_limit(t, len - locked_in(t, start, end)))
        return -ENOMEM;
    if (start == end)
        return 0;
    uint64_t mapped = mapped_up_to(t, start, end);
    int error = mapped > start ? space_set_kind(t->p->mm->space, start, mapped - start, set, clear) : 0;

    return error || mapped == end ? error : -ENOMEM;
}

int64_t sys_mlock(struct thread *t, uint64_t addr, uint64_t len)
{
    return lock_range(t, addr, len, MAP_KIND_LOCKED, 0);
}

int64_t sys_mlock2(struct thread *t, uint64_t addr, uint64_t len, unsigned flags)
{
    return flags & ~1ull ? -EINVAL : sys_mlock(t, addr, len);
}

int64_t sys_munlock(struct thread *t, uint64_t addr, uint64_t len)
{
    return lock_range(t, addr, len, 0, MAP_KIND_LOCKED);
}

/* Sets and clears kinds of all mappings of the program. */
static int64_t lock_all(struct thread *t, unsigned set, unsigned clear)
{
    struct space *space = t->p->mm->space;
    struct mem_map m;

    for (uint64_t va = 0; space_next_map(space, va, &m); va = m.end)
        if (!(m.kind & MAP_KIND_GATEWAY) && space_set_kind(space, m.start, m.end - m.start, set, clear))
            return -ENOMEM;
    return 0;
}

int64_t sys_mlockall(struct thread *t, unsigned flags)
{
    enum { CURRENT = 1, FUTURE = 2, ON_FAULT = 4 };
    uint64_t limit = t->p->rlimits[LIMIT_MEMLOCK].cur;

    flags = flags & ~(7u << t->p->abi->mcl_shift) ? 8 : flags >> t->p->abi->mcl_shift;
    if (!flags || (flags & ~7u) || flags == ON_FAULT)
        return -EINVAL;
    if (limit == 0 && !process_can(t->p, CAP_IPC_LOCK))
        return -EPERM;
    if ((flags & CURRENT) && space_usage(t->p->mm->space).mapped > limit && !process_can(t->p, CAP_IPC_LOCK))
        return -ENOMEM;
    t->p->mm->locks_future = flags & FUTURE;
    return flags & CURRENT ? lock_all(t, MAP_KIND_LOCKED, 0) : 0;
}

int64_t sys_munlockall(struct thread *t)
{
    t->p->mm->locks_future = false;
    return lock_all(t, 0, MAP_KIND_LOCKED);
}

int64_t sys_pkey_mprotect(struct thread *t, uint64_t addr, uint64_t len, unsigned prot, int pkey)
{
    return pkey == -1 ? sys_mprotect(t, addr, len, prot) : -EINVAL;
}

int64_t sys_pkey_alloc(struct thread *t, unsigned flags, uint64_t rights)
{
    return flags || rights & ~(uint64_t)(PKEY_DISABLE_ACCESS | PKEY_DISABLE_WRITE) ? -EINVAL : -ENOSPC; /* the processor has none */
}

int64_t sys_pkey_free(struct thread *t, int pkey)
{
    return -EINVAL;
}

int64_t sys_getpagesize(struct thread *t)
{
    return (int64_t)page_mask(t) + 1;
}
