/* The personalities of precis-unicorn, in place of abi.c. */
#include "emu/kernel/core/abi.h"
#include "emu/kernel/hpux/ia64.h"
#include "emu/kernel/linux/abi.h"
#include "emu/kernel/hpux/hppa.h"
#include "emu/kernel/hpux/ia64.h"
#include "emu/kernel/linux/hppa.h"
#include "emu/kernel/linux/ia64.h"
#include "unicorn_isas.h" /* by CMake: the machines of isa/unicorn */

#define DECLARE(name) extern const struct abi linux_##name;
UNICORN_ISAS(DECLARE)

#define ADDRESS(name) &linux_##name,
const struct abi *const linux_personalities[] = {&linux_hppa,   &linux_ia64,   &hpux_hppa,
                                                 &hpux_ia64_32, &hpux_ia64_64, UNICORN_ISAS(ADDRESS) NULL};
