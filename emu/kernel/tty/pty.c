/* Pseudo-terminals: a master and a slave with a line discipline between them. */
#include "emu/kernel/core/thread.h"
#include "emu/kernel/tty/tty.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/mem/charge.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysmacros.h>
#include <termios.h>

#define QUEUE       4096u /* N_TTY_BUF_SIZE */
#define OUTPUT      65536u
#define END_OF_LINE 0x100 /* this character ends a line */
#define END_OF_FILE 0x200 /* no character: VEOF was entered here */

struct pty {
    struct terminal tty;
    struct fs_machine *m;
    unsigned masters, slaves;
    bool slave_opened, locked, packets;
    uint16_t input[QUEUE]; /* for the slave; in canonical mode the last `editing` characters can still be edited */
    unsigned in_count, editing;
    uint8_t output[OUTPUT]; /* for the master */
    unsigned out_head, out_count;
    struct event_queue changed;
};
struct ptys {
    struct pty *by_number[TTY_MOST];
};
struct pty_end {
    struct file f;
    struct pty *pty;
    bool master;
};

static const struct file_ops master_ops, slave_ops;

static struct pty *pty_of(const struct file *f)
{
    return ((const struct pty_end *)f)->pty;
}

struct terminal *pty_find(struct fs_machine *m, int number)
{
    struct pty *p = m->ptys && number > 0 && number < TTY_MOST ? m->ptys->by_number[number] : NULL;
    return p && p->masters ? &p->tty : NULL;
}

struct terminal *pty_terminal(const struct file *f)
{
    return f->ops == &master_ops || f->ops == &slave_ops ? &pty_of(f)->tty : NULL;
}

bool pty_is_master(const struct file *f)
{
    return f->ops == &master_ops;
}

void pty_set_lock(struct file *f, bool locked)
{
    pty_of(f)->locked = locked;
}

void pty_set_packets(struct file *f, bool on)
{
    pty_of(f)->packets = on;
}

/* Fixed names have a letter and a hexadecimal digit. */
#define OLD_LETTERS "pqr"

int pty_old_number(const char *path, bool *master)
{
    static const char digits[] = "0123456789abcdef", letters[] = OLD_LETTERS;
    enum { LETTER = 8, DIGIT, LENGTH };

    *master = strncmp(path, "/dev/pty", LETTER) == 0;
    if (strlen(path) != LENGTH || (!*master && strncmp(path, "/dev/tty", LETTER)))
        return 0;
    const char *letter = strchr(letters, path[LETTER]), *digit = strchr(digits, path[DIGIT]);
    return letter && digit ? (int)((letter - letters) * 16 + (digit - digits)) + 1 : 0;
}

void tty_name(const struct terminal *t, char out[TTY_NAME])
{
    if (t->console)
        snprintf(out, TTY_NAME, "/dev/console");
    else if (t->old)
        snprintf(out, TTY_NAME, "/dev/tty%c%x", OLD_LETTERS[(t->number - 1) / 16], (unsigned)(t->number - 1) % 16);
    else
        snprintf(out, TTY_NAME, "/dev/pts/%d", t->number);
}

/* ---- the line discipline --------------------------------------------------------------------- */

static bool flag(unsigned flags, unsigned bit)
{
    return flags & bit;
}

static void emit(struct pty *p, uint8_t c)
{
    if (p->out_count < OUTPUT)
        p->output[(p->out_head + p->out_count++) % OUTPUT] = c;
}

/* Sends one character to the master, with output processing. */
static void emit_cooked(struct pty *p, uint8_t c)
{
    unsigned o = p->tty.tio.oflag;
    if ((p->tty.tio.cflag & CSIZE) == CS7)
        c &= 127;
    if (flag(o, OPOST)) {
        if (c == '\n' && flag(o, ONLCR))
            emit(p, '\r');
        if (c == '\r' && flag(o, OCRNL))
            c = '\n';
    }
    emit(p, c);
}

static void echo(struct pty *p, uint8_t c)
{
    unsigned l = p->tty.tio.lflag;
    if (!flag(l, ECHO) && !(c == '\n' && flag(l, ECHONL) && flag(l, ICANON)))
        return;
    if (flag(l, ECHOCTL) && ((c < 32 && c != '\t' && c != '\n') || c == 127)) {
        emit(p, '^');
        emit(p, c ^ 64);
    } else {
        emit_cooked(p, c);
    }
}

