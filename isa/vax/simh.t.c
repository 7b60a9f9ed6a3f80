/*
 * simh.t.c - runs random instructions on precis and on SIMH's vax780, and compares what they leave: registers, PSL, memory, the vector of
 * the exception that ends the case, and its parameters.
 *
 *     vax_simh_test [-v] [-i] [-s SEED] [-n CASES] [-b BATCHES] [-f NAME,NAME...] [-d DIGESTS]
 *
 * A case is one random instruction in user mode with CHMK #n after it and at the target of its branch. precis executes each case on the
 * interpreter and as host code. -v: prints cases that differ. -i: only the interpreter. -f: only instructions whose semantics function has
 * one of these names, or a class: "STRING". -d: without SIMH, compares the digest of precis' results with the one recorded in the file;
 * with SIMH and -r records it. Exit status 77 (skipped) without vax780 and without a recorded digest.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "emu/blocks/code.h"
#include "emu/ir/cpu.h"
#include "isa/vax/insn.h"
#include "isa/vax/simh_driver.t.h"
#include "isa/vax/vax.h"

enum {
    CODE = 0x1000,
    DATA = 0x2000,
    DATA_END = 0x3000, /* of its page; SIMH writes a part of 16 bytes that go beyond it */
    CLEARED = 16,
    STACK = 0x7fffe000,
    CODE_BYTES = 64,
    DATA_BYTES = 256,
    STACK_BYTES = 256,
    MOST_CASES = 16384,
    LONGS = 15, /* registers but the PC */
};

/* What a case begins with, and what it leaves. The order is the driver's. */
struct before {
    uint32_t reg[15], pc, psl; /* R0 to R11, AP, FP, SP */
    uint32_t unused[14];
    uint8_t code[CODE_BYTES], data[DATA_BYTES], stack[STACK_BYTES];
};
struct after {
    uint32_t reg[15];
    uint32_t vector, frame[4]; /* parameters, pc, psl */
    uint8_t data[DATA_BYTES], stack[STACK_BYTES];
};
enum { AT_CODE = 124, AT_DATA = 188, AT_STACK = 444, AT_AFTER = 700, RECORD = 1296 };

static struct before cases[MOST_CASES];
static const struct vax_insn *case_insn[MOST_CASES];
static struct after ours[MOST_CASES], theirs[MOST_CASES];
static bool modified[MOST_CASES]; /* the case changes its code, which SIMH has prefetched */
static unsigned ncases;
static const char *filter;
static bool verbose, only_interpreter;
static unsigned long differing, compared;

/* ---- random numbers ---------------------------------------------------------------------------------- */

static uint64_t seed = 1;

static uint32_t random32(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uint32_t)(seed >> 16);
}

static unsigned below(unsigned n)
{
    return random32() % n;
}

static bool one_in(unsigned n)
{
    return below(n) == 0;
}

/* Often near a limit of bytes, words or longwords, or a floating number; one of F and D may be as large as any integer. */
static uint32_t number(void)
{
    static const uint32_t edges[] = {0,      1,      2,      0xffffffff, 0x80000000, 0x7fffffff, 0x7fff,     0x8000,     0xff,  0x80,
                                     0x4080, 0xc080, 0x4000, 0xffff4080, 0x12344123, 0x7fffffff, 0xffff7f80, 0xffffff80, 31,    32,
                                     0x8080, 0x0080, 0x7f80, 0xff80,     0x4f00,     0x5000,     0x4800,     0x4400,     0x100, 0xff7f};
    switch (below(6)) {
    case 0: return edges[below(sizeof edges / sizeof *edges)];
    case 1: return below(64);
    case 2: return 0u - below(64);
    case 3: return (random32() & 0xffff807f) | (0x3f00 + below(0x200) * 4);  /* of moderate exponent */
    case 4: return (random32() & 0xffff807f) | (0x3f00 + below(140) * 0x80); /* 1/4 to 2^137 */
    default: return random32();
    }
}

/* ---- cases --------------------------------------------------------------------------------------------- */

/* R0 to R5, R11: numbers. R6, R7, R8: addresses of data; R9: the table of addresses at its beginning; R10: an index. */
enum { TABLE = 8, AP = 12, FP = 13, SP = 14, PC = 15 };
struct text {
    struct before *b;
    unsigned n; /* bytes */
};

static void put(struct text *c, unsigned byte)
{
    if (c->n < CODE_BYTES)
        c->b->code[c->n++] = (uint8_t)byte;
}

static void put_number(struct text *c, uint32_t v, unsigned bytes)
{
    for (unsigned k = 0; k < bytes; k++)
        put(c, v >> 8 * k);
}

static unsigned pointer_register(void)
{
    return 6 + below(3);
}

static unsigned value_register(void)
{
    return one_in(12) ? 6 + below(9) : one_in(6) ? 11 : below(6);
}

