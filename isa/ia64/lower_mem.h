/*
 * lower_mem.h - what loads and stores of general and floating-point registers share: base update, speculation, the ALAT.
 */
#ifndef PRECIS_ISA_IA64_LOWER_MEM_H
#define PRECIS_ISA_IA64_LOWER_MEM_H

#include "isa/ia64/lower.h"

static inline bool big_endian(const struct translation *t)
{
    return t->mode & MODE_BE;
}

/* Returns the flag that makes misaligned accesses fault, if user mask ac or the kernel demands it. Semaphores always fault. */
static inline unsigned align_flag(const struct translation *t)
{
    return t->mode & (MODE_AC | MODE_STRICT) ? IR_MEM_ALIGN : 0;
}

/* Builds the base register update after the access to `address`. nat: the NaT bit of the address. */
void update_base(struct translation *t, const struct ia64_insn *i, val address, val nat);

/* The load type: the value of the completer lk or flk. */
enum load_type { LOAD_NORMAL, LOAD_S, LOAD_A, LOAD_SA, LOAD_BIAS, LOAD_ACQ, LOAD_C_CLR = 8, LOAD_C_NC = 9, LOAD_C_CLR_ACQ = 10 };

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

/* Returns an ALAT request in one word: size, register, size of the rotating region (0: the register is not in it), register file. */
uint64_t alat_request(const struct translation *t, bool fp, unsigned reg, unsigned size);
/* Inserts an entry for the request: v has been loaded from the address. */
void alat_note_load(struct translation *t, uint64_t request, val address, val v);
/* For ir_call() with ALAT_CALL: insert an entry for the request with the value that memory has at the address; remove the request's
 * entry. */
ir_fn alat_do_insert_read, alat_do_remove;
/* Returns 1 if there is an entry for the request, which is removed if `clear`. */
val alat_hit(struct translation *t, uint64_t request, bool clear);
/* Removes entries that overlap a store. */
void alat_note_store(struct translation *t, val address, unsigned size);
/* Notes that the ALAT may have entries from here on. Leaves the block if the instruction is conditional (go_on()), because code without
 * MODE_ALAT does not check stores. */
void enter_alat_mode(struct translation *t);
/* Returns 1 if a load of `size` bytes at the address need not be deferred: it is aligned and does not fault. */
val can_load(struct translation *t, val address, unsigned size);

#endif