static void erase_one(struct pty *p)
{
    if (!p->editing)
        return;
    uint8_t c = (uint8_t)p->input[--p->in_count];
    p->editing--;
    if (flag(p->tty.tio.lflag, ECHO) && flag(p->tty.tio.lflag, ECHOE))
        for (int i = c < 32 && flag(p->tty.tio.lflag, ECHOCTL) ? 2 : 1; i; i--)
            emit(p, '\b'), emit(p, ' '), emit(p, '\b');
}

static bool is_cc(const struct pty *p, unsigned index, uint8_t c)
{
    return p->tty.tio.cc[index] && p->tty.tio.cc[index] == c;
}

static void queue(struct pty *p, uint16_t c)
{
    if (p->in_count < QUEUE)
        p->input[p->in_count++] = c;
}

static bool signal_character(struct pty *p, uint8_t c)
{
    int sig = is_cc(p, VINTR, c) ? SIGINT : is_cc(p, VQUIT, c) ? SIGQUIT : is_cc(p, VSUSP, c) ? SIGTSTP : 0;
    if (!sig || !flag(p->tty.tio.lflag, ISIG))
        return false;
    if (!flag(p->tty.tio.lflag, NOFLSH))
        p->in_count = p->editing = 0;
    echo(p, c);
    if (p->tty.pgrp > 0)
        signal_send_group(p->m->k, p->tty.pgrp, sig, NULL);
    return true;
}

static void canonical(struct pty *p, uint8_t c)
{
    if (is_cc(p, VERASE, c)) {
        erase_one(p);
    } else if (is_cc(p, VKILL, c)) {
        while (p->editing)
            erase_one(p);
    } else if (is_cc(p, VWERASE, c) && flag(p->tty.tio.lflag, IEXTEN)) {
        while (p->editing && p->input[p->in_count - 1] == ' ')
            erase_one(p);
        while (p->editing && p->input[p->in_count - 1] != ' ')
            erase_one(p);
    } else if (is_cc(p, VEOF, c)) {
        queue(p, END_OF_FILE);
        p->editing = 0;
    } else {
        bool end = c == '\n' || is_cc(p, VEOL, c) || is_cc(p, VEOL2, c);
        echo(p, c);
        queue(p, (uint16_t)(c | (end ? END_OF_LINE : 0)));
        p->editing = end ? 0 : p->editing + 1;
    }
}

/* Processes one input character. */
static void input_char(struct pty *p, uint8_t c)
{
    unsigned i = p->tty.tio.iflag;
    if (flag(i, ISTRIP))
        c &= 127;
    if (c == '\r' && flag(i, IGNCR))
        return;
    if (c == '\r' && flag(i, ICRNL))
        c = '\n';
    else if (c == '\n' && flag(i, INLCR))
        c = '\r';
    if (signal_character(p, c))
        return;
    if (flag(p->tty.tio.lflag, ICANON)) {
        canonical(p, c);
    } else {
        echo(p, c);
        queue(p, c);
    }
}

/* Returns how many characters a read of the slave can return, or -1 if none is ready. */
static int64_t ready_count(const struct pty *p)
{
    unsigned ready = p->in_count - p->editing;
    if (!flag(p->tty.tio.lflag, ICANON))
        return p->in_count ? (int64_t)p->in_count : -1;
    return ready ? (int64_t)ready : -1;
}

void pty_flush(struct terminal *t, bool in, bool out)
{
    struct pty *p = t->pty;
    if (in)
        p->in_count = p->editing = 0;
    if (out)
        p->out_count = 0;
    event_wake(&p->changed);
}

void pty_changed(struct terminal *t)
{
    if (!flag(t->tio.lflag, ICANON))
        t->pty->editing = 0; /* the unfinished line becomes readable */
    event_wake(&t->pty->changed);
}

static int64_t pty_readable(struct file *f)
{
    struct pty *p = pty_of(f);
    int64_t n = ready_count(p);
    return pty_is_master(f) ? (int64_t)p->out_count : n < 0 ? 0 : n;
}

/* ---- master and slave ------------------------------------------------------------------------ */

static void pty_free(struct pty *p)
{
    p->m->ptys->by_number[p->tty.number] = NULL;
    event_queue_fini(&p->changed);
    mem_free(p);
}

