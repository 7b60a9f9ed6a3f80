/*
 * isa.h - what an instruction set declares for every implementation: names, registers, text, pipelines, unwinding.
 */
#ifndef PRECIS_EMU_CPU_ISA_H
#define PRECIS_EMU_CPU_ISA_H

#include <stdio.h>
#include "emu/cpu/cpu.h"
#include "emu/timing/pipeline.h"

/* The pipelines of an instruction set: emu/timing/pipeline.h. */
struct isa_timing {
    /* By index, NULL past the end; the first is "unit", the second the machine's usual one … */
    const struct timing_model *(*model)(unsigned index);
    bool unit_is_default; /* … but programs run with "unit" unless another one is selected */
    /* Their texts (emu/timing/model_text.h); NULL if "unit" has none. */
    const struct timing_text *(*text)(unsigned index);
    /* The instruction at va (in bundles the low bits choose the slot) whose word or bundle is in code[], of isa_most_bytes(). Returns the
     * bytes to advance, as disassemble does. */
    unsigned (*insn)(uint64_t va, const uint8_t *code, struct timing_insn *out);
    /* The name of a register as struct timing_operand numbers it: "r4", "fr7L", "p6". */
    void (*reg_name)(unsigned reg, char *text, size_t cap);
};

/* A function that is active: the innermost one, which runs, or one that waits for the return of another. */
struct isa_frame {
    uint64_t pc; /* the next instruction; of the other frames, their call */
    uint64_t sp;
    uint64_t kept[2]; /* what else the machine's unwinder carries from frame to frame */
    bool innermost;
    bool leaf; /* it has not saved its return address */
};

/* A file's unwind table. */
struct isa_unwind_table {
    const uint8_t *at; /* the section's bytes, or NULL */
    size_t size;
    bool big_endian; /* the file, and data in memory */
    uint8_t bits;    /* of an address in the file: 32 or 64 */
};

/* How callers are found: by the unwind tables that every program of the machine has. */
/* A stub that a linker has made between a call and a function. */
struct isa_stub {
    unsigned bytes;
    enum {
        ISA_STUB_FAR,      /* jumps to the function at `to`, which a branch would not reach */
        ISA_STUB_SLOT,     /* jumps to an imported function, by the entry of the procedure linkage table at DT_PLTGOT + to */
        ISA_STUB_INDEX,    /* of relocation number `to` of that table */
        ISA_STUB_RESOLVER, /* jumps to the dynamic loader, which finds an imported function at its first call */
    } kind;
    uint64_t to;
};

struct isa_unwind {
    const char *section; /* the table, sorted by address; NULL: frames are found without one */
    void (*innermost)(struct cpu *c, struct isa_frame *f);
    /* *f becomes its caller. `segment` is where the file's text segment lies in memory. false: there is no caller, or the table does not
     * say. */
    bool (*caller)(struct cpu *c, const struct isa_unwind_table *table, uint64_t segment, struct isa_frame *f);
    /* The function that contains an address, from *low up to *high; all are relative to the segment. Returns false if none does; then they
     * are the end of the function before, or 0, and the beginning of the one after, or UINT64_MAX. */
    bool (*range)(const struct isa_unwind_table *table, uint64_t address, uint64_t *low, uint64_t *high);
    /* Decodes a linker's stub at va, which has no symbol. NULL if such stubs are unknown. */
    bool (*stub)(uint64_t va, const uint8_t *code, size_t avail, struct isa_stub *out);
};

/* Rules that a program must keep but the processor does not enforce (--check-groups), watched for each thread. */
struct isa_check {
    size_t state_size; /* of a thread, zeroed to begin with; 0 if there are no such rules */
    /* Returns whether the next instruction, with those before it, breaks a rule; stores the error in text. */
    bool (*broken)(void *state, struct cpu *c, char *text, size_t cap);
};

