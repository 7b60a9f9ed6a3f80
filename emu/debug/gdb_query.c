/* gdb_query.c - the GDB stub: q and Q packets. */
#include "emu/debug/gdb_internal.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- features ------------------------------------------------------------------------------------ */

static void supported(struct gdb_session *s, const char *p)
{
    s->multiprocess = strstr(p, "multiprocess+");
    s->forks = s->multiprocess && (strstr(p, ":fork-events+") || strstr(p, ";fork-events+"));
    s->vforks = s->multiprocess && strstr(p, "vfork-events+");
    s->execs = strstr(p, "exec-events+");
    gdb_set_events(s);
    gdb_print(&s->reply,
              "PacketSize=%x;QStartNoAckMode+;multiprocess+;fork-events+;vfork-events+;exec-events+;swbreak+;hwbreak+;vContSupported+;no-"
              "resumed+;"
              "qXfer:features:read+;qXfer:auxv:read+;qXfer:exec-file:read+;qXfer:threads:read+;qXfer:siginfo:read+;QPassSignals+;"
              "QProgramSignals+;QCatchSyscalls+",
              GDB_PACKET_MAX);
    if (s->time)
        gdb_print(&s->reply, ";ReverseStep+;ReverseContinue+");
}

/* ---- qXfer --------------------------------------------------------------------------------------- */

static void print_escaped(struct gdb_text *t, const char *text)
{
    for (; *text; text++)
        if (strchr("<>&\"'", *text) || (unsigned char)*text < ' ')
            gdb_print(t, "&#%u;", (unsigned char)*text);
        else
            gdb_add(t, text, 1);
}

static bool features(struct gdb_session *s, const char *annex, struct gdb_text *out)
{
    const struct isa *isa = control_isa(s->c, s->pid);
    if (strcmp(annex, "target.xml") || !isa || !isa->gdb)
        return false;
    gdb_print(out, "<?xml version=\"1.0\"?>\n<!DOCTYPE target SYSTEM \"gdb-target.dtd\">\n<target version=\"1.0\">\n");
    gdb_print(out, "<architecture>%s</architecture>\n<osabi>GNU/Linux</osabi>\n", isa->gdb->architecture);
    gdb_registers_describe(isa, out);
    gdb_print(out, "</target>\n");
    return true;
}

static bool auxv(struct gdb_session *s, const char *annex, struct gdb_text *out)
{
    const struct isa *isa = control_isa(s->c, s->pid);
    const uint64_t *words;
    unsigned n = control_auxv(s->c, s->pid, &words), size = isa ? isa->long_bits / 8 : 0;
    (void)annex;
    for (unsigned i = 0; size && i < n; i++) {
        uint8_t bytes[8];
        for (unsigned k = 0; k < size; k++)
            bytes[isa->big_endian ? size - 1 - k : k] = (uint8_t)(words[i] >> 8 * k);
        gdb_add(out, bytes, size);
    }
    return n && size;
}

static bool exec_file(struct gdb_session *s, const char *annex, struct gdb_text *out)
{
    uint64_t pid = (uint64_t)s->pid;
    if (*annex && (!gdb_hex(&annex, &pid) || pid > INT32_MAX || !control_is_attached(s->c, (int)pid)))
        return false;
    gdb_print(out, "%s", control_program(s->c, (int)pid));
    return true;
}

struct listing {
    struct gdb_session *s;
    struct gdb_text *out;
    unsigned skip, count;
};

static bool print_thread(void *ctx, int pid, int tid)
{
    const struct listing *l = ctx;
    if (!control_is_attached(l->s->c, pid))
        return true;
    if (l->s->multiprocess)
        gdb_print(l->out, "<thread id=\"p%x.%x\"", (unsigned)pid, (unsigned)tid);
    else
        gdb_print(l->out, "<thread id=\"%x\"", (unsigned)tid);
    gdb_print(l->out, " core=\"0\" name=\"");
    print_escaped(l->out, control_thread_name(l->s->c, tid));
    gdb_print(l->out, "\"/>\n");
    return true;
}

