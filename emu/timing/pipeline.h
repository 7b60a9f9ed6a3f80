/*
 * pipeline.h - the scoreboard that the timing models share: when an in-order pipeline issues each instruction, and why then.
 *
 * A model is data in its ISA's folder (docs/adding-a-cpu-model.md): classes of instructions
 * and the ports they issue to, latencies from producer to consumer, and rules of joint issue, by pairs or by bundles. The ISA turns a
 * decoded instruction into a timing_insn: its class, the registers it reads and writes, and where a group must end. The
 * scoreboard issues one instruction after the other:
 *
 *     struct timing_state s;
 *     timing_reset(&s);
 *     struct timing_charge c;
 *     cycles += timing_step(model, &s, &insn, &TIMING_EXECUTED, &c);
 *
 * Every cycle is charged to one instruction and one cause. An instruction that issues together with the one before it
 * costs nothing. One that opens a cycle costs that cycle (issue), the cycles it waited for operands (stall), and
 * the cycles in which it blocks the pipeline (lock, branch).
 *
 * A state contains only what can still delay an instruction, in canonical form and relative to the current cycle: states with
 * equal bytes have equal futures. This makes timing cacheable per block.
 */
#ifndef PRECIS_EMU_TIMING_PIPELINE_H
#define PRECIS_EMU_TIMING_PIPELINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    TIMING_MAX_CLASSES = 64,
    TIMING_MAX_PENDING = 96,
    TIMING_MAX_READS = 8,
    TIMING_MAX_WRITES = 6,
    TIMING_MAX_WIDTH = 4,
    TIMING_MAX_QUEUES = 4,
    TIMING_MAX_FLIGHTS = 64, /* one more than entries of all queues */
    TIMING_MAX_APART = 4,
};

/* The role of a register in the instruction that reads or writes it. */
enum timing_role {
    TIMING_DATA, /* operand or result */
    TIMING_ADDR, /* address; written: updated base register */
    TIMING_PRED, /* qualifying predicate; written: a predicate beside another result */
    TIMING_INCR, /* increment of a base register */
    TIMING_ROLES
};
enum { TIMING_ANY_ROLE = (1 << TIMING_ROLES) - 1 };
#define TIMING_ANY_CLASS UINT64_MAX

/* Causes of cycles. */
enum timing_cause {
    TIMING_ISSUE,  /* the cycle in which the instruction issued */
    TIMING_STALL,  /* waiting for an operand; see the producer's class */
    TIMING_LOCK,   /* the instruction blocks the pipeline: double multiplication, division */
    TIMING_BRANCH, /* branch penalty: fetch is redirected */
    TIMING_ICACHE,
    TIMING_DCACHE,
    TIMING_TLB,
    TIMING_STACK, /* registers of the stack stored and loaded */
    /* Of TIMING_ISSUE_MICROCODE, beside _ISSUE (a cycle that only decodes), _BRANCH and those of misses: */
    TIMING_SPECIFIER, /* operand specifiers */
    TIMING_EXECUTE,   /* also of early multiplications: timing_model.early_multiply */
    TIMING_READ,      /* memory accesses, as hits */
    TIMING_WRITE,
    TIMING_WRITE_STALL, /* waiting for the write buffer: timing_model.write_apart */
    TIMING_QUEUE,       /* TIMING_ISSUE_REORDER: it is ready, and waits to launch or to retire */
    TIMING_CAUSES
};
const char *timing_cause_name(enum timing_cause cause);
/* Returns whether a nullified instruction's cycles of this cause can only be of its fetch. */
static inline bool timing_is_fetch(enum timing_cause cause)
{
    return cause == TIMING_ICACHE || cause == TIMING_TLB;
}

/* ---- a model ---------------------------------------------------------------------------------- */

enum timing_issue {
    TIMING_ISSUE_ONE,       /* one instruction per cycle, every latency 1 */
    TIMING_ISSUE_GROUPS,    /* one instruction group (up to a stop) per cycle, every latency 1 */
    TIMING_ISSUE_PAIRS,     /* two instructions per cycle, if the model's pairs allow it and each finds a port */
    TIMING_ISSUE_BUNDLES,   /* two bundles per cycle, slot by slot while ports last: struct timing_template */
    TIMING_ISSUE_WIDE,      /* up to `width` instructions per cycle, each from a port of its place in the group */
    TIMING_ISSUE_REORDER,   /* out of order, from a reorder buffer: struct timing_buffer */
    TIMING_ISSUE_MICROCODE, /* one instruction after the other, at what each costs: struct timing_cost, TIMING_CHARGE() */
};

