/*
 * cmd_test_vector.c - precis test-vector: run an instruction-level case from a JSON file and print the final registers.
 * docs/test-vector.md describes both formats.
 */
#include <argp.h>
#include <errno.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/cli/command.h"
#include "emu/cli/program.h"
#include "emu/cpu/isa.h"
#include "emu/machines.h"

enum { DEFAULT_LIMIT = 1000000 };

struct options {
    const char *file;
    enum cpu_engine engine;
};

static const struct argp_option option_list[] = {
    {"engine", 'e', "NAME", 0, "interp (default) or jit", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;
    switch (key) {
    case 'e':
        if (strcmp(arg, "interp") && strcmp(arg, "jit"))
            option_error(state, "--engine=%s: expected interp or jit", arg);
        o->engine = strcmp(arg, "jit") ? CPU_ENGINE_INTERP : CPU_ENGINE_JIT;
        break;
    case ARGP_KEY_ARG:
        if (o->file)
            option_error(state, "expected exactly one FILE");
        o->file = arg;
        break;
    case ARGP_KEY_NO_ARGS: option_error(state, "no FILE given"); break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

/* A case while it runs. */
struct vector {
    const struct isa *isa;
    struct space *space;
    struct cpu *cpu;
    char why[200]; /* error message, set by wrong() */
};

static bool wrong(struct vector *v, const char *format, ...) __attribute__((format(printf, 2, 3)));
static bool wrong(struct vector *v, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    vsnprintf(v->why, sizeof v->why, format, ap);
    va_end(ap);
    return false;
}

/* Reads a number: 12, "0x1f", "12", "-1", true. */
static bool number(struct vector *v, const char *what, const json_t *j, uint64_t *out)
{
    char *end = NULL;
    errno = 0;
    if (json_is_integer(j)) {
        *out = (uint64_t)json_integer_value(j);
        return true;
    }
    if (json_is_boolean(j)) {
        *out = json_is_true(j);
        return true;
    }
    const char *text = json_string_value(j);
    if (text && *text)
        *out = *text == '-' ? (uint64_t)strtoll(text, &end, 0) : strtoull(text, &end, 0);
    if (!end || *end)
        return wrong(v, "%s: expected a number", what);
    if (errno)
        return wrong(v, "%s: %s does not fit in 64 bits", what, text);
    return true;
}

/* Returns whether a number fits in `bits` bits, signed or unsigned. */
static bool fits(uint64_t value, unsigned bits)
{
    return bits >= 64 || !(value >> bits) || (int64_t)value >> (bits - 1) == -1;
}

/* Reads an unsigned number of at most `bits` bits. */
static bool narrow_number(struct vector *v, const char *what, const json_t *j, unsigned bits, uint64_t *out)
{
    if (!number(v, what, j, out))
        return false;
    if (bits < 64 && *out >> bits)
        return wrong(v, "%s: 0x%" PRIx64 " does not fit in %u bits", what, *out, bits);
    return true;
}

static bool address_number(struct vector *v, const char *what, const json_t *j, uint64_t *out)
{
    const struct space_config *space = &v->isa->space;
    return narrow_number(v, what, j, space->region_bits ? 64 : space->low_bits, out);
}

/* ---- memory --------------------------------------------------------------------------------- */

static bool put(struct vector *v, uint64_t address, const void *bytes, size_t len)
{
    if (mem_poke(v->space, address, bytes, len) != len)
        return wrong(v, "memory at 0x%" PRIx64 ": cannot write %zu bytes", address, len);
    return true;
}

static bool put_hex(struct vector *v, uint64_t address, const char *hex)
{
    for (; *hex; hex += 2, address++) {
        while (*hex == ' ')
            hex++;
        unsigned byte;
        uint8_t b;
        if (!hex[0] || !hex[1] || sscanf(hex, "%2x", &byte) != 1)
            return wrong(v, "memory at 0x%" PRIx64 ": \"bytes\": expected pairs of hexadecimal digits", address);
        b = (uint8_t)byte;
        if (!put(v, address, &b, 1))
            return false;
    }
    return true;
}

/* Writes items of `size` bytes in the machine's byte order. */
static bool put_items(struct vector *v, uint64_t address, const json_t *list, unsigned size)
{
    size_t k;
    json_t *item;
    json_array_foreach(list, k, item)
    {
        uint64_t value;
        uint8_t b[8];
        if (!number(v, "memory", item, &value))
            return false;
        if (!fits(value, 8 * size))
            return wrong(v, "memory at 0x%" PRIx64 ": 0x%" PRIx64 " does not fit in %u bits", address + k * size, value, 8 * size);
        for (unsigned i = 0; i < size; i++)
            b[i] = (uint8_t)(value >> 8 * (v->isa->big_endian ? size - 1 - i : i));
        if (!put(v, address + k * size, b, size))
            return false;
    }
    return true;
}

/* Writes bundles: {"template": 16, "slots": [s0, s1, s2]}. */
static bool put_bundles(struct vector *v, uint64_t address, const json_t *list)
{
    size_t k;
    json_t *item;
    json_array_foreach(list, k, item)
    {
        uint64_t template, slot[3];
        if (!narrow_number(v, "bundle template", json_object_get(item, "template"), 5, &template))
            return false;
        for (unsigned i = 0; i < 3; i++)
            if (!narrow_number(v, "bundle slot", json_array_get(json_object_get(item, "slots"), i), 41, &slot[i]))
                return false;
        uint64_t half[2] = {template | slot[0] << 5 | slot[1] << 46, slot[1] >> 18 | slot[2] << 23};
        uint8_t b[16];
        for (unsigned i = 0; i < 16; i++)
            b[i] = (uint8_t)(half[i / 8] >> 8 * (i % 8));
        if (!put(v, address + 16 * k, b, 16))
            return false;
    }
    return true;
}

static unsigned access_of(const char *text)
{
    unsigned flags = 0;
    for (; text && *text; text++)
        flags |= *text == 'r' ? MEM_R : *text == 'w' ? MEM_W : *text == 'x' ? MEM_X : 0;
    return flags;
}

/* Computes the range of an area: its contents, but at least "size" bytes. */
static bool find_area(struct vector *v, const json_t *j, uint64_t *address, uint64_t *end)
{
    const char *hex = json_string_value(json_object_get(j, "bytes"));
    uint64_t size = 0, page = (uint64_t)1 << v->isa->space.page_shift,
             last = v->isa->space.region_bits ? -page : 1ull << v->isa->space.low_bits;
    uint64_t contents[] = {hex ? strlen(hex) / 2 : 0, 16 * json_array_size(json_object_get(j, "bundles")),
                           4 * json_array_size(json_object_get(j, "words")), 8 * json_array_size(json_object_get(j, "doublewords"))};
    if (!address_number(v, "memory: address", json_object_get(j, "address"), address) ||
        (json_object_get(j, "size") && !number(v, "memory: size", json_object_get(j, "size"), &size)))
        return false;
    for (unsigned i = 0; i < sizeof contents / sizeof *contents; i++)
        size = contents[i] > size ? contents[i] : size;
    size = size ? size : 1;
    if (*address >= last || size > last - *address)
        return wrong(v, "memory at 0x%" PRIx64 ": 0x%" PRIx64 " bytes extend beyond the last address", *address, size);
    *end = *address + size;
    return true;
}

static bool is_mapped(struct space *s, uint64_t at)
{
    struct mem_map m;
    return space_next_map(s, at, &m) && m.start <= at;
}

/* Maps the unmapped pages of one entry, with all access until protect_memory(), and writes the contents. */
static bool make_memory(struct vector *v, const json_t *j)
{
    uint64_t address, end, page = (uint64_t)1 << v->isa->space.page_shift;
    if (!find_area(v, j, &address, &end))
        return false;
    for (uint64_t at = address & -page; at < end; at += page)
        if (!is_mapped(v->space, at) && space_map(v->space, at, page, MEM_R | MEM_W | MEM_X, 0, NULL))
            return wrong(v, "memory at 0x%" PRIx64 ": cannot be mapped", at);
    const char *hex = json_string_value(json_object_get(j, "bytes"));
    return (!hex || put_hex(v, address, hex)) && put_bundles(v, address, json_object_get(j, "bundles")) &&
           put_items(v, address, json_object_get(j, "words"), 4) && put_items(v, address, json_object_get(j, "doublewords"), 8);
}

static bool protect_memory(struct vector *v, const json_t *j)
{
    const char *access = json_string_value(json_object_get(j, "access"));
    uint64_t address, end, page = (uint64_t)1 << v->isa->space.page_shift;
    if (!access)
        return true;
    if (access[strspn(access, "rwx")])
        return wrong(v, "memory: access: \"%s\": expected letters of rwx", access);
    if (!find_area(v, j, &address, &end))
        return false;
    uint64_t first = address & -page, len = ((end + page - 1) & -page) - first;
    if (space_protect(v->space, first, len, access_of(access)))
        return wrong(v, "memory at 0x%" PRIx64 ": cannot set the access", address);
    return true;
}

/* ---- registers ------------------------------------------------------------------------------ */

static bool set_register(struct vector *v, const char *name, const json_t *value)
{
    uint64_t n;
    int reg = cpu_reg_find(v->isa, name);
    if (reg < 0)
        return wrong(v, "%s has no register %s", v->isa->long_name, name);
    if (!number(v, name, value, &n))
        return false;
    unsigned bits = v->isa->regs[reg].width;
    if (!fits(n, bits))
        return wrong(v, "%s: 0x%" PRIx64 " does not fit in %u bits", name, n, bits);
    cpu_reg_set(v->cpu, reg, n);
    if (!strcmp(name, "cfm") && cpu_reg_get(v->cpu, reg) != n)
        return wrong(v, "cfm: 0x%" PRIx64 " is not a valid frame", n);
    return true;
}

/* Sets registers: "r5": 3, or by parts "r5": {"value": 3, "nat": true}, "f6": {"sig": ..., "exp": ...}. */
static bool set_registers(struct vector *v, json_t *registers)
{
    static const char *const first[] = {"cfm", "ar.bsp", "ar.bspstore"}; /* others depend on these */
    const char *name, *part;
    json_t *value, *piece;
    for (unsigned k = 0; k < sizeof first / sizeof *first; k++)
        if (json_object_get(registers, first[k]) && !set_register(v, first[k], json_object_get(registers, first[k])))
            return false;
    json_object_foreach(registers, name, value)
    {
        bool done = false;
        for (unsigned k = 0; k < sizeof first / sizeof *first; k++)
            done = done || !strcmp(name, first[k]);
        if (done)
            continue;
        if (!json_is_object(value)) {
            if (!set_register(v, name, value))
                return false;
            continue;
        }
        json_object_foreach(value, part, piece)
        {
            char whole[64];
            snprintf(whole, sizeof whole, strcmp(part, "value") ? "%s.%s" : "%s", name, part);
            if (!set_register(v, whole, piece))
                return false;
        }
    }
    return true;
}

static json_t *hex(uint64_t value)
{
    char text[24];
    snprintf(text, sizeof text, "0x%" PRIx64, value);
    return json_string(text);
}

/* Returns all registers, with parts combined: r5 is a string, or {"value", "nat"} if it is a NaT; f6 is {"sig", "exp"}. */
static json_t *get_registers(const struct vector *v)
{
    json_t *out = json_object();
    for (unsigned k = 0; k < v->isa->nregs; k++) {
        const char *name = v->isa->regs[k].name, *dot = strrchr(name, '.');
        uint64_t value = cpu_reg_get(v->cpu, (int)k);
        bool nat = dot && !strcmp(dot, ".nat");
        if (!dot || !(nat || !strcmp(dot, ".sig") || !strcmp(dot, ".exp"))) {
            if (!json_object_get(out, name))
                json_object_set_new(out, name, hex(value));
            continue;
        }
        if (nat && !value)
            continue;
        char whole[32];
        snprintf(whole, sizeof whole, "%.*s", (int)(dot - name), name);
        json_t *parts = json_object_get(out, whole);
        if (!parts) {
            parts = json_object();
            json_object_set_new(out, whole, parts);
        }
        if (nat) {
            json_object_set_new(parts, "value", hex(cpu_reg_get(v->cpu, cpu_reg_find(v->isa, whole))));
            json_object_set_new(parts, "nat", json_true());
        } else {
            json_object_set_new(parts, dot + 1, hex(value));
        }
    }
    return out;
}

/* ---- running -------------------------------------------------------------------------------- */

static const char *fault_name(enum mem_fault_kind kind)
{
    static const char *const names[] = {[MEM_OK] = "none",
                                        [MEM_FAULT_UNMAPPED] = "unmapped",
                                        [MEM_FAULT_PROT] = "protection",
                                        // clang-format off
                                        [MEM_FAULT_BUS] = "bus", [MEM_FAULT_ALIGN] = "alignment",
                                        // clang-format on
                                        [MEM_FAULT_NOMEM] = "no-memory"};
    return names[kind];
}

static json_t *describe_stop(const struct vector *v, const struct cpu_stop *why)
{
    static const char *const names[] = {[CPU_BUDGET] = "limit", [CPU_SYSCALL] = "syscall", [CPU_GATEWAY] = "gateway",
                                        [CPU_FAULT] = "fault",  [CPU_TRAP] = "trap",       [CPU_BREAK] = "terminal"};
    static const char *const accesses[] = {[MEM_READ] = "read", [MEM_WRITE] = "write", [MEM_EXEC] = "execute"};
    json_t *out = json_object();
    json_object_set_new(out, "reason", json_string(names[why->reason]));
    if (why->reason == CPU_FAULT) {
        json_object_set_new(out, "address", hex(why->addr));
        json_object_set_new(out, "access", json_string(accesses[why->access]));
        json_object_set_new(out, "fault", json_string(fault_name(why->fault)));
    } else if (why->reason == CPU_TRAP) {
        json_object_set_new(out, "trap", hex(why->trap));
        json_object_set_new(out, "code", hex(why->code));
        int isr = cpu_reg_find(v->isa, "isr");
        if (isr >= 0)
            json_object_set_new(out, "isr", hex(cpu_reg_get(v->cpu, isr)));
    }
    return out;
}

static bool dump_area(struct vector *v, const json_t *range, json_t *out)
{
    enum { MOST = 1 << 20 };
    uint64_t address = 0, size = 0;
    if (!address_number(v, "dump: address", json_object_get(range, "address"), &address) ||
        !number(v, "dump: size", json_object_get(range, "size"), &size))
        return false;
    if (size > MOST)
        return wrong(v, "dump: size: 0x%" PRIx64 " bytes; at most %d can be dumped", size, MOST);
    char *text = calloc(2, size + 1);
    if (!text)
        return wrong(v, "dump: out of memory");
    for (uint64_t i = 0; i < size; i++) {
        uint8_t byte = 0;
        mem_peek(v->space, address + i, &byte, 1);
        snprintf(text + 2 * i, 3, "%02x", byte);
    }
    json_array_append_new(out, json_pack("{s:o, s:s}", "address", hex(address), "bytes", text));
    free(text);
    return true;
}

/* Returns the contents of the ranges; NULL after wrong(). */
static json_t *dump_memory(struct vector *v, const json_t *ranges)
{
    json_t *out = json_array(), *range;
    size_t k;
    json_array_foreach(ranges, k, range)
    {
        if (!dump_area(v, range, out)) {
            json_decref(out);
            return NULL;
        }
    }
    return out;
}

static bool prepare(struct vector *v, const json_t *j, uint64_t *limit)
{
    const json_t *memory = json_object_get(j, "memory"), *item;
    uint64_t entry, terminal;
    size_t k;
    json_array_foreach(memory, k, item) if (!make_memory(v, item)) return false;
    json_array_foreach(memory, k, item) if (!protect_memory(v, item)) return false;
    if (!address_number(v, "entry", json_object_get(j, "entry"), &entry))
        return false;
    cpu_set_pc(v->cpu, entry);
    if (cpu_pc(v->cpu) != entry)
        return wrong(v, "entry: 0x%" PRIx64 " is not the address of an instruction", entry);
    if (!set_registers(v, json_object_get(j, "registers")))
        return false;
    if (json_object_get(j, "terminal")) {
        if (!address_number(v, "terminal", json_object_get(j, "terminal"), &terminal))
            return false;
        cpu_set_breakpoint(v->cpu, terminal, true);
    }
    return !json_object_get(j, "limit") || number(v, "limit", json_object_get(j, "limit"), limit);
}

/* Runs one case. Returns its result, or NULL if v->why has the error. */
static json_t *run_case(struct vector *v, const json_t *j, enum cpu_engine engine)
{
    const char *machine = json_string_value(json_object_get(j, "machine"));
    struct cpu_stop why;
    uint64_t limit = DEFAULT_LIMIT;

    v->isa = machine ? machine_by_name(machine) : NULL;
    if (!v->isa)
        return wrong(v, "machine: \"%s\" is unknown", machine ? machine : ""), NULL;
    v->space = space_new(&v->isa->space);
    v->cpu = v->space ? cpu_new(v->isa, v->space) : NULL;
    if (!v->cpu)
        return wrong(v, "out of memory"), NULL;
    if (!cpu_set_engine(v->cpu, engine))
        return wrong(v, "--engine: not available for %s on this host", v->isa->long_name), NULL;
    if (!prepare(v, j, &limit))
        return NULL;
    cpu_run(v->cpu, limit, &why);
    json_t *memory = dump_memory(v, json_object_get(j, "dump"));
    if (!memory)
        return NULL;
    json_t *out = json_object(), *name = json_object_get(j, "name");
    if (name)
        json_object_set(out, "name", name);
    json_object_set_new(out, "stop", describe_stop(v, &why));
    json_object_set_new(out, "pc", hex(cpu_pc(v->cpu)));
    json_object_set_new(out, "instructions", json_integer((json_int_t)cpu_instructions(v->cpu)));
    json_object_set_new(out, "registers", get_registers(v));
    if (json_object_get(j, "dump"))
        json_object_set_new(out, "memory", memory);
    else
        json_decref(memory);
    return out;
}

/* Continues as precis-unicorn, which reads the file again. Returns only after an error message. */
static void continue_elsewhere(const char *command, const char *file, const char *machine)
{
    if (!strcmp(file, "-") && lseek(STDIN_FILENO, 0, SEEK_SET) < 0)
        complain(command, "standard input: a case for %s in a pipe; give it as a FILE", machine);
    else
        named_machine(command, file, machine);
}

static json_t *run_one(const char *command, const char *file, const json_t *j, enum cpu_engine engine)
{
    struct vector v = {0};
    const char *machine = json_string_value(json_object_get(j, "machine"));
    if (machine && machine_elsewhere_by_name(machine))
        return continue_elsewhere(command, file, machine), NULL;
    json_t *out = run_case(&v, j, engine);
    const char *name = json_string_value(json_object_get(j, "name"));
    if (!out)
        complain(command, "%s%s%s: %s", file, name ? ": " : "", name ? name : "", v.why);
    cpu_free(v.cpu);
    if (v.space)
        space_unref(v.space);
    return out;
}

int cmd_test_vector(int argc, char **argv)
{
    static const struct argp argp = {option_list,
                                     parse,
                                     "FILE",
                                     "Run the instruction-level case (or the array of cases) in the JSON file FILE, - for "
                                     "standard input, and print the final registers as JSON."
                                     "\vdocs/test-vector.md describes the formats.",
                                     NULL,
                                     NULL,
                                     NULL};
    struct options o = {.engine = CPU_ENGINE_INTERP};
    command_parse(&argp, argc, argv, 0, &o);
    json_error_t error;
    FILE *in = strcmp(o.file, "-") ? fopen(o.file, "re") : stdin;
    if (!in) {
        complain(argv[0], "%s: %s", o.file, strerror(errno));
        return EXIT_MISTAKE;
    }
    errno = 0;
    json_t *j = json_loadf(in, 0, &error), *out = NULL, *item;
    int unread = ferror(in) ? errno : 0; /* of a folder: EISDIR */
    size_t k;
    if (in != stdin)
        fclose(in);
    if (!j) {
        if (unread)
            complain(argv[0], "%s: %s", o.file, strerror(unread));
        else
            complain(argv[0], "%s: line %d: %s", o.file, error.line, error.text);
        return EXIT_MISTAKE;
    }
    if (json_is_array(j)) {
        out = json_array();
        json_array_foreach(j, k, item) if (out && json_array_append_new(out, run_one(argv[0], o.file, item, o.engine)))
        {
            json_decref(out);
            out = NULL;
        }
    } else {
        out = run_one(argv[0], o.file, j, o.engine);
    }
    json_decref(j);
    if (!out)
        return EXIT_MISTAKE;
    json_dumpf(out, stdout, JSON_INDENT(1));
    putchar('\n');
    json_decref(out);
    return output_close(argv[0], "standard output", stdout) ? 0 : EXIT_MISTAKE;
}
