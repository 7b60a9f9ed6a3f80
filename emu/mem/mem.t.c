/* mem.t.c - unit tests of address spaces: the contracts of mem.h, and random operations compared with the reference implementation. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cmocka.h>

#include "emu/mem/charge.h"
#include "emu/mem/model.t.h"

static const struct space_config hppa = {12, 32, 0, false}, ia64 = {14, 36, 3, false}, first_page = {12, 32, 0, true};

#ifdef PRECIS_MEMORY_TABLES
enum { WINDOWS = false };
static const void *window_of(const struct space *s)
{
    (void)s;
    return NULL;
}
#else
enum { WINDOWS = true };
static const void *window_of(const struct space *s)
{
    return s->base;
}
#endif

static void reads_zeros_and_what_was_written(void **state)
{
    (void)state;
    struct space *s = space_new(&hppa);
    char buf[8];
    assert_int_equal(space_map(s, 0x10000, 0x3000, MEM_R | MEM_W, 0, NULL), 0);
    assert_int_equal(mem_read(s, 0x10ffe, buf, 8), 8);
    assert_memory_equal(buf, "\0\0\0\0\0\0\0\0", 8);
    assert_int_equal(mem_write(s, 0x10ffe, "abcdefgh", 8), 8);
    assert_int_equal(mem_read(s, 0x10ffe, buf, 8), 8);
    assert_memory_equal(buf, "abcdefgh", 8);
    /* The copy ends where the mapping ends. */
    assert_int_equal(mem_write(s, 0x12ffd, "abcdefgh", 8), 3);
    assert_int_equal(mem_fault(s, 0x12ffe, 4, MEM_READ), MEM_FAULT_UNMAPPED);
    assert_int_equal(mem_fault(s, 0x12ffc, 4, MEM_READ), MEM_OK);
    assert_int_equal(mem_fault(s, 0x12ffc, 4, MEM_EXEC), MEM_FAULT_PROT);
    space_unref(s);
}

static void holes_and_borders(void **state)
{
    (void)state;
    struct space *s = space_new(&hppa);
    assert_int_equal(space_map(s, 0x100000000, 0x1000, MEM_R, 0, NULL), -EINVAL);
    assert_int_equal(space_map(s, 0xfffff000, 0x2000, MEM_R, 0, NULL), -EINVAL);
    assert_int_equal(space_map(s, 0x1001, 0x1000, MEM_R, 0, NULL), -EINVAL);
    assert_int_equal(space_map(s, 0x1000, 0, MEM_R, 0, NULL), -EINVAL);
    assert_int_equal(space_map(s, 0xfffff000, 0x1000, MEM_R | MEM_W, 0, NULL), 0);
    assert_int_equal(mem_write(s, 0xfffffffe, "abcd", 4), 2);
    assert_int_equal(mem_fault(s, 0xfffffffe, 4, MEM_READ), MEM_FAULT_UNMAPPED);
    assert_int_equal(mem_fault(s, ~0ull, 1, MEM_READ), MEM_FAULT_UNMAPPED);
    space_unref(s);

    s = space_new(&ia64);
    assert_int_equal(space_map(s, 0x6000000000000000, 1ull << 36, MEM_R | MEM_W, 0, NULL), 0);
    assert_int_equal(space_map(s, 0x6000000000000000, (1ull << 36) + 1, MEM_R, 0, NULL), -EINVAL);
    assert_int_equal(mem_write(s, 0x6000000ffffffffe, "abcd", 4), 2);
    assert_int_equal(mem_write(s, 0xe000000000000000, "abcd", 4), 0);
    assert_int_equal(mem_fault(s, 0x6000001000000000, 8, MEM_READ), MEM_FAULT_UNMAPPED);
    space_unref(s);
}

static void fork_copies_on_write(void **state)
{
    (void)state;
    struct space *parent = space_new(&hppa);
    char c;
    space_map(parent, 0x10000, 0x100000, MEM_R | MEM_W, 0, NULL);
    space_map(parent, 0x200000, 0x1000, MEM_R | MEM_W, MAP_KIND_SHARED, NULL);
    mem_write(parent, 0x10000, "p", 1);
    struct space *child = space_fork(parent);
    mem_write(child, 0x10000, "c", 1);
    mem_write(child, 0x200000, "s", 1);
    mem_read(parent, 0x10000, &c, 1);
    assert_int_equal(c, 'p');
    mem_read(parent, 0x200000, &c, 1);
    assert_int_equal(c, 's');
    struct mem_identity a, b;
    assert_true(mem_identify(parent, 0x200004, &a) && mem_identify(child, 0x200004, &b));
    assert_true(a.object == b.object && a.offset == b.offset);
    assert_true(mem_identify(parent, 0x10000, &a) && mem_identify(child, 0x10000, &b));
    assert_false(a.object == b.object && a.offset == b.offset);
    space_unref(parent);
    mem_read(child, 0x10000, &c, 1);
    assert_int_equal(c, 'c');
    space_unref(child);
}

/* Many generations of forks, some of which outlive their parents. */
static void long_lines_of_forks(void **state)
{
    (void)state;
    struct space *s = space_new(&ia64), *alive[20];
    uint32_t n, values[20];
    space_map(s, 1ull << 61, 1 << 20, MEM_R | MEM_W, 0, NULL);
    for (uint32_t i = 0; i < 500; i++) {
        struct space *child = space_fork(s);
        mem_write(s, (1ull << 61) + i * 64, &i, 4);
        mem_write(child, 1ull << 61, &i, 4);
        if (i < 20) {
            alive[i] = child;
            values[i] = i;
        } else {
            space_unref(s);
            s = child;
        }
    }
    for (unsigned i = 0; i < 20; i++) {
        assert_int_equal(mem_read(alive[i], 1ull << 61, &n, 4), 4);
        assert_int_equal(n, values[i]);
        space_unref(alive[i]);
    }
    mem_read(s, 1ull << 61, &n, 4);
    assert_int_equal(n, 499);
    mem_read(s, (1ull << 61) + 19 * 64, &n, 4);
    assert_int_equal(n, 19);
    space_unref(s);
}

