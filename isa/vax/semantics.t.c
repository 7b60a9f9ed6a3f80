/* semantics.t.c - what the comparison with SIMH (simh.t.c) cannot show: pages, long strings, traces, calls by name, unwinding. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include "emu/ir/ir.h"
#include "isa/vax/vax.h"

enum { CODE = 0x1000, PAGE = 0x1000, DATA = 0x10000, DATA_PAGES = 4, STACK = 0x7fffe000, R0 = 0, R1, R3 = 3, AP = 12, FP, SP };

struct machine {
    struct space *s;
    struct cpu *c;
    struct cpu_stop why;
};

static struct machine begin(enum cpu_engine engine)
{
    struct machine m = {.s = space_new(&vax_isa.space)};
    space_map(m.s, CODE, 2 * PAGE, MEM_R | MEM_W | MEM_X, 0, NULL);
    space_map(m.s, DATA, DATA_PAGES * PAGE, MEM_R | MEM_W, 0, NULL);
    space_map(m.s, STACK, PAGE, MEM_R | MEM_W, 0, NULL);
    m.c = cpu_new(&vax_isa, m.s);
    cpu_set_engine(m.c, engine);
    cpu_reg_set(m.c, SP, STACK + 0x800);
    cpu_set_pc(m.c, CODE);
    return m;
}

static void end(struct machine *m)
{
    cpu_free(m->c);
    space_unref(m->s);
}

/* Stores bytes written in hexadecimal. */
static void put(struct machine *m, uint32_t at, const char *hex)
{
    for (const char *p = hex; *p; p += p[2] == ' ' ? 3 : 2) {
        uint8_t byte = (uint8_t)strtoul((char[]){p[0], p[1], 0}, NULL, 16);
        assert_int_equal(mem_poke(m->s, at++, &byte, 1), 1);
    }
}

static uint32_t reg(struct machine *m, const char *name)
{
    return (uint32_t)cpu_reg_get(m->c, cpu_reg_find(&vax_isa, name));
}

static void set(struct machine *m, const char *name, uint32_t v)
{
    cpu_reg_set(m->c, cpu_reg_find(&vax_isa, name), v);
}

static void run(struct machine *m)
{
    cpu_run(m->c, 100000, &m->why);
}

#define EACH_ENGINE(m)                                                                    \
    for (struct machine m = {0}, *once = &m; once; once = NULL)                           \
        for (int engine = CPU_ENGINE_INTERP; engine <= CPU_ENGINE_JIT; end(&m), engine++) \
            if ((m = begin((enum cpu_engine)engine)), 1)

/* ---- calls of the kernel, traps ------------------------------------------------------------------------- */

static void system_call(void **state)
{
    (void)state;
    EACH_ENGINE(m)
    {
        put(&m, CODE, "bc 04 bc 8f 2a 01 bd 03"); /* chmk $4; chmk $0x12a; chme $3 */
        run(&m);
        assert_int_equal(m.why.reason, CPU_SYSCALL);
        assert_int_equal(m.why.code, 4);
        assert_int_equal(reg(&m, "pc"), CODE + 2);
        run(&m);
        assert_int_equal(reg(&m, "code"), 0x12a);
        assert_int_equal(reg(&m, "pc"), CODE + 6);
        vax_set_carry(m.c, true);
        assert_int_equal(reg(&m, "psl"), VAX_PSL_USER | VAX_PSL_C);
        run(&m);
        assert_int_equal(m.why.reason, CPU_TRAP);
        assert_int_equal(m.why.trap, VAX_TRAP_CHME);
        assert_int_equal(m.why.isr, 3);
    }
}

static void check_trap(struct machine *m, unsigned trap, uint64_t code, uint32_t pc)
{
    run(m);
    assert_int_equal(m->why.reason, CPU_TRAP);
    assert_int_equal(m->why.trap, trap);
    assert_int_equal(m->why.code, code);
    assert_int_equal(reg(m, "pc"), pc);
}

