/* Profiles: collection, writing and reading back, and each format as its readers parse it. */
#define _GNU_SOURCE
#include "emu/report/profile.h"

#include <setjmp.h>
#include <stdarg.h>
#include <cmocka.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/* Two calls inlined into each other at 0x10108, at line 30 of b.h; around them a.c. */
static void add_source(struct profile *p, struct profile_image *image)
{
    unsigned a = profile_string(p, "/src/a.c"), b = profile_string(p, "/src/b.h");
    unsigned outer = profile_inline(image, &(struct profile_inline){.name = profile_string(p, "outer"), .call_file = a, .call_line = 14});
    unsigned inner = profile_inline(image, &(struct profile_inline){.name = profile_string(p, "in::ner(int)"),
                                                                    .linkage = profile_string(p, "_ZN2in3nerEi"),
                                                                    .call_file = b,
                                                                    .call_line = 20,
                                                                    .parent = outer});

    profile_line(image, 0x10110, 0x10200, a, 15, 0);
    profile_line(image, 0x10108, 0x10110, b, 30, inner);
    profile_line(image, 0x10100, 0x10104, a, 13, 0);
    profile_line(image, 0x10104, 0x10108, a, 13, 0);
    profile_module_file(&image->modules[1], "/host/a b", "build-id:00ff", NULL);
    profile_command(p, "precis profile");
    profile_argument(image, "a b");
    profile_environment(image, "HOME=/ x");
}

static void add_time(struct profile *p, struct profile_image *image)
{
    const uint64_t stack[] = {0x10100};
    unsigned thread = profile_thread(image, 9), last = profile_stack(image, stack, 1, 1, 0);
    struct profile_buffer *b = profile_buffer(image, &(struct profile_buffer){(char *)"hpux:full=wrap", (char *)"off", 77, 1, 0x20000, 4096,
                                                                              0x10000, 0x8000, 2, .sprofil = true});

    profile_counter(b, 3, 65535);
    profile_counter(b, 40, 1);
    profile_tick(p, image, &(struct profile_tick){.cycle = 1000000, .count = 1, .pc = 0x10104, .thread = thread});
    profile_tick(p, image, &(struct profile_tick){.cycle = 2000000, .count = 1, .pc = 0x10104, .thread = thread});
    profile_tick(p, image, &(struct profile_tick){.cycle = 3000000, .count = 1, .pc = 0x10100, .thread = thread, .stack = last});
    profile_event(image, &(struct profile_event){PROFILE_SYSTEM_CALL, 10, 20, thread, profile_string(p, "read"), 3, -11});
}

static struct profile_machine example_machine(bool exact, bool big_endian)
{
    return (struct profile_machine){"hppa", big_endian ? 4 : 8, big_endian, 4, 100, 100, 1000000, exact, "pa7300lc"};
}

static struct profile *example(bool exact, bool big_endian)
{
    struct profile_machine machine = example_machine(exact, big_endian);
    struct profile *p = profile_new(&machine);
    struct profile_image *image = profile_image(p, 7, "/bin/a b%c");
    const uint64_t stack[] = {0x10104, 0x10200};

    profile_module(image, 0x11000, 0x12000, 0, "/lib/x.so");
    profile_module(image, 0x10000, 0x11000, 0x8000, "/bin/a b%c");
    profile_function(image, 0x10200, 0x10300, "main", "", "", 0);
    profile_function(image, 0x10100, 0x10200, "operator new(x; y)", "_Znwm", "a.c", 12);
    for (unsigned i = 0; i < 1000; i++)
        profile_sample(image, 0x10104, 100, 10000, 9000);
    profile_sample(image, 0x10200, 1, 50, 40);
    profile_sample(image, 0x10104, 5, 0, 0);
    profile_sample(image, 0x11010, 3, 30, 30);
    profile_stack(image, stack, 2, 90000, 0);
    profile_stack(image, stack, 2, 10005, 0);
    profile_arc(image, &(struct profile_arc){.from = 0x10210, .self = 0x10100, .count = 3, .cycles = 30});
    profile_arc(image, &(struct profile_arc){.from = 0x10210, .self = 0x10100, .count = 4, .cycles = 40});
    add_source(p, image);
    add_time(p, image);
    profile_tidy(p);
    return p;
}

/* (If inlined, GCC 12 takes the result of open_memstream() for the address of `text`.) */
static __attribute__((noinline)) char *written(struct profile *p, const char *format, size_t *size)
{
    char *text = NULL;
    FILE *out = open_memstream(&text, size);

    if (!format)
        assert_true(profile_write(p, out));
    for (const struct profile_format *f = profile_formats; format && f->name; f++)
        if (!strcmp(f->name, format))
            assert_true(f->write(p, p->images[0], out));
    fclose(out);
    return text;
}

