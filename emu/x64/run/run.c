/* run.c - runs translated blocks: the code buffer, dispatch and chaining, recovery from faults, and what is left to the
 * interpreter. */
#define _GNU_SOURCE
#include "emu/engine/engine.h"
#include "emu/x64/cache/cache.h"
#include "emu/x64/clock/charge.h"
#include "emu/x64/clock/fed.h"
#include "emu/x64/emit.h"
#include "emu/x64/clock/memo.h"
#include "emu/x64/run/shadow.h"
#include "emu/x64/clock/version.h"

#include <cpuid.h>
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <xmmintrin.h>
#include <unistd.h>

#ifndef HOST_CODE_BYTES /* a test sets less, so that the buffer is often full */
#define HOST_CODE_BYTES (32 << 20)
#endif
enum { HUGE_PAGE = 2 << 20 };
#ifndef MADV_COLLAPSE
#define MADV_COLLAPSE 25
#endif

/* ---- the host ------------------------------------------------------------------------------- */

static bool host_can(void)
{
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_MOVBE) || !(c & bit_POPCNT) || !(c & bit_FMA) || !(c & bit_AVX))
        return false;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !(b & bit_BMI) || !(b & bit_BMI2) || !(b & bit_AVX2))
        return false;
    return __get_cpuid(0x80000001, &a, &b, &c, &d) && (c & bit_LZCNT);
}

/* Returns whether this host has AVX2, FMA, BMI1, BMI2, MOVBE, LZCNT and POPCNT. Called at each exec, so the answer is cached: cpuid takes
 * some ten microseconds on virtual hosts. */
static bool supported(void)
{
    enum { UNKNOWN, NO, YES };
    static atomic_int known;
    if (known == UNKNOWN)
        known = host_can() ? YES : NO;
    return known == YES;
}

/* Sets the base of GS, through which guest memory is addressed. The C library does not use GS. */
static void set_gs_base(uint64_t base)
{
    enum { HWCAP2_FSGSBASE = 2, ARCH_SET_GS_CODE = 0x1001 };
    static _Thread_local uint64_t is = UINT64_MAX; /* unknown: a thread inherits the base of its creator */
    if (is == base)
        return;
    is = base;
    if (getauxval(AT_HWCAP2) & HWCAP2_FSGSBASE)
        __asm__ volatile("wrgsbase %0" : : "r"(base));
    else
        syscall(SYS_arch_prctl, ARCH_SET_GS_CODE, base);
}

/* ---- the code buffer ------------------------------------------------------------------------ */

/* Returns the bytes of host_code.targets, which covers 4 GiB of guest words; 0: the address space has none. */
static size_t targets_size(const struct space_config *config)
{
    return config->region_bits || config->low_bits != 32 ? 0 : (size_t)1 << 32;
}

static uint64_t addresses(const struct space_config *config)
{
    (void)config;
    return 2 * (uint64_t)HOST_CODE_BYTES;
}

/* Reserves addresses for both views of the code and for `targets` bytes. false: the host has none left. */
static bool reserve_code(struct host_code *hc, size_t targets)
{
    hc->write = mem_reserve(hc->size);
    hc->exec = mem_reserve(hc->size + targets);
    if (hc->write && hc->exec)
        return true;
    if (hc->write)
        munmap(hc->write, hc->size);
    if (hc->exec)
        munmap(hc->exec, hc->size + targets);
    return false;
}

static bool show_code(const struct host_code *hc, int fd, size_t targets)
{
    return mmap(hc->write, hc->size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, fd, 0) != MAP_FAILED &&
           mmap(hc->exec, hc->size, PROT_READ | PROT_EXEC, MAP_SHARED | MAP_FIXED, fd, 0) != MAP_FAILED &&
           (!targets || !mprotect(hc->exec + hc->size, targets, PROT_READ | PROT_WRITE));
}

