/*
 * Terminals of 4.3BSD: sgttyb, tchars, ltchars and the local modes (sys/h/ioctl.h, sys/sys/tty.c), from and to the kernel's struct
 * ktermios.
 */
#include <asm/ioctls.h>
#include <errno.h>
#include <sys/stat.h>
#include <termios.h>

#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/tty/tty.h"
#include "emu/kernel/vfs/fdtable.h"

/* Flags: the lower 16 bits are of sg_flags, the upper ones the local modes. */
enum {
    B_TANDEM = 1 << 0,
    B_CBREAK = 1 << 1,
    B_LCASE = 1 << 2,
    B_ECHO = 1 << 3,
    B_CRMOD = 1 << 4,
    B_RAW = 1 << 5,
    B_ODDP = 1 << 6,
    B_EVENP = 1 << 7,
    B_XTABS = 0xc00,
    B_CRTBS = 1 << 16,
    B_PRTERA = 1 << 17,
    B_CRTERA = 1 << 18,
    B_LITOUT = 1 << 21,
    B_TOSTOP = 1 << 22,
    B_FLUSHO = 1 << 23,
    B_CRTKIL = 1 << 26,
    B_PASS8 = 1 << 27,
    B_CTLECH = 1 << 28,
    B_PENDIN = 1 << 29,
    B_DECCTQ = 1 << 30,
};
#define B_NOFLSH (1u << 31)

/* Flags that are one flag of the host. */
static const struct flag_pair local_flags[] = {
    {ECHOE, B_CRTERA},   {ECHOPRT, B_PRTERA}, {TOSTOP, B_TOSTOP}, {FLUSHO, B_FLUSHO}, {ECHOKE, B_CRTKIL},
    {ECHOCTL, B_CTLECH}, {PENDIN, B_PENDIN},  {NOFLSH, B_NOFLSH}, {ECHO, B_ECHO},     {0, 0},
};

static unsigned flags_of(const struct ktermios *k)
{
    unsigned f = (unsigned)flags_to_guest(local_flags, k->lflag);

    f |= f & B_CRTERA ? B_CRTBS : 0;
    f |= k->iflag & IXOFF ? B_TANDEM : 0;
    f |= k->iflag & IUCLC ? B_LCASE : 0;
    f |= (k->iflag & ICRNL) && (k->oflag & ONLCR) ? B_CRMOD : 0;
    f |= (k->oflag & TABDLY) == XTABS ? B_XTABS : 0;
    f |= !(k->cflag & PARENB) ? B_ODDP | B_EVENP : k->cflag & PARODD ? B_ODDP : B_EVENP;
    f |= !(k->iflag & IXANY) ? B_DECCTQ : 0;
    if (!(k->lflag & ICANON))
        f |= k->lflag & ISIG ? B_CBREAK : B_RAW;
    if (!(f & B_RAW)) {
        f |= !(k->oflag & OPOST) ? B_LITOUT : 0;
        f |= !(k->iflag & ISTRIP) && (k->cflag & CSIZE) == CS8 ? B_PASS8 : 0;
    }
    return f;
}

static unsigned choose(unsigned flags, unsigned which, bool on)
{
    return on ? flags | which : flags & ~which;
}

/* RAW: 8 bits, nothing is processed. */
static void set_raw(struct ktermios *k)
{
    k->iflag &= IXOFF;
    k->oflag &= ~(unsigned)OPOST;
    k->lflag &= ~(unsigned)(ISIG | ICANON | IEXTEN);
    k->cflag = (k->cflag & ~(unsigned)(CSIZE | PARENB)) | CS8;
    k->cc[VMIN] = 1;
    k->cc[VTIME] = 0;
}

static void set_cooked(struct ktermios *k, unsigned f)
{
    const bool cr = f & B_CRMOD, parity = (f & (B_ODDP | B_EVENP)) != (B_ODDP | B_EVENP) && (f & (B_ODDP | B_EVENP));

    k->iflag = choose(k->iflag | BRKINT | IXON, ICRNL, cr);
    k->oflag = choose(choose(k->oflag, ONLCR, cr), OPOST, !(f & B_LITOUT));
    k->lflag = choose(k->lflag | ISIG | IEXTEN, ICANON, !(f & B_CBREAK));
    k->cflag = choose(choose(k->cflag, PARENB, parity), PARODD, parity && (f & B_ODDP));
    if (f & B_CBREAK) {
        k->cc[VMIN] = 1;
        k->cc[VTIME] = 0;
    }
}

