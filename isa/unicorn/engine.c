/* engine.c - see engine.h. */
#include "isa/unicorn/engine.h"
#include "isa/unicorn/selftest.h"

#include <stdlib.h>
#include <string.h>

enum {
    PAGE = 4096,
    CODE_BUFFER = 512 << 20,                    /* reserved for the translated code of one address space */
    TRANSLATED_MOST = 100000,                   /* instructions: the buffer must not fill up, which libunicorn 2.1.1 does not survive */
    FORGET_AT_ONCE = 64,                        /* pages: of more, all blocks are removed */
    LONGEST = 32,                               /* bytes of an instruction */
    IDLE_MOST = 100000,                         /* starts in a row that execute nothing: then Unicorn makes no progress */
    WATCHED_MOST = 256,                         /* instructions with a hook each; with more, there is one hook for all instructions */
    VERSION_2_1_2 = 2 << 24 | 1 << 16 | 2 << 8, /* as uc_version() returns it */
};
static const uint64_t NO_PAGE = UINT64_MAX;

#ifdef __SANITIZE_ADDRESS__
/* What libunicorn 2.1.1 itself does not free: among it, at uc_close(), its bitmaps of pages with code and data. */
__attribute__((visibility("default"))) const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void)
{
    return "leak:g_array_new\nleak:tb_invalidate_phys_page_fast\n";
}

__attribute__((visibility("default"))) const char *__lsan_default_options(void);
const char *__lsan_default_options(void)
{
    return "print_suppressions=0";
}
#endif

uc_engine *unicorn_handle(const struct unicorn_engine *e)
{
    return e->uc;
}

struct space *unicorn_space(const struct unicorn_engine *e)
{
    return e->space;
}

uint8_t *unicorn_kernel_page(const struct unicorn_engine *e)
{
    return e->kernel;
}

/* ---- instructions --------------------------------------------------------------------------- */

/* The bytes of the instruction at pc, of which `avail` belong to its block. */
static unsigned length_at(struct unicorn_engine *e, uint64_t pc, size_t avail)
{
    uint8_t code[LONGEST];
    if (e->machine->fixed)
        return e->machine->fixed;
    size_t got = mem_peek(e->space, pc, code, avail < sizeof code ? avail : sizeof code);
    unsigned n = got ? e->machine->insn_bytes(e, code, got) : 0;
    return n ? n : e->machine->step;
}

/* The instructions that begin in [from, to). */
static unsigned insns_between(struct unicorn_engine *e, uint64_t from, uint64_t to)
{
    unsigned n = 0;
    if (e->machine->fixed)
        return (unsigned)((to - from) / e->machine->fixed);
    for (uint64_t at = from; at < to; n++)
        at += length_at(e, at, to - at);
    return n;
}

/* The address of instruction n of the block. */
static uint64_t insn_address(struct unicorn_engine *e, uint64_t n)
{
    uint64_t at = e->block, end = e->block + e->block_size;
    if (e->machine->fixed)
        return at + n * e->machine->fixed;
    while (n--)
        at += length_at(e, at, end - at);
    return at;
}

static bool is_special(struct unicorn_engine *e, uint64_t pc)
{
    uint8_t code[LONGEST];
    return e->machine->is_special(e, code, mem_peek(e->space, pc, code, sizeof code));
}

/* The address of the first special instruction in [from, to), or `to`. */
static uint64_t first_special(struct unicorn_engine *e, uint64_t from, uint64_t to)
{
    uint64_t at = from;
    while (at < to && !is_special(e, at))
        at += length_at(e, at, to - at);
    return at < to ? at : to;
}

/* Bit 0 of start_address(): the instruction set, on a machine that has two. */
static bool mode_at(struct unicorn_engine *e, uint64_t pc)
{
    return e->machine->start_address && (e->machine->start_address(e, pc) & 1);
}

static struct block_count *count_of(struct unicorn_engine *e, uint64_t pc)
{
    const uint32_t golden_ratio = 0x9e3779b9;
    return &e->counts[(uint32_t)pc * golden_ratio >> (32 - BLOCK_COUNT_BITS)];
}

