/* system.c - SunOS as one of the systems: struct system. */
#include <elf.h>
#include <signal.h>
#include <string.h>

#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/signal.h"
#include "emu/kernel/sunos/sunos.h"
#include "emu/load/elf.h"

/* Linux's dynamic loaders on these machines have other names. */
static bool is_loader(const char *path)
{
    static const char *const loaders[] = {"/usr/lib/ld.so.1",     "/lib/ld.so.1",           "/usr/lib/libc.so.1",
                                          "/usr/lib/64/ld.so.1",  "/lib/64/ld.so.1",        "/usr/lib/sparcv9/ld.so.1",
                                          "/lib/sparcv9/ld.so.1", "/usr/lib/amd64/ld.so.1", "/lib/amd64/ld.so.1"};

    for (unsigned i = 0; path && i < sizeof loaders / sizeof *loaders; i++)
        if (!strcmp(path, loaders[i]))
            return true;
    return false;
}

static bool is_machine(uint16_t machine)
{
    return machine == EM_SPARC || machine == EM_SPARC32PLUS || machine == EM_SPARCV9 || machine == EM_386 || machine == EM_X86_64;
}

/* Files of SunOS 5.10 have EI_OSABI 0. */
static bool is_program(const struct elf_image *image)
{
    if (!is_machine(image->machine) || (image->osabi != ELFOSABI_SOLARIS && image->osabi != ELFOSABI_SYSV))
        return false;
    if (image->osabi == ELFOSABI_SOLARIS)
        return true;
    return !image->has_gnu_note && (image->has_sunos_parts || is_loader(image->interp));
}

/* In the kernel's order. AT_SUN_ numbers: uts/common/sys/auxv.h. */
static const struct auxv_entry auxv[] = {
    {2008, AUXV_PLATFORM},  {2014, AUXV_EXECFN},      {AT_PHDR, AUXV_PHDR}, {AT_PHENT, AUXV_PHENT}, {AT_PHNUM, AUXV_PHNUM},
    {AT_ENTRY, AUXV_ENTRY}, {2016, AUXV_INTERP_DATA}, {AT_BASE, AUXV_BASE}, {AT_FLAGS, AUXV_ZERO},  {AT_PAGESZ, AUXV_PAGESZ},
    {2017, AUXV_FLAGS},     {2009, AUXV_HWCAP},       {2023, AUXV_HWCAP2},  {AT_NULL, AUXV_ZERO},
};

/* By default, programs ignore SIGPWR and the signals that threads and power management use. */
#define IGNORED \
    (ksigbit(SIGPWR) | ksigbit(32) | ksigbit(33) | ksigbit(34) | ksigbit(35) | ksigbit(36) | ksigbit(38) | ksigbit(39) | ksigbit(40))

const struct system sunos_system = {
    .name = "SunOS",
    .is_program = is_program,
    .auxv = auxv,
    .auxv_flags = 2, /* AF_SUN_HWCAPVERIFY */
    .ignored = IGNORED,
    .restarts_in_library = true,
    .thread_ends = sunos_thread_ends,
};
