/*
 * profil(), sprofil() and pcsample(), as HP-UX, SunOS, AIX, the BSDs and glibc define them.
 *
 * The library knows no emulator and no operating system: given a configuration, a pc and functions that
 * read and write the program's memory, it does what the dialect's manual says. It is C11, its
 * headers are also C++, and it needs only the C library. docs/profil-library.md has the
 * smallest program that uses it.
 *
 *     struct profil_dialect dialect;
 *     profil_dialect_parse("hpux", &dialect, NULL, 0);
 *     struct profil_state *p = profil_new(&dialect, &(struct profil_abi){4, true}, NULL);
 *     profil_call(p, &memory, buffer, 4096, text, 0x8000);        the program's system call
 *     profil_tick(p, &memory, pc, 1);                             each clock tick
 *     profil_free(p);
 *
 * "The program" is the one that is profiled. One struct profil_state belongs to one process of it,
 * or to one thread where a dialect profiles threads. There is no global state: any number of states may
 * exist at once, and different host threads may use different ones at the same time.
 *
 * Addresses, sizes and pcs are the program's own, zero-extended to 64 bits. Scales are 16.16
 * fixed-point numbers. Pointers must not be NULL unless the description gives NULL a meaning.
 *
 * Errors are returned as values: an enum profil_status, NULL or false. The library ends no process and
 * prints nothing. "Out of memory" always refers to the host's memory.
 *
 * Sources: the manual pages and kernels that docs/dialects.md names, for each choice of each
 * dialect.
 */
#ifndef PRECIS_PROFIL_PROFIL_H
#define PRECIS_PROFIL_PROFIL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------ dialects */

/* Every choice of every property (dialect.def): PROFIL_ROUND_UP, PROFIL_FULL_WRAP, ... */
enum profil_choice {
#define PROFIL_CHOICE(field, constant, name, meaning) PROFIL_##constant,
#include "profil/dialect.def"
    PROFIL_CHOICES
};

/* A dialect is a value: copy it, change a field, use it. A field takes only its own property's
 * choices; profil_dialect_put() checks that. */
struct profil_dialect {
    const char *name; /* "hpux", ... without the options; a constant of the library */
#define PROFIL_PROPERTY(field, ...) enum profil_choice field;
#include "profil/dialect.def"
};

/* The names of the dialects, in the order of dialect.def's columns; NULL ends the array. */
extern const char *const profil_dialect_names[];

/* Parse a dialect: NAME or NAME:OPTION,OPTION... where an OPTION is PROPERTY=CHOICE or a reading
 * of that dialect ("bsd43:kernel", "hpux:overlap=allow,full=wrap"). Returns false if a name is
 * unknown; then *dialect is unchanged, and error has a message that lists the known names,
 * truncated to error_size - 1 bytes. error NULL or error_size 0: no message. */
bool profil_dialect_parse(const char *text, struct profil_dialect *dialect, char *error, size_t error_size);

/* Set one property by the names of property and choice. Returns false, and changes nothing, if
 * there is no such property or the property has no such choice. */
bool profil_dialect_set(struct profil_dialect *dialect, const char *property, const char *choice);

/* Write one line per property: its choice in this dialect, and what that means. Errors are left
 * in the stream, for ferror(). */
void profil_dialect_print(const struct profil_dialect *dialect, FILE *out);

/* A property in the table; the strings are constants of the library. */
struct profil_property {
    const char *name, *decides;
    enum profil_choice first, last; /* its choices are contiguous */
};
/* Get a property by index, from 0. Its name is NULL past the end of the table. */
struct profil_property profil_property_at(unsigned index);
/* A choice's name in options, and its meaning: constants of the library. "?" if there is no such
 * choice. */
const char *profil_choice_name(enum profil_choice choice);
const char *profil_choice_meaning(enum profil_choice choice);
/* Get a dialect's choice for a property by index; PROFIL_CHOICES if there is no such property. */
enum profil_choice profil_dialect_get(const struct profil_dialect *dialect, unsigned property);
/* Set a dialect's choice for a property by index. Returns false, and changes nothing, if there
 * is no such property or c is not one of its choices. */
bool profil_dialect_put(struct profil_dialect *dialect, unsigned property, enum profil_choice c);

/* ----------------------------------------------------------------------------- the arithmetic */