static struct host_code *new_host_code(struct cpu *c)
{
    struct host_code *hc = calloc(1, sizeof *hc);
    int fd = memfd_create("precis-code", MFD_CLOEXEC);
    if (!hc || fd < 0 || ftruncate(fd, HOST_CODE_BYTES) < 0)
        ir_no_memory(c, "translated code");
    hc->size = HOST_CODE_BYTES;
    hc->cold_from = HOST_CODE_BYTES / 2;
    /* An entry of the targets is that of four bytes of code. */
    size_t targets = c->head.isa->sample_bytes % 4 ? 0 : targets_size(&c->head.isa->space);
    if (!reserve_code(hc, targets) && !reserve_code(hc, targets = 0)) /* hc->jump works without targets */
        ir_no_memory(c, "translated code");
    hc->jump = calloc(1u << CODE_JUMP_BITS, sizeof *hc->jump);
    if (!hc->jump || (!show_code(hc, fd, targets) && !(mem_make_room(c->space) && show_code(hc, fd, targets))))
        ir_no_memory(c, "translated code");
    close(fd);
    if (targets) {
        hc->targets = (uint32_t *)(void *)(hc->exec + hc->size);
        hc->targets_size = targets;
        madvise(hc->targets, targets, MADV_NOHUGEPAGE);
    }
    unsigned pins = HOST_PINS_MAX - (c->space->high_mask != 0) - (c->isa->window.count != 0) - (c->feed != NULL); /* r15, r13, r12 */
    hc->pins = (uint8_t)(c->isa->nhot_slots < pins ? c->isa->nhot_slots : pins);
    hc->uses_fp = c->isa->fp.inexact != 0;
    hc->null_return = calloc(1, sizeof *hc->null_return);
    if (!hc->null_return)
        ir_no_memory(c, "translated code");
    hc->null_return->link.pc = NO_LINK;
    hc->null_return->frame = HOST_NO_FRAME;
    x64_fill_sticky(&c->isa->fp, hc->fp_sticky);
    x64_emit_entry_code(c, hc);
    return hc;
}

static void free_host_code(struct code *code)
{
    struct host_code *hc = code->host;
    if (!hc)
        return;
    munmap(hc->write, hc->size);
    munmap(hc->exec, hc->size + hc->targets_size);
    arena_free(&hc->arena);
    arena_free(&hc->sites);
    x64_memo_free(hc);
    free(hc->null_return);
    free(hc->jump);
    free(hc->blocks);
    free(hc->translator);
    free(hc);
    code->host = NULL;
}

static void unchain(struct code *code, struct ir_exit *x)
{
    (void)code;
    if (x->host_site)
        set_target(x->host_site, x->host_stub - code->host->exec + code->host->write);
}

/* Returns the entry of host_code.targets for blocks at (pc, mode), or NULL. */
static uint32_t *target_of(const struct host_code *hc, uint64_t pc, uint64_t mode)
{
    return hc->targets && mode == 0 && !(pc & ~(uint64_t)0xfffffffc) ? &hc->targets[pc >> 2] : NULL;
}

static void forget_links(const struct host_code *hc, const struct ir_block *b)
{
    struct host_block *hb = b->host;
    for (struct host_link *l = hb ? hb->links : NULL; l; l = l->next)
        l->entry = hc->unlinked;
    if (hb)
        hb->links = NULL;
}

static void forget_block(struct code *code, struct ir_block *b)
{
    struct host_code *hc = code->host;
    uint32_t *target = target_of(hc, b->pc, b->mode);
    if (target)
        *target = 0;
    struct host_jump *j = &hc->jump[code_jump_index(b->pc, b->mode)];
    if (j->pc == b->pc && j->mode_plus_1 == b->mode + 1)
        *j = (struct host_jump){0};
    forget_links(hc, b);
    for (struct ir_block *v = b->versions; v; v = v->next_version)
        forget_links(hc, v);
}

static const struct code_translator code_translator = {.unchain = unchain, .forget_block = forget_block, .free = free_host_code};

/* Empties the code buffer by discarding all blocks. No block is running now. */
static void start_over(struct cpu *c)
{
    struct code *code = code_of(c);
    code_flush(code);
    code_free_deferred(code);
    if (code->host->targets)
        madvise(code->host->targets, code->host->targets_size, MADV_DONTNEED);
    arena_free(&code->host->arena);
    arena_free(&code->host->sites);
    code->host->nblocks = 0;
    code->host->generation++;
    x64_emit_entry_code(c, code->host);
}

/* The code from `from` on takes `bytes` now, and took `before`. Where it fills a good part of a huge page of the host,
 * requests a huge page, to avoid misses of the host's TLB. */
