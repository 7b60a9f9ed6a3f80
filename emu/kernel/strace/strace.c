/* --strace: one line per finished system call, from the table's argument kinds. */
#include <arpa/inet.h>
#include <ctype.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <inttypes.h>
#include <netinet/in.h>
#include <sched.h>
#include <string.h>
#include <sys/un.h>
#include <sys/wait.h>

#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sockcalls.h"
#include "emu/kernel/strace/names.h"
#include "emu/kernel/strace/strace.h"
#include "emu/kernel/vfs/abi.h"
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

/* ---- structures --------------------------------------------------------------------------------- */

/* NULL, or the address of what cannot be read. */
static void print_address(FILE *out, uint64_t va)
{
    if (va)
        fprintf(out, "0x%" PRIx64, va);
    else
        fputs("NULL", out);
}

static bool readable(const struct thread *t, uint64_t va)
{
    return va && t->p->mm;
}

/* Two numbers of a structure, each with a name. */
static void print_pair(struct thread *t, FILE *out, uint64_t va, const char *format, const char *first, const char *second)
{
    int64_t v[2];

    if (!readable(t, va) || get_struct(t, va, format, v))
        print_address(out, va);
    else
        fprintf(out, "{%s%" PRId64 ", %s%" PRId64 "}", first, v[0], second, v[1]);
}

static void print_limit(FILE *out, const char *name, int64_t v, bool wide)
{
    if (v == -1 || (!wide && v == UINT32_MAX))
        fprintf(out, "%s=RLIM_INFINITY", name);
    else
        fprintf(out, "%s=%" PRIu64, name, (uint64_t)v);
}

static void print_rlimit(struct thread *t, FILE *out, uint64_t va)
{
    int64_t v[2];
    bool wide = t->p->abi->word == 8;

    if (!readable(t, va) || get_struct(t, va, "LL", v)) {
        print_address(out, va);
        return;
    }
    print_limit(out, "{rlim_cur", v[0], wide);
    print_limit(out, ", rlim_max", v[1], wide);
    fputc('}', out);
}

static void print_mode_and_size(FILE *out, int64_t mode, int64_t size)
{
    fputs("{st_mode=", out);
    strace_print_flags(strace_filemode, (uint64_t)mode & ~(uint64_t)0777, "0", out);
    fprintf(out, "|%#" PRIo64 ", st_size=%" PRId64 ", ...}", mode & 0777, size);
}

static void print_stat(struct thread *t, FILE *out, uint64_t va, const struct fs_layout *l)
{
    int64_t v[64] = {0}, mode = 0, size = 0;

    if (!readable(t, va) || get_struct(t, va, l->format, v)) {
        print_address(out, va);
        return;
    }
    for (size_t i = 0; l->fields[i]; i++) {
        mode = l->fields[i] == 'm' ? v[i] : mode;
        size = l->fields[i] == 's' ? v[i] : size;
    }
    print_mode_and_size(out, mode, size);
}

static void print_statx(struct thread *t, FILE *out, uint64_t va)
{
    enum { MODE = 6, SIZE = 9 };
    int64_t v[10];

    if (!readable(t, va) || get_struct(t, va, "IIQIIIHHQQ", v))
        print_address(out, va);
    else
        print_mode_and_size(out, v[MODE], v[SIZE]);
}

static void print_wait_status(struct thread *t, FILE *out, uint64_t va)
{
    uint32_t guest;

    if (!readable(t, va) || get_u32(t, va, &guest)) {
        print_address(out, va);
        return;
    }
    int s = (int)guest;

    if (WIFEXITED(s))
        fprintf(out, "[exit status %d]", WEXITSTATUS(s));
    else if (WIFSIGNALED(s))
        fprintf(out, "[signal %d%s]", WTERMSIG(s), WCOREDUMP(s) ? ", core" : "");
    else if (WIFSTOPPED(s))
        fprintf(out, "[stopped by %d]", WSTOPSIG(s));
    else
        fprintf(out, "[0x%x]", guest);
}

