/*
 * state.h - the state of an Itanium: slots for registers that micro-operations access, struct ia64_state for the rest.
 */
#ifndef PRECIS_ISA_IA64_STATE_H
#define PRECIS_ISA_IA64_STATE_H

#include <stdbool.h>
#include <stdint.h>
#include "emu/ir/isa.h"
#include "isa/ia64/fp.h"

/*
 * Slots.
 *
 * General registers 32 to 127 are the current frame's, by name: r32 is slot S_GR + 32, and rotation moves values, except in loops that have
 * registers in file order (S_GR_IN_FILE). They are a window on ia64_state.stack (struct cpu_window). Floating-point registers are by name,
 * too, but f32 to f127 rotate lazily (S_FR_PENDING), because most rotating loops name none of them. The NaT bit of r is bit r % 64 of slot
 * S_NAT + r / 64.
 */

/* The entries that save operands of division idioms, see lower_divide.h: their number, and the slots of each: which idiom saved them;
 * operands a and b; a and b of the previous idiom; the registers that may be deferred on those. Two slots of each entry are padding:
 * without them the slots that follow are 160 bytes lower, and their stores and loads alias those of the frame on hosts (a factor of 1.5
 * in `script`). */
enum {
    IDIOMS = 10,
    IDIOM_NUMBER = 15 /* bits of their numbers */,
    ENTRY_KEY = 0,
    IDIOM_A = 1,
    IDIOM_B = 3,
    IDIOM_BEFORE = 5,
    ENTRY_WAITING_BEFORE = 9,
    IDIOM_SLOTS = 12
};
enum {
    S_GR = 0,
    S_PR = 128,            /* p0 to p15 */
    S_PR_HIGH = S_PR + 16, /* p16 to p63, by name, as the bits of their numbers: one shift rotates them */
    S_BR,
    S_FR = S_BR + 8,                       /* two slots per register: significand, then sign and exponent; or a double: see FR_DOUBLE */
    S_IDIOM = S_FR + 256,                  /* the operands of division idioms with deferred results, in register format */
    S_PC = S_IDIOM + IDIOM_SLOTS * IDIOMS, /* bundle address + slot number */
    S_MODE,
    S_NAT,
    S_NAT_HIGH,
    S_RRB_GR,
    S_GR_IN_FILE, /* 1: rotating general registers are in file order, not renamed: r32 is in slot S_GR + 32 + S_RRB_GR */
    S_RRB_FR,     /* rrb.fr and rrb.pr as of S_ROTATED rotations ago: see current_rrb_fr(), current_rrb_pr() */
    S_RRB_PR,
    S_ROTATED,     /* rotations since S_RRB_FR and S_RRB_PR, 1 to 96 (modulo 96); 0 if no register is renamed */
    S_ALAT_COUNT,  /* the number of valid ALAT entries */
    S_ALAT_NEXT,   /* the number of ALAT insertions so far */
    S_ALAT_FILTER, /* bit n is 0: a store that begins in a doubleword with number n modulo 64 overlaps no ALAT entry */
    S_K0,          /* ar.k0 .. ar.k7 */
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
    S_FCR, /* the IA-32 registers: they only hold what is written */
    S_EFLAG,
    S_CFLG,
    S_FSR,
    S_FIR,
    S_FDR,
    S_UP, /* user mask bits without effect here: up, mfl, mfh */
    S_MFL,
    S_MFH,
    S_ISR,        /* of the last fault or trap */
    S_STACK_NATS, /* the number of NaT bits set in the register stack below the frame */
    S_FR_PENDING, /* pending rotations of f32 to f127, without those in S_ROTATED: see rotate_pending_fr() */
    S_ITERATIONS, /* completed iterations of the unrolled loop being executed; LC, EC, p16 to p63, S_RRB_GR and S_ROTATED do not include
                   * them: see apply_iterations_now() */
    S_TRANSFER,   /* struct isa_transfers */
    S_USED,
    /* Temporaries follow. Hosts stall on accesses that are 4 KiB apart (aliasing). So temporaries begin 4 KiB after r64, in whose slots
     * translated code has nothing: stacked registers are elsewhere while it runs. */
    S_COUNT = S_GR + 64 + 512,
};

