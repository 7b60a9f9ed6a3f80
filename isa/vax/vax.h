/*
 * vax.h - the VAX as user programs see it: IR slots of its registers, translation mode, traps.
 *
 *     struct cpu *c = cpu_new(&vax_isa, space);
 *
 * Source: VAX Architecture Reference Manual (Leonard, ed., Digital Press 1987).
 */
#ifndef PRECIS_ISA_VAX_VAX_H
#define PRECIS_ISA_VAX_VAX_H

#include "emu/cpu/isa.h"

extern const struct isa vax_isa;
extern const char *const vax_register_names[16];

/* IR slots. */
enum {
    VAX_R = 0, /* R0 to R11; 32 bits each */
    VAX_AP = 12,
    VAX_FP,
    VAX_SP,
    VAX_PC,
    VAX_MODE, /* VAX_MODE_* */
    /* The condition codes, evaluated when something reads them: cc.c. N is bit 31 of the first slot; Z says that the second is 0; V is bit
     * 31 of the third; C is bit 32 of the fourth. */
    VAX_CC_N,
    VAX_CC_Z,
    VAX_CC_V,
    VAX_CC_C,
    VAX_CODE,     /* the operand of the last CHMx, sign-extended to 32 bits; not a register of the machine */
    VAX_TRANSFER, /* struct isa_transfers; not a register */
    VAX_SCRATCH,  /* passes values out of skipped operations, and from a helper function; not registers */
    VAX_SCRATCH2,
    VAX_ARGS,                 /* 6 operands of a helper function; not registers */
    VAX_SAVED = VAX_ARGS + 6, /* 15 registers as they were before the instruction, and a bit for each that is valid; not registers */
    VAX_SAVED_MASK = VAX_SAVED + 15,
    VAX_SLOTS,
};

enum { VAX_TRANSFER_LENGTH = 34 }; /* isa_transfers.length */

/* Mode bits: what a translation depends on besides the address. Those of the PSL are at their places in it. */
enum {
    VAX_PSL_C = 1,
    VAX_PSL_V = 2,
    VAX_PSL_Z = 4,
    VAX_PSL_N = 8,
    VAX_PSL_CC = 15,
    VAX_PSL_T = 1 << 4,       /* trace */
    VAX_PSL_IV = 1 << 5,      /* traps: integer overflow, … */
    VAX_PSL_FU = 1 << 6,      /* … floating underflow, … */
    VAX_PSL_DV = 1 << 7,      /* … decimal overflow */
    VAX_PSL_FPD = 1 << 27,    /* first part done: the instruction at the pc goes on with its state in R0 to R5 */
    VAX_PSL_TP = 1 << 30,     /* trace pending */
    VAX_PSL_USER = 0xf << 22, /* current and previous mode, always user */
    VAX_MODE_BITS = VAX_PSL_T | VAX_PSL_IV | VAX_PSL_FU | VAX_PSL_DV | VAX_PSL_FPD | VAX_PSL_TP,
};

/* cpu_stop.trap: the offset of the exception's vector in the system control block. Faults leave the pc at the instruction, which has
 * changed nothing but the state of one whose first part is done; after traps it is at the next one. CHMK is CPU_SYSCALL, with the pc after
 * it; memory that cannot be accessed is CPU_FAULT. */
enum {
    VAX_TRAP_RESERVED_INSTRUCTION = 0x10, /* fault: a reserved or privileged instruction */
    VAX_TRAP_XFC = 0x14,                  /* fault: extended function call */
    VAX_TRAP_RESERVED_OPERAND = 0x18,     /* fault */
    VAX_TRAP_RESERVED_ADDRESS = 0x1c,     /* fault: reserved addressing mode */
    VAX_TRAP_ACCESS = 0x20,               /* fault: vax_access_reason(); as a CPU_FAULT */
    VAX_TRAP_TRACE = 0x28,                /* fault, before the instruction after a traced one */
    VAX_TRAP_BPT = 0x2c,                  /* fault */
    VAX_TRAP_ARITHMETIC = 0x34,           /* cpu_stop.code is one of VAX_ARITH_* */
    VAX_TRAP_CHMK = 0x40,
    VAX_TRAP_CHME = 0x44, /* traps: cpu_stop.isr is the operand, sign-extended to 32 bits */
    VAX_TRAP_CHMS = 0x48,
    VAX_TRAP_CHMU = 0x4c,
};

/* Types of arithmetic exceptions. The first seven are traps, the others faults. */
enum {
    VAX_ARITH_INTEGER_OVERFLOW = 1,
    VAX_ARITH_INTEGER_DIVIDE,
    VAX_ARITH_FLOATING_OVERFLOW,
    VAX_ARITH_DIVIDE,
    VAX_ARITH_FLOATING_UNDERFLOW,
    VAX_ARITH_DECIMAL_OVERFLOW,
    VAX_ARITH_SUBSCRIPT,
    VAX_ARITH_FLOATING_OVERFLOW_FAULT,
    VAX_ARITH_FLOATING_DIVIDE_FAULT,
    VAX_ARITH_FLOATING_UNDERFLOW_FAULT,
};

/* Bits of the first parameter of an access violation. The second is cpu_stop.addr. */
enum { VAX_ACCESS_LENGTH = 1, VAX_ACCESS_WRITE = 4 };
static inline unsigned vax_access_reason(const struct cpu_stop *fault)
{
    return (fault->fault == MEM_FAULT_UNMAPPED ? VAX_ACCESS_LENGTH : 0u) | (fault->access == MEM_WRITE ? VAX_ACCESS_WRITE : 0u);
}

/* isa.c: the PSL as programs see it; setting it ignores what a user program cannot set. */
uint64_t vax_psl(const uint64_t *slots);
void vax_set_psl(uint64_t *slots, uint64_t psl);
/* Sets or clears C: how system calls report errors. */
void vax_set_carry(struct cpu *c, bool carry);

/* cc.c: N Z V C as in the PSL. */
uint64_t vax_cc(const uint64_t *slots);
void vax_set_cc(uint64_t *slots, uint64_t cc);

struct ir_builder;
/* translate.c */
void vax_translate(struct ir_builder *ir, uint64_t pc, uint64_t mode);

/* unwind.c: described at struct isa_unwind. */
void vax_innermost(struct cpu *c, struct isa_frame *f);
bool vax_caller(struct cpu *c, const struct isa_unwind_table *table, uint64_t segment, struct isa_frame *f);

#endif
