/* abi.h - the personalities in linux/. */
#ifndef PRECIS_EMU_KERNEL_LINUX_ABI_H
#define PRECIS_EMU_KERNEL_LINUX_ABI_H

struct abi;

extern const struct abi *const linux_personalities[]; /* NULL-terminated */

#endif
