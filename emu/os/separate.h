/*
 * separate.h - a copy of this process, made by fork(), that shares no memory with the original.
 *
 * fork() copies private memory when one of the two writes it. Memory that is shared on purpose stays shared: guest memory of programs that
 * have forked, translated code with its two views, and mapped files. os_separate() gives the copy its own.
 */
#ifndef PRECIS_EMU_OS_SEPARATE_H
#define PRECIS_EMU_OS_SEPARATE_H

#include <stdbool.h>

/* In a copy of the process, while the original waits: copies what both share. replays: from now on it replays what the original records.
 * Returns false if the host has no memory or descriptors; then the copy must end. */
bool os_separate(bool replays);

#endif
