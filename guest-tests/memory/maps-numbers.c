// The device and inode numbers of /proc/self/maps and smaps are those that stat() gives, of the program, its loader and mapped files.
// qemu: no, its maps are the host's
// stats: no, the numbers of new files are the host's, of any number of digits
#define _FILE_OFFSET_BITS 64
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>
#include "check.h"

static int files, right, anonymous_wrong;

static void look(const char *line)
{
    unsigned dev_major, dev_minor;
    unsigned long long ino;
    char path[400] = "";
    struct stat st;
    if (sscanf(line, "%*x-%*x %*s %*x %x:%x %llu %399[^\n]", &dev_major, &dev_minor, &ino, path) < 3)
        return;
    if (path[0] != '/') {
        anonymous_wrong += dev_major || dev_minor || ino;
        return;
    }
    files++;
    right += stat(path, &st) == 0 && major(st.st_dev) == dev_major && minor(st.st_dev) == dev_minor && st.st_ino == ino;
}

static int all_right(const char *name)
{
    char line[600];
    FILE *f = fopen(name, "r");
    files = right = 0;
    while (fgets(line, sizeof line, f))
        look(line);
    fclose(f);
    return files >= 3 && files == right; // the program has two segments or more
}

int main(void)
{
    char name[] = "./mappedXXXXXX", path[300];
    int fd = mkstemp(name);
    must(ftruncate(fd, 65536), "ftruncate");
    char *p = mmap(NULL, 65536, PROT_READ, MAP_SHARED, fd, 0);
    CHECK(p != MAP_FAILED);
    CHECK(all_right("/proc/self/maps"));
    CHECK(all_right("/proc/self/smaps"));
    CHECK(anonymous_wrong == 0);
    snprintf(path, sizeof path, "/proc/self/task/%d/maps", (int)getpid());
    CHECK(all_right(path));
    unlink(name);
    return 0;
}

/* stdout:
yes p != MAP_FAILED
yes all_right("/proc/self/maps")
yes all_right("/proc/self/smaps")
yes anonymous_wrong == 0
yes all_right(path)
*/
