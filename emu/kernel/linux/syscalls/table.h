/*
 * table.h - the array of a machine's system calls, from its table. Define before each inclusion:
 *     SYSCALL_TABLE   the .def file
 *     SYSCALL_ARRAY   the array's name
 *     SYSCALL_FIRST   the number of element 0
 */
#define S(number, name, handler, ...)        SYSCALL_CALLER(name, handler, __VA_ARGS__)
#define P(number, name, handler, lacks, ...) SYSCALL_CALLER(name, handler, __VA_ARGS__)
#define U(number, name, why)
#include SYSCALL_TABLE
#undef S
#undef P
#undef U

#define S(number, name, handler, ...)        [number - SYSCALL_FIRST] = SYSCALL_LINE(name, CALL_FULL, NULL, __VA_ARGS__),
#define P(number, name, handler, lacks, ...) [number - SYSCALL_FIRST] = SYSCALL_LINE(name, CALL_PARTIAL, lacks, __VA_ARGS__),
#define U(number, name, why)                 [number - SYSCALL_FIRST] = {#name, NULL, "", CALL_MISSING, why},
static const struct syscall_line SYSCALL_ARRAY[] = {
#include SYSCALL_TABLE
};
#undef S
#undef P
#undef U

#undef SYSCALL_TABLE
#undef SYSCALL_ARRAY
#undef SYSCALL_FIRST