/* The mapping of pcs to the elements of one buffer. */
struct profil_mapping {
    uint64_t offset;      /* first address of the region */
    uint64_t size;        /* of the buffer, in bytes */
    uint32_t scale;       /* 16.16 fixed point */
    uint8_t element;      /* bytes per counter: 2, 4 or 8 */
    uint8_t address_bits; /* 32: a difference wraps at 2^32, if the dialect lets it wrap; else at 2^64 */
    bool sprofil;         /* a region of sprofil: rules that only profil's page has do not apply */
};

#define PROFIL_MISS UINT64_MAX

/* Returns the byte offset in the buffer of the element that pc counts in, a multiple of the
 * element's size, or PROFIL_MISS if there is none. A mapping that a call would refuse for its
 * scale or element also gives PROFIL_MISS. Takes constant time and accesses no memory but its
 * arguments. */
uint64_t profil_locate(const struct profil_dialect *dialect, const struct profil_mapping *mapping, uint64_t pc);

/* As profil_locate(), and writes the arithmetic step by step as text. Errors are left in the
 * stream. */
uint64_t profil_explain(const struct profil_dialect *dialect, const struct profil_mapping *mapping, uint64_t pc, FILE *out);

/* Results of calls. All but PROFIL_OK are errors of the program, for its errno. */
enum profil_status {
    PROFIL_OK,
    PROFIL_E2BIG,  /* sprofil: too many regions */
    PROFIL_EFAULT, /* an argument or buffer is in memory that does not allow the access */
    PROFIL_EINVAL, /* an argument is not allowed by the dialect */
    PROFIL_ENOMEM, /* the host is out of memory, or glibc's sprofil has too many regions */
    PROFIL_ENOSYS  /* the dialect has no such call */
};

/* Find the addresses that count in the element at a byte offset: *first to *last, inclusive,
 * without those that are reached only by wrapping. Returns false if there are none; *first and
 * *last are then undefined. */
bool profil_span(const struct profil_dialect *dialect, const struct profil_mapping *mapping, uint64_t byte_offset, uint64_t *first,
                 uint64_t *last);

/* Check whether a call can have this mapping: profil(), or sprofil() with it as the only region.
 * Returns PROFIL_OK, or the call's error: PROFIL_EINVAL or PROFIL_ENOSYS. On an error *why is a
 * sentence, a constant of the library; with PROFIL_OK it is NULL. */
enum profil_status profil_check(const struct profil_dialect *dialect, const struct profil_mapping *mapping, const char **why);

/* Returns the number of counters in the buffer; 0 if element is not 2, 4 or 8. */
uint64_t profil_elements(const struct profil_dialect *dialect, const struct profil_mapping *mapping);

/* -------------------------------------------------------------- the program and its memory */

/* Layout of structures in the program's memory. */
struct profil_abi {
    uint8_t pointer_bytes; /* 4 (ILP32) or 8 (LP64) */
    bool big_endian;
};

/* Access to the program's memory with the program's own permissions: an access that would fault
 * there fails here. docs/profil-library.md says when the functions are called, and with what.
 * They must not call the library for the same struct profil_state. */
struct profil_memory {
    void *context; /* first argument of each function */
    /* Copy size bytes, 1 to 32, from the program's memory at address to `bytes`, or from `bytes`
     * to it. Access all of them or none; return false if not all are mapped with that
     * permission. The bytes are in the program's order, and address need not be aligned. */
    bool (*read)(void *context, uint64_t address, void *bytes, size_t size);
    bool (*write)(void *context, uint64_t address, const void *bytes, size_t size);
    /* Return whether size bytes, at least 1, are writable now. Called where a dialect checks
     * (and pins) a buffer at the call. address + size - 1 does not wrap. If NULL, the library reads one byte in each 4 KiB and writes it
     * back. */
    bool (*writable)(void *context, uint64_t address, uint64_t size);
};

/* ------------------------------------------------------------------------------ a process's state */

/* Default of sysconf(_SC_PROFIL_MAX). HP gives no figure; this one is ours. */
#define PROFIL_SC_PROFIL_MAX 100
/* Maximum of _SC_PROFIL_MAX, and of the entries of an array of regions where the dialect itself
 * has no limit (AIX, glibc). */
#define PROFIL_ARRAY_MAX     4096

