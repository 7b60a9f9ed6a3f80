/* interp_fed.c - the interpreter with the hooks of the consumer of timing: what a block costs is known when the queue is drained. */
#define IR_FED
#include "emu/engine/interp.c"
