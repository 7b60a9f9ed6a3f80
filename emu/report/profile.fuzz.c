/* Fuzzer: arbitrary bytes as a profile, or as a guest's histogram, are read or refused, and a profile that is read
 * is written in every format and compared with itself. */
#include "emu/report/compare.h"
#include "emu/report/profile.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FILE *in = fmemopen((void *)data, size ? size : 1, "r");
    FILE *out = fopen("/dev/null", "w");
    char error[200];
    struct profile *p;

    if (!in || !out)
        abort();
    for (unsigned wide = 0; wide < 2; wide++) {
        bool vax = !wide && size & 2; /* histograms have an even size */
        struct profile_machine machine = {.pointer_bytes = wide ? 8 : 4, .big_endian = !wide, .granule = wide ? 16 : vax ? 1 : 4};

        strcpy(machine.isa, vax ? "vax" : "x");
        profile_free(profile_read_histogram(in, &machine, "program", error, sizeof error));
        rewind(in);
    }
    p = profile_read(in, error, sizeof error);
    for (const struct profile_format *f = profile_formats; p && f->name; f++)
        if (!f->of_one)
            f->write(p, NULL, out);
    /* A histogram is as large as the text: write it only where a file could be that large. */
    if (p && p->image_count && p->images[0]->module_count && p->images[0]->modules[0].high - p->images[0]->modules[0].low < 1 << 20)
        profile_write_gmon(p, p->images[0], out);
    struct comparison *c = p ? compare_profiles(p, p, &(struct compare_options){0}, NULL) : NULL;
    if (c && (compare_exceeds(c, 0) || !compare_print(c, &(struct compare_text){.names = {"a", "b"}}, out)))
        abort();
    compare_free(c);
    profile_free(p);
    fclose(in);
    fclose(out);
    return 0;
}
