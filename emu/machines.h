/*
 * machines.h - the table of machines: what enumerates or names them reads it. docs/adding-a-machine.md
 *
 * The machines of libunicorn are in two programs: precis knows only their names and their program files, precis-unicorn has their
 * struct isa too.
 */
#ifndef PRECIS_EMU_MACHINES_H
#define PRECIS_EMU_MACHINES_H

#include <stddef.h>

struct elf_kind; /* emu/load/elf.h */
struct isa;

/* By ELF header, or by name (isa->name); NULL if unknown, or not in this program. */
const struct isa *machine_by_elf(const struct elf_kind *kind);
const struct isa *machine_by_name(const char *name);
/* All of this program by index; NULL past the end. */
const struct isa *machine_by_index(unsigned index);

/* The long name of a machine that precis-unicorn has and this program does not; NULL if it is none of these. */
const char *machine_elsewhere_by_elf(const struct elf_kind *kind);
const char *machine_elsewhere_by_name(const char *name);

/* The name of a machine that --isa takes, of either program, by index; NULL past the end. */
const char *machine_name(unsigned index);
/* The long names of the machines of both programs for a sentence: with `last` = " and ", "A, B and C". Returns text, cut off at cap. */
const char *machine_list(const char *last, char *text, size_t cap);

#endif
