/*
 * selftest.c - see selftest.h.
 *
 * A program of three instructions runs twice: one instruction at a time, and as far as it goes.
 *
 *     again: count = count - 1, which sets the condition flags     (count is 2 at first)
 *            branch to `again` if it is not zero
 *            store the pointer to where it points
 *
 * Its page ends after it, and the next one is not mapped. The store faults until its page is made writable. A library that does
 * not count instructions runs into the end of the page.
 */
#include <capstone/capstone.h>
#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "isa/unicorn/engine.h"
#include "isa/unicorn/selftest.h"

enum { UNICORN_LEAST = 2 << 24 | 1 << 16 | 1 << 8, CAPSTONE_MAJOR = 5, EXIT_REFUSED = 2 };
enum { INSNS = 3, ROUNDS = 2, RETIRES = 2 * ROUNDS + 1, MORE = 100 };

struct program {
    uc_arch arch;
    int count, pointer; /* registers */
    uint8_t sizes[INSNS];
    uint8_t code[12];
};

static const struct program programs[] = {
    {UC_ARCH_PPC, UC_PPC_REG_3, UC_PPC_REG_4, {4, 4, 4}, {0x34, 0x63, 0xff, 0xff, 0x40, 0x82, 0xff, 0xfc, 0x90, 0x84, 0x00, 0x00}},
    {UC_ARCH_M68K, UC_M68K_REG_D0, UC_M68K_REG_A0, {2, 2, 2}, {0x53, 0x80, 0x66, 0xfc, 0x20, 0x88}},
    {UC_ARCH_X86, UC_X86_REG_ECX, UC_X86_REG_ESI, {2, 2, 2}, {0xff, 0xc9, 0x75, 0xfc, 0x89, 0x36}},
    {UC_ARCH_ARM, UC_ARM_REG_R0, UC_ARM_REG_R1, {4, 4, 4}, {0x01, 0x00, 0x50, 0xe2, 0xfd, 0xff, 0xff, 0x1a, 0x00, 0x10, 0x81, 0xe5}},
    {UC_ARCH_ARM64, UC_ARM64_REG_X0, UC_ARM64_REG_X1, {4, 4, 4}, {0x00, 0x04, 0x00, 0x71, 0xe1, 0xff, 0xff, 0x54, 0x21, 0x00, 0x00, 0xb9}},
    {UC_ARCH_RISCV, UC_RISCV_REG_A0, UC_RISCV_REG_A1, {4, 4, 4}, {0x13, 0x05, 0xf5, 0xff, 0xe3, 0x1e, 0x05, 0xfe, 0x23, 0xa0, 0xb5, 0x00}},
};
enum { PROGRAMS = sizeof programs / sizeof *programs };

/* ---- versions ----------------------------------------------------------------------------------- */

static void name_version(char text[24])
{
    unsigned v = uc_version(NULL, NULL);
    snprintf(text, 24, "%u.%u.%u", v >> 24, v >> 16 & 0xff, v >> 8 & 0xff);
}

void unicorn_check_versions(void)
{
    char version[24];
    int major, minor;
    if (uc_version(NULL, NULL) < UNICORN_LEAST) {
        name_version(version);
        fprintf(stderr, "precis: the library Unicorn %s is too old: expected 2.1.1 or later; scripts/setup installs it\n", version);
        exit(EXIT_REFUSED);
    }
    cs_version(&major, &minor);
    if (major != CAPSTONE_MAJOR) {
        fprintf(stderr, "precis: the library Capstone %d.%d does not fit: expected version %d; scripts/setup installs it\n", major, minor,
                CAPSTONE_MAJOR);
        exit(EXIT_REFUSED);
    }
}

void unicorn_fails(const char *error)
{
    char version[24];
    name_version(version);
    fprintf(stderr, "precis: the library Unicorn %s fails: %s\n", version, error);
    exit(EXIT_REFUSED);
}

/* ---- the program -------------------------------------------------------------------------------- */

struct test {
    struct unicorn_engine *e;
    const struct program *p;
    uint64_t page_bytes, code_page, start, end, data_page;
    const char *wrong; /* what the library does; NULL: nothing so far */
};

static void expect(struct test *t, bool is, const char *wrong)
{
    if (!is && !t->wrong)
        t->wrong = wrong;
}

