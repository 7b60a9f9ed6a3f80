/* unwind.c - callers, for `precis profile -g`: every CALLS and CALLG leaves a frame at the FP, whose fourth longword is the caller's FP and
 * whose fifth is the return address. */
#include "emu/ir/ir.h"
#include "isa/vax/vax.h"

void vax_innermost(struct cpu *c, struct isa_frame *f)
{
    const uint64_t *s = cpu_slots(c);
    *f = (struct isa_frame){.pc = s[VAX_PC], .sp = s[VAX_FP], .innermost = true};
}

static bool long_at(struct cpu *c, uint64_t at, uint32_t *v)
{
    uint8_t b[4];
    if (mem_peek(cpu_space(c), (uint32_t)at, b, sizeof b) != sizeof b)
        return false;
    *v = b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
    return true;
}

/* f->sp is the frame's FP. */
bool vax_caller(struct cpu *c, const struct isa_unwind_table *table, uint64_t segment, struct isa_frame *f)
{
    enum { SAVED_FP = 12, SAVED_PC = 16 };
    uint32_t fp, pc;
    (void)table, (void)segment;

    if (!f->sp || !long_at(c, f->sp + SAVED_FP, &fp) || !long_at(c, f->sp + SAVED_PC, &pc) || !pc)
        return false;
    if (fp && fp <= f->sp) /* stacks grow down; the outermost frame's is 0 */
        return false;
    *f = (struct isa_frame){.pc = pc, .sp = fp};
    return true;
}
