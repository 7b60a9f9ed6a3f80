/* inspect.c - libprecis: registers, memory, symbols and instructions of a stopped machine. */
#define _GNU_SOURCE
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/explain_cause.h"
#include "emu/cli/explanation.h"
#include "emu/cpu/isa.h"
#include "emu/debug/code_text.h"
#include "emu/lib/internal.h"
#include "emu/report/must.h"

/* ---- registers ---------------------------------------------------------------------------------------- */

/* The selected thread's cpu; NULL after noting an error. */
static struct cpu *cpu_or_error(const struct precis *m)
{
    int tid;
    struct cpu *cpu = run_cpu(m, &tid);
    if (!cpu)
        call_error("the machine has no thread: it has ended");
    return cpu;
}

static const struct isa *isa_of(const struct precis *m)
{
    int tid;
    const struct cpu *cpu = run_cpu(m, &tid);
    return cpu ? cpu_isa(cpu) : m->now->isa;
}

const char *precis_register_name(precis *m, unsigned i, unsigned *bits)
{
    struct call c;
    if (!call_begin(&c, m, CALL_LOOKS))
        return NULL;
    const struct isa *isa = isa_of(m);
    const struct cpu_reg *r = i < isa->nregs ? &isa->regs[i] : NULL;
    if (r && bits)
        *bits = r->width;
    call_end(&c, 0);
    return r ? r->name : NULL;
}

int precis_get(precis *m, const char *name, uint64_t *value)
{
    CALL(m, CALL_LOOKS);
    const struct cpu *cpu = cpu_or_error(m);
    if (!cpu)
        RETURN(-1);
    int reg = cpu_reg_find(cpu_isa(cpu), name);
    if (reg < 0 && strcmp(name, "pc") != 0)
        RETURN(call_error("%s has no register %s", cpu_isa(cpu)->long_name, name));
    *value = reg < 0 ? cpu_pc_slot(cpu) : cpu_reg_get(cpu, reg);
    RETURN(0);
}

int precis_registers(precis *m, uint64_t *values, size_t room)
{
    CALL(m, CALL_LOOKS);
    const struct cpu *cpu = cpu_or_error(m);
    if (!cpu)
        RETURN(-1);
    unsigned n = cpu_isa(cpu)->nregs;
    for (unsigned i = 0; i < n && i < room; i++)
        values[i] = cpu_reg_get(cpu, (int)i);
    RETURN((long)n);
}

/* ---- changes ------------------------------------------------------------------------------------------- */

/* Returns the change that is to be made here, without what it is; NULL after noting an error. */
static struct change *new_change(struct precis *m)
{
    if (m->now == &m->past) {
        call_error("the past cannot be changed");
        return NULL;
    }
    struct change *more = must(realloc(m->changes, (m->nchanges + 1) * sizeof *more));
    m->changes = more;
    more[m->nchanges] = (struct change){.place = control_place(m->now->control), .reg = -1};
    return &more[m->nchanges];
}

int precis_put(precis *m, const char *name, uint64_t value)
{
    CALL(m, CALL_CHANGES);
    int tid;
    struct cpu *cpu = cpu_or_error(m);
    int reg = cpu ? cpu_reg_find(cpu_isa(cpu), name) : -1;
    if (cpu && reg < 0)
        RETURN(call_error("%s has no register %s that can be set", cpu_isa(cpu)->long_name, name));
    struct change *x = cpu ? new_change(m) : NULL;
    if (!x)
        RETURN(-1);
    run_cpu(m, &tid);
    x->tid = tid;
    x->reg = reg;
    x->address = value;
    m->nchanges++;
    cpu_reg_set(cpu, reg, value);
    RETURN(0);
}

long precis_read(precis *m, uint64_t address, void *bytes, size_t size)
{
    CALL(m, CALL_LOOKS);
    return call_end(&call_, (long)control_read(m->now->control, run_pid(m), address, bytes, size));
}

long precis_write(precis *m, uint64_t address, const void *bytes, size_t size)
{
    CALL(m, CALL_CHANGES);
    struct change *x = new_change(m);
    if (!x)
        RETURN(-1);
    x->pid = run_pid(m);
    x->address = address;
    x->bytes = must(malloc(size ? size : 1));
    memcpy(x->bytes, bytes, size);
    x->size = control_write(m->now->control, x->pid, address, bytes, size);
    m->nchanges++;
    return call_end(&call_, (long)x->size);
}

/* ---- symbols --------------------------------------------------------------------------------------------- */

static struct mapped_file *file_of(struct precis *m, const struct mem_map *map)
{
    struct mapped_file *f = m->files;
    while (f && strcmp(f->name, map->name))
        f = f->next;
    if (f)
        return f;
    f = must(calloc(1, sizeof *f));
    f->name = must(strdup(map->name));
    f->symbols = map->fd >= 0 ? symbols_open_file(map->fd, map->name, NULL) : NULL;
    f->next = m->files;
    m->files = f;
    return f;
}

/* Returns the symbols of the file that is mapped at an address, or NULL. Addresses there are *bias more than in the file. */
static struct symbols *symbols_at(struct precis *m, struct space *space, uint64_t address, uint64_t *bias)
{
    struct mem_map map;
    uint64_t in_file;
    if (!space || !space_next_map(space, address, &map) || map.start > address)
        return NULL;
    struct mapped_file *f = file_of(m, &map);
    if (!f->symbols || !symbols_address_of(f->symbols, address - map.start + map.offset, &in_file))
        return NULL;
    *bias = address - in_file;
    return f->symbols;
}