static unsigned count_block(struct unicorn_engine *e, uint64_t pc, uint32_t size)
{
    if (e->machine->fixed)
        return size / e->machine->fixed;
    struct block_count *b = count_of(e, pc);
    if (b->pc != pc || b->size != size || (e->mixed && b->mode != mode_at(e, pc))) {
        *b = (struct block_count){pc, size, mode_at(e, pc), insns_between(e, pc, pc + size)};
        if (e->machine->is_special && first_special(e, pc, pc + size) < pc + size)
            b->insns = (uint32_t)HAS_SPECIAL;
    }
    return b->insns;
}

static void forget_counts(struct unicorn_engine *e, uint64_t first, uint64_t last)
{
    for (unsigned i = 0; i < BLOCK_COUNTS && !e->machine->fixed; i++)
        if (e->counts[i].size && e->counts[i].pc <= last && e->counts[i].pc + e->counts[i].size > first)
            e->counts[i] = (struct block_count){0};
}

/* The charged instructions of the block from pc on, which do not execute. */
static unsigned not_executed(struct unicorn_engine *e, uint64_t pc)
{
    if (!e->block_insns || pc - e->block >= e->block_size)
        return 0;
    return e->block_insns - insns_between(e, e->block, pc);
}

bool unicorn_in_block(const struct unicorn_engine *e, uint64_t pc)
{
    return pc - e->block < e->block_size;
}

uint64_t unicorn_insn_before(struct unicorn_engine *e, uint64_t pc)
{
    uint64_t at = e->block, next = at;
    if (pc - e->block > e->block_size)
        return pc;
    while (next < pc) {
        at = next;
        next += length_at(e, at, LONGEST);
    }
    return at;
}

uint64_t unicorn_cycles(struct unicorn_engine *e, uint64_t pc)
{
    return e->budget_base - e->left - not_executed(e, pc);
}

/* ---- hooks ---------------------------------------------------------------------------------- */

static void end_run(struct unicorn_engine *e, enum unicorn_event event)
{
    e->event = event;
    uc_emu_stop(e->uc);
}

void unicorn_stop(struct unicorn_engine *e, const struct cpu_stop *why, uint64_t pc, bool retired)
{
    e->stop = *why;
    e->stop_pc = pc;
    e->retired = retired;
    end_run(e, EVENT_STOP);
}

/* Returns whether a breakpoint that counts is in the block. */
static bool breakpoint_in(const struct unicorn_engine *e, uint64_t pc, uint32_t size)
{
    uint64_t from = pc + !e->entered; /* not on the first instruction of a run */
    for (unsigned i = 0; i < e->breakpoints.count; i++)
        if (e->breakpoints.pc[i] >= from && e->breakpoints.pc[i] < pc + size)
            return true;
    return false;
}

/* Returns whether the block that is being entered must be translated again. In a run within a block it has just been. */
static bool is_outdated(struct unicorn_engine *e, uint64_t pc, uint32_t size)
{
    if (!shared_changed(e, pc, size))
        return false;
    if (e->one_block)
        forget_counts(e, pc, pc + size - 1);
    return !e->one_block;
}

/* unicorn_execute()'s code is one block; the second one, to which it jumps, ends the run. (An exit would, too, but libunicorn translates
 * the code before an exit again in each run.) */
static void on_own_block(struct unicorn_engine *e, uint64_t pc)
{
    e->own_block = pc;
    if (e->entered)
        end_run(e, EVENT_BLOCK);
    e->entered = true;
}

static void on_block(uc_engine *uc, uint64_t pc, uint32_t size, void *data)
{
    struct unicorn_engine *e = data;
    (void)uc;
    e->blocks++;
    if (e->own_code) {
        on_own_block(e, pc);
        return;
    }
    if (e->one_block && e->entered) {
        end_run(e, EVENT_BLOCK);
        return;
    }
    e->block = pc;
    e->block_size = size;
    if (e->shared && (is_outdated(e, pc, size) || e->stale)) {
        e->block_insns = 0;
        end_run(e, e->stale ? EVENT_RETRY : EVENT_CHANGED);
        return;
    }
    unsigned n = count_block(e, pc, size);
    if (pc & (e->machine->step - 1)) {
        e->block_insns = 0;
        unicorn_stop(e, &(struct cpu_stop){.reason = CPU_TRAP, .trap = UNICORN_ALIGN}, pc, false);
    } else if (e->breakpoints.count && breakpoint_in(e, pc, size)) {
        e->block_insns = 0;
        end_run(e, EVENT_BREAK);
    } else if (n == (uint32_t)HAS_SPECIAL) {
        e->block_insns = 0;
        end_run(e, EVENT_SPECIAL);
    } else if (n > e->left) {
        e->block_insns = 0;
        end_run(e, EVENT_BUDGET);
    } else {
        e->left -= n;
        e->block_insns = n;
        e->entered = true;
    }
}

