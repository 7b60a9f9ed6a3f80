/* stdlib.c - the environment, random numbers, the end of a program, locales. */
#include "libc.h"

/* ---- the environment --------------------------------------------------------------------------------------------- */

static char **own_environment; /* environ, once it has been changed */

static char **find_variable(const char *name, size_t n)
{
    for (char **e = environ; e && *e; e++)
        if (!strncmp(*e, name, n) && (*e)[n] == '=')
            return e;
    return NULL;
}

char *getenv(const char *name)
{
    size_t n = strlen(name);
    char **e = find_variable(name, n);

    return e ? *e + n + 1 : NULL;
}

int putenv(char *text)
{
    const char *equals = strchr(text, '=');
    char **at = equals ? find_variable(text, (size_t)(equals - text)) : NULL;
    size_t n = 0;

    if (at) {
        *at = text;
        return 0;
    }
    while (environ && environ[n])
        n++;
    char **bigger = realloc(own_environment, (n + 2) * sizeof *bigger);

    if (!bigger)
        return -1;
    if (environ != own_environment)
        memcpy(bigger, environ, n * sizeof *bigger);
    bigger[n] = text;
    bigger[n + 1] = NULL;
    environ = own_environment = bigger;
    return 0;
}

int setenv(const char *name, const char *value, int replace)
{
    if (!replace && getenv(name))
        return 0;
    char *text = malloc(strlen(name) + strlen(value) + 2);

    if (!text)
        return -1;
    return putenv(strcat(strcat(strcpy(text, name), "="), value));
}

int unsetenv(const char *name)
{
    char **e = find_variable(name, strlen(name));

    for (; e && *e; e++)
        e[0] = e[1];
    return 0;
}

/* ---- numbers --------------------------------------------------------------------------------------------------------- */

int abs(int v)
{
    return v < 0 ? -v : v;
}

long labs(long v)
{
    return v < 0 ? -v : v;
}

static unsigned long long seed = 1;

void srand(unsigned s)
{
    seed = s;
}

int rand(void)
{
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    return (int)(seed >> 33 & 0x7fff);
}

int rand_r(unsigned *state)
{
    *state = *state * 1103515245 + 12345;
    return (int)(*state >> 16 & 0x7fff);
}

long long imaxabs(long long v)
{
    return v < 0 ? -v : v;
}

void srandom(unsigned s)
{
    seed = s;
}

long random(void)
{
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    return (long)(seed >> 33 & 0x7fffffff);
}

/* ---- lists and tables ---------------------------------------------------------------------------------------------------- */

struct element {
    struct element *next, *previous;
};

void insque(void *what, void *after)
{
    struct element *e = what, *a = after;

    *e = (struct element){a ? a->next : NULL, a};
    if (e->next)
        e->next->previous = e;
    if (a)
        a->next = e;
}

void remque(void *what)
{
    struct element *e = what;

    if (e->next)
        e->next->previous = e->previous;
    if (e->previous)
        e->previous->next = e->next;
}

void *lfind(const void *key, const void *base, size_t *n, size_t size, int (*compare)(const void *, const void *))
{
    const char *at = base;

    for (size_t i = 0; i < *n; i++, at += size)
        if (!compare(key, at))
            return (void *)at;
    return NULL;
}

void *lsearch(const void *key, void *base, size_t *n, size_t size, int (*compare)(const void *, const void *))
{
    void *found = lfind(key, base, n, size, compare);

    return found ? found : memcpy((char *)base + (*n)++ * size, key, size);
}

/* ---- the end ----------------------------------------------------------------------------------------------------------- */

enum { ATEXIT_MAX = 64 };
static void (*at_exit[ATEXIT_MAX])(void);
static unsigned at_exit_count;
void library_finish(void); /* the dynamic loader's part */

int atexit(void (*f)(void))
{
    if (at_exit_count == ATEXIT_MAX)
        return -1;
    at_exit[at_exit_count++] = f;
    return 0;
}

void _exit(int status)
{
    for (;;)
        system_call(SYS_exit, (long)status);
}

void exit(int status)
{
    while (at_exit_count)
        at_exit[--at_exit_count]();
    library_finish();
    fflush(NULL);
    _exit(status);
}

void ___exit(int status)
{
    _exit(status);
}

void abort(void)
{
    kill(getpid(), SIGABRT);
    _exit(127);
}

int raise(int sig)
{
    return kill(getpid(), sig);
}

/* ---- the C locale ---------------------------------------------------------------------------------------------------------- */

char *setlocale(int category, const char *name)
{
    return !name || !*name || !strcmp(name, "C") || !strcmp(name, "POSIX") ? (char *)"C" : NULL;
}

struct lconv {
    const char *decimal_point, *thousands_sep, *grouping, *texts[7];
    char numbers[8];
};

struct lconv *localeconv(void)
{
    static struct lconv c = {".", "", "", {"", "", "", "", "", "", ""}, {127, 127, 127, 127, 127, 127, 127, 127}};

    return &c;
}

char *nl_langinfo(int item)
{
    return (char *)"";
}

/* ---- options ------------------------------------------------------------------------------------------------------------------ */

char *optarg;
int optind = 1, opterr = 1, optopt;

static void complain(const char *program, const char *what)
{
    char line[256];

    if (opterr)
        write(2, line, (size_t)snprintf(line, sizeof line, "%.150s: %s -- %c\n", program, what, optopt));
}

int getopt(int argc, char *const *argv, const char *options)
{
    static int within;
    const char *word = optind < argc ? argv[optind] : NULL, *spec;

    if (!within && (!word || word[0] != '-' || !word[1]))
        return -1;
    if (!within && word[1] == '-' && !word[2]) {
        optind++;
        return -1;
    }
    within = within ? within : 1;
    optopt = (unsigned char)word[within++];
    spec = optopt == ':' ? NULL : strchr(options, optopt);
    const char *rest = word + within;

    if (!*rest || (spec && spec[1] == ':')) {
        optind++;
        within = 0;
    }
    if (spec && spec[1] == ':') {
        optarg = (char *)(*rest ? rest : optind < argc ? argv[optind++] : NULL);
        if (optarg)
            return optopt;
        if (*options == ':')
            return ':';
        complain(argv[0], "option requires an argument");
        return '?';
    }
    if (!spec && *options != ':')
        complain(argv[0], "illegal option");
    return spec ? optopt : '?';
}
