/* HP-UX's list of errors; and an error changes nothing. */
#include "regions.h"

#include <limits.h>

int main(int argc, char **argv)
{
    begin(argc, argv);
    if (!is("hpux") || !sprofil_is_there("errors")) {
        if (!is("hpux"))
            skip("errors", "no sprofil of HP-UX in this dialect");
        return done();
    }
#if PRECIS_HAVE_SPROFIL
    static unsigned short kept[64];
    struct timeval tick = {7, 7};
    unsigned long at = place(256);
    int good;

    turns_per_tick();
    region(0, kept, sizeof kept, at, 0x40);
    ok(precis_sprofil(regions, 1, &tick, 1) == 0, "no error", "sprofil(2): returns 0");
    ok(tick.tv_sec == 0 && tick.tv_usec == 10000, "tvp", "sprofil(2): the time of one clock tick");
    ok(fails(-1, 1, E2BIG, "profcnt -1") && fails(INT_MIN, 1, E2BIG, "the smallest int") &&
           fails(INT_MAX, 1, E2BIG, "the largest int"),
       "E2BIG", "sprofil(2): profcnt below 0 or above _SC_PROFIL_MAX");
    for (unsigned f = good = 0; f < 16; f++)
        good += f == 1 || f == 2 || f == 4 || fails(1, f, EINVAL, "flags");
    ok(good == 16 && fails(1, 0x10001, EINVAL, "flags 0x10001"), "flags",
       "sprofil(2): one of the three values");
    ok(precis_sprofil((struct precis_prof *)8, 1, NULL, 1) == -1 && errno == EFAULT &&
           precis_sprofil(regions, 1, (struct timeval *)8, 1) == -1 && errno == EFAULT,
       "EFAULT", "sprofil(2): profp or tvp is an illegal address");
    region(0, kept, 0, at, 0x40);
    good = fails(1, 1, EINVAL, "size 0");
    region(0, kept, 7, at, 0x40);
    good &= fails(1, 1, EINVAL, "odd size");
    region(0, kept, 6, at, 0x40);
    good &= fails(1, 2, EINVAL, "half an element of 4");
    region(0, kept, 12, at, 0x40);
    good &= fails(1, 4, EINVAL, "half an element of 8");
    ok(good, "pr_size", "sprofil(2): a non-zero multiple of the element size");
    region(0, kept, 0x80000002u, at, 2);
    good = fails(1, 1, EINVAL, "2^46 bytes of text and more");
    region(0, kept, 0xc0000002u, at, 3);
    ok(good & fails(1, 1, EINVAL, "likewise"), "the largest pr_size",
       "sprofil(2): (2^46 * pr_scale) / 65536");
    region(0, kept, 2, 0, 2);
    region(1, kept + 2, 2, at, 0x40);
    good = fails(2, 1, EINVAL, "overflow descriptor before the end");
    region(1, kept + 2, 4, 0, 2);
    region(0, kept, 2, at, 0x40);
    ok(good & fails(2, 1, EINVAL, "of two elements"), "the overflow descriptor",
       "sprofil(2): not last, or more than one element long");
    region(0, kept, 64, at, 0x40);
    region(1, kept + 32, 64, at - 0x100000, 0x40);
    ok(fails(2, 1, EINVAL, "descending"), "order", "sprofil(2): not sorted in ascending order");
    region(1, kept + 32, 64, at, 0x40);
    good = fails(2, 1, EINVAL, "the same text twice");
    region(1, kept + 32, 64, at + 65536 - 2, 0x40);
    good &= fails(2, 1, EINVAL, "two bytes in common");
    ok(good, "overlap", "sprofil(2): the regions overlap");
    region(1, kept + 32, 64, at + 65536, 0x40);
    memset(kept, 0, sizeof kept);
    burn(4);
    ok(burnt(kept[0], 4), "errors change nothing", "what was on goes on");
    ok(precis_sprofil(regions, 2, NULL, 1) == 0, "adjacent is no overlap",
       "sprofil(2): regions must not overlap");
    ok(precis_sprofil((struct precis_prof *)8, 0, NULL, 99) == 0, "profcnt 0 succeeds",
       "sprofil(2): if profcnt is 0, profiling is disabled");
#endif
    return done();
}
