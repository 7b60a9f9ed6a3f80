/*
 * mem.h - guest address spaces: mapping, protection, copy on write, faults.
 *
 * An address space has a host window, a range of host memory in which every guest page has a fixed place, so that translated
 * code reaches guest memory with one host instruction. A separate table has one byte of flags per guest
 * page. The interpreter checks it before each access; it contains all that the host's page protection
 * says, and more: copy on write, translated code, gateway.
 *
 * Smallest use:
 *
 *     struct space *s = space_new(&isa->space);
 *     space_map(s, 0x10000, 0x1000, MEM_R | MEM_W, 0, NULL);
 *     mem_write(s, 0x10000, "hi", 3);
 *     space_unref(s);
 *
 * Guest addresses are 64 bits wide everywhere. An address space of a 32-bit machine has one virtual region of 4 GiB. With
 * region_bits = 3 and low_bits = 36 it has eight virtual regions, selected by address bits 63:61, of which the low 36 bits of
 * offset are usable. An address outside that (a "hole") faults like an unmapped one.
 *
 * A guest address has three numbers. Its offset (space_offset) numbers all addresses of the address space without holes. Its
 * page number is that offset shifted right by page_shift, and indexes page_flags. Its window offset (space_window_offset) is its
 * place in the host window: a virtual region has two parts of 2^part_shift bytes each; the host window has the first
 * 2^window_shift bytes of every part side by side, so the window offset is the offset with some zero bits removed from the
 * middle. window_shift grows, and the host window moves, when a mapping needs it: only in the calls of "mapping" below.
 */
#ifndef PRECIS_EMU_MEM_MEM_H
#define PRECIS_EMU_MEM_MEM_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Page flags: one byte per guest page. R, W and X mean that this access needs no further check. */
enum {
    MEM_R = 1,        /* readable */
    MEM_W = 2,        /* writable now: not copy-on-write, holds no translated code */
    MEM_X = 4,        /* executable */
    MEM_WANT_W = 8,   /* the guest may write, but mem_fault() must be called first (COW or MEM_CODE) */
    MEM_CODE = 16,    /* code was translated from this page; see space_mark_code() */
    MEM_GATEWAY = 32, /* executing here stops the cpu with CPU_GATEWAY */
    MEM_MAPPED = 64,  /* a mapping covers the page, possibly without access */
    MEM_FILE = 128,   /* page of a shared file that the host may truncate at any time: mem_host() refuses it */
};

/* In the protection of a mapping with MEM_R: the program did not ask for reading, which its other rights imply on this machine. It has no
 * effect on accesses. */
enum { MEM_READ_IMPLIED = 8 };

enum mem_access { MEM_READ, MEM_WRITE, MEM_EXEC };

/* Why an access is not possible. */
enum mem_fault_kind {
    MEM_OK = 0,
    MEM_FAULT_UNMAPPED, /* no mapping (SEGV_MAPERR) */
    MEM_FAULT_PROT,     /* mapping forbids it (SEGV_ACCERR) */
    MEM_FAULT_BUS,      /* beyond the end of the mapped file (SIGBUS, BUS_ADRERR) */
    MEM_FAULT_ALIGN,    /* misaligned for this access (raised by the cpu, never by mem_fault) */
    MEM_FAULT_NOMEM,    /* the host is out of memory, or the amount of the account is used up */
};

struct space_config {
    unsigned page_shift;  /* log2 of the guest page size; at least the host's 12 */
    unsigned low_bits;    /* usable offset bits of a virtual region */
    unsigned region_bits; /* top address bits that choose a virtual region; 0 if there is one */
    bool first_page;      /* programs map the page at address 0: no host window is at the host's address 0, where most users of the host
                           * can map none, and which C takes for a null pointer */
};

/* Minimum size of each part of a host window of several parts: 1 GiB. */
enum { SPACE_WINDOW_BITS = 30 };

struct mem_region_list;
struct space;

