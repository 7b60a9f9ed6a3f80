/*
 * isa.h - what the IR engine needs of an instruction set beside emu/cpu/isa.h: slots, translation to micro-operations.
 */
#ifndef PRECIS_EMU_IR_ISA_H
#define PRECIS_EMU_IR_ISA_H

#include "emu/cpu/isa.h"
#include "emu/ir/ir.h"

/* cpu_reg.slot of a register that has no IR slot: only reg_get and reg_set access it. */
#define CPU_REG_COMPUTED 0xffff

/* Where exceptions of host floating point go (enum ir_fast). Zero for an ISA without fast calls. */
struct isa_fp {
    uint16_t status_slot;
    uint8_t zero_divide, overflow, underflow, inexact; /* numbers of the sticky bits in the slot */
    /* Slots, all below 64, whose halves are used as 32-bit registers: a translator may allocate them separately. */
    uint8_t first_halved, nhalved;
};

/* Slots that calls move along a stack: struct cpu_window. */
struct isa_window {
    uint16_t first, count;                    /* count 0: there are none */
    uint16_t stack_at, beside_at, stack_size; /* in the extra state: the stack, and a word for each of its slots, for a translator's use */
};

/* What is needed to report transfers: emu/ir/transfer.c. */
struct emitter;
struct isa_transfers {
    uint16_t slot;                      /* the branch whose target has not run yet: its address and enum ir_transfer << shift; 0: none */
    uint8_t shift;                      /* of bits that are 0 in addresses */
    uint8_t link;                       /* bytes from the branch (its bundle) to where a call returns; 0: the branch's own, … */
    uint8_t length;                     /* … which are in the slot, too: << length. Addresses have 32 bits then, and shift is 32 */
    uint16_t sp_slot;                   /* the stack pointer */
    bool grows_up;                      /* the stack */
    uint64_t (*bsp)(struct cpu *c);     /* struct cpu_frame; NULL: 0 */
    void (*x64_bsp)(struct emitter *e); /* emits the same for a translator, to rax; rcx and rdx are lost */
};

/* Of what a slot notes: the kind, the branch, and where a call will return. sample_bytes: of struct isa. */
static inline unsigned isa_noted_kind(const struct isa_transfers *how, uint64_t note)
{
    return note >> how->shift & 3;
}
static inline uint64_t isa_noted_branch(const struct isa_transfers *how, uint64_t note)
{
    return how->length ? (uint32_t)note : note & ~((uint64_t)3 << how->shift);
}
static inline uint64_t isa_noted_link(const struct isa_transfers *how, uint64_t note, unsigned sample_bytes)
{
    const uint64_t bytes = how->length ? note >> how->length : how->link;

    return (isa_noted_branch(how, note) & -(uint64_t)sample_bytes) + bytes;
}

/* What the scoreboard needs to know about instructions in blocks. */
struct ir_timing {
    /* Returns the bits of code[], at va, that isa_timing.insn() depends on. */
    uint64_t (*word)(uint64_t va, const uint8_t *code);
    /* Describes the instruction of a word, as isa_timing.insn(). NULL: ask that. */
    unsigned (*of_word)(uint64_t word, struct timing_insn *out);
    /* Mode bits of a nullified instruction (struct ir_insn). */
    uint64_t nullified_mode;
    /* Returns how many stacked registers a branch that rotates renames: timing_event.rotating. NULL: none rotate. */
    unsigned (*rotating)(uint64_t mode);
};

struct ir_isa {
    unsigned nslots;    /* guest register slots */
    unsigned pc_slot;   /* IR blocks are looked up by S[pc_slot] and S[mode_slot] */
    unsigned mode_slot; /* everything else that a translation depends on */
    bool bundles;       /* pcs have slots, at which breakpoints are: the ISA calls ir_breakpoint() itself */
    unsigned isr_slot;  /* the source of cpu_stop.isr of a translated trap; 0: none */
    struct isa_fp fp;
    uint16_t local_slots[2];   /* the first and the last that an IR_CALL_LOCAL function touches */
    uint16_t cold_slots[2];    /* the first and the last of those written often and rarely read; 0: none */
    const uint16_t *hot_slots; /* the registers that programs use most, most used first: a translator pins them */
    unsigned nhot_slots;
    struct isa_window window;
    uint8_t usual_region; /* the virtual region of most data, if there are several */
    uint16_t stack_slot;  /* the stack pointer, if the ABI keeps it at multiples of 64; 0: not */
    size_t state_size;    /* bytes of extra state (zeroed), e.g. the register stack; plain data: copied as bytes */

    /* Sets registers (slots and extra state) to the state that a user program starts in. */
    void (*reset)(struct cpu *c);
    /* See cpu_set_level(); NULL: one level. */
    void (*set_level)(struct cpu *c, unsigned level);
    /* Builds a block from (pc, mode): ir_fetch, ir_insn, semantics, … until an exit ends it. */
    void (*translate)(struct ir_builder *t, uint64_t pc, uint64_t mode);
    /* Registers whose slot is CPU_REG_COMPUTED; reg is the index into isa.regs. */
    uint64_t (*reg_get)(struct cpu *c, int reg);
    void (*reg_set)(struct cpu *c, int reg, uint64_t value);
    /* See cpu_pc, cpu_set_pc. */
    uint64_t (*pc_get)(const struct cpu *c);
    void (*pc_set)(struct cpu *c, uint64_t pc);
    struct ir_timing timing;
    struct isa_transfers transfers;
};

#endif
