/*
 * panel.t.c - what the panel shows is what the machine has: at many random cycles, text is read back from the pixels.
 *
 *     panel_test PROGRAM           a program that needs no arguments; exit status 77 if it is not there
 *
 * And a machine that goes back is everywhere as it was on the way forward, without output that is written twice.
 */
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/cpu/isa.h"
#include "emu/kernel/kernel.h"
#include "emu/load/aout.h"
#include "emu/load/elf.h"
#include "emu/load/symbols.h"
#include "emu/machines.h"
#include "emu/panel/draw.h"
#include "emu/os/log.h"
#include "emu/panel/process.h"

enum { STOPS = 1000 };

#define EXPECT(condition, ...)                                              \
    do {                                                                    \
        if (!(condition)) {                                                 \
            fprintf(stderr, "%s:%d: %s: ", __FILE__, __LINE__, #condition); \
            fprintf(stderr, __VA_ARGS__);                                   \
            fputc('\n', stderr);                                            \
            exit(1);                                                        \
        }                                                                   \
    } while (0)

static struct panel_canvas canvas_new(int width)
{
    struct panel_canvas c = {.width = width, .height = PANEL_HEIGHT};
    c.pixels = calloc((size_t)width * PANEL_HEIGHT, sizeof *c.pixels);
    EXPECT(c.pixels, "out of memory");
    return c;
}

/* ---- letters ---------------------------------------------------------------------------------- */

static void letters(void)
{
    struct panel_canvas c = canvas_new(1280);
    char all['~' - ' ' + 2] = "", text[sizeof all];
    for (char letter = ' '; letter <= '~'; letter++)
        all[letter - ' '] = letter;
    for (int size = PANEL_SMALL; size <= PANEL_NORMAL; size++) {
        panel_fill(&c, 0, 0, 1280, 100, 0xff000000);
        panel_text(&c, 4, 4, size, 0xffffffff, all);
        panel_read(&c, 4, 4, size, 0xffffffff, text, sizeof text);
        EXPECT(!strcmp(text, all), "letters look alike: %s", text);
    }
    free(c.pixels);
}

/* Drawing the changes gives the same picture as drawing everything. */
static void changes(const struct panel_state *before, const struct panel_state *now)
{
    struct panel_canvas whole = canvas_new(PANEL_WIDTH), part = canvas_new(PANEL_WIDTH);
    panel_draw(&part, 0, before, NULL);
    panel_draw(&part, 0, now, before);
    panel_draw(&whole, 0, now, NULL);
    EXPECT(!memcmp(whole.pixels, part.pixels, (size_t)PANEL_WIDTH * PANEL_HEIGHT * sizeof *whole.pixels), "parts differ from the whole");
    EXPECT(panel_draw(&part, 0, now, now) == 0, "something is drawn that has not changed");
    free(whole.pixels);
    free(part.pixels);
}

/* ---- a machine -------------------------------------------------------------------------------- */

static uint64_t value_of(const struct cpu *cpu, const char *label)
{
    static const struct {
        const char *label, *name;
    } names[] = {{"PSW", "psw"},  {"GR2 RP", "r2"}, {"GR30 SP", "r30"}, {"GR28 RET", "r28"}, {"GR26 ARG", "r26"}, {"CFM", "cfm"},
                 {"PR", "pr"},    {"r1 GP", "r1"},  {"r8 RET", "r8"},   {"r12 SP", "r12"},   {"BSP", "ar.bsp"},   {"PSR", "psr"},
                 {"o7 RP", "o7"}, {"o6 SP", "o6"},  {"o0 ARG", "o0"},   {"i0 RET", "i0"},    {"PSL", "psl"},      {"AP", "ap"},
                 {"FP", "fp"},    {"SP", "sp"},     {"r0 RET", "r0"},   {"r1", "r1"}};
    for (size_t n = 0; n < sizeof names / sizeof *names; n++)
        if (!strcmp(names[n].label, label))
            return cpu_reg_get(cpu, cpu_reg_find(cpu_isa(cpu), names[n].name));
    EXPECT(!strcmp(label, "PC"), "a register is called %s", label);
    return cpu_pc(cpu);
}

/* Lamps that shine in a row of the picture: places of bright red on the line through their centres. */
static int lit_lamps(const struct panel_canvas *c, int y, int end)
{
    enum { FIRST = 128, BRIGHT = 0xb0 };
    const uint32_t *row = &c->pixels[(size_t)(y + 6) * PANEL_WIDTH];
    int lit = 0;
    for (int x = FIRST; x < end; x++)
        lit += (row[x] >> 16 & 255) >= BRIGHT && (row[x - 1] >> 16 & 255) < BRIGHT;
    return lit;
}

/* Lines of code follow one another, with the text of their bytes; one is that of the PC. Bits of the word are those in memory. y: of the
 * program, which is where its file says if it has entry masks. Returns their number. */
static unsigned compare_code(struct panel_machine *m, const struct cpu *cpu, const struct symbols *y, const struct panel_state *s)
{
    const struct isa *isa = cpu_isa(cpu);
    struct control *control = panel_machine_control(m);
    bool bundles = cpu_reg_find(isa, "cfm") >= 0, vary = isa_lengths_vary(isa);
    unsigned current = 0, masks = 0;
    uint64_t at = bundles ? cpu_pc(cpu) & ~15ull : vary ? cpu_pc(cpu) : cpu_pc(cpu) - 2 * isa->sample_bytes;
    for (unsigned n = 0; n < PANEL_LINES; n++) {
        const struct panel_code_line *l = &s->code.line[n];
        uint8_t bytes[ISA_MOST_BYTES];
        char text[96] = "";
        uint64_t base = bundles ? at & ~15ull : at;
        size_t got = control_read(control, control_current(control), base, bytes, isa_most_bytes(isa));
        unsigned used = got > at - base ? isa->disassemble(at, bytes + (at - base), got - (size_t)(at - base), text, sizeof text) : 0;
        unsigned mask = isa->entry && symbols_content(y, at) == SYMBOLS_ENTRY ? isa->entry(bytes, got, text, sizeof text) : 0;
        used = mask ? mask : used;
        masks += mask != 0;
        EXPECT(l->pc == at, "line %u is at %#" PRIx64 " instead of %#" PRIx64, n, l->pc, at);
        const char *rest = *text == '[' ? text + strcspn(text, " ") : text;
        EXPECT(!strncmp(rest + strspn(rest, " "), l->text, sizeof l->text - 1), "line %u: %s, not %s", n, l->text, text);
        EXPECT(l->current == (l->pc == cpu_pc_slot(cpu)), "line %u is marked", n);
        current += l->current;
        at += used ? used : isa->sample_bytes;
    }
    EXPECT(current == 1, "%u lines are marked", current);
    uint8_t word[4];
    EXPECT(!vary || !*s->word.bits, "a word of %s", s->word.bits);
    if (bundles || vary || control_read(control, control_current(control), cpu_pc(cpu), word, 4) != 4)
        return masks;
    unsigned bit = 0;
    for (const char *b = s->word.bits; *b; b++)
        if (*b != ' ') {
            EXPECT(*b - '0' == (word[bit / 8] >> (7 - bit % 8) & 1), "bit %u of the word", bit);
            bit++;
        }
    EXPECT(bit == 32 && strlen(s->word.fields) == strlen(s->word.bits), "%u bits: %s %s", bit, s->word.bits, s->word.fields);
    return masks;
}

/* Returns the number of entry masks that are shown. */
static unsigned compare(struct panel_machine *m, const struct panel_canvas *c, const struct symbols *y, const struct panel_state *s)
{
    struct control *control = panel_machine_control(m);
    const struct cpu *cpu = control_cpu(control, control_current(control));
    if (!cpu)
        return 0;
    for (unsigned row = 0; row < PANEL_ROWS && s->registers.row[row].bits; row++) {
        const struct panel_row *r = &s->registers.row[row];
        char text[32], expected[32];
        int x, y;
        if (!strcmp(r->name, "INSN"))
            continue;
        panel_row_place(c, row, &x, &y);
        panel_read(c, x, y, PANEL_NORMAL, panel_value_colour(), text, sizeof text);
        EXPECT(lit_lamps(c, y, x - 4) == __builtin_popcountll(r->value), "%s: lamps of %" PRIx64, r->name, r->value);
        uint64_t value = value_of(cpu, r->name) & (r->bits < 64 ? ((uint64_t)1 << r->bits) - 1 : UINT64_MAX);
        snprintf(expected, sizeof expected, "%0*" PRIx64, (r->bits + 3) / 4, value);
        EXPECT(!strncmp(text, expected, strlen(expected)), "%s: the panel shows %s, the machine has %s", r->name, text, expected);
    }
    EXPECT(s->status.cycles == control_cycle(control), "cycles");
    EXPECT(s->status.ticks == control_ticks(control), "ticks");
    return compare_code(m, cpu, y, s);
}

static const struct isa *machine_of(const char *path)
{
    struct elf_image image;
    FILE *f = fopen(path, "rb");
    EXPECT(f && !(aout_is(fileno(f)) ? aout_read : elf_read)(fileno(f), path, &image, NULL), "%s cannot be read", path);
    const struct isa *isa = machine_by_elf(&(struct elf_kind){image.machine, image.bits, image.big_endian});
    elf_image_free(&image);
    fclose(f);
    return isa;
}

static uint64_t sum(const struct panel_histogram *h)
{
    uint64_t all = 0;
    for (unsigned n = 0; n < h->bars; n++)
        all += h->count[n];
    return all;
}

static void stops(const char *path)
{
    struct kernel_options o = KERNEL_OPTIONS_DEFAULT;
    const struct isa *isa = machine_of(path);
    char *why = NULL, *argv[] = {(char *)path, NULL}, *envp[] = {NULL};
    int null = open("/dev/null", 1);
    dup2(null, 1);
    o.engine = CPU_ENGINE_INTERP;
    o.mhz = 1; /* many ticks in few cycles */
    o.timing = cpu_timing_new(isa, isa->timing.model(1)->name);
    struct panel_machine *m = panel_machine_new(&o, path, "none", NULL);
    struct kernel *k = m ? kernel_new(&o, &why) : NULL;
    EXPECT(k && !kernel_start(k, path, argv, envp, &why), "%s: %s", path, why ? why : "cannot start");
    panel_machine_attach(m, k);
    struct panel_trial trial = {.scale = 0x8000, .element = 2, .dialect_name = "hpux"};
    profil_dialect_parse("hpux", &trial.dialect, NULL, 0);
    struct panel_canvas c = canvas_new(PANEL_WIDTH);
    static struct panel_state now, before;
    struct symbols *y = symbols_open(path, NULL);
    EXPECT(y, "%s: no symbols", path);
    uint64_t random = 1, reached = 0, masks = 0;
    struct control_request r = CONTROL_UNTIL_EVENT;
    int status;
    for (unsigned n = 0; n < STOPS && !panel_machine_is_over(m, &status); n++) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        r.cycle = control_cycle(panel_machine_control(m)) + (random >> 33) % (n % 2 ? 300 : 120000) + 1;
        panel_machine_run(m, &r);
        panel_machine_state(m, &trial, n % 2, &now);
        panel_draw(&c, 0, &now, n ? &before : NULL);
        masks += compare(m, &c, y, &now);
        if (n % 100 == 99)
            changes(&before, &now);
        before = now;
        reached += n > STOPS / 2 && now.own.present && sum(&now.own) > 0 && sum(&now.trial) > 0;
    }
    EXPECT(reached > 100, "%s: the buffers stay empty", path);
    EXPECT(!isa->entry == !masks, "%s: %" PRIu64 " entry masks", path, masks);
    symbols_free(y);
    kernel_free(k);
    panel_machine_free(m);
    cpu_timing_unref(o.timing);
    free(c.pixels);
}

