/* cmd_explain.c - precis explain: the instruction table's entry for an instruction; causes of cycles. */
#define _GNU_SOURCE
#include <argp.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "emu/cli/command.h"
#include "emu/cli/explain_cause.h"
#include "emu/asm/encode.h"
#include "emu/cli/explanation.h"
#include "emu/cli/model_choice.h"
#include "emu/cli/program.h"
#include "emu/cpu/isa.h"
#include "emu/machines.h"
#include "emu/report/json.h"
#include "emu/report/must.h"

enum { WORDS = 16 };

struct options {
    const char *isa, *cpu;
    struct model_choice model; /* --cpu */
    uint64_t address;
    unsigned slot;
    const char *word[WORDS];
    unsigned nwords;
    json_t *list;       /* --json: where explanations are appended; NULL: text */
    unsigned explained; /* instructions so far */
    bool causes;        /* --causes */
    json_t *told;       /* an object: causes that were explained, by machine */
};

enum { KEY_SLOT = 1000, KEY_CPU, KEY_JSON, KEY_CAUSES };

static const struct argp_option option_list[] = {
    {"isa", 'i', "NAME", 0, "Instruction set: {names}", 0},
    {"address", 'a', "N", 0, "The instruction's address (default 0)", 0},
    {"cpu", KEY_CPU, "MODEL|FILE", 0, "Only this timing model (default: all built-in ones)", 0},
    {"slot", KEY_SLOT, "N", 0, "Only this slot of a bundle, 0 to 2 (default: all)", 0},
    {"causes", KEY_CAUSES, NULL, 0, "Explain all causes of cycles of the instruction set", 0},
    {"json", KEY_JSON, NULL, 0, "Print JSON", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;
    switch (key) {
    case 'i': o->isa = arg; break;
    case 'a': o->address = option_number(state, "address", arg, 0, UINT64_MAX); break;
    case KEY_CPU: o->cpu = arg; break;
    case KEY_CAUSES: o->causes = true; break;
    case KEY_JSON: o->list = o->list ? o->list : json_array(); break;
    case KEY_SLOT:
        if (arg[0] < '0' || arg[0] > '2' || arg[1])
            option_error(state, "--slot=%s: expected 0, 1 or 2", arg);
        o->slot = (unsigned)(arg[0] - '0');
        break;
    case ARGP_KEY_ARG:
        if (o->nwords == WORDS)
            option_error(state, "expected at most %d WORDs", WORDS);
        o->word[o->nwords++] = arg;
        break;
    case ARGP_KEY_NO_ARGS:
        if (!o->causes)
            option_error(state, "no WORD given; for example: precis explain 0x08040253");
        break;
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

/* Reads bytes in memory order: pairs of hexadecimal digits with blanks or colons between them. Returns their number, or 0 if it is
 * something else, or they are more than `most`. */
static unsigned separate_bytes(const char *text, uint8_t *out, unsigned most)
{
    unsigned n = 0;
    while (*text) {
        if (n == most || strspn(text, "0123456789abcdefABCDEF") != 2 || !bytes_of((char[]){text[0], text[1], 0}, &out[n], 1))
            return 0;
        n++;
        text += 2;
        text += strspn(text, " :");
    }
    return n;
}

/* Reads pairs of hexadecimal digits, of bytes in memory order, without blanks. Returns the number of bytes, or 0 as separate_bytes(). */
static unsigned joined_bytes(const char *text, uint8_t *out, unsigned most)
{
    const size_t prefix = text[0] == '0' && (text[1] | 32) == 'x' ? 2 : 0, digits = strlen(text + prefix);
    const unsigned n = digits % 2 == 0 && digits / 2 <= most ? (unsigned)(digits / 2) : 0;
    return n && bytes_of(text, out, n) ? n : 0;
}

/* ---- the arguments --------------------------------------------------------------------------------------------- */

/* Explains the instruction in a slot; to standard output, with an empty line before it unless it is one of the same bundle, or as an
 * object of the list. */
static void explain_slot(struct options *o, const struct isa *isa, unsigned slot, const uint8_t *code, bool same_bundle)
{
    json_t *j = explanation(isa, o->model.model, o->address + slot, code);
    if (o->list && json_array_size(json_object_get(j, "table")))
        json_array_append(o->list, j);
    if (o->explained++ && !same_bundle && !o->list)
        putchar('\n');
    if (!o->list)
        print_explanation(j, stdout);
    json_decref(j);
}

static void explain_code(struct options *o, const struct isa *isa, const uint8_t *code)
{
    bool bundle = isa->sample_bytes == 16;
    unsigned before = o->explained;
    for (unsigned slot = 0; slot < (bundle ? 3u : 1u); slot++)
        if (o->slot > 2 || !bundle || o->slot == slot)
            explain_slot(o, isa, slot, code, o->explained > before);
}

static void explain_encoding(struct options *o, const struct isa *isa, const struct isa_encoding *e)
{
    uint8_t code[ISA_MOST_BYTES] = {0};
    memcpy(code, e->code, sizeof e->code);
    explain_slot(o, isa, e->slot, code, false);
}

/* Explains a text: an instruction, or all lines of a mnemonic. Returns false if there is none. */
static bool explain_text(struct options *o, const struct isa *isa, const char *text)
{
    struct isa_encoding e;
    unsigned k = 0, before = o->explained;
    uint8_t code[ISA_MOST_BYTES] = {0};
    if (isa->encode && strchr(text, ' ') && isa->encode(o->address, text, code)) {
        explain_code(o, isa, code);
        return true;
    }
    if (!isa->encode && encode_text(isa, o->address, text, TEXT_AS_PRINTED, &e, NULL)) {
        explain_encoding(o, isa, &e);
        return true;
    }
    if (strcspn(text, " \t") != strlen(text))
        return false;
    while (next_encoding(isa, text, &k, &e))
        explain_encoding(o, isa, &e);
    return o->explained > before;
}

/* A word like "add" is a mnemonic, not a number: numbers begin with a digit or with 0x, or are no mnemonic. */
static bool is_mnemonic(const struct isa *isa, const char *word)
{
    struct isa_encoding e;
    unsigned k = 0;
    return (*word < '0' || *word > '9') && next_encoding(isa, word, &k, &e);
}

/* Explains instructions that vary in length, one after the other. `code` has room for another one after the bytes given. */
static bool explain_stream(const char *command, struct options *o, const struct isa *isa, const char *word, const uint8_t *code,
                           unsigned given)
{
    char text[256];

    for (unsigned at = 0, used; at < given; at += used) {
        used = isa->disassemble(o->address + at, code + at, given - at, text, sizeof text);
        if (!used || used > given - at) {
            complain(command, "%s: no whole %s instruction at byte %u", word, isa->long_name, at);
            return false;
        }
        explain_code(o, isa, code + at);
    }
    return true;
}

static bool explain(const char *command, struct options *o, const struct isa *isa, const char *word)
{
    enum { MOST = 256 };
    uint8_t code[MOST + ISA_MOST_BYTES] = {0};
    unsigned n = isa->sample_bytes, given = 0;
    if (!is_mnemonic(isa, word))
        given = bytes_of(word, code, n) ? n : separate_bytes(word, code, MOST);
    if (!given && isa_lengths_vary(isa) && !is_mnemonic(isa, word))
        given = joined_bytes(word, code, MOST);
    if (given && isa_lengths_vary(isa))
        return explain_stream(command, o, isa, word, code, given);
    if (given && given % n == 0) {
        for (unsigned k = 0; k < given; k += n)
            explain_code(o, isa, code + k);
        return true;
    }
    if (!given && explain_text(o, isa, word))
        return true;
    if (isa_lengths_vary(isa))
        complain(command,
                 "%s: expected an instruction's bytes in memory order (\"04\", \"11 fe\", \"11fe\"), its mnemonic, or its text as the "
                 "disassembler prints it: in lower case, one blank after the mnemonic and none after commas",
                 word);
    else
        complain(command, "%s: expected %s, its bytes (\"08 04 02 53\"), or a text that the disassembler prints or its mnemonic", word,
                 n == 16 ? "the 32 hexadecimal digits of a bundle's bytes, in memory order" : "a hexadecimal word of at most 8 digits");
    return false;
}

/* Removes causes that were explained before. */
static void leave_out_told(struct options *o, json_t *found)
{
    o->told = o->told ? o->told : json_object();
    for (size_t k = 0; k < json_array_size(found);) {
        const json_t *cause = json_array_get(found, k), *machine = json_object_get(cause, "machine");
        json_t *key = json_sprintf("%s %s", json_string_value(json_object_get(cause, "cause")),
                                   json_is_string(machine) ? json_string_value(machine) : "");
        if (json_object_get(o->told, json_string_value(key)))
            json_array_remove(found, k);
        else
            k++;
        json_object_set_new(o->told, json_string_value(key), json_true());
        json_decref(key);
    }
}

/* Explains a cause of cycles, of all machines unless one was chosen. Returns false if the word names none. */
static bool explain_as_cause(struct options *o, const struct isa *chosen, const char *word)
{
    json_t *found = json_array(), *cause;
    bool known = explain_cause(chosen, word, found);
    size_t k;

    leave_out_told(o, found);
    if (o->list)
        json_array_extend(o->list, found);
    else
        json_array_foreach(found, k, cause)
        {
            const char *machine = json_string_value(json_object_get(cause, "machine"));
            printf("%s%s%s%s%s: %s. Source: %s.\n", o->explained++ ? "\n" : "", json_string_value(json_object_get(cause, "cause")),
                   machine ? " (" : "", machine ? machine : "", machine ? ")" : "",
                   json_string_value(json_object_get(cause, "explanation")), json_string_value(json_object_get(cause, "source")));
        }
    json_decref(found);
    return known;
}

static void explain_causes(struct options *o, const struct isa *isa)
{
    json_t *names = json_array(), *name;
    size_t k;

    list_causes(isa, names);
    json_array_foreach(names, k, name) explain_as_cause(o, isa, json_string_value(name));
    json_decref(names);
}

/* chosen: NULL: all machines. Returns false after an error message if the word has the form of a cause. */
static bool is_no_cause(const char *command, const struct isa *chosen, const char *word)
{
    struct suggestion s = {.word = word};
    json_t *names, *name;
    const struct isa *isa;
    size_t k;

    if (strncasecmp(word, "stall:", 6) != 0)
        return true;
    names = json_array();
    for (unsigned n = 0; (isa = machine_by_index(n)); n++)
        if (!chosen || isa == chosen)
            list_causes(isa, names);
    json_array_foreach(names, k, name) suggestion_try(&s, json_string_value(name));
    complain(command, "%s: no cause of cycles; %s%s%s\"precis explain --isa=%s --causes\" explains all", word,
             s.name ? "did you mean " : "", s.name ? s.name : "", s.name ? "? " : "", chosen ? chosen->name : "NAME");
    json_decref(names);
    return false;
}

/* Explains bytes of a machine without an instruction table: each instruction's bytes and text. */
static bool explain_bytes(const char *command, struct options *o, const struct isa *isa, const char *word)
{
    enum { MOST = 256 };
    uint8_t code[MOST];
    char text[256];
    unsigned n = separate_bytes(word, code, MOST), used;
    if (!n)
        n = joined_bytes(word, code, MOST);
    if (!n)
        complain(command, "%s: %s has no instruction table: expected an instruction's bytes in memory order (\"90 c3\")", word,
                 isa->long_name);
    for (unsigned at = 0; at < n; at += used) {
        char bytes[3 * MOST + 1] = "";
        used = isa->disassemble(o->address + at, code + at, n - at, text, sizeof text);
        if (!used || used > n - at) {
            complain(command, "%s: no %s instruction at byte %u", word, isa->long_name, at);
            return false;
        }
        for (unsigned k = 0; k < used; k++)
            snprintf(bytes + 3 * k, sizeof bytes - 3 * k, " %02x", code[at + k]);
        if (o->list)
            json_array_append_new(o->list, json_pack("{s:s, s:s}", "bytes", bytes + 1, "text", text));
        else
            printf("%sbytes   %s\ntext     %s\n", o->explained++ ? "\n" : "", bytes, text);
    }
    return n != 0;
}

/* Explains an instruction or a cause. Returns false after an error message. */
static bool explain_word(const char *command, struct options *o, const struct isa *isa, const char *word)
{
    bool instruction = isa->explain && is_mnemonic(isa, word);

    if (!instruction && explain_as_cause(o, o->isa ? isa : NULL, word))
        return true;
    return is_no_cause(command, o->isa ? isa : NULL, word) && (isa->explain ? explain : explain_bytes)(command, o, isa, word);
}

int cmd_explain(int argc, char **argv)
{
    static const struct argp argp = {
        option_list,
        parse,
        "WORD|TEXT|CAUSE...",
        "Print the instruction table's entry for an instruction: its line, its fields, its text, the source of its semantics "
        "function; the registers it reads and writes; and its class, ports and latency in each timing model. Or explain a cause of "
        "cycles that a list shows (\"dcache\", \"stall:FRAR_M13\"), in one sentence with its source."
        "\vWORD is an instruction as a hexadecimal number; on machines with bundles, the 32 hexadecimal digits of a bundle's bytes, "
        "and where instructions vary in length, the digits of their bytes, in memory order. Or it is bytes in memory order (\"08 04 02 "
        "53\"), a text (\"ldw 4(r3),r4\"), or a mnemonic, of which all "
        "encodings are explained; a number that is also a mnemonic is written with 0x. The machines of libunicorn have no instruction "
        "table: "
        "WORD is bytes in memory order, and their text is printed.",
        NULL,
        machine_help,
        NULL};
    struct options o = {.slot = 3};
    command_parse(&argp, argc, argv, 0, &o);
    const struct isa *isa = named_machine(argv[0], "--isa", o.isa ? o.isa : machine_by_index(0)->name);
    if (!isa)
        return EXIT_MISTAKE;
    if (o.cpu && !model_choose(argv[0], o.cpu, isa, &o.model))
        return EXIT_MISTAKE;
    bool known = true;
    for (unsigned i = 0; known && i < o.nwords; i++)
        known = explain_word(argv[0], &o, isa, o.word[i]);
    if (known && o.causes)
        explain_causes(&o, isa);
    model_choice_free(&o.model);
    json_decref(o.told);
    if (!known) {
        json_decref(o.list);
        return EXIT_MISTAKE;
    }
    if (o.list)
        print_json(o.list, stdout);
    return output_close(argv[0], "standard output", stdout) ? 0 : EXIT_MISTAKE;
}