static void join_pages(const struct host_code *hc, size_t from, size_t before, size_t bytes)
{
    enum { ENOUGH = HUGE_PAGE / 4 };
    if ((before + HUGE_PAGE - ENOUGH) / HUGE_PAGE != (bytes + HUGE_PAGE - ENOUGH) / HUGE_PAGE)
        (void)madvise(hc->exec + from + bytes / HUGE_PAGE * HUGE_PAGE, HUGE_PAGE, MADV_COLLAPSE); /* may fail */
}

static void remember(struct cpu *c, struct host_code *hc, struct host_block *b)
{
    if (hc->nblocks == hc->cap) {
        hc->cap = hc->cap ? hc->cap * 2 : 256;
        hc->blocks = realloc(hc->blocks, hc->cap * sizeof *hc->blocks);
        if (!hc->blocks)
            ir_no_memory(c, "translated code");
    }
    hc->blocks[hc->nblocks++] = b;
}

/* Returns block b with host code, or its version for the pipeline state; or a block without instructions, if b is no
 * longer fetchable. NULL: the buffer is full. */
static struct ir_block *with_host_code(struct cpu *c, struct ir_block *b, bool by_state)
{
    if (b->cold_tier && !(b = code_promote(c, b))->ninsns)
        return b;
    struct ir_block *v = c->pipeline ? x64_version(c, b) : b;
    if (v->host)
        return v;
    struct host_code *hc = code_of(c)->host;
    size_t used = hc->used, cold = hc->cold_end - hc->cold_from;
    if (!x64_translate(c, hc, v, by_state))
        return NULL;
    join_pages(hc, 0, used, hc->used);
    join_pages(hc, hc->cold_from, cold, hc->cold_end - hc->cold_from);
    remember(c, hc, v->host);
    return v;
}

/* Returns the entry of block or version b for exits without a static target. NULL: the buffer is full. */
static const uint8_t *entry_of(const struct cpu *c, struct host_code *hc, struct ir_block *b)
{
    return x64_has_versions(c) ? x64_by_state(hc, b) : ((struct host_block *)b->host)->entry;
}

/* Enters b in the tables through which exits without a static target find it, at (pc, mode). */
static void list(struct host_code *hc, const struct cpu *c, struct ir_block *b, uint64_t pc, uint64_t mode)
{
    const uint8_t *entry = entry_of(c, hc, b);
    uint32_t *target = target_of(hc, pc, mode);
    if (!entry)
        return;
    if (target)
        *target = (uint32_t)(entry - hc->exec);
    else
        hc->jump[code_jump_index(pc, mode)] = (struct host_jump){pc, mode + 1, entry};
}

/* Returns the block at the registers' (pc, mode), or its version. It has host code unless it is cold, or has no
 * instruction and only reports a stop. by_state: it is reached by an exit without a static target or state. */
static struct ir_block *block_at(struct cpu *c, bool by_state)
{
    struct code *code = code_of(c);
    uint64_t pc = c->slot[c->isa->pc_slot], mode = c->slot[c->isa->mode_slot];
    struct ir_block *b = code_block(c, pc, mode, LIMIT_NONE);

    if (b->ninsns == 0)
        x64_lws_block(c, code_of(c)->host, b);
    if (b->ninsns == 0 || block_is_cold(b))
        return b;
    if (b->runs == BLOCK_COLD_RUNS) {
        b->runs++;
        code->nhot++;
    }
    struct ir_block *v = with_host_code(c, b, by_state);
    if (!v) {
        start_over(c);
        b = code_block(c, pc, mode, LIMIT_NONE);
        v = with_host_code(c, b, by_state);
        if (!v)
            ir_bug(c, "a block's host code does not fit in the code buffer");
    }
    if (v->ninsns == 0)
        return v;
    if (by_state || !x64_has_versions(c))
        list(code->host, c, v, pc, mode);
    return v;
}

/* ---- faults --------------------------------------------------------------------------------- */

/* The cpu that runs in this host thread, for the signal handler. */
static _Thread_local struct cpu *running;
static struct sigaction previous_segv, previous_bus;

/* Returns the block whose code contains pc. The blocks are sorted by their code. */
static const struct host_block *block_of_code(const struct host_code *hc, const uint8_t *pc)
{
    size_t low = 0, high = hc->nblocks;
    while (high - low > 1) {
        size_t mid = (low + high) / 2;
        if (hc->blocks[mid]->entry <= pc)
            low = mid;
        else
            high = mid;
    }
    return high ? hc->blocks[low] : NULL;
}