/* `old`: of a pseudo-terminal with a fixed name. Others keep the size of their characters. */
static void set_flags(struct ktermios *k, unsigned f, bool old)
{
    for (const struct flag_pair *p = local_flags; p->host; p++)
        k->lflag = choose(k->lflag, (unsigned)p->host, f & p->guest);
    k->iflag = choose(k->iflag, IXOFF, f & B_TANDEM);
    k->iflag = choose(k->iflag, IUCLC, f & B_LCASE);
    k->iflag = choose(k->iflag, IXANY, !(f & B_DECCTQ));
    k->oflag = (k->oflag & ~(unsigned)TABDLY) | ((f & B_XTABS) == B_XTABS ? XTABS : 0);
    if (f & B_RAW)
        set_raw(k);
    else
        set_cooked(k, f);
    if (old && !(f & B_RAW)) {
        k->iflag = choose(k->iflag, ISTRIP, !(f & B_PASS8));
        k->cflag = (k->cflag & ~(unsigned)CSIZE) | (f & B_PASS8 ? CS8 : CS7);
    }
}

/* ---- characters -------------------------------------------------------------------------------------------------------- */

/* A character of 0377 is none; on the host 0 is. */
static int64_t character_out(uint8_t c)
{
    return c ? c : 0377;
}

static uint8_t character_in(int64_t c)
{
    return (uint8_t)c == 0377 ? 0 : (uint8_t)c;
}

enum { CHARACTERS = 6, NO_CHARACTER = 255 };
/* The host's indexes of the characters of struct tchars and struct ltchars. */
static const uint8_t tchars[CHARACTERS] = {VINTR, VQUIT, VSTART, VSTOP, VEOF, VEOL};
static const uint8_t ltchars[CHARACTERS] = {VSUSP, NO_CHARACTER, VREPRINT, VDISCARD, VWERASE, VLNEXT};

static int64_t put_characters(struct thread *t, uint64_t at, const struct ktermios *k, const uint8_t *which)
{
    int64_t v[CHARACTERS];

    for (unsigned i = 0; i < CHARACTERS; i++)
        v[i] = which[i] == NO_CHARACTER ? 0377 : character_out(k->cc[which[i]]);
    return put_struct(t, at, "6B", v);
}

static int get_characters(struct thread *t, uint64_t at, struct ktermios *k, const uint8_t *which)
{
    int64_t v[CHARACTERS];

    if (get_struct(t, at, "6B", v))
        return -EFAULT;
    for (unsigned i = 0; i < CHARACTERS; i++)
        if (which[i] != NO_CHARACTER)
            k->cc[which[i]] = character_in(v[i]);
    return 0;
}

/* struct sgttyb: speeds, whose numbers are the host's, erase, kill, flags. */
static int64_t put_sgttyb(struct thread *t, uint64_t at, const struct ktermios *k)
{
    enum { SPEEDS = 017 };
    const unsigned speed = k->cflag & CBAUD & SPEEDS;

    return PUT(t, at, "BBBBH", speed, speed, character_out(k->cc[VERASE]), character_out(k->cc[VKILL]), flags_of(k) & 0xffff);
}

static int get_sgttyb(struct thread *t, uint64_t at, struct ktermios *k, bool old)
{
    int64_t v[5];

    if (get_struct(t, at, "BBBBH", v))
        return -EFAULT;
    if (v[1] > 0 && v[1] < 16)
        k->cflag = (k->cflag & ~(unsigned)CBAUD) | (unsigned)v[1];
    k->cc[VERASE] = character_in(v[2]);
    k->cc[VKILL] = character_in(v[3]);
    set_flags(k, (flags_of(k) & 0xffff0000u) | (unsigned)v[4], old);
    return 0;
}

/* ---- requests ----------------------------------------------------------------------------------------------------------- */

#define REQUEST(direction, n, bytes) ((direction) | (bytes) << 16 | 't' << 8 | (n))
#define OUT                          0x40000000u
#define IN                           0x80000000u
#define VOID                         0x20000000u
enum {
    GETD = 0,
    SETD = 1,
    HPCL = 2,
    GETP = 8,
    SETP = 9,
    SETN = 10,
    FLUSH = 16,
    SETC = 17,
    GETC = 18,
    START_OUTPUT = 110,
    STOP_OUTPUT = 111,
    NO_TTY = 113
};
enum {
    GLTC = 116,
    SLTC = 117,
    CLEAR_DTR = 120,
    SET_DTR = 121,
    CLEAR_BREAK = 122,
    SET_BREAK = 123,
    LGET = 124,
    LSET = 125,
    LBIC = 126,
    LBIS = 127
};

/* The local modes are the upper half of the flags. */
static int change_local(struct thread *t, uint64_t at, unsigned number, struct ktermios *k, bool old)
{
    const unsigned now = flags_of(k);
    uint32_t value;

    if (get_u32(t, at, &value))
        return -EFAULT;
    const unsigned bits = value << 16, local = now & 0xffff0000u;

    set_flags(k, (now & 0xffff) | (number == LSET ? bits : number == LBIS ? local | bits : local & ~bits), old);
    return 0;
}