/* Host windows of ended children are recycled; a later child must not see what an earlier one wrote. */
static void children_one_after_another(void **state)
{
    (void)state;
    enum { PAGES = 40, PAGE = 0x1000 };
    const uint64_t at = 0x10000, fresh = at + PAGES * PAGE, other = 0x400000;
    struct space *s = space_new(&hppa), *older = NULL;
    uint32_t n, want[PAGES] = {0};
    space_map(s, at, PAGES * PAGE + 0x10000, MEM_R | MEM_W, 0, NULL);
    for (uint32_t i = 1; i < 200; i++) {
        unsigned mine = i * 7 % PAGES, childs = i % 5 ? 3 : i * 11 % PAGES;
        want[mine] = mem_write(s, at + mine * PAGE, &i, 4) == 4 ? i : want[mine];
        if (i % 9 == 0)
            assert_int_equal(space_protect(s, at + childs * PAGE, PAGE, i % 2 ? MEM_R : MEM_R | MEM_W), 0);
        struct space *child = space_fork(s);
        for (unsigned p = 0; p < PAGES; p++) {
            assert_int_equal(mem_read(child, at + p * PAGE, &n, 4), 4);
            assert_int_equal(n, want[p]);
        }
        assert_int_equal(mem_read(child, fresh + i % 3 * PAGE, &n, 4), 4);
        assert_int_equal(n, 0);
        assert_int_equal(mem_read(child, other, &n, 4), 0);
        n = ~i;
        mem_write(child, at + childs * PAGE, &n, 4);
        mem_write(child, fresh + i % 3 * PAGE, &n, 4);
        space_map(child, other, PAGE, MEM_R | MEM_W, i % 4 ? 0 : MAP_KIND_SHARED, NULL);
        mem_write(child, other, &n, 4);
        want[childs] = i % 2 && mem_write(s, at + childs * PAGE, &i, 4) == 4 ? i : want[childs];
        assert_int_equal(mem_read(s, at + childs * PAGE, &n, 4), 4);
        assert_int_equal(n, want[childs]);
        if (i % 3 == 0) { /* some children live longer */
            space_unref(older);
            older = child;
        } else {
            space_unref(child);
        }
    }
    space_unref(s);
    space_unref(older);
}

/* A host window has the same contents after it was hidden, and after it has grown and moved; a child's has those of its parent. */
static void windows_are_a_cache(void **state)
{
    (void)state;
    enum { PAGES = 300, PAGE = 0x4000 };
    const uint64_t low = 3ull << 61, shared = 1ull << 61;
    struct mem_account *account = mem_account_new();
    struct space *s = space_new_in(account, &ia64), *child = NULL;
    const void *before = window_of(s);
    uint32_t n;
    assert_int_equal(space_map(s, low, PAGES * PAGE, MEM_R | MEM_W, 0, NULL), 0);
    assert_int_equal(space_map(s, shared, PAGES * PAGE, MEM_R | MEM_W, MAP_KIND_SHARED, NULL), 0);
    for (unsigned round = 0; round < 4; round++) {
        for (uint32_t i = round; i < PAGES; i += 3) {
            uint32_t both = i * 4 + round;
            assert_int_equal(mem_write(s, low + i * PAGE, &both, 4), 4);
            assert_int_equal(mem_write(s, shared + i * PAGE, &both, 4), 4);
        }
        for (uint32_t i = 1; i < PAGES; i += 2)
            assert_int_equal(space_protect(s, low + i * PAGE, PAGE, round % 2 ? MEM_R | MEM_W : MEM_R), 0);
        if (round == 1)
            assert_int_equal(space_map(s, low + (5ull << 30), PAGE, MEM_R | MEM_W, 0, NULL), 0);
        else if (round == 2)
            child = space_fork(s);
        else
            assert_true(mem_make_room(s) || !WINDOWS);
        struct space *look = child ? child : s;
        for (uint32_t i = round; i < PAGES; i += 3) {
            assert_int_equal(mem_read(look, low + i * PAGE, &n, 4), 4);
            assert_int_equal(n, i * 4 + round);
            assert_int_equal(mem_read(look, shared + i * PAGE, &n, 4), 4);
            assert_int_equal(n, i * 4 + round);
            assert_int_equal(mem_write(s, low + i * PAGE + 8, &n, 4), round % 2 || i % 2 == 0 ? 4 : 0);
        }
        for (uint32_t i = 1; i < PAGES; i += 2)
            assert_int_equal(space_protect(s, low + i * PAGE, PAGE, MEM_R | MEM_W), 0);
        if (child)
            space_unref(child);
        child = NULL;
    }
    assert_true(!WINDOWS || before != window_of(s));
    space_unref(s);
    mem_account_unref(account);
}

/* Calls whose mappings merge on the host reach the limit of calls, but hide no window. */
static void merged_mappings_hide_nothing(void **state)
{
    (void)state;
    enum { PAGE = 0x1000, ROUNDS = 40000 };
    const uint64_t kept = 0x10000, changed = 0x400000;
    struct mem_account *account = mem_account_new();
    struct space *s = space_new_in(account, &hppa);
    uint32_t n = 1;
    space_map(s, kept, PAGE, MEM_R | MEM_W, 0, NULL);
    assert_int_equal(mem_write(s, kept, &n, 4), 4);
    space_map(s, changed, PAGE, MEM_R | MEM_W, 0, NULL);
    for (unsigned i = 0; i < ROUNDS; i++) {
        assert_int_equal(mem_write(s, changed, &i, 4), 4);
        assert_int_equal(space_protect(s, changed, PAGE, MEM_R), 0);
        assert_int_equal(space_protect(s, changed, PAGE, MEM_R | MEM_W), 0);
        assert_true(space_page_flags(s, kept) & MEM_W);
    }
    space_unref(s);
    mem_account_unref(account);
}

