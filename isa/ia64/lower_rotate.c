/*
 * lower_rotate.c - rotating registers, and blocks of modulo-scheduled loops.
 *
 * A rotation decrements the RRBs of CFM, which renames registers. Slots hold registers by name, so a rotation has to move values.
 * Three techniques avoid most moves:
 *  - f32 to f127 rotate lazily. S_FR_PENDING and S_ROTATED count the pending rotations; fr_in_name_order() performs them. A loop that
 *    names these registers leaves them where they are and adds the offset at each access (fr_in_file).
 *  - A short loop leaves rotating general registers in file order (gr_in_file): they do not move, and each access adds rrb.gr.
 *  - A counted loop is unrolled, and rotates once per block.
 */
#include "emu/mem/mem.h"
#include "isa/ia64/lower.h"

/* ---- rotating floating-point registers ---- */

static uint64_t do_rotate_fr(struct cpu *c, uint64_t x, uint64_t y, uint64_t z)
{
    (void)x, (void)y, (void)z;
    rotate_pending_fr(cpu_slots(c));
    return 0;
}

/* Returns the number of pending rotations of f32 to f127, modulo 96. */
static val pending_fr(struct ir_builder *b)
{
    val rotated = ir_get(b, S_ROTATED);
    val sum = ir_add(b, ir_get(b, S_FR_PENDING), ir_select(b, ir_eqi(b, rotated, 96), ir_const(b, 0), rotated));
    return ir_select(b, ir_ltui(b, sum, 96), sum, ir_subi(b, sum, 96));
}

void fr_in_name_order(struct translation *t)
{
    val none = ir_const(t->b, 0);
    ir_label never = ir_skip_if_zero(t->b, ir_or(t->b, ir_get(t->b, S_FR_PENDING), ir_get(t->b, S_ROTATED)));
    ir_label fine = ir_skip_if_zero(t->b, pending_fr(t->b));
    ir_call(t->b, do_rotate_fr, IR_CALL_READS | IR_CALL_WRITES, none, none, none);
    ir_land(t->b, fine);
    ir_land(t->b, never);
}

/* Returns how many iterations of an unrolled block precede the current one. Their rotations are not in the RRBs yet. */
static unsigned iterations_before(const struct translation *t)
{
    return t->unrolled ? t->unrolled->done : 0;
}

enum { ROTATING_FR_SLOTS = 2 * 96 };

/* Returns the offset of f32's value from f32's slot at block entry. The result is never 0: without pending rotations it is a full circle,
 * so that fr_place() needs one comparison to wrap around. */
static val first_fr_place(struct translation *t)
{
    return ir_sub(t->b, ir_const(t->b, ROTATING_FR_SLOTS), ir_shli(t->b, pending_fr(t->b), 1));
}

/* Returns the offset of f's value from f32's slot in the current iteration. f is in f32 to f127. */
static val fr_place(struct translation *t, unsigned f)
{
    struct ir_builder *b = t->b;
    int64_t offset = 2 * ((int64_t)f - 32 - iterations_before(t));
    val place = ir_addi(b, t->first_fr, (uint64_t)offset), round;
    if (offset < 0)
        return ir_select(b, ir_lti(b, place, 0), ir_addi(b, place, ROTATING_FR_SLOTS), place);
    round = ir_subi(b, place, ROTATING_FR_SLOTS);
    return ir_select(b, ir_lti(b, round, 0), place, round);
}

struct fr_slots fr_slots(struct translation *t, unsigned f)
{
    if (!t->fr_in_file || f < 32)
        return (struct fr_slots){.f = f};
    return (struct fr_slots){.f = f, .in_file = true, .place = fr_place(t, f)};
}

val fr_slot(struct translation *t, struct fr_slots s, unsigned part)
{
    return s.in_file ? ir_getx(t->b, S_FR + 64 + part, s.place, 192 - part) : ir_get(t->b, S_FR + 2 * s.f + part);
}

void set_fr_slot(struct translation *t, struct fr_slots s, unsigned part, val v)
{
    if (s.in_file)
        ir_setx(t->b, S_FR + 64 + part, s.place, v, 192 - part);
    else
        ir_set(t->b, S_FR + 2 * s.f + part, v);
}

