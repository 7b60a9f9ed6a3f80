// mmap and its kin: anonymous, file-backed, private and shared, fixed, remapped, unmapped in the middle.
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
#include "check.h"

enum { PAGE = 65536 };

int main(void)
{
    char *p = (char *)mmap(NULL, 4 * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(p != MAP_FAILED);
    uint32_t sum = 0;
    for (int i = 0; i < 4 * PAGE; i++)
        sum += (unsigned char)p[i];
    printf("%u\n", sum);
    memset(p, 'x', 4 * PAGE);
    CHECK(munmap(p + PAGE, PAGE) == 0);
    CHECK(p[0] == 'x' && p[2 * PAGE] == 'x');
    char *q = (char *)mmap(p + PAGE, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    CHECK(q == p + PAGE && q[5] == 0);
    CHECK(munmap(p, 4 * PAGE) == 0);

    int fd = (int)must(open("map", O_RDWR | O_CREAT | O_TRUNC, 0600), "open");
    for (int i = 0; i < 3 * PAGE / 16; i++) {
        char line[17];
        snprintf(line, sizeof line, "%015d\n", i);
        must(write(fd, line, 16), "write");
    }
    char *file = (char *)mmap(NULL, 3 * PAGE, PROT_READ, MAP_PRIVATE, fd, 0), *second = (char *)mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, PAGE);
    CHECK(file != MAP_FAILED && second != MAP_FAILED);
    printf("%.15s %.15s\n", file + PAGE, second);
    memcpy(second, "changed", 7);
    char text[8] = "";
    must(pread(fd, text, 7, PAGE), "pread");
    printf("%s\n", text);
    must(pwrite(fd, "BY-FILE", 7, PAGE + 16), "pwrite");
    printf("%.7s\n", second + 16);
    char *own = (char *)mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, 0);
    memcpy(own, "private", 7);
    must(pread(fd, text, 7, 0), "pread");
    printf("%s %.7s\n", text, own);
    CHECK(msync(second, PAGE, MS_SYNC) == 0);
    close(fd);
    CHECK(memcmp(file, "000000000000000\n", 16) == 0);
    CHECK(munmap(second, PAGE) == 0);

    char *grow = (char *)mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    memset(grow, 'g', PAGE);
    grow = (char *)mremap(grow, PAGE, 5 * PAGE, MREMAP_MAYMOVE);
    CHECK(grow != MAP_FAILED && grow[PAGE - 1] == 'g' && grow[PAGE] == 0 && grow[5 * PAGE - 1] == 0);
    grow = (char *)mremap(grow, 5 * PAGE, PAGE, 0);
    CHECK(grow[10] == 'g');
    CHECK(madvise(grow, PAGE, MADV_DONTNEED) == 0 && grow[10] == 0);
    errno = 0;
    CHECK(mmap(NULL, 0, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL);
    CHECK(mmap(NULL, PAGE, PROT_READ, MAP_PRIVATE, 99, 0) == MAP_FAILED && errno == EBADF);
    unlink("map");
}

/* stdout:
yes p != MAP_FAILED
0
yes munmap(p + PAGE, PAGE) == 0
yes p[0] == 'x' && p[2 * PAGE] == 'x'
yes q == p + PAGE && q[5] == 0
yes munmap(p, 4 * PAGE) == 0
yes file != MAP_FAILED && second != MAP_FAILED
000000000004096 000000000004096
changed
BY-FILE
0000000 private
yes msync(second, PAGE, MS_SYNC) == 0
yes memcmp(file, "000000000000000\n", 16) == 0
yes munmap(second, PAGE) == 0
yes grow != MAP_FAILED && grow[PAGE - 1] == 'g' && grow[PAGE] == 0 && grow[5 * PAGE - 1] == 0
yes grow[10] == 'g'
yes madvise(grow, PAGE, MADV_DONTNEED) == 0 && grow[10] == 0
yes mmap(NULL, 0, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL
yes mmap(NULL, PAGE, PROT_READ, MAP_PRIVATE, 99, 0) == MAP_FAILED && errno == EBADF
*/
