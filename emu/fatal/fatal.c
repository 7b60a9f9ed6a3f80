/* fatal.c - see fatal.h. */
#include "emu/fatal/fatal.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Thread_local struct fatal_entry *current;

void fatal_enter(struct fatal_entry *entry)
{
    entry->outer = current;
    entry->status = 0;
    entry->text[0] = 0;
    current = entry;
}

void fatal_leave(const struct fatal_entry *entry)
{
    current = entry->outer;
}

bool fatal_is_caught(void)
{
    return current;
}

void fatal_exit(int status)
{
    if (!current)
        exit(status);
    current->status = status;
    _longjmp(current->at, 1);
}

void fatal(int status, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    if (current) {
        vsnprintf(current->text, sizeof current->text, format, list);
    } else {
        fputs("precis: ", stderr);
        vfprintf(stderr, format, list);
        fputc('\n', stderr);
    }
    va_end(list);
    fatal_exit(status);
}

void fatal_bug(const char *where)
{
    if (!current)
        abort();
    fatal(3, "internal error in %s; please report it with the program", where);
}

bool fatal_note(const char *text)
{
    if (current)
        snprintf(current->text, sizeof current->text, "%s", text);
    return current;
}

void fatal_warn(const char *format, ...)
{
    char text[FATAL_TEXT];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    if (!fatal_note(text))
        fprintf(stderr, "precis: %s\n", text);
}

void fatal_once(struct fatal_once *once, void (*fn)(void))
{
    struct fatal_entry entry;
    if (atomic_load_explicit(&once->done, memory_order_acquire))
        return;
    pthread_mutex_lock(&once->lock);
    fatal_enter(&entry);
    if (_setjmp(entry.at) == 0 && !once->done) {
        fn();
        atomic_store_explicit(&once->done, true, memory_order_release);
    }
    fatal_leave(&entry);
    pthread_mutex_unlock(&once->lock);
    if (entry.status)
        fatal(entry.status, "%s", entry.text);
}