static bool threads(struct gdb_session *s, const char *annex, struct gdb_text *out)
{
    struct listing l = {.s = s, .out = out};
    (void)annex;
    gdb_print(out, "<?xml version=\"1.0\"?>\n<threads>\n");
    control_each_thread(s->c, print_thread, &l);
    gdb_print(out, "</threads>\n");
    return true;
}

static bool siginfo(struct gdb_session *s, const char *annex, struct gdb_text *out)
{
    uint8_t bytes[128];
    (void)annex;
    if (s->stop.reason != CONTROL_SIGNAL || s->stop.tid != s->tid || !control_siginfo(s->c, s->tid, &s->stop.info, bytes))
        return false;
    gdb_add(out, bytes, sizeof bytes);
    return true;
}

struct object {
    const char *name;
    bool (*get)(struct gdb_session *s, const char *annex, struct gdb_text *out);
};
static const struct object objects[] = {
    {"features", features}, {"auxv", auxv}, {"exec-file", exec_file}, {"threads", threads}, {"siginfo", siginfo}};

static void send_part(struct gdb_session *s, const struct gdb_text *all, uint64_t offset, uint64_t length)
{
    uint64_t left = offset < all->length ? all->length - offset : 0;
    length = length < GDB_PACKET_MAX / 2 - 2 ? length : GDB_PACKET_MAX / 2 - 2; /* each byte may be escaped */
    gdb_print(&s->reply, left > length ? "m" : "l");
    if (left)
        gdb_add_binary(&s->reply, all->at + offset, (size_t)(left > length ? length : left));
}

/* OBJECT:read:ANNEX:OFFSET,LENGTH */
static void transfer(struct gdb_session *s, const char *p)
{
    const struct object *o = NULL;
    char annex[64];
    uint64_t offset, length;
    size_t n = strcspn(p, ":");
    for (size_t i = 0; i < sizeof objects / sizeof *objects; i++)
        if (strlen(objects[i].name) == n && !strncmp(objects[i].name, p, n))
            o = &objects[i];
    p += n;
    if (!o || !gdb_skip(&p, ":read:"))
        return;
    n = strcspn(p, ":");
    if (n >= sizeof annex) {
        gdb_error(s, EINVAL);
        return;
    }
    memcpy(annex, p, n);
    annex[n] = 0;
    p += n;
    if (!gdb_skip(&p, ":") || !gdb_hex(&p, &offset) || !gdb_skip(&p, ",") || !gdb_hex(&p, &length)) {
        gdb_error(s, EINVAL);
        return;
    }
    struct gdb_text all = {0};
    gdb_choose_thread(s);
    if (o->get(s, annex, &all) && !all.lost)
        send_part(s, &all, offset, length);
    else
        gdb_error(s, 0);
    gdb_text_free(&all);
}

/* ---- threads --------------------------------------------------------------------------------------- */

static bool list_thread(void *ctx, int pid, int tid)
{
    struct listing *l = ctx;
    if (!control_is_attached(l->s->c, pid) || l->s->reply.length > GDB_PACKET_MAX - 40)
        return true;
    gdb_print(&l->s->reply, l->count++ ? "," : "m");
    gdb_print_thread(l->s, pid, tid);
    return true;
}

static void list_threads(struct gdb_session *s)
{
    struct listing l = {.s = s};
    control_each_thread(s->c, list_thread, &l);
    if (!l.count)
        gdb_print(&s->reply, "l");
}

static void describe_thread(struct gdb_session *s, const char *p)
{
    struct gdb_thread t;
    char text[80];
    if (!gdb_read_thread(s, &p, &t) || !control_cpu(s->c, t.tid)) {
        gdb_error(s, ESRCH);
        return;
    }
    int n = snprintf(text, sizeof text, "%s%s", control_thread_name(s->c, t.tid), t.tid == control_current(s->c) ? " (runs)" : "");
    gdb_add_hex(&s->reply, text, n < (int)sizeof text ? (size_t)n : sizeof text - 1);
}