_Static_assert((int)S_USED <= (int)S_COUNT, "registers have slots");

/* The mode: the state besides the pc on which a translation depends. The frame's sizes are stored only here. */
enum {
    MODE_NAT = 1,         /* a NaT bit may be set in some general register */
    MODE_ALAT = 2,        /* the ALAT may have entries: stores have to check it */
    MODE_BE = 4,          /* user mask be: big-endian data */
    MODE_AC = 8,          /* user mask ac: misaligned accesses fault */
    MODE_FP_TRAPS = 16,   /* ar.fpsr enables some floating-point trap */
    MODE_STRICT = 32,     /* misaligned accesses fault regardless of ac; set by the kernel */
    MODE_FP_DEFAULT = 64, /* << 0, 1: status field 0, 1 is default: see ia64_fpsr_is_default() */
    MODE_SOF_SHIFT = 8,
    MODE_SOL_SHIFT = 15,
    MODE_SOR_SHIFT = 22,       /* rotating registers / 8 */
    MODE_FP_INEXACT = 1 << 26, /* << 0, 1: MODE_FP_DEFAULT, and the inexact flag is set */
    MODE_FP_TESTED = 1 << 28,  /* << 0, 1: the function has tested the inexact flag, which was not set */
    MODE_FRAME = ((1 << 18) - 1) << MODE_SOF_SHIFT,
};
/* The mode's two highest bits: the kind of iterations in an unrolled block (enum stages in lower_rotate.c). */
enum { MODE_STAGES_SHIFT = 30 };
static const uint64_t MODE_STAGES = 3ull << MODE_STAGES_SHIFT;
/* Mode bits that only add knowledge: code translated without them is also correct. */
static const uint64_t MODE_HINTS = 3 * (MODE_FP_INEXACT | MODE_FP_TESTED);

// clang-format off
static inline unsigned mode_sof(uint64_t mode) { return mode >> MODE_SOF_SHIFT & 127; }
static inline unsigned mode_sol(uint64_t mode) { return mode >> MODE_SOL_SHIFT & 127; }
/* Returns the size of the rotating region in registers. */
static inline unsigned mode_sor(uint64_t mode) { return (mode >> MODE_SOR_SHIFT & 15) * 8; }
// clang-format on
/* Returns the mode with the frame of cfm: sof, sol and sor have the same layout in both. */
static inline uint64_t mode_with_frame(uint64_t mode, uint64_t cfm)
{
    return (mode & ~(uint64_t)MODE_FRAME) | (cfm & 0x3ffff) << MODE_SOF_SHIFT;
}

enum {
    RSE_PHYSICAL = 96, /* stacked registers of every Itanium */
    RSE_STACK = 1024,  /* the size of the array in which the stack moves: see rse.c */
    ALAT_ENTRIES = 32, /* a power of two */
};

/* An entry of the ALAT. Insertion n goes to entry n % ALAT_ENTRIES. */
struct alat_entry {
    uint64_t tag; /* n; ~n if the loaded bytes are not within an aligned doubleword; or ALAT_FREE */
    uint64_t address;
    uint64_t value; /* the loaded bytes, at their place in the doubleword; or (tag ~n) the first 8 of them */
    uint64_t mask;  /* the significant bits of value */
    uint64_t size;  /* in bytes */
};
#define ALAT_FREE UINT64_MAX

/* Plain data, copied as bytes when a cpu is cloned. */
struct ia64_state {
    /* The register stack; cpu_window() points into it. Below the frame, registers from the window's `low` on are dirty; those from
     * `high` - RSE_PHYSICAL to `low` are clean. */
    uint64_t stack[RSE_STACK];
    uint8_t stack_nat[RSE_STACK]; /* NaT bits of registers below the frame; 0 elsewhere */
    uint64_t beside[RSE_STACK];   /* see struct isa_window */
    struct alat_entry alat[ALAT_ENTRIES];
    /* By physical register, the number of its last ALAT insertion, or 0. Stacked registers are by their index in `stack`. */
    uint64_t alat_gr[32], alat_fr[128], alat_stacked[RSE_STACK];
};

