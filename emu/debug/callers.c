/* callers.c - see callers.h. */
#include "emu/debug/callers.h"

#include "emu/cpu/isa.h"

static bool is_nowhere(struct space *space, uint64_t pc)
{
    struct mem_map map;
    return !space_next_map(space, pc, &map) || map.start > pc || (map.kind & MAP_KIND_GATEWAY);
}

unsigned callers_of(struct cpu *c, callers_file *file, void *ctx, uint64_t pcs[CALLERS_MAX])
{
    const struct isa_unwind *u = &cpu_isa(c)->unwind;
    struct isa_frame f = {.pc = cpu_pc(c)};
    unsigned n = 0;
    if (u->innermost)
        u->innermost(c, &f);
    while (n < CALLERS_MAX) {
        uint64_t bias, segment;
        size_t size;
        pcs[n++] = f.pc;
        struct symbols *y = u->caller ? file(ctx, f.pc, &bias) : NULL;
        const uint8_t *table = y ? symbols_section(y, u->section, &size) : NULL;
        if (n == 1 && is_nowhere(cpu_space(c), f.pc)) { /* a jump into nothing: the return address is still in its register */
            if (!u->caller || !u->caller(c, NULL, 0, 0, &f))
                break;
            continue;
        }
        if (!table || !symbols_unwind_base(y, &segment) || !u->caller(c, table, size, segment + bias, &f))
            break;
    }
    return n;
}
