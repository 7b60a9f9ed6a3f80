/* model.t.c - described in model.t.h. The contents of a guest page are one byte value; sharing is by pointer. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "emu/mem/model.t.h"

enum { PAGES = 96, SPACES = 4, FILE_PAGES = 12, CELL = 8 };

#define CHECK(cond, ...)                                               \
    do {                                                               \
        if (!(cond)) {                                                 \
            fprintf(stderr, "%s:%d: %s: ", __FILE__, __LINE__, #cond); \
            fprintf(stderr, __VA_ARGS__);                              \
            fputc('\n', stderr);                                       \
            abort();                                                   \
        }                                                              \
    } while (0)

/* The first CELL bytes of a page; the rest stays zero. */
struct cell {
    unsigned refs;
    uint8_t bytes[CELL];
};

struct model_page {
    bool mapped, shared, code;
    unsigned prot;
    int file_page;     /* of the file, or -1 */
    struct cell *cell; /* NULL: untouched (zeros, or the file's page) */
};

struct model {
    struct space_listener listener;
    struct space *real;
    struct model_page page[PAGES];
    unsigned told; /* number of listener calls */
};

struct run {
    const uint8_t *in;
    size_t left;
    struct model space[SPACES];
    const struct space_config *config;
    uint64_t base;
    int fd;
    uint8_t file[FILE_PAGES][CELL];
};

static unsigned next(struct run *r, unsigned below)
{
    if (!r->left)
        return 0;
    r->left--;
    return *r->in++ % below;
}

static uint64_t size_of_page(const struct run *r)
{
    return 1ull << r->config->page_shift;
}

static uint64_t va_of(const struct run *r, unsigned page)
{
    return r->base + page * size_of_page(r);
}

static void cell_drop(struct cell *c)
{
    if (c && !--c->refs)
        free(c);
}

static struct cell *cell_new(void)
{
    struct cell *c = calloc(1, sizeof *c);
    c->refs = 1;
    return c;
}

static void clear_page(struct model_page *p)
{
    cell_drop(p->cell);
    *p = (struct model_page){.file_page = -1};
}

static void code_changes(struct space_listener *l, struct space *s, uint64_t first, uint64_t last)
{
    struct model *m = (struct model *)l;
    CHECK(s == m->real && first <= last, "announcement");
    m->told++;
}

static void listen(struct model *m)
{
    m->listener = (struct space_listener){.code_changes = code_changes};
    space_listen(m->real, &m->listener);
}

/* ---- operations ------------------------------------------------------------------------------- */

static void forget_code(struct model *m, unsigned first, unsigned n)
{
    bool any = false;
    for (unsigned i = first; i < first + n; i++) {
        any |= m->page[i].code;
        m->page[i].code = false;
    }
    CHECK(!any || m->told, "translated code changed unannounced, page %u", first);
}

static void do_map(struct run *r, struct model *m)
{
    unsigned first = next(r, PAGES), n = 1 + next(r, PAGES - first < 40 ? PAGES - first : 40);
    unsigned prot = next(r, 8), what = next(r, 4), file_page = next(r, FILE_PAGES);
    bool shared = what & 1, file = what & 2;
    struct mem_file f = {.fd = r->fd, .offset = file_page * size_of_page(r), .name = "file", .dev = 1, .ino = 2};
    int rc = space_map(m->real, va_of(r, first), n * size_of_page(r), prot, shared ? MAP_KIND_SHARED : 0, file ? &f : NULL);
    CHECK(rc == 0, "space_map: %d", rc);
    forget_code(m, first, n);
    for (unsigned i = 0; i < n; i++) {
        struct model_page *p = &m->page[first + i];
        clear_page(p);
        p->mapped = true;
        p->shared = shared;
        p->prot = prot;
        p->file_page = file ? (int)(file_page + i) : -1;
        p->cell = shared && !file ? cell_new() : NULL;
    }
}

static void do_unmap(struct run *r, struct model *m)
{
    unsigned first = next(r, PAGES), n = 1 + next(r, PAGES - first);
    CHECK(space_unmap(m->real, va_of(r, first), n * size_of_page(r)) == 0, "space_unmap");
    forget_code(m, first, n);
    for (unsigned i = 0; i < n; i++)
        clear_page(&m->page[first + i]);
}

