/* gdb_session.c - see gdb.h: packets, threads, registers, memory, breakpoints. */
#include "emu/debug/gdb_internal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* ---- replies --------------------------------------------------------------------------------- */

void gdb_ok(struct gdb_session *s)
{
    gdb_print(&s->reply, "OK");
}

void gdb_error(struct gdb_session *s, unsigned number)
{
    s->reply.length = 0;
    gdb_print(&s->reply, "E%02x", number & 0xff);
}

static void write_all(struct gdb_session *s, const void *bytes, size_t n)
{
    if (!s->io->write(s->io->ctx, bytes, n))
        s->gone = true;
}

static void send_reply(struct gdb_session *s)
{
    s->sent.length = 0;
    gdb_frame(&s->sent, &s->reply);
    if (s->sent.lost)
        s->gone = true;
    else
        write_all(s, s->sent.at, s->sent.length);
}

bool gdb_may_change(struct gdb_session *s)
{
    const struct gdb_time *t = s->time;
    if (!t || !t->may_change || t->may_change(t->ctx))
        return true;
    gdb_error(s, EROFS);
    return false;
}

/* ---- threads --------------------------------------------------------------------------------- */

/* -1, or a number. */
static bool read_id(const char **at, int *out)
{
    uint64_t n;
    if (gdb_skip(at, "-1")) {
        *out = -1;
        return true;
    }
    if (!gdb_hex(at, &n) || n > INT32_MAX)
        return false;
    *out = (int)n;
    return true;
}

bool gdb_read_thread(const struct gdb_session *s, const char **at, struct gdb_thread *out)
{
    *out = (struct gdb_thread){0, -1};
    if (gdb_skip(at, "p")) {
        if (!read_id(at, &out->pid))
            return false;
        return !gdb_skip(at, ".") || read_id(at, &out->tid);
    }
    if (!read_id(at, &out->tid))
        return false;
    out->pid = out->tid > 0 ? control_pid_of(s->c, out->tid) : -1;
    return true;
}

void gdb_print_thread(struct gdb_session *s, int pid, int tid)
{
    if (s->multiprocess)
        gdb_print(&s->reply, "p%x.%x", (unsigned)pid, (unsigned)tid);
    else
        gdb_print(&s->reply, "%x", (unsigned)tid);
}

struct any {
    const struct control *c;
    int pid;
};

static bool first_attached(void *ctx, int pid, int tid)
{
    struct any *a = ctx;
    (void)tid;
    if (control_is_attached(a->c, pid))
        a->pid = pid;
    return !a->pid;
}

int gdb_any_process(const struct gdb_session *s)
{
    struct any a = {s->c, 0};
    control_each_thread(s->c, first_attached, &a);
    return a.pid;
}

void gdb_choose_thread(struct gdb_session *s)
{
    if (s->tid > 0 && control_cpu(s->c, s->tid) && control_pid_of(s->c, s->tid) == s->pid && control_is_attached(s->c, s->pid))
        return;
    if (!control_is_attached(s->c, s->pid))
        s->pid = gdb_any_process(s);
    s->tid = control_thread_of(s->c, s->pid);
}

struct cpu *gdb_cpu(struct gdb_session *s)
{
    gdb_choose_thread(s);
    struct cpu *cpu = s->tid ? control_cpu(s->c, s->tid) : NULL;
    if (cpu && (s->registers.isa == cpu_isa(cpu) || gdb_registers_of(&s->registers, cpu_isa(cpu))))
        return cpu;
    gdb_error(s, ESRCH);
    return NULL;
}

static void choose_general(struct gdb_session *s, const char *p)
{
    struct gdb_thread t;
    if (*p != 'g' && *p != 'c') {
        gdb_error(s, EINVAL);
        return;
    }
    bool general = *p++ == 'g';
    if (!gdb_read_thread(s, &p, &t)) {
        gdb_error(s, EINVAL);
        return;
    }
    if (!general) { /* vCont names threads itself */
        gdb_ok(s);
        return;
    }
    int pid = t.pid > 0 ? t.pid : s->pid, tid = t.tid > 0 ? t.tid : control_thread_of(s->c, pid);
    if (!control_cpu(s->c, tid) || control_pid_of(s->c, tid) != pid || !control_is_attached(s->c, pid)) {
        gdb_error(s, ESRCH);
        return;
    }
    s->pid = pid;
    s->tid = tid;
    gdb_ok(s);
}

