// Mappings at the first address of virtual region 4, which is the least number of 64 bits.
// only: ia64
#include <sys/mman.h>
#include <sys/shm.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    const size_t bytes = 1 << 16;
    char *const at = (char *)0x8000000000000000;
    const int id = shmget(IPC_PRIVATE, bytes, IPC_CREAT | 0600);

    alarm(10);
    CHECK(mmap(at, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == at);
    at[0] = 1;
    CHECK(mremap(at, bytes, bytes, MREMAP_MAYMOVE | MREMAP_FIXED, at + 4 * bytes) == at + 4 * bytes);
    CHECK(mremap(at + 4 * bytes, bytes, bytes, MREMAP_MAYMOVE | MREMAP_FIXED, at) == at && at[0] == 1);
    CHECK(munmap(at, bytes) == 0);
    CHECK(shmat(id, at, SHM_RND) == at);
    at[0] = 2;
    CHECK(shmdt(at) == 0);
    CHECK(shmctl(id, IPC_RMID, NULL) == 0);
}
/* stdout:
yes mmap(at, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == at
yes mremap(at, bytes, bytes, MREMAP_MAYMOVE | MREMAP_FIXED, at + 4 * bytes) == at + 4 * bytes
yes mremap(at + 4 * bytes, bytes, bytes, MREMAP_MAYMOVE | MREMAP_FIXED, at) == at && at[0] == 1
yes munmap(at, bytes) == 0
yes shmat(id, at, SHM_RND) == at
yes shmdt(at) == 0
yes shmctl(id, IPC_RMID, NULL) == 0
*/