static struct profile *read_text(const char *text, size_t size, char *error, size_t error_size)
{
    FILE *in = fmemopen((void *)text, size, "r");
    struct profile *p = profile_read(in, error, error_size);

    fclose(in);
    return p;
}

static void collected(void **state)
{
    struct profile *p = example(true, true);
    const struct profile_image *image = p->images[0];

    (void)state;
    assert_int_equal(image->sample_count, 3);
    assert_int_equal(image->samples[0].ticks, 100005);
    assert_int_equal(image->samples[0].cycles, 10000000);
    assert_int_equal(image->stack_count, 2);
    assert_int_equal(image->stacks[0].ticks, 1);
    assert_int_equal(image->stacks[1].ticks, 100005);
    assert_int_equal(image->arcs[0].count, 7);
    assert_int_equal(image->arcs[0].cycles, 70);
    assert_int_equal(image->tick_count, 2);
    assert_int_equal(image->ticks[0].count, 2);
    assert_int_equal(image->ticks[1].stack, 1); /* 3 before the stacks were sorted */
    assert_string_equal(profile_find_function(image, 0x102ff)->name, "main");
    assert_null(profile_find_function(image, 0x10300));
    assert_string_equal(profile_find_module(image, 0x11fff)->path, "/lib/x.so");
    profile_free(p);
}

static void read_back(void **state)
{
    (void)state;
    for (int exact = 0; exact < 2; exact++) {
        struct profile *p = example(exact, true), *q;
        size_t size, again_size;
        char *text = written(p, NULL, &size), *again, error[200] = "";

        q = read_text(text, size, error, sizeof error);
        if (!q)
            fail_msg("%s", error);
        again = written(q, NULL, &again_size);
        assert_string_equal(text, again);
        assert_string_equal(q->images[0]->program, "/bin/a b%c");
        free(text);
        free(again);
        profile_free(p);
        profile_free(q);
    }
}

/* The file keeps every field: of a profile that was read back, here and in read_back() as text. */
static void read_version_2(void **state)
{
    struct profile *p = example(true, true), *q;
    size_t size;
    char *text = written(p, NULL, &size), error[200] = "";
    const struct profile_image *image;

    (void)state;
    q = read_text(text, size, error, sizeof error);
    if (!q)
        fail_msg("%s", error);
    image = q->images[0];
    assert_string_equal(q->machine.model, "pa7300lc");
    assert_string_equal(q->command[0], "precis profile");
    assert_string_equal(image->arguments[0], "a b");
    assert_string_equal(image->environment[0], "HOME=/ x");
    assert_string_equal(profile_main_module(image)->host_path, "/host/a b");
    assert_string_equal(profile_main_module(image)->id, "build-id:00ff");
    assert_int_equal(image->threads[0].tid, 9);
    assert_int_equal(image->ticks[1].cycle, 3000000);
    assert_int_equal(image->events[0].end, 20);
    assert_int_equal(image->events[0].result, -11);
    assert_string_equal(q->strings[image->events[0].name], "read");
    assert_string_equal(image->buffers[0].dialect, "hpux:full=wrap");
    assert_int_equal(image->buffers[0].scale, 0x8000);
    assert_int_equal(image->buffers[0].counters[1].index, 40);
    assert_int_equal(image->buffers[0].counters[0].count, 65535);
    free(text);
    profile_free(p);
    profile_free(q);
}

static void assert_frame(const struct profile_frame *f, const char *name, const char *linkage, const char *file, unsigned line)
{
    assert_string_equal(f->name, name);
    assert_string_equal(f->linkage, linkage);
    assert_string_equal(f->file, file);
    assert_int_equal(f->line, line);
}

static void frames(void **state)
{
    struct profile *p = example(true, true);
    const struct profile_image *image = p->images[0];
    struct profile_frame f[8];

    (void)state;
    assert_int_equal(image->line_count, 3); /* the first two are one */
    assert_int_equal(profile_frames(p, image, 0x1010c, f, 8), 3);
    assert_frame(&f[0], "in::ner(int)", "_ZN2in3nerEi", "/src/b.h", 30);
    assert_frame(&f[1], "outer", "outer", "/src/b.h", 20);
    assert_frame(&f[2], "operator new(x; y)", "_Znwm", "/src/a.c", 14);
    assert_true(f[0].inlined && f[1].inlined && !f[2].inlined);
    assert_int_equal(profile_frames(p, image, 0x1010c, f, 1), 1);
    assert_int_equal(profile_frames(p, image, 0x10110, f, 8), 1);
    assert_frame(&f[0], "operator new(x; y)", "_Znwm", "/src/a.c", 15);
    assert_int_equal(profile_frames(p, image, 0x10200, f, 8), 1); /* a function without lines */
    assert_frame(&f[0], "main", "main", "", 0);
    assert_int_equal(profile_frames(p, image, 0x20000, f, 8), 0);
    profile_free(p);
}

