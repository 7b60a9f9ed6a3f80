/* Terminals: controlling terminals, foreground process groups, settings; the host's terminal. */
#include "emu/kernel/tty/sysv.h"
#include "emu/kernel/tty/tty.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/hostfile.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/mem/charge.h"
#include "emu/os/os.h"

#include <asm/ioctls.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysmacros.h>
#include <termios.h>
#include <unistd.h>

static const char controlling_path[] = "/dev/tty";

/* glibc's struct termios differs from the kernel's: this uses the kernel's. */
static int host_termios(int fd, unsigned long request, struct ktermios *k)
{
    struct {
        unsigned iflag, oflag, cflag, lflag;
        uint8_t line, cc[TTY_CC];
    } h = {k->iflag, k->oflag, k->cflag, k->lflag, k->line, {0}};
    memcpy(h.cc, k->cc, TTY_CC);
    if (os_ioctl(fd, request, &h, sizeof h))
        return -errno;
    *k = (struct ktermios){.iflag = h.iflag, .oflag = h.oflag, .cflag = h.cflag, .lflag = h.lflag, .line = h.line};
    memcpy(k->cc, h.cc, TTY_CC);
    return 0;
}

int terminal_init(struct fs_machine *m)
{
    struct terminal *t = calloc(1, sizeof *t);
    if (!t)
        return -ENOMEM;
    m->terminal = t;
    t->host = true;
    t->host_fd = -1;
    for (int i = 0; i < 3 && t->host_fd < 0; i++)
        if (os_isatty(m->k->options.streams[i]))
            t->host_fd = os_fcntl(m->k->options.streams[i], F_DUPFD_CLOEXEC, 3);
    if (t->host_fd >= 0)
        t->host_saved = host_termios(t->host_fd, TCGETS, &t->host_before) == 0;
    return 0;
}

void terminal_fini(struct fs_machine *m)
{
    struct terminal *t = m->terminal;
    ptys_fini(m);
    if (!t)
        return;
    if (t->host_saved && t->host_changed)
        host_termios(t->host_fd, TCSETSW, &t->host_before);
    if (t->host_fd >= 0)
        os_close(t->host_fd);
    free(t);
    m->terminal = NULL;
}

struct terminal *terminal_of(struct file *f)
{
    struct terminal *t = pty_terminal(f);
    if (t || f->host_fd < 0 || !file_is_host(f) || !f->ops->stream)
        return t;
    return os_isatty(f->host_fd) ? f->m->terminal : NULL;
}

/* As the file was opened: /dev/tty, or a terminal by its number. */
void terminal_stat(const struct file *f, const struct terminal *t, struct fs_stat *out)
{
    struct place pl;
    if (!f->path || strcmp(f->path, controlling_path) || !f->m->nodes->device(makedev(5, 0), &pl)) {
        pl = (struct place){.exists = true, .virtual_node = true, .node = {.mode = S_IFCHR | 0620, .kind = VIRTUAL_PTS}};
        tty_name(t, pl.guest);
        pl.node.id = t->number;
        pl.node.rdev = terminal_device(t);
    }
    f->m->nodes->stat(f->m, &pl, out);
}

uint64_t terminal_device(const struct terminal *t)
{
    return t->console ? 0 : tty_device(t->number, t->old);
}

uint64_t tty_device(int number, bool old)
{
    enum { UNIX98 = 136, OLD = 20 };
    return old ? OLD << 8 | (uint64_t)(number - 1) : UNIX98 << 8 | (uint64_t)number;
}

bool tty_exists(struct fs_machine *m, int number)
{
    return number == 0 ? m->terminal && m->terminal->host_fd >= 0 : pty_find(m, number) != NULL;
}

struct terminal *terminal_numbered(struct fs_machine *m, int number)
{
    return number == 0 ? m->terminal : pty_find(m, number);
}

unsigned tty_owner(struct fs_machine *m, int number)
{
    const struct terminal *t = pty_find(m, number);
    return t ? t->uid : number == 0 && m->k->first ? m->k->first->euid : 0;
}

/* ---- sessions and foreground groups ---------------------------------------------------------- */

