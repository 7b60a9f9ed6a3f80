/*
 * rse.c - the register stack engine: frames, spills and fills, register rotation.
 *
 * Registers of the current frame are slots. Those of the callers are in a ring of the last 96; older ones are in the
 * backing store, where the architecture puts them: a NaT collection after each 63 registers. The engine is lazy: it
 * stores a register when a frame needs its place, and loads one when a return needs it.
 * SDM volume 2, chapter 6.
 */
#include <string.h>
#include "isa/ia64/state.h"

static uint64_t *slots(struct cpu *c)
{
    return cpu_slots(c);
}

static bool is_collection(uint64_t address)
{
    return (address & 0x1f8) == 0x1f8;
}

uint64_t rse_skip(uint64_t address, int64_t n)
{
    int64_t index = (int64_t)(address >> 3 & 63) + n;
    int64_t collections = index >= 0 ? index / 63 : -((-index + 62) / 63);
    return address + (uint64_t)(n + collections) * 8;
}

/* The backing store's memory, in the common case directly: little-endian (rsc.be 0) and accessible. */
static bool load(struct cpu *c, uint64_t address, uint64_t *value)
{
    bool be = slots(c)[S_RSC] >> 4 & 1;
    const void *host = be ? NULL : mem_host(cpu_space(c), address, MEM_R);
    if (!host)
        return cpu_load(c, address, 8, be, 0, value);
    memcpy(value, host, 8);
    return true;
}

static bool store(struct cpu *c, uint64_t address, uint64_t value)
{
    bool be = slots(c)[S_RSC] >> 4 & 1;
    void *host = be ? NULL : mem_host(cpu_space(c), address, MEM_W);
    if (!host)
        return cpu_store(c, address, 8, be, 0, value);
    memcpy(host, &value, 8);
    return true;
}

bool rse_peek(struct cpu *c, uint64_t address, uint64_t *value)
{
    const struct ia64_state *st = ia64_state(c);
    uint64_t bsp = slots(c)[S_BSP];
    for (unsigned n = 1; n <= st->dirty + st->clean; n++)
        if (rse_skip(bsp, -(int64_t)n) == address) {
            *value = st->ring[(st->top - n) % RSE_RING];
            return true;
        }
    return mem_peek(cpu_space(c), address, value, sizeof *value) == sizeof *value;
}

/* ---- spilling ---- */

/* Store what stands at ar.bspstore: a dirty register or a NaT collection. */
static bool spill_one(struct cpu *c)
{
    struct ia64_state *st = ia64_state(c);
    uint64_t *s = slots(c), address = s[S_BSPSTORE];

    if (is_collection(address)) {
        if (!store(c, address, s[S_RNAT] & INT64_MAX))
            return false;
        s[S_RNAT] = 0;
        s[S_BSPSTORE] = address + 8;
        return true;
    }
    if (st->dirty == 0) {
        s[S_BSPSTORE] = s[S_BSP];
        return true;
    }
    unsigned at = (st->top - st->dirty) % RSE_RING;
    if (!store(c, address, st->ring[at]))
        return false;
    uint64_t bit = 1ull << (address >> 3 & 63);
    s[S_RNAT] = st->ring_nat[at] ? s[S_RNAT] | bit : s[S_RNAT] & ~bit;
    s[S_BSPSTORE] = address + 8;
    st->dirty--;
    st->clean++;
    st->spills++;
    alat_stored(c, address, 8);
    return true;
}

void rse_forget(struct cpu *c)
{
    struct ia64_state *st = ia64_state(c);
    memset(st->ring_nat, 0, sizeof st->ring_nat);
    slots(c)[S_RING_NATS] = 0;
    st->dirty = st->clean = 0;
}

/* Forget the oldest clean registers until only `keep` are left; memory has them. */
static void drop_clean(struct cpu *c, unsigned keep)
{
    struct ia64_state *st = ia64_state(c);
    uint64_t *s = slots(c);
    if (s[S_RING_NATS])
        for (unsigned k = keep; k < st->clean; k++) {
            uint8_t *nat = &st->ring_nat[(st->top - st->dirty - k - 1) % RSE_RING];
            s[S_RING_NATS] -= *nat;
            *nat = 0;
        }
    st->clean = keep;
}

bool rse_make_room(struct cpu *c, unsigned sof)
{
    struct ia64_state *st = ia64_state(c);
    unsigned room = RSE_PHYSICAL - sof;

    if (st->dirty + st->clean <= room)
        return true;
    while (st->dirty > room)
        if (!spill_one(c))
            return false;
    drop_clean(c, room - st->dirty);
    return true;
}

