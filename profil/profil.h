/* profil() and sprofil(), as HP-UX, SunOS, AIX, the BSDs and glibc define them.
 *
 * The library knows no emulator and no operating system: given a configuration, a pc and a way to
 * read and write the program's memory, it does what the dialect's manual says.
 *
 *     struct profil_dialect dialect;
 *     profil_dialect_parse("hpux", &dialect, NULL, 0);
 *     struct profil *p = profil_new(&dialect, &(struct profil_abi){4, true}, NULL);
 *     profil_call(p, &memory, buffer, 4096, text, 0x8000);        the program's system call
 *     profil_tick(p, &memory, pc, 1);                             each clock tick
 *     profil_free(p);
 *
 * One struct profil belongs to one process. Nothing is global: any number may exist at once.
 * Addresses, sizes and pcs are the program's own, zero-extended to 64 bits.
 */
#ifndef PRECIS_PROFIL_H
#define PRECIS_PROFIL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* ------------------------------------------------------------------------------------ dialects */

/* Every choice of every property (dialect.def): PROFIL_ROUND_UP, PROFIL_FULL_WRAP, ... */
enum profil_choice {
#define CHOICE(field, constant, name, meaning) PROFIL_##constant,
#define PROPERTY(...)
#define READING(...)
#include "profil/dialect.def"
#undef CHOICE
    PROFIL_CHOICES
};

/* A dialect is a value: copy it, change a field, use it. */
struct profil_dialect {
    const char *name; /* "hpux", ... without the options */
#define CHOICE(...)
#undef PROPERTY
#define PROPERTY(field, ...) enum profil_choice field;
#include "profil/dialect.def"
#undef PROPERTY
#undef CHOICE
#undef READING
};

/* The names of the dialects, in the order of dialect.def's columns, ended by NULL. */
extern const char *const profil_dialect_names[];

/* A dialect from text: NAME or NAME:OPTION,OPTION... where an OPTION is PROPERTY=CHOICE or a
 * reading of that dialect ("bsd43:kernel", "hpux:overlap=allow,full=wrap").
 * False: *dialect is unchanged, and error (if not NULL) holds what was wrong and what is known. */
bool profil_dialect_parse(const char *text, struct profil_dialect *dialect, char *error,
                          size_t error_size);

/* Sets one property by its name. False: no such property, or no such choice of it. */
bool profil_dialect_set(struct profil_dialect *dialect, const char *property, const char *choice);

/* Writes every property, its choice here and what that means, a line each. */
void profil_dialect_print(const struct profil_dialect *dialect, FILE *out);

/* One property or one choice as the tables have it; NULL-named past the end. */
struct profil_property {
    const char *name, *decides;
    enum profil_choice first, last; /* its choices are contiguous */
};
struct profil_property profil_property(unsigned index);
const char *profil_choice_name(enum profil_choice choice);
const char *profil_choice_meaning(enum profil_choice choice);
enum profil_choice profil_dialect_get(const struct profil_dialect *dialect, unsigned property);
void profil_dialect_put(struct profil_dialect *dialect, unsigned property, enum profil_choice c);

/* ----------------------------------------------------------------------------- the arithmetic */

/* How pcs are mapped to the elements of one buffer. */
struct profil_mapping {
    uint64_t offset;       /* the first address of the region */
    uint64_t size;         /* of the buffer, in bytes */
    uint32_t scale;        /* 16.16 */
    uint8_t element;       /* bytes of a counter: 2, 4 or 8 */
    uint8_t address_bits;  /* 32 or 64: where a difference wraps, if the dialect lets it */
    bool sprofil;          /* a region of sprofil: what only profil's page says does not hold */
};

#define PROFIL_MISS UINT64_MAX

/* The byte offset in the buffer of the element that pc counts in, or PROFIL_MISS. */
uint64_t profil_locate(const struct profil_dialect *dialect, const struct profil_mapping *mapping,
                       uint64_t pc);

/* The same, and the arithmetic step by step as text. */
uint64_t profil_explain(const struct profil_dialect *dialect, const struct profil_mapping *mapping,
                        uint64_t pc, FILE *out);

