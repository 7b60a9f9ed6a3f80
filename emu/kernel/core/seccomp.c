/* seccomp.c - see seccomp.h. */
#include "emu/kernel/core/access.h"
#include "emu/kernel/core/seccomp.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/charge.h"

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdlib.h>
#include <string.h>

enum { PENALTY = 4, CHAIN_MOST = (1 << 18) / 8 }; /* Linux's MAX_INSNS_PER_PATH, and what each filter adds to it */

struct seccomp_filter {
    unsigned refs;
    struct seccomp_filter *older;
    unsigned depth, length; /* of the chain from here on */
    struct seccomp_code code[];
};

/* ---- checks ---------------------------------------------------------------------------------- */

/* Returns whether the instruction is one that filters may have, with a valid operand. */
static bool is_permitted(const struct seccomp_code *c)
{
    switch (c->code) {
    case BPF_LD | BPF_W | BPF_ABS: return c->k < sizeof(struct seccomp_data) && c->k % 4 == 0;
    case BPF_LD | BPF_W | BPF_LEN:
    case BPF_LDX | BPF_W | BPF_LEN:
    case BPF_LD | BPF_IMM:
    case BPF_LDX | BPF_IMM:
    case BPF_RET | BPF_K:
    case BPF_RET | BPF_A:
    case BPF_MISC | BPF_TAX:
    case BPF_MISC | BPF_TXA:
    case BPF_ALU | BPF_NEG:
    case BPF_JMP | BPF_JA: return true;
    case BPF_ALU | BPF_DIV | BPF_K: return c->k != 0;
    case BPF_ALU | BPF_LSH | BPF_K:
    case BPF_ALU | BPF_RSH | BPF_K: return c->k < 32;
    case BPF_LD | BPF_MEM:
    case BPF_LDX | BPF_MEM:
    case BPF_ST:
    case BPF_STX: return c->k < BPF_MEMWORDS;
    }
    unsigned op = BPF_OP(c->code) | BPF_CLASS(c->code);
    switch (c->code & ~(unsigned)(BPF_SRC(c->code) | op) ? 0 : op) {
    case BPF_ALU | BPF_ADD:
    case BPF_ALU | BPF_SUB:
    case BPF_ALU | BPF_MUL:
    case BPF_ALU | BPF_DIV:
    case BPF_ALU | BPF_AND:
    case BPF_ALU | BPF_OR:
    case BPF_ALU | BPF_XOR:
    case BPF_ALU | BPF_LSH:
    case BPF_ALU | BPF_RSH:
    case BPF_JMP | BPF_JEQ:
    case BPF_JMP | BPF_JGT:
    case BPF_JMP | BPF_JGE:
    case BPF_JMP | BPF_JSET: return true;
    }
    return false;
}

/* Stores the words of memory that are written on all ways to the targets of instruction i. False: a target is outside. */
static bool propagate(const struct seccomp_code *c, unsigned i, unsigned n, uint16_t *written, uint16_t now)
{
    uint64_t targets[2] = {(uint64_t)i + 1, (uint64_t)i + 1};
    if (BPF_CLASS(c->code) == BPF_RET)
        return true;
    if (c->code == (BPF_JMP | BPF_JA)) {
        targets[0] = targets[1] = (uint64_t)i + 1 + c->k;
    } else if (BPF_CLASS(c->code) == BPF_JMP) {
        targets[0] += c->jt;
        targets[1] += c->jf;
    }
    if (targets[0] >= n || targets[1] >= n)
        return false;
    written[targets[0]] &= now;
    written[targets[1]] &= now;
    return true;
}

bool seccomp_check(const struct seccomp_code *code, unsigned n)
{
    uint16_t *written = n && n <= SECCOMP_CODE_MOST ? malloc(n * sizeof *written) : NULL;
    bool ok = written && BPF_CLASS(code[n - 1].code) == BPF_RET;
    if (written)
        memset(written, 0xff, n * sizeof *written);
    if (ok)
        written[0] = 0;
    for (unsigned i = 0; ok && i < n; i++) {
        const struct seccomp_code *c = &code[i];
        bool stores = c->code == BPF_ST || c->code == BPF_STX, loads = c->code == (BPF_LD | BPF_MEM) || c->code == (BPF_LDX | BPF_MEM);
        ok = is_permitted(c) && !(loads && !(written[i] >> c->k & 1)) &&
             propagate(c, i, n, written, (uint16_t)(written[i] | (stores ? 1u << c->k : 0)));
    }
    free(written);
    return ok;
}