static bool answer(uc_tlb_entry *out, const struct space *s, uint64_t va, unsigned flags)
{
    out->paddr = space_window_offset(s, space_offset(s, va));
    out->perms = (flags & MEM_R ? UC_PROT_READ : 0) | (flags & MEM_W ? UC_PROT_WRITE : 0) | (flags & MEM_X ? UC_PROT_EXEC : 0);
    return true;
}

/* The kernel page is after the guest's memory. */
static bool answer_kernel_page(struct unicorn_engine *e, uc_tlb_entry *out)
{
    out->paddr = e->space->low_mask + 1;
    out->perms = UC_PROT_READ | (e->reset ? 0 : UC_PROT_EXEC);
    return true;
}

static bool refuse(struct unicorn_engine *e, enum unicorn_event event, uint64_t page, enum mem_access access, enum mem_fault_kind kind)
{
    e->event = event;
    e->fault_page = page;
    e->fault_access = access;
    e->fault_kind = kind;
    return false;
}

static bool on_fill(uc_engine *uc, uint64_t va, uc_mem_type type, uc_tlb_entry *out, void *data)
{
    static const unsigned need[] = {[MEM_READ] = MEM_R, [MEM_WRITE] = MEM_W, [MEM_EXEC] = MEM_X};
    struct unicorn_engine *e = data;
    struct space *s = e->space;
    enum mem_access access = type == UC_MEM_WRITE ? MEM_WRITE : type == UC_MEM_FETCH ? MEM_EXEC : MEM_READ;
    unsigned flags = space_page_flags(s, va);
    (void)uc;

    if (e->own_code) {
        out->paddr = 0;
        out->perms = UC_PROT_ALL;
        return true;
    }
    if (e->removing) {
        e->stale = true;
        return answer(out, s, va, MEM_X);
    }
    if (va / PAGE == e->open_page / PAGE)
        return answer(out, s, va, flags | MEM_X);
    if (e->probing && va == e->fault_page && access == e->fault_access && access != MEM_EXEC) {
        out->paddr = 0;
        out->perms = UC_PROT_READ | UC_PROT_WRITE;
        return true;
    }
    if (!(flags & need[access])) {
        if (e->kernel && va == e->machine->kernel_page && (access == MEM_READ || (access == MEM_EXEC && !e->reset)))
            return answer_kernel_page(e, out);
        if (access == MEM_WRITE && (flags & MEM_CODE) && (flags & MEM_WANT_W))
            return refuse(e, EVENT_CODE, va, access, MEM_OK);
        enum mem_fault_kind kind = mem_fault(s, va, 1, access);
        if (kind != MEM_OK)
            return refuse(e, EVENT_FAULT, va, access, kind);
    }
    if (access == MEM_EXEC && !(space_page_flags(s, va) & MEM_CODE)) {
        e->stale |= (flags & MEM_W) != 0; /* entries of other parts of the page: AArch64's pages have 1024 bytes in libunicorn */
        space_mark_code(s, va);
        shared_note(e, va);
        if (e->machine->code_page)
            e->machine->code_page(e, va);
    }
    if (e->stale)
        return refuse(e, EVENT_RETRY, va, access, MEM_OK);
    flags = space_page_flags(s, va);
    return answer(out, s, va, flags & MEM_CODE ? flags : flags & ~(unsigned)MEM_X);
}

static void on_interrupt(uc_engine *uc, uint32_t number, void *data)
{
    struct unicorn_engine *e = data;
    struct cpu_stop why = {.reason = CPU_BUDGET};
    uint64_t pc = 0;
    uc_reg_read(uc, e->machine->pc, &pc);
    bool retired = e->machine->interrupt(e, (int)number, &pc, &why);
    unicorn_stop(e, &why, pc, retired);
}

