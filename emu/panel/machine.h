/*
 * machine.h - the panel's machine: it runs under emu/debug/control.h, and fills a struct panel_state.
 *
 * The ticks' pcs are collected while the machine runs, so that the trial buffer, which the knobs describe, can be drawn for other scales,
 * elements and dialects at any time.
 */
#ifndef PRECIS_EMU_PANEL_MACHINE_H
#define PRECIS_EMU_PANEL_MACHINE_H

#include "emu/debug/control.h"
#include "emu/debug/travel.h"
#include "emu/kernel/core/options.h"
#include "emu/panel/state.h"
#include "profil/profil.h"

struct panel_machine;

/* What the trial buffer is. */
struct panel_trial {
    uint32_t scale;
    uint8_t element; /* bytes */
    struct profil_dialect dialect;
    char dialect_name[16];
};

/* Prepares a machine that is about to be created: sets the debugger and hooks in its options. program: the host's path, for symbols. hold:
 * a function of the program, for panel_machine_enter(), or NULL. Returns NULL without memory. */
struct panel_machine *panel_machine_new(struct kernel_options *options, const char *program, const char *model, const char *hold);
/* The machine has been started. If there is a current log (emu/os/log.h), it can go back from now on. */
void panel_machine_attach(struct panel_machine *m, struct kernel *k);
void panel_machine_free(struct panel_machine *m);
struct control *panel_machine_control(struct panel_machine *m);

/* Runs until something of r happens, or a signal kills, or the program ends. Returns false when the run is over. */
bool panel_machine_run(struct panel_machine *m, const struct control_request *r);
/* Runs until the function is entered. Returns false when the run is over, or there is no such function. */
bool panel_machine_enter(struct panel_machine *m);
/* Goes back by a unit, or to the last entry of the function, at most to the beginning. Returns false if the past is not known. As
 * panel_machine_run(), it also returns in copies of this process, which act in its place (emu/debug/travel.h). */
bool panel_machine_back(struct panel_machine *m, enum travel_unit unit, bool at_entry);
/* The caller stops serving the machine. Does not return in copies. */
void panel_machine_leave(struct panel_machine *m);
bool panel_machine_is_over(const struct panel_machine *m, int *status);

/* A machine that others run, which the panel only shows. program: the host's path, for symbols, and model must stay valid. Returns NULL
 * without memory. */
struct panel_machine *panel_show_new(const char *program, const char *model);
/* count ticks have found a pc, the last of all ticks so far. count: not 0. */
void panel_show_ticks(struct panel_machine *m, uint64_t pc, uint64_t count);
/* The run begins again. */
void panel_show_again(struct panel_machine *m);
/* Says where the machine is, before panel_machine_state(). over: the program has ended, with the status. */
void panel_show_at(struct panel_machine *m, struct control *c, struct kernel *k, const struct kernel_options *options, bool over,
                   int status);

/* Fills the state; controls are left alone. running: the lamp, and the cycles by cause may be those of a quarter of a second before. */
void panel_machine_state(struct panel_machine *m, const struct panel_trial *trial, bool running, struct panel_state *out);

#endif
