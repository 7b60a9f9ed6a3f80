/*
 * aout.h - a.out files: the programs of 4.3BSD on the VAX.
 *
 *     if (aout_is(fd))
 *         rc = aout_read(fd, "prog", &image, &why);   // as elf_read(); aout_map() maps it
 *
 * A header of eight little-endian longs gives the sizes of text, data and bss, of the symbols and relocations, and the entry point. The
 * text is loaded at address 0. The magic number says how:
 *     0407  OMAGIC  text is writable, data follows it at once
 *     0410  NMAGIC  text is read-only, data begins at the next multiple of 1024
 *     0413  ZMAGIC  the same, and in the file text is at offset 1024 and data at a multiple of 1024
 * Sources: a.out(5) of 4.3BSD; its kernel's sys/kern_exec.c for what is run.
 */
#ifndef PRECIS_EMU_LOAD_AOUT_H
#define PRECIS_EMU_LOAD_AOUT_H

#include <stdbool.h>

#include "emu/load/elf.h"

#ifndef EM_VAX
#define EM_VAX 75
#endif

/* Returns whether the open file begins with the magic number of an a.out file of the VAX. */
bool aout_is(int fd);
/* Reads and checks the header of a program, with elf_read()'s results. The image has the machine EM_VAX; aout_map()
 * maps it, not elf_map(). The entry point is the address of the entry mask of the first function, as in the file. */
int aout_read(int fd, const char *name, struct elf_image *out, char **why);
/* Returns an ELF file in memory, to free(), with the a.out file's text, data and symbols, and its size: every ELF reader can read it. The
 * program's memory is at a page boundary of the file, up to the end of the data. NULL: no a.out program, damaged, or no memory. */
uint8_t *aout_as_elf(int fd, size_t *size);
/* The same with zeros in the place of text and data, of which the ELF header has a checksum: what aout_map() maps. */
uint8_t *aout_symbol_elf(int fd, size_t *size);
/* As elf_map(). Maps a memory file of the host, which has the symbols of that ELF file, and copies text and data to pages of the program's
 * own: they are at other places of their pages in the a.out file than in memory. Pages that have text only are not writable, unless the
 * text is. */
int aout_map(struct space *s, const struct mem_file *file, const struct elf_image *image, uint64_t bias, struct elf_loaded *out);

#endif