/* The host's terminal controls the first program's session, as after a login. */
static void assign_first_session(struct kernel *k, struct terminal *t)
{
    if (t->host && !t->sid && !t->pgrp && k->first) {
        t->sid = k->first->sid;
        t->pgrp = k->first->pgid;
    }
}

static struct terminal *controlling(struct process *p)
{
    struct fs_machine *m = p->k->fs;
    assign_first_session(p->k, m->terminal);
    if (m->terminal->sid == p->sid && m->terminal->host_fd >= 0)
        return m->terminal;
    for (int i = 1; i < TTY_MOST; i++) {
        struct terminal *t = pty_find(m, i);
        if (t && t->sid == p->sid)
            return t;
    }
    return NULL;
}

struct terminal *tty_controlling(struct process *p)
{
    return controlling(p);
}

bool tty_controls(struct process *p)
{
    return controlling(p);
}

int terminal_foreground_group(struct kernel *k)
{
    struct fs_machine *m = k->fs;
    assign_first_session(k, m->terminal);
    return m->terminal->pgrp;
}

/* A session leader leaves its session or ends: the terminal controls no session any more. */
static void drop_controlling(struct process *p, bool hang_up)
{
    struct terminal *t = controlling(p);
    if (!t || p->sid != p->pid)
        return;
    int pgrp = t->pgrp;
    t->sid = 0;
    t->pgrp = 0;
    if (t->host)
        t->sid = -1; /* keeps settle() from assigning it again */
    if (hang_up && pgrp && p != p->k->first) {
        signal_send_group(p->k, pgrp, SIGHUP, NULL);
        signal_send_group(p->k, pgrp, SIGCONT, NULL);
    }
}

void terminal_process_exit(struct process *p)
{
    if (p->sid == p->pid)
        drop_controlling(p, true);
}

static bool in_background(struct thread *t, struct terminal *tty)
{
    assign_first_session(t->k, tty);
    return tty->sid == t->p->sid && tty->pgrp && tty->pgrp != t->p->pgid;
}

/* Handles access from a background process: sends sig to its group and restarts the call, as Linux's __tty_check_change(). Returns 0 if
 * access is allowed. */
static int64_t check_change(struct thread *t, struct terminal *tty, int sig)
{
    if (!in_background(t, tty))
        return 0;
    if ((t->mask & ksigbit(sig)) || sighand_action(t->p, sig)->handler == 1)
        return sig == SIGTTIN ? -EIO : 0;
    if (group_is_orphaned(t->k, t->p->pgid))
        return -EIO;
    signal_send_group(t->k, t->p->pgid, sig, NULL);
    return -ERESTARTSYS;
}

static int64_t terminal_check(struct thread *t, struct file *f, bool write)
{
    struct terminal *tty = pty_terminal(f);
    if (!tty && in_background(t, f->m->terminal))
        tty = terminal_of(f); /* which reads the host's settings */
    if (!tty || pty_is_master(f) || !in_background(t, tty))
        return 0;
    struct ktermios k = tty->tio;
    if (write && ((tty->host && host_termios(f->host_fd, TCGETS, &k)) || !(k.lflag & TOSTOP)))
        return 0;
    return check_change(t, tty, write ? SIGTTOU : SIGTTIN);
}

int tty_open_controlling(struct process *p, unsigned flags, struct file **out)
{
    struct terminal *t = controlling(p);
    int err = t ? tty_open_numbered(p, t->number, flags, out) : -ENXIO;
    if (!err) {
        mem_free((*out)->path);
        (*out)->path = mem_text(p->k->memory, controlling_path);
    }
    return err;
}

