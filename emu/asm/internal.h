/* internal.h - what the files of the assembler share. */
#ifndef PRECIS_EMU_ASM_INTERNAL_H
#define PRECIS_EMU_ASM_INTERNAL_H

#include "emu/asm/asm.h"
#include "emu/asm/encode.h"
#include "emu/cpu/isa.h"

/* A label that is a number: "1:", which "1b" and "1f" name. */
struct number_label {
    unsigned number, statement;
    enum assembly_section section;
    uint64_t value;
};

/* An instruction that waits for others of its bundle. */
struct waiting {
    char text[ENCODE_TEXT];
    struct isa_encoding e;
    bool stop;
    unsigned line;
};

struct assembler {
    struct assembly *out;
    const struct isa *isa;
    const char *file;
    enum encode_numbers numbers;
    enum { PASS_NAMES, PASS_SIZES, PASS_CODE } pass; /* names of labels; their addresses; code */
    enum assembly_section section;
    unsigned line, statement;
    const char *line_start; /* for columns */
    struct number_label *label;
    unsigned labels, labels_seen; /* seen: in this pass */
    struct waiting waiting[3];    /* of the bundle */
    unsigned nwaiting;
    char bundle_template[4]; /* "MII" in braces that name it; "": any */
    bool in_braces;
    uint64_t capacity[ASM_SECTIONS]; /* of the sections, in PASS_CODE */
    char *line_copy;                 /* the statement's line, without comments */
};

/* The value of an expression. */
struct value {
    uint64_t number;
    bool unknown; /* before PASS_CODE: of a symbol that is not yet defined */
};

/* Adds a message of a place in the line, if the pass says it for the first time. */
__attribute__((format(printf, 3, 4))) void asm_error(struct assembler *a, const char *at, const char *format, ...);

/* Reads an expression from *at on, up to `end`, and advances *at. false: a message was added. */
bool asm_expression(struct assembler *a, const char **at, const char *end, struct value *out);
/* Returns whether an expression begins at `at`, rather than a register or another word. */
bool asm_is_expression(const struct assembler *a, const char *at, const char *end);

bool asm_is_name(char c, bool first);
/* The symbol of this name, or NULL; with `make` it is made if necessary, and NULL means that there is no memory. */
struct assembly_symbol *asm_symbol(struct assembler *a, const char *name, size_t length, bool make);
/* The current location. */
uint64_t asm_here(const struct assembler *a);
/* Appends bytes to the current section; NULL: zeros. false: a message was added. */
bool asm_emit(struct assembler *a, const char *at, const uint8_t *bytes, uint64_t n);

/* Executes the directive `name` with its arguments from `at` to `end`. */
void asm_directive(struct assembler *a, const char *name, size_t length, const char *at, const char *end);
/* Assembles an instruction. */
void asm_instruction(struct assembler *a, const char *at, const char *end, bool stop);
/* Ends a bundle. */
void asm_flush(struct assembler *a);
/* A brace. */
void asm_open_bundle(struct assembler *a, const char *at);
void asm_close_bundle(struct assembler *a, const char *at);

#endif