/* ---- rotating general registers ---- */

/* Returns the offset of the rotating register r in file order: (r - 32 + rrb.gr) modulo sor. */
static val place_in_file(struct translation *t, unsigned r)
{
    struct ir_builder *b = t->b;
    unsigned sor = mode_sor(t->mode);
    int64_t from_base = (int64_t)r - 32 - iterations_before(t);
    val place = ir_addi(b, t->gr_in_any_order ? t->first_gr : ir_get(b, S_RRB_GR), (uint64_t)from_base);
    if (from_base == 0)
        return place;
    if (from_base < 0)
        return ir_select(b, ir_lti(b, place, 0), ir_addi(b, place, sor), place);
    val round = ir_subi(b, place, sor);
    return ir_select(b, ir_lti(b, round, 0), place, round);
}

val file_gr(struct translation *t, unsigned r)
{
    return ir_getx(t->b, S_GR + 32, place_in_file(t, r), mode_sor(t->mode));
}

void set_file_gr(struct translation *t, unsigned r, val v)
{
    ir_setx(t->b, S_GR + 32, place_in_file(t, r), v, mode_sor(t->mode));
}

static uint64_t do_place_gr(struct cpu *c, uint64_t sor, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    gr_to_name_order(c, (unsigned)sor);
    return 0;
}

static uint64_t do_unplace_gr(struct cpu *c, uint64_t sor, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    gr_to_file_order(c, (unsigned)sor);
    return 0;
}

static void call_with_sor(struct translation *t, ir_fn *fn)
{
    val none = ir_const(t->b, 0);
    ir_call(t->b, fn, IR_CALL_READS | IR_CALL_WRITES, ir_const(t->b, mode_sor(t->mode)), none, none);
}

void gr_in_name_order(struct translation *t)
{
    if (t->gr_in_place || t->gr_in_file || !mode_sor(t->mode))
        return;
    ir_label fine = ir_skip_if_zero(t->b, ir_get(t->b, S_GR_IN_FILE));
    call_with_sor(t, do_place_gr);
    ir_land(t->b, fine);
    t->gr_in_place = true;
}

enum { FORM_OF_INTEGERS = 1 /* ldf8, stf8 */, IP_RELATIVE = 4 /* a branch's major opcode */ };

/* Returns whether i is allowed in a block that has registers in file order. The semantics of such an instruction access general registers
 * through gr() and set_gr() only, and leave the block if the result is a NaT. */
static bool suits_file_order(const struct ia64_insn *i)
{
    enum { NORMAL, SPECULATIVE };
    if (means(i, ia64_sem_ld))
        return ia64_completer_lk(i->x) <= SPECULATIVE;
    if (means(i, ia64_sem_ldf) || means(i, ia64_sem_ldfp)) /* integer forms only: they accept any bits */
        return ia64_completer_flk(i->x) == 0 &&
               (means(i, ia64_sem_ldfp) ? ia64_completer_fpz(i->x) : ia64_completer_fz(i->x)) == FORM_OF_INTEGERS;
    if (means(i, ia64_sem_stf))
        return ia64_completer_fz(i->x) == FORM_OF_INTEGERS;
    return i->line->attributes & IA64_PROP || means(i, ia64_sem_st) || means(i, ia64_sem_lfetch) || is_nop(i) || means(i, ia64_sem_chk_s) ||
           (means(i, ia64_sem_br_cond) && i->x >> 37 == IP_RELATIVE && i->qp) || only_compares(i);
}

enum { FEW_BUNDLES = 8, MANY_ROTATING = 16 };

/* Returns whether i may set a NaT bit. NaT bits are stored by register name, so registers have to be in place then. */
static bool may_become_nat(const struct ia64_insn *i)
{
    return means(i, ia64_sem_ld) && ia64_completer_lk(i->x) != 0;
}

bool gr_by_index(struct translation *t, const struct ia64_insn *i, unsigned n)
{
    enum { FEW_FOUND = 4 };
    if (t->gr_in_place || t->gr_in_file || nat_mode(t) || mode_sor(t->mode) < MANY_ROTATING || !ir_guess(t->b, S_GR_IN_FILE) ||
        t->found + n > FEW_FOUND || !suits_file_order(i) || may_become_nat(i))
        return false;
    t->found += n;
    t->first_gr = ir_select(t->b, ir_get(t->b, S_GR_IN_FILE), ir_get(t->b, S_RRB_GR), ir_const(t->b, 0));
    return true;
}

