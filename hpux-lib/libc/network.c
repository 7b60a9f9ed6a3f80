/*
 * network.c - names of hosts and services, from /etc/hosts and /etc/services alone, and addresses as text.
 *
 * Sources: gethostent(3N), getservent(3N), inet(3N), hosts(4), services(4) of HP-UX.
 */
#include "libc.h"

FILE *fopen(const char *path, const char *mode);
int fclose(FILE *f);
void rewind(FILE *f);
char *fgets(char *to, int size, FILE *f);

struct hostent {
    char *name, **aliases;
    int type, length;
    char **addresses;
};
struct servent {
    char *name, **aliases;
    int port;
    char *protocol;
};
struct in_addr {
    unsigned address;
};

enum { AF_INET = 2, HOST_NOT_FOUND = 1, LINE = 1024, WORDS = 34 };

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
    return (unsigned)address;
}

char *inet_ntoa(struct in_addr in)
{
    static char text[16];

    snprintf(text, sizeof text, "%u.%u.%u.%u", in.address >> 24, in.address >> 16 & 255, in.address >> 8 & 255, in.address & 255);
    return text;
}

/* ---- hosts -------------------------------------------------------------------------------------------------------------- */

static struct hostent *host(unsigned address, char *name, char **aliases)
{
    static unsigned held;
    static char *addresses[2] = {(char *)&held, NULL};
    static struct hostent out;

    held = address;
    out = (struct hostent){name, aliases, AF_INET, sizeof held, addresses};
    return &out;
}

/* Lines with addresses of other families are left out. */
struct hostent *gethostent(void)
{
    static char *words[WORDS + 1];

    while (next_line(&hosts, words)) {
        unsigned address = inet_addr(words[0]);

        if (address != (unsigned)-1)
            return host(address, words[1], words + 2);
    }
    return NULL;
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
    const unsigned numeric = inet_addr(name);

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
        return host(numeric, own_name, none);
    }
    if (!strcmp(name, "localhost"))
        return host(0x7f000001, (char *)"localhost", none);
    h_errno = HOST_NOT_FOUND;
    return NULL;
}

struct hostent *gethostbyaddr(const void *address, size_t length, int type)
{
    struct hostent *h = NULL;

    sethostent(0);
    while (type == AF_INET && length == sizeof(unsigned) && (h = gethostent()) && memcmp(h->addresses[0], address, length))
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
        out = (struct servent){words[0], words + 2, (int)strtol(words[1], NULL, 10), protocol};
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
