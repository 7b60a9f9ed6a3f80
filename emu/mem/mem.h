/*
 * mem.h - guest address spaces: mapping, protection, copy on write, faults.
 *
 * A space is a window of host memory in which every guest page has a fixed place, so that translated
 * code reaches guest memory with one host instruction. Next to it stands one byte of flags per guest
 * page, which the interpreter checks before each access and which says everything the host's own page
 * protection says (and more: copy on write, translated code, gateway).
 *
 * Smallest use:
 *
 *     struct space *s = space_new(&hppa_space_config);
 *     space_map(s, 0x10000, 0x1000, MEM_R | MEM_W, 0, NULL);
 *     mem_write(s, 0x10000, "hi", 3);
 *     space_unref(s);
 *
 * Guest addresses are 64 bits wide everywhere. A space of 32-bit machines has one region of 4 GiB; a
 * space of Itanium has eight regions, chosen by address bits 63:61, of which the low 36 bits of offset
 * are usable. An address outside that (a "hole") faults like an unmapped one.
 *
 * Three numbers say where a guest address lies. Its offset (space_offset) is its place among all addresses of its space, and its page number that
 * offset without the low bits: page flags go by it. A region has two parts, of 2^part_shift bytes each; the window has the first
 * 2^window_shift bytes of each part side by side, so that the place in the window (space_window_offset) is the offset with some zeros
 * taken out of the middle. window_shift grows, and the window moves, when a mapping needs it: only in the calls of "mapping" below.
 */
#ifndef PRECIS_EMU_MEM_MEM_H
#define PRECIS_EMU_MEM_MEM_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Page flags: one byte per guest page. R, W and X mean "this access needs no further look". */
enum {
    MEM_R = 1,        /* readable */
    MEM_W = 2,        /* writable now: not copy-on-write, holds no translated code */
    MEM_X = 4,        /* executable */
    MEM_WANT_W = 8,   /* the guest may write, but mem_fault() must look first (COW or MEM_CODE) */
    MEM_CODE = 16,    /* code was translated from this page; see space_set_code_listener() */
    MEM_GATEWAY = 32, /* executing here stops the cpu with CPU_GATEWAY */
    MEM_MAPPED = 64,  /* a mapping covers the page (perhaps with no access at all) */
    MEM_FILE = 128,   /* a shared file's page, which may end at any time: mem_host() does not give it */
};

enum mem_access { MEM_READ, MEM_WRITE, MEM_EXEC };

/* Why an access can not be done. */
enum mem_fault_kind {
    MEM_OK = 0,
    MEM_FAULT_UNMAPPED, /* no mapping (SEGV_MAPERR) */
    MEM_FAULT_PROT,     /* mapping forbids it (SEGV_ACCERR) */
    MEM_FAULT_BUS,      /* beyond the end of the mapped file (SIGBUS, BUS_ADRERR) */
    MEM_FAULT_ALIGN,    /* misaligned for this access (raised by the cpu, never by mem_fault) */
    MEM_FAULT_NOMEM,    /* the host has no memory left for the page, or all spaces together have MEM_ACCOUNT_BYTES */
};

struct space_config {
    unsigned page_shift;  /* guest page size: 12 on PA-RISC, 14 on Itanium; at least the host's 12 */
    unsigned low_bits;    /* usable offset bits of a region: 32 (PA-RISC), 36 (Itanium) */
    unsigned region_bits; /* address bits on top that choose a region: 0 (PA-RISC), 3 (Itanium) */
};

/* A window of several parts has at least so much for each: 1 GiB. */
enum { SPACE_WINDOW_BITS = 30 };

struct mem_region_list;
struct space;

typedef void mem_code_listener(void *ctx, struct space *s, uint64_t first, uint64_t last);