#ifdef PRECIS_MEMORY_TABLES
/* A part of the page table. */
enum { SPACE_LEAF_BITS = 10 };
struct space_leaf {
    uint8_t *host[1 << SPACE_LEAF_BITS];       /* host addresses; NULL: nothing is shown */
    uint32_t home[1 << SPACE_LEAF_BITS];       /* emu/mem/internal.h */
    uint8_t owned[1 << (SPACE_LEAF_BITS - 3)]; /* bitmap: the address space frees the page */
};

/* A page that mem_host() has found, which mem_again() finds without the tables: by the low bits of its number. A guest page may be several
 * of these pages. */
enum { SPACE_FOUND_SHIFT = 12, SPACE_FOUND_BITS = 9, SPACE_FOUND_NONE = 1 << (SPACE_FOUND_SHIFT - 1) /* as no page's address */ };
struct space_found {
    uint64_t page; /* its address, or SPACE_FOUND_NONE */
    uint8_t *host;
};
#endif

/* The public members serve the inline fast paths only; other code calls the functions. */
struct space {
#ifdef PRECIS_MEMORY_TABLES
    struct space_leaf **leaves; /* by page number >> SPACE_LEAF_BITS */
    uint8_t **flags;            /* page flags, by the same number */
#else
    uint8_t *base;       /* host address of window offset 0 */
    uint8_t *page_flags; /* by window offset >> page_shift */
#endif
    uint64_t low_mask;     /* mask of the low address bits, which are not moved */
    uint64_t high_mask;    /* the bits of the virtual region's number (0 if there is only one) */
    uint64_t hole_mask;    /* address bits that must be 0 */
    uint64_t window_mask;  /* mask of the address bits that select a place in the host window; nothing is mapped at addresses with other
                            * bits set */
    unsigned high_shift;   /* shift that moves the virtual region number down */
    unsigned part_shift;   /* a part of the address space has 2^part_shift bytes */
    unsigned window_shift; /* a part of the host window has 2^window_shift bytes */
    unsigned page_shift;
    bool lowest;                      /* base is 0: host addresses equal guest addresses */
    struct space_listener *listeners; /* space_listen() */
    struct mem_region_list *maps;     /* private to mem/ */
    bool lacked_memory;               /* an access has failed with MEM_FAULT_NOMEM; the kernel clears it */
    unsigned refs;
#ifdef PRECIS_MEMORY_TABLES
    /* To be read; to be written. The last member: precis-tables has sources that are compiled for host windows. */
    struct space_found found[2][1 << SPACE_FOUND_BITS];
#endif
};

/* The offset of guest address va in its address space; only meaningful when !(va & s->hole_mask). */
static inline uint64_t space_offset(const struct space *s, uint64_t va)
{
    return (va & s->low_mask) | ((va & s->high_mask) >> s->high_shift);
}

/* The window offset of the given space offset. */
static inline uint64_t space_window_offset(const struct space *s, uint64_t offset)
{
    return offset >> s->part_shift << s->window_shift | (offset & ((1ull << s->part_shift) - 1));
}

/* The flags of the page of va; 0 for an address in a hole. */
static inline unsigned space_page_flags(const struct space *s, uint64_t va)
{
    if (va & s->hole_mask)
        return 0;
    uint64_t p = space_offset(s, va) >> s->page_shift;
#ifdef PRECIS_MEMORY_TABLES
    return s->flags[p >> SPACE_LEAF_BITS][p & ((1u << SPACE_LEAF_BITS) - 1)];
#else
    return s->page_flags[p];
#endif
}

/* The host address of va; only meaningful when !(va & s->hole_mask), and, with page tables, when the page is accessible. */
static inline uint8_t *space_host(const struct space *s, uint64_t va)
{
#ifdef PRECIS_MEMORY_TABLES
    uint64_t p = space_offset(s, va) >> s->page_shift;
    return s->leaves[p >> SPACE_LEAF_BITS]->host[p & ((1u << SPACE_LEAF_BITS) - 1)] + (va & ((1ull << s->page_shift) - 1));
#else
    return s->base + space_window_offset(s, space_offset(s, va));
#endif
}