/* A file of version 1, whole, and version 1 with a line of version 2. */
static void version_1(void **state)
{
    static const char old[] = "precis-profile 1\nisa hppa\nabi 4 big\ngranule 4\nclock 100 100 1000000\nexact no\nimage 7 /bin/a\n"
                              "module 0x10000 0x11000 0x0 /bin/a\nfunction 0x10100 0x10200 main a.c 12\nsample 0x10104 5\n"
                              "stack 5 0x10104 0x10200\narc 0x10210 0x10100 7\n";
    char text[sizeof old + 40], error[200];
    struct profile *p;

    (void)state;
    snprintf(text, sizeof text, "%send\n", old);
    p = read_text(text, strlen(text), error, sizeof error);
    assert_non_null(p);
    assert_string_equal(p->machine.model, "");
    assert_string_equal(p->images[0]->functions[0].name, "main");
    assert_string_equal(p->images[0]->modules[0].id, "");
    assert_int_equal(p->images[0]->stacks[0].depth, 2);
    assert_int_equal(p->images[0]->arcs[0].count, 7);
    profile_free(p);
    snprintf(text, sizeof text, "%sthread 1 %%\nend\n", old);
    assert_null(read_text(text, strlen(text), error, sizeof error));
    assert_string_equal(error, "line 13: unknown line 'thread'");
}

struct spent {
    uint64_t cycles[2], instructions; /* cycles by caller */
    unsigned calls;
};

/* Stacks of version 2 are whole; later ones name the frames that they share with the one before. */
static void shared_frames(void **state)
{
    static const char image[] = "isa hppa\nabi 4 big\ngranule 4\nclock 100 100 1000000\nexact no\nimage 7 a\n";
    static const struct {
        const char *lines, *error;
    } cases[] = {
        {"precis-profile 2\n%sstack 0 5 0x1 0x2 0x3\nstack 0 6 0x4 0x2 0x3\nend\n", NULL},
        {"precis-profile 3\n%sstack 0 0 5 0x1 0x2 0x3\nstack 2 0 6 0x4\nend\n", NULL},
        {"precis-profile 3\n%sstack 1 0 5 0x1 0x2 0x3\nend\n", "line 8: shared frames: '1' is not a number up to 0"},
        {"precis-profile 3\n%sstack 0 0 5 0x1\nstack 2 0 5 0x1\nend\n", "line 9: shared frames: '2' is not a number up to 1"},
    };
    char text[400], error[200];

    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        snprintf(text, sizeof text, cases[i].lines, image);
        struct profile *p = read_text(text, strlen(text), error, sizeof error);

        if (cases[i].error) {
            assert_null(p);
            assert_string_equal(error, cases[i].error);
            continue;
        }
        const struct profile_stack *s = p->images[0]->stacks;

        assert_int_equal(p->images[0]->stack_count, 2);
        assert_int_equal(s[1].depth, 3);
        assert_int_equal(s[1].cycles, 6);
        assert_int_equal(s[1].pcs[0], 4);
        assert_int_equal(s[1].pcs[2], 3);
        profile_free(p);
    }
}

/* Stacks that are added in order keep the frames that the stack before lacks, until profile_tidy(); then, as after others, all. */
static void own_frames(void **state)
{
    static const uint64_t pcs[][3] = {{0x10, 0x20, 0x30}, {0x11, 0x20, 0x30}, {0x12, 0x30}, {0x11, 0x20, 0x30}, {0x40}};
    static const unsigned depth[] = {3, 3, 2, 3, 1}, sorted[] = {2, 0, 1, 4}, own[] = {2, 2, 1, 1};
    struct profile_machine machine = example_machine(true, true);
    struct profile *p = profile_new(&machine);
    struct profile_image *image = profile_image(p, 1, "stacks");
    (void)state;

    for (unsigned i = 0; i < 2; i++)
        profile_stack(image, pcs[i], depth[i], 0, 1 + i);
    profile_tidy_own(p);
    assert_int_equal(image->stacks[1].lacks, 2);
    for (unsigned i = 2; i < 5; i++) { /* the fourth is the second again */
        profile_stack(image, pcs[i], depth[i], 0, 1 + i);
        i == 3 ? profile_tidy(p) : profile_tidy_own(p);
    }
    assert_int_equal(image->stack_count, 4);
    for (unsigned i = 0; i < 4; i++)
        assert_int_equal(profile_own_frames(image, i), own[i]);
    profile_tidy(p);
    for (unsigned i = 0; i < 4; i++) {
        unsigned from = sorted[i];

        assert_int_equal(profile_own_frames(image, i), own[i]);
        assert_int_equal(image->stacks[i].lacks, 0);
        assert_int_equal(image->stacks[i].depth, depth[from]);
        assert_memory_equal(image->stacks[i].pcs, pcs[from], depth[from] * sizeof **pcs);
        assert_int_equal(image->stacks[i].cycles, from == 1 ? 2 + 4 : 1 + from);
    }
    profile_free(p);
}

