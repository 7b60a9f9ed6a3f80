/* translate.h - the translator's work area, shared by translate.c and float.c. Private to emu/ir/x64. */
#ifndef PRECIS_EMU_IR_X64_TRANSLATE_H
#define PRECIS_EMU_IR_X64_TRANSLATE_H

#include <stddef.h>
#include "emu/ir/build.h"
#include "emu/ir/x64/emit.h"
#include "emu/ir/x64/x64.h"

#define CPU_DISP(field) ((int32_t)offsetof(struct cpu, field) - SLOT_BIAS)

enum { MAX_SLOTS = IR_MAX_GUEST_SLOTS + IR_MAX_LIVE_TEMPS, MAX_STUBS = 4096, MAX_SLOW_CALLS = 256, MAX_DIRTY = 12, MAX_LATE = 2 };
enum { KILL_A = 1, KILL_B = 2, KILL_C = 4 };

/* What the host registers hold. */
struct regs {
    uint16_t slot[16];   /* NO_SLOT: free */
    bool dirty[16];      /* the slot's memory is stale */
};

/* An IR_LATE of the instruction that a stub leaves: where its operands are. */
struct late {
    const struct ir_op *op;
    int8_t a, b; /* NO_REG: in memory */
};

struct stub {
    enum { STUB_EXIT, STUB_BAIL, STUB_RAISED, STUB_BUDGET } kind;
    bool reload_pins;    /* the call before it left them in memory */
    uint8_t *site;       /* the jump that comes here; NULL: reached only by a fault */
    struct ir_exit *exit;
    struct host_point *point;
    unsigned nlate;
    struct late late[MAX_LATE];
    unsigned ndirty;
    struct { uint16_t slot; int8_t reg; } dirty[MAX_DIRTY];
};

/* A fast operation's way out to its reference function, and back. */
struct slow_call {
    struct ir_op op;
    struct regs regs;
    int8_t d;
    uint8_t *sites[4], *back;
    unsigned nsites;
};

struct skip {
    uint32_t target;
    uint8_t *site;
    struct regs regs;
};

struct x64 {
    struct emitter e;
    uint8_t *start;
    struct cpu *c;
    struct host_code *hc;
    struct ir_block *b;
    struct host_block *hb;
    unsigned nslots;
    struct regs regs;
    uint16_t pinned, locked;     /* sets of host registers */
    bool unreachable;            /* behind an exit, until a skip lands */
    uint32_t stamp, used[16];    /* for choosing what to evict */
    int8_t where[MAX_SLOTS];
    uint8_t aligned[MAX_SLOTS]; /* by slot: a multiple of this, as far as has been checked; 0: unknown */
    uint8_t kills[IR_MAX_OPS];
    unsigned nlate;
    const struct ir_op *late[MAX_LATE]; /* of the instruction that is translated */
    unsigned nskips, nstubs, nslow, insn;
    struct slow_call slow[MAX_SLOW_CALLS];
    struct skip skips[64];
    struct stub stubs[MAX_STUBS];
};

/* Is r lost by a call (System V ABI)? */
static inline bool caller_saved(int r)
{
    return r != RBX && r != R12 && r != R13 && r != R15;
}

/* Host registers for a micro-operation: see translate.c. */
int32_t x64_disp(unsigned slot);                        /* of a slot's memory from rbp */
int x64_use(struct x64 *x, unsigned slot);
int x64_def(struct x64 *x, unsigned slot);
void x64_drop(struct x64 *x, unsigned slot);
void x64_kill_operands(struct x64 *x, const struct ir_op *o, unsigned kills);
struct slow_call *x64_new_slow_call(struct x64 *x, const struct ir_op *o);

/* float.c. fast_float: an IR_CALL with an enum ir_fast. */
void x64_fast_float(struct x64 *x, const struct ir_op *o, unsigned kills);
void x64_emit_slow_call(struct x64 *x, const struct slow_call *s);
void x64_merge_status(struct x64 *x);
void x64_clean_status(struct x64 *x);

#endif