/* A line of the instruction table, for searching encodings by mnemonic. */
struct isa_encoding {
    const char *name; /* as in the table, with its completers */
    uint8_t code[16]; /* the instruction with zeros in its fields; of bundles, beside instructions that do nothing */
    uint8_t slot;
    uint8_t field_count;
    struct isa_field {
        uint8_t width;
        uint8_t bit[32]; /* from the least significant: bit n is code[n / 8] >> n % 8 & 1 */
    } field[26];
};

/* Another name of a register or mnemonic, and the one that disassemble() prints. */
struct isa_alias {
    const char *written, *printed;
};

/* An instruction for a bundle: in the slot that its encoding names, and the stop after it. */
struct isa_slot {
    const struct isa_encoding *e;
    bool stop;
};

/* What `precis asm` needs besides encodings. */
struct isa_assembler {
    /* As disassemble(), with "0x" before hexadecimal numbers; disassemble() itself if that prints them so. */
    unsigned (*text)(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);
    /* Other names of registers, and of mnemonics up to completers, of which there may be several. Both end with {NULL, NULL}. */
    const struct isa_alias *aliases, *synonyms;
    const uint32_t *elf_flags; /* e_flags of programs, by level */
    uint64_t base;             /* where programs' code begins */
    /* Changes a text that assemblers read into the one that disassembles; `cap` is its room. May be NULL. */
    void (*canonical)(char *text, size_t cap);
    const uint8_t *nop; /* an instruction or bundle that does nothing, of sample_bytes */
    /* Fills a bundle with the first of n instructions, at least one: those that a template has places and stops for; the other slots do
     * nothing. `name`, if not NULL, is the template's. Returns how many there are in it; 0: there is no such template. NULL: instructions
     * are not in bundles. */
    unsigned (*pack)(const struct isa_slot *insns, unsigned n, const char *name, uint8_t code[16]);
};

/* A debugger's interface besides registers and text. */
struct isa_debug {
    /* Returns whether the next instruction is nullified; NULL if instructions of the machine never are. */
    bool (*nullified)(const struct cpu *c);
    /* Returns whether this instruction has a delay slot that it may nullify; NULL if instructions of the machine have none. */
    bool (*has_slot)(uint64_t va, const uint8_t *code);
    /* For registers that are a part of memory not yet stored: copies what they hold of [va, va + len) to bytes[], or sets them to it. Other
     * bytes stay as they are. NULL if the machine has none. */
    void (*cached_memory)(struct cpu *c, uint64_t va, uint8_t *bytes, size_t len, bool set);
};

/* GDB's view of the registers. */
struct isa_gdb {
    const char *architecture; /* its name in target descriptions */
    /* Registers in the order of GDB's numbers (cpu_reg.gdb), as words: NAME:BITS or NAME:BITS:TYPE; NAME* FIRST-LAST:BITS for a sequence;
     * "feature NAME" before the registers of a feature of a target description; "@N" for the number of the next register. Without a feature
     * GDB uses its built-in layout, and no description is sent. */
    const char *registers;
    /* What GDB sees differently from cpu_reg_get(). false: nothing of register n. NULL: no such register. */
    bool (*get)(struct cpu *c, unsigned n, uint64_t *value);
    bool (*set)(struct cpu *c, unsigned n, uint64_t value);
};

struct cpu_ops;
struct ir_isa;

struct isa {
    const char *name;         /* as options and files name it */
    const char *long_name;    /* display name */
    uint16_t elf_machine;     /* e_machine of its programs … */
    uint16_t old_elf_machine; /* … and of those of an earlier level; 0: there is no such number */
    bool big_endian;          /* data of user programs */
    uint8_t long_bits;        /* 32 or 64: the ABI's long and pointer */
    uint8_t sample_bytes; /* of what a profile's pc names: 4 (instruction), 16 (bundle); where lengths vary, what they are multiples of */
    uint8_t sample_most;  /* bytes of the longest instruction; 0 if all have sample_bytes */
    const char *sample_unit; /* its name: "instruction", "bundle" */
    struct space_config space;

