/* system.c - Linux as one of the systems: struct system. */
#include <elf.h>

#include "emu/kernel/core/abi.h"
#include "emu/kernel/linux/linux.h"
#include "emu/load/elf.h"

/* Compilers and linkers put several values there; Linux's kernel does not look. */
static bool is_program(const struct elf_image *image)
{
    return image->osabi != ELFOSABI_HPUX;
}

const struct system linux_system = {.name = "Linux", .is_program = is_program, .has_personality = true};