/* ---- execution ------------------------------------------------------------------------------- */

static uint32_t compute(unsigned op, uint32_t a, uint32_t b)
{
    switch (op) {
    case BPF_ADD: return a + b;
    case BPF_SUB: return a - b;
    case BPF_MUL: return a * b;
    case BPF_DIV: return b ? a / b : 0;
    case BPF_AND: return a & b;
    case BPF_OR: return a | b;
    case BPF_XOR: return a ^ b;
    case BPF_LSH: return a << (b & 31);
    case BPF_RSH: return a >> (b & 31);
    default: return -a; /* BPF_NEG */
    }
}

static bool holds(unsigned op, uint32_t a, uint32_t b)
{
    return op == BPF_JEQ ? a == b : op == BPF_JGT ? a > b : op == BPF_JGE ? a >= b : (a & b) != 0;
}

uint32_t seccomp_run(const struct seccomp_code *code, const uint32_t words[16])
{
    uint32_t a = 0, x = 0, memory[BPF_MEMWORDS] = {0};
    for (const struct seccomp_code *c = code;; c++) {
        uint32_t operand = BPF_SRC(c->code) == BPF_X ? x : c->k;
        switch (BPF_CLASS(c->code)) {
        case BPF_LD:
            a = BPF_MODE(c->code) == BPF_ABS   ? words[c->k / 4]
                : BPF_MODE(c->code) == BPF_LEN ? sizeof(struct seccomp_data)
                : BPF_MODE(c->code) == BPF_MEM ? memory[c->k]
                                               : c->k;
            break;
        case BPF_LDX:
            x = BPF_MODE(c->code) == BPF_LEN ? sizeof(struct seccomp_data) : BPF_MODE(c->code) == BPF_MEM ? memory[c->k] : c->k;
            break;
        case BPF_ST: memory[c->k] = a; break;
        case BPF_STX: memory[c->k] = x; break;
        case BPF_ALU:
            if (BPF_OP(c->code) == BPF_DIV && !operand)
                return 0; /* as Linux: SECCOMP_RET_KILL_THREAD */
            a = compute(BPF_OP(c->code), a, operand);
            break;
        case BPF_JMP:
            if (BPF_OP(c->code) == BPF_JA)
                c += c->k;
            else
                c += holds(BPF_OP(c->code), a, operand) ? c->jt : c->jf;
            break;
        case BPF_RET: return BPF_RVAL(c->code) == BPF_A ? a : c->k;
        default:
            if (BPF_MISCOP(c->code) == BPF_TAX)
                x = a;
            else
                a = x;
        }
    }
}

/* ---- a thread's filters ---------------------------------------------------------------------- */

static void unref(struct seccomp_filter *f)
{
    while (f && --f->refs == 0) {
        struct seccomp_filter *older = f->older;
        mem_free(f);
        f = older;
    }
}

int seccomp_add(struct thread *t, const struct seccomp_code *code, unsigned n)
{
    struct seccomp_filter *older = t->seccomp;
    unsigned length = n + PENALTY + (older ? older->length : 0);
    struct seccomp_filter *f = length > CHAIN_MOST ? NULL : mem_new(t->k->memory, sizeof *f + n * sizeof *code);
    if (!f)
        return -ENOMEM;
    *f = (struct seccomp_filter){.refs = 1, .older = older, .depth = older ? older->depth + 1 : 1, .length = length};
    memcpy(f->code, code, n * sizeof *code);
    t->seccomp = f; /* with its reference to the older ones */
    t->seccomp_mode = SECCOMP_FILTERED;
    return 0;
}

bool seccomp_descends(const struct thread *t, const struct seccomp_filter *older)
{
    const struct seccomp_filter *f = t->seccomp;
    while (f && f != older)
        f = f->older;
    return f == older;
}

void seccomp_inherit(struct thread *t, const struct thread *from)
{
    struct seccomp_filter *old = t->seccomp;
    t->seccomp = from->seccomp;
    if (t->seccomp)
        t->seccomp->refs++;
    t->seccomp_mode = from->seccomp_mode;
    unref(old);
}

