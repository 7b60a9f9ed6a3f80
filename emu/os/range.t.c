/* range.t.c - tests of range.def and the log: what the host can answer is replayed, anything else ends the replay. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/limits.h>
#include <poll.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cmocka.h>

#include "emu/os/os.h"
#include "emu/os/range.h"

static jmp_buf failed;
static char message[1024];

static void leave(void *ctx, const char *text)
{
    (void)ctx;
    snprintf(message, sizeof message, "%s", text);
    longjmp(failed, 1);
}

/* Makes a recording current; its file outlives the log. */
static int begin(void)
{
    char *why = NULL;
    int fd = memfd_create("test.rec", 0);
    assert_non_null(os_log_record_fd(dup(fd), "test.rec", &why));
    return fd;
}

/* Ends the recording and makes its replay current. */
static void turn(int fd)
{
    char *why = NULL;
    assert_true(os_log_end(os_log_current(), 0, &why));
    assert_non_null(os_log_replay_fd(fd, "test.rec", &why));
    os_log_on_failure(os_log_current(), leave, NULL);
}

/* ---- each call ------------------------------------------------------------------------------------ */

/* Returns whether a replay takes the result. */
static bool is_taken(enum os_function f, int64_t result, int error, const void *bytes, size_t room, const void *asked)
{
    char in[256], out[256];
    volatile bool taken = false;
    int fd = begin();
    assert_true(room <= sizeof in);
    memset(in, 0, sizeof in);
    if (bytes)
        memcpy(in, bytes, room);
    errno = error;
    os_call(f, result, in, room);
    turn(fd);
    message[0] = 0;
    if (!setjmp(failed)) {
        assert_int_equal(os_call_asked(f, 0, out, room, asked), result);
        assert_true(result >= 0 || errno == error);
        taken = true;
    } else {
        assert_true(!strncmp(message, "test.rec: ", 10) && strstr(message, "at cycle") && !strchr(message, '\n'));
    }
    os_log_drop(os_log_current());
    return taken;
}

static bool takes_number(enum os_function f, int64_t result, size_t room)
{
    return is_taken(f, result, 0, NULL, room, NULL);
}

static bool takes_bytes(enum os_function f, int64_t result, const char *bytes, size_t n)
{
    char room[256] = "";
    memcpy(room, bytes, n);
    return is_taken(f, result, 0, room, 200, NULL);
}

static void test_numbers(void **state)
{
    static const struct {
        enum os_function f;
        int64_t least, most;
    } numbers[] = {
        {OS_F_open, 0, INT_MAX},
        {OS_F_memfd_create, 0, INT_MAX},
        {OS_F_close, 0, 0},
        {OS_F_write, 0, 100},
        {OS_F_poll, 0, 100},
        {OS_F_isatty, 0, 1},
        {OS_F_access, 0, 0},
        {OS_F_change, 0, 0},
        {OS_F_ftruncate, 0, 0},
        {OS_F_inotify_add_watch, 1, INT_MAX},
        {OS_F_user, 0, UINT32_MAX},
        {OS_F_umask, 0, 0777},
        {OS_F_sysconf, 1, INT_MAX},
        {OS_F_names, 0, 100},
        {OS_F_getxattr_size, 0, XATTR_SIZE_MAX},
        {OS_F_listxattr_size, 0, XATTR_LIST_MAX},
    };
    (void)state;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        size_t room = numbers[i].most == 100 ? 100 : 0;
        assert_true(takes_number(numbers[i].f, numbers[i].least, room));
        assert_true(takes_number(numbers[i].f, numbers[i].most, room));
        assert_false(takes_number(numbers[i].f, numbers[i].most + 1, room));
        assert_false(takes_number(numbers[i].f, INT64_MAX, room));
        assert_false(numbers[i].least && takes_number(numbers[i].f, numbers[i].least - 1, room));
        assert_false(takes_number(numbers[i].f, -2, room));
    }
    assert_true(takes_number(OS_F_lseek, INT64_MAX, 0));
}

