/* The Linux personalities of precis; abi-unicorn.c has those of precis-unicorn. */
#include "emu/kernel/linux/abi.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/hpux/hppa.h"
#include "emu/kernel/linux/hppa.h"
#include "emu/kernel/linux/ia64.h"

const struct abi *const linux_personalities[] = {&linux_hppa, &linux_ia64, &hpux_hppa, NULL};
