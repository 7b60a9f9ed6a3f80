/* Inode numbers in order of first use, new ones when the host reuses a number, and virtual times. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include "emu/kernel/vfs/inode.h"

static void numbers(void **state)
{
    struct inode_map m = {0};
    (void)state;
    struct inode *a = inode_get(&m, 77, 1234567), *b = inode_get(&m, 77, 99), *c = inode_get(&m, 5, 99);
    assert_ptr_not_equal(b, c);
    assert_true(a->number + 1 == b->number && b->number + 1 == c->number);
    assert_true(a->device == b->device && a->device != c->device);
    assert_ptr_equal(inode_get(&m, 77, 1234567), a);
    assert_null(inode_find(&m, 77, 5));
    inode_map_fini(&m);
}

static void growth(void **state)
{
    struct inode_map m = {0};
    (void)state;
    struct inode *first = inode_get(&m, 1, 1);
    for (uint64_t i = 2; i < 5000; i++)
        inode_get(&m, 1, i);
    assert_ptr_equal(inode_find(&m, 1, 1), first);
    for (uint64_t i = 1; i < 5000; i++)
        assert_int_equal(inode_find(&m, 1, i)->number, i + 10);
    inode_map_fini(&m);
}

static void times_and_reuse(void **state)
{
    struct inode_map m = {0};
    (void)state;
    struct inode *a = inode_new(&m, 1, 1, 1000);
    uint64_t number = a->number;
    assert_int_equal(a->mtime, 1000);
    inode_touch(a, INODE_MTIME, 2000);
    assert_int_equal(a->mtime, 2000);
    assert_int_equal(a->atime, 1000);
    assert_true(inode_atime_is_old(a, 2001));
    inode_touch(a, INODE_ATIME, 2001);
    assert_false(inode_atime_is_old(a, 2001 + 86399999999999));
    assert_true(inode_atime_is_old(a, 2001 + 86400000000000));
    inode_touch(a, INODE_CTIME, 2001);
    assert_true(inode_atime_is_old(a, 2002));
    inode_touch(a, INODE_ATIME, INT64_MAX);
    assert_false(inode_atime_is_old(a, INT64_MAX));
    inode_attach(a, INODE_FIFO, &m);
    assert_ptr_equal(inode_new(&m, 1, 1, 3000), a);
    assert_true(a->number != number && !inode_object(a, INODE_FIFO) && a->atime == 3000);
    inode_map_fini(&m);
}

/* An object is found only as its own kind, and only its own end detaches it. */
static void typed_objects(void **state)
{
    struct inode_map m = {0};
    int socket, fifo;
    (void)state;
    struct inode *a = inode_new(&m, 1, 1, 1000);
    inode_attach(a, INODE_SOCKET, &socket);
    assert_ptr_equal(inode_object(a, INODE_SOCKET), &socket);
    assert_null(inode_object(a, INODE_FIFO));
    inode_attach(a, INODE_FIFO, &fifo);
    inode_detach(a, &socket);
    assert_ptr_equal(inode_object(a, INODE_FIFO), &fifo);
    inode_detach(a, &fifo);
    assert_null(inode_object(a, INODE_FIFO));
    inode_map_fini(&m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers),
        cmocka_unit_test(growth),
        cmocka_unit_test(times_and_reuse),
        cmocka_unit_test(typed_objects),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
