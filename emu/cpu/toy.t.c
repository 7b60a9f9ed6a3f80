/*
 * toy.t.c - a cpu that knows nothing of micro-operations: struct cpu_ops for an instruction set of seven instructions of 1 to 6
 * bytes. It stops at exact budgets, faults, is cloned, and runs a program that greets and forks under the kernel.
 */
#define _GNU_SOURCE
#include <elf.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cmocka.h>

#include "emu/cpu/ops.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/kernel.h"
#include "emu/kernel/systems.h"
#include "emu/kernel/linux/hppa/hppa.h"

/* ---- the implementation --------------------------------------------------------------------- */

enum toy_opcode { LI, ADD, LOAD, STORE, BNZ, CALL, OPCODES };
static const uint8_t length_of[OPCODES] = {[LI] = 6, [ADD] = 3, [LOAD] = 3, [STORE] = 3, [BNZ] = 3, [CALL] = 1};
enum { REGS = 8, ILLEGAL = 1, NO_BREAKPOINT = 1 };

struct cpu {
    struct cpu_head head;
    struct space *space;
    uint64_t pc, instructions;
    uint64_t breakpoint; /* odd: there is none */
    uint32_t reg[REGS];
};

static unsigned toy_capabilities(void)
{
    return CPU_STOPS_EXACTLY | CPU_PRECISE_FAULTS | CPU_INTERPRETS;
}

static const struct cpu_ops toy_ops;

static struct cpu *toy_new(const struct isa *isa, struct space *space)
{
    struct cpu *c = calloc(1, sizeof *c);
    if (c)
        *c = (struct cpu){.head = {&toy_ops, isa}, .space = space_ref(space), .breakpoint = NO_BREAKPOINT};
    return c;
}

static struct cpu *toy_clone(const struct cpu *from, struct space *space)
{
    struct cpu *c = malloc(sizeof *c);
    if (!c)
        return NULL;
    *c = *from;
    c->space = space_ref(space);
    c->instructions = 0;
    return c;
}

static void toy_free(struct cpu *c)
{
    space_unref(c->space);
    free(c);
}

static void toy_reset(struct cpu *c, struct space *space)
{
    struct space *old = c->space;
    c->space = space_ref(space);
    space_unref(old);
    c->pc = 0;
    memset(c->reg, 0, sizeof c->reg);
}

// clang-format off
static struct space *toy_space(const struct cpu *c) { return c->space; }
static uint64_t toy_pc(const struct cpu *c) { return c->pc; }
static void toy_set_pc(struct cpu *c, uint64_t pc) { c->pc = pc; }
static uint64_t toy_instructions(const struct cpu *c) { return c->instructions; }
static uint64_t toy_reg_get(const struct cpu *c, int reg) { return c->reg[reg]; }
static void toy_reg_set(struct cpu *c, int reg, uint64_t value) { c->reg[reg] = (uint32_t)value; }
static void toy_set_breakpoint(struct cpu *c, uint64_t pc, bool on) { c->breakpoint = on ? pc : NO_BREAKPOINT; }
// clang-format on

/* Makes the bytes at va accessible; *why: the first that cannot be. */
static bool reach(struct cpu *c, uint64_t va, unsigned size, enum mem_access access, struct cpu_stop *why)
{
    static const unsigned need[] = {[MEM_READ] = MEM_R, [MEM_WRITE] = MEM_W, [MEM_EXEC] = MEM_X};
    for (uint64_t at = va; at < va + size; at++) {
        enum mem_fault_kind fault = mem_host(c->space, at, need[access]) ? MEM_OK : mem_fault(c->space, at, 1, access);
        if (fault != MEM_OK) {
            *why = (struct cpu_stop){.reason = CPU_FAULT, .addr = at, .access = access, .fault = fault, .size = size};
            return false;
        }
    }
    return true;
}

static bool fetch(struct cpu *c, uint8_t *insn, struct cpu_stop *why)
{
    if (!reach(c, c->pc, 1, MEM_EXEC, why))
        return false;
    mem_peek(c->space, c->pc, insn, 1);
    if (insn[0] >= OPCODES) {
        *why = (struct cpu_stop){.reason = CPU_TRAP, .trap = ILLEGAL, .code = insn[0]};
        return false;
    }
    unsigned length = length_of[insn[0]];
    return reach(c, c->pc, length, MEM_EXEC, why) && mem_peek(c->space, c->pc, insn, length) == length;
}

