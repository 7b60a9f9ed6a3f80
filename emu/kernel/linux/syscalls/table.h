/*
 * table.h - a personality's table of system calls, from the lines of a .def file that has the form of linux.def. Define before each
 * inclusion:
 *     SYSCALL_TABLE    the .def file
 *     SYSCALL_COLUMN   which of its columns of numbers: COLUMN_hppa and others of columns.h
 *     SYSCALL_CALLS    the name of the table, a static const struct call_table; its lines are the array NAME_lines
 *     SYSCALL_FIRST    the number of its first element
 */
#include "emu/kernel/linux/syscalls/columns.h"
#include "emu/kernel/linux/syscalls/kinds.h"

#define S(numbers, name, handler, ...)        SYSCALL_IF(SYSCALL_COLUMN numbers, SYSCALL_CALLER(name, handler, __VA_ARGS__))
#define P(numbers, name, handler, lacks, ...) S(numbers, name, handler, __VA_ARGS__)
#define U(numbers, name, why)
#include SYSCALL_TABLE
#undef S
#undef P
#undef U

#define AT(numbers)                           [SYSCALL_COLUMN numbers - SYSCALL_FIRST]
#define S(numbers, name, handler, ...)        P(numbers, name, handler, NULL, __VA_ARGS__)
#define P(numbers, name, handler, lacks, ...) SYSCALL_IF(SYSCALL_COLUMN numbers, AT(numbers) = SYSCALL_LINE(name, lacks, __VA_ARGS__), )
#define U(numbers, name, why)                 SYSCALL_IF(SYSCALL_COLUMN numbers, AT(numbers) = {#name, NULL, "", why}, )
static const struct syscall_line SYSCALL_JOIN(SYSCALL_CALLS, _lines)[] = {
#include SYSCALL_TABLE
};
static const struct call_table SYSCALL_CALLS = {SYSCALL_JOIN(SYSCALL_CALLS, _lines), SYSCALL_FIRST,
                                                sizeof SYSCALL_JOIN(SYSCALL_CALLS, _lines) / sizeof(struct syscall_line)};
#undef AT
#undef S
#undef P
#undef U

#undef SYSCALL_TABLE
#undef SYSCALL_COLUMN
#undef SYSCALL_CALLS
#undef SYSCALL_FIRST
