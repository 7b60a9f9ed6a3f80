/*
 * ia64.h - the Itanium ISA: its registers and stops, and what a kernel does to the register stack beyond cpu.h.
 *
 *     struct cpu *c = cpu_new(&ia64_isa, space);
 *     ia64_set_backing_store(c, rbs);
 *     cpu_set_pc(c, entry);
 *
 * Registers by name (cpu_reg_find): r0..r127 and r0.nat.. (the current frame as the program sees it), f0.sig, f0.exp ..,
 * p0..p63, pr, b0..b7, ar.* by the assembler's names, ip, ri (slot 0..2), cfm, psr.um, isr (ISR.code of the last fault or
 * trap), strict_alignment (1: misaligned accesses stop with MEM_FAULT_ALIGN even when psr.ac is 0), ndirty.
 * Setting ar.bspstore does what `mov ar.bspstore=` does (ar.bsp follows, dirty registers stay dirty); setting ar.bsp is
 * ia64_set_backing_store().
 *
 * Stops: CPU_SYSCALL for break 0x100000; CPU_TRAP with the vector offset in `trap`: 0x2c00 other breaks (code: the
 * immediate), 0x5400 general exception (isr: 0 illegal operation, 0x10 privileged operation, 0x20 privileged register,
 * 0x30 reserved register or field, 0x40 disabled instruction set transition: br.ia), 0x5600 NaT consumption, 0x5a00
 * misaligned semaphore or 16-byte access (addr), 0x5c00 floating-point fault, 0x5d00 floating-point trap (ip is that of the next
 * instruction).
 */
#ifndef PRECIS_ISA_IA64_IA64_H
#define PRECIS_ISA_IA64_IA64_H

#include <stdbool.h>
#include <stdint.h>
#include "emu/cpu/isa.h"

extern const struct isa ia64_isa;
extern const struct isa_assembler ia64_assembler; /* assembler.c */

/* See struct isa_unwind. */
void ia64_innermost(struct cpu *c, struct isa_frame *f);
bool ia64_stub(uint64_t va, const uint8_t *code, size_t avail, struct isa_stub *out);
bool ia64_caller(struct cpu *c, const struct isa_unwind_table *table, uint64_t segment, struct isa_frame *f);
bool ia64_function_range(const struct isa_unwind_table *table, uint64_t address, uint64_t *low, uint64_t *high);

/* Gets a system call's number (r15) and arguments: the frame's output registers, 0 for registers beyond the frame. */
void ia64_call_registers(struct cpu *c, uint64_t *number, uint64_t args[8]);
/* Sets a system call's results, r8 and r10, and clears their NaT bits. */
void ia64_set_results(struct cpu *c, uint64_t r8, uint64_t r10);

/* Get or set n floating-point registers from f(first) on: the significand, then sign and exponent. Setting f0 and f1 has no effect. */
void ia64_get_frs(struct cpu *c, unsigned first, unsigned n, uint64_t (*out)[2]);
void ia64_set_frs(struct cpu *c, unsigned first, unsigned n, uint64_t (*from)[2]);

/* Sets CFM with its rrb fields. Registers keep their contents: the frame's size changes, and names follow rrb. A frame marker that no
 * alloc could have made gives an empty frame. */
void ia64_set_cfm(struct cpu *c, uint64_t cfm);

/* Stores all dirty registers and NaT collections, so that ar.bspstore == ar.bsp (flushrs). The current frame is not affected. Returns false
 * if a store failed; earlier stores are complete, and the call can be repeated. */
bool ia64_rse_flush(struct cpu *c);

/* Does what entering the kernel does (cover): the current frame becomes dirty registers, and an empty frame begins. Returns the
 * interrupted CFM. ia64_uncover() reverts it (rfi): the cfm.sof registers below ar.bsp become the frame; those that are no longer on chip
 * are read from memory. Afterwards ar.bsp is as before. */
uint64_t ia64_cover(struct cpu *c);
void ia64_uncover(struct cpu *c, uint64_t cfm);

/* Discards all registers below the frame; the backing store begins at `address` (ar.bsp = ar.bspstore = address). */
void ia64_set_backing_store(struct cpu *c, uint64_t address);

/* Stores the dirty registers from `address` on instead (mov to ar.bspstore, flushrs). ar.rnat is of the new place. Returns false if a store
 * failed, and some registers are at the new place, some still dirty. */
bool ia64_store_elsewhere(struct cpu *c, uint64_t address);
/* Reverts it: reads the registers in the `bytes` below ar.bsp (loadrs), which become the dirty ones below `bsp`. All others below the frame
 * are discarded; ar.rnat is the caller's to set. Returns false if a load failed. */
bool ia64_reload_from_elsewhere(struct cpu *c, uint64_t bytes, uint64_t bsp);

#endif