/* A mapping may extend beyond its object: no copy reaches anything there, whatever the protection, and no identity exists. */
static void nothing_is_beyond_an_object(void **state)
{
    (void)state;
    const struct space_config *const configs[] = {&hppa, &ia64};
    for (unsigned i = 0; i < 2; i++) {
        struct space *s = space_new(configs[i]), *other;
        uint64_t page = 1ull << s->page_shift, at = 0x100000, secret = 0x400000,
                 slot = 1ull << (configs[i]->low_bits + configs[i]->region_bits);
        struct mem_identity id;
        char buf[8] = "";
        assert_int_equal(space_map(s, at, page, MEM_R | MEM_W, MAP_KIND_SHARED, NULL), 0);
        assert_int_equal(space_map(s, secret, page, MEM_R | MEM_W, 0, NULL), 0);
        other = space_fork(s);
        assert_int_equal(mem_write(other, secret, "secret", 6), 6);
        assert_int_equal(mem_write(s, secret, "secret", 6), 6);
        for (unsigned n = 0; n < 8; n++) {
            const uint64_t offsets[] = {page, secret, slot + secret, slot * n + secret, slot * n, INT64_MAX - 2 * page + 1 - slot * n};
            for (unsigned k = 0; k < 6; k++) {
                uint64_t offset = offsets[k] & ~(page - 1);
                if (!offset)
                    continue;
                assert_int_equal(space_map_like(s, at, at + offset, at + page, page), 0);
                for (unsigned prot = 0; prot < 2; prot++) {
                    assert_int_equal(space_protect(s, at + page, page, prot ? MEM_R | MEM_W : 0), 0);
                    assert_int_equal(mem_peek(s, at + page, buf, 6), 0);
                    assert_int_equal(mem_glance(s, at + page, buf, 6), 0);
                    assert_int_equal(mem_poke(s, at + page, "hacked", 6), 0);
                    assert_int_equal(mem_zero(s, at + page, 6), 0);
                    assert_int_equal(mem_poke(s, at + page - 3, "hacked", 6), 3);
                    assert_false(mem_identify(s, at + page, &id));
                    assert_int_equal(mem_fault(s, at + page, 1, MEM_READ), prot ? MEM_FAULT_BUS : MEM_FAULT_PROT);
                }
                assert_true(mem_identify(s, at, &id));
            }
        }
        assert_int_equal(mem_read(s, secret, buf, 6), 6);
        assert_memory_equal(buf, "secret", 6);
        assert_int_equal(mem_read(other, secret, buf, 6), 6);
        assert_memory_equal(buf, "secret", 6);
        space_unref(other);
        space_unref(s);
    }
}

/* Pages that a debugger writes count as those that the program writes. */
static void pokes_are_charged(void **state)
{
    (void)state;
    enum { PAGE = 0x1000, PAGES = 64 };
    for (unsigned kind = 0; kind <= MAP_KIND_SHARED; kind++) {
        struct mem_account *account = mem_account_new();
        struct space *s = space_new_in(account, &hppa);
        unsigned done = 0;
        mem_account_limit(account, SPACE_TABLES_BYTES + PAGES / 2 * PAGE);
        assert_int_equal(space_map(s, 0x100000, PAGES * PAGE, 0, kind, NULL), 0);
        while (done < PAGES && mem_poke(s, 0x100000 + done * PAGE, "x", 1))
            done++;
        assert_int_equal(done, PAGES / 2);
        assert_true(mem_account_is_full(account));
        assert_int_equal(space_unmap(s, 0x100000, PAGES * PAGE), 0);
        assert_false(mem_account_is_full(account));
        space_unref(s);
        mem_account_unref(account);
    }
}

/* Address spaces count as long as they are in use, also without pages. */
static void spaces_are_charged(void **state)
{
    (void)state;
    enum { SPACES = 5 };
    struct mem_account *account = mem_account_new();
    mem_account_limit(account, SPACES * SPACE_TABLES_BYTES + SPACE_TABLES_BYTES / 2);
    for (int round = 0; round < 2; round++) {
        struct space *spaces[SPACES] = {space_new_in(account, &hppa)};
        assert_non_null(spaces[0]);
        for (int i = 1; i < SPACES; i++)
            assert_non_null(spaces[i] = space_fork(spaces[0]));
        assert_null(space_fork(spaces[0]));
        assert_null(space_new_in(account, &hppa));
        space_unref(spaces[1]);
        assert_non_null(spaces[1] = space_fork(spaces[0]));
        for (int i = SPACES; i-- > 0;)
            space_unref(spaces[i]);
        assert_int_equal(mem_account_used(account), 0);
    }
    mem_account_unref(account);
}

#ifdef PRECIS_MEMORY_TABLES
/* Page tables of sparse memory count, also those of a fork and of shared memory. */
static void tables_are_charged(void **state)
{
    (void)state;
    enum { PARTS = 64, PART = 16 << 20, PAGE = 1 << 14, LEAF = 12 << 10, FREE = 256 << 10 };
    struct mem_account *account = mem_account_new();
    for (unsigned kind = 0; kind <= MAP_KIND_SHARED; kind++) {
        struct space *s = space_new_in(account, &ia64);
        for (uint64_t k = 0; k < PARTS; k++) {
            assert_int_equal(space_map(s, (1ull << 61) + k * PART, PAGE, MEM_R | MEM_W, kind, NULL), 0);
            assert_int_equal(mem_write(s, (1ull << 61) + k * PART, "x", 1), 1);
        }
        uint64_t used = mem_account_used(account);
        assert_true(used >= PARTS * (uint64_t)(PAGE + (kind ? 2 * LEAF : LEAF)) - 2 * FREE);
        struct space *child = space_fork(s);
        assert_non_null(child);
        if (!kind) /* a table of the child's, and one of the slot that has the pages now */
            assert_true(mem_account_used(account) >= used + SPACE_TABLES_BYTES + PARTS * (uint64_t)(2 * LEAF) - 2 * FREE);
        space_unref(s);
        space_unref(child);
        assert_int_equal(mem_account_used(account), 0);
    }
    mem_account_unref(account);
}
#endif

