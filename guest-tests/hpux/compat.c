// Functions that older programs import: jumps with the signal mask, signals, texts, memory, locks.
/* needs: /usr/lib/libHcurses.1 */
/* needs: /usr/lib/libnsl_s.2 */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { WORDS = 160 };
typedef int jump[WORDS];
int sigsetjmp(int *, int), ftrylockfile(FILE *), siginterrupt(int, int), posix_memalign(void **, size_t, size_t);
void siglongjmp(int *, int) __attribute__((noreturn)), funlockfile(FILE *), sputl(long, char *), free(void *);
long sgetl(const char *);
char *strrstr(const char *, const char *), *mkdtemp(char *), *hasmntopt(const void *, const char *),
    *dcgettext(const char *, const char *, int);
struct mntent {
    const char *name, *folder, *type, *options;
};
struct termios {
    unsigned iflag, oflag, cflag, lflag;
};
unsigned cfgetospeed(const struct termios *), cfgetispeed(const struct termios *);
int cfsetospeed(struct termios *, unsigned), cfsetispeed(struct termios *, unsigned), execle(const char *, const char *, ...),
    wait4(int, int *, int, void *);
int _Isnan(double), _Isinf(double), _Fpclassify(double), _Signbit(double), _Isfinitef(float),
    vasprintf(char **, const char *, __builtin_va_list);
int asprintf(char **, const char *, ...), ffs(int), getpriority(int, int), setpriority(int, int, int);
unsigned ualarm(unsigned, unsigned);
long ___sysconf(int), tell(int);
char *strsep(char **, const char *), *stpcpy(char *, const char *), *strcasestr(const char *, const char *);
size_t strlcpy(char *, const char *, size_t);
void *valloc(size_t), *realloc(void *, size_t);
void *memmem(const void *, size_t, const void *, size_t);

static jump again;

static int is_blocked(int sig)
{
    sigset_t now;

    sigprocmask(SIG_BLOCK, NULL, &now);
    return sigismember(&now, sig);
}

static void jumps(void)
{
    for (int save = 0; save < 2; save++) {
        volatile int passes = 0, kept = 40 + save;
        const int got = sigsetjmp(again, save);

        passes++;
        if (!got) {
            sigset_t set;

            sigemptyset(&set);
            sigaddset(&set, SIGUSR1);
            sigprocmask(SIG_BLOCK, &set, NULL);
            siglongjmp(again, 7);
        }
        printf("jump %d, pass %d, kept %d, blocked %d\n", got, passes, kept, is_blocked(SIGUSR1));
        sigset_t none;

        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
    }
}

static void texts(void)
{
    const struct mntent m = {"/dev/root", "/", "hfs", "defaults,suid,size=5"};
    char four[4], folder[] = "/tmp/folder-XXXXXX", words[] = "a,b,,c", *at = words, *made = NULL, copy[8];
    void *memory;

    sputl(-123456, four);
    printf("%ld %s %d\n", sgetl(four), strrstr("one two one", "one") + 1, strrstr("one", "two") == NULL);
    printf("%d %s %d\n", hasmntopt(&m, "suid") == m.options + 9, hasmntopt(&m, "size"), hasmntopt(&m, "si") == NULL);
    printf("%d", mkdtemp(folder) == folder);
    printf(" %d\n", rmdir(folder));
    printf("%d", posix_memalign(&memory, 256, 1000));
    printf(" %d", (int)((unsigned long)memory % 256));
    strcpy(memory, "kept");
    memory = realloc(memory, 5000);
    printf(" %s", (char *)memory);
    free(memory);
    printf(" %d %d\n", posix_memalign(&memory, 3, 1), (int)((unsigned long)valloc(10) & (unsigned long)(___sysconf(_SC_PAGE_SIZE) - 1)));
    for (char *word; (word = strsep(&at, ","));)
        printf("[%s]", word);
    printf(" %d", asprintf(&made, "%s-%d", "made", 42));
    printf(" %s %d %d %d\n", made, ffs(0), ffs(0x50), (int)strlcpy(copy, "too long a text", sizeof copy));
    printf("%s %s %s %s\n", copy, strcasestr("HP-UX", "p-u"), (char *)memmem("abcdef", 6, "cd", 2), dcgettext("d", "message", 0));
    *stpcpy(copy, "end") = '!';
    printf("%.4s %d %d %d %d %d\n", copy, _Isnan(0.0 / 0.0), _Isinf(-1e308 * 10), _Fpclassify(0.0), _Signbit(-0.0), _Isfinitef(1.5f));
}

static volatile int caught;

static void on_alarm(int sig)
{
    (void)sig;
    caught++;
}

static void processes(void)
{
    struct termios t = {0, 0, 0x1b0, 0};
    char *const environment[] = {(char *)"VARIABLE=value", NULL};
    long usage[18];
    int status = -1;

    printf("speed %d %d %d", cfsetospeed(&t, 16), cfsetispeed(&t, 0), cfsetospeed(&t, 99));
    printf(" %u %u\n", cfgetospeed(&t), cfgetispeed(&t));
    printf("lock %d %d, siginterrupt %d\n", ftrylockfile(stdout), ftrylockfile(stdout), siginterrupt(SIGALRM, 1));
    funlockfile(stdout);
    funlockfile(stdout);
    printf("nice %d", setpriority(0, 0, 5));
    printf(" %d\n", getpriority(0, 0));
    signal(SIGALRM, on_alarm);
    ualarm(20000, 0);
    pause();
    printf("alarm %d, %d %ld\n", caught, ___sysconf(_SC_PAGE_SIZE) >= 4096, tell(99));
    fflush(stdout);
    const int child = fork();

    if (!child) {
        execle("/nothing", "nothing", "word", NULL, environment);
        _exit(errno == ENOENT ? 3 : 4);
    }
    printf("wait4 %d", wait4(child, &status, 0, usage) == child);
    printf(" %x %d\n", status, usage[0] == 0 && usage[1] >= 0 && usage[1] < 1000000);
}

int main(void)
{
    jumps();
    texts();
    processes();
    return 0;
}
/* stdout:
jump 7, pass 2, kept 40, blocked 1
jump 7, pass 2, kept 41, blocked 0
-123456 ne 1
1 size=5 1
1 0
0 0 kept 22 0
[a][b][][c] 7 made-42 0 5 15
too lon P-UX cdef message
end! 1 1 1 1 1
speed 0 0 -1 16 16
lock 0 0, siginterrupt 0
nice 0 5
alarm 1, 1 -1
wait4 1 300 1
*/
