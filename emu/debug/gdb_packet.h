/*
 * gdb_packet.h - packets of GDB's remote protocol: $data#checksum, acknowledgements, interrupts; and the text of replies.
 *
 * Input is any sequence of bytes. A packet whose checksum is wrong, or that is too long, is refused; other bytes are skipped.
 */
#ifndef PRECIS_EMU_DEBUG_GDB_PACKET_H
#define PRECIS_EMU_DEBUG_GDB_PACKET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { GDB_PACKET_MAX = 0x8000 }; /* bytes of data, as PacketSize tells GDB */

/* ---- input ------------------------------------------------------------------------------------ */

enum gdb_input {
    GDB_NOTHING,   /* more bytes are needed */
    GDB_PACKET,    /* a packet is complete: data, length */
    GDB_REFUSED,   /* a packet was damaged */
    GDB_INTERRUPT, /* the byte 0x03 outside packets */
    GDB_RESEND,    /* '-': the other side asks for the last packet again */
};

struct gdb_parser {
    enum { GDB_OUTSIDE, GDB_INSIDE, GDB_ESCAPED, GDB_SUM1, GDB_SUM2 } state;
    uint8_t sum, sent; /* sent: the checksum in the packet */
    bool damaged;
    size_t length;
    char data[GDB_PACKET_MAX + 1]; /* NUL-terminated; escapes are resolved */
};

/* Takes one byte. */
enum gdb_input gdb_parse(struct gdb_parser *p, uint8_t byte);

/* ---- output ----------------------------------------------------------------------------------- */

/* A reply as it grows. After `lost`, there was no memory. */
struct gdb_text {
    char *at;
    size_t length, room;
    bool lost;
};
void gdb_add(struct gdb_text *t, const void *bytes, size_t n);
void gdb_print(struct gdb_text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Adds bytes as hexadecimal digits; with escapes, as binary data. */
void gdb_add_hex(struct gdb_text *t, const void *bytes, size_t n);
void gdb_add_binary(struct gdb_text *t, const void *bytes, size_t n);
/* Adds '$', the packet with a reply's data, and its checksum to out. */
void gdb_frame(struct gdb_text *out, const struct gdb_text *data);
void gdb_text_free(struct gdb_text *t);

/* ---- numbers ---------------------------------------------------------------------------------- */

/* Read a hexadecimal number of at most 64 bits at *at and move on. false: there is none, or it is too large. */
bool gdb_hex(const char **at, uint64_t *out);
/* Reads pairs of digits as bytes, at most `most`. Returns their number; -1: an odd or wrong digit, or more. */
long gdb_hex_bytes(const char *at, size_t length, void *out, size_t most);
/* Skips `text` at *at. */
bool gdb_skip(const char **at, const char *text);

#endif