static void print_signal_name(FILE *out, int sig)
{
    if (sig > 0 && sig <= 31 && sigabbrev_np(sig))
        fprintf(out, "SIG%s", sigabbrev_np(sig));
    else
        fprintf(out, "%d", sig);
}

static void print_sigset(FILE *out, ksigset set)
{
    bool most = __builtin_popcountll(set) > KSIG_MAX / 2;
    const char *before = most ? "~[" : "[";

    for (int sig = 1; sig <= KSIG_MAX; sig++) {
        if (!(set & ksigbit(sig)) != most)
            continue;
        fputs(before, out);
        print_signal_name(out, sig);
        before = " ";
    }
    fputs(*before == ' ' ? "]" : most ? "~[]" : "[]", out);
}

static void print_sigset_at(struct thread *t, FILE *out, uint64_t va)
{
    ksigset set;

    if (!readable(t, va) || get_sigset(t, va, 8, &set))
        print_address(out, va);
    else
        print_sigset(out, set);
}

static void print_sigaction(struct thread *t, FILE *out, uint64_t va)
{
    const struct abi *abi = t->p->abi;
    const char *format = signal_action_format(abi);
    int64_t v[3] = {0};
    ksigset mask;

    if (!readable(t, va) || get_struct(t, va, format, v) || get_sigset(t, va + struct_size(t, format), 8, &mask)) {
        print_address(out, va);
        return;
    }
    if (v[0] == 0 || v[0] == 1)
        fprintf(out, "{%s, ", v[0] ? "SIG_IGN" : "SIG_DFL");
    else
        fprintf(out, "{0x%" PRIx64 ", ", (uint64_t)v[0]);
    print_sigset(out, mask);
    fputs(", ", out);
    strace_print_flags(strace_saflags, flags_to_host(abi->sa_flags, (uint64_t)v[1]), "0", out);
    fputc('}', out);
}

static void print_sockaddr(struct thread *t, FILE *out, uint64_t va, uint64_t length)
{
    union {
        struct sockaddr sa;
        struct sockaddr_in in;
        struct sockaddr_in6 in6;
        struct sockaddr_un un;
        uint8_t bytes[sizeof(struct sockaddr_storage)];
    } a = {0};
    char text[INET6_ADDRSTRLEN];
    int64_t family;

    if (!readable(t, va) || length < 2 || length > sizeof a || copy_in(t, a.bytes, va, length)) {
        print_address(out, va);
        return;
    }
    unpack_struct(t->p->abi, false, "H", a.bytes, &family);
    family = family_to_host(t, family);
    fputs("{", out);
    strace_print_name(strace_domain, (uint64_t)family, out);
    if (family == AF_INET && length >= sizeof a.in)
        fprintf(out, ", %s:%u", inet_ntop(AF_INET, &a.in.sin_addr, text, sizeof text), ntohs(a.in.sin_port));
    else if (family == AF_INET6 && length >= 24)
        fprintf(out, ", [%s]:%u", inet_ntop(AF_INET6, &a.in6.sin6_addr, text, sizeof text), ntohs(a.in6.sin6_port));
    else if (family == AF_UNIX && length > 2) {
        bool is_abstract = !a.un.sun_path[0];

        fputs(is_abstract ? ", @" : ", ", out);
        print_bytes(t, out, va + 2 + is_abstract, length - 2 - is_abstract, !is_abstract);
    }
    fputs("}", out);
}

enum { ELEMENTS_MAX = 16 };

/* The strings of argv or envp: up to 16, or their number. */
static void print_strings(struct thread *t, FILE *out, uint64_t va, bool count_only)
{
    unsigned n = 0;
    uint64_t s;

    if (!readable(t, va)) {
        print_address(out, va);
        return;
    }
    if (!count_only)
        fputc('[', out);
    for (; n < 100000 && !get_word(t, va + (uint64_t)n * t->p->abi->word, &s) && s; n++) {
        if (count_only || n > ELEMENTS_MAX)
            continue;
        fputs(n ? ", " : "", out);
        if (n == ELEMENTS_MAX)
            fputs("...", out);
        else
            print_bytes(t, out, s, UINT64_MAX, true);
    }
    if (count_only)
        fprintf(out, "0x%" PRIx64 " /* %u strings */", va, n);
    else
        fputc(']', out);
}