/* ---- back ------------------------------------------------------------------------------------- */

/* In the machine's process. */
static int run_machine(void *ctx, struct panel_link *l)
{
    char *path = ctx, *why = NULL, *argv[] = {path, NULL}, *envp[] = {NULL};
    struct kernel_options o = KERNEL_OPTIONS_DEFAULT;
    const struct isa *isa = machine_of(path);
    struct os_log *log = os_log_record(NULL, &why);
    o.hz = panel_link_hz(l) ? panel_link_hz(l) : o.hz;
    o.timing = cpu_timing_new(isa, isa->timing.model(1)->name);
    struct panel_machine *m = panel_machine_new(&o, path, "none", NULL);
    struct kernel *k = m && log ? kernel_new(&o, &why) : NULL;
    EXPECT(k && !kernel_start(k, path, argv, envp, &why), "%s: %s", path, why ? why : "cannot start");
    panel_machine_attach(m, k);
    int status = panel_serve(l, m);
    kernel_free(k);
    panel_machine_free(m);
    os_log_drop(log);
    cpu_timing_unref(o.timing);
    return status;
}

static const struct panel_reply *request(struct panel_process *p, struct panel_request r)
{
    r.trial = (struct panel_trial){.scale = 0x8000, .element = 2, .dialect_name = "hpux"};
    profil_dialect_parse("hpux", &r.trial.dialect, NULL, 0);
    panel_process_send(p, &r);
    EXPECT(panel_process_wait(p, -1), "the machine's process has ended");
    return panel_process_reply(p);
}