/* The public part serves the inline fast paths only; everybody else calls the functions. */
struct space {
    uint8_t *base;       /* host address of window offset 0 */
    uint8_t *page_flags; /* by window offset >> page_shift */
    uint64_t low_mask;   /* address bits that are kept where they are */
    uint64_t high_mask;  /* the region number's bits (0 when there is one region) */
    uint64_t hole_mask;  /* address bits that must be 0 */
    uint64_t window_mask; /* address bits that make up the place in the window; where others are set, nothing is mapped */
    unsigned high_shift; /* how far the region number moves down */
    unsigned part_shift; /* a part of the space has 2^part_shift bytes ... */
    unsigned window_shift; /* ... and its window 2^window_shift, as much as is in use */
    unsigned page_shift;
    bool lowest;         /* base is 0: host addresses are the guest's */
    void *code;          /* the engine's translated code for this space (owned by the engine) */
    void (*code_free)(struct space *s); /* called when the space goes away, if code is not NULL */
    struct mem_region_list *maps; /* private to mem/ */
    unsigned refs;
};

/* The place of guest address va among those of its space; only meaningful when !(va & s->hole_mask). */
static inline uint64_t space_offset(const struct space *s, uint64_t va)
{
    return (va & s->low_mask) | ((va & s->high_mask) >> s->high_shift);
}

/* Where in the window lies what has `offset` among the space's addresses. */
static inline uint64_t space_window_offset(const struct space *s, uint64_t offset)
{
    return offset >> s->part_shift << s->window_shift | (offset & ((1ull << s->part_shift) - 1));
}

/* The flags of the page that holds va; 0 for an address in a hole. */
static inline unsigned space_page_flags(const struct space *s, uint64_t va)
{
    if (va & s->hole_mask)
        return 0;
    return s->page_flags[space_offset(s, va) >> s->page_shift];
}

/* Where the window shows va; only meaningful when !(va & s->hole_mask). */
static inline uint8_t *space_host(const struct space *s, uint64_t va)
{
    return s->base + space_window_offset(s, space_offset(s, va));
}

/* The host address of va if the page allows `need` (MEM_R, MEM_W or MEM_X) right now, else NULL: then call mem_fault() and try again.
 * Good up to the end of va's page. A page of a shared file has none even then, because the host may raise SIGBUS there: use
 * mem_read() and mem_write(). */
static inline void *mem_host(const struct space *s, uint64_t va, unsigned need)
{
    return (space_page_flags(s, va) & (need | MEM_FILE)) == need ? space_host(s, va) : NULL;
}

/* The guest address of a place in the window. False: it is none. */
bool space_address(const struct space *s, const void *host, uint64_t *va);

/* ---- life ----------------------------------------------------------------------------------- */

/* What the spaces of a machine, and what they share, take of the host together: at most MEM_ACCOUNT_BYTES of memory, and a part of the
 * mappings that the host allows (vm.max_map_count). With one reference; NULL: no memory. */
#define MEM_ACCOUNT_BYTES (8ull << 30)
struct mem_account;
struct mem_account *mem_account_new(void);
struct mem_account *mem_account_ref(struct mem_account *a);
void mem_account_unref(struct mem_account *a);
/* Memory that is no space's own: files in memory, shared segments, what pipes and queues hold. False: all together would take more than MEM_ACCOUNT_BYTES, and
 * nothing is charged. */
bool mem_account_charge(struct mem_account *a, uint64_t bytes);
void mem_account_discharge(struct mem_account *a, uint64_t bytes);
/* No space gets another page. */
bool mem_account_is_full(const struct mem_account *a);
/* The host has refused a mapping: windows of s's machine, least recently used first, show no more than what is used next. False: that does
 * not help. */
bool mem_make_room(struct space *s);

/* A new empty space with one reference; NULL with errno when the host gives no address space. account NULL: one of its own. */
struct space *space_new(const struct space_config *config);
struct space *space_new_in(struct mem_account *account, const struct space_config *config);
struct space *space_ref(struct space *s);
void space_unref(struct space *s);

/* A copy for fork(): private pages are shared copy on write, shared mappings are shared. Translated code
 * is not copied. NULL with errno. */
struct space *space_fork(struct space *s);

/* ---- mapping -------------------------------------------------------------------------------- */