unsigned seccomp_count(const struct thread *t)
{
    return t->seccomp ? t->seccomp->depth : 0;
}

void seccomp_drop(struct thread *t)
{
    unref(t->seccomp);
    t->seccomp = NULL;
}

/* ---- system calls ---------------------------------------------------------------------------- */

/* Returns Linux's AUDIT_ARCH_ number of the machine. */
static uint32_t architecture(const struct abi *abi)
{
    return abi->elf_machine | (abi->word == 8 ? 0x80000000u : 0) | (abi->big_endian ? 0 : 0x40000000u);
}

static void put_wide(const struct abi *abi, uint32_t words[2], uint64_t v)
{
    words[abi->big_endian] = (uint32_t)v;
    words[!abi->big_endian] = (uint32_t)(v >> 32);
}

/* Returns the value of the filter whose action precedes the others', the newest of them. */
static uint32_t verdict(const struct thread *t)
{
    const struct abi *abi = t->p->abi;
    uint32_t words[16] = {t->call.number, architecture(abi)}, lowest = SECCOMP_RET_ALLOW;
    put_wide(abi, &words[2], cpu_pc(t->cpu));
    for (unsigned i = 0; i < 6; i++)
        put_wide(abi, &words[4 + 2 * i], abi->word == 4 ? (uint32_t)t->call.raw[i] : t->call.raw[i]);
    for (const struct seccomp_filter *f = t->seccomp; f; f = f->older) {
        uint32_t v = seccomp_run(f->code, words);
        if ((int32_t)(v & SECCOMP_RET_ACTION_FULL) < (int32_t)(lowest & SECCOMP_RET_ACTION_FULL))
            lowest = v;
    }
    return lowest;
}

/* Returns the result of a call that a filter ends with an error, a number of the guest's machine. */
static int64_t filtered_result(struct thread *t, uint32_t data)
{
    const int guest = data < 4095 ? (int)data : 4095;

    for (int e = 1; e < 134; e++)
        if (abi_errno(t->p->abi, e) == guest)
            return -e;
    t->call.guest_errno = true; /* the host has no such error */
    return -guest;
}

static void send_sigsys(struct thread *t, uint32_t data)
{
    struct ksiginfo info = {.sig = SIGSYS,
                            .code = 1, /* SYS_SECCOMP */
                            .err = (int)data,
                            .layout = KSI_SYS,
                            .addr = cpu_pc(t->cpu),
                            .sysno = (int)t->call.number,
                            .arch = (int)architecture(t->p->abi)};
    signal_force(t, &info);
}

static bool filter_permits(struct thread *t, int64_t *result)
{
    uint32_t v = verdict(t), data = v & SECCOMP_RET_DATA;
    *result = SYS_NO_RESULT;
    switch (v & SECCOMP_RET_ACTION_FULL) {
    case SECCOMP_RET_ALLOW:
    case SECCOMP_RET_LOG: return true;
    case SECCOMP_RET_ERRNO: *result = data ? filtered_result(t, data) : 0; break;
    case SECCOMP_RET_TRAP: send_sigsys(t, data); break;
    case SECCOMP_RET_TRACE:
    case SECCOMP_RET_USER_NOTIF: *result = -ENOSYS; break; /* as without a tracer and without a listener */
    case SECCOMP_RET_KILL_THREAD: t->k->ops->thread_exit(t, SIGSYS | (t->p->thread_count == 1 && process_may_dump(t->p) ? 0x80 : 0)); break;
    default: t->k->ops->process_exit(t->p, SIGSYS | (process_may_dump(t->p) ? 0x80 : 0)); break;
    }
    return false;
}

bool seccomp_permits(struct thread *t, int64_t *result)
{
    static const char *const strict[] = {"read", "write", "exit", "rt_sigreturn", "sigreturn"};
    if (t->seccomp_mode == SECCOMP_FILTERED)
        return filter_permits(t, result);
    for (size_t i = 0; i < sizeof strict / sizeof *strict; i++)
        if (t->call.line && !strcmp(t->call.line->name, strict[i]))
            return true;
    *result = SYS_NO_RESULT;
    t->k->ops->thread_exit(t, SIGKILL);
    return false;
}