static void do_protect(struct run *r, struct model *m)
{
    unsigned first = next(r, PAGES), n = 1 + next(r, PAGES - first), prot = next(r, 8);
    bool whole = true;
    for (unsigned i = 0; i < n; i++)
        whole &= m->page[first + i].mapped;
    int rc = space_protect(m->real, va_of(r, first), n * size_of_page(r), prot);
    CHECK(rc == (whole ? 0 : -ENOMEM), "space_protect: %d", rc);
    if (rc)
        return;
    for (unsigned i = 0; i < n; i++) {
        struct model_page *p = &m->page[first + i];
        if (p->prot != prot) {
            p->prot = prot;
            forget_code(m, first + i, 1);
        }
    }
}

/* The expected result of an access. */
static enum mem_fault_kind expected(const struct model_page *p, unsigned need)
{
    if (!p->mapped)
        return MEM_FAULT_UNMAPPED;
    if (!(p->prot & need))
        return MEM_FAULT_PROT;
    if (p->file_page >= FILE_PAGES && !p->cell)
        return MEM_FAULT_BUS;
    return MEM_OK;
}

static uint8_t *bytes_of(struct run *r, struct model_page *p)
{
    static uint8_t zeros[CELL];
    if (p->cell)
        return p->cell->bytes;
    memset(zeros, 0, sizeof zeros);
    return p->file_page >= 0 ? r->file[p->file_page] : zeros;
}

/* Call before file page i changes. Whether an untouched private page follows the file is unspecified: touch them all. */
static void touch_private_pages(struct run *r, int i)
{
    for (unsigned k = 0; k < SPACES; k++)
        for (unsigned p = 0; r->space[k].real && p < PAGES; p++) {
            struct model_page *page = &r->space[k].page[p];
            uint8_t byte;
            if (!page->mapped || page->shared || page->file_page != i || page->cell)
                continue;
            CHECK(mem_peek(r->space[k].real, va_of(r, p), &byte, 1) == 1, "peek");
            page->cell = cell_new();
            memcpy(page->cell->bytes, r->file[i], CELL);
        }
}

static void do_write(struct run *r, struct model *m, bool poke)
{
    unsigned i = next(r, PAGES), at = next(r, CELL);
    uint8_t value = (uint8_t)next(r, 256);
    struct model_page *p = &m->page[i];
    enum mem_fault_kind want = expected(p, poke ? 7 | MEM_W : MEM_W);
    if (poke && want == MEM_FAULT_PROT)
        want = p->file_page >= FILE_PAGES && !p->cell ? MEM_FAULT_BUS : MEM_OK;
    if (poke && want == MEM_FAULT_BUS)
        return;
    if (want == MEM_OK && p->shared && p->file_page >= 0)
        touch_private_pages(r, p->file_page);
    size_t done = poke ? mem_poke(m->real, va_of(r, i) + at, &value, 1) : mem_write(m->real, va_of(r, i) + at, &value, 1);
    CHECK(done == (want == MEM_OK), "write to page %u: %zu, fault kind %d", i, done, want);
    if (want)
        return;
    forget_code(m, i, 1);
    if (!p->shared && (!p->cell || p->cell->refs > 1)) {
        struct cell *own = cell_new();
        memcpy(own->bytes, bytes_of(r, p), CELL);
        cell_drop(p->cell);
        p->cell = own;
    }
    bytes_of(r, p)[at] = value;
    if (p->shared && p->file_page >= 0)
        r->file[p->file_page][at] = value;
}

static void do_fork(struct run *r, struct model *m)
{
    struct model *child = NULL;
    for (unsigned i = 0; i < SPACES && !child; i++)
        if (!r->space[i].real)
            child = &r->space[i];
    if (!child)
        return;
    child->real = space_fork(m->real);
    CHECK(child->real, "space_fork");
    listen(child);
    memcpy(child->page, m->page, sizeof child->page);
    for (unsigned i = 0; i < PAGES; i++) {
        child->page[i].code = false;
        if (child->page[i].cell)
            child->page[i].cell->refs++;
    }
}

static void release(struct model *m)
{
    space_unref(m->real);
    m->real = NULL;
    for (unsigned i = 0; i < PAGES; i++)
        clear_page(&m->page[i]);
}

static void do_exit(struct run *r, struct model *m)
{
    unsigned alive = 0;
    for (unsigned i = 0; i < SPACES; i++)
        alive += r->space[i].real != NULL;
    if (alive > 1)
        release(m);
}