static void on_translated(uc_engine *uc, uc_tb *block, uc_tb *before, void *data)
{
    struct unicorn_engine *e = data;
    (void)uc, (void)before;
    e->translated += block->icount;
    const struct block_count *b = count_of(e, block->pc);
    if (b->pc == block->pc && b->size == block->size && b->mode != mode_at(e, block->pc))
        e->mixed = true;
}

static bool on_invalid(uc_engine *uc, void *data)
{
    struct unicorn_engine *e = data;
    (void)uc;
    e->event = EVENT_INVALID;
    return false;
}

/* While probing: an access to the scratch page is the one that faults. */
static void on_access(uc_engine *uc, uc_mem_type type, uint64_t address, int size, int64_t value, void *data)
{
    struct unicorn_engine *e = data;
    (void)uc, (void)type, (void)value;
    if (!e->probing || address >= PAGE || e->probe_size)
        return;
    e->probe_offset = (unsigned)address;
    e->probe_size = (unsigned)size;
}

/* ---- for the machine's file ------------------------------------------------------------------- */

static void on_watched(uc_engine *uc, uint64_t pc, uint32_t size, void *data)
{
    struct unicorn_engine *e = data;
    (void)uc, (void)size;
    if (!e->own_code)
        e->machine->watched(e, pc);
}

/* Adds the hook of watched instruction i; the last one is for all instructions. */
static void hook_watched(struct unicorn_engine *e, unsigned i)
{
    uc_hook hook;
    bool all = i + 1 == WATCHED_MOST;
    uint64_t pc = e->watched.pc[i];
    if (uc_hook_add(e->uc, &hook, UC_HOOK_CODE, (void *)on_watched, e, all ? 1 : pc, all ? 0 : pc) != UC_ERR_OK)
        mem_out_of_memory("a watched instruction");
}

void unicorn_watch(struct unicorn_engine *e, uint64_t pc)
{
    struct unicorn_breakpoints *w = &e->watched;
    for (unsigned i = 0; i < w->count; i++)
        if (w->pc[i] == pc)
            return;
    if (w->count == WATCHED_MOST)
        return;
    if (!w->pc && !(w->pc = calloc(WATCHED_MOST, sizeof *w->pc)))
        mem_out_of_memory("a watched instruction");
    w->pc[w->count] = pc;
    hook_watched(e, w->count++);
}

/* Each code has a separate place on the scratch page, so that it is translated once. Returns the place. */
static uint64_t place_own_code(struct unicorn_engine *e, const void *code, size_t bytes)
{
    unsigned i = 0;
    while (i < OWN_CODES - 1 && e->own_codes[i] && e->own_codes[i] != code)
        i++;
    uint64_t at = i * OWN_CODE;
    if (e->own_codes[i] != code || memcmp(e->scratch + at, code, bytes) != 0) {
        e->own_codes[i] = code;
        memcpy(e->scratch + at, code, bytes);
        uc_ctl_remove_cache(e->uc, at, at + OWN_CODE);
    }
    return at;
}

uint8_t *unicorn_execute(struct unicorn_engine *e, const void *code, size_t bytes)
{
    e->own_code = true;
    uc_ctl_flush_tlb(e->uc);
    uint64_t at = place_own_code(e, code, bytes), end = at + bytes;
    e->event = EVENT_NONE;
    e->entered = false;
    uc_err error = uc_emu_start(e->uc, at, 0, 0, 0);
    e->own_code = false;
    e->stale = true;
    return error == UC_ERR_OK && e->event == EVENT_BLOCK && e->own_block == end ? e->scratch + UNICORN_DATA_AT : NULL;
}

/* ---- changes of memory ------------------------------------------------------------------------ */

