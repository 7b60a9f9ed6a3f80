/*
 * gdb_peer.h - who connects to the GDB stub: the user on the other side of a connection, and whether its first bytes are a debugger's.
 *
 * A debugger controls the program, so a connection is refused unless it is of this user or of user 0, and begins as GDB's protocol does. A
 * page in this user's own web browser passes the first test; what a browser can send first (a request, TLS, nothing at all) fails the
 * second.
 */
#ifndef PRECIS_EMU_DEBUG_GDB_PEER_H
#define PRECIS_EMU_DEBUG_GDB_PEER_H

#include <netinet/in.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

/* ---- first bytes ------------------------------------------------------------------------------ */

enum gdb_hello {
    GDB_HELLO_PART,  /* more bytes are needed */
    GDB_HELLO_WHOLE, /* whole packets, acknowledgements and interrupts, at least one packet */
    GDB_HELLO_OTHER, /* something else */
};

/* Returns what the first n bytes of a connection are. Between packets '+', '-' and 0x03 are possible. */
enum gdb_hello gdb_hello(const uint8_t *bytes, size_t n);

/* ---- addresses and users ---------------------------------------------------------------------- */

/* An address of IPv4 or IPv6, and its port, both in network byte order; those of IPv4 are mapped to ::ffff:0:0/96. */
struct gdb_endpoint {
    struct in6_addr host;
    uint16_t port;
};

/* Returns an endpoint for a struct sockaddr_in or sockaddr_in6; of other families an address that no socket has. */
struct gdb_endpoint gdb_endpoint_of(const struct sockaddr_storage *a);
bool gdb_endpoint_is_loopback(const struct gdb_endpoint *e);
/* Writes it as "HOST:PORT". */
void gdb_endpoint_text(const struct gdb_endpoint *e, char *text, size_t size);

/* Looks up the user of an established connection from `from` to `to` in a table with the format of /proc/net/tcp or /proc/net/tcp6. Returns
 * false if there is none. Sockets that their process has closed are listed as user 0's; they do not count. */
bool gdb_peer_find(FILE *table, const struct gdb_endpoint *from, const struct gdb_endpoint *to, uid_t *uid);

/* The host's tables of TCP connections. They are opened before a machine is confined. */
struct gdb_tables {
    int fd[2]; /* -1: none */
};
void gdb_tables_open(struct gdb_tables *t);
void gdb_tables_close(struct gdb_tables *t);
/* As gdb_peer_find(), in both tables. */
bool gdb_tables_find(const struct gdb_tables *t, const struct gdb_endpoint *from, const struct gdb_endpoint *to, uid_t *uid);

#endif