static void test_errors(void **state)
{
    (void)state;
    assert_true(is_taken(OS_F_open, -1, ENOENT, NULL, 0, NULL));
    assert_false(is_taken(OS_F_open, -1, 0, NULL, 0, NULL));
    assert_false(is_taken(OS_F_open, -1, 4096, NULL, 0, NULL));
    assert_false(is_taken(OS_F_open, -ENOENT, ENOENT, NULL, 0, NULL));
    assert_true(is_taken(OS_F_sysconf, -1, 0, NULL, 0, NULL));
    assert_false(is_taken(OS_F_umask, -1, EPERM, NULL, 0, NULL));
}

static void test_bytes(void **state)
{
    (void)state;
    assert_true(takes_bytes(OS_F_read, 3, "a\0b", 3));
    assert_true(takes_bytes(OS_F_readlink, 4, "/a/b", 4));
    assert_false(takes_bytes(OS_F_readlink, 4, "/a\0b", 4));
    assert_true(takes_bytes(OS_F_realpath, 2, "/a", 2));
    assert_false(takes_bytes(OS_F_realpath, 2, "aa", 2));
    assert_true(takes_bytes(OS_F_getcwd, 3, "/a", 3));
    assert_false(takes_bytes(OS_F_getcwd, 3, "/ab", 3));
    assert_false(takes_bytes(OS_F_getcwd, 3, "/\0", 3));
    assert_true(takes_bytes(OS_F_listxattr, 14, "user.a\0user./", 14));
    assert_false(takes_bytes(OS_F_listxattr, 6, "user.a", 6));
    assert_false(takes_number(OS_F_getxattr, 101, 100));
}

static bool takes_names(const char *names, size_t n)
{
    return is_taken(OS_F_names_bytes, 0, 0, names, n, NULL);
}

static void test_names(void **state)
{
    char name[256];
    (void)state;
    memset(name, 'a', sizeof name);
    name[255] = 0;
    assert_true(takes_names("a\0..\0bc", 8));
    assert_true(takes_names(name, 256));
    name[255] = 'a';
    assert_false(takes_names(name, 256));
    assert_false(takes_names("a\0b", 3));
    assert_false(takes_names("a\0\0b", 5));
    assert_false(takes_names("a/b", 4));
}

static bool takes_stat(size_t at, uint64_t value, size_t size)
{
    struct stat st = {.st_mode = S_IFREG | 0644, .st_blksize = 4096, .st_nlink = 1};
    memcpy((char *)&st + at, &value, size);
    return is_taken(OS_F_stat, 0, 0, &st, sizeof st, NULL);
}

static void test_stat(void **state)
{
    (void)state;
    assert_true(takes_stat(offsetof(struct stat, st_size), INT64_MAX, 8));
    assert_false(takes_stat(offsetof(struct stat, st_size), UINT64_MAX, 8));
    assert_false(takes_stat(offsetof(struct stat, st_blocks), INT64_MAX, 8));
    assert_false(takes_stat(offsetof(struct stat, st_blksize), 0, 8));
    assert_true(takes_stat(offsetof(struct stat, st_mode), S_IFDIR, 4));
    assert_true(takes_stat(offsetof(struct stat, st_mode), 0600, 4));
    assert_false(takes_stat(offsetof(struct stat, st_mode), 0170000, 4));
    assert_false(takes_stat(offsetof(struct stat, st_mode), 1 << 16 | S_IFREG, 4));
    assert_true(takes_stat(offsetof(struct stat, st_mtim.tv_sec), (uint64_t)-5, 8));
    assert_false(takes_stat(offsetof(struct stat, st_mtim.tv_nsec), 1000000000, 8));
}

static bool takes_ready(int ready, short first, short second)
{
    const struct pollfd fds[2] = {{.fd = 5, .events = POLLIN}, {.fd = -1, .events = POLLIN}};
    const struct os_poll_asked asked = {fds, 2, ready};
    return is_taken(OS_F_poll_ready, 0, 0, (short[]){first, second}, 2 * sizeof(short), &asked);
}

