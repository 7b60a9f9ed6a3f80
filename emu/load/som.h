/*
 * som.h - SOM executables: the file format of 32-bit HP-UX on PA-RISC.
 *
 *     if (som_is(fd))
 *         rc = som_read(fd, "prog", &image, &why);   // as elf_read(): elf_map() maps it
 *
 * A SOM file has a header of 32 words, and auxiliary headers, of which the one of type 4 (HP-UX) places text, data and bss in memory.
 * Sources: "The 32-bit PA-RISC Run-time Architecture Document", 10 (SOM); GNU BFD's include/som/ for numbers.
 */
#ifndef PRECIS_EMU_LOAD_SOM_H
#define PRECIS_EMU_LOAD_SOM_H

#include <stdbool.h>

#include "emu/load/elf.h"

/* The first word of the text of a program or library that needs the dynamic loader: its tables follow. */
enum { SOM_DL_VERSION_1 = 89060912, SOM_DL_VERSION_2 = 93092112 };

/* Return whether the open file begins like a SOM file of any kind. */
bool som_is(int fd);
/* Reads and checks the headers of a program, with elf_read()'s results. The image has the machine EM_PARISC, the OS ABI ELFOSABI_HPUX, and
 * as flags the file's system id, whose values are those of ELF's EF_PARISC_ARCH: 0x20b (1.0), 0x210 (1.1), 0x214 (2.0). Its segments are
 * text and data with bss. */
int som_read(int fd, const char *name, struct elf_image *out, char **why);

#endif
