/* call.c - the beginning and the end of every function of precis.h: what may be called, and how failures come back. */
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#ifdef __SSE__
#include <xmmintrin.h>
#endif

#include "emu/lib/internal.h"

/* Translated code sets the host's rounding and exceptions. */
static unsigned floating_state(void)
{
#ifdef __SSE__
    return _mm_getcsr();
#else
    return 0;
#endif
}

static void set_floating_state(unsigned state)
{
#ifdef __SSE__
    _mm_setcsr(state);
#else
    (void)state;
#endif
}

/* What a program begins with: rounding to nearest, no trap, no flush to zero. The C code of instructions computes with it. */
enum { FLOATING_DEFAULT = 0x1f80 };

static const char *refusal(const struct precis *m, enum call_kind kind)
{
    if (m->broken)
        return m->message[0] ? NULL : "the machine is broken";
    if (kind != CALL_LOOKS && m->calls)
        return "a hook cannot change or run the machine";
    if (kind <= CALL_LOADS && m->loaded)
        return "the machine has its program already";
    if (kind > CALL_LOADS && !m->loaded)
        return "the machine has no program yet: precis_load()";
    return NULL;
}

bool call_begin(struct call *c, struct precis *m, enum call_kind kind)
{
    if (!m)
        return false;
    const char *why = refusal(m, kind);
    if (why)
        snprintf(m->message, sizeof m->message, "%s", why);
    if (why || m->broken)
        return false;
    c->machine = m;
    c->keeps = m->calls;
    c->floating = floating_state();
    set_floating_state(FLOATING_DEFAULT);
    c->log = os_log_suspend();
    if (m->now)
        os_log_resume(m->now->log);
    if (!m->calls++)
        m->user = pthread_self();
    fatal_enter(&c->entry);
    return true;
}

static void leave(struct call *c)
{
    struct precis *m = c->machine;
    fatal_leave(&c->entry);
    os_log_resume(c->log);
    set_floating_state(c->floating);
    m->calls--;
}

long call_end(struct call *c, long result)
{
    struct precis *m = c->machine;
    leave(c);
    if (c->entry.text[0] || !c->keeps)
        memcpy(m->message, c->entry.text, strlen(c->entry.text) + 1);
    return result;
}

long call_failed(struct call *c)
{
    struct precis *m = c->machine;
    leave(c);
    m->broken = m->loaded; /* options and files that could not be loaded leave nothing half done */
    snprintf(m->message, sizeof m->message, "%s", c->entry.text[0] ? c->entry.text : "out of memory");
    return -1;
}

long call_error(const char *format, ...)
{
    char text[FATAL_TEXT];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    fatal_note(text);
    return -1;
}
