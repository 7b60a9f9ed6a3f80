// Paths, files with names of their own, walks, pipes to processes, tables of users and protocols, signals of the older calls, the log.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <sys/stat.h>
#include <unistd.h>

struct dirent {
    unsigned inode;
    short length, name_length;
    char name[256];
};
typedef struct directory DIR;
struct part {
    const void *base;
    size_t size;
};
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
struct protoent {
    char *name, **aliases;
    int number;
};
char *realpath(const char *path, char *out), *mktemp(char *name), *tmpnam(char *out), *tempnam(const char *folder, const char *prefix), *getlogin(void);
int mkstemp(char *name), link(const char *from, const char *to), symlink(const char *to, const char *path), ftw(const char *path, int (*visit)(const char *, const void *, int), int depth);
int scandir(const char *path, struct dirent ***out, int (*select)(const struct dirent *), int (*order)(const struct dirent **, const struct dirent **));
int alphasort(const struct dirent **a, const struct dirent **b), lockf(int fd, int function, long size), socketpair(int, int, int, int[2]);
DIR *opendir(const char *path);
struct dirent *readdir(DIR *d);
int closedir(DIR *d), readdir_r(DIR *d, struct dirent *entry, struct dirent **found);
long telldir(DIR *d), readv(int fd, const struct part *parts, int n), writev(int fd, const struct part *parts, int n);
void seekdir(DIR *d, long position);
FILE *popen(const char *command, const char *mode);
int pclose(FILE *f), getw(FILE *f), putw(int v, FILE *f);
int getpwnam_r(const char *name, struct passwd *out, char *buffer, size_t size, struct passwd **found);
int getgrgid_r(int gid, struct group *out, char *buffer, size_t size, struct group **found);
struct protoent *getprotobyname(const char *name), *getprotobynumber(int number);
const char *inet_ntop(int family, const void *address, char *out, size_t size);
int inet_pton(int family, const char *s, void *out);
int sighold(int sig), sigrelse(int sig), kill(int pid, int sig), raise(int sig);
void (*sigset(int sig, void (*handler)(int)))(int);
long sigblock(long mask), sigsetmask(long mask);
void openlog(const char *name, int options, int facility), syslog(int priority, const char *format, ...);
int getopt(int argc, char *const *argv, const char *options);
extern int optind;
char *ltostr(long v, int base);
long long gethrtime(void);
char *catgets(void *catalogue, int set, int number, const char *text);
void *catopen(const char *name, int flag);

static void put_file(const char *path, const char *text)
{
    FILE *f = fopen(path, "w");

    fputs(text, f);
    fclose(f);
}

static void paths(void)
{
    char path[1024], name[32] = "/tmp/fileXXXXXX", *made;
    FILE *f;

    mkdir("/tmp/a", 0755);
    mkdir("/tmp/a/b", 0755);
    put_file("/tmp/a/b/c", "text");
    symlink("b/../b", "/tmp/a/link");
    symlink("/tmp/a/link/c", "/tmp/far");
    symlink("loop", "/tmp/loop");
    printf("%s %s\n", realpath("/tmp/far", path), realpath("/tmp//a/./link/.", NULL));
    chdir("/tmp/a");
    printf("%s", realpath("b/c", path));
    printf(" %s", realpath("../..", path));
    printf(" %d", realpath("/tmp/none/x", path) ? 0 : errno);
    printf(" %d\n", realpath("/tmp/loop", path) ? 0 : errno);
    int fd = mkstemp(name);

    printf("%d %.10s %d\n", fd > 2, name, (int)strlen(name));
    close(fd);
    unlink(name);
    printf("%d %d\n", mkstemp(strcpy(name, "/tmp/file")), errno);
    made = tempnam("/tmp", "pre");
    printf("%.8s %d\n", made, access(made, 0));
    f = fopen("/tmp/words", "w+");
    putw(0x01020304, f);
    fseek(f, 0, SEEK_SET);
    printf("%x %d\n", getw(f), getw(f));
    fclose(f);
}

static int visits;

static int visit(const char *path, const void *status, int kind)
{
    visits++;
    return !strcmp(path, "/tmp/a/b/c") ? 100 + kind : 0;
}

static int is_name(const struct dirent *e)
{
    return e->name[0] != '.';
}

static void folders(void)
{
    struct dirent **list, entry, *e;
    int n = scandir("/tmp/a", &list, is_name, alphasort);
    long second = 0;
    char at_second[256];
    DIR *d = opendir("/tmp/a");

    for (int i = 0; i < n; i++)
        printf("%s ", list[i]->name);
    printf("%d\n", ftw("/tmp/a", visit, 5));
    readdir(d);
    second = telldir(d);
    strcpy(at_second, readdir(d)->name);
    while (!readdir_r(d, &entry, &e) && e)
        ;
    seekdir(d, second);
    printf("%d\n", !strcmp(readdir(d)->name, at_second));
    closedir(d);
}

