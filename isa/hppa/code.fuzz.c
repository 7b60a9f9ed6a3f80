/* code.fuzz.c - fuzzer: arbitrary bytes as PA-RISC code, with both engines. */
#include "emu/engine/code.fuzz.h"
#include "isa/hppa/hppa.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void prepare(struct cpu *c, uint64_t stack)
{
    (void)stack;
    for (unsigned k = 0; k < 8; k++) /* one space; the status register enables no trap */
        cpu_reg_set(c, cpu_reg_find(&hppa_isa, (char[]){'s', 'r', (char)('0' + k), 0}), 0);
    cpu_reg_set(c, cpu_reg_find(&hppa_isa, "fr0"), 0);
    cpu_reg_set(c, cpu_reg_find(&hppa_isa, "psw"), HPPA_PSW_USER);
}

static uint64_t after(uint64_t pc)
{
    return pc + 4;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct code_fuzz target = {&hppa_isa, "pa7300lc", 0x100000, 0x200000, 0x300000, prepare, after};
    return code_fuzz_one(&target, data, size);
}
