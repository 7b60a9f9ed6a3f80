/*
 * rse.c - the register stack engine (RSE): frames, spills and fills, register rotation.
 *
 * The stacked registers are in one array (ia64_state.stack): the current frame at the window (struct cpu_window), the callers' registers
 * below it. Of these the nearest are dirty and the next ones clean; with the frame they are at most RSE_PHYSICAL. Older registers are in
 * the backing store, in the architected layout: a NaT collection after each 63 registers. The engine is lazy: it stores a register if a new
 * frame needs its place, and loads one if a return needs it. SDM volume 2, chapter 6.
 */
#include <string.h>
#include "isa/ia64/state.h"

static uint64_t *slots(struct cpu *c)
{
    return cpu_slots(c);
}

static struct space *memory(struct cpu *c)
{
    return cpu_front(c)->space;
}

/* Dirty registers are those below the frame that are not in memory yet; clean ones, below them, are on chip and in memory. */
static unsigned dirty(struct cpu *c)
{
    const struct cpu_window *w = cpu_window(c);
    return (unsigned)(w->at - w->low);
}

static unsigned clean(struct cpu *c)
{
    const struct cpu_window *w = cpu_window(c);
    return RSE_PHYSICAL - (unsigned)(w->high - w->low);
}

unsigned rse_below(struct cpu *c)
{
    return dirty(c) + clean(c);
}
unsigned rse_dirty(struct cpu *c)
{
    return dirty(c);
}

uint64_t rse_bsp(struct cpu *c)
{
    return rse_skip(slots(c)[S_BSPSTORE], dirty(c));
}

uint64_t rse_position(struct cpu *c)
{
    uint64_t stored = slots(c)[S_BSPSTORE];
    return (stored >> 3) - (stored >> 9) + dirty(c);
}

/* Returns the NaT bit of the register at `at`, below the frame. */
static uint8_t *nat_of(struct cpu *c, const uint64_t *at)
{
    struct ia64_state *st = ia64_state(c);
    return &st->stack_nat[at - st->stack];
}

/* Moves all registers from `loaded` on to the middle of the array. */
static __attribute__((noinline)) void move_to_middle(struct cpu *c, uint64_t *loaded)
{
    struct ia64_state *st = ia64_state(c);
    struct cpu_window *w = cpu_window(c);
    uint64_t *end = st->stack + RSE_STACK, *middle = st->stack + RSE_STACK / 2;
    uint8_t nats[RSE_PHYSICAL];
    size_t below = (size_t)(w->at - loaded);
    ptrdiff_t by = middle - loaded;
    bool inside = cpu_set_window(c, true);

    memcpy(nats, nat_of(c, loaded), below);
    memset(st->stack_nat, 0, sizeof st->stack_nat);
    memcpy(nat_of(c, middle), nats, below);
    alat_moved(c, loaded, middle);
    memmove(middle, loaded, (size_t)(end - (by > 0 ? middle : loaded)) * sizeof *loaded);
    w->at += by;
    w->low += by;
    w->high += by;
    cpu_set_window(c, inside);
}

/* Makes `loaded` the oldest register on chip. Invariant: the array has room for a whole frame on either side of the registers on chip. */
static inline void set_loaded(struct cpu *c, uint64_t *loaded)
{
    struct ia64_state *st = ia64_state(c);
    struct cpu_window *w = cpu_window(c);
    w->high = loaded + RSE_PHYSICAL;
    if (loaded < st->stack + RSE_PHYSICAL || w->high + RSE_PHYSICAL > st->stack + RSE_STACK)
        move_to_middle(c, loaded);
}

static bool is_collection(uint64_t address)
{
    return (address & 0x1f8) == 0x1f8;
}

bool rse_is_collection(uint64_t address)
{
    return is_collection(address);
}

uint64_t rse_skip(uint64_t address, int64_t n)
{
    int64_t index = (int64_t)(address >> 3 & 63) + n;
    int64_t collections = index >= 0 ? index / 63 : -((-index + 62) / 63);
    return address + (uint64_t)(n + collections) * 8;
}

