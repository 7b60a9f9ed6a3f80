// RLIMIT_DATA counts private writable memory, and VmData of /proc/self/status shows it. Flags of mmap() that a kind of memory does not
// have.
// qemu: no, its own memory counts as the program's
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { MB = 1 << 20 };
static long first;
static int file;

static long data(void)
{
    static char text[8192];
    int fd = open("/proc/self/status", O_RDONLY);
    long n = read(fd, text, sizeof text - 1);
    close(fd);
    text[n > 0 ? n : 0] = 0;
    char *line = strstr(text, "VmData:");
    return line ? atol(line + 7) : -1;
}

static void tell(const char *what)
{
    printf("%s: %ld kB\n", what, data() - first);
}

static void limit(long more)
{
    struct rlimit r = {more == -1 ? RLIM_INFINITY : (rlim_t)(data() * 1024 + more), RLIM_INFINITY};
    must(setrlimit(RLIMIT_DATA, &r), "setrlimit");
}

static char *map(int mb, int prot, int flags, int fd)
{
    return mmap(NULL, mb * MB, prot, flags, fd, 0);
}

static const char *result(int ok)
{
    return ok                    ? "done"
           : errno == ENOMEM     ? "ENOMEM"
           : errno == EINVAL     ? "EINVAL"
           : errno == EOPNOTSUPP ? "EOPNOTSUPP"
           : errno == EBADF      ? "EBADF"
                                 : "?";
}

#define TRY(x) printf("%s: %s\n", #x, result((x) != MAP_FAILED))

enum { RW = PROT_READ | PROT_WRITE, ANON = MAP_PRIVATE | MAP_ANONYMOUS, SHARED = MAP_SHARED | MAP_ANONYMOUS };

static void counts(void)
{
    char *a = map(4, RW, ANON, -1);
    tell("private");
    char *r = map(4, PROT_READ, ANON, -1);
    tell("not writable");
    map(4, RW, SHARED, -1);
    tell("shared");
    map(4, RW, MAP_PRIVATE, file);
    tell("of a file");
    map(4, RW, MAP_SHARED, file);
    tell("shared file");
    mprotect(r, 2 * MB, RW);
    tell("half writable");
    mprotect(r, 2 * MB, PROT_READ);
    tell("no longer");
    a = mremap(a, 4 * MB, 6 * MB, MREMAP_MAYMOVE);
    tell("grown");
    munmap(a, 6 * MB);
    tell("unmapped");
    sbrk(MB);
    tell("heap");
    sbrk(-MB);
    tell("smaller heap");
}

static void limits(void)
{
    char *r = map(4, PROT_READ, ANON, -1), *w = map(4, RW, ANON, -1);
    limit(2 * MB);
    TRY(map(4, RW, ANON, -1));
    TRY(map(4, RW, ANON | MAP_NORESERVE, -1));
    TRY(map(4, RW, MAP_PRIVATE, file));
    TRY(map(4, PROT_READ, ANON, -1));
    TRY(map(4, RW, SHARED, -1));
    TRY(map(4, RW, ANON | MAP_GROWSDOWN, -1));
    TRY(mmap(w, 4 * MB, RW, ANON | MAP_FIXED, -1, 0));
    TRY((void *)(long)mprotect(r, 4 * MB, RW));
    TRY((void *)(long)mprotect(r, MB, RW));
    TRY((void *)(long)mprotect(r, 4 * MB, RW));
    TRY(mremap(w, 4 * MB, 8 * MB, MREMAP_MAYMOVE));
    TRY(sbrk(4 * MB));
    TRY(mmap(NULL, MB, RW, ANON, -1, 0));
    TRY(mmap(NULL, MB, RW, ANON, -1, 0));
    fflush(stdout);
    pid_t child = fork();
    int status = 0;
    if (!child) {
        setrlimit(RLIMIT_DATA, &(struct rlimit){4096, RLIM_INFINITY});
        execl("/proc/self/exe", "data-limit", "again", NULL);
        _exit(1);
    }
    waitpid(child, &status, 0);
    CHECK(WIFSIGNALED(status) && WTERMSIG(status) == SIGSEGV);
    setrlimit(RLIMIT_DATA, &(struct rlimit){0, RLIM_INFINITY});
    TRY(mmap(NULL, MB, RW, ANON, -1, 0));
    TRY(sbrk(MB));
    limit(-1);
}