/* Returns the host address of va if the page allows `need` (MEM_R, MEM_W or MEM_X) now, else NULL: call mem_fault() and try again. Valid
 * up to the end of va's page. Always NULL for a page of a shared file, where the host may raise SIGBUS: use mem_read() and mem_write(). */
static inline void *mem_host(const struct space *s, uint64_t va, unsigned need)
{
    return (space_page_flags(s, va) & (need | MEM_FILE)) == need ? space_host(s, va) : NULL;
}

/* The same for an aligned access of `size` bytes to read or write. May be NULL for one that is possible, too, until mem_note(). */
static inline void *mem_again(const struct space *s, uint64_t va, unsigned need, unsigned size)
{
#ifdef PRECIS_MEMORY_TABLES
    const uint64_t in_page = (1u << SPACE_FOUND_SHIFT) - 1;
    const struct space_found *f = &s->found[need == MEM_W][va >> SPACE_FOUND_SHIFT & ((1u << SPACE_FOUND_BITS) - 1)];
    return (va & (~in_page | (size - 1))) == f->page ? f->host + (va & in_page) : NULL;
#else
    return va & (size - 1) ? NULL : mem_host(s, va, need);
#endif
}

/* mem_host() has returned `host` for va: mem_again() will find it until the page changes. */
static inline void mem_note(struct space *s, uint64_t va, unsigned need, uint8_t *host)
{
#ifdef PRECIS_MEMORY_TABLES
    uint64_t in_page = va & ((1u << SPACE_FOUND_SHIFT) - 1);
    struct space_found *f = &s->found[need == MEM_W][va >> SPACE_FOUND_SHIFT & ((1u << SPACE_FOUND_BITS) - 1)];
    *f = (struct space_found){.page = va - in_page, .host = host - in_page};
#else
    (void)s, (void)va, (void)need, (void)host;
#endif
}

#ifndef PRECIS_MEMORY_TABLES
/* Convert a host address in the host window to a guest address. Returns false if it is outside the host window. */
bool space_address(const struct space *s, const void *host, uint64_t *va);
#endif

/* ---- life ----------------------------------------------------------------------------------- */

/* The host resources that the address spaces of one machine use together: an amount of memory, at first MEM_ACCOUNT_BYTES, which other
 * objects are charged to as well (charge.h), and a share of the mappings that the host allows (vm.max_map_count). Returned with one
 * reference; NULL without memory. */
#define MEM_ACCOUNT_BYTES  (8ull << 30)
/* What an address space is charged for itself: page flags, the host's page tables, and what code and a cpu keep for it. Measured in
 * small programs: 60 to 90 KiB. */
#define SPACE_TABLES_BYTES (96u << 10)
struct mem_account;
struct mem_account *mem_account_new(void);
/* Changes the amount of memory. */
void mem_account_limit(struct mem_account *a, uint64_t bytes);
/* Returns the amount of memory. */
uint64_t mem_account_bytes(const struct mem_account *a);
/* Returns whether `bytes` more than what is in use now exceed the amount. */
bool mem_account_exceeds(const struct mem_account *a, uint64_t bytes);
/* From now on no address space is at the host's address 0, so that a null pointer of precis never points to guest memory. */
void mem_account_leave_lowest(struct mem_account *a);
struct mem_account *mem_account_ref(struct mem_account *a);
void mem_account_unref(struct mem_account *a);
/* Returns whether the limit is reached: no address space gets another page. */
bool mem_account_is_full(const struct mem_account *a);
/* Call when the host has refused a mapping: hides host windows of s's machine, least recently used first; their next accesses fault.
 * Returns false if that freed no mappings. */
bool mem_make_room(struct space *s);

/* A new empty address space with one reference. Returns NULL with errno if the host has no address space. space_new() makes a new account.
 * */
struct space *space_new(const struct space_config *config);
struct space *space_new_in(struct mem_account *account, const struct space_config *config);
struct space *space_ref(struct space *s);
void space_unref(struct space *s);