/* Objects on the heap grow up to the amount; one that is refused is what it was, and what no call can refuse is charged all the same. */
static void objects_are_charged(void **state)
{
    (void)state;
    enum { MOST = 10000 };
    struct mem_account *account = mem_account_new();
    mem_account_limit(account, MOST);
    uint8_t *object = mem_new(account, 1000), *unset = mem_new_unset(account, 1000);
    assert_non_null(object);
    assert_non_null(unset);
    memset(object, 7, 1000);
    const uint64_t used = mem_account_used(account), head = used / 2 - 1000;
    assert_int_equal(used, 2 * (1000 + head));
    assert_null(mem_new(account, MOST));
    assert_null(mem_new_unset(account, MOST));
    assert_null(mem_new(account, SIZE_MAX - 1));
    assert_null(mem_resize(account, object, MOST));
    assert_null(mem_resize(account, object, SIZE_MAX - 1));
    assert_null(mem_resize_always(account, object, SIZE_MAX - 1));
    assert_null(mem_new_always(account, SIZE_MAX - 1));
    assert_int_equal(mem_account_used(account), used);
    uint8_t *volatile dirty = malloc(4 * MOST); /* the host's memory is not zero */
    memset(dirty, 0xff, 4 * MOST);
    free(dirty);
    assert_non_null(object = mem_resize(account, object, MOST - 3 * head - 1001));
    for (unsigned i = 0; i < MOST - 3 * head - 1001; i++)
        assert_int_equal(object[i], i < 1000 ? 7 : 0);
    char *text = mem_text(account, "");
    assert_non_null(text);
    assert_string_equal(text, "");
    assert_int_equal(mem_account_used(account), MOST);
    assert_null(mem_text(account, ""));
    assert_null(mem_text(account, NULL));
    assert_null(mem_resize(account, text, 2));
    mem_free(unset);
    assert_int_equal(mem_account_used(account), MOST - 1000 - head);
    assert_non_null(object = mem_resize_always(account, object, MOST));
    for (unsigned i = 0; i < MOST; i++)
        assert_int_equal(object[i], i < 1000 ? 7 : 0);
    assert_true(mem_account_used(account) > MOST);
    assert_null(mem_new(account, 1));
    assert_non_null(object = mem_resize(account, object, 1)); /* less is never refused */
    uint8_t *always = mem_resize_always(account, NULL, MOST);
    char *other = mem_text_always(account, "text");
    assert_non_null(always);
    assert_string_equal(other, "text");
    assert_int_equal(always[0] | always[MOST - 1], 0);
    assert_int_equal(mem_account_used(account), 4 * head + 1 + 1 + MOST + 5);
    mem_free(always);
    mem_free(other);
    mem_free(text);
    mem_free(object);
    mem_free(NULL);
    assert_int_equal(mem_account_used(account), 0);
#ifndef __SANITIZE_ADDRESS__ /* which ends the program */
    mem_account_limit(account, UINT64_MAX);
    object = mem_new(account, 10);
    assert_null(mem_resize(account, object, SIZE_MAX / 2)); /* the host has not that much */
    assert_null(mem_new(account, SIZE_MAX / 2));
    assert_int_equal(mem_account_used(account), head + 10);
    mem_free(object);
#endif
    mem_account_unref(account);
}

/* Pages that lost their access before they are unmapped are unmapped on the host, too: nothing keeps the file's memory. */
static void unmapped_files_are_free(void **state)
{
    (void)state;
    for (unsigned how = 0; how < 3; how++) {
        struct space *s = space_new(&hppa), *child = how == 2 ? space_fork(s) : NULL;
        int fd = memfd_create("file", MFD_ALLOW_SEALING);
        struct mem_file file = {.fd = fd, .name = "file"};
        struct stat st;
        assert_int_equal(ftruncate(fd, 0x4000), 0);
        assert_int_equal(space_map(s, 0x100000, 0x4000, MEM_R | MEM_W, MAP_KIND_SHARED, &file), 0);
        assert_int_equal(mem_write(s, 0x100ffe, "1234", 4), 4);
        assert_true(!WINDOWS || fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == -1);
        if (how) {
            assert_int_equal(space_protect(s, 0x100000, 0x2000, 0), 0);
        } else {
            assert_int_equal(fstat(fd, &st), 0);
            space_file_resized(s, st.st_dev, st.st_ino);
        }
        assert_int_equal(space_unmap(s, 0x100000, 0x4000), 0);
        assert_int_equal(fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE), 0);
        space_unref(child);
        space_unref(s);
        close(fd);
    }
}

static void stacks_grow(void **state)
{
    (void)state;
    struct space *s = space_new(&hppa);
    space_set_stack_limit(s, 0x100000);
    space_map(s, 0x10000000, 0x1000, MEM_R | MEM_W, MAP_KIND_GROWSUP, NULL);
    space_map(s, 0x20000000, 0x1000, MEM_R | MEM_W, MAP_KIND_GROWSDOWN, NULL);
    assert_int_equal(mem_fault(s, 0x100fffff, 1, MEM_WRITE), MEM_OK);
    assert_int_equal(mem_fault(s, 0x10100000, 1, MEM_WRITE), MEM_FAULT_UNMAPPED);
    assert_int_equal(mem_fault(s, 0x1ff01000, 1, MEM_WRITE), MEM_OK);
    assert_int_equal(mem_fault(s, 0x1ff00fff, 1, MEM_WRITE), MEM_FAULT_UNMAPPED);
    struct mem_map m;
    assert_true(space_next_map(s, 0x10000000, &m));
    assert_true(m.start == 0x10000000 && m.end == 0x10100000);
    space_unref(s);

    /* Not within the guard gap of another mapping. */
    s = space_new(&hppa);
    space_map(s, 0x10000000, 0x1000, MEM_R | MEM_W, MAP_KIND_GROWSUP, NULL);
    space_map(s, 0x10200000, 0x1000, MEM_R | MEM_W, 0, NULL);
    assert_int_equal(mem_fault(s, 0x10200000 - 257 * 0x1000, 1, MEM_WRITE), MEM_OK);
    assert_int_equal(mem_fault(s, 0x10200000 - 256 * 0x1000, 1, MEM_WRITE), MEM_FAULT_UNMAPPED);
    space_unref(s);
}