/* Returns the host address of backing store memory in the common case: it is accessible. An untouched page is
 * touched first by mem_fault(), so that it makes no difference: cpu_load() and cpu_store() would look up the caches of a timing model,
 * which these accesses do not. */
static void *direct(struct cpu *c, uint64_t address, unsigned need, enum mem_access access)
{
    void *host = mem_host(memory(c), address, need);
    if (host || mem_fault(memory(c), address, 8, access) != MEM_OK)
        return host;
    return mem_host(memory(c), address, need);
}

/* Does the backing store hold big-endian words (rsc.be)? */
static bool big_endian_store(struct cpu *c)
{
    return slots(c)[S_RSC] >> 4 & 1;
}

static bool load(struct cpu *c, uint64_t address, uint64_t *value)
{
    bool be = big_endian_store(c);
    const void *host = direct(c, address, MEM_R, MEM_READ);
    if (!host)
        return cpu_load(c, address, 8, be, 0, value);
    memcpy(value, host, 8);
    *value = be ? __builtin_bswap64(*value) : *value;
    return true;
}

static bool store(struct cpu *c, uint64_t address, uint64_t value)
{
    bool be = big_endian_store(c);
    void *host = direct(c, address, MEM_W, MEM_WRITE);
    if (!host)
        return cpu_store(c, address, 8, be, 0, value);
    value = be ? __builtin_bswap64(value) : value;
    memcpy(host, &value, 8);
    return true;
}

bool rse_peek(struct cpu *c, uint64_t address, uint64_t *value)
{
    uint64_t bsp = rse_bsp(c);
    for (unsigned n = 1; n <= rse_below(c); n++)
        if (rse_skip(bsp, -(int64_t)n) == address) {
            *value = cpu_window(c)->at[-(ptrdiff_t)n];
            return true;
        }
    if (mem_peek(memory(c), address, value, sizeof *value) != sizeof *value)
        return false;
    *value = big_endian_store(c) ? __builtin_bswap64(*value) : *value;
    return true;
}

/* ---- spilling ---- */

/* Copies a few registers without a call of memcpy(), which is slow for them. Source and target do not overlap. */
static inline void copy(uint64_t *restrict to, const uint64_t *restrict from, unsigned n)
{
    enum { PIECE = 4 };
    if (n >= PIECE) {
        for (unsigned k = 0; k < n - PIECE; k += PIECE)
            memcpy(to + k, from + k, PIECE * sizeof *to);
        memcpy(to + n - PIECE, from + n - PIECE, PIECE * sizeof *to);
        return;
    }
    if (n & 2)
        memcpy(to, from, 2 * sizeof *to);
    if (n & 1)
        to[n - 1] = from[n - 1];
}

/* The common case of spilling: stores up to n registers at ar.bspstore, up to the next collection. Returns how many, or 0 if this is not
 * the common case. */
static inline unsigned spill_common(struct cpu *c, unsigned n)
{
    struct cpu_window *w = cpu_window(c);
    uint64_t *s = slots(c), address = s[S_BSPSTORE];
    unsigned index = address >> 3 & 63;

    n = n > 63 - index ? 63 - index : n; /* words before a collection are in one page */
    uint64_t words = ((1ull << n) - 1) << index;
    if (s[S_RSC] >> 4 & 1 || s[S_STACK_NATS] || (s[S_ALAT_COUNT] && s[S_ALAT_FILTER] & words) || n == 0)
        return 0;
    void *host = mem_host(memory(c), address, MEM_W);
    if (!host)
        return 0;
    copy(host, w->low, n);
    s[S_RNAT] &= ~words;
    s[S_BSPSTORE] = address + n * 8;
    w->low += n;
    w->moved = true;
    w->moves += n;
    return n;
}