int main(void)
{
    static char buffer[1 << 16];
    char name[] = "data-limit-XXXXXX";
    setvbuf(stdout, buffer, _IOFBF, sizeof buffer); /* it is not in the heap */
    file = must(mkstemp(name), "mkstemp");
    unlink(name);
    must(ftruncate(file, 8 * MB), "ftruncate");
    data();
    first = data();
    CHECK(first > 0);
    counts();
    limits();
    TRY(map(1, RW, MAP_SHARED_VALIDATE | MAP_ANONYMOUS, -1));
    TRY(map(1, RW, MAP_SHARED_VALIDATE, file));
    TRY(map(1, RW, MAP_SHARED_VALIDATE, -1));
    TRY(map(1, RW, MAP_SHARED_VALIDATE | (1u << 31), file));
    TRY(map(1, RW, MAP_SHARED | (1u << 31), file));
    TRY(map(1, RW, MAP_SHARED_VALIDATE | MAP_EXECUTABLE | MAP_DENYWRITE, file));
    TRY(map(1, RW, SHARED | MAP_GROWSDOWN, -1));
    TRY(map(1, RW, MAP_PRIVATE | MAP_GROWSDOWN, file));
    TRY(map(1, RW, 0, -1));
    TRY(map(1, RW, MAP_ANONYMOUS, -1));
}

/* stdout:
yes first > 0
private: 4096 kB
not writable: 4096 kB
shared: 4096 kB
of a file: 8192 kB
shared file: 8192 kB
half writable: 10240 kB
no longer: 8192 kB
grown: 10240 kB
unmapped: 4096 kB
heap: 5120 kB
smaller heap: 4096 kB
map(4, RW, ANON, -1): ENOMEM
map(4, RW, ANON | MAP_NORESERVE, -1): ENOMEM
map(4, RW, MAP_PRIVATE, file): ENOMEM
map(4, PROT_READ, ANON, -1): done
map(4, RW, SHARED, -1): done
map(4, RW, ANON | MAP_GROWSDOWN, -1): done
mmap(w, 4 * MB, RW, ANON | MAP_FIXED, -1, 0): done
(void *)(long)mprotect(r, 4 * MB, RW): ENOMEM
(void *)(long)mprotect(r, MB, RW): done
(void *)(long)mprotect(r, 4 * MB, RW): ENOMEM
mremap(w, 4 * MB, 8 * MB, MREMAP_MAYMOVE): ENOMEM
sbrk(4 * MB): ENOMEM
mmap(NULL, MB, RW, ANON, -1, 0): done
mmap(NULL, MB, RW, ANON, -1, 0): ENOMEM
yes WIFSIGNALED(status) && WTERMSIG(status) == SIGSEGV
mmap(NULL, MB, RW, ANON, -1, 0): done
sbrk(MB): ENOMEM
map(1, RW, MAP_SHARED_VALIDATE | MAP_ANONYMOUS, -1): EINVAL
map(1, RW, MAP_SHARED_VALIDATE, file): done
map(1, RW, MAP_SHARED_VALIDATE, -1): EBADF
map(1, RW, MAP_SHARED_VALIDATE | (1u << 31), file): EOPNOTSUPP
map(1, RW, MAP_SHARED | (1u << 31), file): done
map(1, RW, MAP_SHARED_VALIDATE | MAP_EXECUTABLE | MAP_DENYWRITE, file): done
map(1, RW, SHARED | MAP_GROWSDOWN, -1): EINVAL
map(1, RW, MAP_PRIVATE | MAP_GROWSDOWN, file): EINVAL
map(1, RW, 0, -1): EBADF
map(1, RW, MAP_ANONYMOUS, -1): EINVAL
*/
