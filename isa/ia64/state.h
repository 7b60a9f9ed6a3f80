/*
 * state.h - where an Itanium's registers live: slots for what micro-operations touch, struct ia64_state for the rest.
 */
#ifndef PRECIS_ISA_IA64_STATE_H
#define PRECIS_ISA_IA64_STATE_H

#include <stdbool.h>
#include <stdint.h>
#include "emu/ir/isa.h"
#include "isa/ia64/fp.h"

/*
 * Slots. General registers 32..127 are the current frame's, already renamed: r32 is always slot S_GR + 32, and rotation
 * moves values, but in loops that hardly name any of them (S_GR_IN_FILE). They are a window on ia64_state.stack (struct cpu_window). Floating-point registers likewise, but f32 to f127 move only when one of them is named
 * (S_FR_PENDING): most rotating loops have none. A NaT bit is bit r % 64 of slot S_NAT + r / 64.
 */
/* How many divisions' operands are kept, and what of each: the place in the code, a, b; a and b of the one before, and which registers
 * may wait for that. Two words of each are unused: without them the slots that follow are 160 bytes lower, and stores and loads of
 * those conflict with the frame's on hosts (a factor of 1.5 in `script`). */
enum { CHAINS = 10, CHAIN_NUMBER = 15 /* bits of their numbers */, CHAIN_PLACE = 0, CHAIN_A = 1, CHAIN_B = 3, CHAIN_BEFORE = 5, CHAIN_WAITING = 9, CHAIN_SLOTS = 12 };
enum {
    S_GR = 0,
    S_PR = 128,         /* p0 to p15 */
    S_PR_HIGH = S_PR + 16, /* p16 to p63, already renamed, as the bits of their numbers: they rotate all at once */
    S_BR,
    S_FR = S_BR + 8, /* significand, sign and exponent of f0; of f1; ... or a double: see FR_DOUBLE */
    S_CHAIN = S_FR + 256, /* the operands of divisions whose intermediate results are deferred, as registers have them */
    S_PC = S_CHAIN + CHAIN_SLOTS * CHAINS, /* bundle address + slot number */
    S_MODE,
    S_NAT,
    S_NAT_HIGH,
    S_RRB_GR,
    S_GR_IN_FILE, /* 1: rotating general registers stand in file order, still to be renamed: r32 is at S_GR + 32 + rrb */
    S_RRB_FR,     /* these two as they were S_ROTATED rotations ago: current_rrb_fr(), current_rrb_pr() */
    S_RRB_PR,
    S_ROTATED,    /* 1 .. 96; 0: no register is renamed */
    S_ALAT_COUNT,  /* valid entries */
    S_ALAT_NEXT,   /* how many there have ever been */
    S_ALAT_FILTER, /* bit n is 0: a store that begins in a doubleword whose number is n modulo 64 touches none of them */
    S_K0, /* ar.k0 .. ar.k7 */
    S_RSC = S_K0 + 8,
    S_BSPSTORE,
    S_RNAT,
    S_CCV,
    S_UNAT,
    S_FPSR,
    S_PFS,
    S_LC,
    S_EC,
    S_CSD,
    S_SSD,
    S_FCR,   /* the IA-32 registers only keep what is written */
    S_EFLAG,
    S_CFLG,
    S_FSR,
    S_FIR,
    S_FDR,
    S_UP,    /* user mask bits that change nothing here: up, mfl, mfh */
    S_MFL,
    S_MFH,
    S_ISR,   /* of the last fault or trap */
    S_RING_NATS,  /* how many NaT bits are set in the register stack below the frame */
    S_FR_PENDING, /* rotations before S_ROTATED's that f32 to f127 have not followed yet: see rotate_pending_fr() */
    S_PASSES,     /* of the block of several passes of a rotating loop that runs: those that are over; LC, EC, p16 to p63, S_RRB_GR and S_ROTATED
                   * are as they were before them. See settle_passes(). */
    S_USED,
    /* Temporaries follow. What lies 4 KiB apart the host takes for the same at first, and waits: so they begin that far behind r64, for stacked
     * registers are elsewhere while translated code runs. */
    S_COUNT = S_GR + 64 + 512,
};

_Static_assert((int)S_USED <= (int)S_COUNT, "registers have slots");

