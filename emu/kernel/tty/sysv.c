/*
 * sysv.c - the structures termio and termios of System V, whose line speed is a number in cflag: HP-UX's and SunOS's.
 *
 * Flags and control characters that a personality has no number for stay as they are when a program sets the others.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/tty/sysv.h"

#include <termios.h>

enum { CHARACTERS = 19, OLD_CHARACTERS = 8, SHARED_VMIN = 4, SHARED_VTIME = 5, GUEST_CBAUD = 037, VALUES = 5 + CHARACTERS };

/* HP-UX's struct termios has a reserved word after the flags and 16 characters, SunOS's 19 characters. */
static const char *format_of(const struct termios_abi *abi, bool old)
{
    return old ? "HHHHB8B" : abi->shares_min ? "IIII19B" : "IIIII16B";
}

/* Returns the index of the first character among the values. */
static unsigned first_character(const struct termios_abi *abi, bool old)
{
    return abi->shares_min && !old ? 4 : 5;
}

/* Returns whether VMIN and VTIME are in the places of end of file and end of line. */
static bool shares_min(const struct termios_abi *abi, const struct ktermios *k, bool old)
{
    return (old || abi->shares_min) && !(k->lflag & ICANON);
}

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

    int64_t *characters = v + first_character(abi, old);

    for (unsigned i = 0; i < TTY_CC; i++)
        if (abi->cc[i] < CHARACTERS)
            characters[abi->cc[i]] = k->cc[i];
    if (shares_min(abi, k, old)) {
        characters[SHARED_VMIN] = k->cc[VMIN];
        characters[SHARED_VTIME] = k->cc[VTIME];
    }
    return put_struct(t, va, format_of(abi, old), v);
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
    const bool by_bytes = shares_min(abi, k, old);

    for (unsigned i = 0; i < TTY_CC; i++)
        if (abi->cc[i] < (old ? OLD_CHARACTERS : CHARACTERS) && !(by_bytes && (i == VEOF || i == VEOL)))
            k->cc[i] = (uint8_t)characters[abi->cc[i]];
    if (by_bytes) {
        k->cc[VMIN] = (uint8_t)characters[SHARED_VMIN];
        k->cc[VTIME] = (uint8_t)characters[SHARED_VTIME];
    }
}

int sysv_get_termios(struct thread *t, uint64_t va, const struct termios_abi *abi, struct ktermios *k, bool old)
{
    int64_t v[VALUES];

    if (get_struct(t, va, format_of(abi, old), v))
        return -EFAULT;
    k->iflag = changed(abi->iflag, k->iflag, v[0]);
    k->oflag = changed(abi->oflag, k->oflag, v[1]);
    k->cflag = (changed(abi->cflag, k->cflag, v[2]) & ~(unsigned)CBAUD) | speed_to_host(abi, v[2], k->cflag);
    k->lflag = changed(abi->lflag, k->lflag, v[3]);
    if (old)
        k->line = (uint8_t)v[4];
    set_characters(k, abi, v + first_character(abi, old), old);
    return 0;
}
