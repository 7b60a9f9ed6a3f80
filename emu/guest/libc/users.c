/* users.c - /etc/passwd and /etc/group. */
#include "threads.h"

FILE *fopen(const char *path, const char *mode);
int fclose(FILE *f);
void rewind(FILE *f);
char *fgets(char *to, int size, FILE *f);

struct passwd {
    char *name, *password;
    int uid, gid;
    char *age, *comment, *gecos, *folder, *shell;
    long audit_id;
    int audit_flag;
};
struct group {
    char *name, *password;
    int gid;
    char **members;
};

enum { LINE = 1024, MEMBERS = 64 };

/* A file of lines whose fields are separated by colons. */
struct table {
    const char *path;
    FILE *file;
    char line[LINE];
};

static struct table users = {.path = "/etc/passwd"}, groups = {.path = "/etc/group"};

/* Splits the next line of at least n fields. Returns whether there is one. */
static int next_line(struct table *t, char *fields[], int n)
{
    if (!t->file)
        t->file = fopen(t->path, "r");
    while (t->file && fgets(t->line, LINE, t->file)) {
        int i = 0;

        for (char *s = t->line; s && i < n; i++) {
            fields[i] = s;
            s = strchr(s, i < n - 1 ? ':' : '\n');
            if (s)
                *s++ = 0;
        }
        if (i == n)
            return 1;
    }
    return 0;
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

/* The functions that read an open file. */
static struct table other;

static struct passwd *next_user(struct table *t)
{
    static struct passwd out;
    char *f[7];

    if (!next_line(t, f, 7))
        return NULL;
    out = (struct passwd){f[0], f[1], (int)strtol(f[2], NULL, 10), (int)strtol(f[3], NULL, 10), (char *)"", (char *)"", f[4], f[5], f[6],
                          0,    0};
    return &out;
}

struct passwd *getpwent(void)
{
    return next_user(&users);
}

struct passwd *fgetpwent(FILE *f)
{
    other.file = f;
    return next_user(&other);
}

void setpwent(void)
{
    begin(&users);
}

void endpwent(void)
{
    end(&users);
}

struct passwd *getpwnam(const char *name)
{
    struct passwd *p;

    setpwent();
    while ((p = getpwent()) && strcmp(p->name, name))
        ;
    endpwent();
    return p;
}

struct passwd *getpwuid(int uid)
{
    struct passwd *p;

    setpwent();
    while ((p = getpwent()) && p->uid != uid)
        ;
    endpwent();
    return p;
}

static struct group *next_group(struct table *t)
{
    static struct group out;
    static char *members[MEMBERS + 1];
    char *f[4];
    int n = 0;

    if (!next_line(t, f, 4))
        return NULL;
    for (char *s = f[3]; s && *s && n < MEMBERS; n++) {
        members[n] = s;
        s = strchr(s, ',');
        if (s)
            *s++ = 0;
    }
    members[n] = NULL;
    out = (struct group){f[0], f[1], (int)strtol(f[2], NULL, 10), members};
    return &out;
}

struct group *getgrent(void)
{
    return next_group(&groups);
}

struct group *fgetgrent(FILE *f)
{
    other.file = f;
    return next_group(&other);
}

void setgrent(void)
{
    begin(&groups);
}

void endgrent(void)
{
    end(&groups);
}

struct group *getgrnam(const char *name)
{
    struct group *g;

    setgrent();
    while ((g = getgrent()) && strcmp(g->name, name))
        ;
    endgrent();
    return g;
}

struct group *getgrgid(int gid)
{
    struct group *g;

    setgrent();
    while ((g = getgrent()) && g->gid != gid)
        ;
    endgrent();
    return g;
}

/* ---- with the caller's memory ----------------------------------------------------------------------------------------------- */

static struct stream_lock lock; /* of the functions above, whose results others overwrite */

/* Copies a text behind *at. Null: no room. */
static char *copy_text(const char *s, char **at, const char *end)
{
    const size_t n = strlen(s) + 1;
    char *to = *at;

    if ((size_t)(end - to) < n)
        return NULL;
    *at += n;
    return memcpy(to, s, n);
}

/* Returns the error number; *found is null if there is no such user. */
static int copy_user(const struct passwd *p, struct passwd *out, char *buffer, size_t size, struct passwd **found)
{
    char *at = buffer;
    const char *const end = buffer + size;

    *found = NULL;
    if (!p)
        return 0;
    *out = *p;
    out->name = copy_text(p->name, &at, end);
    out->password = copy_text(p->password, &at, end);
    out->gecos = copy_text(p->gecos, &at, end);
    out->folder = copy_text(p->folder, &at, end);
    out->shell = copy_text(p->shell, &at, end);
    if (!out->name || !out->password || !out->gecos || !out->folder || !out->shell)
        return ERANGE;
    *found = out;
    return 0;
}

static int copy_group(const struct group *g, struct group *out, char *buffer, size_t size, struct group **found)
{
    const size_t skip = -(uintptr_t)buffer % sizeof(char *);
    const char *const end = buffer + size;
    size_t n = 0;

    *found = NULL;
    if (!g)
        return 0;
    while (g->members[n])
        n++;
    if (size < skip + (n + 1) * sizeof(char *))
        return ERANGE;
    char **members = (char **)(buffer + skip), *at = (char *)(members + n + 1);

    *out = (struct group){copy_text(g->name, &at, end), copy_text(g->password, &at, end), g->gid, members};
    for (size_t i = 0; i < n; i++)
        if (!(members[i] = copy_text(g->members[i], &at, end)))
            return ERANGE;
    members[n] = NULL;
    if (!out->name || !out->password)
        return ERANGE;
    *found = out;
    return 0;
}

int getpwnam_r(const char *name, struct passwd *out, char *buffer, size_t size, struct passwd **found)
{
    stream_lock_take(&lock);
    const int error = copy_user(getpwnam(name), out, buffer, size, found);

    stream_lock_drop(&lock);
    return error;
}

int getpwuid_r(int uid, struct passwd *out, char *buffer, size_t size, struct passwd **found)
{
    stream_lock_take(&lock);
    const int error = copy_user(getpwuid(uid), out, buffer, size, found);

    stream_lock_drop(&lock);
    return error;
}

int getgrnam_r(const char *name, struct group *out, char *buffer, size_t size, struct group **found)
{
    stream_lock_take(&lock);
    const int error = copy_group(getgrnam(name), out, buffer, size, found);

    stream_lock_drop(&lock);
    return error;
}

int getgrgid_r(int gid, struct group *out, char *buffer, size_t size, struct group **found)
{
    stream_lock_take(&lock);
    const int error = copy_group(getgrgid(gid), out, buffer, size, found);

    stream_lock_drop(&lock);
    return error;
}

/* Return 0, or -1 at the end: ENOENT, or ERANGE. getpwent(3C), getgrent(3C) */
int getpwent_r(struct passwd *out, char *buffer, int size, void *state)
{
    struct passwd *found;

    stream_lock_take(&lock);
    const int error = copy_user(getpwent(), out, buffer, (size_t)size, &found);

    stream_lock_drop(&lock);
    if (!found)
        errno = error ? error : ENOENT;
    return found ? 0 : -1;
}

int getgrent_r(struct group *out, char *buffer, int size, void *state)
{
    struct group *found;

    stream_lock_take(&lock);
    const int error = copy_group(getgrent(), out, buffer, (size_t)size, &found);

    stream_lock_drop(&lock);
    if (!found)
        errno = error ? error : ENOENT;
    return found ? 0 : -1;
}

/* Writes the user as a line of a file of users. putpwent(3C) */
int putpwent(const struct passwd *p, FILE *f)
{
    extern int fprintf(FILE * f, const char *format, ...);

    return fprintf(f, "%s:%s:%d:%d:%s:%s:%s\n", p->name, p->password, p->uid, p->gid, p->gecos, p->folder, p->shell) < 0 ? -1 : 0;
}

/* ---- the process's user ------------------------------------------------------------------------------------------------------ */

/* The name of the real user: there is no list of those who are logged in. */
char *getlogin(void)
{
    extern int getuid(void);
    static char name[64];
    const struct passwd *p = getpwuid(getuid());

    if (!p)
        return NULL;
    snprintf(name, sizeof name, "%s", p->name);
    return name;
}

char *cuserid(char *out)
{
    extern int geteuid(void);
    static char own[64]; /* L_cuserid is 64 */
    const struct passwd *p = getpwuid(geteuid());

    out = out ? out : own;
    snprintf(out, sizeof own, "%s", p ? p->name : "");
    return out;
}

/* The groups that name the user, and one more. */
int initgroups(const char *user, int group)
{
    extern int setgroups(int n, const int *groups);
    enum { GROUPS = 20 };
    int list[GROUPS] = {group}, n = 1;
    struct group *g;

    setgrent();
    while (n < GROUPS && (g = getgrent()))
        for (char **m = g->members; *m; m++)
            if (!strcmp(*m, user) && g->gid != group) {
                list[n++] = g->gid;
                break;
            }
    endgrent();
    return setgroups(n, list);
}

/* ---- shells that users may have: those of /etc/shells. getusershell(3C) ------------------------------------------------------ */

static FILE *shells;

char *getusershell(void)
{
    static char line[LINE];

    if (!shells)
        shells = fopen("/etc/shells", "r");
    while (shells && fgets(line, sizeof line, shells)) {
        char *end = line;

        while (*end && !isspace((unsigned char)*end) && *end != '#')
            end++;
        *end = 0;
        if (*line == '/')
            return line;
    }
    return NULL;
}

void setusershell(void)
{
    if (shells)
        rewind(shells);
}

void endusershell(void)
{
    if (shells)
        fclose(shells);
    shells = NULL;
}
