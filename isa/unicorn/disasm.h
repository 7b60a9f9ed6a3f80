/*
 * disasm.h - text of the instructions of the machines that Unicorn executes, by Capstone.
 *
 *     unsigned used = m68k_disassemble(va, code, avail, text, sizeof text);
 *
 * The functions are struct isa's `disassemble` and `code_address` (emu/cpu/isa.h). The text follows GNU objdump: with -M suffix on x86,
 * reg-names-std on ARM, no-aliases on RISC-V. m68k has Motorola's syntax. What differs otherwise is Capstone's choice of aliases (RISC-V's
 * beqz, PowerPC's rlwinm for clrrwi) and of omitted zeros ("(%esi)" for "0x0(%esi)"), ARM's ".n", and conditions in Thumb's IT blocks,
 * which are not printed: each instruction is decoded by itself.
 */
#ifndef PRECIS_ISA_UNICORN_DISASM_H
#define PRECIS_ISA_UNICORN_DISASM_H

#include <stddef.h>
#include <stdint.h>

/* Write the instruction at va and return its length; 0 if avail bytes are too few. Bytes that are no instruction become ".byte 0x..",
 * ".short 0x.." or ".long 0x..", one of the machine's smallest instructions long. arm_disassemble() decodes Thumb where va is odd; code[]
 * is then that of va - 1. */
unsigned ppc_disassemble(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);
unsigned m68k_disassemble(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);
unsigned i386_disassemble(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);
unsigned x86_64_disassemble(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);
unsigned arm_disassemble(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);
unsigned aarch64_disassemble(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);
unsigned riscv64_disassemble(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);

/* Return where in the text of a branch its target begins, "0x...", which ends the text, or NULL if there is no branch, or a target that is
 * computed. */
const char *ppc_code_address(const char *text);
const char *m68k_code_address(const char *text);
const char *i386_code_address(const char *text);
const char *x86_64_code_address(const char *text);
const char *arm_code_address(const char *text);
const char *aarch64_code_address(const char *text);
const char *riscv64_code_address(const char *text);

#endif
