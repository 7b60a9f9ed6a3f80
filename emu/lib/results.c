/* results.c - libprecis: figures, statistics and profiles of the run so far. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/stale.h"
#include "emu/cli/stats.h"
#include "emu/cpu/isa.h"
#include "emu/lib/internal.h"
#include "emu/page/page.h"
#include "emu/report/must.h"

int precis_totals(precis *m, struct precis_totals *totals)
{
    CALL(m, CALL_LOOKS);
    struct kernel_totals t;
    uint32_t size = totals->size;
    kernel_totals(m->now->kernel, &t);
    const struct precis_totals all = {.size = size,
                                      .over = m->now->over,
                                      .cycles = t.cycles,
                                      .instructions = t.instructions,
                                      .ticks = t.ticks,
                                      .calls = t.syscalls,
                                      .signals = t.signals,
                                      .processes = t.processes,
                                      .threads = t.threads,
                                      .idle_cycles = t.idle_cycles};
    memcpy(totals, &all, size < sizeof all ? size : sizeof all);
    RETURN(0);
}

/* ---- where results go ----------------------------------------------------------------------------------- */

struct result {
    FILE *out;
    char *made;
    size_t size;
};

/* Returns false after noting an error. */
static bool result_open(struct result *r, const char *path)
{
    *r = (struct result){.made = NULL};
    r->out = path ? fopen(path, "we") : open_memstream(&r->made, &r->size);
    if (!r->out)
        call_error("%s: %s", path ? path : "a result", strerror(errno));
    return r->out;
}

/* Returns 0, or -1 after noting an error. good: the result is whole. */
static long result_close(struct precis *m, struct result *r, const char *path, bool good, const char **bytes, size_t *length)
{
    int error = good ? 0 : errno;
    if (ferror(r->out) | fclose(r->out) && !error)
        error = errno ? errno : EIO;
    if (good && !error && !path) {
        free(m->text);
        *bytes = m->text = r->made;
        if (length)
            *length = r->size;
        return 0;
    }
    free(r->made);
    return good && !error ? 0 : call_error("%s: %s", path ? path : "a result", strerror(error ? error : EIO));
}

int precis_stats(precis *m, const char *path, const char **text, size_t *length)
{
    CALL(m, CALL_LOOKS);
    const struct run *r = m->now;
    const struct kernel_options *k = &r->options.kernel;
    struct result result;
    if (!path && !text)
        RETURN(call_error("precis_stats(): neither a path nor a place for the text"));
    if (!result_open(&result, path))
        RETURN(-1);
    stats_write(r->kernel, k->timing, &r->options.model, k->chaotic ? &k->schedule : NULL, -1, result.out);
    RETURN(result_close(m, &result, path, true, text, length));
}

/* ---- profiles ------------------------------------------------------------------------------------------- */

static const struct profile_format *format_of(const char *name)
{
    const struct profile_format *f = profile_formats;
    while (f->name && strcmp(f->name, name) != 0)
        f++;
    return f->name ? f : NULL;
}

/* The image with most ticks, as precis report chooses it. */
static const struct profile_image *largest_image(const struct profile *p)
{
    const struct profile_image *best = NULL;
    uint64_t most = 0;
    for (size_t i = 0; i < p->image_count; i++) {
        uint64_t ticks = 0;
        for (size_t k = 0; k < p->images[i]->sample_count; k++)
            ticks += p->images[i]->samples[k].ticks;
        if (!best || ticks > most) {
            best = p->images[i];
            most = ticks;
        }
    }
    return best;
}

static bool write_page(const struct run *r, struct profile *p, FILE *out)
{
    const struct kernel_options *k = &r->options.kernel;
    const struct page_profile page = {.file = r->options.program[0],
                                      .profile = p,
                                      .isa = r->isa,
                                      .root = k->root,
                                      .dialect = k->dialect ? k->dialect->name : kernel_default_dialect(r->isa)};
    profile_merge_calls(p, -1, false);
    profile_open_supplied(p);
    return page_write(&page, 1, out);
}

static bool write_format(const struct run *r, const struct profile_format *f, const char *format, FILE *out)
{
    struct profile *p = sampler_profile(r->sampler);
    const struct profile_image *image = NULL;
    if (!strcmp(format, "data"))
        return profile_write(p, out);
    if (!f)
        return write_page(r, p, out);
    if (f->write == profile_write_folded || f->write == profile_write_pprof)
        profile_merge_calls(p, -1, f->write == profile_write_pprof);
    if (f->of_one && !(image = largest_image(p))) {
        errno = ENODATA;
        return false;
    }
    return f->write(p, image, out);
}

/* The sampler's profile of an unfinished run is not complete: the run is repeated, and ended. */
static long profile(struct precis *m, const char *format, const char *path, const char **bytes, size_t *length)
{
    const struct profile_format *f = format_of(format);
    struct result result;
    struct run r = {0};
    if (!m->profiles)
        return call_error("the machine keeps no profile: precis_set(m, \"profile\", NULL)");
    if (!path && !bytes)
        return call_error("precis_profile(): neither a path nor a place for the bytes");
    if (!f && strcmp(format, "data") != 0 && (strcmp(format, "html") != 0 || !page_available()))
        return call_error("%s: no format of profiles, or this library was built without it", format);
    if (!run_repeat(m, &r))
        return -1;
    run_end_machine(&r);
    long done = -1;
    if (result_open(&result, path)) {
        errno = 0;
        done = result_close(m, &result, path, write_format(&r, f, format, result.out), bytes, length);
    }
    run_end(&r);
    os_log_resume(m->now->log);
    return done;
}

int precis_profile(precis *m, const char *format, const char *path, const char **bytes, size_t *length)
{
    CALL(m, CALL_CHANGES);
    RETURN(profile(m, format, path, bytes, length));
}