/* One instruction. false: a stop; *why has a reason other than CPU_BUDGET. */
static bool one(struct cpu *c, struct cpu_stop *why)
{
    uint8_t i[6];
    if (!fetch(c, i, why))
        return false;
    uint32_t *a = &c->reg[i[1] % REGS], *b = &c->reg[i[2] % REGS], word;
    uint64_t next = c->pc + length_of[i[0]];
    switch ((enum toy_opcode)i[0]) {
    case LI: memcpy(a, i + 2, 4); break;
    case ADD: *a += *b; break;
    case LOAD:
        if (!reach(c, *b, 4, MEM_READ, why) || mem_read(c->space, *b, &word, 4) != 4)
            return false;
        *a = word;
        break;
    case STORE:
        if (!reach(c, *b, 4, MEM_WRITE, why) || mem_write(c->space, *b, a, 4) != 4)
            return false;
        break;
    case BNZ: next += *a ? (uint64_t)(int64_t)(int8_t)i[2] : 0; break;
    case CALL: why->reason = CPU_SYSCALL; break;
    case OPCODES: break;
    }
    c->pc = next;
    c->instructions++;
    return why->reason == CPU_BUDGET;
}

static uint64_t toy_run(struct cpu *c, uint64_t budget, struct cpu_stop *why)
{
    uint64_t before = c->instructions;
    *why = (struct cpu_stop){.reason = CPU_BUDGET};
    while (c->instructions - before < budget && one(c, why))
        if (c->pc == c->breakpoint) {
            why->reason = CPU_BREAK;
            break;
        }
    return c->instructions - before;
}

static uint64_t toy_step(struct cpu *c, struct cpu_stop *why)
{
    return toy_run(c, 1, why);
}

static const struct cpu_ops toy_ops = {
    .capabilities = toy_capabilities,
    .new = toy_new,
    .clone = toy_clone,
    .free = toy_free,
    .reset = toy_reset,
    .space = toy_space,
    .run = toy_run,
    .step = toy_step,
    .pc = toy_pc,
    .set_pc = toy_set_pc,
    .reg_get = toy_reg_get,
    .reg_set = toy_reg_set,
    .instructions = toy_instructions,
    .set_breakpoint = toy_set_breakpoint,
};

static const struct cpu_reg regs[REGS] = {{"r0", 32, 0, 0}, {"r1", 32, 1, 1}, {"r2", 32, 2, 2}, {"r3", 32, 3, 3},
                                          {"r4", 32, 4, 4}, {"r5", 32, 5, 5}, {"r6", 32, 6, 6}, {"r7", 32, 7, 7}};
static const struct isa toy_isa = {
    .name = "toy",
    .long_name = "Toy",
    .elf_machine = 0x7057,
    .big_endian = true,
    .long_bits = 32,
    .sample_bytes = 1,
    .space = {.page_shift = 12, .low_bits = 32},
    .regs = regs,
    .nregs = REGS,
    .cpu = &toy_ops,
};

/* ---- against cpu.h -------------------------------------------------------------------------- */

enum { TEXT = 0x10000, DATA = 0x20000, LI_BYTES = 6 };

static uint8_t *li(uint8_t *p, unsigned reg, uint32_t value)
{
    p[0] = LI;
    p[1] = (uint8_t)reg;
    memcpy(p + 2, &value, 4);
    return p + LI_BYTES;
}

static uint8_t *op(uint8_t *p, enum toy_opcode o, unsigned a, unsigned b)
{
    memcpy(p, (uint8_t[]){(uint8_t)o, (uint8_t)a, (uint8_t)b}, 3);
    return p + length_of[o];
}

/* r1 counts down from 3; each round it is stored at DATA: 3 instructions a round, after 3 others. */
static struct cpu *counting(void)
{
    uint8_t code[64], *p = code, *loop;
    p = li(p, 1, 3);
    p = li(p, 2, UINT32_MAX);
    p = li(p, 3, DATA);
    loop = p;
    p = op(p, STORE, 1, 3);
    p = op(p, ADD, 1, 2);
    p = op(p, BNZ, 1, (unsigned)(loop - (p + length_of[BNZ])));
    p = op(p, LOAD, 4, 3);
    p = op(p, LOAD, 5, 0); /* r0 is 0, where nothing is mapped */
    struct space *s = space_new(&toy_isa.space);
    assert_int_equal(space_map(s, TEXT, 0x1000, MEM_R | MEM_X, 0, NULL), 0);
    assert_int_equal(space_map(s, DATA, 0x1000, MEM_R | MEM_W, 0, NULL), 0);
    assert_int_equal(mem_poke(s, TEXT, code, (size_t)(p - code)), p - code);
    struct cpu *c = cpu_new(&toy_isa, s);
    space_unref(s);
    cpu_set_pc(c, TEXT);
    return c;
}
enum { COUNTING = 3 + 3 * 3 + 1 /* instructions before the fault */ };

static uint64_t reg_of(const struct cpu *c, const char *name)
{
    return cpu_reg_get(c, cpu_reg_find(cpu_isa(c), name));
}

