/* transfer.c - see transfer.h. */
#include "emu/kernel/core/transfer.h"

#include "emu/cpu/isa.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/thread.h"

enum { MAX_CODE = 16, INTERESTING = TIMING_IS_CALL | TIMING_IS_RETURN | TIMING_IS_INDIRECT };

/* Returns the timing flags of the instruction at pc, and in *next the address of the one that follows it in memory. */
static unsigned flags_at(const struct thread *t, uint64_t pc, uint64_t *next)
{
    const struct isa *isa = cpu_isa(t->cpu);
    uint8_t code[MAX_CODE] = {0};
    struct timing_insn insn;

    *next = pc;
    if (!isa->timing.insn ||
        mem_peek(cpu_space(t->cpu), pc & ~(uint64_t)(isa->sample_bytes - 1), code, isa->sample_bytes) != isa->sample_bytes)
        return 0;
    *next = pc + isa->timing.insn(pc, code, &insn);
    return insn.flags;
}

static void report(const struct thread *t, const struct kernel_transfer *transfer)
{
    const struct kernel_hooks *h = &t->k->options.hooks;
    struct kernel_transfer x = *transfer;

    x.sp = t->p->abi->stack_pointer(t);
    x.cycles = t->user_cycles + t->system_cycles;
    h->transfer(h->ctx, t->p->pid, t->tid, &x, cpu_space(t->cpu));
}

static enum kernel_transfer_kind kind_of(unsigned flags)
{
    return flags & TIMING_IS_CALL ? KERNEL_CALL : flags & TIMING_IS_RETURN ? KERNEL_RETURN : KERNEL_JUMP;
}

/* The branch has retired, with its delay slot. `next`: the instruction that follows. */
static void branched(struct thread *t, const struct transfer_branch *branch, uint64_t next)
{
    uint64_t to = cpu_pc_slot(t->cpu);
    struct kernel_transfer x = {.kind = kind_of(branch->flags), .from = branch->pc, .to = to};

    if (to == next || space_page_flags(cpu_space(t->cpu), to) & MEM_GATEWAY)
        return;
    if (x.kind == KERNEL_CALL) /* of bundles: the next one */
        x.link = (next + cpu_isa(t->cpu)->sample_bytes - 1) & ~(uint64_t)(cpu_isa(t->cpu)->sample_bytes - 1);
    report(t, &x);
}

void transfer_before(struct thread *t)
{
    uint64_t next;

    t->branch.pc = cpu_pc_slot(t->cpu);
    t->branch.flags = flags_at(t, t->branch.pc, &next);
}

void transfer_after(struct thread *t)
{
    struct transfer_branch delayed = t->delayed;
    uint64_t next;

    t->delayed.flags = 0;
    if (delayed.flags) {
        (void)flags_at(t, delayed.pc, &next);
        branched(t, &delayed, 2 * next - delayed.pc);
    }
    if (!(t->branch.flags & INTERESTING))
        return;
    if (t->branch.flags & TIMING_IS_DELAYED) {
        t->delayed = t->branch;
        return;
    }
    (void)flags_at(t, t->branch.pc, &next);
    branched(t, &t->branch, next);
}

void transfer_by_kernel(struct thread *t, enum kernel_transfer_kind kind, uint64_t from)
{
    if (!t->k->options.hooks.transfer)
        return;
    t->delayed.flags = 0;
    report(t, &(struct kernel_transfer){.kind = kind, .from = from, .to = cpu_pc_slot(t->cpu), .link = kind == KERNEL_SIGNAL ? from : 0});
}
