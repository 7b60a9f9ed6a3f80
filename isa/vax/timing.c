/* timing.c - see timing.h. The machine is microcoded: an instruction is a cycle in `unit`; models of chips charge by class and operands. */
#include "isa/vax/timing.h"

#include <stdio.h>
#include <string.h>
#include "isa/vax/insn.h"
#include "isa/vax/vax.h"

const struct timing_model *vax_timing_model(unsigned index)
{
    static const struct timing_model unit = {.name = "unit", .long_name = "one cycle per instruction", .issue = TIMING_ISSUE_ONE};
    return index == 0 ? &unit : NULL;
}

const struct timing_text *vax_timing_text(unsigned index)
{
    (void)index;
    return NULL;
}

/* The opcode alone; never 0. */
uint64_t vax_timing_word(uint64_t va, const uint8_t *code)
{
    (void)va;
    return 0x100u | code[0];
}

unsigned vax_timing_insn(uint64_t va, const uint8_t *code, struct timing_insn *out)
{
    const struct vax_insn *i = vax_insn(code[0]);
    (void)va;

    memset(out, 0, sizeof *out);
    out->cls = (uint8_t)(i ? i->timing : VAX_CLASS_SYSTEM);
    if (i && (i->timing == VAX_CLASS_BRANCH || i->timing == VAX_CLASS_CALL))
        out->flags = TIMING_IS_BRANCH;
    return 1;
}

void vax_timing_reg_name(unsigned reg, char *text, size_t cap)
{
    snprintf(text, cap, "%s", reg < 16 ? vax_register_names[reg] : "");
}
