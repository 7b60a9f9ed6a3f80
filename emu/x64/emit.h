/*
 * emit.h - an assembler for the x86-64 instructions that translated blocks are made of (Intel SDM vol. 2).
 * Private to emu/x64.
 *
 * Every function writes one instruction. `w` is 1 for 64-bit operands, 0 for 32-bit ones (which clear the upper
 * half of their destination). A memory operand is [base + disp].
 */
#ifndef PRECIS_EMU_X64_EMIT_H
#define PRECIS_EMU_X64_EMIT_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum host_reg { RAX, RCX, RDX, RBX, RSP, RBP, RSI, RDI, R8, R9, R10, R11, R12, R13, R14, R15, NO_REG = -1 };

/* Condition codes of jcc, setcc and cmovcc. */
enum host_cond { CC_O, CC_NO, CC_B, CC_AE, CC_E, CC_NE, CC_BE, CC_A, CC_S, CC_NS, CC_P, CC_NP, CC_L, CC_GE, CC_LE, CC_G };

/* Opcodes of the eight two-operand instructions: the /digit of the immediate form. */
enum host_alu { ALU_ADD, ALU_OR, ALU_ADC, ALU_SBB, ALU_AND, ALU_SUB, ALU_XOR, ALU_CMP };
enum host_shift { SHIFT_ROL, SHIFT_ROR, SHIFT_SHL = 4, SHIFT_SHR, SHIFT_SAR = 7 };

struct emitter {
    uint8_t *p; /* where the next byte is written (the writable view) */
    uint8_t *limit;
    bool full; /* it ran out of room: what has been emitted since is invalid */
};

static inline void byte(struct emitter *e, unsigned b)
{
    if (e->p < e->limit)
        *e->p++ = (uint8_t)b;
    else
        e->full = true;
}

static inline void imm32(struct emitter *e, uint32_t v)
{
    if (e->limit - e->p < 4) {
        e->full = true;
        return;
    }
    memcpy(e->p, &v, 4);
    e->p += 4;
}

static inline void imm64(struct emitter *e, uint64_t v)
{
    imm32(e, (uint32_t)v);
    imm32(e, (uint32_t)(v >> 32));
}

static inline void rex(struct emitter *e, int w, int reg, int index, int rm, bool byte_regs)
{
    unsigned r = 0x40 | (unsigned)(w != 0) << 3 | (unsigned)(reg >> 3 & 1) << 2 | (unsigned)(index >> 3 & 1) << 1 | (unsigned)(rm >> 3 & 1);
    if (r != 0x40 || (byte_regs && (reg >= RSP || rm >= RSP)))
        byte(e, r);
}

static inline void modrm_reg(struct emitter *e, int reg, int rm)
{
    byte(e, 0xc0u | (unsigned)(reg & 7) << 3 | (unsigned)(rm & 7));
}

enum { MOD_NONE = 0x00, MOD_BYTE = 0x40, MOD_WORD = 0x80 };

/* Returns the ModRM bits for the size of a displacement. */
static inline unsigned mod_of(int base, int32_t disp)
{
    if (disp == 0 && (base & 7) != RBP) /* this encodes no base, or rip */
        return MOD_NONE;
    return disp >= -128 && disp <= 127 ? MOD_BYTE : MOD_WORD;
}

static inline void displacement(struct emitter *e, unsigned mod, int32_t disp)
{
    if (mod == MOD_BYTE)
        byte(e, (unsigned)disp & 0xff);
    else if (mod == MOD_WORD)
        imm32(e, (uint32_t)disp);
}

static inline void modrm_mem(struct emitter *e, int reg, int base, int32_t disp)
{
    unsigned mod = mod_of(base, disp);
    byte(e, mod | (unsigned)(reg & 7) << 3 | (unsigned)(base & 7));
    if ((base & 7) == RSP)
        byte(e, 0x24);
    displacement(e, mod, disp);
}

/* [base + index * (1 << scale) + disp] */
static inline void modrm_index(struct emitter *e, int reg, int base, int index, unsigned scale, int32_t disp)
{
    unsigned mod = mod_of(base, disp);
    byte(e, mod | 4u | (unsigned)(reg & 7) << 3);
    byte(e, scale << 6 | (unsigned)(index & 7) << 3 | (unsigned)(base & 7));
    displacement(e, mod, disp);
}