static void traps(void **state)
{
    (void)state;
    EACH_ENGINE(m)
    {
        put(&m, CODE, "c6 00 50 03"); /* divl2 $0,r0; bpt */
        check_trap(&m, VAX_TRAP_ARITHMETIC, VAX_ARITH_INTEGER_DIVIDE, CODE + 3);
        check_trap(&m, VAX_TRAP_BPT, 0, CODE + 3);
        put(&m, CODE + 3, "fc");
        check_trap(&m, VAX_TRAP_XFC, 0, CODE + 3);
        put(&m, CODE + 3, "00");
        check_trap(&m, VAX_TRAP_RESERVED_INSTRUCTION, 0, CODE + 3);
        put(&m, CODE + 3, "fd 60 51 51"); /* addh2 */
        check_trap(&m, VAX_TRAP_RESERVED_INSTRUCTION, 1, CODE + 3);
        put(&m, CODE + 3, "9f 50"); /* pushab r0 */
        check_trap(&m, VAX_TRAP_RESERVED_ADDRESS, 0, CODE + 3);
        put(&m, CODE + 3, "46 00 50"); /* divf2 $0.5,r0, r0 = reserved operand */
        set(&m, "r0", 0x8000);
        check_trap(&m, VAX_TRAP_RESERVED_OPERAND, 0, CODE + 3);
    }
}

/* T traces each instruction; a trap and a trace come one after the other. */
static void traces(void **state)
{
    (void)state;
    EACH_ENGINE(m)
    {
        put(&m, CODE, "d0 05 50 c6 00 50 01"); /* movl $5,r0; divl2 $0,r0; nop */
        set(&m, "psl", VAX_PSL_USER | VAX_PSL_T);
        check_trap(&m, VAX_TRAP_TRACE, 0, CODE + 3);
        assert_int_equal(reg(&m, "r0"), 5);
        check_trap(&m, VAX_TRAP_ARITHMETIC, VAX_ARITH_INTEGER_DIVIDE, CODE + 6);
        assert_int_equal(reg(&m, "psl") & VAX_PSL_TP, VAX_PSL_TP);
        check_trap(&m, VAX_TRAP_TRACE, 0, CODE + 6);
        assert_int_equal(reg(&m, "psl") & VAX_PSL_TP, 0);
        check_trap(&m, VAX_TRAP_TRACE, 0, CODE + 7);
    }
}

/* ---- pages ------------------------------------------------------------------------------------------------ */

/* An instruction in two pages, of which the second changes, and is then taken away. */
static void two_pages(void **state)
{
    (void)state;
    EACH_ENGINE(m)
    {
        const uint32_t at = CODE + PAGE - 3;
        for (unsigned k = 0; k < 40; k++) {
            put(&m, at, k % 2 ? "d0 8f 11 22 33 44 50 03" : "d0 8f 55 66 77 88 50 03"); /* movl $n,r0; bpt */
            cpu_set_pc(m.c, at);
            check_trap(&m, VAX_TRAP_BPT, 0, at + 7);
            assert_int_equal(reg(&m, "r0"), k % 2 ? 0x44332211 : 0x88776655);
        }
        put(&m, CODE + PAGE, "ff"); /* only the second page */
        cpu_set_pc(m.c, at);
        check_trap(&m, VAX_TRAP_BPT, 0, at + 7);
        assert_int_equal(reg(&m, "r0"), 0x4433ff11);
        space_unmap(m.s, CODE + PAGE, PAGE);
        cpu_set_pc(m.c, at);
        run(&m);
        assert_int_equal(m.why.reason, CPU_FAULT);
        assert_int_equal(m.why.addr, CODE + PAGE);
        assert_int_equal(m.why.access, MEM_EXEC);
        assert_int_equal(reg(&m, "pc"), at);
    }
}

/* A fault undoes what addressing modes have done. */
static void undone(void **state)
{
    (void)state;
    EACH_ENGINE(m)
    {
        put(&m, CODE, "c1 81 72 63 00 00 00 00 00"); /* addl3 (r1)+,-(r2),(r3) */
        put(&m, CODE + 16, "fa 81 62");              /* callg (r1)+,(r2): by a helper */
        set(&m, "r1", DATA);
        set(&m, "r2", DATA + 16);
        set(&m, "r3", 0x40000000);
        for (unsigned k = 0; k < 2; k++) {
            cpu_set_pc(m.c, CODE + 16 * k);
            run(&m);
            assert_int_equal(m.why.reason, CPU_FAULT);
            assert_int_equal(m.why.addr, k ? STACK - 4 : 0x40000000);
            assert_int_equal(vax_access_reason(&m.why), VAX_ACCESS_LENGTH | VAX_ACCESS_WRITE);
            assert_int_equal(reg(&m, "r1"), DATA);
            assert_int_equal(reg(&m, "r2"), DATA + 16);
            set(&m, "sp", STACK + 16); /* room for four longwords of a frame */
        }
    }
}