static void end_release(struct file *f)
{
    struct pty_end *e = (struct pty_end *)f;
    struct pty *p = e->pty;
    if (e->master && --p->masters == 0 && p->tty.sid > 0) {
        struct process *leader = process_find(p->m->k, p->tty.sid);
        if (leader)
            signal_send_process(leader, SIGHUP, NULL);
        if (p->tty.pgrp > 0)
            signal_send_group(p->m->k, p->tty.pgrp, SIGHUP, NULL);
    }
    if (!e->master)
        p->slaves--;
    event_wake(&p->changed);
    if (!p->masters && !p->slaves)
        pty_free(p);
    mem_free(e);
}

static int64_t master_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    struct pty *p = pty_of(f);
    uint8_t *out = buf;
    size_t n = 0;
    if (offset >= 0)
        return -ESPIPE;
    if (!p->out_count && len)
        return p->slave_opened && !p->slaves ? -EIO : -EAGAIN;
    if (p->packets && len)
        out[n++] = TIOCPKT_DATA;
    for (; n < len && p->out_count; n++, p->out_count--) {
        out[n] = p->output[p->out_head];
        p->out_head = (p->out_head + 1) % OUTPUT;
    }
    event_wake_out(&p->changed);
    return (int64_t)n;
}

static int64_t master_write(struct file *f, const void *buf, size_t len, int64_t offset)
{
    struct pty *p = pty_of(f);
    const uint8_t *in = buf;
    size_t n = 0;
    if (offset >= 0)
        return -ESPIPE;
    for (; n < len && p->in_count < QUEUE - 1; n++)
        input_char(p, in[n]);
    event_wake(&p->changed);
    return n || !len ? (int64_t)n : -EAGAIN;
}

static unsigned master_poll(struct file *f, struct poller *q)
{
    struct pty *p = pty_of(f);
    poll_on(q, &p->changed);
    unsigned ready = p->in_count < QUEUE - 1 ? POLLOUT | POLLWRNORM : 0;
    if (p->out_count)
        ready |= POLLIN | POLLRDNORM;
    if (p->slave_opened && !p->slaves)
        ready |= POLLHUP;
    return ready;
}

static int64_t slave_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    struct pty *p = pty_of(f);
    uint8_t *out = buf;
    size_t n = 0, used = 0;
    bool lines = flag(p->tty.tio.lflag, ICANON);
    if (offset >= 0)
        return -ESPIPE;
    int64_t ready = ready_count(p);
    if (ready < 0 || !len) {
        if (!p->masters || !len)
            return 0;
        return lines || p->tty.tio.cc[VMIN] ? -EAGAIN : 0;
    }
    while (n < len && used < (size_t)ready) {
        uint16_t c = p->input[used++];
        if (c & END_OF_FILE)
            break;
        out[n++] = (uint8_t)c;
        if (lines && c & END_OF_LINE)
            break;
    }
    p->in_count -= (unsigned)used;
    memmove(p->input, p->input + used, p->in_count * sizeof p->input[0]);
    event_wake_out(&p->changed);
    return (int64_t)n;
}

static int64_t slave_write(struct file *f, const void *buf, size_t len, int64_t offset)
{
    struct pty *p = pty_of(f);
    const uint8_t *in = buf;
    size_t n = 0;
    if (offset >= 0)
        return -ESPIPE;
    if (!p->masters)
        return -EIO;
    for (; n < len && p->out_count < OUTPUT - 2; n++)
        emit_cooked(p, in[n]);
    event_wake(&p->changed);
    return n || !len ? (int64_t)n : -EAGAIN;
}

static unsigned slave_poll(struct file *f, struct poller *q)
{
    struct pty *p = pty_of(f);
    poll_on(q, &p->changed);
    unsigned ready = p->out_count < OUTPUT - 2 ? POLLOUT | POLLWRNORM : 0;
    if (ready_count(p) >= 0)
        ready |= POLLIN | POLLRDNORM;
    if (!p->masters)
        ready |= POLLHUP | POLLIN | POLLERR;
    return ready;
}

static int master_stat(struct file *f, struct fs_stat *out)
{
    struct place pl;
    if (!f->m->nodes->device(makedev(5, 2), &pl))
        return -ENXIO;
    f->m->nodes->stat(f->m, &pl, out);
    return 0;
}

static int slave_stat(struct file *f, struct fs_stat *out)
{
    terminal_stat(f, &pty_of(f)->tty, out);
    return 0;
}