static const struct panel_reply *forward(struct panel_process *p, enum travel_unit unit, uint64_t count)
{
    struct panel_request r = {.kind = PANEL_GO, .run = CONTROL_UNTIL_EVENT};
    r.ticks = unit == TRAVEL_TICK ? count : 0;
    r.run.steps = unit == TRAVEL_TICK ? 0 : count;
    r.run.unit = unit == TRAVEL_BUNDLE ? CONTROL_BUNDLE : CONTROL_INSTRUCTION;
    return request(p, r);
}

static const struct panel_reply *back(struct panel_process *p, enum travel_unit unit)
{
    return request(p, (struct panel_request){.kind = PANEL_GO_BACK, .unit = unit});
}

/* All that depends on the machine alone. */
static void expect_same(const struct panel_state *a, const struct panel_state *b, const char *where, unsigned n)
{
    EXPECT(a->status.cycles == b->status.cycles, "%s, %u: cycle %" PRIu64 " instead of %" PRIu64, where, n, b->status.cycles,
           a->status.cycles);
    EXPECT(a->status.instructions == b->status.instructions && a->status.ticks == b->status.ticks, "%s, %u: instructions, ticks", where, n);
    EXPECT(!memcmp(&a->registers, &b->registers, sizeof a->registers), "%s, %u: registers", where, n);
    EXPECT(!memcmp(&a->code, &b->code, sizeof a->code) && !memcmp(&a->frame, &b->frame, sizeof a->frame), "%s, %u: code", where, n);
    EXPECT(!memcmp(&a->own, &b->own, sizeof a->own) && !memcmp(&a->trial, &b->trial, sizeof a->trial), "%s, %u: counters", where, n);
    EXPECT(!memcmp(&a->causes, &b->causes, sizeof a->causes), "%s, %u: causes", where, n);
}

