/*
 * addrinfo.c - names and addresses independent of the protocol, of IPv4 and IPv6, from /etc/hosts and /etc/services alone.
 *
 * Source: getaddrinfo(3N) of HP-UX, for struct addrinfo, too; struct sockaddr_in6 is that of RFC 2553. The values of flags and errors are
 * assumptions: those of KAME's library, which HP-UX's is derived from.
 */
#include "hosts.h"
#include "libc.h"

int inet_aton(const char *s, unsigned *out);
extern const unsigned char in6addr_any[16], in6addr_loopback[16];

enum { TCP = 6, UDP = 17 };

/* struct sockaddr_in, and sockaddr_in6 */
struct address {
    unsigned short family, port;
    unsigned address, zero[2];
};
struct address6 {
    unsigned short family, port;
    unsigned flow;
    unsigned char address[16];
    unsigned scope, more[ADDRESS6_MORE];
};
/* An address without a port. */
struct place {
    int family;
    unsigned address;           /* of IPv4 */
    unsigned char address6[16]; /* of IPv6 */
    unsigned scope;
};
struct addrinfo {
    int flags, family, type, protocol;
    size_t length;
    char *name;
    void *address;
    struct addrinfo *next;
};

void freeaddrinfo(struct addrinfo *list)
{
    while (list) {
        struct addrinfo *next = list->next;

        free(list->name);
        free(list);
        list = next;
    }
}

/* What a call has found until now. */
struct result {
    struct addrinfo *first, **last;
};

static int add(struct result *r, const struct place *at, unsigned short port, int type, int protocol)
{
    struct {
        struct addrinfo info;
        union {
            struct address v4;
            struct address6 v6;
        } address;
    } *both = calloc(1, sizeof *both);
    const int is_v6 = at->family == AF_INET6;

    if (!both)
        return EAI_MEMORY;
    if (is_v6) {
        both->address.v6 = (struct address6){.family = AF_INET6, .port = port, .scope = at->scope};
        memcpy(both->address.v6.address, at->address6, sizeof at->address6);
    } else {
        both->address.v4 = (struct address){AF_INET, port, at->address, {0, 0}};
    }
    both->info = (struct addrinfo){0,    at->family,     type, protocol, is_v6 ? sizeof both->address.v6 : sizeof both->address.v4,
                                   NULL, &both->address, NULL};
    *r->last = &both->info;
    r->last = &both->info.next;
    return 0;
}

static const struct transport {
    int type, protocol;
    const char *name;
} transports[] = {{SOCK_STREAM, TCP, "tcp"}, {SOCK_DGRAM, UDP, "udp"}, {SOCK_RAW, 0, NULL}};

/* 1: the transport has the service at *port, 0: it has not, or the hints exclude it. */
static int has_service(const struct transport *t, const char *service, const struct addrinfo *hints, unsigned short *port)
{
    char *end;

    if ((hints->type && hints->type != t->type) || (t->protocol && hints->protocol && hints->protocol != t->protocol) ||
        (!hints->type && t->type == SOCK_RAW))
        return 0;
    *port = 0;
    if (!service || !t->name)
        return !service;
    const unsigned long number = strtoul(service, &end, 10);

    if (isdigit((unsigned char)*service) && !*end) {
        *port = NETWORK16((unsigned short)number);
        return number < 65536;
    }
    const struct servent *s = !(hints->flags & AI_NUMERICSERV) ? getservbyname(service, t->name) : NULL;

    if (s)
        *port = (unsigned short)s->port;
    return s != NULL;
}

static int add_address(struct result *r, const struct place *at, const char *service, const struct addrinfo *hints)
{
    int error = EAI_SERVICE;

    for (unsigned i = 0; i < sizeof transports / sizeof *transports; i++) {
        unsigned short port;

        if (has_service(&transports[i], service, hints, &port))
            error = add(r, at, port, transports[i].type, transports[i].protocol ? transports[i].protocol : hints->protocol);
        if (error == EAI_MEMORY)
            return error;
    }
    return error;
}

static int is_name_of(const char *name, const struct hostent *h)
{
    char **alias = h->aliases;

    if (!strcmp(name, h->name))
        return 1;
    while (*alias && strcmp(name, *alias))
        alias++;
    return *alias != NULL;
}

static struct place place_v4(unsigned address)
{
    return (struct place){.family = AF_INET, .address = address};
}