/* Removes Unicorn's blocks of [first, last]. */
static void remove_blocks(struct unicorn_engine *e, uint64_t first, uint64_t last)
{
    if ((last - first) / PAGE >= FORGET_AT_ONCE) {
        e->translated = TRANSLATED_MOST;
        return;
    }
    e->removing = true;
    for (uint64_t at = first; at <= last && at >= first; at = (at | (PAGE - 1)) + 1) {
        uint64_t end = (at | (PAGE - 1)) < last ? (at | (PAGE - 1)) + 1 : last + 1;
        uc_ctl_remove_cache(e->uc, at, end);
    }
    e->removing = false;
}

void unicorn_engine_forget(struct unicorn_engine *e, uint64_t first, uint64_t last)
{
    forget_counts(e, first, last);
    e->stale = true; /* an entry that allows execution would let the page become code without its mark */
    if (e->running)
        e->translated = TRANSLATED_MOST; /* blocks cannot be removed now: the engine is replaced after this run */
    else
        remove_blocks(e, first, last);
}

static void code_changes(struct space_listener *l, struct space *s, uint64_t first, uint64_t last)
{
    (void)s;
    unicorn_engine_forget((struct unicorn_engine *)l, first, last);
}

static void access_lost(struct space_listener *l, struct space *s, uint64_t first, uint64_t last)
{
    struct unicorn_engine *e = (struct unicorn_engine *)l;
    (void)s;
    /* While a page is filled, its own entry is replaced. */
    if (!e->running || last - first >= PAGE)
        e->stale = true;
}

static void close_engine(struct unicorn_engine *e)
{
    if (e->reset)
        uc_context_free(e->reset);
    if (e->uc) {
        uc_ctl_remove_cache(e->uc, 0, PAGE); /* uc_close() would leak the bitmap of the scratch page */
        uc_close(e->uc);
    }
    free(e->kernel);
    free(e->scratch);
    e->reset = NULL;
    e->uc = NULL;
    e->kernel = e->scratch = NULL;
    memset(e->own_codes, 0, sizeof e->own_codes);
}

static void engine_free(struct unicorn_engine *e)
{
    close_engine(e);
    shared_free(e);
    free(e->breakpoints.pc);
    free(e->watched.pc);
    free(e);
}

static void ended(struct space_listener *l, struct space *s)
{
    (void)s;
    engine_free((struct unicorn_engine *)l);
}

/* ---- creation ---------------------------------------------------------------------------------- */

/* The host window as Unicorn's memory, without its first page, which the guest does not get: there the scratch page is. */
static bool map_window(struct unicorn_engine *e)
{
    uint64_t bytes = e->space->low_mask + 1;
    e->scratch = aligned_alloc(PAGE, PAGE);
    if (e->machine->kernel_page) {
        e->kernel = aligned_alloc(PAGE, PAGE);
        if (!e->kernel || uc_mem_map_ptr(e->uc, bytes, PAGE, UC_PROT_ALL, e->kernel) != UC_ERR_OK)
            return false;
        memset(e->kernel, 0, PAGE);
    }
    return e->scratch && uc_mem_map_ptr(e->uc, 0, PAGE, UC_PROT_ALL, e->scratch) == UC_ERR_OK &&
           uc_mem_map_ptr(e->uc, PAGE, bytes - PAGE, UC_PROT_ALL, (uint8_t *)((uintptr_t)e->space->base + PAGE)) == UC_ERR_OK;
}

static bool add_hook(struct unicorn_engine *e, int type, void *fn)
{
    uc_hook hook;
    return uc_hook_add(e->uc, &hook, type, fn, e, 1, 0) == UC_ERR_OK;
}

/* Unicorn 2.1.1 takes the binary logarithm and adds 1. */
static bool set_page_size(struct unicorn_engine *e)
{
    unsigned bytes = uc_version(NULL, NULL) < VERSION_2_1_2 ? e->machine->page_bytes / 2 : e->machine->page_bytes;
    return !bytes || uc_ctl_set_page_size(e->uc, bytes) == UC_ERR_OK;
}

