// Memory protection keys: Linux has their calls on machines with keys only.
// native: no, the host may have keys
// except: x86_64, it has keys
// qemu: no, the calls are the host's
#include <sys/mman.h>
#include "answers.h"

int main(void)
{
    char *page = (char *)mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    SHOW(pkey_alloc(0, 0));
    SHOW(pkey_free(0));
    SHOW(call(pkey_mprotect, page, 65536, PROT_READ, 1));
    SHOW(call(pkey_mprotect, page, 65536, PROT_READ, -1));
    SHOW(pkey_mprotect(page, 65536, PROT_READ, -1)); // by mprotect
}

/* stdout:
pkey_alloc(0, 0): ENOSYS
pkey_free(0): ENOSYS
call(pkey_mprotect, page, 65536, PROT_READ, 1): ENOSYS
call(pkey_mprotect, page, 65536, PROT_READ, -1): ENOSYS
pkey_mprotect(page, 65536, PROT_READ, -1) = 0
*/
