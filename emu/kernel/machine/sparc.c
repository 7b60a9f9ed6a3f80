/*
 * What the personalities of SPARC share: registers, register windows, traps.
 *
 * Sources: The SPARC Architecture Manual, version 9; arch/sparc/kernel/traps_64.c, process_64.c (signals of traps, windows),
 * include/asm/processor_64.h (program start) of Linux.
 */
#include "emu/kernel/machine/sparc.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/machine/registers.h"
#include "emu/mem/mem.h"

#include "isa/sparc/sparc.h"

/* ---- registers ---------------------------------------------------------------------------------------------- */

DEFINE_REGISTERS(sparc)
{
    for (unsigned n = 0; n < 32; n++) {
        r->r[n] = register_find(&sparc_isa, (const char *const[]){"g%u", "o%u", "l%u", "i%u"}[n / 8], n % 8);
        r->d[n] = register_find(&sparc_isa, "d%u", 2 * n);
    }
    r->pc = cpu_reg_find(&sparc_isa, "pc");
    r->npc = cpu_reg_find(&sparc_isa, "npc");
    r->y = cpu_reg_find(&sparc_isa, "y");
    r->ccr = cpu_reg_find(&sparc_isa, "ccr");
    r->asi = cpu_reg_find(&sparc_isa, "asi");
    r->fprs = cpu_reg_find(&sparc_isa, "fprs");
    r->fsr = cpu_reg_find(&sparc_isa, "fsr");
    r->gsr = cpu_reg_find(&sparc_isa, "gsr");
}

uint64_t sparc_reg(const struct thread *t, int index)
{
    return cpu_reg_get(t->cpu, index);
}

void sparc_set_reg(struct thread *t, int index, uint64_t value)
{
    cpu_reg_set(t->cpu, index, value);
}

uint64_t sparc_get(const struct thread *t, unsigned n)
{
    const uint64_t value = cpu_reg_get(t->cpu, sparc_registers()->r[n]);

    return t->p->abi->word == 4 ? (uint32_t)value : value;
}

void sparc_set(struct thread *t, unsigned n, uint64_t value)
{
    cpu_reg_set(t->cpu, sparc_registers()->r[n], value);
}

uint64_t sparc_stack_address(const struct thread *t, uint64_t sp)
{
    return t->p->abi->word == 4 ? (uint32_t)sp : sp + SPARC_STACK_BIAS;
}

uint64_t sparc_stack_pointer(const struct thread *t)
{
    return sparc_stack_address(t, sparc_get(t, SPARC_R_SP));
}

void sparc_set_pcs(struct thread *t, uint64_t pc, uint64_t npc)
{
    cpu_set_pc(t->cpu, pc);
    sparc_set_reg(t, sparc_registers()->npc, npc);
}

void sparc_step(struct thread *t)
{
    cpu_set_pc(t->cpu, sparc_reg(t, sparc_registers()->npc));
}

void sparc_call_rewind(struct thread *t)
{
    cpu_set_pc(t->cpu, cpu_pc(t->cpu) - 4);
}

/* ---- register windows --------------------------------------------------------------------------------------- */

static const char *window_format(const struct thread *t)
{
    return t->p->abi->word == 4 ? "16I" : "16Q";
}

int sparc_save_windows(struct thread *t)
{
    int64_t words[SPARC_WINDOW];
    uint64_t at;

    if (!sparc_flush_windows(t->cpu, &at))
        return -EFAULT;
    for (unsigned n = 0; n < SPARC_WINDOW; n++)
        words[n] = (int64_t)sparc_get(t, SPARC_R_L0 + n);
    return put_struct(t, sparc_stack_pointer(t), window_format(t), words);
}

int sparc_load_window(struct thread *t)
{
    int64_t words[SPARC_WINDOW];

    if (get_struct(t, sparc_stack_pointer(t), window_format(t), words))
        return -EFAULT;
    sparc_forget_windows(t->cpu);
    for (unsigned n = 0; n < SPARC_WINDOW; n++)
        sparc_set(t, SPARC_R_L0 + n, (uint64_t)words[n]);
    return 0;
}

static void current_window(const struct thread *t, int64_t words[SPARC_WINDOW])
{
    for (unsigned n = 0; n < SPARC_WINDOW; n++)
        words[n] = (int64_t)sparc_get(t, SPARC_R_L0 + n);
}

