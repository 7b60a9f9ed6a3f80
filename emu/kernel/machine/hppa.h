/* hppa.h - what the personalities of PA-RISC share: registers, traps. */
#ifndef PRECIS_EMU_KERNEL_MACHINE_HPPA_H
#define PRECIS_EMU_KERNEL_MACHINE_HPPA_H

#include <stdbool.h>
#include <stdint.h>

struct cpu_stop;
struct thread;

/* Indexes of the registers that the kernel accesses. */
enum { HPPA_REGS_GR = 32 };
struct hppa_regs {
    int gr[32]; /* [0] is unused */
    int fr[32];
    int psw, sar, front, back, space_front, space_back, cr27;
};
/* Returns the table of indexes. */
const struct hppa_regs *hppa_registers(void);
/* Read and write general register n. */
uint64_t hppa_gr(const struct thread *t, unsigned n);
void hppa_set_gr(struct thread *t, unsigned n, uint64_t value);

/* struct abi's sample_pc: on a gateway page, the call's return address. */
uint64_t hppa_sample_pc(const struct thread *t);
/* Sends t the signal of a trap (struct abi's trap). False: not a trap. */
bool hppa_raise(struct thread *t, const struct cpu_stop *why);

#endif
