/* AIX's second form: profil(array, -1, 0, 0). */
#include "conform.h"

struct aix_prof {
    char *p_low, *p_high;
    unsigned short *p_buff;
    int p_bufsize;
    unsigned p_scale;
};

static struct aix_prof array[4];
static unsigned short one[64], two[64];

static int array_call(void)
{
    return precis_profil(array, (size_t)-1, 0, 0);
}

static void entry(int i, unsigned long low, unsigned long high, unsigned short *buffer, int size,
                  unsigned scale)
{
    array[i] = (struct aix_prof){(char *)low, (char *)high, buffer, size, scale};
}

int main(int argc, char **argv)
{
    unsigned long at = spin_at();

    begin(argc, argv);
    if (!is("aix")) {
        skip("array of regions", "only AIX has it");
        return done();
    }
    turns_per_tick();
    entry(0, at - 0x10000, at - 0x8000, one, sizeof one, 0x40);
    entry(1, at - 2048 - 256, at + 0x10000, two, sizeof two, 0xabcd0040);
    entry(2, 99, 0, NULL, 99, 99); /* the last: only p_high is looked at */
    ok(array_call() == 0, "turned on", "AIX profil: the second syntax, size -1");
    burn(4);
    ok(strays(sum(one, 64)) && burnt(two[1], 4), "the region of pc", "AIX profil: p_low, p_high, p_scale");
    precis_profil(NULL, 0, 0, 0);
    memset(two, 0, sizeof two);
    burn(4);
    ok(burnt(two[1], 4), "off in the first form is ineffective",
       "AIX profil: turned on using one syntax, attempt to turn off using the other");
    entry(0, 0, 0, NULL, 0, 0);
    array_call();
    memset(two, 0, sizeof two);
    burn(4);
    ok(!sum(two, 64), "turned off", "AIX profil: the first p_high is 0");
    /* -1: a scale computed from p_low, p_high and p_bufsize: here 128 bytes for 8 KiB, one
     * element for 128 bytes */
    entry(0, at - 512, at - 512 + 8192, one, sizeof one, (unsigned)-1);
    entry(1, 0, 0, NULL, 0, 0);
    memset(one, 0, sizeof one);
    array_call();
    burn(4);
    entry(0, 0, 0, NULL, 0, 0);
    array_call();
    ok(burnt(sum(one + 4, 6), 4) && strays(sum(one, 64) - sum(one + 4, 6)), "a computed scale",
       "AIX profil: p_scale -1 is computed from p_low, p_high and p_bufsize");
    entry(0, at, at + 4096, one, sizeof one, 0x40);
    entry(1, at - 8192, at, two, sizeof two, 0x40);
    entry(2, 0, 0, NULL, 0, 0);
    ok(array_call() == -1 && errno == EINVAL, "p_high must ascend",
       "AIX profil: EINVAL, not in ascending order");
    entry(1, at + 4096, at + 8192, (unsigned short *)16, 64, 0x40);
    ok(array_call() == -1 && errno == EFAULT, "a bad p_buff", "AIX profil: EFAULT, p_buff");
    ok(precis_profil((void *)16, (size_t)-1, 0, 0) == -1 && errno == EFAULT, "a bad array",
       "AIX profil: EFAULT, ProfBuffer");
    return done();
}
