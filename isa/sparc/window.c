/* window.c - register windows: see window.h. */
#include "isa/sparc/window.h"
#include "isa/sparc/emit.h"
#include "isa/sparc/translate.h"
#include <endian.h>
#include <string.h>

static struct sparc_state *state_of(struct cpu *c)
{
    return cpu_isa_state(c);
}

/* Sets the highest place to which translated code moves the window: as many windows as the machine has, and no further than the array. */
static void set_limit(struct cpu *c)
{
    struct cpu_window *w = cpu_window(c);
    uint64_t *last = state_of(c)->stack + WINDOW_STACK - WINDOW_SLOTS;
    w->high = w->low + WINDOWS_BELOW * WINDOW_WORDS;
    if (w->high > last)
        w->high = last;
}

void sparc_reset_windows(struct cpu *c)
{
    struct sparc_state *st = state_of(c);
    struct cpu_window *w = cpu_window(c);
    *w = (struct cpu_window){.at = st->stack + WINDOW_STACK / 2};
    w->low = w->at;
    set_limit(c);
}

void sparc_forget_windows(struct cpu *c)
{
    cpu_window(c)->low = cpu_window(c)->at;
    set_limit(c);
}

unsigned sparc_windows(const struct cpu *c)
{
    const struct cpu_window *w = cpu_window((struct cpu *)c);
    return (unsigned)(w->at - w->low) / WINDOW_WORDS;
}

/* Moves the windows on the chip so that there is room for one more on either side of them. */
static __attribute__((noinline)) void make_room(struct cpu *c)
{
    struct sparc_state *st = state_of(c);
    struct cpu_window *w = cpu_window(c);
    uint64_t *low = w->low;
    ptrdiff_t by = st->stack + WINDOW_STACK / 2 - low;

    memmove(low + by, low, (size_t)(w->at + WINDOW_SLOTS - low) * sizeof *low);
    w->at += by;
    w->low += by;
    set_limit(c);
}

static void ensure_room(struct cpu *c)
{
    struct sparc_state *st = state_of(c);
    struct cpu_window *w = cpu_window(c);
    if (w->low < st->stack + WINDOW_WORDS || w->at + WINDOW_WORDS + WINDOW_SLOTS > st->stack + WINDOW_STACK)
        make_room(c);
}

/* ---- memory ----------------------------------------------------------------------------------- */

bool sparc_is_wide(struct cpu *c)
{
    return cpu_slots(c)[SPARC_MODE] & SPARC_MODE_WIDE;
}

uint64_t sparc_save_area(struct cpu *c, uint64_t sp)
{
    return sparc_is_wide(c) ? sp + SPARC_STACK_BIAS : (uint32_t)sp;
}

enum { IN_SP = 6, OUT_SP = WINDOW_WORDS + 6 }; /* %fp and %sp in a window: places after its first word */

/* Word n of a save area is local n, then in n - 8; in the array ins are first. */
static unsigned place_of(unsigned n)
{
    return n ^ 8;
}

/* Where the accesses of spills and fills go, and how they are checked: flags of cpu_load(). */
static unsigned access_flags(struct cpu *c)
{
    return IR_MEM_ALIGN | (sparc_is_wide(c) ? 0 : IR_MEM_ADDR32);
}

static unsigned word_bytes_of(struct cpu *c)
{
    return sparc_is_wide(c) ? 8 : 4;
}

static void drop_oldest(struct cpu *c)
{
    cpu_window(c)->low += WINDOW_WORDS;
    set_limit(c);
}

/* A window as it is in a save area, and back. */
static void make_image(uint8_t *image, const uint64_t *words, unsigned bytes)
{
    for (unsigned n = 0; n < WINDOW_WORDS; n++) {
        uint64_t whole = htobe64(words[place_of(n)]);
        uint32_t low = htobe32((uint32_t)words[place_of(n)]);
        memcpy(image + n * bytes, bytes == 8 ? (const void *)&whole : &low, bytes);
    }
}

static void read_image(const uint8_t *image, uint64_t *words, unsigned bytes)
{
    for (unsigned n = 0; n < WINDOW_WORDS; n++) {
        uint64_t whole;
        uint32_t low;
        memcpy(bytes == 8 ? (void *)&whole : &low, image + n * bytes, bytes);
        words[place_of(n)] = bytes == 8 ? be64toh(whole) : be32toh(low);
    }
}