static const struct side_exit *point_of_access(const struct host_block *hb, const uint8_t *pc)
{
    for (unsigned i = 0; i < hb->npoints; i++)
        if (hb->entry + hb->points[i].access == pc)
            return &hb->points[i];
    return NULL;
}

/* The access that faulted at p has been looked up in the caches, and the interpreter will look it up again: counts it
 * once. */
static void uncount_lookup(const struct cpu *c, const struct side_exit *p, bool write, uint64_t va)
{
    struct caches *k = c->pipeline ? c->pipeline->timing->caches : NULL;
    if (k && write && !(p->at.block->ops[p->at.op].flags & IR_MEM_FP))
        exact_uncount_store(c->pipeline, va, ir_insn_pc(p->at.block, p->at.insn));
}

/* Handles a fault in translated code: makes the access possible, or deoptimises at its side exit, so that the
 * interpreter finds out what is wrong. */
static bool recover_or_deopt(struct cpu *c, const siginfo_t *info, ucontext_t *uc)
{
    enum { PAGE_FAULT_WRITE = 2 };
    struct host_code *hc = code_of(c)->host;
    const uint8_t *pc = (const uint8_t *)uc->uc_mcontext.gregs[REG_RIP];
    if (!hc || pc < hc->exec || pc >= hc->exec + hc->size)
        return false;
    const struct host_block *hb = block_of_code(hc, pc);
    const struct side_exit *p = hb ? point_of_access(hb, pc) : NULL;
    if (!p)
        return false;
    uint64_t va;
    bool write = uc->uc_mcontext.gregs[REG_ERR] & PAGE_FAULT_WRITE;
    unsigned need = write ? MEM_W : MEM_R;
    bool of_guest = space_address(c->space, info->si_addr, &va);
    if (of_guest && !(space_page_flags(c->space, va) & need) && mem_fault(c->space, va, 1, write ? MEM_WRITE : MEM_READ) == MEM_OK)
        return true;
    if (of_guest)
        uncount_lookup(c, p, write, va);
    uc->uc_mcontext.gregs[REG_RIP] = (greg_t)(hb->entry + p->stub);
    return true;
}

static void on_fault(int sig, siginfo_t *info, void *context)
{
    mem_recover(info);
    if (running && recover_or_deopt(running, info, context))
        return;
    /* Not a fault of translated code. */
    mem_pass_on(sig == SIGSEGV ? &previous_segv : &previous_bus, sig, info, context);
}

static void catch_faults(void)
{
    static atomic_flag done = ATOMIC_FLAG_INIT;
    if (atomic_flag_test_and_set(&done))
        return;
    struct sigaction sa = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_NODEFER};
    sigemptyset(&sa.sa_mask);
    sigaction(SIGSEGV, &sa, &previous_segv);
    sigaction(SIGBUS, &sa, &previous_bus);
}

/* ---- running -------------------------------------------------------------------------------- */

typedef uint64_t enter_fn(void *slots, const uint8_t *code, uint64_t left, uint64_t r15, uint64_t clock_word);

static uint64_t enter_host(struct cpu *c, const struct ir_block *b, uint64_t left)
{
    struct host_code *hc = code_of(c)->host;
    enter_fn *enter = (enter_fn *)(uintptr_t)hc->enter;
    c->block = b;
    if (c->transfers)
        c->shadow = *c->transfers->shadow;
    cpu_set_window(c, true);
    if (hc->uses_fp)
        _mm_setcsr(c->mxcsr_clean);
    c->merged = true;
    uint64_t result = enter((char *)c->slot + SLOT_BIAS, ((struct host_block *)b->host)->entry, left, c->region_constant, c->clock_word);
    if (hc->uses_fp) {
        c->slot[c->isa->fp.status_slot] |= hc->fp_sticky[_mm_getcsr() & 63];
        _mm_setcsr(c->mxcsr_clean);
    }
    return result;
}

static void set_position(struct cpu *c, uint64_t pc, uint64_t mode)
{
    c->slot[c->isa->pc_slot] = pc;
    c->slot[c->isa->mode_slot] = mode;
}