enum {
    TIMING_CLASS_ENDS_GROUP = 1, /* implies a stop after it */
    TIMING_CLASS_ALL_PORTS = 2,  /* takes all ports in its mask */
    TIMING_CLASS_EASY = 4,       /* TIMING_ISSUE_BUNDLES: takes the slot's `easy` port, and does not end the cycle under
                                  * TIMING_END_UNLESS_EASY */
    TIMING_CLASS_MOVABLE = 8,    /* with TIMING_CLASS_EASY: takes another of its ports if the `easy` port is in use */
    TIMING_CLASS_FIRST = 16,     /* TIMING_ISSUE_WIDE: must be the first of its cycle */
};

struct timing_class {
    const char *name;
    uint16_t ports; /* issues to any one of these */
    uint8_t lock;   /* cycles after its own in which nothing issues */
    uint8_t flags;
    uint64_t second; /* TIMING_ISSUE_PAIRS: classes that may issue with it, as second of the pair */
    uint16_t memory; /* TIMING_ISSUE_PAIRS: cycles after its own in which memory is busy */
    uint16_t blocks; /* TIMING_ISSUE_WIDE: ports from which no later instruction of its cycle issues */
    uint8_t slots;   /* TIMING_ISSUE_REORDER: in which it launches and retires, of each of its queues: `ports` */
};

/* TIMING_ISSUE_BUNDLES: the port of an instruction in a slot. It must be one of its class's ports too. */
enum timing_slot_rule {
    TIMING_SLOT_EMPTY, /* no instruction issues from it */
    TIMING_SLOT_ANY,   /* any movable port; earlier instructions on movable ports may be reassigned */
    TIMING_SLOT_NEXT,  /* the slot's lowest free port; in the second bundle, if the highest is taken, a movable port */
    TIMING_SLOT_OWN,   /* the slot's port in the first or second bundle */
};
enum timing_bundle_end { TIMING_END_NO, TIMING_END_UNLESS_EASY, TIMING_END_YES };

struct timing_slot {
    uint8_t rule;      /* enum timing_slot_rule */
    uint16_t ports[2]; /* in the first and in the second bundle of a cycle */
    uint16_t easy;     /* for a class with TIMING_CLASS_EASY; 0: `ports` */
};

struct timing_template {
    uint8_t slot[3];    /* indices into timing_model.slots */
    uint8_t last;       /* last slot with an instruction */
    uint8_t end;        /* enum timing_bundle_end: whether its last instruction ends the cycle */
    uint16_t followers; /* mask of bundle templates that may be the second bundle of its cycle */
};

/* The prediction of conditional branches. */
enum timing_prediction {
    TIMING_PREDICTS_HINT, /* by the instruction's own hint */
    TIMING_PREDICTS_TAKEN,
    TIMING_PREDICTS_NOT_TAKEN,
    TIMING_PREDICTS_DYNAMIC, /* not TIMING_ISSUE_PAIRS: predict.h, unless the instruction has a static hint */
};

/* A line of a latency table: from a producer's result to a consumer's operand. Later lines override earlier ones. */
struct timing_rule {
    uint64_t producers;
    uint8_t results; /* mask of roles, as `operands` */
    uint64_t consumers;
    uint8_t operands;
    int8_t cycles;
    bool add; /* add to the value of earlier lines */
};

/* TIMING_ISSUE_WIDE: instructions that issue some cycles apart, whatever they read and write. */
struct timing_apart {
    uint64_t first, then; /* classes: one of `then` waits … */
    uint16_t cycles;      /* … until `cycles` after one of `first`, and if that is a load, after its miss */
};

/* TIMING_ISSUE_BUNDLES: results that share the ways back: one of `then` arrives a cycle later if `ports` ones of `first` arrive with it. */
struct timing_returns {
    uint8_t ports; /* 0: not modelled */
    uint64_t first, then;
};