/* A profile with a function for each of many stacks, of which a tenth has nine tenths of the cycles. */
static struct profile *many_stacks(unsigned n)
{
    struct profile_machine machine = example_machine(true, true);
    struct profile *p = profile_new(&machine);
    struct profile_image *image = profile_image(p, 1, "x");

    profile_function(image, 0x1000, 0x2000, "main", "", "", 0);
    profile_function(image, 0x100000, 0x100000 + 0x10 * n, "f", "", "", 0);
    for (unsigned i = 0; i < n; i++) {
        const uint64_t pcs[] = {0x100000 + 0x10 * i, 0x2000000 + i, 0x1004}, cycles = i % 10 ? 10 : 810;

        profile_sample(image, pcs[0], 0, cycles, 1);
        profile_stack(image, pcs, 3, 0, cycles);
    }
    profile_tidy(p);
    return p;
}

/* Large files are compressed; what is read back is the same. */
static void packed(void **state)
{
    (void)state;
    for (unsigned n = 1000; n < 200000; n += 149000) {
        struct profile *p = many_stacks(n), *q;
        char error[200], *text, *again;
        size_t size, more;

        text = written(p, NULL, &size);
        assert_true((n > 1000) == (text[0] == 0x1f));
        q = read_text(text, size, error, sizeof error);
        assert_non_null(q);
        assert_int_equal(q->images[0]->stack_count, n);
        again = written(q, NULL, &more);
        assert_int_equal(size, more);
        assert_memory_equal(text, again, size);
        if (n > 1000) { /* cut short, and damaged */
            assert_null(read_text(text, size / 2, error, sizeof error));
            memset(text + size / 2, 0x55, 100);
            assert_null(read_text(text, size, error, sizeof error));
        }
        free(text);
        free(again);
        profile_free(p);
        profile_free(q);
    }
}

static void add_all(void *ctx, const uint64_t *pcs, unsigned depth, const struct profile_sample *cost)
{
    struct spent *s = ctx;

    s->cycles[pcs[depth > 1] == PROFILE_MERGED || pcs[0] == PROFILE_MERGED] += cost->cycles;
    s->instructions += cost->instructions;
    s->calls++;
}

/* Calls below a threshold become one frame. The sums stay. */
static void merged_calls(void **state)
{
    enum { STACKS = 2000, BIG = STACKS / 10, SMALL = STACKS - BIG };

    (void)state;
    for (unsigned innermost = 0; innermost < 2; innermost++) {
        struct profile *p = many_stacks(STACKS);
        const struct profile_image *image = p->images[0];
        struct profile_merged all = profile_merge_calls(p, -1, innermost), m;
        struct spent s = {0};

        assert_int_equal(all.stacks, 0); /* they are few */
        m = profile_merge_calls(p, 0.1, innermost);
        assert_int_equal(m.stacks, SMALL);
        assert_int_equal(m.all_stacks, STACKS);
        assert_int_equal(m.cycles, SMALL * 10);
        assert_int_equal(image->stack_count, BIG + (innermost ? SMALL : 1));
        assert_string_equal(profile_find_function(image, PROFILE_MERGED)->name, "[calls below 0.1 %]");
        profile_each_frame_cost(p, image, add_all, &s);
        assert_int_equal(s.cycles[1], SMALL * 10);
        assert_int_equal(s.cycles[0], BIG * 810);
        profile_free(p);
    }
}

/* Of a function with many addresses and many stacks, the figures of both are kept, and there are not more of them than of both together. */
static void many_costs(void **state)
{
    enum { STACKS = 3000 };
    struct profile *p = many_stacks(STACKS);
    struct spent s = {0};

    (void)state;
    profile_each_cost(p, p->images[0], add_all, &s);
    assert_int_equal(s.cycles[0], STACKS / 10 * 810 + STACKS / 10 * 9 * 10);
    assert_int_equal(s.instructions, STACKS);
    assert_true(s.calls <= 2 * STACKS);
    profile_free(p);
}