/* Static exit x was taken for the first time: finds its successor and chains the two. `left`: of the budget, which ends at `end`. */
static void resolve(struct cpu *c, struct ir_exit *x, uint64_t end, uint64_t left)
{
    struct host_code *hc = code_of(c)->host;
    unsigned generation = hc->generation;
    set_position(c, x->pc, x->mode);
    if (x->after)
        c->pipeline->state = x->after - 1;
    if ((int64_t)left > 0 && x->mode & IR_MODE_ARRIVES && x64_shadow_goes_on(c, x->pc)) {
        x64_shadow_resolve(c, hc, x, end - left);
        set_position(c, x->pc, x->mode & ~IR_MODE_ARRIVES);
        return;
    }
    struct ir_block *to = block_at(c, !x->after);
    if (to->host && hc->generation == generation) /* otherwise x was discarded with its code */
        x64_version_chain(c, hc, x, to);
}

/* An indirect branch has missed its link l: links it to the block found. */
static void resolve_link(struct cpu *c, struct host_link *l)
{
    struct host_code *hc = code_of(c)->host;
    unsigned generation = hc->generation;
    struct ir_block *to = block_at(c, true);
    if (!to->host || hc->generation != generation)
        return;
    struct host_block *hb = to->host;
    const uint8_t *entry = entry_of(c, hc, to);
    if (!entry)
        return;
    l->pc = c->slot[c->isa->pc_slot];
    l->entry = entry;
    l->next = hb->links;
    hb->links = l;
}

/* Returns where hc records that c's calls have stored host_returns into it. */
static const struct cpu **return_owners(struct host_code *hc, const struct cpu *c)
{
    return &hc->return_owners[(uint64_t)(uintptr_t)c * 0x9e3779b97f4a7c15u >> (64 - X64_RETURNS_OF_BITS)];
}

/* The host_returns of calls are invalid if the code that they point to is gone: c has other code now, or its buffer has
 * started over. (A new code buffer, or a new cpu, may have the address of an old one; so each must know the other.) */
static void check_returns(struct cpu *c)
{
    struct host_code *hc = code_of(c)->host;
    if (c->returns_in == hc && c->returns_generation == hc->generation && *return_owners(hc, c) == c)
        return;
    c->null_return = (uint64_t)(uintptr_t)hc->null_return;
    c->returns_in = hc;
    c->returns_generation = hc->generation;
    *return_owners(hc, c) = c;
    cpu_forget_returns(c);
}

static bool fits(struct cpu *c, struct ir_block *b, uint64_t left)
{
    if (c->feed)
        return (int64_t)left - (int64_t)c->feed->consumer->worst >= (int64_t)b->bound;
    if (!c->pipeline)
        return b->ninsns <= left;
    return b->host ? left >= ((struct host_block *)b->host)->bound : cost_fits(b, left);
}

/* Enters b without a timing model; with one: enter_timed(). *left: of the slice's budget. */
static uint64_t enter_unit(struct cpu *c, struct ir_block *b, uint64_t budget, uint64_t *left)
{
    c->slice_end = c->cycle_base + budget;
    c->left_outside = 0;
    uint64_t result = enter_host(c, b, *left);
    *left = c->host_left;
    return result;
}

static uint64_t enter_timed(struct cpu *c, struct ir_block *b, uint64_t budget, uint64_t *left)
{
    unsigned shift = clock_shift(c);
    uint64_t stretch = *left < clock_stretch(c) ? *left : clock_stretch(c), counter = (1ull << shift) - 1;
    c->slice_end = c->cycle_base + (budget - *left) + stretch - CLOCK_SLACK;
    c->left_outside = *left - (stretch - CLOCK_SLACK);
    c->clock_word = c->pipeline->state;
    x64_memo_check(c, code_of(c)->host);
    uint64_t result = enter_host(c, b, (stretch - CLOCK_SLACK) << shift | counter);
    *left -= stretch - CLOCK_SLACK - (uint64_t)((int64_t)c->host_left >> shift); /* stall cycles may have exceeded the stretch */
    c->instructions += counter - (c->host_left & counter);
    c->pipeline->state = (uint32_t)c->clock_word;
    return result;
}

