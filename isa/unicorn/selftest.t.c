/* selftest.t.c - libraries that are too old or misbehave are refused: functions of Unicorn are wrapped to do what such a library does. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cmocka.h>
#include <unicorn/unicorn.h>

#include "emu/cpu/isa.h"

extern const struct isa arm_isa, ppc_isa;

static enum library { SOUND, OLD, UNCOUNTED, LOSES_FAULTS, FORGETS_FLAGS, HANGS, IDLES } library;

static struct cpu *hung; /* HANGS: whose run does not return */
static unsigned looks_until_stuck;

unsigned __wrap_uc_version(unsigned *major, unsigned *minor);
unsigned __real_uc_version(unsigned *major, unsigned *minor);
uc_err __wrap_uc_hook_add(uc_engine *uc, uc_hook *hook, int type, void *fn, void *data, uint64_t begin, uint64_t end, ...);
uc_err __real_uc_hook_add(uc_engine *uc, uc_hook *hook, int type, void *fn, void *data, uint64_t begin, uint64_t end, ...);
uc_err __wrap_uc_emu_start(uc_engine *uc, uint64_t begin, uint64_t until, uint64_t timeout, size_t count);
uc_err __real_uc_emu_start(uc_engine *uc, uint64_t begin, uint64_t until, uint64_t timeout, size_t count);

unsigned __wrap_uc_version(unsigned *major, unsigned *minor)
{
    return library == OLD ? 2 << 24 | 0 << 16 | 1 << 8 : __real_uc_version(major, minor);
}

static bool (*fill)(uc_engine *, uint64_t, uc_mem_type, uc_tlb_entry *, void *);

static bool fill_for_reads(uc_engine *uc, uint64_t va, uc_mem_type type, uc_tlb_entry *out, void *data)
{
    return fill(uc, va, type == UC_MEM_WRITE ? UC_MEM_READ : type, out, data);
}

uc_err __wrap_uc_hook_add(uc_engine *uc, uc_hook *hook, int type, void *fn, void *data, uint64_t begin, uint64_t end, ...)
{
    if (library == UNCOUNTED && type == UC_HOOK_BLOCK)
        return UC_ERR_OK;
    if (library == LOSES_FAULTS && type == UC_HOOK_TLB_FILL) {
        memcpy(&fill, &fn, sizeof fill);
        return __real_uc_hook_add(uc, hook, type, (void *)fill_for_reads, data, begin, end);
    }
    return __real_uc_hook_add(uc, hook, type, fn, data, begin, end);
}

uc_err __wrap_uc_emu_start(uc_engine *uc, uint64_t begin, uint64_t until, uint64_t timeout, size_t count)
{
    const uint32_t zero_flag = 1 << 30;
    uint32_t cpsr = 0;
    if (library == HANGS) {
        for (looks_until_stuck = 1; !cpu_is_stuck(hung) && looks_until_stuck < 9;)
            looks_until_stuck++;
        library = SOUND;
    }
    if (library == IDLES)
        return UC_ERR_OK;
    uc_err error = __real_uc_emu_start(uc, begin, until, timeout, count);
    if (library == FORGETS_FLAGS) {
        uc_reg_read(uc, UC_ARM_REG_CPSR, &cpsr);
        cpsr |= zero_flag;
        uc_reg_write(uc, UC_ARM_REG_CPSR, &cpsr);
    }
    return error;
}

static enum library later; /* what the library is when the cpu exists; SOUND: the cpu does not run */

/* Creates a cpu in a child process; returns its exit status, and what it says. */
static int start(const struct isa *isa, char *text, size_t cap)
{
    int out[2], status = -1;
    assert_int_equal(pipe(out), 0);
    pid_t pid = fork();
    if (!pid) {
        dup2(out[1], 2);
        struct space *s = space_new(&isa->space);
        struct cpu *c = cpu_new(isa, s);
        struct cpu_stop why;
        library = later;
        if (later != SOUND)
            cpu_run(c, 1, &why);
        cpu_free(c);
        space_unref(s);
        _exit(0);
    }
    close(out[1]);
    ssize_t n = read(out[0], text, cap - 1);
    text[n < 0 ? 0 : n] = 0;
    close(out[0]);
    waitpid(pid, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void refuses(const struct isa *isa, const char *reason)
{
    char text[300];
    assert_int_equal(start(isa, text, sizeof text), 2);
    assert_non_null(strstr(text, "precis: the library Unicorn 2."));
    assert_non_null(strstr(text, reason));
}

static void refuses_bad_libraries(void **state)
{
    (void)state;
    char text[300];
    assert_int_equal(start(&arm_isa, text, sizeof text), 0);
    assert_int_equal(start(&ppc_isa, text, sizeof text), 0);
    library = OLD;
    refuses(&ppc_isa, "Unicorn 2.0.1 is too old: expected 2.1.1 or later");
    library = UNCOUNTED;
    refuses(&ppc_isa, "cannot run PowerPC programs: a run of one instruction does not stop after it");
    library = LOSES_FAULTS;
    refuses(&arm_isa, "fails: ");
    library = FORGETS_FLAGS;
    refuses(&arm_isa, "cannot run ARM programs: a stop changes the condition flags");
    library = SOUND;
    later = IDLES;
    refuses(&ppc_isa, "fails: it executes nothing");
    later = SOUND;
}

static void notices_a_run_that_does_not_end(void **state)
{
    (void)state;
    struct cpu_stop why;
    struct space *s = space_new(&ppc_isa.space);
    hung = cpu_new(&ppc_isa, s);
    assert_false(cpu_is_stuck(hung) || cpu_is_stuck(hung)); /* it does not run */
    library = HANGS;
    cpu_step(hung, &why);
    assert_int_equal(looks_until_stuck, 2);
    cpu_free(hung);
    space_unref(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(refuses_bad_libraries), cmocka_unit_test(notices_a_run_that_does_not_end)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
