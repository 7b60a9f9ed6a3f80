/*
 * sock.h - sockets: AF_UNIX, and TCP, UDP and UDP-Lite over the emulated machine's loopback network.
 *
 * The only interface is the loopback (127.0.0.0/8 and ::1); every other address is unreachable. A connection is two sockets that are each
 * other's peer; sent data goes into the peer's receive queue as a message (streams ignore message boundaries). Ephemeral ports are assigned
 * in ascending order.
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

#define SOCKET_BUFFER     212992u /* net.core.wmem_default */
#define UNIX_MESSAGE_ROOM 32u     /* a message is that much shorter than its sender's SO_SNDBUF */
#define SOCKET_FILES      253     /* SCM_MAX_FD */
#define UDP_MOST          65507u  /* bytes of a datagram */
#define UDP_HEADER        8u
#define UDPLITE_LEAST     8u     /* bytes that a checksum of UDP-Lite covers */
#define TCP_SEGMENT       65483u /* TCP_MAXSEG of the loopback interface */
#define CORK_NS           200000000u
#define EPHEMERAL_FIRST   32768
#define EPHEMERAL_LAST    60999
#define FLIGHT_BUCKETS    64

/* An address in the host's layout: family in host order, the rest in network order. len 0: none. */
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
    unsigned counted_for; /* the user whose files in messages these count as */
    uint8_t data[];
};

enum { UDPLITE_SENDS, UDPLITE_RECEIVES }; /* indexes of struct socket's coverage[] */
enum socket_state { SOCKET_FREE, SOCKET_LISTENING, SOCKET_CONNECTED };

struct socket {
    struct file f;
    int family, type, protocol;
    enum socket_state state;
    struct address local, remote;
    struct address name; /* `local` before connect() filled in the address */
    bool reuses_alone;   /* SO_REUSEADDR: its address may be one of the wildcard's, whatever the other socket's option is */
    bool bound;          /* in the machine's list of bound sockets */
    bool port_chosen;    /* by bind(); otherwise disconnecting releases the port */
    struct inode *node;  /* AF_UNIX: inode that it is bound to */
    struct socket *next_bound;
    struct socket *next, **link;              /* in the machine's list of all sockets */
    struct socket *peer;                      /* receives what this socket sends (never set for UDP): socket_set_peer() */
    struct socket *followers, *next_follower; /* the sockets whose peer this one is */
    struct message *first, *last;
    struct message *urgent; /* of the queue: the byte sent by MSG_OOB, or NULL */
    bool urgent_taken;      /* TCP: recv() with MSG_OOB has returned it */
    size_t queued;          /* bytes in the queue */
    unsigned messages;
    struct cork *cork;                     /* data held by MSG_MORE and the CORK options, or NULL */
    struct socket *pending, *next_pending; /* listening: connections to accept, oldest first */
    unsigned pending_count, backlog;
    bool shut_read, shut_write; /* by shutdown() or close() of either side */
    bool peer_closed;           /* TCP: the peer's output has ended; AF_UNIX: the peer is closed, `remote` is the name that it had */
    bool reset;                 /* TCP: the connection was reset or refused */
    bool connect_reported;      /* a non-blocking connect() returned EINPROGRESS; its result is not yet reported */
    bool no_space;              /* TCP: a call or poll() found no room at the peer and was not told since that there is some */
    bool connect_abandoned;     /* TCP: shutdown() came before that report; only connect() to AF_UNSPEC helps */
    int error;                  /* SO_ERROR */
    int peer_pid;               /* SO_PEERCRED */
    unsigned peer_uid, peer_gid;
    int pid;
    unsigned uid, gid;
    struct fs_stat own;                    /* of the socket, not of its name */
    uint32_t options[128];                 /* SO_ values, indexed by the host's number */
    int64_t receive_timeout, send_timeout; /* nanoseconds, or 0 */
    unsigned linger_on, linger;
    uint8_t ttl;                  /* IP_TTL, or 0 */
    bool v6only, nodelay, corked; /* corked: TCP_CORK, UDP_CORK */
    uint16_t coverage[2];         /* UDP-Lite: bytes that the checksum covers, of sent (0: all) and at least of received datagrams */
    bool checks_coverage;         /* UDPLITE_RECV_CSCOV was set */
    struct event_queue changed;
    /* While messages refer to the socket (rights.c): */
    struct socket *next_flying, **link_flying; /* in the machine's list */
    struct socket *next_marked;
    unsigned inner; /* number of references by messages of other candidates */
    bool candidate; /* for garbage */
};

