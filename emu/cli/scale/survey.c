/* survey.c - see survey.h. */
#include "emu/cli/scale/survey.h"

#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"
#include "emu/cli/scale/measure.h"
#include "emu/cli/scale/self_profile.h"
#include "emu/cpu/isa.h"
#include "emu/machines.h"
#include "profil/profil.h"
#include "emu/report/must.h"

/* ---- one machine ------------------------------------------------------------------------------------ */

static unsigned long scale_of(unsigned row)
{
    return 2ul << row;
}

static void read_mask(struct survey *l, const uint8_t *code)
{
    struct survey_unit *u = &l->units[l->n++];

    *u = (struct survey_unit){.size = l->code->mask_bytes, .texts = 1};
    snprintf(u->text[0], sizeof u->text[0], ".word 0x%02x%02x, the entry mask", code[1], code[0]);
}

/* Splits the function into units. */
static void read_units(struct survey *l, const uint8_t *code, uint64_t va)
{
    const struct isa *isa = l->isa;
    bool vary = isa_lengths_vary(isa);
    uint64_t start = va & -(uint64_t)isa->sample_bytes;

    l->units = must(calloc(l->bytes, sizeof *l->units));
    if (l->code->mask_bytes)
        read_mask(l, code);
    for (uint64_t at = va + l->code->mask_bytes; at - va < l->bytes;) {
        unsigned into = (unsigned)(at - va), slot = vary ? 0 : (unsigned)(at % isa->sample_bytes);
        if (!slot)
            l->units[l->n++].offset = (unsigned)((at & -(uint64_t)isa->sample_bytes) - start);
        struct survey_unit *u = &l->units[l->n - 1];
        unsigned used = isa->disassemble(at, code + into, l->bytes - into, u->text[u->texts], sizeof u->text[0]);
        if (!used)
            break;
        at += used;
        u->texts += u->texts + 1 < SURVEY_TEXTS || at % isa->sample_bytes == 0 || vary;
        u->size = (unsigned)(at - va) - u->offset;
        l->instructions++;
    }
}

static bool read_ticks(struct survey *l)
{
    uint64_t *ticks = scale_function_ticks(l->isa);

    for (size_t i = 0; ticks && i < l->n; i++) {
        l->units[i].ticks = ticks[l->units[i].offset];
        l->executed += ticks[l->units[i].offset] != 0;
    }
    free(ticks);
    return ticks != NULL;
}

size_t survey_counter(const struct survey *l, const struct survey_row *row, const struct survey_unit *unit, unsigned element)
{
    const uint64_t text = 0x10000; /* any but 0, where scale 2 counts everything */
    const struct profil_mapping m = {.element = (uint8_t)element,
                                     .scale = (uint32_t)row->scale,
                                     .offset = text,
                                     .size = row->counters * element,
                                     .address_bits = l->isa->long_bits,
                                     .sprofil = l->code->system->sprofil};
    struct profil_dialect dialect;

    profil_dialect_parse(l->code->system->dialect, &dialect, NULL, 0);
    return profil_locate(&dialect, &m, text + unit->offset) / element;
}

/* Returns whether the counters are what the formula says for the ticks of the units. */
static bool is_as_formula(const struct survey *l, const struct survey_row *r, unsigned element)
{
    uint64_t *expected = must(calloc(r->counters, sizeof *expected));

    for (size_t i = 0; i < l->n; i++) {
        size_t counter = survey_counter(l, r, &l->units[i], element);
        if (counter < r->counters)
            expected[counter] += l->units[i].ticks;
    }
    bool same = !memcmp(expected, r->counts, r->counters * sizeof *expected);
    free(expected);
    return same;
}

static bool read_row(struct survey *l, struct survey_row *r, unsigned element)
{
    r->counts = scale_measure_function(l->isa, element, r->scale, &r->counters);
    for (size_t i = 0; r->counts && i < r->counters; i++)
        r->counting += r->counts[i] != 0;
    return r->counts != NULL;
}

/* Returns false after an error message. */
static bool measure(const char *command, struct survey *l, unsigned element)
{
    size_t size;
    uint64_t va;
    uint8_t *code = scale_function(l->isa, &size, &va);

    if (!code)
        return false;
    l->bytes = (unsigned)size;
    read_units(l, code, va);
    free(code);
    if (!read_ticks(l))
        return false;
    for (unsigned k = 0; k < SURVEY_ROWS; k++) {
        l->rows[k].scale = scale_of(k);
        if (!read_row(l, &l->rows[k], element))
            return false;
        if (!is_as_formula(l, &l->rows[k], element)) {
            complain(command, "%s: pr_scale %lu: the counters differ from the formula", l->isa->long_name, l->rows[k].scale);
            return false;
        }
    }
    return true;
}

