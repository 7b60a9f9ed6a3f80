/* code.fuzz.c - fuzzer: arbitrary bytes as PA-RISC code, with both engines. */
#include "emu/engine/code.fuzz.h"
#include "isa/hppa/hppa.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void prepare(struct cpu *c, uint64_t stack)
{
    static struct code_fuzz_reg space[] = {{"sr0", 0}, {"sr1", 0}, {"sr2", 0}, {"sr3", 0}, {"sr4", 0}, {"sr5", 0}, {"sr6", 0}, {"sr7", 0}};
    static struct code_fuzz_reg status = {"fr0", 0}, psw = {"psw", 0};
    (void)stack;
    for (unsigned k = 0; k < 8; k++) /* one space; the status register enables no trap */
        code_fuzz_set(c, &hppa_isa, &space[k], 0);
    code_fuzz_set(c, &hppa_isa, &status, 0);
    code_fuzz_set(c, &hppa_isa, &psw, HPPA_PSW_USER);
}

static uint64_t after(uint64_t pc)
{
    return pc + 4;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct code_fuzz target = {&hppa_isa, "pa7300lc", 0x100000, 0x200000, 0x300000, prepare, after, NULL};
    return code_fuzz_one(&target, data, size);
}
