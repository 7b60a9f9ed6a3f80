/* systems.c - see systems.h. precis-unicorn has systems_unicorn.c instead. */
#include "emu/kernel/systems.h"
#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/hpux/hppa.h"
#include "emu/kernel/hpux/ia64.h"
#include "emu/kernel/linux/linux.h"
#include "emu/kernel/sunos/sparc.h"

#include <stddef.h>

const struct abi *const personalities[] = {
    BSD43_MACHINES, SUNOS_MACHINES, LINUX_OWN_MACHINES, &hpux_hppa, &hpux_ia64_32, &hpux_ia64_64, NULL};
