/* system.c - HP-UX as one of the systems: struct system. */
#include <elf.h>

#include "emu/kernel/core/abi.h"
#include "emu/kernel/hpux/hpux.h"
#include "emu/load/elf.h"

/* The ELF header says so; SOM files are HP-UX's alone (load/som.h sets the same field). */
static bool is_program(const struct elf_image *image)
{
    return image->osabi == ELFOSABI_HPUX;
}

const struct system hpux_system = {.name = "HP-UX", .is_program = is_program, .alarm_goes_on = true};