/* The number of a user's files in messages. */
struct flights {
    struct flights *next;
    unsigned uid;
    size_t count;
};

struct net {
    struct socket *all;
    struct socket *bound;
    struct socket *flying; /* sockets in messages */
    size_t flying_count;
    size_t orphans; /* events since the last collection that can have left garbage */
    bool collecting;
    struct flights *flights[FLIGHT_BUCKETS]; /* by user */
    unsigned next_port;
    uint32_t next_autobind; /* abstract names of AF_UNIX */
};

/* Return the machine's network, and free it. */
struct net *net_of(struct fs_machine *m);
void net_fini(struct fs_machine *m);
struct socket *file_socket(struct file *f); /* NULL: not a socket */
/* Creates a socket with one reference. Returns NULL without memory. */
struct socket *socket_new(struct thread *t, int family, int type, int protocol, unsigned file_flags);

/* net.c: addresses and connections. Functions with an int result return 0 or -errno: bind(2), listen(2), connect(2). */
int socket_bind(struct socket *s, struct thread *t, const struct address *a);
/* Binds s to an ephemeral port, if it is not bound. */
int socket_autobind(struct socket *s);
int socket_listen(struct socket *s, int backlog);
/* -EAGAIN: the queue of the listener *full is full; wait for it. */
int socket_connect(struct socket *s, struct thread *t, const struct address *a, struct socket **full);
/* Connects a and b with each other: socketpair(2). */
void socket_pair(struct socket *a, struct socket *b);
/* Makes p the peer of s (or NULL). The only function that changes `peer` and the peer's followers. */
void socket_set_peer(struct socket *s, struct socket *p);
/* Bind s to a, and unbind it: maintain the machine's list of bound sockets. */
void socket_set_name(struct socket *s, const struct address *a);
void socket_unbind(struct socket *s);
/* IPV6_ADDRFORM, ipv6(7): makes a connected socket of AF_INET6 whose peer has an IPv4 address one of AF_INET. 0 or -errno. */
int socket_become_ipv4(struct socket *s);
/* Returns the address of `from` as `to` sees it. */
struct address socket_source(const struct socket *from, const struct socket *to);
/* 0 or the error of a datagram to the address of the internet. */
int socket_check_datagram_to(const struct socket *s, const struct address *a);
/* Returns the receiver of a datagram to `a`; NULL with *err. */
struct socket *socket_receiver(struct socket *s, struct thread *t, const struct address *a, int *err);

/* ends.c: how connections end. */
/* Ends s's connection, if any, and notifies its peer and followers. reset: they get ECONNRESET. */
void socket_disconnect(struct socket *s, bool reset);
/* TCP: connect() to AF_UNSPEC, after which s can connect again, and the end of a connection that connect() reports. s keeps its port. */
void socket_start_over(struct socket *s);
/* shutdown(2); how: SHUT_RD, SHUT_WR, SHUT_RDWR. 0 or -errno. */
int socket_shutdown(struct socket *s, int how);
/* TCP: s has sent data to a peer that will not read it; the answer is a reset. */
void socket_answer_reset(struct socket *s);
/* TCP: returns whether the connection has ended in both directions (the state CLOSE). */
bool socket_is_over(const struct socket *s);
/* Returns whether s has a peer, or had one that is closed: getpeername(2). *name: the peer's. */
bool socket_peer_name(const struct socket *s, struct address *name);

/* urgent.c: MSG_OOB. */
/* Returns whether s's type has urgent data. */
bool urgent_exists(const struct socket *s);
/* The last message of s's queue is an urgent byte. */
void urgent_arrived(struct socket *s);
/* Receives the urgent byte: 0 or 1, or -errno. flags: MSG_PEEK. */
int64_t urgent_receive(struct socket *s, void *buf, size_t len, int flags);
/* The action of a read at a message of a stream, after `done` bytes. */
enum urgent_step { URGENT_NOT, URGENT_STOP, URGENT_SKIP };
enum urgent_step urgent_step(const struct socket *s, const struct message *m, size_t done);
/* Returns whether the next byte to read is the urgent one, SIOCATMARK: 1 or 0, or -errno. */
int urgent_at_mark(const struct socket *s);
/* Returns whether the urgent byte is all that s has, and no read returns it. */
bool urgent_is_all(const struct socket *s);
/* Returns how many bytes there are before the urgent one, FIONREAD. */
size_t urgent_readable(const struct socket *s);

