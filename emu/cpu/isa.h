/*
 * isa.h - what an instruction set gives to the engine: registers, translation to micro-operations, text.
 */
#ifndef PRECIS_EMU_ISA_H
#define PRECIS_EMU_ISA_H

#include <stdio.h>
#include "emu/timing/pipeline.h"
#include "emu/cpu/cpu.h"
#include "emu/ir/ir.h"

/* Where host floating point leaves its exceptions (enum ir_fast); an ISA that has no fast calls leaves it zero. */
struct isa_fp {
    uint16_t status_slot;
    uint8_t zero_divide, overflow, underflow, inexact; /* numbers of the sticky bits in the slot */
    /* Slots, all below 64, whose halves are used as 32-bit registers of their own: a translator may hold them so. */
    uint8_t first_halved, nhalved;
};

/* The pipelines of an instruction set: emu/timing/pipeline.h. */
struct isa_timing {
    /* By index, NULL past the end; the first is "unit", the second the machine's usual one. */
    const struct timing_model *(*model)(unsigned index);
    /* The instruction at va (IA-64: the low bits choose the slot) whose word or bundle is in code[]. Returns the bytes to
     * advance, as disassemble does. */
    unsigned (*insn)(uint64_t va, const uint8_t *code, struct timing_insn *out);
    /* All of code[] that matters for it: where that is the same, insn() says the same. */
    uint64_t (*word)(uint64_t va, const uint8_t *code);
    /* The name of a register as struct timing_operand numbers it: "r4", "fr7L", "p6". */
    void (*reg_name)(unsigned reg, char *text, size_t cap);
    /* Mode bits of an instruction (struct ir_insn) that say that it is nullified. */
    uint64_t nullified_mode;
};

/* A function that is active: the innermost one, which runs, or one that waits for the return of another. */
struct isa_frame {
    uint64_t pc;      /* the instruction that runs next; of the others, their call */
    uint64_t sp;
    uint64_t kept[2]; /* what else the machine's unwinder carries from frame to frame */
    bool innermost;
    bool leaf;        /* it has not saved its return address */
};

/* How callers are found: by the unwind tables that every program of the machine has. */
struct isa_unwind {
    const char *section; /* the table, sorted by address */
    void (*innermost)(struct cpu *c, struct isa_frame *f);
    /* *f becomes its caller. `table` is the section, `segment` where the file's text segment lies in memory. false: there is no
     * caller, or the table does not say. */
    bool (*caller)(struct cpu *c, const uint8_t *table, size_t size, uint64_t segment, struct isa_frame *f);
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

/* Rules that a program must keep but the processor does not enforce (--check-groups), watched for each thread. */
struct isa_check {
    size_t state_size; /* of a thread, zeroed to begin with; 0: there are no such rules */
    /* Does the instruction that the cpu executes next break a rule, with those before it? Then true, and what is wrong in text. */
    bool (*broken)(void *state, struct cpu *c, char *text, size_t cap);
};

struct isa {
    const char *name;                  /* "hppa", "ia64" */
    const char *long_name;             /* "PA-RISC" */
    uint16_t elf_machine;              /* EM_PARISC, EM_IA_64 */
    bool big_endian;                   /* data of user programs */
    uint8_t long_bits;                 /* 32 or 64: the ABI's long and pointer */
    uint8_t sample_bytes;              /* what a profile's pc names: 4 (instruction), 16 (bundle) */
    const char *sample_unit;           /* its name: "instruction", "bundle" */
    struct space_config space;

    const struct cpu_reg *regs;        /* the list of named registers */
    unsigned nregs;

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
    /* Registers whose slot is CPU_REG_COMPUTED; reg is the index into regs. */
    uint64_t (*reg_get)(struct cpu *c, int reg);
    void (*reg_set)(struct cpu *c, int reg, uint64_t value);
    /* See cpu_pc, cpu_set_pc. */
    uint64_t (*pc_get)(const struct cpu *c);
    void (*pc_set)(struct cpu *c, uint64_t pc);
    /* One line of text for the instruction at va whose bytes are in code[0..avail): NUL-terminated, as GNU objdump prints it.
     * IA-64: the low bits of va (0, 1, 2) choose the slot. Returns the bytes to advance (4; IA-64: 1, 1, 14, so that
     * va + result is the next slot), 0 when avail is too small. */
    unsigned (*disassemble)(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);
    /* `precis explain`: all that the instruction table says about the instruction at va (as in disassemble, and with at least
     * sample_bytes of code): its line, its fields, where its meaning is. false: it is none, or part of another one. May be NULL. */
    bool (*explain)(uint64_t va, const uint8_t *code, FILE *out);
    struct isa_timing timing;
    struct isa_unwind unwind;
    struct isa_check check;
};

#endif
