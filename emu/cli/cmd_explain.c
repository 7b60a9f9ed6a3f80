/* cmd_explain.c - precis explain: the instruction table's entry for an instruction. */
#include <argp.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"
#include "emu/cli/model_choice.h"
#include "emu/cli/program.h"
#include "emu/cpu/isa.h"
#include "emu/machines.h"

enum { WORDS = 16 };

struct options {
    const char *isa, *cpu;
    struct model_choice model; /* --cpu */
    uint64_t address;
    unsigned slot;
    const char *word[WORDS];
    unsigned nwords;
};

enum { KEY_SLOT = 1000, KEY_CPU };

static const struct argp_option option_list[] = {
    {"isa", 'i', "NAME", 0, "Instruction set: {names}", 0},
    {"address", 'a', "N", 0, "The instruction's address (default 0)", 0},
    {"cpu", KEY_CPU, "MODEL|FILE", 0, "Only this timing model (default: all built-in ones)", 0},
    {"slot", KEY_SLOT, "N", 0, "Only this slot of a bundle, 0 to 2 (default: all)", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;
    switch (key) {
    case 'i': o->isa = arg; break;
    case 'a': o->address = option_number(state, "address", arg, 0, UINT64_MAX); break;
    case KEY_CPU: o->cpu = arg; break;
    case KEY_SLOT:
        if (arg[0] < '0' || arg[0] > '2' || arg[1])
            argp_error(state, "--slot=%s: expected 0, 1 or 2", arg);
        o->slot = (unsigned)(arg[0] - '0');
        break;
    case ARGP_KEY_ARG:
        if (o->nwords == WORDS)
            argp_error(state, "expected at most %d WORDs", WORDS);
        o->word[o->nwords++] = arg;
        break;
    case ARGP_KEY_NO_ARGS: argp_error(state, "no WORD given; for example: precis explain 0x08040253"); break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

/* Converts at most 2 * n hexadecimal digits, with or without 0x, to n bytes in memory order; missing digits of a word are zeros. The first
 * digit is the most significant of the first byte. Returns false if the text is not such a number. */
static bool bytes_of(const char *text, uint8_t *out, unsigned n)
{
    if (text[0] == '0' && (text[1] | 32) == 'x')
        text += 2;
    size_t digits = strlen(text);
    if (!digits || digits > 2 * n || strspn(text, "0123456789abcdefABCDEF") != digits || (n > 8 && digits != 2 * n))
        return false;
    memset(out, 0, n);
    for (size_t i = 0; i < digits; i++) {
        size_t place = 2 * n - digits + i;
        int c = text[i] | 32;
        unsigned v = (unsigned)(c <= '9' ? (c & 15) : c - 'a' + 10);
        out[place / 2] |= (uint8_t)(place % 2 ? v : v << 4);
    }
    return true;
}

static void print_registers(const struct isa *isa, const char *label, const struct timing_operand *o, unsigned n)
{
    printf("%-8s%s", label, n ? "" : " none");
    for (unsigned k = 0; k < n; k++) {
        char name[16];
        isa->timing.reg_name(o[k].reg, name, sizeof name);
        printf(o[k].role == TIMING_ADDR ? " [%s]" : " %s", name);
    }
    putchar('\n');
}

static void print_cost(const struct timing_model *m, const struct timing_insn *i)
{
    const struct timing_class *c = &m->classes[i->cls];
    unsigned latency = 0;
    for (unsigned k = 0; k < i->nwrites; k++) {
        unsigned own = m->longest[i->cls * TIMING_ROLES + i->writes[k].role];
        latency = own > latency ? own : latency;
    }
    printf("%-8s class %s", m->name, c->name);
    for (unsigned ports = c->ports; ports && m->port_names; ports &= ports - 1)
        printf("%s%s", ports == c->ports ? ", port " : "/", timing_port_name(m, (uint16_t)(ports & -ports)));
    if (i->nwrites)
        printf(", latency at most %u", latency);
    if (c->lock)
        printf(", lock %u", c->lock);
    putchar('\n');
}

static void print_model(const struct timing_model *m, const struct timing_insn *i)
{
    struct timing_model *prepared = timing_prepare(m);
    if (prepared)
        print_cost(prepared, i);
    timing_free(prepared);
}

/* Prints the registers that the instruction reads and writes, and its class, ports and latency in each timing model, or in `only`. */
static void print_costs(const struct isa *isa, const struct timing_model *only, uint64_t va, const uint8_t *code)
{
    struct timing_insn i;
    const struct timing_model *m;
    if (!isa->timing.insn)
        return;
    isa->timing.insn(va, code, &i);
    print_registers(isa, "reads", i.reads, i.nreads);
    print_registers(isa, "writes", i.writes, i.nwrites);
    if (only)
        print_model(only, &i);
    for (unsigned k = 1; !only && (m = isa->timing.model(k)); k++)
        print_model(m, &i);
}

static bool explain(const char *command, const struct options *o, const struct isa *isa, const char *word)
{
    uint8_t code[16];
    unsigned n = isa->sample_bytes;
    if (!bytes_of(word, code, n)) {
        complain(command, "%s: expected %s", word,
                 n == 16 ? "the 32 hexadecimal digits of a bundle's bytes, in memory order" : "a hexadecimal word of at most 8 digits");
        return false;
    }
    for (unsigned slot = 0; slot < (n == 16 ? 3 : 1); slot++)
        if (o->slot > 2 || n != 16 || o->slot == slot)
            if (isa->explain(o->address + slot, code, stdout))
                print_costs(isa, o->model.model, o->address + slot, code);
    return true;
}

int cmd_explain(int argc, char **argv)
{
    static const struct argp argp = {
        option_list,
        parse,
        "WORD...",
        "Print the instruction table's entry for an instruction: its line, its fields, its text, the source of its semantics "
        "function; the registers it reads and writes; and its class, ports and latency in each timing model."
        "\vWORD is an instruction as a hexadecimal number; on machines with bundles, the 32 hexadecimal digits of a bundle's bytes, "
        "in memory order.",
        NULL,
        machine_help,
        NULL};
    struct options o = {.isa = machine_by_index(0)->name, .slot = 3};
    argp_parse(&argp, argc, argv, 0, NULL, &o);
    const struct isa *isa = named_machine(argv[0], "--isa", o.isa);
    if (!isa)
        return EXIT_MISTAKE;
    if (!isa->explain) {
        complain(argv[0], "--isa=%s: no instruction table for %s", o.isa, isa->long_name);
        return EXIT_MISTAKE;
    }
    if (o.cpu && !model_choose(argv[0], o.cpu, isa, &o.model))
        return EXIT_MISTAKE;
    for (unsigned i = 0; i < o.nwords; i++) {
        if (i)
            putchar('\n');
        if (!explain(argv[0], &o, isa, o.word[i]))
            return EXIT_MISTAKE;
    }
    model_choice_free(&o.model);
    return output_close(argv[0], "standard output", stdout) ? 0 : EXIT_MISTAKE;
}
