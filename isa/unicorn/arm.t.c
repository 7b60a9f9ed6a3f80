/*
 * arm.t.c - ARM, AArch64 and RISC-V run in user mode: exact stops in Thumb instructions with IT blocks, privileged instructions trap,
 * counters are the virtual cycle.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "emu/cpu/isa.h"
#include "isa/unicorn/trap.h"

extern const struct isa aarch64_isa, arm_isa, riscv64_isa;

enum { TEXT = 0x10000, DATA = 0x20000, CPSR_IT = 3 << 25 | 0x3f << 10 };

static struct cpu *load(const struct isa *isa, const void *code, size_t size)
{
    struct space *s = space_new(&isa->space);
    assert_int_equal(space_map(s, TEXT, 0x1000, MEM_R | MEM_X, 0, NULL), 0);
    assert_int_equal(space_map(s, DATA, 0x1000, MEM_R | MEM_W, 0, NULL), 0);
    assert_int_equal(mem_poke(s, TEXT, code, size), size);
    struct cpu *c = cpu_new(isa, s);
    assert_non_null(c);
    space_unref(s);
    cpu_set_pc(c, TEXT);
    return c;
}

static uint64_t reg_of(const struct cpu *c, const char *name)
{
    return cpu_reg_get(c, cpu_reg_find(cpu_isa(c), name));
}

/* r0 counts down from 3 in Thumb instructions; then a load at sp, conditional, faults. */
static const uint16_t thumb[] = {
    0x1004, 0xe28f, 0x7005, 0xe28f, 0xff17, 0xe12f, 0x0000, 0x0000, /* add r1,pc,#4; add r7,pc,#5; bx r7; .word 0 */
    0x2003, 0x2802, 0xbf0b, 0x3101, 0x3201, 0xf103, 0x0301, 0x4604, /* movs r0,#3; loop: cmp r0,#2; itete eq; adds; movne r4,r0 */
    0x2801, 0xbf1c, 0x3501, 0xe000, 0xbf00,                         /* cmp r0,#1; itt ne; addne r5,#1; bne .+4; nop */
    0x3801, 0xd1f1, 0xbf20, 0x2800,                                 /* subs r0,#1; bne loop; wfe; cmp r0,#0 */
    0xbf02, 0x9e00, 0x3501, 0xdf00,                                 /* ittt eq; ldreq r6,[sp]; addeq r5,#1; svceq #0 */
};
enum { THUMB_LOAD = TEXT + 52 };

static void arm_stops_in_it_blocks(void **state)
{
    (void)state;
    struct cpu *stepped = load(&arm_isa, thumb, sizeof thumb);
    struct cpu_stop why = {.reason = CPU_BUDGET};
    uint64_t all = 0;
    for (; why.reason == CPU_BUDGET && all < 100; all++) {
        struct cpu *c = load(&arm_isa, thumb, sizeof thumb);
        assert_int_equal(cpu_run(c, all, &why), all);
        assert_int_equal(why.reason, CPU_BUDGET);
        for (unsigned r = 0; r < arm_isa.nregs; r++)
            assert_int_equal(cpu_reg_get(c, (int)r), cpu_reg_get(stepped, (int)r));
        cpu_free(c);
        cpu_step(stepped, &why);
    }
    assert_true(why.reason == CPU_FAULT && why.addr == 0 && cpu_pc(stepped) == THUMB_LOAD);
    assert_true(reg_of(stepped, "cpsr") & CPSR_IT);
    assert_int_equal(reg_of(stepped, "r5"), 2);
    cpu_reg_set(stepped, cpu_reg_find(&arm_isa, "sp"), DATA);
    assert_int_equal(cpu_run(stepped, 9, &why), 3);
    assert_true(why.reason == CPU_SYSCALL && cpu_pc(stepped) == THUMB_LOAD + 6 && !(reg_of(stepped, "cpsr") & CPSR_IT));
    assert_int_equal(reg_of(stepped, "r5"), 3);
    cpu_free(stepped);
}