int tty_open_numbered(struct process *p, int number, unsigned flags, struct file **out)
{
    struct fs_machine *m = p->k->fs;
    struct terminal *t = number ? pty_find(m, number) : m->terminal;
    int err = 0;
    if (!t)
        return -ENXIO;
    if (t->host) {
        char link[40];
        snprintf(link, sizeof link, "/proc/self/fd/%d", t->host_fd);
        int fd = os_open(link, (int)(flags & O_ACCMODE) | O_NOCTTY | O_CLOEXEC | O_NONBLOCK, 0);
        if (fd < 0)
            return -errno;
        *out = hostfile_new(m, fd, flags & (O_ACCMODE | O_APPEND | O_NONBLOCK), true);
        err = *out ? 0 : -ENOMEM;
    } else {
        err = pty_open_slave(m, t, flags, out);
    }
    if (!err && !(flags & O_NOCTTY) && p->sid == p->pid && !t->sid && !controlling(p)) {
        t->sid = p->sid; /* a session leader without a controlling terminal acquires this one */
        t->pgrp = p->pgid;
    }
    if (!err) {
        char name[TTY_NAME];
        tty_name(t, name);
        (*out)->path = mem_text(m->k->memory, name);
    }
    return err;
}

/* ---- ioctls ---------------------------------------------------------------------------------- */

static const char termios_format[] = "IIIIB19B", termios2_format[] = "IIIIB19BII";

enum { TERMIOS_VALUES = 7 + TTY_CC };
static const char own_termios_format[] = "IIII19BBII", shared_termios_format[] = "IIIIB17B";

static const char *own_format(const struct termios_abi *own, bool two)
{
    return !own->shares_min ? own_termios_format : two ? termios2_format : shared_termios_format;
}

/* The indexes among the structure's values of c_cc and c_line. */
static unsigned own_cc(const struct termios_abi *own)
{
    return own->shares_min ? 5 : 4;
}

static unsigned own_line(const struct termios_abi *own)
{
    return own->shares_min ? 4 : 4 + TTY_CC;
}

/* Copy VMIN and VTIME from and to characters in which they share the places of VEOF and VEOL. */
static void put_shared_min(const struct termios_abi *own, const struct ktermios *k, int64_t *cc)
{
    if (!own->shares_min || (k->lflag & ICANON))
        return;
    cc[own->cc[VEOF]] = k->cc[VMIN];
    cc[own->cc[VEOL]] = k->cc[VTIME];
}

static void get_shared_min(const struct termios_abi *own, struct ktermios *k, const int64_t *cc)
{
    if (!own->shares_min || (k->lflag & ICANON))
        return;
    k->cc[VMIN] = (uint8_t)cc[own->cc[VEOF]];
    k->cc[VTIME] = (uint8_t)cc[own->cc[VEOL]];
}

static int64_t put_own_termios(struct thread *t, uint64_t va, const struct termios_abi *own, const struct ktermios *k, bool two)
{
    int64_t v[TERMIOS_VALUES] = {(int64_t)flags_to_guest(own->iflag, k->iflag), (int64_t)flags_to_guest(own->oflag, k->oflag),
                                 (int64_t)flags_to_guest(own->cflag, k->cflag), (int64_t)flags_to_guest(own->lflag, k->lflag)};
    int64_t *cc = v + own_cc(own);
    for (int i = 0; i < TTY_CC; i++)
        cc[own->cc[i]] = k->cc[i];
    put_shared_min(own, k, cc);
    v[own_line(own)] = k->line;
    v[5 + TTY_CC] = v[6 + TTY_CC] = k->ispeed ? k->ispeed : 38400;
    return put_struct(t, va, own_format(own, two), v);
}

static int get_own_termios(struct thread *t, uint64_t va, const struct termios_abi *own, struct ktermios *k, bool two)
{
    int64_t v[TERMIOS_VALUES] = {0}, *cc = v + own_cc(own);
    if (get_struct(t, va, own_format(own, two), v))
        return -EFAULT;
    *k = (struct ktermios){.iflag = (unsigned)flags_to_host(own->iflag, (uint64_t)v[0]),
                           .oflag = (unsigned)flags_to_host(own->oflag, (uint64_t)v[1]),
                           .cflag = (unsigned)flags_to_host(own->cflag, (uint64_t)v[2]),
                           .lflag = (unsigned)flags_to_host(own->lflag, (uint64_t)v[3]),
                           .line = (uint8_t)v[own_line(own)],
                           .ispeed = (unsigned)v[5 + TTY_CC],
                           .ospeed = (unsigned)v[6 + TTY_CC]};
    for (int i = 0; i < TTY_CC; i++)
        k->cc[i] = (uint8_t)cc[own->cc[i]];
    get_shared_min(own, k, cc);
    return 0;
}