void sparc_store_windows(struct thread *t, struct sparc_kept *kept)
{
    enum { WORD_OF_FP = 14 };

    kept->count = 0;
    if (sparc_save_windows(t)) {
        const unsigned below = sparc_windows(t->cpu);

        kept->count = below + 1;
        current_window(t, kept->words[below]);
        kept->sp[below] = sparc_get(t, SPARC_R_SP);
        for (unsigned n = 1; n <= below; n++) {
            sparc_window_get(t->cpu, n, (uint64_t *)kept->words[below - n]);
            kept->sp[below - n] = (uint64_t)kept->words[below - n + 1][WORD_OF_FP];
        }
    }
}

void sparc_take_windows(struct thread *t, struct sparc_kept *kept)
{
    sparc_store_windows(t, kept);
    sparc_forget_windows(t->cpu);
}

void sparc_put_window(const struct thread *t, uint8_t *words)
{
    int64_t v[SPARC_WINDOW];

    current_window(t, v);
    pack_struct(t->p->abi, false, "16L", v, words);
}

/* ---- a new program; system calls -------------------------------------------------------------------------------------- */

void sparc_start(struct thread *t, const struct exec_layout *l)
{
    cpu_set_pc(t->cpu, l->entry);
    sparc_set(t, SPARC_R_SP, l->argc_at - SPARC_WINDOW * t->p->abi->word - sparc_stack_address(t, 0));
}

/* Number in %g1, arguments in %o0 to %o5. */
void sparc_call_args(struct thread *t)
{
    t->call.number = (unsigned)(uint32_t)sparc_get(t, SPARC_R_G1);
    for (unsigned i = 0; i < 6; i++)
        t->call.raw[i] = sparc_get(t, SPARC_R_O0 + i);
}

/* The carry says that %o0 is an error. */
void sparc_call_result(struct thread *t, int64_t result)
{
    enum { LAST_ERROR = 4095 };
    const bool failed = result < 0 && result >= -LAST_ERROR && !t->call.succeeded;

    if (failed)
        result = t->call.guest_errno ? -result : abi_errno(t->p->abi, (int)-result);
    sparc_set(t, SPARC_R_O0, (uint64_t)(t->p->abi->word == 4 ? (int32_t)result : result));
    sparc_set_carry(t->cpu, failed);
}

void sparc_call_second_result(struct thread *t, uint64_t value)
{
    sparc_set(t, SPARC_R_O1, value);
}

void sparc_prepare_clone(struct thread *t)
{
    if (t->call.again)
        return;
    sparc_save_windows(t);
    sparc_call_second_result(t, 0);
}

/* ---- traps --------------------------------------------------------------------------------------------------------- */

#ifndef ILL_ILLTRP
#define ILL_ILLTRP 4
#endif
#ifndef FPE_FLTUNK
#define FPE_FLTUNK 14
#endif

/* Returns the si_code of an IEEE 754 exception: FSR.cexc, if FSR.ftt says that it is one. */
static int fp_code(uint64_t fsr)
{
    if ((fsr >> 14 & 7) != 1)
        return FPE_FLTUNK;
    return fsr & 16 ? FPE_FLTINV : fsr & 8 ? FPE_FLTOVF : fsr & 4 ? FPE_FLTUND : fsr & 2 ? FPE_FLTDIV : FPE_FLTRES;
}

/* The trap has set FSR.ftt, which the next FPop clears: setting the FSR tells the cpu so. */
static void fp_exception(struct thread *t, const struct cpu_stop *why)
{
    const int reg = sparc_registers()->fsr;
    const uint64_t fsr = sparc_reg(t, reg);

    sparc_set_reg(t, reg, fsr);
    kernel_fault_signal(t, SIGFPE, fp_code(fsr), cpu_pc(t->cpu), why);
}

void sparc_bad_trap(struct thread *t, const struct cpu_stop *why)
{
    kernel_fault_signal(t, SIGILL, ILL_ILLTRP, cpu_pc(t->cpu), why);
}

/* lddf, stdf and their forms with an ASI of plain accesses: the kernel carries them out at addresses that are multiples of 4. */
static bool misaligned_double(struct thread *t, uint64_t addr)
{
    enum { MASK = 0xc1580000, DOUBLE = 0xc1180000, ALTERNATE = 1 << 23, IMMEDIATE = 1 << 13, PLAIN_MASK = 0xf4, PLAIN = 0x80 };
    uint32_t word;

    if ((addr & 3) || get_u32(t, cpu_pc(t->cpu), &word) || (word & MASK) != DOUBLE)
        return false;
    const uint64_t asi = word & IMMEDIATE ? sparc_reg(t, sparc_registers()->asi) : word >> 5;

    return !(word & ALTERNATE) || (asi & PLAIN_MASK) == PLAIN;
}

