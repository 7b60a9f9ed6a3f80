/*
 * engine.t.c - exact runs: a small RISC-V program with instructions of 2 and 4 bytes stops after every number of instructions with the same
 * registers and memory, at a fault with its address, at breakpoints, when it writes its own code, and after a clone.
 */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <cmocka.h>

#include "emu/cpu/isa.h"
#include "isa/unicorn/trap.h"

extern const struct isa riscv64_isa;

enum { TEXT = 0x10000, DATA = 0x20000 };

/* a0 counts down from 3 and is stored at DATA in each round; then a load at 12 faults. */
static const uint16_t counting[] = {
    0x450d,         /* li a0,3 */
    0x05b7, 0x0002, /* lui a1,0x20 */
    0xc188,         /* loop: sw a0,0(a1) */
    0x157d,         /* addi a0,a0,-1 */
    0xfd75,         /* bnez a0,loop */
    0x4190,         /* lw a2,0(a1) */
    0x0001,         /* nop */
    0x2683, 0x00c0, /* lw a3,12(zero) */
};
enum { COUNTING = 2 + 3 * 3 + 2, LOOP = TEXT + 6, LOAD_12 = TEXT + 16 };

static struct cpu *load(const void *code, size_t size, unsigned prot)
{
    struct space *s = space_new(&riscv64_isa.space);
    assert_int_equal(space_map(s, TEXT, 0x1000, prot, 0, NULL), 0);
    assert_int_equal(space_map(s, DATA, 0x1000, MEM_R | MEM_W, 0, NULL), 0);
    assert_int_equal(mem_poke(s, TEXT, code, size), size);
    struct cpu *c = cpu_new(&riscv64_isa, s);
    assert_non_null(c);
    space_unref(s);
    cpu_set_pc(c, TEXT);
    return c;
}

static uint64_t reg_of(const struct cpu *c, const char *name)
{
    return cpu_reg_get(c, cpu_reg_find(cpu_isa(c), name));
}

static void stops_after_every_budget(void **state)
{
    (void)state;
    struct cpu *stepped = load(counting, sizeof counting, MEM_R | MEM_X);
    for (uint64_t n = 0; n <= COUNTING; n++) {
        struct cpu *c = load(counting, sizeof counting, MEM_R | MEM_X);
        struct cpu_stop why;
        assert_int_equal(cpu_run(c, n, &why), n);
        assert_int_equal(why.reason, CPU_BUDGET);
        assert_int_equal(cpu_instructions(c), n);
        assert_int_equal(cpu_pc(c), cpu_pc(stepped));
        for (unsigned r = 0; r < riscv64_isa.nregs; r++)
            assert_int_equal(cpu_reg_get(c, (int)r), cpu_reg_get(stepped, (int)r));
        assert_int_equal(cpu_run(c, 100, &why), COUNTING - n);
        assert_true(why.reason == CPU_FAULT && why.addr == 12 && why.access == MEM_READ && why.fault == MEM_FAULT_UNMAPPED &&
                    why.size == 4);
        assert_true(cpu_pc(c) == LOAD_12 && reg_of(c, "a0") == 0 && reg_of(c, "a2") == 1);
        cpu_free(c);
        cpu_step(stepped, &why);
    }
    cpu_free(stepped);
}

static void stops_at_breakpoints(void **state)
{
    (void)state;
    struct cpu *c = load(counting, sizeof counting, MEM_R | MEM_X);
    struct cpu_stop why;
    cpu_set_breakpoint(c, LOOP, true);
    assert_int_equal(cpu_run(c, 100, &why), 2);
    assert_int_equal(why.reason, CPU_BREAK);
    assert_int_equal(cpu_run(c, 100, &why), 3);
    assert_int_equal(why.reason, CPU_BREAK);
    assert_int_equal(cpu_run(c, 2, &why), 2);
    assert_int_equal(why.reason, CPU_BUDGET);
    cpu_set_breakpoint(c, LOOP, false);
    cpu_set_breakpoint(c, LOOP + 2, true);
    assert_int_equal(cpu_run(c, 100, &why), 2);
    assert_true(why.reason == CPU_BREAK && cpu_pc(c) == LOOP + 2);
    cpu_free(c);
}

static void a_fault_can_be_mended(void **state)
{
    (void)state;
    static const uint16_t store[] = {0x05b7, 0x0002, /* lui a1,0x20 */ 0x450d, /* li a0,3 */ 0xc5c8, /* sw a0,12(a1) */ 0x0001 /* nop */};
    struct cpu *c = load(store, sizeof store, MEM_R | MEM_X);
    struct cpu_stop why;
    uint32_t word = 0;
    assert_int_equal(space_protect(cpu_space(c), DATA, 0x1000, MEM_R), 0);
    assert_int_equal(cpu_run(c, 4, &why), 2);
    assert_true(why.reason == CPU_FAULT && why.addr == DATA + 12 && why.access == MEM_WRITE && why.fault == MEM_FAULT_PROT);
    assert_int_equal(space_protect(cpu_space(c), DATA, 0x1000, MEM_R | MEM_W), 0);
    assert_int_equal(cpu_run(c, 2, &why), 2);
    assert_int_equal(why.reason, CPU_BUDGET);
    mem_read(cpu_space(c), DATA + 12, &word, sizeof word);
    assert_int_equal(word, 3);
    cpu_free(c);
}