/* Flags of HP-UX's sprofil. The value of PROF_UINT64 is assumed: 1 and 2 are documented. */
enum { PROFIL_USHORT = 1, PROFIL_UINT = 2, PROFIL_UINT64 = 4 };
/* Flags of glibc's sprofil; PROF_FAST (2) is accepted and has no effect. */
enum { PROFIL_GLIBC_USHORT = 0, PROFIL_GLIBC_UINT = 1, PROFIL_GLIBC_FAST = 2 };

struct profil_state;

/* A buffer that ticks count in. */
struct profil_region {
    uint64_t base;                 /* of the buffer, in the program's memory */
    struct profil_mapping mapping; /* size, offset, scale and element */
    uint64_t low, high;            /* range of pcs that it may take: low <= pc <= high */
    enum profil_choice full;       /* behaviour of counters at their maximum */
    bool overflow;                 /* overflow bin: counts pcs that no other region takes in
                                    * its one element */
};

/* Why buffers are released. A buffer of pcsample is one region, without counters:
 * profil_samples(). */
enum profil_reason {
    PROFIL_REPLACED, /* another call replaced them */
    PROFIL_SWITCHED_OFF,
    PROFIL_FAULTED, /* a counter was not writable */
    PROFIL_FILLED,  /* a counter, or pcsample's buffer, was full (SunOS) */
    PROFIL_EXEC,
    PROFIL_EXIT
};
/* A reason as one word, a constant of the library: "replaced", "off", "fault", "full", "exec",
 * "exit". "?" if there is no such reason. */
const char *profil_reason_name(enum profil_reason reason);

/* Result of a tick. */
enum profil_hit {
    PROFIL_IDLE,    /* profiling is off */
    PROFIL_COUNTED, /* a counter was accessed; it may have been full */
    PROFIL_MISSED,  /* no region takes this pc */
    PROFIL_STOPPED, /* this tick switched profiling off */
    PROFIL_LOST,    /* the counter was not writable, and profiling stays on */
    PROFIL_SIGSEGV, /* the dialect kills the program with this signal, as for an access by the program */
    PROFIL_SIGPROF  /* a profiling timer sends this signal to a program that has no handler for
                     * it */
};

/* Why a tick could not count. */
enum profil_cause { PROFIL_NO_ACCESS, PROFIL_MISALIGNED, PROFIL_FULL };

/* A tick that could not count; in most dialects the program is not notified. */
struct profil_failure {
    uint64_t pc, address; /* address: of the counter */
    unsigned region;
    uint64_t element; /* index in the region */
    unsigned size;    /* bytes */
    enum profil_cause why;
    enum profil_hit then; /* PROFIL_STOPPED, PROFIL_LOST or PROFIL_SIGSEGV */
};

/* Callbacks about the buffers; each function may be NULL. They may read the state and the
 * program's memory, but must not change or free the state. */
struct profil_watch {
    void *context; /* first argument of each function */
    /* Called before regions are released, while profil_region_at() still returns them. */
    void (*closing)(void *context, const struct profil_state *p, const struct profil_memory *memory, enum profil_reason reason);
    /* Called at the first failed tick after a call, before closing(). */
    void (*failing)(void *context, const struct profil_state *p, const struct profil_failure *failure);
};

/* Create the state of a process, with profiling off. The dialect, abi and watch (or NULL) are
 * copied. Free it with profil_free(). Returns NULL if out of memory, or if abi->pointer_bytes is
 * neither 4 nor 8. */
struct profil_state *profil_new(const struct profil_dialect *dialect, const struct profil_abi *abi, const struct profil_watch *watch);
/* Free a state without calling its watch; call profil_exit() first for that. p may be NULL. */
void profil_free(struct profil_state *p);

/* Set sysconf(_SC_PROFIL_MAX), by default PROFIL_SC_PROFIL_MAX, and the length of a clock tick
 * in microseconds that sprofil writes to tvp, by default 10000. Returns false, and changes
 * nothing, if max_regions is 0 or above PROFIL_ARRAY_MAX. */
bool profil_limits(struct profil_state *p, unsigned max_regions, unsigned tick_microseconds);

/* The program calls profil(buffer, size, offset, scale): size in bytes, counters of 2 bytes.
 * AIX's second form is this call with a size of -1 (in 32 bits or in 64). Returns PROFIL_OK,
 * PROFIL_EINVAL, PROFIL_EFAULT or PROFIL_ENOMEM; an error changes nothing. */