static void merged(void **state)
{
    struct profile_machine machine = example_machine(true, true);
    struct profile *p = profile_new(&machine), *q = example(true, true), *sampled = example(false, true);
    struct profile_frame f[8];

    (void)state;
    profile_string(p, "one more"); /* so that q's strings get other numbers */
    assert_true(profile_merge(p, q));
    assert_int_equal(profile_frames(p, p->images[0], 0x1010c, f, 8), 3);
    assert_frame(&f[0], "in::ner(int)", "_ZN2in3nerEi", "/src/b.h", 30);
    assert_string_equal(profile_difference(p, sampled), "one has exact cycles, the other only ticks");
    assert_false(profile_merge(p, sampled));
    strcpy(p->machine.model, "unit");
    sampled->machine.exact = true;
    assert_string_equal(profile_difference(p, sampled), "the timing models differ");
    profile_free(p);
    profile_free(sampled);
}

/* A truncated file, or one with a changed byte, is read or refused with a line number. */
static void damaged_files(void **state)
{
    struct profile *p = example(true, true);
    size_t size;
    char *text = written(p, NULL, &size), error[300];

    (void)state;
    srand(2);
    for (size_t cut = 0; cut + 1 < size; cut++) {
        struct profile *q;

        if (!cut)
            continue;
        q = read_text(text, cut, error, sizeof error);
        if (cut < size - 4)
            assert_null(q);
        if (!q)
            assert_non_null(strstr(error, "line "));
        profile_free(q);
    }
    for (unsigned i = 0; i < 20000; i++) {
        char *copy = strdup(text);

        copy[(size_t)rand() % size] = (char)rand();
        profile_free(read_text(copy, size, error, sizeof error));
        free(copy);
    }
    free(text);
    profile_free(p);
}

static uint64_t number(const char *text, size_t at, unsigned size, bool big_endian)
{
    uint64_t v = 0;

    for (unsigned i = 0; i < size; i++)
        v = v << 8 | (unsigned char)text[at + (big_endian ? i : size - 1 - i)];
    return v;
}

/* Counts above 65535 are read back as the sum of the records, in both byte orders and word
 * sizes. */
static void gnu_gmon(void **state)
{
    (void)state;
    for (int big = 0; big < 2; big++) {
        struct profile *p = example(false, big);
        unsigned word = p->machine.pointer_bytes;
        size_t size, at = 20, records = 0;
        uint64_t sum = 0;
        char *text = written(p, "gmon", &size);

        assert_memory_equal(text, "gmon", 4);
        assert_int_equal(number(text, 4, 4, big), 1);
        for (; at < size && text[at] == 0; records++) {
            uint64_t bins = number(text, at + 1 + 2 * word, 4, big);
            size_t first = at + 1 + 2 * word + 8 + 16;

            assert_int_equal(number(text, at + 1, word, big), 0x8000); /* minus the bias */
            assert_int_equal(number(text, at + 1 + word, word, big), 0x9000);
            assert_int_equal(bins, 0x400);
            assert_int_equal(number(text, at + 5 + 2 * word, 4, big), 100);
            assert_memory_equal(text + first - 16, "seconds\0\0\0\0\0\0\0\0s", 16);
            sum += number(text, first + 2 * 0x41, 2, big);
            at = first + 2 * bins;
        }
        assert_int_equal(records, 2);
        assert_int_equal(sum, 100005);
        assert_int_equal(text[at], 1);
        assert_int_equal(number(text, at + 1, word, big), 0x8210);
        assert_int_equal(number(text, at + 1 + word, word, big), 0x8100);
        assert_int_equal(number(text, at + 1 + 2 * word, 4, big), 7);
        assert_int_equal(at + 1 + 2 * word + 4, size);
        free(text);
        profile_free(p);
    }
}

/* Where lengths of instructions vary, a bin has 2 bytes of text: gprof, whose unit of addresses that is, counts smaller bins twice. */
static void gmon_of_bytes(void **state)
{
    struct profile *p = example(false, false);
    unsigned word = p->machine.pointer_bytes;
    size_t size, first = 20 + 1 + 2 * word + 8 + 16;

    (void)state;
    p->machine.granule = 1;
    char *text = written(p, "gmon", &size);
    assert_int_equal(number(text, 20 + 1 + 2 * word, 4, false), 0x800);
    assert_int_equal(number(text, first + 2 * 0x82, 2, false), 65535);
    free(text);
    profile_free(p);
}