/* Stores the oldest window. Returns false, and raises nothing, if its save area is not writable. */
static bool store_oldest(struct cpu *c)
{
    struct cpu_window *w = cpu_window(c);
    uint64_t at = sparc_save_area(c, w->low[OUT_SP]);
    unsigned bytes = word_bytes_of(c);
    uint8_t image[WINDOW_WORDS * 8];

    make_image(image, w->low, bytes);
    if (at & (bytes - 1) || mem_write(cpu_front(c)->space, at, image, WINDOW_WORDS * bytes) != WINDOW_WORDS * bytes)
        return false;
    drop_oldest(c);
    return true;
}

/* The same by accesses of the cpu, word by word. false: one has raised a stop. */
static bool store_oldest_by_words(struct cpu *c)
{
    uint64_t at = sparc_save_area(c, cpu_window(c)->low[OUT_SP]);
    unsigned bytes = word_bytes_of(c);

    for (unsigned n = 0; n < WINDOW_WORDS; n++)
        if (!cpu_store(c, at + n * bytes, bytes, true, access_flags(c), cpu_window(c)->low[place_of(n)]))
            return false;
    drop_oldest(c);
    return true;
}

/* Reads the window in the save area at `at`. The caches of a timing model see neither this nor store_oldest(). false: a stop has been
 * raised. */
static bool read_window(struct cpu *c, uint64_t at, uint64_t words[WINDOW_WORDS])
{
    unsigned bytes = word_bytes_of(c);
    uint8_t image[WINDOW_WORDS * 8];
    bool whole = !(at & (bytes - 1)) && mem_read(cpu_front(c)->space, at, image, WINDOW_WORDS * bytes) == WINDOW_WORDS * bytes;

    if (whole)
        read_image(image, words, bytes);
    for (unsigned n = 0; n < WINDOW_WORDS && !whole; n++)
        if (!cpu_load(c, at + n * bytes, bytes, true, access_flags(c), &words[place_of(n)]))
            return false;
    return true;
}

/* Loads the window below the current one, whose %sp is the current %fp. false: a stop has been raised. */
static bool load_window(struct cpu *c)
{
    struct cpu_window *w = cpu_window(c);
    uint64_t words[WINDOW_WORDS];

    if (!read_window(c, sparc_save_area(c, w->at[IN_SP]), words))
        return false;
    w->low = w->at - WINDOW_WORDS;
    set_limit(c);
    memcpy(w->low, words, sizeof words);
    return true;
}

bool sparc_flush_windows(struct cpu *c, uint64_t *at)
{
    bool inside = cpu_set_window(c, true), done = true;

    while (done && sparc_windows(c)) {
        *at = sparc_save_area(c, cpu_window(c)->low[OUT_SP]);
        done = store_oldest(c);
    }
    cpu_set_window(c, inside);
    return done;
}

void sparc_window_get(struct cpu *c, unsigned n, uint64_t words[16])
{
    bool inside = cpu_set_window(c, true);
    const uint64_t *from = cpu_window(c)->at - n * WINDOW_WORDS;
    for (unsigned k = 0; k < WINDOW_WORDS; k++)
        words[k] = from[place_of(k)];
    cpu_set_window(c, inside);
}

/* ---- debuggers: a save area is what it will be when its window has been stored ------------------- */

/* Copies byte n of the window at `words` to *byte, or sets it. */
static void window_byte(uint64_t *words, unsigned word_bytes, unsigned n, uint8_t *byte, bool set)
{
    uint64_t *word = &words[place_of(n / word_bytes)];
    unsigned shift = 8 * (word_bytes - 1 - n % word_bytes);

    if (set)
        *word = (*word & ~(0xffull << shift)) | (uint64_t)*byte << shift;
    else
        *byte = (uint8_t)(*word >> shift);
}

void sparc_cached_memory(struct cpu *c, uint64_t va, uint8_t *bytes, size_t len, bool set)
{
    bool inside = cpu_set_window(c, true);
    struct cpu_window *w = cpu_window(c);
    unsigned word_bytes = word_bytes_of(c);

    for (uint64_t *words = w->low; words < w->at; words += WINDOW_WORDS) {
        uint64_t at = sparc_save_area(c, words[OUT_SP]);
        for (unsigned n = 0; n < WINDOW_WORDS * word_bytes; n++)
            if (at + n - va < len)
                window_byte(words, word_bytes, n, &bytes[at + n - va], set);
    }
    cpu_set_window(c, inside);
}

/* ---- instructions ------------------------------------------------------------------------------ */