static void test_structures(void **state)
{
    const unsigned long count = FIONREAD, other = TIOCGWINSZ;
    struct rlimit limit = {5, 4};
    (void)state;
    assert_true(takes_ready(1, POLLIN, 0));
    assert_true(takes_ready(1, POLLHUP, 0));
    assert_false(takes_ready(2, POLLIN, 0));
    assert_false(takes_ready(1, POLLOUT, 0));
    assert_false(takes_ready(2, POLLIN, POLLIN));
    assert_true(is_taken(OS_F_ioctl, 0, 0, &(int){7}, sizeof(int), &count));
    assert_false(is_taken(OS_F_ioctl, 0, 0, &(int){-7}, sizeof(int), &count));
    assert_true(is_taken(OS_F_ioctl, 0, 0, &(int){-7}, sizeof(int), &other));
    assert_false(is_taken(OS_F_getrlimit, 0, 0, &limit, sizeof limit, NULL));
}

static bool takes_awaited(enum os_happened happened, int status, int waited, uint8_t first, uint8_t second)
{
    struct os_end end = {.fd = 5};
    const struct os_await asked = {.ends = &end, .nends = 1};
    const struct os_awaited results = {status, waited, {first, second}};
    return is_taken(OS_F_await, happened, 0, &results, sizeof results, &asked);
}

static bool takes_running(int pid, int end, int copied)
{
    const struct os_running r = {pid, end, {-1, copied, -1}};
    return is_taken(OS_F_spawn, 0, 0, &r, sizeof r, NULL);
}

static void test_programs(void **state)
{
    (void)state;
    for (int status = 0; status <= 0x10000; status++)
        if (status < 0x200 || status % 0x100 == 0 || status > 0xfff0)
            assert_int_equal(takes_awaited(OS_PROGRAM_ENDED, status, 0, 0, 0),
                             status <= 0xffff && (!(status & 0xff) || (status <= 0xff && (status & 0x7f) <= 64 && (status & 0x7f))));
    assert_true(takes_awaited(OS_PROGRAM_STOPPED, SIGSTOP << 8 | 0x7f, 0, 0, 0));
    assert_false(takes_awaited(OS_PROGRAM_STOPPED, 0x7f, 0, 0, 0));
    assert_false(takes_awaited(OS_PROGRAM_STOPPED, 0, 0, 0, 0));
    assert_true(takes_awaited(OS_PROGRAM_CONTINUED, 0xffff, 0, 0, 0));
    assert_false(takes_awaited(OS_PROGRAM_CONTINUED, 0x137f, 0, 0, 0));
    assert_true(takes_awaited(OS_PROGRAM_READY, 0, 10, 1, 0));
    assert_false(takes_awaited(OS_PROGRAM_READY, 0, 10, 0, 1));
    assert_false(takes_awaited(OS_PROGRAM_READY, 0, 10, 2, 0));
    assert_false(takes_awaited(OS_PROGRAM_LATE, 0, -1, 0, 0));
    assert_true(takes_running(100, -1, 7));
    assert_false(takes_running(0, -1, -1));
    assert_false(takes_running(100, -2, -1));
    assert_false(takes_running(100, 5, -3));
    assert_true(is_taken(OS_F_pipe, 0, 0, (int[]){3, 4}, 2 * sizeof(int), NULL));
    assert_false(is_taken(OS_F_pipe, 0, 0, (int[]){3, -1}, 2 * sizeof(int), NULL));
}

/* ---- the log ------------------------------------------------------------------------------------------ */

static bool takes_count(int64_t n)
{
    int fd = begin();
    volatile bool taken = false;
    os_number(n, -1, 1);
    turn(fd);
    if (!setjmp(failed)) {
        assert_int_equal(os_number(0, -1, 1), n);
        taken = true;
    }
    os_log_drop(os_log_current());
    return taken;
}

static void test_numbers_of_mounts(void **state)
{
    (void)state;
    for (int64_t n = -2; n <= 2; n++)
        assert_int_equal(takes_count(n), n >= -1 && n <= 1);
}