static int temp_file(size_t size)
{
    int fd = memfd_create("test", 0);
    assert_true(fd >= 0);
    for (size_t i = 0; i < size; i++)
        assert_int_equal(pwrite(fd, &(char){(char)('a' + i % 26)}, 1, (off_t)i), 1);
    return fd;
}

/* A debugger's write to a file's page is a store: bytes after the end of the file are lost, and the file does not grow. */
static void pokes_do_not_extend_files(void)
{
    struct space *s = space_new(&ia64);
    int fd = temp_file(8);
    struct mem_file file = {.fd = fd, .name = "file"};
    struct stat st;
    char c = 0;
    assert_int_equal(space_map(s, 0x100000, 0x8000, MEM_R | MEM_W, MAP_KIND_SHARED, &file), 0);
    for (unsigned prot = 0; prot < 2; prot++) {
        assert_int_equal(space_protect(s, 0x100000, 0x8000, prot ? MEM_R | MEM_W : 0), 0);
        assert_int_equal(mem_poke(s, 0x100004, "and more", 8), 8);
        assert_int_equal(mem_poke(s, 0x102000, "host's next page", 16), 16);
        assert_int_equal(mem_poke(s, 0x104000, "the guest's next page", 21), 0);
        assert_int_equal(fstat(fd, &st), 0);
        assert_int_equal(st.st_size, 8);
        assert_int_equal(pread(fd, &c, 1, 4), 1);
        assert_int_equal(c, 'a');
    }
    assert_int_equal(ftruncate(fd, 0), 0);
    assert_int_equal(mem_poke(s, 0x100004, "and more", 8), 0);
    assert_int_equal(mem_peek(s, 0x100004, &c, 1), 0);
    space_unref(s);
    close(fd);
}

static void file_ends_are_bus_faults(void **state)
{
    (void)state;
    for (unsigned shared = 0; shared < 2; shared++)
        for (unsigned wide = 0; wide < 2; wide++) {
            const struct space_config *config = wide ? &ia64 : &hppa;
            uint64_t page = 1ull << config->page_shift, va = 0x40000;
            struct space *s = space_new(config);
            int fd = temp_file(100);
            struct mem_file f = {.fd = fd, .offset = 0, .name = "file", .dev = 3, .ino = 4};
            char buf[8];
            assert_int_equal(space_map(s, va, 3 * page, MEM_R | MEM_W, shared ? MAP_KIND_SHARED : 0, &f), 0);
            assert_int_equal(mem_read(s, va + 96, buf, 8), 8);
            assert_memory_equal(buf, "stuv\0\0\0\0", 8);
            assert_int_equal(mem_write(s, va + page - 4, "abcd", 4), 4);
            assert_int_equal(mem_fault(s, va + page, 1, MEM_READ), MEM_FAULT_BUS);
            assert_int_equal(mem_write(s, va + page - 1, "xyz", 3), 1);
            /* The file grows: the next page appears. */
            assert_int_equal(ftruncate(fd, (off_t)page + 1), 0);
            assert_int_equal(mem_fault(s, va + page, 1, MEM_READ), MEM_OK);
            assert_int_equal(mem_fault(s, va + 2 * page, 1, MEM_READ), MEM_FAULT_BUS);
            /* And shrinks: a shared mapping loses its pages at once, a private one in space_file_resized(). No copy crashes. */
            assert_int_equal(ftruncate(fd, 0), 0);
            assert_int_equal(mem_read(s, va, buf, 8), shared ? 0 : 8);
            struct stat st;
            assert_int_equal(fstat(fd, &st), 0);
            space_file_resized(s, st.st_dev, st.st_ino);
            assert_int_equal(mem_fault(s, va, 1, MEM_READ), MEM_FAULT_BUS);
            assert_int_equal(mem_fault(s, va + page, 1, MEM_WRITE), MEM_FAULT_BUS);
            close(fd);
            space_unref(s);
        }
    pokes_do_not_extend_files(); /* in this test: cmocka replaces the handler of SIGBUS before the next one */
}

static void shared_files_are_one_with_the_file(void **state)
{
    (void)state;
    struct space *s = space_new(&hppa);
    int fd = temp_file(8192);
    struct mem_file f = {.fd = fd, .offset = 4096, .name = "file", .dev = 3, .ino = 4};
    char buf[4];
    space_map(s, 0x40000, 4096, MEM_R | MEM_W, MAP_KIND_SHARED, &f);
    mem_write(s, 0x40000, "1234", 4);
    assert_int_equal(pread(fd, buf, 4, 4096), 4);
    assert_memory_equal(buf, "1234", 4);
    assert_int_equal(pwrite(fd, "5678", 4, 4096), 4);
    mem_read(s, 0x40000, buf, 4);
    assert_memory_equal(buf, "5678", 4);
    assert_int_equal(space_sync(s, 0x40000, 4096), 0);
    /* A file that was opened for reading only. */
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    f.fd = open(path, O_RDONLY);
    space_map(s, 0x50000, 4096, MEM_R, MAP_KIND_SHARED, &f);
    assert_int_equal(space_protect(s, 0x50000, 4096, MEM_R | MEM_W), -EACCES);
    close(f.fd);
    close(fd);
    space_unref(s);
}

static uint64_t told_first, told_last;
static void remember(struct space_listener *l, struct space *s, uint64_t first, uint64_t last)
{
    (void)l, (void)s;
    told_first = first;
    told_last = last;
}

struct losses {
    struct space_listener listener;
    uint64_t first, last; /* of all that was told */
    bool ended;
};