static inline void op_reg(struct emitter *e, int w, unsigned opcode, int reg, int rm)
{
    rex(e, w, reg, 0, rm, false);
    byte(e, opcode);
    modrm_reg(e, reg, rm);
}

static inline void op_mem(struct emitter *e, int w, unsigned opcode, int reg, int base, int32_t disp)
{
    rex(e, w, reg, 0, base, false);
    byte(e, opcode);
    modrm_mem(e, reg, base, disp);
}

static inline void op0f_reg(struct emitter *e, int w, unsigned opcode, int reg, int rm, bool byte_regs)
{
    rex(e, w, reg, 0, rm, byte_regs);
    byte(e, 0x0f);
    byte(e, opcode);
    modrm_reg(e, reg, rm);
}

static inline void mov_rr(struct emitter *e, int w, int d, int s)
{
    if (d != s || !w)
        op_reg(e, w, 0x8b, d, s);
}

static inline void mov_load(struct emitter *e, int w, int d, int base, int32_t disp)
{
    op_mem(e, w, 0x8b, d, base, disp);
}

/* d = the 32 bits at [base + index + disp] */
static inline void mov_load_index(struct emitter *e, int d, int base, int index, int32_t disp)
{
    rex(e, 0, d, index, base, false);
    byte(e, 0x8b);
    modrm_index(e, d, base, index, 0, disp);
}

static inline void mov_store(struct emitter *e, int w, int base, int32_t disp, int s)
{
    op_mem(e, w, 0x89, s, base, disp);
}

static inline void mov_store_imm(struct emitter *e, int base, int32_t disp, int32_t imm)
{
    op_mem(e, 1, 0xc7, 0, base, disp);
    imm32(e, (uint32_t)imm);
}

static inline void mov_imm(struct emitter *e, int d, uint64_t v)
{
    if (v <= 0xffffffffu) {
        rex(e, 0, 0, 0, d, false);
        byte(e, 0xb8u | (unsigned)(d & 7));
        imm32(e, (uint32_t)v);
    } else if ((uint64_t)(int64_t)(int32_t)v == v) {
        op_reg(e, 1, 0xc7, 0, d);
        imm32(e, (uint32_t)v);
    } else {
        rex(e, 1, 0, 0, d, false);
        byte(e, 0xb8u | (unsigned)(d & 7));
        imm64(e, v);
    }
}

static inline void alu_rr(struct emitter *e, enum host_alu op, int w, int d, int s)
{
    op_reg(e, w, (unsigned)op << 3 | 3, d, s);
}

static inline void alu_ri(struct emitter *e, enum host_alu op, int w, int d, int32_t imm)
{
    bool small = imm >= -128 && imm <= 127;
    op_reg(e, w, small ? 0x83 : 0x81, (int)op, d);
    if (small)
        byte(e, (unsigned)imm & 0xff);
    else
        imm32(e, (uint32_t)imm);
}

static inline void alu_rm(struct emitter *e, enum host_alu op, int w, int d, int base, int32_t disp)
{
    op_mem(e, w, (unsigned)op << 3 | 3, d, base, disp);
}

static inline void alu_mi(struct emitter *e, enum host_alu op, int w, int base, int32_t disp, int32_t imm)
{
    bool small = imm >= -128 && imm <= 127;
    op_mem(e, w, small ? 0x83 : 0x81, (int)op, base, disp);
    if (small)
        byte(e, (unsigned)imm & 0xff);
    else
        imm32(e, (uint32_t)imm);
}

static inline void test_rr(struct emitter *e, int w, int a, int b)
{
    op_reg(e, w, 0x85, b, a);
}

static inline void test_ri(struct emitter *e, int w, int a, int32_t imm)
{
    if (!w && imm >= 0 && imm <= 127) { /* test al, imm8 and its like */
        rex(e, 0, 0, 0, a, true);
        byte(e, 0xf6);
        modrm_reg(e, 0, a);
        byte(e, (unsigned)imm);
        return;
    }
    op_reg(e, w, 0xf7, 0, a);
    imm32(e, (uint32_t)imm);
}