static inline struct ia64_state *ia64_state(struct cpu *c)
{
    return cpu_isa_state(c);
}

/*
 * A floating-point register can be held as a double: its second slot is FR_DOUBLE, and its first slot has the bits of a double that is not
 * denormal. The register's value is what ldfd loads from these bits. Compiled code hardly ever needs another form. f0 and f1 are never held
 * as doubles.
 */
enum { FR_DOUBLE = 1 << 18 };

static inline struct ia64_fr fr_of_slots(uint64_t sig, uint64_t exp)
{
    return exp == FR_DOUBLE ? ia64_fr_from_double(sig) : (struct ia64_fr){sig, exp};
}

/*
 * A register can be deferred (division_idiom.h): its second slot says which node of which idiom it is, and its first slot is undefined.
 * Only f6 to f15 can be deferred, which do not rotate, and f32 to f46 until they rotate.
 */
static const uint64_t FR_DEFERRED = 1 << 19, FR_DEFERRED_BEFORE = 1ull << 36 /* on the operands in IDIOM_BEFORE */;

static inline uint64_t deferred(unsigned kind, unsigned node, unsigned idiom)
{
    return FR_DEFERRED | IA64_FR_EXP_SPECIAL /* so that no code takes it for a normal number */ | (uint64_t)node << 20 |
           (uint64_t)kind << 28 | (uint64_t)idiom << 32;
}

// clang-format off
static inline unsigned deferred_node(uint64_t exp) { return exp >> 20 & 255; }
static inline unsigned deferred_kind(uint64_t exp) { return exp >> 28 & 15; }
static inline unsigned deferred_idiom(uint64_t exp) { return exp >> 32 & IDIOM_NUMBER; }
// clang-format on

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

/* Returns the bits of p16 to p63, rotated up by n (0 to 47) places. */
static inline uint64_t rotated_pr(uint64_t high, unsigned n)
{
    return n ? (high << n | high >> (48 - n)) & ~(uint64_t)PR_STATIC : high;
}

/* Returns whether alloc can make this frame. */
static inline bool frame_possible(uint64_t cfm)
{
    unsigned sof = cfm & 127, sol = cfm >> 7 & 127, sor = (cfm >> 14 & 15) * 8;
    return sof <= 96 && sol <= sof && sor <= sof;
}

/* cfm_of() returns CFM, for a cpu in that mode; cfm_of_mode() only the fields that the mode has. */
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
    /* of what does not access its operand's memory, in addition */
    CODE_FC = 1,
    CODE_PROBE = 2,
    CODE_TAK = 3,
    CODE_LFETCH = 4,
    CODE_PROBE_FAULT = 5,
};

/* ---- rse.c: the register stack engine. `mode` has the frame. A function that raises a memory fault changes nothing. */

/* br.call: pushes the locals to the stack; the outputs become r32 on. Sets ar.pfs. Returns the new mode. */
uint64_t rse_call(struct cpu *c, uint64_t mode);
/* br.ret: returns to the frame that ar.pfs describes. Returns the new mode. */
uint64_t rse_return(struct cpu *c, uint64_t mode);
/* alloc: makes room for a frame of `sof` registers. Returns false if a fault has been raised. */
bool rse_make_room(struct cpu *c, unsigned sof);
/* Clears the NaT bits of registers beyond a frame of `sof` registers. */
void rse_forget_nats(struct cpu *c, unsigned sof);
/* cover: pushes the whole frame to the stack; an empty frame begins. Returns the new mode. */
uint64_t rse_cover(struct cpu *c, uint64_t mode);
/* The inverse (rfi with IFS valid, sigreturn): pops a frame of `cfm` with all its sof registers. Returns the new mode. */
uint64_t rse_uncover(struct cpu *c, uint64_t mode, uint64_t cfm);
/* flushrs, loadrs, mov ar.bspstore=. Returns false if a fault has been raised. */
bool rse_flush(struct cpu *c);
bool rse_loadrs(struct cpu *c);
void rse_set_bspstore(struct cpu *c, uint64_t value);
/* Discards all registers below the frame. */
void rse_forget(struct cpu *c);
/* Initialises the engine after all state has been set to 0. */
void rse_reset(struct cpu *c);
/* Return the number of registers below the frame that are on chip; that are dirty. */
unsigned rse_below(struct cpu *c);
unsigned rse_dirty(struct cpu *c);
/* Returns ar.bsp. */
uint64_t rse_bsp(struct cpu *c);
/* Returns how many registers are below the current frame, plus a constant: grows as ar.bsp does, without its NaT collections. */
uint64_t rse_position(struct cpu *c);
/* Rotates registers by one, as a modulo-scheduled loop branch does. */
void rotate_all(struct cpu *c, unsigned sor);
/* gr_to_name_order() moves rotating general registers from file order to the slots of their names; gr_to_file_order() moves them to file
 * order. */