/* Changes *k as the request says; *how: the host's request that applies it. 1: not a request that changes it. */
static int change(struct thread *t, unsigned request, uint64_t at, struct ktermios *k, bool old, unsigned *how)
{
    *how = TCSETS;
    switch (request) {
    case REQUEST(IN, SETP, 6): *how = TCSETSF; return get_sgttyb(t, at, k, old);
    case REQUEST(IN, SETN, 6): return get_sgttyb(t, at, k, old);
    case REQUEST(IN, SETC, 6): return get_characters(t, at, k, tchars);
    case REQUEST(IN, SLTC, 6): return get_characters(t, at, k, ltchars);
    case REQUEST(IN, LSET, 4):
    case REQUEST(IN, LBIC, 4):
    case REQUEST(IN, LBIS, 4): return change_local(t, at, request & 0xff, k, old);
    default: return 1;
    }
}

/* TIOCSETD: the old line discipline is the new one here, but its number. */
static int64_t set_discipline(struct thread *t, uint64_t at, struct terminal *tty)
{
    uint32_t value;

    if (get_u32(t, at, &value))
        return -EFAULT;
    tty->discipline = value;
    return 0;
}

/* 1: not a request that tells *k. */
static int64_t tell(struct thread *t, unsigned request, uint64_t at, const struct ktermios *k, struct terminal *tty)
{
    enum { NEW_DISCIPLINE = 2 };

    switch (request) {
    case REQUEST(OUT, GETP, 6): return put_sgttyb(t, at, k);
    case REQUEST(OUT, GETC, 6): return put_characters(t, at, k, tchars);
    case REQUEST(OUT, GLTC, 6): return put_characters(t, at, k, ltchars);
    case REQUEST(OUT, LGET, 4): return put_u32(t, at, flags_of(k) >> 16);
    case REQUEST(OUT, GETD, 4): return put_u32(t, at, tty->old ? tty->discipline : NEW_DISCIPLINE);
    case REQUEST(IN, SETD, 4): return set_discipline(t, at, tty);
    case REQUEST(VOID, HPCL, 0):
    case REQUEST(VOID, START_OUTPUT, 0):
    case REQUEST(VOID, STOP_OUTPUT, 0):
    case REQUEST(VOID, SET_BREAK, 0):
    case REQUEST(VOID, CLEAR_BREAK, 0):
    case REQUEST(VOID, SET_DTR, 0):
    case REQUEST(VOID, CLEAR_DTR, 0): return 0;
    default: return 1;
    }
}

/* TIOCFLUSH: input, output, or with 0 both. */
static int64_t flush(struct thread *t, int fd, uint64_t at)
{
    uint32_t which;

    if (get_u32(t, at, &which))
        return -EFAULT;
    return sys_ioctl(t, fd, TCFLSH, which == 1 ? TCIFLUSH : which == 2 ? TCOFLUSH : TCIOFLUSH);
}

enum { MOST_BYTES = 128 }; /* of a request's structure */

int64_t sys_bsd43_ioctl(struct thread *t, int fd, unsigned request, uint64_t at)
{
    struct file *f = fd_file(t, fd);
    struct ktermios k;
    unsigned how;

    if (!f)
        return -EBADF;
    if ((request >> 16 & 0x1fff) > MOST_BYTES)
        return -EFAULT;
    if ((request >> 8 & 0xff) == 'i' || (request >> 8 & 0xff) == 'r') {
        const int64_t result = bsd43_network_request(t, fd, request, at);

        return result == -ENODEV ? -ENXIO : result; /* an interface that is not there */
    }
    if ((request >> 8 & 0xff) != 't')
        return sys_ioctl(t, fd, request, at);
    struct terminal *tty = terminal_of(f);

    if (!tty)
        return S_ISSOCK(file_type(f)) || S_ISFIFO(file_type(f)) ? -EOPNOTSUPP : -ENOTTY;
    if (request == REQUEST(VOID, NO_TTY, 0) && t->p->sid != t->p->pid && tty_controls(t->p)) {
        process_set_group(t->p, t->p->pid, t->p->pid);
        return 0;
    }
    if (request == REQUEST(IN, FLUSH, 4))
        return flush(t, fd, at);
    int64_t error = terminal_attributes(t, f, &k);

    if (error)
        return error;
    const int64_t told = tell(t, request, at, &k, tty);

    if (told <= 0)
        return told;
    const int changed = change(t, request, at, &k, tty->old, &how);

    return changed < 0 ? changed : changed ? sys_ioctl(t, fd, request, at) : terminal_change(t, f, &k, how);
}