static void do_move(struct run *r, struct model *m)
{
    unsigned n = 1 + next(r, 8), from = next(r, PAGES - n), to = next(r, PAGES - n);
    bool whole = true, apart = to >= from + n || from >= to + n, keep = next(r, 2);
    for (unsigned i = 0; i < n; i++)
        whole &= m->page[from + i].mapped;
    int rc = space_move(m->real, va_of(r, from), va_of(r, to), n * size_of_page(r), keep);
    CHECK(rc == (!apart ? -EINVAL : !whole ? -EFAULT : 0), "space_move: %d", rc);
    if (rc)
        return;
    forget_code(m, to, n);
    for (unsigned i = 0; i < n; i++) {
        struct model_page *old = &m->page[from + i];
        bool both = keep && old->shared;
        if (!both)
            forget_code(m, from + i, 1);
        clear_page(&m->page[to + i]);
        m->page[to + i] = *old;
        m->page[to + i].code = false;
        if (both && old->cell)
            old->cell->refs++;
        else
            old->cell = NULL;
        if (!keep)
            clear_page(old);
    }
}

static void do_discard(struct run *r, struct model *m)
{
    unsigned first = next(r, PAGES), n = 1 + next(r, PAGES - first < 8 ? PAGES - first : 8);
    space_discard(m->real, va_of(r, first), n * size_of_page(r));
    for (unsigned i = first; i < first + n; i++) {
        struct model_page *p = &m->page[i];
        if (!p->mapped || p->shared)
            continue;
        forget_code(m, i, 1);
        cell_drop(p->cell);
        p->cell = NULL;
    }
}

static void do_code(struct run *r, struct model *m)
{
    unsigned i = next(r, PAGES);
    struct model_page *p = &m->page[i];
    enum mem_fault_kind rc = mem_fault(m->real, va_of(r, i), 4, MEM_EXEC);
    CHECK(rc == expected(p, MEM_X), "fetch from page %u: %d", i, rc);
    if (rc)
        return;
    space_mark_code(m->real, va_of(r, i));
    p->code = true;
}

static void do_file_write(struct run *r)
{
    unsigned i = next(r, FILE_PAGES), at = next(r, CELL);
    uint8_t value = (uint8_t)next(r, 256);
    touch_private_pages(r, (int)i);
    r->file[i][at] = value;
    CHECK(pwrite(r->fd, &value, 1, (off_t)(i * size_of_page(r) + at)) == 1, "pwrite");
}

/* ---- comparison ------------------------------------------------------------------------------- */

/* Returns whether the host can read the 8 bytes at p. The cheapest call with EFAULT: it reads them before it refuses its first argument. */
static bool is_readable(const void *p)
{
    return syscall(SYS_rt_sigprocmask, -1, p, NULL, CELL) == -1 && errno == EINVAL;
}

/* Returns whether the host can write them. */
static bool is_writable(void *p)
{
    uint8_t before[CELL];
    memcpy(before, p, CELL);
    bool can = !syscall(SYS_rt_sigprocmask, SIG_BLOCK, NULL, p, CELL);
    if (can)
        memcpy(p, before, CELL);
    return can;
}

/* The host window allows exactly what the flags say; with page tables, what they allow has a host address. */
static void check_window(struct run *r, struct model *m, unsigned i, unsigned flags)
{
    bool readable = flags & (MEM_R | MEM_X | MEM_W | MEM_WANT_W);
#ifdef PRECIS_MEMORY_TABLES
    void *host = readable && !(flags & MEM_FILE) ? space_host(m->real, va_of(r, i)) : NULL;
    CHECK(!host == (!readable || (flags & MEM_FILE)), "page %u, flags 0x%x", i, flags);
    CHECK(!host || is_readable(host), "page %u, flags 0x%x", i, flags);
    CHECK(!(flags & MEM_W) || !host || is_writable(host), "page %u, flags 0x%x", i, flags);
#else
    void *host = space_host(m->real, va_of(r, i));
    CHECK(is_readable(host) == readable, "page %u, flags 0x%x", i, flags);
    CHECK(!readable || is_writable(host) == !!(flags & MEM_W), "page %u, flags 0x%x", i, flags);
#endif
}

/* What mem_again() knows from the last time it was checked is what mem_host() finds. */
static void check_found(struct run *r, struct model *m, unsigned i)
{
    for (unsigned need = MEM_R; need <= MEM_W; need++) {
        uint64_t va = va_of(r, i);
        uint8_t *host = mem_host(m->real, va, need);
        const void *again = mem_again(m->real, va, need, 4);
        CHECK(!again || again == host, "page %u, access %u", i, need);
        if (!host)
            continue;
        mem_note(m->real, va, need, host);
        CHECK(mem_again(m->real, va + 4, need, 4) == host + 4 && !mem_again(m->real, va + 2, need, 4), "page %u, access %u", i, need);
    }
}