/* What a call returns: the caller turns it into its own errno. */
enum profil_status {
    PROFIL_OK,
    PROFIL_E2BIG,
    PROFIL_EFAULT,
    PROFIL_EINVAL,
    PROFIL_ENOMEM,
    PROFIL_ENOSYS
};

/* The addresses that count in the element at a byte offset: first to last, both included, leaving
 * aside those that a dialect reaches only by wrapping. False: none. */
bool profil_span(const struct profil_dialect *dialect, const struct profil_mapping *mapping,
                 uint64_t byte_offset, uint64_t *first, uint64_t *last);

/* Can a call have this mapping? profil() of one, or sprofil() with it as its only region. PROFIL_OK,
 * or the call's error; *why is then a sentence. */
enum profil_status profil_judge(const struct profil_dialect *dialect,
                                const struct profil_mapping *mapping, const char **why);

/* The number of counters in the buffer. */
uint64_t profil_elements(const struct profil_dialect *dialect,
                         const struct profil_mapping *mapping);

/* -------------------------------------------------------------- the program and its memory */

/* What the structures in the program's memory look like. */
struct profil_abi {
    uint8_t pointer_bytes; /* 4 (ILP32) or 8 (LP64) */
    bool big_endian;
};

/* The program's memory as the program itself may use it. Each function touches all of the bytes or
 * none, and returns false if they are not all there with that permission. */
struct profil_memory {
    void *context;
    bool (*read)(void *context, uint64_t address, void *bytes, size_t size);
    bool (*write)(void *context, uint64_t address, const void *bytes, size_t size);
    /* Could size bytes be written now? Used where a dialect checks (and pins) a buffer at the
     * call. NULL: each page is probed by reading a byte and writing it back. */
    bool (*writable)(void *context, uint64_t address, uint64_t size);
};

/* ------------------------------------------------------------------------------ a process's state */

/* sysconf(_SC_PROFIL_MAX): HP gives no figure; this one is ours. */
#define PROFIL_SC_PROFIL_MAX 100
/* Entries of an array of regions for which the dialect itself has no limit (AIX, glibc). */
#define PROFIL_ARRAY_MAX 4096

/* Flags of HP-UX's sprofil. The value of PROF_UINT64 is assumed: 1 and 2 are documented. */
enum { PROFIL_USHORT = 1, PROFIL_UINT = 2, PROFIL_UINT64 = 4 };
/* Flags of glibc's sprofil; PROF_FAST (2) is accepted and changes nothing. */
enum { PROFIL_GLIBC_USHORT = 0, PROFIL_GLIBC_UINT = 1, PROFIL_GLIBC_FAST = 2 };

struct profil;

/* One buffer that ticks count in. */
struct profil_region {
    uint64_t base;                 /* of the buffer, in the program's memory */
    struct profil_mapping mapping; /* its size, offset, scale and element */
    uint64_t low, high;            /* pcs that it can take: low <= pc <= high */
    enum profil_choice full;       /* what its counters do at their end */
    bool overflow;                 /* takes, in its one element, what no other region takes */
};

/* Why buffers are let go of. A buffer of pcsample is one region, without counters: profil_samples(). */
enum profil_reason {
    PROFIL_REPLACED, /* by another call */
    PROFIL_SWITCHED_OFF,
    PROFIL_FAULTED, /* a counter could not be written */
    PROFIL_FILLED,  /* a counter, or pcsample's buffer, was full (SunOS) */
    PROFIL_EXEC,
    PROFIL_EXIT
};
const char *profil_reason_name(enum profil_reason reason);

/* What a tick did. */
enum profil_hit {
    PROFIL_IDLE,    /* profiling is off */
    PROFIL_COUNTED, /* a counter was looked up; it may have been full */
    PROFIL_MISSED,  /* no region takes this pc */
    PROFIL_STOPPED, /* this tick switched profiling off */
    PROFIL_LOST,    /* the counter could not be written, and profiling stays on */
    PROFIL_SIGSEGV, /* the dialect has the program killed by this signal, as by its own access */
    PROFIL_SIGPROF  /* likewise: a profiling timer goes off in a program that knows nothing of it */
};