/* A specifier of an operand in memory. */
static void memory_specifier(struct text *c, unsigned bytes)
{
    switch (below(12)) {
    case 0: put(c, 0x60 | pointer_register()); break;
    case 1: put(c, 0x70 | pointer_register()); break;
    case 2:
    case 3: put(c, 0x80 | pointer_register()); break;
    case 4: put(c, 0x99); break; /* @(r9)+ */
    case 5: put(c, 0xa0 | pointer_register()), put(c, below(32)); break;
    case 6: put(c, 0xb9), put(c, 4 * below(TABLE)); break; /* @4*n(r9) */
    case 7: put(c, 0xc0 | pointer_register()), put_number(c, below(32), 2); break;
    case 8: put(c, 0xd9), put_number(c, 4 * below(TABLE), 2); break;
    case 9: put(c, 0xe0 | pointer_register()), put_number(c, below(32), 4); break;
    case 10: put(c, 0xef), put_number(c, DATA + 32 + below(64) - (CODE + c->n + 4), 4); break;
    default: put(c, 0x9f), put_number(c, DATA + 32 + below(100), 4); break;
    }
    (void)bytes;
}

static void indexed(struct text *c, unsigned bytes)
{
    put(c, 0x4a);
    memory_specifier(c, bytes);
}

static void any_specifier(struct text *c)
{
    put(c, random32());
    put(c, random32());
}

static void specifier(struct text *c, char access, char type)
{
    unsigned bytes = vax_type_bytes(type);

    if (one_in(200) && type != 'o') { /* what a long operand leaves may be any instruction */
        any_specifier(c);
        return;
    }
    if (access == 'r' && one_in(4)) {
        put(c, below(64));
    } else if (access == 'r' && one_in(8)) {
        put(c, 0x8f);
        for (unsigned k = 0; k < bytes; k += 4)
            put_number(c, number(), bytes < 4 ? bytes : 4);
    } else if (access != 'a' && !one_in(3)) {
        put(c, 0x50 | (bytes > 4 ? below(5) : value_register()));
    } else if (one_in(6)) {
        indexed(c, bytes);
    } else {
        memory_specifier(c, bytes);
    }
}

static bool is_chosen(const struct vax_insn *i)
{
    const char *names[] = {i->semantics_name, vax_class_name(i->timing), i->name};
    for (unsigned k = 0; filter && k < 3; k++) {
        size_t n = strlen(names[k]);
        for (const char *p = filter; (p = strstr(p, names[k])); p += n)
            if ((p == filter || p[-1] == ',') && (!p[n] || p[n] == ','))
                return true;
    }
    return !filter;
}

static const struct vax_insn *chosen[400];
static unsigned nchosen;

static unsigned long cases_of[400]; /* by index in `chosen` */

/* H floating is reserved here; CHME, CHMS and CHMU go to modes that the driver has no stack for. */
static void choose(void)
{
    enum { CHMK = 0xbc };
    size_t count;
    const struct vax_insn *all = vax_insns(&count);
    for (size_t k = 0; k < count; k++)
        if (is_chosen(&all[k]) && (strcmp(all[k].semantics_name, "unimplemented") || !strncmp(all[k].name, "bug", 3)) &&
            (strcmp(all[k].semantics_name, "chm") || all[k].code == CHMK))
            chosen[nchosen++] = &all[k];
}

/* Links of absolute queues, or of self-relative ones: to entries of 8 bytes. */
static void queue_data(struct before *b, bool relative)
{
    for (unsigned k = 0; k < DATA_BYTES; k += 4) {
        uint32_t v = relative ? 8 * below(12) - 40 : DATA + 32 + 8 * below(16);
        if (one_in(50))
            v = number();
        memcpy(b->data + k, &v, sizeof v);
    }
    for (unsigned k = 6; k < 9; k++)
        b->reg[k] = DATA + 64 + 8 * below(16);
}

static void fill_data(struct before *b, const struct vax_insn *i)
{
    if (i->timing == VAX_CLASS_QUEUE && !one_in(4))
        queue_data(b, one_in(2));
    else if (i->timing == VAX_CLASS_STRING && one_in(2))
        for (unsigned k = 0; k < DATA_BYTES; k++)
            b->data[k] = (uint8_t)("abab cabc"[below(9)]);
    else
        for (unsigned k = 0; k < DATA_BYTES; k += 4) {
            uint32_t v = number();
            memcpy(b->data + k, &v, sizeof v);
        }
    for (unsigned k = 0; k < TABLE; k++) {
        uint32_t v = DATA + 32 + (i->timing == VAX_CLASS_QUEUE ? 8 * below(16) : below(128));
        if (one_in(40))
            v = number();
        memcpy(b->data + 4 * k, &v, sizeof v);
    }
    for (unsigned k = 0; k < STACK_BYTES; k++)
        b->stack[k] = (uint8_t)random32();
}