enum { MOST_STEPS = 12 };

/* Some steps forward, as many back, forward again. */
static void to_and_fro(struct panel_process *p, enum travel_unit unit, unsigned steps)
{
    static const char *const names[] = {"instructions", "bundles", "ticks"};
    static struct panel_state seen[MOST_STEPS + 1];
    for (unsigned n = 1; n <= steps; n++) {
        seen[n] = forward(p, unit, 1)->state;
        EXPECT(seen[n].status.instructions > seen[n - 1].status.instructions || n == 1, "%s, %u: no step", names[unit], n);
    }
    for (unsigned n = steps - 1; n; n--)
        expect_same(&seen[n], &back(p, unit)->state, names[unit], n);
    for (unsigned n = 2; n <= steps; n++)
        expect_same(&seen[n], &forward(p, unit, 1)->state, names[unit], n);
}

static off_t output_size(int fd)
{
    struct stat st;
    EXPECT(!fstat(fd, &st), "fstat");
    return st.st_size;
}

/* After the end: a summary, which fits the panel, and the functions by ticks. */
static void expect_end(const struct panel_state *s)
{
    uint64_t sum = 0;
    EXPECT(!strncmp(s->way.line[0], "The program has ended with status 0", 35), "at the end: %s", s->way.line[0]);
    EXPECT(strstr(s->way.line[2], s->ranking.function[0].name), "at the end: %s", s->way.line[2]);
    EXPECT(s->ranking.ticks == s->status.ticks, "ticks of functions");
    for (uint32_t n = 0; n < s->ranking.count; n++) {
        EXPECT(!n || s->ranking.function[n].ticks <= s->ranking.function[n - 1].ticks, "the order of functions");
        sum += s->ranking.function[n].ticks;
    }
    EXPECT(sum && sum <= s->ranking.ticks, "ticks of the first functions");
    for (unsigned n = 0; n < PANEL_STEPS; n++)
        EXPECT(strlen(s->way.line[n]) <= 101, "too long: %s", s->way.line[n]);
}

