/* machines.c - see machines.h. */
#include <stdio.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/machines.h"

/* One line per machine: isa/NAME defines NAME_isa. The first one is the default where a command takes a machine's name. */
// clang-format off
#define MACHINES(M) \
    M(hppa)         \
    M(ia64)
// clang-format on

#define DECLARE(name) extern const struct isa name##_isa;
MACHINES(DECLARE)

#define ADDRESS(name) &name##_isa,
static const struct isa *const machines[] = {MACHINES(ADDRESS) NULL};

const struct isa *machine_by_index(unsigned index)
{
    return index < sizeof machines / sizeof *machines ? machines[index] : NULL;
}

const struct isa *machine_by_elf(uint16_t machine)
{
    for (unsigned i = 0; machines[i]; i++)
        if (machines[i]->elf_machine == machine)
            return machines[i];
    return NULL;
}

const struct isa *machine_by_name(const char *name)
{
    for (unsigned i = 0; machines[i]; i++)
        if (!strcmp(machines[i]->name, name))
            return machines[i];
    return NULL;
}

const char *machine_list(const char *last, char *text, size_t cap)
{
    size_t used = 0;
    for (unsigned i = 0; machines[i] && used < cap; i++) {
        const char *between = !i ? "" : machines[i + 1] ? ", " : last;
        used += (size_t)snprintf(text + used, cap - used, "%s%s", between, machines[i]->long_name);
    }
    return text;
}
