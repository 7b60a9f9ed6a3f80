/* Lists of record locks: splitting, joining, conflicts; checked byte by byte against a plain array. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <cmocka.h>
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/lock.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"

enum { BYTES = 40, OWNERS = 3 };
static int owners[OWNERS];
static struct mem_account *memory;

static void drop(struct lock *l)
{
    while (l) {
        struct lock *next = l->next;
        mem_free(l);
        l = next;
    }
}

static void split_and_join(void **state)
{
    struct lock *list = NULL;
    (void)state;
    assert_int_equal(lock_set(memory, &list, LOCK_POSIX, &owners[0], 1, &(struct lock_range){10, 29, true}, false), 0);
    assert_int_equal(lock_set(memory, &list, LOCK_POSIX, &owners[0], 1, &(struct lock_range){15, 19, true}, true), 0);
    assert_true(list->range.start == 10 && list->range.end == 14 && list->next->range.start == 20);
    assert_int_equal(lock_set(memory, &list, LOCK_POSIX, &owners[0], 1, &(struct lock_range){15, 19, true}, false), 0);
    assert_true(list->range.start == 10 && list->range.end == 29 && !list->next);
    drop(list);
}

static void kinds(void **state)
{
    struct lock *list = NULL;
    struct lock_range all = {0, UINT64_MAX, true};
    (void)state;
    lock_set(memory, &list, LOCK_FLOCK, &owners[0], 0, &all, false);
    assert_null(lock_conflict(list, LOCK_POSIX, &owners[1], &all));
    assert_non_null(lock_conflict(list, LOCK_FLOCK, &owners[1], &all));
    lock_set(memory, &list, LOCK_OFD, &owners[0], -1, &all, false);
    assert_int_equal(lock_conflict(list, LOCK_POSIX, &owners[1], &all)->pid, -1);
    drop(list);
}

/* 0 free, 1 read, 2 write, per owner and byte. */
static bool model_conflict(const uint8_t model[OWNERS][BYTES], int owner, const struct lock_range *r)
{
    for (int o = 0; o < OWNERS; o++)
        for (uint64_t b = r->start; b <= r->end && o != owner; b++)
            if (model[o][b] && (model[o][b] == 2 || r->write))
                return true;
    return false;
}

static void random_against_model(void **state)
{
    struct lock *list = NULL;
    uint8_t model[OWNERS][BYTES] = {{0}};
    (void)state;
    srand(5);
    for (int step = 0; step < 20000; step++) {
        int o = rand() % OWNERS;
        bool unlock = rand() % 3 == 0;
        uint64_t a = (uint64_t)rand() % BYTES, b = (uint64_t)rand() % BYTES;
        struct lock_range r = {a < b ? a : b, a < b ? b : a, rand() % 2};
        bool blocked = lock_conflict(list, LOCK_POSIX, &owners[o], &r) != NULL;
        assert_int_equal(blocked, model_conflict(model, o, &r));
        if (blocked && !unlock)
            continue;
        assert_int_equal(lock_set(memory, &list, LOCK_POSIX, &owners[o], o, &r, unlock), 0);
        for (uint64_t i = r.start; i <= r.end; i++)
            model[o][i] = unlock ? 0 : r.write ? 2 : 1;
    }
    drop(list);
}

int main(void)
{
    memory = mem_account_new();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(split_and_join),
        cmocka_unit_test(kinds),
        cmocka_unit_test(random_against_model),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
