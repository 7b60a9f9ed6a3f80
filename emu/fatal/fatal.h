/*
 * fatal.h - what happens when precis cannot go on: there is no memory, or precis has a bug.
 *
 * The command prints a message and ends. A library must not: its entry catches the failure, and returns an error.
 *
 *     struct fatal_entry entry;
 *     fatal_enter(&entry);
 *     if (_setjmp(entry.at) == 0)
 *         run();                       ... somewhere below: fatal(2, "out of memory");
 *     else
 *         puts(entry.text);            what run() was working on must not be used again
 *     fatal_leave(&entry);
 *
 * An entry belongs to the host thread that made it, and ends before the function that made it returns.
 */
#ifndef PRECIS_EMU_FATAL_FATAL_H
#define PRECIS_EMU_FATAL_FATAL_H

#include <pthread.h>
#include <setjmp.h>
#include <stdatomic.h>
#include <stdbool.h>

enum { FATAL_TEXT = 1024 };

struct fatal_entry {
    jmp_buf at;
    struct fatal_entry *outer;
    int status;            /* that the command would have ended with */
    char text[FATAL_TEXT]; /* the last message; "" at first */
};

void fatal_enter(struct fatal_entry *entry);
void fatal_leave(const struct fatal_entry *entry);
/* Returns whether this host thread has an entry. */
bool fatal_is_caught(void);

/* Prints "precis: message" and exits with the status; or leaves the message in the entry and jumps there. */
_Noreturn __attribute__((format(printf, 2, 3))) void fatal(int status, const char *format, ...);
/* The same after a message has been printed or noted. */
_Noreturn void fatal_exit(int status);
/* A place in the code that cannot be reached: abort(), or a jump to the entry. */
_Noreturn void fatal_bug(const char *where);
/* Prints "precis: message", or notes it for the entry. */
__attribute__((format(printf, 1, 2))) void fatal_warn(const char *format, ...);
/* Notes a message for the entry, in place of the one before. Returns false if there is no entry: the caller prints it. */
bool fatal_note(const char *text);

/* As pthread_once(), for a function that may end in fatal(): the next call tries again. */
struct fatal_once {
    atomic_bool done;
    pthread_mutex_t lock;
};
#define FATAL_ONCE                       \
    {                                    \
        false, PTHREAD_MUTEX_INITIALIZER \
    }
void fatal_once(struct fatal_once *once, void (*fn)(void));

#endif
