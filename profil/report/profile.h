/*
 * A profile: where programs spent their time, as precis profile writes it and precis report reads it.
 *
 *     struct profile *p = profile_new(&(struct profile_machine){.isa = "hppa", ...});
 *     struct profile_image *image = profile_image(p, pid, "/bin/true");
 *     profile_module(image, 0x10000, 0x20000, 0, "/bin/true");
 *     profile_sample(image, pc, 1, 0, 0);                    any number of times, in any order
 *     profile_function(image, 0x10200, 0x10300, "main", "true.c", 12);
 *     profile_write(p, file);
 *
 * An image is one program that one process ran: execve begins another. Addresses are those of the
 * running program. The file's format is text; docs/formats.md describes it. Functions that
 * allocate abort the program if out of memory.
 */
#ifndef PRECIS_PROFIL_REPORT_PROFILE_H
#define PRECIS_PROFIL_REPORT_PROFILE_H

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
};

struct profile_module { /* a file mapped for execution */
    uint64_t low, high; /* addresses, low <= a < high */
    uint64_t bias;      /* address in memory minus address in the file's symbol table */
    char *path;
};

struct profile_function {
    uint64_t low, high; /* low <= a < high */
    char *name, *file;  /* file: "" if unknown */
    unsigned line;      /* 0: unknown */
};

struct profile_part { /* part of a sample's cycles */
    unsigned cause;   /* index into profile.causes */
    uint64_t cycles;
};

struct profile_sample {
    uint64_t pc; /* IA-64: in exact data the low bits are the slot, 0 to 2; ticks count at slot 0 */
    uint64_t ticks;
    uint64_t cycles, instructions; /* of machines with exact set */
    struct profile_part *parts;    /* cycles by cause; if there are any, their sum is cycles */
    unsigned part_count;
};

struct profile_stack {
    uint64_t ticks;
    unsigned depth;
    uint64_t *pcs; /* innermost first */
};

struct profile_arc { /* a call */
    uint64_t from, self, count;
};

struct profile_image {
    int pid;
    char *program;
    struct profile_module *modules;
    struct profile_function *functions;
    struct profile_sample *samples;
    struct profile_stack *stacks;
    struct profile_arc *arcs;
    size_t module_count, function_count, sample_count, stack_count, arc_count;
    size_t module_room, function_room, sample_room, stack_room, arc_room;
    size_t *slots; /* hash table from pc to 1 + index of its sample; NULL while the samples are sorted */
    size_t slot_count;
};

struct profile {
    struct profile_machine machine;
    struct profile_image **images;
    size_t image_count, image_room;
    char **causes; /* names, by number: profile_cause() */
    unsigned cause_count;
};

struct profile *profile_new(const struct profile_machine *machine);
void profile_free(struct profile *p);

/* Add an image, owned by p; its address does not change until p is freed. */
struct profile_image *profile_image(struct profile *p, int pid, const char *program);
void profile_module(struct profile_image *image, uint64_t low, uint64_t high, uint64_t bias, const char *path);
/* Functions may be added in any order; if some overlap, the one with the highest start takes a
 * pc. */
void profile_function(struct profile_image *image, uint64_t low, uint64_t high, const char *name, const char *file, unsigned line);
/* Add to the sample of pc. */
void profile_sample(struct profile_image *image, uint64_t pc, uint64_t ticks, uint64_t cycles, uint64_t instructions);
/* Returns the number of a cause of cycles, by its name: one word; a colon may add detail, as in
 * "stall:LOAD". */
unsigned profile_cause(struct profile *p, const char *name);
/* Attribute cycles at pc to `cause`. They must be among the cycles that profile_sample() got for
 * the same pc. */
void profile_part(struct profile_image *image, uint64_t pc, unsigned cause, uint64_t cycles);
/* A sample's cycles of one cause. */
uint64_t profile_cycles_of(const struct profile_sample *s, unsigned cause);
/* Cycles by cause, summed over all samples of all images: an array of cause_count; free() it. */
uint64_t *profile_cause_totals(const struct profile *p);
void profile_stack(struct profile_image *image, const uint64_t *pcs, unsigned depth, uint64_t ticks);
void profile_arc(struct profile_image *image, uint64_t from, uint64_t self, uint64_t count);

/* Sort everything by address and merge duplicates. profile_write() and profile_read() call this. */
void profile_tidy(struct profile *p);

/* After profile_tidy(): the function or module at an address; NULL: none. */
const struct profile_function *profile_find_function(const struct profile_image *image, uint64_t pc);
const struct profile_module *profile_find_module(const struct profile_image *image, uint64_t pc);

/* Returns false if the stream has an error. */
bool profile_write(struct profile *p, FILE *out);
/* Returns NULL on an error; `error` then has a message with the line number. */
struct profile *profile_read(FILE *in, char *error, size_t error_size);
/* Move the images of `from` to `p`, and free `from`. Returns false, and changes nothing, if they
 * are of different machines. */
bool profile_merge(struct profile *p, struct profile *from);

/* ------------------------------------------------------------------------------------- formats */

struct profile_format {
    const char *name, *describes;
    /* Write one image (of_one) or all of them. Returns false, with errno set, if the stream has
     * an error. */
    bool of_one;
    bool (*write)(const struct profile *p, const struct profile_image *image, FILE *out);
};
/* The formats that a profile can be converted to; one without a name ends the array. */
extern const struct profile_format profile_formats[];

bool profile_write_text(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_elements(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_csv(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_folded(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_callgrind(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_speedscope(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_pprof(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_gmon(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_bsd_gmon(const struct profile *, const struct profile_image *, FILE *);
bool profile_write_mon(const struct profile *, const struct profile_image *, FILE *);

#endif
