/*
 * unwind.c - callers, for `precis profile -g`: a function that has executed SAVE has its call's address in %i7 and its caller's %sp in
 * %fp; one that has not, a leaf, has the address in %o7. A window that is not on the chip is in its save area.
 */
#include "isa/sparc/insn.h"
#include "isa/sparc/window.h"
#include <string.h>

enum { LOCALS = 8, IN_FP = LOCALS + 6, IN_RETURN = LOCALS + 7 };

static uint64_t address(struct cpu *c, uint64_t v)
{
    return sparc_is_wide(c) ? v : (uint32_t)v;
}

void sparc_innermost(struct cpu *c, struct isa_frame *f)
{
    const uint64_t *s = cpu_slots(c);
    cpu_set_window(c, false);
    *f = (struct isa_frame){.pc = s[SPARC_PC], .sp = address(c, s[SPARC_O + 6]), .innermost = true};
}

/* Copies the locals and ins of the window whose %sp is sp, the n-th caller's, from the chip or from memory. */
static bool window_at(struct cpu *c, uint64_t sp, uint64_t n, uint64_t words[16])
{
    unsigned bytes = sparc_is_wide(c) ? 8 : 4;
    uint8_t image[16 * 8];

    if (n >= 1 && n <= sparc_windows(c)) {
        sparc_window_get(c, (unsigned)n, words);
        return true;
    }
    if (mem_peek(cpu_space(c), sparc_save_area(c, sp), image, 16 * bytes) != 16 * bytes)
        return false;
    for (unsigned k = 0; k < 16; k++) {
        words[k] = 0;
        for (unsigned b = 0; b < bytes; b++)
            words[k] = words[k] << 8 | image[k * bytes + b];
    }
    return true;
}

static void window_of(struct cpu *c, uint64_t words[16])
{
    const uint64_t *s = cpu_slots(c);
    memcpy(words, s + SPARC_L, LOCALS * sizeof *words);
    memcpy(words + LOCALS, s + SPARC_I, LOCALS * sizeof *words);
}

/* ---- the innermost function: is it a leaf? ------------------------------------------------------- */

static bool word_at(struct cpu *c, uint64_t at, uint32_t *word)
{
    uint8_t b[4];
    if (mem_peek(cpu_space(c), at, b, sizeof b) != sizeof b)
        return false;
    *word = sparc_word(b);
    return true;
}

/* Returns the target of the CALL at `at`, or 0: another instruction. */
static uint64_t called_by(struct cpu *c, uint64_t at)
{
    enum { CALL = 1 };
    uint32_t word;
    if (!word_at(c, at, &word) || word >> 30 != CALL)
        return 0;
    return address(c, at + (uint64_t)(int64_t)sparc_sign_extend(word, 30) * 4);
}

/* Returns whether a SAVE is before pc in its function, which is not long. */
static bool finds_save(struct cpu *c, uint64_t pc)
{
    enum { NEAR = 64, SAVE_SP = 0x9de38000, SAVE_MASK = 0xffffc000 }; /* save %sp, ..., %sp */
    uint32_t word;
    for (unsigned k = 1; k <= NEAR && word_at(c, pc - 4 * k, &word); k++)
        if ((word & SAVE_MASK) == SAVE_SP)
            return true;
    return false;
}

/* The function at pc begins at the target of the call in %o7 or at that of the call in %i7: the nearer one before it. If %o7's is another
 * kind of call, one that is in the function itself has returned. */
static bool is_leaf(struct cpu *c, uint64_t pc)
{
    const uint64_t *s = cpu_slots(c);
    uint64_t inner = address(c, s[SPARC_O + 7]), outer = address(c, s[SPARC_I + 7]);
    uint64_t start = called_by(c, inner), begins = called_by(c, outer);

    if (start)
        return start <= pc && (begins > pc || start > begins);
    return !(begins && begins <= inner && inner < pc) && !finds_save(c, pc);
}

/* ---- frames -------------------------------------------------------------------------------------- */

/* kept[0]: the number of windows above the frame's. */
bool sparc_caller(struct cpu *c, const struct isa_unwind_table *table, uint64_t segment, struct isa_frame *f)
{
    uint64_t words[16];
    (void)table, (void)segment;

    cpu_set_window(c, false);
    if (f->innermost && is_leaf(c, f->pc)) {
        *f = (struct isa_frame){.pc = address(c, cpu_slots(c)[SPARC_O + 7]), .sp = f->sp};
        return f->pc != 0;
    }
    if (f->kept[0] == 0)
        window_of(c, words);
    else if (!window_at(c, f->sp, f->kept[0], words))
        return false;
    uint64_t to = address(c, words[IN_RETURN]), sp = address(c, words[IN_FP]);
    if (!to || !sp || sp <= f->sp)
        return false;
    *f = (struct isa_frame){.pc = to, .sp = sp, .kept = {f->kept[0] + 1}};
    return true;
}