static void fill_registers(struct before *b)
{
    for (unsigned k = 0; k < 15; k++)
        b->reg[k] = number();
    for (unsigned k = 6; k < 9; k++)
        b->reg[k] = one_in(60) ? (uint32_t[]){DATA + 0xff0 + below(16), 0xfd0 + below(32), STACK + below(8), 0x2ffc}[below(4)]
                               : DATA + 32 + below(96);
    b->reg[9] = DATA + 4 * below(4);
    b->reg[10] = one_in(20) ? number() : below(8);
    b->reg[AP] = STACK + 128;
    b->reg[FP] = STACK + 16 + 4 * below(16);
    b->reg[SP] = one_in(40) ? STACK + below(32) : STACK + 96 + (one_in(4) ? below(16) : 4 * below(8));
    b->psl = VAX_PSL_USER | below(16) | (one_in(2) ? below(8) << 5 : 0) | (one_in(50) ? VAX_PSL_T : 0u);
    b->pc = CODE;
}

/* A frame for RET at FP. */
static void frame(struct before *b)
{
    uint32_t at = b->reg[FP] - STACK;
    uint32_t words[5] = {0, (random32() & 0xefff00ef) | (one_in(20) ? random32() & 0xff00 : 0), b->reg[AP], b->reg[FP] + 64, CODE + 40};
    words[1] &= one_in(2) ? 0x300fffff : 0xffffffff;
    memcpy(b->stack + at, words, sizeof words);
}

/* The rest of the code is CHMK #n. */
static void fill_code(struct text *c)
{
    for (unsigned n = 0; c->n + 2 <= CODE_BYTES; n++) {
        put(c, 0xbc);
        put(c, n & 63);
    }
    put(c, 0x01);
}

/* ---- decimal strings: valid ones, at places of 32 bytes */

static uint8_t *place_of(struct before *b, unsigned place)
{
    return b->data + 32 + 32 * (place % 7);
}

static void put_packed(uint8_t *at, unsigned length)
{
    static const uint8_t signs[] = {0xa, 0xb, 0xc, 0xd, 0xe, 0xf, 0xc, 0xd};
    unsigned zeros = one_in(3) ? below(length + 1) : one_in(8) ? length : 0;

    for (unsigned k = 0; k <= length / 2; k++)
        at[k] = 0;
    if (!(length & 1) && one_in(20))
        at[0] = (uint8_t)(below(10) << 4);  /* an even string has no digit there */
    for (unsigned k = 0; k < length; k++) { /* from the least significant on */
        uint8_t digit = k + zeros >= length ? 0 : one_in(4) ? 9 : (uint8_t)below(10);
        at[length / 2 - (k + 1) / 2] |= (uint8_t)(k & 1 ? digit : digit << 4);
    }
    at[length / 2] |= signs[below(8)];
}

/* A character string of digits with a sign before it, or with a last character of a table. */
static void put_characters(uint8_t *at, unsigned length, bool separate)
{
    for (unsigned k = 0; k < length + separate; k++)
        at[k] = (uint8_t)('0' + below(10));
    if (separate)
        at[0] = (uint8_t)("+- +-x"[below(one_in(10) ? 6 : 5)]);
    else if (length)
        at[length - 1] = (uint8_t)below(16);
    if (one_in(30))
        at[below(length + 1)] = (uint8_t)random32();
}

static void put_table(uint8_t *at)
{
    for (unsigned k = 0; k < 32; k++)
        at[k] = (uint8_t)(below(10) << 4 | (10 + below(6)));
}

/* Operators of EDITPC that use up about `length` digits. */
static void put_pattern(uint8_t *at, unsigned length)
{
    static const uint8_t operators[] = {1, 2, 3, 4, 0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x81, 0x82};
    unsigned k = 0;

    while (k < 24 && (length || one_in(2))) {
        if (length && !one_in(3)) {
            unsigned n = 1 + below(length < 15 ? length : 15);
            at[k++] = (uint8_t)((one_in(2) ? 0x90 : 0xa0) | n);
            length -= n;
            continue;
        }
        uint8_t operator= operators[below(sizeof operators)];
        if (operator== 0x47 && !one_in(3))
            continue;
        at[k++] = operator;
        if (operator>= 0x40 && operator<= 0x47)
            at[k++] = (uint8_t)(operator>= 0x45 ? 1 + below(6) : '*' + below(20));
    }
    at[k] = one_in(40) ? (uint8_t)random32() : 0;
}

/* What the operands are: P a packed source, S and N characters, T a table, E a pattern, D a destination; l: a length; -: anything. */
static const char *decimal_kinds(const struct vax_insn *i)
{
    static const char *const kinds[][2] = {
        {"movp", "lPD"},     {"cmpp3", "lPP"},   {"cmpp4", "lPlP"},  {"addp4", "lPlP"},  {"subp4", "lPlP"}, {"addp6", "lPlPlD"},
        {"subp6", "lPlPlD"}, {"mulp", "lPlPlD"}, {"divp", "lPlPlD"}, {"ashp", "clPclD"}, {"cvtlp", "-lD"},  {"cvtpl", "lP-"},
        {"cvtps", "lPlD"},   {"cvtsp", "lSlD"},  {"cvtpt", "lPTlD"}, {"cvttp", "lNTlD"}, {"editpc", "lPED"}};
    for (unsigned k = 0; k < sizeof kinds / sizeof *kinds; k++)
        if (!strcmp(kinds[k][0], i->name))
            return kinds[k][1];
    return "";
}

