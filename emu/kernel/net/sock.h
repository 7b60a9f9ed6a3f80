/*
 * sock.h - sockets: AF_UNIX, and TCP and UDP over the loopback network of the emulated machine.
 *
 * Nothing leaves the machine: the only interface is the loopback (127.0.0.0/8 and ::1), every other
 * address is unreachable. A connection is two sockets that are each other's peer; what one sends is
 * put into the other's receive queue as a message (whose borders a stream forgets). Ports are given
 * out in ascending order.
 */
#ifndef PRECIS_EMU_KERNEL_NET_SOCK_H
#define PRECIS_EMU_KERNEL_NET_SOCK_H

#include <netinet/in.h>
#include <sys/socket.h>
#include <linux/netlink.h>
#include <sys/un.h>
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"

#define SOCKET_BUFFER   212992u /* net.core.wmem_default */
#define SOCKET_FILES    253     /* SCM_MAX_FD */
#define UDP_MOST        65507u  /* bytes of a datagram */
#define TCP_SEGMENT     65483u  /* TCP_MAXSEG of the loopback interface */
#define CORK_NS         200000000u
#define EPHEMERAL_FIRST 32768
#define EPHEMERAL_LAST  60999

/* An address as the host writes it: family in host order, the rest in network order. len 0: none.
 */
struct address {
    socklen_t len;
    union {
        struct sockaddr sa;
        struct sockaddr_in in;
        struct sockaddr_in6 in6;
        struct sockaddr_un un;
        struct sockaddr_nl nl; /* pid and groups in the guest's byte order */
        uint8_t bytes[128];
    };
};

struct message {
    struct message *next;
    size_t len, taken;
    struct address from;
    struct file **files; /* SCM_RIGHTS */
    unsigned file_count;
    int pid; /* SCM_CREDENTIALS of the sender */
    unsigned uid, gid;
    struct mem_account *memory; /* where it is charged */
    uint8_t data[];
};

enum socket_state { SOCKET_FREE, SOCKET_LISTENING, SOCKET_CONNECTED, SOCKET_DISCONNECTED };

struct socket {
    struct file f;
    int family, type, protocol;
    enum socket_state state;
    struct address local, remote;
    struct address name;  /* what `local` was before connect() filled in the address */
    bool bound;           /* in the machine's list of those with a name */
    bool port_chosen;     /* by bind(); else the socket gives it back when it is disconnected */
    struct inode *node;   /* AF_UNIX: the file it is bound to */
    struct socket *next_bound;
    struct socket *next, **link; /* in the machine's list of all */
    struct socket *peer;         /* what it sends goes there (never set for UDP): see socket_set_peer() */
    struct socket *followers, *next_follower; /* those whose peer this one is */
    struct message *first, *last;
    size_t queued; /* bytes in the queue */
    unsigned messages;
    struct cork *cork; /* what MSG_MORE and the CORK options hold back; NULL: nothing */
    struct socket *pending,
        *next_pending; /* listening: connections not yet accepted, oldest first */
    unsigned pending_count, backlog;
    bool shut_read, shut_write, peer_closed, reset;
    bool connect_reported; /* a non-blocking connect said EINPROGRESS; its outcome is to be told */
    int error;             /* SO_ERROR */
    int peer_pid;          /* SO_PEERCRED */
    unsigned peer_uid, peer_gid;
    int pid;
    unsigned uid, gid;
    uint32_t options[128];                 /* SO_ values by the host's number */
    int64_t receive_timeout, send_timeout; /* nanoseconds; 0: none */
    unsigned linger_on, linger;
    bool v6only, nodelay, corked; /* corked: TCP_CORK, UDP_CORK */
    struct event_queue changed;
};

struct net {
    struct socket *all;
    struct socket *bound;
    unsigned next_port;
    uint32_t next_autobind; /* abstract names of AF_UNIX */
    size_t in_flight;       /* descriptors in messages that have not been received */
};

struct net *net_of(struct fs_machine *m);
void net_fini(struct fs_machine *m);
struct socket *file_socket(struct file *f); /* NULL: not a socket */
struct socket *socket_new(struct thread *t, int family, int type, int protocol,
                          unsigned file_flags);