/* Stores the word at ar.bspstore: a dirty register or a NaT collection. Returns false if a fault has been raised. */
static bool spill_one(struct cpu *c)
{
    struct cpu_window *w = cpu_window(c);
    uint64_t *s = slots(c), address = s[S_BSPSTORE];

    if (is_collection(address)) {
        if (!store(c, address, s[S_RNAT] & INT64_MAX))
            return false;
        s[S_RNAT] = 0;
        s[S_BSPSTORE] = address + 8;
        return true;
    }
    if (!store(c, address, *w->low))
        return false;
    uint64_t bit = 1ull << (address >> 3 & 63);
    s[S_RNAT] = *nat_of(c, w->low) ? s[S_RNAT] | bit : s[S_RNAT] & ~bit;
    s[S_BSPSTORE] = address + 8;
    w->low++;
    w->moves++;
    w->moved = true;
    alat_stored(c, address, 8);
    return true;
}

void rse_forget(struct cpu *c)
{
    struct ia64_state *st = ia64_state(c);
    struct cpu_window *w = cpu_window(c);
    memset(st->stack_nat, 0, sizeof st->stack_nat);
    slots(c)[S_STACK_NATS] = 0;
    w->low = w->at;
    set_loaded(c, w->at);
}

void rse_reset(struct cpu *c)
{
    struct ia64_state *st = ia64_state(c);
    *cpu_window(c) = (struct cpu_window){.at = st->stack + RSE_STACK / 2};
    rse_forget(c);
}

/* Drops the oldest clean registers until `keep` are left. */
static inline void drop_clean(struct cpu *c, unsigned keep)
{
    struct cpu_window *w = cpu_window(c);
    uint64_t *s = slots(c), *oldest = w->high - RSE_PHYSICAL;
    if (s[S_STACK_NATS])
        for (; oldest < w->low - keep; oldest++) {
            s[S_STACK_NATS] -= *nat_of(c, oldest);
            *nat_of(c, oldest) = 0;
        }
    set_loaded(c, w->low - keep);
}

bool rse_make_room(struct cpu *c, unsigned sof)
{
    unsigned room = RSE_PHYSICAL - sof;

    if (rse_below(c) <= room)
        return true;
    while (dirty(c) > room)
        if (!spill_common(c, dirty(c) - room) && !spill_one(c))
            return false;
    drop_clean(c, room - dirty(c));
    return true;
}

bool rse_flush(struct cpu *c)
{
    while (dirty(c) || is_collection(slots(c)[S_BSPSTORE]))
        if (!spill_common(c, dirty(c)) && !spill_one(c))
            return false;
    return true;
}

/* ---- pushing and popping frames ---- */

void rotate_slots(uint64_t *v, unsigned n, unsigned by)
{
    uint64_t last[192];
    memcpy(last, v + n - by, by * sizeof *v);
    memmove(v + by, v, (n - by) * sizeof *v);
    memcpy(v, last, by * sizeof *v);
}

/* Rotates the rotating general registers, and their NaT bits, up by `by` places. */
static void rotate_gr(struct cpu *c, unsigned sor, unsigned by)
{
    uint64_t *s = slots(c);
    if (sor == 0 || by % sor == 0)
        return;
    rotate_slots(cpu_window(c)->inside ? cpu_window(c)->at : s + S_GR + 32, sor, by % sor);
    if (!(s[S_NAT] >> 32 | s[S_NAT_HIGH]))
        return;
    bool old[96];
    for (unsigned k = 0; k < sor; k++)
        old[k] = get_nat(s, 32 + k);
    for (unsigned k = 0; k < sor; k++)
        put_nat(s, 32 + (k + by) % sor, old[k]);
}

/* Moves the frame up by n registers. */
static void push(struct cpu *c, unsigned n)
{
    struct cpu_window *w = cpu_window(c);
    uint64_t *s = slots(c);

    if (s[S_NAT] >> 32 | s[S_NAT_HIGH])
        for (unsigned k = 0; k < n; k++)
            s[S_STACK_NATS] += *nat_of(c, w->at + k) = get_nat(s, 32 + k);
    w->at += n;
}

