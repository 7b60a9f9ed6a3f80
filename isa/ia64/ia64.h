/*
 * ia64.h - the Itanium as a machine, and what a kernel does to its register stack beside cpu.h.
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
 * misaligned semaphore or 16-byte access (addr), 0x5c00 floating-point fault, 0x5d00 floating-point trap (ip is behind the instruction).
 */
#ifndef PRECIS_ISA_IA64_IA64_H
#define PRECIS_ISA_IA64_IA64_H

#include <stdbool.h>
#include <stdint.h>
#include "emu/cpu/isa.h"

extern const struct isa ia64_isa;

/* See struct isa_unwind. */
void ia64_innermost(struct cpu *c, struct isa_frame *f);
bool ia64_caller(struct cpu *c, const uint8_t *table, size_t size, uint64_t segment, struct isa_frame *f);

/* A system call's number (r15) and arguments: the frame's output registers, 0 for those that there are not. */
void ia64_call_registers(struct cpu *c, uint64_t *number, uint64_t args[8]);
/* Its results, r8 and r10, without NaT bits. */
void ia64_set_results(struct cpu *c, uint64_t r8, uint64_t r10);

/* Registers f(first) on, n of them: each one's significand, and its sign and exponent. f0 and f1 hold still. */
void ia64_get_frs(struct cpu *c, unsigned first, unsigned n, uint64_t (*out)[2]);
void ia64_set_frs(struct cpu *c, unsigned first, unsigned n, uint64_t (*from)[2]);

/* CFM with its rrb fields; registers keep their contents (sizes change, names follow rrb). A
 * marker that no alloc could have made gives an empty frame. */
void ia64_set_cfm(struct cpu *c, uint64_t cfm);

/* Store all dirty registers and NaT collections, so that ar.bspstore == ar.bsp (flushrs). false: a store failed; what was
 * stored before it stays stored, and it can be tried again. The current frame is not touched. */
bool ia64_rse_flush(struct cpu *c);

/* What entering the kernel does: the current frame joins the dirty registers, and an empty frame begins. Returns the
 * interrupted CFM. ia64_uncover() is the way back (rfi): all cfm.sof registers below ar.bsp become the frame; it reads
 * memory for those that are no longer on chip. Afterwards ar.bsp is as before. */
uint64_t ia64_cover(struct cpu *c);
void ia64_uncover(struct cpu *c, uint64_t cfm);

/* Forget every register below the frame; the backing store begins at `address` (ar.bsp = ar.bspstore = address). */
void ia64_set_backing_store(struct cpu *c, uint64_t address);

#endif