/* ---- procedures --------------------------------------------------------------------------------------------- */

static void calls_and_callers(void **state)
{
    (void)state;
    EACH_ENGINE(m)
    {
        struct isa_frame f;
        put(&m, CODE, "dd 07 fb 01 af 1a 03");           /* pushl $7; calls $1,f; bpt */
        put(&m, CODE + 0x20, "0c 40 fb 00 af 0a 04");    /* f: .word 0x400c; calls $0,g; ret */
        put(&m, CODE + 0x30, "00 00 03 d4 52 d4 53 04"); /* g: .word 0; bpt; clrl r2; clrl r3; ret */
        set(&m, "r2", 22);
        set(&m, "r3", 33);
        set(&m, "fp", 0);
        check_trap(&m, VAX_TRAP_BPT, 0, CODE + 0x32);
        assert_int_equal(reg(&m, "psl") & (VAX_PSL_IV | VAX_PSL_DV | VAX_PSL_CC), 0);
        vax_innermost(m.c, &f);
        assert_int_equal(f.pc, CODE + 0x32);
        assert_true(vax_caller(m.c, NULL, 0, &f));
        assert_int_equal(f.pc, CODE + 0x26);
        assert_true(vax_caller(m.c, NULL, 0, &f));
        assert_int_equal(f.pc, CODE + 6);
        assert_false(vax_caller(m.c, NULL, 0, &f));
        cpu_set_pc(m.c, CODE + 0x33);
        check_trap(&m, VAX_TRAP_BPT, 0, CODE + 6);
        assert_int_equal(reg(&m, "r2"), 22); /* f's mask, not g's */
        assert_int_equal(reg(&m, "r3"), 33);
        assert_int_equal(reg(&m, "sp"), STACK + 0x800);
        assert_int_equal(reg(&m, "fp"), 0);
    }
}

/* The mask of a procedure that is called again changes. */
static void changed_mask(void **state)
{
    (void)state;
    EACH_ENGINE(m)
    {
        put(&m, CODE, "fb 00 ef 39 00 00 00 03"); /* calls $0,CODE + 0x40; bpt */
        for (unsigned k = 0; k < 40; k++) {
            put(&m, CODE + 0x40, k % 3 ? "04 00 d0 01 52 d0 02 53 04" : "0c 00 d0 01 52 d0 02 53 04"); /* movl $1,r2; movl $2,r3; ret */
            set(&m, "r2", 22);
            set(&m, "r3", 33);
            cpu_set_pc(m.c, CODE);
            check_trap(&m, VAX_TRAP_BPT, 0, CODE + 7);
            assert_int_equal(reg(&m, "r2"), 22);
            assert_int_equal(reg(&m, "r3"), k % 3 ? 2 : 33);
        }
    }
}

/* ---- instructions that go on -------------------------------------------------------------------------------- */

enum { BYTES = DATA_PAGES * PAGE };

static void fill(struct machine *m)
{
    static uint8_t bytes[BYTES];
    for (unsigned k = 0; k < BYTES; k++)
        bytes[k] = (uint8_t)(k * 7 + k / 251);
    mem_poke(m->s, DATA, bytes, BYTES);
}

/* Copies all that a program sees to another cpu. */
static void move_state(struct machine *m, enum cpu_engine engine)
{
    struct cpu *other = cpu_new(&vax_isa, m->s);
    cpu_set_engine(other, engine);
    for (int k = 0; k < 16; k++)
        cpu_reg_set(other, k, cpu_reg_get(m->c, k));
    cpu_reg_set(other, cpu_reg_find(&vax_isa, "psl"), reg(m, "psl"));
    cpu_free(m->c);
    m->c = other;
}