static void free_survey(struct survey *l)
{
    free(l->units);
    for (unsigned k = 0; k < SURVEY_ROWS; k++)
        free(l->rows[k].counts);
}

/* ---- tables ----------------------------------------------------------------------------------------- */

double survey_instruction_bytes(const struct survey *l)
{
    return (double)(l->bytes - l->code->mask_bytes) / l->instructions;
}

void survey_lengths(const struct survey *l, unsigned *least, unsigned *most)
{
    *least = UINT_MAX;
    *most = 0;
    for (size_t i = l->code->mask_bytes != 0; i < l->n; i++) {
        *least = l->units[i].size < *least ? l->units[i].size : *least;
        *most = l->units[i].size > *most ? l->units[i].size : *most;
    }
}

/* Writes the number of bytes, or both numbers. */
static const char *length_text(unsigned least, unsigned most, char text[24])
{
    snprintf(text, 24, least == most ? "%u" : "%u-%u", least, most);
    return text;
}

static void print_machines(const struct survey *surveys, size_t n)
{
    printf("%-12s %-12s %6s %13s %22s %8s %9s %9s\n", "machine", "a pc names", "bytes", "instructions", "bytes per instruction", "lengths",
           "possible", "executed");
    for (size_t i = 0; i < n; i++) {
        const struct survey *l = &surveys[i];
        char lengths[24], possible[24];
        unsigned least, most;
        survey_lengths(l, &least, &most);
        printf("%-12s %-12s %6u %13u %22.2f %8s %9s %9u\n", l->isa->long_name, l->isa->sample_unit, l->bytes, l->instructions,
               survey_instruction_bytes(l), length_text(least, most, lengths),
               length_text(l->isa->sample_bytes, isa_most_bytes(l->isa), possible), l->executed);
    }
}

static void print_scales(const struct survey *surveys, size_t n, unsigned element)
{
    printf("%8s %8s", "pr_scale", "bytes");
    for (size_t i = 0; i < n; i++)
        printf(" %13s", surveys[i].isa->name);
    putchar('\n');
    for (unsigned k = 0; k < SURVEY_ROWS; k++) {
        printf("%8lu %8g", scale_of(k), element * 65536.0 / (double)scale_of(k));
        for (size_t i = 0; i < n; i++) {
            const struct survey_row *r = &surveys[i].rows[k];
            char cell[32];
            snprintf(cell, sizeof cell, "%.2f %3zu/%-3zu", (double)surveys[i].executed / (double)r->counting, r->counting, r->counters);
            printf(" %13s", cell);
        }
        putchar('\n');
    }
}

static void print_tables(const struct survey *surveys, size_t n, unsigned element)
{
    printf("checksum(), one C function, under sprofil() with counters of %u bytes and a tick in every cycle\n\n", element);
    print_machines(surveys, n);
    printf("\nFor each pr_scale the bytes of text per counter; for each machine the executed instructions (or bundles) per counter that\n"
           "counts, and how many of the function's counters count.\n\n");
    print_scales(surveys, n, element);
    for (size_t i = 0; i < n; i++)
        if (surveys[i].code->system->note)
            printf("\n%s: measured %s.\n", surveys[i].isa->long_name, surveys[i].code->system->note);
}

/* Fills in the machines that this program executes and measures with counters of `element` bytes. Returns how many. */
static size_t find_machines(struct survey *surveys, unsigned element)
{
    size_t n = 0;

    for (unsigned i = 0; machine_name(i); i++) {
        const struct isa *isa = machine_by_name(machine_name(i));
        if (isa && scale_can_measure(isa, element))
            surveys[n++] = (struct survey){.isa = isa, .code = self_profile_for(isa->elf_machine, isa->long_bits == 64)};
    }
    return n;
}

int scale_survey(const char *command, unsigned element, const char *path)
{
    size_t n = 0, done = 0;
    FILE *out = NULL;

    while (machine_name((unsigned)n))
        n++;
    struct survey *surveys = must(calloc(n, sizeof *surveys));
    n = find_machines(surveys, element);
    while (done < n && measure(command, &surveys[done], element))
        done++;
    bool good = done == n;
    if (good)
        print_tables(surveys, n, element);
    if (good && path && (out = output_open_result(command, path)))
        scale_page(out, surveys, n, element);
    int status = !good ? 1 : (path && !out) || (out && !output_close(command, path, out)) ? EXIT_MISTAKE : 0;
    for (size_t i = 0; i < n; i++)
        free_survey(&surveys[i]);
    free(surveys);
    return status;
}
