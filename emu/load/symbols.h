/*
 * symbols.h - the function and the source line of an address of an ELF file.
 *
 *     struct symbols *y = symbols_open("/bin/prog", &why);
 *     const struct symbol *f = symbols_find(y, address);
 *     if (f)
 *         printf("%s+0x%" PRIx64 "\n", f->name, address - f->start);
 *     symbols_free(y);
 *
 * Addresses are those in the file (no load bias). For an address in a running program, convert its offset in the mapped file
 * with symbols_address_of(). Names are as in the file, not demangled.
 */
#ifndef PRECIS_EMU_LOAD_SYMBOLS_H
#define PRECIS_EMU_LOAD_SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "emu/load/debug_file.h"
#include "emu/load/elf.h"
#include "emu/load/source.h"

struct symbol {
    uint64_t start, end; /* [start, end) */
    const char *name;
};

struct symbols;

/* Read the functions of the ELF file at a host path: from .symtab, else from .dynsym. A file without either is no error. Returns NULL on
 * an error; *why (if why is not NULL) is then a message to free(), and errno is an error of the host (is_host_error()) or ENOEXEC. */
struct symbols *symbols_open(const char *path, char **why);
/* As symbols_open(), for an open file of at most 1 GiB. Keeps a duplicate of fd; the file position is not used. `name` is for messages. */
struct symbols *symbols_open_file(int fd, const char *name, char **why);
void symbols_free(struct symbols *y);

/* The function that contains the address, or NULL. A symbol without a size extends to the next one in its section. */
const struct symbol *symbols_find(const struct symbols *y, uint64_t address);
/* The last function that starts at or before the address, at any distance, or NULL. */
const struct symbol *symbols_before(const struct symbols *y, uint64_t address);
/* The function with this name in the file, or NULL; of several the one with the lowest address. */
const struct symbol *symbols_named(const struct symbols *y, const char *name);
/* All functions, sorted by address, one per address. */
const struct symbol *symbols_all(const struct symbols *y, size_t *count);

/* The contents of a section of code at an address, by the file's symbols. Where two instruction sets share even addresses (ARM and Thumb),
 * a function of the second one has an odd address in the file; struct symbol has the even one. */
enum symbols_content {
    SYMBOLS_CODE,
    SYMBOLS_CODE_ODD, /* code of the second instruction set */
    SYMBOLS_DATA,
    SYMBOLS_ENTRY, /* the beginning of a function that may have an entry mask */
};
enum symbols_content symbols_content(const struct symbols *y, uint64_t address);

/* Convert a file offset to an address. Returns false if it is in no segment. */
bool symbols_address_of(const struct symbols *y, uint64_t file_offset, uint64_t *address);
/* Returns the address to which addresses in unwind tables are relative: that of the file's header, which is in the text segment; 0 in SOM
 * files. False: the header is in no segment. */
bool symbols_unwind_base(const struct symbols *y, uint64_t *address);

/* The name of the function that a dynamic program imports by the entry of its procedure linkage table at DT_PLTGOT + offset, or by
 * relocation number `offset` of that table (by_number). Returns NULL if there is none. Owned by y. */
const char *symbols_import(struct symbols *y, uint64_t offset, bool by_number);

/* Uses the separate file with debugging information, if this one is stripped and there is such a file: its symbols and its source lines.
 * Functions from before are invalid then. Returns whether there is one. */
bool symbols_find_debug_file(struct symbols *y, const struct debug_search *search);
/* Its path, or "". */
const char *symbols_debug_path(const struct symbols *y);
/* Stores the file's identity, file_id(). Returns false if it is not readable. */
bool symbols_id(struct symbols *y, char out[FILE_ID_BYTES]);

/* The file's DWARF, or NULL. Owned by y. */
struct source *symbols_source(struct symbols *y);
/* The source line of an instruction. Returns false if unknown. *file is valid as long as y. */
bool symbols_line(struct symbols *y, uint64_t address, const char **file, int *line);

/* A section of code. */
struct code_section {
    const char *name;
    uint64_t address, size;
    const uint8_t *bytes;
};
/* The executable sections in the file's order; if it has no sections, the executable segments. */
const struct code_section *symbols_code(struct symbols *y, size_t *count);

/* Returns whether the file ends before the headers of its sections: it is truncated. */
bool symbols_lack_sections(const struct symbols *y);

/* The bytes of a section, as in the file; valid as long as y. Returns NULL if there is no section of that name. */
const uint8_t *symbols_section(struct symbols *y, const char *name, size_t *size);

/* The host's first error (errno) while the file, its debugging information or their parts were read: functions, lines and code may be
 * missing. Returns 0 if there is none. */
int symbols_error(const struct symbols *y);

/* The machine of the file. */
struct elf_kind symbols_kind(const struct symbols *y);

#endif
