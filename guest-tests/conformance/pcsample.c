/* SunOS' pcsample: the pcs of the ticks, instead of counters. */
#include "conform.h"

#if PRECIS_HAVE_PCSAMPLE
static unsigned long samples[64];

static void start(unsigned long *at, long n)
{
    turns_per_tick();
    memset(samples, 0, sizeof samples);
    precis_pcsample(at, n);
}

/* How many of the first n are of spin(). */
static long of_spin(long n)
{
    long found = 0;

    for (long i = 0; i < n; i++)
        found += samples[i] - spin_at() < SPAN;
    return found;
}

static void values(void)
{
    long n;

    ok(precis_pcsample(samples, -1) == -1 && errno == EINVAL, "a count below 0", "pcsample(2): EINVAL");
    ok(precis_pcsample(samples, 64) == 0, "the first call", "pcsample(2): always returns 0 the first time");
    start(samples, 64);
    burn(5);
    n = precis_pcsample(NULL, 0);
    printf("# %ld samples\n", n);
    ok(burnt(n, 5) || n == 6, "the number of samples", "pcsample(2): those stored during the previous invocation");
    ok(strays(n - of_spin(n)) && n > 0 && n < 64 && !samples[n], "pcs", "pcsample(2): unadulterated values");
    burn(4);
    ok(!samples[n] && precis_pcsample(NULL, 0) == 0, "0 stops it", "pcsample(2): nsamples set to 0");
    start(samples, 3);
    burn(5);
    ok(samples[2] && !samples[3] && precis_pcsample(NULL, 0) == 3, "a full array", "pcsample(2): stops when it is full");
}

static void beside_profil(void)
{
    memset(big, 0, 64);
    start(samples, 64);
    precis_profil(big, 64, place(256), 0x40);
    burn(4);
    ok(burnt(sum(big, 32), 4) && strays(samples[0] != 0) && !samples[1], "profil replaces it", "illumos: mutually exclusive");
    ok(precis_pcsample(samples, 64) == 0, "and its count", "illumos: profil() forgets it");
    memset(big, 0, 64);
    burn(4);
    ok(!sum(big, 32) && samples[2], "it replaces profil", "illumos: mutually exclusive");
    precis_profil(NULL, 0, 0, 0);
    memset(samples, 0, sizeof samples);
    burn(4);
    ok(!samples[0], "profil switches off", "illumos: mutually exclusive");
}

static void bad_arrays(void)
{
    size_t page;
    unsigned long *end = (unsigned long *)(pages(&page) + page);

    start(end - 2, 64);
    burn(5);
    ok(precis_pcsample(NULL, 0) == 2, "what cannot be written", "pcsample(2): disabled by a memory fault");
    start((unsigned long *)((char *)samples + 1), 63);
    burn(4);
#if defined __sun && (defined __i386__ || defined __x86_64__)
    ok(precis_pcsample(NULL, 0) > 0, "a misaligned array", "kernel: x86 stores words at odd addresses");
#else
    ok(precis_pcsample(NULL, 0) == 0, "a misaligned array", "kernel: a word at an odd address faults");
#endif
}

static void child(void)
{
    long n;

    burn(5);
    n = precis_pcsample(NULL, 0);
    _exit(n >= 7 && n <= 10 && of_spin(n) >= n - 2 ? 1 : 2);
}

static char *program;

static void replaced(void)
{
    char *again[] = {program, (char *)dialect, "second", NULL};

    start(samples, 64);
    execv(program, again);
    _exit(9);
}
#endif

int main(int argc, char **argv)
{
#if PRECIS_HAVE_PCSAMPLE
    int status;

    if (argc > 2) {
        burn(4);
        return samples[0] != 0 || precis_pcsample(NULL, 0) != 0;
    }
#endif
    begin(argc, argv);
#if PRECIS_HAVE_PCSAMPLE
    program = argv[0];
    if (!is("sunos")) {
        ok(precis_pcsample(samples, 64) == -1 && errno == ENOSYS, "pcsample", "only SunOS has it");
        return done();
    }
    values();
    beside_profil();
    bad_arrays();
    start(samples, 64);
    burn(3);
    status = in_child(child);
    ok(WIFEXITED(status) && WEXITSTATUS(status) == 1, "a child goes on, after what its parent has",
       "pcsample(2): continues across fork");
    precis_pcsample(NULL, 0);
    status = in_child(replaced);
    ok(WIFEXITED(status) && WEXITSTATUS(status) == 0, "off after exec", "pcsample(2): disabled by exec");
#else
    skip("pcsample", "only SunOS has it");
#endif
    return done();
}