static struct place place_v6(const void *address)
{
    struct place at = {.family = AF_INET6};

    memcpy(at.address6, address, sizeof at.address6);
    return at;
}

/* ::ffff:a.b.c.d */
static struct place map_to_v6(unsigned address)
{
    struct place at = {.family = AF_INET6, .address6 = {[10] = 0xff, [11] = 0xff}};

    memcpy(at.address6 + 12, &address, sizeof address);
    return at;
}

/* Adds the addresses of a family of all lines that have the name; *canonical becomes the first line's name, from malloc(). */
static int add_host(struct result *r, const char *name, const char *service, const struct addrinfo *hints, int family, char **canonical)
{
    const int map = hints->family == AF_INET6 && family == AF_INET;
    const struct hostent *h;
    int error = EAI_NONAME;

    sethostent(0);
    while ((h = gethostent_any()) && (error == EAI_NONAME || !error)) {
        unsigned address;
        struct place at;

        if (h->type != family || !is_name_of(name, h))
            continue;
        memcpy(&address, h->addresses[0], sizeof address);
        at = family == AF_INET6 ? place_v6(h->addresses[0]) : map ? map_to_v6(address) : place_v4(address);
        if (!*canonical)
            *canonical = strdup(h->name);
        error = add_address(r, &at, service, hints);
    }
    endhostent();
    return error;
}

/* What the names of the file, or localhost, stand for. */
static int add_named(struct result *r, const char *name, const char *service, const struct addrinfo *hints, char **canonical)
{
    const int wants_v4 = hints->family != AF_INET6, wants_v6 = hints->family != AF_INET;
    const struct place local = wants_v4 ? place_v4(NETWORK32(0x7f000001)) : place_v6(in6addr_loopback);
    int error = wants_v4 ? add_host(r, name, service, hints, AF_INET, canonical) : EAI_NONAME, error6 = EAI_NONAME;

    if (wants_v6 && (error == EAI_NONAME || !error))
        error6 = add_host(r, name, service, hints, AF_INET6, canonical);
    error = error == EAI_NONAME || (error6 && error6 != EAI_NONAME) ? error6 : error;
    if (!wants_v4 && hints->flags & AI_V4MAPPED && (error == EAI_NONAME || (!error && hints->flags & AI_ALL))) {
        const int mapped = add_host(r, name, service, hints, AF_INET, canonical);

        error = error == EAI_NONAME || mapped != EAI_NONAME ? mapped : error;
    }
    if (error == EAI_NONAME && !strcmp(name, "localhost"))
        error = add_address(r, &local, service, hints);
    return error;
}

/* No name: the addresses of this host, or of all its interfaces. */
static int add_own(struct result *r, const char *service, const struct addrinfo *hints)
{
    const int passive = (hints->flags & AI_PASSIVE) != 0;
    const struct place v4 = place_v4(passive ? 0 : NETWORK32(0x7f000001)), v6 = place_v6(passive ? in6addr_any : in6addr_loopback);
    const int error = hints->family != AF_INET6 ? add_address(r, &v4, service, hints) : 0;

    return !error && hints->family != AF_INET ? add_address(r, &v6, service, hints) : error;
}

/* An address as text; after % the number of a scope. Returns whether it is one. */
static int is_numeric(const char *host, struct place *out)
{
    char text[64], *scope, *end = NULL;
    unsigned address;

    if (inet_aton(host, &address)) {
        *out = place_v4(address);
        return 1;
    }
    if (strlen(host) >= sizeof text)
        return 0;
    scope = strchr(strcpy(text, host), '%');
    if (scope)
        *scope++ = 0;
    *out = (struct place){.family = AF_INET6};
    if (inet_pton(AF_INET6, text, out->address6) != 1)
        return 0;
    if (scope)
        out->scope = (unsigned)strtoul(scope, &end, 10);
    return !scope || (isdigit((unsigned char)*scope) && !*end);
}

static int add_numeric(struct result *r, struct place at, const char *service, const struct addrinfo *hints)
{
    if (hints->family == AF_INET6 && at.family == AF_INET && hints->flags & AI_V4MAPPED)
        at = map_to_v6(at.address);
    if (hints->family != AF_UNSPEC && hints->family != at.family)
        return EAI_ADDRFAMILY;
    return add_address(r, &at, service, hints);
}