/* A copy for fork(): private pages become copy on write, shared mappings are shared. Translated code is not copied. Returns NULL with
 * errno on failure. */
struct space *space_fork(struct space *s);

/* ---- mapping -------------------------------------------------------------------------------- */

enum {
    MAP_KIND_SHARED = 1,      /* MAP_SHARED: seen by forked address spaces and written to the file */
    MAP_KIND_GROWSUP = 2,     /* a stack that grows towards higher addresses */
    MAP_KIND_GROWSDOWN = 4,   /* a stack that grows towards lower addresses */
    MAP_KIND_GATEWAY = 8,     /* pages get MEM_GATEWAY */
    MAP_KIND_DONTFORK = 16,   /* not inherited by fork */
    MAP_KIND_WIPEONFORK = 32, /* zero-filled after fork: private anonymous memory only */
    MAP_KIND_LOCKED = 64,     /* mlock(2); forked address spaces do not inherit it */
};

/* The object of a mapping: a host file from `offset` (page aligned) on. fd is dup'ed. name is copied and appears in /proc/self/maps.
 * keep(owner) is called when space_map() succeeds, drop(owner) when the last mapping of it is gone from all address spaces. */
struct mem_file {
    int fd;         /* -1: anonymous memory that only has a name, e.g. "[stack]" */
    bool read_only; /* a shared mapping of anonymous memory that never becomes writable: of /dev/zero opened for reading */
    uint64_t offset;
    const char *name;
    uint64_t dev, ino; /* for /proc/self/maps */
    bool apart;        /* neighbouring mappings are not joined */
    void *owner;       /* the open file or other object, or NULL */
    void (*keep)(void *owner);
    void (*drop)(void *owner);
};

/* Map [va, va+len) with prot (MEM_R|MEM_W|MEM_X, and MEM_READ_IMPLIED), replacing what was there. va is page aligned, len is
 * rounded up. file NULL: zeroed anonymous memory. Returns 0 or -errno (EINVAL: not aligned or in a hole;
 * ENOMEM). */
int space_map(struct space *s, uint64_t va, uint64_t len, unsigned prot, unsigned kind, const struct mem_file *file);
/* Unmap the range; parts of it may be unmapped or in a hole. Returns 0 or -errno. This and the following functions return -EINVAL if the
 * range is unaligned, empty, or wraps. */
int space_unmap(struct space *s, uint64_t va, uint64_t len);
/* Change the protection. Returns 0 or -errno: ENOMEM if a page of the range is not mapped, EACCES if a shared file, or read_only, forbids
 * it. */
int space_protect(struct space *s, uint64_t va, uint64_t len, unsigned prot);
/* mlock(), madvise's MADV_DONTFORK, MADV_WIPEONFORK and their opposites: set the kinds `set` and clear the kinds `clear` of the range's
 * mappings. Returns 0 or -errno: ENOMEM if a page is not mapped, EINVAL if the memory does not support the kind. */
int space_set_kind(struct space *s, uint64_t va, uint64_t len, unsigned set, unsigned clear);
/* mremap's move: move the pages of [from, from+len) with their contents to `to` (free or replaced). keep: the old mappings remain,
 * private ones without contents. Returns 0 or -errno: EINVAL (the ranges overlap), EFAULT (a page is not mapped), ENOMEM. */
int space_move(struct space *s, uint64_t from, uint64_t to, uint64_t len, bool keep);
/* Map [to, to+len), replacing what was there, to the object of the mapping at `like`: the same file or shared memory, from the offset
 * that address `from` has in it, or would have if that mapping were longer. Returns 0 or -errno: EFAULT (nothing is mapped at `like`),
 * EINVAL, ENOMEM. */