static int64_t get_termios(struct thread *t, struct file *f, struct terminal *tty, uint64_t va, bool two)
{
    const struct termios_abi *own = fs_abi_of(t)->termios;
    struct ktermios k = tty->tio;
    int err = tty->host ? host_termios(f->host_fd, TCGETS, &k) : 0;
    if (err)
        return err;
    if (own && own->speeds)
        return sysv_put_termios(t, va, own, &k, false);
    if (own)
        return put_own_termios(t, va, own, &k, two);
    int64_t v[TERMIOS_VALUES] = {k.iflag, k.oflag, k.cflag, k.lflag, k.line};
    for (int i = 0; i < TTY_CC; i++)
        v[5 + i] = k.cc[i];
    v[5 + TTY_CC] = v[6 + TTY_CC] = k.ispeed ? k.ispeed : 38400;
    return put_struct(t, va, two ? termios2_format : termios_format, v);
}

static int read_termios(struct thread *t, uint64_t va, bool two, struct ktermios *k)
{
    const struct termios_abi *own = fs_abi_of(t)->termios;
    int64_t v[TERMIOS_VALUES] = {0};
    if (own)
        return get_own_termios(t, va, own, k, two);
    if (get_struct(t, va, two ? termios2_format : termios_format, v))
        return -EFAULT;
    *k = (struct ktermios){.iflag = (unsigned)v[0],
                           .oflag = (unsigned)v[1],
                           .cflag = (unsigned)v[2],
                           .lflag = (unsigned)v[3],
                           .line = (uint8_t)v[4],
                           .ispeed = (unsigned)v[5 + TTY_CC],
                           .ospeed = (unsigned)v[6 + TTY_CC]};
    for (int i = 0; i < TTY_CC; i++)
        k->cc[i] = (uint8_t)v[5 + i];
    return 0;
}

static int64_t change_termios(struct file *f, struct terminal *tty, struct ktermios *k, unsigned how)
{
    if (tty->host) {
        tty->host_changed = true;
        return host_termios(f->host_fd, how, k);
    }
    tty->tio = *k;
    if (how == TCSETSF)
        pty_flush(tty, true, false);
    pty_changed(tty);
    return 0;
}

int64_t terminal_attributes(struct thread *t, struct file *f, struct ktermios *out)
{
    const struct terminal *tty = terminal_of(f);

    *out = tty->tio;
    return tty->host ? host_termios(f->host_fd, TCGETS, out) : 0;
}

int64_t terminal_change(struct thread *t, struct file *f, struct ktermios *k, unsigned how)
{
    struct terminal *tty = terminal_of(f);

    assign_first_session(t->k, tty);
    const int64_t stop = check_change(t, tty, SIGTTOU);

    return stop ? stop : change_termios(f, tty, k, how);
}

static int64_t set_termios(struct thread *t, struct file *f, struct terminal *tty, uint64_t va, bool two, unsigned how)
{
    struct ktermios k;
    if (read_termios(t, va, two, &k))
        return -EFAULT;
    return change_termios(f, tty, &k, how);
}

/* The structures of tty/sysv.h: what they do not have stays as it is. */
static int64_t set_sysv_termios(struct thread *t, struct file *f, struct terminal *tty, uint64_t va, bool old, unsigned how)
{
    struct ktermios k = tty->tio;
    int64_t err = tty->host ? host_termios(f->host_fd, TCGETS, &k) : 0;
    if (!err)
        err = sysv_get_termios(t, va, fs_abi_of(t)->termios, &k, old);
    return err ? err : change_termios(f, tty, &k, how);
}

static int64_t set_old_sysv(struct thread *t, struct file *f, struct terminal *tty, uint64_t va, unsigned how)
{
    return set_sysv_termios(t, f, tty, va, true, how);
}

/* ---- the old struct termio: 16-bit flags, and fewer control characters ----------------------------------------------------------- */

enum { TERMIO_CC = 8, OWN_TERMIO_CC = 10, TERMIO_VALUES = 5 + OWN_TERMIO_CC };

static const char *termio_format(const struct termios_abi *own)
{
    return own && !own->shares_min ? "HHHHB10B" : "HHHHB8B";
}

