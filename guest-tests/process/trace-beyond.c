// A tracer's and another process's access to pages beyond the end of the mapped object fails, and extends no file.
// qemu: no, it has no ptrace
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static long page;

static const char *result(long r)
{
    return r < 0 ? strerror(errno) : r ? "some" : "none";
}

/* Every way to another process's memory. */
static void access_it(pid_t tracee, const char *what, char *at)
{
    long word = 0;
    struct iovec local = {&word, sizeof word}, remote = {at, sizeof word};

    errno = 0;
    word = ptrace(PTRACE_PEEKDATA, tracee, at, 0);
    printf("%s: peek %s", what, errno ? strerror(errno) : word ? "bytes" : "zeros");
    printf(", poke %s", result(ptrace(PTRACE_POKEDATA, tracee, at, (void *)(~0ul / 0xff))));
    printf(", read %s", result(process_vm_readv(tracee, &local, 1, &remote, 1, 0)));
    printf(", write %s\n", result(process_vm_writev(tracee, &local, 1, &remote, 1, 0)));
    fflush(stdout);
}

/* A child with this process's mappings, stopped. */
static pid_t stopped_child(void)
{
    pid_t pid = fork();
    int status;

    if (!pid) {
        ptrace(PTRACE_TRACEME, 0, 0, 0);
        raise(SIGSTOP);
        _exit(0);
    }
    waitpid(pid, &status, 0);
    return pid;
}

static void end(pid_t pid)
{
    kill(pid, SIGKILL);
    waitpid(pid, NULL, 0);
}

static void shared_memory(void)
{
    static const unsigned long places[] = {1, 2, 100, 0x10000, 0xfffff, 0x100000, 0x200000, 0x3ffffff};
    char *m = mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    m[0] = 1;
    for (unsigned i = 0; i < sizeof places / sizeof *places; i++) {
        char what[40];

        if (remap_file_pages(m, page, 0, places[i], 0))
            printf("remap_file_pages: %s\n", strerror(errno));
        snprintf(what, sizeof what, "page %#lx", places[i]);
        pid_t pid = stopped_child();

        access_it(pid, what, m);
        end(pid);
    }
    remap_file_pages(m, page, 0, 0, 0);
    pid_t pid = stopped_child();

    access_it(pid, "page 0", m);
    end(pid);
    m = mremap(m, page, 3 * page, MREMAP_MAYMOVE);
    pid = stopped_child();
    access_it(pid, "grown, first page", m);
    access_it(pid, "grown, second page", m + page);
    access_it(pid, "grown, across", m + page - sizeof(long) / 2);
    mprotect(m, 3 * page, PROT_NONE);
    end(pid);
    pid = stopped_child();
    access_it(pid, "no access, first page", m);
    access_it(pid, "no access, second page", m + page);
    end(pid);
}

static long size_of(int fd)
{
    struct stat st;

    fstat(fd, &st);
    return (long)st.st_size;
}

static void file(int kind, int prot)
{
    int fd = memfd_create("file", 0);
    char what[80], first = 0, second = 0;

    ftruncate(fd, 2 * page);
    char *m = mmap(NULL, 3 * page, PROT_READ | PROT_WRITE, kind, fd, 0);

    m[0] = m[page] = 1;
    mprotect(m, 3 * page, prot);
    snprintf(what, sizeof what, "%s, %s", kind == MAP_SHARED ? "shared" : "private", prot ? "writable" : "no access");
    printf("%s\n", what);
    pid_t pid = stopped_child();

    access_it(pid, "second page", m + page);
    access_it(pid, "third page", m + 2 * page);
    ftruncate(fd, 10);
    access_it(pid, "truncated, first page", m);
    access_it(pid, "truncated, after the end", m + 16);
    access_it(pid, "truncated, second page", m + page);
    printf("size %ld\n", size_of(fd));
    ftruncate(fd, 2 * page);
    access_it(pid, "grown, second page", m + page);
    pread(fd, &first, 1, 0);
    pread(fd, &second, 1, page);
    printf("the file's bytes are %d and %d\n", first, second);
    fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, 2 * page);
    access_it(pid, "hole", m);
    end(pid);
}

