/*
 * digest.t.h - for tests that compare single instructions, interpreted and translated, with another simulator's results, of which a file
 * has digests. A line of the file: the instruction's, " | ", and a digest for each encoding; '-' where the other is wrong.
 *
 *     struct digest_test d = {.table = "hppa.def", .other = "qemu", ...};
 *     return digest_main(&d, argc, argv);
 */
#ifndef PRECIS_ENGINE_DIGEST_T_H
#define PRECIS_ENGINE_DIGEST_T_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "emu/engine/mutant.t.h"

enum { DIGEST_NAME = 128, DIGEST_MUTATED = 2, DIGEST_WARM = 40 };

/* Lines are those of an instruction table, by number; encodings and states those that choose() chose. */
struct digest_test {
    const char *table, *other;
    unsigned lines, encodings, states, engines;
    bool *system; /* --system was given */
    void *cases;
    void (*name)(unsigned line, char to[DIGEST_NAME]); /* the first word is the instruction's */
    const char *(*kind)(unsigned line);                /* for -n, before the name */
    bool (*has_cases)(unsigned line, bool system);
    bool (*is_mutated)(void *cases, unsigned line, bool named);
    bool (*choose)(void *cases, unsigned line); /* false: too many of the states fault */
    void (*place)(void *cases, unsigned encoding);
    void (*clear)(void *cases, unsigned encoding);
    uint64_t (*word)(void *cases, unsigned encoding);                                                /* the instruction, for messages */
    uint64_t (*add)(void *cases, unsigned engine, unsigned encoding, unsigned state, uint64_t hash); /* runs a state */
    uint64_t (*add_other)(void *cases, FILE *in, unsigned encoding, unsigned state, uint64_t hash, bool *same); /* reads the other's */
    void (*mutate)(void *cases, unsigned encoding, bool (*survives)(void *ctx), void *ctx, struct mutant_count *count);
    void (*write)(void *cases); /* all cases, for the other */
};

/* ---- hashes */

static uint64_t digest_seed(const char *name, const char *operands)
{
    uint64_t hash = 0xcbf29ce484222325ull;
    for (const char *s = name; *s; s++)
        hash = (hash ^ (uint8_t)*s) * 0x100000001b3ull;
    for (const char *s = operands; *s; s++)
        hash = (hash ^ (uint8_t)*s) * 0x100000001b3ull;
    return hash | 1;
}

static uint64_t digest_add(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0x9e3779b97f4a7c15ull;
    return hash ^ hash >> 29;
}

static uint32_t digest_of(uint64_t hash)
{
    return (uint32_t)(hash ^ hash >> 32);
}

/* The hash of all states of an encoding that is in place. */
static uint64_t digest_hash(const struct digest_test *d, unsigned engine, unsigned encoding)
{
    uint64_t hash = 0;
    for (unsigned k = 0; k < d->states; k++)
        hash = d->add(d->cases, engine, encoding, k, hash);
    return hash;
}

/* ---- the file */

/* Returns the number of the table's line, or -1; *digests is what follows the bar. */
static int digest_line(const struct digest_test *d, char *text, char **digests)
{
    char name[DIGEST_NAME], *bar = strstr(text, " | ");
    if (*text == '#' || !bar)
        return -1;
    *bar = '\0';
    *digests = bar + 3;
    for (unsigned k = 0; k < d->lines; k++) {
        d->name(k, name);
        if (!strcmp(name, text))
            return (int)k;
    }
    printf("%s: no such line of %s\n", text, d->table);
    return -1;
}

static bool digest_compare(const struct digest_test *d, const char *name, const char *digests)
{
    static const char *const engines[] = {"interpreted", "translated"};
    bool fine = true;
    for (unsigned engine = 0; engine < d->engines; engine++) {
        const char *at = digests;
        for (unsigned k = 0; k < d->encodings; k++) {
            char *end;
            d->place(d->cases, k);
            for (unsigned n = 0; engine == 1 && n < DIGEST_WARM; n++)
                d->add(d->cases, engine, k, 0, 0);
            uint32_t own = digest_of(digest_hash(d, engine, k));
            d->clear(d->cases, k);
            at += strspn(at, " ");
            uint32_t other = (uint32_t)strtoul(at, &end, 16);
            if (*at == '-') {
                at++;
                continue;
            }
            if (end == at || other != own) {
                printf("%s: %s: encoding %u [%llx] differs from %s's digest\n", name, engines[engine], k,
                       (unsigned long long)d->word(d->cases, k), d->other);
                fine = false;
            }
            at = end;
        }
    }
    return fine;
}

struct digest_mutation {
    const struct digest_test *d;
    unsigned encoding;
    uint64_t hash;
};

static bool digest_survives(void *ctx)
{
    const struct digest_mutation *m = ctx;
    return digest_hash(m->d, 0, m->encoding) == m->hash;
}