int space_map_like(struct space *s, uint64_t like, uint64_t from, uint64_t to, uint64_t len);
/* msync: write shared file pages back. Returns 0 or -errno: ENOMEM if a page is not mapped, EIO. */
int space_sync(struct space *s, uint64_t va, uint64_t len);
/* madvise(MADV_DONTNEED): drop the contents of private pages, which then read as zeros or as the file again. */
int space_discard(struct space *s, uint64_t va, uint64_t len);
/* Call for every address space after a system call changed the size of the host file (st_dev, st_ino of the host): uninstalls the pages
 * of its shared mappings, and drops private pages beyond its end, which then give MEM_FAULT_BUS. (Truncation by other host processes is
 * noticed when a page of a shared mapping is accessed.) */
void space_file_resized(struct space *s, dev_t dev, ino_t ino);

/* Returns whether the space can have a mapping of these pages. Ends of virtual regions cannot be mapped. */
bool space_has_range(const struct space *s, uint64_t va, uint64_t len);

/* Return the lowest/highest free range of len bytes inside [low, high), or 0. */
uint64_t space_find_free(struct space *s, uint64_t low, uint64_t high, uint64_t len);
uint64_t space_find_free_down(struct space *s, uint64_t low, uint64_t high, uint64_t len);

/* Returns whether a mapping of that protection and kind counts as data against RLIMIT_DATA: it is private and writable, and no stack. */
static inline bool map_is_data(unsigned prot, unsigned kind)
{
    return (prot & MEM_W) && !(kind & (MAP_KIND_SHARED | MAP_KIND_GROWSUP | MAP_KIND_GROWSDOWN | MAP_KIND_GATEWAY));
}

/* One mapping, as /proc/self/maps shows it. */
struct mem_map {
    uint64_t start, end; /* [start, end) */
    unsigned prot, kind;
    uint64_t offset, dev, ino;
    const char *name; /* "" if none; valid until the next change */
    int fd;           /* the host file, owned by the address space, or -1 */
    void *owner;      /* of struct mem_file, with its drop(), which tells what it is */
    void (*drop)(void *owner);
};
/* The first mapping that ends after va. Returns false if there is none. */
bool space_next_map(struct space *s, uint64_t va, struct mem_map *out);

/* The number of mappings that have been removed: as long as it is the same, an address has the same file. */
uint64_t space_removals(const struct space *s);
/* Returns whether that number of bytes has been unmapped since it returned true. */
bool space_has_unmapped(struct space *s, uint64_t bytes);

/* The same in every run of the same program. */
struct space_usage {
    uint64_t resident, most_resident; /* bytes of private memory with contents, in chunks of up to 64 KiB; now and at most */
    uint64_t mapped, most_mapped;     /* bytes */
    uint64_t data, stack;             /* bytes of the mapped ones that count as data (map_is_data()), and in stacks */
    uint64_t faults;                  /* pages that got contents when they were touched */
};
struct space_usage space_usage(struct space *s);

/* Returns how many bytes of the mapped range [va, end), both aligned to pages, are private pages with contents, or pages of a mapping that
 * is shared or of a file. A page that was only read has none. */
uint64_t space_contents(struct space *s, uint64_t va, uint64_t end);

/* Grow the host window for all of [va, va + len), where mappings will grow. Returns 0 or -errno. */
int space_reserve(struct space *s, uint64_t va, uint64_t len);
/* RLIMIT_STACK: maximum size of a MAP_KIND_GROWS* mapping, in bytes. */
void space_set_stack_limit(struct space *s, uint64_t bytes);

/* ---- access --------------------------------------------------------------------------------- */

/* Call when the page flags or mem_host() refuse an access of `size` bytes at va. Makes the access possible and returns MEM_OK (copy on
 * write, stack growth; for a page with translated code, calls listeners and clears the mark), or returns why it is not. */
enum mem_fault_kind mem_fault(struct space *s, uint64_t va, unsigned size, enum mem_access access);

