/* stack_gap.h - the distance that a stack keeps from the mapping that it grows towards, for layouts of address spaces. */
#ifndef PRECIS_MEM_STACK_GAP_H
#define PRECIS_MEM_STACK_GAP_H

/* As in Linux (mm/mmap.c, stack_guard_gap). */
enum { SPACE_STACK_GAP_PAGES = 256 };

#endif