/* The same bytes are two ARM and four Thumb instructions. */
static void arm_counts_by_instruction_set(void **state)
{
    (void)state;
    static const uint16_t code[] = {0x0000, 0xe0a0, 0x0000, 0xef00}; /* adc r0,r0,r0; svc #0, or movs; b .+0x144; movs; ... */
    struct cpu *c = load(&arm_isa, code, sizeof code);
    struct cpu_stop why;
    assert_int_equal(cpu_run(c, 9, &why), 2);
    assert_true(why.reason == CPU_SYSCALL && cpu_pc(c) == TEXT + 8);
    cpu_set_pc(c, TEXT);
    cpu_reg_set(c, cpu_reg_find(&arm_isa, "cpsr"), 0x30);
    assert_int_equal(cpu_run(c, 2, &why), 2);
    assert_int_equal(cpu_pc(c), TEXT + 6 + 0x140);
    cpu_free(c);
}

static void expect_illegal(const struct isa *isa, uint32_t word)
{
    struct cpu *c = load(isa, &word, sizeof word);
    struct cpu_stop why;
    assert_int_equal(cpu_run(c, 9, &why), 0);
    assert_true(why.reason == CPU_TRAP && why.trap == UNICORN_ILLEGAL && cpu_pc(c) == TEXT);
    cpu_free(c);
}

static void privileged_instructions_trap(void **state)
{
    (void)state;
    expect_illegal(&arm_isa, 0xe14f0000);     /* mrs r0,spsr */
    expect_illegal(&arm_isa, 0xee010f10);     /* mcr p15,0,r0,c1,c0,0 */
    expect_illegal(&aarch64_isa, 0xd5181000); /* msr sctlr_el1,x0 */
    expect_illegal(&aarch64_isa, 0xd69f03e0); /* eret */
    expect_illegal(&riscv64_isa, 0x30200073); /* mret */
    expect_illegal(&riscv64_isa, 0x300022f3); /* csrr t0,mstatus */
}

static void counters_are_virtual(void **state)
{
    (void)state;
    static const uint32_t aarch64[] = {0xd503201f, 0xd503201f, 0xd53be040, 0xd503201f, 0xd53be041}; /* nop; nop; mrs x0,cntvct_el0 ... x1 */
    static const uint32_t riscv64[] = {0x13, 0x13, 0xc0002573, 0x13, 0xc02025f3}; /* nop; nop; rdcycle a0; nop; rdinstret a1 */
    struct cpu *c = load(&aarch64_isa, aarch64, sizeof aarch64), *d = load(&riscv64_isa, riscv64, sizeof riscv64);
    struct cpu_stop why;
    cpu_set_cycle_base(c, 1000);
    cpu_set_cycle_base(d, 1000);
    assert_int_equal(cpu_run(c, 5, &why), 5);
    assert_int_equal(cpu_run(d, 5, &why), 5);
    assert_true(reg_of(c, "x0") == 1002 && reg_of(c, "x1") == 1004);
    assert_true(reg_of(d, "a0") == 1002 && reg_of(d, "a1") == 1004);
    cpu_free(c);
    cpu_free(d);
}

static void instructions_are_aligned(void **state)
{
    (void)state;
    static const uint32_t code[] = {0x10000050, 0xd61f0200, 0xd503201f}; /* adr x16,.+8; br x16; nop */
    struct cpu *c = load(&aarch64_isa, code, sizeof code);
    struct cpu_stop why;
    cpu_reg_set(c, cpu_reg_find(&aarch64_isa, "x16"), TEXT + 10);
    cpu_set_pc(c, TEXT + 4);
    assert_int_equal(cpu_run(c, 9, &why), 1);
    assert_true(why.reason == CPU_TRAP && why.trap == UNICORN_ALIGN && cpu_pc(c) == TEXT + 10);
    cpu_free(c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arm_stops_in_it_blocks),       cmocka_unit_test(arm_counts_by_instruction_set),
        cmocka_unit_test(privileged_instructions_trap), cmocka_unit_test(counters_are_virtual),
        cmocka_unit_test(instructions_are_aligned),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
