/* users.c - /etc/passwd and /etc/group. */
#include "libc.h"

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

struct passwd *getpwent(void)
{
    static struct passwd out;
    char *f[7];

    if (!next_line(&users, f, 7))
        return NULL;
    out = (struct passwd){f[0], f[1], (int)strtol(f[2], NULL, 10), (int)strtol(f[3], NULL, 10), (char *)"", (char *)"", f[4], f[5], f[6],
                          0,    0};
    return &out;
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

struct group *getgrent(void)
{
    static struct group out;
    static char *members[MEMBERS + 1];
    char *f[4];
    int n = 0;

    if (!next_line(&groups, f, 4))
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
