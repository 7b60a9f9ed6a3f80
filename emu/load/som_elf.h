/*
 * som_elf.h - a SOM file's symbols, code and unwind table, as an ELF file in memory.
 *
 * With it libelf and every ELF reader can read SOM files. The ELF file is the SOM file with another header, and with section headers and a
 * symbol table appended: the file's contents keep their offsets. Functions are those of the symbol dictionary, or in a file without one, of
 * the list of exports. Sources: as som.h; the dynamic loader's header and its lists, 10.4.
 */
#ifndef PRECIS_EMU_LOAD_SOM_ELF_H
#define PRECIS_EMU_LOAD_SOM_ELF_H

#include <stddef.h>
#include <stdint.h>

/* Returns the ELF file, to free(), and its size. NULL: not a SOM program or library, damaged, or no memory. */
uint8_t *som_as_elf(int fd, size_t *size);

#endif