static void print_pollfds(struct thread *t, FILE *out, uint64_t va, uint64_t count, bool results)
{
    int64_t v[3];

    if (!readable(t, va)) {
        print_address(out, va);
        return;
    }
    fputc('[', out);
    for (uint64_t i = 0; i < count && i < ELEMENTS_MAX && !get_struct(t, va + 8 * i, "ihh", v); i++) {
        fprintf(out, "%s{%d, ", i ? ", " : "", (int)v[0]);
        strace_print_flags(strace_pollevents, (uint16_t)v[1], "0", out);
        if (results) {
            fputs(" -> ", out);
            strace_print_flags(strace_pollevents, (uint16_t)v[2], "0", out);
        }
        fputc('}', out);
    }
    fputs(count > ELEMENTS_MAX ? ", ...]" : "]", out);
}

static void print_iov(struct thread *t, FILE *out, uint64_t va, uint64_t count)
{
    int64_t v[2];

    if (!readable(t, va)) {
        print_address(out, va);
        return;
    }
    fputc('[', out);
    for (uint64_t i = 0; i < count && i < ELEMENTS_MAX && !get_struct(t, va + 2 * i * t->p->abi->word, "pL", v); i++) {
        fputs(i ? ", {" : "{", out);
        print_bytes(t, out, (uint64_t)v[0], (uint64_t)v[1], false);
        fprintf(out, ", %" PRIu64 "}", (uint64_t)v[1]);
    }
    fputs(count > ELEMENTS_MAX ? ", ...]" : "]", out);
}

static void print_utsname(struct thread *t, FILE *out, uint64_t va)
{
    enum { FIELD = 65 };

    fputs("{sysname=", out);
    print_bytes(t, out, va, FIELD, true);
    fputs(", release=", out);
    print_bytes(t, out, va + 2 * FIELD, FIELD, true);
    fputs(", machine=", out);
    print_bytes(t, out, va + 4 * FIELD, FIELD, true);
    fputs(", ...}", out);
}

/* ---- arguments ---------------------------------------------------------------------------------- */

static uint64_t host_fcntl(const struct fs_abi *fs, int guest)
{
    for (const struct number_pair *p = fs->fcntl_commands; p->host || p->guest; p++)
        if (p->guest == guest)
            return (uint64_t)p->host;
    return (uint64_t)guest;
}

static uint64_t host_ioctl(const struct fs_abi *fs, uint64_t guest)
{
    for (const struct ioctl_pair *p = fs->ioctls; p && p->host; p++)
        if (p->guest == guest)
            return p->host;
    return guest;
}

static uint64_t host_advice(const struct abi *abi, uint64_t guest)
{
    for (const struct flag_pair *p = abi->advice; p && p->host; p++)
        if (p->guest == guest)
            return p->host;
    return guest;
}

/* Flags of the guest's own numbering, of which `same` bits are the host's. */
static void print_guest_flags(FILE *out, const struct strace_name *set, const struct flag_pair *pairs, uint64_t guest, uint64_t same)
{
    uint64_t host = flags_to_host(pairs, guest & ~same);
    uint64_t rest = guest & ~same & ~flags_to_guest(pairs, host);

    strace_print_flags(set, host | (guest & same), "0", out);
    if (rest)
        fprintf(out, "|0x%" PRIx64, rest);
}

static void print_clone_flags(const struct abi *abi, FILE *out, uint64_t flags)
{
    strace_print_flags(strace_cloneflags, flags & ~(uint64_t)CSIGNAL, "", out);
    if (flags & CSIGNAL) {
        fputs(flags & ~(uint64_t)CSIGNAL ? "|" : "", out);
        print_signal_name(out, sig_host(abi, (int)(flags & CSIGNAL)));
    } else if (!flags) {
        fputc('0', out);
    }
}