/* Maps the code page, a hole and the data page. Returns false: no memory. */
static bool map_pages(struct test *t)
{
    struct space *s = t->e->space;
    unsigned bytes = t->p->sizes[0] + t->p->sizes[1] + t->p->sizes[2];
    t->page_bytes = (uint64_t)1 << s->page_shift;
    t->code_page = space_find_free(s, t->page_bytes, (uint64_t)1 << 31, 3 * t->page_bytes);
    t->end = t->code_page + t->page_bytes;
    t->start = t->end - bytes;
    t->data_page = t->end + t->page_bytes;
    return t->code_page && !space_map(s, t->code_page, t->page_bytes, MEM_R | MEM_X, 0, NULL) &&
           !space_map(s, t->data_page, t->page_bytes, MEM_R, 0, NULL) && mem_poke(s, t->start, t->p->code, bytes) == bytes;
}

static void unmap_pages(struct test *t)
{
    space_unmap(t->e->space, t->code_page, 3 * t->page_bytes);
}

static void begin(struct test *t)
{
    uint64_t count = ROUNDS;
    uc_reg_write(t->e->uc, t->p->count, &count);
    uc_reg_write(t->e->uc, t->p->pointer, &t->data_page);
    space_protect(t->e->space, t->data_page, t->page_bytes, MEM_R);
}

/* Runs from *pc. Returns the number of instructions. */
static uint64_t run(struct test *t, uint64_t *pc, uint64_t budget, struct cpu_stop *why)
{
    t->e->left = budget;
    unicorn_engine_run(t->e, pc, why);
    return budget - t->e->left;
}

static void expect_store_faults(struct test *t, uint64_t pc, const struct cpu_stop *why)
{
    expect(t, why->reason == CPU_FAULT && pc == t->end - t->p->sizes[2], "a store to a read-only page does not fault");
    expect(t, why->addr == t->data_page && why->access == MEM_WRITE, "a fault has another address");
    space_protect(t->e->space, t->data_page, t->page_bytes, MEM_R | MEM_W);
}

static void expect_stored(struct test *t)
{
    uint8_t b[4] = {0};
    mem_peek(t->e->space, t->data_page, b, sizeof b);
    uint32_t little = b[0] | b[1] << 8 | b[2] << 16 | (uint32_t)b[3] << 24, big = (uint32_t)b[0] << 24 | b[1] << 16 | b[2] << 8 | b[3];
    expect(t, little == t->data_page || big == t->data_page, "a store after a fault does not reach memory");
}

static void run_steps(struct test *t)
{
    const uint64_t branch = t->start + t->p->sizes[0];
    struct cpu_stop why;
    uint64_t pc = t->start;
    begin(t);
    for (unsigned round = 1; round <= ROUNDS && !t->wrong; round++) {
        expect(t, run(t, &pc, 1, &why) == 1 && pc == branch, "a run of one instruction does not stop after it");
        expect(t, run(t, &pc, 1, &why) == 1, "a run of one instruction does not stop after it");
        expect(t, pc == (round < ROUNDS ? t->start : branch + t->p->sizes[1]), "a stop changes the condition flags");
    }
    run(t, &pc, 1, &why);
    expect_store_faults(t, pc, &why);
    expect(t, run(t, &pc, 1, &why) == 1 && pc == t->end, "a store does not continue after a fault");
    expect_stored(t);
}

static void run_whole(struct test *t)
{
    struct cpu_stop why;
    uint64_t pc = t->start;
    begin(t);
    expect(t, run(t, &pc, MORE, &why) == RETIRES - 1, "instructions are not counted as they execute");
    expect_store_faults(t, pc, &why);
    expect(t, run(t, &pc, MORE, &why) == 1 && pc == t->end && why.reason == CPU_FAULT && why.access == MEM_EXEC,
           "a run does not end where memory ends");
    expect_stored(t);
}

static bool was_tested(uc_arch arch)
{
    static atomic_uint tested; /* a bit for each arch */
    return atomic_fetch_or(&tested, 1u << arch) >> arch & 1;
}

static void refuse(const struct isa *isa, const char *wrong)
{
    char version[24];
    name_version(version);
    fprintf(stderr, "precis: the library Unicorn %s cannot run %s programs: %s\n", version, isa->long_name, wrong);
    exit(EXIT_REFUSED);
}

void unicorn_check_engine(struct unicorn_engine *e, const struct isa *isa)
{
    struct test t = {.e = e};
    for (unsigned i = 0; i < PROGRAMS; i++)
        if (programs[i].arch == e->machine->arch)
            t.p = &programs[i];
    if (!t.p || was_tested(t.p->arch))
        return;
    if (!map_pages(&t))
        mem_out_of_memory("the test of Unicorn");
    run_steps(&t);
    run_whole(&t);
    unmap_pages(&t);
    if (t.wrong)
        refuse(isa, t.wrong);
}