static void travels(const char *path)
{
    FILE *out = tmpfile();
    EXPECT(out && dup2(fileno(out), 1) == 1, "no temporary file");
    struct panel_process *p = panel_process_new(run_machine, (void *)path);
    EXPECT(p && panel_process_wait(p, -1), "%s: no machine", path);
    const struct panel_state *s = &forward(p, TRAVEL_INSTRUCTION, 50000)->state;
    EXPECT(!s->ranking.count && strstr(s->way.line[0], "no tick yet: one comes every 1000000 cycles"), "before a tick: %s", s->way.line[0]);
    to_and_fro(p, TRAVEL_INSTRUCTION, MOST_STEPS);
    to_and_fro(p, TRAVEL_BUNDLE, MOST_STEPS);
    forward(p, TRAVEL_TICK, 20);
    to_and_fro(p, TRAVEL_TICK, 6);
    static struct panel_state end, last;
    EXPECT(forward(p, TRAVEL_TICK, 1 << 30)->over, "%s does not end", path);
    end = panel_process_reply(p)->state;
    expect_end(&end);
    off_t size = output_size(1);
    EXPECT(size > 0, "%s has written nothing", path);
    EXPECT(!back(p, TRAVEL_TICK)->over, "%s: still over", path);
    last = panel_process_reply(p)->state;
    EXPECT(back(p, TRAVEL_TICK)->state.status.ticks < last.status.ticks, "%s: not before the last tick", path);
    expect_same(&last, &forward(p, TRAVEL_TICK, 1)->state, "end", 0);
    EXPECT(forward(p, TRAVEL_TICK, 1 << 30)->over && panel_process_reply(p)->state.status.cycles == end.status.cycles, "%s: another end",
           path);
    last = back(p, TRAVEL_INSTRUCTION)->state;
    EXPECT(!panel_process_reply(p)->over && last.status.cycles < end.status.cycles, "%s: not before the end", path);
    EXPECT(forward(p, TRAVEL_INSTRUCTION, 1)->over, "%s: not before the last instruction", path);
    EXPECT(output_size(1) == size, "%s: output has been written twice", path);
    const struct panel_reply *fresh = request(p, (struct panel_request){.kind = PANEL_RENEW, .hz = 50});
    EXPECT(fresh->state.head.hz == 50 && fresh->state.status.instructions == 0, "%s: no new machine", path);
    EXPECT(forward(p, TRAVEL_TICK, 3)->state.status.cycles / 100000 == 60, "%s: ticks of another rate", path);
    EXPECT(back(p, TRAVEL_TICK)->state.status.cycles / 100000 == 40, "%s: back at another rate", path);
    EXPECT(panel_process_end(p) == 0, "%s: status", path);
    fclose(out);
}

int main(int argc, char **argv)
{
    EXPECT(argc == 2, "usage: panel_test PROGRAM");
    letters();
    if (access(argv[1], R_OK)) {
        perror(argv[1]);
        return 77;
    }
    stops(argv[1]);
    travels(argv[1]);
    return 0;
}