static bool open_engine(struct unicorn_engine *e)
{
    const struct unicorn_machine *m = e->machine;
    return uc_open(m->arch, m->mode, &e->uc) == UC_ERR_OK && (m->model < 0 || uc_ctl_set_cpu_model(e->uc, m->model) == UC_ERR_OK) &&
           set_page_size(e) && uc_ctl_set_tcg_buffer_size(e->uc, CODE_BUFFER) == UC_ERR_OK &&
           uc_ctl_tlb_mode(e->uc, UC_TLB_VIRTUAL) == UC_ERR_OK && uc_ctl_exits_enable(e->uc) == UC_ERR_OK && map_window(e) &&
           add_hook(e, UC_HOOK_BLOCK, (void *)on_block) && add_hook(e, UC_HOOK_TLB_FILL, (void *)on_fill) &&
           add_hook(e, UC_HOOK_EDGE_GENERATED, (void *)on_translated) && add_hook(e, UC_HOOK_INTR, (void *)on_interrupt) &&
           add_hook(e, UC_HOOK_INSN_INVALID, (void *)on_invalid) && (!m->set_up || m->set_up(e)) &&
           uc_context_alloc(e->uc, &e->reset) == UC_ERR_OK && uc_context_save(e->uc, e->reset) == UC_ERR_OK;
}

struct unicorn_engine *unicorn_engine_of(const struct unicorn_machine *m, struct space *s)
{
    for (struct space_listener *l = s->listeners; l; l = l->next)
        if (l->code_changes == code_changes)
            return (struct unicorn_engine *)l;
    struct unicorn_engine *e = calloc(1, sizeof *e);
    if (!e)
        return NULL;
    e->listener = (struct space_listener){.code_changes = code_changes, .access_lost = access_lost, .ended = ended};
    e->machine = m;
    e->space = s;
    e->open_page = NO_PAGE;
    e->left = UINT64_MAX; /* for code that set_up() executes */
    if (!open_engine(e)) {
        engine_free(e);
        return NULL;
    }
    space_listen(s, &e->listener);
    return e;
}

/* Replaces e by an engine without blocks. (uc_ctl_flush_tb() would write all of the code buffer.) */
static void renew(struct unicorn_engine *e)
{
    uint64_t left = e->left;
    uc_context *saved;
    if (uc_context_alloc(e->uc, &saved) != UC_ERR_OK)
        mem_out_of_memory("a program's registers");
    uc_context_save(e->uc, saved);
    close_engine(e);
    e->left = UINT64_MAX;
    if (!open_engine(e))
        mem_out_of_memory("a program's translated code");
    e->left = left;
    uc_context_restore(e->uc, saved);
    uc_context_free(saved);
    if (e->machine->loaded)
        e->machine->loaded(e);
    for (unsigned i = 0; i < e->watched.count; i++)
        hook_watched(e, i);
    e->translated = 0;
    e->stale = false;
}

/* ---- runs -------------------------------------------------------------------------------------- */

static void start(struct unicorn_engine *e, uint64_t *pc)
{
    uint64_t from = e->machine->start_address ? e->machine->start_address(e, *pc) : *pc;
    if (e->stale) {
        e->stale = false;
        uc_ctl_flush_tlb(e->uc);
    }
    e->event = EVENT_NONE;
    e->block_insns = 0;
    e->starts++;
    e->running = true;
    uc_err error = uc_emu_start(e->uc, from, 0, 0, 0); /* `until` is not used: uc_ctl_exits_enable() */
    if (error != UC_ERR_OK && e->event == EVENT_NONE)
        unicorn_fails(uc_strerror(error));
    e->running = false;
    *pc = 0;
    uc_reg_read(e->uc, e->machine->pc, pc);
}

/* Runs from *pc within its block up to `until`, the address after its last instruction. */
static void start_within(struct unicorn_engine *e, uint64_t *pc, uint64_t until)
{
    uint64_t from = *pc;
    remove_blocks(e, from, until - 1);
    e->one_block = true;
    e->entered = false;
    e->until = until;
    uc_ctl_set_exits(e->uc, &until, 1);
    start(e, pc);
    uc_ctl_set_exits(e->uc, &until, 0);
    e->one_block = false;
    remove_blocks(e, from, until - 1);
}

