// A program that runs is not written to, and what is open for writing is not executed.
// qemu: no, /proc/self/exe is qemu
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static void say(const char *what, long result)
{
    printf("%s: %s\n", what, result != -1 ? "done" : errno == ETXTBSY ? "ETXTBSY" : strerror(errno));
}

static void close_result(const char *what, int fd)
{
    say(what, fd);
    if (fd >= 0)
        close(fd);
}

static void copy_program(const char *to)
{
    static char buf[65536];
    int in = (int)must(open("/proc/self/exe", O_RDONLY), "open"), out = (int)must(open(to, O_WRONLY | O_CREAT | O_EXCL, 0755), "open");
    for (ssize_t n; (n = must(read(in, buf, sizeof buf), "read")) > 0;)
        must(write(out, buf, (size_t)n), "write");
    close(in);
    close(out);
}

static void write_to(const char *path)
{
    printf("%s:\n", path);
    close_result("  O_WRONLY", open(path, O_WRONLY));
    close_result("  O_RDWR", open(path, O_RDWR));
    close_result("  O_WRONLY | O_TRUNC", open(path, O_WRONLY | O_TRUNC));
    close_result("  O_RDONLY | O_TRUNC", open(path, O_RDONLY | O_TRUNC));
    close_result("  O_WRONLY | O_CREAT", open(path, O_WRONLY | O_CREAT, 0644));
    close_result("  O_RDONLY", open(path, O_RDONLY));
    close_result("  O_PATH", open(path, O_PATH));
    say("  truncate", truncate(path, 0));
    say("  chmod", chmod(path, 0755));
}

// Executes path in a child of its own kind; says what it ended with.
static void execute(const char *what, const char *path, int fd)
{
    fflush(stdout);
    pid_t pid = fork();
    if (pid == 0) {
        fd < 0 ? execl(path, path, "child", NULL) : fexecve(fd, (char *[]){"p", "child", NULL}, environ);
        _exit(errno == ETXTBSY ? 50 : 51);
    }
    int status;
    must(waitpid(pid, &status, 0), "waitpid");
    printf("%s: %s\n", what, WEXITSTATUS(status) == 7 ? "done" : WEXITSTATUS(status) == 50 ? "ETXTBSY" : "another error");
}

static void open_for_writing(void)
{
    int fd = (int)must(open("copy", O_WRONLY), "open"), other = dup(fd);
    execute("open for writing", "copy", -1);
    execute("its other name", "link", -1);
    close(fd);
    execute("a copy of the descriptor is left", "copy", -1);
    close(other);
    execute("closed", "copy", -1);
    fd = (int)must(open("copy", O_RDONLY), "open");
    execute("open for reading", "copy", -1);
    execute("by its descriptor", "", fd);
    close(fd);
    fd = (int)must(open("copy", O_RDWR | O_CLOEXEC), "open");
    execute("closed by the exec itself", "copy", -1);
    close(fd);
    fd = (int)must(open("script", O_WRONLY | O_CREAT, 0755), "open");
    dprintf(fd, "#!copy\n");
    execute("a script that is open", "./script", -1);
    close(fd);
    execute("a script", "./script", -1);
    fd = (int)must(open("copy", O_WRONLY), "open");
    execute("a script whose interpreter is open", "./script", -1);
    close(fd);
}

// A mapping keeps the open file when its descriptor is closed.
static void mapped(void)
{
    static const char *const access[] = {"reading", "writing"};
    for (int i = 0; i < 8; i++) {
        int fd = (int)must(open("copy", i & 4 ? O_RDWR : O_RDONLY), "open"), prot = i & 1 ? PROT_READ | PROT_WRITE : PROT_READ;
        void *p = mmap(NULL, 1, prot, i & 2 ? MAP_SHARED : MAP_PRIVATE, fd, 0);
        char what[80];
        close(fd);
        if (p == MAP_FAILED)
            continue; // of a file that is open for reading, shared, for writing
        snprintf(what, sizeof what, "opened for %s, mapped %s for %s", access[i >> 2], i & 2 ? "shared" : "private", access[i & 1]);
        execute(what, "copy", -1);
        munmap(p, 1);
        execute("unmapped", "copy", -1);
    }
    int fd = (int)must(open("copy", O_RDONLY), "open");
    void *p = mmap(NULL, 1, PROT_READ | PROT_EXEC, MAP_PRIVATE, fd, 0);
    close_result("mapped executable: O_WRONLY", open("copy", O_WRONLY));
    munmap(p, 1);
    close(fd);
}

