/*
 * machine.h - what one machine's file declares to the cpus of isa/unicorn, and what the file may call.
 *
 * isa->own of such a machine points to a struct unicorn_machine. Its registers (struct cpu_reg) have Unicorn's register number as slot,
 * or UNICORN_HIGH(number) for bits 64 to 127 of a wider one.
 */
#ifndef PRECIS_ISA_UNICORN_MACHINE_H
#define PRECIS_ISA_UNICORN_MACHINE_H

#include <unicorn/unicorn.h>

#include "emu/cpu/ops.h"
#include "isa/unicorn/trap.h"

extern const struct cpu_ops unicorn_ops;

/* Bits 64 to 127 of register `number`. */
#define UNICORN_HIGH(number) ((number) | 0x1000)
/* A register of the machine's own: struct unicorn_machine's reg_get and reg_set get n. */
#define UNICORN_OWN(n)       ((n) | 0x2000)

/* Numbers for interrupt() besides Unicorn's own. */
enum {
    UNICORN_INVALID = -1, /* an instruction that Unicorn does not know */
    UNICORN_SPECIAL = -2, /* is_special() says so */
    UNICORN_HALTED = -3,  /* Unicorn has halted without an exception */
};

struct unicorn_engine; /* Unicorn's state for one address space */

struct unicorn_machine {
    uc_arch arch;
    uc_mode mode;
    int model;           /* uc_ctl_set_cpu_model(); -1: Unicorn's default */
    int pc;              /* register number of the pc */
    unsigned page_bytes; /* uc_ctl_set_page_size(); 0 if the target's pages have 4096 bytes */
    unsigned fixed;      /* bytes of every instruction; 0: insn_bytes() tells */
    unsigned step;       /* instructions begin at multiples of it */
    /* Returns the bytes of the instruction at code[0..avail), or 0 if it is longer than avail. An undecodable one has `step` bytes. */
    unsigned (*insn_bytes)(struct unicorn_engine *e, const uint8_t *code, size_t avail);
    /* The instruction at code[0..avail) must not execute in Unicorn: the run stops before it, and interrupt() gets UNICORN_SPECIAL. NULL if
     * there are none. */
    bool (*is_special)(struct unicorn_engine *e, const uint8_t *code, size_t avail);
    uint64_t kernel_page; /* address, outside of the guest's, of a page of the machine's own: unicorn_kernel_page(), or 0 */
    bool may_halt;        /* an exception may halt Unicorn: UNICORN_HALTED */
    /* Sets a new engine's control registers, and adds hooks of the machine's own. Registers are saved after it as the reset state. */
    bool (*set_up)(struct unicorn_engine *e);
    /* The pc argument of uc_emu_start(), with mode bits; NULL: pc. */
    uint64_t (*start_address)(struct unicorn_engine *e, uint64_t pc);
    /* An exception `number` has stopped the cpu with Unicorn's pc at *pc. Sets *why, and *pc to where the cpu stops; reason CPU_BUDGET: the
     * instruction was emulated here, and execution goes on at *pc. Returns whether the instruction has retired: a system call, an emulated
     * instruction, a trap that is reported after its instruction. */
    bool (*interrupt)(struct unicorn_engine *e, int number, uint64_t *pc, struct cpu_stop *why);
    /* The guest is about to execute code of the page at va for the first time since the page changed: calls unicorn_watch() for
     * instructions that Unicorn does not execute as the machine does. May be NULL. */
    void (*code_page)(struct unicorn_engine *e, uint64_t va);
    /* In a hook, before the instruction at pc executes, which was watched or is in a page with many that are. It may not be the watched
     * instruction any more. */
    void (*watched)(struct unicorn_engine *e, uint64_t pc);
    /* The engine holds the registers of another cpu now; may be NULL. */
    void (*loaded)(struct unicorn_engine *e);
    /* Registers with slot UNICORN_OWN(n); may be NULL. */
    uint64_t (*reg_get)(struct unicorn_engine *e, unsigned n);
    void (*reg_set)(struct unicorn_engine *e, unsigned n, uint64_t value);
};

/* The engine's handle, for uc_reg_read() and the like. */
uc_engine *unicorn_handle(const struct unicorn_engine *e);
/* The engine's address space. */
struct space *unicorn_space(const struct unicorn_engine *e);
/* The host memory of the kernel page, whose code can execute only in set_up(). */
uint8_t *unicorn_kernel_page(const struct unicorn_engine *e);
/* In interrupt(): whether pc is in the block that is executing. */
bool unicorn_in_block(const struct unicorn_engine *e, uint64_t pc);
/* In interrupt(): the address of the instruction before pc, which is in the block that is executing or at its end. */
uint64_t unicorn_insn_before(struct unicorn_engine *e, uint64_t pc);
/* In a hook of the machine's own: ends the run with *why at pc. retired: as interrupt() returns. */
void unicorn_stop(struct unicorn_engine *e, const struct cpu_stop *why, uint64_t pc, bool retired);
/* Calls watched() before the instruction at pc executes. */
void unicorn_watch(struct unicorn_engine *e, uint64_t pc);
/* Outside of runs: executes the `bytes` (at most 64) bytes of code, which are constant and end with a jump to the address after them, on a
 * page of the engine's own, with the current cpu's registers. The first code of an engine is at address 0. The same page has the
 * UNICORN_DATA bytes that the code reads and writes, at address UNICORN_DATA_AT. Returns them, or NULL if the code stopped before its end.
 */
enum { UNICORN_DATA_AT = 0x800, UNICORN_DATA = 0x200 };
uint8_t *unicorn_execute(struct unicorn_engine *e, const void *code, size_t bytes);
/* In a hook or in interrupt(): the machine's virtual cycle when the instruction at pc executes (cpu_set_cycle_base()). */
uint64_t unicorn_cycles(struct unicorn_engine *e, uint64_t pc);

#endif
