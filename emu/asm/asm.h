/*
 * asm.h - an assembler: source text to an ELF program.
 *
 *     struct assembly *a = assemble(isa, "prog.s", source, length);
 *     for (unsigned k = 0; k < a->messages; k++)
 *         fprintf(stderr, "%s\n", a->message[k].text);
 *     if (!a->messages)
 *         ok = assembly_write(a, fd);
 *     assembly_free(a);
 *
 * Instructions are those that isa->disassemble() prints; directives are GNU as': docs/assembler.md lists them. The result is a static
 * program that starts at the symbol _start.
 */
#ifndef PRECIS_EMU_ASM_ASM_H
#define PRECIS_EMU_ASM_ASM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct isa;

enum assembly_section { ASM_TEXT, ASM_DATA, ASM_BSS, ASM_SECTIONS, ASM_ABSOLUTE = ASM_SECTIONS };

/* A mistake in the source. */
struct assembly_message {
    unsigned line, column; /* from 1 */
    char *text;            /* "prog.s:3:5: ..." */
};

struct assembly_symbol {
    char *name;
    enum assembly_section section;
    uint64_t value; /* its address */
    uint64_t size;  /* by .size; 0: none */
    bool defined, global, function, object;
    unsigned line; /* of its definition */
};

/* An instruction or a bundle, or data, with the line that it is from. */
struct assembly_row {
    unsigned line;
    enum assembly_section section;
    uint64_t address;
    uint32_t bytes;
};

enum { ASM_MOST_MESSAGES = 20, ASM_MOST_BYTES = 16 << 20 /* of a section */ };

struct assembly {
    const struct isa *isa;
    struct assembly_message message[ASM_MOST_MESSAGES];
    unsigned messages;
    bool out_of_memory; /* then there is no message of it */
    struct {
        uint8_t *bytes; /* NULL: .bss, or empty */
        uint64_t size, address;
    } section[ASM_SECTIONS];
    struct assembly_symbol *symbol;
    unsigned symbols;
    struct assembly_row *row;
    unsigned rows;
    unsigned level; /* of the instruction set: an index of isa->levels */
};

/* Assembles a source of `length` bytes. `name` is the file's, for messages. isa->assembler must not be NULL. Numbers without a prefix are
 * decimal, or, as_printed, as `precis disasm` prints them. Returns NULL if out of memory. */
struct assembly *assemble(const struct isa *isa, const char *name, const char *source, size_t length, bool as_printed);
void assembly_free(struct assembly *a);

/* The address of _start; false: it is not defined. */
bool assembly_entry(const struct assembly *a, uint64_t *entry);
/* Writes the program to an empty file, with section headers and symbols. Returns NULL, or what libelf says is wrong. */
const char *assembly_write(const struct assembly *a, int fd);

#endif