void gr_to_name_order(struct cpu *c, unsigned sor);
void gr_to_file_order(struct cpu *c, unsigned sor);
/* Performs the pending rotations of f32 to f127. */
void rotate_pending_fr(uint64_t *s);
/* Applies the completed iterations of an unrolled loop (S_ITERATIONS) to LC, EC, RRBs and predicates. */
void apply_iterations_now(struct cpu *c, unsigned sor);
/* Set all RRBs, or rrb.pr, to 0. */
void clear_rrb(struct cpu *c, unsigned sor);
void clear_rrb_pr(struct cpu *c);
/* Renames registers by cfm's rrb fields. All RRBs must be 0. */
void set_rrb(struct cpu *c, uint64_t cfm);
/* Rotates n slots up by `by` places. */
void rotate_slots(uint64_t *slots, unsigned n, unsigned by);
/* Returns the mode with MODE_NAT set if any NaT bit is. */
uint64_t mode_with_nats(struct cpu *c, uint64_t mode);
/* Returns the backing store address n registers above (negative n: below) an address; skips collections. */
uint64_t rse_skip(uint64_t address, int64_t n);
/* Returns whether the word of the backing store at an address is a NaT collection. */
bool rse_is_collection(uint64_t address);
/* Returns the number of registers in the words from `from` to `to`, without collections. */
unsigned rse_registers_between(uint64_t from, uint64_t to);
/* Returns the register at distance n below the frame, 1 to rse_below(). */
uint64_t *rse_register(struct cpu *c, unsigned below);
/* Gets the register below the current frame whose place in the backing store is `address`, without side effects. Returns false if not
 * accessible. */
bool rse_peek(struct cpu *c, uint64_t address, uint64_t *value);

/* ---- pr and psr as words ---- */
uint64_t predicates_get(const uint64_t *s);
void predicates_set(uint64_t *s, uint64_t value, uint64_t mask);

/* ---- alat.c. word: a register's, from alat_word(). ---- */
/* Returns the word of a register's last insertion. sor: the size of the frame's rotating region. */
uint64_t *alat_word(struct cpu *c, bool fp, unsigned reg, unsigned sor);
/* Inserts an entry. value: the first 8 bytes at the address, as a little-endian number. */
void alat_insert(struct cpu *c, uint64_t *word, uint64_t address, unsigned size, uint64_t value);
/* Returns the first 8 bytes at the address, as a little-endian number. */
uint64_t alat_value(struct cpu *c, uint64_t address, unsigned size);
/* Returns whether the register has an entry and memory still has its value. Removes the entry if not, or if `clear`. */
bool alat_check(struct cpu *c, const uint64_t *word, bool clear);
/* Removes the register's entry. */
void alat_remove(struct cpu *c, const uint64_t *word);
/* Removes all entries. */
void alat_clear(struct cpu *c);
/* Removes the entries that overlap a store. */
void alat_stored(struct cpu *c, uint64_t address, unsigned size);
/* Moves the words of the register stack, which is about to move from `loaded` to `to`. */
void alat_moved(struct cpu *c, const uint64_t *loaded, const uint64_t *to);

/* Prepares for a new value of ar.fpsr: drops predicted returns if an inexact flag is cleared. */
void ia64_flags_change(struct cpu *c, uint64_t fpsr);

/* Raises a trap with ISR.code. */
void ia64_raise_trap(struct cpu *c, unsigned vector, uint64_t isr_code);

#endif
