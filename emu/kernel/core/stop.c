/* Handling of a cpu's stop: a system call, a fault, a trap. */
#include <inttypes.h>
#include <stdlib.h>

#include "emu/fatal/fatal.h"
#include "emu/kernel/core/stop.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/mem.h"
#include "emu/report/printable.h"

static void send_fault(struct thread *t, int sig, int code, uint64_t addr, const struct cpu_stop *why)
{
    struct ksiginfo info = {.sig = sig, .code = code, .layout = KSI_FAULT, .addr = addr, .isr = why->isr};

    if (why->reason == CPU_FAULT) {
        info.of_access = true;
        info.access = (uint8_t)why->access;
        info.refusal = (uint8_t)why->fault;
        info.size = why->size;
    }

    if (t->k->options.verbose_faults) {
        fprintf(stderr, "precis: process %d (", t->p->pid);
        put_printable(t->p->comm, stderr);
        fprintf(stderr, "): signal %d, code %d at pc 0x%llx, address 0x%llx\n", sig, code, (unsigned long long)cpu_pc(t->cpu),
                (unsigned long long)addr);
    }
    kernel_charge(t, KERNEL_SIGNAL_CYCLES);
    signal_force(t, &info);
}

void kernel_fault_signal(struct thread *t, int sig, int code, uint64_t addr, const struct cpu_stop *why)
{
    send_fault(t, sig, code, addr, why);
}

void kernel_jump_fault(struct thread *t, uint64_t pc)
{
    const struct cpu_stop why = {.reason = CPU_FAULT, .fault = MEM_FAULT_UNMAPPED, .access = MEM_EXEC, .addr = pc};
    send_fault(t, SIGSEGV, SEGV_MAPERR, pc, &why);
}

/* Kills t's process because the machine's or the host's memory is exhausted, with a message, as Linux's OOM killer logs one. */
static void kill_without_memory(struct thread *t)
{
    char *shown = printable(t->p->comm);
    const char *name = shown ? shown : "?";
    if (mem_account_is_full(t->k->memory))
        fatal_warn("%s (pid %d) killed: out of memory: the processes use all %" PRIu64
                   " MiB of the machine; use less memory or fewer processes, or raise --max-memory",
                   name, t->p->pid, mem_account_bytes(t->k->memory) >> 20);
    else
        fatal_warn("%s (pid %d) killed: out of host memory for a page: free memory, or raise ulimit -v or vm.max_map_count", name,
                   t->p->pid);
    free(shown);
    t->p->death_reported = true;
    signal_send_process(t->p, SIGKILL, NULL);
}

static void memory_fault(struct thread *t, const struct cpu_stop *why)
{
    switch (why->fault) {
    case MEM_OK:
    case MEM_FAULT_UNMAPPED: send_fault(t, SIGSEGV, SEGV_MAPERR, why->addr, why); break;
    case MEM_FAULT_PROT: send_fault(t, SIGSEGV, SEGV_ACCERR, why->addr, why); break;
    case MEM_FAULT_BUS: send_fault(t, SIGBUS, BUS_ADRERR, why->addr, why); break;
    case MEM_FAULT_ALIGN: /* Linux emulates misaligned accesses of user programs */
        kernel_charge(t, KERNEL_SIGNAL_CYCLES);
        cpu_allow_unaligned_once(t->cpu);
        break;
    case MEM_FAULT_NOMEM: kill_without_memory(t); break;
    }
}

static struct space *space_of(const struct thread *t)
{
    return t->state != THREAD_DEAD && t->p->mm ? t->p->mm->space : NULL;
}

void kernel_copies_begin(struct thread *t)
{
    struct space *s = space_of(t);
    if (s)
        s->lacked_memory = false;
}

bool kernel_copies_end(struct thread *t)
{
    struct space *s = space_of(t);
    if (!s || !s->lacked_memory)
        return false;
    s->lacked_memory = false;
    kill_without_memory(t);
    return true;
}

static void handle_stop(struct thread *t, const struct cpu_stop *why)
{
    if (why->reason == CPU_SYSCALL && (!t->p->abi->is_call || t->p->abi->is_call(t, why->code))) {
        syscall_enter(t);
        return;
    }
    if (t->p->abi->trap(t, why))
        return;
    if (why->reason == CPU_FAULT)
        memory_fault(t, why);
    else if (why->reason != CPU_BREAK)
        send_fault(t, SIGILL, ILL_ILLOPC, cpu_pc(t->cpu), why);
}

void kernel_stop(struct thread *t, const struct cpu_stop *why)
{
    kernel_copies_begin(t);
    handle_stop(t, why);
    kernel_copies_end(t);
}
