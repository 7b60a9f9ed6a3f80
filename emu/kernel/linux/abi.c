/* The Linux personalities. */
#include "emu/kernel/linux/abi.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/linux/hppa.h"
#include "emu/kernel/linux/ia64.h"
#include "emu/kernel/linux/self_profile.h"

const struct abi *const linux_personalities[] = {&linux_hppa, &linux_ia64, NULL};

const struct self_profile *self_profile_for(unsigned elf_machine, bool elf64)
{
    for (const struct abi *const *a = linux_personalities; *a; a++)
        if ((*a)->elf_machine == elf_machine && ((*a)->word == 8) == elf64)
            return (*a)->self_profile;
    return NULL;
}
