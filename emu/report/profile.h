/*
 * A profile: where programs spent their time, as precis profile writes it and precis report reads it.
 *
 *     struct profile *p = profile_new(&(struct profile_machine){.isa = isa->name, ...});
 *     struct profile_image *image = profile_image(p, pid, "/bin/true");
 *     profile_module(image, 0x10000, 0x20000, 0, "/bin/true");
 *     profile_sample(image, pc, 1, 0, 0);                    any number of times, in any order
 *     profile_function(image, 0x10200, 0x10300, "main", "", "true.c", 12);
 *     profile_line(image, 0x10200, 0x10208, profile_string(p, "/src/true.c"), 12, 0);
 *     profile_write(p, file);
 *
 * An image is one program that one process ran: execve begins another. Addresses are those of the
 * running program. To visit all that is known: p->images, image->modules, profile_next_function()
 * for a module's functions, profile_first_sample() and profile_first_line() for the samples and
 * lines of a range of addresses, profile_frames() for the inlined calls at an address. The file's
 * format is text; docs/formats.md describes it. Functions that allocate abort the program if out
 * of memory.
 */
#ifndef PRECIS_EMU_REPORT_PROFILE_H
#define PRECIS_EMU_REPORT_PROFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct profile_machine {
    char isa[16];          /* its name */
    uint8_t pointer_bytes; /* 4 or 8 */
    bool big_endian;
    uint8_t granule;  /* what pcs are multiples of: an instruction's 4 bytes, a bundle's 16; 1 or 2 where lengths of instructions vary */
    uint64_t mhz, hz; /* cycles per microsecond, ticks per second */
    uint64_t period;  /* cycles between ticks */
    bool exact;       /* samples also have exact cycles and instructions */
    char model[64];   /* the timing model's name; "" if unknown, in files of version 1 */
};

struct profile_module { /* a file mapped for execution */
    uint64_t low, high; /* addresses, low <= a < high */
    uint64_t bias;      /* address in memory minus address in the file's symbol table */
    char *path;         /* as the program named it */
    char *host_path;    /* of the same file on the host, absolute; "" if unknown */
    char *id;           /* what the file contained: "build-id:" and hexadecimal digits, or "crc32:" 8 digits, a dash
                         * and the size in bytes; "" if unknown */
    char *debug_path;   /* the host's file with the lines and the symbols; "": the module itself */
};

struct profile_function {
    uint64_t low, high; /* low <= a < high */
    char *name;         /* for people: demangled */
    char *linkage;      /* as in the file's symbol table; "" if it is the same */
    char *file;         /* "" if unknown */
    unsigned line;      /* of the declaration; 0 if unknown */
};

/* The source of a range of addresses. Strings are numbers of profile_string(). */
struct profile_line {
    uint64_t low, high; /* low <= a < high */
    unsigned file;      /* a string; 0 if unknown */
    unsigned line;      /* 0: unknown */
    unsigned inlined;   /* 1 + index into profile_image.inlines, of the innermost inlined call, or 0 */
};

struct profile_inline {            /* a call that the compiler has inlined */
    unsigned name, linkage;        /* strings, as in struct profile_function */
    unsigned call_file, call_line; /* the place of the call: a string, a line; 0 if unknown */
    unsigned parent;               /* 1 + index of the inlined call that contains it; 0: the function itself */
};

/* A frame at an address: the function itself, or a call inlined there. */
struct profile_frame {
    const char *name, *linkage; /* linkage is never "" here */
    const char *file;           /* "" if unknown */
    unsigned line;              /* 0: unknown */
    bool inlined;
};

struct profile_part { /* part of a sample's cycles */
    unsigned cause;   /* index into profile.causes */
    uint64_t cycles;
};

struct profile_sample {
    uint64_t pc; /* with bundles: in exact data the low bits are the slot, 0 to 2; ticks count at slot 0 */
    uint64_t ticks;
    uint64_t cycles, instructions; /* of machines with exact set */
    struct profile_part *parts;    /* cycles by cause; if there are any, their sum is cycles, without counts */
    unsigned part_count;
    bool pooled; /* they lie in one of profile.pools */
};

