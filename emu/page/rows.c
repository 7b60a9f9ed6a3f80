/* rows.c - the instructions of a function, as columns. */
#include "emu/cpu/isa.h"
#include "emu/debug/code_text.h"
#include "emu/load/symbols.h"
#include "emu/page/gather.h"

/* Properties of an instruction, as bits of a row's `marks`; web/code.js has the same numbers. */
enum {
    MARK_BRANCH = 1,
    MARK_DELAYED = 2, /* a branch with a delay slot */
    MARK_LOAD = 4,
    MARK_STORE = 8,
    MARK_STOP = 16,      /* a stop after it */
    MARK_NULLIFIES = 32, /* may nullify the next instruction */
};

const uint8_t *gather_bytes(struct symbols *y, uint64_t address, size_t *avail)
{
    size_t n;
    const struct code_section *code = symbols_code(y, &n);
    for (size_t k = 0; k < n; k++)
        if (address >= code[k].address && address - code[k].address < code[k].size) {
            *avail = code[k].size - (address - code[k].address);
            return code[k].bytes + (address - code[k].address);
        }
    return NULL;
}

unsigned gather_instruction(const struct gather *g, const struct code_of *c, uint64_t pc, struct instruction *out, char *text, size_t cap)
{
    const struct isa *isa = g->of->isa;
    uint64_t va = pc - c->module->bias, slot = isa->sample_bytes > 4 ? pc % isa->sample_bytes : 0;
    size_t avail;
    const uint8_t *bytes = gather_bytes(c->symbols, va - slot, &avail);
    if (!bytes || avail <= slot)
        return 0;
    *out = (struct instruction){va | (symbols_content(c->symbols, va) == SYMBOLS_CODE_ODD), bytes, avail,
                                code_entry(isa, c->symbols, va, bytes, avail, text, cap) != 0};
    return code_text(isa, c->symbols, va, bytes + slot, avail - slot, text, cap);
}

static unsigned marks_of(const struct isa *isa, const struct instruction *at)
{
    struct timing_insn i;
    if (!isa->timing.insn || at->avail < isa->sample_bytes || at->is_entry)
        return 0;
    isa_timing_insn(isa, at->va, at->bytes, at->avail, &i);
    return (i.flags & TIMING_IS_BRANCH ? MARK_BRANCH : 0) | (i.flags & TIMING_IS_DELAYED ? MARK_DELAYED : 0) |
           (i.flags & TIMING_IS_LOAD ? MARK_LOAD : 0) | (i.flags & TIMING_IS_STORE ? MARK_STORE : 0) |
           (i.flags & TIMING_STOP_AFTER ? MARK_STOP : 0) | (i.flags & TIMING_NULLIFIES ? MARK_NULLIFIES : 0);
}

/* The place of an instruction in the source. */
struct place {
    json_int_t file; /* index; -1 if unknown */
    unsigned line;
    json_int_t inlined; /* index of the text of the inlined function's name, or -1 */
};

/* From the profile, or from the file if the profile has no lines. */
static struct place place_of(struct gather *g, const struct code_of *c, uint64_t pc)
{
    const struct profile *p = g->of->profile;
    struct place place = {-1, 0, -1};
    const char *file = NULL;
    int line = 0;
    const struct profile_line *l = profile_find_line(c->image, pc);
    if (c->image->line_count) {
        file = l && l->file && l->line ? p->strings[l->file] : NULL;
        line = file ? (int)l->line : 0;
    } else if (!symbols_line(c->lines, pc - c->module->bias, &file, &line)) {
        file = NULL;
    }
    if (file)
        place = (struct place){(json_int_t)gather_line(g, file, (unsigned)line), (unsigned)line, -1};
    if (l && l->inlined)
        place.inlined = (json_int_t)gather_index(g->texts, g->text_index, p->strings[c->image->inlines[l->inlined - 1].name]);
    return place;
}

json_t *gather_rows(struct gather *g, const struct code_of *c)
{
    json_t *offset = json_array(), *texts = json_array(), *marks = json_array(), *file = json_array(), *line = json_array(),
           *inlined = json_array();
    const struct profile_function *f = c->function;
    struct instruction at;
    char text[256];
    uint64_t pc = f->low;
    while (pc < f->high && g->rows_left) {
        unsigned used = gather_instruction(g, c, pc, &at, text, sizeof text);
        if (!used)
            break;
        struct place place = place_of(g, c, g->of->isa->sample_bytes > 4 ? pc - pc % g->of->isa->sample_bytes : pc);
        gather_append(offset, pc - f->low);
        gather_append(texts, gather_index(g->texts, g->text_index, text));
        gather_append(marks, marks_of(g->of->isa, &at));
        json_array_append_new(file, json_integer(place.file));
        gather_append(line, place.line);
        json_array_append_new(inlined, json_integer(place.inlined));
        g->rows_left--;
        pc += used;
    }
    return json_pack("{s:o,s:o,s:o,s:o,s:o,s:o,s:I}", "offset", offset, "text", texts, "marks", marks, "file", file, "line", line,
                     "inlined", inlined, "end", (json_int_t)(pc - f->low));
}