// While a child runs "copy" that waits for its standard input to end.
static void written_by_others(void)
{
    int p[2];
    char c;
    must(pipe(p), "pipe");
    int out[2];
    must(pipe(out), "pipe");
    fflush(stdout);
    pid_t pid = vfork();
    if (pid == 0) {
        dup2(p[0], 0);
        dup2(out[1], 1);
        close(p[1]);
        execl("copy", "copy", "wait", NULL);
        _exit(1);
    }
    close(p[0]);
    must(read(out[0], &c, 1), "read");
    write_to("copy");
    write_to("link");
    must(unlink("link"), "unlink");
    write(p[1], "f", 1); // it forks, and ends
    waitpid(pid, NULL, 0);
    close_result("its child is left", open("copy", O_WRONLY));
    close(p[1]);
    must(read(out[0], &c, 1), "read");
    close(out[1]);
    must(read(out[0], &c, 1), "read");
    close_result("all are gone", open("copy", O_WRONLY));
}

static void memory_file(void)
{
    static char buf[65536];
    int in = (int)must(open("copy", O_RDONLY), "open"), fd = (int)must(syscall(SYS_memfd_create, "p", 0), "memfd_create");
    for (ssize_t n; (n = must(read(in, buf, sizeof buf), "read")) > 0;)
        must(write(fd, buf, (size_t)n), "write");
    execute("a file in memory", "", fd);
}

int main(int argc, char **argv)
{
    char c;
    if (argc > 1 && strcmp(argv[1], "wait")) // "child", or a script's name
        return 7;
    if (argc > 1) {
        write(1, "x", 1);
        read(0, &c, 1);
        if (fork())
            return 0;
        read(0, &c, 1);
        write(1, "y", 1);
        return 0;
    }
    must(chdir("/dev/shm"), "chdir"); // the same path in every run
    copy_program("copy");
    must(link("copy", "link"), "link");
    write_to("/proc/self/exe");
    open_for_writing();
    mapped();
    written_by_others();
    memory_file();
    unlink("script");
    unlink("copy");
    return 0;
}

/* stdout:
/proc/self/exe:
  O_WRONLY: ETXTBSY
  O_RDWR: ETXTBSY
  O_WRONLY | O_TRUNC: ETXTBSY
  O_RDONLY | O_TRUNC: ETXTBSY
  O_WRONLY | O_CREAT: ETXTBSY
  O_RDONLY: done
  O_PATH: done
  truncate: ETXTBSY
  chmod: done
open for writing: ETXTBSY
its other name: ETXTBSY
a copy of the descriptor is left: ETXTBSY
closed: done
open for reading: done
by its descriptor: done
closed by the exec itself: ETXTBSY
a script that is open: ETXTBSY
a script: done
a script whose interpreter is open: ETXTBSY
opened for reading, mapped private for reading: done
unmapped: done
opened for reading, mapped private for writing: done
unmapped: done
opened for reading, mapped shared for reading: done
unmapped: done
opened for writing, mapped private for reading: ETXTBSY
unmapped: done
opened for writing, mapped private for writing: ETXTBSY
unmapped: done
opened for writing, mapped shared for reading: ETXTBSY
unmapped: done
opened for writing, mapped shared for writing: ETXTBSY
unmapped: done
mapped executable: O_WRONLY: done
copy:
  O_WRONLY: ETXTBSY
  O_RDWR: ETXTBSY
  O_WRONLY | O_TRUNC: ETXTBSY
  O_RDONLY | O_TRUNC: ETXTBSY
  O_WRONLY | O_CREAT: ETXTBSY
  O_RDONLY: done
  O_PATH: done
  truncate: ETXTBSY
  chmod: done
link:
  O_WRONLY: ETXTBSY
  O_RDWR: ETXTBSY
  O_WRONLY | O_TRUNC: ETXTBSY
  O_RDONLY | O_TRUNC: ETXTBSY
  O_WRONLY | O_CREAT: ETXTBSY
  O_RDONLY: done
  O_PATH: done
  truncate: ETXTBSY
  chmod: done
its child is left: ETXTBSY
all are gone: done
a file in memory: done
*/
