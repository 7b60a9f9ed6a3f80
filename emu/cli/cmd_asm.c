/* cmd_asm.c - precis asm: assembles a program. */
#define _GNU_SOURCE /* getdelim */
#include <argp.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/asm/asm.h"
#include "emu/cli/command.h"
#include "emu/cli/program.h"
#include "emu/cpu/isa.h"
#include "emu/machines.h"
#include "emu/report/printable.h"

struct options {
    const char *file, *isa, *output;
    bool listing, as_printed;
};

enum { KEY_AS_PRINTED = 256 };
static const struct argp_option option_list[] = {
    {"isa", 'i', "NAME", 0, "Instruction set: {names}", 0},
    {"output", 'o', "FILE", 0, "The program; by default FILE without \".s\"", 0},
    {"listing", 'l', NULL, 0, "Print each line with its address and bytes", 0},
    {"as-printed", KEY_AS_PRINTED, NULL, 0, "Read numbers as precis disasm prints them, not as decimal", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;
    switch (key) {
    case 'i': o->isa = arg; break;
    case 'o': o->output = arg; break;
    case 'l': o->listing = true; break;
    case KEY_AS_PRINTED: o->as_printed = true; break;
    case ARGP_KEY_ARG:
        if (o->file)
            option_error(state, "expected exactly one FILE; '%s' is the second", arg);
        o->file = arg;
        break;
    case ARGP_KEY_NO_ARGS: option_error(state, "no FILE given"); break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

/* Reads a file; "-" is standard input. Returns NULL after an error message. */
static char *read_source(const char *command, const char *path, size_t *length)
{
    FILE *f = strcmp(path, "-") ? fopen(path, "r") : stdin;
    char *text = NULL;
    size_t capacity = 0, n = 0, got;
    do {
        char *larger = f && n + 1 >= capacity ? realloc(text, capacity = 2 * capacity + 65536) : text;
        text = larger;
        got = larger ? fread(text + n, 1, capacity - n - 1, f) : 0;
        n += got;
    } while (got && n < ASM_MOST_BYTES);
    bool failed = !f || !text || ferror(f);
    if (failed)
        complain(command, "%s: %s", path, strerror(errno));
    else if (n >= ASM_MOST_BYTES)
        complain(command, "%s: a source has at most %d bytes", path, ASM_MOST_BYTES);
    if (f && f != stdin)
        fclose(f);
    if (failed || n >= ASM_MOST_BYTES) {
        free(text);
        return NULL;
    }
    *length = n;
    return text;
}

/* The name of the program: that of the source without ".s". NULL after an error message. */
static char *output_name(const char *command, const struct options *o)
{
    size_t n = strlen(o->file);
    if (o->output)
        return strdup(o->output);
    if (n > 2 && !strcmp(o->file + n - 2, ".s"))
        return strndup(o->file, n - 2);
    complain(command, "%s: the name does not end in .s: name the program with --output=FILE", o->file);
    return NULL;
}

/* Prints up to 16 bytes of a row, or "..." for what has none. */
static void print_bytes(const struct assembly *a, const struct assembly_row *r, unsigned column)
{
    enum { SHOWN = 16 };
    const uint8_t *bytes = a->section[r->section].bytes;
    unsigned n = r->bytes < SHOWN ? r->bytes : SHOWN, used = 0;
    for (unsigned k = 0; bytes && k < n; k++)
        used += (unsigned)printf("%02x", bytes[r->address - a->section[r->section].address + k]);
    if (!bytes || r->bytes > SHOWN)
        used += (unsigned)printf("..");
    printf("%*s", used < column ? (int)(column - used) : 1, "");
}

static void print_listing(const struct assembly *a, const char *source)
{
    unsigned row = 0, line = 1, column = a->isa->sample_bytes == 16 ? 34 : 18;
    for (const char *at = source; *at; line++) {
        size_t n = strcspn(at, "\n");
        bool first = true;
        for (; row < a->rows && a->row[row].line <= line; row++) {
            if (!first)
                putchar('\n');
            printf("%*" PRIx64 "  ", a->isa->long_bits / 4, a->row[row].address);
            print_bytes(a, &a->row[row], column);
            first = false;
        }
        if (first)
            printf("%*s", (int)(a->isa->long_bits / 4 + 2 + column), "");
        printf("%4u  ", line);
        for (size_t k = 0; k < n; k++)
            putchar(at[k] == '\t' || (unsigned char)at[k] >= ' ' ? at[k] : '?');
        putchar('\n');
        at += n + (at[n] == '\n');
    }
}

/* Prints what is wrong. Returns false if anything is. */
static bool check(const char *command, const struct assembly *a, const struct options *o)
{
    uint64_t entry;
    for (unsigned k = 0; k < a->messages; k++) {
        put_printable(a->message[k].text, stderr);
        fputc('\n', stderr);
    }
    if (a->messages == ASM_MOST_MESSAGES)
        complain(command, "%s: %d errors; the rest of the file is not read", o->file, a->messages);
    else if (a->out_of_memory)
        complain(command, "%s: out of memory", o->file);
    else if (!a->messages && !assembly_entry(a, &entry))
        complain(command, "%s: no label _start: a program begins there", o->file);
    else
        return !a->messages;
    return false;
}

static bool write_program(const char *command, const struct assembly *a, const char *path)
{
    FILE *f = output_open_result(command, path);
    mode_t mask = umask(0);
    umask(mask);
    if (!f)
        return false;
    const char *error = assembly_write(a, fileno(f));
    if (error) {
        complain(command, "%s: %s", path, error);
        output_discard(f);
        return false;
    }
    fchmod(fileno(f), 0777 & ~mask);
    return output_close(command, path, f);
}

static int run(const char *command, const struct options *o, const struct isa *isa)
{
    size_t length;
    int status = EXIT_MISTAKE;
    char *path = output_name(command, o), *source = path ? read_source(command, o->file, &length) : NULL;
    struct assembly *a = source ? assemble(isa, o->file, source, length, o->as_printed) : NULL;
    if (source && !a)
        complain(command, "%s: out of memory", o->file);
    if (a && check(command, a, o) && write_program(command, a, path)) {
        source[length] = 0;
        if (o->listing)
            print_listing(a, source);
        status = EXIT_SUCCESS;
    }
    if (a)
        assembly_free(a);
    free(source);
    free(path);
    return status;
}

int cmd_asm(int argc, char **argv)
{
    static const struct argp argp = {option_list,
                                     parse,
                                     "FILE",
                                     "Assemble a program: instructions as precis disasm prints them, with labels and GNU as' directives. "
                                     "The program needs no linker; it "
                                     "begins at the label _start.",
                                     NULL,
                                     machine_help,
                                     NULL};
    struct options o = {0};
    command_parse(&argp, argc, argv, 0, &o);
    const struct isa *isa = named_machine(argv[0], "--isa", o.isa ? o.isa : machine_by_index(0)->name);
    if (!isa)
        return EXIT_MISTAKE;
    if (!isa->assembler) {
        complain(argv[0], "--isa=%s: no assembler for %s is built in: use GNU as", isa->name, isa->long_name);
        return EXIT_MISTAKE;
    }
    return run(argv[0], &o, isa);
}
