// The same program executed over and over, by one process after another and by some at a time; and a file whose program changes while its
// name, its number and its length do not.
// qemu: no, it starts no guest programs on its own
// native: no, the constant that it changes is elsewhere, too, in a program of the host
#include <fcntl.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

/* Of like length. The file is patched: the first becomes the second. */
__attribute__((noinline)) int answer(void) { return 0x1357; }
__attribute__((noinline)) int other_answer(void) { return 0x1468; }
static int (*volatile ask)(void) = answer, (*volatile ask_other)(void) = other_answer;

static char *code_of(int (*function)(void))
{
    uintptr_t p = (uintptr_t)function;
#ifdef __hppa__
    if (p & 2)
        p = *(uintptr_t *)(p - 2);
#endif
#ifdef __ia64__
    p = *(uintptr_t *)p;
#endif
#ifdef __arm__
    p &= ~(uintptr_t)1; /* Thumb */
#endif
    return (char *)p;
}

static pid_t start(const char *path, const char *n)
{
    pid_t child = fork();
    if (child == 0) {
        char *arguments[] = {(char *)"again", (char *)n, NULL};
        execv(path, arguments);
        _exit(127);
    }
    return child;
}

static int ended(pid_t child)
{
    int status;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

/* What the program does: more code for large n. */
static int role(int n)
{
    char line[100];
    int h = ask() - 0x1357 + n;
    for (int i = 0; i < n; i++) {
        snprintf(line, sizeof line, "%d %s %x", i, i % 3 ? "odd" : "even", h);
        h = h * 31 + (int)strlen(line) + atoi(line);
    }
    return h & 63;
}

static char *whole_file(const char *path, size_t *size)
{
    struct stat st;
    int fd = (int)must(open(path, O_RDONLY), "open");
    must(fstat(fd, &st), "fstat");
    char *bytes = (char *)malloc((size_t)st.st_size);
    *size = (size_t)read(fd, bytes, (size_t)st.st_size);
    close(fd);
    return bytes;
}

static void write_file(const char *path, const char *bytes, size_t size)
{
    int fd = (int)must(open(path, O_WRONLY), "open");
    must(write(fd, bytes, size), "write");
    close(fd);
}

/* The places of the first function's code in the file become the second's. */
static int patch(char *file, size_t size)
{
    char *from = code_of(ask), *to = code_of(ask_other);
    size_t length = (size_t)(to > from ? to - from : from - to);
    int places = 0;
    for (size_t i = 0; i + length <= size; i += 4)
        if (memcmp(file + i, from, length) == 0) {
            memcpy(file + i, to, length);
            places++;
        }
    return places;
}

int main(int argc, char **argv)
{
    char text[12], path[40];
    size_t size;
    if (argc > 1)
        return role(atoi(argv[1]));
    int one_by_one = 1, together = 1;
    for (int i = 0; i < 24; i++) {
        snprintf(text, sizeof text, "%d", i);
        one_by_one &= ended(start("/proc/self/exe", text)) == role(i);
    }
    CHECK(one_by_one);
    for (int i = 0; i < 6; i++) {
        pid_t child[4];
        for (int k = 0; k < 4; k++) {
            snprintf(text, sizeof text, "%d", i * k);
            child[k] = start("/proc/self/exe", text);
        }
        for (int k = 0; k < 4; k++)
            together &= ended(child[k]) == role(i * k);
    }
    CHECK(together);
    char *file = whole_file("/proc/self/exe", &size);
    snprintf(path, sizeof path, "/proc/self/fd/%d", (int)must(memfd_create("copy", 0), "memfd_create"));
    write_file(path, file, size);
    CHECK(ended(start(path, "5")) == role(5) && ended(start(path, "5")) == role(5));
    CHECK(patch(file, size) == 1);
    int before = role(0);
    write_file(path, file, size);
    CHECK(ended(start(path, "0")) == ((before + 0x1468 - 0x1357) & 63) && ended(start(path, "0")) == ((before + 0x1468 - 0x1357) & 63));
}

/* stdout:
yes one_by_one
yes together
yes ended(start(path, "5")) == role(5) && ended(start(path, "5")) == role(5)
yes patch(file, size) == 1
yes ended(start(path, "0")) == ((before + 0x1468 - 0x1357) & 63) && ended(start(path, "0")) == ((before + 0x1468 - 0x1357) & 63)
*/
