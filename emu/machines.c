/* machines.c - see machines.h. */
#include <elf.h>
#include <stdio.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/load/elf.h"
#include "emu/machines.h"

/* One line per machine with its own core: isa/NAME defines NAME_isa. The first one is the default where a command takes a machine's
 * name. */
// clang-format off
#define MACHINES(M) \
    M(hppa)         \
    M(ia64)         \
    M(sparc)        \
    M(sparc64)      \
    M(vax)

/* The machines of libunicorn: what both programs need to recognise their programs. isa/unicorn/NAME.c defines NAME_isa. */
static const struct unicorn_entry {
    const char *name, *long_name;
    struct elf_kind kind;
} unicorn_machines[] = {
    {"ppc",     "PowerPC",   {EM_PPC,     32, true}},
    {"m68k",    "m68k",      {EM_68K,     32, true}},
    {"i386",    "i386",      {EM_386,     32, false}},
    {"x86_64",  "x86-64",    {EM_X86_64,  64, false}},
    {"arm",     "ARM",       {EM_ARM,     32, false}},
    {"aarch64", "AArch64",   {EM_AARCH64, 64, false}},
    {"riscv64", "RISC-V 64", {EM_RISCV,   64, false}},
};
// clang-format on
enum { UNICORN_MACHINES = sizeof unicorn_machines / sizeof *unicorn_machines };

/* CMake writes the list of files in isa/unicorn that define a machine. */
#ifdef PRECIS_UNICORN
#include "unicorn_isas.h"
#else
#define UNICORN_ISAS(M)
#endif

#define DECLARE(name) extern const struct isa name##_isa;
MACHINES(DECLARE)
UNICORN_ISAS(DECLARE)

#define ADDRESS(name) &name##_isa,
static const struct isa *const own[] = {MACHINES(ADDRESS) NULL};
static const struct isa *const unicorn[] = {UNICORN_ISAS(ADDRESS) NULL};
enum { OWN = sizeof own / sizeof *own - 1, LINKED = sizeof unicorn / sizeof *unicorn - 1 };

const struct isa *machine_by_index(unsigned index)
{
    return index < OWN ? own[index] : index < OWN + LINKED ? unicorn[index - OWN] : NULL;
}

const struct isa *machine_by_name(const char *name)
{
    const struct isa *isa;
    for (unsigned i = 0; (isa = machine_by_index(i)); i++)
        if (!strcmp(isa->name, name))
            return isa;
    return NULL;
}

static const struct unicorn_entry *unicorn_by_elf(const struct elf_kind *kind)
{
    for (unsigned i = 0; i < UNICORN_MACHINES; i++) {
        const struct elf_kind *k = &unicorn_machines[i].kind;
        if (k->machine == kind->machine && k->bits == kind->bits && k->big_endian == kind->big_endian)
            return &unicorn_machines[i];
    }
    return NULL;
}

const struct isa *machine_by_elf(const struct elf_kind *kind)
{
    for (unsigned i = 0; i < OWN; i++)
        if (isa_has_elf_machine(own[i], kind->machine))
            return own[i];
    const struct unicorn_entry *m = unicorn_by_elf(kind);
    return m ? machine_by_name(m->name) : NULL;
}

const char *machine_elsewhere_by_elf(const struct elf_kind *kind)
{
    const struct unicorn_entry *m = unicorn_by_elf(kind);
    return m && !LINKED ? m->long_name : NULL;
}

const char *machine_elsewhere_by_name(const char *name)
{
    for (unsigned i = 0; i < UNICORN_MACHINES && !LINKED; i++)
        if (!strcmp(unicorn_machines[i].name, name))
            return unicorn_machines[i].long_name;
    return NULL;
}

const char *machine_name(unsigned index)
{
    return index < OWN ? own[index]->name : index < OWN + UNICORN_MACHINES ? unicorn_machines[index - OWN].name : NULL;
}

const char *machine_list(const char *last, char *text, size_t cap)
{
    size_t used = 0;
    for (unsigned i = 0; machine_name(i) && used < cap; i++) {
        const char *between = !i ? "" : machine_name(i + 1) ? ", " : last;
        const char *name = i < OWN ? own[i]->long_name : unicorn_machines[i - OWN].long_name;
        used += (size_t)snprintf(text + used, cap - used, "%s%s", between, name);
    }
    return text;
}
