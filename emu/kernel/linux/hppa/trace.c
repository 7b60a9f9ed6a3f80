/*
 * Registers of PA-RISC for ptrace(2), in the layouts of 32-bit processes.
 *
 * Sources: the kernel's asm/ptrace.h for parisc (struct pt_regs, user_regs_struct, user_fp_struct), arch/parisc/kernel/ptrace.c (what may
 * be changed), linux/audit.h.
 */
#include "emu/kernel/core/trace.h"
#include "emu/kernel/linux/hppa/hppa.h"

#include "isa/hppa/hppa.h"

/* struct pt_regs, read and written one word at a time. */
enum { PT_FR = 128, PT_SR = 384, PT_IASQ = 416, PT_IAOQ = 424, PT_CR27 = 432, PT_SAR = 452, PT_IPSW = 468, PT_BYTES = 472 };
/* struct user_regs_struct, in words. */
enum { SET_IAOQ = 40, SET_IASQ = 42, SET_SAR = 44, SET_IPSW = 48, SET_CR27 = 53, SET_WORDS = 80 };
enum { WORD = 4, FR_BYTES = 256, USER_LEVEL = 3, FLOATING = 1 };
enum { REQUEST_GETREGS = 18, REQUEST_SETREGS, REQUEST_GETFPREGS = 14, REQUEST_SETFPREGS };
static const uint32_t USER_PSW = HPPA_PSW_N | HPPA_PSW_CB | HPPA_PSW_V;

static uint32_t get(const struct thread *t, int reg)
{
    return (uint32_t)cpu_reg_get(t->cpu, reg);
}

static void set_psw(struct thread *t, uint32_t value)
{
    const int psw = hppa_registers()->psw;

    cpu_reg_set(t->cpu, psw, (cpu_reg_get(t->cpu, psw) & ~(uint64_t)USER_PSW) | (value & USER_PSW));
}

/* Half of a floating-point register: half 0 is the upper one. */
static uint32_t get_fr(const struct thread *t, unsigned n, unsigned half)
{
    return (uint32_t)(cpu_reg_get(t->cpu, hppa_registers()->fr[n]) >> (half ? 0 : 32));
}

static void set_fr(struct thread *t, unsigned n, unsigned half, uint32_t value)
{
    const int reg = hppa_registers()->fr[n];
    const unsigned shift = half ? 0 : 32;

    cpu_reg_set(t->cpu, reg, (cpu_reg_get(t->cpu, reg) & ~((uint64_t)UINT32_MAX << shift)) | (uint64_t)value << shift);
}

/* Setting the front of the queue makes flow sequential; the back is set after it. An interrupted call is then not resumed. */
static void set_queue(struct thread *t, unsigned back, uint32_t value)
{
    const struct hppa_regs *r = hppa_registers();
    const int reg = back ? r->back : r->front;
    const uint32_t old_back = get(t, r->back), psw = get(t, r->psw);

    value |= USER_LEVEL;
    if (value == (get(t, reg) | USER_LEVEL))
        return;
    trace_abandon_call(t);
    if (back) {
        cpu_reg_set(t->cpu, reg, value);
        return;
    }
    cpu_set_pc(t->cpu, value & ~(uint32_t)USER_LEVEL);
    cpu_reg_set(t->cpu, r->back, old_back);
    set_psw(t, psw);
}

/* ---- struct user ----------------------------------------------------------------------------------------------------- */

static int peek_user(struct thread *t, uint64_t offset, uint64_t *value)
{
    const struct hppa_regs *r = hppa_registers();
    const unsigned at = (unsigned)offset, n = at / WORD;

    if (offset % WORD || offset >= PT_BYTES)
        return -EIO;
    *value = 0;
    if (at == 0 || at == PT_IPSW)
        *value = get(t, r->psw);
    else if (at < PT_FR)
        *value = (uint32_t)hppa_gr(t, n);
    else if (at < PT_SR)
        *value = get_fr(t, (at - PT_FR) / 8, at / WORD % 2);
    else if (at == PT_IASQ || at == PT_IASQ + WORD)
        *value = get(t, at == PT_IASQ ? r->space_front : r->space_back);
    else if (at == PT_IAOQ || at == PT_IAOQ + WORD)
        *value = get(t, at == PT_IAOQ ? r->front : r->back) | USER_LEVEL;
    else if (at == PT_CR27)
        *value = get(t, r->cr27);
    else if (at == PT_SAR)
        *value = get(t, r->sar);
    return 0;
}

