/* code.fuzz.c - fuzzer: arbitrary bytes as code of the VAX, with both engines. */
#include "emu/engine/code.fuzz.h"
#include "isa/vax/vax.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void prepare(struct cpu *c, uint64_t stack)
{
    static struct code_fuzz_reg sp = {"sp", 0}, fp = {"fp", 0}, psl = {"psl", 0};

    code_fuzz_set(c, &vax_isa, &sp, stack + 0x800);
    code_fuzz_set(c, &vax_isa, &fp, stack + 0x400);
    code_fuzz_set(c, &vax_isa, &psl, VAX_PSL_USER);
}

/* An instruction that faulted is passed byte by byte. */
static uint64_t after(uint64_t pc)
{
    return pc + 1;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct code_fuzz target = {&vax_isa, "unit", 0x100000, 0x200000, 0x300000, prepare, after, NULL};
    return code_fuzz_one(&target, data, size);
}