/* net.c: addresses and connections. All return 0 or -errno. */
int socket_bind(struct socket *s, struct thread *t, const struct address *a);
int socket_autobind(struct socket *s);
int socket_listen(struct socket *s, int backlog);
/* -EAGAIN: the listener's queue is full: wait for *full. */
int socket_connect(struct socket *s, struct thread *t, const struct address *a,
                   struct socket **full);
void socket_pair(struct socket *a, struct socket *b);
/* s sends to p from now on (NULL: to no socket). The only function that changes `peer`, and with it the other side's followers. */
void socket_set_peer(struct socket *s, struct socket *p);
/* s gives up its connection, if it has one: its peer and its followers are told. reset: they see ECONNRESET. */
void socket_leave(struct socket *s, bool reset);
/* a is the name of s from now on, and back. */
void socket_enlist(struct socket *s, const struct address *a);
void socket_unbind(struct socket *s);
/* The address of `from` as `to` sees it. */
struct address socket_source(const struct socket *from, const struct socket *to);
/* Who gets a datagram for `a`; NULL with *err. */
struct socket *socket_receiver(struct socket *s, struct thread *t, const struct address *a,
                               int *err);

/* Is there no room in s for another message? A message counts with what the kernel keeps for it, so that empty ones fill a
 * queue, too; TCP joins small ones. */
bool socket_is_full(const struct socket *s);
/* Messages that s has not received are lost. */
void socket_drop_messages(struct socket *s);
/* Put a message into the queue of `to` (from NULL: the kernel's own). The files' references go
 * along. */
int message_send(struct socket *from, struct socket *to, const void *data, size_t len,
                 struct file **files, unsigned count, struct thread *t);

/* What came along with received bytes. */
struct received {
    size_t whole; /* a message's length, also when the buffer was shorter */
    struct address from;
    struct file **files; /* references that the receiver owns now */
    unsigned file_count;
    int pid;
    unsigned uid, gid;
};
/* Nobody wants the descriptors that came along. */
void received_drop(struct received *r);
/* Without waiting: a count (0: end of file), or -errno; -EAGAIN: nothing is there. flags: MSG_PEEK.
 */
int64_t socket_receive(struct socket *s, void *buf, size_t len, int flags, struct received *r);
/* Without waiting. to: NULL or no length: the connected peer. On success the files belong to the
 * message. flags: MSG_MORE. */
int64_t socket_send(struct socket *s, struct thread *t, const void *buf, size_t len,
                    const struct address *to, struct file **files, unsigned count, int flags);
/* What MSG_MORE or a CORK option holds back: how many bytes; send them; lose them. */
size_t socket_corked(const struct socket *s);
int socket_uncork(struct socket *s);
void socket_cork_drop(struct socket *s);
/* Connections that wait for accept() are reset. */
void socket_drop_pending(struct socket *s);
/* netlink.c: AF_NETLINK sockets of NETLINK_ROUTE: the kernel answers requests about its only interface. */
int64_t netlink_send(struct socket *s, struct thread *t, const void *buf, size_t len);
int netlink_bind(struct socket *s, struct thread *t, const struct address *a);
/* netif.c: the ioctls about the machine's only network interface. */
#define LO_NAME       "lo"
#define LO_INDEX      1
#define LO_MTU        65536
#define LO_QUEUE      1000
#define LO_FLAGS      0x49u    /* up, loopback, running */
#define LO_FLAGS_LINK 0x10049u /* and the link is up, as NETLINK_ROUTE says */
int64_t netif_ioctl(struct thread *t, struct socket *s, unsigned request, uint64_t arg);
int64_t socket_ioctl(struct thread *t, struct file *f, unsigned request, uint64_t arg);
static inline bool socket_is_stream(const struct socket *s)
{
    return s->type == SOCK_STREAM;
}
static inline bool socket_is_datagram(const struct socket *s)
{
    return s->type == SOCK_DGRAM;
}

#endif