enum {
    MAP_KIND_SHARED = 1,    /* MAP_SHARED: seen by forked spaces and written to the file */
    MAP_KIND_GROWSUP = 2,   /* a stack that grows towards higher addresses (PA-RISC) */
    MAP_KIND_GROWSDOWN = 4, /* a stack that grows towards lower addresses */
    MAP_KIND_GATEWAY = 8,   /* pages get MEM_GATEWAY */
    MAP_KIND_DONTFORK = 16, /* a fork does not have it */
    MAP_KIND_WIPEONFORK = 32, /* a fork has it empty: private anonymous memory only */
};

/* What a mapping shows: a host file from `offset` (page aligned) on. fd is dup'ed; name is copied and
 * shows in /proc/self/maps. keep(owner) is called when space_map() succeeds, drop(owner) when no space has the mapping any more. */
struct mem_file {
    int fd;            /* -1: anonymous memory that merely has a name, e.g. "[stack]" */
    uint64_t offset;
    const char *name;
    uint64_t dev, ino; /* for /proc/self/maps */
    void *owner;       /* the open file; NULL: none */
    void (*keep)(void *owner);
    void (*drop)(void *owner);
};

/* Map [va, va+len) with prot (MEM_R|MEM_W|MEM_X), replacing what was there. va is page aligned, len is
 * rounded up. file NULL: zeroed anonymous memory. Returns 0 or -errno (EINVAL: not aligned or in a hole;
 * ENOMEM). */
int space_map(struct space *s, uint64_t va, uint64_t len, unsigned prot, unsigned kind,
              const struct mem_file *file);
/* Parts of the range may be unmapped or in a hole. 0 or -errno, also in the next functions: EINVAL when it is not aligned, empty, or wraps. */
int space_unmap(struct space *s, uint64_t va, uint64_t len);
/* 0 or -errno: ENOMEM when a page of the range is not mapped, EACCES when a shared file forbids it. */
int space_protect(struct space *s, uint64_t va, uint64_t len, unsigned prot);
/* madvise's MADV_DONTFORK, MADV_WIPEONFORK and their opposites: the range's mappings get the kinds `set` and lose the kinds `clear`.
 * 0 or -errno: ENOMEM when a page is not mapped, EINVAL when its kind of memory cannot be so. */
int space_set_fork(struct space *s, uint64_t va, uint64_t len, unsigned set, unsigned clear);
/* mremap's move: the pages of [from, from+len) with their contents go to `to` (free or replaced). keep: the old mappings stay, private
 * ones as if they had never been touched. 0 or -errno: EINVAL (the ranges overlap), EFAULT (a page is not mapped), ENOMEM. */
int space_move(struct space *s, uint64_t from, uint64_t to, uint64_t len, bool keep);
/* Map [to, to+len), replacing what was there, like the mapping that holds address `like`: the same file or shared memory from where `from` is
 * in it, or would be if that mapping were longer. 0 or -errno: EFAULT (nothing is mapped at `like`), EINVAL, ENOMEM. */
int space_map_like(struct space *s, uint64_t like, uint64_t from, uint64_t to, uint64_t len);
/* msync: write shared file pages back. 0 or -errno: ENOMEM when a page is not mapped, EIO. */
int space_sync(struct space *s, uint64_t va, uint64_t len);
/* madvise(MADV_DONTNEED): private pages lose their contents and read as zeros or as the file again. */
int space_discard(struct space *s, uint64_t va, uint64_t len);
/* The host file (st_dev, st_ino of the host) changed its size: shared mappings of it are looked at afresh, and private pages
 * beyond its end are lost, so that they give MEM_FAULT_BUS. To be called for every space after a system call changed a file's size. (What
 * other processes of the host do is noticed when a page of a shared mapping is accessed.) */
void space_file_resized(struct space *s, dev_t dev, ino_t ino);

/* The lowest/highest free range of len bytes inside [low, high); 0 when there is none. */
uint64_t space_find_free(struct space *s, uint64_t low, uint64_t high, uint64_t len);
uint64_t space_find_free_down(struct space *s, uint64_t low, uint64_t high, uint64_t len);

