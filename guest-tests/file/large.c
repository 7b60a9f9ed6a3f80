// Offsets beyond 4 GiB in a sparse file, through the 64-bit interfaces.
// flags: -D_FILE_OFFSET_BITS=64
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    int fd = (int)must(open("big", O_RDWR | O_CREAT | O_TRUNC, 0600), "open");
    unlink("big");
    off_t far = 0x123456789LL;
    CHECK(lseek(fd, far, SEEK_SET) == far);
    CHECK(write(fd, "far", 3) == 3);
    CHECK(lseek(fd, 0, SEEK_CUR) == far + 3);
    char b[8] = "";
    CHECK(pread(fd, b, 8, far + 1) == 2 && strcmp(b, "ar") == 0);
    CHECK(pwrite(fd, "FAR", 3, far) == 3);
    struct stat s;
    CHECK(fstat(fd, &s) == 0 && s.st_size == far + 3);
    CHECK(ftruncate(fd, 5000000000LL) == 0 && lseek(fd, 0, SEEK_END) == 5000000000LL);
    CHECK(pread(fd, b, 8, far) == 8 && b[0] == 'F');
    CHECK(ftruncate(fd, 10) == 0);
    FILE *f = fdopen(fd, "r+");
    CHECK(fseeko(f, 0x200000005LL, SEEK_SET) == 0 && ftello(f) == 0x200000005LL);
}

/* stdout:
yes lseek(fd, far, SEEK_SET) == far
yes write(fd, "far", 3) == 3
yes lseek(fd, 0, SEEK_CUR) == far + 3
yes pread(fd, b, 8, far + 1) == 2 && strcmp(b, "ar") == 0
yes pwrite(fd, "FAR", 3, far) == 3
yes fstat(fd, &s) == 0 && s.st_size == far + 3
yes ftruncate(fd, 5000000000LL) == 0 && lseek(fd, 0, SEEK_END) == 5000000000LL
yes pread(fd, b, 8, far) == 8 && b[0] == 'F'
yes ftruncate(fd, 10) == 0
yes fseeko(f, 0x200000005LL, SEEK_SET) == 0 && ftello(f) == 0x200000005LL
*/
