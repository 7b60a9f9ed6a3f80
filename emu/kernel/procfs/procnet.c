/* Contents of /proc/net: the loopback interface and the machine's sockets. */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sock.h"
#include "emu/kernel/procfs/virtual.h"
#include "emu/kernel/vfs/fs.h"

#include <netinet/tcp.h>
#include <string.h>

void proc_net_dev(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fprintf(out,
            "Inter-|   Receive                                                |  Transmit\n"
            " face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier compressed\n"
            "%6s: %7d %7d %4d %4d %4d %5d %10d %9d %8d %7d %4d %4d %4d %5d %7d %10d\n",
            LO_NAME, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}

void proc_net_if_inet6(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fprintf(out, "%031x1 %02x 80 10 80 %8s\n", 0, LO_INDEX, LO_NAME);
}

void proc_net_route(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)k, (void)p, (void)t;
    fprintf(out, "%-127s\n", "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT");
}

/* ---- TCP and UDP ----------------------------------------------------------------------------- */

/* Prints each 32-bit word of the address as a number in the guest's byte order, then the port. */
static void print_address(FILE *out, const struct process *p, const struct socket *s, const struct address *a)
{
    const bool v6 = s->family == AF_INET6;
    uint8_t none[16] = {0};
    const uint8_t *bytes = !a->len ? none : v6 ? a->in6.sin6_addr.s6_addr : (const uint8_t *)&a->in.sin_addr;
    for (int i = 0; i < (v6 ? 4 : 1); i++) {
        int64_t word;
        unpack_struct(p->abi, false, "I", bytes + 4 * i, &word);
        fprintf(out, "%08X", (unsigned)word);
    }
    fprintf(out, ":%04X ", a->len ? ntohs(v6 ? a->in6.sin6_port : a->in.sin_port) : 0);
}

static unsigned tcp_state(const struct socket *s)
{
    switch (s->state) {
    case SOCKET_LISTENING: return TCP_LISTEN;
    case SOCKET_CONNECTED:
        return socket_is_over(s) ? TCP_CLOSE : s->shut_write ? TCP_FIN_WAIT2 : s->peer_closed ? TCP_CLOSE_WAIT : TCP_ESTABLISHED;
    case SOCKET_FREE: break;
    }
    return TCP_CLOSE;
}

static void list(FILE *out, const struct kernel *k, const struct process *p, int family, int protocol)
{
    const struct fs_machine *m = k->fs;
    const char *addresses = family == AF_INET6 ? "  sl  local_address                         remote_address                        st"
                                               : "  sl  local_address rem_address   st";
    char line[200];
    snprintf(line, sizeof line, "%s tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode%s", addresses,
             protocol != IPPROTO_TCP ? " ref pointer drops" : "");
    fprintf(out, "%-*s\n", family == AF_INET6 ? 0 : protocol != IPPROTO_TCP ? 127 : 149, line);
    int n = 0;
    for (const struct socket *s = m->net ? m->net->all : NULL; s; s = s->next) {
        if (s->family != family || s->protocol != protocol || !(s->bound || s->remote.len))
            continue;
        unsigned state = protocol == IPPROTO_TCP ? tcp_state(s) : s->state == SOCKET_CONNECTED ? TCP_ESTABLISHED : TCP_CLOSE;
        size_t waiting = s->state == SOCKET_LISTENING ? s->pending_count : s->queued;
        fprintf(out, "%*d: ", protocol != IPPROTO_TCP ? 5 : 4, n++);
        print_address(out, p, s, &s->local);
        print_address(out, p, s, &s->remote);
        fprintf(out, "%02X %08zX:%08zX 00:00000000 00000000 %5u        0 %llu %u %0*d%s\n", state, socket_corked(s), waiting, s->uid,
                (unsigned long long)s->f.ino, s->f.refs, 2 * (int)p->abi->word, 0, protocol != IPPROTO_TCP ? " 0" : " 100 0 0 10 0");
    }
}

void proc_net_tcp(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)t;
    list(out, k, p, AF_INET, IPPROTO_TCP);
}

void proc_net_tcp6(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)t;
    list(out, k, p, AF_INET6, IPPROTO_TCP);
}

void proc_net_udp(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)t;
    list(out, k, p, AF_INET, IPPROTO_UDP);
}

void proc_net_udp6(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)t;
    list(out, k, p, AF_INET6, IPPROTO_UDP);
}

void proc_net_udplite(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)t;
    list(out, k, p, AF_INET, IPPROTO_UDPLITE);
}

void proc_net_udplite6(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    (void)t;
    list(out, k, p, AF_INET6, IPPROTO_UDPLITE);
}

/* ---- AF_UNIX --------------------------------------------------------------------------------- */

/* Prints a space and the name: a path, or an abstract name with @ for each zero byte. */
static void print_name(FILE *out, const struct address *a)
{
    const size_t head = offsetof(struct sockaddr_un, sun_path);
    size_t n = a->len > head ? a->len - head : 0;
    const char *c = a->un.sun_path;
    if (!n)
        return;
    fputc(' ', out);
    if (*c)
        n = strnlen((const char *)a->bytes + head, n);
    for (size_t i = 0; i < n; i++)
        fputc(a->bytes[head + i] ? a->bytes[head + i] : '@', out);
}

void proc_net_unix(FILE *out, struct kernel *k, struct process *p, struct thread *t)
{
    const struct fs_machine *m = k->fs;
    const unsigned listening = 0x10000; /* SO_ACCEPTCON */
    (void)t;
    fputs("Num       RefCount Protocol Flags    Type St Inode Path\n", out);
    for (const struct socket *s = m->net ? m->net->all : NULL; s; s = s->next) {
        if (s->family != AF_UNIX)
            continue;
        unsigned state = s->state == SOCKET_CONNECTED ? 3 : 1; /* SS_CONNECTED, SS_UNCONNECTED */
        fprintf(out, "%0*d: %08X %08X %08X %04X %02X %5llu", 2 * (int)p->abi->word, 0, s->f.refs + 1, 0,
                s->state == SOCKET_LISTENING ? listening : 0, (unsigned)s->type, state, (unsigned long long)s->f.ino);
        print_name(out, &s->local);
        fputc('\n', out);
    }
}
