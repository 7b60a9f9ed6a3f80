/* interp_timed.c - the interpreter with the scoreboard's hooks: what a block costs is known when it is left. */
#define IR_TIMED
#include "emu/engine/interp.c"