static int poke_user(struct thread *t, uint64_t offset, uint64_t value)
{
    const struct hppa_regs *r = hppa_registers();
    const unsigned at = (unsigned)offset;

    if (offset % WORD || offset >= PT_BYTES)
        return -EIO;
    if (at == 0)
        set_psw(t, (uint32_t)value);
    else if (at < PT_FR)
        hppa_set_gr(t, at / WORD, (uint32_t)value);
    else if (at < PT_SR)
        set_fr(t, (at - PT_FR) / 8, at / WORD % 2, (uint32_t)value);
    else if (at == PT_IAOQ || at == PT_IAOQ + WORD)
        set_queue(t, at != PT_IAOQ, (uint32_t)value);
    else if (at == PT_SAR)
        cpu_reg_set(t->cpu, r->sar, (uint32_t)value & 63);
    else
        return -EIO;
    return 0;
}

/* ---- sets -------------------------------------------------------------------------------------------------------------- */

static void put32(uint8_t *bytes, unsigned word, uint32_t v)
{
    for (unsigned i = 0; i < WORD; i++)
        bytes[word * WORD + i] = (uint8_t)(v >> (24 - 8 * i));
}

static uint32_t get32(const uint8_t *bytes, unsigned word)
{
    const uint8_t *p = bytes + word * WORD;

    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static void get_set(struct thread *t, unsigned set, uint8_t *bytes)
{
    const struct hppa_regs *r = hppa_registers();

    if (set % 2 == FLOATING) {
        for (unsigned n = 0; n < 2 * 32; n++)
            put32(bytes, n, get_fr(t, n / 2, n % 2));
        return;
    }
    put32(bytes, 0, get(t, r->psw));
    for (unsigned n = 1; n < HPPA_REGS_GR; n++)
        put32(bytes, n, (uint32_t)hppa_gr(t, n));
    put32(bytes, SET_IAOQ, get(t, r->front) | USER_LEVEL);
    put32(bytes, SET_IAOQ + 1, get(t, r->back) | USER_LEVEL);
    put32(bytes, SET_IASQ, get(t, r->space_front));
    put32(bytes, SET_IASQ + 1, get(t, r->space_back));
    put32(bytes, SET_SAR, get(t, r->sar));
    put32(bytes, SET_IPSW, get(t, r->psw));
    put32(bytes, SET_CR27, get(t, r->cr27));
}

static void put_set(struct thread *t, unsigned set, const uint8_t *bytes)
{
    if (set % 2 == FLOATING) {
        for (unsigned n = 0; n < 2 * 32; n++)
            set_fr(t, n / 2, n % 2, get32(bytes, n));
        return;
    }
    set_psw(t, get32(bytes, 0));
    for (unsigned n = 1; n < HPPA_REGS_GR; n++)
        hppa_set_gr(t, n, get32(bytes, n));
    set_queue(t, 0, get32(bytes, SET_IAOQ));
    set_queue(t, 1, get32(bytes, SET_IAOQ + 1));
    cpu_reg_set(t->cpu, hppa_registers()->sar, get32(bytes, SET_SAR) & 63);
}

const struct trace_abi linux_hppa_trace = {
    .audit_arch = 15, /* AUDIT_ARCH_PARISC: the ELF machine, 32 bits, big-endian */
    .set_bytes = {SET_WORDS * WORD, FR_BYTES},
    .get_request = {REQUEST_GETREGS, REQUEST_GETFPREGS},
    .set_request = {REQUEST_SETREGS, REQUEST_SETFPREGS},
    .request_bytes = {SET_WORDS * WORD, FR_BYTES},
    .peek_user = peek_user,
    .poke_user = poke_user,
    .get_set = get_set,
    .put_set = put_set,
};