static void address_specifier(struct text *c, unsigned place)
{
    uint32_t at = DATA + 32 + 32 * (place % 7);
    unsigned r = pointer_register();

    if (one_in(50)) /* to a page that is missing, or may not be written */
        at = one_in(2) ? DATA_END - 1 - below(CLEARED) : CODE - 64 + below(CLEARED);
    if (one_in(3))
        put(c, 0x9f), put_number(c, at, 4);
    else
        put(c, 0xc0 | r), put_number(c, at - c->b->reg[r], 2);
}

static void decimal_operands(struct text *c, const struct vax_insn *i)
{
    unsigned length = 0, place = below(7);

    for (const char *kind = decimal_kinds(i); *kind; kind++) {
        unsigned n = (unsigned)(kind - decimal_kinds(i));
        uint8_t *at = place_of(c->b, place);
        switch (*kind) {
        case 'l': put(c, length = one_in(40) ? 32 + below(3) : one_in(6) ? 31 : below(32)); continue;
        case 'c': put(c, 0x8f), put(c, one_in(2) ? below(10) : 0u - below(12)); continue;
        case '-': specifier(c, i->kind[n].access, i->kind[n].type); continue;
        case 'P': put_packed(at, length & 31); break;
        case 'S': put_characters(at, length & 31, true); break;
        case 'N': put_characters(at, length & 31, false); break;
        case 'T': put_table(at); break;
        case 'E': put_pattern(at, length & 31); break;
        }
        address_specifier(c, *kind == 'D' && one_in(3) ? below(7) : place);
        place++;
    }
}

static void string_operand(struct text *c, char access, char type)
{
    if (access == 'r' && type == 'w' && !one_in(10))
        put(c, one_in(2) ? below(16) : below(34));
    else if (access == 'a' && !one_in(4))
        put(c, 0xa0 | pointer_register()), put(c, below(64));
    else
        specifier(c, access, type);
}

/* The position or the size of a field: a literal, in a register, or in the code. */
static void field_specifier(struct text *c, char type)
{
    uint32_t v = type == 'b' ? below(33) : one_in(2) ? below(33) : below(400) - 200;
    unsigned r = below(6);

    if (v < 64 && one_in(3))
        put(c, v);
    else if (one_in(2))
        put(c, 0x8f), put_number(c, v, vax_type_bytes(type));
    else
        put(c, 0x50 | r), c->b->reg[r] = v;
}

/* Of an address at which there is code. */
static void target_specifier(struct text *c)
{
    enum { TARGET = CODE + 48 };

    switch (below(5)) {
    case 0: put(c, 0xcf), put_number(c, TARGET - (CODE + c->n + 2), 2); break;
    case 1: c->b->reg[8] = TARGET, put(c, 0x68); break;
    case 2: c->b->reg[8] = TARGET + 4, put(c, 0xa8), put(c, 0xfc); break;
    case 3: c->b->reg[8] = TARGET - 8, c->b->reg[10] = one_in(2) ? 8 : 1, put(c, 0x4a), put(c, 0x68); break;
    default: put(c, 0x9f), put_number(c, TARGET, 4); break;
    }
}

/* Where RSB and REI return to. */
static void return_address(struct before *b)
{
    uint32_t at = b->reg[SP] - STACK, words[2] = {CODE + 40, b->psl ^ (one_in(3) ? 1u << below(31) : 0)};
    memcpy(b->stack + at, words, sizeof words);
}

static void make_case(unsigned n)
{
    struct before *b = &cases[n];
    struct text c = {.b = b};
    const unsigned which = below(nchosen);
    const struct vax_insn *i = case_insn[n] = chosen[which];
    cases_of[which]++;
    bool string = i->timing == VAX_CLASS_STRING, field = i->timing == VAX_CLASS_FIELD && !one_in(8);

    memset(b, 0, sizeof *b);
    fill_registers(b);
    fill_data(b, i);
    if (!strcmp(i->name, "ret"))
        frame(b);
    if (!strcmp(i->name, "rsb") || !strcmp(i->name, "rei"))
        return_address(b);
    if (i->code >> 8)
        put(&c, i->code >> 8);
    put(&c, i->code & 0xff);
    if (i->timing == VAX_CLASS_DECIMAL)
        decimal_operands(&c, i);
    for (unsigned k = 0; k < i->noperands && i->timing != VAX_CLASS_DECIMAL; k++) {
        char access = i->kind[k].access, type = i->kind[k].type;
        bool target = access == 'a' && (!strcmp(i->name, "jmp") || !strcmp(i->name, "jsb") || (i->timing == VAX_CLASS_CALL && k == 1));
        if (access == 'b')
            put_number(&c, 2 * below(8), vax_type_bytes(type));
        else if (target)
            target_specifier(&c);
        else if (!strcmp(i->semantics_name, "case") && k == 2) /* SIMH sets the condition codes before it reads beyond the table */
            put(&c, below(64));
        else if (field && access == 'r' && (type == 'b' || i->kind[k + 1].type == 'b'))
            field_specifier(&c, type);
        else if (string)
            string_operand(&c, access, type);
        else
            specifier(&c, access, type);
    }
    fill_code(&c);
    if (i->timing == VAX_CLASS_CALL && c.n > 50) {
        b->code[48] = (uint8_t)random32();
        b->code[49] = (uint8_t)(random32() & (one_in(20) ? 0xff : 0xcf));
    }
}