/* Returns whether the bundle at `at` has a br.ctop or br.wtop to `to`. */
static bool closes_rotating_loop(const struct ia64_bundle *bundle, uint64_t at, uint64_t to)
{
    enum { WTOP = 3, CTOP = 7 };
    for (unsigned slot = 0; slot < 3; slot++) {
        struct ia64_insn i = {.x = bundle->slot[slot]};
        unsigned type = i.x >> 6 & 7;
        if (bundle->tmpl->unit[slot] == IA64_B && i.x >> 37 == IP_RELATIVE && (type == WTOP || type == CTOP) &&
            at + (uint64_t)ia64_value_tgt25c(&i) == to)
            return true;
    }
    return false;
}

/* Returns whether one of the first bundles may branch back as a modulo-scheduled loop. This quick test spares most blocks the full
 * decoding. */
static bool may_be_rotating_loop(const struct translation *t)
{
    struct ia64_bundle bundle;
    uint8_t bytes[FEW_BUNDLES * 16];
    size_t n = mem_peek(ir_space(t->b), t->pc, bytes, sizeof bytes);
    for (unsigned k = 0; k < n / 16; k++) {
        if (!ia64_has_branch(bytes + 16 * k))
            continue;
        ia64_bundle_read(&bundle, bytes + 16 * k);
        if (closes_rotating_loop(&bundle, t->pc + 16 * k, t->pc))
            return true;
    }
    return false;
}

/* A modulo-scheduled loop of few bundles. */
struct rotating_loop {
    unsigned general, floating;         /* the number of rotating operands */
    unsigned insns, later, conditional; /* instructions; those of later stages; those with a static predicate */
    unsigned branches;                  /* the number of branches */
    uint64_t stages;                    /* the stage predicates of its instructions */
    bool counted;                       /* the loop ends with br.ctop */
    bool sets_predicates;               /* the loop writes rotating predicates other than by rotation */
};

static void note_operands(const struct translation *t, const struct ia64_insn *i, struct rotating_loop *l)
{
    l->insns++;
    l->later += i->qp > 16;
    l->conditional += i->qp && i->qp < 16;
    l->branches += i->line->unit == IA64_B && !is_nop(i);
    if (i->qp >= 16)
        l->stages |= 1ull << i->qp;
    for (unsigned k = 0; k < i->line->nuses; k++) {
        enum ia64_operand_class cls = i->line->uses[k].cls;
        unsigned r = ia64_register(i, &i->line->uses[k]);
        l->general += cls == IA64_OPC_GR && rotates(t, r);
        l->floating += cls == IA64_OPC_FR && r >= 32;
        l->sets_predicates |= cls == IA64_OPC_PR && r >= 16 && i->line->uses[k].write;
    }
}

/* Returns whether the block is a modulo-scheduled loop whose instructions suit registers in file order, and describes it. */
static bool is_rotating_loop(const struct translation *t, struct rotating_loop *l)
{
    struct ia64_bundle bundle;
    struct ia64_insn i;
    uint8_t bytes[16];
    *l = (struct rotating_loop){0};
    if (nat_mode(t) || t->pc & 15 || !may_be_rotating_loop(t))
        return false;
    for (unsigned k = 0; k < FEW_BUNDLES; k++) {
        uint64_t at = t->pc + 16 * k;
        if (!ir_can_fetch(t->b, at) || mem_peek(ir_space(t->b), at, bytes, 16) != 16)
            return false;
        ia64_bundle_read(&bundle, bytes);
        for (unsigned slot = 0; slot < 3; slot++) {
            if (ir_has_breakpoint(t->b, at + slot) || !ia64_decode(&bundle, slot, &i))
                return false;
            i.bundle = at;
            note_operands(t, &i, l);
            l->counted = means(&i, ia64_sem_br_ctop);
            if (l->counted || means(&i, ia64_sem_br_wtop))
                return branch_target(&i) == t->pc;
            if (!suits_file_order(&i))
                return false;
        }
    }
    return false;
}