/* Traps that the system's handlers end. false: a stop has been raised, or the instruction begins again. */
static bool spill(struct cpu *c)
{
    if (!cpu_begin_window_trap(c, TIMING_SPILL) || !(store_oldest(c) || store_oldest_by_words(c)))
        return false;
    cpu_end_window_trap(c, TIMING_SPILL);
    return true;
}

static bool fill(struct cpu *c)
{
    if (!cpu_begin_window_trap(c, TIMING_FILL) || !load_window(c))
        return false;
    cpu_end_window_trap(c, TIMING_FILL);
    return true;
}

/* Both move the window as host code does (x64/window.c): with room for the move, they change nothing else. So the old values in a new
 * window are the same on all engines. */
static uint64_t save_window(struct cpu *c, uint64_t a, uint64_t b, uint64_t x)
{
    bool inside = cpu_set_window(c, true), done = true;
    struct cpu_window *w = cpu_window(c);
    (void)a, (void)b, (void)x;

    if (w->high - w->at < WINDOW_WORDS) {
        done = sparc_windows(c) < WINDOWS_BELOW || spill(c);
        if (done)
            ensure_room(c);
    }
    if (done)
        w->at += WINDOW_WORDS;
    cpu_set_window(c, inside);
    return 0;
}

static uint64_t restore_window(struct cpu *c, uint64_t a, uint64_t b, uint64_t x)
{
    bool inside = cpu_set_window(c, true), done = true;
    (void)a, (void)b, (void)x;

    if (!sparc_windows(c)) {
        ensure_room(c);
        done = fill(c);
    }
    if (done)
        cpu_window(c)->at -= WINDOW_WORDS;
    cpu_set_window(c, inside);
    return 0;
}

static uint64_t flush_windows(struct cpu *c, uint64_t a, uint64_t b, uint64_t x)
{
    bool inside = cpu_set_window(c, true), done = true;
    (void)a, (void)b, (void)x;

    while (done && sparc_windows(c))
        done = spill(c);
    cpu_set_window(c, inside);
    return 0;
}

enum { MOVES_WINDOW = IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP };
const struct ir_intrinsic sparc_save = {.fn = save_window, .flags = MOVES_WINDOW, .x64 = SPARC_EMIT(save)};
const struct ir_intrinsic sparc_restore = {.fn = restore_window, .flags = MOVES_WINDOW, .x64 = SPARC_EMIT(restore)};
const struct ir_intrinsic sparc_flushw = {.fn = flush_windows, .flags = MOVES_WINDOW};

/* The same for instructions that are alone in their block. */
static uint64_t save_alone(struct cpu *c, uint64_t a, uint64_t b, uint64_t x)
{
    cpu_set_alone(c, true);
    save_window(c, a, b, x);
    cpu_set_alone(c, false);
    return 0;
}

static uint64_t restore_alone(struct cpu *c, uint64_t a, uint64_t b, uint64_t x)
{
    cpu_set_alone(c, true);
    restore_window(c, a, b, x);
    cpu_set_alone(c, false);
    return 0;
}

static const struct ir_intrinsic save_when_alone = {.fn = save_alone, .flags = MOVES_WINDOW, .traps = true, .x64 = SPARC_EMIT(save)};
static const struct ir_intrinsic restore_when_alone = {
    .fn = restore_alone, .flags = MOVES_WINDOW, .traps = true, .x64 = SPARC_EMIT(restore)};

void sparc_move_window(struct sparc_translation *t, const struct ir_intrinsic *how)
{
    val zero = constant(t, 0);
    if (how != &sparc_flushw && ir_insn_count(t->ir) == 1 && !t->delay.skipping && ir_traps_often(t->ir, t->delay.pc)) {
        how = how == &sparc_save ? &save_when_alone : &restore_when_alone;
        delay_end(&t->delay);
    }
    ir_intrinsic(t->ir, how, zero, zero, zero);
}

/* The sum is computed in the old window and written in the new one. */
SEM(save)
{
    val sum = ir_add(t->ir, gr(t, o->s), second(t, o->o));
    sparc_move_window(t, &sparc_save);
    set_gr(t, o->d, sum);
}

SEM(restore)
{
    val sum = ir_add(t->ir, gr(t, o->s), second(t, o->o));
    sparc_move_window(t, &sparc_restore);
    set_gr(t, o->d, sum);
}

SEM(flushw)
{
    (void)o;
    sparc_move_window(t, &sparc_flushw);
}