struct profile_stack {
    uint64_t ticks, cycles; /* cycles: exact ones of the innermost frame, of machines with exact set */
    unsigned depth;
    unsigned lacks;  /* how many outermost frames pcs lacks: those of the stack before; 0 after profile_tidy() */
    uint64_t *pcs;   /* innermost first; in one of profile.pools */
    unsigned number; /* before profile_tidy() sorts the stacks: its index, for struct profile_tick */
};

struct profile_arc { /* a call */
    uint64_t from, self, count;
    uint64_t cycles, instructions; /* of the calls, with all that they called; 0 if unknown */
    uint64_t site;                 /* of a jump that is a call (a tail call): the call that it returns to; otherwise 0 */
};

struct profile_thread {
    int tid;
    char *name; /* "" if unknown */
};

/* Consecutive equal ticks: `count` of them from `cycle`, each machine.period cycles after the one before. */
struct profile_tick {
    uint64_t cycle, count, pc;
    unsigned thread; /* index into profile_image.threads */
    unsigned stack;  /* 1 + index into profile_image.stacks, or 0 */
    bool in_kernel;
};

enum profile_event_kind {
    PROFILE_SYSTEM_CALL, /* number and name of the call; result */
    PROFILE_SIGNAL,      /* number and name of the signal */
    PROFILE_FORK,        /* number: the child's process or thread */
    PROFILE_EXEC,
    PROFILE_EXIT, /* number: the status as kernel_run() returns it */
    PROFILE_EVENT_KINDS
};

/* An event of a thread from cycle begin to cycle end. */
struct profile_event {
    enum profile_event_kind kind;
    uint64_t begin, end;
    unsigned thread; /* index into profile_image.threads */
    unsigned name;   /* a string */
    int64_t number, result;
};

struct profile_counter {
    uint64_t index, count;
};

/* A buffer that the program passed to profil(), sprofil() or pcsample(), as it was when it was released. */
struct profile_buffer {
    char *dialect;                    /* as --dialect takes it */
    char *reason;                     /* why it was released: profil_reason_name() */
    uint64_t cycle;                   /* when */
    unsigned region;                  /* its index in the call */
    uint64_t base, size;              /* address and bytes of the buffer */
    uint64_t offset;                  /* first address of the region */
    uint32_t scale;                   /* 16.16 fixed point */
    uint8_t element;                  /* bytes per counter */
    bool sprofil;                     /* the call was sprofil() */
    bool overflow;                    /* the overflow bin of sprofil() */
    bool samples;                     /* pcsample()'s: counters are sampled pcs in order, with their number as index */
    struct profile_counter *counters; /* the nonzero ones, by index */
    size_t counter_count, counter_room;
};

struct profile_image {
    struct profile *profile; /* to which it belongs */
    int pid;
    char *program;
    char **arguments, **environment; /* that the program saw, long ones cut */
    unsigned argument_count, environment_count;
    bool environment_cut; /* there was more than the limits of profile_environment() allow */
    struct profile_module *modules;
    struct profile_function *functions;
    struct profile_line *lines;
    struct profile_inline *inlines;
    struct profile_sample *samples;
    struct profile_stack *stacks;
    struct profile_arc *arcs;
    struct profile_thread *threads;
    struct profile_tick *ticks; /* in the order of time */
    struct profile_event *events;
    struct profile_buffer *buffers;
    size_t module_count, function_count, line_count, inline_count, sample_count, stack_count, arc_count, thread_count, tick_count,
        event_count, buffer_count;
    size_t module_room, function_room, line_room, inline_room, sample_room, stack_room, arc_room, thread_room, tick_room, event_room,
        buffer_room;
    size_t frame_count;                     /* of all stacks that were added */
    uint64_t ticks_omitted, events_omitted; /* beyond the limits of profile_tick() and profile_event() */
    bool samples_pooled;                    /* the array of samples lies in one of profile.pools */
    bool samples_tidy;                      /* profile_tidy() has nothing to do with them */
    bool stacks_unsorted;                   /* or equal ones are not merged */
    uint64_t *last_frames;                  /* of the last stack, outermost first */
    unsigned last_room;
    size_t *slots; /* hash table from pc to 1 + index of its sample; NULL while the samples are sorted */
    size_t slot_count;
};

