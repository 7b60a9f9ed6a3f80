/*
 * system.c - models of the instructions on space and control registers, of probes, and of cache instructions, which users see by the
 * update of their base; and of what interrupts. At the least privileged level, 3.
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

/* SAR has a separate line. */
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

/* ---- interruptions */

/* "May be executed only at the most privileged level." */
static void privileged(struct model_state *s)
{
    s->fault = MODEL_PRIVILEGED_OPERATION;
}

/* Extensions of an opcode that the manual's tables have no instruction for. */
static void undefined_instruction(struct model_state *s)
{
    s->fault = MODEL_ILLEGAL;
}

/* Of a coprocessor whose bit in CCR is 0, or of a special function unit whose bit in SCR is. */
static void emulated(struct model_state *s)
{
    s->fault = MODEL_ASSIST_EMULATION;
}

/* Cases end at a BREAK. This is one. */
static void break_instruction(struct model_state *s)
{
    s->taken = true;
    s->target = s->ip;
    s->nullify = true;
}

const struct model_line model_system[] = {
    {"ldsid", ldsid},
    {"mtsp", mtsp},
    {"mfsp", mfsp},
    {"mtctl", mtctl},
    {"mfctl", mfctl},
    {"mfctl,w", mfctl_w},
    {"mfia", mfia},
    {"probe", probe},
    {"probei", probe},
    {"pdc", flush},
    {"fdc", flush},
    {"fdc,i", nothing},
    {"fdce", flush},
    {"fic", flush},
    {"fic,4f", flush},
    {"fice", flush},
    {"sync", nothing},
    {"syncdma", nothing},
    {"pmdis,n", nothing},
    {"pmenb", nothing},

    {"break", break_instruction},
    {"rfi", privileged},
    {"ssm", privileged},
    {"rsm", privileged},
    {"mtsm", privileged},
    {"diag", privileged},
    {"lpa", privileged},
    {"lci", privileged},
    {"pdtlb", privileged},
    {"pdtlb,l", privileged},
    {"pitlb", privileged},
    {"pitlb,l", privileged},
    {"pdtlbe", privileged},
    {"pitlbe", privileged},
    {"idtlba", privileged},
    {"iitlba", privileged},
    {"idtlbp", privileged},
    {"iitlbp", privileged},
    {"idtlbt", privileged},
    {"iitlbt", privileged},
    {"ldda,x", privileged},
    {"ldda,s", privileged},
    {"ldda,o", privileged},
    {"ldwa,x", privileged},
    {"ldwa,s", privileged},
    {"ldwa,o", privileged},
    {"stwa,s", privileged},
    {"stwa,o", privileged},
    {"stda,s", privileged},
    {"stda,o", privileged},
    {"gfw", undefined_instruction},
    {"gfr", undefined_instruction},
    {"hsub?", undefined_instruction},
    {"shladd?", undefined_instruction},
    {"fstqx", undefined_instruction},
    {"fstqs", undefined_instruction},
    {"cldw,x", emulated},
    {"cldw,s", emulated},
    {"cstw,x", emulated},
    {"cstw,s", emulated},
    {"cldd,x", emulated},
    {"cldd,s", emulated},
    {"cstd,x", emulated},
    {"cstd,s", emulated},
    {"copr", emulated},
    {"spop0", emulated},
    {"spop1", emulated},
    {"spop2", emulated},
    {"spop3", emulated},
    {NULL, NULL},
};
