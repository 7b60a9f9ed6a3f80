/*
 * lower_mem.h - what loads and stores of general and of floating-point registers share: addresses, speculation, the ALAT.
 */
#ifndef PRECIS_ISA_IA64_LOWER_MEM_H
#define PRECIS_ISA_IA64_LOWER_MEM_H

#include "isa/ia64/lower.h"

static inline bool big_endian(const struct translation *t)
{
    return t->mode & MODE_BE;
}

/* Ordinary accesses fault on misaligned addresses only when asked to; semaphores always do. */
static inline unsigned align_flag(const struct translation *t)
{
    return t->mode & (MODE_AC | MODE_STRICT) ? IR_MEM_ALIGN : 0;
}

/* The update of the base register, after the access to `address`; nat: the address's NaT bit. */
void update_base(struct translation *t, const struct ia64_insn *i, val address, val nat);

/* What a load does about speculation: its completer's number. */
enum load_type {
    LOAD_NORMAL, LOAD_S, LOAD_A, LOAD_SA, LOAD_BIAS, LOAD_ACQ, LOAD_C_CLR = 8, LOAD_C_NC = 9, LOAD_C_CLR_ACQ = 10
};

static inline bool is_speculative(unsigned type)
{
    return type == LOAD_S || type == LOAD_SA;
}

static inline bool is_advanced(unsigned type)
{
    return type == LOAD_A || type == LOAD_SA;
}

static inline bool is_check(unsigned type)
{
    return type >= LOAD_C_CLR;
}

enum { ALAT_CALL = IR_CALL_READS | IR_CALL_WRITES | IR_CALL_LOCAL };

/* An ALAT request in one word: size, register, rotating region (0: the register is in none), register file. */
uint64_t alat_request(const struct translation *t, bool fp, unsigned reg, unsigned size);
/* v has been loaded from the address: an entry for the request is made. */
void alat_note_load(struct translation *t, uint64_t request, val address, val v);
/* For ir_call() with ALAT_CALL: an entry for the request is made when the value is not at hand, address given; it is removed. */
ir_fn alat_do_insert_read, alat_do_remove;
/* 1 if there is an entry for the request, which goes if `clear`. */
val alat_hit(struct translation *t, uint64_t request, bool clear);
/* The memory at address changes: entries that overlap it go. */
void alat_note_store(struct translation *t, val address, unsigned size);
/* The ALAT may hold an entry from here on. (An exit: what follows may be translated without looking at stores.) */
void enter_alat_mode(struct translation *t);
/* 1 if a load of `size` bytes at the address would neither fault nor be misaligned in a way that Linux has deferred. */
val can_load(struct translation *t, val address, unsigned size);

#endif