static const struct file_ops master_ops = {
    .name = "/dev/ptmx",
    .release = end_release,
    .read = master_read,
    .write = master_write,
    .poll = master_poll,
    .stat = master_stat,
    .readable = pty_readable,
    .stream = true,
};
static const struct file_ops slave_ops = {
    .name = "pts",
    .release = end_release,
    .read = slave_read,
    .write = slave_write,
    .poll = slave_poll,
    .stat = slave_stat,
    .readable = pty_readable,
    .stream = true,
};

static struct file *end_new(struct pty *p, bool master, unsigned flags)
{
    struct pty_end *e = mem_new(p->m->k->memory, sizeof *e);
    if (!e)
        return NULL;
    file_init(&e->f, p->m, master ? &master_ops : &slave_ops, flags & (O_ACCMODE | O_NONBLOCK));
    e->pty = p;
    e->master = master;
    master ? p->masters++ : p->slaves++;
    p->slave_opened |= !master;
    return &e->f;
}

/* The settings of a new pseudo-terminal, as in Linux. */
static const struct ktermios standard = {
    .iflag = ICRNL | IXON,
    .oflag = OPOST | ONLCR,
    .cflag = B38400 | CS8 | CREAD,
    .lflag = ISIG | ICANON | ECHO | ECHOE | ECHOK | ECHOCTL | ECHOKE | IEXTEN,
    .cc = {[VINTR] = 3,
           [VQUIT] = 28,
           [VERASE] = 127,
           [VKILL] = 21,
           [VEOF] = 4,
           [VMIN] = 1,
           [VSTART] = 17,
           [VSTOP] = 19,
           [VSUSP] = 26,
           [VREPRINT] = 18,
           [VDISCARD] = 15,
           [VWERASE] = 23,
           [VLNEXT] = 22},
    .ispeed = 38400,
    .ospeed = 38400,
};

/* Those of one with a fixed name, as in 4.3BSD: no echo, newlines stay, characters have seven bits. */
static struct ktermios old_settings(void)
{
    struct ktermios k = standard;
    k.iflag = IXON | IXANY | ISTRIP;
    k.cflag = B38400 | CS7 | CREAD;
    k.oflag = OPOST;
    k.lflag = ISIG | ICANON | IEXTEN;
    return k;
}

/* A master with a fixed name is opened again, while slaves are open. */
static int reopen_master(struct pty *pty, unsigned flags, struct file **out)
{
    if (pty->masters)
        return -EIO;
    *out = end_new(pty, true, flags);
    if (!*out)
        return -ENOMEM;
    pty->tty.sid = pty->tty.pgrp = 0;
    pty->tty.tio = old_settings();
    pty->in_count = pty->editing = pty->out_count = 0;
    pty->packets = false;
    pty->slave_opened = pty->slaves > 0;
    return 0;
}

int pty_open_master(struct process *p, int number, unsigned flags, struct file **out)
{
    struct fs_machine *m = p->k->fs;
    int n = number ? number : 1;
    if (!m->ptys && !(m->ptys = calloc(1, sizeof *m->ptys)))
        return -ENOMEM;
    if (number && m->ptys->by_number[n])
        return reopen_master(m->ptys->by_number[n], flags, out);
    while (n < TTY_MOST && m->ptys->by_number[n])
        n++;
    if (n == TTY_MOST)
        return -ENOSPC;
    struct pty *pty = mem_new(m->k->memory, sizeof *pty);
    if (!pty)
        return -ENOMEM;
    pty->m = m;
    pty->locked = !number;
    pty->tty = (struct terminal){
        .number = n, .old = number != 0, .uid = p->fsuid, .host_fd = -1, .tio = number ? old_settings() : standard, .pty = pty};
    m->ptys->by_number[n] = pty;
    *out = end_new(pty, true, flags);
    if (*out)
        return 0;
    pty_free(pty);
    return -ENOMEM;
}

int pty_open_slave(struct fs_machine *m, struct terminal *t, unsigned flags, struct file **out)
{
    (void)m;
    if (t->pty->locked)
        return -EIO;
    *out = end_new(t->pty, false, flags);
    return *out ? 0 : -ENOMEM;
}

void ptys_fini(struct fs_machine *m)
{
    free(m->ptys); /* the last open file description of each has freed it */
    m->ptys = NULL;
}