/* Enters b and feeds the consumer of timing. */
static uint64_t enter_fed(struct cpu *c, struct ir_block *b, uint64_t *left)
{
    uint64_t result = enter_host(c, b, x64_fed_start(c, b, *left));
    enum host_leave how = (enum host_leave)(result & 7);
    x64_fed_stop(c);
    if (how != LEAVE_DEOPT && how != LEAVE_RAISED && how != LEAVE_STOP) /* else the block's last path follows */
        *left -= feed_drain(c);
    return result;
}

/* Block b was left after `insns` instructions of `begun` in operation `op`, through exit number `exit` or COST_STOPPED and the
 * instruction. Returns the cycles of the path that have not been subtracted yet. */
static uint64_t cost_of_part(struct cpu *c, struct ir_block *b, unsigned insns, unsigned begun, unsigned exit, uint64_t next, unsigned op)
{
    if (c->feed)
        return x64_fed_leave(c, b, insns, begun, next, op);
    return c->pipeline ? x64_clock_leave(c, b, insns, exit, next, op) : 0;
}

/* Returns the operation that stops through exit x. */
static unsigned op_of_stop(const struct ir_exit *x)
{
    const struct ir_block *b = x->owner;
    unsigned i = 0;
    while (b->ops[i].op != IR_STOP || &b->exits[b->ops[i].imm] != x)
        i++;
    return i;
}

/* A call of run(). */
struct run {
    struct cpu *c;
    struct cpu_stop *why;
    uint64_t budget, left; /* cycles */
    bool go_on;            /* no stop occurred */
    bool by_state;         /* the next block is reached by an exit without a static target or state */
};

/* Interprets up to `budget` cycles. */
static void interpret(struct run *r, uint64_t budget)
{
    struct cpu *c = r->c;
    uint64_t base = c->cycle_base;
    c->cycle_base = base + (r->budget - r->left);
    cpu_set_window(c, false);
    r->left -= (c->feed ? interp_run_fed : c->pipeline ? interp_run_timed : interp_run)(c, budget, r->why);
    c->cycle_base = base;
    r->go_on = r->why->reason == CPU_BUDGET;
}

/* Interprets blocks until one is to be translated. */
static void interpret_cold(struct run *r)
{
    r->c->only_cold = true;
    interpret(r, r->left);
    r->c->only_cold = false;
}

/* b has no instruction: reports why. */
static void stop_at(struct run *r, struct ir_block *b)
{
    struct cpu *c = r->c;
    const struct ir_exit *x = &b->exits[0];
    if (c->pipeline) {
        cost_start(c);
        c->pipeline->skipped = 0;
        r->left -= cost_leave(c, b, 0, 0, x->pc);
    }
    set_position(c, x->pc, x->mode);
    ir_report_stop(c, x, r->why);
    r->go_on = false;
}

/* ---- after translated code ---- */

/* It was left by an exit of a block whose cost it does not know. */
static void after_clock(struct run *r, struct clock_exit *k)
{
    struct ir_exit *x;
    r->left -= x64_clock_path(r->c, code_of(r->c)->host, k, &x);
    r->by_state = k->dyn;
    if (!x && !k->dyn)
        set_position(r->c, k->exit->pc, k->exit->mode);
    if (x)
        resolve(r->c, x, r->c->cycle_base + r->budget,
                r->left); /* k may be gone: the buffer starts over if it has no room for another block */
}

/* It was left before block `next`, which may not fit in the budget. */
static void after_budget(struct run *r, const struct ir_block *next)
{
    struct cpu *c = r->c;
    set_position(c, next->pc, next->mode);
    if (c->pipeline)
        c->pipeline->state = clock_state(c, next);
    r->by_state = !next->state;
    if (x64_cache_finds_stack_misaligned(c, code_of(c)->host))
        start_over(c);
}

/* It was left by an IR_STOP. */
static void after_stop(struct run *r, const struct ir_exit *x)
{
    r->left -=
        cost_of_part(r->c, x->owner, x->insns, x->insns + (x->insns == x->insn), (unsigned)(x - x->owner->exits), x->pc, op_of_stop(x));
    set_position(r->c, x->pc, x->mode);
    ir_report_stop(r->c, x, r->why);
    r->go_on = false;
}