/* Prints a protocol of the domain that t's call has as its first argument. */
static void print_protocol(struct thread *t, FILE *out, uint64_t a)
{
    const int domain = family_to_host(t, (int)t->call.raw[0]);

    if (domain == AF_INET || domain == AF_INET6)
        strace_print_name(strace_inet_protocol, a, out);
    else if (domain == AF_NETLINK)
        strace_print_name(strace_netlink_protocol, a, out);
    else
        fprintf(out, "%d", (int)a);
}

/* A number or flags by name. Returns false if the kind is none of these. */
static bool print_named(struct thread *t, FILE *out, char kind, uint64_t a)
{
    const struct abi *abi = t->p->abi;
    const struct fs_abi *fs = fs_abi_of(t);

    switch (kind) {
    case 'a': print_guest_flags(out, strace_oflags, fs->open_flags, a, O_ACCMODE); break;
    case '5': print_guest_flags(out, strace_fdflags, fs->open_flags, a, 0); break;
    case 'A': strace_print_flags(strace_atflags, a, "0", out); break;
    case 'e': strace_print_flags(strace_amode, a, "F_OK", out); break;
    case 'P': strace_print_flags(strace_prot, a, "PROT_NONE", out); break;
    case 'M': print_guest_flags(out, strace_mapflags, abi->mmap_flags, a, 0); break;
    case 'C': print_clone_flags(abi, out, a); break;
    case 'g': strace_print_flags(strace_msgflags, a, "0", out); break;
    case 'N': strace_print_flags(strace_waitflags, a, "0", out); break;
    case 'y': strace_print_flags(strace_epollflags, a, "0", out); break;
    case 'Y': strace_print_name(strace_epollop, a, out); break;
    case 'D': strace_print_name(strace_domain, (uint64_t)(int64_t)family_to_host(t, (int)a), out); break;
    case 'm': print_guest_flags(out, strace_socktype, fs->socket_flags, (uint32_t)a, 15); break;
    case '6': print_protocol(t, out, a); break;
    case 'w': strace_print_name(strace_whence, a, out); break;
    case 'F': strace_print_name(strace_fcntlcmd, host_fcntl(fs, (int)a), out); break;
    case 'R': strace_print_name(strace_ioctlreq, host_ioctl(fs, a), out); break;
    case 'X': strace_print_flags(strace_futexop, (uint32_t)a, "0", out); break;
    case 'c': strace_print_name(strace_clock, a, out); break;
    case 'j': strace_print_name(strace_sighow, a, out); break;
    case 'h': strace_print_name(strace_advice, host_advice(abi, a), out); break;
    case 'L': strace_print_name(strace_limit, a, out); break;
    case 'S': print_signal_name(out, (int)a); break;
    default: return false;
    }
    return true;
}

/* What is at a guest address. Returns false if the kind is none of these. done: the call has succeeded, and its output is there. */
static bool print_pointed(struct thread *t, FILE *out, char kind, const uint64_t *a, bool done)
{
    if (!done && strchr("HKEqQUr124", kind)) {
        print_address(out, *a);
        return true;
    }
    switch (kind) {
    case 'V': print_strings(t, out, *a, false); break;
    case 'n': print_strings(t, out, *a, true); break;
    case 'H': print_stat(t, out, *a, &fs_abi_of(t)->stat); break;
    case 'K': print_stat(t, out, *a, &fs_abi_of(t)->stat64); break;
    case '4': print_statx(t, out, *a); break;
    case 'E': print_wait_status(t, out, *a); break;
    case 'q': print_pair(t, out, *a, "ii", "", ""); break;
    case 'Q':
    case 'G': print_sigset_at(t, out, *a); break;
    case 'U':
    case 'Z': print_sigaction(t, out, *a); break;
    case 'k': print_sockaddr(t, out, *a, a[1]); break;
    case 't':
    case 'T':
    case 'r': print_pair(t, out, *a, "tn", "", ""); break;
    case '1': print_rlimit(t, out, *a); break;
    case '2': print_utsname(t, out, *a); break;
    case '3': print_pollfds(t, out, *a, a[1], done); break;
    case 'v': print_iov(t, out, *a, a[1]); break;
    default: return false;
    }
    return true;
}