static void begin_in_file_order(struct translation *t)
{
    ir_label fine = ir_skip_if_nonzero(t->b, ir_get(t->b, S_GR_IN_FILE)), none = ir_skip_if_zero(t->b, ir_get(t->b, S_RRB_GR));
    ir_likely(t->b, none);
    call_with_sor(t, do_unplace_gr);
    ir_land(t->b, none);
    ir_set_const(t->b, S_GR_IN_FILE, 1);
    ir_land(t->b, fine);
    t->gr_in_file = true;
}

/* ---- unrolled loops ----
 *
 * The iterations of a counted modulo-scheduled loop are of three kinds: in the prologue the first stage predicate, p16, is on while LC
 * counts; in the kernel all stage predicates are on; in the epilogue p16 is off while EC drains the pipeline. An unrolled block holds
 * several iterations of one kind. Its stage predicates are mostly constants, and LC, EC, the RRBs and the rotating predicates are updated
 * once per block.
 *
 * A kernel block is entered only if as many kernel iterations follow. A prologue block is left after the iteration in which LC reaches 0,
 * an epilogue block after the one in which the pipeline is drained.
 *
 * Invariant: within an unrolled block S_ITERATIONS is the number of completed iterations, and LC, EC, the RRBs, S_ROTATED and p16 to p63
 * have their values of block entry. If control leaves within an iteration, the mode says which kind of block it was, and
 * apply_iterations_now() applies the completed iterations.
 */

enum stages { STAGES_ANY, STAGES_KERNEL, STAGES_PROLOGUE, STAGES_EPILOGUE };

static const uint64_t FIRST_STAGE = 1 << 16;

/* Returns whether n iterations of that kind fit into a block. */
static bool fit(const struct ir_builder *b, const struct rotating_loop *l, enum stages stages, unsigned n)
{
    unsigned conditions = l->conditional + (stages == STAGES_KERNEL ? 0 : l->later);
    struct ir_copies copies = {
        .loop = IR_LOOP_PIPELINED, .times = n, .insns = l->insns * n, .path_bits = conditions * n, .branches = l->branches * n};
    return ir_may_copy(b, &copies);
}

/* Returns the unroll factor of the block for iterations of that kind, or 0 if it is not unrolled. */
static unsigned unroll_factor(const struct ir_builder *b, const struct rotating_loop *l, enum stages stages)
{
    unsigned n = 1;
    if (!l->counted || l->sets_predicates || !(l->stages & FIRST_STAGE))
        return 0;
    while (fit(b, l, stages, n + 1))
        n++;
    return n > 1 ? n : 0;
}

/* Returns the predicates that have to be 1 at block entry for all stages to be on in n iterations. */
static uint64_t all_stages(uint64_t stages, unsigned n)
{
    uint64_t all = 0;
    for (unsigned k = 0; k < n; k++)
        all |= stages >> k;
    return (all | FIRST_STAGE) & ~(uint64_t)PR_STATIC;
}

static val first_stage(struct translation *t)
{
    return ir_andi(t->b, ir_get(t->b, S_PR_HIGH), FIRST_STAGE);
}

/* Returns 0 if all stages are on in the next n iterations. */
static val not_all(struct translation *t, unsigned n, uint64_t stages)
{
    struct ir_builder *b = t->b;
    val all = ir_const(b, all_stages(stages, n));
    return ir_or(b, ir_xor(b, ir_and(b, ir_get(b, S_PR_HIGH), all), all), ir_ltui(b, ir_get(b, S_LC), n));
}

/* Returns 0 if the loop is in its epilogue. */
static val not_epilogue(struct translation *t)
{
    struct ir_builder *b = t->b;
    return ir_or(b, ir_or(b, first_stage(t), ir_get(b, S_LC)), ir_eqi(b, ir_get(b, S_EC), 0));
}

/* Returns 0 if, provided that the first stage is on, LC counts n more iterations, or reaches 0 before that and an epilogue follows. */
static val not_counting(struct translation *t, unsigned n)
{
    struct ir_builder *b = t->b;
    return ir_and(b, ir_ltui(b, ir_get(b, S_EC), 2), ir_ltui(b, ir_get(b, S_LC), n));
}