/* d = CRC-32C of the quadword s, begun with d */
static inline void crc32_rr(struct emitter *e, int d, int s)
{
    byte(e, 0xf2);
    rex(e, 1, d, 0, s, false);
    byte(e, 0x0f);
    byte(e, 0x38);
    byte(e, 0xf1);
    modrm_reg(e, d, s);
}

static inline void shift_ri(struct emitter *e, enum host_shift op, int w, int d, unsigned count)
{
    if (!count)
        return;
    op_reg(e, w, 0xc1, (int)op, d);
    byte(e, count);
}

/* carry = that bit */
static inline void bit_test_ri(struct emitter *e, int w, int d, unsigned bit)
{
    op0f_reg(e, w, 0xba, 4, d, false);
    byte(e, bit);
}

static inline void btr_ri(struct emitter *e, int w, int d, unsigned bit)
{
    op0f_reg(e, w, 0xba, 6, d, false);
    byte(e, bit);
}

static inline void bts_ri(struct emitter *e, int w, int d, unsigned bit)
{
    op0f_reg(e, w, 0xba, 5, d, false);
    byte(e, bit);
}

/* exchanges the low two bytes: rotates the low 16 bits by 8 */
static inline void swap_bytes16(struct emitter *e, int d)
{
    byte(e, 0x66);
    op_reg(e, 0, 0xc1, SHIFT_ROL, d);
    byte(e, 8);
}

static inline void lea(struct emitter *e, int w, int d, int base, int32_t disp)
{
    op_mem(e, w, 0x8d, d, base, disp);
}

static inline void lea_index(struct emitter *e, int w, int d, int base, int index, unsigned scale, int32_t disp)
{
    rex(e, w, d, index, base, false);
    byte(e, 0x8d);
    modrm_index(e, d, base, index, scale, disp);
}

static inline void imul_rr(struct emitter *e, int w, int d, int s)
{
    op0f_reg(e, w, 0xaf, d, s, false);
}

// clang-format off
static inline void movzx8(struct emitter *e, int d, int s) { op0f_reg(e, 0, 0xb6, d, s, true); }
static inline void movzx16(struct emitter *e, int d, int s) { op0f_reg(e, 0, 0xb7, d, s, false); }
static inline void movsx8(struct emitter *e, int d, int s) { op0f_reg(e, 1, 0xbe, d, s, true); }
static inline void movsx16(struct emitter *e, int d, int s) { op0f_reg(e, 1, 0xbf, d, s, false); }
static inline void movsxd(struct emitter *e, int d, int s) { op_reg(e, 1, 0x63, d, s); }
// clang-format on

static inline void bswap(struct emitter *e, int w, int d)
{
    rex(e, w, 0, 0, d, false);
    byte(e, 0x0f);
    byte(e, 0xc8u | (unsigned)(d & 7));
}

// clang-format off
static inline void setcc(struct emitter *e, enum host_cond cc, int d) { op0f_reg(e, 0, 0x90u | cc, 0, d, true); }
static inline void cmov(struct emitter *e, enum host_cond cc, int d, int s) { op0f_reg(e, 1, 0x40u | cc, d, s, false); }
// clang-format on

/* lzcnt, tzcnt, popcnt: F3 0F opcode */
static inline void count_bits(struct emitter *e, unsigned opcode, int d, int s)
{
    byte(e, 0xf3);
    op0f_reg(e, 1, opcode, d, s, false);
}

/* Emits a three-operand instruction with a VEX prefix: pp 0 none, 1 66, 2 F3, 3 F2; map 2 = 0F38, 3 = 0F3A. */
static inline void vex(struct emitter *e, unsigned map, unsigned pp, int w, int reg, int v, int rm, unsigned opcode)
{
    byte(e, 0xc4);
    byte(e, (unsigned)(~reg >> 3 & 1) << 7 | 0x40u | (unsigned)(~rm >> 3 & 1) << 5 | map);
    byte(e, (unsigned)(w != 0) << 7 | (unsigned)(~v & 15) << 3 | pp);
    byte(e, opcode);
    modrm_reg(e, reg, rm);
}