void rse_forget_nats(struct cpu *c, unsigned sof)
{
    uint64_t *s = slots(c);
    unsigned end = 32 + sof;
    if (end < 64)
        s[S_NAT] &= (1ull << end) - 1;
    s[S_NAT_HIGH] = end <= 64 ? 0 : end >= 128 ? s[S_NAT_HIGH] : s[S_NAT_HIGH] & ((1ull << (end - 64)) - 1);
}

/* Moves the NaT bits of n registers from r(32 + from) on to those from r(32 + to) on. */
static void move_nats(uint64_t *s, unsigned to, unsigned from, unsigned n)
{
    bool old[128];
    if (!(s[S_NAT] >> 32 | s[S_NAT_HIGH]))
        return;
    for (unsigned k = 0; k < n; k++)
        old[k] = get_nat(s, 32 + from + k);
    for (unsigned k = 0; k < n; k++)
        put_nat(s, 32 + to + k, old[k]);
}

/* Sets S_ROTATED by the RRBs: 96 if a register is renamed, otherwise 0. */
static void note_renamed(uint64_t *s)
{
    s[S_ROTATED] = s[S_RRB_GR] | s[S_RRB_FR] | s[S_RRB_PR] ? 96 : 0;
}

/* Applies S_ROTATED to the RRBs and to S_FR_PENDING. Afterwards it only says whether registers are renamed. */
static void apply_rotations(uint64_t *s)
{
    unsigned fr = current_rrb_fr(s), pr = current_rrb_pr(s);
    s[S_FR_PENDING] = (s[S_FR_PENDING] + s[S_ROTATED]) % 96;
    s[S_RRB_FR] = fr;
    s[S_RRB_PR] = pr;
    note_renamed(s);
}

/* Clears rrb.pr: undoes the renaming of predicates; set_rrb() is the inverse. */
void clear_rrb_pr(struct cpu *c)
{
    uint64_t *s = slots(c);
    apply_rotations(s);
    s[S_PR_HIGH] = rotated_pr(s[S_PR_HIGH], (unsigned)s[S_RRB_PR]);
    s[S_RRB_PR] = 0;
    note_renamed(s);
}

/* Rotates f32 to f127 up by n places, one per rotation. */
static void rotate_fr(uint64_t *s, unsigned n)
{
    if (!(n % 96))
        return;
    for (unsigned f = 32; f < 128; f++) /* deferred computations refer to registers by name */
        if (s[S_FR + 2 * f + 1] & FR_DEFERRED)
            put_fr(s, f, get_fr(s, f));
    rotate_slots(s + S_FR + 64, 192, n % 96 * 2);
}

void rotate_pending_fr(uint64_t *s)
{
    if (!(s[S_ROTATED] | s[S_FR_PENDING]))
        return;
    apply_rotations(s);
    rotate_fr(s, (unsigned)s[S_FR_PENDING]);
    s[S_FR_PENDING] = 0;
}

void gr_to_name_order(struct cpu *c, unsigned sor)
{
    uint64_t *s = slots(c);
    if (s[S_GR_IN_FILE] && s[S_RRB_GR])
        rotate_gr(c, sor, sor - (unsigned)s[S_RRB_GR]);
    s[S_GR_IN_FILE] = 0;
}

void gr_to_file_order(struct cpu *c, unsigned sor)
{
    uint64_t *s = slots(c);
    if (!s[S_GR_IN_FILE] && s[S_RRB_GR])
        rotate_gr(c, sor, (unsigned)s[S_RRB_GR]);
    s[S_GR_IN_FILE] = 1;
}

void clear_rrb(struct cpu *c, unsigned sor)
{
    uint64_t *s = slots(c);
    uint64_t pending = s[S_FR_PENDING] + s[S_RRB_FR]; /* S_ROTATED cancels out */
    unsigned pr = current_rrb_pr(s);
    if (s[S_RRB_GR] && !s[S_GR_IN_FILE])
        rotate_gr(c, sor, (unsigned)s[S_RRB_GR]);
    s[S_FR_PENDING] = pending < 96 ? pending : pending - 96; /* performed when an instruction names one of them */
    s[S_PR_HIGH] = rotated_pr(s[S_PR_HIGH], pr);
    s[S_RRB_GR] = s[S_GR_IN_FILE] = s[S_RRB_FR] = s[S_RRB_PR] = s[S_ROTATED] = 0;
}