struct profile_strings; /* private */
struct profile_pool;    /* private */

struct profile {
    struct profile_machine machine;
    char **command; /* precis's own command line; NULL if unknown */
    unsigned command_count;
    struct profile_image **images;
    size_t image_count, image_room;
    char **causes; /* names, by number: profile_cause() */
    unsigned cause_count;
    char **strings; /* by number: profile_string(); number 0 is "" */
    unsigned string_count;
    struct profile_strings *string_index;
    struct profile_pool *pools; /* memory of profile_samples_room() and of the frames of stacks */
};

struct profile *profile_new(const struct profile_machine *machine);
void profile_free(struct profile *p);

/* Add an image, owned by p; its address does not change until p is freed. */
struct profile_image *profile_image(struct profile *p, int pid, const char *program);
/* Add a module. profile_module_file() says later which file it was; NULL leaves a field as it is. */
void profile_module(struct profile_image *image, uint64_t low, uint64_t high, uint64_t bias, const char *path);
void profile_module_file(struct profile_module *module, const char *host_path, const char *id, const char *debug_path);
/* Functions may be added in any order; if some overlap, the one with the highest start takes a
 * pc. linkage and file may be NULL or "". */
void profile_function(struct profile_image *image, uint64_t low, uint64_t high, const char *name, const char *linkage, const char *file,
                      unsigned line);
/* Returns the number of a string, the same for equal strings; NULL and "" have number 0. */
unsigned profile_string(struct profile *p, const char *text);
/* Add a range of addresses with one place in the source. Ranges may be added in any order; one ends where another begins.
 * inlined: from profile_inline(). */
void profile_line(struct profile_image *image, uint64_t low, uint64_t high, unsigned file, unsigned line, unsigned inlined);
/* Add an inlined call; all numbers as in struct profile_inline. Returns 1 + its index. */
unsigned profile_inline(struct profile_image *image, const struct profile_inline *call);
/* The command line of precis; an argument; a variable of the environment, NAME=VALUE. A text is cut after 1,000 bytes, and an image
 * keeps 1,000 arguments and 1,000 variables. */
void profile_command(struct profile *p, const char *word);
void profile_argument(struct profile_image *image, const char *text);
void profile_environment(struct profile_image *image, const char *text);
/* Add to the sample of pc. */
void profile_sample(struct profile_image *image, uint64_t pc, uint64_t ticks, uint64_t cycles, uint64_t instructions);
/* Room for many samples and for their parts, owned by p, and a call that adds them to the image: they are sorted by pc, each pc occurs
 * once, and each is `pooled`. Nothing is added to the image between the two calls. Faster than profile_sample() and profile_part(). */
struct profile_sample *profile_samples_room(struct profile *p, struct profile_image *image, size_t samples, size_t parts,
                                            struct profile_part **room);
void profile_samples(struct profile_image *image, struct profile_sample *samples, size_t n);
/* Returns the number of a cause of cycles, by its name: one word; a colon may add detail, as in
 * "stall:LOAD". "count:NAME" is no cause: its figures are counts of what happened, such as cache misses. */
unsigned profile_cause(struct profile *p, const char *name);
/* Returns NAME if the cause is such a count; otherwise NULL. */
const char *profile_count_name(const struct profile *p, unsigned cause);
/* Attribute cycles at pc to `cause`. Unless it is a count, they must be among the cycles that profile_sample() got for
 * the same pc. */