// clang-format off
static inline void shlx(struct emitter *e, int w, int d, int s, int count) { vex(e, 2, 1, w, d, count, s, 0xf7); }
static inline void sarx(struct emitter *e, int w, int d, int s, int count) { vex(e, 2, 2, w, d, count, s, 0xf7); }
static inline void shrx(struct emitter *e, int w, int d, int s, int count) { vex(e, 2, 3, w, d, count, s, 0xf7); }
/* high:low = rdx * s */
static inline void mulx(struct emitter *e, int high, int low, int s) { vex(e, 2, 3, 1, high, low, s, 0xf6); }
/* d = the bits of s that mask selects, packed */
static inline void pext(struct emitter *e, int d, int s, int mask) { vex(e, 2, 2, 1, d, s, mask, 0xf5); }
/* d = the low bits of s, deposited where mask has ones */
static inline void pdep(struct emitter *e, int d, int s, int mask) { vex(e, 2, 3, 1, d, s, mask, 0xf5); }
/* d = s with zeroes from that bit on */
static inline void bzhi(struct emitter *e, int w, int d, int s, int bit) { vex(e, 2, 0, w, d, bit, s, 0xf5); }
static inline void blsr(struct emitter *e, int w, int d, int s) { vex(e, 2, 0, w, 1, d, s, 0xf3); }
/* d = ~a & b */
static inline void andn(struct emitter *e, int w, int d, int a, int b) { vex(e, 2, 0, w, d, a, b, 0xf2); }
// clang-format on

static inline void rorx(struct emitter *e, int w, int d, int s, unsigned count)
{
    vex(e, 3, 3, w, d, 0, s, 0xf0);
    byte(e, count);
}

/* mul/imul rdx:rax = rax * s */
static inline void mul_rax(struct emitter *e, bool is_signed, int s)
{
    op_reg(e, 1, 0xf7, is_signed ? 5 : 4, s);
}

/* ---- AVX: scalars in xmm registers, which are numbered from XMM0 on --------------------------- */

enum { XMM0 = 16, XMM15 = 31 };
enum { MAP_0F = 1, MAP_0F38, MAP_0F3A };
enum { PP_NONE, PP_66, PP_F3, PP_F2 };

static inline bool is_xmm(int r)
{
    return r >= XMM0;
}

static inline void vex_prefix(struct emitter *e, unsigned map, unsigned pp, int w, int reg, int v, int rm)
{
    if (map == MAP_0F && !w && !(rm >> 3 & 1)) {
        byte(e, 0xc5);
        byte(e, (unsigned)(~reg >> 3 & 1) << 7 | (unsigned)(~v & 15) << 3 | pp);
        return;
    }
    byte(e, 0xc4);
    byte(e, (unsigned)(~reg >> 3 & 1) << 7 | 0x40u | (unsigned)(~rm >> 3 & 1) << 5 | map);
    byte(e, (unsigned)(w != 0) << 7 | (unsigned)(~v & 15) << 3 | pp);
}

/* high:low = rdx * [base + disp] */
static inline void mulx_mem(struct emitter *e, int high, int low, int base, int32_t disp)
{
    vex_prefix(e, MAP_0F38, PP_F2, 1, high, low, base);
    byte(e, 0xf6);
    modrm_mem(e, high, base, disp);
}

/* reg = v OP rm; v is 0 if there is no such operand. Registers may be of either kind. */
static inline void avx(struct emitter *e, unsigned map, unsigned pp, int w, unsigned opcode, int reg, int v, int rm)
{
    vex_prefix(e, map, pp, w, reg, v, rm);
    byte(e, opcode);
    modrm_reg(e, reg, rm);
}

/* reg = v OP [base + disp] */
static inline void avx_mem(struct emitter *e, unsigned pp, unsigned opcode, int reg, int v, int base, int32_t disp)
{
    vex_prefix(e, MAP_0F, pp, 0, reg, v, base);
    byte(e, opcode);
    modrm_mem(e, reg, base, disp);
}

/* reg = v OP a constant in the code buffer */
static inline void avx_const(struct emitter *e, unsigned pp, unsigned opcode, int reg, int v, const uint8_t *constant)
{
    vex_prefix(e, MAP_0F, pp, 0, reg, v, 0);
    byte(e, opcode);
    byte(e, (unsigned)(reg & 7) << 3 | 5); /* [rip + disp] */
    imm32(e, (uint32_t)(constant - (e->p + 4)));
}

