/*
 * internal.h - what the files of mem/ share.
 *
 * Where the contents of a guest page are
 * --------------------------------------
 * Private and shared anonymous memory of a family of address spaces (a program and its forks) is in one
 * sparse host file, the store. The store is divided into store slots as large as an address space. Every
 * address space owns at most one store slot at a time, and its page number p has its memory at page p of that
 * store slot: neighbouring pages are neighbours in the file too, so the host needs few mappings.
 *
 * page_home[p] says where private page p is: 0 nowhere yet (zeros, or the mapped file), HOME_LOCAL in the
 * host window itself, otherwise the number of a store slot. An address space that has never forked keeps its private pages
 * local: they are ordinary memory of the host, cheaper to touch and eligible for huge pages. The first fork moves
 * them to a store slot. A fork freezes the store slots that the parent uses: parent and child keep their page_home, the store
 * slots count the users of each page, and a write to a page with another user copies it to a new store slot of the writer.
 *
 * The host window and the page flags are a cache of that: a page whose flags lack an access that its mapping
 * allows is not installed; mem_fault() installs it together with similar neighbours. So
 * mapping, protecting and forking touch few pages.
 */
#ifndef PRECIS_EMU_MEM_INTERNAL_H
#define PRECIS_EMU_MEM_INTERNAL_H

#include <string.h>

#include "emu/mem/charge.h"
#include "emu/mem/mem.h"

enum {
    HOST_PAGE = 4096,
    CHUNK_SHIFT = 16,       /* file reads and first writes: aligned chunks of 64 KiB */
    COPY_SHIFT = 14,        /* copy on write: chunks of 16 KiB */
    COPY_SMALL = 256 << 20, /* address spaces beyond this many bytes copy in chunks of CHUNK_SHIFT: the host allows 65530 mappings */
    HUGE_SHIFT = 21,        /* first writes that proceed through a large mapping: the host's huge pages */
    INSTALL_SHIFT = 22,     /* one fault installs similar pages in a neighbourhood of this size */
    GUARD_BYTES = 1 << 16,  /* inaccessible bytes after a host window */
    STORE_BITS = 62,        /* store slot numbers and host window bits share the bits of offset that the store's file has */
    RECYCLED = 4,           /* number of recycled address spaces kept for later forks */
    MAX_MAPS = 65530,       /* mappings per address space, as Linux's vm.max_map_count */
};

#define HOME_LOCAL UINT32_MAX

/* A window-sized part of the store's file. */
struct mem_slot {
    struct mem_store *store;
    uint32_t id;
    uint64_t serial; /* no other slot of the machine has or had it */
    uint64_t uses;   /* pages in this store slot (summed over address spaces), plus one per owner */
    uint64_t pages;  /* number of pages that use memory */
#ifdef PRECIS_MEMORY_TABLES
    struct slot_leaf **leaves; /* users and contents, by page number >> SPACE_LEAF_BITS; NULL until needed */
    uint64_t table_bytes;      /* allocated for them, without contents */
#else
    uint32_t *page_uses; /* users by page number; NULL: a single address space, nothing is shared */
#endif
    uint8_t *touched;       /* shared memory: bitmap of the pages that have been installed */
    uint64_t touched_pages; /* size of that bitmap in pages */
};

struct mem_store {
    unsigned refs;
    int fd;
    unsigned window_bits, page_shift;
    struct mem_slot **slots;          /* by number; [0] is unused; NULL if free */
    uint32_t nslots, free_from;       /* slots below free_from are in use */
    struct space *recycled[RECYCLED]; /* recycled address spaces */
    unsigned nrecycled;
    struct mem_account *account;
    struct mem_charge charge; /* of the pages in the file and in host windows */
#ifdef PRECIS_MEMORY_TABLES
    struct mem_charge tables; /* of the slots' tables */
    uint64_t table_bytes;     /* allocated for them */
#endif
};

/* account.c */
struct mem_account {
    unsigned refs;
    struct space *spaces, *last; /* most recently installed first */
    uint64_t count;
    uint64_t shown, most;   /* host mappings: upper bound of those in use; limit */
    uint64_t added;         /* to `shown`, since the host's mappings were counted */
    uint64_t recount_after; /* the limit of `added`, after which they are counted again at the limit of `shown` */
    uint64_t used, limit;   /* bytes that all charges add up to; most */
    uint64_t slots;         /* store slots made so far */
    bool leaves_lowest;     /* no host window at address 0 */
};

/* The object of one or more mappings, unless it is unnamed private memory. */
struct backing {
    unsigned refs;
    int fd;            /* the host file, or -1 */
    bool writable;     /* the file was opened for writing; shared memory: not read_only */
    bool regular;      /* a regular file, which has an end */
    uint64_t dev, ino; /* as the guest sees them */
    dev_t host_dev;    /* identity of the file on the host */
    ino_t host_ino;
    struct mem_slot *slot; /* shared anonymous memory, or NULL */
    uint64_t bytes;        /* size of the shared memory */
    char *name;            /* "" if none */
    bool apart;            /* struct mem_file */
    void *owner;
    void (*drop)(void *owner);
};