/* TIMING_ISSUE_WIDE: a buffer of stores, whose data loads cannot take. A load waits until the youngest of the last `entries` stores that
 * seems to be to its bytes has left: `hit` cycles after that issued, or `miss` if it missed the first level. Addresses are compared by the
 * bits that index the first level: bytes of a load that hits there, lines of one that misses. Only emu/timing/consumer knows addresses. */
struct timing_store_buffer {
    uint8_t entries; /* 0: not modelled */
    uint8_t hit, miss;
};
enum { TIMING_MAX_STORES = 32 };

/* TIMING_ISSUE_BUNDLES: banks of the level that loads to fp registers begin at: a load has its data `cycles` later if an earlier one of its
 * cycle is to the same bank. Only emu/timing/consumer knows addresses. */
struct timing_banks {
    uint16_t number, bytes; /* powers of two; number 0: not modelled */
    uint8_t cycles;
};

/* TIMING_ISSUE_REORDER: a reorder buffer. Instructions enter it in order, launch when their operands are ready, the oldest first, and
 * retire in order. Registers are renamed. An instruction has an entry in each queue of its class until it retires. */
struct timing_buffer {
    uint8_t inserts;         /* instructions that enter in a cycle */
    uint8_t taken;           /* cycles until the target of a branch enters that was predicted taken, beyond the next one */
    uint8_t stores;          /* that retire in a cycle */
    uint8_t accesses, store; /* of the data cache in a cycle: a load takes one when it launches, a store `store` when it retires */
    uint8_t nqueues;
    struct timing_queue {
        uint8_t entries, launches, retires; /* the latter two: slots in a cycle */
    } queues[TIMING_MAX_QUEUES];
};

enum timing_window_trap { TIMING_SPILL, TIMING_FILL, TIMING_WINDOW_TRAPS };

struct timing_model {
    const char *name, *long_name;
    enum timing_issue issue;
    uint8_t isa_level; /* the level of the instruction set that it executes, plus one; 0: all instructions */
    const struct timing_class *classes;
    unsigned nclasses;
    const char *const *port_names;           /* by bit of a port mask; NULL if the model has no ports */
    const struct timing_slot *slots;         /* TIMING_ISSUE_BUNDLES: kinds of slots */
    const struct timing_template *templates; /* TIMING_ISSUE_BUNDLES: by bundle template / 2 */
    uint8_t movable_ports;                   /* TIMING_ISSUE_BUNDLES, _WIDE: low bits of a port mask, see TIMING_SLOT_ANY */
    uint8_t width;                           /* TIMING_ISSUE_WIDE: instructions of a group … */
    uint16_t places[TIMING_MAX_WIDTH];       /* … the ports of the first, second and so on … */
    uint16_t line;       /* … and a power of two: a group with a branch ends at multiples of these bytes; 0: it does not */
    bool loads_in_order; /* TIMING_ISSUE_WIDE: a load returns its data after all earlier ones */
    uint8_t
        misses_apart;  /* … and, if it misses the first level, at least that many cycles after the load before it, if it waits for that */
    bool joins_target; /* TIMING_ISSUE_WIDE: a group goes on at the target of a predicted branch */
    bool has_delayed;  /* TIMING_ISSUE_WIDE: branches have delay slots: timing_needs_consumer() */
    struct timing_apart apart[TIMING_MAX_APART]; /* TIMING_ISSUE_WIDE: … */
    unsigned napart;                             /* … */
    struct timing_returns returns;               /* TIMING_ISSUE_BUNDLES */
    struct timing_store_buffer stores;           /* … and _REORDER: a load waits until `hit` cycles after the store has retired */
    struct timing_banks banks;                   /* TIMING_ISSUE_BUNDLES */
    struct timing_buffer buffer;                 /* TIMING_ISSUE_REORDER */
    uint16_t first_stacked, end_stacked;         /* range of the stacked registers: TIMING_CALLS_STACK, timing_window */
    uint16_t overlap; /* register windows: when the window goes up, that number of the first of these become the last ones */
    struct timing_file {
        uint16_t first, count;
    } rotating[2]; /* rotating registers besides the first of the stacked ones: TIMING_ROTATES; count 0: none */
    const struct timing_rule *rules;
    unsigned nrules;
    uint64_t uses_memory;               /* mask of classes that wait while memory is busy */
    const struct timing_caches *caches; /* cache.h; NULL if every access hits */
    uint8_t page_shift;                 /* of what a TLB entry maps; 0: of the address space's pages */
    struct timing_predictor {
        uint8_t direction; /* enum timing_prediction */
        bool early;        /* TIMING_ISSUE_PAIRS: the penalty of a misprediction is less by the cycles for which the branch's condition,
                            * an operand of role TIMING_PRED, has been known when it issues, and by those for which the instruction in its
                            * delay slot blocks */
        uint8_t history;   /* TIMING_PREDICTS_DYNAMIC: outcomes in the history of a branch */
        uint8_t returns;   /* entries of the return stack, a power of two */
        uint16_t targets;  /* entries of the table of indirect targets, a power of two */
    } predictor;
    bool early_multiply; /* timing_insn.multiplies: its class's cycles are of a first operand of few bits: ir_charge() adds the others */
    uint8_t microcode;   /* TIMING_ISSUE_MICROCODE: which of an instruction's costs are the model's … */
    uint8_t write_apart; /* … and the cycles from a write to the next one, which waits otherwise; 0: it does not wait */
    uint16_t window_trap[TIMING_WINDOW_TRAPS]; /* cycles of traps that store and load a register window */
    uint8_t mispredict;                        /* penalty in cycles */
    uint8_t indirect;                          /* penalty in cycles of a correctly predicted branch through a register */
    uint8_t loop;                              /* TIMING_ISSUE_BUNDLES: penalty of a taken branch that counts: a bubble in the fetch */
    uint8_t itself; /* TIMING_ISSUE_BUNDLES: of that many branches in succession to their own bundle one has a bubble; 0: none has */
    /* TIMING_ISSUE_BUNDLES: a front end that fetches two aligned bundles, a line, in a cycle, and runs ahead of the issue by at most
     * `ahead` cycles; 0: fetch is not modelled. It fetches nothing in `bubble` cycles after a taken branch. */
    uint8_t bubble, ahead;
    /* computed from the rules by timing_prepare(); NULL in a description */
    uint8_t *latency; /* [producer kind][consumer kind]; a kind is class * TIMING_ROLES + role */
    uint8_t *longest; /* [producer kind]: maximum over all consumers; of a condition, with predictor.early, mispredict more */
};

