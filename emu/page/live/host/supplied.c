/* supplied.c - no files that precis supplies to dynamic programs of other systems: a page has static programs. */
#include "emu/kernel/core/abi.h"

const struct guest_file hpux_hppa_files[] = {{0}};
const struct guest_file hpux_ia64_files[] = {{0}};
const struct guest_file sunos_sparc_files[] = {{0}};
const struct guest_file sunos_sparcv9_files[] = {{0}};
const struct guest_file sunos_i386_files[] = {{0}};
const struct guest_file sunos_amd64_files[] = {{0}};
