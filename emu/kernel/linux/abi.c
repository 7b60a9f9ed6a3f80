/* Which personality runs a program. */
#include "emu/kernel/linux/hppa.h"
#include "emu/kernel/linux/ia64.h"

const struct abi *abi_find(unsigned elf_machine, bool elf64)
{
    static const struct abi *const all[] = {&linux_hppa, &linux_ia64};

    for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i]->elf_machine == elf_machine && (all[i]->word == 8) == elf64)
            return all[i];
    return NULL;
}
