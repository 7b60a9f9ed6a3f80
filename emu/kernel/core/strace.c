/* --strace: one line per finished system call, from the table's argument kinds. */
#include <ctype.h>
#include <inttypes.h>
#include <string.h>
#include <sys/wait.h>

#include "emu/kernel/core/strace.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/mem.h"

enum { TEXT_MAX = 64 };

static void print_bytes(struct thread *t, FILE *out, uint64_t va, uint64_t len, bool is_string)
{
    uint8_t bytes[TEXT_MAX];
    size_t want = len < TEXT_MAX ? len : TEXT_MAX, n = 0;

    if (!va) {
        fputs("NULL", out);
        return;
    }
    if (t->p->mm)
        n = mem_peek(t->p->mm->space, va, bytes, want);
    if (!n && want) {
        fprintf(out, "0x%" PRIx64, va);
        return;
    }
    fputc('"', out);
    size_t i = 0;

    for (; i < n && !(is_string && !bytes[i]); i++) {
        uint8_t c = bytes[i];

        if (c == '"' || c == '\\')
            fprintf(out, "\\%c", c);
        else if (c == '\n')
            fputs("\\n", out);
        else if (isprint(c))
            fputc(c, out);
        else
            fprintf(out, "\\x%02x", c);
    }
    fputc('"', out);
    if (is_string ? i == n : len > n)
        fputs("...", out);
}

static void print_timespec(struct thread *t, FILE *out, uint64_t va)
{
    int64_t v[2];

    if (!va || !t->p->mm || get_struct(t, va, "tn", v))
        fprintf(out, va ? "0x%" PRIx64 : "NULL", va);
    else
        fprintf(out, "{%" PRId64 ", %" PRId64 "}", v[0], v[1]);
}

static void print_argument(struct thread *t, FILE *out, char kind, const uint64_t *a, int64_t result)
{
    switch (kind) {
    case 'f':
        if ((int)*a == -100)
            fputs("AT_FDCWD", out);
        else
            fprintf(out, "%d", (int)*a);
        break;
    case 'd':
    case 'l': fprintf(out, "%" PRId64, (int64_t)*a); break;
    case 'u':
    case 'i':
    case 'z': fprintf(out, "%" PRIu64, *a); break;
    case 'o': fprintf(out, "%#" PRIo64, *a); break;
    case 'S':
        fprintf(out, "SIG%s", *a <= 31 && *a ? sigabbrev_np((int)*a) : "");
        if (*a > 31 || !*a)
            fprintf(out, "%" PRIu64, *a);
        break;
    case 's': print_bytes(t, out, *a, UINT64_MAX, true); break;
    case 'b': print_bytes(t, out, *a, a[1], false); break;
    case 'B':
        if (result >= 0)
            print_bytes(t, out, *a, (uint64_t)result, false);
        else
            fprintf(out, "0x%" PRIx64, *a);
        break;
    case 't':
    case 'T': print_timespec(t, out, *a); break;
    case 'p':
        if (!*a) {
            fputs("NULL", out);
            break;
        } /* fall through */
    default: fprintf(out, "0x%" PRIx64, *a); break;
    }
}

static void print_result(struct thread *t, FILE *out, int64_t result)
{
    const struct call *c = &t->call;

    if (result == SYS_NO_RESULT)
        fputs(" = ?", out);
    else if (result < 0 && result >= -4095)
        fprintf(out, " = -1 %s", strerrorname_np((int)-result) ? strerrorname_np((int)-result) : "?");
    else if (result > 0xffff || (c->line && c->line->kinds[0] == 'p' && result > 9))
        fprintf(out, " = 0x%" PRIx64, (uint64_t)result);
    else
        fprintf(out, " = %" PRId64, result);
}

void strace_call(struct thread *t, int64_t result)
{
    FILE *out = t->k->options.strace;
    const struct call *c = &t->call;

    fprintf(out, "[%d] ", t->tid);
    if (!c->line) {
        fprintf(out, "call %u() = -1 ENOSYS (no such number)\n", c->number);
        return;
    }
    fprintf(out, "%s(", c->line->name);
    unsigned n = 0;

    for (const char *kind = c->line->kinds; *kind; kind++) {
        if (n)
            fputs(", ", out);
        print_argument(t, out, *kind, &c->arg[n++], result);
    }
    fputc(')', out);
    print_result(t, out, result);
    if (c->line->state == CALL_MISSING)
        fprintf(out, " (not implemented: %s)", c->line->lacks);
    else if (!c->line->call)
        fputs(" (not implemented)", out);
    fputc('\n', out);
}

void strace_signal(struct thread *t, const struct ksiginfo *info)
{
    FILE *out = t->k->options.strace;

    fprintf(out, "[%d] --- SIG%s code %d", t->tid, info->sig <= 31 ? sigabbrev_np(info->sig) : "RT", info->code);
    if (info->sig > 31)
        fprintf(out, " number %d", info->sig);
    if (info->layout == KSI_FAULT)
        fprintf(out, " address 0x%" PRIx64 " pc 0x%" PRIx64, info->addr, cpu_pc(t->cpu));
    fputs(" ---\n", out);
}

void strace_exit(struct process *p)
{
    FILE *out = p->k->options.strace;
    int s = p->exit_status;

    if (WIFEXITED(s))
        fprintf(out, "[%d] +++ exited with %d +++\n", p->pid, WEXITSTATUS(s));
    else
        fprintf(out, "[%d] +++ killed by SIG%s%s +++\n", p->pid, WTERMSIG(s) <= 31 ? sigabbrev_np(WTERMSIG(s)) : "RT",
                s & 0x80 ? " (core dumped)" : "");
}