/* A tick that could not count: the program is not told in most dialects. */
struct profil_failure {
    uint64_t pc, address; /* of the counter */
    unsigned region;
    uint64_t element;     /* its index in the region */
    unsigned size;        /* in bytes */
    enum { PROFIL_NO_ACCESS, PROFIL_MISALIGNED, PROFIL_FULL } why;
    enum profil_hit then; /* PROFIL_STOPPED, PROFIL_LOST or PROFIL_SIGSEGV */
};

/* Notified of what becomes of the buffers; each function may be NULL. */
struct profil_watch {
    void *context;
    /* Called before regions are let go of, while profil_region() still gives them. */
    void (*closing)(void *context, const struct profil *p, const struct profil_memory *memory,
                    enum profil_reason reason);
    /* Called at the first such tick after a call, before closing(). */
    void (*failing)(void *context, const struct profil *p, const struct profil_failure *failure);
};

/* A process without profiling. The dialect, abi and watch (NULL: none) are copied.
 * Never NULL: out of memory ends the program. */
struct profil *profil_new(const struct profil_dialect *dialect, const struct profil_abi *abi,
                          const struct profil_watch *watch);
void profil_free(struct profil *p);

/* sysconf(_SC_PROFIL_MAX), by default PROFIL_SC_PROFIL_MAX, and the length of a clock tick in
 * microseconds that sprofil's tvp is given, by default 10000. */
void profil_limits(struct profil *p, unsigned max_regions, unsigned tick_microseconds);

/* profil(buffer, size, offset, scale). AIX's second form is this call with a size of -1 (in 32 bits
 * or in 64). An error leaves everything as it was. */
enum profil_status profil_call(struct profil *p, const struct profil_memory *memory,
                               uint64_t buffer, uint64_t size, uint64_t offset, uint32_t scale);

/* sprofil(profp, profcnt, tvp, flags), the structures being in memory by the abi. An error leaves
 * everything as it was. PROFIL_ENOSYS: the dialect has no such call. */
enum profil_status profil_scall(struct profil *p, const struct profil_memory *memory,
                                uint64_t profp, int32_t profcnt, uint64_t tvp, uint32_t flags);

/* pcsample(samples, nsamples) of SunOS: each tick stores its pc, pointer-sized, until nsamples are
 * stored; nsamples 0 switches off. *stored: how many the call before has got. PROFIL_ENOSYS: the
 * dialect has no such call. It and profil() replace each other. */
enum profil_status profil_sample(struct profil *p, const struct profil_memory *memory,
                                 uint64_t samples, int64_t nsamples, uint64_t *stored);

/* n clock ticks (usually 1) found the process at pc: in user mode there, or returning there from
 * the kernel. pc is an instruction's address as the machine's ABI defines it for profil, without
 * privilege or slot bits. */
enum profil_hit profil_tick(struct profil *p, const struct profil_memory *memory, uint64_t pc,
                            uint32_t n);

/* Ticks that fell into a thread's system call: it owes them to the pc it will return to. One such
 * value per thread, zero at first. */
struct profil_owed {
    uint32_t ticks;
};
void profil_owe(const struct profil *p, struct profil_owed *owed, uint32_t n);
enum profil_hit profil_pay(struct profil *p, const struct profil_memory *memory,
                           struct profil_owed *owed, uint64_t pc);

/* The child's state at fork (or vfork): a new object, watched by watch (NULL: by nobody). */
struct profil *profil_fork(const struct profil *parent, const struct profil_watch *watch);
/* The process runs a new program, perhaps with another abi. */
void profil_exec(struct profil *p, const struct profil_memory *memory,
                 const struct profil_abi *abi);
/* The process ends: what is on is let go of (the watch is told). */
void profil_exit(struct profil *p, const struct profil_memory *memory);

bool profil_is_on(const struct profil *p);
/* Are pcs stored instead of counted? *stored: how many there are. */
bool profil_samples(const struct profil *p, uint64_t *stored);
const struct profil_dialect *profil_dialect(const struct profil *p);
const struct profil_abi *profil_abi(const struct profil *p);

/* The regions that are on, 0 to profil_regions() - 1, in the order of their lookup. */
unsigned profil_regions(const struct profil *p);
const struct profil_region *profil_region(const struct profil *p, unsigned index);

/* Reads counter number index of a region. False: not readable. */
bool profil_counter(const struct profil *p, const struct profil_memory *memory,
                    const struct profil_region *region, uint64_t index, uint64_t *count);

#endif