/* Stores an instruction over the one that follows, in the same block. */
static void sees_changes_of_its_code(void **state)
{
    (void)state;
    static const uint16_t code[] = {
        0x0317, 0x0000,                                 /* auipc t1,0 */
        0x2383, 0x0203,                                 /* lw t2,32(t1) */
        0x2823, 0x0073,                                 /* sw t2,16(t1) */
        0x0001, 0x0001,                                 /* nop, nop */
        0x0513, 0x0010,                                 /* li a0,1; becomes li a0,2 */
        0x0073, 0x0000,                                 /* ecall */
        0x0001, 0x0001, 0x0001, 0x0001, 0x0513, 0x0020, /* li a0,2 */
    };
    for (unsigned first = 0; first < 7; first++) {
        struct cpu *c = load(code, sizeof code, MEM_R | MEM_W | MEM_X);
        struct cpu_stop why;
        assert_int_equal(cpu_run(c, first, &why), first);
        assert_int_equal(cpu_run(c, 100, &why), 7 - first);
        assert_int_equal(why.reason, CPU_SYSCALL);
        assert_int_equal(cpu_pc(c), TEXT + 24);
        assert_int_equal(reg_of(c, "a0"), 2);
        /* The host writes, too. */
        uint32_t li_a0_7 = 0x00700513;
        mem_write(cpu_space(c), TEXT + 16, &li_a0_7, 4);
        cpu_set_pc(c, TEXT + 16);
        assert_int_equal(cpu_run(c, 100, &why), 2);
        assert_int_equal(reg_of(c, "a0"), 7);
        cpu_free(c);
    }
}

static void clones_go_their_own_way(void **state)
{
    (void)state;
    struct cpu *c = load(counting, sizeof counting, MEM_R | MEM_X);
    struct cpu_stop why;
    uint32_t word;
    cpu_run(c, 3, &why); /* 3 is stored */
    struct space *forked = space_fork(cpu_space(c));
    struct cpu *d = cpu_clone(c, forked), *thread = cpu_clone(c, cpu_space(c));
    space_unref(forked);
    cpu_run(c, 100, &why);
    assert_true(reg_of(c, "a2") == 1 && reg_of(d, "a0") == 3 && reg_of(thread, "a0") == 3 && cpu_pc(d) == LOOP + 2);
    mem_read(cpu_space(d), DATA, &word, 4);
    assert_int_equal(word, 3);
    assert_int_equal(cpu_run(d, 100, &why), COUNTING - 3);
    assert_int_equal(cpu_run(thread, 100, &why), COUNTING - 3);
    cpu_free(thread);
    cpu_free(c);
    cpu_free(d);
}

static void traps_are_told_apart(void **state)
{
    (void)state;
    static const uint16_t code[] = {0x0001, 0x9002, /* c.ebreak */ 0x0073, 0x0010, /* ebreak */ 0xffff, 0xffff,
                                    0x2573, 0xc030 /* csrr a0,hpmcounter3 */};
    struct cpu *c = load(code, sizeof code, MEM_R | MEM_X);
    struct cpu_stop why;
    assert_int_equal(cpu_run(c, 9, &why), 1);
    assert_true(why.reason == CPU_TRAP && why.trap == UNICORN_BREAK && cpu_pc(c) == TEXT + 2);
    cpu_set_pc(c, TEXT + 4);
    assert_int_equal(cpu_run(c, 9, &why), 0);
    assert_true(why.reason == CPU_TRAP && why.trap == UNICORN_BREAK && cpu_pc(c) == TEXT + 4);
    cpu_set_pc(c, TEXT + 8);
    assert_int_equal(cpu_run(c, 9, &why), 0);
    assert_true(why.reason == CPU_TRAP && why.trap == UNICORN_ILLEGAL && cpu_pc(c) == TEXT + 8);
    cpu_set_pc(c, TEXT + 12);
    assert_int_equal(cpu_run(c, 9, &why), 0);
    assert_true(why.reason == CPU_TRAP && why.trap == UNICORN_ILLEGAL && cpu_pc(c) == TEXT + 12);
    cpu_set_pc(c, TEXT + 0xffe); /* and 0x1000 is not mapped */
    assert_int_equal(cpu_run(c, 9, &why), 0);
    assert_int_equal(why.reason, CPU_TRAP);
    cpu_free(c);
}

static void a_file_shrinks_under_it(void **state)
{
    (void)state;
    static const uint16_t code[] = {0x05b7, 0x0003, /* lui a1,0x30 */ 0x4190, /* lw a2,0(a1) */ 0x4190, 0x4190, 0x4190, 0xbff5 /* j -4 */};
    struct cpu *c = load(code, sizeof code, MEM_R | MEM_X);
    struct cpu_stop why;
    int fd = memfd_create("file", 0);
    assert_int_equal(ftruncate(fd, 0x1000), 0);
    assert_int_equal(space_map(cpu_space(c), 0x30000, 0x1000, MEM_R, MAP_KIND_SHARED, &(struct mem_file){.fd = fd, .name = "file"}), 0);
    assert_int_equal(cpu_run(c, 100, &why), 100);
    assert_int_equal(ftruncate(fd, 0), 0);
    assert_in_range(cpu_run(c, 100, &why), 0, 5);
    assert_true(why.reason == CPU_FAULT && why.fault == MEM_FAULT_BUS && why.addr == 0x30000);
    assert_int_equal(cpu_run(c, 100, &why), 0);
    assert_true(why.reason == CPU_FAULT && why.fault == MEM_FAULT_BUS && why.addr == 0x30000);
    cpu_free(c);
    close(fd);
}

int main(void)
{
    /* The first one sets the SIGBUS handler, which cmocka replaces before the others. */
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_file_shrinks_under_it), cmocka_unit_test(stops_after_every_budget), cmocka_unit_test(stops_at_breakpoints),
        cmocka_unit_test(a_fault_can_be_mended),   cmocka_unit_test(sees_changes_of_its_code), cmocka_unit_test(clones_go_their_own_way),
        cmocka_unit_test(traps_are_told_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