/* Returns 0 if the next iterations are of this kind. */
static val differ(struct translation *t, const struct rotating_loop *l, enum stages stages)
{
    struct ir_builder *b = t->b;
    if (stages == STAGES_KERNEL)
        return not_all(t, unroll_factor(t->b, l, STAGES_KERNEL), l->stages);
    if (stages == STAGES_EPILOGUE)
        return not_epilogue(t);
    return ir_or(b, ir_eqi(b, first_stage(t), 0), not_counting(t, unroll_factor(t->b, l, STAGES_PROLOGUE)));
}

/* Returns 0 if no completed iterations are to be applied and general registers are in file order. */
static val misplaced(struct translation *t)
{
    val iterations = ir_get(t->b, S_ITERATIONS);
    return mode_sor(t->mode) ? ir_or(t->b, iterations, ir_xori(t->b, ir_get(t->b, S_GR_IN_FILE), 1)) : iterations;
}

static uint64_t mode_of_stages(const struct translation *t, enum stages stages)
{
    return (t->mode & ~MODE_STAGES) | (uint64_t)stages << MODE_STAGES_SHIFT;
}

/* Goes to the unrolled block of that kind if there is one and `bad` is 0. */
static void go_to_iterations(struct translation *t, const struct rotating_loop *l, enum stages stages, val bad)
{
    if (!unroll_factor(t->b, l, stages))
        return;
    ir_label other = ir_skip_if_nonzero(t->b, bad);
    ir_goto(t->b, t->pc, mode_of_stages(t, stages));
    ir_land(t->b, other);
}

static void look_for_iterations(struct translation *t, const struct rotating_loop *l)
{
    struct ir_builder *b = t->b;
    ir_label off = ir_skip_if_zero(b, first_stage(t));
    if (unroll_factor(t->b, l, STAGES_KERNEL))
        go_to_iterations(t, l, STAGES_KERNEL, not_all(t, unroll_factor(t->b, l, STAGES_KERNEL), l->stages));
    go_to_iterations(t, l, STAGES_PROLOGUE, not_counting(t, unroll_factor(t->b, l, STAGES_PROLOGUE)));
    ir_land(b, off);
    go_to_iterations(t, l, STAGES_EPILOGUE, not_epilogue(t));
}

static uint64_t do_apply_iterations(struct cpu *c, uint64_t sor, uint64_t y, uint64_t z)
{
    (void)y, (void)z;
    apply_iterations_now(c, (unsigned)sor);
    return 0;
}

static void apply_iterations(struct translation *t)
{
    ir_label none = ir_skip_if_zero(t->b, ir_get(t->b, S_ITERATIONS));
    call_with_sor(t, do_apply_iterations);
    ir_land(t->b, none);
}

void leave_iterations(struct translation *t)
{
    if (t->unrolled)
        apply_iterations(t);
}

static void begin_iterations(struct translation *t, const struct rotating_loop *l, enum stages stages)
{
    struct ir_builder *b = t->b;
    struct unrolled *u = t->unrolled;
    *u = (struct unrolled){.times = unroll_factor(t->b, l, stages),
                           .all = stages == STAGES_KERNEL,
                           .fills = stages != STAGES_EPILOGUE,
                           .whole = unroll_factor(t->b, l, STAGES_KERNEL),
                           .stages = l->stages};
    ir_label fine = ir_skip_if_zero(b, ir_or(b, misplaced(t), differ(t, l, stages)));
    ir_likely(b, fine);
    apply_iterations(t);
    ir_goto(b, t->pc, t->mode);
    ir_land(b, fine);
    t->mode = mode_of_stages(t, stages);
}

bool iteration_predicate(const struct translation *t, unsigned p, bool *is)
{
    const struct unrolled *u = t->unrolled;
    if (!u || p < 16 || (!u->all && p > 16 + u->done))
        return false;
    *is = u->fills;
    return true;
}

val iteration_pr(struct translation *t, unsigned p)
{
    return ir_extract(t->b, ir_get(t->b, S_PR_HIGH), p - iterations_before(t), 1);
}

