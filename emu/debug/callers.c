/* callers.c - see callers.h. */
#include "emu/debug/callers.h"

static bool is_nowhere(struct space *space, uint64_t pc)
{
    struct mem_map map;
    return !space_next_map(space, pc, &map) || map.start > pc || (map.kind & MAP_KIND_GATEWAY);
}

bool callers_table(struct symbols *y, const char *section, struct isa_unwind_table *out)
{
    struct elf_kind kind = symbols_kind(y);
    *out = (struct isa_unwind_table){.big_endian = kind.big_endian, .bits = kind.bits};
    out->at = symbols_section(y, section, &out->size);
    return out->at;
}

unsigned callers_of(struct cpu *c, callers_file *file, void *ctx, uint64_t pcs[CALLERS_MAX])
{
    const struct isa_unwind *u = &cpu_isa(c)->unwind;
    struct isa_frame f = {.pc = cpu_cost_pc(c)};
    unsigned n = 0;
    if (u->innermost)
        u->innermost(c, &f);
    while (n < CALLERS_MAX) {
        uint64_t bias = 0, segment = 0;
        pcs[n++] = f.pc;
        struct symbols *y = u->caller ? file(ctx, f.pc, &bias) : NULL;
        struct isa_unwind_table table = {0};
        if (y && u->section)
            callers_table(y, u->section, &table);
        if (n == 1 && is_nowhere(cpu_space(c), f.pc)) { /* a jump into nothing: the return address is still in its register */
            if (!u->caller || !u->caller(c, &table, 0, &f))
                break;
            continue;
        }
        if (!u->caller || (u->section && (!table.at || !symbols_unwind_base(y, &segment))) || !u->caller(c, &table, segment + bias, &f))
            break;
    }
    return n;
}
