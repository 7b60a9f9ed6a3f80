/*
 * hunted.h - what a "precis run" tells the "precis hunt" that has started it, apart from the program's output.
 *
 *     hunted_name("/tmp/folder/1");                the hunt, in the new process: files with that name and a suffix
 *     hunted_begin();                              the run, before it reads its options
 *     hunted_end(&end);                            the run, at its end
 *     hunted_read("/tmp/folder", "1", &end)        the hunt
 *
 * A run that no hunt has started ignores these calls.
 */
#ifndef PRECIS_EMU_CLI_HUNTED_H
#define PRECIS_EMU_CLI_HUNTED_H

#include <stdbool.h>

#include "emu/kernel/kernel.h"

#define HUNTED_MESSAGES "msg" /* suffix of the file of precis' own messages */
#define HUNTED_END      "end" /* suffix of the file that says how the run ended */

/* Names the files for the program that this process executes next. */
void hunted_name(const char *name);
/* From here on precis' own messages are written to a file, and standard error has the program's output only. */
void hunted_begin(void);
/* This process executes another precis, which does the run. */
void hunted_pass_on(void);
/* Likewise with the file of another run, which has executed this one: its hidden option --hunted=FILE. */
void hunted_join(const char *file);
/* Returns the file of precis' own messages, for that option; NULL if no hunt has started this run. */
const char *hunted_messages(void);
/* The run is over, and precis has not failed. */
void hunted_end(const struct kernel_end *end);
/* Returns whether the run has ended; false if precis has failed. */
bool hunted_read(const char *folder, const char *name, struct kernel_end *end);

#endif