static void old_formats(void **state)
{
    struct profile *p = example(false, true);
    size_t size;
    char *text = written(p, "bsd-gmon", &size);

    (void)state;
    assert_int_equal(number(text, 8, 4, true), 32 + 2 * 0x400);
    assert_int_equal(number(text, 12, 4, true), 0x51879);
    assert_int_equal(number(text, 32 + 2 * 0x41, 2, true), 65535); /* saturated, not wrapped */
    assert_int_equal(size, 32 + 2 * 0x400 + 12);
    free(text);
    text = written(p, "mon", &size);
    assert_int_equal(number(text, 8, 4, true), 2);
    assert_int_equal(number(text, 12, 4, true), 0x8100);
    assert_int_equal(number(text, 16, 4, true), 7);
    assert_int_equal(number(text, 20, 8, true), 0);
    assert_int_equal(number(text, 28 + 2 * 0x80, 2, true), 1);
    assert_int_equal(size, 28 + 2 * 0x400);
    free(text);
    profile_free(p);
}

static void text_formats(void **state)
{
    struct profile *p = example(true, true);
    size_t size;
    char *text = written(p, "folded", &size);
    json_t *json, *ordered;

    (void)state;
    assert_string_equal(text, "a b%c;main;operator new(x: y) 100005\na b%c;operator new(x: y) 1\n");
    free(text);
    text = written(p, "callgrind", &size);
    assert_non_null(strstr(text, "fl=(1) a.c\nfn=(1) operator new(x; y)\nfi=(2) /src/a.c\n0x10104 13 10000000 9000000 100005\n"));
    assert_non_null(strstr(text, "\ncalls=7 0x10100 13\n0x10210 0 70\n"));
    assert_non_null(strstr(text, "\nsummary: 10000080 9000070 100009\n"));
    free(text);
    text = written(p, "csv", &size);
    assert_non_null(strstr(text, "7,\"/bin/a b%c\",0x11010,0x11013,3,30,30,\"\",\"/lib/x.so\"\n"));
    free(text);
    text = written(p, "speedscope", &size);
    json = json_loads(text, 0, NULL);
    assert_non_null(json);
    assert_int_equal(json_array_size(json_object_get(json_object_get(json, "shared"), "frames")), 1);
    ordered = json_array_get(json_object_get(json, "profiles"), 0); /* two ticks and, with a stack, a third one */
    assert_string_equal(json_string_value(json_object_get(ordered, "name")), "/bin/a b%c, process 7, thread 9");
    assert_int_equal(json_array_size(json_object_get(ordered, "samples")), 2);
    assert_float_equal(json_real_value(json_array_get(json_object_get(ordered, "weights"), 0)), 0.02, 1e-9);
    assert_float_equal(json_real_value(json_object_get(ordered, "endValue")), 0.03, 1e-9);
    json_decref(json);
    free(text);
    text = written(p, "chrome", &size);
    json_t *root = json_loads(text, 0, NULL);
    json = json_object_get(root, "traceEvents");
    assert_int_equal(json_array_size(json), 6); /* names of a process and two tracks, two slices of ticks, a call */
    assert_float_equal(json_real_value(json_object_get(json_array_get(json, 3), "dur")), 20000, 1e-9);
    assert_string_equal(json_string_value(json_object_get(json_array_get(json, 5), "name")), "read");
    assert_float_equal(json_real_value(json_object_get(json_array_get(json, 5), "ts")), 0.1, 1e-9);
    json_decref(root);
    free(text);
    text = written(p, "text", &size);
    assert_non_null(strstr(text, "operator new(x; y) [a b%c]"));
    free(text);
    profile_free(p);
}

/* Cycles by cause: written, read back, and merged with a profile that numbers its causes
 * differently. */
static struct profile *with_causes(const char *first, const char *second)
{
    struct profile_machine machine = {"ia64", 8, false, 16, 100, 100, 1000000, true, "itanium2"};
    struct profile *p = profile_new(&machine);
    struct profile_image *image = profile_image(p, 7, "/bin/a");
    unsigned a = profile_cause(p, first), b = profile_cause(p, second);

    assert_int_equal(profile_cause(p, first), a);
    profile_sample(image, 0x10102, 0, 12, 3);
    profile_part(image, 0x10102, b, 4);
    profile_part(image, 0x10102, a, 5);
    profile_part(image, 0x10102, b, 3);
    profile_tidy(p);
    return p;
}

