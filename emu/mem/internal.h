/*
 * internal.h - what the files of mem/ share.
 *
 * Where a guest page's contents live
 * ----------------------------------
 * Private and shared anonymous memory of a family of spaces (a program and what it forked) lies in one
 * sparse host file, the store. The store's offsets are cut into slots as large as a space's window. Every
 * space owns at most one slot at a time, and page number p of the window gets its memory at page p of that
 * slot: neighbouring pages are neighbours in the file too, so the host sees few mappings.
 *
 * page_home[p] says where private page p lives: 0 nowhere yet (zeros, or the mapped file), HOME_LOCAL in the
 * window itself, else the number of a slot. A space that has never forked keeps its private pages local: they
 * are ordinary memory of the host, which is cheaper to touch and may come in huge pages. The first fork moves
 * them to a slot. A fork freezes the slots that the parent uses: both sides keep their page_home, the slots count
 * their pages' users, and whoever writes to a page that has another user copies it to a new slot of its own.
 *
 * The window and the page flags are a cache of that: a page whose flags lack an access that its mapping
 * allows is simply not installed, and mem_fault() installs it together with its like neighbours. So
 * mapping, protecting and forking touch few pages.
 */
#ifndef PRECIS_EMU_MEM_INTERNAL_H
#define PRECIS_EMU_MEM_INTERNAL_H

#include "emu/mem/mem.h"

enum {
    HOST_PAGE = 4096,
    CHUNK_SHIFT = 16,      /* file reads and first writes are done in aligned chunks of 64 KiB */
    COPY_SHIFT = 14,       /* copies on write in chunks of 16 KiB ... */
    COPY_SMALL = 256 << 20, /* ... in spaces of up to so many bytes, of 64 KiB in larger ones: the host allows 65530 mappings */
    HUGE_SHIFT = 21,       /* first writes that follow others through a large mapping: the host's huge pages */
    INSTALL_SHIFT = 22,    /* one fault installs like pages at most this far around */
    GUARD_BYTES = 1 << 16, /* no-access bytes after a window */
    SPARES = 4,            /* windows kept for the next forks */
    MAX_MAPS = 65530,      /* mappings of a space, as Linux' vm.max_map_count */
};

#define HOME_LOCAL UINT32_MAX

/* A window-sized part of the store's file. */
struct mem_slot {
    struct mem_store *store;
    uint32_t id;
    uint64_t uses;       /* pages that live here (per space), plus one per owner */
    uint64_t pages;      /* that take memory */
    uint32_t *page_uses; /* spaces per page, by page number; NULL: one space only, nothing is shared */
    uint8_t *touched;    /* of shared memory: the pages that were shown to anybody, a bit each, ... */
    uint64_t touched_pages; /* ... as far as that goes */
};

struct mem_store {
    unsigned refs;
    int fd;
    unsigned window_bits, page_shift;
    struct mem_slot **slots; /* by number; [0] is not used; NULL: free */
    uint32_t nslots;
    struct space *spares[SPARES]; /* windows that nobody uses */
    unsigned nspares;
    struct mem_account *account;
    uint64_t used;           /* bytes, in the file and in windows */
};

/* account.c */
struct mem_account {
    unsigned refs;
    struct space *spaces, *last; /* the one that has shown something last is first */
    uint64_t count;
    uint64_t shown, most;    /* mappings of the host: at most so many are there; so many may be */
    uint64_t used;           /* bytes */
};

/* What one or more mappings show, when it is not unnamed private memory. */
struct backing {
    unsigned refs;
    int fd;                /* a host file, or -1 */
    bool writable;         /* the file was opened for writing */
    bool regular;          /* it is a regular file: it has an end */
    uint64_t dev, ino;     /* as the guest sees them */
    dev_t host_dev;        /* what the file is on the host */
    ino_t host_ino;
    struct mem_slot *slot; /* shared anonymous memory, else NULL */
    uint64_t bytes;        /* its size */
    char *name;            /* "" if none */
    void *owner;           /* what the mapping keeps: struct mem_file */
    void (*drop)(void *owner);
};

/* One mapping. */
struct map {
    uint64_t start, end;
    uint8_t prot, kind;
    struct backing *backing; /* may be NULL */
    uint64_t offset;         /* of start, in the file or the shared memory */
};