static void stops_after_every_budget(void **state)
{
    (void)state;
    for (uint64_t n = 0; n <= COUNTING; n++) {
        struct cpu *c = counting();
        struct cpu_stop why;
        assert_int_equal(cpu_run(c, n, &why), n);
        assert_int_equal(why.reason, CPU_BUDGET);
        assert_int_equal(cpu_instructions(c), n);
        assert_int_equal(cpu_run(c, 100, &why), COUNTING - n);
        assert_true(why.reason == CPU_FAULT && why.addr == 0 && why.access == MEM_READ && why.fault == MEM_FAULT_UNMAPPED);
        assert_true(reg_of(c, "r1") == 0 && reg_of(c, "r4") == 1 && cpu_pc(c) == cpu_pc_slot(c));
        cpu_free(c);
    }
}

static void stops_at_breakpoints(void **state)
{
    (void)state;
    struct cpu *c = counting();
    struct cpu_stop why;
    cpu_set_breakpoint(c, TEXT + 3 * LI_BYTES, true);
    assert_int_equal(cpu_run(c, 100, &why), 3);
    assert_int_equal(why.reason, CPU_BREAK);
    assert_int_equal(cpu_run(c, 100, &why), 3);
    assert_int_equal(cpu_step(c, &why), 1);
    cpu_free(c);
}

static void clones_go_their_own_way(void **state)
{
    (void)state;
    struct cpu *c = counting();
    struct cpu_stop why;
    uint32_t word;
    cpu_run(c, 4, &why); /* 3 is stored */
    struct space *forked = space_fork(cpu_space(c));
    struct cpu *d = cpu_clone(c, forked);
    space_unref(forked);
    cpu_run(c, 100, &why);
    assert_true(reg_of(c, "r4") == 1 && reg_of(d, "r1") == 3 && cpu_pc(d) == TEXT + 3 * LI_BYTES + 3);
    mem_read(cpu_space(d), DATA, &word, 4);
    assert_int_equal(word, 3);
    assert_int_equal(cpu_run(d, 100, &why), COUNTING - 4);
    cpu_free(c);
    cpu_free(d);
}

static void says_what_it_is_not_able_to_do(void **state)
{
    (void)state;
    struct cpu *c = counting();
    struct timing_charge charge;
    struct cpu_retired *retired = NULL;
    assert_true(cpu_can(&toy_isa, CPU_STOPS_EXACTLY | CPU_PRECISE_FAULTS));
    assert_false(cpu_can(&toy_isa, CPU_CYCLE_MODELS) || cpu_can(&toy_isa, CPU_INTERPRETS | CPU_TRANSLATES));
    assert_null(cpu_timing_new(&toy_isa, "unit"));
    assert_true(cpu_set_timing(c, NULL));
    assert_false(cpu_last_charge(c, &charge) || cpu_model(c) || cpu_set_engine(c, CPU_ENGINE_JIT));
    cpu_begin_program(c, &retired, 1);
    assert_null(retired);
    cpu_free(c);
}

/* ---- under the kernel ----------------------------------------------------------------------- */

/* PA-RISC Linux with another cpu: the call's number in r0, arguments from r1 on, the result in r0. */
static struct abi toy_abi;

const struct abi *const personalities[] = {&toy_abi, NULL}; /* in place of systems.c's */

static void start(struct thread *t, const struct exec_layout *l)
{
    cpu_set_pc(t->cpu, l->entry);
    cpu_reg_set(t->cpu, 7, l->sp);
}

static void clone_regs(struct thread *child, uint64_t sp, uint64_t sp_size, bool set_tls, uint64_t tls)
{
    (void)sp, (void)sp_size, (void)set_tls, (void)tls;
    cpu_reg_set(child->cpu, 0, 0);
}

static void call_args(struct thread *t)
{
    t->call.number = (unsigned)cpu_reg_get(t->cpu, 0);
    for (int i = 0; i < 6; i++)
        t->call.raw[i] = cpu_reg_get(t->cpu, 1 + i);
}

static void call_result(struct thread *t, int64_t result)
{
    cpu_reg_set(t->cpu, 0, (uint64_t)result);
}
static void call_rewind(struct thread *t)
{
    cpu_reg_set(t->cpu, 0, t->call.number);
    cpu_set_pc(t->cpu, cpu_pc(t->cpu) - length_of[CALL]);
}
static uint64_t stack_pointer(const struct thread *t)
{
    return cpu_reg_get(t->cpu, 7);
}
static bool trap(struct thread *t, const struct cpu_stop *why)
{
    (void)t, (void)why;
    return false;
}

