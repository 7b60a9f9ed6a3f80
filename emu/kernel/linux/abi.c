/* The personalities of precis; abi-unicorn.c has those of precis-unicorn. */
#include "emu/kernel/core/abi.h"
#include "emu/kernel/hpux/hppa.h"
#include "emu/kernel/hpux/ia64.h"
#include "emu/kernel/linux/hppa.h"
#include "emu/kernel/linux/ia64.h"

const struct abi *const linux_personalities[] = {&linux_hppa, &linux_ia64, &hpux_hppa, &hpux_ia64_32, &hpux_ia64_64, NULL};