struct mem_region_list {
    struct mem_store *store;
    struct mem_slot *own;    /* where new private pages go; NULL until needed */
    bool sparse;             /* nothing of the window is reserved: sparse.c */
    bool local;              /* has never forked: private pages live in the window */
    uint32_t *page_home;
    struct map *map;         /* sorted, not overlapping */
    size_t nmaps, cap;
    uint64_t resident;       /* pages with a home */
    uint64_t stack_limit;
    uint64_t window;         /* bytes */
    struct mem_account *account; /* NULL: not in use yet, or no more */
    struct space *next, *prev;   /* in the account's list */
    uint64_t shown;         /* mappings of the host, at most */
    mem_code_listener *listener;
    void *listener_ctx;
};

static inline uint64_t page_size(const struct space *s)
{
    return 1ull << s->page_shift;
}

static inline uint64_t page_number(const struct space *s, uint64_t va)
{
    return space_offset(s, va) >> s->page_shift;
}

/* Where page p lies in the host's memory, if the window goes so far. */
static inline uint8_t *page_host(const struct space *s, uint64_t p)
{
    return s->base + space_window_offset(s, p << s->page_shift);
}

static inline bool map_is_shared_file(const struct map *m)
{
    return (m->kind & MAP_KIND_SHARED) && m->backing && m->backing->fd >= 0;
}

static inline bool map_is_private_file(const struct map *m)
{
    return !(m->kind & MAP_KIND_SHARED) && m->backing && m->backing->fd >= 0;
}

/* store.c: the sparse file and its slots. */
struct mem_store *store_new(struct mem_account *account, unsigned window_bits, unsigned page_shift);
void store_unref(struct mem_store *st);
struct mem_slot *slot_new(struct mem_store *st); /* with one use; NULL: no memory */
struct mem_slot *slot_by_id(struct mem_store *st, uint32_t id);
void slot_drop(struct mem_slot *slot, uint64_t uses);
/* Where page p of the slot lies in the store's file. */
uint64_t slot_offset(const struct mem_slot *slot, uint64_t p);
/* One more space uses pages [first, end). 0 or -1: no memory. */
int slot_share(struct mem_slot *slot, uint64_t first, uint64_t end);
/* A space leaves pages [first, end); memory that nobody uses goes back to the host. */
void slot_leave(struct mem_slot *slot, uint64_t first, uint64_t end);
/* Pages [first, end), which nobody uses, become zeros, and take no memory. */
void slot_discard(const struct mem_slot *slot, uint64_t first, uint64_t end);
/* Pages [first, end) of shared memory take memory from now on. False: the host has none. */
bool slot_touch(struct mem_slot *slot, uint64_t first, uint64_t end);
/* Nobody else uses the page. */
bool slot_page_exclusive(const struct mem_slot *slot, uint64_t p);

/* guard.c: memcpy() that returns false, with some bytes copied, when the host raises SIGBUS. */
bool mem_guarded_copy(void *to, const void *from, size_t len);

/* maps.c: the sorted list. */
struct backing *backing_ref(struct backing *b);
void backing_unref(struct backing *b);
size_t maps_lower(const struct space *s, uint64_t va);        /* index of the first that ends after va */
struct map *maps_find(const struct space *s, uint64_t va);    /* the one that holds va, or NULL */
int maps_insert(struct space *s, const struct map *m);        /* into a free range; takes m's reference */
int maps_split(struct space *s, uint64_t va);                 /* so that no mapping crosses va */
void maps_remove(struct space *s, size_t first, size_t count); /* drops references */
void maps_merge(struct space *s, uint64_t start, uint64_t end);
uint64_t map_offset_at(const struct map *m, uint64_t va);

/* spare.c: windows for forks. */
/* The last user of s, a space that has forked or was forked, is gone. true: its window is kept for the family's next fork. */
bool spare_keep(struct space *s);
/* A window for a fork of s: without mappings, but showing what it should of s's private pages wherever that costs nothing. Those are
 * ready in its flags; pages that it will probably write to have been copied, and have the window's own slot for a home. NULL: there is none. */
struct space *spare_take(struct space *s);
/* The family is gone. */
void spares_free(struct mem_store *st);

