/* interp.h - the interpreter of blocks, and what it shares with the translator. Private to the engine. */
#ifndef PRECIS_EMU_ENGINE_INTERP_H
#define PRECIS_EMU_ENGINE_INTERP_H

#include "emu/blocks/code.h"

/* Run blocks until the budget is spent or a stop: see cpu_run. */
uint64_t interp_run(struct cpu *c, uint64_t budget, struct cpu_stop *why);
/* The same with the scoreboard: interp.c compiled with its hooks. */
uint64_t interp_run_timed(struct cpu *c, uint64_t budget, struct cpu_stop *why);
/* And with the consumer of timing. */
uint64_t interp_run_fed(struct cpu *c, uint64_t budget, struct cpu_stop *why);

/* Stores the stop of an exit with IR_STOP. */
void ir_report_stop(const struct cpu *c, const struct ir_exit *x, struct cpu_stop *why);

#endif
