/* pstat.c - pstat(2). In 64-bit programs its structures have 64-bit numbers, in 32-bit ones if they are compiled with _PSTAT64. */
#include "libc.h"

enum { PROC = 1, STATIC, DYNAMIC, PROCESSOR = 10, COMMAND_LINE = 34 };
#define WIDE 0x80000000l
#ifdef __LP64__
#define OWN WIDE
#else
#define OWN 0l
#endif

int pstat(int function, void *buffer, size_t size, size_t count, int index)
{
    return (int)CALL(SYS_pstat, (long)function | OWN, buffer, size, count, (long)index);
}

/* Defines pstat_getNAME(), and the function that its name means with _PSTAT64. */
#define PSTAT(name, number)                                                                 \
    int pstat_get##name(void *buffer, size_t size, size_t count, int index)                 \
    {                                                                                       \
        return (int)CALL(SYS_pstat, (long)number | OWN, buffer, size, count, (long)index);  \
    }                                                                                       \
    int __pstat_get##name##64(void *buffer, size_t size, size_t count, int index)           \
    {                                                                                       \
        return (int)CALL(SYS_pstat, (long)number | WIDE, buffer, size, count, (long)index); \
    }

PSTAT(static, STATIC)
PSTAT(dynamic, DYNAMIC)
PSTAT(processor, PROCESSOR)
PSTAT(proc, PROC)
PSTAT(commandline, COMMAND_LINE)