static void is_alive(struct gdb_session *s, const char *p)
{
    struct gdb_thread t;
    if (gdb_read_thread(s, &p, &t) && control_cpu(s->c, t.tid) && control_is_attached(s->c, control_pid_of(s->c, t.tid)))
        gdb_ok(s);
    else
        gdb_error(s, ESRCH);
}

/* ---- registers ------------------------------------------------------------------------------- */

static void read_all(struct gdb_session *s)
{
    uint8_t bytes[GDB_REGISTER_BYTES];
    struct cpu *cpu = gdb_cpu(s);
    for (unsigned n = 0; cpu && n < s->registers.count; n++)
        gdb_add_hex(&s->reply, bytes, gdb_register_get(&s->registers, cpu, n, bytes));
}

static void write_all_registers(struct gdb_session *s, const char *p)
{
    uint8_t bytes[GDB_REGISTER_BYTES];
    struct cpu *cpu = gdb_cpu(s);
    if (!cpu || !gdb_may_change(s))
        return;
    for (unsigned n = 0; n < s->registers.count && *p; n++) {
        size_t digits = 2 * (size_t)s->registers.bytes[n];
        if (strlen(p) < digits)
            break;
        if (digits && gdb_hex_bytes(p, digits, bytes, sizeof bytes) >= 0) /* 'x': not known */
            gdb_register_set(&s->registers, cpu, n, bytes);
        p += digits;
    }
    gdb_ok(s);
}

static void read_one(struct gdb_session *s, const char *p)
{
    uint8_t bytes[GDB_REGISTER_BYTES];
    uint64_t n;
    struct cpu *cpu = gdb_cpu(s);
    if (!cpu)
        return;
    unsigned size = gdb_hex(&p, &n) && n < GDB_REGISTERS ? gdb_register_get(&s->registers, cpu, (unsigned)n, bytes) : 0;
    if (size)
        gdb_add_hex(&s->reply, bytes, size);
    else
        gdb_error(s, EINVAL);
}

