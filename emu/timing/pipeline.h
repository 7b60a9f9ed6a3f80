/*
 * pipeline.h - the scoreboard that the timing models share: when an in-order pipeline issues an instruction, and why then.
 *
 * A model is data (isa/hppa/timing/pa7300lc.def, isa/ia64/timing/itanium2.def; docs/adding-a-cpu-model.md): classes of instructions
 * with the ports that take them, latencies from producer to consumer, and what may issue together, by pairs or by bundles. The ISA turns a
 * decoded instruction into a timing_insn: its class, the registers it reads and writes, where a group must end. The
 * scoreboard issues one after the other:
 *
 *     struct timing_state s;
 *     timing_reset(&s);
 *     struct timing_charge c;
 *     cycles += timing_step(model, &s, &insn, &TIMING_EXECUTED, &c);
 *
 * Every cycle is charged to one instruction and one cause. An instruction that issues together with the one before it
 * costs nothing; one that opens a cycle costs that cycle (issue), the cycles that it waited for operands (stall), and
 * those for which it keeps the pipeline to itself (lock, branch).
 *
 * A state holds only what can still delay something, in a canonical form and relative to the current cycle: two states with
 * equal bytes have equal futures. That is what makes timing worth remembering per block.
 */
#ifndef PRECIS_EMU_CLOCK_PIPELINE_H
#define PRECIS_EMU_CLOCK_PIPELINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    TIMING_MAX_CLASSES = 64,
    TIMING_MAX_PENDING = 96,
    TIMING_MAX_READS = 8,
    TIMING_MAX_WRITES = 6,
};

/* What a register is to the instruction that reads or writes it. */
enum timing_role {
    TIMING_DATA, /* an operand, a result */
    TIMING_ADDR, /* an address; written: the updated base register */
    TIMING_PRED, /* the qualifying predicate; written: a predicate beside another result */
    TIMING_INCR, /* the increment of a base register */
    TIMING_ROLES
};
enum { TIMING_ANY_ROLE = (1 << TIMING_ROLES) - 1 };
#define TIMING_ANY_CLASS UINT64_MAX

/* Why cycles were spent. */
enum timing_cause {
    TIMING_ISSUE,  /* the cycle in which the instruction issued */
    TIMING_STALL,  /* waiting for an operand; see the producer's class */
    TIMING_LOCK,   /* the instruction holds the pipeline: double multiplication, division */
    TIMING_BRANCH, /* fetch goes elsewhere: penalties of branches */
    TIMING_ICACHE,
    TIMING_DCACHE,
    TIMING_TLB,
    TIMING_RSE,    /* register stack spills and fills */
    TIMING_CAUSES
};
const char *timing_cause_name(enum timing_cause cause);

/* ---- a model ---------------------------------------------------------------------------------- */

enum timing_issue {
    TIMING_ISSUE_ONE,     /* one instruction a cycle, every latency 1 */
    TIMING_ISSUE_GROUPS,  /* one instruction group (up to a stop) a cycle, every latency 1 */
    TIMING_ISSUE_PAIRS,   /* two, if the model's pairs say so and each finds a port */
    TIMING_ISSUE_BUNDLES, /* two bundles, slot by slot, as far as ports go: struct timing_template */
};

enum {
    TIMING_CLASS_ENDS_GROUP = 1, /* an implicit stop follows */
    TIMING_CLASS_ALL_PORTS = 2,  /* takes every port in its mask */
    TIMING_CLASS_EASY = 4,       /* TIMING_ISSUE_BUNDLES: takes the slot's other port, and does not end the cycle where another would */
};

struct timing_class {
    const char *name;
    uint16_t ports;   /* any one of these */
    uint8_t lock;     /* cycles after its own in which nothing issues */
    uint8_t flags;
    uint64_t second;  /* TIMING_ISSUE_PAIRS: classes that may issue with it, behind it */
    uint16_t memory;  /* TIMING_ISSUE_PAIRS: cycles for which memory is busy after its own */
};