bool rse_flush(struct cpu *c)
{
    uint64_t *s = slots(c);
    while (ia64_state(c)->dirty || s[S_BSPSTORE] < s[S_BSP])
        if (!spill_one(c))
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

/* Move the rotating general registers (and NaTs) up by `by` places. */
static void rotate_gr(uint64_t *s, unsigned sor, unsigned by)
{
    if (sor == 0 || by % sor == 0)
        return;
    rotate_slots(s + S_GR + 32, sor, by % sor);
    if (!(s[S_NAT] >> 32 | s[S_NAT_HIGH]))
        return;
    bool old[96];
    for (unsigned k = 0; k < sor; k++)
        old[k] = get_nat(s, 32 + k);
    for (unsigned k = 0; k < sor; k++)
        put_nat(s, 32 + (k + by) % sor, old[k]);
}

/* Of a few registers, whichever way they overlap. Half a frame is moved at each call and return: a call of memmove() is dear. */
static inline void copy(uint64_t *to, const uint64_t *from, unsigned n)
{
    enum { PIECE = 4 };
    bool down = (uintptr_t)to < (uintptr_t)from;
    for (; down && n >= PIECE; n -= PIECE, to += PIECE, from += PIECE) {
        uint64_t piece[PIECE];
        memcpy(piece, from, sizeof piece);
        memcpy(to, piece, sizeof piece);
    }
    for (unsigned k = 0; down && k < n; k++)
        to[k] = from[k];
    for (; !down && n >= PIECE; n -= PIECE) {
        uint64_t piece[PIECE];
        memcpy(piece, from + n - PIECE, sizeof piece);
        memcpy(to + n - PIECE, piece, sizeof piece);
    }
    while (!down && n-- > 0)
        to[n] = from[n];
}

/* n registers that go to the ring from position `at` on. */
static void to_ring(struct ia64_state *st, uint64_t at, const uint64_t *from, unsigned n)
{
    unsigned first = at % RSE_RING, whole = n < RSE_RING - first ? n : RSE_RING - first;
    copy(st->ring + first, from, whole);
    copy(st->ring, from + whole, n - whole);
}

static void from_ring(const struct ia64_state *st, uint64_t at, uint64_t *to, unsigned n)
{
    unsigned first = at % RSE_RING, whole = n < RSE_RING - first ? n : RSE_RING - first;
    copy(to, st->ring + first, whole);
    copy(to + whole, st->ring, n - whole);
}

/* The frame's lowest n registers go to the ring. */
static void push(struct cpu *c, unsigned n)
{
    struct ia64_state *st = ia64_state(c);
    uint64_t *s = slots(c);
    bool nats = s[S_NAT] >> 32 | s[S_NAT_HIGH] | s[S_RING_NATS];

    to_ring(st, st->top, s + S_GR + 32, n);
    if (nats)
        for (unsigned k = 0; k < n; k++)
            s[S_RING_NATS] += st->ring_nat[(st->top + k) % RSE_RING] = get_nat(s, 32 + k);
    st->top += n;
    st->dirty += n;
    s[S_BSP] = rse_skip(s[S_BSP], n);
}

void rse_forget_nats(struct cpu *c, unsigned sof)
{
    uint64_t *s = slots(c);
    unsigned end = 32 + sof;
    if (end < 64)
        s[S_NAT] &= (1ull << end) - 1;
    s[S_NAT_HIGH] = end <= 64 ? 0 : end >= 128 ? s[S_NAT_HIGH] : s[S_NAT_HIGH] & ((1ull << (end - 64)) - 1);
}

/* Frame registers from..from+n become to..to+n (as offsets from r32), with their NaTs. */
static void move_frame(uint64_t *s, unsigned to, unsigned from, unsigned n)
{
    copy(s + S_GR + 32 + to, s + S_GR + 32 + from, n);
    if (!(s[S_NAT] >> 32 | s[S_NAT_HIGH]))
        return;
    bool old[128];
    for (unsigned k = 0; k < n; k++)
        old[k] = get_nat(s, 32 + from + k);
    for (unsigned k = 0; k < n; k++)
        put_nat(s, 32 + to + k, old[k]);
}

/* Give registers back their places in the file, as if rrb were 0; set_rrb() undoes it. */
void clear_rrb_pr(struct cpu *c)
{
    uint64_t *s = slots(c);
    s[S_PR_HIGH] = rotated_pr(s[S_PR_HIGH], (unsigned)s[S_RRB_PR]);
    s[S_RRB_PR] = 0;
}

/* f32 to f127 move up by n places, one for each rotation. */
static void rotate_fr(uint64_t *s, unsigned n)
{
    if (n % 96)
        rotate_slots(s + S_FR + 64, 192, n % 96 * 2);
}

void rotate_pending_fr(uint64_t *s)
{
    rotate_fr(s, (unsigned)s[S_FR_PENDING]);
    s[S_FR_PENDING] = 0;
}

void clear_rrb(struct cpu *c, unsigned sor)
{
    uint64_t *s = slots(c);
    if (s[S_RRB_GR])
        rotate_gr(s, sor, (unsigned)s[S_RRB_GR]);
    rotate_fr(s, (unsigned)(s[S_RRB_FR] + s[S_FR_PENDING]));
    s[S_RRB_GR] = s[S_RRB_FR] = s[S_FR_PENDING] = 0;
    clear_rrb_pr(c);
}

/* With all rrb 0: rename registers as cfm's rrb fields say. */
void set_rrb(uint64_t *s, uint64_t cfm)
{
    unsigned gr = cfm >> 18 & 127, fr = cfm >> 25 & 127, pr = cfm >> 32 & 63, sor = (cfm >> 14 & 15) * 8;
    if (sor && gr % sor)
        rotate_gr(s, sor, sor - gr % sor);
    rotate_fr(s, 96 - fr % 96);
    s[S_PR_HIGH] = rotated_pr(s[S_PR_HIGH], (48 - pr % 48) % 48);
    s[S_RRB_GR] = sor ? gr % sor : 0;
    s[S_RRB_FR] = fr % 96;
    s[S_RRB_PR] = pr % 48;
}

void rotate_all(struct cpu *c, unsigned sor)
{
    uint64_t *s = slots(c);
    if (sor) {
        rotate_gr(s, sor, 1);
        s[S_RRB_GR] = s[S_RRB_GR] ? s[S_RRB_GR] - 1 : sor - 1;
    }
    s[S_FR_PENDING] = s[S_FR_PENDING] == 95 ? 0 : s[S_FR_PENDING] + 1; /* done when one of them is named */
    s[S_RRB_FR] = s[S_RRB_FR] ? s[S_RRB_FR] - 1 : 95;
    s[S_PR_HIGH] = rotated_pr(s[S_PR_HIGH], 1);
    s[S_RRB_PR] = s[S_RRB_PR] ? s[S_RRB_PR] - 1 : 47;
}

/* Is any register renamed? */
static bool renamed(const uint64_t *s)
{
    return s[S_RRB_GR] | s[S_RRB_FR] | s[S_RRB_PR];
}

uint64_t rse_call(struct cpu *c, uint64_t mode)
{
    uint64_t *s = slots(c);
    unsigned sof = mode_sof(mode), sol = mode_sol(mode);

    s[S_PFS] = cfm_of(s, mode) | s[S_EC] << 52 | 3ull << 62;
    if (renamed(s))
        clear_rrb(c, mode_sor(mode));
    push(c, sol);
    move_frame(s, 0, sol, sof - sol);
    if (s[S_NAT] >> 32 | s[S_NAT_HIGH])
        rse_forget_nats(c, sof - sol);
    return mode_with_frame(mode, sof - sol);
}

uint64_t rse_cover(struct cpu *c, uint64_t mode)
{
    clear_rrb(c, mode_sor(mode));
    push(c, mode_sof(mode));
    rse_forget_nats(c, 0);
    return mode_with_frame(mode, 0);
}

/*
 * The n registers below the frame, from the ring and, what it lacks, from memory: into values and nats, lowest first.
 * Then ar.bspstore and ar.rnat as they will be: *bspstore, *rnat. false: raised; nothing has changed.
 */
static bool collect(struct cpu *c, unsigned n, uint64_t *values, bool *nats, uint64_t *bspstore, uint64_t *rnat)
{
    struct ia64_state *st = ia64_state(c);
    uint64_t *s = slots(c);
    unsigned in_ring = st->dirty + st->clean;
    uint64_t address = s[S_BSPSTORE], collection = s[S_RNAT];

    for (unsigned k = 1; k <= n && k <= in_ring; k++) {
        unsigned at = (st->top - k) % RSE_RING;
        values[n - k] = st->ring[at];
        nats[n - k] = st->ring_nat[at];
    }
    for (unsigned k = st->dirty + 1; k <= n; k++) {
        address -= 8;
        if (is_collection(address)) {
            if (!load(c, address, &collection))
                return false;
            address -= 8;
        }
        if (k <= in_ring)
            continue;
        if (!load(c, address, &values[n - k]))
            return false;
        nats[n - k] = collection >> (address >> 3 & 63) & 1;
    }
    *bspstore = address;
    *rnat = collection;
    return true;
}

/* Take n registers back from the stack into r32 on. false: raised, nothing has changed. */
static bool pop(struct cpu *c, unsigned n)
{
    struct ia64_state *st = ia64_state(c);
    uint64_t *s = slots(c), values[96], bspstore, rnat;
    bool nats[96];

    if (n <= st->dirty && !(s[S_RING_NATS] | s[S_NAT] >> 32 | s[S_NAT_HIGH])) { /* the common case */
        from_ring(st, st->top - n, s + S_GR + 32, n);
        st->dirty -= n;
        st->top -= n;
        s[S_BSP] = rse_skip(s[S_BSP], -(int64_t)n);
        return true;
    }
    if (!collect(c, n, values, nats, &bspstore, &rnat))
        return false;
    memcpy(s + S_GR + 32, values, n * sizeof *values);
    for (unsigned k = 0; k < n; k++)
        put_nat(s, 32 + k, nats[k]);
    for (unsigned k = 1; k <= n && k <= st->dirty + st->clean; k++) {
        s[S_RING_NATS] -= st->ring_nat[(st->top - k) % RSE_RING];
        st->ring_nat[(st->top - k) % RSE_RING] = 0;
    }
    unsigned below = n > st->dirty ? n - st->dirty : 0; /* registers that memory holds too */
    if (below > st->clean)
        st->fills += below - st->clean;
    st->clean = below > st->clean ? 0 : st->clean - below;
    st->dirty = n > st->dirty ? 0 : st->dirty - n;
    st->top -= n;
    s[S_BSP] = rse_skip(s[S_BSP], -(int64_t)n);
    s[S_BSPSTORE] = bspstore;
    s[S_RNAT] = rnat;
    return true;
}

uint64_t mode_with_nats(struct cpu *c, uint64_t mode)
{
    const uint64_t *s = slots(c);
    return s[S_NAT] | s[S_NAT_HIGH] | s[S_RING_NATS] ? mode | MODE_NAT : mode & ~(uint64_t)MODE_NAT;
}

/* Leave the frame of `mode` for cfm's, whose lowest `locals` registers stand on the stack; the others follow them now. */
static uint64_t restore(struct cpu *c, uint64_t mode, uint64_t cfm, unsigned locals)
{
    uint64_t *s = slots(c), old_cfm = cfm_of(s, mode), kept[128];
    struct ia64_state *st = ia64_state(c);
    unsigned sof = cfm & 127, outputs = sof > locals ? sof - locals : 0;
    bool nats = s[S_NAT] >> 32 | s[S_NAT_HIGH], was_renamed = renamed(s), kept_nats[128] = {0};

    if (was_renamed)
        clear_rrb(c, mode_sor(mode));
    if (!frame_possible(cfm)) /* SDM: "bad PFS" */
        return mode_with_nats(c, mode_with_frame(mode, 0));
    memcpy(kept, s + S_GR + 32, outputs * sizeof *kept);
    for (unsigned k = 0; nats && k < outputs; k++)
        kept_nats[k] = get_nat(s, 32 + k);
    if (!pop(c, locals)) {
        if (was_renamed)
            set_rrb(s, old_cfm);
        return mode;
    }
    if (st->dirty + sof > RSE_PHYSICAL)
        return mode_with_nats(c, mode_with_frame(mode, 0));
    if (st->dirty + st->clean + sof > RSE_PHYSICAL)
        drop_clean(c, RSE_PHYSICAL - sof - st->dirty);
    memcpy(s + S_GR + 32 + locals, kept, outputs * sizeof *kept);
    for (unsigned k = 0; nats && k < outputs; k++)
        put_nat(s, 32 + locals + k, kept_nats[k]);
    if (s[S_NAT] >> 32 | s[S_NAT_HIGH])
        rse_forget_nats(c, sof);
    if (cfm >> 18 & 0xfffff)
        set_rrb(s, cfm);
    return mode_with_nats(c, mode_with_frame(mode, cfm));
}

/* restore() when nothing is out of the ordinary: no NaT, no rotation, the locals on chip. false: not so. */
static bool restore_fast(struct cpu *c, uint64_t cfm)
{
    uint64_t *s = slots(c);
    struct ia64_state *st = ia64_state(c);
    unsigned sof = cfm & 127, locals = cfm >> 7 & 127;

    if (s[S_NAT] | s[S_NAT_HIGH] | s[S_RING_NATS] || renamed(s) || cfm >> 18 & 0xfffff || locals > st->dirty ||
        !frame_possible(cfm) || st->dirty - locals + st->clean + sof > RSE_PHYSICAL)
        return false;
    copy(s + S_GR + 32 + locals, s + S_GR + 32, sof - locals);
    st->top -= locals;
    st->dirty -= locals;
    from_ring(st, st->top, s + S_GR + 32, locals);
    s[S_BSP] = rse_skip(s[S_BSP], -(int64_t)locals);
    return true;
}

uint64_t rse_return(struct cpu *c, uint64_t mode)
{
    uint64_t *s = slots(c), pfs = s[S_PFS];
    if (restore_fast(c, pfs)) {
        s[S_EC] = pfs >> 52 & 63;
        return mode_with_frame(mode & ~(uint64_t)MODE_NAT, pfs);
    }
    uint64_t after = restore(c, mode, pfs, pfs >> 7 & 127);
    s[S_EC] = pfs >> 52 & 63; /* harmless if restore() raised: br.ret is done again then */
    return after;
}

uint64_t rse_uncover(struct cpu *c, uint64_t mode, uint64_t cfm)
{
    return restore(c, mode, cfm, cfm & 127);
}

/* ---- instructions and registers that steer the engine ---- */

void rse_set_bspstore(struct cpu *c, uint64_t value)
{
    drop_clean(c, 0);
    slots(c)[S_BSPSTORE] = value & ~7ull;
    slots(c)[S_BSP] = rse_skip(value & ~7ull, ia64_state(c)->dirty);
}

/* How many registers the words from..to hold, collections not counted. */
static unsigned registers_between(uint64_t from, uint64_t to)
{
    unsigned n = 0;
    for (; from < to; from += 8)
        n += !is_collection(from);
    return n;
}

bool rse_loadrs(struct cpu *c)
{
    uint64_t *s = slots(c);
    struct ia64_state *st = ia64_state(c);
    uint64_t tear = s[S_BSP] - (s[S_RSC] >> 16 & 0x3ff8), values[RSE_RING * 2], bspstore, rnat;
    bool nats[RSE_RING * 2];
    unsigned n = registers_between(tear, s[S_BSP]);

    if (n > RSE_PHYSICAL)
        n = RSE_PHYSICAL, tear = rse_skip(s[S_BSP], -(int64_t)n);
    if (n > st->dirty) {
        drop_clean(c, 0);
        if (!collect(c, n, values, nats, &bspstore, &rnat))
            return false;
        for (unsigned k = st->dirty + 1; k <= n; k++) {
            st->ring[(st->top - k) % RSE_RING] = values[n - k];
            s[S_RING_NATS] += st->ring_nat[(st->top - k) % RSE_RING] = nats[n - k];
        }
        st->fills += n - st->dirty;
        s[S_RNAT] = rnat;
    } else {
        st->clean += st->dirty - n; /* below the tear point nothing is kept */
        st->dirty = n;
        drop_clean(c, 0);
    }
    st->dirty = n;
    s[S_BSPSTORE] = tear;
    return true;
}

/* ---- words of bits ---- */

uint64_t predicates_get(const uint64_t *s)
{
    uint64_t word = rotated_pr(s[S_PR_HIGH], (unsigned)s[S_RRB_PR]);
    for (unsigned p = 0; p < 16; p++)
        word |= s[S_PR + p] << p;
    return word;
}

void predicates_set(uint64_t *s, uint64_t value, uint64_t mask)
{
    uint64_t place = rotated_pr(~(uint64_t)PR_STATIC & mask, (48 - (unsigned)s[S_RRB_PR]) % 48);
    for (unsigned p = 1; p < 16; p++)
        if (mask >> p & 1)
            s[S_PR + p] = value >> p & 1;
    value = rotated_pr(value & ~(uint64_t)PR_STATIC, (48 - (unsigned)s[S_RRB_PR]) % 48);
    s[S_PR_HIGH] = (s[S_PR_HIGH] & ~place) | (value & place);
}