static int termio_characters(const struct termios_abi *own)
{
    return own && !own->shares_min ? OWN_TERMIO_CC : TERMIO_CC;
}

/* Returns the flags in the guest's numbering; own NULL: the host's. */
static uint64_t guest_flags(const struct termios_abi *own, const struct flag_pair *pairs, unsigned flags)
{
    return own ? flags_to_guest(pairs, flags) : flags;
}

static void put_low_flags(const struct termios_abi *own, const struct flag_pair *pairs, unsigned *flags, int64_t low)
{
    const uint64_t guest = (guest_flags(own, pairs, *flags) & ~(uint64_t)0xffff) | (uint64_t)low;

    *flags = (unsigned)(own ? flags_to_host(pairs, guest) : guest);
}

static int64_t get_termio(struct thread *t, struct file *f, struct terminal *tty, uint64_t va)
{
    const struct termios_abi *own = fs_abi_of(t)->termios;
    struct ktermios k = tty->tio;
    int err = tty->host ? host_termios(f->host_fd, TCGETS, &k) : 0;

    if (err)
        return err;
    if (own && own->speeds)
        return sysv_put_termios(t, va, own, &k, true);
    int64_t v[TERMIO_VALUES] = {(int64_t)guest_flags(own, own ? own->iflag : NULL, k.iflag) & 0xffff,
                                (int64_t)guest_flags(own, own ? own->oflag : NULL, k.oflag) & 0xffff,
                                (int64_t)guest_flags(own, own ? own->cflag : NULL, k.cflag) & 0xffff,
                                (int64_t)guest_flags(own, own ? own->lflag : NULL, k.lflag) & 0xffff, k.line};

    for (int i = 0; i < TTY_CC; i++) {
        const int at = own ? own->cc[i] : i;
        if (at < termio_characters(own))
            v[5 + at] = k.cc[i];
    }
    if (own)
        put_shared_min(own, &k, v + 5);
    return put_struct(t, va, termio_format(own), v);
}

/* What the structure does not have stays as it is. how: TCSETS, TCSETSW or TCSETSF. */
static int64_t set_termio(struct thread *t, struct file *f, struct terminal *tty, uint64_t va, unsigned how)
{
    const struct termios_abi *own = fs_abi_of(t)->termios;
    struct ktermios k = tty->tio;
    int64_t v[TERMIO_VALUES] = {0}, err = tty->host ? host_termios(f->host_fd, TCGETS, &k) : 0;

    if (err)
        return err;
    if (get_struct(t, va, termio_format(own), v))
        return -EFAULT;
    put_low_flags(own, own ? own->iflag : NULL, &k.iflag, v[0]);
    put_low_flags(own, own ? own->oflag : NULL, &k.oflag, v[1]);
    put_low_flags(own, own ? own->cflag : NULL, &k.cflag, v[2]);
    put_low_flags(own, own ? own->lflag : NULL, &k.lflag, v[3]);
    k.line = (uint8_t)v[4];
    for (int i = 0; i < TTY_CC; i++) {
        const int at = own ? own->cc[i] : i;
        if (at < termio_characters(own))
            k.cc[i] = (uint8_t)v[5 + at];
    }
    if (own)
        get_shared_min(own, &k, v + 5);
    return change_termios(f, tty, &k, how);
}

static int64_t window_size(struct thread *t, struct file *f, struct terminal *tty, uint64_t va, bool set)
{
    struct winsize w = tty->size;
    int64_t v[4];
    if (!set) {
        if (tty->host && os_ioctl(f->host_fd, TIOCGWINSZ, &w, sizeof w))
            return -errno;
        return PUT(t, va, "HHHH", w.ws_row, w.ws_col, w.ws_xpixel, w.ws_ypixel);
    }
    if (get_struct(t, va, "HHHH", v))
        return -EFAULT;
    w = (struct winsize){(unsigned short)v[0], (unsigned short)v[1], (unsigned short)v[2], (unsigned short)v[3]};
    if (tty->host)
        return os_ioctl(f->host_fd, TIOCSWINSZ, &w, sizeof w) ? -errno : 0;
    bool changed = memcmp(&w, &tty->size, sizeof w) != 0;
    tty->size = w;
    if (changed && tty->pgrp)
        signal_send_group(t->k, tty->pgrp, SIGWINCH, NULL);
    return 0;
}