void profile_part(struct profile_image *image, uint64_t pc, unsigned cause, uint64_t cycles);
/* A sample's cycles of one cause. */
uint64_t profile_cycles_of(const struct profile_sample *s, unsigned cause);
/* Cycles by cause, summed over all samples of all images: an array of cause_count; free() it. */
uint64_t *profile_cause_totals(const struct profile *p);
enum { PROFILE_MOST_FRAMES = 1 << 27 }; /* of all stacks of an image; further ones lose their callers */
/* Returns 1 + the stack's index until profile_tidy(), for profile_tick(). */
unsigned profile_stack(struct profile_image *image, const uint64_t *pcs, unsigned depth, uint64_t ticks, uint64_t cycles);
/* The number of outermost frames that two stacks, which lack none, share. */
unsigned profile_shared_frames(const struct profile_stack *x, const struct profile_stack *y);
void profile_arc(struct profile_image *image, const struct profile_arc *arc);
/* Returns the index of a thread, which is added unless it is known. */
unsigned profile_thread(struct profile_image *image, int tid);
void profile_thread_name(struct profile_image *image, unsigned thread, const char *name);
/* Append a tick, or several; they must come in the order of time. Beyond a million records (equal ticks at equal distances share
 * one) they are only counted, in ticks_omitted. profile_sample() counts the tick at its pc. */
void profile_tick(struct profile *p, struct profile_image *image, const struct profile_tick *tick);
/* Append an event. Beyond a million they are only counted. */
void profile_event(struct profile_image *image, const struct profile_event *event);
/* Add a buffer without counters; dialect and reason are copied. Returns it, for profile_counter(), until the next one is added. */
struct profile_buffer *profile_buffer(struct profile_image *image, const struct profile_buffer *buffer);
void profile_counter(struct profile_buffer *buffer, uint64_t index, uint64_t count);

/* Returns whether calls were counted: stacks have cycles, and arcs those of the calls. */
bool profile_has_calls(const struct profile *p);

/* Sort everything by address and merge duplicates. profile_read() calls this. */
void profile_tidy(struct profile *p);
/* As profile_tidy(), but stacks may lack frames: for those that visit each stack's own frames in turn. profile_write() calls this. */
void profile_tidy_own(struct profile *p);
/* After either: the number of innermost frames of the i-th stack that the stack before it lacks. They are the first of its pcs. */
unsigned profile_own_frames(const struct profile_image *image, size_t i);

/* After profile_tidy(): the function or module at an address, or NULL. */
const struct profile_function *profile_find_function(const struct profile_image *image, uint64_t pc);
const struct profile_module *profile_find_module(const struct profile_image *image, uint64_t pc);
const struct profile_line *profile_find_line(const struct profile_image *image, uint64_t pc);
/* The function after f (NULL: the first) that begins in the module; NULL: no more. */
const struct profile_function *profile_next_function(const struct profile_image *image, const struct profile_module *module,
                                                     const struct profile_function *f);
/* The index of the first sample at or after pc, and of the first line that ends after pc. */
size_t profile_first_sample(const struct profile_image *image, uint64_t pc);
size_t profile_first_line(const struct profile_image *image, uint64_t pc);
/* Write the frames at pc to frames[], the innermost inlined call first, the function itself last; at most `most`. Returns their
 * number; 0 if neither function nor line is known. A function without a name is "". */
unsigned profile_frames(const struct profile *p, const struct profile_image *image, uint64_t pc, struct profile_frame *frames,
                        unsigned most);
/* Called with figures of an address, pcs[0], which was reached by the calls pcs[1] to pcs[depth - 1]; depth 1: the calls are unknown. */
typedef void profile_cost_fn(void *ctx, const uint64_t *pcs, unsigned depth, const struct profile_sample *cost);
/* Call each for all that an image spent; its sums are those of the samples, and of cycles, if calls were counted, those of the stacks. If
 * the profile is exact too, the cycles of a stack are distributed over the addresses of its innermost function in proportion to their
 * own, so that the sums by stack and by address stay; instructions and causes likewise. */
void profile_each_cost(const struct profile *p, const struct profile_image *image, profile_cost_fn *each, void *ctx);
/* As profile_each_cost(), where figures are told apart by inlined calls only, not by address. */
void profile_each_frame_cost(const struct profile *p, const struct profile_image *image, profile_cost_fn *each, void *ctx);
/* Add to arcs[i] the instructions of the calls of image->arcs[i], and the cycles by cause, as profile_each_cost() distributes them over
 * stacks: with all that was called, nested calls each. arcs[i].parts has an element for each cause. */