static void print_argument(struct thread *t, FILE *out, char kind, const uint64_t *a, int64_t result)
{
    bool done = result > 0 || (!result && kind != 'E') || t->call.succeeded; /* wait4() with WNOHANG may have no status */

    if (print_named(t, out, kind, *a) || print_pointed(t, out, kind, a, done))
        return;
    switch (kind) {
    case 'f':
        if ((int)*a == AT_FDCWD)
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
    case 's': print_bytes(t, out, *a, UINT64_MAX, true); break;
    case 'b': print_bytes(t, out, *a, a[1], false); break;
    case 'B':
        if (done)
            print_bytes(t, out, *a, (uint64_t)result, false);
        else
            print_address(out, *a);
        break;
    case 'p': print_address(out, *a); break;
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

static void print_seconds(FILE *out, const struct kernel *k, uint64_t cycles)
{
    uint64_t per_second = k->options.mhz * 1000000;

    fprintf(out, "%" PRIu64 ".%09" PRIu64, cycles / per_second,
            (uint64_t)((unsigned __int128)(cycles % per_second) * 1000000000 / per_second));
}

/* [thread] and the virtual time of the event */
static void print_head(FILE *out, const struct kernel *k, int tid, uint64_t cycle)
{
    fprintf(out, "[%d] ", tid);
    print_seconds(out, k, cycle);
    fputc(' ', out);
}

static bool is_wanted(const struct kernel *k, const char *name)
{
    char *const *pattern = k->options.strace_calls;

    if (!pattern)
        return true;
    for (; *pattern; pattern++)
        if (name && !fnmatch(*pattern, name, 0))
            return true;
    return false;
}

void strace_call(struct thread *t, int64_t result)
{
    FILE *out = t->k->options.strace;
    const struct call *c = &t->call;

    if (!is_wanted(t->k, c->line ? c->line->name : NULL))
        return;
    print_head(out, t->k, t->tid, c->entered);
    if (!c->line) {
        fprintf(out, "call %u() = -1 ENOSYS (no such number)\n", c->number);
        return;
    }
    fprintf(out, "%s(", c->line->name);
    const char *separator = "";

    for (unsigned n = 0; c->line->kinds[n]; n++) {
        if (strchr(KINDS_CONSTANT, c->line->kinds[n]))
            continue;
        fputs(separator, out);
        separator = ", ";
        print_argument(t, out, c->line->kinds[n], &c->arg[n], result);
    }
    fputc(')', out);
    print_result(t, out, result);
    if (!c->line->call)
        fprintf(out, " (not implemented: %s)", c->line->lacks);
    fputs(" <", out);
    print_seconds(out, t->k, t->k->clock.now - c->entered);
    fputs(">\n", out);
}

void strace_signal(struct thread *t, const struct ksiginfo *info)
{
    FILE *out = t->k->options.strace;

    print_head(out, t->k, t->tid, t->k->clock.now);
    fprintf(out, "--- SIG%s code %d", info->sig <= 31 ? sigabbrev_np(info->sig) : "RT", info->code);
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

    print_head(out, p->k, p->pid, p->k->clock.now);
    if (WIFEXITED(s))
        fprintf(out, "+++ exited with %d +++\n", WEXITSTATUS(s));
    else
        fprintf(out, "+++ killed by SIG%s%s +++\n", WTERMSIG(s) <= 31 ? sigabbrev_np(WTERMSIG(s)) : "RT", s & 0x80 ? " (core dumped)" : "");
}
