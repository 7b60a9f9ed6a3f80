/* gdb_registers.h - the registers of a machine in the order, the sizes and the byte order that GDB expects. */
#ifndef PRECIS_EMU_DEBUG_GDB_REGISTERS_H
#define PRECIS_EMU_DEBUG_GDB_REGISTERS_H

#include "emu/cpu/isa.h"
#include "emu/debug/gdb_packet.h"

enum { GDB_REGISTERS = 640, GDB_REGISTER_BYTES = 16 };

struct gdb_registers {
    const struct isa *isa;
    unsigned count;
    uint8_t bytes[GDB_REGISTERS]; /* of register n, or 0 */
    int16_t reg[GDB_REGISTERS];   /* index in isa->regs, or -1 */
};

/* Reads isa->gdb. false: it has none, or it is wrong. */
bool gdb_registers_of(struct gdb_registers *r, const struct isa *isa);
/* The target description, without a header; empty registers if GDB uses its built-in layout. */
void gdb_registers_describe(const struct isa *isa, struct gdb_text *out);
/* Copies register n in target byte order. Returns its bytes, or 0. */
unsigned gdb_register_get(const struct gdb_registers *r, struct cpu *c, unsigned n, uint8_t bytes[GDB_REGISTER_BYTES]);
unsigned gdb_register_set(const struct gdb_registers *r, struct cpu *c, unsigned n, const uint8_t bytes[GDB_REGISTER_BYTES]);

#endif
