// The auxiliary vector: each entry once, what the kernel's headers name of the machine's features, and what other calls say of the same.
// link: dynamic
// qemu: no, its processors have other features
// native: no, its processor has other features
#define _GNU_SOURCE
#include <elf.h>
#include <sys/auxv.h>
#include <sys/resource.h>
#include <unistd.h>
#if defined __aarch64__ || defined __arm__
#include <asm/hwcap.h>
#endif
#include "check.h"

extern char **environ;

#if defined __aarch64__
#define FEATURES (HWCAP_FP | HWCAP_ASIMD | HWCAP_AES | HWCAP_PMULL | HWCAP_SHA1 | HWCAP_SHA2 | HWCAP_CRC32)
#define NAME     "aarch64"
#elif defined __arm__
#define FEATURES (HWCAP_HALF | HWCAP_THUMB | HWCAP_FAST_MULT | HWCAP_VFP | HWCAP_EDSP | HWCAP_NEON | HWCAP_VFPv3 | HWCAP_TLS | HWCAP_VFPv4 | HWCAP_IDIV | HWCAP_VFPD32 | HWCAP_LPAE)
#define NAME     "v7l"
#elif defined __riscv
#define LETTER(c) (1ul << ((c) - 'A'))
#define FEATURES  (LETTER('I') | LETTER('M') | LETTER('A') | LETTER('F') | LETTER('D') | LETTER('C'))
#define NAME      NULL
#elif defined __powerpc__
#define FEATURES (0x80000000 /* PPC_FEATURE_32 */ | 0x08000000 /* HAS_FPU */ | 0x04000000 /* HAS_MMU */)
#define NAME     "ppc604"
#elif defined __i386__
#define NAME "i686"
#elif defined __x86_64__
#define NAME "x86_64"
#elif defined __hppa__
#define FEATURES 0
#define NAME     "PARISC"
#elif defined __m68k__ || defined __ia64__
#define FEATURES 0
#define NAME     NULL
#endif

#if defined __i386__ || defined __x86_64__
#include <cpuid.h>
static unsigned long features(void)
{
    unsigned a, b, c, d = 0;
    __get_cpuid(1, &a, &b, &c, &d);
    return d;
}
#define FEATURES features()
#endif

static int same(const char *a, const char *b)
{
    return a && b ? !strcmp(a, b) : a == b;
}

int main(int argc, char **argv)
{
    static const unsigned long once[] = {AT_PHDR, AT_PHENT, AT_PHNUM, AT_PAGESZ, AT_BASE, AT_FLAGS, AT_ENTRY, AT_UID, AT_EUID, AT_GID, AT_EGID, AT_CLKTCK,
                                         AT_SECURE, AT_RANDOM, AT_EXECFN, AT_HWCAP};
    char **end = environ;
    int counts[64] = {0};
    unsigned long of_kernel = 0; // x86's C library has another value
    (void)argc;
    while (*end)
        end++;
    for (const unsigned long *v = (const unsigned long *)(end + 1); v[0] != AT_NULL; v += 2)
        if (v[0] < 64) {
            counts[v[0]]++;
            of_kernel = v[0] == AT_HWCAP ? v[1] : of_kernel;
        }
    for (size_t i = 0; i < sizeof once / sizeof *once; i++)
        if (counts[once[i]] != 1)
            printf("%lu: %d entries\n", once[i], counts[once[i]]);
#ifdef FEATURES
    if (of_kernel != FEATURES)
        printf("features %lx, not %lx\n", of_kernel, (unsigned long)FEATURES);
#else // SPARC
#define NAME NULL
    (void)of_kernel;
#endif
    CHECK(same((const char *)getauxval(AT_PLATFORM), NAME));
    CHECK(getauxval(AT_UID) == getuid() && getauxval(AT_EUID) == geteuid() && getauxval(AT_GID) == getgid() && getauxval(AT_EGID) == getegid());
    CHECK(getauxval(AT_PAGESZ) == (unsigned long)sysconf(_SC_PAGESIZE) && getauxval(AT_CLKTCK) == 100 && getauxval(AT_SECURE) == 0 && getauxval(AT_FLAGS) == 0);
    CHECK(same((const char *)getauxval(AT_EXECFN), argv[0]));
    CHECK(getauxval(AT_PHENT) == (sizeof(long) == 8 ? sizeof(Elf64_Phdr) : sizeof(Elf32_Phdr)) && getauxval(AT_PHNUM) > 2);
}

/* stdout:
yes same((const char *)getauxval(AT_PLATFORM), NAME)
yes getauxval(AT_UID) == getuid() && getauxval(AT_EUID) == geteuid() && getauxval(AT_GID) == getgid() && getauxval(AT_EGID) == getegid()
yes getauxval(AT_PAGESZ) == (unsigned long)sysconf(_SC_PAGESIZE) && getauxval(AT_CLKTCK) == 100 && getauxval(AT_SECURE) == 0 && getauxval(AT_FLAGS) == 0
yes same((const char *)getauxval(AT_EXECFN), argv[0])
yes getauxval(AT_PHENT) == (sizeof(long) == 8 ? sizeof(Elf64_Phdr) : sizeof(Elf32_Phdr)) && getauxval(AT_PHNUM) > 2
*/
