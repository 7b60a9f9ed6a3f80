/*
 * unwind.c - callers, for `precis profile -g`: a function that has executed SAVE keeps its return address in %i7 and its caller's %sp in
 * %fp; one that has not, a leaf, has it in %o7. A window that is not on the chip is in its save area.
 */
#include "isa/sparc/window.h"
#include <string.h>

enum { LOCALS = 8, IN_FP = LOCALS + 6, IN_RETURN = LOCALS + 7, CALL_BYTES = 8 };

static bool is_wide(struct cpu *c)
{
    return cpu_slots(c)[SPARC_MODE] & SPARC_MODE_WIDE;
}

void sparc_innermost(struct cpu *c, struct isa_frame *f)
{
    const uint64_t *s = cpu_slots(c);
    *f = (struct isa_frame){.pc = s[SPARC_PC], .sp = s[SPARC_O + 6], .innermost = true};
}

/* Copies the locals and ins of the window whose %sp is sp, the n-th caller's, from the chip or from memory. */
static bool window_at(struct cpu *c, uint64_t sp, uint64_t n, uint64_t words[16])
{
    unsigned bytes = is_wide(c) ? 8 : 4;
    uint8_t image[16 * 8];
    uint64_t at = is_wide(c) ? sp + SPARC_STACK_BIAS : (uint32_t)sp;

    if (n >= 1 && n <= sparc_windows(c)) {
        sparc_window_get(c, (unsigned)n, words);
        return true;
    }
    if (mem_peek(cpu_space(c), at, image, 16 * bytes) != 16 * bytes)
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

static uint64_t address(struct cpu *c, uint64_t v)
{
    return is_wide(c) ? v : (uint32_t)v;
}

/* kept[0]: the number of windows above the frame's. */
bool sparc_caller(struct cpu *c, const struct isa_unwind_table *table, uint64_t segment, struct isa_frame *f)
{
    uint64_t words[16];
    (void)table, (void)segment;

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
