/*
 * system.h - the systems whose profiling call a measuring program makes: the call, what is passed, and the program's file.
 *
 *     struct scale_program p = {.isa = isa, .code = self_profile_for(...)};     // with text and data
 *     p.code->system->file(&bytes, &p);
 *     free(bytes.at);
 */
#ifndef PRECIS_EMU_CLI_SCALE_SYSTEM_H
#define PRECIS_EMU_CLI_SCALE_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct isa;
struct self_profile;

struct scale_bytes {
    unsigned char *at; /* to free() */
    size_t size, room;
};

/* A program's contents; its addresses are in `code`. */
struct scale_program {
    const struct isa *isa;
    const struct self_profile *code;
    struct scale_bytes text, data;
};

enum { SCALE_DATA_SIZE = 0x20000 }; /* bytes of memory from the program's data on */

/* A region: the counters' address and size in bytes, the first address that counts, pr_scale. */
struct scale_region {
    uint64_t buffer, size, offset;
    unsigned long scale;
};

struct scale_system {
    const char *call;      /* for messages */
    const char *dialect;   /* as profil_dialect_parse() takes it */
    bool sprofil;          /* the call is sprofil(), with flags for the counters' size */
    unsigned most_element; /* bytes of the largest counter; the smallest has 2 */
    const char *note;      /* how figures differ from those of sprofil(), or NULL */
    /* Appends what the call reads at the data's beginning. */
    void (*arguments)(struct scale_bytes *out, const struct isa *isa, const struct scale_region *region);
    /* Appends the file. */
    void (*file)(struct scale_bytes *out, const struct scale_program *p);
};

extern const struct scale_system scale_hpux, scale_bsd43;

void scale_append(struct scale_bytes *b, const void *data, size_t size);
/* Appends a number in the machine's byte order. */
void scale_put(struct scale_bytes *b, const struct isa *isa, uint64_t value, unsigned size);

#endif
