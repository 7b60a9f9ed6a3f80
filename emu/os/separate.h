/*
 * separate.h - a copy of this process, made by fork(), that shares no memory with the original.
 *
 * fork() copies private memory when one of the two writes it. Memory that is shared on purpose stays shared: guest memory of programs that
 * have forked, translated code with its two views, and mapped files. os_separate() gives the copy its own.
 */
#ifndef PRECIS_EMU_OS_SEPARATE_H
#define PRECIS_EMU_OS_SEPARATE_H

#include <stdbool.h>

enum os_separation {
    OS_SEPARATE_PROCESS, /* all that is shared; from now on the copy replays what the original records */
    OS_SEPARATE_MEMORY,  /* files in memory that are precis' own: the process has other parts. The copy records on, in its own log */
};

/* In a copy of the process, while the original waits: copies what both share. Returns false if the host has no memory or descriptors; then
 * the copy must not use its machines. */
bool os_separate(enum os_separation what);

#endif
