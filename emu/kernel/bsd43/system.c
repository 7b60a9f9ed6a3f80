/* system.c - 4.3BSD as one of the systems: struct system. */
#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/bsd43/machine.h"
#include "emu/kernel/core/abi.h"
#include "emu/load/elf.h"

/* The a.out files that emu/load reads are the VAX's. */
static bool is_program(const struct elf_image *image)
{
    return image->is_aout;
}

const struct system bsd43_system = {
    .name = "4.3BSD",
    .is_program = is_program,
    .alarm_goes_on = true,
    .keeps_interval = true,
    .ticks_at_return = true,
    .keeps_zombies = true,
    .keeps_timeout = true,
    .one_handler = true,
    .empty_path_is_directory = true,
    .process_ends = bsd43_process_ends,
    .arg_max = 20480,
};
