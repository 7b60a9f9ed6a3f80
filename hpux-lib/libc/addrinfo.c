/*
 * addrinfo.c - names and addresses independent of the protocol, for IPv4, from /etc/hosts and /etc/services alone.
 *
 * Source: getaddrinfo(3N) of HP-UX, for struct addrinfo, too. The values of flags and errors are assumptions: those of KAME's library,
 * which HP-UX's is derived from.
 */
#include "hosts.h"
#include "libc.h"

int inet_aton(const char *s, unsigned *out);

enum { AF_UNSPEC = 0, AF_INET = 2 };
enum { SOCK_STREAM = 1, SOCK_DGRAM = 2, SOCK_RAW = 3, TCP = 6, UDP = 17 };
enum { AI_PASSIVE = 1, AI_CANONNAME = 2, AI_NUMERICHOST = 4, AI_NUMERICSERV = 8 };
enum { NI_NOFQDN = 1, NI_NUMERICHOST = 2, NI_NAMEREQD = 4, NI_NUMERICSERV = 8, NI_DGRAM = 16 };
enum {
    EAI_ADDRFAMILY = 1,
    EAI_AGAIN,
    EAI_BADFLAGS,
    EAI_FAIL,
    EAI_FAMILY,
    EAI_MEMORY,
    EAI_NODATA,
    EAI_NONAME,
    EAI_SERVICE,
    EAI_SOCKTYPE,
    EAI_SYSTEM,
    EAI_OVERFLOW = 14
};

struct address {
    unsigned short family, port;
    unsigned address, zero[2];
};
struct addrinfo {
    int flags, family, type, protocol;
    size_t length;
    char *name;
    struct address *address;
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

static int add(struct result *r, unsigned address, unsigned short port, int type, int protocol)
{
    struct {
        struct addrinfo info;
        struct address address;
    } *both = calloc(1, sizeof *both);

    if (!both)
        return EAI_MEMORY;
    both->address = (struct address){AF_INET, port, address, {0, 0}};
    both->info = (struct addrinfo){0, AF_INET, type, protocol, sizeof both->address, NULL, &both->address, NULL};
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
        *port = (unsigned short)number;
        return number < 65536;
    }
    const struct servent *s = !(hints->flags & AI_NUMERICSERV) ? getservbyname(service, t->name) : NULL;

    if (s)
        *port = (unsigned short)s->port;
    return s != NULL;
}

static int add_address(struct result *r, unsigned address, const char *service, const struct addrinfo *hints)
{
    int error = EAI_SERVICE;

    for (unsigned i = 0; i < sizeof transports / sizeof *transports; i++) {
        unsigned short port;

        if (has_service(&transports[i], service, hints, &port))
            error = add(r, address, port, transports[i].type, transports[i].protocol ? transports[i].protocol : hints->protocol);
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

/* Adds the addresses of all lines that have the name; *canonical becomes the first line's name, from malloc(). */
static int add_host(struct result *r, const char *name, const char *service, const struct addrinfo *hints, char **canonical)
{
    const struct hostent *h;
    int error = EAI_NONAME;

    sethostent(0);
    while ((h = gethostent()) && (error == EAI_NONAME || !error)) {
        unsigned address;

        if (!is_name_of(name, h))
            continue;
        memcpy(&address, h->addresses[0], sizeof address);
        if (!*canonical)
            *canonical = strdup(h->name);
        error = add_address(r, address, service, hints);
    }
    endhostent();
    if (error == EAI_NONAME && !strcmp(name, "localhost"))
        error = add_address(r, 0x7f000001, service, hints);
    return error;
}

int getaddrinfo(const char *host, const char *service, const struct addrinfo *hints, struct addrinfo **out)
{
    static const struct addrinfo none;
    struct result r = {NULL, &r.first};
    char *canonical = NULL;
    unsigned address;
    int error;

    if (!hints)
        hints = &none;
    if (!host && !service)
        return EAI_NONAME;
    if (hints->flags & AI_CANONNAME && !host)
        return EAI_BADFLAGS;
    if (hints->family != AF_UNSPEC && hints->family != AF_INET)
        return EAI_FAMILY;
    if (hints->type < 0 || hints->type > SOCK_RAW)
        return EAI_SOCKTYPE;
    if (!host)
        error = add_address(&r, hints->flags & AI_PASSIVE ? 0 : 0x7f000001, service, hints);
    else if (inet_aton(host, &address))
        error = add_address(&r, address, service, hints);
    else
        error = hints->flags & AI_NUMERICHOST ? EAI_NONAME : add_host(&r, host, service, hints, &canonical);
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
    const struct hostent *h = flags & NI_NUMERICHOST ? NULL : gethostbyaddr(&a->address, sizeof a->address, AF_INET);
    char text[256];

    if (!h && flags & NI_NAMEREQD)
        return EAI_NONAME;
    if (h)
        snprintf(text, sizeof text, "%s", h->name);
    else
        snprintf(text, sizeof text, "%u.%u.%u.%u", a->address >> 24, a->address >> 16 & 255, a->address >> 8 & 255, a->address & 255);
    char *dot = h && flags & NI_NOFQDN ? strchr(text, '.') : NULL;

    if (dot)
        *dot = 0;
    return put(to, size, text);
}

static int put_service(const struct address *a, char *to, size_t size, int flags)
{
    const struct servent *s = flags & NI_NUMERICSERV ? NULL : getservbyport(a->port, flags & NI_DGRAM ? "udp" : "tcp");
    char text[8];

    if (s)
        return put(to, size, s->name);
    snprintf(text, sizeof text, "%u", a->port);
    return put(to, size, text);
}

int getnameinfo(const struct address *a, size_t length, char *host, size_t host_size, char *service, size_t service_size, int flags)
{
    int error = 0;

    if (length < sizeof *a || a->family != AF_INET)
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
