/*
 * log.h - the log of a machine's external input: a recording.
 *
 * While a log is current for a host thread, each call of os.h is recorded in it, or is answered from it without an effect on the host.
 * Without one, calls go to the host directly.
 *
 *     struct os_log *log = os_log_record("run.rec", &why);
 *     os_log_strings(log, argv);                        ... and the machine runs
 *     os_log_end(log, status);                          writes the file
 *
 * A log is a sequence of entries: the call, the cycles since the entry before it, the result, the error number, the bytes that the
 * call stored. Entries are in chunks with a checksum, so a recording that was cut off can be replayed up to its last whole chunk.
 * docs/time-travel.md describes the format.
 */
#ifndef PRECIS_EMU_OS_LOG_H
#define PRECIS_EMU_OS_LOG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct os_log;

enum os_log_mode { OS_LOG_OFF, OS_LOG_RECORDS, OS_LOG_REPLAYS };

/* Creates a recording in the file `path` (NULL: in memory, for os_log_turn()) and makes it current. NULL: *why is a message to free(). */
struct os_log *os_log_record(const char *path, char **why);
/* The same for an open file, which must be empty and belongs to the log from then on. name: for messages. */
struct os_log *os_log_record_fd(int fd, const char *name, char **why);
/* Opens a recording to replay it and makes it current. NULL: *why is a message to free(). */
struct os_log *os_log_replay(const char *path, char **why);
/* The same for an open file, which belongs to the log from then on. name: for messages. */
struct os_log *os_log_replay_fd(int fd, const char *name, char **why);
/* Ends the log and frees it; none is current. Of a recording, writes what is left, with the run's exit status. Of a replay, compares it.
 * false: *why is a message to free(). */
bool os_log_end(struct os_log *log, int status, char **why);
/* The run stops being the program's own here: a debugger changes it. A recording in a file ends at this place, and can be replayed up to
 * there. Returns whether it has ended now, and not before, or the log is none. */
bool os_log_cut(struct os_log *log);
/* Frees the log without that. */
void os_log_drop(struct os_log *log);
/* Ends a replay early: from now on calls fail without effects, so that a machine can be freed. */
void os_log_abandon(struct os_log *log);
/* Ends a replay with a message that begins with the recording's name. */
_Noreturn void os_log_refuse(struct os_log *log, const char *text);

/* The file of the log, for os_log_replay_fd(). */
int os_log_descriptor(const struct os_log *log);

/* Call after the standard streams have been changed. */
void os_log_note_streams(void);

/* Returns the mode of this host thread's current log. */
enum os_log_mode os_log_mode(void);
/* The current log, or NULL. */
struct os_log *os_log_current(void);

/* Makes no log current, for calls that are not the machine's, until os_log_resume() gets the result. */
struct os_log *os_log_suspend(void);
void os_log_resume(struct os_log *log);

/* The clock whose cycles entries have, and the count of instructions; NULL before and after the run. They must outlive the log or the next
 * call. */
void os_log_clock(const uint64_t *cycles, const uint64_t *instructions);

/* Called when a replay cannot go on: the recording is damaged, or the run is another one. Must not return. By default prints the message
 * and exits with status 2. */
void os_log_on_failure(struct os_log *log, void (*fail)(void *ctx, const char *message), void *ctx);
/* Sets the versions of precis that recorded the run and that replay it, for messages. They must outlive the log. */
void os_log_versions(struct os_log *log, const char *recorded_by, const char *replayed_by);
/* Sets whether a replay writes the guest's output to the host's standard output and error (on by default). */
void os_log_echo(struct os_log *log, bool on);

/* Records a list of strings, NULL-terminated; of a replay, returns the recorded one, which lives as long as the log. */
char **os_log_strings(struct os_log *log, char *const *strings);

/* ---- signals of the host ---------------------------------------------------------------------- */

/* Records that the kernel has taken a set of host signals now. */
void os_log_signals(uint64_t set);
/* In a replay: returns the set of host signals that the kernel takes now, or 0. */
uint64_t os_log_next_signals(void);
/* In a replay: returns the cycles until the kernel takes host signals, if no other external input comes before, or UINT64_MAX if they are
 * unknown; 0: at this cycle, after more instructions. */
uint64_t os_log_until_signals(void);

/* ---- snapshots -------------------------------------------------------------------------------- */

/* Writes out what has been recorded, so that copies of this process can replay it. */
void os_log_flush(struct os_log *log);
/* In a copy of the process made by fork(): from now on replays what the original records after its last os_log_flush(). */
void os_log_turn(struct os_log *log);
/* Returns whether a replay has reached the end of what is recorded so far. */
bool os_log_at_end(struct os_log *log);

#endif
