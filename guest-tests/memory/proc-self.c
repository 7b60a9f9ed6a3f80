// /proc/self: exe, maps, fd, cmdline as the program expects them of itself.
// args: first second
// qemu: not x86_64, its mappings are in another order
#include <fcntl.h>
#include <limits.h>
#include <sys/mman.h>
#include <unistd.h>
#include "check.h"

static int global;

int main(int argc, char **argv)
{
    char path[PATH_MAX], line[512];
    ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
    path[n > 0 ? n : 0] = 0;
    char *base = strrchr(path, '/');
    CHECK(n > 0 && path[0] == '/' && strcmp(base + 1, "proc-self") == 0);
    void *anonymous = mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    FILE *f = fopen("/proc/self/maps", "r");
    CHECK(f != NULL);
    int stack = 0, data = 0, mapped = 0, ordered = 1, executable = 0, named = 0;
    unsigned long previous = 0;
    while (fgets(line, sizeof line, f)) {
        unsigned long low, high;
        char perms[8];
        if (sscanf(line, "%lx-%lx %7s", &low, &high, perms) != 3)
            continue;
        ordered &= low >= previous && high > low;
        previous = high;
        executable |= perms[2] == 'x';
        named |= strstr(line, "proc-self") != NULL;
        stack |= (uintptr_t)&line >= low && (uintptr_t)&line < high && strstr(line, "[stack]") != NULL;
        data |= (uintptr_t)&global >= low && (uintptr_t)&global < high && perms[1] == 'w';
        mapped |= (uintptr_t)anonymous >= low && (uintptr_t)anonymous + 65535 < high;
    }
    fclose(f);
    CHECK(stack);
    CHECK(data);
    CHECK(mapped);
    CHECK(ordered);
    CHECK(executable);
    CHECK(named);
    int fd = open("/proc/self/cmdline", O_RDONLY);
    n = read(fd, line, sizeof line);
    CHECK(n > 0 && line[n - 1] == 0);
    char *arg = line + strlen(line) + 1;
    printf("%s %s %d\n", arg, arg + strlen(arg) + 1, argc);
    close(fd);
    fd = open("file", O_CREAT | O_RDWR, 0600);
    snprintf(line, sizeof line, "/proc/self/fd/%d", fd);
    n = readlink(line, path, sizeof path - 1);
    path[n > 0 ? n : 0] = 0;
    base = strrchr(path, '/');
    printf("%s\n", base ? base + 1 : "?");
    unlink("file");
    (void)argv;
}

/* stdout:
yes n > 0 && path[0] == '/' && strcmp(base + 1, "proc-self") == 0
yes f != NULL
yes stack
yes data
yes mapped
yes ordered
yes executable
yes named
yes n > 0 && line[n - 1] == 0
first second 3
file
*/