/* TIMING_ISSUE_BUNDLES: the port of an instruction in a slot, one of its class's ports as well. */
enum timing_slot_rule {
    TIMING_SLOT_EMPTY, /* nothing issues from it */
    TIMING_SLOT_ANY,   /* any of the movable ports: instructions that have one already move to others if need be */
    TIMING_SLOT_NEXT,  /* the lowest of the slot's ports that is free; in the second bundle, if the highest is in use, a movable one */
    TIMING_SLOT_OWN,   /* that of the slot, in the first or second bundle */
};
enum timing_bundle_end { TIMING_END_NO, TIMING_END_UNLESS_EASY, TIMING_END_YES };

struct timing_slot {
    uint8_t rule;      /* enum timing_slot_rule */
    uint16_t ports[2]; /* in the first, and in the second bundle of a cycle */
    uint16_t easy;     /* of a class that is TIMING_CLASS_EASY; 0: as others */
};

struct timing_template {
    uint8_t slot[3];   /* in timing_model.slots */
    uint8_t last;      /* slot with an instruction */
    uint8_t end;       /* enum timing_bundle_end: does its last instruction end the cycle? */
    uint16_t followers; /* mask of the templates that may be the second bundle of its cycle */
};

/* One line of a latency table: from a producer's result to a consumer's operand. */
struct timing_rule {
    uint64_t producers;
    uint8_t results; /* masks of roles */
    uint64_t consumers;
    uint8_t operands;
    int8_t cycles;
    bool add;        /* to what earlier lines say; otherwise instead of it */
};

struct timing_model {
    const char *name, *long_name;
    enum timing_issue issue;
    const struct timing_class *classes;
    unsigned nclasses;
    const char *const *port_names; /* by bit of a port mask; NULL: none */
    const struct timing_slot *slots;         /* TIMING_ISSUE_BUNDLES: kinds of slots */
    const struct timing_template *templates; /* … by number / 2 */
    uint8_t movable_ports;         /* TIMING_ISSUE_BUNDLES: see TIMING_SLOT_ANY; the lowest bits of a port mask */
    uint16_t first_stacked, end_stacked; /* the registers that calls move along a stack: TIMING_CALLS_STACK */
    const struct timing_rule *rules;
    unsigned nrules;
    uint64_t uses_memory;          /* classes that wait while memory is busy */
    const struct timing_caches *caches; /* cache.h; NULL: memory always answers at once */
    uint8_t mispredict;            /* cycles */
    uint8_t indirect;              /* cycles of a correctly predicted branch through a register */
    /* made from the rules by timing_prepare() */
    uint8_t *latency;              /* [producer kind][consumer kind]; a kind is class * TIMING_ROLES + role */
    uint8_t *longest;              /* [producer kind] */
};

/* Read the rules. Once, before the model is used. false: no memory. */
bool timing_prepare(struct timing_model *m);

/* Cycles from the issue of a producer to that of a consumer of its result. */
unsigned timing_latency(const struct timing_model *m, unsigned producer, enum timing_role result, unsigned consumer,
                        enum timing_role operand);

/* ---- an instruction ------------------------------------------------------------------------------ */

struct timing_operand {
    uint16_t reg : 10; /* the ISA's numbering */
    uint16_t role : 6;
};

enum {
    TIMING_IS_BRANCH = 1,
    TIMING_IS_CONDITIONAL = 2, /* a branch that may not happen */
    TIMING_IS_CALL = 4,
    TIMING_IS_RETURN = 8,
    TIMING_IS_INDIRECT = 16,
    TIMING_IS_DELAYED = 32,    /* a branch with a delay slot */
    TIMING_IS_LOAD = 64,
    TIMING_IS_STORE = 128,
    TIMING_STOP_AFTER = 256,   /* the encoding ends the group here */
    TIMING_FIRST = 512,        /* must be the first of its group */
    TIMING_PREDICT_TAKEN = 1024,  /* what the encoding says */
    TIMING_PREDICT_STATIC = 2048, /* and nothing else is asked */
    TIMING_IS_FP_MEMORY = 8192,   /* a load or store of an fp register */
    TIMING_CALLS_STACK = 4096,    /* the register stack moves: stacked registers count as ready */
};