static void causes(void **state)
{
    struct profile *p = with_causes("issue", "stall:LD_A"), *q;
    size_t size;
    char *text = written(p, NULL, &size), error[200] = "";
    uint64_t *totals;

    (void)state;
    assert_non_null(strstr(text, "\ncause 0 issue\ncause 1 stall:LD_A\nimage 7 /bin/a\nsample 0x10102 0 12 3 0 5 1 7\n"));
    q = read_text(text, size, error, sizeof error);
    assert_non_null(q);
    assert_true(profile_merge(q, with_causes("stall:LD_A", "rse")));
    totals = profile_cause_totals(q);
    assert_int_equal(q->cause_count, 3);
    assert_int_equal(totals[0], 5);
    assert_int_equal(totals[1], 12);
    assert_int_equal(totals[2], 7);
    free(totals);
    profile_free(q);
    assert_non_null(strstr(text, " 12 3 0 5"));
    text[strstr(text, " 12 3 0 5") - text] = '\t';
    assert_null(read_text(text, size, error, sizeof error));
    free(text);
    text = written(p, "csv", &size);
    assert_non_null(strstr(text, "module,slot,\"issue\",\"stall:LD_A\"\n"));
    assert_non_null(strstr(text, ",0x10100,0x1010f,0,12,3,\"\",\"?\",2,5,7\n"));
    free(text);
    text = written(p, "callgrind", &size);
    assert_non_null(strstr(text, "\nevents: Cycles Ir Ticks Issue StallLDA\nsummary: 12 3 0 5 7\n"));
    assert_non_null(strstr(text, "\n0x10102 0 12 3 0 5 7\n"));
    free(text);
    profile_free(p);
}

/* A file is refused if its causes do not add up or are unknown. */
static void wrong_causes(void **state)
{
    static const char head[] = "precis-profile 1\nisa hppa\nabi 4 big\ngranule 4\nclock 100 100 1000000\nexact yes\n";
    static const char *const wrong[] = {
        "cause 0 issue\nimage 1 a\nsample 0x10 0 5 1 0 4\nend\n", "cause 0 issue\nimage 1 a\nsample 0x10 0 5 1 1 5\nend\n",
        "cause 0 issue\nimage 1 a\nsample 0x10 0 5 1 0\nend\n",   "cause 1 issue\nimage 1 a\nend\n",
        "cause 0 issue\ncause 1 issue\nimage 1 a\nend\n",         "image 1 a\ncause 0 issue\nend\n",
    };
    char text[400], error[200];

    (void)state;
    for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++) {
        snprintf(text, sizeof text, "%s%s", head, wrong[k]);
        assert_null(read_text(text, strlen(text), error, sizeof error));
        assert_non_null(strstr(error, "line "));
    }
    snprintf(text, sizeof text, "%s%s", head, "cause 0 issue\nimage 1 a\nsample 0x10 0 5 1 0 5\nend\n");
    profile_free(read_text(text, strlen(text), error, sizeof error));
}

/* ------------------------------------------------------------------- reading profile.proto back */

struct message {
    const unsigned char *at, *end;
};

static uint64_t varint(struct message *m)
{
    uint64_t v = 0;

    for (unsigned shift = 0;; shift += 7) {
        assert_true(m->at < m->end);
        v |= (uint64_t)(*m->at & 0x7f) << shift;
        if (!(*m->at++ & 0x80))
            return v;
    }
}

/* Read the next field: its number, and its value or its bytes. */
static unsigned field(struct message *m, uint64_t *value, struct message *bytes)
{
    uint64_t key = varint(m);

    if ((key & 7) == 0) {
        *value = varint(m);
    } else {
        uint64_t size = varint(m);

        assert_int_equal(key & 7, 2);
        assert_true(size <= (uint64_t)(m->end - m->at));
        *bytes = (struct message){m->at, m->at + size};
        m->at += size;
    }
    return (unsigned)(key >> 3);
}

static void pprof(void **state)
{
    struct profile *p = example(true, true);
    unsigned char raw[10000];
    size_t size, strings = 0, samples = 0, locations = 0, ticks = 0, cycles = 0;
    char *text = written(p, "pprof", &size);
    z_stream z = {.next_in = (unsigned char *)text, .avail_in = (unsigned)size, .next_out = raw, .avail_out = sizeof raw};
    struct message all, inner, packed;
    uint64_t value = 0, period = 0;

    (void)state;
    assert_int_equal(inflateInit2(&z, 15 + 16), Z_OK);
    assert_int_equal(inflate(&z, Z_FINISH), Z_STREAM_END);
    all = (struct message){raw, raw + z.total_out};
    inflateEnd(&z);
    while (all.at < all.end)
        switch (field(&all, &value, &inner)) {
        case 2:
            samples++;
            while (inner.at < inner.end)
                if (field(&inner, &value, &packed) == 2) {
                    ticks += varint(&packed);
                    varint(&packed);
                    cycles += varint(&packed);
                }
            break;
        case 4: locations++; break;
        case 6:
            if (!strings++)
                assert_ptr_equal(inner.at, inner.end);
            break;
        case 12: period = value; break;
        default: break;
        }
    assert_int_equal(samples, 5); /* two stacks, and the cycles of three addresses */
    assert_int_equal(locations, 4);
    assert_int_equal(ticks, 100006);
    assert_int_equal(cycles, 10000080);
    assert_int_equal(period, 10000000);
    free(text);
    profile_free(p);
}