static void make_abi(void)
{
    toy_abi = linux_hppa;
    toy_abi.name = "Linux/toy";
    toy_abi.elf_machine = toy_isa.elf_machine;
    toy_abi.isa = &toy_isa;
    toy_abi.space = &toy_isa.space;
    toy_abi.start = start;
    toy_abi.clone_regs = clone_regs;
    toy_abi.call_args = call_args;
    toy_abi.call_result = call_result;
    toy_abi.call_rewind = call_rewind;
    toy_abi.stack_pointer = stack_pointer;
    toy_abi.sample_pc = NULL;
    toy_abi.lws = NULL;
    toy_abi.signal_enter = NULL;
    toy_abi.trap = trap;
}

enum { EXIT = 1, FORK = 2, WRITE = 4, WAIT4 = 114, TEXT_AT = sizeof(Elf32_Ehdr) + sizeof(Elf32_Phdr), GREETING_AT = 0x200 };

static uint8_t *call(uint8_t *p, unsigned number, uint32_t a, uint32_t b, uint32_t c)
{
    p = li(p, 0, number);
    p = li(p, 1, a);
    p = li(p, 2, b);
    p = li(p, 3, c);
    p = li(p, 4, 0);
    return op(p, CALL, 0, 0);
}
enum { CALL_BYTES = 5 * LI_BYTES + 1 };

/* Greets, forks, waits for the child, which greets too and then reads at 0, and ends with 7. */
static void write_program(int fd)
{
    static const char greeting[] = "hello\nchild\n";
    uint8_t file[0x400] = {0}, *p = file + TEXT_AT;
    Elf32_Ehdr e = {.e_ident = {0x7f, 'E', 'L', 'F', ELFCLASS32, ELFDATA2MSB, EV_CURRENT},
                    .e_type = htobe16(ET_EXEC),
                    .e_machine = htobe16(toy_isa.elf_machine),
                    .e_version = htobe32(1),
                    .e_entry = htobe32(TEXT + TEXT_AT),
                    .e_phoff = htobe32(sizeof e),
                    .e_ehsize = htobe16(sizeof e),
                    .e_phentsize = htobe16(sizeof(Elf32_Phdr)),
                    .e_phnum = htobe16(1)};
    Elf32_Phdr h = {.p_type = htobe32(PT_LOAD),
                    .p_vaddr = htobe32(TEXT),
                    .p_filesz = htobe32(sizeof file),
                    .p_memsz = htobe32(sizeof file),
                    .p_flags = htobe32(PF_R | PF_X)};
    memcpy(file, &e, sizeof e);
    memcpy(file + sizeof e, &h, sizeof h);
    memcpy(file + GREETING_AT, greeting, sizeof greeting);
    p = call(p, WRITE, 1, TEXT + GREETING_AT, 6);
    p = call(p, FORK, 0, 0, 0);
    p = op(p, BNZ, 0, CALL_BYTES + 3);
    p = call(p, WRITE, 1, TEXT + GREETING_AT + 6, 6);
    p = op(p, LOAD, 5, 4); /* r4 is 0 */
    p = call(p, WAIT4, UINT32_MAX, 0, 0);
    p = call(p, EXIT, 7, 0, 0);
    assert_int_equal(write(fd, file, sizeof file), sizeof file);
}

static int run_program(const char *path)
{
    struct kernel_options o = KERNEL_OPTIONS_DEFAULT;
    char *why = NULL, *argv[] = {"toy", NULL}, *envp[] = {NULL};
    struct kernel *k = kernel_new(&o, &why);
    assert_non_null(k);
    assert_int_equal(kernel_start(k, path, argv, envp, &why), 0);
    int status = kernel_run(k);
    struct kernel_totals totals;
    kernel_totals(k, &totals);
    assert_true(totals.processes == 2 && totals.signals >= 1);
    kernel_free(k);
    return status;
}

static void runs_under_the_kernel(void **state)
{
    (void)state;
    char path[] = "/tmp/precis-toy-XXXXXX", text[64] = "";
    int fd = mkstemp(path), out = memfd_create("out", 0), saved = dup(1);
    write_program(fd);
    fchmod(fd, 0700);
    close(fd);
    make_abi();
    fflush(stdout);
    dup2(out, 1);
    int status = run_program(path);
    dup2(saved, 1);
    unlink(path);
    assert_int_equal(status, 7);
    assert_int_equal(pread(out, text, sizeof text - 1, 0), 12);
    assert_string_equal(text, "hello\nchild\n");
    close(out);
    close(saved);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        // clang-format off
        cmocka_unit_test(stops_after_every_budget), cmocka_unit_test(stops_at_breakpoints), cmocka_unit_test(clones_go_their_own_way),
        cmocka_unit_test(says_what_it_is_not_able_to_do), cmocka_unit_test(runs_under_the_kernel),
        // clang-format on
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