struct timing_insn {
    uint8_t cls;
    uint8_t nreads, nwrites;
    uint8_t slot, bundle;  /* TIMING_ISSUE_BUNDLES: slot 0..2, template / 2 */
    uint16_t flags;
    struct timing_operand reads[TIMING_MAX_READS], writes[TIMING_MAX_WRITES];
};

/* What happened to it in this execution. */
struct timing_event {
    bool skipped;           /* nullified, or predicated off: issues, but waits for its predicate only and produces nothing */
    bool taken;             /* what comes next does not stand behind it: a branch happened (with a delay slot: the one before) */
    bool missed;            /* it is a branch that a predictor with a memory foretold wrong; see predict.h */
    bool odd;               /* it stands at an address where the target of a branch can not pair */
    uint16_t fetch, fetch_tlb; /* cycles that it came late from the instruction cache, its translation */
    uint16_t data;             /* cycles that its access took longer than a hit: its result is late */
    uint16_t data_tlb;         /* cycles for the translation of its access, before which it does not issue */
};
extern const struct timing_event TIMING_EXECUTED;

/* ---- the scoreboard ------------------------------------------------------------------------------- */

/* A register whose value is on its way. */
struct timing_pending {
    uint16_t reg;
    uint16_t late; /* cycles beyond the latency, because of a cache */
    uint8_t kind;  /* of its producer: class * TIMING_ROLES + role */
    uint8_t age;   /* cycles since its producer issued */
};

/* What is asked together is not written one by one and next to each other: hosts wait for such stores. */
struct timing_state {
    uint16_t paid;      /* cycles after the current one that are charged already, in which nothing issues */
    uint16_t memory;    /* cycles after the current one for which memory is busy */
    uint16_t ports;     /* in use */
    uint8_t issued;     /* instructions in the current cycle */
    uint8_t first;      /* class of the first */
    uint8_t closed;     /* nothing more issues in the current cycle */
    uint8_t bundle;     /* the template that was begun last … */
    uint8_t window;     /* … and whether it is the first (1) or second (2) of this cycle; 0: none */
    uint8_t m_count, m_mask[4]; /* the movable ports that would do for each instruction of this cycle that has one */
    uint8_t delay_slot; /* the next instruction is one: of a branch … (enum in pipeline.c) */
    uint8_t redirected; /* the next instruction is the target of a taken branch */
    uint8_t npending;
    struct timing_pending pending[TIMING_MAX_PENDING]; /* by register; what follows npending is not looked at */
};

/* Bytes of a state that count. */
size_t timing_state_size(const struct timing_state *s);

struct timing_charge {
    uint16_t cycles[TIMING_CAUSES];
    uint16_t after;      /* how many of them follow its issue: they keep from issuing what comes next */
    uint8_t stall_class; /* whose result it waited for; TIMING_MAX_CLASSES: none */
    uint16_t port;       /* mask; 0: the model has none */
    uint16_t stall_reg;
    /* TIMING_ISSUE_BUNDLES: the movable ports of the cycle's instructions so far; they may move while the group grows. */
    uint8_t m_count, m_ports[4];
};

/* Cycles pass for a reason that is no instruction's own; nothing issues in them. */
void timing_pass(struct timing_state *s, uint32_t cycles);
/* More cycles than instructions can still wait for what is in s, a branch's penalty at its delay slot included. */
unsigned timing_drain(const struct timing_model *m, const struct timing_state *s);
/* States behind which everything costs the same become the same state: where nothing more issues in the current cycle, what is charged
 * already has passed, and what arrives by the next cycle is there. */
void timing_settle(const struct timing_model *m, struct timing_state *s);
/* An empty pipeline. */
void timing_reset(struct timing_state *s);
/* Issue one instruction. Returns the cycles charged to it, which *charge (may be NULL) splits by cause. */
uint32_t timing_step(const struct timing_model *m, struct timing_state *s, const struct timing_insn *i,
                     const struct timing_event *e, struct timing_charge *charge);
/* "i1", "M0"; "" for none. */
const char *timing_port_name(const struct timing_model *m, uint16_t port);

#endif