enum { TIMING_MAX_LATENCY = 100, TIMING_MAX_EARLY = 15 /* mispredict, with predictor.early */ };
/* Sets *fit if every latency stays from 0 to TIMING_MAX_LATENCY as the model's rules are applied; otherwise *rule is the first that breaks
 * it. Returns false if out of memory. */
bool timing_rules_fit(const struct timing_model *m, bool *fit, unsigned *rule);
/* Copy a model and compute its latency tables. The functions below take such a copy. Returns NULL if out of memory. */
struct timing_model *timing_prepare(const struct timing_model *description);
/* Free a copy of timing_prepare(); NULL is allowed. */
void timing_free(struct timing_model *m);

/* Returns whether instructions of m have cycles of this cause. m: NULL: of a machine without a model. */
bool timing_has_cause(const struct timing_model *m, enum timing_cause cause);
/* Returns whether it predicts branches with delay slots dynamically. */
bool timing_predicts_delayed(const struct timing_model *m);
/* Returns whether cycles depend on the addresses of earlier accesses: timing_model.stores, .banks. */
static inline bool timing_compares_addresses(const struct timing_model *m)
{
    return m->stores.entries || m->banks.number;
}
/* Returns whether only emu/timing/consumer computes its cycles: because of those, of microcode, or out of order. */
bool timing_needs_consumer(const struct timing_model *m);
/* Returns an upper bound of the penalties of a branch, and of the one whose delay slot is next. */
static inline unsigned timing_penalties(const struct timing_model *m)
{
    return (unsigned)m->mispredict + m->indirect + m->loop + (m->itself != 0) + m->bubble;
}
/* Returns an upper bound of the cycles for which later instructions stay apart from one of a class: struct timing_apart. */
unsigned timing_apart_after(const struct timing_model *m, unsigned cls);
/* Cycles from the issue of a producer to the issue of a consumer of its result. */
unsigned timing_latency(const struct timing_model *m, unsigned producer, enum timing_role result, unsigned consumer,
                        enum timing_role operand);

/* ---- an instruction ------------------------------------------------------------------------------ */

