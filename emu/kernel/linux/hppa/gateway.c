/*
 * The gateway pages: Linux's at address 0 (system calls, LWS, thread pointer) and HP-UX's at 0xC0000000. No code on them is executed: a
 * branch to an entry point is the call.
 *
 * Sources: arch/parisc/kernel/syscall.S (entry points, registers, LWS); for HP-UX arch/parisc/hpux/gate.S.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/linux/hppa/hppa.h"
#include "emu/kernel/profil/profil.h"
#include "emu/mem/mem.h"

enum { ENTRY_LWS = 0xb0, ENTRY_SET_THREAD_POINTER = 0xe0, ENTRY_SYSCALL = 0x100, GATEWAY_PAGE = 0x1000 };
static const uint64_t HPUX_PAGE = 0xc0000000, ENTRY_HPUX = 0xc0000004;

/* An LWS call takes about thirty instructions of kernel code. */
enum { LWS_CYCLES = 30, THREAD_POINTER_CYCLES = 5 };

int hppa_map_gateways(struct mm *mm)
{
    int error = space_map(mm->space, 0, GATEWAY_PAGE, MEM_X, MAP_KIND_GATEWAY, NULL);

    return error ? error : space_map(mm->space, HPUX_PAGE, GATEWAY_PAGE, MEM_X, MAP_KIND_GATEWAY, NULL);
}

static void go_back(struct thread *t)
{
    cpu_set_pc(t->cpu, (uint32_t)hppa_gr(t, 31) & ~(uint64_t)3);
}

/* ---- light-weight system calls -------------------------------------------------------------------------------- */

enum { LWS_CAS32 = 0, LWS_CAS64 = 1, LWS_CAS_SIZED = 2 };

static int compare_and_swap_word(struct thread *t, uint32_t va)
{
    uint32_t value, old = (uint32_t)hppa_gr(t, 25), new = (uint32_t)hppa_gr(t, 24);

    if ((va & 3) || get_u32(t, va, &value))
        return -EFAULT;
    if (value == old && put_u32(t, va, new))
        return -EFAULT;
    hppa_set_gr(t, 28, value);
    return 0;
}

/* r25 and r24 point to the old and the new value, r23 is log2 of their size; r28: 0 stored, 1 differed. */
static int compare_and_swap_sized(struct thread *t, uint32_t va)
{
    uint8_t value[8], old[8], new[8];
    unsigned log = (unsigned)hppa_gr(t, 23);
    size_t size = (size_t)1 << (log & 3);

    if (log > 3)
        return -ENOSYS;
    if ((va & (size - 1)) || copy_in(t, value, va, size) || copy_in(t, old, (uint32_t)hppa_gr(t, 25), size) ||
        copy_in(t, new, (uint32_t)hppa_gr(t, 24), size))
        return -EFAULT;
    bool same = true;

    for (size_t i = 0; i < size; i++)
        same &= value[i] == old[i];
    if (same && copy_out(t, va, new, size))
        return -EFAULT;
    hppa_set_gr(t, 28, !same);
    return 0;
}

/* 0 or -errno; if it fails nothing has changed. */
static int compare_and_swap(struct thread *t)
{
    uint32_t va = (uint32_t)hppa_gr(t, 26);

    switch ((uint32_t)hppa_gr(t, 20)) {
    case LWS_CAS32:
    case LWS_CAS64: return compare_and_swap_word(t, va);
    case LWS_CAS_SIZED: return compare_and_swap_sized(t, va);
    default: return -ENOSYS;
    }
}

static void lws_return(struct thread *t, int error)
{
    hppa_set_gr(t, 21, (uint32_t)-abi_errno(&linux_hppa, -error));
    go_back(t);
}

/* ---- HP-UX ----------------------------------------------------------------------------------------------------------- */

/* Number in r22, arguments in r26 to r23; returns r22 = 0 and the result in r28, or r22 = 1 and the error number in r28. HP-UX's error
 * numbers equal Linux/hppa's where both define them. */
static void hpux_call(struct thread *t)
{
    unsigned number = (uint32_t)hppa_gr(t, 22);

    for (unsigned i = 0; i < 4; i++)
        t->call.raw[i] = (uint32_t)hppa_gr(t, 26 - i);
    go_back(t);
    kernel_charge(t, KERNEL_SYSCALL_CYCLES);
    int64_t result = syscall_nonblocking(t, number, kprofil_line(number)); /* by HP-UX's number */
    hppa_set_gr(t, 22, result < 0);
    hppa_set_gr(t, 28, (uint32_t)(result < 0 ? abi_errno(&linux_hppa, (int)-result) : result));
}

/* Returns whether t came by an external branch (be, ble): only these reach the gateway page, which is in the kernel's space. All
 * addresses are in one space here, so this decodes the branch that r31 links to. A program that branches to a small address otherwise
 * must fault. */
static bool came_by_external_branch(struct thread *t)
{
    enum { OPCODE_SHIFT = 26, BE = 0x38, BLE = 0x39, BRANCH_AND_DELAY_SLOT = 8 };
    uint32_t branch;

    if (get_u32(t, ((uint32_t)hppa_gr(t, 31) & ~3u) - BRANCH_AND_DELAY_SLOT, &branch))
        return false;
    return branch >> OPCODE_SHIFT == BLE || branch >> OPCODE_SHIFT == BE;
}

/* ---- entry points ------------------------------------------------------------------------------------------------------ */

bool hppa_gateway(struct thread *t, uint64_t pc)
{
    if (pc < GATEWAY_PAGE && !came_by_external_branch(t))
        return false;
    if (pc == ENTRY_SYSCALL) {
        syscall_enter(t);
    } else if (pc == ENTRY_LWS) {
        lws_return(t, compare_and_swap(t));
        kernel_charge(t, LWS_CYCLES);
    } else if (pc == ENTRY_SET_THREAD_POINTER) {
        t->tls = (uint32_t)hppa_gr(t, 26);
        cpu_reg_set(t->cpu, hppa_registers()->cr27, t->tls);
        go_back(t);
        kernel_charge(t, THREAD_POINTER_CYCLES);
    } else if (pc == ENTRY_HPUX) {
        hpux_call(t);
    } else {
        return false;
    }
    return true;
}

uint64_t hppa_lws(struct thread *t, uint64_t left)
{
    if (left <= LWS_CYCLES || cpu_pc(t->cpu) != ENTRY_LWS || !came_by_external_branch(t))
        return 0;
    int error = compare_and_swap(t);

    if (error == -EFAULT) /* hppa_gateway() repeats the call: memory may be exhausted */
        return 0;
    lws_return(t, error);
    return LWS_CYCLES;
}