/* d = the bytes of s that the 16 bytes at `mask` name (vpshufb) */
static inline void shuffle_bytes(struct emitter *e, int d, int s, const uint8_t *mask)
{
    vex_prefix(e, MAP_0F38, PP_66, 0, d, s, 0);
    byte(e, 0);
    byte(e, (unsigned)(d & 7) << 3 | 5);
    imm32(e, (uint32_t)(mask - (e->p + 4)));
}

// clang-format off
static inline void mov_to_xmm(struct emitter *e, int w, int xmm, int r) { avx(e, MAP_0F, PP_66, w, 0x6e, xmm, 0, r); }
static inline void mov_from_xmm(struct emitter *e, int w, int r, int xmm) { avx(e, MAP_0F, PP_66, w, 0x7e, xmm, 0, r); }
// clang-format on
static inline void mov_xmm(struct emitter *e, int d, int s)
{
    avx(e, MAP_0F, PP_NONE, 0, 0x28, d, 0, s);
} /* vmovaps */
/* 64 or 32 bits */
// clang-format off
static inline void load_xmm(struct emitter *e, int w, int xmm, int base, int32_t disp) { avx_mem(e, w ? PP_F2 : PP_F3, 0x10, xmm, 0, base, disp); }
static inline void store_xmm(struct emitter *e, int w, int base, int32_t disp, int xmm) { avx_mem(e, w ? PP_F2 : PP_F3, 0x11, xmm, 0, base, disp); }
// clang-format on

/* stmxcsr (3) and ldmxcsr (2) */
static inline void mxcsr(struct emitter *e, int which, int base, int32_t disp)
{
    rex(e, 0, 0, 0, base, false);
    byte(e, 0x0f);
    byte(e, 0xae);
    modrm_mem(e, which, base, disp);
}

/* ---- guest memory: gs:[a + disp], or with an index if that is not negative: gs:[a + (index << scale) + disp] ---- */

/* Emits the prefixes of an access relative to GS, the base of the guest's host window. a32: the address is the low 32
 * bits of the sum. */
static inline void gs_prefix(struct emitter *e, bool a32)
{
    byte(e, 0x65);
    if (a32)
        byte(e, 0x67);
}

static inline void modrm_gs(struct emitter *e, int reg, int rm, int index, unsigned scale, int32_t disp)
{
    if (index >= 0)
        modrm_index(e, reg, rm, index, scale, disp);
    else
        modrm_mem(e, reg, rm, disp);
}

static inline void gs_load(struct emitter *e, unsigned bits, bool movbe, int d, bool a32, int a, int index, unsigned scale, int32_t disp)
{
    gs_prefix(e, a32);
    rex(e, bits == 64, d, index < 0 ? 0 : index, a, false);
    if (bits <= 16) {
        byte(e, 0x0f);
        byte(e, bits == 8 ? 0xb6 : 0xb7);
    } else if (movbe) {
        byte(e, 0x0f);
        byte(e, 0x38);
        byte(e, 0xf0);
    } else {
        byte(e, 0x8b);
    }
    modrm_gs(e, d, a, index, scale, disp);
}

static inline void gs_store(struct emitter *e, unsigned bits, bool big_endian, int s, bool a32, int a, int index, unsigned scale,
                            int32_t disp)
{
    gs_prefix(e, a32);
    if (bits == 16)
        byte(e, 0x66);
    rex(e, bits == 64, s, index < 0 ? 0 : index, a, false);
    if (bits == 8 && s >= RSP && s <= RDI && a <= RDI && index <= RDI)
        byte(e, 0x40);
    if (big_endian && bits > 8) {
        byte(e, 0x0f);
        byte(e, 0x38);
        byte(e, 0xf1);
    } else {
        byte(e, bits == 8 ? 0x88 : 0x89);
    }
    modrm_gs(e, s, a, index, scale, disp);
}

/* imm is in the guest's byte order; 64 bits: it is sign-extended */
static inline void gs_store_imm(struct emitter *e, unsigned bits, uint32_t imm, bool a32, int a, int index, unsigned scale, int32_t disp)
{
    gs_prefix(e, a32);
    if (bits == 16)
        byte(e, 0x66);
    rex(e, bits == 64, 0, index < 0 ? 0 : index, a, false);
    byte(e, bits == 8 ? 0xc6 : 0xc7);
    modrm_gs(e, 0, a, index, scale, disp);
    byte(e, imm & 0xff);
    if (bits >= 16)
        byte(e, imm >> 8 & 0xff);
    if (bits >= 32) {
        byte(e, imm >> 16 & 0xff);
        byte(e, imm >> 24);
    }
}

