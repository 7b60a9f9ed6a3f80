/* code.fuzz.c - fuzzer: arbitrary bytes as Itanium code, with both engines. */
#include "emu/engine/code.fuzz.h"
#include "isa/ia64/ia64.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void prepare(struct cpu *c, uint64_t stack)
{
    static struct code_fuzz_reg rsc = {"ar.rsc", 0}, fpsr = {"ar.fpsr", 0}, pfs = {"ar.pfs", 0}, ec = {"ar.ec", 0};
    ia64_set_backing_store(c, stack + 0x10000);
    ia64_set_cfm(c, 96 | 48 << 7);
    code_fuzz_set(c, &ia64_isa, &rsc, 0xc);
    code_fuzz_set(c, &ia64_isa, &fpsr, 0x9804c0270033f);
    code_fuzz_set(c, &ia64_isa, &pfs, 32 | 16 << 7);
    code_fuzz_set(c, &ia64_isa, &ec, 3);
}

static uint64_t after(uint64_t pc)
{
    return (pc & ~15ull) + 16;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct code_fuzz target = {
        &ia64_isa, "itanium2", 0x4000000000000000, 0x6000000000000000, 0x6000000000100000, prepare, after, NULL,
    };
    return code_fuzz_one(&target, data, size);
}
