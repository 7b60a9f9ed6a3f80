/*
 * symbols.h - which function, and which source line, an address of an ELF file belongs to.
 *
 *     struct symbols *y = symbols_open("/bin/prog", &why);
 *     const struct symbol *f = symbols_find(y, address);
 *     if (f)
 *         printf("%s+0x%" PRIx64 "\n", f->name, address - f->start);
 *     symbols_free(y);
 *
 * Addresses are those of the file (no load bias). For an address in a running program, turn its offset in the mapped file into
 * one with symbols_address_of(). Names are as in the file, not demangled.
 */
#ifndef PRECIS_EMU_LOAD_SYMBOLS_H
#define PRECIS_EMU_LOAD_SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct symbol {
    uint64_t start, end; /* [start, end) */
    const char *name;
};

struct symbols;

/* Read the functions of the ELF file at a host path: .symtab, else .dynsym. A file without any is no error.
 * NULL: *why (if why is not NULL) is a message to free(). */
struct symbols *symbols_open(const char *path, char **why);
/* The same of an open file of at most 1 GiB, of which a duplicate is kept; its position is not used. `name` is for messages. */
struct symbols *symbols_open_file(int fd, const char *name, char **why);
void symbols_free(struct symbols *y);

/* The function that holds the address, or NULL. A symbol without a size reaches to the next one in its section. */
const struct symbol *symbols_find(const struct symbols *y, uint64_t address);
/* The one that begins at the address or is the nearest before it, however far; NULL: none. */
const struct symbol *symbols_before(const struct symbols *y, uint64_t address);
/* All of them, sorted by address, one per address. */
const struct symbol *symbols_all(const struct symbols *y, size_t *count);

/* Where the byte at an offset of the file lies in memory; false: in no segment. */
bool symbols_address_of(const struct symbols *y, uint64_t file_offset, uint64_t *address);

/* The source line of an instruction from the file's DWARF; false: not known. *file lives as long as y. */
bool symbols_line(struct symbols *y, uint64_t address, const char **file, int *line);

/* One section of code: its name, address and contents. */
struct code_section {
    const char *name;
    uint64_t address, size;
    const uint8_t *bytes;
};
/* The executable sections in the file's order; the segments instead if it has no sections. */
const struct code_section *symbols_code(struct symbols *y, size_t *count);

/* The bytes of a section, as in the file; NULL: it has none of that name. They live as long as y. */
const uint8_t *symbols_section(struct symbols *y, const char *name, size_t *size);

/* e_machine and class (32 or 64) of the file. */
uint16_t symbols_machine(const struct symbols *y, unsigned *bits);

#endif