/* Copies for the kernel: honour the guest's protection. Return the number of bytes copied before the first fault (== len on success). */
size_t mem_read(struct space *s, uint64_t va, void *out, size_t len);
size_t mem_write(struct space *s, uint64_t va, const void *in, size_t len);
/* Copies for a debugger or loader: ignore protection, but not mapping. */
size_t mem_peek(struct space *s, uint64_t va, void *out, size_t len);
/* As mem_peek(), without side effects that the guest can observe: unused pages of a private file stay unused. */
size_t mem_glance(struct space *s, uint64_t va, void *out, size_t len);
size_t mem_poke(struct space *s, uint64_t va, const void *in, size_t len);
size_t mem_zero(struct space *s, uint64_t va, size_t len);
/* Copy a NUL-terminated string of at most cap bytes, including its NUL. Returns its length, -EFAULT, or -ENAMETOOLONG. */
ssize_t mem_read_string(struct space *s, uint64_t va, char *out, size_t cap);

/* Call first in any other SIGBUS handler: does not return if the signal interrupted a copy to or from a file's page. */
void mem_recover(const siginfo_t *info);
/* Calls the handler `to`, which was there before. If it is the default, or for one signal only, it is installed again, and handles the
 * repeated access. */
void mem_pass_on(const struct sigaction *to, int sig, siginfo_t *info, void *context);

/* ---- accesses, for a debugger ---------------------------------------------------------------- */

struct space_access {
    uint64_t va;
    unsigned size;
    enum mem_access access; /* MEM_READ, MEM_WRITE */
};
enum { SPACE_ACCESSES = 16 };
struct space_access_log {
    unsigned count;
    struct space_access at[SPACE_ACCESSES];
};
/* From now on each mem_fault() that makes a read or a write possible is added to the log until that is full. NULL: no more. */
void space_log_faults(struct space *s, struct space_access_log *log);
/* Makes the next read or write of va's page by C code call mem_fault(), which permits it again. Host code is not concerned. */
void space_withhold(struct space *s, uint64_t va);

/* An identity of the bytes at va, equal in two address spaces exactly when they share the memory (for futexes on shared mappings):
 * object and offset. */
struct mem_identity {
    uint64_t object, offset;
};
bool mem_identify(struct space *s, uint64_t va, struct mem_identity *out);

/* ---- listeners ------------------------------------------------------------------------------ */

/* A listener is told of changes to an address space's pages. Code that caches facts about them embeds one as the first member of its
 * struct. Ranges are first..last, inclusive, and may be larger than the change. Functions may be NULL. */
struct space_listener {
    /* Called before marked pages are written, unmapped, remapped or protected. The marks are removed. */
    void (*code_changes)(struct space_listener *l, struct space *s, uint64_t first, uint64_t last);
    /* Called after page flags have lost an access (mapping, unmapping, protection, copy on write after a fork, a mark, hiding), or the host
     * window has moved. Accesses gained are not reported. */
    void (*access_lost)(struct space_listener *l, struct space *s, uint64_t first, uint64_t last);
    /* Called after the last space_unref(), while the memory is still there. The listener is no longer in the list. */
    void (*ended)(struct space_listener *l, struct space *s);
    struct space_listener *next;
};
void space_listen(struct space *s, struct space_listener *l);
void space_unlisten(struct space *s, struct space_listener *l);

/* Marks va's page: blocks were built from it. code_changes is called before its bytes change. */
void space_mark_code(struct space *s, uint64_t va);
/* Removes the mark: the blocks are discarded. */
void space_unmark_code(struct space *s, uint64_t va);

/* Report that the host is out of memory for `what`, amid a change that cannot be undone, and exit with status 2. */
_Noreturn void mem_out_of_memory(const char *what);
/* Reserve `bytes` of inaccessible address space, aligned to the host's huge pages. Returns NULL if there is none. */
uint8_t *mem_reserve(uint64_t bytes);
/* Minimum number of host addresses that an address space uses where they are limited. */
uint64_t space_addresses(const struct space_config *config);
/* Explain why the host refused (errno) a process that needs that number of addresses: which limit applies and how to raise it. Free the
 * result; NULL without memory. */
char *mem_refusal(uint64_t addresses);
/* Advise the host that all of [at, at + bytes), which is writable, is about to be written: populating it at once takes a quarter to half
 * the time of page-by-page faults. */
void mem_touch(void *at, size_t bytes);

#endif
