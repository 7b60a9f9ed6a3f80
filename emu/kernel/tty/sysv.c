/*
 * sysv.c - the structures termio and termios of System V, whose line speed is a number in cflag: HP-UX's.
 *
 * Flags and control characters that a personality has no number for stay as they are when a program sets the others.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/tty/sysv.h"

#include <termios.h>

enum { CHARACTERS = 16, OLD_CHARACTERS = 8, OLD_VMIN = 4, OLD_VTIME = 5, GUEST_CBAUD = 037, VALUES = 5 + CHARACTERS };
static const char format[] = "IIIII16B", old_format[] = "HHHHB8B";

static int64_t speed_to_guest(const struct termios_abi *abi, unsigned cflag)
{
    const struct number_pair *s = abi->speeds;

    while (s->host && (unsigned)s->host != (cflag & CBAUD))
        s++;
    return s->guest;
}

/* A speed without a number is shown as 0, and stays when a program sets 0. */
static unsigned speed_to_host(const struct termios_abi *abi, int64_t cflag, unsigned now)
{
    const int64_t wanted = cflag & GUEST_CBAUD;

    if (wanted == speed_to_guest(abi, now))
        return now & CBAUD;
    for (const struct number_pair *s = abi->speeds; s->host; s++)
        if (s->guest == wanted)
            return (unsigned)s->host;
    return wanted ? now & CBAUD : B0;
}

/* ---- to the program ------------------------------------------------------------------------------------------------- */

int64_t sysv_put_termios(struct thread *t, uint64_t va, const struct termios_abi *abi, const struct ktermios *k, bool old)
{
    int64_t v[VALUES] = {(int64_t)flags_to_guest(abi->iflag, k->iflag), (int64_t)flags_to_guest(abi->oflag, k->oflag),
                         (int64_t)flags_to_guest(abi->cflag, k->cflag) | speed_to_guest(abi, k->cflag),
                         (int64_t)flags_to_guest(abi->lflag, k->lflag), old ? k->line : 0};

    for (unsigned i = 0; i < TTY_CC; i++)
        if (abi->cc[i] < CHARACTERS)
            v[5 + abi->cc[i]] = k->cc[i];
    if (old && !(k->lflag & ICANON)) { /* in the places of end of file and end of line */
        v[5 + OLD_VMIN] = k->cc[VMIN];
        v[5 + OLD_VTIME] = k->cc[VTIME];
    }
    return put_struct(t, va, old ? old_format : format, v);
}

/* ---- from the program ----------------------------------------------------------------------------------------------- */

/* The host's flags that have no number stay. */
static unsigned changed(const struct flag_pair *pairs, unsigned now, int64_t to)
{
    unsigned known = 0;

    for (const struct flag_pair *p = pairs; p->host; p++)
        known |= (unsigned)p->host;
    return (now & ~known) | (unsigned)flags_to_host(pairs, (uint64_t)to);
}

static void set_characters(struct ktermios *k, const struct termios_abi *abi, const int64_t *characters, bool old)
{
    const bool by_bytes = old && !(k->lflag & ICANON);

    for (unsigned i = 0; i < TTY_CC; i++)
        if (abi->cc[i] < (old ? OLD_CHARACTERS : CHARACTERS) && !(by_bytes && (i == VEOF || i == VEOL)))
            k->cc[i] = (uint8_t)characters[abi->cc[i]];
    if (by_bytes) {
        k->cc[VMIN] = (uint8_t)characters[OLD_VMIN];
        k->cc[VTIME] = (uint8_t)characters[OLD_VTIME];
    }
}

int sysv_get_termios(struct thread *t, uint64_t va, const struct termios_abi *abi, struct ktermios *k, bool old)
{
    int64_t v[VALUES];

    if (get_struct(t, va, old ? old_format : format, v))
        return -EFAULT;
    k->iflag = changed(abi->iflag, k->iflag, v[0]);
    k->oflag = changed(abi->oflag, k->oflag, v[1]);
    k->cflag = (changed(abi->cflag, k->cflag, v[2]) & ~(unsigned)CBAUD) | speed_to_host(abi, v[2], k->cflag);
    k->lflag = changed(abi->lflag, k->lflag, v[3]);
    if (old)
        k->line = (uint8_t)v[4];
    set_characters(k, abi, v + 5, old);
    return 0;
}
