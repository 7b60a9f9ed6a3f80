/* process.c - running programs, and sleeping. */
#include "threads.h"

int fork(void);
int execve(const char *path, char *const *argv, char *const *envp);
int execv(const char *path, char *const *argv);
int waitpid(int pid, int *status, int options);
int wait3(int *status, int options, void *usage);
int getrusage(int who, void *usage);

/* A script without #! is run by the shell. */
static int exec_or_script(const char *path, char *const *argv)
{
    enum { ENOEXEC = 8, ARGUMENTS = 256 };
    const char *list[ARGUMENTS] = {"sh", path};

    execve(path, argv, environ);
    if (errno != ENOEXEC)
        return -1;
    for (int i = 1; i < ARGUMENTS - 2 && (list[i + 1] = argv[i]); i++)
        ;
    return execve("/bin/sh", (char *const *)list, environ);
}

int execvp(const char *file, char *const *argv)
{
    const char *folders = getenv("PATH");
    char path[1024];

    if (strchr(file, '/'))
        return exec_or_script(file, argv);
    for (folders = folders ? folders : "/usr/bin:/bin"; *folders;) {
        size_t n = 0;

        while (folders[n] && folders[n] != ':')
            n++;
        if (n + strlen(file) + 2 <= sizeof path) {
            memcpy(path, folders, n);
            strcpy(path + n, n ? "/" : "");
            strcat(path, file);
            exec_or_script(path, argv);
        }
        folders += folders[n] ? n + 1 : n;
    }
    return -1;
}

/* Copies the arguments of execl() to an array. */
enum { EXEC_ARGUMENTS = 128 };
static void collect(char *out[EXEC_ARGUMENTS], char *first, va_list args)
{
    int n = 0;

    for (char *a = first; a && n < EXEC_ARGUMENTS - 1; a = va_arg(args, char *))
        out[n++] = a;
    out[n] = NULL;
}

int execl(const char *path, char *first, ...)
{
    char *list[EXEC_ARGUMENTS];
    va_list args;

    va_start(args, first);
    collect(list, first, args);
    va_end(args);
    return execv(path, list);
}

int execlp(const char *file, char *first, ...)
{
    char *list[EXEC_ARGUMENTS];
    va_list args;

    va_start(args, first);
    collect(list, first, args);
    va_end(args);
    return execvp(file, list);
}

/* The environment follows the null pointer. */
int execle(const char *path, char *first, ...)
{
    char *list[EXEC_ARGUMENTS];
    va_list args, skip;

    va_start(args, first);
    va_copy(skip, args);
    collect(list, first, args);
    while (first && va_arg(skip, char *))
        ;
    char *const *environment = va_arg(skip, char *const *);

    va_end(skip);
    va_end(args);
    return execve(path, list, environment);
}

int system(const char *command)
{
    int status = 0;

    if (!command)
        return 1;
    fflush(NULL);
    int pid = fork();

    if (!pid) {
        execl("/bin/sh", (char *)"sh", "-c", command, NULL);
        _exit(127);
    }
    while (pid > 0 && waitpid(pid, &status, 0) < 0)
        if (errno != EINTR)
            return -1;
    return pid < 0 ? -1 : status;
}

/* The resources are what those of waited-for children grow by, but for one that any child's end satisfies. */
int wait4(int pid, int *status, int options, void *usage)
{
    enum { RUSAGE_CHILDREN = -1, TIMES = 4, COUNTERS = 14 }; /* two times, of a second and a microsecond each, then counters */
    long before[TIMES + COUNTERS], *after = usage;

    if (pid == -1 || !usage)
        return usage ? wait3(status, options, usage) : waitpid(pid, status, options);
    getrusage(RUSAGE_CHILDREN, before);
    const int done = waitpid(pid, status, options);

    if (done > 0) {
        getrusage(RUSAGE_CHILDREN, usage);
        for (int i = 0; i < TIMES; i += 2) {
            after[i] -= before[i] + (after[i + 1] < before[i + 1]);
            after[i + 1] += (after[i + 1] < before[i + 1] ? 1000000 : 0) - before[i + 1];
        }
        for (int i = TIMES + 1; i < TIMES + COUNTERS; i++)
            after[i] -= before[i];
    }
    return done;
}

/* ---- sleeping ---- */

int nanosleep(const struct timespec *time, struct timespec *left)
{
    cancel_enter();
    const long done = CALL(SYS_nanosleep, time, left);

    cancel_leave();
    return (int)done;
}

unsigned sleep(unsigned seconds)
{
    struct timespec time = {(long)seconds, 0}, left = {0, 0};

    return nanosleep(&time, &left) ? (unsigned)left.sec : 0;
}

int usleep(unsigned micros)
{
    const struct timespec time = {(long)(micros / 1000000), (long)(micros % 1000000 * 1000)};

    return nanosleep(&time, NULL);
}