static void add_spent(void *ctx, const uint64_t *pcs, unsigned depth, const struct profile_sample *cost)
{
    struct spent *s = ctx;

    s->cycles[depth > 1 && pcs[1] == 0x20000] += cost->cycles;
    s->instructions += cost->instructions;
    s->calls++;
}

/* Two callers share a function of three addresses. Sums that overflow are those of a hostile file. */
static void costs(void **state)
{
    const uint64_t first[] = {0x10100, 0x10000}, second[] = {0x10100, 0x20000};

    (void)state;
    for (unsigned hostile = 0; hostile < 3; hostile++) {
        struct profile_machine machine = example_machine(true, true);
        struct profile *p = profile_new(&machine);
        struct profile_image *image = profile_image(p, 1, "x");
        struct spent s = {0};

        profile_function(image, 0x10100, 0x10200, "f", "", "", 0);
        for (unsigned i = 0; i < 3; i++)
            profile_sample(image, 0x10100 + 4 * i, 0, hostile == 1 ? UINT64_MAX : 7 * i, 5 - i);
        profile_stack(image, first, 2, 0, 10);
        profile_stack(image, second, 2, 0, hostile == 2 ? UINT64_MAX : 12);
        profile_tidy(p);
        profile_each_cost(p, image, add_spent, &s);
        assert_int_equal(s.cycles[0], 10);
        assert_int_equal(s.cycles[1], hostile == 2 ? UINT64_MAX : 12);
        assert_int_equal(s.instructions, 12);
        profile_free(p);
    }
}

/* Samples that are added together are the same as those added one by one, before or after them. */
static void many_samples(void **state)
{
    struct profile_machine machine = example_machine(true, true);
    struct profile *p = profile_new(&machine), *q = profile_new(&machine);
    struct profile_image *image = profile_image(p, 1, "x"), *other = profile_image(q, 1, "x");
    unsigned stall = profile_cause(q, "stall"), issue = profile_cause(p, "issue");

    (void)state;
    stall = profile_cause(p, "stall");
    for (unsigned round = 0; round < 3; round++) {
        struct profile_part *parts;
        struct profile_sample *samples;

        profile_sample(image, 0x1004, 1, 3, 0);
        profile_part(image, 0x1004, stall, 3);
        profile_sample(image, 0x1000 + 8 * round, 1, 0, 0);
        samples = profile_samples_room(p, image, 2, 3, &parts);
        parts[0] = (struct profile_part){stall, 4};
        parts[1] = (struct profile_part){issue, 5};
        parts[2] = (struct profile_part){issue, 6};
        samples[0] = (struct profile_sample){0x1004, 0, 9, 2, parts, 2, true};
        samples[1] = (struct profile_sample){0x1008, 0, 6, 1, parts + 2, 1, true};
        profile_samples(image, samples, 2);
    }
    assert_true(profile_merge(q, p));
    profile_tidy(q);
    assert_int_equal(q->image_count, 2);
    assert_int_equal(other->sample_count, 0);
    assert_int_equal(image->sample_count, 4);
    assert_int_equal(image->samples[1].pc, 0x1004);
    assert_int_equal(image->samples[1].ticks, 3);
    assert_int_equal(image->samples[1].cycles, 3 * 12);
    assert_int_equal(profile_cycles_of(&image->samples[1], profile_cause(q, "stall")), 3 * 7);
    assert_int_equal(profile_cycles_of(&image->samples[1], profile_cause(q, "issue")), 3 * 5);
    assert_int_equal(image->samples[2].ticks, 1);
    assert_int_equal(image->samples[2].instructions, 3);
    profile_free(q);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        // clang-format off
        cmocka_unit_test(own_frames),
        cmocka_unit_test(collected), cmocka_unit_test(read_back), cmocka_unit_test(read_version_2), cmocka_unit_test(frames),
        cmocka_unit_test(version_1), cmocka_unit_test(merged), cmocka_unit_test(damaged_files), cmocka_unit_test(gnu_gmon),
        cmocka_unit_test(gmon_of_bytes), cmocka_unit_test(old_formats), cmocka_unit_test(text_formats), cmocka_unit_test(pprof),
        cmocka_unit_test(causes), cmocka_unit_test(costs),
        // clang-format on
        cmocka_unit_test(wrong_causes),
        cmocka_unit_test(many_samples),
        cmocka_unit_test(shared_frames),
        cmocka_unit_test(packed),
        cmocka_unit_test(merged_calls),
        cmocka_unit_test(many_costs),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
