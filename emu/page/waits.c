/* waits.c - which earlier instruction a stalled one waited for. */
#include <stdlib.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/page/gather.h"

/* Most instructions of a function in which producers are looked for. */
enum { WAITS_ROWS_MOST = 20000 };

/* The instructions of a function as the timing model sees them. */
struct listing {
    struct timing_insn *insn;
    uint64_t *pc;
    size_t count;
};

static struct listing list(const struct gather *g, const struct code_of *c)
{
    struct listing l = {0};
    struct instruction at;
    char text[256];
    size_t room = 0;
    for (uint64_t pc = c->function->low; pc < c->function->high && l.count < WAITS_ROWS_MOST;) {
        unsigned used = gather_instruction(g, c, pc, &at, text, sizeof text);
        if (!used || at.avail < g->of->isa->sample_bytes)
            break;
        if (l.count == room) {
            room = 2 * room + 64;
            l.insn = gather_must(reallocarray(l.insn, room, sizeof *l.insn));
            l.pc = gather_must(reallocarray(l.pc, room, sizeof *l.pc));
        }
        l.insn[l.count] = (struct timing_insn){0};
        if (!at.is_entry)
            isa_timing_insn(g->of->isa, at.va, at.bytes, at.avail, &l.insn[l.count]);
        l.pc[l.count++] = pc;
        pc += used;
    }
    return l;
}

/* Returns whether `producer` writes a register that `consumer` reads; stores the register. */
static bool feeds(const struct timing_insn *producer, const struct timing_insn *consumer, unsigned *reg)
{
    for (unsigned r = 0; r < consumer->nreads; r++)
        for (unsigned w = 0; w < producer->nwrites; w++)
            if (producer->writes[w].reg == consumer->reads[r].reg) {
                *reg = consumer->reads[r].reg;
                return true;
            }
    return false;
}

/* Returns the row of the nearest producer of this class before the row, around the end of the function as a loop would go, or -1. */
static json_int_t producer_of(const struct timing_model *m, const struct listing *l, size_t row, const char *class, unsigned *reg)
{
    for (size_t back = 1; back < l->count; back++) {
        size_t k = (row + l->count - back) % l->count;
        if (!strcmp(m->classes[l->insn[k].cls].name, class) && feeds(&l->insn[k], &l->insn[row], reg))
            return (json_int_t)k;
    }
    return -1;
}

static void add_wait(const struct gather *g, const struct listing *l, size_t row, unsigned cause, json_t *out)
{
    const struct isa *isa = g->of->isa;
    const char *colon = strchr(g->of->profile->causes[cause], ':');
    unsigned reg = 0;
    char name[32] = "";
    json_int_t producer = colon ? producer_of(isa->timing.model(0), l, row, colon + 1, &reg) : -1;
    if (producer >= 0)
        isa->timing.reg_name(reg, name, sizeof name);
    json_array_append_new(out, json_pack("[i,i,I,s]", (int)row, (int)cause, producer, name));
}

json_t *gather_waits(const struct gather *g, const struct code_of *c)
{
    const struct profile *p = g->of->profile;
    json_t *out = json_array();
    if (!g->of->isa->timing.insn || !p->machine.exact)
        return out;
    struct listing l = list(g, c);
    for (size_t row = 0; row < l.count; row++) {
        size_t k = profile_first_sample(c->image, l.pc[row]);
        const struct profile_sample *s = k < c->image->sample_count ? &c->image->samples[k] : NULL;
        for (unsigned part = 0; s && s->pc == l.pc[row] && part < s->part_count; part++)
            if (s->parts[part].cycles && !strncmp(p->causes[s->parts[part].cause], "stall:", 6))
                add_wait(g, &l, row, s->parts[part].cause, out);
    }
    free(l.insn);
    free(l.pc);
    return out;
}