/* The mode: what a translation depends on beside its pc. The frame's sizes are here and nowhere else. */
enum {
    MODE_NAT = 1,        /* a NaT bit may be set in some general register */
    MODE_ALAT = 2,       /* the ALAT may hold entries: stores must look */
    MODE_BE = 4,         /* user mask be: big-endian data */
    MODE_AC = 8,         /* user mask ac: misaligned accesses fault */
    MODE_FP_TRAPS = 16,  /* ar.fpsr enables some floating-point trap */
    MODE_STRICT = 32,    /* misaligned accesses fault whatever ac says (asked for by the kernel) */
    MODE_FP_USUAL = 64,  /* << 0, 1: status field 0, 1 says what compilers expect: see ia64_fpsr_usual() */
    MODE_SOF_SHIFT = 8,
    MODE_SOL_SHIFT = 15,
    MODE_SOR_SHIFT = 22, /* rotating registers / 8 */
    MODE_FP_INEXACT = 1 << 26, /* << 0, 1: MODE_FP_USUAL, and the inexact flag is set */
    MODE_FP_ASKED = 1 << 28,   /* << 0, 1: it was not when the function looked */
    MODE_FRAME = ((1 << 18) - 1) << MODE_SOF_SHIFT,
};
/* The mode's highest two bits: which passes of a rotating loop stand in the block: lower_rotate.c. */
enum { MODE_STAGES_SHIFT = 30 };
static const uint64_t MODE_STAGES = 3ull << MODE_STAGES_SHIFT;
/* Bits that only say what is known to be so; without them code is right, too. */
static const uint64_t MODE_HINTS = 3 * (MODE_FP_INEXACT | MODE_FP_ASKED);

static inline unsigned mode_sof(uint64_t mode) { return mode >> MODE_SOF_SHIFT & 127; }
static inline unsigned mode_sol(uint64_t mode) { return mode >> MODE_SOL_SHIFT & 127; }
/* Size of the rotating region in registers. */
static inline unsigned mode_sor(uint64_t mode) { return (mode >> MODE_SOR_SHIFT & 15) * 8; }
/* The mode with another frame: CFM's sof, sol and sor stand there in the same order. */
static inline uint64_t mode_with_frame(uint64_t mode, uint64_t cfm)
{
    return (mode & ~(uint64_t)MODE_FRAME) | (cfm & 0x3ffff) << MODE_SOF_SHIFT;
}

enum {
    RSE_PHYSICAL = 96, /* stacked registers of every Itanium */
    RSE_STACK = 1024,  /* room for them, and to move about: see rse.c */
    ALAT_ENTRIES = 32,   /* a power of two */
};

/* The n-th entry ever made of the advanced load address table, in place n modulo ALAT_ENTRIES. */
struct alat_entry {
    uint64_t tag;     /* n; if what was loaded does not lie within an aligned doubleword, ~n; or ALAT_FREE */
    uint64_t address;
    uint64_t value;   /* what was loaded: as it stands in that doubleword, or its first 8 bytes … */
    uint64_t mask;    /* … which of these count */
    uint64_t size;    /* bytes */
};
#define ALAT_FREE UINT64_MAX

/* Plain data, copied as bytes when a cpu is cloned. */
struct ia64_state {
    /* The register stack: cpu_window() points into it. Of the registers below the frame, those from its `low` on are not in
     * memory yet; those below, down to `high` - RSE_PHYSICAL, are in both. */
    uint64_t stack[RSE_STACK];
    uint8_t stack_nat[RSE_STACK]; /* NaT bits of those below the frame; 0 elsewhere */
    uint64_t beside[RSE_STACK];   /* see struct isa_window */
    struct alat_entry alat[ALAT_ENTRIES];
    /* By register, the number of its last entry; 0: there was none. Of the stacked ones by their place in `stack`. */
    uint64_t alat_gr[32], alat_fr[128], alat_stacked[RSE_STACK];
};

static inline struct ia64_state *ia64_state(struct cpu *c)
{
    return cpu_isa_state(c);
}

/*
 * A floating-point register may also be held as a double: with FR_DOUBLE for its exponent the first slot has the bits of a
 * double that is not denormal, and stands for what ldfd would make of it. Compiled code hardly ever needs another form.
 * f0 and f1 are never held so.
 */
enum { FR_DOUBLE = 1 << 18 };

static inline struct ia64_fr fr_of_slots(uint64_t sig, uint64_t exp)
{
    return exp == FR_DOUBLE ? ia64_fr_from_double(sig) : (struct ia64_fr){sig, exp};
}

/*
 * Or it may be deferred: its exponent says what it would be a result of (division_idiom.h), and the first slot means nothing. Only f6 to
 * f15 are, which hold still, and f32 to f46 until they rotate.
 */