static struct space *space_now(const struct precis *m)
{
    return control_space(m->now->control, run_pid(m));
}

int precis_symbol(precis *m, uint64_t address, const char **name, uint64_t *offset)
{
    CALL(m, CALL_LOOKS);
    uint64_t bias = 0;
    const struct symbols *y = symbols_at(m, space_now(m), address, &bias);
    const struct symbol *s = y ? symbols_find(y, address - bias) : NULL;
    if (!s)
        RETURN(call_error("no function is at 0x%" PRIx64, address));
    *name = s->name;
    if (offset)
        *offset = address - bias - s->start;
    RETURN(0);
}

int precis_address(precis *m, const char *name, uint64_t *address)
{
    CALL(m, CALL_LOOKS);
    struct space *space = space_now(m);
    struct mem_map map;
    uint64_t bias = 0;
    for (uint64_t at = 0; space && space_next_map(space, at, &map) && map.end > at; at = map.end) {
        const struct symbols *y = map.prot & MEM_X ? symbols_at(m, space, map.start, &bias) : NULL;
        const struct symbol *f = y ? symbols_named(y, name) : NULL;
        if (f) {
            *address = f->start + bias;
            RETURN(0);
        }
    }
    RETURN(call_error("no function is named %s", name));
}

int precis_line(precis *m, uint64_t address, const char **file, int *line)
{
    CALL(m, CALL_LOOKS);
    uint64_t bias = 0;
    struct symbols *y = symbols_at(m, space_now(m), address, &bias);
    if (!y || !symbols_line(y, address - bias, file, line))
        RETURN(call_error("no source line is known of 0x%" PRIx64, address));
    RETURN(0);
}

/* ---- instructions ------------------------------------------------------------------------------------------ */

enum { ENTRY_TEXT = 128 };

/* Reads the instruction, or bundle, at an address. Returns its bytes' number, or 0. */
static size_t read_code(const struct precis *m, const struct isa *isa, uint64_t address, uint8_t code[ISA_MOST_BYTES])
{
    bool bundle = isa->sample_bytes == 16;
    memset(code, 0, ISA_MOST_BYTES);
    return control_read(m->now->control, run_pid(m), bundle ? address & ~(uint64_t)15 : address, code, isa_most_bytes(isa));
}

/* Writes the text of the entry mask at an address. Returns its bytes, or 0 if there is none. */
static unsigned entry_text(struct precis *m, const struct isa *isa, uint64_t address, const uint8_t *code, size_t n, char *text,
                           size_t room)
{
    uint64_t bias = 0;
    const struct symbols *y = isa->entry ? symbols_at(m, space_now(m), address, &bias) : NULL;
    return y ? code_entry(isa, y, address - bias, code, n, text, room) : 0;
}

uint64_t after_entry_mask(struct precis *m, uint64_t address)
{
    uint8_t code[ISA_MOST_BYTES];
    char text[ENTRY_TEXT];
    const struct isa *isa = isa_of(m);
    if (!isa->entry)
        return address;
    size_t n = read_code(m, isa, address, code);
    return address + entry_text(m, isa, address, code, n, text, sizeof text);
}

int precis_disassemble(precis *m, uint64_t address, char *text, size_t room)
{
    CALL(m, CALL_LOOKS);
    uint8_t code[ISA_MOST_BYTES];
    const struct isa *isa = isa_of(m);
    size_t n = read_code(m, isa, address, code);
    unsigned slot = isa->sample_bytes == 16 ? address & 15 : 0; /* of a bundle */
    unsigned size = entry_text(m, isa, address, code, n, text, room);
    if (!size && n > slot)
        size = isa->disassemble(address, code + slot, n - slot, text, room);
    if (!size)
        RETURN(call_error("no instruction is at 0x%" PRIx64, address));
    RETURN(size);
}

/* Makes the text of a result from a document, which is freed. */
static long text_of(struct precis *m, json_t *j, void (*print)(const json_t *j, FILE *out), const char **text)
{
    char *made = NULL;
    size_t size;
    FILE *out = open_memstream(&made, &size);
    if (!out)
        out_of_memory();
    print(j, out);
    json_decref(j);
    if (fclose(out) || !made)
        out_of_memory();
    free(m->text);
    *text = m->text = made;
    return 0;
}

int precis_explain(precis *m, uint64_t address, const char **text)
{
    CALL(m, CALL_LOOKS);
    uint8_t code[ISA_MOST_BYTES];
    const struct isa *isa = isa_of(m);
    if (!isa->explain || !read_code(m, isa, address, code))
        RETURN(call_error("no instruction is at 0x%" PRIx64, address));
    RETURN(text_of(m, explanation(isa, m->now->options.model.model, address, code), print_explanation, text));
}

static void print_causes(const json_t *found, FILE *out)
{
    size_t k;
    json_t *cause;
    json_array_foreach(found, k, cause)
        fprintf(out, "%s: %s. Source: %s.\n", json_string_value(json_object_get(cause, "cause")),
                json_string_value(json_object_get(cause, "explanation")), json_string_value(json_object_get(cause, "source")));
}

int precis_explain_cause(precis *m, const char *cause, const char **text)
{
    CALL(m, CALL_LOOKS);
    json_t *found = json_array();
    if (!explain_cause(isa_of(m), cause, found)) {
        json_decref(found);
        RETURN(call_error("%s is no cause of cycles", cause));
    }
    RETURN(text_of(m, found, print_causes, text));
}