/* Renames registers by cfm's rrb fields. All RRBs must be 0. */
void set_rrb(struct cpu *c, uint64_t cfm)
{
    uint64_t *s = slots(c);
    unsigned gr = cfm >> 18 & 127, fr = cfm >> 25 & 127, pr = cfm >> 32 & 63, sor = (cfm >> 14 & 15) * 8;
    if (sor && gr % sor)
        rotate_gr(c, sor, sor - gr % sor);
    s[S_FR_PENDING] = (s[S_FR_PENDING] + 96 - fr % 96) % 96;
    s[S_PR_HIGH] = rotated_pr(s[S_PR_HIGH], (48 - pr % 48) % 48);
    s[S_RRB_GR] = sor ? gr % sor : 0;
    s[S_GR_IN_FILE] = 0;
    s[S_RRB_FR] = fr % 96;
    s[S_RRB_PR] = pr % 48;
    note_renamed(s);
}

void rotate_all(struct cpu *c, unsigned sor)
{
    uint64_t *s = slots(c);
    if (sor) {
        gr_to_name_order(c, sor);
        rotate_gr(c, sor, 1);
        s[S_RRB_GR] = s[S_RRB_GR] ? s[S_RRB_GR] - 1 : sor - 1;
    }
    s[S_ROTATED] = s[S_ROTATED] == 96 ? 1 : s[S_ROTATED] + 1;
    s[S_PR_HIGH] = rotated_pr(s[S_PR_HIGH], 1);
}

void apply_iterations_now(struct cpu *c, unsigned sor)
{
    uint64_t *s = slots(c), n = s[S_ITERATIONS];
    if (!n)
        return;
    bool fills = s[S_LC] != 0;
    s[fills ? S_LC : S_EC] -= n;
    if (sor)
        s[S_RRB_GR] = (s[S_RRB_GR] + sor - n) % sor;
    s[S_ROTATED] += s[S_ROTATED] + n > 96 ? n - 96 : n;
    s[S_PR_HIGH] = s[S_PR_HIGH] << n | (fills ? ((1ull << n) - 1) << 16 : 0);
    s[S_ITERATIONS] = 0;
}

/* Returns whether registers may be renamed. */
static bool renamed(const uint64_t *s)
{
    return s[S_ROTATED];
}

uint64_t rse_call(struct cpu *c, uint64_t mode)
{
    uint64_t *s = slots(c);
    unsigned sof = mode_sof(mode), sol = mode_sol(mode);
    bool inside = cpu_set_window(c, true);

    s[S_PFS] = cfm_of(s, mode) | s[S_EC] << 52 | 3ull << 62;
    if (renamed(s))
        clear_rrb(c, mode_sor(mode));
    push(c, sol);
    move_nats(s, 0, sol, sof - sol);
    if (s[S_NAT] >> 32 | s[S_NAT_HIGH])
        rse_forget_nats(c, sof - sol);
    cpu_set_window(c, inside);
    return mode_with_frame(mode, sof - sol);
}

uint64_t rse_cover(struct cpu *c, uint64_t mode)
{
    bool inside = cpu_set_window(c, true);
    clear_rrb(c, mode_sor(mode));
    push(c, mode_sof(mode));
    rse_forget_nats(c, 0);
    cpu_set_window(c, inside);
    return mode_with_frame(mode, 0);
}

/* Loads the n words below address, which include no collection, to `to`. Returns false if a fault has been raised. */
static bool load_words(struct cpu *c, uint64_t address, uint64_t *to, unsigned n)
{
    uint64_t first = address - 8ull * n;
    bool be = slots(c)[S_RSC] >> 4 & 1;
    const void *host = be || n == 0 ? NULL : mem_host(memory(c), first, MEM_R); /* words between collections are in one page */
    if (host) {
        copy(to, host, n);
        return true;
    }
    while (n-- > 0) /* downwards, in the order of fills */
        if (!load(c, first + 8ull * n, to + n))
            return false;
    return true;
}