/* vmovsd or vmovss: 64 or 32 bits */
static inline void gs_load_xmm(struct emitter *e, unsigned bits, int xmm, bool a32, int a, int index, unsigned scale, int32_t disp)
{
    gs_prefix(e, a32);
    byte(e, 0xc4);
    byte(e, (unsigned)(~xmm >> 3 & 1) << 7 | (unsigned)(index < 0 || !(index >> 3 & 1)) << 6 | (unsigned)(~a >> 3 & 1) << 5 | MAP_0F);
    byte(e, 0x78u | (bits == 64 ? PP_F2 : PP_F3));
    byte(e, 0x10);
    modrm_gs(e, xmm, a, index, scale, disp);
}

static inline void gs_prefetch(struct emitter *e, int a)
{
    gs_prefix(e, false);
    rex(e, 0, 0, 0, a, false);
    byte(e, 0x0f);
    byte(e, 0x18);
    modrm_gs(e, 1, a, NO_REG, 0, 0);
}

/* ---- control -------------------------------------------------------------------------------- */

/* Jumps return the place of their 32-bit displacement, for land() or patching. */
static inline uint8_t *jcc(struct emitter *e, enum host_cond cc)
{
    byte(e, 0x0f);
    byte(e, 0x80u | cc);
    imm32(e, 0);
    return e->p - 4;
}

/* With a timing model, after the flags have been set from r14 (charge.h): the jump to another block, taken if enough
 * cycles are left. Hosts fuse it with a subtraction, which never overflows, as they would not fuse "jns". */
static inline uint8_t *jmp_in_time(struct emitter *e)
{
    return jcc(e, CC_GE);
}

static inline uint8_t *jmp(struct emitter *e)
{
    byte(e, 0xe9);
    imm32(e, 0);
    return e->p - 4;
}

static inline void set_target(uint8_t *site, const uint8_t *target)
{
    int32_t rel = (int32_t)(target - (site + 4));
    memcpy(site, &rel, 4);
}

/* Sets the target of the jump that was just emitted, if there was room for it. */
static inline void aim(struct emitter *e, uint8_t *site, const uint8_t *target)
{
    if (!e->full)
        set_target(site, target);
}

/* A jump back to `target`, in the short form if that reaches it. */
static inline void jcc_back_to(struct emitter *e, enum host_cond cc, const uint8_t *target)
{
    ptrdiff_t rel = target - (e->p + 2);
    if (rel < INT8_MIN) {
        aim(e, jcc(e, cc), target);
        return;
    }
    byte(e, 0x70u | cc);
    byte(e, (uint8_t)rel);
}

static inline void land(struct emitter *e, uint8_t *site)
{
    aim(e, site, e->p);
}

static inline void jmp_to(struct emitter *e, const uint8_t *target)
{
    aim(e, jmp(e), target);
}

static inline void jcc_to(struct emitter *e, enum host_cond cc, const uint8_t *target)
{
    aim(e, jcc(e, cc), target);
}

/* d = the address, in the executable view, of `target` in the writable view */
static inline void lea_rip(struct emitter *e, int d, const uint8_t *target)
{
    rex(e, 1, d, 0, 0, false);
    byte(e, 0x8d);
    byte(e, 0x05u | (unsigned)(d & 7) << 3);
    imm32(e, (uint32_t)(target - (e->p + 4)));
}

static inline void call_to(struct emitter *e, const uint8_t *target)
{
    byte(e, 0xe8);
    imm32(e, 0);
    aim(e, e->p - 4, target);
}

// clang-format off
static inline void jmp_reg(struct emitter *e, int r) { op_reg(e, 0, 0xff, 4, r); }
static inline void call_reg(struct emitter *e, int r) { op_reg(e, 0, 0xff, 2, r); }
// clang-format on

static inline void push(struct emitter *e, int r)
{
    rex(e, 0, 0, 0, r, false);
    byte(e, 0x50u | (unsigned)(r & 7));
}

static inline void pop(struct emitter *e, int r)
{
    rex(e, 0, 0, 0, r, false);
    byte(e, 0x58u | (unsigned)(r & 7));
}

#endif