/* One mapping. */
struct map {
    uint64_t start, end;
    uint8_t prot, kind;
    struct backing *backing; /* NULL: unnamed private memory */
    uint64_t offset;         /* of start, in the file or shared memory */
    /* maps.c: */
    struct map *prev, *next, *left, *right;
    uint64_t widest; /* gap before a mapping of this subtree */
    unsigned level;
};

struct mem_region_list {
    struct mem_store *store;
    struct mem_slot *own;     /* store slot for new private pages; NULL until needed */
    struct mem_charge tables; /* SPACE_TABLES_BYTES and window_table_bytes() while the space is in use */
    bool sparse;              /* the host window has no reservation: sparse.c */
    bool local;               /* has never forked: private pages are in the host window */
    uint32_t *page_home;
    struct map *first, *last; /* sorted, not overlapping */
    struct map *root;         /* of the tree of all */
    size_t nmaps, most_maps;  /* now, and since memory was last given back */
    uint64_t mapped;          /* bytes; of them data and stacks as in struct space_usage: maps_count() */
    uint64_t data, stack;
    uint64_t most_mapped;   /* until it last became less */
    uint64_t removals;      /* space_removals() */
    uint64_t unmapped;      /* bytes, since space_has_unmapped() returned true */
    uint64_t resident;      /* number of pages with a home */
    uint64_t most_resident; /* until it last became less */
    uint64_t faults;        /* pages that a fault gave a home */
    uint64_t stack_limit;
    uint64_t window;              /* size in bytes */
    uint64_t table_bytes;         /* tables.c: allocated for tables */
    struct mem_account *account;  /* NULL: not in an account */
    struct space *next, *prev;    /* in the account's list */
    uint64_t shown;               /* upper bound of its host mappings */
    struct space_access_log *log; /* space_log_faults() */
};

static inline uint64_t page_size(const struct space *s)
{
    return 1ull << s->page_shift;
}

static inline uint64_t page_number(const struct space *s, uint64_t va)
{
    return space_offset(s, va) >> s->page_shift;
}

static inline bool page_is_zero(const uint8_t *bytes, size_t len)
{
    return !bytes[0] && !memcmp(bytes, bytes + 1, len - 1);
}

static inline bool map_is_shared_file(const struct map *m)
{
    return (m->kind & MAP_KIND_SHARED) && m->backing && m->backing->fd >= 0;
}

static inline bool map_is_private_file(const struct map *m)
{
    return !(m->kind & MAP_KIND_SHARED) && m->backing && m->backing->fd >= 0;
}

/* store.c: the sparse file and its store slots. */
struct mem_store *store_new(struct mem_account *account, unsigned window_bits, unsigned page_shift);
void store_unref(struct mem_store *st);
struct mem_slot *slot_new(struct mem_store *st); /* with one use; NULL without memory */
struct mem_slot *slot_by_id(struct mem_store *st, uint32_t id);
void slot_drop(struct mem_slot *slot, uint64_t uses);
/* Add a user to pages [first, end). Returns 0, or -1 if out of memory. */
int slot_share(struct mem_slot *slot, uint64_t first, uint64_t end);
/* Remove a user from pages [first, end); pages without users are returned to the host. */
void slot_leave(struct mem_slot *slot, uint64_t first, uint64_t end);
uint64_t slot_pages(const struct mem_store *st);
/* Charge pages [first, end) of shared memory on first use. Returns false if out of memory. */
bool slot_touch(struct mem_slot *slot, uint64_t first, uint64_t end);
/* Returns whether the page has at most one user. */
bool slot_page_exclusive(const struct mem_slot *slot, uint64_t p);

/* place.c */
enum page_kind {
    PAGE_ZERO,    /* no contents yet: zeros */
    PAGE_LOCAL,   /* in the host window */
    PAGE_STORED,  /* in a store slot */
    PAGE_OF_FILE, /* in the mapped file */
};
/* The place of a guest page's bytes. */
struct page_place {
    enum page_kind kind;
    int fd;                /* PAGE_OF_FILE: the host file */
    uint64_t offset;       /* of the page in it */
    uint64_t pages;        /* from this page to the end of its mapping or its object, whichever is first; at least 1 */
    struct mem_slot *slot; /* PAGE_STORED: the slot, and the page's number in it */
    uint64_t slot_page;
};
/* Finds the page at va of mapping m. MEM_FAULT_BUS: it is beyond the end of the mapping's object. */
enum mem_fault_kind page_locate(const struct space *s, const struct map *m, uint64_t va, struct page_place *out);
/* Charges `pages` pages from `at` on, pages of m, to the account on first use. (Private pages were charged when they got a home, files in
 * memory when they were mapped.) MEM_FAULT_NOMEM: the account is full. */