static void write_one(struct gdb_session *s, const char *p)
{
    uint8_t bytes[GDB_REGISTER_BYTES] = {0};
    uint64_t n;
    struct cpu *cpu = gdb_cpu(s);
    if (!cpu || !gdb_may_change(s))
        return;
    bool good = gdb_hex(&p, &n) && n < s->registers.count && gdb_skip(&p, "=");
    if (good && s->registers.bytes[n] && gdb_hex_bytes(p, strlen(p), bytes, sizeof bytes) == s->registers.bytes[n]) {
        gdb_register_set(&s->registers, cpu, (unsigned)n, bytes);
        gdb_ok(s);
    } else {
        gdb_error(s, EINVAL);
    }
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* ADDRESS,LENGTH */
static bool read_range(const char **p, uint64_t *va, uint64_t *length)
{
    return gdb_hex(p, va) && gdb_skip(p, ",") && gdb_hex(p, length);
}

static void read_memory(struct gdb_session *s, const char *p)
{
    uint8_t bytes[GDB_PACKET_MAX / 2];
    uint64_t va, length;
    gdb_choose_thread(s);
    if (!read_range(&p, &va, &length)) {
        gdb_error(s, EINVAL);
        return;
    }
    length = length < sizeof bytes ? length : sizeof bytes;
    size_t got = control_read(s->c, s->pid, va, bytes, (size_t)length);
    if (length && !got)
        gdb_error(s, EFAULT);
    else
        gdb_add_hex(&s->reply, bytes, got);
}

static void put_memory(struct gdb_session *s, uint64_t va, const void *bytes, size_t length)
{
    if (length && !gdb_may_change(s))
        return;
    if (length && control_write(s->c, s->pid, va, bytes, length) != length)
        gdb_error(s, EFAULT);
    else
        gdb_ok(s);
}

static void write_memory(struct gdb_session *s, const char *p)
{
    uint8_t bytes[GDB_PACKET_MAX / 2];
    uint64_t va, length;
    gdb_choose_thread(s);
    if (read_range(&p, &va, &length) && gdb_skip(&p, ":") && length <= sizeof bytes &&
        gdb_hex_bytes(p, strlen(p), bytes, sizeof bytes) == (long)length)
        put_memory(s, va, bytes, (size_t)length);
    else
        gdb_error(s, EINVAL);
}

static void write_binary(struct gdb_session *s, const char *p)
{
    uint64_t va, length;
    gdb_choose_thread(s);
    const char *end = s->parser.data + s->parser.length;
    if (read_range(&p, &va, &length) && gdb_skip(&p, ":") && (size_t)(end - p) == length)
        put_memory(s, va, p, (size_t)length);
    else
        gdb_error(s, EINVAL);
}

/* ---- breakpoints and watchpoints --------------------------------------------------------------- */

static void set_point(struct gdb_session *s, char type, const char *p, bool on)
{
    static const unsigned access[] = {CONTROL_WRITE, CONTROL_READ, CONTROL_READ | CONTROL_WRITE};
    uint64_t va, length;
    gdb_choose_thread(s);
    if (type < '0' || type > '4')
        return;
    if (!gdb_skip(&p, ",") || !read_range(&p, &va, &length)) {
        gdb_error(s, EINVAL);
        return;
    }
    if (type <= '1' ? control_break(s->c, s->pid, va, on) : control_watch(s->c, s->pid, va, length, access[type - '2'], on))
        gdb_ok(s);
    else if (type <= '1')
        gdb_error(s, ESRCH);
}

/* ---- processes --------------------------------------------------------------------------------- */

static void leave_if_none(struct gdb_session *s)
{
    s->gone |= !gdb_any_process(s);
}

/* D, or D;PID */
static void detach(struct gdb_session *s, const char *p)
{
    uint64_t pid = (uint64_t)s->pid;
    if (*p && (!gdb_skip(&p, ";") || !gdb_hex(&p, &pid) || pid > INT32_MAX || !control_is_attached(s->c, (int)pid))) {
        gdb_error(s, ESRCH);
        return;
    }
    control_detach(s->c, (int)pid);
    gdb_ok(s);
    leave_if_none(s);
}

static void kill_process(struct gdb_session *s, const char *p)
{
    uint64_t pid;
    if (!gdb_hex(&p, &pid) || pid > INT32_MAX || !control_is_attached(s->c, (int)pid)) {
        gdb_error(s, ESRCH);
        return;
    }
    control_kill(s->c, (int)pid);
    control_detach(s->c, (int)pid);
    gdb_ok(s);
    leave_if_none(s);
    s->killed = s->gone;
}

static void kill_all(struct gdb_session *s)
{
    s->killed = true;
    for (int pid; (pid = gdb_any_process(s)) != 0;) {
        control_kill(s->c, pid);
        control_detach(s->c, pid);
    }
    s->gone = true;
}

/* ---- the session --------------------------------------------------------------------------------- */

static void verbose(struct gdb_session *s, const char *p)
{
    if (!strcmp(p, "Cont?"))
        gdb_print(&s->reply, "vCont;c;C;s;S;t;r");
    else if (gdb_skip(&p, "Cont;"))
        gdb_vcont(s, p);
    else if (gdb_skip(&p, "File:"))
        gdb_file(s, p);
    else if (gdb_skip(&p, "Kill;"))
        kill_process(s, p);
}

static void dispatch(struct gdb_session *s)
{
    const char *p = s->parser.data;
    switch (*p++) {
    case '?': gdb_report_stop(s); break;
    case 'g': read_all(s); break;
    case 'G': write_all_registers(s, p); break;
    case 'p': read_one(s, p); break;
    case 'P': write_one(s, p); break;
    case 'm': read_memory(s, p); break;
    case 'M': write_memory(s, p); break;
    case 'X': write_binary(s, p); break;
    case 'Z':
    case 'z': set_point(s, *p, *p ? p + 1 : p, p[-1] == 'Z'); break;
    case 'H': choose_general(s, p); break;
    case 'T': is_alive(s, p); break;
    case 'D': detach(s, p); break;
    case 'k': kill_all(s); break;
    case 'v': verbose(s, p); break;
    case 'q': gdb_query(s, p); break;
    case 'Q': gdb_set(s, p); break;
    case 'b':
        if (!strcmp(p, "s") || !strcmp(p, "c"))
            gdb_back(s, *p == 's');
        break;
    case 'c':
    case 's':
    case 'C':
    case 'S': gdb_resume(s, p[-1], p); break;
    default: break;
    }
}

/* Returns the next byte, or -1 if GDB has left. */
static int next_byte(struct gdb_session *s)
{
    while (s->in_at == s->in_end) {
        ssize_t n = s->io->read(s->io->ctx, s->in, sizeof s->in, true);
        if (n == 0 || (n < 0 && control_is_terminating(s->c)))
            return -1;
        s->in_at = 0;
        s->in_end = n > 0 ? (size_t)n : 0;
    }
    return s->in[s->in_at++];
}

/* Waits for a packet. Returns false if GDB has left. */
static bool next_packet(struct gdb_session *s)
{
    for (int byte; (byte = next_byte(s)) >= 0;) {
        enum gdb_input what = gdb_parse(&s->parser, (uint8_t)byte);
        if (what == GDB_RESEND && s->sent.length && !s->no_ack)
            write_all(s, s->sent.at, s->sent.length);
        if ((what == GDB_PACKET || what == GDB_REFUSED) && !s->no_ack)
            write_all(s, what == GDB_PACKET ? "+" : "-", 1);
        if (what == GDB_PACKET || s->gone)
            return !s->gone;
    }
    return false;
}

static void serve(struct gdb_session *s)
{
    while (!s->gone && next_packet(s)) {
        bool is_kill = !strcmp(s->parser.data, "k");
        s->reply.length = 0;
        dispatch(s);
        if (!is_kill && !gdb_has_left(s)) /* kill has no reply */
            send_reply(s);
    }
}

/* Lets all processes run on. */
static int finish(struct gdb_session *s)
{
    control_poll(s->c, NULL, NULL, 0);
    for (int pid; (pid = gdb_any_process(s)) != 0;)
        control_detach(s->c, pid);
    while (!s->over) {
        control_run(s->c, &CONTROL_UNTIL_EVENT, &s->stop);
        s->over = s->stop.reason == CONTROL_OVER;
        s->status = s->stop.status;
    }
    return s->status;
}

int gdb_serve(struct control *c, const struct gdb_io *io, const struct gdb_time *time)
{
    enum { POLL_CYCLES = 1000000 };
    struct gdb_session *s = calloc(1, sizeof *s);
    if (!s)
        return 2;
    s->c = c;
    s->io = io;
    s->time = time;
    for (unsigned i = 0; i < GDB_FILES; i++)
        s->files[i] = -1;
    gdb_choose_thread(s);
    s->stop = (struct control_stop){.reason = CONTROL_CYCLE, .pid = s->pid, .tid = s->tid};
    gdb_set_events(s);
    control_poll(c, gdb_poll, s, POLL_CYCLES);
    if (time && time->share)
        time->share(time->ctx, &s->parser, offsetof(struct gdb_session, gone) - offsetof(struct gdb_session, parser));
    serve(s);
    if (time && time->leave)
        time->leave(time->ctx, s->killed);
    int status = finish(s);
    gdb_close_files(s);
    gdb_text_free(&s->reply);
    gdb_text_free(&s->sent);
    free(s);
    return status;
}
