/*
 * network.c - names of hosts and services, from /etc/hosts and /etc/services alone, and addresses as text.
 *
 * Sources: gethostent(3N), getservent(3N), inet(3N), hosts(4), services(4) of HP-UX.
 */
#include "hosts.h"
#include "libc.h"

FILE *fopen(const char *path, const char *mode);
int fclose(FILE *f);
void rewind(FILE *f);
char *fgets(char *to, int size, FILE *f);

struct in_addr {
    unsigned address;
};

enum { HOST_NOT_FOUND = 1, LINE = 1024, WORDS = 34 };

int h_errno;

/* A file of lines of words, with comments. */
struct table {
    const char *path;
    FILE *file;
    char line[LINE];
};

static struct table hosts = {.path = "/etc/hosts"}, services = {.path = "/etc/services"};

static int is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Splits a line. Returns the number of words; words[] ends with NULL. */
static int split(char *s, char *words[WORDS + 1])
{
    int n = 0;

    while (n < WORDS) {
        while (is_space(*s))
            s++;
        if (!*s || *s == '#')
            break;
        words[n++] = s;
        while (*s && !is_space(*s) && *s != '#')
            s++;
        if (*s == '#')
            *s = 0;
        else if (*s)
            *s++ = 0;
    }
    words[n] = NULL;
    return n;
}

/* The next line of two words or more. Returns the number of words; 0: the end. */
static int next_line(struct table *t, char *words[WORDS + 1])
{
    int n = 0;

    if (!t->file)
        t->file = fopen(t->path, "r");
    while (n < 2 && t->file && fgets(t->line, LINE, t->file))
        n = split(t->line, words);
    return n < 2 ? 0 : n;
}

static void begin(struct table *t)
{
    if (t->file)
        rewind(t->file);
}

static void end(struct table *t)
{
    if (t->file)
        fclose(t->file);
    t->file = NULL;
}

static int is_one_of(const char *name, char *const *list)
{
    while (*list && strcmp(name, *list))
        list++;
    return *list != NULL;
}

/* ---- addresses ------------------------------------------------------------------------------------------------------- */

/* The value of one to four numbers with dots; the last one fills what is left. -1: not an address. */
unsigned inet_addr(const char *s)
{
    unsigned long long part[4];
    int n = 0;

    for (;;) {
        char *after;

        if (n == 4 || !isdigit((unsigned char)*s))
            return (unsigned)-1;
        part[n++] = strtoull(s, &after, 0);
        s = after;
        if (*s != '.')
            break;
        s++;
    }
    unsigned long long address = part[n - 1], most = 0xffffffffull >> 8 * (n - 1);

    if ((*s && !is_space(*s)) || address > most)
        return (unsigned)-1;
    for (int i = 0; i < n - 1; i++) {
        if (part[i] > 255)
            return (unsigned)-1;
        address |= part[i] << (24 - 8 * i);
    }
    return NETWORK32((unsigned)address);
}

char *inet_ntoa(struct in_addr in)
{
    static char text[16];

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    in.address = NETWORK32(in.address);
#endif
    snprintf(text, sizeof text, "%u.%u.%u.%u", in.address >> 24, in.address >> 16 & 255, in.address >> 8 & 255, in.address & 255);
    return text;
}

/* ---- hosts -------------------------------------------------------------------------------------------------------------- */

static struct hostent *host(int type, const void *address, char *name, char **aliases)
{
    static char held[16];
    static char *addresses[2] = {held, NULL};
    static struct hostent out;
    const size_t size = type == AF_INET6 ? 16 : 4;

    memcpy(held, address, size);
    out = (struct hostent){name, aliases, type, (int)size, addresses};
    return &out;
}

struct hostent *gethostent_any(void)
{
    static char *words[WORDS + 1];

    while (next_line(&hosts, words)) {
        const unsigned address = inet_addr(words[0]);
        unsigned char address6[16];

        if (address != (unsigned)-1)
            return host(AF_INET, &address, words[1], words + 2);
        if (inet_pton(AF_INET6, words[0], address6) == 1)
            return host(AF_INET6, address6, words[1], words + 2);
    }
    return NULL;
}

/* Lines with addresses of other families are left out. */
struct hostent *gethostent(void)
{
    struct hostent *h;

    while ((h = gethostent_any()) && h->type != AF_INET)
        ;
    return h;
}

int sethostent(int stay)
{
    begin(&hosts);
    return 0;
}