static void lost(struct space_listener *l, struct space *s, uint64_t first, uint64_t last)
{
    struct losses *x = (struct losses *)l;
    (void)s;
    x->first = first < x->first ? first : x->first;
    x->last = last > x->last ? last : x->last;
}

static void ended(struct space_listener *l, struct space *s)
{
    (void)s;
    ((struct losses *)l)->ended = true;
}

static void forget(struct losses *x)
{
    x->first = UINT64_MAX;
    x->last = 0;
}

static bool told_of(const struct losses *x, uint64_t va)
{
    return x->first <= va && va <= x->last;
}

static void losses_are_told(void **state)
{
    (void)state;
    struct space *s = space_new(&hppa), *child;
    struct losses one = {.listener = {.access_lost = lost, .ended = ended}}, other = one;
    space_listen(s, &one.listener);
    space_listen(s, &other.listener);
    space_map(s, 0x10000, 0x4000, MEM_R | MEM_W | MEM_X, 0, NULL);
    forget(&one);
    forget(&other);
    mem_write(s, 0x11000, "code", 4);
    assert_false(told_of(&one, 0x11000));
    space_protect(s, 0x11000, 0x1000, MEM_R);
    assert_true(told_of(&one, 0x11000) && told_of(&other, 0x11000));
    space_unlisten(s, &other.listener);
    forget(&one);
    mem_write(s, 0x12000, "data", 4);
    child = space_fork(s);
    assert_true(told_of(&one, 0x12000)); /* copy on write */
    space_unref(child);
    forget(&one);
    mem_write(s, 0x13000, "code", 4);
    space_mark_code(s, 0x13000);
    assert_true(told_of(&one, 0x13000) && !told_of(&one, 0x12000));
    forget(&one);
    space_unmap(s, 0x10000, 0x4000);
    assert_true(told_of(&one, 0x13000));
    space_unref(s);
    assert_true(one.ended && !other.ended);
}

static void translated_code_is_guarded(void **state)
{
    (void)state;
    struct space *s = space_new(&hppa);
    struct space_listener listener = {.code_changes = remember};
    space_listen(s, &listener);
    space_map(s, 0x10000, 0x4000, MEM_R | MEM_W | MEM_X, 0, NULL);
    mem_write(s, 0x11000, "code", 4);
    assert_non_null(mem_host(s, 0x11000, MEM_W));
    assert_int_equal(mem_fault(s, 0x11000, 4, MEM_EXEC), MEM_OK);
    space_mark_code(s, 0x11000);
    assert_null(mem_host(s, 0x11000, MEM_W));
    assert_non_null(mem_host(s, 0x11000, MEM_X));
    told_last = 0;
    assert_int_equal(mem_write(s, 0x11ffe, "changed", 7), 7);
    assert_true(told_first == 0x11000 && told_last == 0x11fff);
    assert_false(space_page_flags(s, 0x11000) & MEM_CODE);
    told_last = 0;
    mem_write(s, 0x11000, "x", 1);
    assert_int_equal(told_last, 0);
    mem_fault(s, 0x12000, 4, MEM_EXEC);
    space_mark_code(s, 0x11000);
    space_mark_code(s, 0x12000);
    space_unmap(s, 0x10000, 0x4000);
    assert_true(told_first == 0x11000 && told_last == 0x12fff);
    space_unref(s);
}

static void finds_free_ranges(void **state)
{
    (void)state;
    struct space *s = space_new(&hppa);
    space_map(s, 0x20000, 0x10000, MEM_R, 0, NULL);
    space_map(s, 0x40000, 0x10000, MEM_R, 0, NULL);
    assert_int_equal(space_find_free(s, 0x20000, 0x100000, 0x10000), 0x30000);
    assert_int_equal(space_find_free(s, 0x20000, 0x100000, 0x10001), 0x50000);
    assert_int_equal(space_find_free(s, 0x20000, 0x50000, 0x10001), 0);
    assert_int_equal(space_find_free_down(s, 0x10000, 0x50000, 0x10000), 0x30000);
    assert_int_equal(space_find_free_down(s, 0x10000, 0x50000, 0x10001), 0);
    assert_int_equal(space_find_free_down(s, 0xf000, 0x50000, 0x10001), 0xf000);
    assert_int_equal(space_find_free_down(s, 0x10000, 0x100000, 0x1000), 0xff000);
    assert_int_equal(space_find_free_down(s, 0x10000, 0x48000, 0x1000), 0x3f000);
    space_unref(s);
}

enum { MANY = 2048, MANY_BASE = 0x100000 }; /* pages of finds_free_ranges_among_many() */

/* The lowest or highest len free pages of [low, high), or -1: by looking at each page. */
static long free_pages(const bool *used, long low, long high, long len, bool down)
{
    for (long i = 0; i + len <= high - low; i++) {
        long at = down ? high - len - i : low + i, n = 0;
        while (n < len && !used[at + n])
            n++;
        if (n == len)
            return at;
    }
    return -1;
}

static uint64_t many_va(long page)
{
    return page < 0 ? 0 : MANY_BASE + (uint64_t)page * 0x1000;
}

