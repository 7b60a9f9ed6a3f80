/* cmd_disasm.c - precis disasm: machine code as text, in GNU objdump's layout. */
#define _GNU_SOURCE
#include <argp.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"
#include "emu/cpu/isa.h"
#include "emu/debug/code_text.h"
#include "emu/load/symbols.h"
#include "emu/cli/program.h"
#include "emu/report/json.h"
#include "emu/report/must.h"
#include "emu/report/printable.h"

struct options {
    const char *file, *section, *function;
    uint64_t start, stop;
    json_t *list; /* --json: where instructions are appended; NULL: text */
};

enum { KEY_START = 1000, KEY_STOP, KEY_JSON };

static const struct argp_option option_list[] = {
    {"section", 'j', "NAME", 0, "Only this section", 0},
    {"function", 'f', "NAME", 0, "Only this function", 0},
    {"start-address", KEY_START, "N", 0, "Only addresses from N on", 0},
    {"stop-address", KEY_STOP, "N", 0, "Only addresses below N", 0},
    {"json", KEY_JSON, NULL, 0, "Print JSON", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;
    switch (key) {
    case 'j': o->section = arg; break;
    case 'f': o->function = arg; break;
    case KEY_START: o->start = option_number(state, "start-address", arg, 0, UINT64_MAX); break;
    case KEY_STOP: o->stop = option_number(state, "stop-address", arg, 0, UINT64_MAX); break;
    case KEY_JSON: o->list = o->list ? o->list : json_array(); break;
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

/* Returns whether an instruction's 0x number is a value, not a code address. */
static bool number_is_value(const char *text)
{
    static const char *const values[] = {"nop", "break", "hint", "mov", "data", "dep", "add", "and"};
    const char *name = text + strspn(text, " ");
    if (*name == '[')
        name = strchr(name, ']') ? strchr(name, ']') + 1 : name;
    name += strspn(name, " ");
    if (*name == '(')
        name = strchr(name, ')') ? strchr(name, ')') + 1 : name;
    name += strspn(name, " ");
    if (!strncmp(name, "movb", 4) || !strncmp(name, "movib", 5) || !strncmp(name, "addb", 4) || !strncmp(name, "addib", 5))
        return false;
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        if (!strncmp(name, values[i], strlen(values[i])))
            return true;
    return false;
}

/* Returns the number that is a code address, or NULL. */
static const char *code_address(const struct isa *isa, const char *text)
{
    if (isa->code_address)
        return isa->code_address(text);
    return number_is_value(text) ? NULL : strstr(text, "0x");
}

/* Prints the text; a branch target in objdump's format, with the nearest symbol: "4a10 <main+0x10>". */
static void print_text(const struct isa *isa, const struct symbols *y, const char *text)
{
    const char *number = code_address(isa, text);
    const struct symbol *f = NULL;
    char *end = NULL;
    uint64_t target = 0;
    if (number) {
        target = strtoull(number, &end, 16);
        f = symbols_before(y, target);
    }
    if (!f) {
        fputs(text, stdout);
        return;
    }
    printf("%.*s%" PRIx64 " <", (int)(number - text), text, target);
    put_printable(f->name, stdout);
    if (target != f->start)
        printf("+0x%" PRIx64, target - f->start);
    printf(">%s", end);
}

static void print_bytes(const uint8_t *bytes, unsigned n, unsigned width)
{
    for (unsigned i = 0; i < n; i++)
        printf("%02x ", bytes[i]);
    printf("%*s", n < width ? (int)(3 * (width - n)) : 0, "");
}

/* Writes the text of one instruction, or of data between instructions. Returns its length, or 0 if n bytes are too few. */
static unsigned text_at(const struct isa *isa, const struct symbols *y, uint64_t va, const uint8_t *code, size_t n, char *text, size_t cap)
{
    enum symbols_content content = symbols_content(y, va);
    if (content != SYMBOLS_DATA)
        return code_text(isa, y, va, code, n, text, cap);
    unsigned size = n >= 4 && va % 4 == 0 ? 4 : 1;
    uint32_t value = 0;
    for (unsigned i = 0; i < size; i++)
        value |= (uint32_t)code[i] << 8 * (isa->big_endian ? size - 1 - i : i);
    snprintf(text, cap, "%s 0x%0*" PRIx32, size == 4 ? ".long" : ".byte", (int)(2 * size), value);
    return size;
}

/* One instruction per line. The column of bytes has room for the usual lengths. */
static void print_words(const struct isa *isa, const struct symbols *y, uint64_t va, const uint8_t *code, size_t n)
{
    char text[256];
    unsigned most = isa_most_bytes(isa), width = most < 8 ? most : 8;
    while (n) {
        unsigned used = text_at(isa, y, va, code, n, text, sizeof text);
        unsigned shown = used ? used : (unsigned)n;
        printf("%8" PRIx64 ":\t", va);
        print_bytes(code, shown, width);
        putchar('\t');
        print_text(isa, y, used ? text : "(truncated)");
        putchar('\n');
        va += shown;
        code += shown;
        n -= shown;
    }
}

/* Bundles: one line per slot, with 6, 6 and 4 of the bundle's bytes. The last line of a long instruction has bytes only. */
static void print_bundles(const struct isa *isa, const struct symbols *y, uint64_t va, const uint8_t *code, size_t n)
{
    static const unsigned first[] = {0, 6, 12}, count[] = {6, 6, 4};
    char text[256];
    for (; n >= 16; va += 16, code += 16, n -= 16) {
        unsigned used = 0;
        for (unsigned slot = 0; slot < 3; slot++) {
            bool rest = slot == 2 && used == 15;
            if (!rest)
                used = isa->disassemble(va + slot, code + slot, 16 - slot, text, sizeof text);
            printf("%8" PRIx64 ":\t", va + first[slot]);
            print_bytes(code + first[slot], count[slot], rest ? 4 : 6);
            if (!rest) {
                putchar('\t');
                print_text(isa, y, text);
            }
            putchar('\n');
        }
    }
}

/* Appends the instructions of a range as objects. The bytes of a bundle are with its first slot. */
static void append_range(json_t *list, const struct isa *isa, const struct symbols *y, const struct code_section *c, uint64_t from,
                         uint64_t to)
{
    char text[256], hex[2 * ISA_MOST_BYTES + 1];
    bool bundles = isa->sample_bytes == 16;
    for (uint64_t va = from; va < to;) {
        uint64_t slot = bundles ? va % 16 : 0;
        const uint8_t *code = c->bytes + (va - c->address);
        unsigned used = bundles ? isa->disassemble(va, code, (size_t)(16 - slot), text, sizeof text)
                                : text_at(isa, y, va, code, to - va, text, sizeof text);
        unsigned shown = bundles ? (slot ? 0 : 16) : used ? used : (unsigned)(to - va);
        const struct symbol *f = symbols_find(y, va);
        hex[0] = 0;
        for (unsigned k = 0; k < shown && k < ISA_MOST_BYTES; k++)
            snprintf(hex + 2 * k, 3, "%02x", code[k]);
        json_t *o =
            json_pack("{s:o, s:o, s:o, s:s, s:o}", "section", text_json(c->name), "function", f ? text_json(f->name) : json_null(),
                      "address", address_json(va), "bytes", hex, "text", text_json(used ? text + strspn(text, " ") : "(truncated)"));
        json_array_append_new(list, o);
        va += used ? used : (bundles ? to - va : shown);
    }
}

static void print_range(const struct options *o, const struct isa *isa, const struct symbols *y, const struct code_section *c,
                        uint64_t from, uint64_t to)
{
    if (o->list)
        append_range(o->list, isa, y, c, from, to);
    else if (isa->sample_bytes == 16)
        print_bundles(isa, y, from, c->bytes + (from - c->address), to - from);
    else
        print_words(isa, y, from, c->bytes + (from - c->address), to - from);
}

/* Prints the selected part of a section, with a heading before each function. Returns whether there is one. */
static bool print_section(const struct options *o, const struct isa *isa, struct symbols *y, unsigned bits, const struct code_section *c)
{
    size_t n, i = 0;
    const struct symbol *all = symbols_all(y, &n);
    uint64_t end = c->address + c->size, at = o->start > c->address ? o->start : c->address;
    bool printed = false;
    end = o->stop < end ? o->stop : end;
    while (i < n && all[i].start < at)
        i++;
    while (at < end) {
        const struct symbol *f = symbols_find(y, at);
        uint64_t next = i < n && all[i].start < end ? all[i].start : end;
        bool heading = i < n && all[i].start == at;
        if (heading)
            next = i + 1 < n && all[i + 1].start < end ? all[i + 1].start : end;
        i += heading;
        if (!o->function || (f && !strcmp(f->name, o->function))) {
            if (!printed && !o->list) {
                printf("\nDisassembly of section ");
                put_printable(c->name, stdout);
                printf(":\n");
            }
            if ((heading || !printed) && !o->list) {
                printf("\n%0*" PRIx64 " <", bits / 4, at);
                put_printable(f ? f->name : c->name, stdout);
                printf(">:\n");
            }
            print_range(o, isa, y, c, at, o->function && f->end < next ? f->end : next);
            printed = true;
        }
        at = next;
    }
    return printed;
}

static int disassemble(const char *command, const struct options *o, struct symbols *y)
{
    size_t n;
    bool printed = false;
    struct elf_kind kind = symbols_kind(y);
    const struct isa *isa = code_machine(command, o->file, &kind);
    if (!isa)
        return EXIT_MISTAKE;
    const struct code_section *code = symbols_code(y, &n);
    if (symbols_error(y))
        cannot_read(o->file, symbols_error(y));
    if (symbols_lack_sections(y))
        complain(command, "%s: truncated: it ends before the headers of its sections; its segments follow", o->file);
    for (size_t i = 0; i < n; i++)
        if (!o->section || !strcmp(o->section, code[i].name))
            printed |= print_section(o, isa, y, kind.bits, &code[i]);
    if (!printed) {
        complain_no_code(command, o->file, o->function, o->section || o->start || o->stop != UINT64_MAX);
        return EXIT_MISTAKE;
    }
    if (o->list)
        print_json(json_incref(o->list), stdout);
    return output_close(command, "standard output", stdout) ? 0 : EXIT_MISTAKE;
}

int cmd_disasm(int argc, char **argv)
{
    static const struct argp argp = {option_list, parse,        "FILE", "Print the machine code of a {or} ELF, SOM or a.out file as text.",
                                     NULL,        machine_help, NULL};
    struct options o = {.stop = UINT64_MAX};
    char *why = NULL;
    command_parse(&argp, argc, argv, 0, &o);
    struct symbols *y = symbols_open(o.file, &why);
    if (!y)
        complain(argv[0], "%s", why ? why : "out of memory");
    free(why);
    int status = y ? disassemble(argv[0], &o, y) : EXIT_MISTAKE;
    symbols_free(y);
    json_decref(o.list);
    return status;
}
