/* code.fuzz.c - fuzzer: arbitrary bytes as code of one of the SPARC machines, SPARC_MACHINE, with both engines. */
#include <string.h>
#include "emu/engine/code.fuzz.h"
#include "isa/sparc/window.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Only the current window is on the chip, with a stack, and the others' registers are 0; the FSR enables no trap. */
static void prepare(struct cpu *c, uint64_t stack)
{
    static struct code_fuzz_reg sp = {"o6", 0}, fp = {"i6", 0}, fsr = {"fsr", 0}, fprs = {"fprs", 0}, asi = {"asi", 0};
    uint64_t bias = SPARC_MACHINE.long_bits == 64 ? SPARC_STACK_BIAS : 0;

    cpu_set_window(c, false);
    memset(cpu_isa_state(c), 0, sizeof(struct sparc_state));
    sparc_reset_windows(c);
    code_fuzz_set(c, &SPARC_MACHINE, &sp, stack - bias);
    code_fuzz_set(c, &SPARC_MACHINE, &fp, stack + 0x400 - bias);
    code_fuzz_set(c, &SPARC_MACHINE, &fsr, 0);
    code_fuzz_set(c, &SPARC_MACHINE, &fprs, SPARC_FPRS_FEF);
    code_fuzz_set(c, &SPARC_MACHINE, &asi, 0x80);
}

static uint64_t after(uint64_t pc)
{
    return pc + 4;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct code_fuzz target = {&SPARC_MACHINE, "leon3", 0x100000, 0x200000, 0x300000, prepare, after, "ultrasparc2i"};
    return code_fuzz_one(&target, data, size);
}
