/*
 * unwind.c - finds the caller of a function from the program's unwind table and function prologues.
 *
 * 32-bit PA-RISC: the table has the size of a frame and the saved registers; the instructions of the prologue
 * say how much of that has been executed. (HP's "32-bit Runtime Architecture for PA-RISC", chapter 9, Unwind descriptors.) The
 * previous stack pointer is sp minus the frame's size, or r3 in functions that move sp themselves. The return address is saved 20
 * bytes below it.
 */
#include <string.h>
#include "emu/ir/ir.h"
#include "isa/hppa/hppa.h"

enum { R3, RP }; /* indices of isa_frame.saved */
enum { RP_OFFSET = -20, CALL_BYTES = 8, MAX_PROLOGUE = 64, ENTRY_BYTES = 16 };

struct entry {
    uint32_t begin, end;
    bool millicode, save_sp, save_rp;
    unsigned entry_gr;   /* r3 to r(2 + entry_gr) are saved */
    uint32_t frame_size; /* bytes */
};

static uint32_t word_at(const uint8_t *p)
{
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static struct entry read_entry(const uint8_t *p)
{
    uint32_t flags = word_at(p + 8);
    return (struct entry){
        .begin = word_at(p),
        .end = word_at(p + 4) + 4, /* the table has the last instruction */
        .millicode = flags >> 30 & 1,
        .entry_gr = flags >> 16 & 31,
        .save_sp = flags >> 4 & 1,
        .save_rp = flags >> 3 & 1,
        .frame_size = (word_at(p + 12) & 0x7ffffff) * 8,
    };
}

/* Where there is none, *before and *after become the end of the function before and the beginning of the one after, if there are any. */
static bool find_entry(const struct isa_unwind_table *table, uint64_t at, struct entry *out, uint64_t *before, uint64_t *after)
{
    size_t low = 0, high = table->size / ENTRY_BYTES;
    while (low < high) {
        size_t mid = (low + high) / 2;
        *out = read_entry(table->at + mid * ENTRY_BYTES);
        if (at < out->begin) {
            *after = out->begin;
            high = mid;
        } else if (at >= out->end) {
            *before = out->end;
            low = mid + 1;
        } else {
            return true;
        }
    }
    return false;
}

bool hppa_function_range(const struct isa_unwind_table *table, uint64_t address, uint64_t *low, uint64_t *high)
{
    struct entry e;
    *low = 0;
    *high = UINT64_MAX;
    if (!find_entry(table, address, &e, low, high))
        return false;
    *low = e.begin;
    *high = e.end;
    return true;
}

/* ---- the prologue ---- */

/* The effect of a function's prologue up to a given instruction. */
struct done {
    int32_t sp_moved; /* from its value at entry */
    bool rp_saved, r3_saved, r3_is_sp;
    int32_t r3_at; /* offset from the sp at entry */
};

enum { LDO = 0x0d, STW = 0x1a, STWM = 0x1b, COPY_SP_R3 = 0x081e0243, SP = 30, SAVED_RP = 2 };

static int32_t low_sign_14(uint32_t w)
{
    int32_t v = (int32_t)(w >> 1 & 0x1fff);
    return w & 1 ? v - 0x2000 : v;
}

static void prologue_step(uint32_t w, const struct entry *e, struct done *d)
{
    unsigned op = w >> 26, base = w >> 21 & 31, reg = w >> 16 & 31;
    int32_t disp = low_sign_14(w);
    bool is_r3 = reg == 3 || (e->save_sp && reg == 1); /* with a frame pointer, r3 is copied to r1 first */
    if (w == COPY_SP_R3) {
        d->r3_is_sp = true;
    } else if ((op == STW || op == STWM) && base == SP && (op == STW || disp > 0)) {
        int32_t at = d->sp_moved + (op == STW ? disp : 0);
        if (is_r3 && !d->r3_saved)
            d->r3_saved = true, d->r3_at = at;
        d->rp_saved |= reg == SAVED_RP && at == RP_OFFSET;
        d->sp_moved += op == STWM ? disp : 0;
    } else if (op == LDO && reg == SP) { /* the remainder of a large frame */
        d->sp_moved = base == SP && d->sp_moved + disp <= (int32_t)e->frame_size ? d->sp_moved + disp : (int32_t)e->frame_size;
    }
}

static struct done prologue(struct cpu *c, const struct entry *e, uint64_t begin, uint64_t pc)
{
    struct done d = {0};
    uint8_t code[4];
    uint64_t end = pc < begin + 4 * MAX_PROLOGUE ? pc : begin + 4 * MAX_PROLOGUE;
    for (uint64_t at = begin; at < end; at += 4) {
        bool sp_done = e->save_sp ? d.r3_is_sp && d.sp_moved : d.sp_moved == (int32_t)e->frame_size;
        if (sp_done && d.rp_saved >= e->save_rp && d.r3_saved >= (e->entry_gr > 0))
            break;
        if (mem_peek(cpu_space(c), at, code, sizeof code) != sizeof code)
            break;
        prologue_step(word_at(code), e, &d);
    }
    return d;
}

/* ---- one step ---- */

static bool peek(struct cpu *c, uint64_t address, uint64_t *value)
{
    uint8_t bytes[4];
    if (mem_peek(cpu_space(c), (uint32_t)address, bytes, sizeof bytes) != sizeof bytes)
        return false;
    *value = word_at(bytes);
    return true;
}

void hppa_innermost(struct cpu *c, struct isa_frame *f)
{
    const uint64_t *s = cpu_slots(c);
    *f = (struct isa_frame){.pc = f->pc, .sp = s[HPPA_GR + 30], .innermost = true, .leaf = true};
    f->kept[R3] = s[HPPA_GR + 3];
    f->kept[RP] = s[HPPA_GR + 2];
}

bool hppa_caller(struct cpu *c, const struct isa_unwind_table *table, uint64_t segment, struct isa_frame *f)
{
    struct entry e = {0};
    uint64_t before, after;
    bool found = find_entry(table, f->pc - segment, &e, &before, &after);
    if (!found && !f->leaf) /* the stubs between modules have no entry: they only jump */
        return false;
    if (e.millicode) { /* called through r31, and its caller may be a leaf */
        uint64_t to = cpu_slots(c)[HPPA_GR + 31] & ~3ull;
        f->pc = to - CALL_BYTES;
        f->innermost = false;
        return f->leaf && to > CALL_BYTES;
    }
    /* The delay slot of a call has been executed too. */
    struct done d = {0};
    if (found)
        d = prologue(c, &e, segment + e.begin, f->pc + (f->innermost ? 0 : CALL_BYTES));
    uint64_t psp = d.r3_is_sp ? f->kept[R3] : f->sp - (uint32_t)d.sp_moved, to = f->kept[RP];
    if (d.rp_saved ? !peek(c, psp + RP_OFFSET, &to) : !f->leaf)
        return false;
    if (d.r3_saved && !peek(c, psp + (uint32_t)d.r3_at, &f->kept[R3]))
        return false;
    to &= ~3ull;
    if (!f->innermost && psp == f->sp && to - CALL_BYTES == f->pc)
        return false; /* would loop for ever */
    *f = (struct isa_frame){.pc = to - CALL_BYTES, .sp = psp, .kept = {f->kept[R3]}};
    return to > CALL_BYTES;
}

/* ---- stubs ---- */

static uint32_t stub_word(const uint8_t *code, unsigned n)
{
    code += 4 * n;
    return (uint32_t)code[0] << 24 | (uint32_t)code[1] << 16 | (uint32_t)code[2] << 8 | code[3];
}

/* The 21-bit immediate of LDIL and ADDIL, shifted. */
static uint32_t stub_left(uint32_t word)
{
    uint32_t x = word & 0x1fffff;
    return ((x & 1) << 20 | (x & 0xffe) << 8 | (x & 0xc000) >> 7 | (x & 0x1f0000) >> 14 | (x & 0x3000) >> 12) << 11;
}

/* The 17-bit displacement of BE, in bytes. */
static uint32_t stub_far(uint32_t word)
{
    uint32_t w1 = word >> 16 & 31, w2 = word >> 2 & 0x7ff;
    return (uint32_t)((word & 1 ? -(1 << 16) : 0) + (int)(w1 << 11 | (w2 & 1) << 10 | w2 >> 1)) * 4;
}

/* The 14-bit displacement of LDO and LDW. */
static uint32_t stub_right(uint32_t word)
{
    return (uint32_t)((word & 1 ? -(1 << 13) : 0) + (int)((word & 0x3fff) >> 1));
}

bool hppa_stub(uint64_t va, const uint8_t *code, size_t avail, struct isa_stub *out)
{
    enum {
        LDIL_R1 = 0x20200000,
        BL_R1 = 0xe8200000,
        ADDIL_R1 = 0x28200000,
        BE_N_R1 = 0xe0202002,
        ADDIL_DP = 0x2b600000,
        ADDIL_R19 = 0x2a600000,
        LDO_R1_R22 = 0x34360000,
        LDW_R22_R21 = 0x0ec01095,
        BV_R21 = 0xeaa0c000,
        LDW_R1_R21 = 0x48350000,
        LDW_R20_R21 = 0x0e801095,
        LDW_4_R20_R21 = 0x0e881095,
        BL_BACK_R20 = 0xea9f1fdd
    };
    if (avail < 8)
        return false;
    uint32_t first = stub_word(code, 0), second = stub_word(code, 1), left = stub_left(first);
    if ((first & 0xffe00000) == LDIL_R1 && (second & 0xffe0e002) == BE_N_R1) {
        *out = (struct isa_stub){8, ISA_STUB_FAR, left + stub_far(second)};
        return true;
    }
    if (avail >= 12 && first == BL_R1 && (second & 0xffe00000) == ADDIL_R1 && (stub_word(code, 2) & 0xffe0e002) == BE_N_R1) {
        uint32_t to = (uint32_t)va + 8 + stub_left(second) + stub_far(stub_word(code, 2));
        *out = (struct isa_stub){12, ISA_STUB_FAR, to};
        return true;
    }
    if (avail >= 20 && first == LDW_R20_R21 && second == BV_R21 && stub_word(code, 2) == LDW_4_R20_R21 &&
        stub_word(code, 3) == BL_BACK_R20) {
        *out = (struct isa_stub){20, ISA_STUB_RESOLVER, 0};
        return true;
    }
    if ((first & 0xffe00000) != ADDIL_DP && (first & 0xffe00000) != ADDIL_R19)
        return false;
    uint64_t slot = (uint64_t)(int64_t)(int32_t)(left + stub_right(second));
    if (avail >= 20 && (second & 0xffffc000) == LDO_R1_R22 && stub_word(code, 2) == LDW_R22_R21 && stub_word(code, 3) == BV_R21)
        *out = (struct isa_stub){20, ISA_STUB_SLOT, slot};
    else if (avail >= 16 && (second & 0xffffc000) == LDW_R1_R21 && stub_word(code, 2) == BV_R21)
        *out = (struct isa_stub){16, ISA_STUB_SLOT, slot};
    else
        return false;
    return true;
}