static const uint64_t FR_DEFERRED = 1 << 19, FR_DEFERRED_BEFORE = 1ull << 36 /* of what is kept as CHAIN_BEFORE */;

static inline uint64_t deferred(unsigned kind, unsigned node, unsigned chain)
{
    return FR_DEFERRED | IA64_FR_EXP_SPECIAL /* no code takes it for a normal number's */ | (uint64_t)node << 20 |
           (uint64_t)kind << 28 | (uint64_t)chain << 32;
}

static inline unsigned deferred_node(uint64_t exp) { return exp >> 20 & 255; }
static inline unsigned deferred_kind(uint64_t exp) { return exp >> 28 & 15; }
static inline unsigned deferred_chain(uint64_t exp) { return exp >> 32 & CHAIN_NUMBER; }

struct ia64_fr ia64_deferred_fr(const uint64_t *s, uint64_t exp);

static inline struct ia64_fr get_fr(const uint64_t *s, unsigned f)
{
    if (s[S_FR + 2 * f + 1] & FR_DEFERRED)
        return ia64_deferred_fr(s, s[S_FR + 2 * f + 1]);
    return fr_of_slots(s[S_FR + 2 * f], s[S_FR + 2 * f + 1]);
}

static inline void put_fr(uint64_t *s, unsigned f, struct ia64_fr v)
{
    s[S_FR + 2 * f] = v.sig;
    s[S_FR + 2 * f + 1] = v.exp;
}

static inline bool get_nat(const uint64_t *s, unsigned r)
{
    return s[S_NAT + r / 64] >> r % 64 & 1;
}

static inline void put_nat(uint64_t *s, unsigned r, bool nat)
{
    uint64_t bit = 1ull << r % 64;
    s[S_NAT + r / 64] = nat ? s[S_NAT + r / 64] | bit : s[S_NAT + r / 64] & ~bit;
}

static inline bool get_pr(const uint64_t *s, unsigned p)
{
    return p < 16 ? s[S_PR + p] : s[S_PR_HIGH] >> p & 1;
}

static inline void put_pr(uint64_t *s, unsigned p, bool v)
{
    if (p < 16)
        s[S_PR + p] = v;
    else
        s[S_PR_HIGH] = (s[S_PR_HIGH] & ~(1ull << p)) | (uint64_t)v << p;
}

enum { PR_STATIC = 0xffff }; /* as bits: p0 to p15, which do not rotate */

/* p16 to p63, moved up by n places (0 to 47) round and round. */
static inline uint64_t rotated_pr(uint64_t high, unsigned n)
{
    return n ? (high << n | high >> (48 - n)) & ~(uint64_t)PR_STATIC : high;
}

/* Could alloc have made this frame? */
static inline bool frame_possible(uint64_t cfm)
{
    unsigned sof = cfm & 127, sol = cfm >> 7 & 127, sor = (cfm >> 14 & 15) * 8;
    return sof <= 96 && sol <= sof && sor <= sof;
}

/* CFM as its fields stand now, for a cpu whose mode is known; what of it the mode says. */
static inline uint64_t cfm_of_mode(uint64_t mode)
{
    return mode >> MODE_SOF_SHIFT & 0x3ffff;
}

static inline unsigned current_rrb_fr(const uint64_t *s)
{
    return (unsigned)(s[S_RRB_FR] + 96 - s[S_ROTATED]) % 96;
}

static inline unsigned current_rrb_pr(const uint64_t *s)
{
    return (unsigned)(s[S_RRB_PR] + 96 - s[S_ROTATED]) % 48;
}

static inline uint64_t cfm_of(const uint64_t *s, uint64_t mode)
{
    return cfm_of_mode(mode) | s[S_RRB_GR] << 18 | (uint64_t)current_rrb_fr(s) << 25 | (uint64_t)current_rrb_pr(s) << 32;
}

/* Vectors (SDM volume 2, chapter 8) and ISR.code values of the faults that a user program can take. */
enum {
    VECTOR_BREAK = 0x2c00,
    VECTOR_GENERAL = 0x5400,
    VECTOR_NAT = 0x5600,
    VECTOR_UNALIGNED = 0x5a00,
    VECTOR_FP_FAULT = 0x5c00,
    VECTOR_FP_TRAP = 0x5d00,