/* account.c: see there. */
void account_enter(struct mem_account *a, struct space *s);
void account_leave(struct space *s);
void account_shown(struct space *s);  /* after a call that may have made mappings of the host */
void account_hidden(struct space *s);
bool account_is_crowded(const struct space *s);
void account_charge(struct mem_store *st, uint64_t pages);
void account_discharge(struct mem_store *st, uint64_t pages);
bool account_is_full(const struct space *s);

/* A window of which nothing is reserved but its guard. NULL: not needed (no limit on addresses), or no place. */
uint8_t *sparse_reserve(uint64_t bytes);

/* space.c */
/* No mapping crosses va or end. 0 or -ENOMEM. */
int split_range(struct space *s, uint64_t va, uint64_t end);
/* Unmap [va, end), all of it or nothing. */
int remove_range(struct space *s, uint64_t va, uint64_t end);
/* len rounded up to pages; 0 when that is impossible. */
uint64_t round_up(const struct space *s, uint64_t len);
/* Mappings cover all of [va, end). */
bool all_mapped(const struct space *s, uint64_t va, uint64_t end);
/* The space's memory on the host, but for its mappings and what lies in the store. */
void window_free(struct space *s);
/* Is there a place in the window for [va, va + len), which is range_ok()? */
bool window_holds(const struct space *s, uint64_t va, uint64_t len);

/* pages.c: contents and installation of pages. */
/* The flags of a page of m that is not installed, or is. */
unsigned page_flags_base(const struct map *m);
unsigned page_flags_ready(const struct map *m, bool writable_now);
/* The host's protection for page flags. */
int page_host_prot(unsigned flags);
/* Show `len` bytes of file fd (or zeros: -1) at `at`, in the window. */
enum mem_fault_kind window_show(struct space *s, uint8_t *at, uint64_t len, unsigned flags, int fd, uint64_t file_offset);
/* Another host protection of pages [first, end). False: the host refuses. */
bool window_protect(struct space *s, uint64_t first, uint64_t end, int prot);
/* No page can be accessed through the window any more without a fault. What is local stays, and so does translated code. Always works. */
void window_hide(struct space *s);
/* The pages of m belong to it from now on; those that are ready stay so. */
void pages_cover(struct space *s, const struct map *m);
/* The guest's range is a window's: aligned, in one region, no hole. */
bool range_ok(const struct space *s, uint64_t va, uint64_t len);
/* Forget what is installed in [va, end): flags become those of `m` without access (0 if m is NULL), translated code is
 * announced. */
void pages_uninstall(struct space *s, uint64_t va, uint64_t end, const struct map *m);
/* The same, and give up the private contents. */
void pages_release(struct space *s, uint64_t va, uint64_t end, const struct map *m);
/* Only that part of it which concerns slots: the space goes away. */
void pages_leave_slots(struct space *s, uint64_t va, uint64_t end);
/* Move the local pages of m to a slot. 0 or -ENOMEM. */
int pages_to_store(struct space *s, const struct map *m);
/* Copy from (out) or to (in) the local page at va, whatever its protection. False: the host refuses. */
bool page_local_copy(struct space *s, uint64_t va, void *out, const void *in, size_t len);
/* Make page va of m ready for the access that its mapping allows. */
enum mem_fault_kind page_make_ready(struct space *s, const struct map *m, uint64_t va, bool write);
/* Give the private page at va a home of its own, without regard to protection. */
enum mem_fault_kind page_own(struct space *s, const struct map *m, uint64_t va);
/* The private contents of [va, end), a part of m, go to `to`, which has none; those of va may be lost. 0 or -ENOMEM. */
int pages_move(struct space *s, const struct map *m, uint64_t va, uint64_t end, uint64_t to);
/* Bytes of the file or shared memory of m that can be seen from m's start on: up to the end of its last page. */
uint64_t map_file_bytes(const struct space *s, const struct map *m);
void pages_announce_code(struct space *s, uint64_t first, uint64_t end);

/* Read or write all, through short transfers and interruptions. Returns the bytes done. */
size_t file_read(int fd, void *buf, size_t len, uint64_t offset);
size_t file_write(int fd, const void *buf, size_t len, uint64_t offset);

#endif