struct timing_operand {
    uint16_t reg : 10; /* in the ISA's numbering */
    uint16_t role : 6;
};

enum {
    TIMING_IS_BRANCH = 1,
    TIMING_IS_CONDITIONAL = 2, /* may be not taken */
    TIMING_IS_CALL = 4,
    TIMING_IS_RETURN = 8,
    TIMING_IS_INDIRECT = 16,
    TIMING_IS_DELAYED = 32, /* a branch with a delay slot */
    TIMING_IS_LOAD = 64,
    TIMING_IS_STORE = 128,
    TIMING_STOP_AFTER = 256,      /* the encoding ends the group here */
    TIMING_FIRST = 512,           /* must be the first of its group */
    TIMING_PREDICT_TAKEN = 1024,  /* hint in the encoding */
    TIMING_PREDICT_STATIC = 2048, /* the hint is the prediction */
    TIMING_IS_FP_MEMORY = 8192,   /* load or store of an fp register */
    TIMING_CALLS_STACK = 4096,    /* moves the register stack: stacked registers count as ready */
    TIMING_ROTATES = 16384,       /* renames rotating registers: pending results follow */
    TIMING_NULLIFIES = 32768,     /* may nullify the next instruction, which then is an event's `skipped`; for listings */
};

/* What an instruction does with memory: only for counts of accesses. */
enum { TIMING_READS = 1, TIMING_WRITES = 2 };

/* TIMING_ISSUE_MICROCODE: the cycles of an instruction. A read or a write takes one if it hits. */
struct timing_cost {
    uint8_t decode, specifiers, execute, reads, writes;
    uint8_t taken, taken_reads; /* in addition if it branches */
    uint8_t target_reads;       /* in addition if a branch with `refetches` went to it */
    uint8_t refetches;          /* a branch, after which the fetch of its target takes time */
    uint16_t most;              /* upper bound of what depends on values: timing_charge_cycles() */
};

enum { TIMING_MICROCODES = 2 /* of a machine, at most */ };
enum { TIMING_MOST_APART = 20 };
enum { TIMING_MOST_CYCLES = 6 * UINT8_MAX + 2 + UINT16_MAX + (UINT8_MAX + 1) * TIMING_MOST_APART }; /* of struct timing_cost */

/* Cycles that depend on values, in one word, which instructions compute (ir_charge()): a sum of such words, and a multiple of one, is
 * one, too, up to these limits. */
enum { TIMING_CHARGE_READS = 13, TIMING_CHARGE_WRITES = 23, TIMING_CHARGE_BITS = 32 };
#define TIMING_CHARGE(cycles, reads, writes) \
    ((uint32_t)(cycles) | (uint32_t)(reads) << TIMING_CHARGE_READS | (uint32_t)(writes) << TIMING_CHARGE_WRITES)
// clang-format off
static inline unsigned timing_charge_execute(uint32_t c) { return c & ((1u << TIMING_CHARGE_READS) - 1); }
static inline unsigned timing_charge_reads(uint32_t c) { return c >> TIMING_CHARGE_READS & ((1u << (TIMING_CHARGE_WRITES - TIMING_CHARGE_READS)) - 1); }
static inline unsigned timing_charge_writes(uint32_t c) { return c >> TIMING_CHARGE_WRITES; }
static inline unsigned timing_charge_cycles(uint32_t c) { return timing_charge_execute(c) + timing_charge_reads(c) + timing_charge_writes(c); }
// clang-format on

/* Cycles of a charge by cause, from TIMING_EXECUTE on. Its writes wait for each other. */
enum { TIMING_CHARGED = 4 };
static inline unsigned timing_charge_split(const struct timing_model *m, uint32_t c, unsigned to[TIMING_CHARGED])
{
    unsigned sum = timing_charge_cycles(c), busy = timing_charge_writes(c) * m->write_apart;
    to[0] = timing_charge_execute(c);
    to[1] = timing_charge_reads(c);
    to[2] = timing_charge_writes(c);
    to[3] = busy > sum ? busy - sum : 0;
    return sum + to[3];
}
_Static_assert(TIMING_WRITE_STALL == TIMING_EXECUTE + TIMING_CHARGED - 1, "in this order");

/* How an instruction moves the register window: timing_model.overlap. */
enum timing_window { TIMING_STAYS, TIMING_UP, TIMING_DOWN };