/* ---- commands of `monitor` --------------------------------------------------------------------------- */

static void command(struct gdb_session *s, const char *p)
{
    char text[256];
    struct gdb_text out = {0};
    long n = gdb_hex_bytes(p, strlen(p), text, sizeof text - 1);
    if (n < 0) {
        gdb_error(s, EINVAL);
        return;
    }
    text[n] = 0;
    gdb_choose_thread(s);
    gdb_monitor(s, text, &out);
    if (s->reply.length || gdb_has_left(s))
        ; /* it has been made */
    else if (out.length && !out.lost)
        gdb_add_hex(&s->reply, out.at, out.length < GDB_PACKET_MAX / 2 ? out.length : GDB_PACKET_MAX / 2);
    else
        gdb_ok(s);
    gdb_text_free(&out);
}

/* ---- q ----------------------------------------------------------------------------------------------- */

void gdb_query(struct gdb_session *s, const char *p)
{
    if (gdb_skip(&p, "Supported")) {
        supported(s, p);
    } else if (gdb_skip(&p, "Xfer:")) {
        transfer(s, p);
    } else if (!strcmp(p, "fThreadInfo")) {
        list_threads(s);
    } else if (!strcmp(p, "sThreadInfo")) {
        gdb_print(&s->reply, "l");
    } else if (gdb_skip(&p, "ThreadExtraInfo,")) {
        describe_thread(s, p);
    } else if (!strcmp(p, "C")) {
        gdb_choose_thread(s);
        gdb_print(&s->reply, "QC");
        gdb_print_thread(s, s->pid, s->tid);
    } else if (gdb_skip(&p, "Attached")) {
        gdb_print(&s->reply, "0");
    } else if (gdb_skip(&p, "Rcmd,")) {
        command(s, p);
    } else if (gdb_skip(&p, "Symbol:")) {
        gdb_ok(s);
    }
}

/* ---- Q ----------------------------------------------------------------------------------------------- */

/* Signals that GDB passes on without a stop: SIGNAL;SIGNAL... */
static void pass_signals(struct gdb_session *s, const char *p)
{
    ksigset set = 0;
    uint64_t n;
    while (gdb_hex(&p, &n)) {
        int host = gdb_host_signal(n);
        if (host)
            set |= ksigbit(host);
        gdb_skip(&p, ";");
    }
    s->passed = set;
    control_set_passed(s->c, set);
    gdb_ok(s);
}

/* 0, or 1;NUMBER;NUMBER... */
static void catch_calls(struct gdb_session *s, const char *p)
{
    enum { MOST = 1024 };
    unsigned numbers[MOST];
    size_t count = 0;
    uint64_t n;
    bool on = *p == '1';
    if (*p != '0' && *p != '1') {
        gdb_error(s, EINVAL);
        return;
    }
    for (p++; gdb_skip(&p, ";") && gdb_hex(&p, &n) && count < MOST;)
        numbers[count++] = (unsigned)n;
    s->catches = on;
    gdb_set_events(s);
    if (*p)
        gdb_error(s, EINVAL);
    else if (control_set_calls(s->c, numbers, count))
        gdb_ok(s);
    else
        gdb_error(s, ENOMEM);
}

void gdb_set(struct gdb_session *s, const char *p)
{
    if (!strcmp(p, "StartNoAckMode")) {
        s->no_ack = true;
        gdb_ok(s);
    } else if (gdb_skip(&p, "PassSignals:")) {
        pass_signals(s, p);
    } else if (gdb_skip(&p, "ProgramSignals:")) {
        gdb_ok(s);
    } else if (gdb_skip(&p, "CatchSyscalls:")) {
        catch_calls(s, p);
    }
}
