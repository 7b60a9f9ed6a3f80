/* Which personality runs a program. */
#include "emu/kernel/linux/hppa.h"

const struct abi *abi_find(unsigned elf_machine, bool elf64)
{
    static const struct abi *const all[] = {&linux_hppa};

    for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i]->elf_machine == elf_machine && (all[i]->word == 8) == elf64)
            return all[i];
    return NULL;
}