struct timing_insn {
    uint8_t cls;
    uint8_t nreads, nwrites;
    uint8_t slot, bundle : 4; /* TIMING_ISSUE_BUNDLES: slot 0..2, template / 2 */
    uint8_t counts : 1;       /* a branch that counts down a loop counter */
    uint8_t itself : 1;       /* a branch to its own bundle */
    uint8_t memory : 2;       /* TIMING_READS, TIMING_WRITES */
    uint8_t annuls : 1;       /* a conditional branch whose delay slot is `skipped` unless it is taken */
    uint8_t window : 2;       /* enum timing_window */
    uint8_t multiplies : 1;   /* integers: timing_model.early_multiply */
    uint8_t targets : 1;      /* it loads a target address register: the next branch that counts has no timing_model.bubble */
    uint8_t size : 3;         /* of a load or store, for timing_model.stores: 1 + log2 of the bytes; 0: it is none, or not known */
    uint16_t flags;
    union {
        struct {
            struct timing_operand reads[TIMING_MAX_READS], writes[TIMING_MAX_WRITES];
        };
        struct timing_cost cost[TIMING_MICROCODES]; /* TIMING_ISSUE_MICROCODE; nreads and nwrites are 0 */
    };
};

/* What timing_model.early_multiply adds at most to a class's cycles: of an operand of 64 bits, two of which take a cycle. */
enum { TIMING_MOST_EARLY = 30 };
/* Returns an upper bound of what values add to the cycles of i; not for TIMING_ISSUE_MICROCODE. */
static inline unsigned timing_most_by_value(const struct timing_model *m, const struct timing_insn *i)
{
    return m->early_multiply && i->multiplies ? TIMING_MOST_EARLY : 0;
}

/* Sets a conditional branch's flags of prediction as the model predicts it. */
void timing_set_prediction(const struct timing_model *m, struct timing_insn *i);

/* The events of one execution of an instruction. */
struct timing_event {
    bool skipped;              /* nullified or predicated off: issues, produces nothing; predicated off it waits for its operands too */
    bool taken;                /* the next instruction is not the following one: a branch was taken (in a delay slot: by the instruction
                                * before) */
    bool missed;               /* mispredicted by a dynamic predictor, see predict.h; of a branch with a delay slot at the slot */
    bool odd;                  /* timing_is_odd() of its address */
    uint8_t rotating;          /* TIMING_ROTATES: how many of the stacked registers, from the first on, rotate */
    uint16_t fetch, fetch_tlb; /* stall cycles of its fetch: instruction cache, TLB */
    uint16_t data;             /* cycles of a pending miss: what its access takes beyond a hit */
    uint16_t data_tlb;         /* stall cycles of a TLB miss of its access, before it issues */
    uint8_t store;             /* TIMING_ISSUE_REORDER: how many instructions before it the store was that it loads from; 0: none */
};
extern const struct timing_event TIMING_EXECUTED;

/* Returns whether a branch target at pc cannot pair; or, with TIMING_ISSUE_WIDE, whether pc begins a line, and with
 * TIMING_ISSUE_BUNDLES, whether it is in the second bundle of one. */
static inline bool timing_is_odd(const struct timing_model *m, uint64_t pc)
{
    if (m->issue == TIMING_ISSUE_BUNDLES)
        return m->ahead && pc & 16;
    return m->issue == TIMING_ISSUE_WIDE ? m->line && !(pc & (m->line - 1u)) : pc & 4;
}

/* ---- the scoreboard ------------------------------------------------------------------------------- */

/* TIMING_ISSUE_REORDER: an instruction in the buffer; cycles are counted from the front, in which the next one may enter. */
struct timing_flight {
    uint16_t launch, retire; /* launch: 0: by the front */
    uint8_t slots, queues;   /* struct timing_class; queues: mask, and flags in reorder.c */
};

/* A register with a pending result. */
struct timing_pending {
    union {
        struct {
            uint16_t reg;
            uint16_t miss_cycles; /* cycles beyond the latency, from a cache miss; TIMING_ISSUE_REORDER: when it launched: reorder.c */
            uint8_t kind;         /* producer's kind: class * TIMING_ROLES + role */
            uint8_t age;          /* cycles since its producer issued; TIMING_ISSUE_REORDER: 1 if it missed */
        };
        struct timing_flight flight;
    };
};

