/* systems_unicorn.c - the personalities of precis-unicorn, in place of those of systems.c. */
#include "emu/kernel/systems.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/hpux/hppa.h"
#include "emu/kernel/hpux/ia64.h"
#include "emu/kernel/linux/linux.h"
#include "emu/kernel/sunos/sparc.h"
#include "emu/kernel/sunos/x86.h"
#include "unicorn_isas.h" /* by CMake: the machines of isa/unicorn */

#include <stddef.h>

#define ADDRESS(name) &linux_##name,
const struct abi *const personalities[] = {BSD43_MACHINES, SUNOS_MACHINES, SUNOS_X86_MACHINES, LINUX_OWN_MACHINES,
                                           &hpux_hppa,     &hpux_ia64_32,  &hpux_ia64_64,      UNICORN_ISAS(ADDRESS) NULL};
