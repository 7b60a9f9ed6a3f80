/*
 * isa.h - what the IR engine needs of an instruction set beside emu/cpu/isa.h: slots, translation to micro-operations.
 */
#ifndef PRECIS_EMU_IR_ISA_H
#define PRECIS_EMU_IR_ISA_H

#include "emu/cpu/isa.h"
#include "emu/ir/ir.h"

/* cpu_reg.slot of a register that has no IR slot: only reg_get and reg_set access it. */
#define CPU_REG_COMPUTED 0xffff

/* Where host floating point leaves its exceptions (enum ir_fast); an ISA that has no fast calls leaves it zero. */
struct isa_fp {
    uint16_t status_slot;
    uint8_t zero_divide, overflow, underflow, inexact; /* numbers of the sticky bits in the slot */
    /* Slots, all below 64, whose halves are used as 32-bit registers of their own: a translator may hold them so. */
    uint8_t first_halved, nhalved;
};

/* Slots that calls move along a stack of registers: struct cpu_window. */
struct isa_window {
    uint16_t first, count;   /* count 0: there are none */
    /* A frame's marker has its size in bits 0..6, and in 7..13 the number of registers that the window was moved by when the
     * frame was left. What of it belongs in the mode, from bit mode_shift on. */
    uint32_t marker_mask;
    /* Mode bits that only say what is known: a return need not know all that was known when the frame was left. Should it not be so any
     * more, cpu_forget_returns(). */
    uint32_t hints;
    uint8_t mode_shift;
    uint8_t marker_bits;     /* all that a marker has, with what must be zero for a return that is nothing special */
    /* In the extra state: the stack, and as many words for a translator's use, one for each register. */
    uint16_t stack_at, beside_at, stack_size;
};

/*
 * Loads that a program has done in advance of stores which may change what they loaded (IA-64's ALAT), in the extra state: the last
 * few of them, the n-th ever in place n modulo their number, and for each register the number of its last one.
 */
enum { ISA_ADVANCED_BITS = 5 };
struct isa_advanced_load {
    uint64_t tag;     /* n; if it does not lie within an aligned doubleword, ~n; or ISA_ADVANCED_FREE */
    uint64_t address;
    uint64_t value;   /* what was loaded: as it stands in that doubleword, or its first 8 bytes … */
    uint64_t mask;    /* … which of these count */
    uint64_t size;    /* bytes */
};
#define ISA_ADVANCED_FREE UINT64_MAX

struct isa_advanced {
    /* Slots: how many there are; bit n of the filter is 0 if a store that begins in a doubleword whose number is n modulo 64 touches
     * none of them; how many there have ever been. */
    uint16_t count_slot, filter_slot, next_slot;
    /* In the extra state: they; the registers' words, by slot, and behind those below the window those of other registers by number;
     * those of the window's registers, by place in the stack. */
    uint16_t loads_at, words_at, window_words_at;
};

/* What the scoreboard needs to know about instructions in blocks. */
struct ir_timing {
    /* All of code[], at va, that matters for isa_timing.insn(): where that is the same, insn() says the same. */
    uint64_t (*word)(uint64_t va, const uint8_t *code);
    /* Mode bits of an instruction (struct ir_insn) that say that it is nullified. */
    uint64_t nullified_mode;
};

struct ir_isa {
    unsigned nslots;                   /* guest register slots */
    unsigned pc_slot;                  /* IR blocks are looked up by S[pc_slot] and S[mode_slot] */
    unsigned mode_slot;                /* everything else that a translation depends on */
    unsigned isr_slot;                 /* where cpu_stop.isr of a translated trap comes from; 0: there is no such register */
    struct isa_fp fp;
    uint16_t local_slots[2];           /* the first and the last that an IR_CALL_LOCAL function touches */
    uint16_t cold_slots[2];            /* the first and the last that are written often and hardly ever read; 0: none */
    const uint16_t *hot_slots;         /* the registers that programs use most, best first: a translator pins them */
    unsigned nhot_slots;
    struct isa_window window;
    struct isa_advanced advanced;
    uint8_t usual_region;              /* spaces of several regions: where most data lie */
    uint16_t stack_slot;               /* the stack pointer, if the ABI keeps it at multiples of 64; 0: it does not */
    size_t state_size;                 /* bytes of extra state (zeroed), e.g. the register stack; plain data: copied as bytes */

    /* Put registers (slots and extra state) in the state a user program starts with. */
    void (*reset)(struct cpu *c);
    /* Translate from (pc, mode): ir_fetch, ir_insn, semantics, ... until an exit ends the block. */
    void (*translate)(struct ir_builder *t, uint64_t pc, uint64_t mode);
    /* Registers whose slot is CPU_REG_COMPUTED; reg is the index into isa.regs. */
    uint64_t (*reg_get)(struct cpu *c, int reg);
    void (*reg_set)(struct cpu *c, int reg, uint64_t value);
    /* See cpu_pc, cpu_set_pc. */
    uint64_t (*pc_get)(const struct cpu *c);
    void (*pc_set)(struct cpu *c, uint64_t pc);
    struct ir_timing timing;
};

#endif