int main(void)
{
    page = sysconf(_SC_PAGESIZE);
    shared_memory();
    file(MAP_SHARED, PROT_READ | PROT_WRITE);
    file(MAP_SHARED, PROT_NONE);
    file(MAP_PRIVATE, PROT_READ | PROT_WRITE);
    file(MAP_PRIVATE, PROT_NONE);
    return 0;
}

/* stdout:
page 0x1: peek Input/output error, poke Input/output error, read Bad address, write Bad address
page 0x2: peek Input/output error, poke Input/output error, read Bad address, write Bad address
page 0x64: peek Input/output error, poke Input/output error, read Bad address, write Bad address
page 0x10000: peek Input/output error, poke Input/output error, read Bad address, write Bad address
page 0xfffff: peek Input/output error, poke Input/output error, read Bad address, write Bad address
page 0x100000: peek Input/output error, poke Input/output error, read Bad address, write Bad address
page 0x200000: peek Input/output error, poke Input/output error, read Bad address, write Bad address
page 0x3ffffff: peek Input/output error, poke Input/output error, read Bad address, write Bad address
page 0: peek bytes, poke none, read some, write some
grown, first page: peek bytes, poke none, read some, write some
grown, second page: peek Input/output error, poke Input/output error, read Bad address, write Bad address
grown, across: peek Input/output error, poke Input/output error, read some, write some
no access, first page: peek bytes, poke Input/output error, read Bad address, write Bad address
no access, second page: peek Input/output error, poke Input/output error, read Bad address, write Bad address
shared, writable
second page: peek bytes, poke none, read some, write some
third page: peek Input/output error, poke Input/output error, read Bad address, write Bad address
truncated, first page: peek bytes, poke none, read some, write some
truncated, after the end: peek zeros, poke none, read some, write some
truncated, second page: peek Input/output error, poke Input/output error, read Bad address, write Bad address
size 10
grown, second page: peek zeros, poke none, read some, write some
the file's bytes are 1 and 1
hole: peek zeros, poke none, read some, write some
shared, no access
second page: peek bytes, poke Input/output error, read Bad address, write Bad address
third page: peek Input/output error, poke Input/output error, read Bad address, write Bad address
truncated, first page: peek bytes, poke Input/output error, read Bad address, write Bad address
truncated, after the end: peek zeros, poke Input/output error, read Bad address, write Bad address
truncated, second page: peek Input/output error, poke Input/output error, read Bad address, write Bad address
size 10
grown, second page: peek zeros, poke Input/output error, read Bad address, write Bad address
the file's bytes are 1 and 0
hole: peek zeros, poke Input/output error, read Bad address, write Bad address
private, writable
second page: peek bytes, poke none, read some, write some
third page: peek Input/output error, poke Input/output error, read Bad address, write Bad address
truncated, first page: peek bytes, poke none, read some, write some
truncated, after the end: peek zeros, poke none, read some, write some
truncated, second page: peek Input/output error, poke Input/output error, read Bad address, write Bad address
size 10
grown, second page: peek zeros, poke none, read some, write some
the file's bytes are 0 and 0
hole: peek bytes, poke none, read some, write some
private, no access
second page: peek bytes, poke none, read Bad address, write Bad address
third page: peek Input/output error, poke Input/output error, read Bad address, write Bad address
truncated, first page: peek bytes, poke none, read Bad address, write Bad address
truncated, after the end: peek zeros, poke none, read Bad address, write Bad address
truncated, second page: peek Input/output error, poke Input/output error, read Bad address, write Bad address
size 10
grown, second page: peek zeros, poke none, read Bad address, write Bad address
the file's bytes are 0 and 0
hole: peek bytes, poke none, read Bad address, write Bad address
*/