/* Returns the session of a process group or, if there is none, of the process of that number, or 0 if neither exists. */
static int session_of(const struct kernel *k, int group)
{
    int session = 0;

    for (const struct process *q = k->processes; q; q = q->next) {
        if (q->pgid == group)
            return q->sid;
        if (q->pid == group)
            session = q->sid;
    }
    return session;
}

static int64_t set_foreground(struct thread *t, struct terminal *tty, uint64_t va)
{
    uint32_t pgrp;

    if (get_u32(t, va, &pgrp))
        return -EFAULT;
    if ((int)pgrp < 0)
        return -EINVAL;
    if (tty->sid != t->p->sid)
        return -ENOTTY;
    const int session = session_of(t->k, (int)pgrp);

    if (session != t->p->sid)
        return session ? -EPERM : -ESRCH;
    tty->pgrp = (int)pgrp;
    return 0;
}

static int64_t take_controlling(struct thread *t, struct terminal *tty)
{
    struct process *p = t->p;
    if (tty->sid == p->sid && p->sid == p->pid)
        return 0;
    if (p->sid != p->pid || controlling(p) || tty->sid > 0)
        return -EPERM;
    tty->sid = p->sid;
    tty->pgrp = p->pgid;
    return 0;
}

static int64_t flush(struct file *f, struct terminal *tty, int which)
{
    if (which < 0 || which > 2)
        return -EINVAL;
    if (tty->host)
        return os_ioctl(f->host_fd, TCFLSH, (void *)(intptr_t)which, 0) ? -errno : 0;
    pty_flush(tty, which != 1, which != 0);
    return 0;
}

static bool changes_terminal(unsigned request)
{
    switch (request) {
    case TCSETS:
    case TCSETSW:
    case TCSETSF:
    case TCSETA:
    case TCSETAW:
    case TCSETAF:
    case TTY_SETS2:
    case TTY_SETSW2:
    case TTY_SETSF2:
    case TIOCSPGRP:
    case TCFLSH:
    case TCSBRK:
    case TCSBRKP:
    case TCXONC: return true;
    }
    return false;
}

/* Requests about the attributes and size; -ENOTTY for others. */
static int64_t attributes_ioctl(struct thread *t, struct file *f, struct terminal *tty, unsigned request, uint64_t arg)
{
    const bool sysv = fs_abi_of(t)->termios && fs_abi_of(t)->termios->speeds;

    switch (request) {
    case TCGETS: return get_termios(t, f, tty, arg, false);
    case TCSETS:
    case TCSETSW:
    case TCSETSF: return sysv ? set_sysv_termios(t, f, tty, arg, false, request) : set_termios(t, f, tty, arg, false, request);
    case TCSETA:
    case TCSETAW:
    case TCSETAF: return (sysv ? set_old_sysv : set_termio)(t, f, tty, arg, TCSETS + request - TCSETA);
    case TTY_GETS2: return get_termios(t, f, tty, arg, true);
    case TTY_SETS2: return set_termios(t, f, tty, arg, true, TCSETS);
    case TTY_SETSW2: return set_termios(t, f, tty, arg, true, TCSETSW);
    case TTY_SETSF2: return set_termios(t, f, tty, arg, true, TCSETSF);
    case TCGETA: return get_termio(t, f, tty, arg);
    case TIOCGWINSZ: return window_size(t, f, tty, arg, false);
    case TIOCSWINSZ: return window_size(t, f, tty, arg, true);
    default: return -ENOTTY;
    }
}

static int64_t release_controlling(struct thread *t, const struct terminal *tty)
{
    if (controlling(t->p) != tty)
        return -ENOTTY;
    drop_controlling(t->p, true);
    return 0;
}