/* Returns whether the digests notice a mutant of the line: of DIGEST_MUTATED encodings, or until one is noticed. */
static bool digest_notices(const struct digest_test *d, const char *name, const char *digests, struct mutant_count *all)
{
    struct mutant_count own = {.show = false};
    for (unsigned k = 0, mutated = 0; k < d->encodings && (mutated < DIGEST_MUTATED || !own.killed); k++) {
        digests += strspn(digests, " ");
        bool known = *digests != '-';
        digests += strcspn(digests, " \n");
        if (!known)
            continue;
        mutated++;
        d->place(d->cases, k);
        struct digest_mutation m = {d, k, digest_hash(d, 0, k)};
        d->mutate(d->cases, k, digest_survives, &m, &own);
        d->clear(d->cases, k);
    }
    printf("%-57s %4u killed %4u survived\n", name, own.killed, own.survived);
    all->killed += own.killed;
    all->survived += own.survived;
    return own.killed != 0;
}

/* Returns whether the first word is one of these, or there are no names. */
static bool digest_is_named(const char *line, char **names, int count)
{
    size_t length = strcspn(line, " ");
    for (int k = 0; k < count; k++)
        if (strlen(names[k]) == length && !strncmp(names[k], line, length))
            return true;
    return count == 0;
}

/* mode: 'c'ompares, 'l'ists, 'm'utates. */
static int digest_file(const struct digest_test *d, const char *path, int mode, char **names, int count)
{
    char text[512], *digests;
    unsigned lines = 0, bad = 0;
    struct mutant_count mutants = {0};
    FILE *in = fopen(path, "r");
    if (!in) {
        printf("%s: not readable\n", path);
        return 1;
    }
    setvbuf(in, NULL, _IONBF, 0); /* the exit of a mutant's process would move the common position back */
    while (fgets(text, sizeof text, in)) {
        int line = digest_line(d, text, &digests);
        if (line < 0) {
            bad += *text != '#' && *text != '\n';
            continue;
        }
        bool any = strpbrk(digests, "0123456789abcdef");
        if (mode == 'l' && any)
            printf("%d %s%s\n", line, strchr(digests, '-') ? "partly " : "", text);
        bool left_out = mode == 'm' && !d->is_mutated(d->cases, (unsigned)line, count != 0);
        if (mode == 'l' || left_out || !digest_is_named(text, names, count))
            continue;
        lines++;
        if (!d->choose(d->cases, (unsigned)line)) {
            printf("%s: too many cases fault\n", text);
            bad++;
        } else
            bad += mode == 'm' ? any && !digest_notices(d, text, digests, &mutants) : !digest_compare(d, text, digests);
    }
    fclose(in);
    if (mode == 'm')
        printf("%u mutants killed, %u survived\n", mutants.killed, mutants.survived);
    if (mode != 'l')
        printf("%u lines, %u bad\n", lines, bad);
    return bad != 0;
}

/* ---- recording */

/* Reads the other's results and prints the file's line. */
static void digest_read(const struct digest_test *d, unsigned line, FILE *in)
{
    char name[DIGEST_NAME];
    d->name(line, name);
    printf("%s |", name);
    for (unsigned k = 0; k < d->encodings; k++) {
        uint64_t hash = 0;
        bool same = true;
        d->place(d->cases, k);
        for (unsigned i = 0; i < d->states; i++)
            hash = d->add_other(d->cases, in, k, i, hash, &same);
        d->clear(d->cases, k);
        printf(same ? " %08x" : " -", digest_of(hash));
    }
    printf("\n");
}

static int digest_record(const struct digest_test *d, int mode, unsigned line, const char *output)
{
    if (line >= d->lines || !d->choose(d->cases, line))
        return 1;
    if (mode == 'w') {
        d->write(d->cases);
        return 0;
    }
    FILE *in = fopen(output, "rb");
    if (!in)
        return 1;
    digest_read(d, line, in);
    fclose(in);
    return 0;
}

static void digest_list(const struct digest_test *d)
{
    char name[DIGEST_NAME];
    for (unsigned k = 0; k < d->lines; k++) {
        d->name(k, name);
        if (d->has_cases(k, *d->system))
            printf("%u %s%s\n", k, d->kind(k), name);
    }
}

static int digest_main(const struct digest_test *d, int argc, char **argv)
{
    *d->system = argc > 1 && !strcmp(argv[1], "--system");
    argc -= *d->system;
    argv += *d->system;
    int mode = argc > 1 && argv[1][0] == '-' ? argv[1][1] : 'c', at = mode == 'c' ? 1 : 2;
    if (argc <= at - (mode == 'n') || (mode == 'r' && argc <= at + 1))
        return 2;
    if (mode == 'n')
        digest_list(d);
    else if (mode == 'w' || mode == 'r')
        return digest_record(d, mode, (unsigned)atoi(argv[at]), argv[at + 1]);
    else
        return digest_file(d, argv[at], mode, argv + at + 1, argc - at - 1);
    return 0;
}

#endif