/* ---- precis ---------------------------------------------------------------------------------------------- */

static struct space *new_space(void)
{
    struct space *s = space_new(&vax_isa.space);
    space_map(s, 0, 0x1000, MEM_R | MEM_X, 0, NULL);
    space_map(s, CODE, 0x1000, MEM_R | MEM_W | MEM_X, 0, NULL);
    space_map(s, DATA, 0x1000, MEM_R | MEM_W | MEM_X, 0, NULL);
    space_map(s, STACK, 0x2000, MEM_R | MEM_W | MEM_X, 0, NULL);
    return s;
}

static bool code_differs(struct space *s, const struct before *b)
{
    uint8_t now[CODE_BYTES];
    mem_peek(s, CODE, now, CODE_BYTES);
    return memcmp(now, b->code, CODE_BYTES);
}

/* Writing the code discards its blocks. */
static void load_code(struct space *s, const struct before *b)
{
    if (code_differs(s, b))
        mem_poke(s, CODE, b->code, CODE_BYTES);
}

static void load_registers(struct cpu *c, struct space *s, const struct before *b)
{
    mem_poke(s, DATA, b->data, DATA_BYTES);
    mem_zero(s, DATA_END - CLEARED, CLEARED);
    mem_poke(s, STACK, b->stack, STACK_BYTES);
    for (int k = 0; k < LONGS; k++)
        cpu_reg_set(c, k, b->reg[k]);
    cpu_reg_set(c, cpu_reg_find(&vax_isa, "psl"), b->psl);
    cpu_set_pc(c, b->pc);
}

/* The exception that a stop is: its vector, its parameters in front of pc and psl. */
static void exception(struct cpu *c, const struct cpu_stop *why, struct after *a)
{
    unsigned n = 0;

    switch (why->reason) {
    case CPU_SYSCALL:
        a->vector = VAX_TRAP_CHMK;
        a->frame[n++] = (uint32_t)cpu_reg_get(c, cpu_reg_find(&vax_isa, "code"));
        break;
    case CPU_FAULT:
        a->vector = VAX_TRAP_ACCESS;
        a->frame[n++] = vax_access_reason(why);
        a->frame[n++] = (uint32_t)why->addr;
        break;
    case CPU_TRAP:
        a->vector = why->trap;
        if (why->trap == VAX_TRAP_ARITHMETIC)
            a->frame[n++] = (uint32_t)why->code;
        else if (why->trap >= VAX_TRAP_CHMK)
            a->frame[n++] = (uint32_t)why->isr;
        break;
    default: a->vector = 0xffff;
    }
    a->frame[n++] = (uint32_t)cpu_pc(c);
    a->frame[n++] = (uint32_t)cpu_reg_get(c, cpu_reg_find(&vax_isa, "psl"));
}

/* The next run of each block translates it. */
static void heat(struct code *code)
{
    for (unsigned k = 0; k < sizeof code->pages / sizeof code->pages[0]; k++)
        for (struct ir_block *b = code->pages[k]; b; b = b->all_next)
            if (b->runs < BLOCK_COLD_RUNS - 1)
                b->runs = BLOCK_COLD_RUNS - 1;
}

static void execute(struct cpu *c, struct space *s, const struct before *b, struct after *a)
{
    struct cpu_stop why = {.reason = CPU_BUDGET};

    load_registers(c, s, b);
    memset(a, 0, sizeof *a);
    cpu_run(c, 10000, &why);
    exception(c, &why, a);
    for (int k = 0; k < LONGS; k++)
        a->reg[k] = (uint32_t)cpu_reg_get(c, k);
    mem_peek(s, DATA, a->data, DATA_BYTES);
    mem_peek(s, STACK, a->stack, STACK_BYTES);
}

/* ---- comparison ---------------------------------------------------------------------------------------- */

static void print_after(const char *who, const struct after *a)
{
    printf("  %-7s", who);
    for (unsigned k = 0; k < LONGS; k++)
        printf(" %x", a->reg[k]);
    printf("\n          vector %x: %x %x %x %x\n", a->vector, a->frame[0], a->frame[1], a->frame[2], a->frame[3]);
}

static void print_bytes(const char *what, const uint8_t *before, const uint8_t *a, const uint8_t *b, unsigned n)
{
    for (unsigned k = 0; k < n; k++)
        if (a[k] != b[k])
            printf("  %s + %02x: was %02x, precis %02x, other %02x\n", what, k, before[k], a[k], b[k]);
}

/* Of instructions that could not be fetched or accessed, SIMH tells which longword is not there; and system space is protected, not
 * missing. */