static void misaligned(struct thread *t, const struct cpu_stop *why)
{
    if (misaligned_double(t, why->addr)) {
        kernel_charge(t, KERNEL_SIGNAL_CYCLES);
        cpu_allow_unaligned_once(t->cpu);
        return;
    }
    kernel_fault_signal(t, SIGBUS, BUS_ADRALN, why->addr, why);
}

/* Returns whether t is at an annulled instruction that cannot be fetched, and goes on after it: on the machine that is no trap. */
static bool pass_annulled(struct thread *t, const struct cpu_stop *why)
{
    const struct sparc_regs *r = sparc_registers();

    if (why->reason != CPU_FAULT || why->access != MEM_EXEC || !cpu_isa(t->cpu)->debug.nullified(t->cpu))
        return false;
    sparc_set_pcs(t, sparc_reg(t, r->pc), sparc_reg(t, r->npc));
    return true;
}

bool sparc_raise(struct thread *t, const struct cpu_stop *why)
{
    enum { EMT_TAGOVF = 1 };
    const uint64_t pc = cpu_pc(t->cpu);

    if (pass_annulled(t, why))
        return true;
    if (why->reason == CPU_FAULT && why->fault == MEM_FAULT_ALIGN) {
        misaligned(t, why);
        return true;
    }
    if (why->reason != CPU_TRAP || why->trap >= SPARC_TRAP_INSTRUCTION)
        return false;
    switch (why->trap) {
    case SPARC_TRAP_PRIVILEGED_OPCODE:
    case SPARC_TRAP_PRIVILEGED_ACTION: kernel_fault_signal(t, SIGILL, ILL_PRVOPC, pc, why); break;
    case SPARC_TRAP_FP_IEEE:
    case SPARC_TRAP_FP_OTHER: fp_exception(t, why); break;
    case SPARC_TRAP_TAG_OVERFLOW: kernel_fault_signal(t, sig_host(t->p->abi, 7 /* SIGEMT */), EMT_TAGOVF, pc, why); break;
    case SPARC_TRAP_DIVISION_BY_ZERO: kernel_fault_signal(t, SIGFPE, FPE_INTDIV, pc, why); break;
    case SPARC_TRAP_DATA_ACCESS: kernel_fault_signal(t, SIGSEGV, SEGV_MAPERR, why->addr, why); break;
    case SPARC_TRAP_LDDF_NOT_ALIGNED:
    case SPARC_TRAP_STDF_NOT_ALIGNED: kernel_fault_signal(t, SIGBUS, BUS_ADRALN, why->addr, why); break;
    /* The kernel enables floating point at its first use. */
    case SPARC_TRAP_FP_DISABLED: sparc_set_reg(t, sparc_registers()->fprs, sparc_reg(t, sparc_registers()->fprs) | SPARC_FPRS_FEF); break;
    default: kernel_fault_signal(t, SIGILL, ILL_ILLOPC, pc, why); break;
    }
    return true;
}

void sparc_exchange_cc(struct thread *t, bool set)
{
    const struct sparc_regs *r = sparc_registers();
    const uint64_t ccr = sparc_reg(t, r->ccr);

    if (set)
        sparc_set_reg(t, r->ccr, (ccr & ~(uint64_t)15) | (sparc_get(t, SPARC_R_G1) & 15));
    else
        sparc_set(t, SPARC_R_G1, ccr & 15);
    sparc_step(t);
}

void sparc_flush_trap(struct thread *t)
{
    const unsigned word = t->p->abi->word;
    uint64_t at;

    if (sparc_flush_windows(t->cpu, &at)) {
        sparc_step(t);
        return;
    }
    const bool aligned = !(at & (word - 1));
    const struct cpu_stop why = {
        .reason = CPU_FAULT, .addr = at, .access = MEM_WRITE, .fault = aligned ? MEM_FAULT_UNMAPPED : MEM_FAULT_ALIGN, .size = word};

    kernel_fault_signal(t, aligned ? SIGSEGV : SIGBUS, aligned ? SEGV_MAPERR : BUS_ADRALN, at, &why);
}