static int check_hints(const char *host, const char *service, const struct addrinfo *hints)
{
    if (!host && !service)
        return EAI_NONAME;
    if (hints->flags & AI_CANONNAME && !host)
        return EAI_BADFLAGS;
    if (hints->family != AF_UNSPEC && hints->family != AF_INET && hints->family != AF_INET6)
        return EAI_FAMILY;
    return hints->type < 0 || hints->type > SOCK_RAW ? EAI_SOCKTYPE : 0;
}

int getaddrinfo(const char *host, const char *service, const struct addrinfo *hints, struct addrinfo **out)
{
    static const struct addrinfo none;
    struct result r = {NULL, &r.first};
    char *canonical = NULL;
    struct place at;

    if (!hints)
        hints = &none;
    int error = check_hints(host, service, hints);

    if (error)
        return error;
    if (!host)
        error = add_own(&r, service, hints);
    else if (is_numeric(host, &at))
        error = add_numeric(&r, at, service, hints);
    else
        error = hints->flags & AI_NUMERICHOST ? EAI_NONAME : add_named(&r, host, service, hints, &canonical);
    if (!error && hints->flags & AI_CANONNAME) {
        r.first->name = canonical ? canonical : strdup(host);
        canonical = NULL;
        error = r.first->name ? 0 : EAI_MEMORY;
    }
    free(canonical);
    if (error) {
        freeaddrinfo(r.first);
        return error;
    }
    *out = r.first;
    return 0;
}

static int put(char *to, size_t size, const char *text)
{
    if (strlen(text) >= size)
        return EAI_OVERFLOW;
    strcpy(to, text);
    return 0;
}

static int put_host(const struct address *a, char *to, size_t size, int flags)
{
    const struct address6 *a6 = (const void *)a;
    const int is_v6 = a->family == AF_INET6;
    const void *address = is_v6 ? (const void *)a6->address : &a->address;
    const struct hostent *h = flags & NI_NUMERICHOST ? NULL : gethostbyaddr(address, is_v6 ? 16 : 4, a->family);
    char text[256];

    if (!h && flags & NI_NAMEREQD)
        return EAI_NONAME;
    if (h)
        snprintf(text, sizeof text, "%s", h->name);
    else
        inet_ntop(a->family, address, text, sizeof text);
    char *dot = h && flags & NI_NOFQDN ? strchr(text, '.') : NULL;

    if (dot)
        *dot = 0;
    if (!h && is_v6 && a6->scope)
        snprintf(text + strlen(text), 16, "%%%u", a6->scope);
    return put(to, size, text);
}

static int put_service(const struct address *a, char *to, size_t size, int flags)
{
    const struct servent *s = flags & NI_NUMERICSERV ? NULL : getservbyport(a->port, flags & NI_DGRAM ? "udp" : "tcp");
    char text[8];

    if (s)
        return put(to, size, s->name);
    snprintf(text, sizeof text, "%u", NETWORK16(a->port));
    return put(to, size, text);
}

int getnameinfo(const struct address *a, size_t length, char *host, size_t host_size, char *service, size_t service_size, int flags)
{
    int error = 0;

    if (length < sizeof *a || (a->family != AF_INET && (a->family != AF_INET6 || length < sizeof(struct address6))))
        return EAI_FAMILY;
    if ((!host || !host_size) && (!service || !service_size))
        return EAI_NONAME;
    if (host && host_size)
        error = put_host(a, host, host_size, flags);
    return !error && service && service_size ? put_service(a, service, service_size, flags) : error;
}

const char *gai_strerror(int number)
{
    static const char *const texts[] = {"Success",
                                        "Address family for hostname not supported",
                                        "Temporary failure in name resolution",
                                        "Invalid value for ai_flags",
                                        "Non-recoverable failure in name resolution",
                                        "ai_family not supported",
                                        "Memory allocation failure",
                                        "No address associated with hostname",
                                        "Hostname and service name not provided, or not known",
                                        "Service name not supported for ai_socktype",
                                        "ai_socktype not supported",
                                        "System error returned in errno",
                                        "Invalid value for hints",
                                        "Resolved protocol is unknown",
                                        "Argument buffer overflow"};

    return number >= 0 && number < (int)(sizeof texts / sizeof *texts) ? texts[number] : "Unknown error";
}
