/* gdb_peer.t.c - the first bytes of connections, and the host's tables of connections. */
#include <arpa/inet.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>

#include "emu/debug/gdb_peer.h"

static enum gdb_hello hello(const char *text)
{
    return gdb_hello((const uint8_t *)text, strlen(text));
}

static void test_debuggers(void **state)
{
    static const char *const first[] = {
        "+$qSupported:multiprocess+;swbreak+#00", "+$QStartNoAckMode#b0", "$?#3f", "\003+$qSupported#37", "$?#3f+$g#67", "-$?#3f"};
    (void)state;
    for (size_t i = 0; i < sizeof first / sizeof *first; i++) {
        for (size_t n = 0; n < strlen(first[i]); n++)
            assert_int_not_equal(gdb_hello((const uint8_t *)first[i], n), GDB_HELLO_OTHER);
        assert_int_equal(hello(first[i]), GDB_HELLO_WHOLE);
    }
    assert_int_equal(hello("+"), GDB_HELLO_PART);
    assert_int_equal(hello("$?#3"), GDB_HELLO_PART);
    assert_int_equal(hello("$?#3f$g"), GDB_HELLO_PART);
}

static void test_others(void **state)
{
    static const char *const first[] = {"GET / HTTP/1.1\r\n",
                                        "POST / HTTP/1.1\r\n\r\n+$?#3f",
                                        "OPTIONS",
                                        "PRI * HTTP/2.0\r\n",
                                        "\x16\x03\x01\x02",
                                        " +$?#3f",
                                        "\r\n$?#3f",
                                        "SSH-2.0-",
                                        "+$k#6b / HTTP/1.1\r\n", /* a request's method may have these characters */
                                        "$QStartNoAckMode#b0$c#63 / HTTP/1.1\r\n",
                                        "$k#6b\r\n",
                                        "$k#zz"};
    (void)state;
    for (size_t i = 0; i < sizeof first / sizeof *first; i++)
        assert_int_equal(hello(first[i]), GDB_HELLO_OTHER);
    assert_int_equal(gdb_hello((const uint8_t *)"\0", 1), GDB_HELLO_OTHER);
}

static struct gdb_endpoint v4(const char *host, uint16_t port)
{
    struct sockaddr_storage a = {.ss_family = AF_INET};
    ((struct sockaddr_in *)&a)->sin_port = htons(port);
    assert_int_equal(inet_pton(AF_INET, host, &((struct sockaddr_in *)&a)->sin_addr), 1);
    return gdb_endpoint_of(&a);
}

static struct gdb_endpoint v6(const char *host, uint16_t port)
{
    struct sockaddr_storage a = {.ss_family = AF_INET6};
    ((struct sockaddr_in6 *)&a)->sin6_port = htons(port);
    assert_int_equal(inet_pton(AF_INET6, host, &((struct sockaddr_in6 *)&a)->sin6_addr), 1);
    return gdb_endpoint_of(&a);
}

static void test_loopback(void **state)
{
    const struct gdb_endpoint near[] = {v4("127.0.0.1", 1), v4("127.3.4.5", 1), v6("::1", 1), v6("::ffff:127.0.0.1", 1)};
    const struct gdb_endpoint far[] = {v4("0.0.0.0", 1), v4("192.168.1.1", 1), v6("::", 1), v6("fe80::1", 1), v6("::ffff:10.0.0.1", 1)};
    char text[80];
    (void)state;
    for (size_t i = 0; i < sizeof near / sizeof *near; i++)
        assert_true(gdb_endpoint_is_loopback(&near[i]));
    for (size_t i = 0; i < sizeof far / sizeof *far; i++)
        assert_false(gdb_endpoint_is_loopback(&far[i]));
    gdb_endpoint_text(&near[0], text, sizeof text);
    assert_string_equal(text, "127.0.0.1:1");
    gdb_endpoint_text(&near[2], text, sizeof text);
    assert_string_equal(text, "[::1]:1");
}

