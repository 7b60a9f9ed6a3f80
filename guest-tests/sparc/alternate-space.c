// Misaligned accesses by address space identifiers: the kernel carries out doubles at multiples of 4, but no blocks or partial stores.
// only: sparc64
// qemu: no, it aligns less
#include <setjmp.h>
#include <signal.h>
#include "check.h"

static sigjmp_buf back;
static volatile int code;

static void handler(int n, siginfo_t *info, void *context)
{
    (void)n, (void)context;
    code = info->si_code;
    siglongjmp(back, 1);
}

static char memory[192] __attribute__((aligned(64)));

/* Executes a word with the address in %o0, and 0x80 or 0xf0 in %asi. */
#define TRY(what, at, asi, word)                                                                                                   \
    do {                                                                                                                           \
        if (!sigsetjmp(back, 1)) {                                                                                                 \
            __asm__ volatile("mov %0, %%o0\n\twr %%g0, " #asi ", %%asi\n\t.word " #word "\n\twr %%g0, 0x80, %%asi"                 \
                             :                                                                                                     \
                             : "r"(memory + (at))                                                                                  \
                             : "memory", "o0", "f8", "f10", "f12", "f14", "f16", "f18", "f20", "f22", "f24", "f26", "f28", "f30"); \
            printf("%s at %d: nothing\n", what, at);                                                                               \
        } else {                                                                                                                   \
            printf("%s at %d: %s\n", what, at, code == BUS_ADRALN ? "SIGBUS ADRALN" : "another signal");                           \
        }                                                                                                                          \
    } while (0)

int main(void)
{
    struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO};
    sigaction(SIGBUS, &action, NULL);
    TRY("load", 4, 0x80, 0xd19a1000);         /* ldda [%o0] 0x80, %f8 */
    TRY("load by %asi", 4, 0x80, 0xd19a2000); /* ldda [%o0] %asi, %f8 */
    TRY("store", 4, 0x80, 0xd1ba1000);        /* stda %f8, [%o0] 0x80 */
    TRY("load", 2, 0x80, 0xd19a1000);
    TRY("little-endian load", 4, 0x80, 0xd19a1100); /* ldda [%o0] 0x88, %f8 */
    TRY("block load", 64, 0x80, 0xe19a1e00);        /* ldda [%o0] 0xf0, %f16 */
    TRY("block load", 8, 0x80, 0xe19a1e00);
    TRY("block load", 4, 0x80, 0xe19a1e00);
    TRY("block load by %asi", 8, 0xf0, 0xe19a2000); /* ldda [%o0] %asi, %f16 */
    TRY("block store", 32, 0x80, 0xe1ba1e00);       /* stda %f16, [%o0] 0xf0 */
    TRY("partial store", 8, 0x80, 0xd1ba1800);      /* stda %f8, [%o0] %g0, 0xc0 */
    TRY("partial store", 4, 0x80, 0xd1ba1800);
}

/* stdout:
load at 4: nothing
load by %asi at 4: nothing
store at 4: nothing
load at 2: SIGBUS ADRALN
little-endian load at 4: nothing
block load at 64: nothing
block load at 8: SIGBUS ADRALN
block load at 4: SIGBUS ADRALN
block load by %asi at 8: SIGBUS ADRALN
block store at 32: SIGBUS ADRALN
partial store at 8: nothing
partial store at 4: SIGBUS ADRALN
*/