static void test_one_limit(void **state)
{
    int fd = begin();
    long first = os_open_max();
    (void)state;
    assert_int_equal(os_open_max(), first);
    os_number(5, 0, 9); /* follows the only entry of the limit */
    turn(fd);
    assert_int_equal(os_open_max(), first);
    assert_int_equal(os_open_max(), first);
    assert_int_equal(os_number(0, 0, 9), 5);
    os_log_drop(os_log_current());
}

static bool takes_signals(uint64_t set)
{
    uint64_t clock = 0, instructions = 0;
    volatile bool taken = false;
    int fd = begin();
    os_log_clock(&clock, &instructions);
    os_log_signals(set);
    turn(fd);
    os_log_clock(&clock, &instructions);
    if (!setjmp(failed)) {
        assert_int_equal(os_log_next_signals(), set);
        taken = true;
    }
    os_log_drop(os_log_current());
    return taken;
}

static void test_signals(void **state)
{
    (void)state;
    assert_true(takes_signals(1ull << (SIGINT - 1)));
    assert_true(takes_signals(1ull << (SIGWINCH - 1) | 1ull << (SIGTERM - 1)));
    assert_false(takes_signals(0));
    assert_false(takes_signals(1ull << (SIGKILL - 1)));
    assert_false(takes_signals(1ull << 63));
}

/* Sizes of attributes: the buffer has none. */
static void test_sizes(void **state)
{
    char path[] = "/tmp/precis-range-XXXXXX", bytes[40] = "";
    int file = mkstemp(path), fd;
    (void)state;
    close(file);
    if (setxattr(path, "user.a", "value", 5, 0)) {
        unlink(path);
        skip();
    }
    fd = begin();
    assert_int_equal(os_getxattr(path, "user.a", NULL, 0), 5);
    assert_true(os_listxattr(path, NULL, 0) >= 7);
    assert_int_equal(os_getxattr(path, "user.a", bytes, sizeof bytes), 5);
    unlink(path);
    turn(fd);
    memset(bytes, 'x', sizeof bytes);
    assert_int_equal(os_getxattr(path, "user.a", NULL, 0), 5);
    assert_true(os_listxattr(path, NULL, 0) >= 7);
    assert_int_equal(os_getxattr(path, "user.a", bytes, sizeof bytes), 5);
    assert_memory_equal(bytes, "valuexx", 7);
    os_log_drop(os_log_current());
}

static bool takes_streams(unsigned flags)
{
    volatile bool taken = false;
    int fd = begin();
    os_call(OS_F_write, 1, NULL, 1);
    os_put(os_log_current(), &(uint8_t){(uint8_t)flags}, 1);
    for (int i = 0; i < 3 && flags & 4; i++)
        os_put_number(os_log_current(), 0);
    turn(fd);
    os_log_echo(os_log_current(), false);
    if (!setjmp(failed)) {
        assert_int_equal(os_write(9, "a", 1), 1);
        taken = true;
    }
    os_log_drop(os_log_current());
    return taken;
}

/* A write of a replay goes to standard output or error, or nowhere. */
static void test_streams(void **state)
{
    (void)state;
    for (unsigned flags = 0; flags < 12; flags++)
        assert_int_equal(takes_streams(flags), flags < 7 && (flags & 3) != 3);
}

/* After a replay was given up, calls have no effect. */
static void test_abandoned(void **state)
{
    int fd = begin();
    os_number(5, 0, 9);
    (void)state;
    turn(fd);
    os_log_abandon(os_log_current());
    assert_int_equal(os_close(fd), -1);
    assert_true(fcntl(fd, F_GETFD) >= 0);
    assert_int_equal(os_write(1, "a", 1), -1);
    assert_int_equal(os_contents(3), -1);
    os_log_drop(os_log_current());
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers),   cmocka_unit_test(test_errors),
        cmocka_unit_test(test_bytes),     cmocka_unit_test(test_names),
        cmocka_unit_test(test_stat),      cmocka_unit_test(test_structures),
        cmocka_unit_test(test_programs),  cmocka_unit_test(test_numbers_of_mounts),
        cmocka_unit_test(test_one_limit), cmocka_unit_test(test_signals),
        cmocka_unit_test(test_sizes),     cmocka_unit_test(test_streams),
        cmocka_unit_test(test_abandoned),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
