/* guest_histogram.c - see guest_histogram.h. */
#include "emu/cli/guest_histogram.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"
#include "emu/cli/program.h"
#include "emu/cpu/isa.h"
#include "emu/debug/names.h"
#include "emu/report/must.h"

/* Adds the program's code as a module, and the names of its functions. */
static void add_names(struct profile *p, const char *program, struct symbols *y, const struct isa *isa)
{
    struct names_file file = {(char *)program, realpath(program, NULL), y};
    size_t count;
    const struct code_section *code = symbols_code(y, &count);
    uint64_t low = UINT64_MAX, high = 0;
    for (size_t k = 0; k < count; k++) {
        uint64_t end = code[k].address + code[k].size;
        low = code[k].address < low ? code[k].address : low;
        high = end > high ? end : high;
    }
    if (low < high)
        profile_module(p->images[0], low, high, 0, program);
    if (!file.host_path)
        file.host_path = strdup("");
    if (!file.host_path)
        out_of_memory();
    names_add(p, &(struct names_options){.isa = isa, .files = &file, .nfiles = 1});
    free(file.host_path);
}

static struct profile *read_histogram(const char *command, const char *path, const char *program, const struct isa *isa)
{
    struct profile_machine machine = {.pointer_bytes = isa->long_bits / 8, .big_endian = isa->big_endian, .granule = isa->sample_bytes};
    char error[200] = "";
    snprintf(machine.isa, sizeof machine.isa, "%s", isa->name);
    FILE *in = fopen(path, "rb");
    struct profile *p = in ? profile_read_histogram(in, &machine, program, error, sizeof error) : NULL;
    if (!p)
        complain(command, "%s: %s", path, in ? error : strerror(errno));
    if (in)
        fclose(in);
    return p;
}

struct profile *guest_histogram(const char *command, const char *path, const char *program)
{
    char *why = NULL;
    struct symbols *y = symbols_open(program, &why);
    if (!y) {
        complain(command, "%s", why ? why : "out of memory");
        free(why);
        return NULL;
    }
    struct elf_kind kind = symbols_kind(y);
    const struct isa *isa = code_machine(command, program, &kind);
    struct profile *p = isa ? read_histogram(command, path, program, isa) : NULL;
    if (p)
        add_names(p, program, y, isa);
    symbols_free(y);
    return p;
}