/* 127.0.0.1:40000 to 127.0.0.1:1234, of user 1000, and others beside it. Words have the byte order of x86. */
static const char table[] =
    "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n"
    "   0: 0100007F:04D2 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 900 1 0 100 0 0 10 0\n"
    "   1: 0100007F:9C40 0100007F:04D3 01 00000000:00000000 00:00000000 00000000  1001        0 901 1 0 20 4 30 10 -1\n"
    "   2: 0100007F:04D2 0100007F:9C40 01 00000000:00000000 00:00000000 00000000  1002        0 902 1 0 20 4 30 10 -1\n"
    "   3: 0200007F:9C40 0100007F:04D2 01 00000000:00000000 00:00000000 00000000  1003        0 903 1 0 20 4 30 10 -1\n"
    "   4: 0100007F:9C40 0100007F:04D2 01 00000000:00000000 00:00000000 00000000  1000        0 904 1 0 20 4 30 10 -1\n"
    "   5: 0100007F:9C41 0100007F:04D2 05 00000000:00000000 00:00000000 00000000     0        0 0 1 0 20 4 30 10 -1\n"
    "   6: 0100007F:9C42 0100007F:04D2 01 00000000:00000000 00:00000000 00000000     0        0 0 1 0 20 4 30 10 -1\n"
    "garbage\n"
    "   7: 00000000000000000000000001000000:9C43 00000000000000000000000001000000:04D2 01 00000000:00000000 00:00000000 00000000  1004     "
    "   0 "
    "905 1 0 20 4 30 10 -1\n"
    "   8: 0000000000000000FFFF00000100007F:9C44 0000000000000000FFFF00000100007F:04D2 01 00000000:00000000 00:00000000 00000000  1005     "
    "   0 "
    "906 1 0 20 4 30 10 -1\n";

static bool find(struct gdb_endpoint from, struct gdb_endpoint to, uid_t *uid)
{
    FILE *f = fmemopen((void *)(uintptr_t)table, sizeof table - 1, "r");
    bool found = gdb_peer_find(f, &from, &to, uid);
    fclose(f);
    return found;
}

static void test_table(void **state)
{
    const struct gdb_endpoint at = v4("127.0.0.1", 1234);
    uid_t uid = 7;
    (void)state;
    assert_true(find(v4("127.0.0.1", 40000), at, &uid));
    assert_int_equal(uid, 1000);
    assert_true(find(v6("::1", 40003), v6("::1", 1234), &uid));
    assert_int_equal(uid, 1004);
    assert_true(find(v4("127.0.0.1", 40004), at, &uid)); /* by a socket of IPv6 */
    assert_int_equal(uid, 1005);
    assert_false(find(v4("127.0.0.1", 40001), at, &uid)); /* its process has closed it: the 0 is no user */
    assert_false(find(v4("127.0.0.1", 40002), at, &uid));
    assert_false(find(v4("127.0.0.1", 40005), at, &uid));
    assert_false(find(v4("127.0.0.1", 40000), v4("127.0.0.1", 1235 + 1), &uid));
}

/* A connection of this process. */
static void test_host(void **state)
{
    struct sockaddr_storage a = {.ss_family = AF_INET}, b;
    socklen_t n = sizeof(struct sockaddr_in);
    struct gdb_tables tables;
    uid_t uid = (uid_t)-1;
    int server = socket(AF_INET, SOCK_STREAM, 0), client = socket(AF_INET, SOCK_STREAM, 0);
    (void)state;
    ((struct sockaddr_in *)&a)->sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    assert_int_equal(bind(server, (struct sockaddr *)&a, n), 0);
    assert_int_equal(listen(server, 1), 0);
    assert_int_equal(getsockname(server, (struct sockaddr *)&a, &n), 0);
    assert_int_equal(connect(client, (struct sockaddr *)&a, n), 0);
    assert_int_equal(getsockname(client, (struct sockaddr *)&b, &n), 0);
    gdb_tables_open(&tables);
    if (tables.fd[0] < 0)
        skip();
    const struct gdb_endpoint from = gdb_endpoint_of(&b), to = gdb_endpoint_of(&a);
    for (int i = 0; i < 2; i++) {
        assert_true(gdb_tables_find(&tables, &from, &to, &uid));
        assert_int_equal(uid, getuid());
    }
    close(client);
    assert_false(gdb_tables_find(&tables, &from, &to, &uid));
    close(server);
    gdb_tables_close(&tables);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_debuggers), cmocka_unit_test(test_others), cmocka_unit_test(test_loopback),
                                       cmocka_unit_test(test_table), cmocka_unit_test(test_host)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