static void simplify(struct after *a)
{
    if (a->vector != VAX_TRAP_ACCESS)
        return;
    a->frame[1] &= ~511u;
    if (a->frame[1] >> 31)
        a->frame[0] &= ~(uint32_t)VAX_ACCESS_LENGTH;
    a->frame[0] &= ~(uint32_t)VAX_ACCESS_WRITE;
}

/* Where SIMH 3.8 is not the machine: CASE sets the condition codes before a fault on its table; it reads across the end of P1 and fetches
 * from system space; BPT and XFC do not clear TP; a divisor of -2^31 overflows in EDIV, a shift of 8 places and more in ASHP; an integer of
 * EMOD that has more than 64 bits is 0; -(-2^31) is positive in MNEGL; MULP by 0 does not read the other factor. A branch may lead to
 * CHME, CHMS or CHMU. CVTPL may find either operand missing first. */
static bool is_simhs_own(const struct vax_insn *i, const struct after *x, struct after *y)
{
    const bool ends_in_access = x->vector == VAX_TRAP_ACCESS && y->vector == VAX_TRAP_ACCESS;

    if (x->vector == VAX_TRAP_ACCESS && x->frame[1] >> 31 && (y->vector != x->vector || y->frame[1] != x->frame[1]))
        return true;
    if ((x->vector >= VAX_TRAP_CHME && x->vector <= VAX_TRAP_CHMU) || (ends_in_access && !strcmp(i->name, "cvtpl")) ||
        (x->vector == VAX_TRAP_ACCESS && !strcmp(i->name, "mulp")))
        return true;
    if (y->vector == VAX_TRAP_ACCESS && !strcmp(i->semantics_name, "case"))
        y->frame[3] = (y->frame[3] & ~15u) | (x->frame[3] & 15);
    unsigned parameters = y->vector == VAX_TRAP_ACCESS ? 2 : y->vector == VAX_TRAP_CHMK || y->vector == VAX_TRAP_ARITHMETIC;
    bool ours_overflows = x->frame[1 + parameters] & VAX_PSL_V, overflows = y->frame[1 + parameters] & VAX_PSL_V;

    if (overflows && (!strcmp(i->semantics_name, "emod") || !strcmp(i->name, "mnegl") ||
                      (!ours_overflows && (!strcmp(i->name, "ediv") || !strcmp(i->name, "ashp")))))
        return true;
    if (x->vector == VAX_TRAP_ACCESS && x->frame[2] >> 31)
        return true;
    if (y->vector == VAX_TRAP_BPT || y->vector == VAX_TRAP_XFC)
        y->frame[1] &= ~(uint32_t)VAX_PSL_TP;
    return false;
}

static bool same(const char *other, unsigned n, const struct after *a, const struct after *b)
{
    struct after x = *a, y = *b;
    char text[256];

    simplify(&x);
    simplify(&y);
    compared++;
    if (is_simhs_own(case_insn[n], &x, &y))
        return true;
    if (!memcmp(&x, &y, sizeof x))
        return true;
    if (differing++ < (verbose ? 30 : 3)) {
        unsigned length = vax_disassemble(CODE, cases[n].code, CODE_BYTES, text, sizeof text);
        printf("case %u: %s   (%u bytes) psl %x\n  before ", n, text, length, cases[n].psl);
        for (unsigned k = 0; k < LONGS; k++)
            printf(" %x", cases[n].reg[k]);
        printf("\n");
        print_after("precis", &x);
        print_after(other, &y);
        print_bytes("data", cases[n].data, x.data, y.data, DATA_BYTES);
        print_bytes("stack", cases[n].stack, x.stack, y.stack, STACK_BYTES);
    }
    return false;
}

/* All memory that instructions may write. */
static void keep_memory(struct space *s, uint8_t *pages, bool restore)
{
    static const struct {
        uint32_t at, bytes;
    } ranges[] = {{CODE, 0x2000}, {STACK, 0x2000}};

    for (unsigned k = 0; k < sizeof ranges / sizeof *ranges; pages += ranges[k++].bytes) {
        uint8_t now[0x2000];
        mem_peek(s, ranges[k].at, now, ranges[k].bytes);
        if (!restore)
            memcpy(pages, now, ranges[k].bytes);
        else if (memcmp(now, pages, ranges[k].bytes))
            mem_poke(s, ranges[k].at, pages, ranges[k].bytes);
    }
}

static void run_precis(void)
{
    static uint8_t pages[0x4000];
    static struct space *s[2];
    static struct cpu *c[2];
    struct after jit;

    for (unsigned e = 0; e < 2 && !s[e]; e++) {
        s[e] = new_space();
        c[e] = cpu_new(&vax_isa, s[e]);
        cpu_set_engine(c[e], e ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP);
    }
    for (unsigned e = 0; e < 2; e++) { /* as SIMH begins */
        mem_zero(s[e], CODE, 0x2000);
        mem_zero(s[e], STACK, 0x2000);
    }
    for (unsigned n = 0; n < ncases; n++) {
        load_code(s[0], &cases[n]);
        execute(c[0], s[0], &cases[n], &ours[n]);
        modified[n] = code_differs(s[0], &cases[n]);
        if (only_interpreter)
            continue;
        load_code(s[1], &cases[n]);
        keep_memory(s[1], pages, false);
        execute(c[1], s[1], &cases[n], &jit);
        keep_memory(s[1], pages, true);
        heat(code_at(s[1]));
        execute(c[1], s[1], &cases[n], &jit);
        same("jit", n, &ours[n], &jit);
    }
}