/* One mapping, as /proc/self/maps shows it. */
struct mem_map {
    uint64_t start, end; /* [start, end) */
    unsigned prot, kind;
    uint64_t offset, dev, ino;
    const char *name;    /* "" if none; valid until the next change */
    int fd;              /* the host file, which stays the space's own; -1: none */
    void *owner;         /* struct mem_file's */
};
/* The first mapping that ends after va. false: none. */
bool space_next_map(struct space *s, uint64_t va, struct mem_map *out);

/* Bytes of private guest memory that hold data now (resident; counted in chunks of up to 64 KiB), and bytes
 * mapped. The same for every run of the same program. */
void space_usage(struct space *s, uint64_t *resident, uint64_t *mapped);

/* Mappings in [va, va + len) will grow: the window gets room for all of it now. 0 or -errno. */
int space_reserve(struct space *s, uint64_t va, uint64_t len);
/* RLIMIT_STACK: how far a MAP_KIND_GROWS* mapping may grow, in bytes. */
void space_set_stack_limit(struct space *s, uint64_t bytes);

/* ---- access --------------------------------------------------------------------------------- */

/* An access of `size` bytes at va was refused by the page flags, or by mem_host(). Makes it possible (copy on write, stack
 * growth, page holding translated code: the listener is told and the mark cleared) and returns MEM_OK, or
 * says why not. */
enum mem_fault_kind mem_fault(struct space *s, uint64_t va, unsigned size, enum mem_access access);

/* The kernel's copies: honour the guest's protection. Return the number of bytes copied before the first
 * fault (== len when all went well). */
size_t mem_read(struct space *s, uint64_t va, void *out, size_t len);
size_t mem_write(struct space *s, uint64_t va, const void *in, size_t len);
/* A debugger's or loader's copies: ignore protection (but not mapping). */
size_t mem_peek(struct space *s, uint64_t va, void *out, size_t len);
/* mem_peek() that changes nothing that can be seen from outside: pages of a private file that were not used yet stay so. */
size_t mem_glance(struct space *s, uint64_t va, void *out, size_t len);
size_t mem_poke(struct space *s, uint64_t va, const void *in, size_t len);
size_t mem_zero(struct space *s, uint64_t va, size_t len);
/* Copy a NUL-terminated string of at most cap bytes (with its NUL): its length, or -EFAULT, or
 * -ENAMETOOLONG. */
ssize_t mem_read_string(struct space *s, uint64_t va, char *out, size_t cap);

/* For another handler of SIGBUS, before all else: does not return when the signal ends a copy to or from a file's page. */
void mem_recover(const siginfo_t *info);

/* An identity of the bytes at va that is equal in two spaces exactly when they share the memory (for
 * futexes on shared mappings): object and offset. */
struct mem_identity {
    uint64_t object, offset;
};
bool mem_identify(struct space *s, uint64_t va, struct mem_identity *out);

/* ---- translated code ------------------------------------------------------------------------ */

/* The engine marks pages from which it translated; when such a page is written, unmapped, remapped or
 * changes protection, the listener hears of the address range first..last (inclusive) and the marks go. */
void space_set_code_listener(struct space *s, mem_code_listener *fn, void *ctx);
void space_mark_code(struct space *s, uint64_t va);
/* The engine has forgotten what it translated from va's page. */
void space_unmark_code(struct space *s, uint64_t va);

/* The host has no memory for `what`, in the midst of a change that can not be undone: says so, and ends with status 2. */
_Noreturn void mem_out_of_memory(const char *what);
/* Room for `bytes`, without access, at a multiple of the host's huge pages. NULL: there is none. */
uint8_t *mem_reserve(uint64_t bytes);
/* Addresses of the host that a space takes at least, where they are limited. */
uint64_t space_addresses(const struct space_config *config);
/* The host has refused (errno: why) a process that wants so many of them: which limit stands in the way, and what to do. To free(); NULL:
 * no memory. */
char *mem_refusal(uint64_t addresses);
/* All of [at, at + bytes), which lies in memory that can be written, is going to be: the host gives its pages at once what takes it two to four
 * times as long one by one, as each is touched. A wish. */
void mem_touch(void *at, size_t bytes);

#endif
