/* check.c - the rules of instruction groups: remembers which instruction of the group wrote each register; see check.h. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include "isa/ia64/check.h"
#include "isa/ia64/insns.h"
#include "isa/ia64/state.h"

enum file { FILE_GR, FILE_FR, FILE_PR, FILE_BR, FILE_AR };

/* How a predicate was written. Parallel compares of one kind may write the same predicate. */
enum pr_kind { PR_NORMAL, PR_AND, PR_OR, PR_OR_ANDCM };

/* A register that an instruction reads or writes. */
struct access {
    enum file file;
    unsigned number;
    bool write;
};

struct accesses {
    struct access list[80];
    unsigned count;
};

static void add(struct accesses *a, enum file file, unsigned number, bool write)
{
    if (a->count < sizeof a->list / sizeof *a->list)
        a->list[a->count++] = (struct access){file, number, write};
}

/* Returns whether accesses to the register are checked: not for the constants r0, f0, f1 and p0, nor for the ARs that the manual
 * exempts. */
static bool watched(const struct access *x)
{
    enum { AR_UNAT = 36, AR_LC = 65, AR_EC = 66 };
    switch (x->file) {
    case FILE_GR:
    case FILE_PR: return x->number != 0;
    case FILE_FR: return x->number > 1;
    case FILE_AR: return x->number != AR_UNAT && x->number != AR_LC && x->number != AR_EC;
    default: return true;
    }
}

static void collect(const struct ia64_insn *i, struct accesses *a)
{
    static const int8_t files[] = {
        [IA64_OPC_GR] = FILE_GR, [IA64_OPC_FR] = FILE_FR, [IA64_OPC_PR] = FILE_PR, [IA64_OPC_BR] = FILE_BR, [IA64_OPC_AR] = FILE_AR};
    uint32_t x = i->line->attributes;
    enum { AR_CSD = 25, AR_CCV = 32, AR_PFS = 64 };

    if (i->qp)
        add(a, FILE_PR, i->qp, false);
    for (unsigned k = 0; k < i->line->nuses; k++) {
        const struct ia64_use *u = &i->line->uses[k];
        enum ia64_operand_class cls = u->cls;
        if (cls == IA64_OPC_NONE || cls > IA64_OPC_AR)
            continue;
        unsigned number = ia64_register(i, u);
        if (u->read)
            add(a, (enum file)files[cls], number, false);
        if (u->write)
            add(a, (enum file)files[cls], number, true);
    }
    if (x & IA64_RCCV)
        add(a, FILE_AR, AR_CCV, false);
    if (x & (IA64_RCSD | IA64_WCSD))
        add(a, FILE_AR, AR_CSD, x & IA64_WCSD);
    if (x & IA64_CALL)
        add(a, FILE_AR, AR_PFS, true);
    if (x & IA64_RPFS)
        add(a, FILE_AR, AR_PFS, false);
}

static bool is_branch(const struct ia64_insn *i)
{
    return i->line->unit == IA64_B || i->line->cls == IA64_CLASS_BR;
}

/* Returns whether the manual allows to read the register in the group of the write: branches may read predicates, branch registers and
 * ar.pfs. */
static bool read_allowed(const struct ia64_insn *i, const struct access *x)
{
    return is_branch(i) && (x->file == FILE_PR || x->file == FILE_BR || x->file == FILE_AR);
}

static enum pr_kind kind_of(const struct ia64_insn *i)
{
    if (ia64_has_completer(i->line, IA64_COMPLETER_ctype))
        return (enum pr_kind)(PR_AND + ia64_completer_ctype(i->x));
    if (ia64_has_completer(i->line, IA64_COMPLETER_tctype))
        return (enum pr_kind)(PR_AND + ia64_completer_tctype(i->x) - 1);
    return PR_NORMAL;
}

static bool write_allowed(const struct ia64_group_check *g, const struct ia64_insn *i, const struct access *x)
{
    enum pr_kind kind = kind_of(i);
    return x->file == FILE_PR && kind != PR_NORMAL && g->pr_kind[x->number] == kind;
}

static bool report(struct ia64_group_check *g, uint64_t at, const struct ia64_insn *i, const struct access *x, char *text, size_t cap)
{
    static const char *const prefix[] = {"r", "f", "p", "b", "ar"};
    for (unsigned k = 0; k < g->nreported; k++)
        if (g->reported[k] == at)
            return false;
    if (g->nreported == IA64_CHECK_REPORTED)
        return false;
    g->reported[g->nreported++] = at;
    uint64_t writer = g->writer[x->file][x->number];
    snprintf(text, cap, "0x%" PRIx64 " slot %u: %s %s %s%u, which 0x%" PRIx64 " slot %u wrote in the same instruction group",
             at & ~(uint64_t)15, (unsigned)(at & 15), i->line->name, x->write ? "writes" : "reads", prefix[x->file], x->number,
             writer & ~(uint64_t)15, (unsigned)(writer & 15));
    return true;
}

bool ia64_group_check(struct ia64_group_check *g, struct cpu *c, char *text, size_t cap)
{
    const uint64_t *s = cpu_slots(c);
    uint64_t at = s[S_PC];
    uint8_t bytes[16];
    struct ia64_bundle bundle;
    struct ia64_insn i;
    struct accesses a = {.count = 0};
    bool found = false;

    if (at != g->expected)
        memset(g->writer, 0, sizeof g->writer);
    g->expected = 0;
    if (mem_peek(cpu_space(c), at & ~15ull, bytes, 16) != 16)
        return false;
    ia64_bundle_read(&bundle, bytes);
    if (!ia64_decode(&bundle, at & 15, &i))
        return false;
    if (!i.stop)
        g->expected = (at & 15) == 2 || bundle.tmpl->unit[at & 15] == IA64_L ? (at & ~15ull) + 16 : at + 1;
    bool executes = i.qp == 0 || get_pr(s, i.qp);
    collect(&i, &a);
    for (unsigned k = 0; k < a.count && !found; k++) {
        const struct access *x = &a.list[k];
        bool counts = executes || (x->file == FILE_PR && x->number == i.qp && !x->write);
        if (!counts || !watched(x) || !g->writer[x->file][x->number])
            continue;
        if (x->write ? !write_allowed(g, &i, x) : !read_allowed(&i, x))
            found = report(g, at, &i, x, text, cap);
    }
    for (unsigned k = 0; k < a.count; k++)
        if (a.list[k].write && executes) {
            g->writer[a.list[k].file][a.list[k].number] = at;
            if (a.list[k].file == FILE_PR)
                g->pr_kind[a.list[k].number] = (uint8_t)kind_of(&i);
        }
    return found;
}