/* ---- SIMH ------------------------------------------------------------------------------------------------ */

/* Physical memory. System space maps all of it; P0 has 24 pages of 512 bytes, P1 the last 16. */
enum {
    MEMORY = 32 << 20,
    CURRENT = 0x400, /* the driver's record, as an address of system space, and the number left */
    KERNEL_STACK = 0x1000,
    DRIVER = 0x1000,
    STUBS = 0x1200,
    SCB = 0x1400,
    SYSTEM_TABLE = 0x10000,
    P0_TABLE = 0x60000,
    P1_TABLE = 0x61000,
    P0 = 0x70000,
    P1 = 0x80000,
    RECORDS = 0x100000,
    P0_PAGES = 24,
    P1_PAGES = 16,
    SYSTEM = (int)0x80000000,
};

static uint8_t *image;

static void put_long(uint32_t at, uint32_t v)
{
    memcpy(image + at, &v, sizeof v);
}

static void make_image(void)
{
    enum { VALID = 1u << 31, MODIFIED = 1 << 26, KERNEL_WRITE = 2 << 27, USER_WRITE = 4 << 27, USER_READ = 15 << 27 };

    memset(image, 0, RECORDS);
    put_long(CURRENT, SYSTEM | RECORDS);
    put_long(CURRENT + 4, ncases);
    memcpy(image + DRIVER, driver, sizeof driver);
    for (unsigned k = 0; k < 128; k++) {
        int disp = DRIVER + DRIVER_SAVE - (int)(STUBS + 4 * k + 3);
        const uint8_t bsbw[] = {0x30, (uint8_t)disp, (uint8_t)(disp >> 8)};
        memcpy(image + STUBS + 4 * k, bsbw, sizeof bsbw);
        put_long(SCB + 4 * k, (SYSTEM | STUBS) + 4 * k);
    }
    for (unsigned k = 0; k < MEMORY / 512; k++)
        put_long(SYSTEM_TABLE + 4 * k, VALID | MODIFIED | KERNEL_WRITE | k);
    for (unsigned k = 0; k < P0_PAGES; k++)
        put_long(P0_TABLE + 4 * k, VALID | MODIFIED | (k < 8 ? (unsigned)USER_READ : USER_WRITE) | (P0 / 512 + k));
    for (unsigned k = 0; k < P1_PAGES; k++)
        put_long(P1_TABLE + 4 * k, VALID | MODIFIED | USER_WRITE | (P1 / 512 + k));
    for (unsigned n = 0; n < ncases; n++) {
        uint8_t *r = image + RECORDS + n * RECORD;
        memcpy(r, &cases[n], AT_CODE);
        memcpy(r + AT_CODE, cases[n].code, CODE_BYTES);
        memcpy(r + AT_DATA, cases[n].data, DATA_BYTES);
        memcpy(r + AT_STACK, cases[n].stack, STACK_BYTES);
    }
}

static void make_script(const char *script, const char *memory)
{
    FILE *f = fopen(script, "w");
    fprintf(f, "set cpu 32m\nload -o %s 0\n", memory);
    fprintf(f, "dep SCBB %x\ndep SBR %x\ndep SLR %x\ndep P0BR %x\ndep P0LR %x\ndep P1BR %x\ndep P1LR %x\ndep MAPEN 1\n", SCB, SYSTEM_TABLE,
            MEMORY / 512, SYSTEM | P0_TABLE, P0_PAGES, (unsigned)(SYSTEM | P1_TABLE) - 4 * (0x200000 - P1_PAGES), 0x200000 - P1_PAGES);
    fprintf(f, "dep SP %x\ndep PSL 1f0000\ndep PC %x\ngo\n", SYSTEM | KERNEL_STACK, SYSTEM | DRIVER);
    for (unsigned n = 0; n < ncases; n++)
        fprintf(f, "ex -h -l %x-%x\n", RECORDS + n * RECORD + AT_AFTER, RECORDS + (n + 1) * RECORD - 4);
    fprintf(f, "quit\n");
    fclose(f);
}

/* Reads "ADDRESS: VALUE" into the results. */
static bool read_results(FILE *f)
{
    char line[256];
    unsigned long at, v, found = 0;

    while (fgets(line, sizeof line, f)) {
        if (sscanf(line, "%lx: %lx", &at, &v) != 2 || at < RECORDS)
            continue;
        unsigned n = (unsigned)((at - RECORDS) / RECORD), place = (unsigned)((at - RECORDS) % RECORD) - AT_AFTER;
        uint32_t v32 = (uint32_t)v;
        if (n < ncases && place + 4 <= sizeof theirs[n])
            memcpy((uint8_t *)&theirs[n] + place, &v32, sizeof v32);
        found++;
    }
    return found == (unsigned long)ncases * ((RECORD - AT_AFTER) / 4);
}