static void check_page(struct run *r, struct model *m, unsigned i)
{
    struct model_page *p = &m->page[i];
    check_found(r, m, i);
    uint8_t got[CELL] = {0};
    unsigned flags = space_page_flags(m->real, va_of(r, i));
    CHECK(!!(flags & MEM_MAPPED) == p->mapped, "page %u", i);
    CHECK(!!(flags & MEM_CODE) == p->code, "page %u", i);
    CHECK(!((flags & 7) & ~(p->mapped ? p->prot : 0)), "page %u allows 0x%x", i, flags);
    CHECK(!(flags & MEM_W) || !(flags & MEM_CODE), "page %u", i);
    size_t n = mem_read(m->real, va_of(r, i), got, CELL);
    enum mem_fault_kind want = expected(p, MEM_R);
    CHECK(n == (want ? 0 : CELL), "read of page %u: %zu, fault kind %d", i, n, want);
    if (want == MEM_OK)
        CHECK(!memcmp(got, bytes_of(r, p), CELL), "page %u", i);
    if (p->mapped && !(p->file_page >= FILE_PAGES)) {
        CHECK(mem_peek(m->real, va_of(r, i), got, CELL) == CELL, "peek");
        CHECK(!memcmp(got, bytes_of(r, p), CELL), "peek of page %u: shared %d file page %d cell %p prot %u, %02x %02x", i, p->shared,
              p->file_page, (void *)p->cell, p->prot, got[0], bytes_of(r, p)[0]);
    }
    flags = space_page_flags(m->real, va_of(r, i));
    check_window(r, m, i, flags);
}

static void check_lists(struct run *r, struct model *m)
{
    unsigned i = 0;
    struct mem_map map = {0};
    uint64_t va = 0;
    while (space_next_map(m->real, va, &map)) {
        CHECK(map.start >= va && map.start < map.end, "order");
        for (; i < PAGES && va_of(r, i) < map.start; i++)
            CHECK(!m->page[i].mapped, "page %u", i);
        for (; i < PAGES && va_of(r, i) < map.end; i++)
            CHECK(m->page[i].mapped && m->page[i].prot == map.prot, "page %u", i);
        va = map.end;
    }
    for (; i < PAGES; i++)
        CHECK(!m->page[i].mapped, "page %u", i);
}

static void step(struct run *r)
{
    struct model *m = &r->space[next(r, SPACES)];
    unsigned op = next(r, 16);
    if (!m->real)
        return;
    m->told = 0;
    switch (op) {
    case 0:
    case 1: do_map(r, m); break;
    case 2: do_unmap(r, m); break;
    case 3:
    case 4: do_protect(r, m); break;
    case 5: do_fork(r, m); break;
    case 6: do_exit(r, m); break;
    case 7: do_move(r, m); break;
    case 8: do_discard(r, m); break;
    case 9: do_code(r, m); break;
    case 10: do_file_write(r); break;
    case 11: do_write(r, m, true); break;
    default: do_write(r, m, false); break;
    }
}

void model_run(const struct space_config *config, const uint8_t *bytes, size_t n)
{
    static struct run run;
    struct run *r = &run;
    memset(r, 0, sizeof *r);
    r->in = bytes;
    r->left = n;
    r->config = config;
    r->base = (config->region_bits ? 1ull << 61 : 0) + 0x100000;
    r->fd = memfd_create("model", MFD_CLOEXEC);
    CHECK(r->fd >= 0 && !ftruncate(r->fd, (off_t)(FILE_PAGES * size_of_page(r))), "file");
    r->space[0].real = space_new(config);
    CHECK(r->space[0].real, "space_new");
    listen(&r->space[0]);
    for (unsigned k = 0; k < SPACES; k++)
        for (unsigned i = 0; i < PAGES; i++)
            r->space[k].page[i].file_page = -1;
    while (r->left) {
        step(r);
        for (unsigned k = 0; k < SPACES; k++)
            if (r->space[k].real) {
                check_page(r, &r->space[k], next(r, PAGES));
                check_lists(r, &r->space[k]);
            }
    }
    for (unsigned k = 0; k < SPACES; k++)
        if (r->space[k].real) {
            for (unsigned i = 0; i < PAGES; i++)
                check_page(r, &r->space[k], i);
            release(&r->space[k]);
        }
    close(r->fd);
}