/* The result of collect(): the new ar.bspstore and ar.rnat, and the NaT bits, lowest register first, if any is set. */
struct collected {
    uint64_t bspstore, rnat;
    bool any_nat, nats[RSE_PHYSICAL];
};

static void note_nat(struct collected *out, unsigned n, unsigned at)
{
    if (!out->any_nat)
        memset(out->nats, 0, n * sizeof out->nats[0]);
    out->any_nat = out->nats[at] = true;
}

/* Loads those of the n registers below the frame that are not on chip, and collects the NaT bits of all n. Returns false if a fault has
 * been raised; nothing has changed. */
static bool collect(struct cpu *c, unsigned n, struct collected *out)
{
    uint64_t *s = slots(c), *at = cpu_window(c)->at, address = s[S_BSPSTORE], collection = s[S_RNAT];
    unsigned on_chip = rse_below(c);

    out->any_nat = false;
    for (unsigned k = 1; s[S_STACK_NATS] && k <= n && k <= on_chip; k++)
        if (*nat_of(c, at - k))
            note_nat(out, n, n - k);
    for (unsigned done = dirty(c); done < n;) { /* in pieces that end at collections */
        unsigned below = address >> 3 & 63, piece = below < n - done ? below : n - done;
        unsigned known = done >= on_chip ? 0 : on_chip - done < piece ? on_chip - done : piece;
        if (below == 0) {
            address -= 8;
            if (!load(c, address, &collection))
                return false;
            continue;
        }
        if (!load_words(c, address - 8ull * known, at - done - piece, piece - known))
            return false;
        for (unsigned k = known + 1; collection && k <= piece; k++)
            if (collection >> ((address - 8ull * k) >> 3 & 63) & 1)
                note_nat(out, n, n - done - k);
        done += piece;
        address -= 8ull * piece;
    }
    out->bspstore = address;
    out->rnat = collection;
    return true;
}

/* Moves the frame down by n registers. Returns false if a fault has been raised; nothing has changed. */
static bool pop(struct cpu *c, unsigned n)
{
    struct cpu_window *w = cpu_window(c);
    uint64_t *s = slots(c), *to = w->at - n, *oldest = w->high - RSE_PHYSICAL;
    struct collected in;

    if (to >= w->low && !(s[S_STACK_NATS] | s[S_NAT] >> 32 | s[S_NAT_HIGH])) { /* the common case */
        w->at = to;
        return true;
    }
    if (!collect(c, n, &in))
        return false;
    for (unsigned k = 0; k < n && (in.any_nat || s[S_NAT] >> 32 || s[S_NAT_HIGH]); k++)
        put_nat(s, 32 + k, in.any_nat && in.nats[k]);
    for (uint64_t *r = to > oldest ? to : oldest; s[S_STACK_NATS] && r < w->at; r++) {
        s[S_STACK_NATS] -= *nat_of(c, r);
        *nat_of(c, r) = 0;
    }
    w->at = to;
    s[S_BSPSTORE] = in.bspstore;
    s[S_RNAT] = in.rnat;
    if (to < w->low)
        w->low = to;
    if (to < oldest) {
        w->moves += (uint64_t)(oldest - to);
        w->moved = true;
        set_loaded(c, to);
    }
    return true;
}

uint64_t mode_with_nats(struct cpu *c, uint64_t mode)
{
    const uint64_t *s = slots(c);
    return s[S_NAT] | s[S_NAT_HIGH] | s[S_STACK_NATS] ? mode | MODE_NAT : mode & ~(uint64_t)MODE_NAT;
}

/* Replaces the frame of `mode` by that of cfm. Its lowest `locals` registers come from the stack; the current frame's follow them.
 * Returns the new mode. */