/* Requests about sessions and process groups; -ENOTTY for others. */
static int64_t jobs_ioctl(struct thread *t, struct file *f, struct terminal *tty, unsigned request, uint64_t arg)
{
    const bool is_other = tty->sid != t->p->sid && !pty_is_master(f);

    switch (request) {
    case TIOCGPGRP: return is_other ? -ENOTTY : put_u32(t, arg, (uint32_t)tty->pgrp);
    case TIOCSPGRP: return set_foreground(t, tty, arg);
    case TIOCGSID: return tty->sid <= 0 || is_other ? -ENOTTY : put_u32(t, arg, (uint32_t)tty->sid);
    case TIOCSCTTY: return take_controlling(t, tty);
    case TIOCNOTTY: return release_controlling(t, tty);
    default: return -ENOTTY;
    }
}

static int64_t signal_foreground(struct thread *t, const struct terminal *tty, int sig)
{
    if (sig != SIGINT && sig != SIGQUIT && sig != SIGTSTP)
        return -EINVAL;
    if (tty->pgrp > 0)
        signal_send_group(t->k, tty->pgrp, sig, NULL);
    return 0;
}

static int64_t lock_slave(struct thread *t, struct file *f, uint64_t va)
{
    uint32_t locked;

    if (get_u32(t, va, &locked))
        return -EFAULT;
    pty_set_lock(f, locked != 0);
    return 0;
}

static int64_t open_slave(struct thread *t, const struct terminal *tty, uint64_t guest_flags)
{
    struct file *slave;
    unsigned flags = (unsigned)(flags_to_host(fs_abi_of(t)->open_flags, guest_flags & ~(uint64_t)3) | (guest_flags & 3));
    int err = tty_open_numbered(t->p, tty->number, flags, &slave);

    return err ? err : fd_install(t, slave, flags & O_CLOEXEC, 0);
}

static int64_t set_packets(struct thread *t, struct file *f, uint64_t va)
{
    uint32_t on;

    if (get_u32(t, va, &on))
        return -EFAULT;
    pty_set_packets(f, on != 0);
    return 0;
}

/* Requests for the master of a pseudo-terminal; -ENOTTY for others. */
static int64_t master_ioctl(struct thread *t, struct file *f, struct terminal *tty, unsigned request, uint64_t arg)
{
    if (!pty_is_master(f))
        return -ENOTTY;
    switch (request) {
    case TIOCSIG: return signal_foreground(t, tty, sig_host(t->p->abi, (int)arg));
    case TIOCGPTN: return put_u32(t, arg, (uint32_t)tty->number);
    case TIOCSPTLCK: return lock_slave(t, f, arg);
    case TIOCPKT: return set_packets(t, f, arg);
    case TIOCGPTPEER: return open_slave(t, tty, arg);
    default: return -ENOTTY;
    }
}

/* Handles the ioctls of all terminals, by the host's numbers; -ENOTTY for others. */
static int64_t terminal_ioctl(struct thread *t, struct file *f, unsigned request, uint64_t arg)
{
    struct terminal *tty = terminal_of(f);
    if (!tty)
        return -ENOTTY;
    assign_first_session(t->k, tty);
    int64_t stop = changes_terminal(request) ? check_change(t, tty, SIGTTOU) : 0;
    if (stop)
        return stop == -EIO && request == TIOCSPGRP ? -ENOTTY : stop;
    switch (request) {
    case TIOCGPGRP:
    case TIOCSPGRP:
    case TIOCGSID:
    case TIOCSCTTY:
    case TIOCNOTTY: return jobs_ioctl(t, f, tty, request, arg);
    case TIOCSIG:
    case TIOCGPTN:
    case TIOCSPTLCK:
    case TIOCPKT:
    case TIOCGPTPEER: return master_ioctl(t, f, tty, request, arg);
    case TCFLSH: return flush(f, tty, (int)arg);
    case TCXONC: return (unsigned)arg > TCION ? -EINVAL : 0;
    case TCSBRK:
    case TCSBRKP:
    case TIOCEXCL:
    case TIOCNXCL: return 0;
    case TIOCOUTQ:
    case TIOCGETD: return put_u32(t, arg, 0);
    default: return attributes_ioctl(t, f, tty, request, arg);
    }
}

const struct terminal_ops terminal_ops = {
    .of = terminal_of,
    .stat = terminal_stat,
    .check = terminal_check,
    .ioctl = terminal_ioctl,
};
