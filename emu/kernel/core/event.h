/*
 * event.h - what happens to threads, for the hook that is called for it (options.h).
 */
#ifndef PRECIS_EMU_KERNEL_CORE_EVENT_H
#define PRECIS_EMU_KERNEL_CORE_EVENT_H

#include "emu/kernel/core/options.h"

struct process;
struct thread;

/* Reports that something has happened to t, from cycle `begin` up to now. */
void event_report(const struct thread *t, const struct kernel_event *event, uint64_t begin);
/* Reports that a process, which may have no threads any more, has ended. */
void event_report_exit(const struct process *p);
/* Reports that t has been named. */
void event_report_name(const struct thread *t);

#endif