static void finds_free_ranges_among_many(void **state)
{
    static bool used[MANY];
    (void)state;
    struct space *s = space_new(&hppa);
    uint64_t expected = 0;
    unsigned seed = 1, most = 0;
    for (unsigned round = 0; round < 20000; round++) {
        bool fills = round / 4000 % 2 == 0; /* up to many mappings, down to few, and again */
        long at = rand_r(&seed) % MANY, len = 1 + rand_r(&seed) % (fills ? 3 : 9);
        len = len < MANY - at ? len : MANY - at;
        bool maps = rand_r(&seed) % 8 ? fills : !fills;
        if (maps)
            assert_int_equal(space_map(s, many_va(at), (uint64_t)len << 12, rand_r(&seed) % 8, 0, NULL), 0);
        else
            assert_int_equal(space_unmap(s, many_va(at), (uint64_t)len << 12), 0);
        memset(used + at, maps, (size_t)len);
        long low = rand_r(&seed) % MANY, high = low + rand_r(&seed) % (MANY - low), size = 1 + rand_r(&seed) % 12;
        assert_int_equal(space_find_free(s, many_va(low), many_va(high), (uint64_t)size << 12),
                         many_va(free_pages(used, low, high, size, false)));
        assert_int_equal(space_find_free_down(s, many_va(low), many_va(high), (uint64_t)size << 12),
                         many_va(free_pages(used, low, high, size, true)));
        if (round % 500)
            continue;
        struct mem_map m;
        unsigned count = 0;
        expected = 0;
        unsigned before = 0;
        for (uint64_t va = 0; space_next_map(s, va, &m); va = m.end, before = m.prot, count++) {
            assert_true(m.start > va || m.prot != before); /* neighbours that are alike are one mapping */
            for (uint64_t page = m.start; page < m.end; page += 0x1000, expected++)
                assert_true(page >= va && used[(page - MANY_BASE) >> 12]);
        }
        assert_int_equal(space_usage(s).mapped, expected << 12);
        most = count > most ? count : most;
    }
    assert_true(most > 400);
    space_unref(s);
}

static void strings(void **state)
{
    (void)state;
    struct space *s = space_new(&hppa);
    char buf[16];
    space_map(s, 0x20000, 0x1000, MEM_R | MEM_W, 0, NULL);
    mem_write(s, 0x20ffb, "four", 5);
    assert_int_equal(mem_read_string(s, 0x20ffb, buf, sizeof buf), 4);
    assert_string_equal(buf, "four");
    assert_int_equal(mem_read_string(s, 0x20ffb, buf, 4), -ENAMETOOLONG);
    mem_write(s, 0x20fff, "x", 1);
    assert_int_equal(mem_read_string(s, 0x20ffb, buf, sizeof buf), -EFAULT);
    space_unref(s);
}

static unsigned host_mappings(void)
{
    FILE *f = fopen("/proc/self/maps", "r");
    unsigned n = 0;
    for (int c; (c = getc(f)) != EOF;)
        n += c == '\n';
    fclose(f);
    return n;
}

/* Writing every second page of 64 MiB, in a forked pair, must not split the host window into one host mapping per page. */
static void host_mappings_stay_bounded(void **state)
{
    (void)state;
    struct space *s = space_new(&hppa);
    space_map(s, 0x10000000, 64 << 20, MEM_R | MEM_W, 0, NULL);
    for (uint64_t va = 0x10000000; va < 0x10000000 + (64 << 20); va += 4096)
        mem_write(s, va, "x", 1);
    assert_true(host_mappings() < 200);
    struct space *child = space_fork(s);
    for (uint64_t va = 0x10000000; va < 0x10000000 + (64 << 20); va += 8192)
        assert_int_equal(mem_write(child, va, "y", 1), 1);
    assert_true(host_mappings() < 64 * 64 + 200);
    const struct space_usage used = space_usage(child);
    assert_int_equal(used.mapped, 64 << 20);
    assert_int_equal(used.resident, 64 << 20);
    space_unref(child);
    space_unref(s);
}

/* Write a word to each page: through huge pages, a move and a fork. */
static void large_mappings_keep_their_contents(void **state)
{
    (void)state;
    for (unsigned wide = 0; wide < 2; wide++) {
        struct space *s = space_new(wide ? &ia64 : &hppa);
        uint64_t at = (wide ? 1ull << 61 : 0) + 0x10008000, to = at + (64 << 20), size = 24 << 20;
        uint32_t n;
        assert_int_equal(space_map(s, at, size, MEM_R | MEM_W, 0, NULL), 0);
        for (uint32_t i = 0; i < size; i += 4096)
            assert_int_equal(mem_write(s, at + i, &i, 4), 4);
        assert_int_equal(space_move(s, at, to, size, false), 0);
        assert_int_equal(mem_read(s, at, &n, 4), 0);
        struct space *child = space_fork(s);
        for (uint32_t i = 0; i < size; i += 4096) {
            uint32_t other = ~i;
            assert_int_equal(mem_read(child, to + i, &n, 4), 4);
            assert_int_equal(n, i);
            if (i % 3 == 0)
                mem_write(child, to + i, &other, 4);
        }
        for (uint32_t i = 0; i < size; i += 4096) {
            mem_read(s, to + i, &n, 4);
            assert_int_equal(n, i);
            mem_read(child, to + i, &n, 4);
            assert_int_equal(n, i % 3 ? i : ~i);
        }
        space_unref(child);
        space_unref(s);
    }
}

static void behaves_like_the_model(void **state)
{
    (void)state;
    uint64_t seed = 1;
    for (unsigned round = 0; round < 60; round++) {
        static uint8_t bytes[6000];
        for (size_t i = 0; i < sizeof bytes; i++) {
            seed = seed * 6364136223846793005u + 1442695040888963407u;
            bytes[i] = (uint8_t)(seed >> 56);
        }
        model_run(round & 1 ? &ia64 : &hppa, bytes, sizeof bytes);
    }
}

/* The host's address 0 is no place for it. */
static void maps_the_first_page(void **state)
{
    (void)state;
    char bytes[2048] = "first", got[2048];
    struct space *s = space_new(&first_page);
    assert_true(!WINDOWS || window_of(s));
    assert_int_equal(space_map(s, 0, 4096, MEM_R | MEM_X, 0, NULL), 0);
    assert_int_equal(mem_poke(s, 0, bytes, sizeof bytes), sizeof bytes);
    struct space *child = space_fork(s);
    assert_true(!WINDOWS || window_of(child));
    assert_int_equal(mem_read(child, 0, got, sizeof got), sizeof got);
    assert_memory_equal(got, bytes, sizeof got);
    space_unref(child);
    space_unref(s);
}

/* ---- without memory of the host --------------------------------------------------------------- */

#if defined PRECIS_MEMORY_TABLES && !defined __SANITIZE_ADDRESS__

