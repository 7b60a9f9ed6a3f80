/* Machine-wide services: random numbers, personalities, the exit when the host has no memory. */
#include <elf.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/cpu/isa.h"
#include "emu/fatal/fatal.h"
#include "emu/kernel/core/machine.h"
#include "emu/kernel/core/abi.h"
#include "emu/load/elf.h"
#include "emu/report/printable.h"

void kernel_no_memory(void)
{
    fatal(2, "out of memory"); /* the status of every error exit */
}

void kernel_refused(const char *what, const char *name, int error)
{
    char *shown = printable(name);
    fatal(2, "cannot %s %s: %s", what, shown ? shown : "?", strerror(error));
}

void kernel_object_made(struct kernel *k)
{
    if (++k->objects > k->most_objects)
        k->most_objects = k->objects;
}

void kernel_object_freed(struct kernel *k)
{
    enum { MANY = 256, FRACTION = 8 };

    if (k->objects-- > k->most_objects / FRACTION || k->most_objects < MANY)
        return;
    malloc_trim(0);
    k->most_objects = k->objects;
}

/* The splitmix64 sequence. */
uint64_t kernel_random(struct kernel *k)
{
    k->random_count++;
    uint64_t z = k->random + k->random_count * 0x9e3779b97f4a7c15u;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

const struct system *system_of(const struct kernel *k, const struct elf_image *image)
{
    const struct abi *const *a = k->ops->personalities;
    while (*a && !(*a)->system->is_program(image))
        a++;
    return *a ? (*a)->system : NULL;
}

const struct abi *abi_find(const struct kernel *k, const struct elf_image *image)
{
    const struct system *system = system_of(k, image);
    for (const struct abi *const *a = k->ops->personalities; *a; a++)
        if ((*a)->system == system && isa_has_elf_machine((*a)->isa, image->machine) && (*a)->word * 8 == image->bits &&
            (*a)->big_endian == image->big_endian)
            return *a;
    return NULL;
}