enum mem_fault_kind page_pay(const struct space *s, const struct map *m, const struct page_place *at, uint64_t pages);
/* Prepares a write to the page at va that ignores protection: gives a private page a home, charges a shared one, and finds it. */
enum mem_fault_kind page_for_writing(struct space *s, const struct map *m, uint64_t va, struct page_place *out);

/* maps.c */
struct backing *backing_ref(struct backing *b);
void backing_unref(struct backing *b);
struct map *maps_lower(const struct space *s, uint64_t va); /* the first mapping that ends after va, or NULL */
struct map *maps_find(const struct space *s, uint64_t va);  /* the mapping that contains va, or NULL */
/* Adds m to the amounts of mapped memory, or subtracts it: before and after a change of its range or protection. */
void maps_count(struct space *s, const struct map *m, bool counts);
int maps_insert(struct space *s, const struct map *m); /* a copy, into a free range; takes m's reference */
int maps_split(struct space *s, uint64_t va);          /* so that no mapping crosses va */
/* m ends before the next and starts after the previous mapping. */
void maps_resize(struct space *s, struct map *m, uint64_t start, uint64_t end);
void maps_remove(struct space *s, struct map *m); /* drops its reference */
void maps_clear(struct space *s);                 /* removes all */
void maps_merge(struct space *s, uint64_t start, uint64_t end);
/* The start of the lowest or highest len free bytes of [low, high), or 0. */
uint64_t maps_lowest_gap(const struct space *s, uint64_t low, uint64_t high, uint64_t len);
uint64_t maps_highest_gap(const struct space *s, uint64_t low, uint64_t high, uint64_t len);
uint64_t map_offset_at(const struct map *m, uint64_t va);

/* account.c */
void account_charge(struct mem_store *st, uint64_t pages);
void account_discharge(struct mem_store *st, uint64_t pages);
bool account_is_full(const struct space *s);

/* space.c */
void space_note_most(struct space *s); /* before the resident or mapped bytes become less */
/* Split mappings at va and end. Returns 0 or -ENOMEM. */
int split_range(struct space *s, uint64_t va, uint64_t end);
/* Unmap [va, end), completely or not at all. */
int remove_range(struct space *s, uint64_t va, uint64_t end);
/* len rounded up to pages; 0 on overflow. */
uint64_t round_up(const struct space *s, uint64_t len);
/* Returns whether mappings cover all of [va, end). */
bool all_mapped(const struct space *s, uint64_t va, uint64_t end);
/* Maximum number of pages. */
uint64_t space_pages(const struct space *s);
/* Free the address space, except for its pages in the store. */
void space_end(struct space *s);

/* pages.c: contents and installation of pages. */
/* The flags of a page of m that is not installed (base) or installed (ready). */
unsigned page_flags_base(const struct map *m);
unsigned page_flags_ready(const struct map *m, bool writable_now);
/* The host protection that page flags imply. */
int page_host_prot(unsigned flags);
/* Set the flags of m's pages, except those that are already set in a recycled address space. */
void pages_cover(struct space *s, const struct map *m);
/* Returns whether the range is aligned, non-empty, within one virtual region and outside holes. */
bool range_ok(const struct space *s, uint64_t va, uint64_t len);
/* Uninstall [va, end): flags become those of `m` without access (0 if m is NULL); the listener is told about translated code. */
void pages_uninstall(struct space *s, uint64_t va, uint64_t end, const struct map *m);
/* As pages_uninstall(), and drop the private contents. */
void pages_release(struct space *s, uint64_t va, uint64_t end, const struct map *m);
/* The part of pages_release() that concerns store slots and counts: for an address space that is freed. */
void pages_leave_slots(struct space *s, uint64_t va, uint64_t end);
/* Move the local pages of m to a store slot. Returns 0 or -ENOMEM. */
int pages_to_store(struct space *s, const struct map *m);
/* Install page va of m for the access that its mapping allows. */
enum mem_fault_kind page_make_ready(struct space *s, const struct map *m, uint64_t va, bool write);
/* Give the private page at va its own home, ignoring protection. */
enum mem_fault_kind page_own(struct space *s, const struct map *m, uint64_t va);
/* Move the private contents of [va, end), a part of m, to `to`, which has none; the source may lose them. Returns 0 or -ENOMEM. */
int pages_move(struct space *s, const struct map *m, uint64_t va, uint64_t end, uint64_t to);
/* Bytes of m's file or shared memory from m's start on, rounded up to whole pages. */
uint64_t map_file_bytes(const struct space *s, const struct map *m);
void pages_announce_code(struct space *s, uint64_t first, uint64_t end);
/* Tells listeners that pages [va, end) may have lost an access. */
void pages_announce_loss(struct space *s, uint64_t va, uint64_t end);

/* Read or write len bytes, resuming after short transfers and EINTR. Return the number of bytes done; if file_read() ends early, errno is 0
 * at the end of the file. */
size_t file_read(int fd, void *buf, size_t len, uint64_t offset);
size_t file_write(int fd, const void *buf, size_t len, uint64_t offset);

#include "emu/mem/backend.h"

#endif
