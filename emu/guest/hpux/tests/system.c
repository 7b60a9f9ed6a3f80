/* system.c - processes, files, signals and profil() by HP-UX's calls. */
enum { O_RDWR = 2, O_CREAT = 0400, O_TRUNC = 01000, O_EXCL = 02000, EEXIST = 17, SIGUSR1 = 16, SIGCHLD = 18, SIGALRM = 14 };
typedef unsigned long size;
extern int printf(const char *, ...), fflush(void *), open(const char *, int, ...), close(int), unlink(const char *), fork(void),
    wait(int *);
extern int pipe(int[2]), kill(int, int), getpid(void), fstat(int, void *), sigaction(int, const void *, void *);
extern int sigprocmask(int, const void *, void *), profil(void *, size, size, unsigned), *__errno(void);
extern long read(int, void *, size), write(int, const void *, size), lseek(int, long, int);
extern void *opendir(const char *), *readdir(void *), *dlopen(const char *, int), *dlsym(void *, const char *);
int shl_definesym(const char *name, short type, long value, int flags),
    shl_findsym(void **handle, const char *name, short type, void *value);
extern void _exit(int);

struct action {
    void (*handler)(int);
    unsigned mask[8];
    int flags;
};

static volatile int caught;

static void handler(int sig)
{
    caught = caught * 100 + sig;
}

static void files(void)
{
    long long status[32];
    char text[16] = "";
    int fd = open("a-file", O_RDWR | O_CREAT | O_TRUNC, 0640);

    printf("write %ld\n", write(fd, "0123456789", 10));
    printf("lseek %ld read %ld %s\n", lseek(fd, 4, 0), read(fd, text, 4), text);
    printf("fstat %d\n", fstat(fd, status));
    printf("again %d %d\n", open("a-file", O_RDWR | O_CREAT | O_EXCL, 0600), *__errno() == EEXIST);
    close(fd);
    printf("unlink %d %d\n", unlink("a-file"), unlink("a-file"));
}

static void processes(void)
{
    int fds[2], status = 0;
    char text[8] = "";

    pipe(fds);
    fflush(0);
    int child = fork();

    if (!child) {
        write(fds[1], "child", 5);
        _exit(9);
    }
    printf("read %ld %s\n", read(fds[0], text, 5), text);
    printf("wait %d", wait(&status) == child);
    printf(" %d\n", status >> 8 & 255);
}

static void signals(void)
{
    struct action a = {handler, {0}, 0}, old;
    unsigned set[8] = {1u << (SIGUSR1 - 1)};

    printf("sigaction %d\n", sigaction(SIGUSR1, &a, 0));
    sigprocmask(0, set, 0);
    kill(getpid(), SIGUSR1);
    printf("blocked %d\n", caught);
    sigprocmask(1, set, 0);
    printf("caught %d\n", caught);
    sigaction(SIGUSR1, 0, &old);
    printf("action %d\n", old.handler == handler);
}

static unsigned short ticks[4096];

static __attribute__((noinline)) long work(long n)
{
    volatile long sum = 0;

    for (long i = 0; i < n; i++)
        sum += i & 3;
    return sum;
}

/* One counter for each 16 bytes, a bundle. */
static void profile(void)
{
    long in = 0, out = 0;
    size start = *(const size *)(const void *)work; /* the code's address is a descriptor's first word */

    if (sizeof start == 4)
        start = ((const size *)(const void *)work)[1];
    printf("profil %d\n", profil(ticks, sizeof ticks, start & ~(size)4095, 0x2000));
    work(30000000);
    profil(0, 0, 0, 0);
    for (unsigned i = 0; i < 4096; i++)
        if (i >= (start & 4095) / 16 && i < (start & 4095) / 16 + 40)
            in += ticks[i];
        else
            out += ticks[i];
    printf("most ticks in work %d, some %d\n", in > 9 * out, in > 5);
}

static long three(const char *text)
{
    return text ? 3 : 0;
}

static void define_symbol(void)
{
    enum { TYPE_DATA = 2, TYPE_PROCEDURE = 3 };
    long (*f)(const char *) = 0, (*g)(const char *);
    int value = 5, *at = 0;
    void *all = 0;

    printf("define %d", shl_definesym("strlen", TYPE_PROCEDURE, (long)three, 0));
    printf(" %d", shl_definesym("value", TYPE_DATA, (long)&value, 0));
    printf(" %d", shl_definesym("bad", 9, 0, 0));
    printf(", find %d", shl_findsym(&all, "strlen", TYPE_PROCEDURE, &f));
    printf(" %ld", f("dlsym"));
    printf(" %d %d", shl_findsym(&all, "value", TYPE_DATA, &at), at == &value);
    g = (long (*)(const char *))dlsym(dlopen(0, 0), "strlen");
    printf(", dlsym %ld\n", g("dlsym"));
}

int main(void)
{
    files();
    processes();
    signals();
    profile();
    long (*length)(const char *) = (long (*)(const char *))dlsym(dlopen(0, 0), "strlen");
    printf("dlsym %ld\n", length("dlsym"));
    define_symbol();
    return 0;
}