/* Applies n iterations to LC, EC, the RRBs and the rotating predicates. last: LC reached 0 in the last of them, or the pipeline is
 * drained. apply_iterations_now() does the same in C. */
static void count_iterations(struct translation *t, unsigned n, bool last)
{
    struct ir_builder *b = t->b;
    const struct unrolled *u = t->unrolled;
    unsigned counter = u->fills ? S_LC : S_EC, sor = mode_sor(t->mode);
    ir_set(b, counter, last ? ir_const(b, 0) : ir_subi(b, ir_get(b, counter), n));
    if (last && u->fills)
        ir_set(b, S_EC, ir_subi(b, ir_get(b, S_EC), 1));
    if (sor) {
        val base = ir_subi(b, ir_get(b, S_RRB_GR), n);
        ir_set(b, S_RRB_GR, ir_select(b, ir_lti(b, base, 0), ir_addi(b, base, sor), base));
    }
    val rotated = ir_addi(b, ir_get(b, S_ROTATED), n), less = ir_subi(b, rotated, 96);
    ir_set(b, S_ROTATED, ir_select(b, ir_lti(b, less, 1), rotated, less));
    val predicates = ir_shli(b, ir_get(b, S_PR_HIGH), n);
    uint64_t ones = ((1ull << n) - 1) << 16;
    ir_set(b, S_PR_HIGH, u->fills ? ir_or(b, predicates, ir_const(b, last ? ones & ~FIRST_STAGE : ones)) : predicates);
    ir_set_const(b, S_ITERATIONS, 0);
}

/* Leaves the block if LC reaches 0 in the iteration that ends here, or the pipeline is drained. */
static void leave_after_last(struct translation *t, uint64_t to)
{
    struct ir_builder *b = t->b;
    const struct unrolled *u = t->unrolled;
    val left = u->fills ? ir_nei(b, ir_get(b, S_LC), u->done) : ir_nei(b, ir_get(b, S_EC), u->done + 1);
    ir_label more = ir_skip_if_nonzero(b, left);
    count_iterations(t, u->done + 1, true);
    if (u->fills)
        ir_goto(b, to, mode_of_stages(t, STAGES_EPILOGUE));
    else
        ir_goto(b, t->next, mode_of_stages(t, STAGES_ANY));
    ir_land(b, more);
}

bool end_iteration(struct translation *t, uint64_t to)
{
    struct unrolled *u = t->unrolled;
    fr_rotated(t);
    if (!u->all)
        leave_after_last(t, to);
    if (++u->done < u->times) {
        ir_set_const(t->b, S_ITERATIONS, u->done);
        t->next = to;
        return true;
    }
    count_iterations(t, u->times, false);
    if (u->fills && !u->all && u->whole) {
        ir_label other = ir_skip_if_nonzero(t->b, not_all(t, u->whole, u->stages));
        ir_goto(t->b, to, mode_of_stages(t, STAGES_KERNEL));
        ir_land(t->b, other);
    }
    ir_goto(t->b, to, t->mode);
    return false;
}

/* ---- block entry ---- */

bool at_rotating_loop(const struct translation *t)
{
    struct rotating_loop l;
    return is_rotating_loop(t, &l);
}

void begin_rotating_loop(struct translation *t, struct unrolled *u, unsigned stages)
{
    struct rotating_loop l;
    unsigned sor = mode_sor(t->mode);
    bool is = is_rotating_loop(t, &l), in_file = is && sor >= MANY_ROTATING && l.general * 3 <= sor; /* moving costs more than renaming */

    if (stages && !(is && unroll_factor(t->b, &l, stages) && (in_file || !sor))) { /* control came from within an iteration */
        apply_iterations(t);
        stages = STAGES_ANY;
    }
    if (!is)
        return;
    if (stages) {
        t->unrolled = u;
        t->gr_in_file = in_file;
        begin_iterations(t, &l, stages);
    } else {
        if (in_file)
            begin_in_file_order(t);
        if (in_file || !sor)
            look_for_iterations(t, &l);
    }
    t->fr_in_file = l.floating;
    if (l.floating)
        t->first_fr = first_fr_place(t);
}