enum profil_status profil_call(struct profil_state *p, const struct profil_memory *memory, uint64_t buffer, uint64_t size, uint64_t offset,
                               uint32_t scale);

/* The program calls sprofil(profp, profcnt, tvp, flags). profp is the address of profcnt
 * structures, tvp (0: none) the address of a struct timeval that receives the length of a tick;
 * the abi gives the layout of both. Returns any enum profil_status; PROFIL_ENOSYS: the dialect
 * has no such call. An error changes nothing. */
enum profil_status profil_scall(struct profil_state *p, const struct profil_memory *memory, uint64_t profp, int32_t profcnt, uint64_t tvp,
                                uint32_t flags);

/* The program calls pcsample(samples, nsamples) of SunOS: each tick stores its pc,
 * pointer-sized, until nsamples are stored; nsamples 0 switches off. pcsample() and profil()
 * replace each other. On PROFIL_OK *stored is the number of samples that the previous call
 * collected. Returns PROFIL_OK, PROFIL_EINVAL (nsamples is negative), PROFIL_ENOMEM, or
 * PROFIL_ENOSYS: the dialect has no such call. An error changes nothing. */
enum profil_status profil_sample(struct profil_state *p, const struct profil_memory *memory, uint64_t samples, int64_t nsamples,
                                 uint64_t *stored);

/* Deliver n clock ticks (usually 1) to the process at pc: in user mode there, or returning there
 * from the kernel. pc is an instruction's address as the machine's ABI defines it for profil,
 * without privilege or slot bits. Does not allocate. Returns the combined result of the ticks;
 * the caller sends the signal, if the result is one. */
enum profil_hit profil_tick(struct profil_state *p, const struct profil_memory *memory, uint64_t pc, uint32_t n);

/* Ticks during a thread's system call, deferred to the pc that the call returns to. One value
 * per thread, initially zero. */
struct profil_deferred {
    uint32_t ticks;
};
/* Defer n ticks, if profiling is on and the dialect counts ticks of system calls. */
void profil_defer(const struct profil_state *p, struct profil_deferred *deferred, uint32_t n);
/* Deliver the deferred ticks at pc, as profil_tick() does, and reset them to zero. Returns
 * PROFIL_IDLE if there are none. */
enum profil_hit profil_deliver(struct profil_state *p, const struct profil_memory *memory, struct profil_deferred *deferred, uint64_t pc);

/* Create the state of a child at fork (or vfork), with its own watch (or NULL). The caller
 * copies the child's memory. Returns NULL if out of memory. */
struct profil_state *profil_fork(const struct profil_state *parent, const struct profil_watch *watch);
/* The process executes a new program, perhaps with another abi; memory is still the old
 * program's. Returns false, and changes nothing, if abi->pointer_bytes is neither 4 nor 8. */
bool profil_exec(struct profil_state *p, const struct profil_memory *memory, const struct profil_abi *abi);
/* The process ends: switch profiling off, calling the watch. The state stays usable. */
void profil_exit(struct profil_state *p, const struct profil_memory *memory);

/* Returns whether profiling is on. */
bool profil_is_on(const struct profil_state *p);
/* Returns whether pcs are stored instead of counted (pcsample). *stored: number of samples since
 * the last call. */
bool profil_samples(const struct profil_state *p, uint64_t *stored);
/* The dialect and the abi of a state; valid until profil_free(). */
const struct profil_dialect *profil_dialect_of(const struct profil_state *p);
const struct profil_abi *profil_abi_of(const struct profil_state *p);

/* Returns the number of active regions; 0 while profiling is off. */
unsigned profil_regions(const struct profil_state *p);
/* Get a region by index, from 0, in the order of the call's array without ignored entries; valid
 * until the next call, tick, exec or exit. Returns NULL if there is no such region. */
const struct profil_region *profil_region_at(const struct profil_state *p, unsigned index);

/* Read counter number `index` of a region; for a region of pcsample, sample number `index`.
 * Returns false, with *count unchanged, if it is not readable. `index` is not checked against
 * the buffer's size; profil_elements() returns the limit. */
bool profil_counter(const struct profil_state *p, const struct profil_memory *memory, const struct profil_region *region, uint64_t index,
                    uint64_t *count);

#ifdef __cplusplus
}
#endif

#endif
