/* self_profile.c - see self_profile.h. */
#include "emu/kernel/linux/self_profile.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/linux/abi.h"

const struct self_profile *self_profile_for(unsigned elf_machine, bool elf64)
{
    for (const struct abi *const *a = linux_personalities; *a; a++)
        if ((*a)->elf_machine == elf_machine && ((*a)->word == 8) == elf64)
            return (*a)->self_profile;
    return NULL;
}