/* The driver stores the exception's whole stack. */
static void interpret(struct after *a)
{
    unsigned parameters;

    a->vector -= (uint32_t)(SYSTEM | STUBS) + 3;
    parameters =
        a->vector == VAX_TRAP_ACCESS ? 2 : a->vector == VAX_TRAP_ARITHMETIC || (a->vector >= VAX_TRAP_CHMK && a->vector <= VAX_TRAP_CHMU);
    for (unsigned k = parameters + 2; k < 4; k++)
        a->frame[k] = 0;
}

static bool run_simh(void)
{
    char dir[] = "/tmp/vax-simh-XXXXXX", script[64], memory[64], command[256];

    if (!mkdtemp(dir))
        return false;
    snprintf(script, sizeof script, "%s/script", dir);
    snprintf(memory, sizeof memory, "%s/memory", dir);
    make_image();
    FILE *f = fopen(memory, "wb");
    fwrite(image, 1, RECORDS + (size_t)ncases * RECORD, f);
    fclose(f);
    make_script(script, memory);
    snprintf(command, sizeof command, "vax780 %s </dev/null", script);
    f = popen(command, "r");
    bool ok = f && read_results(f);
    if (f)
        pclose(f);
    snprintf(command, sizeof command, "rm -r %s", dir);
    if (system(command) != 0 || !ok) {
        printf("vax780 has not run all cases\n");
        return false;
    }
    for (unsigned n = 0; n < ncases; n++)
        interpret(&theirs[n]);
    return true;
}

/* ---- digests ---------------------------------------------------------------------------------------------- */

static uint64_t digest(uint64_t h)
{
    for (unsigned n = 0; n < ncases; n++) {
        struct after a = ours[n];
        simplify(&a);
        const uint8_t *p = (const uint8_t *)&a;
        for (size_t k = 0; k < sizeof a; k++)
            h = (h ^ p[k]) * 1099511628211ull;
    }
    return h;
}

/* The recorded digest of that many cases of a seed, or 0. */
static unsigned long long recorded(const char *path, unsigned long long first, unsigned cases_each, unsigned batches)
{
    unsigned long long s, d, result = 0;
    unsigned n, b;
    FILE *f = fopen(path, "r");
    while (f && fscanf(f, "%llu %u %u %llx", &s, &n, &b, &d) == 4)
        if (s == first && n == cases_each && b == batches)
            result = d;
    if (f)
        fclose(f);
    return result;
}

int main(int argc, char **argv)
{
    unsigned cases_each = 2000, batches = 1;
    const char *digests = NULL;
    bool records = false;
    int option;

    while ((option = getopt(argc, argv, "vis:n:b:f:d:r")) != -1) {
        switch (option) {
        case 'v': verbose = true; break;
        case 'i': only_interpreter = true; break;
        case 's': seed = strtoull(optarg, NULL, 0); break;
        case 'n': cases_each = (unsigned)strtoul(optarg, NULL, 0); break;
        case 'b': batches = (unsigned)strtoul(optarg, NULL, 0); break;
        case 'f': filter = optarg; break;
        case 'd': digests = optarg; break;
        case 'r': records = true; break;
        default: return 2;
        }
    }
    unsigned long long first = seed, hash = 14695981039346656037ull, known = digests ? recorded(digests, seed, cases_each, batches) : 0;
    bool simh = system("command -v vax780 >/dev/null 2>&1") == 0;
    if (!simh && !known) {
        puts("no vax780 here (Debian's simh): skipped");
        return 77;
    }
    seed = seed * 0x9e3779b97f4a7c15 + 1;
    image = malloc(MEMORY);
    choose();
    for (unsigned b = 0; b < batches; b++) {
        ncases = cases_each < MOST_CASES ? cases_each : MOST_CASES;
        for (unsigned n = 0; n < ncases; n++)
            make_case(n);
        run_precis();
        hash = digest(hash);
        if (!simh)
            continue;
        if (!run_simh())
            return 1;
        for (unsigned n = 0; n < ncases; n++)
            if (!modified[n])
                same("simh", n, &ours[n], &theirs[n]);
    }
    unsigned long fewest = cases_of[0];
    for (unsigned k = 0; k < nchosen; k++)
        fewest = cases_of[k] < fewest ? cases_of[k] : fewest;
    printf("%u instructions, each in at least %lu cases\n", nchosen, fewest);
    printf("%lu comparisons, %lu differ; digest %016llx\n", compared, differing, (unsigned long long)hash);
    if (records && digests && simh && !differing) {
        FILE *f = fopen(digests, "a");
        fprintf(f, "%llu %u %u %016llx\n", first, cases_each, batches, (unsigned long long)hash);
        fclose(f);
    }
    if (known && known != hash) {
        puts("the digest is not the recorded one");
        return 1;
    }
    free(image);
    return differing != 0;
}