enum { LEAN_PAGE = 4096, LEAN_PAGES = 64, LEAN_AT = 0x100000 };

static struct space *lean_space(void)
{
    struct space *s = space_new(&hppa);
    return s && !space_map(s, LEAN_AT, LEAN_PAGES * LEAN_PAGE, MEM_R | MEM_W, 0, NULL) ? s : NULL;
}

static bool put(struct space *s, unsigned page, char value)
{
    return mem_write(s, LEAN_AT + page * LEAN_PAGE, &value, 1) == 1;
}

static bool has(struct space *s, unsigned page, char value)
{
    char got;
    return mem_read(s, LEAN_AT + page * LEAN_PAGE, &got, 1) == 1 && got == value;
}

/* From now on the host has memory for two more pages, or none. Returns the limit before. */
static struct rlimit use_up_memory(bool two_left)
{
    enum { TWO = 5 * LEAN_PAGE / 2 };
    volatile char stack[256 << 10]; /* cannot grow any more */
    void *volatile left = two_left ? malloc(TWO) : NULL, *volatile p;
    unsigned long pages = 0;
    struct rlimit before, now;
    for (size_t i = 0; i < sizeof stack; i += LEAN_PAGE)
        stack[i] = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (!f || fscanf(f, "%lu", &pages) != 1 || getrlimit(RLIMIT_AS, &before))
        _exit(2);
    fclose(f);
    now = before;
    now.rlim_cur = pages * LEAN_PAGE;
    if (setrlimit(RLIMIT_AS, &now))
        _exit(2);
    for (size_t size = 1 << 16; size >= 16; size /= 2)
        do
            p = malloc(size);
        while (p);
    free(left);
    return before;
}

/* Pages that read as zeros still do when not all of their chunk gets memory. */
static bool zeros_stay(void)
{
    struct space *s = lean_space();
    bool ok = s && put(s, 0, 'x');
    for (unsigned k = 1; ok && k < LEAN_PAGES; k++)
        ok = has(s, k, 0);
    use_up_memory(true);
    ok = ok && !put(s, 16, 'y') && has(s, 0, 'x');
    for (unsigned k = 1; ok && k < LEAN_PAGES; k++)
        ok = has(s, k, 0);
    return ok;
}

/* A page of the store that is readable stays so when pages before it, which are shown with it, get no memory. */
static bool stored_pages_stay(void)
{
    struct space *s = lean_space(), *child = s && put(s, 32, 'x') ? space_fork(s) : NULL;
    bool ok = child && put(s, 32, 'y');
    if (!ok)
        return false;
    space_mark_code(s, LEAN_AT + 32 * LEAN_PAGE);
    space_unmark_code(s, LEAN_AT + 32 * LEAN_PAGE);
    use_up_memory(false);
    return !put(s, 16, 'z') && has(s, 32, 'y') && has(child, 32, 'x');
}

/* What a copy left that lacked memory is in no later page. */
static bool nothing_is_left(void)
{
    struct space *s = lean_space(), *child;
    bool ok = s && put(s, 40, 'q');
    for (unsigned k = 0; ok && k < 4; k++)
        ok = put(s, k, 'x');
    child = ok ? space_fork(s) : NULL;
    if (!child || !put(child, 40, 'z'))
        return false;
    struct rlimit before = use_up_memory(true);
    ok = !put(child, 0, 'y');
    setrlimit(RLIMIT_AS, &before);
    ok = ok && !space_unmap(child, LEAN_AT, 16 * LEAN_PAGE) && !space_map(child, LEAN_AT, 16 * LEAN_PAGE, MEM_R | MEM_W, 0, NULL);
    ok = ok && put(child, 0, 'y');
    for (unsigned k = 1; ok && k < 16; k++)
        ok = has(child, k, 0);
    return ok && has(s, 0, 'x');
}

static void lacks_memory(void **state)
{
    (void)state;
    static bool (*const cases[])(void) = {zeros_stay, stored_pages_stay, nothing_is_left};
    for (unsigned k = 0; k < sizeof cases / sizeof *cases; k++) {
        int status;
        pid_t pid = fork();
        if (!pid) {
            signal(SIGSEGV, SIG_DFL);
            _exit(!cases[k]());
        }
        assert_int_equal(waitpid(pid, &status, 0), pid);
        assert_int_equal(status, 0);
    }
}

#endif

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_zeros_and_what_was_written),
        cmocka_unit_test(holes_and_borders),
        cmocka_unit_test(fork_copies_on_write),
        cmocka_unit_test(long_lines_of_forks),
        cmocka_unit_test(children_one_after_another),
        cmocka_unit_test(windows_are_a_cache),
        cmocka_unit_test(merged_mappings_hide_nothing),
        cmocka_unit_test(nothing_is_beyond_an_object),
        cmocka_unit_test(pokes_are_charged),
        cmocka_unit_test(spaces_are_charged),
#ifdef PRECIS_MEMORY_TABLES
        cmocka_unit_test(tables_are_charged),
#endif
        cmocka_unit_test(objects_are_charged),
        cmocka_unit_test(stacks_grow),
        cmocka_unit_test(file_ends_are_bus_faults),
        cmocka_unit_test(shared_files_are_one_with_the_file),
        cmocka_unit_test(unmapped_files_are_free),
        // clang-format off
        cmocka_unit_test(losses_are_told), cmocka_unit_test(translated_code_is_guarded),
        // clang-format on
        cmocka_unit_test(finds_free_ranges),
        cmocka_unit_test(finds_free_ranges_among_many),
        cmocka_unit_test(strings),
        cmocka_unit_test(host_mappings_stay_bounded),
        cmocka_unit_test(maps_the_first_page),
        cmocka_unit_test(large_mappings_keep_their_contents),
        cmocka_unit_test(behaves_like_the_model),
#if defined PRECIS_MEMORY_TABLES && !defined __SANITIZE_ADDRESS__
        cmocka_unit_test(lacks_memory),
#endif
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