/* Returns whether s's receive queue is full. A message counts with the kernel's overhead, so that empty ones fill the queue, too; TCP
 * merges small ones. */
bool socket_is_full(const struct socket *s);
/* Discards the messages that s has not received. */
void socket_drop_messages(struct socket *s);
/* rights.c: files in messages (SCM_RIGHTS), and sockets that only such messages refer to. */
/* Counts m's files as in flight, for user `uid`, and no longer. */
void rights_fly(struct net *n, struct message *m, unsigned uid);
void rights_land(struct net *n, struct message *m);
/* Returns whether t's user has more files in messages than it may. */
bool rights_are_too_many(struct thread *t);
/* The implementation of fs_machine.orphaned. */
void rights_orphaned(struct file *f);
/* Frees the sockets that no process can reach: those that only messages in each other's queues refer to. No effect if there can be none.
 * Returns whether there were any. */
bool rights_collect(struct fs_machine *m);
/* Queues a message at `to` (from NULL: sent by the kernel). On success the message owns the references of `files`. 0 or -errno. */
int message_send(struct socket *from, struct socket *to, const void *data, size_t len, struct file **files, unsigned count,
                 struct thread *t);

/* The results of a receive call besides the data. */
struct received {
    size_t whole; /* length of the whole message, even if the buffer is shorter */
    bool urgent;  /* the byte of MSG_OOB */
    struct address from;
    struct file **files; /* references owned by the receiver */
    unsigned file_count;
    int pid;
    unsigned uid, gid;
};
/* Drops the descriptors that the caller does not take. */
void received_drop(struct received *r);
/* Receives without blocking: a count (0: end of file), or -errno; -EAGAIN: no data. flags: MSG_PEEK, MSG_OOB. */
int64_t socket_receive(struct socket *s, void *buf, size_t len, int flags, struct received *r);
/* Removes the first message from the queue, and frees it. */
void socket_drop_first(struct socket *s);
/* Sends without blocking: a count or -errno. to NULL or without length: the connected peer. On success the message owns the files.
 * flags: MSG_MORE, MSG_OOB. */
int64_t socket_send(struct socket *s, struct thread *t, const void *buf, size_t len, const struct address *to, struct file **files,
                    unsigned count, int flags);
/* Returns why s cannot send len bytes, whatever they are: -errno, or 0. */
int64_t socket_send_refusal(struct socket *s, struct thread *t, size_t len, const struct address *to, int flags);
/* Data that MSG_MORE or a CORK option holds: its size in bytes; send it (0 or -errno); discard it. */
size_t socket_corked(const struct socket *s);
int socket_uncork(struct socket *s);
void socket_cork_drop(struct socket *s);
/* Resets connections that wait for accept(). */
void socket_drop_pending(struct socket *s);
/* raw.c: raw IPv4 sockets, which the kernel makes as datagram sockets. */
bool socket_is_raw(const struct socket *s);
#define PROTOCOL_NONE 254 /* a family that nothing can be sent by */
/* protocol: ICMP; RAW or NONE, only for ioctl(2). NULL without memory. */
struct socket *socket_new_raw(struct thread *t, int protocol);
int64_t raw_send(struct socket *s, const void *buf, size_t len, const struct address *to);
/* netlink.c: AF_NETLINK sockets of NETLINK_ROUTE: requests about the only interface, rtnetlink(7). */
int64_t netlink_send(struct socket *s, struct thread *t, const void *buf, size_t len);
int netlink_bind(struct socket *s, struct thread *t, const struct address *a);
/* netif.c: the ioctls of the network interface, netdevice(7). */
#define LO_NAME       "lo"
#define LO_INDEX      1
#define LO_MTU        65536
#define LO_QUEUE      1000
#define LO_FLAGS      0x49u    /* up, loopback, running */
#define LO_FLAGS_LINK 0x10049u /* and lower_up, as NETLINK_ROUTE reports */
int64_t netif_ioctl(struct thread *t, struct socket *s, unsigned request, uint64_t arg);
/* send.c, receive.c: the file_ops send and receive of sockets. Return a count or -errno. */
int64_t socket_write_iov(struct thread *t, struct file *f, const struct iov *v, bool nowait);
int64_t socket_read_iov(struct thread *t, struct file *f, const struct iov *v, bool nowait);
/* Returns how many bytes a stream's read into a buffer of len bytes takes if only the first ok bytes are accessible. */
size_t socket_reachable(const struct socket *s, size_t len, size_t ok);
/* sockopt.c: the file_ops ioctl of sockets. Returns a result or -errno. */
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