void profile_arc_costs(const struct profile *p, const struct profile_image *image, struct profile_sample *arcs);
/* What profile_merge_calls() has done. */
struct profile_merged {
    double percent;
    size_t stacks, all_stacks;   /* that lost frames; all */
    uint64_t cycles, all_cycles; /* of them */
};
#define PROFILE_MERGED_PERCENT 0.01
#define PROFILE_MERGED         (UINT64_MAX - 1) /* the address of merged frames, whose function has a name that says so */
/* Merge calls with less than `percent` of the cycles of their image, all that they called included: stacks through such a call have one
 * frame at PROFILE_MERGED for it and those that it led to. Sums by all other calls stay. innermost: these stacks keep their innermost
 * function, too, so that the sums by function stay. percent < 0: PROFILE_MERGED_PERCENT, in images whose stacks would make a huge report.
 */
struct profile_merged profile_merge_calls(struct profile *p, double percent, bool innermost);
/* The module that is the image's own program, or NULL. */
const struct profile_module *profile_main_module(const struct profile_image *image);
/* An event's kind as one word; NULL if there is no such kind. */
const char *profile_event_name(enum profile_event_kind kind);

/* Returns false with errno if a write fails or the stream has an error. */
bool profile_write(struct profile *p, FILE *out);
/* Returns NULL on an error; `error` then has a message with the line number. */
struct profile *profile_read(FILE *in, char *error, size_t error_size);
/* Returns why two profiles cannot be added up, as a clause ("the timing models differ"), or NULL if they can. */
const char *profile_difference(const struct profile *p, const struct profile *from);
/* Returns the difference, as a clause, between settings of two recorded command lines that change the figures: caches, the memory's clock
 * and, with ticks, what a tick counts for. NULL if there is none. */
const char *profile_setting_difference(const struct profile *a, const struct profile *b, bool ticks);
/* Move the images of `from` to `p`, and free `from`. Returns false, and changes nothing, if
 * profile_difference() has a reason. */
bool profile_merge(struct profile *p, struct profile *from);

/* ------------------------------------------------------------------------------------- formats */

struct profile_format {
    const char *name, *describes;
    /* Write one image (of_one) or all of them. Returns false, with errno set, if the stream has
     * an error. */
    bool of_one;
    bool clamps; /* bins saturate at 65535: profile_clamped() */
    bool (*write)(const struct profile *p, const struct profile_image *image, FILE *out);
};
/* The formats that a profile can be converted to; one without a name ends the array. */
extern const struct profile_format profile_formats[];

/* The number of bins of an image's histogram that have more than 65535 ticks. */
uint64_t profile_clamped(const struct profile *p, const struct profile_image *image);

/* Read a histogram that a program's own C library has written: gmon.out of GNU, 4.4BSD or 4.2BSD, or mon.out. machine: its isa, byte order,
 * word size and granule; mhz, hz and period are set from the file. The profile has one image of `program`, with addresses as in its file. A
 * bin's ticks are at its first address. Returns NULL on an error; `error` then has a message. */
struct profile *profile_read_histogram(FILE *in, const struct profile_machine *machine, const char *program, char *error,
                                       size_t error_size);

/* The options of profile_print_text(). */
struct profile_text {
    size_t most;     /* lines at most; 0: all */
    bool colours;    /* of a terminal */
    bool full_names; /* long names are not shortened */
};
/* A function's name as lists show it, to free(). */
char *profile_shown_name(const char *name, const struct profile_text *how);
/* As profile_write_text(), or by_element profile_write_elements(). Returns false if the stream has an error. */
bool profile_print_text(const struct profile *p, bool by_element, const struct profile_text *how, FILE *out);

bool profile_write_text(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_json(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_elements(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_csv(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_folded(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_callgrind(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_speedscope(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_chrome(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_pprof(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_gmon(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_bsd_gmon(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_mon(const struct profile *, const struct profile_image *, FILE *);

#endif
