/* none.c - stands in for the translator on hosts other than x86-64: the interpreter runs everything. */
#include "emu/x64/x64.h"

bool x64_supported(void)
{
    return false;
}

uint64_t x64_addresses(const struct space_config *config)
{
    (void)config;
    return 0;
}

uint64_t x64_run(struct cpu *c, uint64_t budget, struct cpu_stop *why)
{
    return interp_run(c, budget, why);
}

void x64_unchain(struct code *code, struct ir_exit *x)
{
    (void)code;
    (void)x;
}

void x64_forget_block(struct code *code, struct ir_block *b)
{
    (void)code;
    (void)b;
}

void x64_free(struct code *code)
{
    (void)code;
}