/* The address of the fault in fault_page: the instruction at pc executes once more, with a scratch page in its place. */
static uint64_t probe(struct unicorn_engine *e, uint64_t pc, unsigned *size)
{
    const enum mem_access access = e->fault_access;
    uint64_t page = e->fault_page, left = e->left, from = pc;
    uc_context *saved;
    uc_hook hook;

    *size = 1;
    if (access == MEM_EXEC)
        return pc > page ? pc : page;
    if (uc_context_alloc(e->uc, &saved) != UC_ERR_OK)
        return page;
    uc_context_save(e->uc, saved);
    e->probing = true;
    e->probe_size = 0;
    e->stale = true;
    if (uc_hook_add(e->uc, &hook, access == MEM_WRITE ? UC_HOOK_MEM_WRITE : UC_HOOK_MEM_READ, (void *)on_access, e, 1, 0) == UC_ERR_OK) {
        e->left = UINT64_MAX;
        start_within(e, &from, pc + length_at(e, pc, LONGEST));
        e->left = left;
        uc_hook_del(e->uc, hook);
    }
    e->probing = false;
    e->stale = true;
    uc_context_restore(e->uc, saved);
    uc_context_free(saved);
    if (e->probe_size)
        *size = e->probe_size;
    return page + e->probe_offset * (e->probe_size != 0);
}

/* The blocks of fault_page are gone. If the store at *pc is in that page itself, executes it, alone, and returns true. */
static bool store_to_code(struct unicorn_engine *e, uint64_t *pc)
{
    uint64_t page = e->fault_page, end = *pc + length_at(e, *pc, LONGEST);
    if (*pc / PAGE != page / PAGE && (end - 1) / PAGE != page / PAGE)
        return false;
    e->open_page = page;
    e->stale = true;
    start_within(e, pc, end);
    e->open_page = NO_PAGE;
    e->stale = true;
    return true;
}

static void fault(struct unicorn_engine *e, uint64_t *pc, struct cpu_stop *why)
{
    *why = (struct cpu_stop){.reason = CPU_FAULT, .access = e->fault_access, .fault = e->fault_kind};
    why->addr = probe(e, *pc, &why->size);
}

static void handle(struct unicorn_engine *e, uint64_t *pc, struct cpu_stop *why);

/* Executes the instructions of the block at *pc that the budget has room for. */
static void run_rest(struct unicorn_engine *e, uint64_t *pc, struct cpu_stop *why)
{
    if (!e->left)
        return;
    start_within(e, pc, insn_address(e, e->left));
    handle(e, pc, why);
}

/* Executes what is before the special instruction at `at`, in the block at *pc, and then has the machine execute or refuse it. */
static void run_to_special(struct unicorn_engine *e, uint64_t *pc, uint64_t at, struct cpu_stop *why)
{
    if (at != *pc) {
        start_within(e, pc, at);
        handle(e, pc, why);
    }
    if (*pc != at || why->reason != CPU_BUDGET || !e->left)
        return;
    if (e->machine->interrupt(e, UNICORN_SPECIAL, pc, why)) {
        e->left--;
        e->entered = true;
    }
}

/* A fetch from fault_page failed while a block that begins at *pc, in the page before, was translated: executes what is in that page. A
 * second such fault follows if Unicorn takes the instructions for longer ones. */
static bool run_before_fault(struct unicorn_engine *e, uint64_t *pc, struct cpu_stop *why)
{
    uint64_t at = *pc, next = at;
    bool special = false;
    if (e->before_fault || e->fault_access != MEM_EXEC || at / PAGE + 1 != e->fault_page / PAGE)
        return false;
    while (next <= e->fault_page && !special) {
        at = next;
        special = at < e->fault_page && e->machine->is_special && is_special(e, at);
        next = at + length_at(e, at, LONGEST);
    }
    if (at == *pc && !special)
        return false;
    e->before_fault = true;
    if (special) {
        run_to_special(e, pc, at, why);
    } else {
        start_within(e, pc, at);
        handle(e, pc, why);
    }
    e->before_fault = false;
    return true;
}

static void run_to_breakpoint(struct unicorn_engine *e, uint64_t *pc, struct cpu_stop *why)
{
    uint64_t first = e->block + e->block_size, from = *pc + !e->entered;
    for (unsigned i = 0; i < e->breakpoints.count; i++)
        if (e->breakpoints.pc[i] >= from && e->breakpoints.pc[i] < first)
            first = e->breakpoints.pc[i];
    struct unicorn_breakpoints all = e->breakpoints;
    e->breakpoints.count = 0;
    if (first > *pc && insns_between(e, *pc, first) > e->left) {
        run_rest(e, pc, why);
    } else if (first > *pc) {
        start_within(e, pc, first);
        handle(e, pc, why);
    }
    e->breakpoints = all;
    if (*pc == first && why->reason == CPU_BUDGET)
        why->reason = CPU_BREAK;
}