enum timing_target {
    TIMING_TO_NEXT,   /* no branch was taken */
    TIMING_TO_BUBBLE, /* by a taken branch that was predicted */
    TIMING_TO_LOADED, /* … and whose target is in a target address register: without a bubble */
    TIMING_TO_OTHER,  /* after a misprediction, the fetch begins anew */
};

/* Fields that are read together are not written individually and adjacent to each other: the host's store forwarding would stall. */
struct timing_state {
    uint16_t charged; /* cycles after the current one that are already charged; nothing issues in them */
    uint16_t memory;  /* cycles after the current one in which memory is busy; _REORDER: until the branch before the slot is done */
    uint16_t ports;   /* in use */
    uint8_t issued;   /* instructions in the current cycle; TIMING_ISSUE_REORDER: that entered in the front */
    uint8_t first;    /* class of the first of them; TIMING_ISSUE_WIDE: flags in pipeline.c */
    uint8_t closed;   /* no further instruction issues in the current cycle */
    uint8_t bundle;   /* bundle template of the bundle begun last */
    uint8_t window;   /* position of that bundle in this cycle: 1 or 2, or 0 */
    uint8_t m_count, m_mask[4]; /* for each instruction of this cycle on a movable port: the movable ports that it can use; _REORDER: of
                                 * the last instruction's cycle of retirement: stores, and slots of each queue */
    uint8_t delay_slot;         /* nonzero: the next instruction is in the delay slot of a branch (flags in pipeline.c) */
    uint8_t redirected;         /* the next instruction is the target of a taken branch */
    uint8_t itself;             /* branches in succession to their own bundle, modulo timing_model.itself */
    uint8_t lead;               /* timing_model.ahead: cycles for which the line of the last instruction has been fetched */
    uint8_t target;             /* … enum timing_target: how the next instruction is reached */
    uint8_t targeted;           /* … whether a target address register is loaded: timing_insn.targets */
    uint8_t npending, nflights;
    uint16_t late; /* timing_model.loads_in_order: cycles by which a load that issues now and hits would be late; _REORDER:
                    * from the front until the last instruction has retired, as two's complement */
    uint16_t apart[TIMING_MAX_APART]; /* cycles from the current one on in which instructions of timing_apart.then wait */
    struct timing_pending pending[TIMING_MAX_PENDING + TIMING_MAX_FLIGHTS]; /* ordered by register; then nflights, the oldest first */
};

/* Number of significant bytes of a state. */
size_t timing_state_size(const struct timing_state *s);

struct timing_charge {
    uint16_t cycles[TIMING_CAUSES];
    uint16_t after;      /* how many of these cycles follow its issue and delay the next instruction */
    uint8_t stall_class; /* class of the producer it waited for; TIMING_MAX_CLASSES: none */
    uint16_t port;       /* mask; 0 if the model has no ports */
    uint16_t stall_reg;
    /* TIMING_ISSUE_BUNDLES: movable ports of the cycle's instructions so far; they may change while the group grows. */
    uint8_t m_count, m_ports[4];
};

/* Let cycles pass that belong to no instruction; nothing issues in them. */
void timing_advance(struct timing_state *s, uint32_t cycles);
/* Returns an upper bound of the cycles until a result of this kind has arrived, without those of a miss. */
unsigned timing_longest(const struct timing_model *m, unsigned kind);
/* Upper bound of the cycles that an instruction can still wait for what is in s, including a branch's penalty at its delay slot. */
unsigned timing_drain(const struct timing_model *m, const struct timing_state *s);
/* Canonicalise the state, so that states with equal futures become equal: if the current cycle is closed, charged cycles pass, and
 * results that arrive by the next cycle are dropped. */
void timing_canonicalise(const struct timing_model *m, struct timing_state *s);
/* Initialise s to an empty pipeline. */
void timing_reset(struct timing_state *s);
/* Issue one instruction. Returns the cycles charged to it; *charge (may be NULL) receives them by cause. */
uint32_t timing_step(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i, const struct timing_event *e,
                     struct timing_charge *charge);
/* Name of a port, such as "i1" or "M0"; "" for none. */
const char *timing_port_name(const struct timing_model *m, uint16_t port);

#endif
