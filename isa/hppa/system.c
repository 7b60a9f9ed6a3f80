/* system.c - system control, caches and privileged instructions (PA-RISC 2.0 Architecture, chapter 7). */
#include "isa/hppa/translate.h"

/* ---- traps ------------------------------------------------------------------------------------ */

SEM(privileged)
{
    (void)o;
    trap(t, HPPA_TRAP_PRIVILEGED_OPERATION);
}

SEM(illegal)
{
    (void)o;
    trap(t, HPPA_TRAP_ILLEGAL);
}

SEM(reserved)
{
    (void)o;
    trap(t, HPPA_TRAP_ILLEGAL);
}

/* A coprocessor or special function unit that this machine does not have. */
SEM(assist)
{
    (void)o;
    trap(t, HPPA_TRAP_ASSIST_EMULATION);
}

SEM(break_)
{
    (void)o;
    trap(t, HPPA_TRAP_BREAK);
}

SEM(ssm)
{
    (void)o;
    trap(t, HPPA_TRAP_PRIVILEGED_OPERATION);
}

SEM(rsm)
{
    (void)o;
    trap(t, HPPA_TRAP_PRIVILEGED_OPERATION);
}

/* ---- control registers ------------------------------------------------------------------------ */

enum { CR_SAR = 11, CR_INTERVAL_TIMER = 16, CR_USER_FIRST = 26, CR_USER_LAST = 27 };

SEM(mfctl)
{
    if (o->i == CR_SAR) /* the last five bits; MFCTL,W reads all six */
        set_gr(t, o->t, ir_andi(t->ir, ir_get(t->ir, HPPA_SAR), 31));
    else if (o->i == CR_INTERVAL_TIMER)
        set_gr(t, o->t, ir_cycles(t->ir));
    else if (o->i == CR_USER_FIRST || o->i == CR_USER_LAST)
        set_gr(t, o->t, ir_get(t->ir, HPPA_CR24 + o->i - 24));
    else
        trap(t, HPPA_TRAP_PRIVILEGED_REGISTER);
}

SEM(mfctl_w)
{
    set_gr(t, o->t, ir_get(t->ir, HPPA_SAR));
}

SEM(mtctl)
{
    (void)o; /* SAR, the only one for users, has separate lines */
    trap(t, HPPA_TRAP_PRIVILEGED_REGISTER);
}

SEM(mtsar)
{
    ir_set(t->ir, HPPA_SAR, ir_andi(t->ir, gr(t, o->a), 63));
}

SEM(mtsarcm)
{
    ir_set(t->ir, HPPA_SAR, ir_andi(t->ir, ir_not(t->ir, gr(t, o->a)), 63));
}

SEM(mfia)
{
    set_gr(t, o->t, constant(t, t->delay.pc));
}

/* ---- space registers -------------------------------------------------------------------------- */

/* The three bits of a space register's number are rotated: the last one is encoded first. */
static unsigned space_register(const struct hppa_fields *o)
{
    return (o->s & 1) << 2 | o->s >> 1;
}

SEM(mtsp)
{
    unsigned s = space_register(o);

    if (s >= 5) {
        trap(t, HPPA_TRAP_PRIVILEGED_REGISTER);
        return;
    }
    ir_set(t->ir, HPPA_SR + s, t->delay.wide ? gr(t, o->a) : ir_zext32(t->ir, gr(t, o->a)));
}

SEM(mfsp)
{
    set_gr(t, o->t, ir_get(t->ir, HPPA_SR + space_register(o)));
}

/* The space of an address: the named one, or the one that the address's first two bits select. */
SEM(ldsid)
{
    if (o->s) {
        set_gr(t, o->t, ir_get(t->ir, HPPA_SR + o->s));
        return;
    }
    val quadrant = ir_extract(t->ir, gr(t, o->b), t->delay.wide ? 62 : 30, 2);
    set_gr(t, o->t, ir_getx(t->ir, HPPA_SR + 4, quadrant, 4));
}

/* ---- memory access rights --------------------------------------------------------------------- */

/* As in Linux (handle_nadtlb_fault), the mapping decides, whether or not the page has been touched. */
static uint64_t may_access(struct cpu *c, uint64_t addr, uint64_t write, uint64_t unused)
{
    unsigned flags = space_page_flags(cpu_space(c), addr);
    struct mem_map m;

    (void)unused;
    if (flags & (write ? MEM_W | MEM_WANT_W : MEM_R))
        return 1;
    return (flags & MEM_MAPPED) && space_next_map(cpu_space(c), addr, &m) && m.start <= addr && (m.prot & (write ? MEM_W : MEM_R));
}

/* The requested privilege level is ignored: users always probe at their own. */
static void probe_access(struct hppa_translation *t, const struct hppa_fields *o)
{
    val base = gr(t, o->b), addr = t->delay.wide ? base : ir_zext32(t->ir, base);
    val allowed = ir_call(t->ir, may_access, IR_CALL_READS, addr, constant(t, o->w), constant(t, 0));

    set_gr(t, o->t, allowed);
}

SEM(probe)
{
    probe_access(t, o);
}

SEM(probei)
{
    probe_access(t, o);
}

/* ---- caches ----------------------------------------------------------------------------------- */

/* Instruction fetch sees stores at once: memory notifies the engine when a page with translated code is written. But translations after
 * this instruction may be stale, so the block ends. */
static void caches_touched(struct hppa_translation *t, const struct hppa_fields *o)
{
    if (o->m)
        set_gr(t, o->b, ir_add(t->ir, gr(t, o->b), gr(t, o->a)));
    delay_end(&t->delay);
}

SEM(flush_data)
{
    caches_touched(t, o);
}

SEM(flush_data_i)
{
    caches_touched(t, o); /* the encoding has no m */
}

SEM(flush_code)
{
    caches_touched(t, o);
}

SEM(flush_entry)
{
    caches_touched(t, o);
}

SEM(purge_data)
{
    caches_touched(t, o);
}

SEM(sync)
{
    (void)o;
    delay_end(&t->delay);
}