static void change_code(struct unicorn_engine *e, uint64_t *pc, struct cpu_stop *why)
{
    enum mem_fault_kind kind = mem_fault(e->space, e->fault_page, 1, MEM_WRITE);
    e->stale = true;
    if (kind != MEM_OK) {
        e->fault_kind = kind;
        fault(e, pc, why);
    } else if (store_to_code(e, pc)) {
        handle(e, pc, why);
    }
}

/* Blocks of changed bytes at *pc are translated again. */
static void translate_again(struct unicorn_engine *e, uint64_t *pc)
{
    uint64_t last = e->block + e->block_size - 1;
    *pc = e->block;
    unicorn_engine_forget(e, e->block, last);
    for (uint64_t page = *pc / PAGE; page <= last / PAGE && e->machine->code_page; page++)
        e->machine->code_page(e, page * PAGE);
}

static void invalid(struct unicorn_engine *e, int number, uint64_t *pc, struct cpu_stop *why)
{
    e->retired = e->machine->interrupt(e, number, pc, why);
    e->left += not_executed(e, *pc);
    e->block_insns = 0;
}

/* Handles the event e->event with which uc_emu_start() ended at *pc. An instruction that does not retire may stop the cpu only if there is
 * budget left for it. */
static void handle(struct unicorn_engine *e, uint64_t *pc, struct cpu_stop *why)
{
    if (e->event == EVENT_STOP)
        *pc = e->stop_pc;
    if (e->event == EVENT_NONE && e->machine->may_halt && *pc != e->until && !e->is_truncated)
        e->event = EVENT_HALTED;
    if (e->event == EVENT_INVALID || e->event == EVENT_HALTED) {
        invalid(e, e->event == EVENT_INVALID ? UNICORN_INVALID : UNICORN_HALTED, pc, why);
    } else {
        e->left += not_executed(e, *pc);
        e->block_insns = 0;
    }
    bool stops = e->event == EVENT_STOP || e->event == EVENT_INVALID || e->event == EVENT_HALTED;
    if (!e->left && (e->event == EVENT_FAULT || (stops && !e->retired))) {
        why->reason = CPU_BUDGET;
        return;
    }
    switch (e->event) {
    case EVENT_NONE:
    case EVENT_BLOCK:
    case EVENT_INVALID:
    case EVENT_HALTED:
    case EVENT_RETRY: break;
    case EVENT_BUDGET:
        *pc = e->block;
        run_rest(e, pc, why);
        break;
    case EVENT_BREAK:
        *pc = e->block;
        run_to_breakpoint(e, pc, why);
        break;
    case EVENT_SPECIAL:
        *pc = e->block;
        run_to_special(e, pc, first_special(e, *pc, *pc + e->block_size), why);
        break;
    case EVENT_FAULT:
        if (!run_before_fault(e, pc, why))
            fault(e, pc, why);
        break;
    case EVENT_CODE: change_code(e, pc, why); break;
    case EVENT_CHANGED: translate_again(e, pc); break;
    case EVENT_STOP: *why = e->stop; break;
    }
}

void unicorn_engine_run(struct unicorn_engine *e, uint64_t *pc, struct cpu_stop *why)
{
    *why = (struct cpu_stop){.reason = CPU_BUDGET};
    e->entered = false;
    e->idle = 0;
    truncated_watch(e);
    while (e->left && why->reason == CPU_BUDGET) {
        uint64_t left = e->left;
        if (e->translated >= TRANSLATED_MOST)
            renew(e);
        start(e, pc);
        handle(e, pc, why);
        e->idle = e->left == left ? e->idle + 1 : 0;
        if (e->idle > IDLE_MOST)
            unicorn_fails("it executes nothing");
        if (why->reason == CPU_BUDGET && truncated_stop(e, why))
            break;
    }
    truncated_watch(NULL);
}