int endhostent(void)
{
    end(&hosts);
    return 0;
}

/* An address as text stands for itself; localhost needs no file. */
struct hostent *gethostbyname(const char *name)
{
    static char *none[1], own_name[256];
    struct hostent *h;
    const unsigned numeric = inet_addr(name), loopback = NETWORK32(0x7f000001);

    sethostent(0);
    while (numeric == (unsigned)-1 && (h = gethostent())) {
        if (strcmp(h->name, name) && !is_one_of(name, h->aliases))
            continue;
        endhostent();
        return h;
    }
    endhostent();
    if (numeric != (unsigned)-1) {
        snprintf(own_name, sizeof own_name, "%s", name);
        return host(AF_INET, &numeric, own_name, none);
    }
    if (!strcmp(name, "localhost"))
        return host(AF_INET, &loopback, (char *)"localhost", none);
    h_errno = HOST_NOT_FOUND;
    return NULL;
}

struct hostent *gethostbyaddr(const void *address, size_t length, int type)
{
    struct hostent *h = NULL;

    sethostent(0);
    while ((h = gethostent_any()) && (h->type != type || (size_t)h->length != length || memcmp(h->addresses[0], address, length) != 0))
        ;
    endhostent();
    if (!h)
        h_errno = HOST_NOT_FOUND;
    return h;
}

/* ---- services --------------------------------------------------------------------------------------------------------------- */

/* The second word is PORT/PROTOCOL. */
struct servent *getservent(void)
{
    static char *words[WORDS + 1];
    static struct servent out;

    while (next_line(&services, words)) {
        char *protocol = strchr(words[1], '/');

        if (!protocol)
            continue;
        *protocol++ = 0;
        out = (struct servent){words[0], words + 2, NETWORK16((int)strtol(words[1], NULL, 10)), protocol};
        return &out;
    }
    return NULL;
}

int setservent(int stay)
{
    begin(&services);
    return 0;
}

int endservent(void)
{
    end(&services);
    return 0;
}

static int has_protocol(const struct servent *s, const char *protocol)
{
    return !protocol || !strcmp(s->protocol, protocol);
}

struct servent *getservbyname(const char *name, const char *protocol)
{
    struct servent *s;

    setservent(0);
    while ((s = getservent()) && !(has_protocol(s, protocol) && (!strcmp(s->name, name) || is_one_of(name, s->aliases))))
        ;
    endservent();
    return s;
}

struct servent *getservbyport(int port, const char *protocol)
{
    struct servent *s;

    setservent(0);
    while ((s = getservent()) && !(has_protocol(s, protocol) && s->port == port))
        ;
    endservent();
    return s;
}

/* ---- protocols ---------------------------------------------------------------------------------------------------------------- */

struct protoent {
    char *name, **aliases;
    int number;
};

static struct table protocols = {.path = "/etc/protocols"};

struct protoent *getprotoent(void)
{
    static char *words[WORDS + 1];
    static struct protoent out;

    if (!next_line(&protocols, words))
        return NULL;
    out = (struct protoent){words[0], words + 2, (int)strtol(words[1], NULL, 10)};
    return &out;
}

int setprotoent(int stay)
{
    begin(&protocols);
    return 0;
}

int endprotoent(void)
{
    end(&protocols);
    return 0;
}

/* The four that need no file. */
static struct protoent *known_protocol(const char *name, int number)
{
    static char *none[1];
    static struct protoent known[] = {
        {(char *)"ip", none, 0}, {(char *)"icmp", none, 1}, {(char *)"tcp", none, 6}, {(char *)"udp", none, 17}};

    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        if (name ? !strcmp(known[i].name, name) : known[i].number == number)
            return &known[i];
    return NULL;
}

struct protoent *getprotobyname(const char *name)
{
    struct protoent *p;

    setprotoent(0);
    while ((p = getprotoent()) && strcmp(p->name, name) && !is_one_of(name, p->aliases))
        ;
    endprotoent();
    return p ? p : known_protocol(name, 0);
}

struct protoent *getprotobynumber(int number)
{
    struct protoent *p;

    setprotoent(0);
    while ((p = getprotoent()) && p->number != number)
        ;
    endprotoent();
    return p ? p : known_protocol(NULL, number);
}

/* ---- networks and programs of RPC: lines of a name and a number ------------------------------------------------------- */

