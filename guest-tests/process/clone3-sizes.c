// clone3: sizes of its structure that are too small, larger than known, and beyond readable memory.
// except: ia64 sparc sparc64, they have no clone3
// qemu: no, it passes clone3 on
#include <signal.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    static struct {
        uint64_t fields[11], more[600];
    } args = {.fields = {0, 0, 0, 0, SIGCHLD}};
    uint8_t *end = mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(syscall(SYS_clone3, &args, 63) == -1 && errno == EINVAL);
    args.more[0] = 1;
    CHECK(syscall(SYS_clone3, &args, 96) == -1 && errno == E2BIG);
    CHECK(syscall(SYS_clone3, &args, 4097) == -1 && errno == E2BIG);
    munmap(end + 32768, 32768);
    memset(end + 32768 - 88, 0, 88);
    CHECK(syscall(SYS_clone3, end + 32768 - 88, 96) == -1 && errno == EFAULT);
}

/* stdout:
yes syscall(SYS_clone3, &args, 63) == -1 && errno == EINVAL
yes syscall(SYS_clone3, &args, 96) == -1 && errno == E2BIG
yes syscall(SYS_clone3, &args, 4097) == -1 && errno == E2BIG
yes syscall(SYS_clone3, end + 32768 - 88, 96) == -1 && errno == EFAULT
*/