/* It was left in the middle of an instruction, which did not happen. again: it will be executed again. */
static void go_before_insn(struct run *r, const struct side_exit *p, bool again)
{
    const struct ir_insn *in = &p->at.block->insns[p->at.insn];
    r->left -= cost_of_part(r->c, p->at.block, p->at.insn, p->at.insn + !again, COST_STOPPED | p->at.insn, in->pc, p->at.op);
    set_position(r->c, in->pc, in->mode);
}

/* … by a side exit: the interpreter finds out what is wrong. */
static void after_deopt(struct run *r, struct side_exit *p)
{
    go_before_insn(r, p, true);
    x64_cache_left(r->c, p, r->c->cycle_base + r->budget - r->left);
    interpret(r, 1);
}

/* … by a helper function that raised a stop. */
static void after_raise(struct run *r, const struct side_exit *p)
{
    go_before_insn(r, p, r->c->again);
    if (r->c->again) {
        struct ir_block *b = p->at.block;
        r->c->raised = r->c->again = false;
        if (cpu_note_window_trap(r->c, b->insns[p->at.insn].pc))
            code_forget_block(code_of(r->c), b->version_of ? b->version_of : b);
        interpret(r, 1);
        return;
    }
    *r->why = r->c->pending;
    r->c->raised = false;
    r->go_on = false;
}

static void after_host(struct run *r, enum host_leave how, void *what)
{
    switch (how) {
    case LEAVE_GOTO: resolve(r->c, what, r->c->cycle_base + r->budget, r->left); break;
    case LEAVE_LOOKUP: r->by_state = true; break;
    case LEAVE_LINK:
        r->by_state = true;
        resolve_link(r->c, r->c->link);
        break;
    case LEAVE_CLOCK: after_clock(r, what); break;
    case LEAVE_BUDGET: after_budget(r, what); break;
    case LEAVE_STOP: after_stop(r, what); break;
    case LEAVE_DEOPT: after_deopt(r, what); break;
    case LEAVE_RAISED: after_raise(r, what); break;
    }
}

/* ---- the loop ---- */

/* Runs the block at the registers' (pc, mode), and those chained to it. */
static void run_block(struct run *r)
{
    struct cpu *c = r->c;
    struct ir_block *b = block_at(c, r->by_state);
    r->by_state = false;
    check_returns(c);
    if (!b->ninsns) {
        stop_at(r, b);
    } else if (!fits(c, b, r->left)) {
        interpret(r, r->left);
    } else if (!b->host) {
        interpret_cold(r);
    } else {
        uint64_t result = c->feed       ? enter_fed(c, b, &r->left)
                          : c->pipeline ? enter_timed(c, b, r->budget, &r->left)
                                        : enter_unit(c, b, r->budget, &r->left);
        after_host(r, (enum host_leave)(result & 7), (void *)(uintptr_t)(result & ~(uint64_t)7));
    }
}

static void begin(struct cpu *c)
{
    struct code *code = code_of(c);
    catch_faults();
    code_free_deferred(code);
    if (!code->host)
        code->host = new_host_code(c);
    code->translator = &code_translator;
    x64_set_regions(c);
    set_gs_base((uint64_t)(uintptr_t)c->space->base - c->region_skew);
    c->raised = false;
    c->lws_cycles = 0;
    c->mxcsr_clean = 0x1f80; /* all exceptions masked, none raised, round to nearest */
    running = c;
    check_returns(c);
}

static uint64_t run(struct cpu *c, uint64_t budget, struct cpu_stop *why)
{
    budget = budget > INT64_MAX ? INT64_MAX : budget;
    struct run r = {.c = c, .why = why, .budget = budget, .left = budget, .go_on = true};
    uint64_t instructions = c->instructions;

    begin(c);
    if (c->feed)
        feed_start(c, budget);
    why->reason = CPU_BUDGET;
    if (budget && (c->step_over || c->unaligned_once))
        interpret(&r, 1); /* the first instruction has special rules */
    while ((int64_t)r.left > 0 && r.go_on)
        run_block(&r);
    running = NULL;
    if (why->reason != CPU_SYSCALL) /* after a system call the same cpu probably continues here */
        cpu_set_window(c, false);
    c->block = NULL;
    if (!c->pipeline && !c->feed)
        c->instructions = instructions + (budget - r.left) - c->lws_cycles;
    return budget - r.left;
}

const struct engine_translator engine_translator = {.supported = supported, .addresses = addresses, .tuning = &x64_tuning, .run = run};
