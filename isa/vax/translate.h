/*
 * translate.h - building blocks for the semantics of VAX instructions (private to isa/vax).
 *
 * Before a semantics function runs, all operands have been evaluated from left to right: their addresses, the values of those that are
 * read, and the registers that addressing modes change. It computes, and calls write_operand() for its results:
 *
 *     SEM(bis)
 *     {
 *         val r = ir_or(t->ir, value(t, 0), value(t, 1));
 *         write_operand(t, last_operand(t), r);
 *         cc_set_logic(t, r, type(t, 0));
 *     }
 *
 * Nothing is written to a slot before the instruction ends: registers and condition codes are pending until then, so that a fault finds all
 * as it was. Stores come after everything that can fault; an instruction that stores twice checks the later address first.
 */
#ifndef PRECIS_ISA_VAX_TRANSLATE_H
#define PRECIS_ISA_VAX_TRANSLATE_H

#include "emu/ir/ir.h"
#include "isa/vax/cost.h"
#include "isa/vax/insn.h"
#include "isa/vax/vax.h"

/* An evaluated operand. */
struct place {
    enum { PLACE_NONE, PLACE_VALUE, PLACE_REGISTER, PLACE_MEMORY } kind;
    uint8_t reg;
    val base; /* of memory: the address is base + disp, 32 bits */
    int32_t disp;
    val value; /* of operands that are read; zero-extended */
    val high;  /* the upper half of one with 16 bytes */
};

/* The condition codes that the instruction sets; values as in the slots VAX_CC_*. */
struct pending_cc {
    bool n, z, v, c;
    val vn, vz, vv, vc;
};

/* What the condition codes come from, if that is known in the block: branches are then one comparison. */
struct cc_source {
    enum { CC_UNKNOWN, CC_COMPARE, CC_RESULT } kind;
    val a, b;               /* compared, zero-extended */
    val signed_a, signed_b; /* … sign-extended to 32 bits */
    val result;             /* sign-extended to 32 bits: N and Z are its */
};

struct vax_translation {
    struct ir_builder *ir;
    uint64_t pc;        /* of the instruction */
    uint64_t next;      /* of the next one */
    uint64_t mode;      /* before it */
    uint64_t next_mode; /* after it */
    struct vax_decoded d;
    struct place place[VAX_MOST_OPERANDS];
    val pending[16]; /* registers that it writes */
    uint16_t is_pending;
    struct pending_cc cc;
    struct cc_source source;
    struct arithmetic_trap { /* with which the instruction ends if cond is not 0 */
        val cond;
        unsigned type;
    } trap[2];
    unsigned ntraps;
    bool ended; /* the block has */
};

#define SEM(name) void vax_sem_##name(struct vax_translation *t)

static inline val constant(struct vax_translation *t, uint64_t v)
{
    return ir_const(t->ir, v);
}

static inline unsigned last_operand(const struct vax_translation *t)
{
    return t->d.insn->noperands - 1u;
}

static inline char type(const struct vax_translation *t, unsigned n)
{
    return t->d.insn->kind[n].type;
}

/* The opcode's last byte. */
static inline unsigned opcode(const struct vax_translation *t)
{
    return t->d.insn->code & 0xff;
}

/* Returns the value of operand n, zero-extended; of 16 bytes the lower half. */
static inline val value(const struct vax_translation *t, unsigned n)
{
    return t->place[n].value;
}

/* ---- operands.c */

/* Returns Rn as the instruction sees it now; registers are written when the instruction ends. */
val reg_get(struct vax_translation *t, unsigned n);
void reg_set(struct vax_translation *t, unsigned n, val v);
/* Evaluates all operands. Returns false if one faults always: the block has ended. */
bool evaluate_operands(struct vax_translation *t);
/* Returns operand n's address, 32 bits. */
val operand_address(struct vax_translation *t, unsigned n);
/* Writes a result, of which the type's bits count; of 16 bytes, `high` is the upper half. */
void write_operand(struct vax_translation *t, unsigned n, val v);
void write_operand_long(struct vax_translation *t, unsigned n, val low, val high);
/* Faults if operand n, which is written later, is in memory that cannot be written. */
void check_write(struct vax_translation *t, unsigned n);
/* The same of `bytes` bytes at an address. */
void check_write_at(struct vax_translation *t, val address, val bytes);
/* Sign-extends a zero-extended value of that type to 32 bits; l and q stay. */
val sign_extend(struct vax_translation *t, val v, char type);
/* Accesses to memory of 1, 2, 4 or 8 bytes. */
val load_at(struct vax_translation *t, val address, int32_t disp, unsigned bytes);
void store_at(struct vax_translation *t, val address, int32_t disp, val v, unsigned bytes);
/* Push and pop of a longword: the stack pointer is written when the instruction ends. */
void push(struct vax_translation *t, val v);