struct netent {
    char *name, **aliases;
    int type;
    unsigned network;
};
struct rpcent {
    char *name, **aliases;
    int number;
};

static struct table networks = {.path = "/etc/networks"}, programs = {.path = "/etc/rpc"};

unsigned inet_network(const char *s);

struct netent *getnetent(void)
{
    static char *words[WORDS + 1];
    static struct netent out;

    if (!next_line(&networks, words))
        return NULL;
    out = (struct netent){words[0], words + 2, AF_INET, inet_network(words[1])};
    return &out;
}

int setnetent(int stay)
{
    begin(&networks);
    return 0;
}

int endnetent(void)
{
    end(&networks);
    return 0;
}

struct netent *getnetbyname(const char *name)
{
    struct netent *n;

    setnetent(0);
    while ((n = getnetent()) && strcmp(n->name, name) && !is_one_of(name, n->aliases))
        ;
    endnetent();
    return n;
}

struct netent *getnetbyaddr(int network, int type)
{
    struct netent *n;

    setnetent(0);
    while ((n = getnetent()) && (n->network != (unsigned)network || n->type != type))
        ;
    endnetent();
    return n;
}

struct rpcent *getrpcent(void)
{
    static char *words[WORDS + 1];
    static struct rpcent out;

    if (!next_line(&programs, words))
        return NULL;
    out = (struct rpcent){words[0], words + 2, (int)strtol(words[1], NULL, 10)};
    return &out;
}

int setrpcent(int stay)
{
    begin(&programs);
    return 0;
}

int endrpcent(void)
{
    end(&programs);
    return 0;
}

struct rpcent *getrpcbyname(const char *name)
{
    struct rpcent *r;

    setrpcent(0);
    while ((r = getrpcent()) && strcmp(r->name, name) && !is_one_of(name, r->aliases))
        ;
    endrpcent();
    return r;
}

struct rpcent *getrpcbynumber(int number)
{
    struct rpcent *r;

    setrpcent(0);
    while ((r = getrpcent()) && r->number != number)
        ;
    endrpcent();
    return r;
}

/* ---- more of addresses: inet(3N) -------------------------------------------------------------------------------------------------- */

int inet_aton(const char *s, struct in_addr *out)
{
    out->address = inet_addr(s);
    return out->address != (unsigned)-1 || !strcmp(s, "255.255.255.255");
}

/* One to four numbers with dots, each of them a byte; -1: something else. */
unsigned inet_network(const char *s)
{
    unsigned v = 0;

    for (int n = 0; n < 4; n++) {
        char *after;
        const unsigned long part = strtoul(s, &after, 0);

        if (!isdigit((unsigned char)*s) || part > 255)
            return (unsigned)-1;
        v = v << 8 | (unsigned)part;
        if (*after != '.')
            return *after && !is_space(*after) ? (unsigned)-1 : v;
        s = after + 1;
    }
    return (unsigned)-1;
}

/* Bits of the host's part: classes A, B and C. */
static int host_bits(unsigned address)
{
    return address >> 31 == 0 ? 24 : address >> 30 == 2 ? 16 : 8;
}

unsigned inet_netof(struct in_addr in)
{
    return NETWORK32(in.address) >> host_bits(NETWORK32(in.address));
}

unsigned inet_lnaof(struct in_addr in)
{
    return NETWORK32(in.address) & ((1u << host_bits(NETWORK32(in.address))) - 1);
}

struct in_addr inet_makeaddr(unsigned network, unsigned host)
{
    const int bits = network < 128 ? 24 : network < 65536 ? 16 : network < 1u << 24 ? 8 : 0;

    return (struct in_addr){NETWORK32(bits ? network << bits | (host & ((1u << bits) - 1)) : network | host)};
}

/* ---- errors -------------------------------------------------------------------------------------------------------------------------- */

const char *hstrerror(int number)
{
    static const char *const texts[] = {"Resolver Error 0 (no error)", "Unknown host", "Host name lookup failure", "Unknown server error",
                                        "No address associated with name"};

    return number >= 0 && number < (int)(sizeof texts / sizeof *texts) ? texts[number] : "Unknown resolver error";
}

void herror(const char *s)
{
    char line[200];
    const int n = snprintf(line, sizeof line, "%s%s%s\n", s && *s ? s : "", s && *s ? ": " : "", hstrerror(h_errno));

    write(2, line, (size_t)n < sizeof line ? (size_t)n : sizeof line - 1);
}
