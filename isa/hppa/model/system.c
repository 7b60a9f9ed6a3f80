/*
 * system.c - models of the instructions on space and control registers, of probes, and of cache instructions, which users see by the
 * update of their base. At the least privileged level, 3.
 */
#include <stddef.h>
#include <string.h>
#include "isa/hppa/model/model.h"

enum { SHIFT_AMOUNT = 11, INTERVAL_TIMER = 16, FIRST_TEMPORARY = 26, SECOND_TEMPORARY = 27 };

/* A short pointer's first two bits select SR4 to SR7; otherwise the field names SR1 to SR3. */
static void ldsid(struct model_state *s)
{
    uint64_t base = s->gr[s->f.b];
    unsigned quadrant = (unsigned)bits(base, s->wide ? 62 : 30, 2);
    set_gr(s, s->f.t, s->f.s ? s->sr[s->f.s] : s->sr[4 + quadrant]);
}

/* assemble_3 of the manual: the last bit of the field is the first. */
static unsigned space_register(const struct model_state *s)
{
    return (unsigned)(bits(s->f.s, 0, 1) << 2 | bits(s->f.s, 1, 2));
}

static void mtsp(struct model_state *s)
{
    unsigned n = space_register(s);
    if (n >= 5)
        s->fault = MODEL_PRIVILEGED_REGISTER;
    else
        s->sr[n] = bits(s->gr[s->f.a], 0, 32);
}

static void mfsp(struct model_state *s)
{
    set_gr(s, s->f.t, s->sr[space_register(s)]);
}

/* SAR has a line of its own. */
static void mtctl(struct model_state *s)
{
    s->fault = MODEL_PRIVILEGED_REGISTER;
}

/* Without ,W the last five bits of SAR. The interval timer counts. */
static void mfctl(struct model_state *s)
{
    switch (s->f.i) {
    case SHIFT_AMOUNT: set_gr(s, s->f.t, s->sar & 31); break;
    case INTERVAL_TIMER:
        set_gr(s, s->f.t, 0);
        s->undefined[s->f.t] = ~0ull;
        break;
    case FIRST_TEMPORARY: set_gr(s, s->f.t, s->cr26); break;
    case SECOND_TEMPORARY: set_gr(s, s->f.t, s->cr27); break;
    default: s->fault = MODEL_PRIVILEGED_REGISTER;
    }
}

static void mfctl_w(struct model_state *s)
{
    set_gr(s, s->f.t, s->sar);
}

static void mfia(struct model_state *s)
{
    set_gr(s, s->f.t, s->ip & ~3ull);
}

/* MODEL_DATA is readable and writable, MODEL_UNMAPPED neither. */
static void probe(struct model_state *s)
{
    uint64_t address = bits(s->gr[s->f.b], 0, 32);
    set_gr(s, s->f.t, address >= MODEL_DATA && address < MODEL_DATA + MODEL_MEMORY);
}

/* Purges and flushes change the base if the completer says so. */
static void flush(struct model_state *s)
{
    if (s->f.m)
        set_gr(s, s->f.b, s->gr[s->f.b] + s->gr[s->f.a]);
}

static void nothing(struct model_state *s)
{
    (void)s;
}

const struct model_line model_system[] = {
    {"ldsid", ldsid},     {"mtsp", mtsp},     {"mfsp", mfsp},    {"mtctl", mtctl}, {"mfctl", mfctl},  {"mfctl,w", mfctl_w},
    {"mfia", mfia},       {"probe", probe},   {"probei", probe}, {"pdc", flush},   {"fdc", flush},    {"fdc,i", nothing},
    {"fdce", flush},      {"fic", flush},     {"fic,4f", flush}, {"fice", flush},  {"sync", nothing}, {"syncdma", nothing},
    {"pmdis,n", nothing}, {"pmenb", nothing}, {NULL, NULL},
};