/* ---- cc.c: condition codes. Values of types b and w are zero-extended */

/* N and Z are r's; V = 0, C stays (moves and logic). */
void cc_set_logic(struct vax_translation *t, val r, char type);
/* N and Z are r's; V is `overflow` (0 or 1), C = 0. */
void cc_set_result(struct vax_translation *t, val r, char type, val overflow);
/* r is the low part of a + b, of a - b, with a carry or borrow. */
void cc_set_add(struct vax_translation *t, val a, val b, val carry, val r, char type);
void cc_set_sub(struct vax_translation *t, val a, val b, val borrow, val r, char type);
/* Those of a compared with b. */
void cc_set_compare(struct vax_translation *t, val a, val b, char type);
/* V alone, 0 or 1: after one of the others. */
void cc_set_v(struct vax_translation *t, val overflow);
/* All from the four bits. */
void cc_set_bits(struct vax_translation *t, val bits);
/* N and Z from those bits, V = 0, C stays or is 0. */
void cc_set_nz_bits(struct vax_translation *t, val bits, bool clears_c);
void cc_set_clear(struct vax_translation *t);
/* Returns C, 0 or 1; all four as in the PSL. */
val cc_carry(struct vax_translation *t);
val cc_bits(struct vax_translation *t);
/* Returns whether the branch with that opcode is taken, 0 or 1. */
val cc_condition(struct vax_translation *t, unsigned opcode);
/* Makes pending condition codes final. */
void flush_cc(struct vax_translation *t);

/* ---- translate.c */

/* A fault, always or if cond is not 0, before anything is written. */
void fault(struct vax_translation *t, unsigned trap, uint64_t code);
void fault_if(struct vax_translation *t, val cond, unsigned trap, uint64_t code);
/* The instruction ends with an arithmetic trap of that type if cond is not 0. */
void trap_after_if(struct vax_translation *t, val cond, unsigned type);
/* V becomes `overflow`, which traps if integer overflow does. */
void integer_overflow(struct vax_translation *t, val overflow);
/* Makes pending registers and condition codes final: nothing may fault from here on. Called at the end of each instruction. */
void finish(struct vax_translation *t);
/* Makes pending registers final before a helper function that reads or writes registers. When it raises a stop, it calls undo_registers(),
 * which returns 0: they become what they were. */
void finish_for_helper(struct vax_translation *t);
uint64_t undo_registers(struct cpu *c);
/* Notes that the instruction is about to leave for another function (cpu_watch_transfers()). Returns the bit that its exit's mode gets. */
uint64_t note_transfer(struct vax_translation *t, enum ir_transfer kind);
/* Leaves the block, after finish(): to an address, to one that is computed; pending traps are taken there. */
void leave(struct vax_translation *t, uint64_t pc);
void leave_to(struct vax_translation *t, val pc, enum ir_transfer kind);
/* … with a mode that is computed (vax_mode_of()). */
void leave_with_mode(struct vax_translation *t, val pc, val mode);
/* Charges the cycles of `n` units of work, each a VAX_COST_* (cost.h), if the timing model wants them; charge_if(): of one if cond (0 or
 * 1). To call after all that may fault. */
void charge_each(struct vax_translation *t, val n, enum vax_charge each);
void charge_if(struct vax_translation *t, val cond, enum vax_charge cost);
/* Returns the TIMING_CHARGE() of n units; only if ir_charged(). */
val cost_of_each(struct vax_translation *t, val n, enum vax_charge each);
/* Finishes, and branches if taken is not 0. */
void branch_if(struct vax_translation *t, val taken, uint64_t target);
void end_block(struct vax_translation *t);
/* Returns the target of the instruction's branch displacement. */
uint64_t target_of_branch(const struct vax_translation *t);
/* The instruction goes on at its own pc with FPD set unless done (0 or 1): of instructions whose state is in R0 to R5. */
void go_on_unless(struct vax_translation *t, val done);
static inline bool first_part_done(const struct vax_translation *t)
{
    return t->mode & VAX_PSL_FPD;
}

#endif