static void vectors(void)
{
    char a[3], b[8] = "";
    const struct part out[] = {{"one", 3}, {" two", 4}}, in[] = {{a, 3}, {b, 4}};
    int ends[2];

    printf("%d", socketpair(1, 1, 0, ends));
    printf(" %ld", writev(ends[0], out, 2));
    printf(" %ld", readv(ends[1], in, 2));
    printf(" %.3s|%s\n", a, b);
    close(ends[0]);
    close(ends[1]);
}

static void users(void)
{
    char buffer[128];
    struct passwd p, *who;
    struct group g, *found;

    mkdir("/etc", 0755);
    put_file("/etc/passwd", "root:*:0:3::/:/sbin/sh\nann:x:101:20:Ann:/home/ann:/usr/bin/ksh\n");
    put_file("/etc/group", "users::20:root,ann\n");
    printf("%d %d ", getpwnam_r("ann", &p, buffer, sizeof buffer, &who), getpwnam_r("ann", &p, buffer, 8, &who));
    printf("%s %s\n", getpwnam_r("ann", &p, buffer, sizeof buffer, &who) ? "none" : who->name, who->shell);
    printf("%d", getpwnam_r("nobody", &p, buffer, sizeof buffer, &who));
    printf(" %d ", who == NULL);
    printf("%d %s %s %s\n", getgrgid_r(20, &g, buffer + 1, sizeof buffer - 1, &found), g.name, g.members[1], g.members[2] ? "more" : "end");
}

static void network(void)
{
    unsigned address = 0;
    char text[16];

    printf("%s %d %s\n", getprotobyname("tcp")->name, getprotobyname("udp")->number, getprotobynumber(1)->name);
    printf("%d %d %x %s\n", inet_pton(2, "1.2.3.400", &address), inet_pton(2, "10.20.30.40", &address), address, inet_ntop(2, &address, text, sizeof text));
}

/* This program is its own shell: "read" copies a line, others are written. */
static int shell(const char *command)
{
    char line[64];

    if (strcmp(command, "read")) {
        puts(command);
        return 4;
    }
    fgets(line, sizeof line, stdin);
    printf("the shell has %s", line);
    return 3;
}

static void processes(void)
{
    char line[64];
    FILE *f, *other;

    mkdir("/bin", 0755);
    link("/program", "/bin/sh");
    printf("%d %d", pclose(stdout), errno);
    printf(" %d\n", popen("true", "x") == NULL);
    fflush(stdout);
    f = popen("read", "w");
    other = popen("written", "r");
    fputs("a line\n", f);
    printf("%d\n", WEXITSTATUS(pclose(f)));
    printf("%s", fgets(line, sizeof line, other));
    printf("%d\n", WEXITSTATUS(pclose(other)));
}

static int caught;

static void catch(int sig)
{
    caught += sig;
}

static void signals(void)
{
    sigset(16, catch);
    raise(16);
    raise(16); /* the handler stays */
    sighold(16);
    raise(16);
    printf("%d", caught);
    sigrelse(16);
    printf(" %d", caught);
    printf(" %lx", sigblock(1 << 15));
    raise(16);
    printf(" %d", caught);
    printf(" %lx", sigsetmask(0));
    printf(" %d\n", caught);
}

/* Nothing reads /dev/log.un. */
static void logs(void)
{
    enum { PERROR = 0x20 };

    syslog(6, "without a reader");
    openlog("files", PERROR, 2 << 3);
    errno = ENOENT;
    syslog(5, "%d%% lost: %m", 7);
}

static void options(void)
{
    char *const words[] = {"files", "-ab", "value", "-x", "-b", NULL};
    int c;

    while ((c = getopt(5, words, "ab:")) != -1)
        printf("%c ", c), fflush(stdout);
    printf("%d\n", optind);
}

int main(int argc, char **argv)
{
    if (argc == 3)
        return shell(argv[2]);
    paths();
    folders();
    vectors();
    users();
    network();
    signals();
    fflush(stdout);
    dup2(1, 2);
    logs();
    options();
    printf("%d %s, %s, %s\n", sys_nerr > 250, sys_errlist[2], strerror(239), strerror(999));
    printf("%s %s %d %s\n", ltostr(-255, 16), ltostr(35, 36), gethrtime() > 0, catgets(catopen("none", 0), 1, 1, "text"));
    processes();
    return 0;
}

/* stdout:
/tmp/a/b/c /tmp/a/b
/tmp/a/b/c / 2 249
1 /tmp/filea 15
-1 22
/tmp/pre -1
1020304 -1
b link 100
1
0 7 7 one| two
0 34 ann /usr/bin/ksh
0 1 0 users ann end
tcp 17 icmp
0 1 a141e28 10.20.30.40
32 48 0 48 8000 64
files: 7% lost: No such file or directory
a b files: illegal option -- x
? files: option requires an argument -- b
? 5
1 No such file or directory, Connection refused, Error 999
-fz z 1 text
-1 10 1
the shell has a line
3
written
4
*/