    CODE_ILLEGAL = 0x00,
    CODE_PRIVILEGED = 0x10,
    CODE_PRIVILEGED_REGISTER = 0x20,
    CODE_RESERVED = 0x30,
    CODE_DISABLED_TRANSITION = 0x40,
    CODE_REGISTER_NAT = 0x10,
};

/* ---- rse.c: the register stack engine. `mode` holds the frame. All may raise a memory fault and then change nothing. */

/* A call (br.call): the locals go to the stack, the outputs become r32 on. Sets ar.pfs. Result: the new mode. */
uint64_t rse_call(struct cpu *c, uint64_t mode);
/* br.ret: back to the frame that ar.pfs describes. Result: the new mode. */
uint64_t rse_return(struct cpu *c, uint64_t mode);
/* alloc: ensure room for a frame of `sof` registers; false: raised. */
bool rse_make_room(struct cpu *c, unsigned sof);
/* A frame changed size: registers beyond it have no NaT. */
void rse_forget_nats(struct cpu *c, unsigned sof);
/* The whole frame goes to the stack and an empty one begins. Result: the new mode. */
uint64_t rse_cover(struct cpu *c, uint64_t mode);
/* The opposite (rfi with IFS valid, sigreturn): the frame of `cfm` comes back, all sof registers. Result: the new mode. */
uint64_t rse_uncover(struct cpu *c, uint64_t mode, uint64_t cfm);
bool rse_flush(struct cpu *c);
bool rse_loadrs(struct cpu *c);
void rse_set_bspstore(struct cpu *c, uint64_t value);
/* All registers below the frame are gone. */
void rse_forget(struct cpu *c);
/* With all state zero: no register is below the frame. */
void rse_reset(struct cpu *c);
/* Registers below the frame: on chip, not in memory yet, ever. */
unsigned rse_below(struct cpu *c);
unsigned rse_dirty(struct cpu *c);
/* ar.bsp. */
uint64_t rse_bsp(struct cpu *c);
/* Rotate registers by one (modulo-scheduled branches), or set rrb to 0. */
void rotate_all(struct cpu *c, unsigned sor);
/* Rotating general registers in file order go where their names are (place_gr), and the other way round. */
void place_gr(struct cpu *c, unsigned sor);
void unplace_gr(struct cpu *c, unsigned sor);
/* Let f32 to f127 follow the rotations since they were last named. */
void rotate_pending_fr(uint64_t *s);
/* S_PASSES becomes 0. */
void settle_passes(struct cpu *c, unsigned sor);
void clear_rrb(struct cpu *c, unsigned sor);
void clear_rrb_pr(struct cpu *c);
/* With all rrb 0: rename registers as cfm's rrb fields say. */
void set_rrb(struct cpu *c, uint64_t cfm);
void rotate_slots(uint64_t *slots, unsigned n, unsigned by);
/* The mode's NaT bit, as the registers are now. */
uint64_t mode_with_nats(struct cpu *c, uint64_t mode);
/* The address `n` registers above (below) a backing store address, collections skipped. */
uint64_t rse_skip(uint64_t address, int64_t n);
/* The register below the current frame whose place in the backing store is `address`; nothing changes. false: not accessible. */
bool rse_peek(struct cpu *c, uint64_t address, uint64_t *value);

/* ---- pr and psr as words ---- */
uint64_t predicates_get(const uint64_t *s);
void predicates_set(uint64_t *s, uint64_t value, uint64_t mask);

/* ---- alat.c. word: a register's, from alat_word(). ---- */
/* sor: the rotating registers of the frame. */
uint64_t *alat_word(struct cpu *c, bool fp, unsigned reg, unsigned sor);
/* value: the first 8 bytes at the address, as a little-endian number. */
void alat_insert(struct cpu *c, uint64_t *word, uint64_t address, unsigned size, uint64_t value);
uint64_t alat_value(struct cpu *c, uint64_t address, unsigned size);
bool alat_check(struct cpu *c, const uint64_t *word, bool clear);
void alat_remove(struct cpu *c, const uint64_t *word);
void alat_clear(struct cpu *c);
void alat_stored(struct cpu *c, uint64_t address, unsigned size);
/* The register stack from `loaded` on is about to move to `to`. */
void alat_moved(struct cpu *c, const uint64_t *loaded, const uint64_t *to);

/* ar.fpsr is about to become this. */
void ia64_flags_change(struct cpu *c, uint64_t fpsr);

/* Raise a trap with ISR.code. */
void ia64_raise_trap(struct cpu *c, unsigned vector, uint64_t isr_code);

#endif