    /* Levels of the instruction set, each of which contains the one before, by name; ends with NULL. The pointer is NULL if there is one
     * level only. */
    const char *const *levels;
    /* Returns the level that a program needs by its e_flags; may be NULL. */
    unsigned (*level_of_program)(uint32_t flags);

    /* Directories where cross compilers install the dynamic loader and libraries of Linux programs, NULL-terminated, the first choice
     * first. */
    const char *const *cross_roots;

    const struct cpu_reg *regs; /* the list of named registers */
    unsigned nregs;

    const struct cpu_ops *cpu; /* what executes it: emu/cpu/ops.h */
    const struct ir_isa *ir;   /* what the IR engine needs of it: emu/ir/isa.h; NULL if another implementation executes it */
    const void *own;           /* what another implementation needs of it, in a structure of that implementation's */

    /* One line of text for the instruction at va whose bytes are in code[0..avail): NUL-terminated, as GNU objdump prints it.
     * In bundles the low bits of va (0, 1, 2) choose the slot; where two instruction sets share even addresses, bit 0 chooses the second
     * and code[] is that of va - 1. Returns the bytes to advance (in bundles 1, 1, 14, so that va + result is the next slot), 0 when avail
     * is too small. */
    unsigned (*disassemble)(uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap);
    /* Writes the text of the entry mask at a function's address. Returns the mask's bytes, or 0 if code[] is no entry mask. NULL: functions
     * begin with an instruction. */
    unsigned (*entry)(const uint8_t *code, size_t avail, char *text, size_t cap);
    /* Returns where the text of a branch names the address of code that it jumps to, "0x...", or NULL if it names none. May be NULL: the
     * command's own rules. */
    const char *(*code_address)(const char *text);
    /* Returns disassemble()'s va of the instruction that the cpu executes next. NULL: cpu_pc_slot(). */
    uint64_t (*text_address)(const struct cpu *c);
    /* `precis explain`: all that the instruction table says about the instruction at va (as in disassemble, and with at least
     * sample_bytes of code): its line, its fields, where its meaning is. Returns false if it is none or part of another one. May be NULL.
     * */
    bool (*explain)(uint64_t va, const uint8_t *code, FILE *out);
    /* The lines of the instruction table, by index from 0. false: no more. May be NULL. */
    bool (*encoding)(unsigned index, struct isa_encoding *out);
    /* Encodes a text that disassemble() prints, of a machine whose instructions vary in length. Returns the bytes in code[], at most
     * isa_most_bytes(), or 0 if no instruction has this text. May be NULL: emu/asm/encode.h searches the lines. */
    unsigned (*encode)(uint64_t va, const char *text, uint8_t *code);
    const struct isa_assembler *assembler; /* NULL: `precis asm` does not know the machine */
    struct isa_timing timing;
    struct isa_unwind unwind;
    struct isa_check check;
    struct isa_debug debug;
    const struct isa_gdb *gdb; /* NULL: the GDB stub does not know the machine */
};

/* Returns whether files of an ELF machine are the instruction set's. */
static inline bool isa_has_elf_machine(const struct isa *isa, uint16_t machine)
{
    return isa->elf_machine == machine || (isa->old_elf_machine && isa->old_elf_machine == machine);
}

/* Upper bound of isa_most_bytes() for all instruction sets: the room of buffers. */
enum { ISA_MOST_BYTES = 64 };
/* Bytes that disassemble() needs for every instruction. */
static inline unsigned isa_most_bytes(const struct isa *isa)
{
    return isa->sample_most ? isa->sample_most : isa->sample_bytes;
}

/* As isa_timing.insn() of the instruction in the first of `avail` bytes at code; those that it lacks are 0. */
unsigned isa_timing_insn(const struct isa *isa, uint64_t va, const uint8_t *code, size_t avail, struct timing_insn *out);

/* Returns whether instructions vary in length. Elements of histograms then hold bytes, not instructions. */
static inline bool isa_lengths_vary(const struct isa *isa)
{
    return isa_most_bytes(isa) != isa->sample_bytes;
}

#endif
