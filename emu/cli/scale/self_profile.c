/* self_profile.c - see self_profile.h. */
#include "emu/cli/scale/self_profile.h"

static const struct self_profile *const all[] = {
    &scale_hppa_self_profile,    &scale_ia64_self_profile,   &scale_ppc_self_profile,     &scale_m68k_self_profile,
    &scale_i386_self_profile,    &scale_x86_64_self_profile, &scale_arm_self_profile,     &scale_aarch64_self_profile,
    &scale_riscv64_self_profile, &scale_sparc_self_profile,  &scale_sparc64_self_profile, &scale_vax_self_profile,
};

const struct self_profile *self_profile_for(unsigned elf_machine, bool elf64)
{
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i]->elf_machine == elf_machine && all[i]->elf64 == elf64)
            return all[i];
    return NULL;
}