static uint64_t restore(struct cpu *c, uint64_t mode, uint64_t cfm, unsigned locals)
{
    uint64_t *s = slots(c), old_cfm = cfm_of(s, mode);
    unsigned sof = cfm & 127, outputs = sof > locals ? sof - locals : 0;
    bool nats = s[S_NAT] >> 32 | s[S_NAT_HIGH], was_renamed = renamed(s), saved_nats[128];

    if (was_renamed)
        clear_rrb(c, mode_sor(mode));
    if (!frame_possible(cfm)) /* SDM: "bad PFS" */
        return mode_with_frame(mode, 0);
    for (unsigned k = 0; nats && k < outputs; k++)
        saved_nats[k] = get_nat(s, 32 + k);
    if (!pop(c, locals)) {
        if (was_renamed)
            set_rrb(c, old_cfm);
        return mode;
    }
    if (dirty(c) + sof > RSE_PHYSICAL)
        return mode_with_frame(mode, 0);
    if (rse_below(c) + sof > RSE_PHYSICAL)
        drop_clean(c, RSE_PHYSICAL - sof - dirty(c));
    for (unsigned k = 0; nats && k < outputs; k++)
        put_nat(s, 32 + locals + k, saved_nats[k]);
    if (s[S_NAT] >> 32 | s[S_NAT_HIGH])
        rse_forget_nats(c, sof);
    if (cfm >> 18 & 0xfffff)
        set_rrb(c, cfm);
    return mode_with_frame(mode, cfm);
}

static uint64_t restore_inside(struct cpu *c, uint64_t mode, uint64_t cfm, unsigned locals)
{
    bool inside = cpu_set_window(c, true);
    uint64_t after = restore(c, mode, cfm, locals);
    cpu_set_window(c, inside);
    return mode_with_nats(c, after);
}

/* Loads those of the n registers below `to` that are below `oldest`. Their words end at `end` and include no collection. */
static inline bool fill_piece(struct cpu *c, uint64_t *to, unsigned n, uint64_t end, const uint64_t *oldest)
{
    uint64_t *from = to - n;
    if (from >= oldest)
        return true;
    const void *host = mem_host(memory(c), end - 8ull * n, MEM_R);
    if (host)
        copy(from, host, (unsigned)((oldest < to ? oldest : to) - from));
    return host;
}

/* The common case of filling: loads the registers from `to` on that are not on chip. Returns false if this is not the common case; their
 * places in the array have undefined values, which are not used. */
static inline bool fill_common(struct cpu *c, uint64_t *to)
{
    struct cpu_window *w = cpu_window(c);
    uint64_t *s = slots(c), *oldest = w->high - RSE_PHYSICAL, collection = s[S_RNAT], address = s[S_BSPSTORE];
    unsigned n = (unsigned)(w->low - to), index = address >> 3 & 63, below = n > index ? n - index : 0;

    if (s[S_RSC] >> 4 & 1 || below > 63 || collection >> (index - (n - below)) & ((1ull << (n - below)) - 1))
        return false;
    if (n > below && !fill_piece(c, w->low, n - below, address, oldest))
        return false;
    address -= 8ull * (n - below);
    if (below) {
        const void *host = mem_host(memory(c), address -= 8, MEM_R);
        if (!host)
            return false;
        memcpy(&collection, host, sizeof collection);
        if (collection << 1 >> (64 - below) || !fill_piece(c, to + below, below, address, oldest))
            return false;
        address -= 8ull * below;
    }
    if (to < oldest) {
        w->moves += (uint64_t)(oldest - to);
        w->moved = true;
        w->high = to + RSE_PHYSICAL;
    }
    s[S_RNAT] = collection;
    s[S_BSPSTORE] = address;
    w->low = to;
    return true;
}

/* The common case of a return: no register is renamed in the caller's frame, and no NaT bit is set. false: another case; nothing has
 * changed. */