/* Executes step by step, each on another cpu; a page is not there at first. Returns the number of steps. */
static unsigned step_by_step(struct machine *m, uint32_t hole, enum cpu_engine engine)
{
    static uint8_t page[PAGE];
    unsigned steps = 0, faults = 0;

    mem_peek(m->s, hole, page, PAGE);
    space_protect(m->s, hole, PAGE, 0);
    for (; steps < 10000; steps++) {
        cpu_step(m->c, &m->why);
        if (m->why.reason == CPU_FAULT) {
            assert_in_range(m->why.addr, hole, hole + PAGE - 1);
            assert_int_equal(reg(m, "psl") & VAX_PSL_FPD, VAX_PSL_FPD);
            space_protect(m->s, hole, PAGE, MEM_R | MEM_W);
            faults++;
        } else if (m->why.reason == CPU_TRAP) {
            break;
        }
        move_state(m, engine);
    }
    assert_int_equal(m->why.trap, VAX_TRAP_BPT);
    assert_int_equal(faults, 1);
    return steps;
}

/* Each instruction whole on one machine, and in steps on another, gives the same registers and memory. */
static void long_instructions(void **state)
{
    static const char *const codes[] = {
        "28 8f 00 20 61 63 03",                   /* movc3 $0x2000,(r1),(r3) */
        "28 8f 00 20 63 61 03",                   /* … the other way, and overlapping */
        "2c 8f 00 08 61 2a 8f 00 18 63 03",       /* movc5 $0x800,(r1),$'*',$0x1800,(r3) */
        "29 8f 00 20 61 61 03",                   /* cmpc3 of equal strings */
        "3b 00 8f 00 30 61 03",                   /* skpc of zeros */
        "2a 8f 00 20 61 65 00 03",                /* scanc */
        "2e 8f 00 10 61 20 65 8f 00 18 63 03",    /* movtc */
        "2f 8f 00 10 61 8f ff 65 8f 00 18 63 03", /* movtuc */
        "0b 65 00 8f 00 20 61 03",                /* crc */
        "39 04 66 8f 00 20 61 03",                /* matchc: not found */
        "39 8f 00 14 61 8f 00 20 63 03",          /* … of 0x1400 zeros: found after that many bytes */
    };
    static uint8_t a[BYTES], b[BYTES];
    enum { SKPC = 4, SCANC = 5, MOVTUC = 7, ZEROS = 10 }; /* of codes; SCANC and MOVTUC with a table of zeros */

    (void)state;
    for (unsigned k = 0; k < sizeof codes / sizeof *codes; k++)
        for (int engine = CPU_ENGINE_INTERP; engine <= CPU_ENGINE_JIT; engine++) {
            struct machine whole = begin(CPU_ENGINE_INTERP), steps = begin((enum cpu_engine)engine);
            for (struct machine *m = &whole; m; m = m == &whole ? &steps : NULL) {
                put(m, CODE, codes[k]);
                if (k != SKPC && k != ZEROS)
                    fill(m);
                put(m, STACK + 0x100, "fe fe fe fe");
                set(m, "r1", DATA + 0x10);
                set(m, "r3", DATA + 0x1213);
                set(m, "r5", k == SCANC || k == MOVTUC ? STACK + 0x200 : DATA + 0x3000);
                set(m, "r6", STACK + 0x100);
            }
            run(&whole);
            assert_int_equal(whole.why.trap, VAX_TRAP_BPT);
            assert_true(step_by_step(&steps, DATA + PAGE, (enum cpu_engine)engine) > 4);
            for (int r = 0; r < 15; r++)
                assert_int_equal(cpu_reg_get(whole.c, r), cpu_reg_get(steps.c, r));
            assert_int_equal(reg(&whole, "psl"), reg(&steps, "psl"));
            mem_peek(whole.s, DATA, a, BYTES);
            mem_peek(steps.s, DATA, b, BYTES);
            assert_memory_equal(a, b, BYTES);
            end(&whole);
            end(&steps);
        }
}