static inline bool return_common(struct cpu *c, uint64_t mode, uint64_t cfm)
{
    enum { RENAMED = 0xfffff };
    struct cpu_window *w = cpu_window(c);
    uint64_t *s = slots(c), *to = w->at - (cfm >> 7 & 127);
    unsigned sof = cfm & 127;
    if (!w->inside || s[S_STACK_NATS] | s[S_NAT] >> 32 | s[S_NAT_HIGH] || cfm >> 18 & RENAMED || !frame_possible(cfm))
        return false;
    if (to >= w->low ? to - w->low + sof > RSE_PHYSICAL : !fill_common(c, to))
        return false;
    if (renamed(s))
        clear_rrb(c, mode_sor(mode));
    w->at = to;
    uint64_t *loaded = w->high - RSE_PHYSICAL, *least = to + sof - RSE_PHYSICAL;
    set_loaded(c, loaded < least ? least : loaded);
    return true;
}

uint64_t rse_return(struct cpu *c, uint64_t mode)
{
    uint64_t *s = slots(c), pfs = s[S_PFS], after;
    if (return_common(c, mode, pfs))
        after = mode_with_nats(c, mode_with_frame(mode, pfs));
    else
        after = restore_inside(c, mode, pfs, pfs >> 7 & 127);
    s[S_EC] = pfs >> 52 & 63; /* harmless if restore() raised a fault: br.ret is executed again then */
    return after;
}

uint64_t rse_uncover(struct cpu *c, uint64_t mode, uint64_t cfm)
{
    return restore_inside(c, mode, cfm, cfm & 127);
}

/* ---- instructions and registers that control the engine ---- */

void rse_set_bspstore(struct cpu *c, uint64_t value)
{
    drop_clean(c, 0);
    slots(c)[S_BSPSTORE] = value & ~7ull;
}

static unsigned registers_between(uint64_t from, uint64_t to)
{
    unsigned n = 0;
    for (; from < to; from += 8)
        n += !is_collection(from);
    return n;
}

unsigned rse_registers_between(uint64_t from, uint64_t to)
{
    return registers_between(from, to);
}

uint64_t *rse_register(struct cpu *c, unsigned below)
{
    return cpu_window(c)->at - below;
}

bool rse_loadrs(struct cpu *c)
{
    struct cpu_window *w = cpu_window(c);
    uint64_t *s = slots(c), bsp = rse_bsp(c), tear = bsp - (s[S_RSC] >> 16 & 0x3ff8);
    struct collected in;
    unsigned n = registers_between(tear, bsp), before = dirty(c);

    if (n > RSE_PHYSICAL)
        n = RSE_PHYSICAL, tear = rse_skip(bsp, -(int64_t)n);
    if (n > before) {
        drop_clean(c, 0);
        if (!collect(c, n, &in))
            return false;
        for (unsigned k = before + 1; k <= n; k++)
            s[S_STACK_NATS] += *nat_of(c, w->at - k) = in.any_nat && in.nats[n - k];
        w->moves += n - before;
        w->moved = true;
        s[S_RNAT] = in.rnat;
        w->low = w->at - n;
        set_loaded(c, w->low);
    } else {
        w->low = w->at - n; /* registers below the tear point are dropped */
        drop_clean(c, 0);
    }
    s[S_BSPSTORE] = tear;
    return true;
}

/* ---- words of bits ---- */

uint64_t predicates_get(const uint64_t *s)
{
    uint64_t word = rotated_pr(s[S_PR_HIGH], current_rrb_pr(s));
    for (unsigned p = 0; p < 16; p++)
        word |= s[S_PR + p] << p;
    return word;
}

void predicates_set(uint64_t *s, uint64_t value, uint64_t mask)
{
    uint64_t place = rotated_pr(~(uint64_t)PR_STATIC & mask, (48 - current_rrb_pr(s)) % 48);
    for (unsigned p = 1; p < 16; p++)
        if (mask >> p & 1)
            s[S_PR + p] = value >> p & 1;
    value = rotated_pr(value & ~(uint64_t)PR_STATIC, (48 - current_rrb_pr(s)) % 48);
    s[S_PR_HIGH] = (s[S_PR_HIGH] & ~place) | (value & place);
}