/* MATCHC whose strings end in a page that is not there has no count of matching bytes in R2 then, as on the 11/780. */
static void match_faults(void **state)
{
    (void)state;
    EACH_ENGINE(m)
    {
        enum { LENGTH = 0x800, FOUND = CODE + 9 };
        put(&m, CODE, "39 8f 00 08 61 8f 00 08 63 03"); /* matchc $0x800,(r1),$0x800,(r3) */
        set(&m, "r1", DATA + PAGE - 0x300);
        set(&m, "r3", DATA + PAGE - 0x300);
        space_protect(m.s, DATA + PAGE, PAGE, 0);
        run(&m);
        assert_int_equal(m.why.reason, CPU_FAULT);
        assert_int_equal(m.why.addr, DATA + PAGE);
        assert_int_equal(reg(&m, "r2"), LENGTH);
        space_protect(m.s, DATA + PAGE, PAGE, MEM_R | MEM_W);
        check_trap(&m, VAX_TRAP_BPT, 0, FOUND);
        assert_int_equal(reg(&m, "r3"), DATA + PAGE - 0x300 + LENGTH);
    }
}

/* EDITPC whose destination faults goes on with the operator that did. */
static void edit_goes_on(void **state)
{
    (void)state;
    EACH_ENGINE(m)
    {
        static const char expected[] = " $12.34";
        char text[8] = "";
        const uint32_t to = DATA + PAGE - 3;
        put(&m, CODE, "38 05 61 62 63 03");            /* editpc $5,(r1),(r2),(r3) */
        put(&m, DATA, "01 23 4c");                     /* 01234+ */
        put(&m, DATA + 16, "41 24 a3 01 44 2e 92 00"); /* load_sign '$'; float 3; end_float; insert '.'; move 2; end */
        set(&m, "r1", DATA);
        set(&m, "r2", DATA + 16);
        set(&m, "r3", to);
        space_protect(m.s, DATA + PAGE, PAGE, 0);
        run(&m);
        assert_int_equal(m.why.reason, CPU_FAULT);
        assert_int_equal(m.why.addr, DATA + PAGE);
        assert_int_equal(reg(&m, "psl") & VAX_PSL_FPD, VAX_PSL_FPD);
        assert_int_equal(reg(&m, "pc"), CODE);
        space_protect(m.s, DATA + PAGE, PAGE, MEM_R | MEM_W);
        check_trap(&m, VAX_TRAP_BPT, 0, CODE + 5);
        mem_peek(m.s, to, text, sizeof expected - 1);
        assert_string_equal(text, expected);
        assert_int_equal(reg(&m, "r0"), 5);
        assert_int_equal(reg(&m, "r1"), DATA);
        assert_int_equal(reg(&m, "r5"), to + sizeof expected - 1);
        assert_int_equal(reg(&m, "psl") & (VAX_PSL_FPD | VAX_PSL_N | VAX_PSL_Z), 0);
    }
}

/* An execution does some 256 bytes, or at most one operator more. */
static void edit_in_steps(void **state)
{
    (void)state;
    EACH_ENGINE(m)
    {
        unsigned steps = 0;
        put(&m, CODE, "38 01 61 62 63 03");                        /* editpc $1,(r1),(r2),(r3) */
        put(&m, DATA, "0c");                                       /* 0+ */
        put(&m, DATA + 16, "91 45 ff 45 ff 45 ff 45 ff 45 ff 00"); /* move 1; blank_zero 255, five times; end */
        set(&m, "r1", DATA);
        set(&m, "r2", DATA + 16);
        set(&m, "r3", DATA + PAGE);
        do
            cpu_step(m.c, &m.why);
        while (m.why.reason != CPU_TRAP && ++steps < 100);
        assert_int_equal(m.why.trap, VAX_TRAP_BPT);
        assert_in_range(steps, 5, 6);
        assert_int_equal(reg(&m, "r5"), DATA + PAGE + 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        // clang-format off
        cmocka_unit_test(system_call),       cmocka_unit_test(traps),        cmocka_unit_test(traces),
        cmocka_unit_test(two_pages),         cmocka_unit_test(undone),       cmocka_unit_test(calls_and_callers),
        cmocka_unit_test(changed_mask),      cmocka_unit_test(long_instructions), cmocka_unit_test(edit_goes_on),
        cmocka_unit_test(edit_in_steps),     cmocka_unit_test(match_faults),
        // clang-format on
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
